#include "cli/judge.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "cli/boundary.h"
#include "cli/question.h"
#include "explain/explain.h"
#include "game/games.h"
#include "judge/home.h"
#include "judge/judge.h"
#include "report/report.h"
#include "text/read_cards.h"

namespace kawari::cli {
namespace {

ScenarioReport report_of(const Error& error) {
  ScenarioReport report;
  report.file = error.file;
  report.id = error.file;
  report.outcome = ScenarioOutcome::error;
  report.errors.push_back(error);
  return report;
}

}  // namespace

// "auto": colour if the output is a terminal and NO_COLOR is not set.
bool wants_colour(const std::string& said) {
  if (said != "auto") return said == "always";
  const auto set = [](const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
  };
  const char* terminal = std::getenv("TERM");
  const bool dumb = terminal == nullptr || std::string_view(terminal) == "dumb";
  return isatty(STDOUT_FILENO) == 1 && !set("NO_COLOR") && !dumb;
}

std::string edition_ids() {
  std::string out;
  for (const Game& game : all_games().all)
    for (const Edition& edition : game.rules->editions)
      out += (out.empty() ? "" : ", ") + std::string(edition.id);
  return out;
}

std::string home() {
  if (const char* given = std::getenv("KAWARI_HOME"); given != nullptr && *given != '\0') return given;
  std::error_code none;
  if (auto found = home_of(std::filesystem::read_symlink("/proc/self/exe", none))) return *std::move(found);
  std::cerr << "kawari: the folders cards and scenarios are neither above the program nor in share/kawari "
               "beside its folder bin. Start it with ./kawari, or set KAWARI_HOME to the folder that has "
               "them.\n";
  std::exit(3);
}

std::vector<std::string> shipped_card_files(const Game& game) {
  std::vector<std::string> out;
  {
    const auto files = scenario_files(home() + "/cards/" + folder_of(game));
    if (files) out.insert(out.end(), files->begin(), files->end());
  }
  return out;
}

namespace {

bool reads(const Game& game, const std::vector<std::string>& files, Database& cards) {
  return std::all_of(files.begin(), files.end(), [&](const std::string& file) {
    return read_cards_file(game.rules->grammar(), cards, file).has_value();
  });
}

}  // namespace

Result<const Game*> game_of_files(const std::vector<std::string>& files) {
  const Game* first = nullptr;
  for (const std::string& file : files) {
    const auto text = read_text_file(file, kCardFile);
    if (!text) return fail(text.error());
    const auto game = game_of_card_file(all_games(), file, *text);
    if (!game) return fail(game.error());
    if (first != nullptr && *game != first)
      return fail(Error{file, 0, 0,
                        "The file is of " + std::string((*game)->rules->id) + ", and " + files[0] +
                            " is of " + std::string(first->rules->id) + ".",
                        "Give files of one game."});
    first = *game;
  }
  return first;
}

Result<const Game*> game_of_card(const std::string& name, const std::vector<std::string>& files) {
  const auto given = game_of_files(files);
  if (!given || *given != nullptr) return given;
  for (const Game& game : all_games().all) {
    Database cards;
    if (reads(game, shipped_card_files(game), cards) && cards.find(name) != kNoFace) return &game;
  }
  return &all_games().all[0];
}

bool add_cards(Judge& judge, const std::vector<std::string>& files) {
  bool understood = true;
  const auto tell = [&](const std::vector<Error>& errors) {
    for (const Error& error : errors) {
      std::cerr << "kawari: " << error.text() << "\n";
      understood = false;
    }
  };
  tell(judge.add_shipped_cards(home()));
  for (const std::string& file : files) tell(judge.add_cards(file));
  return understood;
}

WorkLimits work_limits(const Spending& spending, const std::atomic<bool>* cancel) {
  WorkLimits out;
  out.seconds = spending.seconds;
  out.steps = spending.steps;
  out.cancel = cancel;
  return out;
}

int judge(const JudgeArguments& arguments) {
  Printing printing;
  printing.language = language_named(arguments.language);
  printing.colour = wants_colour(arguments.colour);
  if (arguments.brief) printing.detail = Detail::brief;
  if (arguments.quiet) printing.detail = Detail::quiet;
  printing.readings = arguments.readings;
  Judge judge(all_games(), {printing.language, arguments.full, !arguments.quiet || arguments.json});
  QuestionArguments asking;
  if (!arguments.rules.empty()) {
    const Edition* edition = all_games().edition_named(arguments.rules);
    if (edition == nullptr) {
      std::cerr << "kawari: there is no edition \"" << arguments.rules << "\". Editions: " << edition_ids()
                << ".\n";
      return 2;
    }
    judge.use_edition(edition);
    asking.edition = edition;
  }
  const std::atomic<bool>& interrupted = stop_on_interrupt();
  judge.use_limits(work_limits(arguments.spending, &interrupted));
  const bool arguments_understood = add_cards(judge, arguments.cards);
  judge.ask(arguments.why, arguments.at < 0 ? std::nullopt : std::optional<std::size_t>(arguments.at));
  ExploreOptions exploring;
  exploring.limit = arguments.limit;
  exploring.keep_answers = arguments.keep_answers;
  const bool show_progress = isatty(STDERR_FILENO) != 0;
  if (show_progress)
    exploring.progress = [](std::size_t positions) { std::cerr << "\r" << positions << " …" << std::flush; };
  judge.use_exploration(exploring, arguments.all);
  std::vector<ScenarioReport> reports;
  const auto add = [&](ScenarioReport report) {
    if (show_progress && report.all != nullptr) std::cerr << "\r\033[K";
    if (!arguments.json) std::cout << print_report(report, printing);
    reports.push_back(std::move(report));
  };
  for (const std::string& path : arguments.paths) {
    const auto files = scenario_files(path);
    if (!files) {
      add(report_of(files.error()));
      continue;
    }
    for (const std::string& file : *files) {
      if (interrupted) break;
      for (ScenarioReport& report : judge.judge_file(file)) add(std::move(report));
    }
  }
  asking.game = arguments.game.empty() ? nullptr : all_games().named(arguments.game);
  asking.save = arguments.save;
  asking.full = arguments.full;
  asking.all = arguments.all;
  asking.silent = arguments.json;
  for (const std::string& question : arguments.questions)
    reports.push_back(answer_question(question, judge, asking, printing, std::cout));
  std::cout << (arguments.json ? report_json(reports) : print_summary(reports));
  return arguments_understood ? exit_code(reports) : 2;
}

}  // namespace kawari::cli
