#include "ir/tree.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>

#include "base/limits.h"

namespace kawari {
namespace {

// Adds absent kids that were left out at the end.
void fill_up(const Arity& arity, std::vector<TreePtr>& kids) {
  while (!arity.many && kids.size() < arity.kids.size() && arity.kids[kids.size()].optional)
    kids.push_back(make_tree(Op::none));
}

}  // namespace

TreePtr make_tree(Op op, std::vector<TreePtr> kids, int value, std::string word, Hint hint) {
  static const TreePtr none = std::make_shared<const Tree>();
  if (op == Op::none) return none;
  if (!is_own(op)) fill_up(core_ops().arity(op), kids);
  auto tree = std::make_shared<Tree>();
  tree->op = op;
  tree->value = value;
  tree->word = std::move(word);
  tree->hint = hint;
  tree->kids = std::move(kids);
  return tree;
}

bool same_tree(const Tree& a, const Tree& b) {
  if (a.op != b.op || a.value != b.value || a.word != b.word || a.hint != b.hint || a.reg != b.reg ||
      a.kids.size() != b.kids.size()) {
    return false;
  }
  for (std::size_t i = 0; i < a.kids.size(); ++i) {
    if (!same_tree(*a.kids[i], *b.kids[i])) return false;
  }
  return true;
}

namespace {

// Bits that are all zero are not shown, nor the value of a node that has none.
bool shows_value(ValueOf kind, int value) {
  switch (kind) {
    case ValueOf::None:
      return false;
    case ValueOf::Choice:
    case ValueOf::Limit:
    case ValueOf::Replace:
    case ValueOf::Way:
    case ValueOf::Entry:
    case ValueOf::Linking:
    case ValueOf::Side:
      return value != 0;
    case ValueOf::Number:
    case ValueOf::Stat:
    case ValueOf::Ban:
    case ValueOf::Permission:
    case ValueOf::Word:
    case ValueOf::Keyword:
    case ValueOf::Colour:
    case ValueOf::Kind:
    case ValueOf::Zone:
    case ValueOf::Fact:
    case ValueOf::Comparison:
    case ValueOf::Figure:
    case ValueOf::Register:
    case ValueOf::Role:
    case ValueOf::Place:
      return true;
  }
  return true;
}

void write(const Tree& tree, const GameNames& names, std::string& out) {
  if (tree.op == Op::none) {
    out += "none";
    return;
  }
  const OpInfo& node = names.ops()[tree.op];
  out += "(";
  out += node.name;
  out += hint_text(tree.hint, *names.values);
  if (tree.reg != kNoRegister) out += "@" + std::to_string(tree.reg);
  if (node.value == ValueOf::Word) {
    out += " \"" + tree.word + "\"";
  } else if (shows_value(node.value, tree.value)) {
    out += " " + symbol_of(node.value, tree.value, names);
  }
  std::size_t count = tree.kids.size();
  while (count > 0 && tree.kids[count - 1]->op == Op::none) --count;
  for (std::size_t i = 0; i < count; ++i) {
    out += " ";
    write(*tree.kids[i], names, out);
  }
  out += ")";
}

class Reader {
 public:
  Reader(std::string_view text, std::string* error, const GameNames& names)
      : text_(text), error_(error), names_(names) {}

  TreePtr whole() {
    TreePtr tree = node();
    skip_blanks();
    if (tree && at_ != text_.size()) return wrong("something follows the tree");
    return tree;
  }

 private:
  TreePtr wrong(std::string what) {
    if (error_) *error_ = what + " at column " + std::to_string(at_ + 1);
    return nullptr;
  }
  void skip_blanks() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
  }
  std::string_view atom() {
    const std::size_t from = at_;
    while (at_ < text_.size() && !std::isspace(static_cast<unsigned char>(text_[at_])) && text_[at_] != '(' &&
           text_[at_] != ')' && text_[at_] != '"') {
      ++at_;
    }
    return text_.substr(from, at_ - from);
  }
  // The register in "name~hint@register"; nothing if it is not a number or too large.
  static std::optional<std::uint8_t> register_of(std::string_view& name) {
    const auto where = name.find('@');
    if (where == std::string_view::npos) return kNoRegister;
    const std::string_view digits = name.substr(where + 1);
    std::uint8_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    name = name.substr(0, where);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    return number;
  }

  TreePtr node() {
    if (depth_ >= limits::kTreeDepth)
      return wrong("more than " + std::to_string(limits::kTreeDepth) + " levels of brackets");
    ++depth_;
    TreePtr tree = inside();
    --depth_;
    return tree;
  }
  TreePtr inside() {
    skip_blanks();
    if (at_ >= text_.size()) return wrong("a tree is missing");
    if (text_[at_] != '(') {
      if (atom() == "none") return make_tree(Op::none);
      return wrong("expected ( or none");
    }
    ++at_;
    std::string_view name = atom();
    const auto reg = register_of(name);
    if (!reg) return wrong("the register of " + std::string(name) + " is no number from 0 to 255");
    const std::size_t marks = std::min(name.find('~'), name.size());
    std::string problem;
    const auto hint = hint_from_text(name.substr(marks), problem, *names_.values);
    if (!hint) return wrong(problem);
    name = name.substr(0, marks);
    const auto op = names_.ops().named(name);
    if (!op) return wrong("no node is named " + std::string(name));
    Tree tree;
    tree.op = *op;
    tree.hint = *hint;
    tree.reg = *reg;
    skip_blanks();
    if (at_ < text_.size() && text_[at_] == '"') {
      const auto end = text_.find('"', at_ + 1);
      if (end == std::string_view::npos) return wrong("a word is not closed");
      tree.word = std::string(text_.substr(at_ + 1, end - at_ - 1));
      at_ = end + 1;
    } else if (at_ < text_.size() && text_[at_] != '(' && text_[at_] != ')') {
      const std::size_t before = at_;
      const std::string_view symbol = atom();
      if (symbol == "none") {
        at_ = before;
      } else {
        const auto value = symbol_value(names_.ops()[*op].value, symbol, names_);
        if (!value) return wrong(no_value(*op, symbol, names_));
        tree.value = *value;
      }
    }
    for (;;) {
      skip_blanks();
      if (at_ >= text_.size()) return wrong("a bracket is not closed");
      if (text_[at_] == ')') break;
      TreePtr kid = node();
      if (!kid) return nullptr;
      tree.kids.push_back(std::move(kid));
    }
    ++at_;
    fill_up(names_.ops().arity(tree.op), tree.kids);
    return std::make_shared<const Tree>(std::move(tree));
  }

  std::string_view text_;
  std::string* error_;
  const GameNames& names_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

}  // namespace

std::string to_text(const Tree& tree, const GameNames& names) {
  std::string out;
  write(tree, names, out);
  return out;
}

TreePtr tree_from_text(std::string_view text, std::string* error, const GameNames& names) {
  return Reader(text, error, names).whole();
}

}  // namespace kawari
