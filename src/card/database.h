// The card database: all faces that a match can use, their programs, and search by name.
#pragma once
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
  FaceId add(Face face);
  // Says that two faces are the two sides of one card.
  void join_sides(FaceId a, FaceId b);
  // Says that a face does not play, although its text was read.
  void refuse(FaceId id, Refusal refusal) { faces_[index(id)].refusals.push_back(std::move(refusal)); }
  const Face& operator[](FaceId id) const { return faces_[index(id)]; }
  std::size_t size() const { return faces_.size(); }

  FaceId find(std::string_view full_name) const;  // kNoFace where there is none
  // The names nearest to a misspelt one, best first.
  std::vector<std::string> nearest(std::string_view name, std::size_t most = 3) const;
  const std::vector<Face>& faces() const { return faces_; }

  // Classifications and races of the loaded cards: words that rules English then knows.
  void add_classification(std::string_view word) { classifications_.insert(fold(word)); }
  bool is_classification(std::string_view word) const { return classifications_.contains(fold(word)); }

  // Rules texts that stand on no card: each is compiled once. kNoNode where it has not been.
  NodeId text(const std::string& text) const {
    const auto found = texts_.find(text);
    return found == texts_.end() ? kNoNode : found->second;
  }
  void keep_text(const std::string& text, NodeId root) { texts_.emplace(text, root); }

  // Per keyword of the game (by KeywordId): the abilities that the keyword stands for.
  std::vector<std::vector<Ability>> keyword_abilities;
  // What triggered abilities wait for that work while their card is somewhere else than in play.
  FactSet watched_elsewhere = 0;

 private:
  Book book_;
  std::vector<Face> faces_;
  std::unordered_map<std::string, FaceId> by_name_;
  std::unordered_set<std::string> classifications_;
  std::unordered_map<std::string, NodeId> texts_;
};

}  // namespace kawari
