// The trees of the chart parser. Equal trees are the same number, so that equal readings count once and a
// tree that stands in many others is kept once.
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
  bool open = false;        // a subject or a duration is still missing in it
  bool grown = false;       // a list: its kids are the list that it was, and one more member
  std::uint32_t depth = 1;  // levels of the tree
  std::uint32_t kid_count = 0;
  std::uint32_t first_kid = 0;
};

class Forest {
 public:
  Forest() { table_.assign(1024, -1); }

  int add(Op op, int value, int word, Hint hint, const int* kids, std::size_t count);
  // A list with one more member, without copying it: a list of n members is found n times while it is read.
  int grow(int list, int member);
  // Adds the members of a list, or the tree itself where it is no list of this kind.
  void members(int tree, Op op, Hint hint, std::vector<int>& out) const;
  bool is_list_of(int tree, Op op, Hint hint) const {
    return (*this)[tree].op == op && (*this)[tree].hint == hint;
  }
  int word(std::string text);
  const Branch& operator[](int i) const { return branches_[static_cast<std::size_t>(i)]; }
  int kid(const Branch& b, std::size_t i) const { return kids_[b.first_kid + i]; }

  // The tree by itself; nullptr where the budget runs out. It recurs as deep as the tree is.
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
