#include "ir/book.h"

#include <algorithm>
#include <cassert>

#include "ir/event_forms.h"

namespace kawari {

namespace {

// Accented Latin letters in card names: upper and lower case are treated as equal.
void push_lower(std::string& out, std::string_view text, std::size_t& i) {
  const auto byte = [&](std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0u;
  };
  const unsigned c = byte(i);
  if (c >= 'A' && c <= 'Z') {
    out += static_cast<char>(c + 32);
  } else if (c == 0xC3 && byte(i + 1) >= 0x80 && byte(i + 1) <= 0x9E && byte(i + 1) != 0x97) {
    out += text[i];
    out += static_cast<char>(byte(++i) + 0x20);
  } else if (c == 0xE2 && byte(i + 1) == 0x80 && (byte(i + 2) == 0x98 || byte(i + 2) == 0x99)) {
    out += '\'';
    i += 2;
  } else if (c == 0xE2 && byte(i + 1) == 0x80 && byte(i + 2) >= 0x90 && byte(i + 2) <= 0x95) {
    out += '-';
    i += 2;
  } else {
    out += text[i];
  }
}

}  // namespace

std::string fold(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ' ' || text[i] == '\t' || text[i] == '\n' || text[i] == '\r') {
      if (!out.empty() && out.back() != ' ') out += ' ';
      continue;
    }
    push_lower(out, text, i);
  }
  while (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

namespace {

constexpr IdLimit kWords{0xFFFF, "different words (names, classifications, names of abilities)"};
constexpr IdLimit kAsked{0xFFFF, "kinds of events that some card asks about"};
constexpr IdLimit kNodes{0x7FFFFFFF, "nodes of programs"};

}  // namespace

// Node 0 and word 0 mean "absent".
Book::Book() : ops_(&core_ops()), nodes_(1), hints_(1), reads_(1), asked_numbers_(1), words_(1), folded_(1) {}

bool Book::belong_to(const Ops& ops) {
  if (ops_ == &core_ops()) ops_ = &ops;
  return ops_ == &ops || &ops == &core_ops();
}

Result<NodeId> Book::add(const Tree& ability) {
  std::string wrong = verify(*ops_, ability, Sort::Ability);
  if (!wrong.empty()) {
    GameNames names;
    names.game_ops = ops_;
    return fail("The program is not sound: " + wrong + ".", to_text(ability, names));
  }
  const NodeId root = store(ability, kNoNode, 0);
  roots_.push_back(root);
  if (nodes_.size() > kNodes.most) full_ = &kNodes;
  if (full_ != nullptr) return fail(full_->sentence());
  return root;
}

NodeId Book::root_of(NodeId node) const {
  return node == kNoNode ? kNoNode : *(std::upper_bound(roots_.begin(), roots_.end(), node) - 1);
}

// A program is contiguous: its nodes begin at the root, its kids are in the same order.
NodeId Book::copy(const Book& from, NodeId root) {
  if (root == kNoNode) return kNoNode;
  [[maybe_unused]] const bool same_game = belong_to(*from.ops_);
  assert(same_game);
  const auto after = std::upper_bound(from.roots_.begin(), from.roots_.end(), root);
  const bool last = after == from.roots_.end();
  const std::uint32_t begin = index(root);
  const std::uint32_t end = last ? static_cast<std::uint32_t>(from.nodes_.size()) : index(*after);
  const std::uint32_t first_kid = from.nodes_[begin].first_kid;
  const std::uint32_t last_kid =
      last ? static_cast<std::uint32_t>(from.kids_.size()) : from.nodes_[end].first_kid;
  const std::uint32_t here = static_cast<std::uint32_t>(nodes_.size());
  const std::uint32_t kids_here = static_cast<std::uint32_t>(kids_.size());
  const auto moved = [&](NodeId id) { return id == kNoNode ? id : NodeId{index(id) - begin + here}; };
  if (nodes_.size() + (end - begin) > kNodes.most) {
    full_ = &kNodes;
    return kNoNode;
  }
  for (std::uint32_t i = begin; i < end; ++i) {
    Node copied = from.nodes_[i];
    copied.first_kid = copied.first_kid - first_kid + kids_here;
    copied.next = moved(copied.next);
    if ((*ops_)[copied.op].value == ValueOf::Word) {
      const WordId word{static_cast<std::uint16_t>(copied.value)};
      copied.value = index(copy(from, word));
    }
    nodes_.push_back(copied);
    contained_.add(copied.op);
  }
  for (std::uint32_t i = first_kid; i < last_kid; ++i) kids_.push_back(moved(from.kids_[i]));
  hints_.insert(hints_.end(), from.hints_.begin() + begin, from.hints_.begin() + end);
  reads_.insert(reads_.end(), from.reads_.begin() + begin, from.reads_.begin() + end);
  plain_.resize(here);
  plain_.insert(plain_.end(), from.plain_.begin() + begin, from.plain_.begin() + end);
  asked_numbers_.resize(nodes_.size());
  roots_.push_back(NodeId{here});
  for (std::uint32_t i = here; i < nodes_.size(); ++i)
    if (has(NodeId{i}, Traits::AsksTurn)) ask_about(NodeId{i});
  return NodeId{here};
}

// Equal meanings give equal bytes, regardless of wording and register numbers.
void Book::write_meaning(NodeId id, std::string& out) const {
  const Node& node = (*this)[id];
  const std::uint32_t parts[] = {static_cast<std::uint32_t>(node.op), static_cast<std::uint32_t>(node.value),
                                 node.kid_count};
  for (const std::uint32_t part : parts)
    for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>(part >> shift & 0xFF);
  for (const NodeId kid : kids(node)) write_meaning(kid, out);
}

void Book::ask_about(NodeId asking) {
  const Node& node = (*this)[asking];
  const NodeId event = kid(node, 0);
  std::string meaning;
  write_meaning(event, meaning);
  const auto found = asked_meanings_.find(meaning);
  if (found == asked_meanings_.end() && asked_.size() == kAsked.most) {
    full_ = &kAsked;
    return;
  }
  if (found == asked_meanings_.end())
    asked_.push_back({event, watched(*this, event), 1, false, says(*this, event, Op::other)});
  const std::uint16_t number =
      found == asked_meanings_.end()
          ? asked_meanings_.emplace(std::move(meaning), static_cast<std::uint16_t>(asked_.size()))
                .first->second
          : found->second;
  AskedEvent& asked = asked_[number - 1u];
  asked.which = asked.which || node.op == Op::happened_to;
  constexpr std::uint32_t kAll = UINT32_MAX;
  std::uint32_t most = 1;
  if (node.op == Op::times_happened) most = kAll;
  if (node.op == Op::happened && !absent(kid(node, 1))) {
    const Node& many = (*this)[kid(node, 1)];
    most = many.op == Op::number ? static_cast<std::uint32_t>(std::max(0, many.value)) + 1 : kAll;
  }
  asked.most = std::max(asked.most, most);
  asked_facts_ |= asked.facts;
  asked_numbers_[index(event)] = number;
}

NodeId Book::store(const Tree& tree, NodeId next, int loop_depth) {
  if (tree.op == Op::none) return kNoNode;
  const NodeId id{static_cast<std::uint32_t>(nodes_.size())};
  Node node;
  node.op = tree.op;
  node.value = tree.value;
  node.kid_count = static_cast<std::uint8_t>(tree.kids.size());
  node.reg = tree.reg;
  node.first_kid = static_cast<std::uint32_t>(kids_.size());
  const Sort sort = ops_->sort(tree.op);
  if (sort == Sort::Stmt) node.next = next;
  if ((*ops_)[tree.op].value == ValueOf::Word) node.value = index(intern(tree.word));
  if (tree.op == Op::each_player) node.value = loop_depth;
  if (tree.op == Op::each_of_them) node.value = loop_depth - 1;
  nodes_.push_back(node);
  contained_.add(node.op);
  hints_.push_back(tree.hint);
  asked_numbers_.push_back(0);
  kids_.resize(kids_.size() + tree.kids.size(), kNoNode);

  const bool in_order = ops_->has(tree.op, Traits::InOrder);
  bool returns = ops_->has(tree.op, Traits::FirstReturns);
  const bool own_frame = ops_->has(tree.op, Traits::OwnFrame);
  for (std::size_t n = 0; n < tree.kids.size(); ++n) {
    // Go backwards if each statement needs the id of its successor.
    const std::size_t i = in_order ? tree.kids.size() - 1 - n : n;
    // The successor of the whole statement is the successor of each branch.
    NodeId after = own_frame ? kNoNode : next;
    if (in_order && n > 0) after = kids_[node.first_kid + i + 1];
    if (returns && ops_->sort(tree.kids[i]->op) == Sort::Stmt) {
      after = id;
      returns = false;
    }
    int depth = own_frame && sort == Sort::Ability ? 0 : loop_depth;
    if (tree.op == Op::each_player && i == 1) ++depth;
    const NodeId kid = store(*tree.kids[i], after, depth);
    kids_[node.first_kid + i] = kid;
  }
  Reads reads_here = ops_->reads(tree.op, node.value);
  for (std::size_t i = 0; ops_->reads_through(tree.op) && i < tree.kids.size(); ++i)
    reads_here |= reads(kids_[node.first_kid + i]);
  if (reads_.size() <= index(id)) reads_.resize(nodes_.size());
  reads_[index(id)] = reads_here;
  note_plain(id);
  if (ops_->has(tree.op, Traits::AsksTurn)) ask_about(id);
  return id;
}

void Book::note_plain(NodeId id) {
  const Node& node = (*this)[id];
  bool plain = !has(node, Traits::NamesZone);
  if (node.op == Op::same_as) plain = op(kid(node, 0)) != Op::ref;
  if (has(node, Traits::ListsFilters))
    for (const NodeId kid : kids(node)) plain = plain && this->plain(kid);
  if (plain_.size() <= index(id)) plain_.resize(index(id) + 1u);
  plain_[index(id)] = plain;
}

std::string Book::text(NodeId id) const {
  GameNames names;
  names.game_ops = ops_;
  return to_text(*tree(id), names);
}

TreePtr Book::tree(NodeId id) const {
  if (id == kNoNode) return make_tree(Op::none);
  const Node& node = (*this)[id];
  Tree tree;
  tree.op = node.op;
  tree.value = node.value;
  tree.hint = hints_[index(id)];
  tree.reg = node.reg;
  if ((*ops_)[node.op].value == ValueOf::Word) {
    tree.word = word(WordId(static_cast<std::uint16_t>(node.value)));
    tree.value = 0;
  }
  if (node.op == Op::each_player || node.op == Op::each_of_them) tree.value = 0;
  for (const NodeId kid : kids(node)) tree.kids.push_back(this->tree(kid));
  return std::make_shared<const Tree>(std::move(tree));
}

WordId Book::intern(std::string_view word) { return intern(word, fold(word)); }

WordId Book::copy(const Book& from, WordId word) {
  return word == kNoWord ? kNoWord : intern(from.words_[index(word)], from.folded_[index(word)]);
}

WordId Book::intern(std::string_view word, std::string folded) {
  const auto found = word_ids_.find(folded);
  if (found != word_ids_.end()) return found->second;
  if (words_.size() > kWords.most) {
    full_ = &kWords;
    return kNoWord;
  }
  const WordId id{static_cast<std::uint16_t>(words_.size())};
  words_.emplace_back(word);
  folded_.push_back(folded);
  word_ids_.emplace(std::move(folded), id);
  return id;
}

WordId Book::find(std::string_view word) const {
  const auto found = word_ids_.find(fold(word));
  return found == word_ids_.end() ? kNoWord : found->second;
}

}  // namespace kawari
