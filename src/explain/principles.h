// Rules in an edition that has no rule numbers: their principle is told in words.
#pragma once
#include "explain/explain.h"

namespace kawari {

// Whether the rule is cited: by its number, or in words alone if no rule of the edition has a number. A rule
// that only this edition does not have is not cited.
bool is_cited(const Match& match, const Citation& citation);

}  // namespace kawari
