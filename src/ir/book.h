// The book holds the programs of a set of cards as flat nodes, and the words that programs name. Programs are
// verified when they are added, so that the interpreter has nothing left to check. Ids are of one book: what
// another book needs of this one is copied.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "ir/node.h"
#include "ir/tree.h"

namespace kawari {

// An event that some program asks the turn about: "if you've played a song this turn". A State counts what
// has happened of these, and of nothing else.
struct AskedEvent {
  NodeId event = kNoNode;
  FactSet facts;
  std::uint32_t most = 1;  // no program tells larger counts apart
  bool which = false;      // it matters to which object it happened
  bool other = false;      // … or only whether it was another than the one that asks
};
// How much of something there can be, because its ids are no wider.
struct IdLimit {
  std::size_t most;
  const char* of;
  std::string sentence() const { return "The cards have more than " + std::to_string(most) + " " + of + "."; }
};

class Book {
 public:
  Book();

  // Verifies the tree (sorts, kids, registers before use), assigns continuations, stores it.
  Result<NodeId> add(const Tree& ability);
  // Copies a program of another book, by its root: the nodes keep their distances from it.
  NodeId copy(const Book& from, NodeId root);
  NodeId root_of(NodeId node) const;  // of the program that the node is in
  // The limit that was reached; nullptr: there is room. A book that has reached one is of no use.
  const IdLimit* limit() const { return full_; }

  const Node& operator[](NodeId id) const { return nodes_[index(id)]; }
  NodeId kid(const Node& node, int i) const { return kids_[node.first_kid + static_cast<std::uint32_t>(i)]; }
  NodeId kid(NodeId id, int i) const { return kid((*this)[id], i); }
  std::span<const NodeId> kids(const Node& node) const {
    return {kids_.data() + node.first_kid, node.kid_count};
  }
  Op op(NodeId id) const { return (*this)[id].op; }
  bool absent(NodeId id) const { return op(id) == Op::none; }
  Reads reads(NodeId id) const { return reads_[index(id)]; }  // what evaluating it looks at
  TreePtr tree(NodeId id) const;

  WordId intern(std::string_view word);  // case and apostrophes do not matter; kNoWord: there is no room
  WordId copy(const Book& from, WordId word);  // a word of another book
  WordId find(std::string_view word) const;    // kNoWord where nobody has used it
  const std::string& word(WordId id) const { return words_[index(id)]; }
  const std::string& folded(WordId id) const { return folded_[index(id)]; }  // as names are compared
  std::size_t size() const { return nodes_.size(); }
  const std::vector<AskedEvent>& asked() const { return asked_; }
  FactSet asked_facts() const { return asked_facts_; }
  // For an event node that a program asks about: its place in asked(), counted from 1.
  std::uint16_t asked_number(NodeId event) const { return asked_numbers_[index(event)]; }
  // A filter that is about objects in play alone: it names neither another zone nor cards one by one.
  bool plain(NodeId filter) const { return index(filter) < plain_.size() && plain_[index(filter)] != 0; }

 private:
  void ask_about(NodeId asking);
  void note_plain(NodeId id);
  void write_meaning(NodeId id, std::string& out) const;
  NodeId store(const Tree& tree, NodeId next, int loop_depth);
  WordId intern(std::string_view word, std::string folded);
  std::vector<Node> nodes_;
  std::vector<Hint> hints_;    // of each node
  std::vector<NodeId> roots_;  // of the programs, as they stand: each ends where the next begins
  std::vector<Reads> reads_;
  std::vector<NodeId> kids_;
  std::vector<std::uint8_t> plain_;  // a flag per node
  std::vector<AskedEvent> asked_;
  std::vector<std::uint16_t> asked_numbers_;                       // a number per node, 0: nobody asks
  std::unordered_map<std::string, std::uint16_t> asked_meanings_;  // the number of each
  FactSet asked_facts_;
  const IdLimit* full_ = nullptr;
  std::vector<std::string> words_;
  std::vector<std::string> folded_;
  std::unordered_map<std::string, WordId> word_ids_;
};

// The first thing wrong with a tree of the wanted sort, or an empty string.
std::string verify(const Tree& tree, Sort wanted);

// Lower case, plain apostrophes and dashes, single blanks: how names are compared.
std::string fold(std::string_view text);

// Calls fn(node) for a node and for all beneath it, each before its kids.
template <class Fn>
void walk(const Book& book, NodeId root, Fn&& fn) {
  fn(root);
  for (const NodeId kid : book.kids(book[root])) walk(book, kid, fn);
}
// Whether the node, or one beneath it, is such a node.
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

}  // namespace kawari
