// Names as people type them: what they mean, and when they are ambiguous.
#include "line/name_guess.h"

#include <gtest/gtest.h>

namespace kawari {
namespace {

NameIndex cards() {
  NameIndex out;
  out.add("Beast - Selfless Protector", "Beast");
  out.add("Beast - Wolfsbane", "Beast", false);
  out.add("Flounder - Voice of Reason", "Flounder");
  out.add("Seven Dwarfs' Mine - Secure Fortress", "Seven Dwarfs' Mine");
  out.add("Sleepy - Sluggish Knight", "Sleepy");
  out.add("Sleepy - Nodding Off", "Sleepy");
  out.add("Te Kā - The Burning One", "Te Kā");
  out.add("Perfect Galaxy, Spirit of Immortality");
  out.add("A Whole New World");
  return out;
}

struct Case {
  const char* typed;
  Fit fit;
  std::vector<std::string> meant;
};

TEST(NameGuess, WhatIsMeant) {
  const NameIndex names = cards();
  const Case cases[] = {
      {"Beast - Selfless Protector", Fit::exact, {"Beast - Selfless Protector"}},
      {"beast selfless protector", Fit::exact, {"Beast - Selfless Protector"}},
      {"Beast \u2013 Selfless Protector!", Fit::exact, {"Beast - Selfless Protector"}},
      {"seven dwarfs mine secure fortress", Fit::exact, {"Seven Dwarfs' Mine - Secure Fortress"}},
      {"Seven Dwarfs\u2019 Mine - Secure Fortress", Fit::exact, {"Seven Dwarfs' Mine - Secure Fortress"}},
      {"TE KA THE BURNING ONE", Fit::exact, {"Te Kā - The Burning One"}},
      {"sevendwarfsminesecurefortress", Fit::exact, {"Seven Dwarfs' Mine - Secure Fortress"}},
      // A card that can be played is preferred.
      {"Beast", Fit::bare, {"Beast - Selfless Protector"}},
      {"te ka", Fit::bare, {"Te Kā - The Burning One"}},
      {"Sleepy", Fit::bare, {"Sleepy - Sluggish Knight", "Sleepy - Nodding Off"}},
      {"Mine", Fit::words, {"Seven Dwarfs' Mine - Secure Fortress"}},
      {"Knight Sleepy", Fit::words, {"Sleepy - Sluggish Knight"}},
      {"wolfsbane", Fit::words, {"Beast - Wolfsbane"}},
      {"Flou", Fit::beginnings, {"Flounder - Voice of Reason"}},
      {"sev dwa", Fit::beginnings, {"Seven Dwarfs' Mine - Secure Fortress"}},
      {"Perf Gal", Fit::beginnings, {"Perfect Galaxy, Spirit of Immortality"}},
      {"Flonder", Fit::misspelt, {"Flounder - Voice of Reason"}},
      {"Floundre", Fit::misspelt, {"Flounder - Voice of Reason"}},
      {"Seven Dwarves Mine", Fit::misspelt, {"Seven Dwarfs' Mine - Secure Fortress"}},
      {"Slepy Sluggish Knigth", Fit::misspelt, {"Sleepy - Sluggish Knight"}},
      {"Galaxi", Fit::misspelt, {"Perfect Galaxy, Spirit of Immortality"}},
      {"Elsa", Fit::none, {}},
      {"Beast Flounder", Fit::none, {}},
      {"", Fit::none, {}},
      {"-", Fit::none, {}},
  };
  for (const Case& one : cases) {
    const Guess guess = names.guess(one.typed);
    EXPECT_EQ(static_cast<int>(guess.fit), static_cast<int>(one.fit)) << one.typed;
    std::vector<std::string> meant;
    for (const std::size_t i : guess.which) meant.push_back(names[i]);
    EXPECT_EQ(meant, one.meant) << one.typed;
  }
}

TEST(NameGuess, CompletesWhatIsTyped) {
  const NameIndex names = cards();
  EXPECT_EQ(names.completions("sl", 10),
            (std::vector<std::string>{"Sleepy - Nodding Off", "Sleepy - Sluggish Knight"}));
  EXPECT_EQ(names.completions("s", 1), (std::vector<std::string>{"Seven Dwarfs' Mine - Secure Fortress"}));
  EXPECT_EQ(names.completions("sleepy slug", 10), (std::vector<std::string>{"Sleepy - Sluggish Knight"}));
  // Names that begin with the text come first.
  EXPECT_EQ(names.completions("w", 10), (std::vector<std::string>{"A Whole New World"}));
  EXPECT_EQ(names.completions("Flounger", 10), (std::vector<std::string>{"Flounder - Voice of Reason"}));
  EXPECT_TRUE(names.completions("Elsa", 10).empty());
  EXPECT_EQ(names.completions("", 100).size(), 8u);  // cards that cannot be played are not offered
}

TEST(NameGuess, PlainWords) {
  EXPECT_EQ(plain_words("Desafía a Te Kā, ¡ya!"),
            (std::vector<std::string>{"desafia", "a", "te", "ka", "¡ya"}));
  EXPECT_EQ(plain_words("Seven Dwarfs' Mine"), (std::vector<std::string>{"seven", "dwarfs", "mine"}));
  EXPECT_EQ(plain_words("\xC3"), (std::vector<std::string>{"\xC3"}));  // invalid text does not crash
}

}  // namespace
}  // namespace kawari
