// Makes a sentence that uses a row of the grammar, from the grammar itself, for people who have to write a
// test of the row. Slots are filled with the shortest words that fit.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "card/database.h"
#include "tests/text/row_swap.h"

namespace kawari {

class RowExample {
 public:
  RowExample(RowSwap& swap, Database& cards);

  struct Text {
    bool effect = false;  // the text of an action or a spell, not of an ability
    std::string text;     // empty: no text was found
  };
  // A text that cannot be read without the row.
  Text of(int row);

 private:
  struct Filling {
    bool known = false;
    std::string text;
  };
  struct Around {
    bool effect = false;
    std::string before, after;
  };
  void fill_categories();
  void find_contexts();
  bool needs(int row, bool effect, const std::string& text);
  std::string printed_back(bool effect, const std::string& text);
  bool fill(const CompiledRow& row, int number, int hole, std::string& before, std::string& after) const;

  RowSwap& swap_;
  Database& cards_;
  std::vector<std::array<Filling, 2>> filling_;  // by category; singular, plural
  std::vector<std::vector<Around>> contexts_;    // by category, shortest first
};

}  // namespace kawari
