// The words that a game lends to explanations: its own messages, and the names of its zones, steps and
// actions in each language. A game module fills one GameWords and hangs it into its Rules.
#pragma once
#include <span>
#include <string_view>

#include "base/rule.h"
#include "explain/messages.h"

namespace kawari {

// A thing with a name: with its article in Spanish ("el descarte"), without one in English.
struct ThingName {
  const char* en = nullptr;
  const char* es = nullptr;
  const char* ja = nullptr;
  char gender = 'm';
};

struct PhaseName {
  std::string_view id;
  ThingName name;
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
  std::span<const Message> messages;     // the game's own, looked up before the core's
  std::span<const ThingName> zones;      // by Zone
  std::span<const PhaseName> phases;     // by their names in Rules::phases
  std::span<const ActionWords> actions;  // by their names in Rules::verbs
  std::span<const ThingName> stats;      // by Stat
  std::span<const CheckWords> checks;
  std::span<const ObstacleInfo> obstacles = {};  // those that only this game has
  std::span<const WayWords> ways = {};           // …
};

// Whether the game has words of its own in the language.
constexpr bool speaks(const GameWords& words, Language language) {
  return language != Language::ja || (!words.zones.empty() && words.zones[0].ja != nullptr);
}

}  // namespace kawari
