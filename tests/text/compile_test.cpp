// Text → program: meanings, refusals with their column, ambiguity, references.
#include "text/compile.h"

#include "tests/text/rules_english.h"

namespace kawari {
namespace {

TEST(Compile, SelfReplacementWrapsTheInstructionBeforeIt) {
  EXPECT_EQ(program("MOUNTAIN DEFENSE During your turn, the first time you move a character here, you may "
                    "deal 1 damage to chosen "
                    "character. If the moved character is a Knight, deal 2 damage instead."),
            "(triggered first-time-each-turn (turn-of (you)) (event moved (of-kind character) (same-as "
            "(self)) (you)) none (may@0 (you) "
            "(instead (deal (chosen@1 (of-kind character)) (number 1)) (matches (role~moved subject) "
            "(classified \"Knight\")) "
            "(deal (ref~elided 1) (number 2)))))");
}

TEST(Compile, WhatTakesThePlaceLastsAsLong) {
  const std::string text = program(
      "{E} — Chosen character gets +1 {S} this turn. If a character named Aladdin is chosen, he gets +2 {S} "
      "instead.");
  EXPECT_NE(text.find("(gets strength (ref~he 0) (number 2) (this-turn~left-out))"), std::string::npos)
      << text;
}

TEST(Compile, InsteadWithNothingToReplaceIsRefused) {
  EXPECT_TRUE(
      program("Draw a card. If you have a character named Maui in play, gain 3 lore instead.", Kind::action)
          .starts_with("refused"));
}

TEST(Compile, ReplacementEffects) {
  EXPECT_EQ(program("If one of your other characters would be dealt damage, put that many damage counters on "
                    "this character instead."),
            "(replacement none (event damage-dealt (all-of (played-by (you)) (other) (of-kind character))) "
            "(put-damage (self) (event-amount)))");
  EXPECT_EQ(program("If a player would draw one or more cards, they draw no cards instead."),
            "(replacement none (event drawn none none (everyone)) (nothing~6))");
}

TEST(Compile, AShieldIsBoundToTheObjectItWasMadeFor) {
  const std::string text = program(
      "ACT OF KINDNESS Whenever one of your characters is chosen for Support, until the start of your next "
      "turn, the next time they "
      "would be dealt damage they take no damage instead.");
  EXPECT_NE(text.find("(create (role~they subject) (replacement next-time none (event damage-dealt (same-as "
                      "(role bound)))"),
            std::string::npos)
      << text;
}

TEST(Compile, SequentialEffects) {
  EXPECT_EQ(program("Banish chosen item of yours to deal 5 damage to chosen character.", Kind::action),
            "(action-text (if-done@0 to (banish (chosen@1 (all-of (of-kind item) (played-by (you))))) (deal "
            "(chosen@2 (of-kind character)) (number 5))))");
  EXPECT_EQ(
      program(
          "Whenever this character quests, you may banish chosen item. If you do, its player draws a card."),
      "(triggered none (event quested (same-as (self))) none (if-done@0 (may@1 (you) (banish (chosen@2 "
      "(of-kind item)))) "
      "(draw (owner-of (ref~it 2)) (number 1))))");
}

TEST(Compile, SharedSubjectsAreOneChoice) {
  EXPECT_EQ(program("Chosen character gets +2 {S} and gains Rush this turn.", Kind::action),
            "(action-text (seq~6 (gets strength (chosen@0 (of-kind character)) (number 2) (this-turn)) "
            "(gains (ref~again 0) (keyword rush) (this-turn))))");
}

TEST(Compile, EachPlayerInTurnOrder) {
  EXPECT_EQ(program("Each opponent chooses and discards a card.", Kind::action),
            "(action-text (each-player@0 0 (opponents) (discard (each-of-them 0) (chosen@1 (in-zone hand "
            "(each-of-them 0)) (number 1) "
            "(each-of-them 0)))))");
}

TEST(Compile, TheSecondaryConditionIsNotPartOfTheEffect) {
  EXPECT_EQ(program("When you play this character, if you have 2 or more other characters in play, you may "
                    "draw 2 cards."),
            "(triggered~1 none (event played (same-as (self)) none (you)) (exists at-least (all-of "
            "(played-by (you)) (other) (of-kind character)) "
            "(number 2)) (may@0 (you) (draw (you) (number 2))))");
}

TEST(Compile, KeywordLines) {
  Database cards;
  const Face face = compiled(
      cards,
      "Shift 5 (You may pay 5 {I} …)\nShift: Discard an action card\nResist +2\nSing Together 7\nWard");
  ASSERT_TRUE(face.compiled());
  ASSERT_EQ(face.abilities.size(), 5u);
  EXPECT_EQ(index(face.abilities[0].keyword), 8);
  EXPECT_EQ(face.abilities[2].kind, AbilityKind::keyword);
  EXPECT_TRUE(face.exact);
}

TEST(Compile, BothFormsOfSymbols) {
  EXPECT_EQ(program("FREEZE ⟳, 2 ⬡ — Chosen character gets -2 ¤ this turn."),
            program("FREEZE {E}, 2 {I} — Chosen character gets -2 {S} this turn."));
}

TEST(Compile, AnActionsTextIsOneEffect) {
  Database cards;
  const Face face = compiled(cards, "Sing Together 7\nDraw a card.\nGain 1 lore.", Kind::action);
  ASSERT_TRUE(face.compiled());
  ASSERT_EQ(face.abilities.size(), 2u);
  EXPECT_EQ(face.abilities[1].kind, AbilityKind::action_text);
  EXPECT_EQ(face.abilities[1].text, "Draw a card. Gain 1 lore.");
}

TEST(Compile, FacesKnowWhatWakesThem) {
  Database cards;
  const Face face = compiled(
      cards,
      "ONE Whenever you draw a card, gain 1 lore.\nTWO If you would draw a card, nothing happens instead.");
  ASSERT_TRUE(face.compiled());
  EXPECT_EQ(face.triggers, Fact::drawn);
  EXPECT_EQ(face.replaces, Fact::drawn);
  EXPECT_FALSE(face.has_statics);
}

TEST(Compile, SupportAddsItsOwnStrength) {
  EXPECT_EQ(program("Whenever this character quests, you may add their {S} to another chosen character's {S} "
                    "this turn."),
            "(triggered none (event quested (same-as (self))) none (may@0 (you) (gets~2 strength (chosen@1 "
            "(all-of (other) (of-kind character))) "
            "(stat-of strength (self~they)) (this-turn))))");
}

TEST(Refusal, NamesTheUnreadWordsAndTheirColumn) {
  Database cards;
  const Face face = compiled(cards, "STAY CALM Whenever this character quests, juggle 3 cards. Draw a card.");
  ASSERT_EQ(face.refusals.size(), 1u);
  EXPECT_EQ(face.refusals[0].unread, "juggle 3 cards.");
  EXPECT_EQ(face.refusals[0].column, 43);
  EXPECT_FALSE(face.exact);
}

TEST(Refusal, AnUnknownConditionIsNotDropped) {
  EXPECT_TRUE(program("When you play this character, if the moon is full, draw a card.")
                  .starts_with("refused: moon is full"));
  EXPECT_TRUE(program("This character gets +1 {S} while you are happy.").starts_with("refused"));
}

TEST(Refusal, AnUnknownClassificationIsNotGuessed) {
  EXPECT_TRUE(program("Your Plumber characters get +1 {S}.").starts_with("refused: Plumber"));
  Database cards;
  cards.add_classification("Plumber");
  EXPECT_TRUE(compiled(cards, "Your Plumber characters get +1 {S}.").compiled());
}

TEST(Refusal, TextThatEndsTooEarly) {
  Database cards;
  const Face face = compiled(cards, "Deal 2 damage to", Kind::action);
  ASSERT_EQ(face.refusals.size(), 1u);
  EXPECT_EQ(face.refusals[0].unread, "");
  EXPECT_EQ(face.refusals[0].column, 17);
}

TEST(Refusal, AReferenceWithTwoCandidates) {
  Database cards;
  const Face face = compiled(
      cards,
      "Move 1 damage counter from chosen character to chosen opposing character. Banish that character.",
      Kind::action);
  ASSERT_EQ(face.refusals.size(), 1u);
  EXPECT_NE(face.refusals[0].why.find("two different cards"), std::string::npos);
}

TEST(Refusal, AReferenceWithoutCandidate) {
  EXPECT_TRUE(program("Banish that character.", Kind::action).starts_with("refused"));
}

TEST(CompileText, ForTheJudge) {
  Database cards;
  const auto abilities = compile_text(lorcana_grammar(), cards, "Deal 3 damage to chosen character.", true);
  ASSERT_TRUE(abilities.has_value());
  EXPECT_EQ(abilities->front().kind, AbilityKind::action_text);
  const auto wrong = compile_text(lorcana_grammar(), cards, "Deal 3 damage to chosen wizard.", true);
  ASSERT_FALSE(wrong.has_value());
  EXPECT_EQ(wrong.error().column, 25);
  EXPECT_NE(wrong.error().what.find("wizard."), std::string::npos);
}

// A State has one bit per ability for "used this turn": a card with more abilities could use some twice.
TEST(Compile, ACardHasNoMoreAbilitiesThanAStateRemembers) {
  Database cards;
  std::string text;
  for (std::size_t i = 0; i < kMaxAbilities; ++i) text += "{E} — Draw a card.\n";
  EXPECT_TRUE(compiled(cards, text, Kind::item).compiled());
  const Face refused = compiled(cards, text + "{E} — Gain 1 lore.\n", Kind::item);
  ASSERT_FALSE(refused.compiled());
  EXPECT_EQ(refused.refusals[0].why, "The card has 16 abilities; there is room for 15.");
  EXPECT_NE(refused.refusals[0].unread.find("Gain 1 lore"), std::string::npos);
}

}  // namespace
}  // namespace kawari
