// The shared vocabulary of programs, positions and traces: figures, kinds of cards, prohibitions. Kinds of
// events are in facts.h, zones in zones.h. All games use these words; a game's own code says what they mean
// for its rules.
#pragma once
#include <cstdint>

#include "base/bit_set.h"
#include "base/ids.h"
#include "ir/facts.h"
#include "ir/zones.h"

namespace kawari {

// Ways of playing a card. `put` is not playing: an effect puts the card where it goes. A game's own ways
// follow these (Rules::own_ways).
enum class PlayWay : std::uint8_t { pay, free, other_cost, put, count_ };

// The printed and derived figures of a card. `singing` is added to a character's cost when it sings,
// `breaking` to the number of shields that a creature breaks.
enum class Stat : std::uint8_t { cost, strength, willpower, lore, move_cost, singing, breaking, count_ };

// The kind of a card. A song is an action that has the song bit as well.
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

// Prohibitions: what an object or player can't do, or what can't be done to it. BAN(name, English, Spanish,
// Japanese)
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

// Permissions: exceptions from restrictions of the rules.
enum class Permission : std::uint8_t {
  challenge_ready,
  attack_untapped,
  attack_anyway,         // ignores effects that say that it can't attack
  attack_player_anyway,  // ignores everything that prevents attacking a player, also in its first turn
  win_battles,           // wins battles whatever the figures are
  be_attacked_untapped,  // can be attacked as though it were tapped
  count_
};
using PermissionSet = EnumSet<Permission>;

// The most keywords of a game. A KeywordId is an index into the game's table.
inline constexpr std::size_t kMaxKeywords = 32;
using KeywordSet = EnumSet<KeywordId, kMaxKeywords>;

enum class Comparison : std::uint8_t { at_least, at_most, exactly, more_than, less_than };

}  // namespace kawari
