// A copy of a match equals it in every used byte, and the rest is never read: random positions of random
// games continue in the same way from copies whose unused bytes hold garbage.
#include <cstring>
#include <memory>
#include <new>

#include "state/packed.h"
#include "tests/sim/battery.h"
#include "tests/sim/every_game.h"

namespace kawari {
namespace {

// A Match in memory that was filled with garbage.
class InGarbage {
 public:
  explicit InGarbage(const Match& from, unsigned char garbage) : place_(std::make_unique<Place>()) {
    std::memset(place_->bytes, garbage, sizeof place_->bytes);
    // Keeps the compiler from removing the writes.
    asm volatile("" : : "r"(place_->bytes) : "memory");
    match_ = new (place_->bytes) Match(from);
  }
  ~InGarbage() { match_->~Match(); }
  InGarbage(const InGarbage&) = delete;
  InGarbage& operator=(const InGarbage&) = delete;
  Match& operator*() { return *match_; }

 private:
  struct Place {
    alignas(Match) unsigned char bytes[sizeof(Match)];
  };
  std::unique_ptr<Place> place_;
  Match* match_;
};

class Copy : public testing::TestWithParam<std::string> {
 protected:
  // Calls `at` at random decisions of random games, until they end.
  template <class Fn>
  void at_random_decisions(std::uint64_t games, Fn at) {
    const Game& game = *all_games().named(GetParam());
    Judge judge(all_games(), Language::en);
    judge.add_shipped_cards(KAWARI_SOURCE_DIR);
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      const Edition& edition = game.rules->editions[seed % game.rules->editions.size()];
      const MatchDecks decks = battery::gathered_decks({&game, &judge}, seed);
      Match match = start_from_decks(decks, *game.rules, edition, seed);
      Rng rng = Rng::seeded(seed);
      Decision open;
      decision(match, open);
      for (int i = 0; open.ask != Ask::none && i < 5000; ++i) {
        if (rng.below(8) == 0) at(match, seed * 1000 + static_cast<std::uint64_t>(i));
        if (HasFatalFailure()) return;
        const Option option = open.options[rng.below(static_cast<std::uint32_t>(open.options.size()))];
        apply(match, option, open);
      }
    }
  }
};

TEST_P(Copy, EqualsTheOriginalInEveryUsedByte) {
  int looked = 0;
  Match kept;  // unused parts hold data of earlier positions
  at_random_decisions(16, [&](const Match& match, std::uint64_t) {
    ++looked;
    kept = match;
    EXPECT_TRUE(same_bytes(kept.state, match.state));
    EXPECT_EQ(byte_hash(kept.state), byte_hash(match.state));
    const PackedMatch packed(match);
    kept.state.turn_number += 1;
    EXPECT_FALSE(same_bytes(kept.state, match.state));
    packed.unpack(kept);
    EXPECT_TRUE(same_bytes(kept.state, match.state));
    EXPECT_EQ(packed.bytes(), used_bytes(match.state));
    ASSERT_EQ(violated_invariant(kept), "");
  });
  EXPECT_GT(looked, 50);
}

TEST_P(Copy, NeverReadsWhatItDoesNotUse) {
  at_random_decisions(4, [&](const Match& match, std::uint64_t seed) {
    InGarbage one(match, 0xA5), other(match, 0x5A);
    Rng rng = Rng::seeded(seed);
    Decision here, there;
    decision(*one, here);
    decision(*other, there);
    for (int i = 0; i < 30 && here.ask != Ask::none; ++i) {
      ASSERT_EQ(here.options.size(), there.options.size());
      const std::size_t pick = rng.below(static_cast<std::uint32_t>(here.options.size()));
      ASSERT_TRUE(here.options[pick] == there.options[pick]);
      apply(*one, here.options[pick], here);
      apply(*other, there.options[pick], there);
      ASSERT_TRUE(same_bytes((*one).state, (*other).state)) << "decision " << i << ", seed " << seed;
    }
  });
}

TEST_P(Copy, IsSmall) {
  at_random_decisions(2, [&](const Match& match, std::uint64_t) {
    ASSERT_LT(used_bytes(match.state), 12 * 1024u) << "a clone costs what is used";
  });
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Copy, testing::ValuesIn(game_ids()), name_of_game);

}  // namespace
}  // namespace kawari
