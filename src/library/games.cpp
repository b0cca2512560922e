#include "library/games.h"

#include <algorithm>
#include <charconv>

#include "games/duel_masters/duel_masters.h"
#include "games/lorcana/lorcana.h"
#include "ir/book.h"
#include "library/spoken.h"

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
  speak_lorcana(words);
  return words;
}

bool read_figure(std::string_view& text, int& value) {
  // One way to write a figure: a stand-in is found by its name.
  if (text.empty() || text[0] < '0' || text[0] > '9') return false;
  if (text[0] == '0' && text.size() > 1 && text[1] >= '0' && text[1] <= '9') return false;
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
  face.kinds = Kind::character;
  face.colours = lorcana::bit(lorcana::Ink::steel);
  face.inkwell = true;
  face.stats[static_cast<int>(Stat::cost)] = 3;
  face.stats[static_cast<int>(Stat::strength)] = strength;
  face.stats[static_cast<int>(Stat::willpower)] = willpower;
  face.stats[static_cast<int>(Stat::lore)] = 1;
  face.names.push_back(book.intern(face.name));
  face.exact = true;
  return face;
}

int lorcana_cost(const Match& match, PlayerId player, CardId card) {
  return lorcana::play_cost(match, player, card, PlayWay::pay);
}

// --- Duel Masters
constexpr ZoneWord kDuelMastersPosition[] = {{"hand", Zone::hand},       {"graveyard", Zone::discard},
                                             {"deck", Zone::deck},       {"battle", Zone::play},
                                             {"shields", Zone::shields}, {"hyperspatial", Zone::reserve}};
constexpr ZoneWord kDuelMastersZones[] = {
    {"battle", Zone::play},          {"hand", Zone::hand},     {"deck", Zone::deck},
    {"graveyard", Zone::discard},    {"mana", Zone::resource}, {"shields", Zone::shields},
    {"hyperspatial", Zone::reserve}, {"under", Zone::under}};
constexpr std::string_view kCivilizations[] = {"light", "water", "darkness", "fire", "nature"};
constexpr VerbWord kDuelMastersVerbs[] = {
    {"charge", true, "", false, false, false, {}},
    {"summon", true, "onto", false, false, true, {}},
    {"cast", true, "", false, false, true, {}},
    {"generate", true, "", false, false, false, {}},
    {"cross", true, "to", true, false, false, {}},
    {"attack", true, "target", true, false, false, {}, true},
    {"use", true, "", false, true, false, {}},
    {"pass", false, "", false, false, false, {}},
    {"fortify", true, "to", false, false, false, {}},
};

ScenarioWords duel_masters_words() {
  ScenarioWords words;
  words.position = kDuelMastersPosition;
  words.zones = kDuelMastersZones;
  words.resource_key = "mana";
  words.resource_zone = "mana";
  words.exerted_key = "tapped";
  words.ready_key = "untapped";
  words.drying_key = "sick";
  words.lethal_stat = Stat::strength;
  words.shield_blanks = 5;
  words.verbs = kDuelMastersVerbs;
  words.colours = kCivilizations;
  words.two_sided = true;
  speak_duel_masters(words);
  return words;
}

// "Vanilla 3000", "Blank" and "Blank (fire)": creatures without text or race.
std::optional<Face> duel_masters_stand_in(Book& book, std::string_view name) {
  const std::string folded = fold(name);
  Face face;
  int power = 1000;
  face.colours = duel_masters::bit(duel_masters::Civilization::fire);
  if (folded == fold(kBlank)) {
    face.name = kBlank;
  } else if (folded.starts_with("blank (") && folded.ends_with(')')) {
    const std::string colour = folded.substr(7, folded.size() - 8);
    const auto at = std::find(std::begin(kCivilizations), std::end(kCivilizations), colour);
    if (at == std::end(kCivilizations)) return std::nullopt;
    face.name = std::string(kBlank) + " (" + colour + ")";
    face.colours = static_cast<std::uint8_t>(1u << (at - std::begin(kCivilizations)));
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

int duel_masters_cost(const Match& match, PlayerId player, CardId card) {
  return duel_masters::play_cost(match, player, card);
}

// --- decks [Lorcana 1.10.1, before 2.0: 2.1.1; Duel Masters 100.2, 100.3]
constexpr DeckFormat::Numbers lorcana_rule(const char* one, const char* two) { return {one, two, two, two}; }
constexpr DeckFormat kLorcanaDecks[] = {
    {.name = "constructed",
     .least = 60,
     .copies = 4,
     .colours = 2,
     .size_rule = lorcana_rule("2.1.1.1", "1.10.1.1"),
     .copies_rule = lorcana_rule("2.1.1.3", "1.10.1.1"),
     .colours_rule = lorcana_rule("2.1.1.2", "1.10.1.1")},
    {.name = "sealed", .least = 40, .size_rule = lorcana_rule(nullptr, "1.10.1.2")},
    {.name = "draft", .least = 35, .size_rule = lorcana_rule(nullptr, "1.10.1.2")},
};
// The trading card game outside Japan had no upper limit, and no cards beside the deck. Numbers: of 1.50.
constexpr DeckFormat::Numbers duel_masters_rule(const char* number) { return {nullptr, number}; }
constexpr DeckFormat kDuelMastersDecks[] = {
    {.name = "constructed", .least = 40, .copies = 4, .edition = "duel-masters-tcg"},
    {.name = "constructed",
     .least = 40,
     .most = 40,
     .copies = 4,
     .beside = 8,
     .size_rule = duel_masters_rule("100.2"),
     .copies_rule = duel_masters_rule("100.2a"),
     .beside_rule = duel_masters_rule("100.3")},
};

const Edition* edition_of(const Rules& rules, std::string_view id) {
  for (const Edition& edition : rules.editions)
    if (edition.id == id) return &edition;
  return &rules.editions[0];
}

}  // namespace

const Games& all_games() {
  static const ScenarioWords words = lorcana_words();
  static const ScenarioWords dm_words = duel_masters_words();
  static const Game games[] = {
      {&lorcana::rules(), &words, edition_of(lorcana::rules(), "lorcana-2.1"), lorcana_stand_in, lorcana_cost,
       kLorcanaDecks},
      {&duel_masters::rules(), &dm_words, edition_of(duel_masters::rules(), "duel-masters-1.50"),
       duel_masters_stand_in, duel_masters_cost, kDuelMastersDecks},
  };
  static const Games all{games};
  return all;
}

}  // namespace kawari
