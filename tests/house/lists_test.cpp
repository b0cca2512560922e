// No limit is silent: what goes into a list goes in through one door, and that door cannot refuse without a
// word.
#include <gtest/gtest.h>

#include <regex>

#include "tests/house/repository.h"

namespace kawari::house {
namespace {

struct Forbidden {
  const char* pattern;
  const char* instead;
};
constexpr Forbidden kForbidden[] = {
    {R"(\(void\)\s*[\w.\->\[\]()]*\bpush\()", "push() returns nothing that could be ignored"},
    {R"(\bbool (try_)?(push|add|grow|insert)\(const T&)", "a list tells its holder that it is full"},
    {R"(\b(if|while) \(!?[\w.\->]*\.push\()", "push() cannot be refused: there is nothing to ask"},
    {R"(\.full\(\))", "a list tells its holder that it is full; nobody makes room by dropping something"},
    {R"(\.erase\(0\))", "what a list holds goes by a rule of its own, not because there is no room"},
    {R"(static_cast<std::u?int8_t>\([^;]*\b(refs|parts|picks|waiting|effects|remembered|applied)\.size\(\))",
     "such a list has more items than 8 bits can count: next_place()"},
    {R"(static_cast<std::int16_t>\([^;]*\b(amount|damage|lore|strength|price|total)\b)",
     "figures have 32 bits; a sum goes through exact()"},
    {R"(const_cast<(Match|State|Derived))",
     "who only looks raises Derived::fault, and the loop takes it over"},
};

Complaints check_lists(const SourceFile& file) {
  Complaints complaints;
  const std::string text = without_comments(file.text);
  for (const Forbidden& forbidden : kForbidden) {
    const std::regex pattern(forbidden.pattern);
    std::size_t number = 0;
    for (const std::string_view line : lines_of(text)) {
      ++number;
      if (std::regex_search(line.begin(), line.end(), pattern))
        complaints.push_back(at(file, number, forbidden.instead));
    }
  }
  return complaints;
}

TEST(Lists, HaveNoSilentWayIn) {
  Complaints all;
  for (const std::string_view folder : {"src/base", "src/state", "src/event", "src/replace", "src/commit",
                                        "src/trigger", "src/run", "src/step", "games"})
    for (const SourceFile& file : files_below(folder))
      if (is_cpp(file))
        for (std::string& complaint : check_lists(file)) all.push_back(std::move(complaint));
  EXPECT_TRUE(all.empty()) << listed(all);
}

TEST(Lists, TheCheckFindsWhatItLooksFor) {
  for (const char* line :
       {"  (void)state.refs.push(ref);", "  [[nodiscard]] bool push(const T& value) {",
        "  if (!state.refs.push(ref)) return;", "  if (list.full()) return;", "  state.taken.erase(0);",
        "r.first = static_cast<std::uint8_t>(state.refs.size());",
        "  slot.damage = static_cast<std::int16_t>(slot.damage + n);",
        "  const_cast<Match&>(match).state.fault = fault;"})
    EXPECT_EQ(check_lists({"src/run/made_up.cpp", line}).size(), 1u) << line;
  for (const char* line :
       {"  state.refs.push(state, ref);", "  list.push(ref);", "  // if (list.full()) nothing",
        "  cards.count = static_cast<std::uint16_t>(parts.size());", "  state.effects.erase(i);"})
    EXPECT_TRUE(check_lists({"src/run/made_up.cpp", line}).empty()) << line;
}

}  // namespace
}  // namespace kawari::house
