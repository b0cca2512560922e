// Duel Masters' rule index: complete, in three languages, and with the right numbers for each edition.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "explain/rulebook.h"
#include "games/duel_masters/rule_index.h"
#include "games/duel_masters/rule_keys.h"
#include "tests/house/beside.h"

namespace kawari::duel_masters {
namespace {

namespace core = ::kawari::rule;
constexpr int k120 = 0, k150 = 1, kTcg = 2;

std::string number_of(RuleKey key, int column) {
  for (const RuleEntry& entry : rule_index())
    if (entry.key == key && entry.numbers[column] != nullptr) return entry.numbers[column];
  return "";
}

std::set<std::string> numbers(int column) {
  std::set<std::string> out;
  for (const RuleEntry& entry : rule_index())
    if (entry.numbers[column] != nullptr) out.insert(entry.numbers[column]);
  return out;
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
TEST(DuelMastersRuleIndex, NumbersHaveTheShapeOfNumbers) {
  static const std::regex shape(R"([1-8]\d\d(\.\d{1,2}[a-z]?)?)");
  for (const RuleEntry& entry : rule_index()) {
    for (int column = 0; column < kColumns; ++column) {
      if (entry.numbers[column] == nullptr) continue;
      EXPECT_TRUE(std::regex_match(entry.numbers[column], shape)) << entry.numbers[column];
    }
  }
}

TEST(DuelMastersRuleIndex, IsInTheOrderOfTheKeysAndOfTheNumbers) {
  const auto all = rule_index();
  for (std::size_t i = 1; i < all.size(); ++i) {
    const RuleEntry &a = all[i - 1], &b = all[i];
    ASSERT_LE(a.key, b.key) << b.en;
    if (a.key != b.key || a.numbers[k150] == nullptr) continue;
    ASSERT_NE(b.numbers[k150], nullptr) << b.en;
    EXPECT_TRUE(number_before(a.numbers[k150], b.numbers[k150])) << a.numbers[k150] << " " << b.numbers[k150];
  }
}

// For each number there are the lines that the engine cites; if there are none, at most one line.
TEST(DuelMastersRuleIndex, NoNumberIsThereTwice) {
  for (int column = 0; column < kColumns; ++column) {
    std::map<std::string, int> uncited;
    std::map<std::pair<std::uint16_t, std::string>, int> cited;
    std::set<std::string> with_key;
    for (const RuleEntry& entry : rule_index()) {
      if (entry.numbers[column] == nullptr) continue;
      if (entry.key == kNoRule) {
        ++uncited[entry.numbers[column]];
      } else {
        ++cited[{index(entry.key), entry.numbers[column]}];
        with_key.insert(entry.numbers[column]);
      }
    }
    for (const auto& [one, times] : uncited) {
      EXPECT_EQ(times, 1) << one;
      EXPECT_FALSE(with_key.contains(one)) << one << " is cited under a key as well";
    }
    for (const auto& [one, times] : cited) EXPECT_EQ(times, 1) << one.second;
  }
}

TEST(DuelMastersRuleIndex, AKeyHasOneNumberInAnEdition) {
  std::map<std::pair<std::uint16_t, int>, int> seen;
  for (const RuleEntry& entry : rule_index()) {
    if (entry.key == kNoRule) {
      EXPECT_NE(entry.numbers[k150], nullptr) << entry.en;
      continue;
    }
    for (int column = 0; column < kColumns; ++column) {
      if (entry.numbers[column] == nullptr) continue;
      const int times = ++seen[{index(entry.key), column}];
      EXPECT_EQ(times, 1) << entry.en;
    }
  }
}

// Every rule belongs to a section that has a line of its own.
TEST(DuelMastersRuleIndex, EverySectionHasALine) {
  const std::set<std::string> all = numbers(k150);
  for (const std::string& one : all) EXPECT_TRUE(all.contains(one.substr(0, 3))) << one;
}

TEST(DuelMastersRuleIndex, OfTheOlderEditionOnlySection609IsKnown) {
  EXPECT_EQ(numbers(k120), (std::set<std::string>{"609", "609.1", "609.1a", "609.2", "609.3", "609.4",
                                                  "609.5", "609.6", "609.6a", "609.6b", "609.7", "609.8"}));
  EXPECT_TRUE(numbers(kTcg).empty());
  EXPECT_EQ(number_of(core::key(core::replacement_chooser), k120), "609.8");
  EXPECT_EQ(number_of(core::key(core::replacement_simultaneous), k120), "");
  EXPECT_EQ(number_of(core::key(core::replacement_simultaneous), k150), "609.9");
  EXPECT_EQ(number_of(core::key(core::entry_state), k120), "609.1");
  EXPECT_EQ(number_of(core::key(core::entry_state), k150), "110.4f");
}

// Numbers that published test cases ask explanations to cite.
TEST(DuelMastersRuleIndex, KnowsTheNumbersThatScenariosCite) {
  const std::set<std::string> all = numbers(k150);
  for (const std::string wanted :
       {"101.3a", "101.4", "101.5",  "110.4f", "409.1c", "409.1f", "409.2a", "501.1a",
        "507.2c", "509.5", "603.2b", "603.2d", "603.4",  "609.4",  "609.5",  "609.6",
        "609.6b", "609.7", "609.8",  "609.9",  "700.3",  "703.4c", "801.2",  "801.2b"})
    EXPECT_TRUE(all.contains(wanted)) << wanted;
}

// --- the digest of the rules, if it is beside the repository

// The rule numbers in a line: 101.5, 101.5a, "101.4a, c", "112.3b/d/f", "507.3a-c", "103.1-2", "400-410",
// "701.21-25, 27-31". A number directly behind a letter, a point or a hyphen is a card, a version or a date.
std::vector<std::string> numbers_in(const std::string& line) {
  static const std::regex number(R"((^|[^\w.#/-])([1-8]\d\d)(\.(\d{1,2})([a-z](?![a-z]))?)?(?![\w]|\.\d))");
  static const std::regex more(
      R"(^(-(\d{3})(?![\w.]))|^(-([a-z])(?![A-Za-z]))|^(-(\d{1,2})(?![\w.]))|^(/([a-z])(?![A-Za-z])))"
      R"(|^(, ([a-z])(?=[\],)]))|^(, (\d{1,2})-(\d{1,2})(?![\w.])))");
  std::vector<std::string> out;
  for (std::sregex_iterator it(line.begin(), line.end(), number), end; it != end; ++it) {
    const std::smatch& found = *it;
    const std::string section = found[2], rule = found[4], letter = found[5];
    const std::string head = rule.empty() ? section : section + "." + rule;
    out.push_back(head + letter);
    std::string rest = found.suffix();
    std::smatch next;
    while (std::regex_search(rest, next, more)) {
      const auto count = [&](int from, int to, const std::string& before) {
        for (int n = from; n <= to; ++n) out.push_back(before + std::to_string(n));
      };
      if (next[1].matched && rule.empty()) {
        count(std::stoi(section) + 1, std::stoi(next[2]), "");
      } else if (next[3].matched && !letter.empty()) {
        for (char c = static_cast<char>(letter[0] + 1); c <= next[4].str()[0]; ++c) out.push_back(head + c);
      } else if (next[5].matched && !rule.empty() && letter.empty()) {
        count(std::stoi(rule) + 1, std::stoi(next[6]), section + ".");
      } else if (next[7].matched && !letter.empty()) {
        out.push_back(head + next[8].str());
      } else if (next[9].matched && !rule.empty()) {
        out.push_back(head + next[10].str());
      } else if (next[11].matched && !rule.empty()) {
        count(std::stoi(next[12]), std::stoi(next[13]), section + ".");
      } else {
        break;
      }
      rest = next.suffix();
    }
  }
  return out;
}

TEST(DuelMastersRuleIndex, ReadsTheNumbersOfALine) {
  using List = std::vector<std::string>;
  EXPECT_EQ(numbers_in("first [101.4, 101.4a], then [101.4c]."), (List{"101.4", "101.4a", "101.4c"}));
  EXPECT_EQ(numbers_in("# [101.4a, c]"), (List{"101.4a", "101.4c"}));
  EXPECT_EQ(numbers_in("112.3b/d/f, 507.3a-c"),
            (List{"112.3b", "112.3d", "112.3f", "507.3a", "507.3b", "507.3c"}));
  EXPECT_EQ(numbers_in("[103.1-2] [400-402]"), (List{"103.1", "103.2", "400", "401", "402"}));
  EXPECT_EQ(numbers_in("701.21-22, 27-28 their"), (List{"701.21", "701.22", "701.27", "701.28"}));
  EXPECT_EQ(numbers_in("CR150, 1152 cards, 31616, DM-101, power 6000"), List{});
}

// Removes quotations from cards, because numbers in them are no rules.
std::string without_quotations(const std::string& line) {
  std::string out;
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    if (!quoted && c != '"') out += c;
  }
  return out;
}

TEST(DuelMastersRuleIndex, HasEveryNumberOfTheDigest) {
  const std::filesystem::path path = beside_the_repository() / "rules" / "duel-masters.md";
  if (!std::filesystem::exists(path)) GTEST_SKIP() << kNoDigest;
  const std::set<std::string> all = numbers(k150);
  std::ifstream in(path);
  std::set<std::string> asked;
  std::string line;
  for (int at = 1; std::getline(in, line); ++at) {
    // The number of cards of each type is not a rule.
    if (line.starts_with("Classic (DM-01..DM-15")) line = line.substr(line.find("Also defined"));
    for (const std::string& one : numbers_in(without_quotations(line))) {
      asked.insert(one);
      EXPECT_TRUE(all.contains(one)) << one << " on line " << at;
    }
  }
  EXPECT_GT(asked.size(), 450u);
}

}  // namespace
}  // namespace kawari::duel_masters
