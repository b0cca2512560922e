#include "ir/arity.h"

#include <cassert>

namespace kawari {
namespace {

Sort sort_named(std::string_view name) {
  for (int i = 0; i <= static_cast<int>(Sort::Cost); ++i) {
    if (name_of(static_cast<Sort>(i)) == name) return static_cast<Sort>(i);
  }
  assert(false && "nodes.def names a sort that does not exist");
  return Sort::Any;
}

Arity read(std::string_view kids) {
  Arity arity;
  while (!kids.empty()) {
    const auto blank = kids.find(' ');
    std::string_view word = kids.substr(0, blank);
    kids = blank == std::string_view::npos ? std::string_view() : kids.substr(blank + 1);
    KidSpec spec;
    if (word.ends_with('?')) {
      spec.optional = true;
      word.remove_suffix(1);
    } else if (word.ends_with('*')) {
      arity.many = true;
      word.remove_suffix(1);
    }
    spec.sort = sort_named(word);
    arity.kids.push_back(spec);
  }
  return arity;
}

}  // namespace

const Arity& arity_of(Op op) {
  static const auto table = [] {
    std::vector<Arity> out;
    for (int i = 0; i < static_cast<int>(Op::count_); ++i) out.push_back(read(info(static_cast<Op>(i)).kids));
    out.emplace_back();
    return out;
  }();
  return table[op < Op::count_ ? static_cast<std::size_t>(op) : table.size() - 1];
}

}  // namespace kawari
