// The folders are in the order of the flow: a folder includes only folders above it, and the core knows no
// game.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>

#include "tests/house/repository.h"

namespace kawari::house {
namespace {

// The order of the flow: a folder may include itself and those before it. "kawari" is include/kawari.
constexpr std::array<std::string_view, 28> kFlow{
    "base", "ir",      "card", "text",     "state",  "event",   "commit",   "replace", "trigger", "run",
    "step", "explain", "game", "scenario", "table",  "explore", "compare",  "report",  "judge",   "line",
    "talk", "pages",   "deck", "sim",      "kawari", "library", "protocol", "c",
};
constexpr std::string_view kLastForGames = "game";            // games may include no folders behind this one
constexpr std::string_view kListOfGames = "games/games.cpp";  // the only file that knows all games

std::optional<std::size_t> place(std::string_view folder) {
  const auto found = std::find(kFlow.begin(), kFlow.end(), folder);
  if (found == kFlow.end()) return std::nullopt;
  return static_cast<std::size_t>(found - kFlow.begin());
}

std::string_view first_folder(std::string_view path) {
  const std::size_t slash = path.find('/');
  return slash == std::string_view::npos ? std::string_view{} : path.substr(0, slash);
}

std::string_view below(std::string_view path, std::string_view folder) {
  return path.starts_with(folder) ? path.substr(folder.size()) : std::string_view{};
}

struct Include {
  std::string_view path;
  bool quoted = false;  // "path" rather than <path>
};

std::optional<Include> include_in(std::string_view line) {
  const auto skip_blanks = [&line] {
    while (!line.empty() && (line[0] == ' ' || line[0] == '\t')) line.remove_prefix(1);
  };
  skip_blanks();
  if (!line.starts_with('#')) return std::nullopt;
  line.remove_prefix(1);
  skip_blanks();
  if (!line.starts_with("include")) return std::nullopt;
  line.remove_prefix(7);
  skip_blanks();
  if (line.empty() || (line[0] != '"' && line[0] != '<')) return std::nullopt;
  const bool quoted = line[0] == '"';
  const std::size_t end = line.find(quoted ? '"' : '>', 1);
  return Include{line.substr(1, end - 1), quoted};
}

// Why this file may not include that file; empty if it may.
std::string forbidden(std::string_view file, Include include) {
  const std::string_view game = first_folder(below(file, "games/"));
  const std::string_view folder =
      file.starts_with("include/kawari/") ? "kawari" : first_folder(below(file, "src/"));
  const std::string_view wanted = first_folder(include.path);
  const auto sentence = [&](std::string_view why) {
    return "includes \"" + std::string(include.path) + "\", but " + std::string(why);
  };

  if (include.quoted &&
      (wanted.empty() || wanted == "src" || wanted == "include" || wanted.starts_with('.'))) {
    return sentence("an include is written from src/ or from the repository's root, with its folder");
  }
  if (wanted == "games") {
    if (!game.empty()) {
      if (first_folder(below(include.path, "games/")) == game) return {};
      return sentence("a game must not include files of another game");
    }
    if (file == kListOfGames) return {};
    return sentence("src/ must not include a game: games are injected, from the list in " +
                    std::string(kListOfGames));
  }
  if (wanted == "cli" || wanted == "tests" || wanted == "bench") {
    return sentence("the library must not include the programs and tests that use it");
  }
  const auto its_place = place(wanted);
  if (!its_place) {
    return include.quoted ? sentence("the included folder is not in kFlow (tests/house/folders_test.cpp)")
                          : std::string{};
  }
  if (file.starts_with("games/")) {
    if (*its_place <= *place(kLastForGames)) return {};
    return sentence("a game includes only src/base/ to src/" + std::string(kLastForGames) + "/");
  }
  const auto own_place = place(folder);
  if (!own_place) return sentence("the including folder is not in kFlow (tests/house/folders_test.cpp)");
  if (*its_place <= *own_place) return {};
  return sentence(std::string(wanted) + "/ comes after " + std::string(folder) + "/ in the flow");
}

Complaints check_includes(const SourceFile& file) {
  Complaints complaints;
  const std::string code = without_comments(file.text);
  std::size_t number = 0;
  for (const std::string_view line : lines_of(code)) {
    ++number;
    const auto include = include_in(line);
    if (!include) continue;
    const std::string why = forbidden(file.path, *include);
    if (!why.empty()) complaints.push_back(at(file, number, why));
  }
  return complaints;
}

Complaints check_game_words(const SourceFile& file) {
  Complaints complaints;
  const std::string code = without_comments(file.text);
  std::size_t number = 0;
  for (const std::string_view line : lines_of(code)) {
    ++number;
    std::string word;
    for (const char c : line) {
      if (c != '_' && c != '-' && c != ' ')
        word += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    for (const std::string_view game : {"lorcana", "duelmasters", "lanterns"}) {
      if (word.find(game) == std::string::npos) continue;
      complaints.push_back(
          at(file, number, "names a game; what differs by game is a table of games/, injected"));
    }
  }
  return complaints;
}

TEST(Folders, IncludeOnlyWhatComesBeforeThemInTheFlow) {
  Complaints all;
  for (const std::string_view folder : {"src", "games", "include"}) {
    for (const SourceFile& file : files_below(folder)) {
      if (!is_cpp(file)) continue;
      for (std::string& complaint : check_includes(file)) all.push_back(std::move(complaint));
    }
  }
  EXPECT_TRUE(all.empty()) << listed(all);
}

TEST(Folders, NothingOfSrcNamesAGame) {
  Complaints all;
  for (const SourceFile& file : files_below("src")) {
    if (!is_cpp(file)) continue;
    for (std::string& complaint : check_game_words(file)) all.push_back(std::move(complaint));
  }
  EXPECT_TRUE(all.empty()) << listed(all);
}

// Folders of tests/ without a counterpart in src/.
constexpr std::array<std::string_view, 11> kOtherTests{"cli",     "docs",      "examples", "fuzz",
                                                       "golden",  "house",     "install",  "launcher",
                                                       "mutants", "scenarios", "wasm"};

std::string misplaced_test(std::string_view path) {
  const std::string_view folder = first_folder(below(path, "tests/"));
  if (folder.empty() || place(folder)) return {};
  if (std::find(kOtherTests.begin(), kOtherTests.end(), folder) != kOtherTests.end()) return {};
  return std::string(path) + ": src/ has no folder " + std::string(folder) +
         "/: the folders of tests/ must mirror those of src/";
}

TEST(Folders, TestsMirrorTheTree) {
  Complaints all;
  for (const SourceFile& file : files_below("tests")) {
    std::string complaint = misplaced_test(file.path);
    if (!complaint.empty()) all.push_back(std::move(complaint));
  }
  EXPECT_TRUE(all.empty()) << listed(all);
}

TEST(Folders, EveryFolderOfSrcHasTests) {
  for (const std::string_view folder : kFlow) {
    if (folder == "kawari") continue;  // include/kawari: tests/library
    EXPECT_FALSE(files_below("tests/" + std::string(folder)).empty())
        << "tests/" << folder << " has no files";
  }
}

TEST(FoldersCheck, KnowsWhereATestBelongs) {
  EXPECT_EQ(misplaced_test("tests/state/hash_test.cpp"), "");
  EXPECT_EQ(misplaced_test("tests/golden/en/beast.txt"), "");
  EXPECT_EQ(misplaced_test("tests/slow.txt"), "");
  EXPECT_EQ(
      misplaced_test("tests/core/hash_test.cpp"),
      "tests/core/hash_test.cpp: src/ has no folder core/: the folders of tests/ must mirror those of src/");
}

TEST(FoldersCheck, AllowsTheFlow) {
  const auto allowed = [](std::string path, std::string text) {
    return listed(check_includes({std::move(path), std::move(text)}));
  };
  EXPECT_EQ(
      allowed("src/state/state.h", "#include <array>\n#include \"base/ids.h\"\n#include \"state/zone.h\"\n"),
      "");
  EXPECT_EQ(allowed("src/state/state.h", "// #include \"sim/bot.h\"\n"), "");
  EXPECT_EQ(allowed("src/library/game.cpp", "#include \"game/games.h\"\n#include <kawari/game.h>\n"), "");
  EXPECT_EQ(allowed("games/games.cpp", "#include \"game/games.h\"\n#include \"games/lorcana/game.h\"\n"), "");
  EXPECT_EQ(
      allowed("games/lorcana/turn.cpp", "#include \"games/lorcana/turn.h\"\n#include \"explain/words.h\"\n"),
      "");
  EXPECT_EQ(allowed("include/kawari/game.h", "#include \"sim/bot.h\"\n"), "");
  EXPECT_EQ(allowed("src/base/result.h", "#include <tl/expected.hpp>\n"), "");
}

TEST(FoldersCheck, RefusesTheRestWithItsLine) {
  const auto complaint = [](std::string path, std::string text) {
    return listed(check_includes({std::move(path), std::move(text)}));
  };
  EXPECT_EQ(complaint("src/state/state.h", "#pragma once\n#  include \"run/frame.h\"\n"),
            "src/state/state.h:2: includes \"run/frame.h\", but run/ comes after state/ in the flow\n");
  EXPECT_NE(complaint("src/judge/judge.cpp", "#include \"games/lorcana/lorcana.h\"\n"), "");
  EXPECT_NE(complaint("src/library/kawari.cpp", "#include \"games/lorcana/lorcana.h\"\n"), "");
  EXPECT_NE(complaint("src/judge/judge.cpp", "#include <games/lorcana/lorcana.h>\n"), "");
  EXPECT_NE(complaint("games/lorcana/turn.cpp", "#include \"games/duel_masters/turn.h\"\n"), "");
  EXPECT_NE(complaint("games/lorcana/turn.cpp", "#include \"scenario/scenario.h\"\n"), "");
  EXPECT_NE(complaint("include/kawari/game.h", "#include \"games/lorcana/turn.h\"\n"), "");
  EXPECT_NE(complaint("src/state/state.cpp", "#include \"state.h\"\n"), "");
  EXPECT_NE(complaint("src/state/state.cpp", "#include \"../run/frame.h\"\n"), "");
  EXPECT_NE(complaint("src/state/state.cpp", "#include \"helpers/frame.h\"\n"), "");
  EXPECT_NE(complaint("src/sim/bot.cpp", "#include \"cli/main.h\"\n"), "");
}

TEST(FoldersCheck, FindsGameWordsInCodeOnly) {
  const auto words = [](std::string text) {
    return check_game_words({"src/run/run.cpp", std::move(text)}).size();
  };
  EXPECT_EQ(words("// as in Lorcana\nint x; /* Duel\n Masters */\n"), 0u);
  EXPECT_EQ(words("auto g = \"Lorcana\"; // a\nint duel_masters_turn;\nstruct DuelMasters;\n"), 3u);
  EXPECT_EQ(words("auto s = \"// lorcana\";\n"), 1u);
  EXPECT_EQ(check_game_words({"src/library/game.cpp", "using lorcana::kGame;"}).size(), 1u);
}

}  // namespace
}  // namespace kawari::house
