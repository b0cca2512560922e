// No limit is silent: items enter a list in one way only, which reports a fault when the list is full.
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
    {R"(\(void\)\s*[\w.\->\[\]()]*\bpush\()",
     "push() has no result that must be ignored: remove the cast to void"},
    {R"(\bbool (try_)?(push|add|grow|insert)\(const T&)",
     "an insertion must not return whether it succeeded: a full list reports a fault to its holder"},
    {R"(\b(if|while) \(!?[\w.\->]*\.push\()",
     "do not test the result of push(): a full list reports a fault to its holder"},
    {R"(\.full\(\))",
     "do not test whether a list is full or drop items to make room: a full list reports a fault to its "
     "holder"},
    {R"(\.erase\(0\))",
     "do not drop the oldest item to make room: items leave a list only by a rule of the game"},
    {R"(static_cast<std::u?int8_t>\([^;]*\b(refs|parts|picks|waiting|effects|remembered|applied)\.size\(\))",
     "this list can have more items than 8 bits can count: use next_place()"},
    {R"(static_cast<std::int16_t>\([^;]*\b(amount|damage|lore|strength|price|total)\b)",
     "figures have 32 bits: pass sums through exact()"},
    {R"(const_cast<(Match|State|Derived))",
     "code with a const Match sets Derived::fault instead, and the loop copies it to the State"},
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
