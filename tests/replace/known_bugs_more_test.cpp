// Replacement bugs that other engines have had, second half.
#include <gtest/gtest.h>

#include "games/lorcana/lorcana.h"
#include "state/hash.h"
#include "state/invariants.h"
#include "state/query.h"
#include "state/setup.h"
#include "state/statics.h"
#include "tests/replace/test_game.h"
#include "text/compile.h"

namespace kawari::test {
namespace {

const Edition& duel_masters() { return edition("duel-masters-1.50"); }

constexpr std::string_view kSaver =
    "(replacement none (event banished (all-of (of-kind character) (played-by (you)) (other))) (banish "
    "(self)))";
constexpr std::string_view kSoldier =
    "(replacement none (event banished (same-as (self))) (put-into hand (role subject)))";
constexpr std::string_view kStubborn = "(replacement none (event banished (same-as (self))) (nothing))";
constexpr std::string_view kSeesBanished = "(triggered none (event banished) none (draw (you) (number 1)))";

TEST(KnownBug, N13_Mage6906_ACardThatChangesZonesIsANewObject) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    const CardId card = card_of(t.match.state, x);
    const std::uint32_t shield = t.effect(kBob, kShield, x);
    t.propose({banish(t, x)}, false);
    EXPECT_FALSE(t.has_effect(shield)) << e->id;
    t.propose({move(t, ref_of(t.match.state, card), Zone::play)}, false);
    t.forget();
    t.propose({deal(ref_of(t.match.state, card), 2)}, false);
    EXPECT_EQ(t.happened(), Words{"deal X 2"}) << e->id;
  }
}

TEST(KnownBug, N14_Mage13227_BoundByObjectNotByCard) {
  constexpr std::string_view kFirstTime =
      "(replacement first-time none (event damage-dealt (same-as (self))) (nothing))";
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const FaceId face = t.face("X", {str(kFirstTime)});
    const ObjectRef one = ref_of(t.match.state, add_in_play(t.match, face, kBob));
    const ObjectRef two = ref_of(t.match.state, add_in_play(t.match, face, kBob));
    t.propose({deal(one, 1)}, false);
    t.propose({deal(one, 1)}, false);
    EXPECT_EQ(t.damage(one), 1) << e->id << ": its first time is over";
    t.propose({deal(two, 1)}, false);
    EXPECT_EQ(t.damage(two), 0) << e->id << ": the other's is not";
    const std::uint32_t shield = t.effect(kBob, kShield, one);
    t.propose({deal(two, 1)}, false);
    EXPECT_EQ(t.damage(two), 1) << e->id;
    EXPECT_TRUE(t.has_effect(shield)) << e->id;
  }
}

TEST(KnownBug, N15_Phase8485_CreatedEffectsAreStateValuesAreDerived) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.resolve(kBob, "(create (all (played-by (you))) " + str(kShield) + " (this-turn))");
    touch(t.match);
    (void)derived(t.match);
    EXPECT_EQ(violated_invariant(t.match), "") << e->id;
    t.propose({deal(x, 2)}, false);
    EXPECT_EQ(t.damage(x), 0) << e->id;
  }
}

TEST(KnownBug, N16_Phase2593_EveryPathGoesThroughSettle) {
  constexpr std::string_view kTakesNone =
      "(replacement none (event damage-taken (same-as (self))) (nothing))";
  constexpr std::string_view kNoDraws = "(replacement none (event drawn none none (you)) (nothing))";
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X", {str(kTakesNone), str(kStubborn), str(kNoDraws)}),
                    y = t.character(kAnn, "Y");
    t.match.state.slot(y.slot()).damage = 3;
    t.card(kBob, Zone::deck, "Card");
    t.propose({deal(x, 1)}, false);
    t.propose({combat(x, 1)}, false);
    t.propose({damage_part(PartKind::put_damage, x, 1, kNoCard)}, false);
    t.resolve(kAnn, "(put-damage (all (played-by (opponents))) (number 1))");
    t.resolve(kAnn, "(deal (all (played-by (opponents))) (number 1))");
    t.resolve(kAnn, "(banish (all (played-by (opponents))))");
    t.propose({banish(t, x)}, false);
    t.resolve(kBob, "(draw (you) (number 1))");
    t.propose({draw(t, kBob)}, false);
    EXPECT_EQ(t.happened(), Words{}) << e->id;
    EXPECT_EQ(t.damage(x), 0) << e->id;
  }
}

