#include "replace/entry.h"

#include "commit/marks.h"
#include "state/asking.h"
#include "state/pile.h"
#include "state/rules.h"
#include "state/statics.h"
#include "state/verdict.h"

namespace kawari {
namespace {

struct EntryEffect {
  NodeId node = kNoNode;
  CardId card = kNoCard;
  int value = 0;
  int damage = 0;
};
using EntryEffects = ScratchVec<EntryEffect, 12>;

void own_entries(const Match& match, CardId card, EntryEffects& out) {
  const Face& face = match.face(card);
  if (!face.has_statics) return;
  const ObjectRef self = ref_of(match.state, card);
  auto take = [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (match.book().op(match.book().kid(node, 0)) != Op::self) return;
    if (node.op == Op::may_enter) out.push({view.node, card, node.value | kMayEnter, 0});
    if (node.op != Op::enters) return;
    const NodeId many = match.book().kid(node, 1);
    out.push({view.node, card, node.value, match.book().absent(many) ? 0 : amount(match, view.env, many)});
  };
  for (const Ability& ability : face.abilities)
    if (ability.kind == AbilityKind::static_)
      detail::static_ability(match, ability.root, self, card, match.state.card(card).player(), -1, take);
}

// The position as it will be after the card has entered, because the card has everything that cards in play
// give it as it enters. [LOR-2.1 6.4.2.3]
struct Entered {
  // A constructor, because aggregate initialisation would clear all places of the lists.
  Entered(const Match& now, ObjectRef entering) : match(now), object(entering) {}
  Match match;
  ObjectRef object;
};
Entered as_entered(const Match& match, const Part& part) {
  Entered out{match, {}};
  const CardId card = part.object.card();
  out.match.trace = nullptr;
  const SlotId slot = imagine_entered(out.match, card);
  if (slot == kNoSlot) return {match, part.object};
  out.object = ref_of(out.match.state, slot);
  return out;
}

// If the filter depends on figures or keywords, the card is tested as it will be in play.
bool fits_entering(const Match& match, const Env& env, NodeId filter, const Part& part) {
  const bool reads_figures = (match.book().reads(filter) & (kReadsFigures | kReadsKeywords)) != 0;
  if (!reads_figures || !part.object.is_card() || part.verb == Verb::shift)
    return fits(match, env, filter, part.object);
  const Entered then = as_entered(match, part);
  const bool so = fits(then.match, env, filter, then.object);
  match.derived.raise(then.match.derived.fault);
  return so;
}

void others_entries(const Match& match, const Part& part, EntryEffects& out) {
  each_static(match, Op::enters, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    const Node& whose = match.book()[match.book().kid(node, 0)];
    if (whose.op != Op::all || !fits_entering(match, view.env, match.book().kid(whose, 0), part)) return;
    const NodeId many = match.book().kid(node, 1);
    out.push({view.node, view.env.card, node.value,
              match.book().absent(many) ? 0 : amount(match, view.env, many)});
  });
}

void tell_entry(Match& match, const Part& part, const EntryEffect& effect, RuleKey extra) {
  tell(match, match.edition->policy.entry_is_replacement ? TraceKind::replaced : TraceKind::entry,
       [&](TraceItem& item) {
         item.rule = rule::key(rule::entry_state);
         item.rule2 = extra;
         item.part = record(match, part);
         item.player = item.part.player;
         item.node = effect.node;
         item.by = effect_record(match, effect.card, effect.node, match.state.card(effect.card).player());
         PartRecord result = item.part;
         result.flags |= part.flags;
         // The record of the link does not say that the creature enters tapped: another effect may have
         // caused that.
         if (effect.value & kEnterLinked) result.flags.remove(kEntersExerted);
         item.results.push_back(result);
       });
}

// What a question about an entry or a departure asks, besides "exerted or not" (Proposal::asked).
enum : std::uint8_t {
  kLink = 1,     // whether the card is bound to another one, a shield
  kShield = 2,   // to which
  kPartner = 3,  // with which objects the card enters linked
  kLeaver = 4,   // which of several linked cards leaves
  kPlace = 5,    // at which side of the picked object the card enters linked
};

void ask_entry(Match& match, Proposal& proposal, int part, CardId card) {
  ask_about_event(match, {.ask = Ask::entry, .who = match.state.card(card).player(), .card = card});
  proposal.cursor = static_cast<std::uint16_t>(part);
}

// "May enter play exerted", in the card's own text: the effect if its player accepts.
const EntryEffect* optional_entry(const EntryEffects& effects) {
  for (const EntryEffect& e : effects)
    if (e.value & kMayEnter) return &e;
  return nullptr;
}

// Bodyguard and similar keywords, printed or given by another card. A static ability of the card itself is
// too late: the card is not in play yet. [LOR-2.1 6.4.2.3]
bool may_enter_exerted(const Match& match, const Part& part) {
  if (match.rules->may_enter_exerted(match, part)) return true;
  const KeywordId keyword = match.rules->entry_keyword;
  if (keyword == kNoKeyword || !part.object.is_card()) return false;
  // The position with the card in play is only needed if something gives the keyword at all.
  if (!derived(match).given.has(keyword)) return false;
  const Entered then = as_entered(match, part);
  const Book& book = match.book();
  bool given = false;
  each_static(then.match, Op::gains, [&](const StaticView& view) {
    const Node& gained = book[book.kid(view.node, 1)];
    if (given || gained.op != Op::keyword || KeywordId(gained.value) != keyword) return;
    if (view.env.card == part.object.card()) return;
    given = then.object.is_slot() && is_about(then.match, view, then.object.slot());
  });
  return given;
}

bool links(const EntryEffects& effects) {
  for (const EntryEffect& e : effects)
    if (e.value & kEnterLinked) return true;
  return false;
}

// Where how a card enters is a replacement like others: one for each event, the turn player's first, and none
// for what a replacement has produced. [DM-1.20 609.1, 609.3, 609.8]
bool one_for_each(const Match& match) {
  const ReplacementPolicy& policy = match.edition->policy;
  return policy.entry_is_replacement && policy.unit == Unit::part;
}
bool closed_to_entries(const Match& match, const Part& part) {
  return one_for_each(match) && part.has(kClosed) &&
         !match.edition->reads(other_reading::entry_after_replacement);
}

PlayerId whose(const Match& match, const EntryEffect& effect) {
  return match.state.card(effect.card).player();
}

void enter_so(Match& match, Part& part, const EntryEffect& effect) {
  if (effect.value & kEnterExerted) part.flags |= kEntersExerted;
  if (effect.value & kEnterDamaged)
    part.moved().damage = match.state.exact(std::int64_t{part.moved().damage} + effect.damage);
  tell_entry(match, part, effect, kNoRule);
}

bool is_mandatory(const EntryEffect& effect) { return (effect.value & (kEnterLinked | kMayEnter)) == 0; }

// The one that applies where only one does: the first in turn order. `before`: only those of players who come
// before that player.
const EntryEffect* first_mandatory(const Match& match, const EntryEffects& effects,
                                   PlayerId before = kNoPlayer) {
  for (const PlayerId p : players_from(match.state, match.state.turn_player)) {
    if (p == before) break;
    for (const EntryEffect& e : effects)
      if (is_mandatory(e) && whose(match, e) == p) return &e;
  }
  return nullptr;
}

// "… are put into the mana zone tapped": effects on how cards enter a zone other than play. All of them
// apply.
void zone_entries(Match& match, Part& part) {
  if (part.to != Zone::resource || part.has(kEntersExerted) || closed_to_entries(match, part)) return;
  EntryEffect found;
  each_static(match, Op::enters_zone, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (static_cast<Place>(node.value) != Place::resource_exerted) return;
    const Node& whose = match.book()[match.book().kid(node, 0)];
    if (whose.op == Op::all && fits(match, view.env, match.book().kid(whose, 0), part.object))
      found = {view.node, view.env.card, kEnterExerted, 0};
  });
  if (found.node == kNoNode) return;
  part.flags |= kEntersExerted;
  tell_entry(match, part, found, kNoRule);
}

