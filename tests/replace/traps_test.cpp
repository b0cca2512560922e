// Mistakes of a naive implementation of replacement: one test per row of the table of traps, named after it.
// Without a game: Lorcana's and Duel Masters' policies with the test game.
#include <gtest/gtest.h>

#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

const Edition& duel_masters() { return edition("duel-masters-1.20"); }

// "If another creature of yours would be destroyed, destroy this instead."
constexpr std::string_view kSaver =
    "(replacement none (event banished (all-of (of-kind character) (played-by (you)) (other))) (banish "
    "(self)))";
constexpr std::string_view kMaySave =
    "(replacement optional none (event banished (all-of (of-kind character) (played-by (you)) (other))) "
    "(banish (self)))";
// "If this would be destroyed, return it to your hand instead."
constexpr std::string_view kSoldier =
    "(replacement none (event banished (same-as (self))) (put-into hand (role subject)))";
constexpr std::string_view kSeesBanished =
    "(triggered none (event banished (of-kind character)) none (draw (you) (number 1)))";

// --- keeps "applied" on the proposal or the effect: it belongs to the scope
TEST(Trap, AppliedBelongsToTheScopeTwoSentencesOfOneResolution) {
  for (const Edition* e : all_editions()) {
    if (assigns_by_part(*e)) continue;
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X"), beast = t.character(kBob, "Beast", {str(kBeast)});
    t.match.state.slot(x.slot()).exerted = 1;
    t.resolve(kAnn, "(seq (deal (all (is-exerted)) (number 2)) (deal (all (is-exerted)) (number 1)))");
    EXPECT_TRUE(t.questions().empty());
    EXPECT_EQ(t.happened(), (Words{"put Beast 2", "put Beast 1"})) << e->id;
    EXPECT_EQ(t.damage(x), 0) << e->id;
    EXPECT_EQ(t.damage(beast), 3) << e->id;
  }
}

constexpr std::string_view kTwoSentences =
    "(seq (deal (all (all-of (played-by (opponents)) (figure strength:exactly (number 1)))) (number 2))"
    " (deal (all (all-of (played-by (opponents)) (figure strength:exactly (number 1)))) (number 1)))";

TEST(Trap, AppliedBelongsToTheScopeNotToACopy) {
  for (const Edition* e : all_editions()) {
    if (assigns_by_part(*e)) continue;
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    const std::uint32_t one = t.effect(kBob, kShield, x), two = t.effect(kBob, kShield, x);
    t.resolve(kAnn, kTwoSentences);
    t.answer();
    EXPECT_EQ(t.happened(), Words{}) << e->id << ": one shield covers both sentences";
    EXPECT_FALSE(t.has_effect(one)) << e->id;
    EXPECT_FALSE(t.has_effect(two)) << e->id << ": several instances of the same effect cease to exist";
    t.forget();
    t.resolve(kAnn, kTwoSentences);
    EXPECT_EQ(t.happened(), (Words{"deal X 2", "deal X 1"}))
        << e->id << ": another resolution is another event";
  }
}

TEST(Trap, AppliedBelongsToTheScopeAlsoWhenItsCardHasLeft) {
  for (const Edition* e : all_editions()) {
    if (assigns_by_part(*e)) continue;
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.character(kBob, "Beast 1", {str(kBeast)});
    t.character(kBob, "Beast 2", {str(kBeast)});
    t.match.state.slot(x.slot()).exerted = 1;
    t.resolve(kAnn,
              "(seq (deal (all (is-exerted)) (number 2)) (banish (all (damaged))) (deal (all (is-exerted)) "
              "(number 1)))");
    t.choose("Beast 1");
    EXPECT_TRUE(t.standing()) << e->id;
    EXPECT_EQ(t.happened(), (Words{"put Beast 1 2", "banish Beast 1", "deal X 1"}))
        << e->id << ": the other instance can't apply to the same event";
  }
}

// --- has one scope for a challenge: scope is a field of the part
TEST(Trap, EachParticipantsDamageIsItsOwnEvent) {
  for (const Edition* e : all_editions()) {
    if (assigns_by_part(*e)) continue;
    for (const bool one_event : {true, false}) {
      Table t(*e);
      const ObjectRef x = t.character(kAnn, "X"), y = t.character(kAnn, "Y");
      t.character(kAnn, "Beast 1", {str(kBeast)});
      t.character(kAnn, "Beast 2", {str(kBeast)});
      t.propose({combat(x, 1), combat(y, 2)}, one_event);
      t.choose("Beast 1");
      if (one_event) {
        EXPECT_TRUE(t.standing()) << e->id << ": the same effect again is out";
        EXPECT_EQ(t.happened(), (Words{"put Beast 1 1", "put Beast 1 2"})) << e->id;
        continue;
      }
      t.choose("Beast 2");
      EXPECT_EQ(t.happened(), (Words{"put Beast 1 1", "put Beast 2 2"})) << e->id;
    }
  }
}

