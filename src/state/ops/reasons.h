// What an explanation says if an object does not fit a filter, or a condition is false: a part of the forms
// of filters and conditions. src/explain/ has the words.
#pragma once
#include <cstdint>

#include "ir/node.h"

namespace kawari {

// What to say about an object that does not fit.
enum class FilterReason : std::uint8_t {
  unsaid,           // nothing: the text of the filter is enough, or a filter inside it says more
  kind,             // its kind
  player,           // its player
  selected,         // it is the card itself, or already selected
  damage,           // how much damage it has
  posture,          // exerted or ready
  keyword,          // whether it has the keyword
  classifications,  // its classifications
  name,
  colours,
  figure,
  location,     // its location
  zone,         // its zone
  identity,     // that it is that card, or another one
  played_with,  // whether it was played with the keyword
  origin,       // the zone that it came from
  payment,      // whether its cost was paid
  combat,       // its role in the challenge or battle
};
// What to say about a condition that is false.
enum class ConditionReason : std::uint8_t {
  unsaid,   // nothing, as above
  turn,     // whose turn it is
  count,    // how many such cards there are
  amount,   // the value of the first amount
  missing,  // the card that it is about is not there
  undone,   // the action was not done
  unlinked,
};

struct Match;
// The reason in the form of a filter op, or of a condition op.
FilterReason reason_of_filter(const Match& match, Op op);
ConditionReason reason_of_condition(const Match& match, Op op);

}  // namespace kawari
