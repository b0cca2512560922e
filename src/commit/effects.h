// The effects that last: the only functions that begin, change and end them. Effects are named by their place
// in State::effects.
#pragma once
#include "event/event.h"

namespace kawari {

// The effect of a part of kind `apply` begins; one whose duration is over already does not.
void begin_effect(Match& match, const Part& part);
// The effect at this place is over. Those behind it move up by one place.
void end_effect(Match& match, std::size_t place);
// Ends each effect for which `over(effect)` is true.
template <class Over>
void end_effects(Match& match, Over&& over) {
  for (std::size_t i = match.state.effects.size(); i-- > 0;)
    if (over(std::as_const(match.state.effects[i]))) end_effect(match, i);
}
// The effects that end at this moment: `until` of `player` (kNoPlayer: of anybody), by the rule that says so.
void expire(Match& match, Until until, PlayerId player, RuleKey cited);
// A one-shot effect has been used on an event. It covers the later parts of that event and ends with it;
// an effect that was used outside of any event (0xFF) ends at once.
void use_on_event(Match& match, std::size_t place, std::uint8_t scope);
// "The next … you play costs less": ends with the card that is played, however it was played.
void use_up_discounts(Match& match, const Part& played);
// A delayed effect has triggered. What it and its twins are bound to is kept until they resolve.
void keep_until_resolved(State& state, const Effect& effect);
// The extra turn that the effect gives is the turn of this number.
void give_turn(State& state, std::size_t place, std::uint32_t turn_number);
// The event is over, and with it the effects that were used on it.
void close_scope(Match& match, std::uint8_t scope);

// A card that an effect has made another one stops being it as the effect ends.
void stop_being(Match& match, const Effect& effect);
// Tells that an effect is over: its time has come, or it has been used.
void tell_over(Match& match, TraceKind kind, const Effect& effect, RuleKey cited = kNoRule);
// Whether the card shows the side that it does not enter play with.
bool on_other_side(const Match& match, CardId card);

}  // namespace kawari
