#include "state/own_marks.h"

namespace kawari {

constexpr MarkInfo kMark = {
    .mark = MarkId{0},
    .name = "rung",
    .ends = MarkEnds::with_object,
    .joins = MarkJoins::no,
};

}  // namespace kawari
