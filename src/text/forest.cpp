#include "text/forest.h"

#include <algorithm>

#include "text/tables.h"

namespace kawari {

int Forest::add(Op op, int value, int word, Hint hint, const int* kids, std::size_t count) {
  Branch branch;
  branch.op = op;
  branch.value = value;
  branch.word = word;
  branch.hint = hint;
  branch.kid_count = static_cast<std::uint32_t>(count);
  return put(branch, kids);
}

int Forest::grow(int list, int member) {
  Branch branch;
  branch.op = (*this)[list].op;
  branch.hint = (*this)[list].hint;
  branch.grown = true;
  branch.kid_count = 2;
  const int kids[] = {list, member};
  return put(branch, kids);
}

int Forest::put(Branch branch, const int* kids) {
  const std::size_t count = branch.kid_count;
  std::size_t hash = static_cast<std::size_t>(branch.op) * 0x9E3779B97F4A7C15ull +
                     static_cast<std::size_t>(branch.value) * 31 +
                     static_cast<std::size_t>(branch.word + 1) * 977 + branch.hint.wording +
                     static_cast<std::size_t>(branch.hint.said) * 0x100 + (branch.grown ? 0x10000u : 0u);
  for (std::size_t i = 0; i < count; ++i)
    hash = (hash ^ static_cast<std::size_t>(kids[i])) * 0x100000001B3ull;
  hash ^= hash >> 29;
  for (std::size_t at = hash & (table_.size() - 1);; at = (at + 1) & (table_.size() - 1)) {
    const int found = table_[at];
    if (found < 0) {
      table_[at] = static_cast<int>(branches_.size());
      break;
    }
    const Branch& b = branches_[static_cast<std::size_t>(found)];
    if (hashes_[static_cast<std::size_t>(found)] == hash && b.op == branch.op && b.value == branch.value &&
        b.word == branch.word && b.hint == branch.hint && b.grown == branch.grown && b.kid_count == count &&
        std::equal(kids, kids + count, kids_.begin() + b.first_kid)) {
      return found;
    }
  }
  branch.first_kid = static_cast<std::uint32_t>(kids_.size());
  branch.open = branch.op == kHole || branch.op == kDurationHole;
  for (std::size_t i = 0; i < count; ++i) {
    const Branch& kid = (*this)[kids[i]];
    const bool same_level = branch.grown && i == 0;
    branch.open = branch.open || kid.open;
    branch.depth = std::max(branch.depth, kid.depth + (same_level ? 0 : 1));
  }
  kids_.insert(kids_.end(), kids, kids + count);
  hashes_.push_back(hash);
  branches_.push_back(branch);
  if (branches_.size() * 2 > table_.size()) widen();
  return static_cast<int>(branches_.size()) - 1;
}

void Forest::members(int tree, Op op, Hint hint, std::vector<int>& out) const {
  if (!is_list_of(tree, op, hint)) {
    out.push_back(tree);
    return;
  }
  const std::size_t begin = out.size();
  while ((*this)[tree].grown) {
    out.push_back(kid((*this)[tree], 1));
    tree = kid((*this)[tree], 0);
  }
  // Collects the last members first.
  const Branch& list = (*this)[tree];
  for (std::size_t i = list.kid_count; i-- > 0;) out.push_back(kid(list, i));
  std::reverse(out.begin() + static_cast<std::ptrdiff_t>(begin), out.end());
}

int Forest::word(std::string text) {
  const auto [found, is_new] = word_ids_.emplace(std::move(text), static_cast<int>(words_.size()));
  if (is_new) words_.push_back(found->first);
  return found->second;
}

TreePtr Forest::tree(int i, Budget& budget) const {
  if (!budget.spend()) return nullptr;
  const Branch& b = (*this)[i];
  if (b.op == Op::none) return make_tree(Op::none);
  auto out = std::make_shared<Tree>();
  std::vector<int> kids;
  if (b.grown)
    members(i, b.op, b.hint, kids);
  else
    kids.assign(kids_.begin() + b.first_kid, kids_.begin() + b.first_kid + b.kid_count);
  out->kids.reserve(kids.size());
  for (const int k : kids) {
    TreePtr kid = tree(k, budget);
    if (!kid) return nullptr;
    out->kids.push_back(std::move(kid));
  }
  out->op = b.op;
  out->value = b.value;
  if (b.word >= 0) out->word = words_[static_cast<std::size_t>(b.word)];
  out->hint = b.hint;
  return out;
}

void Forest::widen() {
  table_.assign(table_.size() * 2, -1);
  for (std::size_t i = 0; i < branches_.size(); ++i) {
    std::size_t at = hashes_[i] & (table_.size() - 1);
    while (table_[at] >= 0) at = (at + 1) & (table_.size() - 1);
    table_[at] = static_cast<int>(i);
  }
}

}  // namespace kawari
