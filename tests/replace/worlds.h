// Small worlds of effects and events on which settle() and the reference must agree. They are drawn from any
// source of numbers: reference_test.cpp draws at random, fuzz/ from bytes.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "base/ids.h"
#include "tests/replace/reference.h"

namespace kawari::test {

using Draw = std::function<int(int)>;  // 0 <= result < bound

World any_world(const Draw& draw);
// Of one family: damage, cards that leave play, draws.
World any_world(const Draw& draw, int family);
std::vector<int> any_answers(const Draw& draw);
Outcome by_the_engine(const World& world, const Edition& edition, const std::vector<int>& answers);
// The cards that replacement effects have moved, each as often as one did.
std::vector<CardId> moved_by_replacements(const World& world, const Edition& edition,
                                          const std::vector<int>& answers);
// Whether the reference and the engine come to the same; `why` tells the difference.
bool agree(const World& world, const Edition& edition, const std::vector<int>& answers, std::string& why);

}  // namespace kawari::test
