#include "text/grammar.h"

#include <algorithm>
#include <deque>
#include <set>
#include <unordered_set>

#include "ir/book.h"
#include "text/tables.h"
#include "text/tokens.h"

namespace kawari {
namespace {

// The category of a slot for which the row gives none: the sort that the node expects there.
std::string category_of_value(const Ops& ops, const Term& term) {
  if (!in_programs(term.op)) return "kind";
  switch (ops[term.op].value) {
    case ValueOf::Kind:
      return "kind";
    case ValueOf::Keyword:
      return "keyword";
    case ValueOf::Stat:
      return "stat";
    case ValueOf::Word:
      return term.op == Op::classified || term.op == Op::joins ? "classification" : "name";
    case ValueOf::Colour:
      return "colour";
    case ValueOf::Number:
      return "int";
    case ValueOf::None:
    case ValueOf::Ban:
    case ValueOf::Permission:
    case ValueOf::Zone:
    case ValueOf::Fact:
    case ValueOf::Comparison:
    case ValueOf::Figure:
    case ValueOf::Register:
    case ValueOf::Role:
    case ValueOf::Choice:
    case ValueOf::Limit:
    case ValueOf::Replace:
    case ValueOf::Place:
    case ValueOf::Way:
    case ValueOf::Entry:
    case ValueOf::Linking:
    case ValueOf::Side:
      return {};
  }
  return {};
}

void imply(const Ops& ops, const Term& term, std::vector<std::string>& implied) {
  if (term.is_var) return;
  if (term.value_is == Term::Value::variable)
    implied[static_cast<std::size_t>(term.var)] = category_of_value(ops, term);
  const Arity& arity = ops.arity(term.op);
  static constexpr const char* kApplied[] = {"vp", "subject", "duration"};
  for (std::size_t i = 0; i < term.kids.size(); ++i) {
    const Term& kid = term.kids[i];
    if (kid.is_var) {
      std::string& name = implied[static_cast<std::size_t>(kid.var)];
      if (term.op == kApply)
        name = kApplied[std::min<std::size_t>(i, 2)];
      else if (in_programs(term.op))
        name = std::string(name_of(arity.kids[arity.many ? 0 : i].sort));
    }
    imply(ops, kid, implied);
  }
}

int weight(const Term& term) {
  if (term.is_var) return 0;
  int sum = term.op == kApply ? 0 : 2;
  if (term.value_is == Term::Value::constant) ++sum;
  for (const Term& kid : term.kids) sum += weight(kid);
  // Among lists the longer one is more specific.
  return sum + (is_list(term.op) ? static_cast<int>(term.kids.size()) : 0);
}

bool fits_any(const Term& term) {
  if (term.value_is == Term::Value::wild) return true;
  return std::any_of(term.kids.begin(), term.kids.end(), fits_any);
}

// A template as text, with ops and variables as numbers.
std::string written(const Term& term) {
  if (term.is_var) return "$" + std::to_string(term.var);
  std::string out = "(" + std::to_string(static_cast<int>(term.op)) + hint_text(term.hint);
  if (term.value_is == Term::Value::variable) out += " =$" + std::to_string(term.var);
  if (term.value_is == Term::Value::wild) out += " _";
  if (term.value_is == Term::Value::constant) out += " " + std::to_string(term.value);
  if (!term.word.empty()) out += " '" + term.word;
  for (const Term& kid : term.kids) out += " " + written(kid);
  return out + ")";
}

class Builder {
 public:
  Builder(Tables& tables, const Vocabulary& words) : tables_(tables), words_(words) {}

