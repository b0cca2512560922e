// The end of an unblocked attack: which breaker is used, and which shields are broken. shields.cpp handles
// shields that are put into the hand.
#include <algorithm>

#include "event/event.h"
#include "games/duel_masters/attack.h"
#include "run/run.h"
#include "state/statics.h"

namespace kawari::duel_masters {

PlayerId shield_chooser(const Match& match, ObjectRef by, PlayerId otherwise) {
  PlayerId who = otherwise;
  if (by.none()) return who;
  each_static(match, op_of<ChooseShields>, [&](const StaticView& view) {
    const Book& book = match.book();
    if (!fits(match, view.env, book.kid(view.node, 1), by)) return;
    for (const PlayerId p : players(match, view.env, book.kid(view.node, 0))) who = p;
  });
  return who;
}
namespace {

// [DM-1.50 509.2a-c] The attacking player picks one of several breaker abilities; at least one must be used.
// Returns false while the question is open.
bool choose_breaker(Match& match, const Frame& frame, int there, std::uint16_t& to_break) {
  State& state = match.state;
  if (state.answered) {
    to_break = static_cast<std::uint16_t>(take_answer(match).number());
    return true;
  }
  const Breakers ways = breakers_of(match, frame.subject.slot());
  to_break = static_cast<std::uint16_t>(ways[0].shields);
  // Breakers that would break all remaining shields are equal.
  if (ways.size() < 2 || ways[1].shields >= there) return true;
  ask(match, {.ask = Ask::number, .who = frame.controller, .card = card_of(state, frame.subject)});
  to_break = 0;
  return false;
}

}  // namespace

void list_breakers(const Match& match, const Pending& pending, OptionList& out) {
  const Frame& frame = match.state.frames[pending.frame];
  for (const Breaker& way : breakers_of(match, frame.subject.slot()))
    out.push_back(Option::number(way.shields, way.keyword));
}

// [DM-1.50 509] An attack against the player: a direct attack, or shields.
Flow Attack::choose_shields(Match& match, Frame& frame) {
  State& state = match.state;
  Fields& own = local<Attack>(frame);
  if (!attacks_player(frame)) return jump(Step::end);
  if (!in_place(state, frame.subject)) return attack_ends_early(match, frame);
  const int there = state.list(own.player, zone::shields).count;
  if (own.to_break == 0 && frame.progress == Progress::fresh) {
    if (there == 0) {
      lose(match, own.player, rule::key(rule::win_direct_attack));
      return jump(Step::end);
    }
    if (!choose_breaker(match, frame, there, own.to_break)) return Flow::stay();
    frame.progress = Progress::under_way;
  }
  const int wanted = std::min<int>(match.edition->on(kBreakOneByOne) ? 1 : own.to_break, there);
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
  own.to_break = static_cast<std::uint16_t>(match.edition->on(kBreakOneByOne) ? own.to_break - 1 : 0);
  reg<Attack>(frame, Reg::broken) = Register{};
  Register& chosen = reg<Attack>(frame, Reg::chosen);
  chosen = Register{};
  chosen.first = state.refs.next_place();
  chosen.count = static_cast<std::uint16_t>(state.picks.size());
  for (const ObjectRef ref : state.picks) state.refs.push(state, ref);
  state.picks.clear();
  // [DM-1.50 509.4, 603.7a] Abilities that wait for this moment resolve before the shields break.
  if (derived(match).trigger_facts.has(fact::about_to_break)) {
    propose_one(match, mark_part(verb::aim, frame.controller, frame.subject));
    return Flow::next();
  }
  return jump(Step::break_shields);
}

Flow Attack::after_choosing(Match& match, Frame&) { return start_after(match); }

// [DM-1.50 509.4c, 509.5] The shields break together, even if the attacker is gone; a shield that is gone is
// not replaced by another.
Flow Attack::break_shields(Match& match, Frame& frame) {
  State& state = match.state;
  const Register chosen = reg<Attack>(frame, Reg::chosen);
  reg<Attack>(frame, Reg::chosen) = Register{};
  if (!begin_proposal(match, register_number(Reg::broken))) return Flow::next();
  for (int i = 0; i < chosen.count; ++i) {
    const ObjectRef ref = state.refs[static_cast<std::size_t>(chosen.first + i)];
    if (!in_place(state, ref)) continue;
    Part part = move_part(match, ref, Zone::hand, verb::break_shield);
    part.source = local<Attack>(frame).attacker;
    part.other = frame.subject;
    if (!add_part(match, part)) break;
  }
  while (state.refs.size() > chosen.first) state.refs.pop();
  return Flow::next();
}

Flow Attack::more_shields(Match& match, Frame& frame) {
  Fields& own = local<Attack>(frame);
  own.broken = static_cast<std::uint16_t>(own.broken + reg<Attack>(frame, Reg::broken).count);
  (void)start_after(match);
  // [DM-TCG] One by one: an effect of the first shield may have ended the attack.
  return own.to_break > 0 ? jump(Step::choose_shields) : Flow::next();
}

ObjectRef breaker_of(const State& state, CardId shield) {
  for (std::size_t i = state.frames.size(); i-- > 0;) {
    const Frame& frame = state.frames[i];
    if (!runs<Attack>(frame)) continue;
    for (const Attack::Reg which : {Attack::Reg::chosen, Attack::Reg::broken}) {
      const Register& shields = reg<Attack>(frame, which);
      for (int k = 0; k < shields.count; ++k)
        if (card_of(state, state.refs[static_cast<std::size_t>(shields.first + k)]) == shield)
          return frame.subject;
    }
  }
  return {};
}

}  // namespace kawari::duel_masters
