// The cards of one match or of one question: those that take part, with their other sides, their programs and
// their words, and nothing else. They are gathered when the match begins, out of the loaded cards beneath,
// and go with the match. A question adds cards and texts of its own, which nobody else sees.
//
// Ids (FaceId, NodeId, WordId) are of these cards alone: those of the loaded ones mean something else here.
#pragma once
#include <span>

#include "card/database.h"

namespace kawari {

// A State has a byte for the number of an event that something asks about.
inline constexpr int kMaxAsked = 255;

class MatchCards : public Database {
 public:
  MatchCards() = default;  // nothing beneath: all cards are added
  explicit MatchCards(std::shared_ptr<const Database> loaded);
  MatchCards(const MatchCards&) = delete;  // a Match points to it
  MatchCards& operator=(const MatchCards&) = delete;

  // The loaded face among these cards: copied the first time. kNoFace: there is no room.
  FaceId bring(FaceId loaded);
  // The same by its name. Cards that were added come first, and find() finds only those; kNoFace: there is
  // no such card.
  FaceId bring(std::string_view full_name);
  // A word that a player may say, if a loaded card has it: a name, a classification.
  void bring_word(std::string_view word);

  // Whether there is such a card, in the match or not.
  bool knows(std::string_view full_name) const;
  // Whether a card has the word, in the match or not.
  bool knows_word(std::string_view word) const;

  // Rules texts that stand on no card: each is compiled once. kNoNode where it has not been.
  NodeId text(const std::string& text) const;
  void keep_text(const std::string& text, NodeId root) { texts_.emplace(text, root); }

  // Why no match can be played with so much, in a sentence; empty where one can.
  std::string too_much() const;

 private:
  Ability brought(const Ability& loaded);

  std::unordered_map<FaceId, FaceId> here_;      // by loaded face
  std::unordered_map<NodeId, NodeId> programs_;  // by the root of a loaded one
  std::unordered_map<std::string, NodeId> texts_;
};

// One deck per player, and the cards that they are made of: gathered once for any number of games.
struct MatchDecks {
  std::shared_ptr<const MatchCards> cards;
  std::vector<std::vector<FaceId>> decks;  // faces of those cards
};
// `decks` are faces of the loaded cards.
Result<MatchDecks> gather_decks(std::shared_ptr<const Database> loaded,
                                std::span<const std::vector<FaceId>> decks);

}  // namespace kawari