// --- has one affected player per event: chooser per part, players in turn order
TEST(Trap, DamageToEachCharacterAsksEachPlayerAboutTheirOwn) {
  for (const Edition* e : all_editions()) {
    if (assigns_by_part(*e)) continue;
    for (const PlayerId turn : {kAnn, kBob}) {
      Table t(*e, 2, turn);
      const ObjectRef x = t.character(kAnn, "X"), y = t.character(kBob, "Y");
      t.character(kAnn, "Guard A", {str(kBeast)});
      t.effect(kAnn, kShield, x);
      t.character(kBob, "Guard B", {str(kBeast)});
      t.effect(kBob, kShield, y);
      t.propose({deal(x, 2), deal(y, 2)});
      t.answer({0, 1});
      const std::string ann = "Ann: Guard A | effect 1", bob = "Bob: Guard B | effect 2";
      EXPECT_EQ(t.questions(), turn == kAnn ? (Words{ann, bob}) : (Words{bob, ann})) << e->id;
      EXPECT_EQ(t.happened(), turn == kAnn ? Words{"put Guard A 2"} : Words{"put Guard B 2"}) << e->id;
    }
  }
}

// --- puts self-replacement into the loop after calculation: bind it to its instruction
constexpr std::string_view kMine =
    "(instead (deal (all (played-by (opponents))) (number 1)) (exists (all-of (played-by (you)) (of-kind "
    "character)))"
    " (deal (all (played-by (opponents))) (number 2)))";

TEST(Trap, SelfReplacementComesBeforeTheCalculation) {
  for (const Edition* e : all_editions()) {
    if (assigns_by_part(*e)) continue;
    Table t(*e);
    t.character(kAnn, "Knight");
    const ObjectRef x = t.character(kBob, "X");
    t.resist(x, 1);
    t.resolve(kAnn, kMine);
    t.answer();
    EXPECT_EQ(t.happened(), Words{"deal X 1"}) << e->id << ": 2 - 1, Resist counts exactly once";
  }
}

TEST(Trap, SelfReplacementsProductIsOpenInLorcanaAndClosedInDuelMasters) {
  constexpr std::string_view kUpgrade =
      "(instead (put-into hand (all (played-by (opponents)))) (exists (all-of (played-by (you)) (of-kind "
      "character)))"
      " (banish (all (played-by (opponents)))))";
  for (const Edition* e : all_editions()) {
    for (const bool upgraded : {true, false}) {
      Table t(*e);
      if (upgraded) t.character(kAnn, "Knight");
      t.character(kBob, "X",
                  {"(replacement none (event left (same-as (self))) (put-into resource (role subject)))"});
      t.resolve(kAnn, kUpgrade);
      const bool closed = upgraded && assigns_by_part(*e);
      EXPECT_EQ(t.happened(), Words{closed ? "banish X" : "resource X"})
          << e->id << (upgraded ? ", upgraded" : "");
    }
  }
}

TEST(Trap, SelfReplacementCanHaveAWiderSelector) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef tall = t.character(kBob, "Tall");
    t.match.state.slot(tall.slot()).exerted = 1;
    t.character(kBob, "Low");
    t.character(kAnn, "Knight");
    t.resolve(kAnn,
              "(instead (banish (chosen@0 (all-of (played-by (opponents)) (is-exerted))))"
              " (exists (all-of (played-by (you)) (of-kind character)))"
              " (banish (chosen@1 (played-by (opponents)))))");
    ASSERT_FALSE(t.standing()) << e->id << ": the choice is the upgraded text's";
    EXPECT_EQ(t.open_question(), "Ann: Tall | Low") << e->id;
    t.choose("Low");
    EXPECT_EQ(t.happened(), Words{"banish Low"}) << e->id;
  }
}

TEST(Trap, SelfReplacementCanHaveAConditionOnAnEarlierResult) {
  for (const Edition* e : all_editions()) {
    for (const bool in_hand : {true, false}) {
      Table t(*e);
      if (in_hand) t.card(kAnn, Zone::hand, "Paper");
      t.character(kBob, "X");
      t.resolve(kAnn,
                "(seq (discard@0 (you) (all (in-zone hand (you))))"
                " (instead (gain-lore (you) (number 1)) (compare at-least (result-amount 0) (number 1))"
                " (gain-lore (you) (number 3))))");
      EXPECT_EQ(t.happened().back(), in_hand ? "lore Ann 3" : "lore Ann 1") << e->id;
    }
  }
}