EntryEffects entries(const Match& match, const Part& part) {
  EntryEffects out{};
  if (closed_to_entries(match, part)) return out;
  own_entries(match, part.object.card(), out);
  others_entries(match, part, out);
  return out;
}

void link_partners(const Match& match, CardId card, ObjectList& out) {
  for (const SlotId slot : slots_in_order(match))
    if (const ObjectRef object = ref_of(match.state, slot);
        match.rules->linking.can_link(match, card, object).legal)
      out.push(object);
}

bool may_link(const Match& match, CardId card) {
  if (match.rules->linking.can_link == nullptr || !match.rules->linking.links(match, card)) return false;
  ObjectList partners{};
  link_partners(match, card, partners);
  return !partners.empty();
}

void ask_partner(Match& match, Proposal& proposal, int part, CardId card) {
  ask_about_event(
      match,
      {.ask = Ask::objects, .who = match.state.card(card).player(), .least = 0, .most = 1, .card = card});
  proposal.cursor = static_cast<std::uint16_t>(part);
  proposal.asked = kPartner;
}

void ask_place(Match& match, Proposal& proposal, int part, CardId card) {
  ask_about_event(match, {.ask = Ask::side, .who = match.state.card(card).player(), .card = card});
  proposal.cursor = static_cast<std::uint16_t>(part);
  proposal.asked = kPlace;
}

