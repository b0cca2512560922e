// Published card data beside the source tree: the number of cards that compile must not fall, and compiling
// must stay fast. Skipped if the data is not there.
#include <chrono>
#include <filesystem>

#include "tests/house/beside.h"
#include "tests/text/rules_english.h"
#include "text/read_cards.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

TEST(BulkCards, CompileQuicklyAndMostly) {
  const fs::path data = beside_the_repository() / "data" / "lorcana";
  if (!fs::exists(data)) GTEST_SKIP() << kNoCardData;
  Database cards;
  for (int set = 1; set <= 8; ++set) {
    const auto read = read_cards_file(lorcana_grammar(), cards,
                                      (data / ("setdata." + std::to_string(set) + ".json")).string());
    ASSERT_TRUE(read.has_value()) << read.error().text();
  }
  int compiled_cards = 0, exact = 0;
  for (const Face& face : cards.faces()) {
    compiled_cards += face.compiled() ? 1 : 0;
    exact += face.exact ? 1 : 0;
  }
  EXPECT_GE(compiled_cards * 100, static_cast<int>(cards.size()) * 80)
      << compiled_cards << " of " << cards.size();
  EXPECT_GE(exact * 100, compiled_cards * 99) << exact << " of " << compiled_cards;

  Database again;
  const auto start = std::chrono::steady_clock::now();
  for (const Face& face : cards.faces()) {
    Face copy = face;
    compile_face(lorcana_grammar(), again, copy);
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  // Half a second for 2,000 cards in a release build; builds with sanitizers and busy machines get more.
  EXPECT_LT(seconds, 10.0);
  RecordProperty("milliseconds_per_2000_cards",
                 static_cast<int>(seconds * 2'000'000.0 / static_cast<double>(cards.size())));
}

TEST(BulkCards, DuelMastersNeverFalls) {
  const fs::path data = beside_the_repository() / "data" / "duel-masters";
  if (!fs::exists(data)) GTEST_SKIP() << kNoCardData;
  Database cards;
  const auto read = read_cards_file(duel_masters_grammar(), cards, (data / "cards.json").string());
  ASSERT_TRUE(read.has_value()) << read.error().text();
  int compiled_cards = 0, exact = 0;
  for (const Face& face : cards.faces()) {
    compiled_cards += face.compiled() ? 1 : 0;
    exact += face.exact ? 1 : 0;
  }
  EXPECT_GE(compiled_cards, 857) << compiled_cards << " of " << cards.size();
  EXPECT_GE(exact * 100, compiled_cards * 99) << exact << " of " << compiled_cards;
}

}  // namespace
}  // namespace kawari
