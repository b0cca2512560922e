// The names of node values in templates and in `cards show`: (of-kind character), (event played …).
// One table per ValueOf, so that rows, programs as text and the verifier agree about them.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "ir/node.h"

namespace kawari {

// How a value is written; a plain number where the value has no name.
std::string symbol_of(ValueOf kind, int value);
// The reverse; bits may be joined with `+`, figures are written `cost:at-most`.
std::optional<int> symbol_value(ValueOf kind, std::string_view symbol);
// Whether a value of this kind is in range.
bool value_fits(ValueOf kind, int value);

}  // namespace kawari
