// Small worlds of effects and events on which settle() and the reference must agree. They are drawn from any
// source of numbers: reference_test.cpp draws at random, fuzz/ from bytes.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "tests/replace/reference.h"

namespace kawari::test {

using Draw = std::function<int(int)>;  // 0 <= result < bound

World any_world(const Draw& draw);
std::vector<int> any_answers(const Draw& draw);
Outcome by_the_engine(const World& world, const Edition& edition, const std::vector<int>& answers);
// Whether the reference and the engine have the same result; `why` gets the difference.
bool agree(const World& world, const Edition& edition, const std::vector<int>& answers, std::string& why);

}  // namespace kawari::test
