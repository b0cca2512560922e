// Before the grammar: normalisation, names of abilities, tokens.
#include "text/normalise.h"

#include "tests/text/rules_english.h"
#include "text/tokens.h"

namespace kawari {
namespace {

const auto kSymbols = lorcana::lorcana_vocabulary().symbols;

TEST(Normalise, RemindersGoAndGlyphsBecomeSymbols) {
  NormalisationCounts counts;
  EXPECT_EQ(normalise("Ward (Opponents can’t choose this.)", kSymbols, &counts), "Ward");
  EXPECT_EQ(normalise("⟳, 2 ⬡ – Gain\n 2 lore.", kSymbols, &counts), "{E}, 2 {I} — Gain 2 lore.");
  EXPECT_EQ(counts.reminders, 1);
  EXPECT_EQ(counts.glyphs, 2);
}

TEST(Normalise, NamesOfAbilitiesStandInCapitals) {
  const auto name = [](std::string_view line) { return std::string(split_name(line).name); };
  EXPECT_EQ(name("STAND FIRM Whenever this character quests, draw a card."), "STAND FIRM");
  EXPECT_EQ(name("IT'S MAUI TIME! If you have a card"), "IT'S MAUI TIME!");
  EXPECT_EQ(name("SLASH {E} — Draw a card."), "SLASH");
  EXPECT_EQ(name("DARING A character gets +1 {S}."), "DARING");
  EXPECT_EQ(name("SPLINTER 2 {I} — Draw a card."), "SPLINTER");
  EXPECT_EQ(name("Bodyguard"), "");
  EXPECT_EQ(name("A character gets +1 {S}."), "");
}

TEST(Normalise, ALineThatBeginsWithBlanksContinues) {
  const auto lines = ability_lines("Ward\nSTAY Draw a card,\n  then discard.\nEND Draw.\n");
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[1], "STAY Draw a card,\n  then discard.");
}

TEST(Tokens, ColumnsAreCountedInCharacters) {
  const std::string text = "Té Kā draws";
  const auto tokens = tokenise(text);
  ASSERT_EQ(tokens.size(), 3u);
  EXPECT_EQ(column_at(text, tokens[2].begin), 7);
}

TEST(Tokens, CaseBlanksAndArticlesDoNotMatter) {
  EXPECT_TRUE(same_tokens("Draw  a card.", "draw a card."));
  EXPECT_TRUE(same_tokens("this item's player", "This item's player"));
  EXPECT_FALSE(same_tokens("draw a card.", "draw a card"));
}

TEST(Grammar, RowsAreSound) {
  for (const std::string& problem : lorcana_grammar().tables().problems) ADD_FAILURE() << problem;
}

}  // namespace
}  // namespace kawari