bool enters_exerted_anyway(const Match& match, const Part& part) {
  if (part.has(kEntersExerted)) return true;
  return part.verb == Verb::shift && part.other.is_slot() && match.state.slot(part.other.slot()).exerted;
}

// Asks what else its player decides as the card enters; false if there is a question.
bool ask_further(Match& match, Proposal& proposal, int i, const EntryEffects& effects) {
  const State& state = match.state;
  const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
  const CardId card = part.object.card();
  if (links(effects) && match.rules->attached.at != Zone::none &&
      state.list(state.card(card).player(), match.rules->attached.at).count > 0) {
    ask_entry(match, proposal, i, card);
    proposal.asked = kLink;
    return false;
  }
  if (!enters_exerted_anyway(match, part) &&
      (optional_entry(effects) != nullptr || may_enter_exerted(match, part))) {
    ask_entry(match, proposal, i, card);
    return false;
  }
  return true;
}

// The card enters linked, at that side of another card.
void tell_link(Match& match, const Part& part, const LinkPlace& at) {
  // With however many objects: it is one effect on how the card enters.
  const bool replaces = match.edition->policy.entry_is_replacement && !part.has(kLinks);
  tell(match, replaces ? TraceKind::replaced : TraceKind::entry, [&](TraceItem& item) {
    item.rule = rule::key(rule::entry_state);
    item.rule2 = match.rules->linking.enters;
    Part linked = part;
    linked.flags |= kLinks;
    item.part = record(match, part);
    item.player = item.part.player;
    item.by = effect_record(match, part.object.card(), kNoNode, item.player);
    linked.other = ref_of(match.state, at.of);
    item.results.push_back(record(match, linked));
    item.results.back().side = at.side;
  });
}

}  // namespace

Verdict entry_pick(const Match& match, const Pending& pending, ObjectRef object) {
  const std::uint8_t asked = match.state.proposals.back().asked;
  const CardId card = card_of(match.state, object);
  if (asked == kPartner && object.is_slot())
    return match.rules->linking.can_link(match, pending.card, object);
  const Verdict no = Verdict::no(rule::key(rule::legal_choice), card);
  if (asked == kPartner || asked == kLeaver) return no.elsewhere(Zone::play, pending.who);
  return no.elsewhere(match.rules->attached.at, pending.who);
}

void entry_options(const Match& match, const Pending& pending, ObjectList& out) {
  const State& state = match.state;
  const std::uint8_t asked = state.proposals.back().asked;
  if (asked == kPartner) return link_partners(match, pending.card, out);
  if (asked == kLeaver) {
    for (const CardId c : linked_of(state, state.slot(state.card(pending.card).slot)))
      out.push(ref_of(state, c));
    return;
  }
  for (CardId c = state.list(pending.who, match.rules->attached.at).first; c != kNoCard;
       c = state.card(c).next)
    out.push(ref_of(state, c));
}

namespace {

// Whether an earlier part of the proposal moves the same object.
bool moves_earlier(const State& state, const Proposal& proposal, int at) {
  const ObjectRef object = state.parts[static_cast<std::size_t>(proposal.first + at)].object;
  for (int i = 0; i < at; ++i)
    if (const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
        part.kind == PartKind::move_card && !part.has(kDropped) && part.object == object)
      return true;
  return false;
}

}  // namespace

bool settle_departures(Match& match, Proposal& proposal) {
  State& state = match.state;
  if (match.rules->linking.can_link == nullptr) return true;
  for (int i = 0; i < proposal.count; ++i) {
    Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.kind != PartKind::move_card || part.has(kDropped) || !part.object.is_slot() ||
        part.single != kNoCard || part.moved().leaves != Leaves::whole || !in_place(state, part.object))
      continue;
    const Slot& slot = state.slot(part.object.slot());
    if (!state.card(slot.top).linked) continue;
    if (state.answered && proposal.asked == kLeaver && proposal.cursor == i) {
      part.single = card_of(state, take_answer(match).object());
      part.moved().leaves = Leaves::linked;
      proposal.asked = 0;
      tell(match, TraceKind::check, [&](TraceItem& item) {
        item.rule = match.rules->linking.leaves;
        item.part = record(match, part);
        item.player = slot.controller;
      });
      continue;
    }
    if (moves_earlier(state, proposal, i)) continue;  // an object moves once
    ask_about_event(match,
                    {.ask = Ask::objects, .who = slot.controller, .least = 1, .most = 1, .card = slot.top});
    proposal.cursor = static_cast<std::uint16_t>(i);
    proposal.asked = kLeaver;
    return false;
  }
  return true;
}

