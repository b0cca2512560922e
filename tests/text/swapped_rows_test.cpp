// Wrong is worse than refused: every row of the grammar is made to build what another row builds. Then a
// scenario of the repository must fail, or a written reading must be wrong.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <set>

#include "game/games.h"
#include "tests/text/row_example.h"
#include "tests/text/row_witness.h"

namespace kawari {
namespace {

using Verdict = SwappedRow::Verdict;

const std::string kHome = KAWARI_SOURCE_DIR;

bool noticed(Verdict verdict) { return verdict <= Verdict::refused; }

struct Unnoticed {
  std::string what;
  RowExample::Text example;
};

// The rows whose swap is not noticed, by identity. For a shared row it is enough if one game notices it.
std::map<std::string, Unnoticed> unnoticed_rows() {
  const bool tell = std::getenv("KAWARI_SWAPS") != nullptr;
  std::set<std::string> known;
  std::map<std::string, Unnoticed> out;
  for (const Game& game : all_games().all) {
    RowWitness witness(game, kHome);
    RowSwap& swap = witness.swap();
    const std::string id(game.rules->id);
    std::vector<int> here;
    for (const int row : swap.rows()) {
      const std::string identity = swap.identity(row);
      if (known.contains(identity)) continue;
      const SwappedRow swapped = witness.judge(row);
      if (tell) {
        static constexpr const char* kVerdicts[] = {"scenario", "reading", "refused", "SURVIVED", "UNREAD"};
        std::printf("%-9s %s %s => %s by %s\n", kVerdicts[static_cast<int>(swapped.verdict)], id.c_str(),
                    swap.shown(row).c_str(), swapped.other < 0 ? "-" : swap.shown(swapped.other).c_str(),
                    swapped.by.c_str());
      }
      if (noticed(swapped.verdict)) {
        known.insert(identity);
        out.erase(identity);
        continue;
      }
      here.push_back(row);
      std::string& what = out[identity].what;
      if (what.empty()) what = id + " " + swap.shown(row);
    }
    // Example sentences for people who have to write a test.
    std::unique_ptr<RowExample> examples;
    for (const int row : here) {
      Unnoticed& one = out[swap.identity(row)];
      if (!one.example.text.empty()) continue;
      if (!examples) examples = std::make_unique<RowExample>(swap, witness.cards());
      one.example = examples->of(row);
      if (tell)
        std::printf("%s\n%s: %s\n", one.what.c_str(), one.example.effect ? "effect" : "ability",
                    one.example.text.c_str());
    }
  }
  return out;
}

TEST(SwappedRows, EveryRowIsNoticed) {
  for (const auto& [identity, row] : unnoticed_rows()) {
    const std::string example =
        row.example.text.empty() ? "" : " A text that uses it: \"" + row.example.text + "\"";
    ADD_FAILURE() << row.what
                  << "\nNobody would notice if this row meant what another row means. Write a scenario "
                  << "(scenarios/GAME/) with a card that uses the phrase, and check what it does." << example
                  << "\nWhere no scenario can tell, put the text into tests/text/readings/ and run "
                  << "`./dev regen Readings`; read the program that is written below it.";
  }
}

// A text, followed by the program of each of its abilities.
void expect_readings(const std::string& file) {
  const std::string text = read_text_file(file).value_or("");
  const bool regen = std::getenv("KAWARI_REGEN") != nullptr;
  std::string now;
  std::map<std::string, Database> cards;
  std::size_t at = 0;
  const std::vector<WrittenReading> readings = written_readings(file);
  std::size_t next = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, end - at);
    at = end + 1;
    if (line.starts_with("  ")) continue;
    now += line + "\n";
    if (!line.starts_with("ability: ") && !line.starts_with("effect: ")) continue;
    const WrittenReading& reading = readings[next++];
    for (const Game& game : all_games().all) {
      if (game.rules->id != reading.game) continue;
      const Grammar& grammar = game.rules->grammar();
      const std::string program =
          meaning_of(grammar, cards[reading.game], face_of(grammar, reading.effect, reading.text));
      EXPECT_FALSE(program.empty()) << "refused: " << reading.text;
      if (!regen) {
        EXPECT_EQ(program, reading.program) << reading.text;
      }
      std::size_t from = 0;
      while (from < program.size()) {
        const std::size_t stop = std::min(program.find('\n', from), program.size());
        now += "  " + program.substr(from, stop - from) + "\n";
        from = stop + 1;
      }
    }
  }
  EXPECT_EQ(next, readings.size());
  if (regen) std::ofstream(file, std::ios::binary) << now;
}

TEST(SwappedRows, Readings) {
  for (const std::string& file : reading_files(kHome)) expect_readings(file);
}

}  // namespace
}  // namespace kawari
