// The only functions that turn text into JSON and back. Reading checks size, depth and count before it builds
// anything. Writing replaces bytes that are not UTF-8, because names come from files of all kinds.
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "base/result.h"

namespace kawari {

struct JsonLimits {
  std::size_t bytes = limits::kJsonBytes;
  std::size_t values = limits::kJsonValues;
  int depth = limits::kJsonDepth;
};

Result<nlohmann::json> load_json(std::string_view text, const std::string& file, const JsonLimits& limits);

// Indented by two; with `indent` -1 all on one line.
std::string json_text(const nlohmann::ordered_json& json, int indent = 2);
std::string json_text(const nlohmann::json& json, int indent = 2);

}  // namespace kawari
