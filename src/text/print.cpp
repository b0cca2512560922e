#include "text/print.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

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
// A token, or the number of a part that will replace it.
struct Piece {
  std::string token;
  int part = -1;
};
struct Printed {
  int part = -1;
  Features features;
};

std::size_t form_index(std::size_t count, const Features& features) {
  const bool plural = features.number == Number::pl;
  const bool feminine = features.gender == Gender::f;
  if (count >= 4) return (plural ? 2u : 0u) + (feminine ? 1u : 0u);
  return plural ? count - 1 : 0;
}

// Which canonical rows may replace rows with the hint of the tree.
enum class Stand : std::uint8_t {
  none,
  inside,     // canonical ones, but not yet at this row: it only passes on to another category
  canonical,  // canonical ones
};

class Printer {
 public:
  Printer(const Grammar& grammar, const Tree& root, Language language, std::uint64_t* keywords_seen,
          Budget& budget)
      : tables_(grammar.tables()),
        words_(grammar.vocabulary()),
        language_(language),
        keywords_seen_(keywords_seen),
        budget_(budget),
        matcher_(grammar.tables().ops(), budget) {
    referents_[nullptr].collect(tables_.ops(), root);
  }

  // The tokens; nothing if the category cannot express the tree.
  std::optional<std::vector<std::string>> print(const Tree& tree, int category, Stand stand) {
    const Task wanted{tree, category, stand, nullptr};
    find_ways(wanted);
    const Way* found = budget_.out() ? nullptr : &ways_[wanted];
    if (found == nullptr || found->row < 0) return std::nullopt;
    const Printed printed = render(*found, wanted);
    if (budget_.out()) return std::nullopt;
    return tokens_of(printed.part);
  }

 private:
  // A tree to print as a category, inside an ability.
  struct Task {
    View view;
    int category = -1;
    Stand stand = Stand::none;
    const Tree* inside = nullptr;  // the ability that is being printed
    bool operator==(const Task& other) const = default;
  };
  struct TaskHash {
    std::size_t operator()(const Task& task) const {
      std::uint64_t hash = reinterpret_cast<std::uintptr_t>(task.view.tree);
      for (const std::uint64_t part :
           {std::uint64_t{task.view.from} << 32 | task.view.count,
            static_cast<std::uint64_t>(task.category) << 2 | static_cast<std::uint64_t>(task.stand),
            std::uint64_t{reinterpret_cast<std::uintptr_t>(task.inside)}})
        hash = (hash ^ part) * 0x9E3779B97F4A7C15ull, hash ^= hash >> 29;
      return static_cast<std::size_t>(hash);
    }
  };
  // The row that prints a task, and the contents of its slots. It does not depend on number, gender and mood.
  struct Way {
    int row = -1;               // -1: no row can print it
    Stand stand = Stand::none;  // for its slots
    const Tree* inside = nullptr;
    Binds binds;
  };
  static constexpr std::size_t kDeepest = 100;  // ways that wait for each other

  bool is_ability(const Tree& tree) const { return tables_.ops().sort(tree.op) == Sort::Ability; }

  // Finding a way requires others. If too many ways wait for each other, all of them are given up, one half
  // way down is found first, and the others start again. So the stack stays small for any tree.
  void find_ways(const Task& wanted) {
    std::vector<Task> waiting = {wanted};
    while (!waiting.empty() && !budget_.out()) {
      deeper_.reset();
      (void)can_print(waiting.back());
      if (deeper_)
        waiting.push_back(*deeper_);
      else
        waiting.pop_back();
    }
  }
  bool given_up() const { return deeper_.has_value() || budget_.out(); }

  bool can_print(const Task& task) {
    const auto known = ways_.find(task);
    if (known != ways_.end()) return known->second.row >= 0;
    if (path_.size() >= kDeepest) {
      deeper_ = path_[kDeepest / 2];
      return false;
    }
    ways_.emplace(task, Way());  // a placeholder, so that the search does not go in circles
    path_.push_back(task);
    Way way = find_way(task);
    path_.pop_back();
    if (given_up()) {
      ways_.erase(task);
      return false;
    }
    const bool found = way.row >= 0;
    ways_[task] = std::move(way);
    return found;
  }

