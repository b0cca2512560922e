#include "state/own_marks.h"

namespace kawari {

constexpr MarkInfo kMark = {
    .mark = MarkId{0},
    .ends = MarkEnds::with_object,
    .joins = MarkJoins::no,
};

}  // namespace kawari
