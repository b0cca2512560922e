#include "text/registers.h"

#include "ir/op_traits.h"

namespace kawari {
namespace {

Tree& writable(const TreePtr& tree) { return const_cast<Tree&>(*tree); }

class Numbering {
 public:
  explicit Numbering(const std::vector<Reference>& targets) : targets_(targets) {}
  bool overflow = false;

  void number(Tree& tree, int& next) {
    if (overflow) return;
    bool wanted = fills_register(tree.op);
    for (const auto& target : targets_) wanted = wanted || target.node == &tree;
    if (wanted) {
      if (next >= kMaxRegisters) overflow = true;
      tree.reg = static_cast<std::uint8_t>(next++);
      for (const auto& target : targets_) {
        if (target.node == &tree) target.use->value = tree.reg;
      }
    }
    for (const TreePtr& kid : tree.kids) {
      int own = 0;
      number(writable(kid), tree.op < Op::count_ && info(kid->op).sort == Sort::Ability ? own : next);
    }
  }

 private:
  const std::vector<Reference>& targets_;
};

}  // namespace

bool number_registers(Tree& tree, const std::vector<Reference>& references) {
  Numbering numbering(references);
  int next = 0;
  numbering.number(tree, next);
  return !numbering.overflow;
}

}  // namespace kawari
