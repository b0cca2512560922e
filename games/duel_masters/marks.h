// The marks of objects in Duel Masters.
#pragma once
#include "state/own_marks.h"

namespace kawari::duel_masters {

namespace mark {
inline constexpr MarkId battling{0};    // is in a battle that has not been decided yet
inline constexpr MarkId kept{1};        // stays tapped when its player untaps
inline constexpr MarkId linking{2};     // a god that is about to enter will be linked with it
inline constexpr MarkId fell_apart{3};  // came off a linked creature that takes part in an attack
// At which side of it, or of the card that it is bound to, the god that is about to enter will lie.
inline constexpr MarkId at_left{4};
inline constexpr MarkId at_right{5};
inline constexpr MarkId at_above{6};
inline constexpr MarkId at_below{7};
}  // namespace mark

inline constexpr MarkInfo kMarks[] = {
    {.mark = mark::battling, .name = "battling", .ends = MarkEnds::with_combat, .joins = MarkJoins::yes},
    {.mark = mark::kept, .name = "kept", .ends = MarkEnds::with_object, .joins = MarkJoins::no},
    {.mark = mark::linking, .name = "linking", .ends = MarkEnds::with_object, .joins = MarkJoins::no},
    {.mark = mark::at_left, .name = "at-left", .ends = MarkEnds::with_object, .joins = MarkJoins::no},
    {.mark = mark::at_right, .name = "at-right", .ends = MarkEnds::with_object, .joins = MarkJoins::no},
    {.mark = mark::at_above, .name = "at-above", .ends = MarkEnds::with_object, .joins = MarkJoins::no},
    {.mark = mark::at_below, .name = "at-below", .ends = MarkEnds::with_object, .joins = MarkJoins::no},
    {.mark = mark::fell_apart, .name = "fell-apart", .ends = MarkEnds::with_combat, .joins = MarkJoins::no},
};

}  // namespace kawari::duel_masters
