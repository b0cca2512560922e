#include "sim/playout.h"

#include "state/rules.h"
#include "state/setup.h"

namespace kawari {
Match start_from_decks(const MatchDecks& decks, const Rules& rules, const Edition& edition,
                       std::uint64_t seed) {
  Match match = new_match(*decks.cards, rules, edition, static_cast<int>(decks.decks.size()), seed);
  for (std::size_t p = 0; p < decks.decks.size() && match.state.fault == Fault::none; ++p)
    for (const FaceId face : decks.decks[p])
      add_card(match, face, PlayerId(static_cast<std::uint8_t>(p)), Zone::deck);
  start_game(match);
  return match;
}

PlayoutResult play_out(Match& match, std::uint64_t seed, const PlayoutLimits& limits) {
  PlayoutResult result;
  Rng rng = Rng::seeded(seed);
  const std::uint32_t events_before = match.events;
  const int turn_before = match.state.turn_number;
  Decision open;
  decision(match, open);
  for (int i = 0; i < limits.decisions; ++i) {
    if (open.ask == Ask::none) {
      result.finished = true;
      break;
    }
    if (open.options.empty()) {
      result.fault = Fault::unsupported;
      break;
    }
    if (limits.at_decision && !limits.at_decision(match, open)) break;
    const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(open.options.size()));
    ++result.answers;
    apply(match, open.options[pick], open);
  }
  if (match.state.fault != Fault::none) result.fault = match.state.fault;
  result.events = match.events - events_before;
  result.turns = match.state.turn_number - turn_before;
  result.winner = match.state.winner;
  return result;
}

}  // namespace kawari
