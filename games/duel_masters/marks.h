// The marks of objects in Duel Masters.
#pragma once
#include "state/own_marks.h"

namespace kawari::duel_masters {

namespace mark {
inline constexpr MarkId battling{0};    // is in a battle that has not been decided yet
inline constexpr MarkId kept{1};        // stays tapped when its player untaps
inline constexpr MarkId linking{2};     // a god that is about to enter will be linked with it
inline constexpr MarkId fell_apart{3};  // came off a linked creature that takes part in an attack
}  // namespace mark

inline constexpr MarkInfo kMarks[] = {
    {.mark = mark::battling, .name = "battling", .ends = MarkEnds::with_combat, .joins = MarkJoins::yes},
    {.mark = mark::kept, .name = "kept", .ends = MarkEnds::with_object, .joins = MarkJoins::no},
    {.mark = mark::linking, .name = "linking", .ends = MarkEnds::with_object, .joins = MarkJoins::no},
    {.mark = mark::fell_apart, .name = "fell-apart", .ends = MarkEnds::with_combat, .joins = MarkJoins::no},
};

}  // namespace kawari::duel_masters
