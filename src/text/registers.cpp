#include "text/registers.h"

namespace kawari {
namespace {

class Numbering {
 public:
  Numbering(const Ops& ops, const std::vector<Reference>& targets) : ops_(ops), targets_(targets) {}
  bool overflow = false;

  void number(Draft& tree, int& next) {
    if (overflow) return;
    bool wanted = ops_.has(tree.op, Traits::Fills);
    for (const auto& target : targets_) wanted = wanted || target.node == &tree;
    if (wanted) {
      if (next >= kMaxRegisters) overflow = true;
      tree.reg = static_cast<std::uint8_t>(next++);
      for (const auto& target : targets_) {
        if (target.node == &tree) target.use->value = tree.reg;
      }
    }
    for (std::size_t i = 0; i < tree.count(); ++i) {
      Draft& kid = tree.kid(i);
      int own = 0;
      number(kid, in_programs(tree.op) && ops_.sort(kid.op) == Sort::Ability ? own : next);
    }
  }

 private:
  const Ops& ops_;
  const std::vector<Reference>& targets_;
};

}  // namespace

bool number_registers(const Ops& ops, Draft& tree, const std::vector<Reference>& references) {
  Numbering numbering(ops, references);
  int next = 0;
  numbering.number(tree, next);
  return !numbering.overflow;
}

}  // namespace kawari
