#include "base/budget.h"

#include <gtest/gtest.h>

namespace kawari {
namespace {

std::uint64_t steps_until_out(Budget& budget) {
  std::uint64_t steps = 0;
  while (budget.spend()) ++steps;
  return steps;
}

TEST(Budget, EndsAtItsLastStep) {
  for (const std::uint64_t steps : {0u, 1u, 4096u, 10000u}) {
    Budget budget(Budget::Limits{.steps = steps});
    EXPECT_EQ(steps_until_out(budget), steps);
    EXPECT_EQ(budget.spent(), steps);
    EXPECT_EQ(budget.why(), Budget::Why::steps);
    EXPECT_EQ(budget.reason(), "more than " + std::to_string(steps) + " steps");
    EXPECT_FALSE(budget.spend());
  }
}

TEST(Budget, WithoutLimitsOnlyCounts) {
  Budget budget;
  EXPECT_TRUE(budget.spend(1'000'000));
  EXPECT_TRUE(budget.spend());
  EXPECT_EQ(budget.spent(), 1'000'001u);
  EXPECT_EQ(budget.reason(), "");
}

TEST(Budget, TheFlagStopsIt) {
  std::atomic<bool> cancel{false};
  Budget::Limits limits;
  limits.cancel = &cancel;
  Budget budget(limits);
  EXPECT_TRUE(budget.spend());
  cancel = true;
  EXPECT_LE(steps_until_out(budget), 4096u);
  EXPECT_EQ(budget.why(), Budget::Why::cancelled);
}

TEST(Budget, ThePastStopsItAtOnce) {
  Budget budget(Budget::Limits{.deadline = Budget::Clock::now() - std::chrono::seconds(1)});
  EXPECT_EQ(steps_until_out(budget), 0u);
  EXPECT_EQ(budget.why(), Budget::Why::time);
}

TEST(Budget, MemoryIsWhatIsHeldAtTheSameTime) {
  Budget budget(Budget::Limits{.memory = 100});
  EXPECT_TRUE(budget.hold(60));
  budget.release(60);
  EXPECT_TRUE(budget.hold(100));
  EXPECT_EQ(budget.most_held(), 100u);
  EXPECT_FALSE(budget.hold(1));
  EXPECT_EQ(budget.reason(), "more than 100 bytes of memory");
}

TEST(Budget, MemoryEndsAtItsLastByte) {
  Budget budget(Budget::Limits{.memory = 100});
  EXPECT_TRUE(budget.hold(100));
  EXPECT_EQ(budget.most_held(), 100u);
  EXPECT_FALSE(budget.hold(1));
  EXPECT_EQ(budget.why(), Budget::Why::memory);
  EXPECT_FALSE(budget.spend()) << "it is out for steps, too";
}

TEST(Budget, APartEndsBeforeTheWhole) {
  Budget whole(Budget::Limits{.steps = 100});
  Budget part = whole.part(30);
  EXPECT_EQ(steps_until_out(part), 30u);
  whole.take_back(part);
  EXPECT_FALSE(whole.out());
  EXPECT_EQ(whole.spent(), 30u);
  Budget rest = whole.part(1000);
  EXPECT_EQ(steps_until_out(rest), 70u);
  whole.take_back(rest);
  EXPECT_FALSE(whole.spend());
}

}  // namespace
}  // namespace kawari
