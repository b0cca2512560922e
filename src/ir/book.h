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
#include "ir/ops.h"
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

  // A book holds the programs of one game, whose ops it knows. Says whose: false where it is another's
  // already. A book that has not been told holds programs of core ops alone.
  bool belong_to(const Ops& ops);
  const Ops& ops() const { return *ops_; }

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
  Sort sort(NodeId id) const { return ops_->sort(op(id)); }
  bool has(const Node& node, OpTraits trait) const { return ops_->has(node.op, trait); }
  bool has(NodeId id, OpTraits trait) const { return ops_->has(op(id), trait); }
  Reads reads(NodeId id) const { return reads_[index(id)]; }  // what evaluating it looks at
  TreePtr tree(NodeId id) const;
  std::string text(NodeId id) const;  // to_text() of it: keywords and colours by their numbers

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
  const Ops* ops_;
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
std::string verify(const Ops& ops, const Tree& tree, Sort wanted);

// Lower case, plain apostrophes and dashes, single blanks: how names are compared.
std::string fold(std::string_view text);

// The place of a node's first kid of that sort: of the effect of an ability, of the event that it waits for,
// of the first of several modes. The number of its kids where there is none.
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
inline bool says(const Book& book, NodeId root, OpTraits trait) {
  return any_in(book, root, [&](NodeId id) { return book.has(id, trait); });
}

}  // namespace kawari
