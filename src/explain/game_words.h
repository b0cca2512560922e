// The words that a game lends to explanations: its own messages, and the names of its zones, figures and
// steps, a GameTexts for each language that it speaks. A game module fills one GameWords and hangs it into
// its Rules.
#pragma once
#include <span>
#include <string_view>

#include "base/rule.h"
#include "explain/messages.h"
#include "ir/words.h"

namespace kawari {

// A thing with a name: in Spanish with its article ("el descarte"), in English without one.
struct ThingName {
  const char* text = nullptr;
  char gender = 'm';  // in languages that have one
};
// The name of a zone, a figure, a step of the turn.
template <class Id>
struct NamedThing {
  Id id;
  ThingName name;
};

// What a game says in one language: a file games/GAME/words_LANGUAGE.cpp.
struct GameTexts {
  std::span<const MessageText> messages;                 // its own, and those of its obstacles
  std::span<const NamedThing<Zone>> zones;               // in the order of the zones, the core's first
  std::span<const NamedThing<Stat>> stats;               // … of the figures
  std::span<const NamedThing<std::string_view>> phases;  // by their names in Rules::phases
};

struct ActionWords {
  std::string_view id;
  MessageId heading;
};
// How the game speaks of playing a card in one of its own ways.
struct WayWords {
  PlayWay way;
  MessageId heading;
};
// How the game speaks of what its state check found: the rule, and the message for it.
struct CheckWords {
  RuleKey rule;
  MessageId message;
};

struct GameWords {
  InEachLanguage<const GameTexts*> languages;  // null: the game does not speak the language
  std::span<const Message> messages;           // the game's own, looked up before the core's
  std::span<const ActionWords> actions;        // by their names in Rules::verbs
  std::span<const CheckWords> checks;
  std::span<const ObstacleInfo> obstacles = {};  // those that only this game has
  std::span<const WayWords> ways = {};           // …

  // What it says in the language; English where it does not speak it.
  const GameTexts& in(Language language) const {
    const GameTexts* texts = languages[index(language)];
    return texts != nullptr ? *texts : *languages[index(Language::en)];
  }
};

// Whether the game has words of its own in the language.
constexpr bool speaks(const GameWords& words, Language language) {
  return words.languages[index(language)] != nullptr;
}
// The messages of a game, from those that it says and from its languages.
std::vector<Message> game_messages(std::span<const SaidMessage> said,
                                   const InEachLanguage<const GameTexts*>& languages);

// Whether names stand in the order of the first `count` values of their enum, one for each.
template <class Id>
constexpr bool things_in_order(std::span<const NamedThing<Id>> names, std::size_t count) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (static_cast<std::size_t>(names[i].id) != i) return false;
  return names.size() == count;
}

}  // namespace kawari
