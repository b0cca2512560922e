// After the budget is used up, nothing more happens.
#include <gtest/gtest.h>

#include "base/budget.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

TEST(BudgetOfSteps, NothingHappensWhereItIsOut) {
  for (const std::uint64_t steps : {0u, 100u}) {
    Table table(edition("lorcana-2.1"));
    const ObjectRef x = table.character(kAnn, "X");
    Budget budget(Budget::Limits{.steps = steps});
    table.match.budget = &budget;
    table.propose({deal(x, 1)});
    EXPECT_EQ(table.damage(x), steps == 0 ? 0 : 1);
    EXPECT_EQ(table.happened().size(), steps == 0 ? 0u : 1u);
    EXPECT_EQ(table.match.state.fault, steps == 0 ? Fault::out_of_budget : Fault::none);
  }
}

}  // namespace
}  // namespace kawari::test
