// One attack: attacker and target, blocker, battle, end; the standby effects after each. Shields are broken
// in breaking.cpp.
#include <algorithm>

#include "commit/commit.h"
#include "commit/effects.h"
#include "commit/marks.h"
#include "event/event.h"
#include "games/duel_masters/attack.h"
#include "run/run.h"
#include "state/statics.h"

namespace kawari::duel_masters {

Flow Attack::tap_attacker(Match& match, Frame& frame) {
  State& state = match.state;
  const Fields& own = local<Attack>(frame);
  frame.subject = ref_of(state, own.attacker);
  frame.other = own.player != kNoPlayer ? ObjectRef{} : ref_of(state, own.target);
  tell(match, TraceKind::action, [&](TraceItem& item) {
    item.player = frame.controller;
    item.rule = rule::key(rule::attack_declare);
    item.part = record(match, mark_part(verb::attack, frame.controller, frame.subject, frame.other));
    const Target target = attacks_player(frame) ? Target(own.player) : Target(item.part.other);
    item.option = Option::action(id(Action::attack), item.part.card, PlayWay::pay, target);
  });
  propose_one(match, make_part(PartKind::exert, verb::attack, frame.controller, frame.subject));
  return Flow::next();
}

namespace {

// Whether an ability waits for the fact, or asks later whether it has happened.
bool watched(const Match& match, Fact fact) {
  return (derived(match).trigger_facts | match.book().asked_facts()).has(fact);
}

// 1 if the attack is against a player. Triggers read it as the event's amount.
std::int16_t players_attacked(const Frame& frame) { return local<Attack>(frame).player != kNoPlayer; }

}  // namespace

Flow Attack::attacks(Match& match, Frame& frame) {
  Part part = mark_part(verb::attack, frame.controller, frame.subject, frame.other);
  part.marked().attacked = local<Attack>(frame).player;
  part.amount = players_attacked(frame);
  propose_one(match, part);
  return Flow::next();
}

// [DM-1.50 506.3c] The turn player's effects resolve before the other player declares any.
Flow Attack::turn_players_part(Match& match, Frame&) {
  After::Fields after;
  after.turn_player_only = true;
  if (!match.state.waiting.empty()) push_procedure<After>(match, match.state.turn_player, kNoCard, after);
  return Flow::next();
}

Flow Attack::after_attacking(Match& match, Frame&) { return start_after(match); }

bool attack_is_over(const Match& match, const Frame& frame) {
  if (!in_place(match.state, frame.subject)) return true;
  return !frame.other.none() && !in_place(match.state, frame.other);
}

// [DM-1.50 505.6, 507.2c]
Flow attack_ends_early(Match& match, const Frame& frame) {
  if (listening(match)) {
    const bool attacker = !in_place(match.state, frame.subject);
    const Attack::Fields& attack = local<Attack>(frame);
    const bool stays_blocked = !attacker && attack.blocked;
    const CardId about = attacker || stays_blocked ? attack.attacker : attack.target;
    tell(match, stays_blocked ? TraceKind::check : TraceKind::no_effect, [&](TraceItem& item) {
      item.rule = rule::key(stays_blocked ? rule::blocked : rule::attack_ends);
      item.rule2 = rule::key(stays_blocked ? rule::no_battle : rule::attack_ends_at_once);
      item.part = record(match, mark_part(verb::attack, frame.controller, ref_of(match.state, about)));
      item.player = frame.controller;
    });
  }
  return Attack::jump(Attack::Step::end);
}

namespace {

// [DM-1.50 507.2, 507.3] The creature is tapped, and the attack goes against it.
void blocked_by(Match& match, Frame& frame, ObjectRef blocker) {
  const PlayerId defender = next_player(match.state, frame.controller);
  frame.other = blocker;
  local<Attack>(frame).blocked = true;
  local<Attack>(frame).target = card_of(match.state, blocker);
  if (!begin_proposal(match)) return;
  (void)add_part(match, make_part(PartKind::exert, verb::block, defender, blocker));
  Part part = mark_part(verb::block, defender, blocker, frame.subject);
  part.amount = players_attacked(frame);
  (void)add_part(match, part);
}

// [DM-1.50 507.3c] No creature was chosen as a blocker.
void not_blocked(Match& match, const Frame& frame) {
  if (!watched(match, fact::unblocked)) return;
  Part part = mark_part(verb::unblocked, frame.controller, frame.subject, frame.other);
  part.amount = players_attacked(frame);
  propose_one(match, part);
}

}  // namespace

// [DM-1.50 507.1a, 507.1b] The other player chooses who blocks: one creature, or by edition as many as they
// like. Whoever is compelled is chosen in any case.
Flow Attack::block(Match& match, Frame& frame) {
  State& state = match.state;
  if (attack_is_over(match, frame)) return attack_ends_early(match, frame);
  const bool several = match.edition->on(kSeveralBlockers);
  bool complete = false;
  if (state.answered) {
    const Option answer = take_answer(match);
    if (answer.is(OptionKind::object))
      state.picks.push(state, answer.object());
    else
      complete = true;
    if (!several) complete = true;
  }
  ObjectList options{};
  Pending question = from_frame(match, {.ask = Ask::block,
                                        .who = next_player(state, frame.controller),
                                        .card = card_of(state, frame.subject)});
  if (!complete) match.rules->procedure_options(match, question, options);
  if (!options.empty()) {
    const bool compelled =
        std::any_of(options.begin(), options.end(), [&](ObjectRef ref) { return must_block(match, ref); });
    question.least = compelled ? 1 : 0;
    question.most = static_cast<std::uint16_t>(several ? options.size() : 1);
    ask(match, question);
    return Flow::stay();
  }
  Register& blockers = reg<Attack>(frame, Reg::blockers);
  blockers = Register{};
  blockers.first = state.refs.next_place();
  blockers.count = static_cast<std::uint16_t>(state.picks.size());
  for (const ObjectRef ref : state.picks) state.refs.push(state, ref);
  state.picks.clear();
  return Flow::next();
}

// [DM-1.50 507.2] They are used in the order in which they were chosen; the attack goes against the last one.
Flow Attack::use_blockers(Match& match, Frame& frame) {
  State& state = match.state;
  Register& blockers = reg<Attack>(frame, Reg::blockers);
  if (blockers.count == 0) {
    not_blocked(match, frame);
    return Flow::next();
  }
  const ObjectRef next = state.refs[static_cast<std::size_t>(blockers.first + blockers.amount)];
  if (++blockers.amount == blockers.count) {
    blocked_by(match, frame, next);
    return Flow::next();
  }
  propose_one(match, make_part(PartKind::exert, verb::block, next_player(state, frame.controller), next));
  return Flow::stay();
}

Flow Attack::after_block(Match& match, Frame&) { return start_after(match); }

namespace {

// "No battle happens": the attacker stays blocked, and no shield is broken.
Forbidden no_battle(const Match& match, const Frame& frame) {
  if (const Forbidden f = forbidden(match, frame.subject, ban::battle, frame.other)) return f;
  return forbidden(match, frame.other, ban::battle, frame.subject);
}

}  // namespace

// [DM-1.50 508, 115] If the target is a creature, the two creatures battle.
Flow Attack::battle(Match& match, Frame& frame) {
  if (attack_is_over(match, frame)) return attack_ends_early(match, frame);
  reg<Attack>(frame, Reg::fought) = Register{};
  if (frame.other.none()) return Flow::next();
  if (const Forbidden f = no_battle(match, frame)) {
    tell(match, TraceKind::prevented, [&](TraceItem& item) {
      item.rule = rule::key(rule::no_battle);
      item.part = record(match, mark_part(verb::battle, frame.controller, frame.subject, frame.other));
      item.player = frame.controller;
      item.node = f.node;
      if (f.by != kNoCard) item.by = effect_record(match, f.by, f.node, match.state.card(f.by).player());
    });
    return Flow::next();
  }
  propose_one(match, mark_part(verb::battle, frame.controller, frame.subject, frame.other),
              register_number(Reg::fought));
  return Flow::next();
}

namespace {

// Resolves the waiting abilities, at a moment at which nothing else can be pending.
Flow after_waiting(Match& match) { return match.state.waiting.empty() ? Flow::next() : start_after(match); }

// [DM-1.50 115.3b] The creature with more power wins; with equal power both lose. Losers are destroyed
// together.
Flow compare_powers(Match& match, Frame& frame, const Register& fought, Losers& losers) {
  State& state = match.state;
  if (frame.other.none()) return Flow::next();
  if (!fought.done || fought.count == 0 || attack_is_over(match, frame)) return Flow::next();
  // [DM-1.50 115.3c] Who wins all battles wins whatever the powers are; two of them both win.
  const bool a_wins = permitted(match, frame.subject, permission::win_battles, frame.other);
  const bool b_wins = permitted(match, frame.other, permission::win_battles, frame.subject);
  const int a_power = stat(match, frame.subject, Stat::strength);
  const int b_power = stat(match, frame.other, Stat::strength);
  const bool a_loses = !a_wins && (b_wins || a_power <= b_power);
  const bool b_loses = !b_wins && (a_wins || b_power <= a_power);
  if (!begin_proposal(match)) return Flow::next();
  auto result = [&](ObjectRef who, ObjectRef against, bool wins) {
    (void)add_part(
        match, mark_part(wins ? verb::win_battle : verb::lose_battle, owner_of(state, who), who, against));
  };
  result(frame.subject, frame.other, !a_loses);
  result(frame.other, frame.subject, !b_loses);
  losers = a_loses ? (b_loses ? Losers::both : Losers::subject) : b_loses ? Losers::other : Losers::none;
  return Flow::next();
}

// "When it loses a battle against …, it isn't destroyed."
bool survives(Match& match, ObjectRef loser, ObjectRef against) {
  const Forbidden f = forbidden(match, loser, ban::die_in_battle, against);
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

Flow destroy_those(Match& match, const Frame& frame, Losers losers) {
  bool subject = losers == Losers::subject || losers == Losers::both;
  bool other = losers == Losers::other || losers == Losers::both;
  if (subject && survives(match, frame.subject, frame.other)) subject = false;
  if (other && survives(match, frame.other, frame.subject)) other = false;
  if ((!subject && !other) || frame.other.none() || !begin_proposal(match)) return Flow::next();
  if (subject) (void)add_part(match, move_part(match, frame.subject, Zone::discard, Verb::destroy));
  if (other) (void)add_part(match, move_part(match, frame.other, Zone::discard, Verb::destroy));
  return Flow::next();
}

// [DM-1.50 115.3d] Abilities that wait for the end of the battle resolve before the attack goes on.
Flow tell_battle_over(Match& match, const Frame& frame, Losers& losers) {
  const bool fought = losers != Losers::not_fought;
  losers = Losers::not_fought;
  if (fought && watched(match, fact::battle_ended) && begin_proposal(match)) {
    // Creatures that are gone have fought as well, but nothing can happen to them.
    bool told = false;
    for (const ObjectRef ref : {frame.subject, frame.other}) {
      if (!in_place(match.state, ref)) continue;
      (void)add_part(match, mark_part(verb::end_battle, owner_of(match.state, ref), ref));
      told = true;
    }
    if (!told) (void)add_part(match, mark_part(verb::end_battle, frame.controller, {}));
  }
  return Flow::next();
}

// "While battling" ends after the abilities that waited for the battle. Another battle goes on.
Flow leave_battle(Match& match, const Frame& frame) {
  if (frame.other.none()) return Flow::next();
  for (const ObjectRef one : {frame.subject, frame.other})
    if (one.is_slot() && in_place(match.state, one)) set_mark(match.state, one.slot(), mark::battling, false);
  wrote(match, kReadsCombat);
  return Flow::next();
}

}  // namespace

Flow Attack::after_battle_begins(Match& match, Frame&) { return after_waiting(match); }
Flow Attack::compare(Match& match, Frame& frame) {
  return compare_powers(match, frame, reg<Attack>(frame, Reg::fought), local<Attack>(frame).losers);
}
Flow Attack::destroy_losers(Match& match, Frame& frame) {
  return destroy_those(match, frame, local<Attack>(frame).losers);
}
Flow Attack::battle_over(Match& match, Frame& frame) {
  return tell_battle_over(match, frame, local<Attack>(frame).losers);
}
Flow Attack::after_battle(Match& match, Frame&) { return after_waiting(match); }
Flow Attack::battle_left(Match& match, Frame& frame) { return leave_battle(match, frame); }

// [DM-1.50 510] "Finishes attacking" triggers, if the attacker is still there.
Flow Attack::end(Match& match, Frame& frame) {
  const bool there = in_place(match.state, frame.subject);
  Part part = mark_part(Verb::end_challenge, frame.controller, there ? frame.subject : ObjectRef{});
  // The number of shields that it broke, for abilities that ask as the attack ends.
  part.amount = attacks_player(frame) ? local<Attack>(frame).broken : 0;
  part.marked().combat_goes_on = true;  // until these abilities have resolved
  propose_one(match, part);
  return Flow::next();
}

Flow Attack::after_end(Match& match, Frame&) { return start_after(match); }

// [DM-1.50 510] "While attacking" and "while blocking" end. Effects that wait for a battle which did not take
// place are not used for another one.
Flow Attack::effects_end(Match& match, Frame&) {
  const Book& book = match.book();
  end_effects(match, [&](const Effect& effect) {
    return book.op(effect.node) == Op::delay &&
           ::kawari::watched(book, book.kid(effect.node, 0)).has(fact::battle_ended);
  });
  expire(match, Until::end_of_challenge, kNoPlayer, ::kawari::rule::key(::kawari::rule::duration));
  end_combat(match);
  return Flow::next();
}

bool waits_for_this(const Match& match, const Waiting& waiting, const Frame& frame) {
  const Book& book = match.book();
  const Node& node = book[waiting.ability];
  return node.op == Op::triggered && ::kawari::watched(book, book.kid(node, 1)).has(fact::battled) &&
         (waiting.subject == frame.subject || waiting.subject == frame.other);
}

// [DM-1.50 101.4f] Abilities that wait for this battle resolve in the middle of the effect that ordered it,
// the turn player's first. All others wait until the effect is complete.
Flow Battle::work_off(Match& match, Frame& frame) {
  State& state = match.state;
  if (state.answered) {
    resolve_answered(match);
    return Flow::stay();
  }
  for (const PlayerId p : players_from(state, state.turn_player)) {
    for (const Waiting& w : state.waiting) {
      if (w.controller != p || !waits_for_this(match, w, frame)) continue;
      ask_waiting(match, p);
      state.pending.purpose = Purpose::battle;
      return Flow::stay();
    }
  }
  return Flow::next();
}

Flow Battle::compare(Match& match, Frame& frame) {
  return compare_powers(match, frame, reg<Battle>(frame, Reg::fought), local<Battle>(frame).losers);
}
Flow Battle::destroy_losers(Match& match, Frame& frame) {
  return destroy_those(match, frame, local<Battle>(frame).losers);
}
Flow Battle::battle_over(Match& match, Frame& frame) {
  return tell_battle_over(match, frame, local<Battle>(frame).losers);
}
Flow Battle::battle_left(Match& match, Frame& frame) { return leave_battle(match, frame); }

void battle_ordered(Match& match, const Part& part) {
  const State& state = match.state;
  // The battle of an attack is handled by the steps of the attack.
  if (part.has(kDropped) || state.frames.empty() || state.frames.back().kind == FrameKind::procedure) return;
  const ObjectRef one = part.object, other = part.other;
  Frame* frame = push_frame<Battle>(match, part.player);
  if (!frame) return;
  frame->subject = one;
  frame->other = other;
  Register& fought = reg<Battle>(*frame, Battle::Reg::fought);
  fought.set = fought.done = 1;
  fought.count = 1;
}

}  // namespace kawari::duel_masters
