// The loaded cards of one game: faces, their programs, and search by name. It is filled while card files are
// read and never changes afterwards; a match copies the cards that it needs (card/match_cards.h).
#pragma once
#include <memory>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "card/card.h"
#include "ir/book.h"

namespace kawari {

class Database {
 public:
  Book& book() { return book_; }
  const Book& book() const { return book_; }

  // Adds a face. In searches it replaces an earlier face of the same full name (the newest text counts).
  // Returns kNoFace if there is no room; then limit() says why.
  FaceId add(Face face);
  // Notes that two faces are the two sides of one card.
  void join_sides(FaceId a, FaceId b);
  // Marks a face as not playable, although its text was read.
  void refuse(FaceId id, Refusal refusal) { faces_[index(id)].refusals.push_back(std::move(refusal)); }
  const Face& operator[](FaceId id) const { return faces_[index(id)]; }
  std::size_t size() const { return faces_.size(); }
  // The limit that was reached; nullptr if there is room. A database that has reached a limit must not be
  // used.
  const IdLimit* limit() const { return full_ != nullptr ? full_ : book_.limit(); }

  FaceId find(std::string_view full_name) const;  // kNoFace if there is no such card
  // The names most similar to a misspelt one, best first.
  std::vector<std::string> nearest(std::string_view name, std::size_t most = 3) const;
  const std::vector<Face>& faces() const { return faces_; }

  // Adds a classification or race, so that rules English knows the word.
  void add_classification(std::string_view word) { classifications_.insert(fold(word)); }
  bool is_classification(std::string_view word) const;

  // Per keyword of the game (by KeywordId): the abilities that the keyword stands for.
  std::vector<std::vector<Ability>> keyword_abilities;
  // The facts that triggered abilities wait for which work outside of play.
  FactSet watched_elsewhere() const { return watched_elsewhere_; }
  int greatest_cost() const { return greatest_cost_; }  // the greatest printed cost

 protected:
  std::shared_ptr<const Database> beneath_;  // an older database that this one extends
  FaceId append(Face face);                  // adds the face, but not its name
  FactSet watched_elsewhere_;
  int greatest_cost_ = 0;

 private:
  Book book_;
  std::vector<Face> faces_;
  std::unordered_map<std::string, FaceId> by_name_;
  std::unordered_set<std::string> classifications_;
  const IdLimit* full_ = nullptr;
};

}  // namespace kawari
