#include "text/print.h"

#include <algorithm>
#include <optional>

#include "text/match.h"
#include "text/tokens.h"

namespace kawari {
namespace {

struct Ask {
  Number number = Number::sg;
  Gender gender = Gender::m;
  Mood mood = Mood::imperative;
  const std::vector<std::string>* adjective = nullptr;
};
struct Printed {
  std::vector<std::string> tokens;
  Features features;
};

std::size_t form_index(std::size_t count, const Features& features) {
  const bool plural = features.number == Number::pl;
  const bool feminine = features.gender == Gender::f;
  if (count >= 4) return (plural ? 2u : 0u) + (feminine ? 1u : 0u);
  return plural ? count - 1 : 0;
}

void append(std::vector<std::string>& out, const std::vector<std::string>& more) {
  out.insert(out.end(), more.begin(), more.end());
}

class Printer {
 public:
  Printer(const Grammar& grammar, Language language, std::uint64_t* keywords_seen)
      : tables_(grammar.tables()),
        words_(grammar.vocabulary()),
        language_(language),
        keywords_seen_(keywords_seen) {}

  Referents referents;
  bool canonical = false;  // canonical rows may stand in for the surface's own

  // Canonical rows stand in where no row of the printed surface fits; a row that only passes on to another
  // category waits with that until the others have been tried, too.
  std::optional<Printed> print(const Tree& tree, int category, const Ask& ask, bool may_be_canonical = true) {
    const Category& what = tables_.categories[static_cast<std::size_t>(category)];
    if (tree.op == kLeaf && what.builtin != Builtin::none) return print_builtin(tree, what.builtin, ask);
    if (depth_ > 60) return std::nullopt;
    ++depth_;
    // An ability inside the ability: its references are to its own event and choices.
    const bool inner_ability =
        tree.op < Op::count_ && info(tree.op).sort == Sort::Ability && inside_ != nullptr && inside_ != &tree;
    const Referents outer = inner_ability ? referents : Referents{};
    const Tree* const outside = inside_;
    if (inner_ability) {
      referents = Referents{};
      referents.collect(tree);
    }
    if (tree.op < Op::count_ && info(tree.op).sort == Sort::Ability) inside_ = &tree;
    const auto found = what.rows_by_op.find(static_cast<int>(tree.op));
    const std::vector<int>& rows = found == what.rows_by_op.end() ? what.rows_any_op : found->second;
    std::optional<Printed> out;
    for (const bool strict : {true, false}) {
      if (!strict && !(may_be_canonical && canonical)) break;
      for (const int id : rows) {
        const CompiledRow& row = tables_.rows[static_cast<std::size_t>(id)];
        const Column& column = row.columns[static_cast<std::size_t>(language_)];
        if (!column.present) continue;
        Matcher matcher(referents);
        for (const Binds& binds : matcher.match(row.tree, tree, strict)) {
          out = print_column(row, column, binds, ask, what.name, !row.tree.is_var || !strict);
          if (out) break;
        }
        if (out) break;
      }
      if (out) break;
    }
    --depth_;
    if (inner_ability) referents = outer;
    inside_ = outside;
    return out;
  }

 private:
  std::optional<Printed> print_builtin(const Tree& leaf, Builtin builtin, const Ask& ask) const {
    static constexpr const char* kEnglish[] = {"zero", "one",   "two",   "three", "four", "five",
                                               "six",  "seven", "eight", "nine",  "ten"};
    Printed out;
    switch (builtin) {
      case Builtin::integer:
      case Builtin::counted:
        out.features.number = leaf.value == 1 ? Number::sg : Number::pl;
        if (language_ == Language::en && leaf.hint == 1 && leaf.value >= 0 && leaf.value <= 10)
          out.tokens = {kEnglish[leaf.value]};
        else if (builtin == Builtin::counted && leaf.value == 1 && language_ == Language::en)
          out.tokens = {"a"};
        else if (builtin == Builtin::counted && leaf.value == 1 && language_ == Language::es)
          out.tokens = {ask.gender == Gender::f ? "una" : "un"};
        else
          out.tokens = {std::to_string(leaf.value)};
        return out;
      case Builtin::name:
      case Builtin::classification:
        out.tokens = {proper_name(leaf.word)};
        return out;
      case Builtin::race:
        out.tokens = {proper_name(leaf.word, language_ == Language::en && ask.number == Number::pl)};
        out.features = {ask.number, language_ == Language::ja ? Gender::f : Gender::m};
        return out;
      case Builtin::none:
        break;
    }
    return std::nullopt;
  }

  std::string proper_name(const std::string& word, bool plural = false) const {
    const ProperWord* known = nullptr;
    for (const ProperWord& proper : words_.proper) {
      if (word == proper.en) known = &proper;
    }
    if (plural) return known && known->en_plural ? known->en_plural : plural_of(word);
    if (known && language_ == Language::es && known->es) return known->es;
    if (known && language_ == Language::ja && known->ja) return known->ja;
    return word;
  }

