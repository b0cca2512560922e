// How many members of a list the phrases of a category can express. "Draw a card and gain 1 lore" expresses
// two statements of a sequence, an effect any number. The printer uses these numbers to distribute the
// members of a list over the slots of a row without trying what cannot fit.
#include <algorithm>

#include "text/tables.h"

namespace kawari {
namespace {

constexpr Op kLists[] = {Op::seq, Op::all_of, Op::any_of, Op::both, Op::either, Op::costs};
constexpr std::size_t kManyMembers = 64;  // a larger number counts as any number

class Extents {
 public:
  explicit Extents(Tables& tables)
      : tables_(tables), all_(tables.categories.size()), plain_(tables.categories.size()) {
    for (auto* extents : {&all_, &plain_})
      for (auto& of_category : *extents) of_category.fill(1);
  }

  void find() {
    // Rows that can express several members of a list.
    std::vector<std::pair<const CompiledRow*, std::size_t>> says;
    for (const CompiledRow& row : tables_.rows) {
      for (std::size_t list = 0; list < std::size(kLists); ++list)
        if (row.tree.is_var || row.tree.op == kApply || row.tree.op == kLists[list])
          says.emplace_back(&row, list);
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& [row, list] : says) {
        const std::size_t most = members(*row, row->tree, list);
        const auto raise = [&, most = most](std::size_t& extent) {
          if (most <= extent) return;
          extent = most > kManyMembers ? kAnyNumber : most;
          changed = true;
        };
        raise(all_[static_cast<std::size_t>(row->category)][list]);
        if (!row->left_recursive) raise(plain_[static_cast<std::size_t>(row->category)][list]);
      }
    }
    for (CompiledRow& row : tables_.rows) note(row, row.tree);
  }

 private:
  static std::size_t number_of(Op list) {
    return static_cast<std::size_t>(std::find(std::begin(kLists), std::end(kLists), list) -
                                    std::begin(kLists));
  }

  // The largest number for a variable, over all languages.
  std::size_t of_var(const CompiledRow& row, int var, std::size_t list, bool plain) const {
    std::size_t most = 1;
    for (const Column& column : row.columns) {
      for (const Element& element : column.elements) {
        if (element.is != Element::Is::slot || element.var != var) continue;
        const bool own = plain && element.category == row.category;
        const auto& extents = own ? plain_ : all_;
        most = std::max(most, extents[static_cast<std::size_t>(element.category)][list]);
      }
    }
    return most;
  }

  // "$a or $b", both of the row's own category. The grouping has no meaning, so only the last member can be a
  // list of its own.
  static bool coordinates(const CompiledRow& row, const Term& term) {
    if (&term != &row.tree || !row.left_recursive) return false;
    const auto own = [&](const Element& element) {
      return element.is != Element::Is::slot || element.category == row.category;
    };
    const auto& elements = row.columns[0].elements;
    return std::all_of(elements.begin(), elements.end(), own) &&
           std::all_of(term.kids.begin(), term.kids.end(), [](const Term& kid) { return kid.is_var; });
  }
  std::size_t of_kid(const CompiledRow& row, const Term& term, std::size_t i, std::size_t list) const {
    const Term& kid = term.kids[i];
    const bool plain = coordinates(row, term) && i + 1 < term.kids.size();
    if (kid.is_var) return of_var(row, kid.var, list, plain);
    // A nested template of the same list was flattened when it was built.
    return kid.op == term.op || kid.op == kApply ? members(row, kid, list) : 1;
  }

  std::size_t members(const CompiledRow& row, const Term& term, std::size_t list) const {
    if (term.is_var) return of_var(row, term.var, list, false);
    if (term.op == kApply) return members(row, term.kids[0], list);
    if (term.op != kLists[list]) return 1;
    std::size_t sum = 0;
    for (std::size_t i = 0; i < term.kids.size(); ++i) sum += of_kid(row, term, i, list);
    return std::min(sum, kAnyNumber);
  }

  void note(const CompiledRow& row, Term& term) {
    for (std::size_t i = 0; i < term.kids.size(); ++i) {
      if (is_list(term.op)) term.kids[i].most = of_kid(row, term, i, number_of(term.op));
      note(row, term.kids[i]);
    }
  }

  using OfLists = std::array<std::size_t, std::size(kLists)>;
  Tables& tables_;
  std::vector<OfLists> all_;
  std::vector<OfLists> plain_;  // for rows that do not begin with their own category
};

}  // namespace

void find_extents(Tables& tables) { Extents(tables).find(); }

}  // namespace kawari
