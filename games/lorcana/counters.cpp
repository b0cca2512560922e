#include "games/lorcana/counters.h"

#include "games/lorcana/facts.h"
#include "games/lorcana/own_messages.h"
#include "games/lorcana/words.h"

namespace kawari::lorcana {
namespace {

constexpr CounterInfo kCounters[] = {
    {.name = "lore",
     .gained = fact::lore_gained,
     .lost = fact::lore_lost,
     .cant_gain = ban::gain_lore,
     .cant_lose = ban::lose_lore,
     .floor = ::kawari::rule::key(::kawari::rule::lore),
     .gain_message = id(OwnMessage::gain_lore),
     .loss_message = id(OwnMessage::lose_lore),
     .now_message = id(OwnMessage::now_lore)},
};

constexpr MarkInfo kMarks[] = {
    {.mark = mark::struck, .name = "struck", .ends = MarkEnds::with_combat, .joins = MarkJoins::no},
};

}  // namespace

std::span<const CounterInfo> counters() { return kCounters; }
std::span<const MarkInfo> marks() { return kMarks; }

}  // namespace kawari::lorcana
