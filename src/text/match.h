// Matches the template of a row against a tree: the reverse of building it. A list can be split in several
// ways, so the result is a set of bindings.
#pragma once
#include <deque>
#include <unordered_map>
#include <vector>

#include "base/budget.h"
#include "ir/tree.h"
#include "text/tables.h"

namespace kawari {

// A tree, or some neighbouring members of a list, seen as a list.
struct View {
  const Tree* tree = nullptr;
  std::uint32_t from = 0;
  std::uint32_t count = 0;

  View() = default;
  View(const Tree& whole)  // a whole tree
      : tree(&whole), count(static_cast<std::uint32_t>(whole.kids.size())) {}
  View(const Tree& list, std::size_t first, std::size_t members)
      : tree(&list), from(static_cast<std::uint32_t>(first)), count(static_cast<std::uint32_t>(members)) {}

  Op op() const { return tree->op; }
  const Tree& kid(std::size_t i) const { return *tree->kids[from + i]; }
  // Some of the members: a single one as itself, several as a list.
  View part(std::size_t first, std::size_t members) const {
    return members == 1 ? View(kid(first)) : View(*tree, from + first, members);
  }
  bool operator==(const View& other) const = default;
};

using Binds = std::array<View, kMaxVars>;

// What the references of a program refer to, so that the printer can write "that character" for a register.
struct Referents {
  struct Named {
    bool known = false;
    KindSet kinds = KindSet::all();
    bool plural = false;
  };
  std::array<Named, kMaxRegisters> registers;
  std::array<Named, 4> roles;

  void collect(const Ops& ops, const Tree& tree);
  void add(const Ops& ops, const Tree& inner);
  const Named* of(const Tree& reference) const;
};

// A statement as a verb phrase, with its subject and its duration taken out.
struct Lifted {
  TreePtr phrase;  // nullptr: it does not have exactly one subject
  const Tree* subject = nullptr;
  const Tree* duration = nullptr;
};

// The results are valid as long as the matcher and the tree exist.
class Matcher {
 public:
  Matcher(const Ops& ops, Budget& budget) : ops_(ops), budget_(budget) {}
  // Strict: the hints of the tree select among synonyms. Otherwise only canonical rows match, and hints are
  // ignored.
  std::vector<Binds> match(const Term& term, const View& tree, const Referents& referents, bool strict);

 private:
  void match(const Term& term, const View& tree, std::vector<Binds>& binds);
  void match_list(const Term& term, const View& tree, std::vector<Binds>& binds);
  void match_apply(const Term& term, const View& tree, std::vector<Binds>& binds);
  void bind(int var, const View& tree, std::vector<Binds>& binds);
  const Tree& value_leaf(const Tree& tree);
  const Tree& kind_leaf(int kind);
  // Deep: the subject is also taken out of the objects of the statement.
  const Lifted& lifted(const View& statement, bool deep);

  struct Hash {
    std::size_t operator()(const View& view) const {
      const std::uint64_t place = (std::uint64_t{view.from} << 32 | view.count) * 0x9E3779B97F4A7C15ull;
      return std::hash<const void*>()(view.tree) ^ static_cast<std::size_t>(place ^ place >> 32);
    }
  };
  const Ops& ops_;
  Budget& budget_;
  const Referents* referents_ = nullptr;
  bool strict_ = true;
  std::unordered_map<const Tree*, Tree> value_leaves_;
  std::unordered_map<int, Tree> kind_leaves_;
  std::array<std::unordered_map<View, Lifted, Hash>, 2> lifted_;
};

// Equal except for hints and registers.
bool same_meaning(const View& a, const View& b);

}  // namespace kawari