// --- recurses into a replacement: splice into the batch; one move per object
TEST(Trap, BothCreaturesOfAnEqualBattleAreSaved) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kAnn, "X", {str(kSoldier)}), y = t.character(kBob, "Y", {str(kSoldier)});
    t.propose({banish(t, x), banish(t, y)}, false);
    EXPECT_EQ(t.happened(), (Words{"hand X", "hand Y"})) << e->id;
    EXPECT_EQ(t.trace().batch, 1) << e->id << ": at the same time";
  }
}

TEST(Trap, ASaverInTheSameSweepIsASubstituteAndLeavesOnce) {
  Table t(duel_masters());
  const ObjectRef x = t.character(kBob, "X"), saver = t.character(kBob, "Saver", {str(kSaver)});
  t.character(kAnn, "Watcher", {str(kSeesBanished)});
  t.propose({banish(t, x), banish(t, saver)}, false);
  EXPECT_EQ(t.happened(), Words{"banish Saver"});
  EXPECT_EQ(t.zone(x), Zone::play);
  EXPECT_EQ(t.waiting(), Words{"Watcher sees Saver"}) << "it was destroyed once";
}

// --- makes replacement a pure rewrite: procedures and picks
constexpr std::string_view kDragon =
    "(replacement none (event left (all-of (of-kind character) (played-by (you))))"
    " (seq (put-into@0 discard (top-of-deck (you) (number 1)))"
    " (if (matches (ref 0) (of-kind character)) (stays (role subject)))))";

TEST(Trap, DoThisThenTheEventHappensOrNot) {
  for (const Edition* e : all_editions()) {
    for (const bool dragon : {true, false}) {
      Table t(*e);
      const FaceId top = t.face(dragon ? "Dragon" : "Spell", {}, dragon ? Kind::character : Kind::action);
      (void)add_card(t.match, top, kBob, Zone::deck);
      const ObjectRef x = t.character(kBob, "X");
      t.character(kBob, "Infinity", {str(kDragon)});
      t.propose({banish(t, x)}, false);
      if (dragon)
        EXPECT_EQ(t.happened(), Words{"discard-pile Dragon"}) << e->id << ": it stays";
      else
        EXPECT_EQ(t.happened(), (Words{"banish X", "discard-pile Spell"})) << e->id << ": it goes after all";
    }
  }
}

TEST(Trap, TheSubstituteIsChosen) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X",
                                    {"(replacement none (event banished (same-as (self)))"
                                     " (banish (chosen@0 (all-of (played-by (you)) (other)))))"});
    t.character(kBob, "Y");
    t.character(kBob, "Z");
    t.propose({banish(t, x)}, false);
    ASSERT_FALSE(t.standing()) << e->id;
    EXPECT_EQ(t.open_question(), "Bob: Y | Z") << e->id;
    t.choose("Z");
    EXPECT_EQ(t.happened(), Words{"banish Z"}) << e->id;
  }
}

// --- checks feasibility by "will it happen": needs ignore "can't"
TEST(Trap, AnIndestructibleSubstituteIsFeasibleAndNotUsedUp) {
  Table t(duel_masters());
  const ObjectRef x = t.character(kBob, "X");
  const ObjectRef rock = t.character(kBob, "Rock", {str(kSaver), "(static none (cant be-destroyed (self)))"});
  t.propose({banish(t, x)}, false);
  EXPECT_EQ(t.happened(), Words{}) << "X is saved, Rock can't be destroyed";
  EXPECT_EQ(t.zone(x), Zone::play);
  EXPECT_EQ(t.zone(rock), Zone::play);
}

TEST(Trap, AnActionWithoutItsCardsIsInfeasible) {
  constexpr std::string_view kUtsusemi =
      "(replacement none (event banished (same-as (self))) (put-into deck-bottom (chosen@0 (in-zone discard "
      "(you)) (number 4))))";
  for (const int cards : {3, 4}) {
    Table t(duel_masters());
    const ObjectRef x = t.character(kBob, "X", {str(kUtsusemi)});
    for (int i = 0; i < cards; ++i) t.card(kBob, Zone::discard, "Leaf");
    t.propose({banish(t, x)}, false);
    t.answer();
    EXPECT_EQ(t.zone(x), cards == 4 ? Zone::play : Zone::discard);
  }
}

