#include "tests/text/row_swap.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace kawari {
namespace {

// The open holes of a template: the subject and the duration of a verb phrase. `apply` closes them.
void holes_of(const Term& term, bool& subject, bool& duration) {
  if (term.op == kHole) subject = true;
  if (term.op == kDurationHole) duration = true;
  if (term.op == kApply) return;
  for (const Term& kid : term.kids) holes_of(kid, subject, duration);
}

std::string sort_of_op(const Ops& ops, Op op) {
  if (op == kApply) return "Stmt";
  if (op == kThatMany) return "Amount";
  if (op == kTheyPlayers) return "Players";
  if (op == kSameDuration) return "Duration";
  if (!in_programs(op)) return "Objects";
  return std::string(name_of(ops.sort(op)));
}

// "keyword-plus" and "keyword" are the same kind of word, and so are two categories of numbers.
std::string sort_of_word(const std::string& category) {
  if (category == "counted") return "word int";
  if (category == "race") return "word classification";
  return "word " + category.substr(0, category.find('-'));
}

bool same_template(const Term& a, const Term& b) {
  return a.is_var == b.is_var && (!a.is_var || a.var == b.var) && a.op == b.op && a.value_is == b.value_is &&
         (a.value_is != Term::Value::variable || a.var == b.var) && a.value == b.value && a.word == b.word &&
         std::equal(a.kids.begin(), a.kids.end(), b.kids.begin(), b.kids.end(), same_template);
}

Term renamed(Term term, const std::vector<int>& to) {
  if (term.is_var || term.value_is == Term::Value::variable)
    term.var = to[static_cast<std::size_t>(term.var)];
  for (Term& kid : term.kids) kid = renamed(std::move(kid), to);
  return term;
}

void vars_of(const Term& term, std::vector<int>& vars) {
  if ((term.is_var || term.value_is == Term::Value::variable) &&
      std::find(vars.begin(), vars.end(), term.var) == vars.end())
    vars.push_back(term.var);
  for (const Term& kid : term.kids) vars_of(kid, vars);
}

// A template as text, without hints.
std::string written(const Term& term) {
  if (term.is_var) return "$" + std::to_string(term.var);
  std::string out = "(" + std::to_string(static_cast<int>(term.op));
  if (term.value_is == Term::Value::variable) out += " =$" + std::to_string(term.var);
  if (term.value != 0) out += " " + std::to_string(term.value);
  if (!term.word.empty()) out += " '" + term.word;
  for (const Term& kid : term.kids) out += " " + written(kid);
  return out + ")";
}

}  // namespace

RowSwap::RowSwap(const Grammar& grammar)
    : tables_(std::make_shared<Tables>(grammar.tables())), grammar_(grammar.vocabulary(), tables_) {
  for (const Category& category : tables_->categories) {
    rows_.insert(rows_.end(), category.rows.begin(), category.rows.end());
    rows_.insert(rows_.end(), category.suffix_rows.begin(), category.suffix_rows.end());
  }
  std::sort(rows_.begin(), rows_.end());
  // A row without English words is only printed in other languages, and a category that no card text can
  // reach is only for the printer.
  const std::vector<char> reached = reached_categories();
  std::erase_if(rows_, [&](int row) {
    const CompiledRow& own = tables_->rows[static_cast<std::size_t>(row)];
    return !own.columns[0].present || own.columns[0].elements.empty() ||
           reached[static_cast<std::size_t>(own.category)] == 0;
  });
  places_.resize(tables_->categories.size());
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Category& category = tables_->categories[i];
    if (category.builtin != Builtin::none) places_[i] = {sort_of_word(category.name), true};
  }
  // A category that only passes on another category is known when that one is.
  for (bool changed = true; changed;) {
    changed = false;
    for (const int id : rows_) {
      const CompiledRow& row = tables_->rows[static_cast<std::size_t>(id)];
      Place& place = places_[static_cast<std::size_t>(row.category)];
      if (place.known) continue;
      place.sort = sort_of(row);
      place.known = !place.sort.empty();
      changed = changed || place.known;
    }
  }
}

