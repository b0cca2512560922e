// The cards of one match or of one question: the cards that take part, with their other sides, their programs
// and their words, and nothing else. They are copied from the loaded cards when the match begins, and live as
// long as the match. A question can add cards and texts of its own, which are invisible to others.
//
// FaceId, NodeId and WordId refer to these cards only. The ids of the loaded cards have other meanings.
#pragma once
#include <map>
#include <mutex>
#include <span>

#include "card/database.h"

namespace kawari {

// The most events that programs of one match may ask about: a State numbers them with one byte.
inline constexpr int kMaxAsked = 255;

class MatchCards : public Database {
 public:
  MatchCards() = default;  // without loaded cards: all cards are added
  explicit MatchCards(std::shared_ptr<const Database> loaded);
  MatchCards(const MatchCards&) = delete;  // a Match points to it
  MatchCards& operator=(const MatchCards&) = delete;

  // The face of this match that corresponds to a loaded face; copies it on first use. kNoFace: there is no
  // room.
  FaceId bring(FaceId loaded);
  // The same by name. Cards that were added here take precedence, and find() finds only those. kNoFace: there
  // is no such card.
  FaceId bring(std::string_view full_name);
  // Adds a word that a player may name (a card name, a classification), if a loaded card has it.
  void bring_word(std::string_view word);

  // Whether there is a card of this name, here or among the loaded cards.
  bool knows(std::string_view full_name) const;
  // Whether a card has this word, here or among the loaded cards.
  bool knows_word(std::string_view word) const;

  // The program of a rules text that is not printed on a card. kNoNode if the text has not been compiled.
  NodeId text(const std::string& text) const;
  void keep_text(const std::string& text, NodeId root) { texts_.emplace(text, root); }

  // A face that has everything that these faces have, for cards that are one object. Its name and its text
  // begin with those of the first. Several matches may ask at the same time.
  const Face& together(std::span<const FaceId> faces) const;

  // Why these cards are too many for a match, as a sentence; empty if they are not.
  std::string too_much() const;

 private:
  Ability brought(const Ability& loaded);

  std::unordered_map<FaceId, FaceId> here_;      // by the id of the loaded face
  std::unordered_map<NodeId, NodeId> programs_;  // by the root of the loaded program
  std::unordered_map<std::string, NodeId> texts_;
  mutable std::mutex together_use_;
  mutable std::map<std::vector<FaceId>, std::unique_ptr<const Face>> together_;
};

// One deck per player, with the cards in them: gathered once for any number of games.
struct MatchDecks {
  std::shared_ptr<const MatchCards> cards;
  std::vector<std::vector<FaceId>> decks;  // faces of `cards`
};
// `decks` contains faces of the loaded cards.
Result<MatchDecks> gather_decks(std::shared_ptr<const Database> loaded,
                                std::span<const std::vector<FaceId>> decks);

}  // namespace kawari
