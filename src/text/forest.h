// The trees of the chart parser. Equal trees have the same number, so that equal readings count once and
// shared subtrees are stored once.
#pragma once
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/budget.h"
#include "ir/tree.h"

namespace kawari {

struct Branch {
  Op op = Op::none;
  int value = 0;
  int word = -1;
  Hint hint;
  bool open = false;        // its subject or its duration is still missing
  bool grown = false;       // a list that is stored as a shorter list and one more member
  std::uint32_t depth = 1;  // levels of the tree
  std::uint32_t kid_count = 0;
  std::uint32_t first_kid = 0;
};

class Forest {
 public:
  Forest() { table_.assign(1024, -1); }

  int add(Op op, int value, int word, Hint hint, const int* kids, std::size_t count);
  // A list with one more member, without copying the list: while it is read, each of its prefixes is found as
  // well.
  int grow(int list, int member);
  // Appends the members of a list to `out`; appends the tree itself if it is not a list of this kind.
  void members(int tree, Op op, Hint hint, std::vector<int>& out) const;
  bool is_list_of(int tree, Op op, Hint hint) const {
    return (*this)[tree].op == op && (*this)[tree].hint == hint;
  }
  int word(std::string text);
  const Branch& operator[](int i) const { return branches_[static_cast<std::size_t>(i)]; }
  int kid(const Branch& b, std::size_t i) const { return kids_[b.first_kid + i]; }

  // The tree as a Tree; nullptr if the budget runs out. The recursion is as deep as the tree.
  TreePtr tree(int i, Budget& budget) const;

 private:
  int put(Branch branch, const int* kids);
  void widen();

  std::vector<Branch> branches_;
  std::vector<int> kids_;
  std::vector<std::size_t> hashes_;
  std::vector<int> table_;
  std::vector<std::string> words_;
  std::unordered_map<std::string, int> word_ids_;
};

}  // namespace kawari