  std::optional<Printed> print_column(const CompiledRow& row, const Column& column, const Binds& binds,
                                      const Ask& ask, const std::string& category, bool may_be_canonical) {
    bool own_adjective = false;
    for (const Element& element : column.elements)
      own_adjective = own_adjective || element.is == Element::Is::adjective;
    std::vector<Printed> slots(column.elements.size());
    std::array<std::optional<Features>, kMaxVars> features;
    std::optional<Features> first;
    // Slots that agree with another slot wait for it.
    for (const bool waiting : {false, true}) {
      for (std::size_t i = 0; i < column.elements.size(); ++i) {
        const Element& element = column.elements[i];
        if (element.is != Element::Is::slot || (element.number == Element::Ask::agree) != waiting) continue;
        const Tree* tree = binds[static_cast<std::size_t>(element.var)];
        if (tree == nullptr) return std::nullopt;
        const std::string& name = tables_.categories[static_cast<std::size_t>(element.category)].name;
        Ask inner;
        inner.mood = element.mood >= 0 ? static_cast<Mood>(element.mood) : ask.mood;
        if (column.gender >= 0) inner.gender = static_cast<Gender>(column.gender);
        const bool pass = inherits_number(name) && inherits_number(category);
        if (element.number == Element::Ask::inherit && pass) inner.number = ask.number;
        if (element.number == Element::Ask::pl) inner.number = Number::pl;
        if (element.number == Element::Ask::agree && features[static_cast<std::size_t>(element.agrees)]) {
          inner.number = features[static_cast<std::size_t>(element.agrees)]->number;
          if (is_verb_phrase(name)) inner.gender = features[static_cast<std::size_t>(element.agrees)]->gender;
        } else if (is_verb_phrase(name) && is_verb_phrase(category)) {
          inner.gender = ask.gender;
        }
        if (!element.adjective.empty())
          inner.adjective = &element.adjective;
        else if (pass && !own_adjective)
          inner.adjective = ask.adjective;
        auto printed = print(*tree, element.category, inner, may_be_canonical);
        if (!printed) return std::nullopt;
        features[static_cast<std::size_t>(element.var)] = printed->features;
        if (!first && !waiting) first = printed->features;
        slots[i] = std::move(*printed);
      }
    }
    Printed out;
    out.features.number = ask.number;
    if (first) out.features = *first;
    if (column.gender >= 0) out.features.gender = static_cast<Gender>(column.gender);
    if (column.number >= 0) out.features.number = static_cast<Number>(column.number);
    if (column.like >= 0 && features[static_cast<std::size_t>(column.like)])
      out.features = *features[static_cast<std::size_t>(column.like)];
    if (column.number_of >= 0 && features[static_cast<std::size_t>(column.number_of)]) {
      out.features.number = features[static_cast<std::size_t>(column.number_of)]->number;
    }
    for (std::size_t i = 0; i < column.elements.size(); ++i) {
      const Element& element = column.elements[i];
      switch (element.is) {
        case Element::Is::literal:
          out.tokens.push_back(element.text);
          break;
        case Element::Is::slot:
          append(out.tokens, slots[i].tokens);
          break;
        case Element::Is::adjective:
          if (ask.adjective)
            out.tokens.push_back((*ask.adjective)[form_index(ask.adjective->size(), out.features)]);
          break;
        case Element::Is::alternation: {
          Features agree = out.features;
          if (element.agrees < 0 && !first) agree.number = ask.number;
          if (element.agrees >= 0)
            agree = features[static_cast<std::size_t>(element.agrees)].value_or(Features{});
          else if (inherits_number(category))
            agree.number = ask.number;
          if (element.agrees < 0 && is_verb_phrase(category)) agree.gender = ask.gender;
          append(out.tokens, element.forms[form_index(element.forms.size(), agree)]);
          break;
        }
        case Element::Is::verb:
          append(out.tokens, verb(element, features, ask));
          break;
      }
    }
    if (row.tree.op == kLeaf && category.starts_with("keyword")) add_english_name(row, out);
    return out;
  }

  // imperative/infinitive/singular/plural; with three forms the imperative is the singular.
  const std::vector<std::string>& verb(const Element& element,
                                       const std::array<std::optional<Features>, kMaxVars>& features,
                                       const Ask& ask) const {
    const std::size_t count = element.forms.size();
    if (language_ == Language::ja) {
      const std::size_t form = ask.mood == Mood::infinitive ? 1 : ask.mood == Mood::linking ? 2 : 0;
      return element.forms[std::min(form, count - 1)];
    }
    Number number = ask.number;
    Mood mood = ask.mood;
    if (element.agrees >= 0) {
      number = features[static_cast<std::size_t>(element.agrees)].value_or(Features{}).number;
      mood = Mood::finite;
    }
    switch (mood) {
      case Mood::imperative:
        return element.forms[count == 4 ? 0 : 1];
      case Mood::infinitive:
        return element.forms[count == 4 ? 1 : 0];
      case Mood::linking:
      case Mood::finite:
        break;
    }
    return element.forms[number == Number::pl ? count - 1 : count - 2];
  }

