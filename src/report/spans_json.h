// The spans of a sentence for programs: what a page makes links of. docs/json.md describes them.
#pragma once
#include <nlohmann/json_fwd.hpp>

#include "explain/sentence.h"

namespace kawari {

nlohmann::ordered_json spans_json(const Sentence& sentence);
nlohmann::ordered_json spans_json(const std::vector<Sentence>& sentences);

}  // namespace kawari
