// Cards that the action of a replacement effect needs. Where the policy asks for an action that can be
// carried out (needs_feasible), an effect whose cards are not there does not apply.
#include <gtest/gtest.h>

#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

// Whether "If this would be banished, ACTION instead" is applied, beside a card that is exerted or ready.
bool is_applied(const std::string& action, bool exerted) {
  Table t(edition("duel-masters-1.50"));
  const ObjectRef x =
      t.character(kAnn, "X", {"(replacement none (event banished (same-as (self))) " + action + " none)"});
  const ObjectRef y = t.character(kAnn, "Y");
  t.match.state.slot(y.slot()).exerted = exerted;
  t.propose({banish(t, x)});
  return t.zone(x) == Zone::play;
}

constexpr const char* kExertOthers = "(exert (all (all-of (played-by (you)) (other))))";
constexpr const char* kReadyOthers = "(ready (all (all-of (played-by (you)) (other))))";

TEST(Needs, CardsThatCanStillBeTurned) {
  EXPECT_TRUE(is_applied(kExertOthers, false));
  EXPECT_FALSE(is_applied(kExertOthers, true));
  EXPECT_TRUE(is_applied(kReadyOthers, true));
  EXPECT_FALSE(is_applied(kReadyOthers, false));
}

// A statement that is made of others needs what they need, in whatever way they are put together.
TEST(Needs, OfStatementsInsideAStatement) {
  for (const std::string with : {"seq", "together"}) {
    const std::string action = "(" + with + " " + kExertOthers + " (shuffle (you)))";
    EXPECT_TRUE(is_applied(action, false)) << with;
    EXPECT_FALSE(is_applied(action, true)) << with;
  }
}

}  // namespace
}  // namespace kawari::test