  // Canonical rows are used if no row with the hint of the tree matches. A row that only passes on to another
  // category does so after the other rows were tried.
  Way find_way(const Task& task) {
    const Tree& tree = *task.view.tree;
    const Category& what = tables_.categories[static_cast<std::size_t>(task.category)];
    Way way;
    way.inside = task.inside;
    if (is_ability(tree)) {
      // An ability inside the ability: its references mean its own event and choices.
      if (task.inside != &tree && !referents_.contains(&tree)) {
        if (task.inside != nullptr)
          referents_[&tree].collect(tables_.ops(), tree);
        else
          referents_[&tree] = referents_[nullptr];
      }
      way.inside = &tree;
    }
    const Referents& referents = referents_[way.inside];
    const auto found = what.rows_by_op.find(static_cast<int>(tree.op));
    const std::vector<int>& rows = found == what.rows_by_op.end() ? what.rows_any_op : found->second;
    for (const bool strict : {true, false}) {
      if (!strict && task.stand != Stand::canonical) break;
      for (const int id : rows) {
        const CompiledRow& row = tables_.rows[static_cast<std::size_t>(id)];
        const Column& column = row.columns[static_cast<std::size_t>(language_)];
        if (!column.present) continue;
        if (task.stand != Stand::none)
          way.stand = row.tree.is_var && strict ? Stand::inside : Stand::canonical;
        for (const Binds& binds : matcher_.match(row.tree, task.view, referents, strict)) {
          way.binds = binds;
          const bool fits = all_slots(column, way);
          if (given_up()) return {};
          if (!fits) continue;
          way.row = id;
          return way;
        }
      }
    }
    return way;
  }

  bool all_slots(const Column& column, const Way& way) {
    for (const Element& element : column.elements) {
      if (element.is != Element::Is::slot) continue;
      const View& view = way.binds[static_cast<std::size_t>(element.var)];
      if (view.tree == nullptr) return false;
      if (builtin_of(view, element.category) != Builtin::none) continue;
      if (!can_print({view, element.category, way.stand, way.inside})) return false;
    }
    return true;
  }

  Builtin builtin_of(const View& view, int category) const {
    return view.op() == kLeaf ? tables_.categories[static_cast<std::size_t>(category)].builtin
                              : Builtin::none;
  }

  // A row that is being printed, slot by slot.
  struct Rendering {
    const Way* way;
    int category;
    Ask ask;
    bool waiting = false;  // slots that agree with another slot are printed after it
    std::size_t at = 0;    // the slot that is being printed
    std::vector<Printed> slots;
    std::array<std::optional<Features>, kMaxVars> features;
    std::optional<Features> first;
  };

  Printed render(const Way& top, const Task& task) {
    std::vector<Rendering> open;
    const auto begin = [&](const Way& way, int category, const Ask& ask) {
      open.push_back({&way, category, ask, false, 0, {}, {}, {}});
      open.back().slots.resize(column_of(way).elements.size());
    };
    begin(top, task.category, {});
    for (;;) {
      if (!budget_.spend()) return {};
      Rendering& now = open.back();
      const Column& column = column_of(*now.way);
      const bool over = !next_slot(now, column);
      if (!over) {
        const Element& element = column.elements[now.at];
        const View& view = now.way->binds[static_cast<std::size_t>(element.var)];
        const Ask inner = ask_of(now, column, element);
        const Builtin builtin = builtin_of(view, element.category);
        if (builtin == Builtin::none)
          begin(ways_[{view, element.category, now.way->stand, now.way->inside}], element.category, inner);
        else
          take(now, column, print_builtin(*view.tree, builtin, inner));
        continue;
      }
      const Printed printed = finish(now, column);
      open.pop_back();
      if (open.empty()) return printed;
      take(open.back(), column_of(*open.back().way), printed);
    }
  }
  const CompiledRow& row_of(const Way& way) const { return tables_.rows[static_cast<std::size_t>(way.row)]; }
  const Column& column_of(const Way& way) const {
    return row_of(way).columns[static_cast<std::size_t>(language_)];
  }
  static bool next_slot(Rendering& now, const Column& column) {
    for (;; now.at = 0, now.waiting = true) {
      for (; now.at < column.elements.size(); ++now.at) {
        const Element& element = column.elements[now.at];
        if (element.is == Element::Is::slot && (element.number == Element::Ask::agree) == now.waiting)
          return true;
      }
      if (now.waiting) return false;
    }
  }
  static void take(Rendering& now, const Column& column, const Printed& printed) {
    now.features[static_cast<std::size_t>(column.elements[now.at].var)] = printed.features;
    if (!now.first && !now.waiting) now.first = printed.features;
    now.slots[now.at++] = printed;
  }

