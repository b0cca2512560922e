// What Lorcana counts of players and marks of objects.
#pragma once
#include "state/own_marks.h"

namespace kawari::lorcana {

namespace counter {
inline constexpr CounterId lore = kFirstCounter;
}
namespace mark {
inline constexpr MarkId struck{
    0};  // was damaged by the other one in the challenge, and no check has looked yet
}

std::span<const CounterInfo> counters();
std::span<const MarkInfo> marks();

}  // namespace kawari::lorcana
