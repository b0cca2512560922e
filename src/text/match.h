// Matches the template of a row against a tree: the reverse of building it. A list can be split in several
// ways, so a match is a set of bindings.
#pragma once
#include <deque>
#include <vector>

#include "ir/tree.h"
#include "text/tables.h"

namespace kawari {

using Binds = std::array<const Tree*, kMaxVars>;

// What the references of a program name, so that "that character" can be printed from a register.
struct Referents {
  struct Named {
    bool known = false;
    KindSet kinds = 0xFF;
    bool plural = false;
  };
  std::array<Named, kMaxRegisters> registers;
  std::array<Named, 4> roles;

  void collect(const Tree& tree);
  void add(const Tree& inner);
  const Named* of(const Tree& reference) const;
};

class Matcher {
 public:
  explicit Matcher(const Referents& referents) : referents_(referents) {}
  // Strict: the hints of the tree decide between synonyms. Otherwise only canonical rows fit, whatever the
  // hints.
  std::vector<Binds> match(const Term& term, const Tree& tree, bool strict);

 private:
  void match(const Term& term, const Tree& tree, std::vector<Binds>& binds);
  void match_list(const Term& term, const Tree& tree, std::vector<Binds>& binds);
  void match_apply(const Term& term, const Tree& tree, std::vector<Binds>& binds);
  void bind(int var, const Tree& tree, std::vector<Binds>& binds);
  const Tree& keep(Tree tree);

  const Referents& referents_;
  bool strict_ = true;
  std::deque<Tree> kept_;
};

// Equal in meaning: hints and registers aside.
bool same_meaning(const Tree& a, const Tree& b);

}  // namespace kawari
