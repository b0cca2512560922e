// Replacement bugs that other engines have had, first half: one test per report, named by its number in our
// list, with settle() alone or with the policies of our two games.
#include <gtest/gtest.h>

#include "games/lorcana/lorcana.h"
#include "state/invariants.h"
#include "state/query.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"

namespace kawari::test {
namespace {

std::vector<const Edition*> lorcana_editions() {
  std::vector<const Edition*> out;
  for (const Edition* e : all_editions())
    if (!assigns_by_part(*e)) out.push_back(e);
  return out;
}

constexpr std::string_view kLess =
    "(replacement none (event damage-dealt (of-kind character)) (deal (role subject) (sum (event-amount) "
    "(number -1))))";
constexpr std::string_view kDouble =
    "(replacement none (event damage-dealt (of-kind character)) (deal (role subject) (times (event-amount) "
    "(number 2))))";
constexpr std::string_view kDrawTwo =
    "(replacement none (event drawn none none (you)) (draw (you) (number 2)))";

TEST(KnownBug, N01_Mage7214_LaterReplacementsSeeTheModifiedEvent) {
  for (const Edition* e : lorcana_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.character(kBob, "Beast", {str(kBeast)});
    t.character(kBob, "Less", {str(kLess)});
    t.propose({deal(x, 2)});
    t.choose("Less");
    EXPECT_EQ(t.happened(), Words{"put Beast 1"}) << e->id;
    t.forget();
    t.effect(kBob, kShield, x);
    t.propose({deal(x, 2)});
    t.choose("effect 1");
    EXPECT_TRUE(t.standing()) << e->id << ": nothing is left to replace";
    EXPECT_EQ(t.happened(), Words{}) << e->id;
  }
}

TEST(KnownBug, N02_Forge8995_ResultsComposeInTheChosenOrder) {
  for (const Edition* e : lorcana_editions()) {
    for (const bool double_first : {true, false}) {
      Table t(*e);
      const ObjectRef x = t.character(kBob, "X");
      t.character(kBob, "Beast", {str(kBeast)});
      t.character(kBob, "Double", {str(kDouble)});
      t.propose({deal(x, 2)});
      t.choose(double_first ? "Double" : "Beast");
      EXPECT_TRUE(t.standing());
      EXPECT_EQ(t.happened(), Words{double_first ? "put Beast 4" : "put Beast 2"}) << e->id;
    }
  }
}

TEST(KnownBug, N03_Forge3512_CauseAndSourceSurvive) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef attacker = t.character(kAnn, "Attacker"), x = t.character(kBob, "X");
    t.character(kBob, "More", {str(kMore)});
    t.propose({combat(x, 2, card_of(t.match.state, attacker))}, false);
    ASSERT_EQ(t.happened(), Words{"deal X 3"}) << e->id;
    const PartRecord& part = t.trace().items.back().part;
    EXPECT_EQ(t.name(part.source), "Attacker") << e->id << ": it is still the attacker's damage";
    EXPECT_TRUE(part.has(kCombat)) << e->id << ": of the same challenge";
  }
}

TEST(KnownBug, N04_Forge6528_ConditionsOnResultsLookAtWhatWasCommitted) {
  for (const Edition* e : all_editions()) {
    for (const bool doubled : {true, false}) {
      Table t(*e);
      for (int i = 0; i < 4; ++i) t.card(kAnn, Zone::deck, "Card");
      if (doubled) t.character(kAnn, "Two", {str(kDrawTwo)});
      t.resolve(kAnn,
                "(seq (draw@0 (you) (number 1)) (gain-lore (you) (sum (number 10) (result-amount 0))))");
      const int counted = !doubled ? 1 : e->policy.own_results_only ? 0 : 2;
      EXPECT_EQ(t.match.state.player(kAnn).counters[0], 10 + counted) << e->id;
      EXPECT_EQ(t.match.state.list(kAnn, Zone::hand).count, doubled ? 2 : 1) << e->id;
    }
  }
}

TEST(KnownBug, N05_Forge9513_ACopyIsTheSameEffect) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.character(kBob, "More", {str(kMore)});
    t.character(kBob, "More copy", {str(kMore)});
    t.propose({deal(x, 2)}, false);
    t.answer();
    EXPECT_EQ(t.happened(), Words{"deal X 3"}) << e->id << ": once, whichever copy";
  }
}

TEST(KnownBug, N06_Forge4723_EndlessReplacementIsBoundedWithANamedError) {
  for (const Edition* e : lorcana_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    for (int i = 1; i <= kMaxAppliedToOne + 1; ++i)  // more different texts than one event can hold
      t.character(kBob, "More " + std::to_string(i),
                  {"(replacement none (event damage-dealt (of-kind character)) (deal (role subject) (sum "
                   "(event-amount) (number " +
                   std::to_string(i) + "))))"});
    t.propose({deal(x, 1)});
    t.answer();
    EXPECT_EQ(t.match.state.fault, Fault::too_many_applied_to_one) << e->id;
    EXPECT_TRUE(t.match.state.over) << e->id;
    EXPECT_EQ(sentence(t.match.state.fault), "more than 64 replacement effects applied to one event");
    EXPECT_EQ(t.trace().items.back().kind, TraceKind::fault);
  }
}

constexpr std::string_view kBarsEntries =
    "(replacement none (event entered (of-kind character)) (put-into discard (role subject)))";

