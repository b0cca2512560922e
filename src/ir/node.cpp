#include "ir/node.h"

namespace kawari {

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
