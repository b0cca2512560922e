// What a naive build of replacement breaks on, second part: what triggers see, and what players cannot see.
#include <gtest/gtest.h>

#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

std::string str(std::string_view text) { return std::string(text); }
const Edition& lorcana() { return edition("lorcana-2.1"); }
const Edition& duel_masters() { return edition("duel-masters-1.20"); }

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
  for (const Edition* e : all_editions()) {
    Table t(*e);
    constexpr std::string_view kSeesEntries = "(triggered none (event entered) none (draw (you) (number 1)))";
    const CardId x = t.card(kBob, Zone::hand, "X", {str(kSeesEntries)}), y = t.card(kBob, Zone::hand, "Y");
    const ObjectRef z = t.character(kBob, "Z", {str(kSeesEntries)});
    t.propose({move(t, ref_of(t.match.state, x), Zone::play), move(t, ref_of(t.match.state, y), Zone::play),
               banish(t, z)},
              false);
    EXPECT_EQ(t.waiting(), (Words{"X sees X", "X sees Y"})) << e->id;
  }
}

// --- merges options by true identity: equality in the asked player's view
TEST(Trap, FaceDownCardsDoNotLeakWhatTheyAre) {
  for (const bool alike : {true, false}) {
    Table t(lorcana());
    const FaceId one = t.face("One"), two = t.face("Two");
    for (const FaceId f : {one, alike ? one : two}) {
      const CardId c = add_card(t.match, f, kBob, Zone::resource);
      t.match.state.card(c).face_down = 1;
    }
    const CardId a = t.match.state.list(kBob, Zone::resource).first,
                 b = t.match.state.list(kBob, Zone::resource).last;
    const ObjectRef ra = ref_of(t.match.state, a), rb = ref_of(t.match.state, b);
    EXPECT_EQ(view_key(t.match, kAnn, ra), view_key(t.match, kAnn, rb));
    t.resolve(kAnn, "(put-into hand (chosen@0 (in-zone resource (opponents))))");
    EXPECT_TRUE(t.standing()) << "nothing to choose for a player who cannot tell them apart, alike or not";
  }
}

TEST(Trap, ShieldsHaveTheirPlacesAlikeOrNot) {
  for (const bool alike : {true, false}) {
    Table t(duel_masters());
    const FaceId one = t.face("One"), two = t.face("Two");
    for (const FaceId f : {one, alike ? one : two}) (void)add_card(t.match, f, kBob, Zone::shields);
    t.resolve(kAnn, "(put-into hand (chosen@0 (in-zone shields (opponents))))");
    EXPECT_EQ(decision(t.match).groups, 2) << "as many options, whatever they are";
  }
}

}  // namespace
}  // namespace kawari::test
