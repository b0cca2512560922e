// Counters of players and marks of objects that a game adds: lore, "was damaged in the challenge". The core
// stores, compares, hashes and shows them; the game gives them their meaning.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "base/must.h"
#include "base/rule.h"
#include "ir/words.h"

namespace kawari {

enum class MessageId : std::uint16_t;

// A counter of a player (Player::counters).
enum class CounterId : std::uint8_t {};
inline constexpr int kMaxCounters = 2;
constexpr int index(CounterId counter) { return static_cast<int>(counter); }
inline constexpr CounterId kFirstCounter{0};

// The form of a counter. A row without one of its parts does not compile.
struct CounterInfo {
  Must<struct name_is_missing, std::string_view> name;  // in logs and signatures
  Must<struct gained_is_missing, Fact> gained;
  Must<struct lost_is_missing, Fact> lost;
  // The prohibition that prevents gaining it.
  Must<struct cant_gain_is_missing, std::optional<Ban>> cant_gain;
  Must<struct cant_lose_is_missing, std::optional<Ban>> cant_lose;
  Must<struct floor_is_missing, RuleKey> floor;  // the rule that keeps it from falling below 0
  Must<struct gain_message_is_missing, MessageId> gain_message;
  Must<struct loss_message_is_missing, MessageId> loss_message;
  Must<struct now_message_is_missing, MessageId> now_message;  // how many the player has now
};

// A mark of an object (a bit of Slot::marks).
enum class MarkId : std::uint8_t {};
inline constexpr int kMaxMarks = 8;
constexpr std::uint8_t bit(MarkId mark) { return static_cast<std::uint8_t>(1u << static_cast<int>(mark)); }

// When a mark ends, unless a rule ends it earlier.
enum class MarkEnds : std::uint8_t { with_object, with_combat };
// Whether an object takes over the mark of another object that is joined to it.
enum class MarkJoins : std::uint8_t { no, yes };

struct MarkInfo {
  Must<struct mark_is_missing, MarkId> mark;
  Must<struct name_is_missing, std::string_view> name;  // in logs
  Must<struct ends_is_missing, MarkEnds> ends;
  Must<struct joins_is_missing, MarkJoins> joins;
};
// The bits of the marks that end with combat; those of the marks that are taken over.
constexpr std::uint8_t ending_with_combat(std::span<const MarkInfo> marks) {
  std::uint8_t out = 0;
  for (const MarkInfo& info : marks)
    if (info.ends == MarkEnds::with_combat) out |= bit(info.mark);
  return out;
}
constexpr std::uint8_t joined_with_object(std::span<const MarkInfo> marks) {
  std::uint8_t out = 0;
  for (const MarkInfo& info : marks)
    if (info.joins == MarkJoins::yes) out |= bit(info.mark);
  return out;
}

}  // namespace kawari
