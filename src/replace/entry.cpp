#include "replace/entry.h"

#include "state/lists.h"
#include "state/statics.h"

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
    if (node.op != Op::enters || match.book().op(match.book().kid(node, 0)) != Op::self) return;
    const NodeId many = match.book().kid(node, 1);
    (void)out.push(
        {view.node, card, node.value, match.book().absent(many) ? 0 : amount(match, view.env, many)});
  };
  for (const Ability& ability : face.abilities)
    if (ability.kind == AbilityKind::static_)
      detail::static_ability(match, ability.root, self, card, match.state.card(card).player(), -1, take);
}

// What applies in play applies to a card as it enters: where its figures or keywords are asked for, it is
// looked at as it would be there.
bool fits_entering(const Match& match, const Env& env, NodeId filter, const Part& part) {
  const CardId card = card_of(match.state, part.object);
  const bool reads_figures = (match.book()[filter].reads & kReadsFigures) != 0;
  if (!reads_figures || !part.object.is_card() || part.verb == Verb::shift || card == kNoCard)
    return fits(match, env, filter, part.object);
  Match there = match;
  there.trace = nullptr;
  unlink(there.state, card);
  const SlotId at = occupy(there.state, card, there.state.card(card).player());
  if (at == kNoSlot) return fits(match, env, filter, part.object);
  there.derived.dirty = true;
  return fits(there, env, filter, ref_of(there.state, at));
}

void others_entries(const Match& match, const Part& part, EntryEffects& out) {
  each_static(match, Op::enters, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    const Node& whose = match.book()[match.book().kid(node, 0)];
    if (whose.op != Op::all || !fits_entering(match, view.env, match.book().kid(whose, 0), part)) return;
    const NodeId many = match.book().kid(node, 1);
    (void)out.push({view.node, view.env.card, node.value,
                    match.book().absent(many) ? 0 : amount(match, view.env, many)});
  });
}

void tell(Match& match, const Part& part, const EntryEffect& effect, RuleKey extra) {
  if (!listening(match)) return;
  TraceItem item;
  item.kind = match.edition->policy.entry_is_replacement ? TraceKind::replaced : TraceKind::entry;
  item.rule = rule::key(rule::entry_state);
  item.rule2 = extra;
  item.part = record(match, part);
  item.player = item.part.player;
  item.node = effect.node;
  item.by = effect_record(match, effect.card, effect.node, match.state.card(effect.card).player());
  PartRecord result = item.part;
  result.flags |= part.flags;
  // The shield is chosen for a creature that something else may have tapped.
  if (effect.value & kEnterLinked) result.flags &= static_cast<std::uint16_t>(~kEntersExerted);
  item.results.push_back(result);
  trace(match, std::move(item));
}

// What the question of a proposal is about, beside "exerted or not".
enum : std::uint8_t { kLink = 1, kShield = 2 };

void ask_entry(State& state, Proposal& proposal, int part, CardId card, Ask ask) {
  Pending pending;
  pending.ask = ask;
  pending.who = state.card(card).player();
  pending.card = card;
  state.pending = pending;
  proposal.cursor = static_cast<std::uint8_t>(part);
}

bool links(const EntryEffects& effects) {
  for (const EntryEffect& e : effects)
    if (e.value & kEnterLinked) return true;
  return false;
}

// "… are put into the mana zone tapped": effects on how cards enter a zone other than play. All of them
// apply.
void zone_entries(Match& match, Part& part) {
  if (part.to != Zone::resource || part.has(kEntersExerted)) return;
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
  tell(match, part, found, kNoRule);
}

bool enters_exerted_anyway(const Match& match, const Part& part) {
  if (part.has(kEntersExerted)) return true;
  return part.verb == Verb::shift && part.other.is_slot() && match.state.slot(part.other.slot()).exerted;
}

}  // namespace

void entry_options(const Match& match, const Pending& pending, ObjectList& out) {
  const State& state = match.state;
  for (CardId c = state.list(pending.who, Zone::shields).first; c != kNoCard; c = state.card(c).next)
    (void)out.push(ref_of(state, c));
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
    const CardId card = part.object.card();
    if (!part.has(kEntryAsked)) {
      EntryEffects effects{};
      own_entries(match, card, effects);
      others_entries(match, part, effects);
      for (const EntryEffect& e : effects) {
        if (e.value & kEnterExerted && !(e.value & kMayEnter)) part.flags |= kEntersExerted;
        if (e.value & kEnterLinked) continue;
        if (e.value & kEnterDamaged) part.extra = static_cast<std::uint16_t>(part.extra + e.damage);
        tell(match, part, e, kNoRule);
      }
      part.flags |= kEntryAsked;
      if (links(effects) && state.list(state.card(card).player(), Zone::shields).count > 0) {
        ask_entry(state, proposal, i, card, Ask::entry);
        proposal.asked = kLink;
        return false;
      }
      if (!enters_exerted_anyway(match, part) && match.rules->may_enter_exerted(match, part)) {
        ask_entry(state, proposal, i, card, Ask::entry);
        return false;
      }
    } else if (state.answered && proposal.cursor == i) {
      state.answered = 0;
      if (proposal.asked == kLink && state.answer.kind == OptionKind::yes) {
        ask_entry(state, proposal, i, card, Ask::objects);
        state.pending.least = state.pending.most = 1;
        proposal.asked = kShield;
        return false;
      }
      if (proposal.asked == kShield) {
        part.other = {state.answer.a, state.answer.b};
        tell(match, part, {kNoNode, card, kEnterLinked, 0}, match.rules->entry_rule);
      } else if (state.answer.kind == OptionKind::yes && proposal.asked == 0) {
        part.flags |= kEntersExerted;
        tell(match, part, {kNoNode, card, kEnterExerted, 0}, match.rules->entry_rule);
      }
      proposal.asked = 0;
    }
  }
  return true;
}

}  // namespace kawari
