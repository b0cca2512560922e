// What happens between actions: the check for a winner, and the waiting abilities.
#include "examples/lanterns/lanterns.h"
#include "examples/lanterns/zones.h"

namespace kawari::lanterns {

int glow_in_the_sky(const Match& match, PlayerId player) {
  const State& state = match.state;
  int out = 0;
  for (CardId card = state.list(player, zone::sky).first; card != kNoCard; card = state.card(card).next)
    out += match.face(card).stats[static_cast<int>(kGlow)];
  return out;
}

// [LAN-1 1.2, 1.3] A player with enough glow in the sky wins; if there are several, the first in turn order.
Flow After::check(Match& match, Frame&) {
  const State& state = match.state;
  PlayerId winner = kNoPlayer;
  int enough = 0;
  for (const PlayerId p : players_from(state, state.turn_player)) {
    if (glow_in_the_sky(match, p) < kGlowToWin) continue;
    if (enough++ == 0) winner = p;
  }
  if (enough == 0) return Flow::next();
  win_game(match, winner, rule::key(rule::win_glow), enough > 1 ? rule::key(rule::check_order) : kNoRule);
  return Flow::stay();
}

// [LAN-1 6.2] The turn player's abilities first, then the others' in turn order.
Flow After::waiting(Match& match, Frame&) {
  State& state = match.state;
  if (state.waiting.empty()) {
    state.answered = 0;
    return Flow::finish();
  }
  if (state.answered) {
    resolve_answered(match);
    return jump(Step::check);
  }
  PlayerId next = state.turn_player;
  for (const PlayerId p : players_from(state, state.turn_player))
    if (has_waiting(state, p)) {
      next = p;
      break;
    }
  ask_waiting(match, next);
  return Flow::stay();
}

Flow start_after(Match& match) {
  push_procedure<After>(match, match.state.turn_player);
  return Flow::next();
}

}  // namespace kawari::lanterns
