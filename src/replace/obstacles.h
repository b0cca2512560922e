// What prevents events, by their kind: these functions are the members `impossible` and `forbidden` of the
// core's rows in explain/event_kinds.cpp. "Can't" beats "can": a prevented part is never created.
#pragma once
#include "event/event.h"

namespace kawari {

bool damage_impossible(const Match& match, const Part& part);
bool removal_impossible(const Match& match, const Part& part);
bool exert_impossible(const Match& match, const Part& part);
bool ready_impossible(const Match& match, const Part& part);
bool gain_impossible(const Match& match, const Part& part);
bool loss_impossible(const Match& match, const Part& part);
bool move_impossible(const Match& match, const Part& part);
bool turning_impossible(const Match& match, const Part& part);
bool relocation_impossible(const Match& match, const Part& part);
bool effect_impossible(const Match& match, const Part& part);

Forbidden damage_forbidden(const Match& match, const Part& part);
Forbidden gain_forbidden(const Match& match, const Part& part);
Forbidden loss_forbidden(const Match& match, const Part& part);
Forbidden exert_forbidden(const Match& match, const Part& part);
Forbidden move_forbidden(const Match& match, const Part& part);
Forbidden put_under_forbidden(const Match& match, const Part& part);
Forbidden effect_forbidden(const Match& match, const Part& part);
Forbidden mark_forbidden(const Match& match, const Part& part);
// Whether the object or the player is under this prohibition.
template <Ban ban>
Forbidden object_forbidden(const Match& match, const Part& part) {
  return forbidden(match, part.object, ban);
}
template <Ban ban>
Forbidden player_forbidden(const Match& match, const Part& part) {
  return forbidden_player(match, part.player, ban);
}

}  // namespace kawari
