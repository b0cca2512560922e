// Duel Masters' closed sets of words: keywords and civilizations, in the order that cards, programs and
// positions count them. A keyword has its form in keywords.cpp, a civilization its names in
// phrases_lexicon.cpp.
#pragma once
#include <cstdint>

#include "base/ids.h"
#include "ir/words.h"

namespace kawari::duel_masters {

// Keywords that code of the rules acts on. Keywords that only abbreviate a text (Saver, Charger, Metamorph,
// Release …) are rows that expand into that text.
enum class Keyword : std::uint8_t {
  blocker,
  slayer,
  power_attacker,
  double_breaker,
  triple_breaker,
  speed_attacker,
  shield_trigger,
  evolution,
  crew_breaker,
  silent_skill,
  survivor,
  turbo_rush,
  wave_striker,
  accelerator,
  shield_trigger_cross,
  gravity_zero,
  sympathy,
  ninja_strike,
  g_link,
  count_
};
constexpr KeywordId id(Keyword keyword) { return KeywordId(static_cast<std::uint8_t>(keyword)); }

// The bits of Face::colours.
enum class Civilization : std::uint8_t { light, water, darkness, fire, nature, count_ };
constexpr std::uint8_t bit(Civilization c) { return static_cast<std::uint8_t>(1u << static_cast<int>(c)); }

// Its own figures, kinds, prohibitions and permissions, behind those of the core, and their names in
// templates.
namespace figure {
inline constexpr Stat breaking = own_stat(0);  // shields that a creature breaks besides
}  // namespace figure
inline constexpr Named<Stat> kOwnStats[] = {{figure::breaking, "breaking"}};
static_assert(in_order<kMaxStats>(kOwnStats));

namespace kind {
inline constexpr Kind evolution = own_kind(0);
inline constexpr Kind psychic = own_kind(1);
}  // namespace kind
inline constexpr Named<Kind> kOwnKinds[] = {{kind::evolution, "evolution"}, {kind::psychic, "psychic"}};
static_assert(in_order<kMaxKinds>(kOwnKinds));

namespace ban {
inline constexpr Ban attack = own_ban(0);
inline constexpr Ban attack_players = own_ban(1);
inline constexpr Ban attack_creatures = own_ban(2);
inline constexpr Ban block = own_ban(3);
inline constexpr Ban be_attacked = own_ban(4);
inline constexpr Ban be_blocked = own_ban(5);
inline constexpr Ban die_in_battle = own_ban(6);
inline constexpr Ban untap = own_ban(7);
inline constexpr Ban use_tap_abilities = own_ban(8);
inline constexpr Ban use_trigger = own_ban(9);
inline constexpr Ban battle = own_ban(10);
}  // namespace ban
inline constexpr Named<Ban> kOwnBans[] = {{ban::attack, "attack"},
                                          {ban::attack_players, "attack-players"},
                                          {ban::attack_creatures, "attack-creatures"},
                                          {ban::block, "block"},
                                          {ban::be_attacked, "be-attacked"},
                                          {ban::be_blocked, "be-blocked"},
                                          {ban::die_in_battle, "die-in-battle"},
                                          {ban::untap, "untap"},
                                          {ban::use_tap_abilities, "use-tap-abilities"},
                                          {ban::use_trigger, "use-trigger"},
                                          {ban::battle, "battle"}};
static_assert(in_order<kMaxBans>(kOwnBans));

namespace permission {
inline constexpr Permission attack_untapped = own_permission(0);
inline constexpr Permission attack_anyway =
    own_permission(1);  // effects that say that it can't attack are ignored
inline constexpr Permission attack_player_anyway =
    own_permission(2);  // whatever would keep it from attacking a player is ignored, its having just come too
inline constexpr Permission win_battles = own_permission(3);  // wins whatever the figures are
inline constexpr Permission be_attacked_untapped =
    own_permission(4);  // can be attacked as though it were tapped
}  // namespace permission
inline constexpr Named<Permission> kOwnPermissions[] = {
    {permission::attack_untapped, "attack-untapped"},
    {permission::attack_anyway, "attack-anyway"},
    {permission::attack_player_anyway, "attack-player-anyway"},
    {permission::win_battles, "win-battles"},
    {permission::be_attacked_untapped, "be-attacked-untapped"}};
static_assert(in_order<kMaxPermissions>(kOwnPermissions));

const ValueNames& value_names();

}  // namespace kawari::duel_masters
