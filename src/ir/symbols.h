// The names of node values in templates and in `cards show`: (of-kind character), (event played …).
// One table per ValueOf, so that rows, programs as text and the verifier agree about them.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ops.h"

namespace kawari {

// Values that each game names itself, by number: "double-breaker", "fire". Without names such a value is
// written as its number. Facts, zones, figures, kinds, prohibitions and permissions have at
// least the names of the core.
struct GameNames {
  std::vector<std::string> keywords, colours;
  const Facts* facts = &core_facts();
  const Zones* zones = &core_zones();
  const ValueNames* values = &core_value_names();
  const Ops* game_ops = nullptr;  // nullptr: those of the core alone

  const Ops& ops() const { return game_ops == nullptr ? core_ops() : *game_ops; }
};
inline const GameNames kNoGameNames{};

// How a value is written; a plain number where the value has no name.
std::string symbol_of(ValueOf kind, int value, const GameNames& names = kNoGameNames);
// The reverse. Bits may be joined with `+`; figures are written `cost:at-most`.
std::optional<int> symbol_value(ValueOf kind, std::string_view symbol, const GameNames& names = kNoGameNames);
// The names of all values of this kind: "alert, bodyguard, boost"; empty if they have none.
std::string known_symbols(ValueOf kind, const GameNames& names = kNoGameNames);
// "bodygard is no value of has-keyword: it is one of alert, bodyguard, …"
std::string no_value(Op op, std::string_view symbol, const GameNames& names = kNoGameNames);
// Whether a value of this kind is in range.
bool value_fits(ValueOf kind, int value);

}  // namespace kawari
