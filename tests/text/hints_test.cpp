// What a node remembers of its words: wordings are numbers, words that affect the reading have names, and two
// rows of one game never have the same tree and the same hint. Keywords and colours are written by name.
#include <algorithm>

#include "ir/said.h"
#include "tests/text/rules_english.h"
#include "text/tables.h"

namespace kawari {
namespace {

TEST(Hints, AreReadBackAsTheyAreWritten) {
  std::string wrong;
  for (const std::string text : {"", "~2", "~they", "~then~2", "~that-character", "~those-item"}) {
    const auto hint = hint_from_text(text, wrong);
    ASSERT_TRUE(hint) << wrong;
    EXPECT_EQ(hint_text(*hint), text);
  }
  EXPECT_EQ(hint_from_text("~10", wrong)->said, Said::nothing);
  EXPECT_EQ(hint_from_text("~it", wrong)->wording, 0);
  EXPECT_FALSE(hint_from_text("~them", wrong));
  EXPECT_TRUE(wrong.starts_with("~them is no number from 0 to 255 and none of it, they, he, she, ")) << wrong;
  EXPECT_FALSE(hint_from_text("~256", wrong));
  EXPECT_FALSE(hint_from_text("~", wrong));
}

constexpr std::string_view kTwinRows = "two rows have one tree and one hint";

// Whether a grammar with these rows has a problem whose message contains these words.
bool complains(std::span<const Row> rows, std::initializer_list<std::string_view> words) {
  const Grammar grammar(rows, lorcana_grammar().vocabulary());
  const std::vector<std::string>& problems = grammar.tables().problems;
  return std::any_of(problems.begin(), problems.end(), [&](const std::string& problem) {
    return std::all_of(words.begin(), words.end(),
                       [&](std::string_view word) { return problem.find(word) != std::string::npos; });
  });
}

TEST(Hints, TwoRowsWithOneTreeAndOneHintAreRefused) {
  static constexpr Row kTwins[] = {{"test", "(ready~1 $o)", "rouse $o", "aviva $o", ""},
                                   {"test", "(ready~1 $p)", "stir $p", "mueve $p", ""}};
  EXPECT_TRUE(
      complains(kTwins, {kTwinRows, "test (ready~1 $o) \"rouse $o\"", "test (ready~1 $p) \"stir $p\""}));
  // A row without a wording number does not get the number of another row.
  static constexpr Row kApart[] = {{"test", "(ready $o)", "wake $o", "despierta $o", ""},
                                   {"test", "(ready $o)", "rouse $o", "aviva $o", ""},
                                   {"test", "(ready~1 $o)", "stir $o", "mueve $o", ""}};
  EXPECT_FALSE(complains(kApart, {kTwinRows}));
  // A game expresses a shared row in its own words.
  static constexpr Row kOwnWords[] = {{"np", "(all-of (is-ready) $x)", "rested $x:np", "descansado $x", ""}};
  EXPECT_FALSE(complains(kOwnWords, {kTwinRows}));
}

TEST(Hints, AWordingIsNoPronoun) {
  // Its row has the hint 10.
  EXPECT_EQ(program("Tap all of your opponent's creatures. They can't attack this turn.", Kind::action,
                    duel_masters_grammar()),
            "(action-text (seq (exert (all~10@0 (all-of (played-by (opponents)) (of-kind character)))) (cant "
            "attack (ref~they 0) (this-turn))))");
}

TEST(Names, KeywordsAndColoursAreWrittenByName) {
  const GameNames& names = duel_masters_grammar().names();
  const std::string text = "(static none (gains (all (of-colour fire)) (keyword double-breaker)))";
  std::string wrong;
  const TreePtr tree = tree_from_text(text, &wrong, names);
  ASSERT_TRUE(tree) << wrong;
  EXPECT_EQ(to_text(*tree, names), text);
  EXPECT_EQ(to_text(*tree), "(static none (gains (all (of-colour 3)) (keyword 3)))");
  EXPECT_FALSE(tree_from_text("(has-keyword double-braker)", &wrong, names));
  EXPECT_TRUE(wrong.starts_with("double-braker is no value of has-keyword: it is one of blocker, slayer, "))
      << wrong;
  EXPECT_FALSE(tree_from_text("(has-keyword 3)", &wrong, names));
}

TEST(Names, RowsSayWhichTheyDoNotKnow) {
  static constexpr Row kRows[] = {{"test", "(has-keyword bodygard)", "bodyguarded", "", ""},
                                  {"test", "(of-kind wizard)", "wizard", "", ""}};
  EXPECT_TRUE(complains(kRows, {"bodygard is no value of has-keyword: it is one of alert, bodyguard, "}));
  EXPECT_TRUE(complains(kRows, {"wizard is no value of of-kind: it is one of character, action, "}));
}

}  // namespace
}  // namespace kawari
