// Lorcana's closed sets of words: keywords and ink types, in the order that cards, programs and positions
// count them. A keyword has its form in keywords.cpp, an ink type its names in phrases_lexicon.cpp.
#pragma once
#include <cstdint>

#include "base/ids.h"
#include "ir/words.h"

namespace kawari::lorcana {

enum class Keyword : std::uint8_t {
  alert,
  bodyguard,
  boost,
  challenger,
  evasive,
  reckless,
  resist,
  rush,
  shift,
  singer,
  sing_together,
  support,
  vanish,
  ward,
  count_
};
constexpr KeywordId id(Keyword keyword) { return KeywordId(static_cast<std::uint8_t>(keyword)); }

// The bits of Face::colours.
enum class Ink : std::uint8_t { amber, amethyst, emerald, ruby, sapphire, steel, count_ };
constexpr std::uint8_t bit(Ink ink) { return static_cast<std::uint8_t>(1u << static_cast<int>(ink)); }

// Its own figures, kinds, prohibitions and permissions, behind those of the core, and their names in
// templates.
namespace figure {
inline constexpr Stat willpower = own_stat(0);
inline constexpr Stat lore = own_stat(1);
inline constexpr Stat move_cost = own_stat(2);
inline constexpr Stat singing = own_stat(3);  // what is added to a character's cost when it sings
}  // namespace figure
inline constexpr Named<Stat> kOwnStats[] = {{figure::willpower, "willpower"},
                                            {figure::lore, "lore"},
                                            {figure::move_cost, "move-cost"},
                                            {figure::singing, "singing"}};
static_assert(in_order<kMaxStats>(kOwnStats));

namespace kind {
inline constexpr Kind song = own_kind(0);  // an action that can be sung
}  // namespace kind
inline constexpr Named<Kind> kOwnKinds[] = {{kind::song, "song"}};
static_assert(in_order<kMaxKinds>(kOwnKinds));

namespace ban {
inline constexpr Ban quest = own_ban(0);
inline constexpr Ban challenge = own_ban(1);
inline constexpr Ban be_challenged = own_ban(2);
inline constexpr Ban exert = own_ban(3);
inline constexpr Ban sing = own_ban(4);
inline constexpr Ban move = own_ban(5);
inline constexpr Ban gain_lore = own_ban(6);
inline constexpr Ban lose_lore = own_ban(7);
inline constexpr Ban use_abilities = own_ban(8);
}  // namespace ban
inline constexpr Named<Ban> kOwnBans[] = {
    {ban::quest, "quest"},         {ban::challenge, "challenge"}, {ban::be_challenged, "be-challenged"},
    {ban::exert, "exert"},         {ban::sing, "sing"},           {ban::move, "move"},
    {ban::gain_lore, "gain-lore"}, {ban::lose_lore, "lose-lore"}, {ban::use_abilities, "use-abilities"}};
static_assert(in_order<kMaxBans>(kOwnBans));

namespace permission {
inline constexpr Permission challenge_ready = own_permission(0);
}  // namespace permission
inline constexpr Named<Permission> kOwnPermissions[] = {{permission::challenge_ready, "challenge-ready"}};
static_assert(in_order<kMaxPermissions>(kOwnPermissions));

const ValueNames& value_names();

}  // namespace kawari::lorcana
