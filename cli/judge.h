// `kawari judge`: runs scenario files and prints the rulings.
#pragma once
#include <string>
#include <vector>

#include "judge/judge.h"

#include "text/grammar.h"

namespace kawari::cli {

// The limits for judging one scenario: --seconds and --steps.
struct Spending {
  double seconds = 120;
  std::uint64_t steps = 1'000'000'000;
};
WorkLimits work_limits(const Spending& spending, const std::atomic<bool>* cancel = nullptr);

struct JudgeArguments {
  std::vector<std::string> paths;
  std::vector<std::string> questions;  // -e: a question in a line
  std::string game;                    // of the questions
  std::string save;                    // where the scenario of the question goes
  std::vector<std::string> cards;
  std::string rules;
  std::string language = "en";
  bool json = false;
  bool quiet = false;
  bool all = false;
  bool keep_answers = false;
  std::size_t limit = 20000;
  Spending spending;
  bool brief = false;
  bool full = false;
  bool readings = false;
  std::string colour = "auto";
  std::vector<std::string> why;  // questions
  int at = -1;                   // after how many steps they are asked; -1: at the end
};

// The exit code: 0 all held, 1 a check failed, 2 something could not be understood, 4 something was stopped.
int judge(const JudgeArguments& arguments);

// The editions of all games, as they are named: "lorcana-1, lorcana-2.0, …".
std::string edition_ids();
// Adds the shipped cards and those of the user's files. Returns false if some of them are faulty; the errors
// have been printed.
bool add_cards(Judge& judge, const std::vector<std::string>& files);
// Whether to print in colour. `said` is "always", "never", or "auto" (colour if the output is a terminal).
bool wants_colour(const std::string& said);

// Where the data folders are: $KAWARI_HOME, else found from the program's own place (judge/home.h).
std::string home();
// The card files that ship with Kawari for this game.
std::vector<std::string> shipped_card_files(const Game& game);
// The game that all these card files belong to; nullptr if there are no files.
Result<const Game*> game_of_files(const std::vector<std::string>& files);
// The game of the files. Without files, the game that has a card of this name.
Result<const Game*> game_of_card(const std::string& name, const std::vector<std::string>& files);

}  // namespace kawari::cli
