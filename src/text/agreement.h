// Candidates for a word such as "it" or "those creatures": what was mentioned before, and whether it agrees
// with the word in kind and number. The resolver of references collects the candidates and calls agree().
#pragma once
#include "text/tables.h"

#include "ir/tree.h"

namespace kawari {

struct Referent {
  // set: cards that a condition or an event has mentioned together; `node` has their filter.
  enum class Is : std::uint8_t { choice, statement, subject, other, self, bound, place, set };
  Is is = Is::self;
  const Tree* node = nullptr;  // choice, statement: the node; place: the choice that is there
  KindSet kinds = KindSet::all();
  bool plural = false;
  int clause = 0;
  bool one_each = false;  // one card of each of several players, so "it" cannot mean one of them

  bool same_referent(const Referent& b) const { return is == b.is && node == b.node; }
};

// `in_loop`: the pronoun is inside a loop over players, in which each player has one card.
bool agree(const Tree& pronoun, const Referent& candidate, bool in_loop);

}  // namespace kawari
