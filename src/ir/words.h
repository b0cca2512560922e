// The shared vocabulary of programs, positions and traces: figures, kinds of cards, prohibitions. Kinds of
// events are in facts.h, zones in zones.h.
// Both games speak these words; what they mean for a rule is said in a game's module.
#pragma once
#include <cstdint>

#include "base/bit_set.h"
#include "base/ids.h"
#include "ir/facts.h"
#include "ir/zones.h"

namespace kawari {

// Ways of playing a card. `put`: not played at all, but put where it goes by an effect. A game's own ways
// count on from these (Rules::own_ways).
enum class PlayWay : std::uint8_t { pay, free, other_cost, put, count_ };

// The printed and derived figures of a card.
// `singing` is what is added to a character's cost when it sings, `breaking` to the shields that a creature
// breaks.
enum class Stat : std::uint8_t { cost, strength, willpower, lore, move_cost, singing, breaking, count_ };

// What a card is. A song is an action with the song bit as well.
enum class Kind : std::uint8_t {
  character,  // character, creature
  action,     // action, spell
  song,
  item,      // item, cross gear
  location,  // location, castle
  evolution,
  psychic,
  count_
};
using KindSet = EnumSet<Kind>;

// Prohibitions: what something can't do, or what can't be done to it. BAN(name, English, Spanish, Japanese)
#define KAWARI_BANS(BAN) \
  BAN(quest)             \
  BAN(challenge)         \
  BAN(be_challenged)     \
  BAN(ready)             \
  BAN(ready_at_start)    \
  BAN(exert)             \
  BAN(be_dealt_damage)   \
  BAN(challenge_damage)  \
  BAN(remove_damage)     \
  BAN(be_chosen)         \
  BAN(be_played)         \
  BAN(play)              \
  BAN(sing)              \
  BAN(move)              \
  BAN(gain_lore)         \
  BAN(lose_lore)         \
  BAN(draw)              \
  BAN(ink)               \
  BAN(use_abilities)     \
  BAN(attack)            \
  BAN(attack_players)    \
  BAN(attack_creatures)  \
  BAN(block)             \
  BAN(be_attacked)       \
  BAN(be_blocked)        \
  BAN(be_destroyed)      \
  BAN(die_in_battle)     \
  BAN(be_exerted)        \
  BAN(leave)             \
  BAN(untap)             \
  BAN(use_tap_abilities) \
  BAN(use_trigger)       \
  BAN(battle)

enum class Ban : std::uint8_t {
#define BAN(name) name,
  KAWARI_BANS(BAN)
#undef BAN
      count_
};
using BanSet = EnumSet<Ban>;

// Permissions that widen what the rules allow.
enum class Permission : std::uint8_t {
  challenge_ready,
  attack_untapped,
  attack_anyway,         // effects that say that it can't attack are ignored
  attack_player_anyway,  // whatever would keep it from attacking a player is ignored, its having just come
                         // too
  win_battles,           // wins whatever the figures are
  be_attacked_untapped,  // can be attacked as though it were tapped
  count_
};
using PermissionSet = EnumSet<Permission>;

// Keywords of the game in use, by their number in its table.
inline constexpr std::size_t kMaxKeywords = 32;
using KeywordSet = EnumSet<KeywordId, kMaxKeywords>;

enum class Comparison : std::uint8_t { at_least, at_most, exactly, more_than, less_than };

}  // namespace kawari