TEST(KnownBug, N07_Forge8532_AnEnteringCardDoesNotReplaceItsOwnEntry) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const CardId gate = t.card(kBob, Zone::hand, "Gate", {str(kBarsEntries)});
    t.propose({move(t, ref_of(t.match.state, gate), Zone::play)}, false);
    EXPECT_EQ(t.happened(), Words{"enter Gate"}) << e->id << ": it must be there before the event";
  }
}

TEST(KnownBug, N08_Mage1324_ThoseThatEnterTogetherAreNotThereForEachOther) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const CardId gate = t.card(kBob, Zone::hand, "Gate", {str(kBarsEntries)}),
                 guest = t.card(kBob, Zone::hand, "Guest");
    t.propose(
        {move(t, ref_of(t.match.state, gate), Zone::play), move(t, ref_of(t.match.state, guest), Zone::play)},
        false);
    EXPECT_EQ(t.happened(), (Words{"enter Gate", "enter Guest"})) << e->id;
    const CardId late = t.card(kBob, Zone::hand, "Late");
    t.forget();
    t.propose({move(t, ref_of(t.match.state, late), Zone::play)}, false);
    EXPECT_EQ(t.happened(), Words{"discard-pile Late"}) << e->id << ": now it is";
  }
}

TEST(KnownBug, N09_Mage643_CandidatesAreRecomputedEachRound) {
  for (const Edition* e : lorcana_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.character(kBob, "Beast", {str(kBeast)});
    t.character(kBob, "More", {str(kMore)});
    const std::uint32_t shield = t.effect(kBob, kShield, x);
    t.propose({deal(x, 2)});
    t.answer({1, 0});
    EXPECT_EQ(t.questions(), (Words{"Bob: Beast | More | effect 1", "Bob: Beast | effect 1"})) << e->id;
    EXPECT_EQ(t.happened(), Words{"put Beast 3"}) << e->id;
    EXPECT_TRUE(t.has_effect(shield)) << e->id << ": it was not used";
  }
}

TEST(KnownBug, N10_Mage6298_IdenticalByEffectNotByName) {
  for (const Edition* e : lorcana_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.character(kBob, "Twin", {str(kMore)});
    t.character(kBob, "Twin", {str(kDouble)});
    t.propose({deal(x, 2)});
    EXPECT_EQ(t.open_question(), "Bob: Twin | Twin") << e->id << ": two different effects of one name";
    t.answer({1});
    EXPECT_EQ(t.happened(), Words{"deal X 5"}) << e->id << ": both apply, 2 * 2 + 1";
  }
}

TEST(KnownBug, N10_Mage6298_AskedWhereOutcomesDiffer) {
  for (const Edition* e : lorcana_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.character(kBob, "Beast 1", {str(kBeast)});
    t.character(kBob, "Beast 2", {str(kBeast)});
    t.propose({deal(x, 2)});
    EXPECT_EQ(t.open_question(), "Bob: Beast 1 | Beast 2")
        << e->id << ": the same effect, different outcomes";
    t.choose("Beast 2");
    EXPECT_EQ(t.happened(), Words{"put Beast 2 2"}) << e->id;
    t.effect(kAnn, kShield, t.character(kAnn, "Y"));
  }
}

TEST(KnownBug, N11_Mage3359_PartsOfAnEventAreIndependent) {
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.effect(kBob, kShield, x);
    t.resolve(kAnn,
              "(seq (deal (chosen@0 (played-by (opponents))) (number 2)) (create (ref 0)"
              " (replacement next-time none (event banished (same-as (role bound))) (put-into deck-bottom "
              "(role subject)))"
              " (this-turn)))");
    t.answer();
    EXPECT_EQ(t.damage(x), 0) << e->id << ": the damage was replaced";
    t.forget();
    t.propose({banish(t, x)}, false);
    EXPECT_EQ(t.happened(), Words{"deck X"}) << e->id << ": the rider was not";
  }
}

TEST(KnownBug, N12_Mage4585_TwoRedirectionsEndAndACardIsInOneZone) {
  constexpr std::string_view kToMe =
      "(replacement none (event damage-dealt (all-of (played-by (you)) (other))) (deal (self) "
      "(event-amount)))";
  constexpr std::string_view kToMeToo =
      "(replacement none (event damage-dealt (all-of (of-kind character) (played-by (you)) (other))) (deal "
      "(self) (event-amount)))";
  for (const Edition* e : lorcana_editions()) {
    Table t(*e);
    const ObjectRef x = t.character(kBob, "X");
    t.character(kBob, "Y", {str(kToMe)});
    t.character(kBob, "Z", {str(kToMeToo)});
    t.propose({deal(x, 2)});
    t.answer();
    EXPECT_EQ(t.questions(), Words{"Bob: Y | Z"}) << e->id;
    EXPECT_EQ(t.happened(), Words{"deal Z 2"}) << e->id << ": X to Y, Y to Z, and each effect once";
  }
  for (const Edition* e : all_editions()) {
    Table t(*e);
    const ObjectRef x =
        t.character(kBob, "X",
                    {"(replacement none (event banished (same-as (self))) (put-into hand (self)))",
                     "(replacement none (event left (same-as (self))) (put-into resource (self)))"});
    const CardId card = card_of(t.match.state, x);
    t.propose({banish(t, x)}, false);
    t.answer({0, 0});
    EXPECT_EQ(violated_invariant(t.match), "") << e->id;
    EXPECT_EQ(t.happened().size(), 1u) << e->id;
    EXPECT_EQ(t.match.state.card(card).zone, assigns_by_part(*e) ? Zone::hand : Zone::resource)
        << e->id << ": Lorcana looks again at what would leave";
  }
}

}  // namespace
}  // namespace kawari::test
