// Setting up a position: cards get their places, and places are reused.
#include "state/setup.h"

#include <gtest/gtest.h>

#include "state/query.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

TEST(Setup, APlaceInPlayIsUsedAgain) {
  Table table(edition("lorcana-2.1"));
  State& state = table.match.state;
  const ObjectRef first = table.character(kAnn, "X"), second = table.character(kBob, "Y");
  EXPECT_EQ(state.slot_end(), 2);
  table.propose({banish(table, first)});
  const ObjectRef third = table.character(kBob, "Z");
  EXPECT_EQ(third.slot(), first.slot()) << "the first place that is free";
  EXPECT_FALSE(in_place(state, first)) << "another object, although it has the place";
  EXPECT_TRUE(in_place(state, second));
  EXPECT_EQ(state.slot_end(), 2);
}

}  // namespace
}  // namespace kawari::test
