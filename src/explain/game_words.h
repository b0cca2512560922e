// The words of a game in explanations: its messages, and the names of its zones, figures and steps. For each
// language that it speaks a game has a GameTexts. Its GameWords has these and says which message tells what;
// its Rules point to it.
#pragma once
#include <span>
#include <string_view>

#include "base/rule.h"
#include "explain/messages.h"
#include "explain/sentence.h"
#include "ir/words.h"

namespace kawari {

// The name of a thing. The Spanish name has its article ("el descarte"), the English one has none.
struct ThingName {
  const char* text = nullptr;
  char gender = 'm';  // in languages that have genders
};
// The name of a zone, a figure or a step of the turn.
template <class Id>
struct NamedThing {
  Id id;
  ThingName name;
  ThingName card = {};  // of a zone whose cards people point at by their place: what they call such a card
};

// A thing that an edition of the rules calls otherwise than the texts of the game.
struct EditionWord {
  std::string_view edition;
  std::string_view word;
  std::string_view instead;
};
// What people also call a thing: the words are understood where rules are looked for.
struct AlsoCalled {
  std::string_view said;
  std::string_view word;
};

// The words of a game in one language: games/GAME/words_LANGUAGE.cpp.
struct GameTexts {
  std::span<const MessageText> messages;                 // also those of its obstacles
  std::span<const NamedThing<Zone>> zones;               // in the order of the zones, the core's first
  std::span<const NamedThing<Stat>> stats;               // in the order of the figures, the core's first
  std::span<const NamedThing<std::string_view>> phases;  // by their names in Rules::phases
  // What a table shows beside its figures, by the keys of ScenarioWords: figures, costs, and states that are
  // no postures. Without articles.
  std::span<const NamedThing<std::string_view>> facts = {};
  std::span<const EditionWord> edition_words = {};
  std::span<const AlsoCalled> also_called = {};
};

// The message for an action of the turn.
struct ActionWords {
  std::string_view id;
  MessageId heading;
  MessageId at_player = MessageId::count_;  // if its target is a player; count_: the target is never one
};
// The message for playing a card in one of the game's own ways.
struct WayWords {
  PlayWay way;
  MessageId heading;
  bool with_card = false;  // the message names a second card; without one, the card is simply played
};
// The message for playing a card of this kind, instead of act_play and act_shift.
struct KindWords {
  Kind kind;
  MessageId heading;
};
// The message for an event whose card the viewer does not see.
struct UnseenWords {
  MessageId seen;
  MessageId unseen;
};
// The message for what the state check has found, by its rule.
struct CheckWords {
  RuleKey rule;
  MessageId message;
};

// A number that some documents about an edition give to another rule than the rule index does.
struct OtherNumber {
  std::uint8_t column;  // of the edition
  std::string_view number;
  std::string_view here;  // the number of that rule in the index
};

struct GameWords {
  InEachLanguage<const GameTexts*> languages;   // null: the game does not speak the language
  std::span<const Message> messages;            // in its own words; the core's are used for the rest
  std::span<const std::string_view> own_names;  // of its own messages
  std::span<const ActionWords> actions;         // by their names in Rules::verbs
  std::span<const CheckWords> checks;
  std::span<const ObstacleInfo> obstacles = {};  // only its own
  std::span<const WayWords> ways = {};
  std::span<const KindWords> kinds = {};
  std::span<const UnseenWords> unseen = {};
  std::span<const OtherNumber> other_numbers = {};

  // The words in a language; the English ones if the game does not speak it.
  const GameTexts& in(Language language) const {
    const GameTexts* texts = languages[index(language)];
    return texts != nullptr ? *texts : *languages[index(Language::en)];
  }
};

// The text of a message without slots.
std::string_view text_of(const GameWords& words, MessageId id, Language language);
// The text in the words of the edition.
Sentence in_words_of(const GameWords* words, std::string_view edition, Language language, Sentence text);
// The name of a message of the core, of an obstacle, or of the game's own.
std::string_view name_of(const GameWords& words, MessageId id);

// Whether the game has words of its own in the language.
constexpr bool speaks(const GameWords& words, Language language) {
  return words.languages[index(language)] != nullptr;
}
// Joins the rows of the game's said.h with its texts in each language.
std::vector<Message> game_messages(std::span<const SaidMessage> said,
                                   const InEachLanguage<const GameTexts*>& languages);

// Whether there is a name for each of the first `count` values of an enum, in their order.
template <class Id>
constexpr bool things_in_order(std::span<const NamedThing<Id>> names, std::size_t count) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (static_cast<std::size_t>(names[i].id) != i) return false;
  return names.size() == count;
}

}  // namespace kawari
