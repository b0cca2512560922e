// What the judge is told about each game: its rules, the words that scenario files use for its zones and
// actions, and how its stand-in cards look. Filled in by the caller, so that the judge itself names no game.
#pragma once
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "state/match.h"
#include "state/rules.h"

namespace kawari {

// A key of a player's position, or the name of a zone in checks.
struct ZoneWord {
  std::string_view key;
  Zone zone = Zone::none;
};

// A second key beside a verb that says how a card is played: `shift: CARD`.
struct WayWord {
  std::string_view key;
  PlayWay way = PlayWay::pay;
  PlayWay several = PlayWay::pay;  // the way where a list of cards is given
};

// A verb of the game with the keys that may stand beside it.
struct VerbWord {
  std::string_view verb;        // as in Rules::verbs
  bool has_card = true;         // `pass` has none
  std::string_view target_key;  // the key of the second card; empty: it has none
  bool target_needed = false;
  bool has_ability = false;  // `ability: NAME`
  bool has_with = false;     // `with: NAME`
  std::span<const WayWord> ways;
  bool target_may_be_player = false;
};

// How people say a verb in a sentence: "Ana moves Sleepy to the Mine", "Sleepy challenges Beast".
struct SpokenVerb {
  std::string_view verb;      // as in VerbWord; also `resolve` and `concede`
  std::string_view en, es;    // its forms, the first one for examples: "moves|move"
  std::string_view lead;      // words that may stand before the first name: "with|con"
  std::string_view link;      // words between the two names: "to|a|al"; empty: there is one name at most
  std::string_view way;       // the second name is of this way of playing: "shift"
  bool target_first = false;  // "challenges TARGET with CARD"
  bool from_hand = false;     // the card is looked for in the hand first, otherwise in play
};
// Another word for a key of scenario files: "mano" for "hand".
struct SpokenKey {
  std::string_view word, key;
};

struct ScenarioWords {
  std::span<const ZoneWord> position;  // keys of lists of cards in a player's position, play included
  std::span<const ZoneWord> zones;     // names in `zone:` and in counts of cards
  std::string_view score_key;          // "lore"; empty: the game keeps no score
  std::string_view resource_key;       // "ink", "mana"
  std::string_view resource_zone;      // its name as a zone: "inkwell", "mana"
  bool resource_counts_ready = false;  // `ink: {Ana: 3}` in expect counts ready cards only
  std::string_view exerted_key, ready_key, drying_key;  // "exerted", "ready", "drying"
  Stat lethal_stat = Stat::willpower;                   // damage at or above it is found by the state check
  int deck_blanks = 20;
  int shield_blanks = 0;
  std::span<const VerbWord> verbs;
  std::span<const std::string_view> colours;  // `mana: {fire: 3}`: that many blank cards of the colour
  bool two_sided = false;                     // `side: other` and `shield-force: SHIELD` are states of a card
  std::span<const SpokenVerb> spoken_verbs;   // for questions that are asked in a line
  std::span<const SpokenKey> spoken_keys;     // zones, states and colours in other words and languages
};

// What a deck of a format must be. Rules are their numbers in the columns of the game's rule index.
struct DeckFormat {
  using Numbers = std::array<const char*, kMaxEditions>;
  std::string_view name;
  int least = 0;
  int most = 0;     // 0: no upper limit
  int copies = 0;   // of one full name; 0: any number
  int colours = 0;  // ink types, civilizations; 0: any number
  int beside = 0;   // cards prepared beside the deck
  Numbers size_rule = {}, copies_rule = {}, colours_rule = {}, beside_rule = {};
  std::string_view edition = {};  // the format of that edition alone; empty: of every one
};

struct Game {
  const Rules* rules = nullptr;
  const ScenarioWords* words = nullptr;
  const Edition* default_edition = nullptr;
  // The face behind a stand-in name ("Vanilla 3/5", "Blank"), or nothing where the name is an ordinary one.
  std::optional<Face> (*stand_in)(Book& book, std::string_view name) = nullptr;
  // What its player would pay to play the card in the ordinary way, all modifiers counted.
  int (*cost_to_play)(const Match& match, PlayerId player, CardId card) = nullptr;
  std::span<const DeckFormat> deck_formats = {};  // the first that fits the edition is the ordinary one
};

inline constexpr std::string_view kBlank = "Blank";

struct Games {
  std::span<const Game> all;
  const Game* named(std::string_view id) const;
  // The game that has this edition, and the edition; nullptr where nobody has it.
  const Edition* edition_named(std::string_view id) const;
};

const Edition* edition_named(const Game& game, std::string_view id);
const VerbWord* verb_named(const Game& game, std::string_view verb);
ActionId action_named(const Game& game, std::string_view verb);
// How many play it: "2", "2–6"; and as a sentence.
std::string seats(const Game& game);
std::string seats_sentence(const Game& game);
// The folder of the game's files below cards/ and scenarios/.
std::string folder_of(const Game& game);
// The scenario word for a zone: "inkwell".
std::string_view zone_name(const Game& game, Zone zone);

}  // namespace kawari
