#include "game/figures.h"
#include "games/lorcana/game.h"
#include "games/lorcana/words.h"
#include "ir/book.h"

namespace kawari::lorcana {

std::optional<Face> stand_in(Book& book, std::string_view name) {
  int strength = 1, willpower = 1;
  const std::string folded = fold(name);
  if (folded == fold(kMarketingCard)) {
    // It is no card of the game: it has neither type nor ink, and is only ever ink.
    Face face;
    face.name = face.full_name = std::string(kMarketingCard);
    face.names.push_back(book.intern(face.name));
    face.exact = true;
    return face;
  }
  const bool blank = folded == fold(kBlank);
  if (!blank) {
    std::string_view rest = folded;
    if (!rest.starts_with("vanilla ")) return std::nullopt;
    rest.remove_prefix(8);
    const auto first = figures::leading_figure(rest);
    if (!first || !rest.starts_with('/')) return std::nullopt;
    rest.remove_prefix(1);
    const auto second = figures::leading_figure(rest);
    if (!second || !rest.empty()) return std::nullopt;
    strength = *first;
    willpower = *second;
  }
  Face face;
  face.name =
      blank ? std::string(kBlank) : "Vanilla " + std::to_string(strength) + "/" + std::to_string(willpower);
  face.full_name = face.name;
  face.kinds = Kind::character;
  face.colours = bit(Ink::steel);
  face.inkwell = true;
  face.stats[static_cast<int>(Stat::cost)] = 3;
  face.stats[static_cast<int>(Stat::strength)] = strength;
  face.stats[static_cast<int>(figure::willpower)] = willpower;
  face.stats[static_cast<int>(figure::lore)] = 1;
  face.names.push_back(book.intern(face.name));
  face.exact = true;
  return face;
}

}  // namespace kawari::lorcana
