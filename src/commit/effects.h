// The only functions that begin, change and end lasting effects. An effect is identified by its index in
// State::effects.
#pragma once
#include "event/event.h"

namespace kawari {

// Begins the effect of a part of kind `apply`, unless its duration is already over.
void begin_effect(Match& match, const Part& part);
// Ends the effect at this index. The effects behind it move up by one.
void end_effect(Match& match, std::size_t place);
// Ends each effect for which `over(effect)` is true.
template <class Over>
void end_effects(Match& match, Over&& over) {
  for (std::size_t i = match.state.effects.size(); i-- > 0;)
    if (over(std::as_const(match.state.effects[i]))) end_effect(match, i);
}
// Ends the effects that last until this moment: `until`, of `player` (kNoPlayer: of any player). `cited` is
// the rule that ends them.
void expire(Match& match, Until until, PlayerId player, RuleKey cited);
// Notes that a one-shot effect was used on an event. It covers the later parts of that event and ends with
// it. With scope 0xFF (no event) it ends at once.
void use_on_event(Match& match, std::size_t place, std::uint8_t scope);
// Ends the effects "the next … you play costs less" that apply to the played card, however it was played.
void use_up_discounts(Match& match, const Part& played);
// Notes that a delayed effect has triggered. The objects that it and its twins refer to are kept until they
// resolve.
void keep_until_resolved(State& state, const Effect& effect);
// Notes that the extra turn of this effect is the turn number `turn_number`.
void give_turn(State& state, std::size_t place, std::uint32_t turn_number);
// The event of this scope is over: ends the effects that were used on it.
void close_scope(Match& match, std::uint8_t scope);

// Turns a card back that this effect had turned into another card, as the effect ends.
void stop_being(Match& match, const Effect& effect);
// Records in the trace that an effect has ended, because its time is over or because it was used.
void tell_over(Match& match, TraceKind kind, const Effect& effect, RuleKey cited = kNoRule);
// Whether the card shows the side that it does not enter play with.
bool on_other_side(const Match& match, CardId card);

}  // namespace kawari
