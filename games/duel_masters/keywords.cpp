// Keywords: what they add to power, and the abilities that they stand for.
#include <algorithm>

#include "games/duel_masters/duel_masters.h"

namespace kawari::duel_masters {
namespace {

constexpr KeywordInfo keyword(std::string_view name, bool stacks, bool numbered, rule::Key cited,
                              const char* text = nullptr) {
  KeywordInfo info;
  info.name = name;
  info.stacks = stacks;
  info.numbered = numbered;
  info.text = text;
  info.rule = rule::key(cited);
  return info;
}

// In the order of Keyword.
constexpr KeywordInfo kKeywords[] = {
    keyword("Blocker", false, false, rule::blocker),
    // [DM-1.50 115.3d] after any battle that it fought, won or lost
    keyword("Slayer", false, false, rule::slayer,
            "(triggered none (any-event (event won-battle (same-as (self))) (event lost-battle (same-as "
            "(self)))) none "
            "(banish (role other)))"),
    keyword("Power attacker", true, true, rule::power_attacker),
    keyword("Double breaker", false, false, rule::breaker),
    keyword("Triple breaker", false, false, rule::breaker),
    keyword("Speed attacker", false, false, rule::speed_attacker),
    keyword("Shield trigger", false, false, rule::shield_trigger),
    keyword("Evolution", false, false, rule::evolution_base),
};
static_assert(std::size(kKeywords) == static_cast<std::size_t>(Keyword::count_));

}  // namespace

std::span<const KeywordInfo> keywords() { return kKeywords; }

bool has(const Match& match, SlotId slot, Keyword keyword) {
  return (derived(match).slots[index(slot)].keywords >> static_cast<int>(keyword) & 1u) != 0;
}

void derive(const Match& match, Derived& out) {
  const State& state = match.state;
  constexpr int kPowerAttacker = static_cast<int>(Keyword::power_attacker);
  for (std::uint8_t i = 0; i < state.slot_end; ++i) {
    const Slot& slot = state.slots[i];
    if (slot.top == kNoCard || slot.combat != static_cast<std::uint8_t>(Combat::challenger)) continue;
    SlotValues& v = out.slots[i];
    std::int16_t& power = v.stat[static_cast<int>(Stat::strength)];
    power = static_cast<std::int16_t>(power + v.keyword_value[kPowerAttacker]);
  }
}

int breaks(const Match& match, SlotId attacker) {
  if (has(match, attacker, Keyword::triple_breaker)) return 3;
  return has(match, attacker, Keyword::double_breaker) ? 2 : 1;
}

}  // namespace kawari::duel_masters