// --- drops impossible events first: attempt-only parts
TEST(Trap, ADrawFromAnEmptyDeckCanStillBeReplaced) {
  constexpr std::string_view kInsteadOfDrawing =
      "(replacement none (event drawn none none (you)) (gain-lore (you) (number 1)))";
  for (const Edition* e : all_editions()) {
    Table t(*e);
    t.propose({draw(t, kAnn)}, false);
    EXPECT_EQ(t.happened(), Words{}) << e->id;
    EXPECT_TRUE(t.match.state.player(kAnn).drew_empty) << e->id;
    t.match.state.player(kAnn).drew_empty = 0;
    t.character(kAnn, "Reader", {str(kInsteadOfDrawing)});
    t.propose({draw(t, kAnn)}, false);
    EXPECT_EQ(t.happened(), Words{"lore Ann 1"}) << e->id;
    EXPECT_FALSE(t.match.state.player(kAnn).drew_empty) << e->id << ": the draw never happened";
  }
}

// --- lets the mark against chaining run on: marked up to a node
TEST(Trap, TheSentenceAfterTheReplacementIsFresh) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    // "… destroy this instead. Destroy all your other creatures named Y." The last sentence is an event of
    // its own.
    const ObjectRef x = t.character(kBob, "X");
    t.character(
        kBob, "Saver",
        {"(replacement none (event banished (all-of (of-kind character) (played-by (you)) (other)"
         " (not (is-exerted)))) (banish (self)) (banish (all (all-of (played-by (you)) (is-exerted)))))"});
    const ObjectRef y = t.character(kBob, "Y", {str(kSoldier)});
    t.match.state.slot(y.slot()).exerted = 1;
    t.propose({banish(t, x)}, false);
    EXPECT_EQ(t.happened(), (Words{"banish Saver", "hand Y"})) << e->id;
  }
}

TEST(Trap, WhatTheReplacingSentenceProducesIsNotReplacedInDuelMasters) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.character(kBob, "Saver", {str(kSaver), str(kSoldier)});
    t.propose({banish(t, x)}, false);
    EXPECT_EQ(t.happened(), Words{assigns_by_part(*e) ? "banish Saver" : "hand Saver"}) << e->id;
  }
}

// --- derives facets from zones: the verb sets them
TEST(Trap, AnEntryReplacedByTheGraveyardIsNotADiscard) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    t.character(
        kAnn, "King",
        {"(replacement none (event entered (played-by (opponents))) (put-into discard (role subject)))"});
    t.character(kAnn, "Sees discards", {"(triggered none (event discarded) none (draw (you) (number 1)))"});
    t.character(kAnn, "Sees entries", {"(triggered none (event entered) none (draw (you) (number 1)))"});
    t.character(kAnn, "Sees pile",
                {"(triggered none (event put-into-discard) none (draw (you) (number 1)))"});
    const CardId card = t.card(kBob, Zone::hand, "Guest");
    t.propose({move(t, ref_of(t.match.state, card), Zone::play)}, false);
    EXPECT_EQ(t.happened(), Words{"discard-pile Guest"}) << e->id;
    EXPECT_EQ(t.waiting(), Words{"Sees pile sees Guest"}) << e->id;
  }
}

// --- asks yes/no per part for one one-use effect: offer `none` while another part can still take it
TEST(Trap, NotThisOneTheNextOne) {
  Table t(duel_masters());
  const ObjectRef x = t.character(kBob, "X"), y = t.character(kBob, "Y");
  t.character(kBob, "Saver", {str(kSaver)});
  t.propose({banish(t, x), banish(t, y)}, false);
  EXPECT_EQ(t.open_question(), "Bob: Saver | none");
  t.choose("none");
  EXPECT_TRUE(t.standing()) << "for the last one it must be used";
  EXPECT_EQ(t.happened(), (Words{"banish X", "banish Saver"}));
}

TEST(Trap, AnEffectThatCanTakeEveryPartIsNotOffered) {
  Table t(duel_masters());
  const ObjectRef x = t.character(kBob, "X"), y = t.character(kBob, "Y");
  t.character(kBob, "Healer",
              {"(replacement none (event banished (all-of (of-kind character) (played-by (you))))"
               " (put-into hand (role subject)))"});
  t.propose({banish(t, x), banish(t, y)}, false);
  EXPECT_TRUE(t.standing()) << "it is mandatory for each of them";
  EXPECT_EQ(t.happened(), (Words{"hand X", "hand Y"}));
}

TEST(Trap, AnOptionalEffectCanSkipAPartAndTakeTheNext) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X"), y = t.character(kBob, "Y");
    t.character(kBob, "Saver", {str(kMaySave)});
    t.propose({banish(t, x), banish(t, y)});
    t.answer({1, 0});
    EXPECT_EQ(t.questions(), (Words{"Bob: Saver | none", "Bob: Saver | none"})) << e->id;
    EXPECT_EQ(t.happened(), (Words{"banish X", "banish Saver"})) << e->id;
  }
}

}  // namespace
}  // namespace kawari::test
