// Mistakes of a naive implementation of replacement, second part: what players cannot see.
#include <gtest/gtest.h>

#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

const Edition& lorcana() { return edition("lorcana-2.1"); }
const Edition& duel_masters() { return edition("duel-masters-1.20"); }

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
    for (const FaceId f : {one, alike ? one : two}) (void)add_card(t.match, f, kBob, kHidden);
    t.resolve(kAnn, "(put-into hand (chosen@0 (in-zone hidden (opponents))))");
    EXPECT_EQ(decision(t.match).groups, 2) << "as many options, whatever they are";
  }
}

}  // namespace
}  // namespace kawari::test
