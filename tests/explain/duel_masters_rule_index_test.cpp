// Duel Masters' rule index: complete, in three languages, and with the numbers that each edition really has.
#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <string>
#include <vector>

#include "games/duel_masters/rule_index.h"
#include "games/duel_masters/rule_keys.h"

namespace kawari::duel_masters {
namespace {

namespace core = ::kawari::rule;
constexpr int k120 = 0, k150 = 1, kTcg = 2;

std::string number(RuleKey key, int column) {
  for (const RuleEntry& entry : rule_index())
    if (entry.key == key && entry.numbers[column] != nullptr) return entry.numbers[column];
  return "";
}

TEST(DuelMastersRuleIndex, EveryKeyHasAnEntry) {
  std::map<std::uint16_t, int> entries;
  for (const RuleEntry& entry : rule_index()) ++entries[index(entry.key)];
#define RULE(name, says) EXPECT_GE(entries[index(core::key(core::name))], 1) << #name;
  KAWARI_CORE_RULES(RULE)
#undef RULE
#define KEY(name) EXPECT_GE(entries[index(rule::key(rule::name))], 1) << #name;
  DUEL_MASTERS_RULES(KEY)
#undef KEY
}

TEST(DuelMastersRuleIndex, EveryEntryIsWordedInThreeLanguages) {
  for (const RuleEntry& entry : rule_index()) {
    for (const char* words : {entry.en, entry.es, entry.ja}) ASSERT_NE(words, nullptr) << index(entry.key);
    EXPECT_EQ(std::string(entry.en).back(), '.') << entry.en;
    EXPECT_EQ(std::string(entry.es).back(), '.') << entry.es;
    EXPECT_TRUE(std::string(entry.ja).ends_with("。")) << entry.ja;
  }
}

// "609.8", "609.8a", "115".
bool looks_like_a_number(const std::string& text) {
  std::size_t i = 0;
  const auto digits = [&] {
    const std::size_t from = i;
    while (i < text.size() && std::isdigit(static_cast<unsigned char>(text[i])) != 0) ++i;
    return i > from;
  };
  if (!digits()) return false;
  if (i == text.size()) return true;
  if (text[i++] != '.' || !digits()) return false;
  if (i < text.size() && std::islower(static_cast<unsigned char>(text[i])) != 0) ++i;
  return i == text.size();
}

TEST(DuelMastersRuleIndex, NumbersHaveTheShapeOfNumbers) {
  std::map<std::pair<std::uint16_t, int>, int> seen;
  for (const RuleEntry& entry : rule_index()) {
    for (int column = 0; column < kMaxEditions; ++column) {
      if (entry.numbers[column] == nullptr) continue;
      EXPECT_TRUE(looks_like_a_number(entry.numbers[column])) << entry.numbers[column];
      const int times = ++seen[{index(entry.key), column}];
      EXPECT_EQ(times, 1) << entry.en;
    }
  }
  EXPECT_FALSE(looks_like_a_number("609."));
  EXPECT_FALSE(looks_like_a_number("609.8ab"));
}

TEST(DuelMastersRuleIndex, OfTheOlderEditionOnlySection609IsKnown) {
  for (const RuleEntry& entry : rule_index()) {
    const std::string older = entry.numbers[k120] == nullptr ? "609.1" : entry.numbers[k120];
    EXPECT_TRUE(older.starts_with("609.")) << entry.en;
    EXPECT_EQ(entry.numbers[kTcg], nullptr) << entry.en;
  }
  EXPECT_EQ(number(core::key(core::replacement_chooser), k120), "609.8");
  EXPECT_EQ(number(core::key(core::replacement_simultaneous), k120), "");
  EXPECT_EQ(number(core::key(core::replacement_simultaneous), k150), "609.9");
  EXPECT_EQ(number(core::key(core::entry_state), k150), "110.4f");
}

// Numbers that published test cases ask explanations to cite.
TEST(DuelMastersRuleIndex, KnowsTheNumbersThatScenariosCite) {
  for (const std::string wanted :
       {"101.3a", "101.4", "101.5",  "110.4f", "409.1c", "409.1f", "409.2a", "501.1a",
        "507.2c", "509.5", "603.2b", "603.2d", "603.4",  "609.4",  "609.5",  "609.6",
        "609.6b", "609.7", "609.8",  "609.9",  "700.3",  "703.4c", "801.2",  "801.2b"}) {
    bool found = false;
    for (const RuleEntry& entry : rule_index())
      found = found || (entry.numbers[k150] != nullptr && entry.numbers[k150] == wanted);
    EXPECT_TRUE(found) << wanted;
  }
}

}  // namespace
}  // namespace kawari::duel_masters
