// One writer: the table (cards, objects, players) and the lasting effects change in src/commit/ only. Other
// code reads them through const references and calls the functions of commit/.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <regex>

#include "tests/house/repository.h"

namespace kawari::house {
namespace {

// Files that set positions up, before anything happens in them.
constexpr std::array<std::string_view, 4> kConstructors{
    "src/state/setup.cpp",     // a new match, its cards in their zones
    "src/state/lists.cpp",     // the links of zones and piles, for commit/ and setup
    "src/state/state.h",       // the accessors themselves
    "src/table/position.cpp",  // the position that a scenario file describes
};

struct Forbidden {
  const char* pattern;
  const char* instead;
};
#define KAWARI_RECORD R"(\bstate[_()]*\.(cards?|slots?|players?|effects)[\[(][^;={}]*[\])]\.\w+)"
constexpr Forbidden kForbidden[] = {
    {R"((^|[^\w])(const )?(Card|Slot|Player|Effect)& \w)",
     "takes a reference to a record of the table that can be written: use const outside of src/commit/"},
    {R"(\bauto&&? \w+ : [\w.>\-]*(cards|slots|players|effects)\))",
     "iterates over records of the table by a reference that can be written: use const auto& outside of "
     "src/commit/"},
    {KAWARI_RECORD R"( ([|&+\-]?=)[^=])", "writes a record of the table: only src/commit/ may do that"},
    {R"((\+\+|--)[\w.>\-]*)" KAWARI_RECORD,
     "increments or decrements a record of the table: only src/commit/ may do that"},
    {R"(\beffects\.(erase|push|add|pop|cut|clear|take|zero)\()",
     "begins or ends effects: use the functions of commit/effects.h"},
    {R"(#include "state/lists\.h")",
     "includes the functions that move cards between lists: only src/commit/ may do that"},
};
#undef KAWARI_RECORD

Complaints check_writers(const SourceFile& file) {
  Complaints complaints;
  if (file.path.starts_with("src/commit/")) return complaints;
  if (std::find(kConstructors.begin(), kConstructors.end(), file.path) != kConstructors.end())
    return complaints;
  const std::string code = without_comments(file.text);
  for (const Forbidden& forbidden : kForbidden) {
    const std::regex pattern(forbidden.pattern);
    std::size_t number = 0;
    for (const std::string_view line : lines_of(code)) {
      ++number;
      std::match_results<std::string_view::const_iterator> found;
      if (!std::regex_search(line.begin(), line.end(), found, pattern)) continue;
      if (found.size() > 2 && found[2].str() == "const ") continue;
      complaints.push_back(at(file, number, forbidden.instead));
    }
  }
  return complaints;
}

TEST(OneWriter, TheTableAndTheEffectsChangeInCommitOnly) {
  Complaints all;
  for (const std::string_view folder : {"src", "games"})
    for (const SourceFile& file : files_below(folder))
      if (is_cpp(file))
        for (std::string& complaint : check_writers(file)) all.push_back(std::move(complaint));
  EXPECT_TRUE(all.empty()) << listed(all);
}

TEST(OneWriter, TheCheckFindsWhatItLooksFor) {
  for (const char* line :
       {"  Slot& slot = state.slot(id);", "  for (Effect& e : state.effects)",
        "  for (auto& slot : match.state.slots)", "  state.slot(frame.self.slot()).used |= bit;",
        "  match.state.slots[i].struck = 0;", "  state.player(p).drew_empty = 0;",
        "  ++state.player(part.player).inked;", "  state.effects.erase(i--);",
        "  state.effects[i].spent = 1;", "#include \"state/lists.h\""})
    EXPECT_EQ(check_writers({"src/run/made_up.cpp", line}).size(), 1u) << line;
  for (const char* line : {"  const Slot& slot = state.slot(id);", "  for (const Effect& e : state.effects)",
                           "  if (state.slot(id).kept == 1) return;", "  Slot slot = state.slot(id);",
                           "  // state.effects.erase(i)", "  const int lore = state.player(p).lore;"})
    EXPECT_TRUE(check_writers({"games/made_up/made_up.cpp", line}).empty()) << line;
  EXPECT_TRUE(check_writers({"src/commit/made_up.cpp", "  Slot& slot = state.slot(id);"}).empty());
}

}  // namespace
}  // namespace kawari::house
