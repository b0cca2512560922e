#include <array>

#include "base/limits.h"
#include "ir/book.h"
#include "ir/symbols.h"

namespace kawari {
namespace {

// Registers are filled while the program runs, so a use must come after the node that fills it. An ability
// inside an ability runs later, in a frame of its own, with registers of its own.
struct Registers {
  std::array<bool, kMaxRegisters> filled{};
  bool inner = false;  // inside an ability that is inside another one
};

std::string check(const Ops& ops, const Tree& tree, Sort wanted, Registers& registers, int loops, int depth);

std::string check_kids(const Ops& ops, const Tree& tree, Registers& registers, int loops, int depth) {
  const OpInfo& node = ops[tree.op];
  const Arity& arity = ops.arity(tree.op);
  if (!arity.many && tree.kids.size() != arity.kids.size()) {
    return std::string(node.name) + " has " + std::to_string(tree.kids.size()) + " kids in place of " +
           std::to_string(arity.kids.size());
  }
  if (tree.kids.size() > limits::kListMembers) {
    return std::string(node.name) + " has " + std::to_string(tree.kids.size()) + " members; at most " +
           std::to_string(limits::kListMembers) + " fit";
  }
  const int inner = tree.op == Op::each_player ? loops + 1 : loops;
  for (std::size_t i = 0; i < tree.kids.size(); ++i) {
    const KidSpec& spec = arity.kids[arity.many ? 0 : i];
    const Tree& kid = *tree.kids[i];
    if (kid.op == Op::none) {
      if (spec.optional) continue;
      return "kid " + std::to_string(i + 1) + " of " + std::string(node.name) + " is absent";
    }
    Registers own;
    own.inner = true;
    Registers& scope = spec.sort == Sort::Ability ? own : registers;
    std::string wrong = check(ops, kid, spec.sort, scope, inner, depth + 1);
    if (!wrong.empty()) return wrong;
  }
  return {};
}

std::string check(const Ops& ops, const Tree& tree, Sort wanted, Registers& registers, int loops, int depth) {
  if (depth > limits::kTreeDepth) return "it has more than " + std::to_string(limits::kTreeDepth) + " levels";
  if (!in_programs(tree.op)) return "a node that rules English uses only while it reads";
  if (!ops.known(tree.op)) return "an op of another game";
  const OpInfo& node = ops[tree.op];
  if (wanted != Sort::Any && node.sort != wanted) {
    return std::string(node.name) + " stands where " + std::string(name_of(wanted)) + " belongs";
  }
  if (node.value == ValueOf::Word && tree.word.empty()) return std::string(node.name) + " names no word";
  if (!value_fits(node.value, tree.value)) {
    return std::string(node.name) + " has the value " + std::to_string(tree.value);
  }
  if (tree.op == Op::each_of_them && loops == 0) return "each-of-them stands outside of each-player";
  // A choice inside a statement is made before the statement has its own result. A name that was chosen when
  // an effect began is kept with the effect.
  const bool taken_along = registers.inner && ops.has(tree.op, Traits::OfNamed);
  if (node.value == ValueOf::Register && !taken_along &&
      !registers.filled[static_cast<std::size_t>(tree.value)]) {
    return std::string(node.name) + " uses register " + std::to_string(tree.value) + " before it is filled";
  }
  if (tree.reg != kNoRegister && tree.reg >= kMaxRegisters) return "more registers than a frame has";
  std::string wrong = check_kids(ops, tree, registers, loops, depth);
  if (!wrong.empty()) return wrong;
  if (tree.reg != kNoRegister) {
    if (registers.filled[tree.reg]) return "register " + std::to_string(tree.reg) + " is filled twice";
    registers.filled[tree.reg] = true;
  }
  return {};
}

}  // namespace

std::string verify(const Ops& ops, const Tree& tree, Sort wanted) {
  Registers registers;
  return check(ops, tree, wanted, registers, 0, 1);
}

}  // namespace kawari
