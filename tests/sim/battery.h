// The battery that every game must pass: random games with every invariant checked at every decision. A game
// calls it with its rules and its cards.
#pragma once
#include <gtest/gtest.h>

#include <string>

#include "game/games.h"
#include "judge/judge.h"
#include "sim/playout.h"
#include "state/hash.h"
#include "state/invariants.h"
#include "state/query.h"

namespace kawari::battery {

struct Subject {
  const Game* game;
  Judge* judge;
  const Database& cards() const { return judge->cards(*game); }
};

inline std::vector<std::vector<FaceId>> random_decks(const Database& cards, std::uint64_t seed, int size = 60,
                                                     std::size_t players = 2) {
  std::vector<FaceId> playable;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const FaceId id{static_cast<std::uint16_t>(i)};
    if (cards[id].compiled() && cards.find(cards[id].full_name) == id) playable.push_back(id);
  }
  Rng rng = Rng::seeded(seed);
  std::vector<std::vector<FaceId>> decks(players);
  for (auto& deck : decks)
    while (static_cast<int>(deck.size()) < size)
      deck.push_back(playable[rng.below(static_cast<std::uint32_t>(playable.size()))]);
  return decks;
}

// Random decks, and the cards in them.
inline MatchDecks gathered_decks(const Subject& subject, std::uint64_t seed, int size = 60,
                                 std::size_t players = 2) {
  return gather_decks(subject.judge->loaded(*subject.game),
                      random_decks(subject.cards(), seed, size, players))
      .value();
}

// Plays random games: no invariant is violated, no decision is stuck, no limit is reached, no card is lost.
// Invariants are checked at every n-th decision (0: only at the end) and at the end.
inline void random_games(const Subject& subject, const Edition& edition, int games, std::uint64_t first_seed,
                         int check_every) {
  for (int i = 0; i < games; ++i) {
    const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
    const MatchDecks decks = gathered_decks(subject, seed);
    Match match = start_from_decks(decks, *subject.game->rules, edition, seed);
    const std::size_t cards = match.state.cards.size();
    PlayoutLimits limits;
    limits.decisions = 20000;
    std::string broken;
    int decisions = 0;
    if (check_every > 0)
      limits.at_decision = [&](const Match& now, const Decision& open) {
        if (++decisions % check_every == 0) broken = violated_invariant(now);
        if (broken.empty() && open.options.empty()) broken = "a decision without options";
        return broken.empty();
      };
    const PlayoutResult result = play_out(match, seed * 31 + 7, limits);
    const std::string where = std::string(edition.id) + ", game with seed " + std::to_string(seed);
    ASSERT_EQ(broken, "") << where;
    ASSERT_EQ(sentence(result.fault), sentence(Fault::none)) << where;
    ASSERT_EQ(match.state.cards.size(), cards) << where;
    ASSERT_EQ(violated_invariant(match), "") << where;
    ASSERT_TRUE(result.finished) << where << ": the game has no end";
  }
}

// Copies the match at every decision; each copy, given the same choices, must end in the same bytes.
inline void clone_versus_replay(const Subject& subject, const Edition& edition, std::uint64_t seed) {
  const MatchDecks decks = gathered_decks(subject, seed);
  Match match = start_from_decks(decks, *subject.game->rules, edition, seed);
  std::vector<Match> copies;
  std::vector<Option> choices;
  Rng rng = Rng::seeded(seed);
  for (int i = 0; i < 400; ++i) {
    const Decision open = decision(match);
    if (open.ask == Ask::none) break;
    copies.push_back(match);
    choices.push_back(open.options[rng.below(static_cast<std::uint32_t>(open.options.size()))]);
    apply(match, choices.back());
  }
  const std::uint64_t end = byte_hash(match.state);
  for (std::size_t i = 0; i < copies.size(); i += 1 + copies.size() / 60) {
    Match copy = copies[i];
    copy.derived.stale = Stale::all;
    for (std::size_t k = i; k < choices.size(); ++k) apply(copy, choices[k]);
    ASSERT_EQ(byte_hash(copy.state), end) << "the copy at decision " << i << ", seed " << seed;
  }
}

}  // namespace kawari::battery
