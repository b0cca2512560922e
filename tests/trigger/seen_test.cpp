// What triggered abilities see of cards that leave or enter together.
#include <gtest/gtest.h>

#include "state/query.h"
#include "state/rules.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

constexpr std::string_view kSeesBanished =
    "(triggered none (event banished (of-kind character)) none (draw (you) (number 1)))";

// --- collects leave-triggers after commit: look back before the batch, enter-triggers after
TEST(Trap, LeaversSeeEachOtherOrOnlyThemselves) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X", {str(kSeesBanished)}),
                    y = t.character(kBob, "Y", {str(kSeesBanished)});
    t.propose({banish(t, x), banish(t, y)}, false);
    const Words all{"X sees X", "Y sees X", "X sees Y", "Y sees Y"}, own{"X sees X", "Y sees Y"};
    EXPECT_EQ(t.waiting(), e->policy.leavers_see_each_other ? all : own) << e->id;
  }
}

TEST(Trap, EntriesAreSeenAfterTheBatch) {
  for (const Edition* e : all_editions())
    for (const bool itself : {false, true}) {  // whether a card sees itself come is a matter of the game
      Table t(*e);
      Rules rules = *t.match.rules;
      rules.newcomer_watches = itself;
      t.match.rules = &rules;
      constexpr std::string_view kSeesEntries =
          "(triggered none (event entered) none (draw (you) (number 1)))";
      const CardId x = t.card(kBob, Zone::hand, "X", {str(kSeesEntries)}), y = t.card(kBob, Zone::hand, "Y");
      const ObjectRef z = t.character(kBob, "Z", {str(kSeesEntries)});
      t.propose({move(t, ref_of(t.match.state, x), Zone::play), move(t, ref_of(t.match.state, y), Zone::play),
                 banish(t, z)},
                false);
      EXPECT_EQ(t.waiting(), itself ? (Words{"X sees X", "X sees Y"}) : (Words{"X sees Y"})) << e->id;
    }
}

}  // namespace
}  // namespace kawari::test
