// The command line: what can be asked, and who answers it.
#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/cards.h"
#include "cli/judge.h"

int main(int argc, char** argv) {
  using namespace kawari::cli;
  CLI::App app{"Kawari: a rules engine and judge for trading card games"};
  app.require_subcommand(1);
  app.set_help_all_flag("--help-all", "Help for every command");

  JudgeArguments judging;
  CLI::App* judge_command = app.add_subcommand("judge", "Run scenario files and explain what happens");
  judge_command->add_option("path", judging.paths, "Scenario files, or folders of them")->required();
  judge_command->add_option("--cards", judging.cards, "A card file; may be given several times")->allow_extra_args(false);
  judge_command->add_option("--rules", judging.rules, "Judge by this edition, whatever the files say");
  judge_command->add_option("--lang", judging.language, "Language of the explanation")->check(CLI::IsMember({"en", "es"}));
  judge_command->add_flag("--json", judging.json, "One JSON object (docs/json.md)");
  judge_command->add_flag("--quiet", judging.quiet, "Only what failed, and the last line");

  app.add_subcommand("version", "Print the version");

  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    app.exit(error, std::cout, std::cerr);
    return 2;
  }
  if (app.got_subcommand("version")) {
    std::cout << "kawari 0.1.0\n";
    return 0;
  }
  return judge(judging);
}
