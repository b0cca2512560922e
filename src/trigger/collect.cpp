#include "trigger/collect.h"

#include <algorithm>

#include "commit/effects.h"
#include "commit/marks.h"
#include "state/rules.h"
#include "state/witness.h"
#include "trigger/history.h"

namespace kawari {
namespace {

bool leaves_in_batch(const Match& match, ObjectRef object) {
  const State& state = match.state;
  if (state.proposals.empty()) return false;
  const Proposal& proposal = state.proposals.back();
  for (int i = 0; i < proposal.count; ++i) {
    const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (!part.has(kDropped) && part.kind == PartKind::move_card && part.object == object) return true;
  }
  return false;
}

// The rule for special triggers: a delayed one, one of a keyword, or one whose card leaves with the others.
RuleKey rule_of_trigger(const Match& match, const Holder& holder, const AbilityView& ability,
                        const Env& env) {
  if (match.book().op(ability.root) == Op::delay) return rule::key(rule::delayed_trigger);
  const State& state = match.state;
  if (ability.effect >= 0 &&
      match.book().op(state.effects[static_cast<std::size_t>(ability.effect)].node) == Op::create)
    return rule::key(rule::floating_trigger);
  if (ability.keyword != kNoKeyword) return match.rules->keywords[index(ability.keyword)].rule;
  const bool together = env.subject != holder.self && leaves_in_batch(match, holder.self);
  return together ? rule::key(rule::leave_together) : kNoRule;
}

void add_waiting(Match& match, const Holder& holder, const AbilityView& ability, const Untriggered& found) {
  State& state = match.state;
  const Env& env = found.env;
  const auto about = [&](TraceItem& item) {
    item.by = effect_record(match, holder.card, ability.root, holder.controller);
    if (ability.keyword != kNoKeyword) item.by.keyword = ability.keyword;
    item.player = holder.controller;
    item.part.card = card_of(state, env.subject);
    if (item.part.card != kNoCard) item.part.face = state.card(item.part.card).face;
  };
  if (found.why == Untriggered::Why::secondary) {
    tell(match, TraceKind::not_triggered, [&](TraceItem& item) {
      about(item);
      item.rule = rule::key(rule::secondary_condition);
      item.node = found.node;
    });
    return;
  }
  Waiting waiting;
  waiting.ability = ability.root;
  waiting.self = holder.self;
  waiting.subject = env.subject;
  waiting.other = env.other;
  waiting.bound = holder.bound;
  waiting.card = holder.card;
  waiting.event_source = env.event_source;
  waiting.amount = env.event_amount;
  waiting.named = env.named;
  waiting.order = state.next_order++;
  waiting.controller = holder.controller;
  waiting.event_player = env.event_player;
  waiting.index = ability.index;
  waiting.keyword = ability.keyword;
  state.waiting.push(state, waiting);
  tell(match, TraceKind::triggered, [&](TraceItem& item) {
    about(item);
    item.rule = rule::key(rule::trigger);
    item.rule2 = rule_of_trigger(match, holder, ability, env);
  });
}

bool says_first_time(const Match& match, const AbilityView& ability) {
  return (match.book()[ability.root].value & kFirstTimeEachTurn) != 0;
}

// "The first time …": the ability's bit in Slot::seen; 0 if the ability does not say so.
std::uint32_t first_time_bit(const Match& match, const Holder& holder, const AbilityView& ability) {
  if (!says_first_time(match, ability) || !holder.self.is_slot() || !in_place(match.state, holder.self))
    return 0;
  return once_bit(ability.index);
}

struct Together {
  bool first = true;
  std::int64_t total = 0;
};
// "1 or more": all parts of the proposal that fit the event, seen from this part.
Together together(const Match& match, const Holder& holder, const AbilityView& ability, const Part& part) {
  const State& state = match.state;
  Together out;
  if (state.proposals.empty()) return {true, part.amount};
  const Proposal& p = state.proposals.back();
  bool before = true;
  for (int i = 0; i < p.count; ++i) {
    const Part& each = state.parts[static_cast<std::size_t>(p.first + i)];
    if (each.object == part.object && each.kind == part.kind) before = false;
    if (each.has(kDropped)) continue;
    Env env;
    env.controller = holder.controller;
    env.self = holder.self;
    env.card = holder.card;
    env.bound = holder.bound;
    if (!event_fits(match, env, match.book().kid(ability.root, 1), each, facts_of(match, each))) continue;
    if (before) out.first = false;
    out.total += each.amount;
  }
  return out;
}

// Tells, once for all of them, that the ability would have triggered if its own card had not left at the same
// time.
void tell_not_seen(Match& match, const Holder& holder, const AbilityView& ability) {
  if (!listening(match)) return;
  const auto& told = match.trace->items;
  for (auto it = told.rbegin(); it != told.rend() && it->kind != TraceKind::happened; ++it)
    if (it->kind == TraceKind::not_triggered && it->by.card == holder.card && it->by.node == ability.root)
      return;
  tell(match, TraceKind::not_triggered, [&](TraceItem& item) {
    item.rule = rule::key(rule::leave_together);
    item.by = effect_record(match, holder.card, ability.root, holder.controller);
    item.player = holder.controller;
  });
}

// Returns true if the ability has triggered.
bool try_ability(Match& match, const Holder& holder, const AbilityView& ability, const Part& part,
                 FactSet all, bool leaving) {
  if (ability.kind != AbilityKind::triggered || !(ability.watches & all)) return false;
  const Untriggered found = untriggered(match, holder, ability, part, all, leaving);
  if (found.why == Untriggered::Why::leaves_too) tell_not_seen(match, holder, ability);
  if (found && found.why != Untriggered::Why::secondary) return false;
  // "The first time" counts occurrences: it is used even if the ability does nothing.
  if (first_time_bit(match, holder, ability))
    note_first_time(match.state, holder.self.slot(), ability.index);
  else if (says_first_time(match, ability) && beyond_once(ability.index))
    match.state.raise(Fault::too_many_once);
  add_waiting(match, holder, ability, found);
  return true;
}

// "When you discard this card": an ability about its own card works in the zone of that card.
void watch_itself(Match& match, const Part& part, FactSet all) {
  if (part.kind != PartKind::move_card || !part.object.is_card()) return;
  const CardId card = part.object.card();
  if (!(match.face(card).triggers & all)) return;
  const Book& book = match.book();
  const Holder holder{part.object, card, match.state.card(card).player(), {}, false};
  for (const AbilityView& ability : printed_abilities(match, card)) {
    if (ability.kind != AbilityKind::triggered || !is_single_event(book.op(book.kid(ability.root, 1))))
      continue;
    const NodeId subject = book.kid(book.kid(ability.root, 1), 0);
    if (book.op(subject) == Op::same_as && book.op(book.kid(subject, 0)) == Op::self)
      (void)try_ability(match, holder, ability, part, all, false);
  }
}

// "When you play a Floodborn character on this card": the covered card has this ability although it is no
// longer in play. Its other abilities watch only if the edition says so. [LOR-2.2 4.3.4.2]
void watch_covered(Match& match, const Part& played, FactSet all) {
  State& state = match.state;
  if (played.kind != PartKind::mark || played.verb != Verb::play || played.marked().covered == 0 ||
      !played.object.is_slot())
    return;
  Part part = played;
  const Slot& slot = state.slot(part.object.slot());
  CardId covered = slot.under;
  for (int i = 0; i < played.marked().covered && covered != kNoCard;
       ++i, covered = state.card(covered).next) {
    if (!(match.face(covered).triggers & all)) continue;
    const Holder holder{ref_of(state, covered), covered, slot.controller, {}, false};
    part.other = holder.self;
    for (const AbilityView& ability : printed_abilities(match, covered)) {
      if (ability.kind != AbilityKind::triggered) continue;
      const Node& event = match.book()[match.book().kid(ability.root, 1)];
      const bool on_this =
          is_single_event(event.op) && speaks_of_itself(match.book(), match.book().kid(event, 1));
      if (!on_this && !match.edition->covered_watches) continue;
      const std::size_t before = state.waiting.size();
      (void)try_ability(match, holder, ability, part, all, false);
      // "This character" now means the card on top.
      if (!on_this && state.waiting.size() > before) state.waiting.back().self = part.object;
    }
  }
}

// Collects abilities that work while their card is in a zone other than play.
void watch_elsewhere(Match& match, const Part& part, FactSet all) {
  const State& state = match.state;
  if (!(match.cards->watched_elsewhere() & all)) return;
  for (const PlayerId player : players_from(state, state.turn_player)) {
    for (const Zone zone : kListZones) {
      for (CardId c = state.list(player, zone).first; c != kNoCard; c = state.card(c).next) {
        std::uint8_t at = 0;
        for (const Ability& ability : match.face(c).abilities) {
          const std::uint8_t i = at++;
          if (ability.kind != AbilityKind::triggered || ability.zone != zone) continue;
          const Holder holder{ref_of(state, c), c, player, {}, false};
          const AbilityView view{
              ability.root, ability.kind, ability.name, ability.keyword, ability.watches, i, -1};
          try_ability(match, holder, view, part, all, false);
        }
      }
    }
  }
}

// One of several linked cards leaves: what has triggered speaks of that card, not of those that stay.
void speak_of_leaver(const State& state, const Part& part, Waiting& waiting) {
  const ObjectRef gone{index(part.single), static_cast<std::uint16_t>(state.card(part.single).stamp + 1)};
  if (waiting.self == part.object && waiting.card == part.single) waiting.self = gone;
  if (waiting.subject == part.object) waiting.subject = gone;
}

void watch_part(Match& match, const Part& part, FactSet all, bool leaving) {
  State& state = match.state;
  witness(match, leaving ? Sight::leaves : Sight::happens, part);
  if (!leaving) {
    watch_itself(match, part, all);
    watch_covered(match, part, all);
    watch_elsewhere(match, part, all);
  }
  if (!(derived(match).trigger_facts & all)) return;
  for (const SlotId id : slots_in_order(match)) {
    if (!(derived(match).slots[index(id)].triggers & all)) continue;
    Holder holder;
    holder.self = ref_of(state, id);
    holder.card = state.slot(id).top;
    holder.controller = state.slot(id).controller;
    holder.in_play = true;
    const AbilityViews abilities = abilities_of(match, id);
    for (const AbilityView& ability : abilities) {
      holder.card = ability.card == kNoCard ? state.slot(id).top : ability.card;
      const std::size_t before = state.waiting.size();
      (void)try_ability(match, holder, ability, part, all, leaving);
      if (leaving && part.single != kNoCard && state.waiting.size() > before)
        speak_of_leaver(state, part, state.waiting.back());
    }
  }
  for (std::size_t i = 0; i < state.effects.size(); ++i) {
    const Effect effect = state.effects[i];
    const Book& book = match.book();
    const Node& node = book[effect.node];
    const Holder holder{ref_of(state, effect.source), effect.source, effect.controller, effect.object, false};
    if (node.op == Op::create) {
      const Node& inner = book[book.kid(node, 1)];
      if (inner.op != Op::triggered) continue;
      const NodeId root = book.kid(node, 1);
      const AbilityView view{
          root, AbilityKind::triggered,      kNoWord, kNoKeyword, watched(book, book.kid(inner, 1)),
          0xFF, static_cast<std::int16_t>(i)};
      const bool triggered = try_ability(match, holder, view, part, all, leaving);
      // "The next time": it was waiting for this event.
      if (triggered && (inner.value & kNextTimeOnly)) end_effect(match, i--);
    } else if (node.op == Op::delay) {
      const AbilityView view{effect.node, AbilityKind::triggered,      kNoWord, kNoKeyword, {},
                             0xFF,        static_cast<std::int16_t>(i)};
      if (effect.spent != Spent::no) continue;
      Untriggered found = untriggered(match, holder, view, part, all, leaving);
      if (found) continue;
      found.env.subject = effect.subject;
      found.env.event_amount = 0;
      found.env.named = effect.named;
      add_waiting(match, holder, view, found);
      match.derived.stale = Stale::all;
      // It waited for this one moment; what it is about is kept until it resolves.
      if (effect.object.none())
        end_effect(match, i--);
      else
        keep_until_resolved(state, effect);
    }
  }
}

bool comes_in(FactSet all) { return all.has(Fact::entered) || all.has(Fact::played); }

void collect(Match& match, bool leaving) {
  State& state = match.state;
  const std::size_t first = state.proposals.back().first, count = state.proposals.back().count;
  for (std::size_t i = 0; i < count; ++i) {
    const Part& part = state.parts[first + i];
    if (part.has(kDropped)) continue;
    const FactSet all = facts_of(match, part);
    const bool leaves = all.has(Fact::left);
    if (leaves != leaving || !all) continue;
    note_done(match, part, all);
    watch_part(match, part, all, leaving);
  }
}

}  // namespace

Untriggered untriggered(const Match& match, const Holder& holder, const AbilityView& ability,
                        const Part& part, FactSet all, bool leaving) {
  using Why = Untriggered::Why;
  const Book& book = match.book();
  const Node& node = book[ability.root];
  Untriggered out;
  Env& env = out.env;
  env.controller = holder.controller;
  env.self = holder.self;
  env.card = holder.card;
  env.bound = holder.bound;
  const bool delayed = node.op == Op::delay;
  const NodeId event = book.kid(node, delayed ? 0 : 1);
  const auto because = [&](Why why, NodeId at = kNoNode) {
    out.why = why;
    out.node = at;
    return out;
  };
  out.misfit = misfit(match, env, event, part, all);
  if (out.misfit) return because(Why::event, out.misfit.node);
  if (delayed) return because(Why::nothing);
  if (holder.in_play && part.object == holder.self && !match.rules->newcomer_watches && comes_in(all) &&
      !speaks_of_itself(book, book.kid(out.misfit.event, 0)))
    return because(Why::comes_in);
  // Of linked cards only the one that leaves is "this" one. [DM-1.50 804.7]
  if (leaving && part.single != kNoCard && part.object == holder.self && holder.card != part.single &&
      speaks_of_itself(book, book.kid(out.misfit.event, 0)))
    return because(Why::event, book.kid(out.misfit.event, 0));
  if (!holds(match, env, book.kid(node, 0))) return because(Why::condition, book.kid(node, 0));
  // If leaving objects see only themselves leave, an object that leaves with others does not watch these.
  if (leaving && holder.in_play && !match.edition->policy.leavers_see_each_other &&
      part.object != holder.self && leaves_in_batch(match, holder.self))
    return because(Why::leaves_too);
  if (book[event].value & kTogether) {
    // Once for the whole proposal: the first part stands for all of them.
    const Together found = together(match, holder, ability, part);
    if (!found.first) return because(Why::told_already);
    env.event_amount = match.derived.exact(found.total);
  }
  if (const std::uint32_t bit = first_time_bit(match, holder, ability))
    if (match.state.slot(holder.self.slot()).seen & bit) return because(Why::not_first);
  if (match.edition->secondary_on_adding && !holds(match, env, book.kid(node, 2)))
    return because(Why::secondary, book.kid(node, 2));
  return because(Why::nothing);
}

void collect_leaving(Match& match) { collect(match, true); }
void collect_happened(Match& match) { collect(match, false); }
void collect_single(Match& match, const Part& part) { watch_part(match, part, facts_of(match, part), false); }

NodeId effect_of(const Match& match, const Waiting& waiting) {
  return effect_in(match.book(), match.book()[waiting.ability]);
}

}  // namespace kawari
