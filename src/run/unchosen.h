// Who offers the cards of a decision about cards, and why a card is not among them.
#pragma once
#include "state/match.h"
#include "state/verdict.h"

namespace kawari {

// Who offers the cards of such a decision.
enum class OfferedBy : std::uint8_t {
  entry,      // a card that is put to another one
  shuffle,    // chance, from the top of the deck down
  order,      // an instruction that puts several cards on a deck
  choice,     // the words of a text
  procedure,  // the rules of the game
};
OfferedBy offered_by(const Match& match, const Pending& pending);

// What keeps an object from being picked.
struct Unchosen {
  enum class Why : std::uint8_t {
    nothing,
    zone,    // the text looks for it elsewhere
    picked,  // it was picked already
    filter,  // it is not what the text asks for
    rule,    // it can't be chosen, or can't be played; or it is not what is asked about
  };
  Why why = Why::nothing;
  Verdict verdict;
};
Unchosen unchosen(const Match& match, const Frame& frame, NodeId stmt, NodeId choice, PlayerId who,
                  ObjectRef object);
// The same for the open decision about cards, whoever offers them.
Unchosen unchosen(const Match& match, const Pending& pending, ObjectRef object);

// … by a shuffle; by an instruction that puts cards on a deck.
Unchosen unshuffled(const Match& match, const Pending& pending, CardId card);
Unchosen unordered(const Match& match, const Pending& pending, ObjectRef object);

}  // namespace kawari
