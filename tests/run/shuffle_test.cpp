// Shuffling takes its numbers from the generator in the state.
#include <gtest/gtest.h>

#include <vector>

#include "state/invariants.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

TEST(Shuffle, ComesFromTheGeneratorInTheState) {
  Table t(edition("lorcana-2.1"));
  for (int i = 0; i < 30; ++i) t.card(kAnn, Zone::deck, "Card " + std::to_string(i));
  Match copy = t.match;
  const auto order = [&](const Match& m) {
    std::vector<int> out;
    for (CardId c = m.state.list(kAnn, Zone::deck).first; c != kNoCard; c = m.state.card(c).next)
      out.push_back(index(c));
    return out;
  };
  const std::vector<int> before = order(t.match);
  t.resolve(kAnn, "(shuffle (you))");
  copy.trace = nullptr;
  resolve_text(copy, t.text("(action-text (shuffle (you)))"), kAnn, kNoCard);
  EXPECT_NE(order(t.match), before);
  EXPECT_EQ(order(t.match), order(copy)) << "same state, same choices: same bytes";
  EXPECT_EQ(violated_invariant(t.match), "");
}

}  // namespace
}  // namespace kawari::test
