// A printed card face: the facts of the card and its abilities as programs. Immutable once loaded, shared
// by all games, never inside a State.
#pragma once
#include <string>
#include <vector>

#include "base/ids.h"
#include "ir/node.h"

namespace kawari {

enum class AbilityKind : std::uint8_t {
  keyword,
  triggered,
  activated,
  static_,
  replacement,
  action_text,
  free_use
};

// The most abilities that a card may have: a State keeps one bit per ability for "used this turn".
inline constexpr std::size_t kMaxAbilities = 15;

struct Ability {
  NodeId root = kNoNode;
  AbilityKind kind = AbilityKind::static_;
  WordId name = kNoWord;           // the story name, in capitals; kNoWord if it has none
  KeywordId keyword = kNoKeyword;  // the keyword that this ability is or comes from
  FactSet watches;                 // triggered and replacement abilities: the facts that they wait for
  Zone zone = Zone::play;          // the zone in which the ability works
  std::string text;                // as printed, without reminder text; empty if it has no line of its own
};

// A line of text that the grammar could not read: the card does not play.
struct Refusal {
  std::string text;    // the line
  std::string unread;  // the words that the grammar could not read
  int column = 0;      // where they begin, 1-based
  std::string why;     // one sentence
};

struct Face {
  std::string name;       // "Beast"
  std::string version;    // "Selfless Protector"; empty where the card has none
  std::string full_name;  // "Beast - Selfless Protector"
  KindSet kinds;
  std::uint8_t colours = 0;  // ink types or civilizations: one bit each, in the game's order
  bool inkwell = false;
  bool power_plus = false;  // printed with a plus
  std::int32_t stats[kMaxStats] = {};
  std::vector<WordId> names;            // every name that it answers to
  std::vector<WordId> classifications;  // races
  std::vector<Ability> abilities;
  std::vector<Refusal> refusals;  // not empty: the card does not compile
  FaceId other_side = kNoFace;
  std::string text;    // rules text as given, an ability per line
  std::string set;     // empty if the file does not say it
  bool exact = false;  // the programs print back exactly as the text
  FactSet triggers;    // union over its triggered abilities
  FactSet replaces;    // union over its replacement abilities
  bool has_statics = false;
  bool rules_own_play = false;  // a static ability says how the card itself is played

  bool is(Kind kind) const { return kinds.has(kind); }
  int stat(Stat s) const { return stats[static_cast<int>(s)]; }
  bool compiled() const { return refusals.empty(); }
};

}  // namespace kawari
