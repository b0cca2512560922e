// A scenario file as JSON: the same keys, lists and values, for programs that edit positions and read no
// YAML. The text of the JSON is a scenario file again.
#pragma once
#include <nlohmann/json.hpp>
#include <string>

#include "base/result.h"

namespace kawari {

// The first document of the text. Keys keep their order: it is the players' turn order.
Result<nlohmann::ordered_json> scenario_json(const std::string& file, const std::string& text);

}  // namespace kawari
