// Lorcana's rule index: complete, well formed, and with the numbers that each edition really has.
#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <string>
#include <vector>

#include "games/lorcana/rule_index.h"
#include "games/lorcana/rule_keys.h"

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
          LORCANA_RULES(KEY)
#undef KEY
  };
}

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

// The wording of a rule may change between editions: then it has an entry for each, and never two in one.
TEST(RuleIndex, NoKeyHasTwoNumbersInOneEdition) {
  for (int column = 0; column < kMaxEditions; ++column) {
    std::map<std::uint16_t, int> seen;
    for (const RuleEntry& entry : rule_index()) {
      if (entry.numbers[column] == nullptr) continue;
      EXPECT_EQ(++seen[index(entry.key)], 1) << entry.en;
    }
  }
}

// What the digest's tables say about the rules whose numbers changed.
TEST(RuleIndex, NumbersFollowTheEditions) {
  struct Row {
    RuleKey key;
    const char* numbers[kMaxEditions];
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
      {core::key(core::put), {"9", "1.9.1.2", "1.9.2.2", "1.9.2.2"}},
      {core::key(core::remove), {"9", "1.9.1.3", "1.9.2.3", "1.9.2.3"}},
      {core::key(core::move), {"9", "1.9.1.4", "1.9.2.4", "1.9.2.4"}},
      {core::key(core::takes), {"9", "1.9.1.5", "1.9.3", "1.9.3"}},
      {core::key(core::leave_play), {"9", "1.9.3", "1.9.4", "1.9.6"}},
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
      {rule::key(rule::check_only_now), {"", "", "1.8.5", "1.8.5"}},
      {rule::key(rule::deferred_action), {"7.1.6", "6.7.7", "6.7.8.1", "6.7.8.1"}},
      {rule::key(rule::total_cost), {"4.3.4.5", "4.3.2.3", "4.3.2.3", "4.3.2.3"}},
      {rule::key(rule::use_dry), {"4.3.8.2", "4.4.2", "4.4.2", "4.4.2"}},
      {rule::key(rule::location_leaves), {"", "", "5.6.6", "5.6.6"}},
      {rule::key(rule::covered_triggers), {"", "", "", "4.3.4.2"}},
      {rule::key(rule::bodyguard_enter), {"10.2", "8.3.2", "8.3.2", "8.3.2"}},
      {rule::key(rule::keyword_stacks), {"10.1.1", "8.1.2", "8.1.2", "8.1.2"}},
  };
  for (const Row& row : rows) {
    for (int column = 0; column < kMaxEditions; ++column)
      EXPECT_EQ(number(row.key, column), row.numbers[column])
          << "key " << index(row.key) << ", column " << column;
  }
}

// Numbers that published test cases ask explanations to cite: each is some key's, in that edition.
TEST(RuleIndex, KnowsTheNumbersThatScenariosCite) {
  const std::vector<std::string> cited[kMaxEditions] = {
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
  for (int column = 0; column < kMaxEditions; ++column) {
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
