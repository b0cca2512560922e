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

// A State remembers by bits which abilities of an object were used this turn: a card has no more than these.
inline constexpr std::size_t kMaxAbilities = 15;

struct Ability {
  NodeId root = kNoNode;
  AbilityKind kind = AbilityKind::static_;
  WordId name = kNoWord;           // the story name, in capitals; kNoWord where it has none
  KeywordId keyword = kNoKeyword;  // the keyword that this ability is, or comes from
  FactSet watches;                 // triggered and replacement: the facts that can wake it
  Zone zone = Zone::play;          // where the card must be for it to work
  std::string text;                // as printed, without reminder text; empty where it has no line of its own
};

// A line of text that the grammar could not read: the card does not play.
struct Refusal {
  std::string text;    // the line
  std::string unread;  // the words that nobody could read
  int column = 0;      // 1-based, where they begin
  std::string why;     // one sentence
};

struct Face {
  std::string name;       // "Beast"
  std::string version;    // "Selfless Protector"; empty where the card has none
  std::string full_name;  // "Beast - Selfless Protector"
  KindSet kinds;
  std::uint8_t colours = 0;  // ink types, civilizations: a bit each, in the game's order
  bool inkwell = false;
  bool power_plus = false;  // printed with a plus
  std::int32_t stats[kMaxStats] = {};
  std::vector<WordId> names;            // every name that it answers to
  std::vector<WordId> classifications;  // races
  std::vector<Ability> abilities;
  std::vector<Refusal> refusals;  // not empty: the card does not compile
  FaceId other_side = kNoFace;
  std::string text;    // rules text as given, an ability per line
  std::string set;     // where the file says so
  bool exact = false;  // prints back exactly
  FactSet triggers;    // union over its triggered abilities
  FactSet replaces;    // union over its replacement abilities
  bool has_statics = false;
  bool rules_own_play = false;  // a static ability speaks of how the card itself is played

  bool is(Kind kind) const { return kinds.has(kind); }
  int stat(Stat s) const { return stats[static_cast<int>(s)]; }
  bool compiled() const { return refusals.empty(); }
};

}  // namespace kawari
