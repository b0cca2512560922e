#include "ir/node.h"

#include <array>
#include <unordered_map>

namespace kawari {

const NodeInfo& info(Op op) {
  static constexpr NodeInfo kInfos[] = {
#define NODE(op, name, sort, kids, value, looks, traits, doc) {name, Sort::sort, kids, ValueOf::value, doc},
#include "ir/nodes.def"
#undef NODE
  };
  static constexpr NodeInfo kUnknown{"?", Sort::Any, "", ValueOf::None, "not a node"};
  return op < Op::count_ ? kInfos[static_cast<int>(op)] : kUnknown;
}

std::optional<Op> op_named(std::string_view name) {
  static const auto ops = [] {
    std::unordered_map<std::string_view, Op> out;
    for (int i = 0; i < static_cast<int>(Op::count_); ++i)
      out.emplace(info(static_cast<Op>(i)).name, static_cast<Op>(i));
    return out;
  }();
  const auto found = ops.find(name);
  return found == ops.end() ? std::nullopt : std::optional<Op>(found->second);
}

std::string_view name_of(Sort sort) {
  switch (sort) {
    case Sort::Any:
      return "any";
    case Sort::Ability:
      return "ability";
    case Sort::Stmt:
      return "stmt";
    case Sort::Objects:
      return "objects";
    case Sort::Filter:
      return "filter";
    case Sort::Players:
      return "players";
    case Sort::Amount:
      return "amount";
    case Sort::Cond:
      return "cond";
    case Sort::Event:
      return "event";
    case Sort::Duration:
      return "duration";
    case Sort::Cost:
      return "cost";
  }
  return "any";
}

}  // namespace kawari
