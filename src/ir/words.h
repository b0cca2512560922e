// The shared vocabulary of programs, positions and traces: figures, kinds of cards, prohibitions. Kinds of
// events are in facts.h, zones in zones.h. All games use these words; a game's own code says what they mean
// for its rules.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/bit_set.h"
#include "base/ids.h"
#include "ir/facts.h"
#include "ir/zones.h"

namespace kawari {

// Ways of playing a card. `put` is not playing: an effect puts the card where it goes. A game's own ways
// follow these (Rules::own_ways).
enum class PlayWay : std::uint8_t { pay, free, other_cost, put, count_ };

// The printed and derived figures of a card. A game's own follow those of the core (own_stat).
enum class Stat : std::uint8_t { cost, strength, count_ };
inline constexpr std::size_t kMaxStats = 8;
constexpr Stat own_stat(int n) { return static_cast<Stat>(static_cast<int>(Stat::count_) + n); }

// What a card is. A game's own follow these (own_kind); a card can be of several kinds.
enum class Kind : std::uint8_t {
  character,  // character, creature
  action,     // action, spell
  item,       // item, cross gear
  location,   // location, castle
  count_
};
inline constexpr std::size_t kMaxKinds = 8;
using KindSet = EnumSet<Kind, kMaxKinds>;
constexpr Kind own_kind(int n) { return static_cast<Kind>(static_cast<int>(Kind::count_) + n); }

// Prohibitions: what something can't do, or what can't be done to it. These the core asks for, or several
// games; a game's own follow them (own_ban).
enum class Ban : std::uint8_t {
  ready,
  ready_at_start,
  be_exerted,
  be_dealt_damage,
  challenge_damage,
  remove_damage,
  be_chosen,
  be_played,
  play,
  draw,
  ink,
  be_destroyed,
  leave,
  count_
};
inline constexpr std::size_t kMaxBans = 64;
using BanSet = EnumSet<Ban, kMaxBans>;
constexpr Ban own_ban(int n) { return static_cast<Ban>(static_cast<int>(Ban::count_) + n); }

// Permissions that widen what the rules allow. Each game has its own.
enum class Permission : std::uint8_t { count_ };
inline constexpr std::size_t kMaxPermissions = 8;
using PermissionSet = EnumSet<Permission, kMaxPermissions>;
constexpr Permission own_permission(int n) {
  return static_cast<Permission>(static_cast<int>(Permission::count_) + n);
}

// The most keywords of a game. A KeywordId is an index into the game's table.
inline constexpr std::size_t kMaxKeywords = 32;
using KeywordSet = EnumSet<KeywordId, kMaxKeywords>;

// The name of a value that a game brings itself, as templates and programs write it.
template <class Value>
struct Named {
  Value value;
  std::string_view name;
};
// Whether the own values of a game stand in the order of their numbers, and how many there may be.
template <std::size_t most, class Value, std::size_t n>
constexpr bool in_order(const Named<Value> (&own)[n]) {
  for (std::size_t i = 0; i < n; ++i)
    if (static_cast<std::size_t>(own[i].value) != static_cast<std::size_t>(Value::count_) + i) return false;
  return static_cast<std::size_t>(Value::count_) + n <= most;
}

// The names of all figures, kinds, prohibitions and permissions of one game: those of the core, and its own.
class ValueNames {
 public:
  ValueNames(std::span<const Named<Stat>> stats, std::span<const Named<Kind>> kinds,
             std::span<const Named<Ban>> bans, std::span<const Named<Permission>> permissions);

  std::span<const std::string_view> stats() const { return stats_; }
  std::span<const std::string_view> kinds() const { return kinds_; }
  std::span<const std::string_view> bans() const { return bans_; }
  std::span<const std::string_view> permissions() const { return permissions_; }

 private:
  std::vector<std::string_view> stats_, kinds_, bans_, permissions_;  // by their numbers
};
const ValueNames& core_value_names();

// What a player has named: a card's name or a race, a colour, or nothing.
class Naming {
 public:
  constexpr Naming() = default;
  constexpr Naming(WordId word) : is_(Is::word), value_(index(word)) {}          // NOLINT: it is one
  constexpr Naming(ColourId colour) : is_(Is::colour), value_(index(colour)) {}  // NOLINT: it is one

  constexpr bool nothing() const { return is_ == Is::nothing; }
  // The word, or kNoWord; the colour, or kNoColour.
  constexpr WordId word() const { return is_ == Is::word ? WordId{value_} : kNoWord; }
  constexpr ColourId colour() const {
    return is_ == Is::colour ? ColourId{static_cast<std::uint8_t>(value_)} : kNoColour;
  }
  // As a number that can be hashed.
  constexpr std::uint32_t bits() const { return static_cast<std::uint32_t>(is_) << 16 | value_; }
  constexpr bool operator==(const Naming&) const = default;

 private:
  enum class Is : std::uint8_t { nothing, word, colour };
  Is is_ = Is::nothing;
  std::uint8_t spare_ = 0;
  std::uint16_t value_ = 0;
};
static_assert(sizeof(Naming) == 4);

enum class Comparison : std::uint8_t { at_least, at_most, exactly, more_than, less_than };

}  // namespace kawari
