// The games of this build, as the judge and the command line are told about them. The one place that puts the
// core and the games together.
#pragma once
#include "judge/games.h"

namespace kawari {

const Games& all_games();

}  // namespace kawari
