#include "library/games.h"

#include <charconv>

#include "games/lorcana/lorcana.h"
#include "ir/book.h"

namespace kawari {
namespace {

// --- Lorcana [scenario format: a player's position, steps]
constexpr ZoneWord kLorcanaPosition[] = {
    {"hand", Zone::hand}, {"discard", Zone::discard}, {"deck", Zone::deck}, {"play", Zone::play}};
constexpr ZoneWord kLorcanaZones[] = {{"play", Zone::play},        {"hand", Zone::hand},
                                      {"deck", Zone::deck},        {"discard", Zone::discard},
                                      {"inkwell", Zone::resource}, {"under", Zone::under}};
constexpr WayWord kLorcanaWays[] = {{"shift", PlayWay::shift, PlayWay::shift},
                                    {"sing", PlayWay::sing, PlayWay::sing_together}};
constexpr VerbWord kLorcanaVerbs[] = {
    {"ink", true, "", false, false, false, {}},   {"play", true, "", false, false, true, kLorcanaWays},
    {"quest", true, "", false, false, false, {}}, {"challenge", true, "target", true, false, false, {}},
    {"move", true, "to", true, false, false, {}}, {"use", true, "", false, true, false, {}},
    {"pass", false, "", false, false, false, {}},
};

ScenarioWords lorcana_words() {
  ScenarioWords words;
  words.position = kLorcanaPosition;
  words.zones = kLorcanaZones;
  words.score_key = "lore";
  words.resource_key = "ink";
  words.resource_zone = "inkwell";
  words.resource_counts_ready = true;
  words.exerted_key = "exerted";
  words.ready_key = "ready";
  words.drying_key = "drying";
  words.lethal_stat = Stat::willpower;
  words.verbs = kLorcanaVerbs;
  return words;
}

bool read_figure(std::string_view& text, int& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || value < 0 || value > 999) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

// "Vanilla 3/5" and "Blank": characters without text, for when any card will do.
std::optional<Face> lorcana_stand_in(Book& book, std::string_view name) {
  int strength = 1, willpower = 1;
  const std::string folded = fold(name);
  if (folded != fold(kBlank)) {
    std::string_view rest = folded;
    if (!rest.starts_with("vanilla ")) return std::nullopt;
    rest.remove_prefix(8);
    if (!read_figure(rest, strength) || !rest.starts_with('/')) return std::nullopt;
    rest.remove_prefix(1);
    if (!read_figure(rest, willpower) || !rest.empty()) return std::nullopt;
  }
  Face face;
  face.name = folded == fold(kBlank)
                  ? std::string(kBlank)
                  : "Vanilla " + std::to_string(strength) + "/" + std::to_string(willpower);
  face.full_name = face.name;
  face.kinds = kind_bit(Kind::character);
  face.colours = lorcana::bit(lorcana::Ink::steel);
  face.inkwell = true;
  face.stats[static_cast<int>(Stat::cost)] = 3;
  face.stats[static_cast<int>(Stat::strength)] = static_cast<std::int16_t>(strength);
  face.stats[static_cast<int>(Stat::willpower)] = static_cast<std::int16_t>(willpower);
  face.stats[static_cast<int>(Stat::lore)] = 1;
  face.names.push_back(book.intern(face.name));
  face.exact = true;
  return face;
}

int lorcana_cost(const Match& match, PlayerId player, CardId card) {
  return lorcana::play_cost(match, player, card, PlayWay::pay);
}

const Edition* edition_of(const Rules& rules, std::string_view id) {
  for (const Edition& edition : rules.editions)
    if (edition.id == id) return &edition;
  return &rules.editions[0];
}

}  // namespace

const Games& all_games() {
  static const ScenarioWords words = lorcana_words();
  static const Game games[] = {
      {&lorcana::rules(), &words, edition_of(lorcana::rules(), "lorcana-2.1"), lorcana_stand_in,
       lorcana_cost},
  };
  static const Games all{games};
  return all;
}

}  // namespace kawari