  void all(std::span<const Row> game_rows) {
    category("int", Builtin::integer);
    category("counted", Builtin::counted);
    tables_.categories.back().first.set(
        static_cast<std::size_t>(tables_.token_ids.emplace("a", 0).first->second));
    category("name", Builtin::name);
    category("classification", Builtin::classification);
    category("race", Builtin::race);
    tables_.names.facts = &words_.facts();
    tables_.names.zones = &words_.zones();
    tables_.names.values = &words_.values();
    tables_.names.game_ops = words_.ops;
    for (const KeywordWord& word : words_.keywords) add_name(word.en, tables_.names.keywords);
    for (const NameWord& word : words_.colours) add_name(word.en, tables_.names.colours);
    add_words();
    add_proper();
    for (const Row& row : game_rows) expand(row, false);
    for (const auto rows : {clause_rows(), noun_rows(), condition_rows(), ability_rows(), amount_rows(),
                            event_rows(), gain_rows(), deck_rows(), player_rows()}) {
      for (const Row& row : rows) expand(row, true);
    }
    for (const RowText& row : texts_) add(row);
    finish();
  }

 private:
  int category(const std::string& name, Builtin builtin = Builtin::none) {
    const auto [found, is_new] =
        tables_.category_ids.emplace(name, static_cast<int>(tables_.categories.size()));
    if (is_new) tables_.categories.emplace_back().name = name;
    if (builtin != Builtin::none)
      tables_.categories[static_cast<std::size_t>(found->second)].builtin = builtin;
    return found->second;
  }

  // "Double breaker" is double-breaker in templates and programs.
  void add_name(const char* word, std::vector<std::string>& names) {
    std::string name = fold(word);
    std::replace(name.begin(), name.end(), ' ', '-');
    if (std::find(names.begin(), names.end(), name) != names.end())
      tables_.problems.push_back("two keywords or two colours are named " + name);
    names.push_back(std::move(name));
  }

  void leaf(const std::string& where, int value, const std::string& word, const std::string& en,
            const std::string& es, const std::string& ja) {
    CompiledRow row;
    row.category = category(where);
    row.tree.op = kLeaf;
    row.tree.value = value;
    row.tree.word = word;
    columns(row, {}, {}, {en, es, ja});
    push(std::move(row));
  }

  void add_words() {
    const auto text = [](const char* s) { return std::string(s ? s : ""); };
    for (std::size_t i = 0; i < words_.keywords.size(); ++i) {
      const KeywordWord& word = words_.keywords[i];
      static constexpr const char* kForms[] = {"keyword-plain", "keyword-plus", "keyword-number",
                                               "keyword-cost",  "keyword-on",   "keyword-with"};
      for (const std::string where : {"keyword", kForms[static_cast<int>(word.spelling)]}) {
        leaf(where, static_cast<int>(i), {}, word.en, text(word.es), text(word.ja));
      }
      if (word.spelling == KeywordSpelling::number_or_cost) {
        leaf("keyword-number", static_cast<int>(i), {}, word.en, text(word.es), text(word.ja));
      }
    }
    // A form of several words is written with "_".
    const auto form = [](const char* words) {
      std::string out = words;
      std::replace(out.begin(), out.end(), ' ', '_');
      return out;
    };
    const auto noun = [&](const std::string& where, int value, const Noun& n) {
      const std::string es =
          n.es ? std::string(n.gender == 'f' ? "[f] " : "[m] ") + form(n.es) + "|" + form(n.es_plural) : "";
      leaf(where, value, {}, form(n.en) + "|" + form(n.en_plural), es, text(n.ja));
    };
    for (const KindWord& word : words_.kinds) noun("kind", static_cast<int>(word.kind), word.noun);
    for (const StatWord& word : words_.stats) {
      leaf(word.stat == Stat::cost ? "stat-word" : "stat", static_cast<int>(word.stat), {}, word.symbol,
           text(word.es), text(word.ja));
    }
    for (std::size_t i = 0; i < words_.colours.size(); ++i) {
      leaf("colour", static_cast<int>(i), {}, words_.colours[i].en, text(words_.colours[i].es),
           text(words_.colours[i].ja));
    }
    for (const NameWord& step : words_.steps)
      leaf("step", 0, fold(step.en), step.en, text(step.es), text(step.ja));
    for (const char* name : words_.classifications) {
      tables_.classifications.emplace(fold(name), name);
      tables_.races.emplace(fold(plural_of(name)), name);
      tables_.classification_words =
          std::max(tables_.classification_words,
                   static_cast<int>(std::count(name, name + std::string_view(name).size(), ' ')) + 1);
    }
  }

