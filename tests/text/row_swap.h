// A grammar in which one row builds what another row builds: the kind of mistake that a row can have. The
// choice of the other row depends only on the tables; the nearest meaning comes first.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "text/tables.h"

namespace kawari {

class RowSwap {
 public:
  explicit RowSwap(const Grammar& grammar);

  // The grammar with the row that is swapped now.
  const Grammar& grammar() const { return grammar_; }
  const Tables& tables() const { return *tables_; }

  // The rows that are read; rows that are only printed build nothing.
  const std::vector<int>& rows() const { return rows_; }
  // The rows whose builder can replace the builder of this row: it uses only slots that this row has. Rows of
  // the same category with the same slots come first, neighbours before others.
  std::vector<int> others(int row) const;

  // Makes `row` build what `other` builds; makes it build nothing; restores it. Only one row is changed at a
  // time.
  void swap(int row, int other);
  void remove(int row);
  void restore();

  // The row for a reader: category, words with slots.
  std::string shown(int row) const;
  // The same with its template; equal for rows that two games share.
  std::string identity(int row) const;
  // Whether all words of the row are among these tokens.
  bool may_read(int row, const TokenSet& tokens) const;

 private:
  struct Slot {
    int var;
    int category;
  };
  struct Place {
    std::string sort;  // the sort of tree that the category builds, with its open holes
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
