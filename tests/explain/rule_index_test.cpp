// Lorcana's rule index: complete, well formed, and with the right numbers for each edition.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "explain/rulebook.h"
#include "games/lorcana/rule_index.h"
#include "games/lorcana/rule_keys.h"
#include "tests/house/beside.h"

namespace kawari::lorcana {
namespace {

namespace core = ::kawari::rule;

struct NamedKey {
  RuleKey key;
  std::string name;
};

std::vector<NamedKey> all_keys() {
  return {
#define RULE(name, says) {core::key(core::name), #name},
      KAWARI_CORE_RULES(RULE)
#undef RULE
#define KEY(name) {rule::key(rule::name), #name},
          LORCANA_RULES(KEY) LORCANA_UNCITED_RULES(KEY)
#undef KEY
  };
}

constexpr int kColumns = 4;  // Lorcana has as many editions

std::string number(RuleKey key, int column) {
  for (const RuleEntry& entry : rule_index())
    if (entry.key == key && entry.numbers[column] != nullptr) return entry.numbers[column];
  return "";
}

bool looks_like_a_number(const std::string& text) {
  bool digit_before = false;
  for (const char c : text) {
    const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
    if (!digit && (c != '.' || !digit_before)) return false;
    digit_before = digit;
  }
  return digit_before;
}

TEST(RuleIndex, EveryKeyHasAnEntry) {
  for (const NamedKey& key : all_keys()) {
    bool found = false;
    for (const RuleEntry& entry : rule_index()) found = found || entry.key == key.key;
    EXPECT_TRUE(found) << key.name;
  }
}

TEST(RuleIndex, EveryEntryIsWordedInEnglishAndSpanish) {
  for (const RuleEntry& entry : rule_index()) {
    for (const char* words : {entry.en, entry.es}) {
      ASSERT_NE(words, nullptr) << index(entry.key);
      const std::string text = words;
      ASSERT_FALSE(text.empty()) << index(entry.key);
      EXPECT_EQ(text.back(), '.') << text;
    }
  }
}

TEST(RuleIndex, NumbersHaveTheShapeOfNumbers) {
  for (const RuleEntry& entry : rule_index()) {
    for (const char* text : entry.numbers) {
      if (text == nullptr) continue;
      EXPECT_TRUE(looks_like_a_number(text)) << text;
    }
  }
  EXPECT_FALSE(looks_like_a_number("6..5"));
  EXPECT_FALSE(looks_like_a_number("6.5."));
  EXPECT_FALSE(looks_like_a_number(""));
}

// The wording of a rule may change between editions: then it has an entry for each wording, but never two in
// one edition.
TEST(RuleIndex, NoKeyHasTwoNumbersInOneEdition) {
  for (int column = 0; column < kColumns; ++column) {
    std::map<std::uint16_t, int> seen;
    for (const RuleEntry& entry : rule_index()) {
      if (entry.key == kNoRule || entry.numbers[column] == nullptr) continue;
      EXPECT_EQ(++seen[index(entry.key)], 1) << entry.en;
    }
  }
}

// Several keys may share a number; a rule that no code cites is the only entry with its number, in each
// edition.
TEST(RuleIndex, ARuleThatIsNotCitedIsTheOnlyOneOfItsNumber) {
  for (int column = 0; column < kColumns; ++column) {
    std::map<std::string, int> entries;
    for (const RuleEntry& entry : rule_index())
      if (entry.numbers[column] != nullptr) ++entries[entry.numbers[column]];
    for (const RuleEntry& entry : rule_index()) {
      if (is_cited(entry.key) || entry.numbers[column] == nullptr) continue;
      EXPECT_EQ(entries[entry.numbers[column]], 1) << entry.numbers[column] << ", column " << column;
    }
  }
}

// A rule with neither a key nor a number could not be found.
TEST(RuleIndex, ARuleWithoutAKeyHasANumber) {
  for (const RuleEntry& entry : rule_index())
    EXPECT_TRUE(entry.key != kNoRule ||
                std::ranges::any_of(entry.numbers, [](const char* number) { return number != nullptr; }))
        << entry.en;
}

TEST(RuleIndex, IsInTheOrderOfKeysAndThenOfNumbers) {
  const auto newest = [](const RuleEntry& entry) {
    std::string number;
    for (const char* one : entry.numbers)
      if (one != nullptr) number = one;
    return number;
  };
  const auto all = rule_index();
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front().key, kNoRule);
  for (std::size_t i = 1; i < all.size(); ++i) {
    EXPECT_LE(all[i - 1].key, all[i].key);
    if (all[i - 1].key != all[i].key) continue;
    EXPECT_FALSE(number_before(newest(all[i]), newest(all[i - 1]))) << all[i].en;
  }
}

// The numbers in a line of the ledger, with "5.1.1.1-12", "2.1.2-2.1.3.2" and ", .2" expanded. Text in
// brackets is about other editions.
std::set<std::string> numbers_of(std::string line) {
  line = std::regex_replace(line, std::regex(R"(\[[^\]]*\]|\([^)]*\))"), "");
  const auto parts_of = [](const std::string& number) {
    std::vector<int> parts;
    std::istringstream in(number);
    for (std::string part; std::getline(in, part, '.');) parts.push_back(std::stoi(part));
    return parts;
  };
  const auto written = [](const std::vector<int>& parts) {
    std::string number;
    for (const int part : parts) number += (number.empty() ? "" : ".") + std::to_string(part);
    return number;
  };
  std::set<std::string> out;
  std::vector<int> last;
  const std::regex number(R"((^|[^\w.])(\d+(?:\.\d+)+)(?:-(\d+(?:\.\d+)*))?|, \.(\d+))");
  for (std::sregex_iterator it(line.begin(), line.end(), number), end; it != end; ++it) {
    const std::smatch& found = *it;
    if (found[4].matched && !last.empty()) {
      last.back() = std::stoi(found[4]);
      out.insert(written(last));
      continue;
    }
    if (!found[2].matched) continue;
    last = parts_of(found[2]);
    out.insert(written(last));
    if (!found[3].matched) continue;
    std::vector<int> to = parts_of(found[3]);
    if (to.size() < last.size())
      to.insert(to.begin(), last.begin(), last.end() - static_cast<long>(to.size()));
    while (last.back() < to[last.size() - 1]) {
      ++last.back();
      out.insert(written(last));
    }
    if (to.size() == last.size()) continue;
    for (last.push_back(1); last.back() <= to.back(); ++last.back()) out.insert(written(last));
    --last.back();
  }
  return out;
}

TEST(RuleIndex, TheTestReadsRanges) {
  using Set = std::set<std::string>;
  EXPECT_EQ(numbers_of("- 1.3.5.1-3 opponent. [1.x 1.4] 1.8.3 (see 1.8.1.5) again"),
            (Set{"1.3.5.1", "1.3.5.2", "1.3.5.3", "1.8.3"}));
  EXPECT_EQ(numbers_of("2.1.2-2.1.3.2 series"), (Set{"2.1.2", "2.1.3", "2.1.3.1", "2.1.3.2"}));
  EXPECT_EQ(numbers_of("6.1.13.1 during, .2 once, .3 until"), (Set{"6.1.13.1", "6.1.13.2", "6.1.13.3"}));
  EXPECT_EQ(numbers_of("5.5.1-5.5.4 items"), (Set{"5.5.1", "5.5.2", "5.5.3", "5.5.4"}));
}

// The rules digest lists edition 2.1 number by number: the index has all of them.
TEST(RuleIndex, HasEveryNumberOfTheLedger) {
  const std::filesystem::path path = beside_the_repository() / "rules" / "lorcana.md";
  std::ifstream digest(path);
  if (!digest) GTEST_SKIP() << kNoDigest;
  constexpr int k21 = 2;
  std::set<std::string> known;
  for (const RuleEntry& entry : rule_index())
    if (entry.numbers[k21] != nullptr) known.insert(entry.numbers[k21]);
  std::size_t wanted = 0;
  bool in_ledger = false;
  for (std::string line; std::getline(digest, line);) {
    if (line.starts_with("# Annex")) in_ledger = line.starts_with("# Annex A");
    if (!in_ledger || !line.starts_with("- ") || line.starts_with("- Glossary")) continue;
    for (const std::string& one : numbers_of(line)) {
      ++wanted;
      EXPECT_TRUE(known.contains(one)) << one;
    }
  }
  EXPECT_GT(wanted, 400u);
}

// The digest's tables of rules whose numbers changed.
TEST(RuleIndex, NumbersFollowTheEditions) {
  struct Row {
    RuleKey key;
    const char* numbers[kColumns];
  };
  const Row rows[] = {
      // replacement effects
      {core::key(core::replacement), {"7.7.1", "6.5.1", "6.5.1", "6.5.1"}},
      {core::key(core::replacement_event), {"", "6.5.2", "6.5.2", "6.5.2"}},
      {core::key(core::replacement_exists), {"7.7.5", "6.5.3", "6.5.3", "6.5.3"}},
      {core::key(core::replaced_never_happens), {"7.7.5", "6.5.4", "6.5.4", "6.5.4"}},
      {core::key(core::replacement_once), {"7.7.5", "6.5.5", "6.5.5", "6.5.5"}},
      {core::key(core::self_replacement), {"7.7.6", "6.5.6", "6.5.6", "6.5.6"}},
      {core::key(core::replacement_chooser), {"7.7.7", "6.5.7", "6.5.7", "6.5.7"}},
      {core::key(core::replacement_others), {"7.7.7.2", "6.5.7.2", "6.5.7.2", "6.5.7.2"}},
      {core::key(core::replacement_again), {"7.7.7.3", "6.5.7.3", "6.5.7.3", "6.5.7.3"}},
      {core::key(core::replacement_same), {"7.7.8", "6.5.8", "6.5.8", "6.5.8"}},
      {core::key(core::replacement_place), {"", "6.7.2.2", "6.7.2.3", "6.7.2.3"}},
      {core::key(core::skip_step), {"7.7.9", "6.4.5", "6.4.5", "6.4.3"}},
      {core::key(core::entry_state), {"7.7.4", "6.7.8", "6.7.9", "6.7.9"}},
      // what moved in the section about resolving
      {core::key(core::damage_calculation), {"", "6.7.2.3", "6.7.2.2", "1.9.4"}},
      {core::key(core::trigger_waits), {"8.7.4", "6.7.3", "6.7.4", "6.7.4"}},
      {core::key(core::several_players), {"1.6.2", "6.7.5", "6.7.6", "6.7.6"}},
      {core::key(core::last_known), {"", "6.7.6", "6.7.7", "6.7.7"}},
      {core::key(core::played_by_effect), {"7.1.6", "6.7.7", "6.7.8", "6.7.8"}},
      {core::key(core::legal_choice), {"", "", "6.7.3", "6.7.3"}},
      // damage
      {core::key(core::deal), {"9", "1.9.1.1", "1.9.2.1", "1.9.2.1"}},
      {core::key(core::put), {"9.2", "1.9.1.2", "1.9.2.2", "1.9.2.2"}},
      {core::key(core::remove), {"9", "1.9.1.3", "1.9.2.3", "1.9.2.3"}},
      {core::key(core::move), {"9.3", "1.9.1.4", "1.9.2.4", "1.9.2.4"}},
      {core::key(core::takes), {"9", "1.9.1.5", "1.9.3", "1.9.3"}},
      {core::key(core::leave_play), {"9.4", "1.9.3", "1.9.4", "1.9.6"}},
      {core::key(core::damage_zero), {"10.6.3", "8.8.2", "8.8.2", "1.9.5"}},
      {rule::key(rule::resist), {"10.6.1", "8.8.1", "8.8.1", "8.8.1"}},
      // triggers, costs, the check
      {core::key(core::secondary_condition), {"7.4.4", "6.2.4", "6.2.4", "6.2.4"}},
      {core::key(core::may), {"7.1.3", "6.1.4", "6.1.4", "6.1.4"}},
      {core::key(core::sequential), {"7.1.2.2", "6.1.5.1", "6.1.5.1", "6.1.5.1"}},
      {core::key(core::for_free), {"4.3.4.10", "6.1.7", "6.1.7", "6.1.7"}},
      {core::key(core::ability_for_free), {"4.3.8.4", "6.1.7.1", "6.1.7.1", "6.1.7.1"}},
      {core::key(core::leave_together), {"8.4.4", "7.4.3", "7.4.3", "7.4.3"}},
      {core::key(core::state_check), {"1.9", "1.8.1", "1.8.1", "1.8.1"}},
      {rule::key(rule::check_order), {"1.9.2.1", "1.8.4", "1.8.4", "1.8.4"}},
      {rule::key(rule::deferred_action), {"7.1.6", "6.7.7", "6.7.8.1", "6.7.8.1"}},
      {rule::key(rule::total_cost), {"4.3.4.5", "4.3.2.3", "4.3.2.3", "4.3.2.3"}},
      {rule::key(rule::use_dry), {"4.3.8.2", "4.4.2", "4.4.2", "4.4.2"}},
      {rule::key(rule::location_leaves), {"", "", "5.6.6", "5.6.6"}},
      {rule::key(rule::bodyguard_enter), {"10.2", "8.3.2", "8.3.2", "8.3.2"}},
      {rule::key(rule::keyword_stacks), {"10.1.1", "8.1.2", "8.1.2", "8.1.2"}},
  };
  for (const Row& row : rows) {
    for (int column = 0; column < kColumns; ++column)
      EXPECT_EQ(number(row.key, column), row.numbers[column])
          << "key " << index(row.key) << ", column " << column;
  }
}

// Numbers that published test cases expect in explanations: each belongs to a key in that edition.
TEST(RuleIndex, KnowsTheNumbersThatScenariosCite) {
  const std::vector<std::string> cited[kColumns] = {
      {"4.3.8.4", "7.4.4", "7.7.4", "7.7.6", "7.7.7", "7.7.8", "7.7.9"},
      {"6.7.2.2"},
      {"1.2.2",   "1.7.7",   "1.8.1.1", "1.8.1.2", "1.8.1.4", "1.8.3",   "1.8.4",   "1.8.5",   "1.9.2.4",
       "1.11.1",  "1.12.2",  "3.2.2.3", "3.4.1.2", "4.2.3",   "4.3.6",   "4.5.1.2", "4.6.5",   "4.6.9",
       "5.1.1.7", "5.2.6.1", "6.1.3",   "6.1.5.1", "6.1.7",   "6.1.7.1", "6.1.8",   "6.1.8.1", "6.1.11.1",
       "6.2.4",   "6.2.7.2", "6.3.3",   "6.4.2.1", "6.4.2.2", "6.4.5",   "6.5.2",   "6.5.4",   "6.5.6",
       "6.5.7",   "6.5.8",   "6.7.2.2", "6.7.3",   "6.7.4",   "6.7.6",   "6.7.7",   "6.7.8",   "6.7.8.1",
       "6.7.9",   "7.4.3",   "7.7.4",   "7.7.4.2", "7.7.4.4", "8.1.2",   "8.3.2",   "8.3.3",   "8.6.1",
       "8.7.3",   "8.8.1",   "8.8.2",   "8.14.1",  "8.14.2",  "8.15.1",  "9.2.3"},
      {"4.3.4.2", "5.1.1.7"},
  };
  for (int column = 0; column < kColumns; ++column) {
    for (const std::string& wanted : cited[column]) {
      bool found = false;
      for (const RuleEntry& entry : rule_index())
        found = found || (entry.numbers[column] != nullptr && entry.numbers[column] == wanted);
      EXPECT_TRUE(found) << wanted << ", column " << column;
    }
  }
}

}  // namespace
}  // namespace kawari::lorcana