  void add_proper() {
    for (const ProperWord& word : words_.proper) {
      if (word.en_plural == nullptr) continue;
      tables_.races.erase(fold(plural_of(word.en)));
      tables_.races.emplace(fold(word.en_plural), word.en);
    }
  }

  // A row of the game, or a shared row, before it is compiled.
  struct RowText {
    std::string where, tree, en, es, ja;
    bool shared = false;
    // "(gains $t $k)" for "(gains~3 $t $k)", and the number: it distinguishes rows with the same tree.
    std::string unworded = {};
    std::uint8_t wording = 0;
  };

  // "%per(a)" in a row makes two rows: one without it, and one in which the amount is counted for each of
  // something.
  void expand(const Row& row, bool shared) {
    const std::string en = row.en;
    const auto at = en.find("%per(");
    const auto text = [](const char* s) { return std::string(s ? s : ""); };
    if (at == std::string::npos) {
      note({row.category, row.tree, en, text(row.es), text(row.ja), shared});
      return;
    }
    const std::string var = en.substr(at + 5, en.find(')', at) - at - 5);
    const std::string mark = "%per(" + var + ")";
    const auto swap = [](std::string in, const std::string& from, const std::string& to) {
      for (auto where = in.find(from); where != std::string::npos; where = in.find(from, where + to.size())) {
        in.replace(where, from.size(), to);
      }
      return in;
    };
    note({row.category, row.tree, swap(en, mark, ""), swap(text(row.es), mark, ""),
          swap(text(row.ja), mark, ""), shared});
    note({row.category, swap(row.tree, "$" + var + ")", "(times $" + var + " $per))"),
          swap(en, mark, "for each $per:per"), swap(text(row.es), mark, "por cada $per:per"), "", shared});
  }

  // Wordings with a number in the row keep it; the others get unused numbers.
  void note(RowText row) {
    const std::size_t end = std::min(row.tree.find_first_of(" )"), row.tree.size());
    const std::size_t marks = std::min(row.tree.find('~'), end);
    std::string wrong;
    Hint hint =
        hint_from_text(row.tree.substr(marks, end - marks), wrong, *tables_.names.values).value_or(Hint());
    row.wording = hint.wording;
    hint.wording = 0;
    row.unworded = row.tree.substr(0, marks) + hint_text(hint, *tables_.names.values) + row.tree.substr(end);
    if (row.wording != 0) wordings_.insert({row.where + "\n" + row.unworded, row.wording});
    texts_.push_back(std::move(row));
  }

  void add(const RowText& text) {
    const auto& [where, tree, en, es, ja, shared, unworded, wording] = text;
    CompiledRow row;
    // "!stmt": a row of stmt that is only used for printing.
    row.print_only = where.starts_with('!');
    row.category = category(row.print_only ? where.substr(1) : where);
    std::vector<std::string> names;
    std::string problem;
    if (!read_template(tree, tables_.names, names, row.tree, problem)) {
      tables_.problems.push_back(problem);
      return;
    }
    if (names.size() > kMaxVars) tables_.problems.push_back("too many variables in " + tree);
    // Synonyms: the first row of a meaning is canonical, the others get a hint.
    const std::string meaning = where + "\n" + unworded;
    if (wording == 0 && !row.tree.is_var && !canonical_.insert(meaning).second) {
      if (row.tree.op == kApply || (is_list(row.tree.op) && row.tree.op != Op::seq)) {
        tables_.problems.push_back("a second row of " + where + " for " + tree + " needs a hint of its own");
      }
      row.tree.hint.wording = 1;
      while (!wordings_.insert({meaning, row.tree.hint.wording}).second) ++row.tree.hint.wording;
    }
    // A list with another hint and the same words would be the same reading again: it is only used for
    // printing.
    if (!row.tree.is_var && is_list(row.tree.op) && !en.empty()) {
      const std::string& members = tree.substr(tree.find(' '));
      row.print_only |= !lists_.insert(row.print_only ? "" : where + "\n" + en + "\n" + members).second;
    }
    std::vector<std::string> implied(names.size());
    imply(tables_.ops(), row.tree, implied);
    columns(row, names, implied, {en, es, ja});
    refuse_twins(row, text);
    push(std::move(row));
  }