TEST(KnownBug, N17_Phase5653_AllOrNothingWhenCompiling) {
  Database cards;
  const Grammar& grammar = lorcana::rules().grammar();
  EXPECT_TRUE(compile_text(grammar, cards, "Draw a card.", true));
  const auto wrong = compile_text(grammar, cards, "Draw a card. If you do, confuzzle your opponent.", true);
  ASSERT_FALSE(wrong) << "a clause that nobody can read refuses the text";
  EXPECT_NE(wrong.error().what.find("confuzzle"), std::string::npos) << wrong.error().what;
}

TEST(KnownBug, N18_Phase8811_AChoiceInMidEventGoesOnFromAnyClone) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    t.character(kBob, "X",
                {"(replacement none (event banished (same-as (self))) (banish (chosen@0 (all-of (played-by "
                 "(you)) (other)))))"});
    t.character(kBob, "Y");
    t.character(kBob, "Z");
    t.resolve(kAnn, "(seq (banish (chosen@0 (played-by (opponents)))) (gain-lore (you) (number 1)))");
    t.choose("X");
    ASSERT_EQ(t.open_question(), "Bob: Y | Z") << e->id;
    Match copy = t.match;
    copy.trace = nullptr;
    const Decision d = decision(copy);
    apply(copy, d.options[1]);
    t.choose("Z");
    EXPECT_EQ(byte_hash(copy.state), byte_hash(t.match.state)) << e->id;
    EXPECT_EQ(t.match.state.player(kAnn).counters[0], 1) << e->id << ": the next sentence was not lost";
  }
}

TEST(KnownBug, N19_Phase1959_OneEventPerObjectPerBatch) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.character(kBob, "Watcher", {str(kSeesBanished)});
    const std::uint32_t guard =
        t.effect(kBob, "(replacement next-time none (event banished (same-as (role bound))) (nothing))", x);
    t.propose({banish(t, x), banish(t, x)}, false);
    EXPECT_EQ(t.happened(), Words{}) << e->id << ": two reasons, one banishing";
    EXPECT_FALSE(t.has_effect(guard)) << e->id;
    t.propose({banish(t, x), banish(t, x)}, false);
    EXPECT_EQ(t.happened(), Words{"banish X"}) << e->id;
    EXPECT_EQ(t.waiting(), Words{"Watcher sees X"}) << e->id;
  }
}

TEST(KnownBug, N20_Ygopro1855_ADoomedCardAsSubstitute) {
  for (const bool saver_first : {true, false}) {
    Table t(duel_masters());
    const ObjectRef x = t.character(kBob, "X"), saver = t.character(kBob, "Saver", {str(kSaver)});
    if (saver_first)
      t.propose({banish(t, saver), banish(t, x)}, false);
    else
      t.propose({banish(t, x), banish(t, saver)}, false);
    EXPECT_EQ(t.happened(), Words{"banish Saver"}) << "a saver in the same sweep may be the substitute";
    EXPECT_EQ(t.zone(x), Zone::play);
  }
}

TEST(KnownBug, N20_Ygopro1855_OneSaverSavesOne) {
  Table t(duel_masters());
  const ObjectRef x = t.character(kBob, "X"), y = t.character(kBob, "Y"),
                  saver = t.character(kBob, "Saver", {str(kSaver)});
  t.propose({banish(t, x), banish(t, y), banish(t, saver)}, false);
  t.answer({0});
  EXPECT_EQ(t.happened(), (Words{"banish Y", "banish Saver"})) << "no card is picked twice";
}

