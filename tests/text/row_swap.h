// A grammar in which one row builds what another row builds: the mistake that a row of the grammar can have.
// Which other row is taken is fixed by the tables alone, nearest meaning first.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "text/tables.h"

namespace kawari {

class RowSwap {
 public:
  explicit RowSwap(const Grammar& grammar);

  // The grammar with the row that is swapped at the moment.
  const Grammar& grammar() const { return grammar_; }
  const Tables& tables() const { return *tables_; }

  // The rows that are read; rows that are only printed build nothing.
  const std::vector<int>& rows() const { return rows_; }
  // The other rows whose builder fits into this row's place: all that they build with, the row has read.
  // Those of the same category with the same slots come first, the neighbours before the others.
  std::vector<int> others(int row) const;

  // The row builds what the other builds; without another one, nothing. One row at a time.
  void swap(int row, int other);
  void remove(int row);
  void restore();

  // The row as a reader knows it: category, words with slots.
  std::string shown(int row) const;
  // The same with its template: rows that two games share have the same.
  std::string identity(int row) const;
  // Whether the words of the row can all be found among these tokens.
  bool may_read(int row, const TokenSet& tokens) const;

 private:
  struct Slot {
    int var;
    int category;
  };
  struct Place {
    std::string sort;  // what a tree of the category is, with the holes that it leaves open
    bool known = false;
  };
  std::vector<char> reached_categories() const;
  std::string sort_of(const CompiledRow& row) const;
  bool map_slots(int row, int other, std::vector<int>& to) const;
  std::vector<Slot> slots(int row) const;

  std::shared_ptr<Tables> tables_;
  Grammar grammar_;
  std::vector<int> rows_;
  std::vector<Place> places_;  // by category
  int swapped_ = -1;
  Term own_;
};

}  // namespace kawari