bool settle_entries(Match& match, Proposal& proposal) {
  State& state = match.state;
  for (int i = 0; i < proposal.count; ++i) {
    Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.kind != PartKind::move_card || part.has(kDropped)) continue;
    if (match.rules->enters_exerted && match.rules->enters_exerted(match, part)) part.flags |= kEntersExerted;
    if (part.to != Zone::play) {
      zone_entries(match, part);
      continue;
    }
    if (!part.object.is_card()) {  // it is already in play
      part.flags |= kDropped;
      continue;
    }
    const CardId card = part.object.card();
    if (!part.has(kEntryAsked)) {
      EntryEffects effects = entries(match, part);
      part.flags |= kEntryAsked;
      if (one_for_each(match)) {
        const EntryEffect* first = first_mandatory(match, effects, state.card(card).player());
        if (first == nullptr && !links(effects) && !may_link(match, card))
          first = first_mandatory(match, effects);
        if (first != nullptr) {
          enter_so(match, part, *first);
          continue;
        }
      } else {
        for (const EntryEffect& e : effects)
          if (is_mandatory(e)) enter_so(match, part, e);
      }
      if (part.verb != Verb::shift && !closed_to_entries(match, part) && may_link(match, card)) {
        ask_partner(match, proposal, i, card);
        return false;
      }
      if (!ask_further(match, proposal, i, effects)) return false;
    } else if (state.answered && proposal.cursor == i) {
      const Option answer = take_answer(match);
      if (proposal.asked == kPartner || proposal.asked == kPlace) {
        const LinkSides& sides = match.rules->link_sides;
        proposal.asked = 0;
        if (answer.is(OptionKind::object)) {
          match.rules->linking.pick(match, card, answer.object());
          if (sides.places(match, card).size() > 1) {
            ask_place(match, proposal, i, card);
            return false;
          }
        }
        if (answer.is(OptionKind::object) || answer.is(OptionKind::mode)) {
          const LinkPlaces places = sides.places(match, card);
          const LinkPlace at =
              places[answer.is(OptionKind::mode) ? static_cast<std::size_t>(answer.mode()) : 0];
          sides.lay(match, card, at);
          tell_link(match, part, at);
          part.flags |= kLinks;
          if (may_link(match, card)) {
            ask_partner(match, proposal, i, card);
            return false;
          }
        }
        // Where it is a replacement like others, it is the only one of this entry. [DM-1.20 609.3, 609.8]
        const EntryEffects effects = entries(match, part);
        if (!one_for_each(match) || !part.has(kLinks)) {
          if (one_for_each(match) && !links(effects))
            if (const EntryEffect* first = first_mandatory(match, effects)) {
              enter_so(match, part, *first);
              continue;
            }
          if (!ask_further(match, proposal, i, effects)) return false;
        }
        continue;
      }
      if (proposal.asked == kLink && answer.is(OptionKind::yes)) {
        const PlayerId owner = state.card(card).player();
        ask_about_event(match, {.ask = Ask::objects, .who = owner, .least = 1, .most = 1, .card = card});
        proposal.asked = kShield;
        return false;
      }
      if (proposal.asked == kLink && one_for_each(match)) {
        const EntryEffects effects = entries(match, part);
        if (const EntryEffect* first = first_mandatory(match, effects)) enter_so(match, part, *first);
      }
      if (proposal.asked == kShield) {
        part.other = answer.object();
        tell_entry(match, part, {kNoNode, card, kEnterLinked, 0}, match.rules->entry_rule);
      } else if (answer.is(OptionKind::yes) && proposal.asked == 0) {
        part.flags |= kEntersExerted;
        EntryEffects effects{};
        own_entries(match, card, effects);
        const EntryEffect* own = optional_entry(effects);
        tell_entry(match, part, {own ? own->node : kNoNode, card, kEnterExerted, 0},
                   own ? kNoRule : match.rules->entry_rule);
        if (own) {
          FollowUp follow;
          follow.node = match.book().kid(own->node, 1);
          follow.self = part.object;
          follow.card = card;
          follow.controller = state.card(card).player();
          follow.proposal = proposal.number;
          state.follow_ups.push(state, follow);
        }
      }
      proposal.asked = 0;
    }
  }
  return true;
}

}  // namespace kawari