TEST(KnownBug, N21_Ygopro1966_AnIndestructibleSubstituteIsFeasibleAgainAndAgain) {
  Table t(duel_masters());
  const ObjectRef x = t.character(kBob, "X");
  t.character(kBob, "Rock", {str(kSaver), "(static none (cant be-destroyed (self)))"});
  for (int i = 0; i < 3; ++i) t.propose({banish(t, x)}, false);
  EXPECT_EQ(t.happened(), Words{});
}

TEST(KnownBug, N22_YgoproScripts1787_AReplacementIsReplacedInLorcanaOnly) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.character(kBob, "Saver", {str(kSaver), str(kStubborn)});
    t.propose({banish(t, x)}, false);
    EXPECT_EQ(t.happened(), assigns_by_part(*e) ? Words{"banish Saver"} : Words{}) << e->id;
  }
}

TEST(KnownBug, N23_YgoproCore498_WhatIsReplacedDidNotHappen) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    t.character(kBob, "X", {str(kStubborn)});
    t.character(kBob, "Y");
    t.resolve(kAnn, "(seq (banish@0 (all (played-by (opponents)))) (gain-lore (you) (result-amount 0)))");
    EXPECT_EQ(t.match.state.player(kAnn).counters[0], 1) << e->id << ": only Y was banished this way";
  }
}

TEST(KnownBug, N23_YgoproCore498_IfYouDoAsksForTheResultOrTheAttempt) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    t.character(kBob, "X", {str(kStubborn)});
    t.resolve(kAnn, "(if-done@0 (banish (all (played-by (opponents)))) (gain-lore (you) (number 1)))");
    EXPECT_EQ(t.match.state.player(kAnn).counters[0], e->policy.done_by_attempt ? 1 : 0) << e->id;
  }
}

TEST(KnownBug, N24_Keyteki2832_AReplacedDestructionTriggersNothing) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X", {str(kSoldier), str(kSeesBanished)});
    t.character(kAnn, "Sees banished", {str(kSeesBanished)});
    t.character(kAnn, "Sees returned",
                {"(triggered none (event put-into-hand) none (draw (you) (number 1)))"});
    t.propose({banish(t, x)}, false);
    EXPECT_EQ(t.waiting(), Words{"Sees returned sees X"}) << e->id;
  }
}

TEST(KnownBug, N25_Shobu182_TheOriginalNeverHappensAndASweepIsOneBatch) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    std::vector<Part> sweep;
    for (const char* name : {"A", "B", "C"}) {
      const bool returns = name[0] == 'B';
      sweep.push_back(banish(t, t.character(kBob, name, returns ? Words{str(kSoldier)} : Words{})));
    }
    t.character(kAnn, "Sees pile",
                {"(triggered none (event put-into-discard (named \"B\")) none (draw (you) (number 1)))"});
    t.propose(sweep, false);
    EXPECT_EQ(t.happened(), (Words{"banish A", "banish C", "hand B"})) << e->id;
    EXPECT_EQ(t.trace().batch, 1) << e->id << ": all at the same time";
    EXPECT_TRUE(t.waiting().empty()) << e->id << ": B never was in the discard";
    EXPECT_EQ(violated_invariant(t.match), "") << e->id;
  }
}

TEST(KnownBug, N25_Shobu90_DestroyingAgainInsideTheReplacementHappensOnce) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X",
                                    {"(replacement none (event banished (same-as (self)))"
                                     " (seq (gain-lore (you) (number 1)) (banish (self))))"});
    t.character(kAnn, "Watcher", {str(kSeesBanished)});
    t.propose({banish(t, x)}, false);
    EXPECT_EQ(t.happened(), (Words{"lore Bob 1", "banish X"})) << e->id;
    EXPECT_EQ(t.waiting(), Words{"Watcher sees X"}) << e->id;
  }
}

}  // namespace
}  // namespace kawari::test
