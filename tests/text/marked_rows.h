// A grammar with marked words: its printed texts show which rows they use, and which forms of their words.
// For tests that need an example of each row.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "text/tables.h"

namespace kawari {

class MarkedRows {
 public:
  MarkedRows(const Grammar& grammar, Language language);

  // Prints like the original grammar, with marks that used_in() reads.
  const Grammar& grammar() const { return grammar_; }

  // A row, or a form of a word: "inflige" of infligir/inflige/infligen. Rows that have the same word with the
  // same forms share them.
  struct Form {
    int row = -1;   // -1: a form of a word
    int word = -1;  // numbered in the order of first use
    int form = 0;
    auto operator<=>(const Form&) const = default;
  };
  using Forms = std::set<Form>;
  static Forms used_in(const std::string& printed);
  // All rows that have words in the language, and all forms of these words.
  const Forms& all() const { return all_; }
  // The row; for a form of a word, the first row with that word.
  int row_of(const Form& form) const;
  // A column of the row as it is written in the table: "infligir/inflige/infligen $amount a $objects".
  std::string column(int row, Language language) const;
  std::string category(int row) const;

 private:
  std::shared_ptr<Tables> tables_;
  Grammar grammar_;
  std::shared_ptr<const Tables> plain_;
  Forms all_;
  std::vector<int> first_rows_;  // by word
};

}  // namespace kawari
