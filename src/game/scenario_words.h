// The words that a game brings to scenario files and to questions that are asked in a line: its zones,
// states, figures, actions and check keys, and how people say them. The judge reads and writes them; none of
// them is written into its code.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ir/words.h"
#include "state/match.h"
#include "state/option.h"
#include "text/grammar.h"

namespace kawari {

// A key of a player's position, or the name of a zone in checks.
struct ZoneWord {
  std::string_view key;
  Zone zone = Zone::none;
  int blanks = 0;  // so many blank cards lie there where a position does not mention the zone
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

// A figure of a card, by the key that checks and views name it by: `strength: {CARD: 3}`.
struct CardFigure {
  std::string_view key;
  int (*value)(const Match& match, CardId card) = nullptr;
  bool shown = true;  // part of what a view shows of a card in play
};
// A figure of a player: `lore: {PLAYER: 3}`. Every player knows the figures of all players.
struct PlayerFigure {
  std::string_view key;
  int (*value)(const Match& match, PlayerId player) = nullptr;
};
// The word for a state in each language of the game.
struct StateName {
  std::string_view en, es, ja;
  std::string_view in(Language language) const {
    return language == Language::en || (language == Language::ja && ja.empty()) ? en
           : language == Language::es                                           ? es
                                                                                : ja;
  }
};
// A state that a card is in or not in: `exerted: [CARDS]`.
struct CardPosture {
  std::string_view key;
  StateName name;
  StateName otherwise;  // what is found where the card is not in it
  bool (*holds)(const Match& match, CardId card) = nullptr;
  bool shown = true;  // part of what views and positions tell of a card
};

// The states that a position can give a card. Every game has `as`, `owner`, `under`, `facedown` and
// `counters`; which of these it has, and what it calls them, is the game's.
enum class GivenState : std::uint8_t {
  damage,   // a number
  exerted,  // a flag
  drying,   // a flag
  at,       // the object that it lies at
  side,     // `side: other`
  link,     // the card that it chose as it entered
};
struct StateWord {
  std::string_view key;
  GivenState state;
};

struct ScenarioWords {
  std::span<const ZoneWord> position;  // keys of lists of cards in a player's position, play included
  std::span<const ZoneWord> zones;     // names in `zone:`
  std::string_view score_key;          // "lore"; empty: the game keeps no score
  std::string_view resource_key;       // "ink", "mana"; empty: the game has no resources
  std::span<const StateWord> states;
  std::string_view ready_key;  // the opposite of the state `exerted`
  std::span<const VerbWord> verbs;
  std::span<const std::string_view> colours;  // `mana: {fire: 3}`: that many blank cards of the colour
  // checks
  std::span<const CardFigure> card_figures;
  std::span<const CardPosture> postures;
  std::span<const PlayerFigure> player_figures;
  // Why a state check would change this object of a position at once, as the end of a sentence that begins
  // with its name, and what would be right. Nothing: it would not.
  struct Unsound {
    std::string what, right;
  };
  std::optional<Unsound> (*unsound)(const Match& match, SlotId slot) = nullptr;

  std::span<const SpokenVerb> spoken_verbs;  // for questions that are asked in a line
  std::span<const SpokenKey> spoken_keys;    // zones, states and colours in other words and languages

  // What the game calls a state that a position can give; empty: it has no such state.
  std::string_view key_of(GivenState state) const {
    for (const StateWord& word : states)
      if (word.state == state) return word.key;
    return {};
  }
};

}  // namespace kawari
