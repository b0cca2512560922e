// One attack: attacker and target, blocker, battle, end; the standby effects after each. Shields are broken
// in breaking.cpp.
#include <algorithm>

#include "commit/commit.h"
#include "event/event.h"
#include "games/duel_masters/attack.h"
#include "run/run.h"
#include "state/statics.h"

namespace kawari::duel_masters {
namespace {

// The player whom the attack is against; kNoPlayer: it is against a creature.
PlayerId attacked(const Frame& frame) {
  return frame.args[1] == 0 ? kNoPlayer : PlayerId(static_cast<std::uint8_t>(frame.args[1] - 1));
}

Flow tap_attacker(Match& match, Frame& frame) {
  State& state = match.state;
  frame.subject = ref_of(state, CardId(frame.args[0]));
  frame.other = frame.args[1] ? ObjectRef{} : ref_of(state, CardId(frame.args[2]));
  frame.args[3] = frame.args[4] = 0;
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.rule = rule::key(rule::attack_declare);
    item.part = record(match, mark_part(Verb::attack, frame.controller, frame.subject, frame.other));
    const Target target = attacks_player(frame) ? Target(attacked_player(frame)) : Target(item.part.other);
    item.option = Option::action(id(Action::attack), item.part.card, PlayWay::pay, target);
  });
  propose_one(match, make_part(PartKind::exert, Verb::attack, frame.controller, frame.subject));
  return Flow::next();
}

// Somebody waits for such an event, or asks afterwards whether it has happened.
bool watched(const Match& match, Fact fact) {
  return (derived(match).trigger_facts | match.book().asked_facts()).has(fact);
}

// Whether the attack is against a player: what triggers on it asks for that as an amount.
std::int16_t players_attacked(const Frame& frame) { return frame.args[1] != 0; }

Flow attacks(Match& match, Frame& frame) {
  Part part = mark_part(Verb::attack, frame.controller, frame.subject, frame.other);
  part.marked().attacked = attacked(frame);
  part.amount = players_attacked(frame);
  propose_one(match, part);
  return Flow::next();
}

Flow after(Match& match, Frame&) {
  start_after(match);
  return Flow::next();
}

// [DM-1.50 506.3c] The turn player's effects are worked off before the other player declares any.
Flow turn_players_part(Match& match, Frame&) {
  if (!match.state.waiting.empty()) start_turn_players_part(match);
  return Flow::next();
}

// The same, where nothing can have come up but what waits.
Flow after_waiting(Match& match, Frame&) {
  if (!match.state.waiting.empty()) start_after(match);
  return Flow::next();
}

}  // namespace

bool attack_is_over(const Match& match, const Frame& frame) {
  if (!in_place(match.state, frame.subject)) return true;
  return !frame.other.none() && !in_place(match.state, frame.other);
}

// [DM-1.50 505.6, 507.2c]
Flow attack_ends_early(Match& match, const Frame& frame) {
  if (listening(match)) {
    const bool attacker = !in_place(match.state, frame.subject);
    const bool stays_blocked = !attacker && frame.args[3] != 0;
    const CardId about{frame.args[attacker || stays_blocked ? 0 : 2]};
    tell(match, stays_blocked ? TraceKind::check : TraceKind::no_effect, [&](TraceItem& item) {
      item.rule = rule::key(stays_blocked ? rule::blocked : rule::attack_ends);
      item.rule2 = rule::key(stays_blocked ? rule::no_battle : rule::attack_ends_at_once);
      item.part = record(match, mark_part(Verb::attack, frame.controller, ref_of(match.state, about)));
      item.player = frame.controller;
    });
  }
  return Flow::jump(kEnd);
}

