// Keywords: what they add to power, and the abilities that they stand for.
#include <algorithm>

#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/keyword_walk.h"

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
    // [DM-1.50 115.3d, 110.7] after any battle that it fought, won or lost, once for each time that it has it
    keyword("Slayer", true, false, rule::slayer,
            "(triggered none (any-event (event won-battle (same-as (self))) (event lost-battle (same-as "
            "(self)))) none "
            "(banish (role other)))"),
    keyword("Power attacker", true, true, rule::power_attacker),
    keyword("Double breaker", false, false, rule::breaker),
    keyword("Triple breaker", false, false, rule::breaker),
    keyword("Speed attacker", false, false, rule::speed_attacker),
    keyword("Shield trigger", false, false, rule::shield_trigger),
    keyword("Evolution", false, false, rule::evolution_base),
    keyword("Crew breaker", false, false, rule::breaker),
    keyword("Silent skill", false, false, rule::silent_skill),
    // These hold their text while something is so; the ability that says it comes with the card.
    keyword("Survivor", false, false, rule::survivor),
    keyword("Turbo rush", false, false, rule::turbo_rush),
    keyword("Wave striker", false, false, rule::wave_striker),
    keyword("Accelerator", false, false, rule::accelerator),
    keyword("Shield trigger cross", false, false, rule::shield_trigger),
    keyword("Gravity Zero", false, false, rule::gravity_zero),
    keyword("Sympathy", false, false, rule::sympathy),
    // [DM-1.50 112.3c] Declared from the hand; what its player then does is one of their effects in standby.
    keyword("Ninja strike", false, true, rule::ninja_strike,
            "(activated (costs) (if (exists at-least (in-zone resource (you)) (keyword-number 17)) (seq "
            "(play-card for-free (you) (role subject)) (delay (event~1 turn-ended none none "
            "(turn-player)) (put-into~1 deck-bottom (role~10 subject))))))"),
};
static_assert(std::size(kKeywords) == static_cast<std::size_t>(Keyword::count_));
static_assert(std::size(kKeywords) <= kMaxKeywords, "a set of keywords has a bit for each");

}  // namespace

std::span<const KeywordInfo> keywords() { return kKeywords; }

bool has(const Match& match, SlotId slot, Keyword keyword) {
  return derived(match).slots[index(slot)].keywords.has(id(keyword));
}

namespace {

// A breaker and how many shields it breaks; a crew breaker counts its crew instead.
struct Breaking {
  Keyword keyword;
  int shields;
};
constexpr Breaking kBreakers[] = {{Keyword::triple_breaker, 3}, {Keyword::double_breaker, 2}};

// One for itself and one for each other card of the crew.
int crew(const Match& match, SlotId attacker, NodeId ability) {
  const Slot& slot = match.state.slot(attacker);
  Env env;
  env.controller = slot.controller;
  env.card = slot.top;
  env.self = ref_of(match.state, attacker);
  int there = 1;
  for (const SlotId other : slots_in_order(match))
    there += other != attacker && match.state.slot(other).controller == slot.controller &&
             fits(match, env, match.book().kid(ability, 2), ref_of(match.state, other));
  return there;
}

}  // namespace

// [DM-1.50 509.2a-c] Without a breaker ability one shield. "One more shield" is none, but adds to each.
Breakers breakers_of(const Match& match, SlotId attacker) {
  Breakers out{};
  // There are no more shields than cards.
  const int more = std::min(kMaxCards, stat(match, ref_of(match.state, attacker), Stat::breaking));
  const auto add = [&](Keyword keyword, int shields) {
    const auto same = [&](const Breaker& other) { return other.shields == shields + more; };
    if (std::none_of(out.begin(), out.end(), same)) out.push({id(keyword), shields + more});
  };
  for (const Breaking& breaker : kBreakers)
    if (has(match, attacker, breaker.keyword)) add(breaker.keyword, breaker.shields);
  if (has(match, attacker, Keyword::crew_breaker))
    each_keyword(match, attacker, Keyword::crew_breaker,
                 [&](NodeId ability) { add(Keyword::crew_breaker, crew(match, attacker, ability)); });
  if (out.empty()) out.push({kNoKeyword, 1 + more});
  std::sort(out.begin(), out.end(), [](const Breaker& a, const Breaker& b) { return a.shields > b.shields; });
  return out;
}

}  // namespace kawari::duel_masters
