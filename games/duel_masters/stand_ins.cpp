#include <algorithm>
#include <charconv>

#include "games/duel_masters/game.h"
#include "ir/book.h"

namespace kawari::duel_masters {

std::optional<Face> stand_in(Book& book, std::string_view name) {
  const std::string folded = fold(name);
  Face face;
  int power = 1000;
  face.colours = bit(Civilization::fire);
  if (folded == fold(kBlank)) {
    face.name = kBlank;
  } else if (folded.starts_with("blank (") && folded.ends_with(')')) {
    const std::string colour = folded.substr(7, folded.size() - 8);
    const auto at = std::find(std::begin(kCivilizationKeys), std::end(kCivilizationKeys), colour);
    if (at == std::end(kCivilizationKeys)) return std::nullopt;
    face.name = std::string(kBlank) + " (" + colour + ")";
    face.colours = bit(static_cast<Civilization>(at - std::begin(kCivilizationKeys)));
  } else {
    std::string_view rest = folded;
    if (!rest.starts_with("vanilla ")) return std::nullopt;
    rest.remove_prefix(8);
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), power);
    if (error != std::errc{} || end != rest.data() + rest.size() || power < 1 || power > 30000)
      return std::nullopt;
    face.name = "Vanilla " + std::to_string(power);
  }
  face.full_name = face.name;
  face.kinds = Kind::character;
  face.inkwell = true;
  face.stats[static_cast<int>(Stat::cost)] = 3;
  face.stats[static_cast<int>(Stat::strength)] = power;
  face.names.push_back(book.intern(face.name));
  face.exact = true;
  return face;
}

}  // namespace kawari::duel_masters
