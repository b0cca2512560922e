#include "state/own_marks.h"

namespace kawari {

constexpr CounterInfo kCounter = {
    .name = "bells",
    .gained = own_fact(0),
    .lost = own_fact(1),
    .cant_gain = own_ban(0),
    .cant_lose = std::nullopt,
    .gain_message = MessageId{0},
    .loss_message = MessageId{0},
    .now_message = MessageId{2},
};

}  // namespace kawari
