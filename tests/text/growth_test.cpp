// The work of reading and printing a text grows at most quadratically with its size, and ends.
#include <gtest/gtest.h>

#include "bench/text_shapes.h"
#include "tests/text/rules_english.h"

namespace kawari {
namespace {

constexpr std::size_t kKilobyte = 1024;

std::string times(int count, const std::string& part, const std::string& end) {
  std::string out;
  for (int i = 0; i < count; ++i) out += part;
  return out + end;
}

std::string why_refused(const std::string& text, Kind kind = Kind::action,
                        const Grammar& grammar = lorcana_grammar()) {
  Database cards;
  const Face face = compiled(cards, text, kind, grammar);
  return face.compiled() ? "compiled" : face.refusals[0].why;
}

// Twice the text may take four times the work; a little more for very short texts.
TEST(Growth, TwiceTheTextIsAtMostFourTimesTheWork) {
  for (const TextShape& shape : kTextShapes) {
    const bool long_ones = &shape < kTextShapes + 3;
    TextSteps before = steps_of(shape, kKilobyte);
    for (std::size_t size = 2; size <= (long_ones ? 16u : 4u); size *= 2) {
      const TextSteps now = steps_of(shape, size * kKilobyte);
      const auto most = [](std::uint64_t steps) { return steps * 9 / 2 + 2000; };
      EXPECT_LE(now.read, most(before.read)) << shape.name << ": reading " << size << " KB";
      EXPECT_LE(now.print, most(before.print)) << shape.name << ": printing " << size << " KB";
      before = now;
    }
  }
}

// The readable shapes can be read, so that there is something to print.
TEST(Growth, WhatIsMeasuredIsRead) {
  for (const TextShape& shape : kTextShapes) {
    const bool without = std::string(shape.name).starts_with("un") || std::string(shape.name) == "modes" ||
                         std::string(shape.name) == "ambiguous";
    EXPECT_EQ(steps_of(shape, kKilobyte).print == 0, without) << shape.name;
  }
}

// Five thousand sentences depend on each other while they are read; the stack does not grow with them.
TEST(Growth, ThousandsOfSentencesNeedNoStack) {
  const TextSteps steps = steps_of(kTextShapes[0], 64 * kKilobyte);
  EXPECT_GT(steps.print, 0u);
}

TEST(Growth, ManySentencesAreReadAndPrintedBack) {
  Database cards;
  const Face face = compiled(cards, times(200, "Draw a card. ", "Gain 1 lore."), Kind::action);
  ASSERT_TRUE(face.compiled()) << face.refusals[0].why;
  EXPECT_TRUE(face.exact);
}

TEST(Growth, ManyNounsAreRead) {
  Database cards;
  const Face face =
      compiled(cards, "Banish chosen " + times(120, "character or item or ", "location."), Kind::action);
  ASSERT_TRUE(face.compiled()) << face.refusals[0].why;
}

// "A or B and C" is one list, however its members are grouped.
TEST(Growth, MixedListsHaveOneReading) {
  Database cards;
  const Face face = compiled(
      cards, "Banish chosen " + times(25, "character or item and location and/or ", "item."), Kind::action);
  ASSERT_TRUE(face.compiled()) << face.refusals[0].why;
  EXPECT_TRUE(face.exact);
}

TEST(TextLimits, AreNamedWhereTheyAreReached) {
  EXPECT_EQ(why_refused(times(20000, "Draw a card. ", "Draw a card.")),
            "The text has 260012 bytes; at most 65536 can be read.");
  EXPECT_EQ(why_refused(times(300, "Draw a card. ", "Draw a card.")),
            "The program is not sound: seq has 301 members; at most 255 fit.");
  EXPECT_EQ(
      why_refused(times(60, "Chosen character gains \"Whenever this character quests, ", "draw a card") +
                  std::string(60, '"') + "."),
      "The text has parts inside parts, more than 100 levels of them.");
  EXPECT_EQ(why_refused("Destroy all creatures" + times(30, " other than creatures", "."), Kind::action,
                        duel_masters_grammar()),
            "Some of its words can be read in more than 100 ways.");
}

TEST(TextLimits, AnAmbiguousTextIsStillRefusedWithItsTwoReadings) {
  const std::string why = why_refused("Destroy all creatures other than Dragons other than creatures.",
                                      Kind::action, duel_masters_grammar());
  EXPECT_TRUE(why.starts_with("The text can be read in two ways: ")) << why;
}

TEST(TextLimits, ATextOfWhichTheBudgetRunsOutIsNotHalfRead) {
  Database cards;
  Face face;
  face.kinds = Kind::character;
  face.text = "Rush\nWard\n" + times(50, "FRIEND When you play this character, draw a card.\n", "");
  Budget budget(Budget::Limits{.steps = 3000});
  compile_face(lorcana_grammar(), cards, face, nullptr, &budget);
  ASSERT_EQ(face.refusals.size(), 1u);
  EXPECT_EQ(face.refusals[0].why, "The text takes too long to read: more than 3000 steps.");
  EXPECT_TRUE(face.abilities.empty());
  EXPECT_TRUE(budget.out());
}

TEST(TextLimits, ACancelledTextIsRefused) {
  const std::atomic<bool> cancel{true};
  Database cards;
  Budget budget(Budget::Limits{.cancel = &cancel});
  const auto read = compile_text(lorcana_grammar(), cards, "Draw a card.", true, &budget);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().what, "The text takes too long to read: it was cancelled.");
}

TEST(TextLimits, WhatIsSpentIsTakenFromTheBudgetOfTheCaller) {
  Database cards;
  Budget budget(Budget::Limits{.steps = 100000});
  ASSERT_TRUE(compile_text(lorcana_grammar(), cards, "Draw a card.", true, &budget));
  EXPECT_GT(budget.spent(), 50u);
  EXPECT_FALSE(budget.out());
}

TEST(Numbers, WhatIsTooLargeIsRefusedWhereItStands) {
  for (const std::string number : {"1000001", "4294967297", "99999999999999999999999999"}) {
    Database cards;
    const Face face = compiled(cards, "Deal " + number + " damage to chosen character.", Kind::action);
    ASSERT_FALSE(face.compiled()) << number;
    EXPECT_EQ(face.refusals[0].why,
              "The number " + number + " is too large: 1000000 is the largest that a text can have.");
    EXPECT_EQ(face.refusals[0].column, 6);
  }
  EXPECT_EQ(program("Deal 1000000 damage to chosen character.", Kind::action),
            "(action-text (deal (chosen@0 (of-kind character)) (number 1000000)))");
}

TEST(Numbers, TreesAsTextTakeNoneThatDoesNotFit) {
  std::string error;
  EXPECT_FALSE(tree_from_text("(draw~256 (you) (number 1))", &error));
  EXPECT_TRUE(error.starts_with("~256 is no number from 0 to 255 and none of it, they, ")) << error;
  EXPECT_FALSE(tree_from_text("(draw@300 (you) (number 1))", &error));
  EXPECT_FALSE(tree_from_text("(number 99999999999)", &error));
  EXPECT_FALSE(tree_from_text(times(200, "(not ", "(damaged)") + std::string(200, ')'), &error));
  EXPECT_TRUE(error.starts_with("more than 100 levels of brackets")) << error;
  EXPECT_NE(verify(core_ops(), *tree_from_text("(action-text (draw (you) (number 1000001)))"), Sort::Ability),
            "");
}

}  // namespace
}  // namespace kawari
