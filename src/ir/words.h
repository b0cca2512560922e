// The shared vocabulary of programs, positions and traces: kinds of events, zones, figures, prohibitions.
// Both games speak these words; what they mean for a rule is said in a game's module.
#pragma once
#include <cstdint>
#include <string_view>

#include "base/bit_set.h"
#include "base/ids.h"

namespace kawari {

// Event kinds as scenario files and triggers name them: FACT(name, name in files).
// One occurrence can be several of them (destroyed, left, put into the graveyard).
#define KAWARI_FACTS(FACT)                       \
  FACT(damage_dealt, "damage-dealt")             \
  FACT(damage_put, "damage-put")                 \
  FACT(damage_moved, "damage-moved")             \
  FACT(damage_removed, "damage-removed")         \
  FACT(damage_taken, "damage-taken")             \
  FACT(banished, "banished")                     \
  FACT(destroyed, "destroyed")                   \
  FACT(drawn, "drawn")                           \
  FACT(discarded, "discarded")                   \
  FACT(played, "played")                         \
  FACT(entered, "entered")                       \
  FACT(left, "left")                             \
  FACT(returned_to_hand, "returned-to-hand")     \
  FACT(put_into_hand, "put-into-hand")           \
  FACT(put_into_deck, "put-into-deck")           \
  FACT(put_into_inkwell, "put-into-inkwell")     \
  FACT(put_into_mana, "put-into-mana")           \
  FACT(put_into_graveyard, "put-into-graveyard") \
  FACT(put_into_discard, "put-into-discard")     \
  FACT(put_into_shields, "put-into-shields")     \
  FACT(put_from_deck, "put-from-deck")           \
  FACT(put_under, "put-under")                   \
  FACT(revealed, "revealed")                     \
  FACT(shuffled, "shuffled")                     \
  FACT(exerted, "exerted")                       \
  FACT(readied, "readied")                       \
  FACT(tapped, "tapped")                         \
  FACT(untapped, "untapped")                     \
  FACT(inked, "inked")                           \
  FACT(quested, "quested")                       \
  FACT(challenged, "challenged")                 \
  FACT(moved, "moved")                           \
  FACT(sang, "sang")                             \
  FACT(lore_gained, "lore-gained")               \
  FACT(lore_lost, "lore-lost")                   \
  FACT(summoned, "summoned")                     \
  FACT(cast, "cast")                             \
  FACT(attacked, "attacked")                     \
  FACT(blocked, "blocked")                       \
  FACT(battled, "battled")                       \
  FACT(won_battle, "won-battle")                 \
  FACT(lost_battle, "lost-battle")               \
  FACT(shield_broken, "shield-broken")           \
  FACT(phase_began, "phase-began")               \
  FACT(phase_skipped, "phase-skipped")           \
  FACT(ability_used, "ability-used")             \
  FACT(ability_triggered, "ability-triggered")   \
  FACT(ability_resolved, "ability-resolved")     \
  FACT(keyword_gained, "keyword-gained")         \
  FACT(stat_changed, "stat-changed")             \
  FACT(chosen, "chosen")                         \
  FACT(chosen_for_support, "chosen-for-support") \
  FACT(turn_started, "turn-started")             \
  FACT(turn_ended, "turn-ended")                 \
  FACT(turned_over, "turned-over")               \
  FACT(crossed, "crossed")                       \
  FACT(challenge_ended, "challenge-ended")       \
  FACT(left_discard, "left-discard")             \
  FACT(unblocked, "unblocked")                   \
  FACT(battle_ended, "battle-ended")             \
  FACT(kept_tapped, "kept-tapped")               \
  FACT(about_to_break, "about-to-break")

enum class Fact : std::uint8_t {
#define FACT(name, text) name,
  KAWARI_FACTS(FACT)
#undef FACT
      count_
};
static_assert(static_cast<int>(Fact::count_) < 0xFF, "a fact is a byte");
using FactSet = EnumSet<Fact>;
std::string_view name_of(Fact fact);

// Ways of playing a card. `put`: not played at all, but put where it goes by an effect.
enum class PlayWay : std::uint8_t { pay, shift, sing, sing_together, free, other_cost, put };

// Where a card can be. The names that readers see come from the game's vocabulary.
enum class Zone : std::uint8_t {
  none,
  deck,
  hand,
  play,      // play zone, battle zone
  discard,   // discard, graveyard
  resource,  // inkwell, mana zone
  shields,
  reserve,  // hyperspatial zone
  pending,  // an action or spell while it is being played and resolved
  under,    // beneath a card in play, or beneath a shield
  removed,  // out of the game (its player left)
  count_
};

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
