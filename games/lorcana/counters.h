// The counters of players and the marks of objects in Lorcana.
#pragma once
#include "state/own_marks.h"

namespace kawari::lorcana {

namespace counter {
inline constexpr CounterId lore = kFirstCounter;
}
namespace mark {
inline constexpr MarkId struck{
    0};  // was damaged by its opponent in the challenge, and no state check has run since
}

std::span<const CounterInfo> counters();
std::span<const MarkInfo> marks();

}  // namespace kawari::lorcana
