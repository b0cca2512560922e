// Whole random games of all shipped cards, in every edition, are told as before: each question with its
// options, each step of the explanation with its rules, in every language, and the table as each player sees
// it. tests/sim/told.txt has a hash of the texts of each edition. A commit that changes a text or a rule
// changes that file (./dev regen Told). $KAWARI_TOLD names a folder for the texts themselves, so that the
// texts of two builds can be compared.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <xxhash.h>

#include <algorithm>
#include <fstream>

#include "sim/meaning.h"
#include "tests/sim/battery_hidden.h"

namespace kawari {
namespace {

constexpr int kGames = 12;

struct Texts {
  std::uint64_t folded = 0;
  int decisions = 0;
  std::ofstream file;

  explicit Texts(const Edition& edition) {
    if (const char* folder = std::getenv("KAWARI_TOLD"))
      file.open(std::string(folder) + "/" + std::string(edition.id) + ".txt");
  }
  void add(const std::string& text) {
    folded = XXH64(text.data(), text.size(), folded);
    if (file.is_open()) file << text << '\n';
  }
};

// Options are sorted by meaning before one is drawn, so that the order in which the engine lists them does
// not matter.
const Option& drawn(const Match& match, const Decision& open, Rng& rng, Texts& texts) {
  std::vector<std::pair<std::string, std::size_t>> meant;
  for (std::size_t i = 0; i < open.options.size(); ++i)
    meant.emplace_back(meaning(match, open.options[i]), i);
  std::sort(meant.begin(), meant.end());
  for (const auto& [text, at] : meant) texts.add(text);
  return open.options[meant[rng.below(static_cast<std::uint32_t>(meant.size()))].second];
}

void tell_game(const battery::Subject& subject, const Edition& edition, std::uint64_t seed, Texts& texts) {
  const Rules& rules = *subject.game->rules;
  const auto players = static_cast<std::size_t>(
      rules.least_players + static_cast<int>(seed) % (rules.most_players - rules.least_players + 1));
  const MatchDecks decks = battery::gathered_decks(subject, seed, 60, std::min<std::size_t>(players, 3));
  battery::Telling game(*subject.game, decks.cards, start_from_decks(decks, rules, edition, seed));
  Rng rng = Rng::seeded(seed * 13 + 5);
  std::size_t from = 0;
  for (int at = 0; at < 400; ++at) {
    const Decision open = decision(game.match());
    if (open.ask == Ask::none) break;
    ++texts.decisions;
    const PlayerId viewer{static_cast<std::uint8_t>(at % game.match().state.player_count)};
    const std::string told = game.told(*subject.game, viewer, from);
    // Without the hash, which depends on how a position is stored.
    texts.add(told.substr(0, told.rfind('\n', told.size() - 2)));
    from = game.trace().items.size();
    v1::take(game.state(), drawn(game.match(), open, rng, texts));
  }
  texts.add(
      fmt::format("winner {}, {}", index(game.match().state.winner), sentence(game.match().state.fault)));
}

TEST(Told, GamesAreToldAsBefore) {
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
  const std::string path = std::string(KAWARI_SOURCE_DIR) + "/tests/sim/told.txt";
  std::vector<std::string> found;
  for (const Game& game : all_games().all)
    for (const Edition& edition : game.rules->editions) {
      Texts texts(edition);
      for (std::uint64_t seed = 1; seed <= kGames; ++seed)
        tell_game({&game, &judge}, edition, seed * 10 + edition.column, texts);
      EXPECT_GT(texts.decisions, 100) << edition.id;
      found.push_back(fmt::format("{} {:016x} {} decisions", edition.id, texts.folded, texts.decisions));
    }
  if (std::getenv("KAWARI_REGEN") != nullptr) {
    std::ofstream out(path);
    for (const std::string& line : found) out << line << '\n';
    return;
  }
  std::ifstream in(path);
  std::vector<std::string> kept;
  for (std::string line; std::getline(in, line);) kept.push_back(line);
  EXPECT_EQ(found, kept) << "Games are told differently now. If that is meant: ./dev regen Told.";
}

}  // namespace
}  // namespace kawari
