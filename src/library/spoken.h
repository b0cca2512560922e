// The words in which people speak of each game's zones, states and actions, in English and Spanish. Read by
// the judge where questions are asked without a file.
#pragma once
#include "judge/games.h"

namespace kawari {

void speak_lorcana(ScenarioWords& words);
void speak_duel_masters(ScenarioWords& words);

}  // namespace kawari
