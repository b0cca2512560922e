// The book holds the programs of a set of cards as flat nodes, and the words that these programs use.
// Programs are verified when they are added, so that the interpreter need not check anything. Ids are valid
// in one book only; programs are copied to use them in another book.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "ir/ops.h"
#include "ir/tree.h"

namespace kawari {

// An event that some program counts within a turn: "if you've played a song this turn". A State counts these
// events and no others.
struct AskedEvent {
  NodeId event = kNoNode;
  FactSet facts;
  std::uint32_t most = 1;  // larger counts make no difference to any program
  bool which = false;      // programs ask to which object it happened
  bool other = false;      // programs ask only whether it happened to an object other than the asking one
};
// A maximum that follows from the width of an id.
struct IdLimit {
  std::size_t most;
  const char* of;
  std::string sentence() const { return "The cards have more than " + std::to_string(most) + " " + of + "."; }
};

class Book {
 public:
  Book();

  // Binds the book to the ops of one game. Returns false if it is bound to another game already. A book that
  // is not bound holds programs of core ops only.
  bool belong_to(const Ops& ops);
  const Ops& ops() const { return *ops_; }

  // Verifies the tree (sorts, kids, registers before use), assigns continuations, and stores it.
  Result<NodeId> add(const Tree& ability);
  // Copies a program of another book, given its root. Distances between nodes stay the same.
  NodeId copy(const Book& from, NodeId root);
  NodeId root_of(NodeId node) const;  // the root of the program that contains the node
  // The limit that was reached; nullptr if there is room. A book that has reached a limit must not be used.
  const IdLimit* limit() const { return full_; }

  const Node& operator[](NodeId id) const { return nodes_[index(id)]; }
  NodeId kid(const Node& node, int i) const { return kids_[node.first_kid + static_cast<std::uint32_t>(i)]; }
  NodeId kid(NodeId id, int i) const { return kid((*this)[id], i); }
  std::span<const NodeId> kids(const Node& node) const {
    return {kids_.data() + node.first_kid, node.kid_count};
  }
  Op op(NodeId id) const { return (*this)[id].op; }
  bool absent(NodeId id) const { return op(id) == Op::none; }
  Sort sort(NodeId id) const { return ops_->sort(op(id)); }
  bool has(const Node& node, OpTraits trait) const { return ops_->has(node.op, trait); }
  bool has(NodeId id, OpTraits trait) const { return ops_->has(op(id), trait); }
  Reads reads(NodeId id) const { return reads_[index(id)]; }  // the values that evaluating the node reads
  TreePtr tree(NodeId id) const;
  std::string text(NodeId id) const;  // to_text() of the node, with keywords and colours as numbers

  WordId intern(std::string_view word);  // ignores case and kinds of apostrophes; kNoWord: there is no room
  WordId copy(const Book& from, WordId word);  // copies a word of another book
  WordId find(std::string_view word) const;    // kNoWord if the book does not contain it
  const std::string& word(WordId id) const { return words_[index(id)]; }
  // In the form in which names are compared.
  const std::string& folded(WordId id) const { return folded_[index(id)]; }
  std::size_t size() const { return nodes_.size(); }
  const std::vector<AskedEvent>& asked() const { return asked_; }
  FactSet asked_facts() const { return asked_facts_; }
  // For an event node that programs count: its position in asked(), from 1.
  std::uint16_t asked_number(NodeId event) const { return asked_numbers_[index(event)]; }
  // Whether the filter is about objects in play only: it names no other zone and no individual cards.
  bool plain(NodeId filter) const { return index(filter) < plain_.size() && plain_[index(filter)] != 0; }
  // Whether any program has this op.
  bool contains(Op op) const { return contained_.has(op); }

 private:
  void ask_about(NodeId asking);
  void note_plain(NodeId id);
  void write_meaning(NodeId id, std::string& out) const;
  NodeId store(const Tree& tree, NodeId next, int loop_depth);
  WordId intern(std::string_view word, std::string folded);
  const Ops* ops_;
  std::vector<Node> nodes_;
  OpSet contained_{};
  std::vector<Hint> hints_;    // by node
  std::vector<NodeId> roots_;  // the roots of the programs in order: each program ends where the next begins
  std::vector<Reads> reads_;
  std::vector<NodeId> kids_;
  std::vector<std::uint8_t> plain_;  // by node, a flag
  std::vector<AskedEvent> asked_;
  std::vector<std::uint16_t> asked_numbers_;  // by node; 0: no program counts it
  // The number of each event, by the text of its meaning.
  std::unordered_map<std::string, std::uint16_t> asked_meanings_;
  FactSet asked_facts_;
  const IdLimit* full_ = nullptr;
  std::vector<std::string> words_;
  std::vector<std::string> folded_;
  std::unordered_map<std::string, WordId> word_ids_;
};

// The first mistake in a tree of the wanted sort; empty if there is none.
std::string verify(const Ops& ops, const Tree& tree, Sort wanted);

// Lower case, plain apostrophes and dashes, single blanks: the form in which names are compared.
std::string fold(std::string_view text);

// The index of the node's first kid of this sort: the effect of an ability, the event that it waits for, the
// first of several modes. The number of kids if there is none.
inline int first_kid_of(const Book& book, const Node& node, Sort sort) {
  int place = 0;
  while (place < node.kid_count && book.sort(book.kid(node, place)) != sort) ++place;
  return place;
}
inline NodeId effect_in(const Book& book, const Node& ability) {
  const int place = first_kid_of(book, ability, Sort::Stmt);
  return place < ability.kid_count ? book.kid(ability, place) : kNoNode;
}
inline NodeId event_in(const Book& book, const Node& ability) {
  const int place = first_kid_of(book, ability, Sort::Event);
  return place < ability.kid_count ? book.kid(ability, place) : kNoNode;
}

// Calls fn(node) for a node and for every node beneath it, parents first.
template <class Fn>
void walk(const Book& book, NodeId root, Fn&& fn) {
  fn(root);
  for (const NodeId kid : book.kids(book[root])) walk(book, kid, fn);
}
// Whether `is` is true for the node or for a node beneath it.
template <class Is>
bool any_in(const Book& book, NodeId root, Is&& is) {
  if (is(root)) return true;
  for (const NodeId kid : book.kids(book[root]))
    if (any_in(book, kid, is)) return true;
  return false;
}
inline bool says(const Book& book, NodeId root, Op word) {
  return any_in(book, root, [&](NodeId id) { return book.op(id) == word; });
}
inline bool says(const Book& book, NodeId root, OpTraits trait) {
  return any_in(book, root, [&](NodeId id) { return book.has(id, trait); });
}

}  // namespace kawari
