#include "cli/serve.h"

#include <istream>
#include <ostream>

#include "base/file_text.h"
#include "cli/judge.h"
#include "game/card_files.h"
#include "protocol/mcp.h"

namespace kawari::cli {

namespace {

constexpr std::size_t kLongestLine = 68 << 20;

// Reads a line of bounded length. A longer one is skipped, and `text` is one byte longer than the limit, so
// that it is refused as such.
bool read_line(std::istream& in, std::string& text) {
  text.clear();
  for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
    if (c == '\n') return true;
    if (text.size() <= kLongestLine) text += static_cast<char>(c);
  }
  return !text.empty();
}

}  // namespace

int serve(const ServeArguments& arguments, std::istream& in, std::ostream& out, std::ostream& err) {
  std::vector<v1::Cards> all;
  for (const std::string& game : v1::Cards::games()) {
    auto cards = v1::Cards::shipped(game, home());
    if (!cards) {
      err << "kawari: " << cards.error().text() << "\n";
      return 2;
    }
    all.push_back(*std::move(cards));
  }
  for (const std::string& file : arguments.cards) {
    const auto text = read_text_file(file, kCardFile);
    const auto game =
        text ? game_of_card_file(all_games(), file, *text) : Result<const Game*>(fail(text.error()));
    if (!game) {
      err << "kawari: " << game.error().text() << "\n";
      return 2;
    }
    for (v1::Cards& cards : all) {
      if (cards.game() != (*game)->rules->id) continue;
      if (const auto read = cards.read_text(file, *text); !read) {
        err << "kawari: " << read.error().text() << "\n";
        return 2;
      }
    }
  }
  auto examples = v1::Examples::shipped(home());
  if (!examples) err << "kawari: " << examples.error().text() << "\n";
  protocol::Session session(std::move(all), {}, examples ? *std::move(examples) : v1::Examples());
  protocol::Mcp assistants(session);
  std::string line;
  while (read_line(in, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    const std::string reply = arguments.mcp ? assistants.message(line) : session.call(line);
    if (!reply.empty()) out << reply << "\n" << std::flush;
    if (!out) return 0;  // nobody listens any more
  }
  return 0;
}

}  // namespace kawari::cli
