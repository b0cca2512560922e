// The rulebook: the order of numbers, the rules beneath a rule, its numbers in other editions, and search by
// words.
#include "explain/rulebook.h"

#include <gtest/gtest.h>

namespace kawari {
namespace {

constexpr Edition edition(std::string_view id, std::uint8_t column) {
  Edition e;
  e.id = id;
  e.column = column;
  return e;
}
constexpr Edition kEditions[] = {edition("old", 0), edition("new", 1)};
constexpr const Edition& kOld = kEditions[0];
constexpr const Edition& kNew = kEditions[1];

constexpr RuleKey kShield{300}, kPlain{301};
constexpr RuleLine<2> kLines[] = {
    {kShield, {"7.7", nullptr}, "A shield goes first.", "Un escudo va primero.", nullptr},
    {kShield, {nullptr, "6.5.10"}, "A shield goes last.", "Un escudo va el último.", nullptr},
    {kPlain, {"7.7", "6.5.2"}, "Replacement is whole.", "El reemplazo es íntegro.", nullptr},
    {kNoRule, {"7.1", "6.5"}, "Replacement effects.", "Efectos de reemplazo.", nullptr},
    {kNoRule, {nullptr, "6.5.2.1.1"}, "Deep down.", "En lo hondo.", nullptr},
    {kNoRule, {nullptr, "6.6"}, "Modifiers.", "Modificadores.", "置換効果と修整。"},
    {kNoRule, {nullptr, "609.8"}, "Turn player first.", "Primero el jugador activo.", nullptr},
    {kNoRule, {nullptr, "609.8b"}, "Then the other.", "Luego el otro.", nullptr},
};
const std::vector<RuleEntry> kIndex = [] {
  std::vector<RuleEntry> out;
  for (const auto& line : kLines) out.push_back(line.entry());
  return out;
}();

Rules game() {
  Rules rules{};
  rules.editions = kEditions;
  rules.rule_index = kIndex;
  return rules;
}

using Numbers = std::vector<std::string>;

TEST(Rulebook, NumbersComeInTheirOrder) {
  EXPECT_TRUE(number_before("6.5.2", "6.5.10"));
  EXPECT_TRUE(number_before("6.5", "6.5.1"));
  EXPECT_TRUE(number_before("609.8", "609.8a"));
  EXPECT_TRUE(number_before("609.8b", "609.9"));
  EXPECT_FALSE(number_before("10.1", "9.2"));
  const Rules rules = game();
  EXPECT_EQ(Rulebook(rules).numbers(kNew),
            (Numbers{"6.5", "6.5.2", "6.5.2.1.1", "6.5.10", "6.6", "609.8", "609.8b"}));
}

TEST(Rulebook, RulesBeneathARule) {
  EXPECT_TRUE(is_or_beneath("8.15", "8.15"));
  EXPECT_TRUE(is_or_beneath("8.15.1", "8.15"));
  EXPECT_TRUE(is_or_beneath("101.3a", "101.3"));
  EXPECT_FALSE(is_or_beneath("8.151", "8.15"));
  EXPECT_FALSE(is_or_beneath("8", "8.15"));
  EXPECT_FALSE(is_or_beneath("", "8"));
  const Rules rules = game();
  const Rulebook book(rules);
  EXPECT_EQ(book.beneath(kNew, "6.5"), (Numbers{"6.5.2", "6.5.10"}));
  EXPECT_EQ(book.beneath(kNew, "6.5.2"), Numbers{"6.5.2.1.1"});  // no number is between them
  EXPECT_EQ(book.beneath(kNew, "609"), Numbers{"609.8"});
  EXPECT_EQ(book.beneath(kNew, "609.8"), Numbers{"609.8b"});
  EXPECT_TRUE(book.beneath(kNew, "6.6").empty());
  EXPECT_TRUE(book.has(kNew, "609"));  // a heading
  EXPECT_FALSE(book.has(kOld, "609"));
  EXPECT_FALSE(book.has(kNew, "60"));
}

TEST(Rulebook, NumbersAsPeopleWriteThem) {
  EXPECT_EQ(tidy_number(" [6.5.7.] "), "6.5.7");
  EXPECT_EQ(tidy_number("609.8A"), "609.8a");
  for (const char* number : {"6", "6.5.7", "609.8a", "115"})
    EXPECT_TRUE(looks_like_a_number(number)) << number;
  for (const char* other : {"", ".", "6..5", "6.5.", "609.a", "609.8ab", "a", "bodyguard", "6 5", "-1"})
    EXPECT_FALSE(looks_like_a_number(other)) << other;
}

TEST(Rulebook, OneNumberMaySayTwoThings) {
  const Rules rules = game();
  const auto found = Rulebook(rules).numbered(kOld, "7.7");
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(says(*found[0], Language::en), "A shield goes first.");
  EXPECT_EQ(says(*found[1], Language::es), "El reemplazo es íntegro.");
  EXPECT_TRUE(Rulebook(rules).numbered(kNew, "7.7").empty());
}

TEST(Rulebook, TheSameRuleElsewhere) {
  const Rules rules = game();
  const Rulebook book(rules);
  EXPECT_EQ(book.elsewhere(kIndex[0], kNew), std::vector<const RuleEntry*>{&kIndex[1]});  // another wording
  EXPECT_EQ(book.elsewhere(kIndex[2], kNew), std::vector<const RuleEntry*>{&kIndex[2]});
  EXPECT_TRUE(book.elsewhere(kIndex[4], kOld).empty());  // without a key there is no other wording
}

TEST(Rulebook, NearestNumbers) {
  const Rules rules = game();
  const Rulebook book(rules);
  EXPECT_EQ(book.nearest(kNew, "6.5.9", 1), Numbers{"6.5.10"});
  EXPECT_EQ(book.nearest(kNew, "6.7", 1), Numbers{"6.6"});
  EXPECT_EQ(book.nearest(kNew, "609.8c", 2), (Numbers{"609.8", "609.8b"}));
  EXPECT_EQ(book.nearest(kNew, "999999999999999999999", 1), Numbers{"609.8"});
  EXPECT_EQ(book.nearest(kOld, "1", 9), (Numbers{"7.1", "7.7"}));
}

TEST(Rulebook, WordsInWordings) {
  const Rules rules = game();
  const Rulebook book(rules);
  const auto numbers = [&](std::string_view words, Language language) {
    Numbers out;
    for (const RuleEntry* entry : book.with_words(kNew, words, language)) out.emplace_back(entry->numbers[1]);
    return out;
  };
  EXPECT_EQ(numbers("REPLACE", Language::en), (Numbers{"6.5", "6.5.2"}));  // a word that begins with it
  EXPECT_EQ(numbers("whole replacement", Language::en), Numbers{"6.5.2"});
  EXPECT_EQ(numbers("last", Language::en), Numbers{"6.5.10"});
  EXPECT_TRUE(numbers("placement", Language::en).empty());
  EXPECT_EQ(numbers("integro", Language::es), Numbers{"6.5.2"});
  EXPECT_EQ(numbers("ÚLTIMO", Language::es), Numbers{"6.5.10"});
  EXPECT_EQ(numbers("修整", Language::ja), Numbers{"6.6"});
  EXPECT_TRUE(numbers("  ", Language::en).empty());
}

}  // namespace
}  // namespace kawari