  // Refuses a row with the same category, tree, hint and slots as another row: no text would be printed by
  // the second one. A game may do so on purpose, to express a shared row in its own words.
  void refuse_twins(const CompiledRow& row, const RowText& text) {
    const std::string shown = text.where + " " + text.tree + " \"" + text.en + "\"";
    for (std::size_t i = 0; i < row.columns.size(); ++i) {
      if (!row.columns[i].present) continue;
      std::string key = std::to_string(i) + " " + std::to_string(row.category) + written(row.tree);
      std::set<std::pair<int, int>> slots;
      for (const Element& element : row.columns[i].elements)
        if (element.is == Element::Is::slot) slots.insert({element.var, element.category});
      for (const auto& [var, category] : slots)
        key += " " + std::to_string(var) + ":" + std::to_string(category);
      const auto [twin, is_new] = printed_.emplace(std::move(key), Printed{shown, text.shared});
      const bool own_words = text.shared && !twin->second.shared && row.tree.hint.canonical();
      if (is_new || own_words) continue;
      tables_.problems.push_back("two rows have one tree and one hint: " + twin->second.shown + " and " +
                                 shown);
      return;
    }
  }

  void columns(CompiledRow& row, const std::vector<std::string>& names, std::vector<std::string> implied,
               const std::array<std::string, 3>& texts) {
    for (std::size_t i = 0; i < 3; ++i) {
      if (texts[i].empty()) continue;
      ColumnReader reader{tables_, names, implied, i == 0, {}};
      if (!reader.read(texts[i], row.columns[i])) {
        tables_.problems.push_back(reader.problem + " in \"" + texts[i] + "\"");
        continue;
      }
      if (i > 0) continue;
      for (const Element& element : row.columns[0].elements) {
        if (element.is != Element::Is::slot) continue;
        implied[static_cast<std::size_t>(element.var)] =
            tables_.categories[static_cast<std::size_t>(element.category)].name;
      }
    }
  }

  void push(CompiledRow row) {
    row.order = static_cast<int>(tables_.rows.size());
    row.specificity = weight(row.tree);
    const Column& english = row.columns[0];
    row.left_recursive = english.present && !english.elements.empty() &&
                         english.elements[0].is == Element::Is::slot &&
                         english.elements[0].category == row.category;
    Category& where = tables_.categories[static_cast<std::size_t>(row.category)];
    // A template that matches any value has nothing to build: it is only used for printing.
    if (row.print_only || fits_any(row.tree))
      where.print_rows.push_back(row.order);
    else
      (row.left_recursive ? where.suffix_rows : where.rows).push_back(row.order);
    tables_.rows.push_back(std::move(row));
  }

  void first_of(const CompiledRow& row, TokenSet& set, bool& open) const {
    const Column& english = row.columns[0];
    if (!english.present || english.elements.empty()) return;
    (void)first_of(english.elements[0], set, open);
  }
  // Adds the tokens with which an element can begin; returns true if it can be empty.
  bool first_of(const Element& element, TokenSet& set, bool& open) const {
    bool empty = element.is == Element::Is::adjective;
    if (element.is == Element::Is::literal) set.set(static_cast<std::size_t>(element.token));
    for (const auto& form : element.form_tokens) {
      if (form.empty())
        empty = true;
      else
        set.set(static_cast<std::size_t>(form[0]));
    }
    if (element.is == Element::Is::slot) {
      const Category& other = tables_.categories[static_cast<std::size_t>(element.category)];
      set |= other.first;
      open = open || other.open || other.builtin != Builtin::none;
    }
    return empty;
  }

