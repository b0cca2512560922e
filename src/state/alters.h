// What a statement alters while its effect lasts. The static form of each op says it
// (state/ops/static_form.h).
#pragma once
#include <cstdint>

#include "base/ids.h"

namespace kawari {

struct Match;

// Facts, messages and outcomes depend on it.
enum class Alters : std::uint8_t {
  figure,     // of its objects: the value is the figure, the second kid the amount, the third the duration
  abilities,  // of its objects: the second kid is the ability that they gain, the third the duration
  otherwise
};
// For a node that is not a statement: otherwise.
Alters alters(const Match& match, NodeId node);

}  // namespace kawari
