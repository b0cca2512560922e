// What a word such as "it" or "those creatures" can mean: something that was spoken of before, and whether
// the two agree in kind and number. The resolver of references collects the candidates and asks here.
#pragma once
#include "text/tables.h"

#include "ir/tree.h"

namespace kawari {

struct Referent {
  // set: cards that a condition or an event has spoken of together; `node` says which.
  enum class Is : std::uint8_t { choice, statement, subject, other, self, bound, place, set };
  Is is = Is::self;
  const Tree* node = nullptr;  // choice, statement; place: the choice that is there
  KindSet kinds = KindSet::all();
  bool plural = false;
  int clause = 0;
  bool one_each = false;  // one card of each of several players: no single one of them is "it"

  bool same_referent(const Referent& b) const { return is == b.is && node == b.node; }
};

// `in_loop`: inside a loop over players, where each of them has one.
bool agree(const Tree& pronoun, const Referent& candidate, bool in_loop);

}  // namespace kawari