namespace {

// [DM-1.50 507.2, 507.3] The attack goes against the last of those that were tapped for it.
void blocked_by(Match& match, Frame& frame, ObjectRef blocker, bool taps) {
  const PlayerId defender = next_player(match.state, frame.controller);
  frame.args[3] = 1;
  frame.other = blocker;
  frame.args[2] = index(card_of(match.state, blocker));
  if (!begin_proposal(match)) return;
  if (taps) (void)add_part(match, make_part(PartKind::exert, Verb::block, defender, blocker));
  Part part = mark_part(Verb::block, defender, blocker, frame.subject);
  part.amount = players_attacked(frame);
  (void)add_part(match, part);
}

// [DM-1.50 507.3c] Nobody was specified as a blocker.
void not_blocked(Match& match, const Frame& frame) {
  if (!watched(match, Fact::unblocked)) return;
  Part part = mark_part(Verb::unblocked, frame.controller, frame.subject, frame.other);
  part.amount = players_attacked(frame);
  propose_one(match, part);
}

// [DM-1.50 507] The other player may tap a blocker; the attack then goes against it. Where several may be
// chosen, all are tapped and the last one blocks (counter: 1 + the slot of the last one so far).
Flow block(Match& match, Frame& frame) {
  State& state = match.state;
  if (attack_is_over(match, frame)) return attack_ends_early(match, frame);
  const bool several = match.edition->reads(kSeveralBlockers);
  const PlayerId defender = next_player(state, frame.controller);
  const auto settled = [&] {
    if (frame.counter == 0)
      not_blocked(match, frame);
    else
      blocked_by(match, frame, ref_of(state, SlotId(static_cast<std::uint8_t>(frame.counter - 1))), false);
    frame.counter = 0;
    return Flow::next();
  };
  if (state.answered) {
    const Option answer = take_answer(match);
    if (!answer.is(OptionKind::object)) return settled();
    const ObjectRef blocker = answer.object();
    if (!several) {
      blocked_by(match, frame, blocker, true);
      return Flow::next();
    }
    frame.counter = index(blocker.slot()) + 1;
    propose_one(match, make_part(PartKind::exert, Verb::block, defender, blocker));
    return Flow::stay();
  }
  ObjectList options{};
  Pending question = from_frame(
      match, {.ask = Ask::block, .who = defender, .most = 1, .card = card_of(state, frame.subject)});
  match.rules->procedure_options(match, question, options);
  if (options.empty()) return settled();
  // [DM-1.50 507.1b] Where somebody is compelled, only those are on offer.
  if (must_block(match, options[0])) question.least = 1;
  ask(match, question);
  return Flow::stay();
}

// "No battle happens": the attacker stays blocked, and nothing is broken.
Forbidden no_battle(const Match& match, const Frame& frame) {
  if (const Forbidden f = forbidden(match, frame.subject, Ban::battle, frame.other)) return f;
  return forbidden(match, frame.other, Ban::battle, frame.subject);
}

// [DM-1.50 508, 115] If the target is a creature, the two battle.
Flow battle(Match& match, Frame& frame) {
  if (attack_is_over(match, frame)) return attack_ends_early(match, frame);
  frame.regs[kBattle] = Register{};
  if (frame.other.none()) return Flow::next();
  if (const Forbidden f = no_battle(match, frame)) {
    tell(match, TraceKind::prevented, [&](TraceItem& item) {
      item.rule = rule::key(rule::no_battle);
      item.part = record(match, mark_part(Verb::battle, frame.controller, frame.subject, frame.other));
      item.player = frame.controller;
      item.node = f.node;
      if (f.by != kNoCard) item.by = effect_record(match, f.by, f.node, match.state.card(f.by).player());
    });
    return Flow::next();
  }
  propose_one(match, mark_part(Verb::battle, frame.controller, frame.subject, frame.other), kBattle);
  return Flow::next();
}

// [DM-1.50 115.3b] More power wins, equal power loses on both sides; losers are destroyed together.
Flow compare(Match& match, Frame& frame) {
  State& state = match.state;
  if (frame.other.none()) return Flow::next();
  const Register& fought = frame.regs[kBattle];
  if (!fought.done || fought.count == 0 || attack_is_over(match, frame)) return Flow::next();
  // [DM-1.50 115.3c] Who wins all battles wins whatever the powers are; two of them both win.
  const bool a_wins = permitted(match, frame.subject, Permission::win_battles, frame.other);
  const bool b_wins = permitted(match, frame.other, Permission::win_battles, frame.subject);
  const int a_power = stat(match, frame.subject, Stat::strength);
  const int b_power = stat(match, frame.other, Stat::strength);
  const bool a_loses = !a_wins && (b_wins || a_power <= b_power);
  const bool b_loses = !b_wins && (a_wins || b_power <= a_power);
  if (!begin_proposal(match)) return Flow::next();
  auto result = [&](ObjectRef who, ObjectRef against, bool wins) {
    (void)add_part(
        match, mark_part(wins ? Verb::win_battle : Verb::lose_battle, owner_of(state, who), who, against));
  };
  result(frame.subject, frame.other, !a_loses);
  result(frame.other, frame.subject, !b_loses);
  frame.args[5] = static_cast<std::uint16_t>((a_loses ? 1 : 0) | (b_loses ? 2 : 0) | kFought);
  return Flow::next();
}

// "When it loses a battle against …, it isn't destroyed."
bool survives(Match& match, ObjectRef loser, ObjectRef against) {
  const Forbidden f = forbidden(match, loser, Ban::die_in_battle, against);
  if (!f) return false;
  tell(match, TraceKind::prevented, [&](TraceItem& item) {
    item.rule = ::kawari::rule::key(::kawari::rule::cant_beats_can);
    item.part = record(match, move_part(match, loser, Zone::discard, Verb::destroy));
    item.player = item.part.player;
    item.node = f.node;
    item.by = effect_record(match, f.by, f.node, match.state.card(f.by).player());
  });
  return true;
}

Flow destroy_losers(Match& match, Frame& frame) {
  std::uint16_t losers = frame.args[5];
  if ((losers & 1) && survives(match, frame.subject, frame.other)) losers &= static_cast<std::uint16_t>(~1u);
  if ((losers & 2) && survives(match, frame.other, frame.subject)) losers &= static_cast<std::uint16_t>(~2u);
  if ((losers & ~kFought) == 0 || frame.other.none() || !begin_proposal(match)) return Flow::next();
  if (losers & 1) (void)add_part(match, move_part(match, frame.subject, Zone::discard, Verb::destroy));
  if (losers & 2) (void)add_part(match, move_part(match, frame.other, Zone::discard, Verb::destroy));
  return Flow::next();
}

// [DM-1.50 115.3d] What waits for the battle to be over is worked off before the attack goes on.
Flow battle_over(Match& match, Frame& frame) {
  const bool fought = frame.args[5] != 0;
  frame.args[5] = 0;
  if (fought && watched(match, Fact::battle_ended) && begin_proposal(match)) {
    // Those that are gone have fought it, too, but nothing can happen to them.
    bool told = false;
    for (const ObjectRef ref : {frame.subject, frame.other}) {
      if (!in_place(match.state, ref)) continue;
      (void)add_part(match, mark_part(Verb::end_battle, owner_of(match.state, ref), ref));
      told = true;
    }
    if (!told) (void)add_part(match, mark_part(Verb::end_battle, frame.controller, {}));
  }
  return Flow::next();
}

// "While battling" ends with the battle, after what waited for it.
Flow battle_left(Match& match, Frame& frame) {
  if (!frame.other.none()) end_battle(match, frame.subject, frame.other);
  return Flow::next();
}

// [DM-1.50 510] "Finishes attacking" triggers, if the attacker is still there.
Flow end(Match& match, Frame& frame) {
  const bool there = in_place(match.state, frame.subject);
  Part part = mark_part(Verb::end_challenge, frame.controller, there ? frame.subject : ObjectRef{});
  // How many shields it broke, for what asks as it ends.
  part.amount = attacks_player(frame) ? frame.args[5] : 0;
  part.marked().combat_goes_on = true;  // until those are worked off
  propose_one(match, part);
  return Flow::next();
}

// [DM-1.50 510] "While attacking" and "while blocking" end now.
// What was to be done after a battle that has not taken place is not done after another one.
Flow effects_end(Match& match, Frame&) {
  State& state = match.state;
  const Book& book = match.book();
  for (std::size_t i = state.effects.size(); i-- > 0;) {
    const NodeId node = state.effects[i].node;
    if (book.op(node) != Op::delay || !::kawari::watched(book, book.kid(node, 0)).has(Fact::battle_ended))
      continue;
    state.effects.erase(i);
    match.derived.dirty = true;
  }
  expire(match, Until::end_of_challenge, kNoPlayer, ::kawari::rule::key(::kawari::rule::duration));
  end_combat(match);
  return Flow::next();
}

// [DM-1.50 101.4f] What waits for just this battle is worked off in the middle of the effect that ordered it,
// the turn player's first. All else waits until the effect is complete.
Flow work_off_battling(Match& match, Frame& frame) {
  State& state = match.state;
  if (state.answered) {
    resolve_answered(match);
    return Flow::stay();
  }
  for (const PlayerId p : players_from(state, state.turn_player)) {
    for (const Waiting& w : state.waiting) {
      if (w.controller != p || !waits_for_battle(match, w, frame)) continue;
      ask_waiting(match, p);
      state.pending.purpose = Purpose::battle;
      return Flow::stay();
    }
  }
  return Flow::next();
}

constexpr StepFn kBattleSteps[] = {work_off_battling, compare, destroy_losers, battle_over, battle_left};

constexpr StepFn kAttackSteps[] = {tap_attacker,
                                   attacks,
                                   turn_players_part,
                                   declared_against_attacker,
                                   after,
                                   block,
                                   declared_against_blocker,
                                   after,
                                   battle,
                                   after_waiting,
                                   compare,
                                   destroy_losers,
                                   battle_over,
                                   after_waiting,
                                   battle_left,
                                   choose_shields,
                                   after,
                                   break_shields,
                                   more_shields,
                                   end,
                                   after,
                                   effects_end};
static_assert(kAttackSteps[kEnd] == &end && kAttackSteps[kShieldStep] == &choose_shields &&
              kAttackSteps[kBreakStep] == &break_shields);

}  // namespace

std::span<const StepFn> attack_steps() { return kAttackSteps; }
std::span<const StepFn> battle_steps() { return kBattleSteps; }

void battle_ordered(Match& match, const Part& part) {
  const State& state = match.state;
  // The battle of an attack goes on in the attack's own steps.
  if (part.has(kDropped) || state.frames.empty() || state.frames.back().kind == FrameKind::procedure) return;
  const ObjectRef one = part.object, other = part.other;
  Frame* frame = push_frame(match, FrameKind::procedure, part.player);
  if (!frame) return;
  frame->procedure = kBattleProcedure;
  frame->subject = one;
  frame->other = other;
  frame->regs[kBattle].set = frame->regs[kBattle].done = 1;
  frame->regs[kBattle].count = 1;
}

}  // namespace kawari::duel_masters
