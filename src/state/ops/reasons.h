// What is said where an object does not fit a filter, or a condition does not hold: a part of the forms of
// filters and conditions. src/explain puts each into words.
#pragma once
#include <cstdint>

#include "ir/node.h"

namespace kawari {

// What is the case of an object that does not fit.
enum class FilterReason : std::uint8_t {
  unsaid,           // nothing: the text of the filter says enough, or its own filters say more
  kind,             // which kind of card it is
  player,           // whose it is
  selected,         // it is the card itself, or was selected already
  damage,           // how much it has
  posture,          // exerted or ready
  keyword,          // whether it has the keyword
  classifications,  // which it has
  name,
  colours,
  figure,
  location,     // where it is among the locations in play
  zone,         // in which zone it is
  identity,     // it is that card, or another
  played_with,  // whether it was played by means of the keyword
  origin,       // the zone that it came from
  payment,      // whether its cost was paid
  combat,       // which part it has in the challenge or battle
};
// What is the case where a condition does not hold.
enum class ConditionReason : std::uint8_t {
  unsaid,   // nothing, as above
  turn,     // whose turn it is
  count,    // how many such cards there are
  amount,   // how much the first amount is
  missing,  // the card that it asks about is not there
  undone,   // it was not done
  unlinked,
};

struct Match;
// Of the op of a filter, of a condition.
FilterReason reason_of_filter(const Match& match, Op op);
ConditionReason reason_of_condition(const Match& match, Op op);

}  // namespace kawari
