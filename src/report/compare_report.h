// A comparison of editions in words, for people and for programs.
#pragma once
#include "compare/compare.h"
#include "report/report.h"

namespace kawari {

std::string print_comparison(const EditionComparison& comparison, const Printing& printing);
std::string comparisons_json(const std::vector<EditionComparison>& comparisons);

}  // namespace kawari
