#include <algorithm>
#include <cctype>
#include <optional>

#include "ir/symbols.h"
#include "text/tables.h"

namespace kawari {
namespace {

struct PseudoName {
  std::string_view name;
  Op op;
};
constexpr PseudoName kPseudoNames[] = {
    {"apply", kApply},        {"again", kAgain},       {"pro", kPronoun},
    {"that", kThat},          {"those-cards", kThose}, {"leaf", kLeaf},
    {"that-many", kThatMany}, {"they", kTheyPlayers},  {"same-duration", kSameDuration},
    {"whose", kShownHand}};

class Reader {
 public:
  Reader(std::string_view text, const GameNames& game, std::vector<std::string>& names, std::string& problem)
      : text_(text), game_(game), names_(names), problem_(problem) {}

  bool whole(Term& out) {
    if (!term(out)) return false;
    blanks();
    return at_ == text_.size() || wrong("something follows the template");
  }

 private:
  bool wrong(std::string what) {
    problem_ = std::move(what) + " in template " + std::string(text_);
    return false;
  }
  void blanks() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  std::string_view atom() {
    const std::size_t from = at_;
    while (at_ < text_.size() && text_[at_] != ' ' && text_[at_] != '(' && text_[at_] != ')') ++at_;
    return text_.substr(from, at_ - from);
  }
  int var(std::string_view name) {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (names_[i] == name) return static_cast<int>(i);
    }
    names_.emplace_back(name);
    return static_cast<int>(names_.size()) - 1;
  }

  bool term(Term& out) {
    blanks();
    if (at_ >= text_.size()) return wrong("a term is missing");
    if (text_[at_] != '(') return plain(atom(), out);
    ++at_;
    std::string_view name = atom();
    const std::size_t marks = std::min(name.find('~'), name.size());
    std::string bad_hint;
    const auto hint = hint_from_text(name.substr(marks), bad_hint, *game_.values);
    if (!hint) return wrong(bad_hint);
    out.hint = *hint;
    name = name.substr(0, marks);
    std::optional<Op> op = game_.ops().named(name);
    for (const PseudoName& pseudo_name : kPseudoNames) {
      if (pseudo_name.name == name) op = pseudo_name.op;
    }
    if (!op) return wrong("no node is named " + std::string(name));
    out.op = *op;
    if (!value(out)) return false;
    for (;;) {
      blanks();
      if (at_ >= text_.size()) return wrong("a bracket is not closed");
      if (text_[at_] == ')') break;
      if (!term(out.kids.emplace_back())) return false;
    }
    ++at_;
    const Arity& arity = game_.ops().arity(out.op);
    while (!arity.many && out.kids.size() < arity.kids.size() && arity.kids[out.kids.size()].optional)
      out.kids.emplace_back();
    if (in_programs(out.op) && !arity.many && out.kids.size() != arity.kids.size()) {
      return wrong(std::string(name) + " has the wrong number of kids");
    }
    return true;
  }

  bool plain(std::string_view name, Term& out) {
    if (name.starts_with('$')) {
      out.is_var = true;
      out.var = var(name.substr(1));
    } else if (name == "#") {
      out.op = kHole;
    } else if (name == "^") {
      out.op = kDurationHole;
    } else if (name != "none") {
      // A node without kids may be written without brackets: (draw you $a).
      const auto op = game_.ops().named(name);
      if (!op) return wrong("no node is named " + std::string(name));
      out.op = *op;
    }
    return true;
  }

  ValueOf value_of(Op op) const {
    if (op == kThat) return ValueOf::Kind;
    if (op == kLeaf) return ValueOf::Stat;  // "stat-name" is the only category whose rows write it
    return in_programs(op) ? game_.ops()[op].value : ValueOf::Number;
  }

  // The value of a node, where one is written: an atom before the kids.
  bool value(Term& out) {
    blanks();
    const ValueOf kind = value_of(out.op);
    if (at_ >= text_.size() || text_[at_] == '(' || text_[at_] == ')' || text_[at_] == '$') return true;
    const std::size_t before = at_;
    const std::string_view symbol = atom();
    if (symbol.starts_with("=$")) {
      out.value_is = Term::Value::variable;
      out.var = var(symbol.substr(2));
    } else if (symbol == "_") {
      out.value_is = Term::Value::wild;
    } else if (symbol.starts_with('\'')) {
      out.word = std::string(symbol.substr(1));
    } else if (out.op == kPronoun) {
      for (int i = 0; i < static_cast<int>(Pronoun::count_); ++i) {
        if (name_of(static_cast<Pronoun>(i)) == symbol) {
          out.value = i;
          return true;
        }
      }
      return wrong("no pronoun is named " + std::string(symbol));
    } else if (out.op == kThatMany && game_.ops().named(symbol)) {
      out.value = static_cast<int>(*game_.ops().named(symbol));
    } else if (kind == ValueOf::None || symbol == "none" || symbol == "#" || symbol == "^") {
      at_ = before;
    } else if (const auto number = symbol_value(kind, symbol, game_)) {
      out.value = *number;
    } else if (in_programs(out.op) && !game_.ops().named(symbol)) {
      return wrong(no_value(out.op, symbol, game_));
    } else {
      at_ = before;  // it is a kid without brackets
    }
    return true;
  }

  std::string_view text_;
  const GameNames& game_;
  std::vector<std::string>& names_;
  std::string& problem_;
  std::size_t at_ = 0;
};

}  // namespace

bool read_template(std::string_view text, const GameNames& game, std::vector<std::string>& names, Term& out,
                   std::string& problem) {
  return Reader(text, game, names, problem).whole(out);
}

}  // namespace kawari