  // Computes which tokens can follow each category: the first tokens of what follows its slots, and at the
  // end of a row what can follow the row.
  void find_follow() {
    std::set<std::pair<int, int>> ends;  // the last category of a row, and the row's own category
    for (const CompiledRow& row : tables_.rows) {
      const auto& elements = row.columns[0].elements;
      if (!row.columns[0].present || row.print_only) continue;
      for (std::size_t i = 0; i < elements.size(); ++i) {
        if (elements[i].is != Element::Is::slot) continue;
        Category& slot = tables_.categories[static_cast<std::size_t>(elements[i].category)];
        bool over = true;
        for (std::size_t next = i + 1; over && next < elements.size(); ++next)
          over = first_of(elements[next], slot.follow, slot.follow_open);
        if (over) ends.emplace(elements[i].category, row.category);
      }
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& [last, whole] : ends) {
        Category& slot = tables_.categories[static_cast<std::size_t>(last)];
        const Category& row = tables_.categories[static_cast<std::size_t>(whole)];
        const TokenSet set = slot.follow | row.follow;
        const bool open = slot.follow_open || row.follow_open;
        changed = changed || set != slot.follow || open != slot.follow_open;
        slot.follow = set;
        slot.follow_open = open;
      }
    }
  }

  // "A or (B or C)" is the list "(A or B) or C". A row whose template is a list that begins with its own
  // category lets that list grow at its end. At the end of a row of the same list such rows need not be tried
  // again.
  void group_lists() {
    const auto grows = [&](const CompiledRow& row) {
      return row.left_recursive && !row.tree.is_var && is_list(row.tree.op) && row.tree.kids[0].is_var &&
             row.tree.kids[0].var == row.columns[0].elements[0].var;
    };
    for (const CompiledRow& row : tables_.rows) {
      if (!grows(row)) continue;
      std::vector<Op>& lists = tables_.categories[static_cast<std::size_t>(row.category)].lists;
      if (std::find(lists.begin(), lists.end(), row.tree.op) == lists.end()) lists.push_back(row.tree.op);
    }
    for (CompiledRow& row : tables_.rows) {
      const std::vector<Op>& lists = tables_.categories[static_cast<std::size_t>(row.category)].lists;
      const auto list = std::find(lists.begin(), lists.end(), row.tree.op);
      if (row.tree.is_var || list == lists.end()) continue;
      auto& elements = row.columns[0].elements;
      if (elements.empty() || elements.back().is != Element::Is::slot) continue;
      for (std::size_t i = row.left_recursive ? 1 : 0; i < elements.size(); ++i) {
        const bool member = std::any_of(row.tree.kids.begin(), row.tree.kids.end(), [&](const Term& kid) {
          return kid.is_var && kid.var == elements[i].var;
        });
        if (elements[i].is == Element::Is::slot && elements[i].category == row.category && member)
          elements[i].without = static_cast<int>(list - lists.begin()) + 1;
      }
    }
  }

  // A category that begins with itself through other categories would recurse without end: the parser
  // supports only direct left recursion.
  bool reaches(int from, int wanted, std::vector<char>& seen) const {
    for (const int id : tables_.categories[static_cast<std::size_t>(from)].rows) {
      const Column& english = tables_.rows[static_cast<std::size_t>(id)].columns[0];
      if (!english.present || english.elements.empty() || english.elements[0].is != Element::Is::slot)
        continue;
      const int next = english.elements[0].category;
      if (next == wanted) return true;
      if (!seen[static_cast<std::size_t>(next)]) {
        seen[static_cast<std::size_t>(next)] = 1;
        if (reaches(next, wanted, seen)) return true;
      }
    }
    return false;
  }

