// Random games in which every card is a god of Duel Masters: linked cards keep every invariant, in every
// edition, and their positions read back from scenario files.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "scenario/scenario.h"
#include "state/pile.h"
#include "table/position.h"
#include "table/write.h"
#include "tests/judge/judging.h"
#include "tests/sim/battery.h"
#include "tests/sim/battery_hidden.h"

namespace kawari {
namespace {

const Game& duel_masters() { return *all_games().named("duel-masters"); }

// The gods that ship, and no other card.
class Gods : public testing::Test {
 protected:
  Gods() {
    for (const Error& error : judge.add_cards(KAWARI_SOURCE_DIR "/cards/duel_masters/gods.yaml"))
      ADD_FAILURE() << error.text();
  }
  battery::Subject subject() { return {&duel_masters(), &judge}; }

  Judge judge{all_games(), Language::en};
};

struct Counts {
  int pairs = 0, threes = 0, apart = 0;
};

// Whether linked cards are in play: how many of them are the largest object.
std::size_t most_linked(const State& state) {
  std::size_t most = 0;
  for (const Slot& slot : state.slots)
    if (slot.top != kNoCard) most = std::max(most, linked_of(state, slot).size());
  return most;
}

TEST_F(Gods, RandomGamesKeepEveryInvariantInEveryEdition) {
  for (const Edition& edition : duel_masters().rules->editions)
    battery::random_games(subject(), edition, 6, 500, 1);
}

TEST_F(Gods, ClonesReplayToTheSameBytes) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    battery::clone_versus_replay(subject(), *duel_masters().default_edition, seed);
}

TEST_F(Gods, HiddenCardsChangeNothingThatAViewerIsTold) {
  battery::HiddenGames run;
  run.every = 8;
  for (const Edition& edition : duel_masters().rules->editions)
    battery::hidden_games(subject(), edition, 40 + edition.column, run);
  EXPECT_EQ(run.unnamed, std::set<std::string>{});
}

// The games above are about something: gods are linked, three of them too, and come apart again.
TEST_F(Gods, LinkAndComeApartInRandomGames) {
  Counts found;
  for (std::uint64_t seed = 500; seed < 530; ++seed) {
    const MatchDecks decks = battery::gathered_decks(subject(), seed);
    Match match = start_from_decks(decks, *duel_masters().rules, *duel_masters().default_edition, seed);
    std::size_t before = 0;
    PlayoutLimits limits;
    limits.decisions = 20000;
    limits.at_decision = [&](const Match& now, const Decision&) {
      const std::size_t most = most_linked(now.state);
      found.pairs += most == 2 && before < 2;
      found.threes += most == 3 && before < 3;
      found.apart += most < before;
      before = most;
      return true;
    };
    (void)play_out(match, seed * 31 + 7, limits);
  }
  EXPECT_GT(found.pairs, 3);
  EXPECT_GT(found.threes, 0);
  EXPECT_GT(found.apart, 3);
}

// What is written of a position reads back with the same linked cards at the same places.
TEST_F(Gods, PositionsReadBack) {
  int written = 0;
  for (std::uint64_t seed = 500; seed < 504; ++seed) {
    const MatchDecks decks = battery::gathered_decks(subject(), seed);
    Match match = start_from_decks(decks, *duel_masters().rules, *duel_masters().default_edition, seed);
    PlayoutLimits limits;
    limits.decisions = 20000;
    limits.at_decision = [&](const Match& now, const Decision&) {
      if (written >= 12 || most_linked(now.state) < 2 || !why_not_written(now).empty()) return true;
      ++written;
      WriteRequest request;
      request.game = &duel_masters();
      const std::string text = write_scenario(now, {}, request);
      EXPECT_NE(text.find("linked: ["), std::string::npos) << text;
      auto read = read_scenarios("test.yaml", text, all_games());
      EXPECT_EQ(read.size(), 1u);
      for (const Error& error : read[0].errors) ADD_FAILURE() << error.text() << "\n" << text;
      MatchCards cards(judge.loaded(duel_masters()));
      Table table;
      std::vector<Error> errors;
      set_up(read[0].scenario, cards, table, errors);
      for (const Error& error : errors) ADD_FAILURE() << error.text() << "\n" << text;
      const auto objects = [](const Match& of) {
        std::multiset<std::string> out;
        for (const SlotId id : slots_in_order(of.state)) {
          const Slot& slot = of.state.slot(id);
          std::string one = std::to_string(index(slot.controller)) + " power " +
                            std::to_string(stat(of, ref_of(of.state, id), Stat::strength));
          for (const CardId card : pile_of(of.state, slot))
            one += " " + of.own_face(card).full_name + " at " +
                   std::to_string(linked_place(of.state.card(card)));
          out.insert(one);
        }
        return out;
      };
      EXPECT_EQ(objects(table.match), objects(now)) << text;
      return true;
    };
    (void)play_out(match, seed * 31 + 7, limits);
  }
  EXPECT_GT(written, 0);
}

}  // namespace
}  // namespace kawari