std::vector<char> RowSwap::reached_categories() const {
  std::vector<char> reached(tables_->categories.size());
  std::vector<int> open;
  const auto reach = [&](int category) {
    if (category < 0 || reached[static_cast<std::size_t>(category)] != 0) return;
    reached[static_cast<std::size_t>(category)] = 1;
    open.push_back(category);
  };
  for (const char* root : {"ability", "action-line", "action-text"}) reach(tables_->category(root));
  while (!open.empty()) {
    const Category& category = tables_->categories[static_cast<std::size_t>(open.back())];
    open.pop_back();
    for (const auto* list : {&category.rows, &category.suffix_rows}) {
      for (const int row : *list) {
        for (const Element& element : tables_->rows[static_cast<std::size_t>(row)].columns[0].elements) {
          if (element.is == Element::Is::slot) reach(element.category);
        }
      }
    }
  }
  return reached;
}

std::string RowSwap::sort_of(const CompiledRow& row) const {
  const Category& category = tables_->categories[static_cast<std::size_t>(row.category)];
  if (row.tree.op == kLeaf) return sort_of_word(category.name);
  const auto sort_at = [&](int var) -> std::string {
    for (const Element& element : row.columns[0].elements) {
      if (element.is == Element::Is::slot && element.var == var)
        return places_[static_cast<std::size_t>(element.category)].sort;
    }
    return {};
  };
  if (row.tree.is_var) return sort_at(row.tree.var);
  bool subject = false, duration = false;
  holes_of(row.tree, subject, duration);
  // Holes that `apply` fills are closed.
  const auto open_vars = [&](const auto& self, const Term& term) -> void {
    if (term.is_var) {
      const std::string sort = sort_at(term.var);
      subject = subject || sort.find('#') != std::string::npos;
      duration = duration || sort.find('^') != std::string::npos;
    }
    for (std::size_t i = term.op == kApply ? 1 : 0; i < term.kids.size(); ++i) self(self, term.kids[i]);
  };
  open_vars(open_vars, row.tree);
  return sort_of_op(tables_->ops(), row.tree.op) + (subject ? " #" : "") + (duration ? " ^" : "");
}

std::vector<RowSwap::Slot> RowSwap::slots(int row) const {
  std::vector<Slot> out;
  for (const Element& element : tables_->rows[static_cast<std::size_t>(row)].columns[0].elements) {
    if (element.is != Element::Is::slot) continue;
    const auto same = [&](const Slot& slot) { return slot.var == element.var; };
    if (std::none_of(out.begin(), out.end(), same)) out.push_back({element.var, element.category});
  }
  return out;
}

// Each variable of the other row gets the first slot of this row with the same sort of tree, preferably of
// the same category.
bool RowSwap::map_slots(int row, int other, std::vector<int>& to) const {
  std::vector<Slot> free = slots(row);
  const std::vector<Slot> wanted = slots(other);
  to.assign(kMaxVars, -1);
  std::vector<int> vars;
  vars_of(tables_->rows[static_cast<std::size_t>(other)].tree, vars);
  for (const bool exactly : {true, false}) {
    for (const Slot& want : wanted) {
      int& mapped = to[static_cast<std::size_t>(want.var)];
      if (mapped >= 0) continue;
      const auto found = std::find_if(free.begin(), free.end(), [&](const Slot& slot) {
        return exactly ? slot.category == want.category
                       : places_[static_cast<std::size_t>(slot.category)].sort ==
                             places_[static_cast<std::size_t>(want.category)].sort;
      });
      if (found == free.end()) continue;
      mapped = found->var;
      free.erase(found);
    }
  }
  return std::all_of(vars.begin(), vars.end(),
                     [&](int var) { return to[static_cast<std::size_t>(var)] >= 0; });
}

