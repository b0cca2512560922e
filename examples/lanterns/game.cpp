#include "examples/lanterns/game.h"

#include "game/figures.h"
#include "ir/book.h"

namespace kawari::lanterns {
namespace {

constexpr DeckFormat kFormats[] = {{.name = "constructed", .least = 30, .copies = 4}};

}  // namespace

std::optional<Face> stand_in(Book& book, std::string_view name) {
  const std::string folded = fold(name);
  int glow = 1;
  const bool blank = folded == fold(kBlank);
  if (!blank) {
    std::string_view rest = folded;
    if (!rest.starts_with("vanilla ")) return std::nullopt;
    rest.remove_prefix(8);
    const auto figure = figures::leading_figure(rest);
    if (!figure || !rest.empty()) return std::nullopt;
    glow = *figure;
  }
  Face face;
  face.name = blank ? std::string(kBlank) : "Vanilla " + std::to_string(glow);
  face.full_name = face.name;
  face.kinds = Kind::character;
  face.stats[static_cast<int>(kGlow)] = glow;
  face.names.push_back(book.intern(face.name));
  face.exact = true;
  return face;
}

const Game& game() {
  static const Game kGame = [] {
    Game out;
    out.rules = &rules();
    out.words = &scenario_words();
    out.default_edition = edition_named(out, "lanterns-1");
    out.stand_in = stand_in;
    out.deck_formats = kFormats;
    return out;
  }();
  return kGame;
}

}  // namespace kawari::lanterns
