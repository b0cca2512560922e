#include "ir/book.h"

namespace kawari {

namespace {

// The few Latin letters with marks that card names use keep one form in both cases.
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

// Node 0 and word 0 stand for what is absent.
Book::Book() : nodes_(1), reads_(1), asked_numbers_(1), words_(1), folded_(1) {}

Result<NodeId> Book::add(const Tree& ability) {
  std::string wrong = verify(ability, Sort::Ability);
  if (!wrong.empty()) return fail("The program is not sound: " + wrong + ".", to_text(ability));
  const NodeId root = store(ability, kNoNode, 0);
  if (asked_.size() > kMaxAsked)
    return fail("The cards ask about more kinds of events than a match can count.", to_text(ability));
  return root;
}

// The same meaning: whatever the words were, and whichever registers they use.
bool Book::same(NodeId a, NodeId b) const {
  const Node& x = (*this)[a];
  const Node& y = (*this)[b];
  if (x.op != y.op || x.value != y.value || x.kid_count != y.kid_count) return false;
  for (int i = 0; i < x.kid_count; ++i)
    if (!same(kid(x, i), kid(y, i))) return false;
  return true;
}

namespace {

FactSet facts_in(const Book& book, NodeId id) {
  const Node& node = book[id];
  if (node.op == Op::event) return fact_bit(fact_of(node.value));
  FactSet all = 0;
  for (int i = 0; i < node.kid_count; ++i) all |= facts_in(book, book.kid(node, i));
  return all;
}

bool says_other(const Book& book, NodeId id) {
  const Node& node = book[id];
  if (node.op == Op::other) return true;
  for (int i = 0; i < node.kid_count; ++i)
    if (says_other(book, book.kid(node, i))) return true;
  return false;
}

}  // namespace

void Book::ask_about(NodeId asking) {
  const Node& node = (*this)[asking];
  const NodeId event = kid(node, 0);
  std::size_t at = 0;
  while (at < asked_.size() && !same(asked_[at].event, event)) ++at;
  if (at == asked_.size())
    asked_.push_back({event, facts_in(*this, event), 1, false, says_other(*this, event)});
  AskedEvent& asked = asked_[at];
  asked.which = asked.which || node.op == Op::happened_to;
  int most = 1;
  if (node.op == Op::times_happened) most = 255;
  if (node.op == Op::happened && !absent(kid(node, 1))) {
    const Node& many = (*this)[kid(node, 1)];
    most = many.op == Op::number && many.value < 255 ? many.value + 1 : 255;
  }
  if (most > asked.most) asked.most = static_cast<std::uint8_t>(most);
  asked_facts_ |= asked.facts;
  asked_numbers_[index(event)] = static_cast<std::uint8_t>(at + 1);
}

NodeId Book::store(const Tree& tree, NodeId next, int loop_depth) {
  if (tree.op == Op::none) return kNoNode;
  const NodeId id{static_cast<std::uint32_t>(nodes_.size())};
  Node node;
  node.op = tree.op;
  node.value = static_cast<std::int16_t>(tree.value);
  node.kid_count = static_cast<std::uint8_t>(tree.kids.size());
  node.reg = tree.reg;
  node.hint = tree.hint;
  node.first_kid = static_cast<std::uint32_t>(kids_.size());
  const Sort sort = info(tree.op).sort;
  if (sort == Sort::Stmt) node.next = next;
  if (info(tree.op).value == ValueOf::Word) node.value = static_cast<std::int16_t>(index(intern(tree.word)));
  if (tree.op == Op::each_player) node.value = static_cast<std::int16_t>(loop_depth);
  if (tree.op == Op::each_of_them) node.value = static_cast<std::int16_t>(loop_depth - 1);
  nodes_.push_back(node);
  asked_numbers_.push_back(0);
  kids_.resize(kids_.size() + tree.kids.size(), kNoNode);

  const auto put = [&](std::size_t i, NodeId after, int depth) {
    const NodeId kid = store(*tree.kids[i], after, depth);
    kids_[node.first_kid + i] = kid;
  };
  switch (tree.op) {
    case Op::seq:
      // Backwards, so that each statement knows the one behind it.
      for (std::size_t i = tree.kids.size(); i-- > 0;) {
        put(i, i + 1 < tree.kids.size() ? kids_[node.first_kid + i + 1] : next, loop_depth);
      }
      break;
    case Op::if_done:
    case Op::if_not_done:
      put(0, id, loop_depth);  // entered again when the first half is over
      put(1, next, loop_depth);
      break;
    case Op::repeat:
      put(0, kNoNode, loop_depth);
      put(1, id, loop_depth);  // and back here, until it is done
      break;
    case Op::each_player:
      put(0, kNoNode, loop_depth);
      put(1, id, loop_depth + 1);
      break;
    case Op::delay:
    case Op::replacement:
    case Op::triggered:
    case Op::activated:
    case Op::static_:
    case Op::action_text:
      // These statements run in frames of their own.
      for (std::size_t i = 0; i < tree.kids.size(); ++i)
        put(i, kNoNode, tree.op == Op::delay ? loop_depth : 0);
      break;
    default:
      // may, if, instead, choose-one, or, unless-pays: what follows the whole follows each branch.
      for (std::size_t i = 0; i < tree.kids.size(); ++i) put(i, next, loop_depth);
      break;
  }
  Reads looks_at = reads_of(tree.op, node.value);
  for (std::size_t i = 0; reads_through(tree.op) && i < tree.kids.size(); ++i)
    looks_at |= reads(kids_[node.first_kid + i]);
  if (reads_.size() <= index(id)) reads_.resize(nodes_.size());
  reads_[index(id)] = looks_at;
  note_plain(id);
  if (tree.op == Op::happened || tree.op == Op::happened_to || tree.op == Op::times_happened) ask_about(id);
  return id;
}

void Book::note_plain(NodeId id) {
  const Node& node = (*this)[id];
  bool plain = node.op != Op::in_zone && node.op != Op::under;
  if (node.op == Op::same_as) plain = op(kid(node, 0)) != Op::ref;
  if (node.op == Op::all_of || node.op == Op::any_of)
    for (int i = 0; i < node.kid_count; ++i) plain = plain && this->plain(kid(node, i));
  if (plain_.size() <= index(id)) plain_.resize(index(id) + 1u);
  plain_[index(id)] = plain;
}

TreePtr Book::tree(NodeId id) const {
  if (id == kNoNode) return make_tree(Op::none);
  const Node& node = (*this)[id];
  Tree tree;
  tree.op = node.op;
  tree.value = node.value;
  tree.hint = node.hint;
  tree.reg = node.reg;
  if (info(node.op).value == ValueOf::Word) {
    tree.word = word(WordId(static_cast<std::uint16_t>(node.value)));
    tree.value = 0;
  }
  if (node.op == Op::each_player || node.op == Op::each_of_them) tree.value = 0;
  for (int i = 0; i < node.kid_count; ++i) tree.kids.push_back(this->tree(kid(node, i)));
  return std::make_shared<const Tree>(std::move(tree));
}

WordId Book::intern(std::string_view word) {
  const std::string key = fold(word);
  const auto found = word_ids_.find(key);
  if (found != word_ids_.end()) return found->second;
  const WordId id{static_cast<std::uint16_t>(words_.size())};
  words_.emplace_back(word);
  folded_.push_back(key);
  word_ids_.emplace(key, id);
  return id;
}

WordId Book::find(std::string_view word) const {
  const auto found = word_ids_.find(fold(word));
  return found == word_ids_.end() ? kNoWord : found->second;
}

}  // namespace kawari
