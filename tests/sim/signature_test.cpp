// The signature of behaviour depends only on how games go. tests/sim/signature.txt has the signatures of the
// shipped games: a commit that changes how a game goes changes that file.
#include "sim/signature.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "game/games.h"
#include "judge/judge.h"
#include "tests/sim/every_game.h"

namespace kawari {
namespace {

const std::string kHome = KAWARI_SOURCE_DIR;

class SignatureTest : public testing::TestWithParam<std::string> {
 protected:
  const Game& game() { return *all_games().named(GetParam()); }
  BenchSubject subject(Judge& judge) {
    std::vector<Error> errors;
    BenchSubject out = shipped_subject(game(), judge.loaded(game()), kHome, errors);
    for (const Error& error : errors) ADD_FAILURE() << error.text();
    return out;
  }
};

std::vector<std::string> lines_of(const BenchSubject& subject, int games) {
  std::vector<std::string> out;
  signature(subject, games, [&](std::string_view line) { out.emplace_back(line); });
  return out;
}

TEST_P(SignatureTest, IsTheOneOfTheFile) {
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(kHome)) ADD_FAILURE() << error.text();
  const Signature found = signature(subject(judge), kSignatureGames);
  const std::string line = fmt::format("{} {:016x} {} decisions {} events", GetParam(), found.value,
                                       found.decisions, found.events);
  const std::string path = kHome + "/tests/sim/signature.txt";
  std::ifstream in(path);
  std::vector<std::string> lines;
  for (std::string l; std::getline(in, l);) lines.push_back(l);
  if (std::getenv("KAWARI_REGEN") != nullptr) {
    std::erase_if(lines, [&](const std::string& l) { return l.starts_with(GetParam() + " "); });
    lines.push_back(line);
    std::sort(lines.begin(), lines.end());
    std::ofstream out(path);
    for (const std::string& l : lines) out << l << '\n';
    return;
  }
  EXPECT_NE(std::find(lines.begin(), lines.end(), line), lines.end())
      << "Games go differently now: \"" << line << "\". If that is meant: ./dev regen Signature.";
}

// The same cards, read in reverse order and behind unused cards, have different ids everywhere: in the
// database, in the programs, among the words.
TEST_P(SignatureTest, DoesNotDependOnTheOrderOfTheCards) {
  Judge usual(all_games(), Language::en);
  for (const Error& error : usual.add_shipped_cards(kHome)) ADD_FAILURE() << error.text();
  auto files = scenario_files(kHome + "/cards/" + folder_of(game()));
  ASSERT_TRUE(files);
  std::reverse(files->begin(), files->end());
  Judge turned(all_games(), Language::en);
  for (const std::string& file : *files)
    for (const Error& error : turned.add_cards(file)) ADD_FAILURE() << error.text();
  const BenchSubject a = subject(usual), b = subject(turned);
  const std::string& name = usual.cards(game()).faces()[0].full_name;
  ASSERT_NE(usual.cards(game()).find(name), turned.cards(game()).find(name))
      << "the cards have the same numbers: this test shows nothing";
  EXPECT_EQ(a.decks.decks, b.decks.decks) << "in a match they have numbers of their own";
  const auto told = lines_of(a, 5), told_again = lines_of(b, 5);
  for (std::size_t i = 0; i < std::min(told.size(), told_again.size()); ++i)
    ASSERT_EQ(told[i], told_again[i]) << "line " << i;
  EXPECT_EQ(told.size(), told_again.size());
}

// It contains what happened: questions, options, answers, events with their cards and amounts, and the
// winner.
TEST_P(SignatureTest, TellsTheGame) {
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(kHome)) ADD_FAILURE() << error.text();
  const auto told = lines_of(subject(judge), 1);
  const auto some = [&](std::string_view words) {
    return std::any_of(told.begin(), told.end(),
                       [&](const std::string& line) { return line.find(words) != std::string::npos; });
  };
  EXPECT_TRUE(some("action, player 2"));
  EXPECT_TRUE(some(" or "));
  EXPECT_TRUE(some("taken: "));
  EXPECT_TRUE(some("draw draw (drawn), player "));
  EXPECT_TRUE(some("'s card "));
  EXPECT_TRUE(some(" wins"));
}

INSTANTIATE_TEST_SUITE_P(Games, SignatureTest, testing::ValuesIn(game_ids()), name_of_game);

}  // namespace
}  // namespace kawari
