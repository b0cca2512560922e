// The command line: its commands and options, and the functions that carry them out.
#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/ask.h"
#include "cli/bench.h"
#include "cli/boundary.h"
#include "cli/cards.h"
#include "cli/compare.h"
#include "cli/deck.h"
#include "cli/judge.h"
#include "cli/rule.h"
#include "cli/serve.h"
#include "explain/explain.h"
#include "explain/game_words.h"
#include "game/games.h"
#include "kawari/values.h"

namespace {

using namespace kawari::cli;

void add_spending(CLI::App& command, Spending& spending) {
  command.add_option("--seconds", spending.seconds, "Stop a scenario after so many seconds (120)")
      ->check(CLI::Range(0.01, 86400.0));
  command.add_option("--steps", spending.steps, "Stop a scenario after so many steps of work (1000000000)")
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 62));
}

// The command that was being read when something was not understood: "kawari cards show".
std::string full_name(const CLI::App& command) {
  std::string out = command.get_name();
  for (const CLI::App* above = command.get_parent(); above != nullptr; above = above->get_parent())
    out = above->get_name() + " " + out;
  return out;
}

// One sentence that says what is wrong with the command line, and where help is.
std::string misunderstood(const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App* command = &app;
  while (!command->get_subcommands().empty()) command = command->get_subcommands()[0];
  const std::string name = full_name(*command);
  std::string what = error.what();
  const std::vector<std::string> unread = command->remaining(true);
  std::string commands;
  for (const CLI::App* one : command->get_subcommands([](const CLI::App*) { return true; }))
    commands += (commands.empty() ? "" : ", ") + one->get_name();
  if (!commands.empty() && !unread.empty() && !unread[0].starts_with("-"))
    what = "there is no command \"" + unread[0] + "\". Commands: " + commands;
  else if (!commands.empty() && unread.empty())
    what = "which command? " + commands;
  else if (!unread.empty())
    what = "\"" + unread[0] + "\" is not understood";
  return name + ": " + what + ". See " + name + " --help.\n";
}

