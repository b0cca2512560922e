#include "ir/arity.h"

#include <cassert>

namespace kawari {
namespace {

Sort sort_named(std::string_view name) {
  for (int i = 0; i <= static_cast<int>(Sort::Cost); ++i) {
    if (name_of(static_cast<Sort>(i)) == name) return static_cast<Sort>(i);
  }
  assert(false && "the line of an op names a sort that does not exist");
  return Sort::Any;
}

}  // namespace

Arity read_arity(std::string_view kids) {
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

}  // namespace kawari
