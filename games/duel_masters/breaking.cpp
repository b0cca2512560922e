// The end of an unblocked attack: with which breaker, and which shields. What then happens to shields that
// come into the hand is in shields.cpp.
#include <algorithm>

#include "event/event.h"
#include "games/duel_masters/attack.h"
#include "run/run.h"

namespace kawari::duel_masters {
namespace {

// [DM-1.50 509.2a-c] With several breaker abilities the attacking player picks one of them; none at all is no
// choice. args[4]: how many shields it breaks. False: the question is open.
bool choose_breaker(Match& match, Frame& frame, int there) {
  State& state = match.state;
  if (state.answered) {
    frame.args[4] = static_cast<std::uint16_t>(take_answer(match).number());
    return true;
  }
  const Breakers ways = breakers_of(match, frame.subject.slot());
  frame.args[4] = static_cast<std::uint16_t>(ways[0].shields);
  // Those that would break all of what is there do the same.
  if (ways.size() < 2 || ways[1].shields >= there) return true;
  ask(match, {.ask = Ask::number, .who = frame.controller, .card = card_of(state, frame.subject), .low = 1});
  frame.args[4] = 0;
  return false;
}

}  // namespace

void list_breakers(const Match& match, const Pending& pending, OptionList& out) {
  const Frame& frame = match.state.frames[pending.frame];
  for (const Breaker& way : breakers_of(match, frame.subject.slot()))
    out.push_back(Option::number(way.shields, way.keyword));
}

// [DM-1.50 509] Against the player: a direct attack, or shields.
Flow choose_shields(Match& match, Frame& frame) {
  State& state = match.state;
  if (!attacks_player(frame)) return Flow::jump(kEnd);
  if (!in_place(state, frame.subject)) return attack_ends_early(match, frame);
  const PlayerId defender = attacked_player(frame);
  const int there = state.list(defender, Zone::shields).count;
  if (frame.args[4] == 0 && frame.stage == 0) {
    if (there == 0) {
      lose(match, defender, rule::key(rule::win_direct_attack));
      return Flow::jump(kEnd);
    }
    if (!choose_breaker(match, frame, there)) return Flow::stay();
    frame.stage = 1;
  }
  const int wanted = std::min<int>(match.edition->on(kBreakOneByOne) ? 1 : frame.args[4], there);
  if (state.answered) {
    state.picks.push(state, take_answer(match).object());
  }
  const int left = wanted - static_cast<int>(state.picks.size());
  if (left > 0) {
    const auto picks_left = static_cast<std::uint16_t>(left);
    ask(match, {.ask = Ask::objects,
                .who = shield_chooser(match, frame.subject, frame.controller),
                .least = picks_left,
                .most = picks_left,
                .card = card_of(state, frame.subject)});
    return Flow::stay();
  }
  frame.args[4] = static_cast<std::uint16_t>(match.edition->on(kBreakOneByOne) ? frame.args[4] - 1 : 0);
  Register& chosen = frame.regs[kChosen];
  chosen = Register{};
  chosen.first = state.refs.next_place();
  chosen.count = static_cast<std::uint16_t>(state.picks.size());
  for (const ObjectRef ref : state.picks) state.refs.push(state, ref);
  state.picks.clear();
  // [DM-1.50 509.4, 603.7a] What waits for that is worked off before they break.
  if (derived(match).trigger_facts.has(Fact::about_to_break)) {
    propose_one(match, mark_part(Verb::aim, frame.controller, frame.subject));
    return Flow::next();
  }
  return Flow::jump(kBreakStep);
}

// [DM-1.50 509.4c, 509.5] They break together, whether or not the attacker is still there; one that is gone
// is not made up for.
Flow break_shields(Match& match, Frame& frame) {
  State& state = match.state;
  const Register chosen = frame.regs[kChosen];
  frame.regs[kChosen] = Register{};
  if (!begin_proposal(match, kChosen)) return Flow::next();  // which of them were broken
  for (int i = 0; i < chosen.count; ++i) {
    const ObjectRef ref = state.refs[static_cast<std::size_t>(chosen.first + i)];
    if (!in_place(state, ref)) continue;
    Part part = move_part(match, ref, Zone::hand, Verb::break_shield);
    part.source = CardId(frame.args[0]);
    part.other = frame.subject;
    if (!add_part(match, part)) break;
  }
  while (state.refs.size() > chosen.first) state.refs.pop();
  return Flow::next();
}

Flow more_shields(Match& match, Frame& frame) {
  frame.args[5] = static_cast<std::uint16_t>(frame.args[5] + frame.regs[kChosen].count);
  start_after(match);
  // [DM-TCG] One by one: what the first shield triggered may have ended the attack.
  if (frame.args[4] > 0) {
    frame.stage = 1;
    return Flow::jump(kShieldStep);
  }
  return Flow::next();
}

ObjectRef breaker_of(const State& state, CardId shield) {
  for (std::size_t i = state.frames.size(); i-- > 0;) {
    const Frame& frame = state.frames[i];
    if (frame.kind != FrameKind::procedure || frame.procedure != kAttackProcedure) continue;
    const Register& broken = frame.regs[kChosen];
    for (int k = 0; k < broken.count; ++k)
      if (card_of(state, state.refs[static_cast<std::size_t>(broken.first + k)]) == shield)
        return frame.subject;
  }
  return {};
}

}  // namespace kawari::duel_masters
