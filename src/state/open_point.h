// Points that the rules leave open. An edition uses one of two readings of each; the judge can use the other
// one and show the outcome. Code tests a bit of other_reading, readers see sentences.
#pragma once
#include <cstdint>
#include <string_view>

#include "base/rule.h"

namespace kawari {

enum class MessageId : std::uint16_t;

// A bit is set if the other reading is used.
namespace other_reading {
enum Bit : std::uint32_t {
  otherwise_needs_false = 1 << 0,  // "If …, you may …. Otherwise …": declining the may is not "otherwise"
  zero_is_not_done = 1 << 1,       // damage that was reduced to 0 was not done
  shield_meets_zero = 1 << 2,      // damage that was reduced to 0 can still be replaced by a shield
  covers_one_part = 1 << 3,        // an applied effect replaces one part of its event, not all that fit
  check_by_player = 1 << 4,        // the state check banishes player by player, not all together
  starter_first = 1 << 5,          // if two players reach their goal, the one who began the game is first
  self_product_unreduced = 1 << 6,  // the number in a self-replacement is not modified again
  first_time_passes = 1 << 7,       // a "first time" is over even if another effect was applied to it
  twins_in_event = 1 << 8,          // instances of the same effect on different cards count as the same
  highest_number = 1 << 9,          // of two numbers of a keyword that does not add up the higher one counts
  part_of_the_first = 1 << 11,      // of "A to B" that part of A is done that can be done
  check_not_replaced = 1 << 10,     // what the state check does is nobody's effect, and is not replaced
  same_source = 1 << 13,            // instances of one text with different sources are different effects
  entry_after_replacement = 1 << 12,  // how a card enters is not barred by a replacement before it
};
}

// The messages for people: the question, the reading that is used, and the other one.
struct PointTexts {
  MessageId question, taken, other;
};

struct OpenPoint {
  other_reading::Bit bit;
  std::string_view id;     // short and stable
  std::uint64_t editions;  // a bit for each column of the rule index in which it is open
  RuleKey rule;            // the rule that leaves it open
  PointTexts texts;
};

}  // namespace kawari