std::vector<int> RowSwap::others(int row) const {
  const CompiledRow& own = tables_->rows[static_cast<std::size_t>(row)];
  const std::vector<Slot> read = slots(row);
  // Distance: the same category, no unused slot, slots of the same categories, then the order of the table.
  using Far = std::tuple<bool, bool, bool, int, int>;
  std::vector<Far> found;
  std::vector<int> to;
  for (const int id : rows_) {
    const CompiledRow& other = tables_->rows[static_cast<std::size_t>(id)];
    if (id == row || sort_of(other) != sort_of(own)) continue;
    if (!map_slots(row, id, to) || same_template(renamed(other.tree, to), own.tree)) continue;
    const std::vector<Slot> wanted = slots(id);
    std::vector<int> vars;
    vars_of(other.tree, vars);
    const bool alike = wanted.size() == read.size() &&
                       std::equal(wanted.begin(), wanted.end(), read.begin(),
                                  [](const Slot& a, const Slot& b) { return a.category == b.category; });
    const int distance = id > row ? 2 * (id - row) - 1 : 2 * (row - id);
    found.emplace_back(vars.size() < read.size(), other.category != own.category, !alike, distance, id);
  }
  std::sort(found.begin(), found.end());
  std::vector<int> out;
  for (const Far& far : found) out.push_back(std::get<4>(far));
  return out;
}

void RowSwap::swap(int row, int other) {
  restore();
  std::vector<int> to;
  if (!map_slots(row, other, to)) return;
  Term& tree = tables_->rows[static_cast<std::size_t>(row)].tree;
  own_ = tree;
  swapped_ = row;
  tree = renamed(tables_->rows[static_cast<std::size_t>(other)].tree, to);
}

void RowSwap::remove(int row) {
  restore();
  Term& tree = tables_->rows[static_cast<std::size_t>(row)].tree;
  own_ = tree;
  swapped_ = row;
  // A variable without a slot: the row builds nothing.
  tree = Term{};
  tree.is_var = true;
  tree.var = kMaxVars - 1;
}

void RowSwap::restore() {
  if (swapped_ >= 0) tables_->rows[static_cast<std::size_t>(swapped_)].tree = own_;
  swapped_ = -1;
}

std::string RowSwap::shown(int row) const {
  const CompiledRow& own = tables_->rows[static_cast<std::size_t>(row)];
  std::string out = tables_->categories[static_cast<std::size_t>(own.category)].name + ": \"";
  bool first = true;
  for (const Element& element : own.columns[0].elements) {
    if (!first) out += " ";
    first = false;
    switch (element.is) {
      case Element::Is::literal:
        out += element.text;
        break;
      case Element::Is::slot:
        out += "$" + tables_->categories[static_cast<std::size_t>(element.category)].name;
        break;
      case Element::Is::alternation:
      case Element::Is::verb:
        for (std::size_t i = 0; i < element.forms.size(); ++i) {
          if (i > 0) out += "|";
          for (std::size_t k = 0; k < element.forms[i].size(); ++k)
            out.append(k > 0 ? "_" : "").append(element.forms[i][k]);
        }
        break;
      case Element::Is::adjective:
        break;
    }
  }
  return out + "\"";
}

std::string RowSwap::identity(int row) const {
  return shown(row) + " " + written(tables_->rows[static_cast<std::size_t>(row)].tree);
}

bool RowSwap::may_read(int row, const TokenSet& tokens) const {
  const auto all = [&](const std::vector<int>& form) {
    return std::all_of(form.begin(), form.end(),
                       [&](int token) { return tokens.test(static_cast<std::size_t>(token)); });
  };
  for (const Element& element : tables_->rows[static_cast<std::size_t>(row)].columns[0].elements) {
    if (element.is == Element::Is::literal && !all({element.token})) return false;
    if ((element.is == Element::Is::alternation || element.is == Element::Is::verb) &&
        std::none_of(element.form_tokens.begin(), element.form_tokens.end(), all))
      return false;
  }
  return true;
}

}  // namespace kawari