  int add_part(std::vector<Piece> pieces) {
    parts_.push_back(std::move(pieces));
    return static_cast<int>(parts_.size()) - 1;
  }
  std::vector<std::string> tokens_of(int part) const {
    std::vector<std::string> out;
    std::vector<std::pair<int, std::size_t>> open = {{part, 0}};
    while (!open.empty()) {
      auto& [number, at] = open.back();
      const std::vector<Piece>& pieces = parts_[static_cast<std::size_t>(number)];
      if (at == pieces.size()) {
        open.pop_back();
        continue;
      }
      const Piece& piece = pieces[at++];
      if (piece.part >= 0)
        open.emplace_back(piece.part, 0);
      else
        out.push_back(piece.token);
    }
    return out;
  }

  Printed print_builtin(const Tree& leaf, Builtin builtin, const Ask& ask) {
    static constexpr const char* kEnglish[] = {"zero", "one",   "two",   "three", "four", "five",
                                               "six",  "seven", "eight", "nine",  "ten"};
    Printed out;
    std::string token;
    switch (builtin) {
      case Builtin::integer:
      case Builtin::counted:
        out.features.number = leaf.value == 1 ? Number::sg : Number::pl;
        if (language_ == Language::en && leaf.hint.wording == 1 && leaf.value >= 0 && leaf.value <= 10)
          token = kEnglish[leaf.value];
        else if (builtin == Builtin::counted && leaf.value == 1 && language_ == Language::en)
          token = "a";
        else if (builtin == Builtin::counted && leaf.value == 1 && language_ == Language::es)
          token = ask.gender == Gender::f ? "una" : "un";
        else
          token = std::to_string(leaf.value);
        break;
      case Builtin::name:
      case Builtin::classification:
        token = proper_name(leaf.word);
        break;
      case Builtin::race:
        token = proper_name(leaf.word, language_ == Language::en && ask.number == Number::pl);
        out.features = {ask.number, language_ == Language::ja ? Gender::f : Gender::m};
        break;
      case Builtin::none:
        break;
    }
    out.part = add_part({{std::move(token), -1}});
    return out;
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

  // The number, gender and mood that are demanded of a slot.
  Ask ask_of(const Rendering& now, const Column& column, const Element& element) const {
    const std::string& name = tables_.categories[static_cast<std::size_t>(element.category)].name;
    const std::string& category = tables_.categories[static_cast<std::size_t>(now.category)].name;
    const Ask& ask = now.ask;
    Ask inner;
    inner.mood = element.mood >= 0 ? static_cast<Mood>(element.mood) : ask.mood;
    if (column.gender >= 0) inner.gender = static_cast<Gender>(column.gender);
    const bool pass = inherits_number(name) && inherits_number(category);
    if (element.number == Element::Ask::inherit && pass) inner.number = ask.number;
    if (element.number == Element::Ask::pl) inner.number = Number::pl;
    if (element.number == Element::Ask::agree && now.features[static_cast<std::size_t>(element.agrees)]) {
      inner.number = now.features[static_cast<std::size_t>(element.agrees)]->number;
      if (is_verb_phrase(name)) inner.gender = now.features[static_cast<std::size_t>(element.agrees)]->gender;
    } else if (is_verb_phrase(name) && is_verb_phrase(category)) {
      inner.gender = ask.gender;
    }
    const bool own_adjective =
        std::any_of(column.elements.begin(), column.elements.end(),
                    [](const Element& other) { return other.is == Element::Is::adjective; });
    if (!element.adjective.empty())
      inner.adjective = &element.adjective;
    else if (pass && !own_adjective)
      inner.adjective = ask.adjective;
    return inner;
  }

  // Joins the row when all its slots have been printed.
  Printed finish(const Rendering& now, const Column& column) {
    const std::string& category = tables_.categories[static_cast<std::size_t>(now.category)].name;
    const auto& features = now.features;
    const Ask& ask = now.ask;
    Printed out;
    out.features.number = ask.number;
    if (now.first) out.features = *now.first;
    if (column.gender >= 0) out.features.gender = static_cast<Gender>(column.gender);
    if (column.number >= 0) out.features.number = static_cast<Number>(column.number);
    if (column.like >= 0 && features[static_cast<std::size_t>(column.like)])
      out.features = *features[static_cast<std::size_t>(column.like)];
    if (column.number_of >= 0 && features[static_cast<std::size_t>(column.number_of)]) {
      out.features.number = features[static_cast<std::size_t>(column.number_of)]->number;
    }
    std::vector<Piece> pieces;
    const auto append = [&](const std::vector<std::string>& tokens) {
      for (const std::string& token : tokens) pieces.push_back({token, -1});
    };
    for (std::size_t i = 0; i < column.elements.size(); ++i) {
      const Element& element = column.elements[i];
      switch (element.is) {
        case Element::Is::literal:
          pieces.push_back({element.text, -1});
          break;
        case Element::Is::slot:
          pieces.push_back({{}, now.slots[i].part});
          break;
        case Element::Is::adjective:
          if (ask.adjective)
            pieces.push_back({(*ask.adjective)[form_index(ask.adjective->size(), out.features)], -1});
          break;
        case Element::Is::alternation: {
          Features agree = out.features;
          if (element.agrees < 0 && !now.first) agree.number = ask.number;
          if (element.agrees >= 0)
            agree = features[static_cast<std::size_t>(element.agrees)].value_or(Features{});
          else if (inherits_number(category))
            agree.number = ask.number;
          if (element.agrees < 0 && is_verb_phrase(category)) agree.gender = ask.gender;
          append(element.forms[form_index(element.forms.size(), agree)]);
          break;
        }
        case Element::Is::verb:
          append(verb(element, features, ask));
          break;
      }
    }
    const CompiledRow& row = row_of(*now.way);
    if (row.tree.op == kLeaf && category.starts_with("keyword") && names_in_english(row))
      append({"(", words_.keywords[static_cast<std::size_t>(row.tree.value)].en, ")"});
    out.part = add_part(std::move(pieces));
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

  // Players know keywords by their English names, so the first mention includes it, unless it is the same.
  bool names_in_english(const CompiledRow& row) {
    if (language_ != Language::es || keywords_seen_ == nullptr) return false;
    const KeywordWord& word = words_.keywords[static_cast<std::size_t>(row.tree.value)];
    if (word.es != nullptr && std::string_view(word.es) == word.en) return false;
    const std::uint64_t bit = std::uint64_t{1} << (row.tree.value & 63);
    const bool seen = (*keywords_seen_ & bit) != 0;
    *keywords_seen_ |= bit;
    return !seen;
  }

  const Tables& tables_;
  const Vocabulary& words_;
  Language language_;
  std::uint64_t* keywords_seen_;
  Budget& budget_;
  Matcher matcher_;
  std::unordered_map<const Tree*, Referents> referents_;  // of each ability; nullptr: of the whole tree
  std::unordered_map<Task, Way, TaskHash> ways_;
  std::vector<Task> path_;      // the ways that are being found, each needed by the one before
  std::optional<Task> deeper_;  // the way that has to be found first
  std::vector<std::vector<Piece>> parts_;
};

// The categories with which the printing of a node can begin, by its sort.
std::vector<std::string_view> starts_of(Sort sort) {
  switch (sort) {
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

std::string print_from(const Grammar& grammar, const Tree& tree, Language language, std::uint64_t* keywords,
                       Budget& budget) {
  if (tree.op == Op::none) return {};
  Printer printer(grammar, tree, language, keywords, budget);
  // First exactly as the hints say; then with canonical rows, for a language that lacks a wording.
  for (const Stand stand : {Stand::none, Stand::canonical}) {
    for (const std::string_view name : starts_of(grammar.tables().ops().sort(tree.op))) {
      const int category = grammar.tables().category(std::string(name));
      if (category < 0) continue;
      const auto printed = printer.print(tree, category, stand);
      if (printed) return join_tokens(*printed, language);
    }
  }
  // A phrase that the language lacks is shown in English, a phrase that English lacks as program text.
  if (language != Language::en) {
    const std::string english = print_from(grammar, tree, Language::en, nullptr, budget);
    return english.starts_with('[') ? english : "[" + english + "]";
  }
  return "[" + to_text(tree, grammar.names()) + "]";
}

}  // namespace

std::string print_tree(const Grammar& grammar, const Tree& tree, Language language) {
  Budget budget;
  return print_tree(grammar, tree, language, budget);
}

std::string print_tree(const Grammar& grammar, const Tree& tree, Language language, Budget& budget) {
  std::uint64_t keywords = 0;
  return print_from(grammar, tree, language, &keywords, budget);
}

std::string print_node(const Grammar& grammar, const Book& book, NodeId node, Language language) {
  return print_tree(grammar, *book.tree(node), language);
}

namespace {

// Names of abilities are printed in capitals.
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
  Budget budget;
  for (const Ability& ability : face.abilities) {
    if (ability.text.empty()) continue;  // it comes with another line
    const TreePtr tree = cards.book().tree(ability.root);
    if (!out.empty()) out += "\n";
    if (ability.name != kNoWord) out += capitals(cards.book().word(ability.name)) + " ";
    out += print_from(grammar, *tree, language, &keywords, budget);
  }
  return out;
}

TreePtr without_hints(const Tree& tree) {
  auto out = std::make_shared<Tree>(tree);
  // The words of a reference agree with its target ("the moved character" is not "that character"), so they
  // are part of the meaning.
  if (tree.op != Op::ref && tree.op != Op::role) out->hint = {};
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
