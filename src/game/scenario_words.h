// The words that a game brings to scenario files and to questions in one line: its zones, states, figures,
// actions and check keys, and how people say them. The judge reads and writes these words; its code contains
// none of them.
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
  int blanks = 0;  // blank cards in the zone, if a position does not mention the zone
};

// A second key beside a verb that says how the card is played: `shift: CARD`.
struct WayWord {
  std::string_view key;
  PlayWay way = PlayWay::pay;
  PlayWay several = PlayWay::pay;  // the way if a list of cards is given
};

// A verb of the game with the keys that may stand beside it.
struct VerbWord {
  std::string_view verb;        // as in Rules::verbs
  bool has_card = true;         // false for a verb without a card, such as `pass`
  std::string_view target_key;  // the key of the second card; empty: the verb has none
  bool target_needed = false;
  bool has_ability = false;  // `ability: NAME`
  bool has_with = false;     // `with: NAME`
  std::span<const WayWord> ways;
  bool target_may_be_player = false;
};

// How people say a verb in a sentence: "Ana moves Sleepy to the Mine", "Sleepy challenges Beast".
struct SpokenVerb {
  std::string_view verb;      // as in VerbWord; also `resolve` and `concede`
  std::string_view en, es;    // its forms, separated by `|`; examples use the first: "moves|move"
  std::string_view lead;      // words that may precede the first name: "with|con"
  std::string_view link;      // words between the two names: "to|a|al"; empty: at most one name
  std::string_view way;       // the second name belongs to this way of playing: "shift"
  bool target_first = false;  // "challenges TARGET with CARD"
  bool from_hand = false;     // search the hand for the card first; false: search play
};
// Another word for a key of scenario files: "mano" for "hand".
struct SpokenKey {
  std::string_view word, key;
};

// A figure of a card, with the key that checks and views use: `strength: {CARD: 3}`.
struct CardFigure {
  std::string_view key;
  int (*value)(const Match& match, CardId card) = nullptr;
  bool shown = true;  // views show it for cards in play
};
// A figure of a player: `lore: {PLAYER: 3}`. These figures are public.
struct PlayerFigure {
  std::string_view key;
  int (*value)(const Match& match, PlayerId player) = nullptr;
};
// What an action costs, in one kind of payment: ink, cards that are exerted. 0: nothing of this kind. It is
// the cost as it is known before the action; what its player picks later is not in it.
struct ActionCost {
  std::string_view key;
  int (*amount)(const Match& match, const ActionOption& action) = nullptr;
};
// A state of a card: `exerted: [CARDS]`.
struct CardPosture {
  std::string_view key;
  MessageId name;       // the word for the state
  MessageId otherwise;  // the word for the opposite state
  bool (*holds)(const Match& match, CardId card) = nullptr;
  bool shown = true;  // views and positions tell it
};

// The states that a position can give to a card. All games have `as`, `owner`, `under`, `facedown` and
// `counters`. Each game decides which of the following it has, and names them.
enum class GivenState : std::uint8_t {
  damage,   // a number
  exerted,  // a flag
  drying,   // a flag
  at,       // the object at which it lies
  side,     // `side: other`
  link,     // the card that it chose as it entered
  linked,   // the cards that it is linked with
};
struct StateWord {
  std::string_view key;
  GivenState state;
};

// A variant of the game. State::variant is its place in the list, from 1.
struct VariantWord {
  std::string_view key;
  std::span<const char* const> rule;  // its rule, by the columns of the index; null: the edition has it not
  // Cards that each player has in a zone from the beginning, that cannot be chosen and stay there.
  std::string_view fixed_card = {};  // a stand-in
  Zone fixed_zone = Zone::none;
  int fixed = 0;
};

struct ScenarioWords {
  std::span<const ZoneWord> position;  // keys of lists of cards in a player's position, including play
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
  std::span<const ActionCost> costs = {};  // of an action; views tell those that are not 0
  // Why a state check would change this object of a position at once, as the end of a sentence that begins
  // with the object's name, and what would be right instead. Nothing if the object is sound.
  struct Unsound {
    std::string what, right;
  };
  std::optional<Unsound> (*unsound)(const Match& match, SlotId slot) = nullptr;

  bool teams = false;  // the game is also played by teams
  std::span<const VariantWord> variants = {};

  std::span<const SpokenVerb> spoken_verbs;  // for questions in one line
  std::span<const SpokenKey> spoken_keys;    // other words for zones, states and colours, in each language

  // The game's key for a state; empty if the game does not have it.
  std::string_view key_of(GivenState state) const {
    for (const StateWord& word : states)
      if (word.state == state) return word.key;
    return {};
  }
};

}  // namespace kawari
