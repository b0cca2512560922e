#include "cli/ask.h"

#include <unistd.h>

#include <fstream>
#include <iostream>

#include "cli/judge.h"
#include "cli/line_editor.h"
#include "game/games.h"
#include "talk/ask.h"

namespace kawari::cli {
namespace {

bool write_text_file(const std::string& file, const std::string& text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  return static_cast<bool>(out);
}

// At a terminal, with line editing and history.
void talk(AskSession& session) {
  LineEditor editor([&](std::string_view line) { return session.complete(line); });
  while (!session.over()) {
    const auto line = editor.read(session.prompt());
    if (!line) {
      std::cout << "\n";
      return;
    }
    std::cout << session.reply(*line) << std::flush;
  }
}

// Reads a line of the input. A longer line than a conversation accepts is cut off.
bool next_line(std::string& line) {
  line.clear();
  bool any = false;
  for (int c = std::cin.get(); c != std::char_traits<char>::eof(); c = std::cin.get()) {
    any = true;
    if (c == '\n') return true;
    if (line.size() <= limits::kLineBytes) line += static_cast<char>(c);
  }
  return any;
}

// For a pipe: prints each line behind its prompt, so that the output reads like a conversation.
void follow(AskSession& session) {
  std::string line;
  while (!session.over()) {
    std::cout << session.prompt() << std::flush;
    if (!next_line(line)) {
      std::cout << "\n";
      return;
    }
    if (line.ends_with('\r')) line.pop_back();
    std::cout << line << "\n" << session.reply(line) << std::flush;
  }
}

}  // namespace

int ask(const AskArguments& arguments) {
  AskRequest request;
  request.games = &all_games();
  request.language = language_named(arguments.language);
  request.colour = wants_colour(arguments.colour);
  request.files = {[](const std::string& file) { return read_text_file(file); }, write_text_file};
  if (!arguments.game.empty()) request.game = all_games().named(arguments.game);
  if (!arguments.rules.empty()) {
    request.edition = all_games().edition_named(arguments.rules);
    const bool of_game =
        request.edition != nullptr &&
        (request.game == nullptr || edition_named(*request.game, arguments.rules) != nullptr);
    if (!of_game) {
      std::cerr << "kawari: there is no edition \"" << arguments.rules << "\". Editions: " << edition_ids()
                << ".\n";
      return 2;
    }
  }
  Judge judge(all_games(), request.language);
  judge.use_limits(work_limits(arguments.spending));
  if (!add_cards(judge, arguments.cards)) return 2;

  AskSession session(judge, request);
  std::cout << session.greeting();
  if (!arguments.file.empty()) std::cout << session.reply("load " + arguments.file);
  std::cout << std::flush;
  if (isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
    talk(session);
  else
    follow(session);
  return 0;
}

}  // namespace kawari::cli