  void finish() {
    for (bool changed = true; changed;) {
      changed = false;
      for (Category& where : tables_.categories) {
        TokenSet set = where.first;
        bool open = where.open;
        for (const int id : where.rows) first_of(tables_.rows[static_cast<std::size_t>(id)], set, open);
        if (set != where.first || open != where.open) changed = true;
        where.first = set;
        where.open = open;
      }
    }
    find_follow();
    group_lists();
    find_extents(tables_);
    tables_.row_first.resize(tables_.rows.size());
    tables_.row_open.resize(tables_.rows.size());
    for (std::size_t i = 0; i < tables_.rows.size(); ++i) {
      const CompiledRow& row = tables_.rows[i];
      bool open = false;
      if (!row.left_recursive)
        first_of(row, tables_.row_first[i], open);
      else if (row.columns[0].elements.size() > 1)
        (void)first_of(row.columns[0].elements[1], tables_.row_first[i], open);
      tables_.row_open[i] = open ? 1 : 0;
    }
    for (std::size_t i = 0; i < tables_.categories.size(); ++i) {
      Category& where = tables_.categories[i];
      where.verbs = is_verb_phrase(where.name);
      where.first_place = tables_.places;
      tables_.places += (1 + where.lists.size()) * (where.verbs ? 3 : 1);
      std::vector<char> seen(tables_.categories.size());
      if (reaches(static_cast<int>(i), static_cast<int>(i), seen)) {
        tables_.problems.push_back("category " + where.name + " begins with itself through others");
      }
      // Categories that may be empty in a game: keywords of some form, steps that can be skipped, and places
      // in shared rows: bans, costs, named figures, several events at once.
      const bool of_words = where.name.starts_with("keyword-") || where.name == "step" ||
                            where.name == "vp-ban" || where.name == "cost1" || where.name == "stat-name" ||
                            where.name == "event1";
      if (where.rows.empty() && where.builtin == Builtin::none && !of_words)
        tables_.problems.push_back("no row for category " + where.name);
      std::vector<int> ids = where.rows;
      ids.insert(ids.end(), where.suffix_rows.begin(), where.suffix_rows.end());
      ids.insert(ids.end(), where.print_rows.begin(), where.print_rows.end());
      std::stable_sort(ids.begin(), ids.end(), [&](int a, int b) {
        const auto& x = tables_.rows[static_cast<std::size_t>(a)];
        const auto& y = tables_.rows[static_cast<std::size_t>(b)];
        return x.specificity != y.specificity ? x.specificity > y.specificity : x.order < y.order;
      });
      // Collects the rows that can print a node by its op; rows without an op of their own match any node.
      const auto own_op = [&](int id) {
        const Term& tree = tables_.rows[static_cast<std::size_t>(id)].tree;
        return !tree.is_var && (in_programs(tree.op) || tree.op == kLeaf);
      };
      const auto op_of = [&](int id) {
        return static_cast<int>(tables_.rows[static_cast<std::size_t>(id)].tree.op);
      };
      for (const int id : ids) {
        if (own_op(id)) where.rows_by_op[op_of(id)];
      }
      for (const int id : ids) {
        if (!own_op(id)) where.rows_any_op.push_back(id);
        for (auto& [op, list] : where.rows_by_op) {
          if (!own_op(id) || op_of(id) == op) list.push_back(id);
        }
      }
    }
    if (tables_.token_ids.size() > kMaxTokens) tables_.problems.push_back("more words than kMaxTokens");
  }

  struct Printed {
    std::string shown;
    bool shared;
  };

  Tables& tables_;
  const Vocabulary& words_;
  std::vector<RowText> texts_;
  std::unordered_set<std::string> canonical_;       // category and tree of the rows without a wording number
  std::set<std::pair<std::string, int>> wordings_;  // the same with the wording number
  std::unordered_map<std::string, Printed> printed_;  // language, category, tree and slots → the row
  std::unordered_set<std::string> lists_;             // category, words and members of lists that are read
};

}  // namespace

Grammar::Grammar(std::span<const Row> game_rows, const Vocabulary& vocabulary) : vocabulary_(&vocabulary) {
  auto tables = std::make_shared<Tables>();
  Builder(*tables, vocabulary).all(game_rows);
  tables_ = std::move(tables);
}

const GameNames& Grammar::names() const { return tables_->names; }
std::size_t Grammar::row_count() const { return tables_->rows.size(); }

}  // namespace kawari