int run(int argc, char** argv) {
  CLI::App app{"Kawari: a rules engine and judge for trading card games", "kawari"};
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "Help for every command");
  const std::string version = "kawari " + std::string(kawari::v1::version());
  app.set_version_flag("--version", version, "Print the version");

  JudgeArguments judging;
  CLI::App* judge_command = app.add_subcommand("judge", "Run scenario files and explain what happens");
  judge_command->add_option("path", judging.paths, "Scenario files, or folders of them");
  judge_command
      ->add_option("-e", judging.questions, "A question in one line instead of a file (docs/asking.md)")
      ->allow_extra_args(false);
  std::vector<std::string> games;
  for (const kawari::Game& game : kawari::all_games().all) games.emplace_back(game.rules->id);
  const std::vector<std::string> languages(kawari::kLanguageCodes.begin(), kawari::kLanguageCodes.end());
  judge_command->add_option("--game", judging.game, "The game that -e asks about, where cards do not tell")
      ->check(CLI::IsMember(games));
  judge_command->add_option("--save", judging.save, "Write the scenario that -e was understood as to a file");
  judge_command->add_option("--cards", judging.cards, "A card file; may be given several times")
      ->allow_extra_args(false);
  judge_command->add_option("--rules", judging.rules, "Judge by this edition, whatever the files say");
  judge_command->add_option("--lang", judging.language, "Language of the explanation")
      ->check(CLI::IsMember(languages));
  auto* why =
      judge_command
          ->add_option(
              "--why", judging.why,
              "Ask why not: an action (\"quest: CARD\"), \"trigger: ABILITY\", \"replace: ABILITY\" or "
              "\"option: CARD\"; may be given several times")
          ->allow_extra_args(false);
  judge_command->add_option("--at", judging.at, "Ask after so many steps of the file, rather than at its end")
      ->check(CLI::NonNegativeNumber)
      ->needs(why);
  judge_command->add_flag("--json", judging.json, "One JSON object (docs/json.md)");
  judge_command->add_flag("--quiet", judging.quiet, "Only what failed, and the last line");
  judge_command->add_flag("--all", judging.all, "Explore every outcome: all choices, all results of chance");
  judge_command->add_flag("--keep-answers", judging.keep_answers,
                          "When exploring: keep the file's answers, explore what they leave open");
  judge_command->add_option("--limit", judging.limit, "When exploring: give up after so many positions")
      ->check(CLI::Range(std::size_t{1}, std::size_t{10'000'000}));
  add_spending(*judge_command, judging.spending);
  auto* brief = judge_command->add_flag("--brief", judging.brief, "The outcome and the rules that decide it");
  judge_command->add_flag("--full", judging.full, "Every event")->excludes(brief);
  judge_command->add_flag("--readings", judging.readings,
                          "Where the rules leave a point open, the outcome under each reading");
  judge_command->add_option("--color", judging.colour, "Colour: auto (on a terminal), always, never")
      ->check(CLI::IsMember({"auto", "always", "never"}));

  CompareArguments comparing;
  CLI::App* compare_command =
      app.add_subcommand("compare", "The same scenario under several editions of the rules");
  compare_command->add_option("path", comparing.paths, "Scenario files, or folders of them")->required();
  compare_command->add_option("--rules", comparing.rules,
                              "Editions, with commas between them; all without it");
  compare_command->add_option("--cards", comparing.cards, "A card file; may be given several times")
      ->allow_extra_args(false);
  compare_command->add_option("--lang", comparing.language, "Language of the answers")
      ->check(CLI::IsMember(languages));
  compare_command->add_option("--color", comparing.colour, "Colour: auto (on a terminal), always, never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  compare_command->add_flag("--json", comparing.json, "One JSON object (docs/json.md)");

  add_spending(*compare_command, comparing.spending);

  AskArguments asking;
  CLI::App* ask_command =
      app.add_subcommand("ask", "Put a question together in a conversation (docs/asking.md)");
  ask_command->add_option("file", asking.file, "A scenario file to go on from");
  ask_command->add_option("--game", asking.game, "The game")->check(CLI::IsMember(games));
  ask_command->add_option("--rules", asking.rules, "The edition of the rules");
  ask_command->add_option("--lang", asking.language, "Language of the conversation")
      ->check(CLI::IsMember(languages));
  ask_command->add_option("--cards", asking.cards, "A card file; may be given several times")
      ->allow_extra_args(false);
  ask_command->add_option("--color", asking.colour, "Colour: auto (on a terminal), always, never")
      ->check(CLI::IsMember({"auto", "always", "never"}));

  add_spending(*ask_command, asking.spending);

  kawari::CardsCheckOptions checking;
  kawari::CardsShowOptions showing;
  std::string show_language = "en";
  CLI::App* cards_command = app.add_subcommand("cards", "Card files: how much of them is understood");
  cards_command->require_subcommand(1);
  CLI::App* check_command =
      cards_command->add_subcommand("check", "How much of card files rules English reads");
  check_command->add_option("file", checking.files, "Card files")->required();
  check_command->add_flag("--json", checking.json, "One JSON object");
  CLI::App* show_command =
      cards_command->add_subcommand("show", "A card, its program, and its text printed back");
  show_command->add_option("name", showing.name, "The card's full name")->required();
  show_command->add_option("--cards", showing.files, "A card file; may be given several times")
      ->allow_extra_args(false);
  show_command->add_option("--lang", show_language, "Language of the printed text")
      ->check(CLI::IsMember(languages));

  DeckArguments decks;
  CLI::App* deck_command =
      app.add_subcommand("deck", "Hold deck lists against the deck rules (docs/decks.md)");
  deck_command->add_option("file", decks.files, "Deck lists: a line is \"4 Name - Version\"")->required();
  deck_command->add_option("--cards", decks.cards, "A card file; may be given several times")
      ->allow_extra_args(false);
  deck_command->add_option("--game", decks.game, "The game, where the names do not tell")
      ->check(CLI::IsMember(games));
  deck_command->add_option("--rules", decks.rules, "The edition of the rules");
  deck_command->add_option("--format", decks.format, "The format, for example constructed, sealed, draft");
  deck_command
      ->add_option("--formats", decks.formats,
                   "A file that says which cards formats allow; may be given several times")
      ->allow_extra_args(false);
  deck_command->add_option("--date", decks.day,
                           "The day for which the files of formats are asked: 2025-04-08");
  deck_command->add_option("--lang", decks.language, "Language of the answer")
      ->check(CLI::IsMember(languages));
  deck_command->add_flag("--json", decks.json, "One JSON array (docs/json.md)");

  RuleArguments ruling;
  CLI::App* rule_command = app.add_subcommand("rule", "A rule by its number: what it says, and who shows it");
  rule_command->add_option("number", ruling.number, "The rule's number, for example 6.5.7");
  rule_command->add_option("--find", ruling.find, "List the rules that have these words instead");
  rule_command->add_option("--rules", ruling.rules, "The edition whose number it is");
  rule_command->add_option("--lang", ruling.language, "Language of the wording")
      ->check(CLI::IsMember(languages));
  rule_command->add_flag("--json", ruling.json, "One JSON object (docs/json.md)");

  BenchArguments measuring;
  CLI::App* measure =
      app.add_subcommand("bench", "How fast the engine plays, and a signature of how it plays");
  measure->add_flag("--json", measuring.json, "One JSON object");
  measure->add_option("--seconds", measuring.seconds, "How long to measure each game")
      ->check(CLI::Range(0.1, 600.0));

  ServeArguments serving;
  CLI::App* serve_command =
      app.add_subcommand("serve", "Answer the JSON protocol, line by line (docs/protocol.md)");
  CLI::App* mcp_command =
      app.add_subcommand("mcp", "Serve assistants: the Model Context Protocol on standard input and output");
  for (CLI::App* command : {serve_command, mcp_command})
    command->add_option("--cards", serving.cards, "A card file; may be given several times")
        ->check(CLI::ExistingFile);

  app.add_subcommand("version", "Print the version");

  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForVersion& asked) {
    return app.exit(asked);
  } catch (const CLI::ParseError& error) {
    std::cerr << misunderstood(app, error);
    return 2;
  }
  if (app.got_subcommand("version")) {
    std::cout << version << "\n";
    return 0;
  }
  if (rule_command->parsed()) return rule(ruling, std::cout, std::cerr);
  if (serve_command->parsed() || mcp_command->parsed()) {
    serving.mcp = mcp_command->parsed();
    return serve(serving, std::cin, std::cout, std::cerr);
  }
  if (deck_command->parsed()) return deck(decks, std::cout, std::cerr);
  if (compare_command->parsed()) return compare(comparing);
  if (ask_command->parsed()) return ask(asking);
  if (measure->parsed()) return bench_command(measuring, std::cout, std::cerr);
  if (cards_command->parsed()) {
    if (check_command->parsed()) {
      const auto game = game_of_files(checking.files);
      if (!game) {
        std::cerr << game.error().text() << "\n";
        return 2;
      }
      return kawari::cards_check((*game)->rules->grammar(), checking, std::cout, std::cerr);
    }
    const auto given = showing.files;
    const auto found = game_of_card(showing.name, given);
    if (!found) {
      std::cerr << found.error().text() << "\n";
      return 2;
    }
    const kawari::Game& game = **found;
    showing.files = shipped_card_files(game);
    showing.files.insert(showing.files.end(), given.begin(), given.end());
    showing.language = kawari::language_named(show_language);
    if (!kawari::speaks(*game.rules->words, showing.language)) {
      std::cerr << "kawari: texts of " << game.rules->id
                << " are not there in Japanese. Its languages: en, es.\n";
      return 2;
    }
    return kawari::cards_show(game.rules->grammar(), *game.rules->words, showing, std::cout, std::cerr);
  }
  if (judging.paths.empty() && judging.questions.empty()) {
    std::cerr << "kawari judge: give it scenario files, or a question with -e. See kawari judge --help.\n";
    return 2;
  }
  return judge(judging);
}

}  // namespace

int main(int argc, char** argv) {
  return within_boundary([&] { return run(argc, argv); });
}
