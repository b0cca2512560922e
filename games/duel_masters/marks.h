// What Duel Masters marks objects with.
#pragma once
#include "state/own_marks.h"

namespace kawari::duel_masters {

namespace mark {
inline constexpr MarkId battling{0};  // is in a battle that is being decided
inline constexpr MarkId kept{1};      // stays tapped as its player untaps
}  // namespace mark

inline constexpr MarkInfo kMarks[] = {
    {.mark = mark::battling, .name = "battling", .ends = MarkEnds::with_combat, .joins = MarkJoins::yes},
    {.mark = mark::kept, .name = "kept", .ends = MarkEnds::with_object, .joins = MarkJoins::no},
};

}  // namespace kawari::duel_masters