  // Players know the keywords by their English names: the first mention carries it.
  void add_english_name(const CompiledRow& row, Printed& out) {
    if (language_ != Language::es || keywords_seen_ == nullptr) return;
    const std::uint64_t bit = std::uint64_t{1} << (row.tree.value & 63);
    if ((*keywords_seen_ & bit) != 0) return;
    *keywords_seen_ |= bit;
    append(out.tokens, {"(", words_.keywords[static_cast<std::size_t>(row.tree.value)].en, ")"});
  }

  const Tables& tables_;
  const Vocabulary& words_;
  Language language_;
  std::uint64_t* keywords_seen_;
  int depth_ = 0;
  const Tree* inside_ = nullptr;  // the ability that is being printed
};

// Where the printing of a node can begin; a node of a sort may be at home in several categories.
std::vector<std::string_view> starts_of(Op op) {
  switch (info(op).sort) {
    case Sort::Ability:
      return {"ability", "action-text", "quoted"};
    case Sort::Stmt:
      return {"effect", "static", "replacing", "alternative"};
    case Sort::Objects:
      return {"objects", "bare"};
    case Sort::Filter:
      return {"np", "predicate", "having", "being", "esubj", "cls"};
    case Sort::Players:
      return {"players", "one-player"};
    case Sort::Amount:
      return {"amount", "per", "measure", "damage", "cards", "signed"};
    case Sort::Cond:
      return {"cond", "prefix"};
    case Sort::Event:
      return {"when", "at-event", "would"};
    case Sort::Duration:
      return {"duration", "dur-front"};
    case Sort::Cost:
      return {"cost"};
    case Sort::Any:
      return {};
  }
  return {};
}

std::string print_from(const Grammar& grammar, const Tree& root, const Tree& tree, Language language,
                       std::uint64_t* keywords) {
  if (tree.op == Op::none) return {};
  Printer printer(grammar, language, keywords);
  printer.referents.collect(root);
  const std::uint64_t before = keywords ? *keywords : 0;
  // First exactly as the hints say; a language that lacks a surface falls back to the canonical one.
  for (const bool canonical : {false, true}) {
    printer.canonical = canonical;
    for (const std::string_view name : starts_of(tree.op)) {
      const int category = grammar.tables().category(std::string(name));
      if (category < 0) continue;
      if (keywords) *keywords = before;
      const auto printed = printer.print(tree, category, {});
      if (printed) return join_tokens(printed->tokens, language);
    }
  }
  // Words that the language lacks are shown in English, words that English lacks as the program.
  if (language != Language::en) {
    const std::string english = print_from(grammar, root, tree, Language::en, nullptr);
    return english.starts_with('[') ? english : "[" + english + "]";
  }
  return "[" + to_text(tree) + "]";
}

}  // namespace

std::string print_tree(const Grammar& grammar, const Tree& tree, Language language) {
  std::uint64_t keywords = 0;
  return print_from(grammar, tree, tree, language, &keywords);
}

std::string print_node(const Grammar& grammar, const Book& book, NodeId node, Language language) {
  return print_tree(grammar, *book.tree(node), language);
}

namespace {

// An ability's own name is printed in capitals, wherever it was first mentioned.
std::string capitals(std::string name) {
  for (char& c : name) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
  }
  return name;
}

}  // namespace

std::string print_ability(const Grammar& grammar, const Database& cards, const Ability& ability,
                          Language language) {
  const std::string text = print_node(grammar, cards.book(), ability.root, language);
  return ability.name == kNoWord ? text : capitals(cards.book().word(ability.name)) + " " + text;
}

std::string print_face(const Grammar& grammar, const Database& cards, const Face& face, Language language) {
  std::string out;
  std::uint64_t keywords = 0;
  for (const Ability& ability : face.abilities) {
    if (ability.text.empty()) continue;  // comes along with another line
    const TreePtr tree = cards.book().tree(ability.root);
    if (!out.empty()) out += "\n";
    if (ability.name != kNoWord) out += capitals(cards.book().word(ability.name)) + " ";
    out += print_from(grammar, *tree, *tree, language, &keywords);
  }
  return out;
}

TreePtr without_hints(const Tree& tree) {
  auto out = std::make_shared<Tree>(tree);
  // The words of a reference agree with what it names ("the moved character" is not "that character"), so
  // they are more than surface.
  if (tree.op != Op::ref && tree.op != Op::role) out->hint = 0;
  out->kids.clear();
  for (const TreePtr& kid : tree.kids) {
    TreePtr plain = without_hints(*kid);
    if (is_list(tree.op) && plain->op == tree.op)
      out->kids.insert(out->kids.end(), plain->kids.begin(), plain->kids.end());
    else
      out->kids.push_back(std::move(plain));
  }
  return out;
}

}  // namespace kawari
