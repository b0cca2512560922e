// The loaded cards of one game: faces, their programs, and search by name. It is filled while card files are
// read and never changes afterwards; what a match plays with is copied out of it (card/match_cards.h).
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

  // A later face of the same full name takes the place of the earlier one in searches (newest text counts).
  // kNoFace: there is no room, and limit() says so.
  FaceId add(Face face);
  // Says that two faces are the two sides of one card.
  void join_sides(FaceId a, FaceId b);
  // Says that a face does not play, although its text was read.
  void refuse(FaceId id, Refusal refusal) { faces_[index(id)].refusals.push_back(std::move(refusal)); }
  const Face& operator[](FaceId id) const { return faces_[index(id)]; }
  std::size_t size() const { return faces_.size(); }
  // The limit that was reached; nullptr: there is room. What has reached one is of no use.
  const IdLimit* limit() const { return full_ != nullptr ? full_ : book_.limit(); }

  FaceId find(std::string_view full_name) const;  // kNoFace where there is none
  // The names nearest to a misspelt one, best first.
  std::vector<std::string> nearest(std::string_view name, std::size_t most = 3) const;
  const std::vector<Face>& faces() const { return faces_; }

  // Classifications and races of the loaded cards: words that rules English then knows.
  void add_classification(std::string_view word) { classifications_.insert(fold(word)); }
  bool is_classification(std::string_view word) const;

  // Per keyword of the game (by KeywordId): the abilities that the keyword stands for.
  std::vector<std::vector<Ability>> keyword_abilities;
  // What triggered abilities wait for that work while their card is somewhere else than in play.
  FactSet watched_elsewhere() const { return watched_elsewhere_; }
  int greatest_cost() const { return greatest_cost_; }  // that is printed

 protected:
  std::shared_ptr<const Database> beneath_;  // the cards that these are added to
  FaceId append(Face face);                  // no name finds it yet
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
