// Rules are cited by a key that is named after the content of the rule; an edition's index turns the key into
// a number and our wording. The keys that the core itself cites are here; a game adds its own behind them.
#pragma once
#include <cstdint>

namespace kawari {

enum class RuleKey : std::uint16_t {};
inline constexpr RuleKey kNoRule{0};
// Keys from here on are not cited by code. Such a key groups the wordings of a rule that changed between
// editions.
inline constexpr RuleKey kFirstUncited{0x8000};
constexpr bool is_cited(RuleKey key) { return key != kNoRule && key < kFirstUncited; }

// The core's rules: RULE(name, what the rule says, for readers of this file).
#define KAWARI_CORE_RULES(RULE)                                                                       \
  RULE(card_text_first, "card text beats rules")                                                      \
  RULE(cant_beats_can, "what is forbidden is not done, whatever allows it")                           \
  RULE(as_much_as_possible, "an instruction is followed as far as possible")                          \
  RULE(effect_order, "the sentences of an effect are followed in order")                              \
  RULE(choices_on_resolution, "choices are made when the instruction is reached")                     \
  RULE(no_legal_choice, "an effect without a legal choice does nothing, its other parts go on")       \
  RULE(up_to, "up to N includes none")                                                                \
  RULE(may, "the effect's player decides whether it happens")                                         \
  RULE(sequential, "the second part depends on the first being done")                                 \
  RULE(alternatives, "one of the alternatives is chosen")                                             \
  RULE(for_each, "numbers are counted once, when the effect resolves")                                \
  RULE(until_you_have, "how many are missing is counted once")                                        \
  RULE(if_false, "a condition that is false")                                                         \
  RULE(last_known, "a card that has left is read as it last was")                                     \
  RULE(new_object, "a card that changes zones is a new object")                                       \
  RULE(several_players, "the turn player acts first, then the others in turn order")                  \
  RULE(negative_value, "a value below zero counts as zero")                                           \
  RULE(modifiers_combine, "modifiers add up")                                                         \
  RULE(duration, "an effect lasts as long as it says")                                                \
  RULE(trigger, "an ability triggers when its condition is met")                                      \
  RULE(trigger_waits, "a triggered ability waits until what is going on is complete")                 \
  RULE(secondary_condition, "the condition behind the trigger is tested")                             \
  RULE(waiting_order, "who resolves which waiting ability next")                                      \
  RULE(leave_together, "what cards that leave together see of each other")                            \
  RULE(replacement, "an effect that puts another event in the place of one")                          \
  RULE(replacement_event, "what one event is")                                                        \
  RULE(replacement_exists, "a replacement effect must be there before the event")                     \
  RULE(replaced_never_happens, "a replaced event never happens; the modified one does")               \
  RULE(replacement_once, "a replacement effect has one chance per event")                             \
  RULE(self_replacement, "an effect that replaces its own ability comes first")                       \
  RULE(replacement_chooser, "who chooses among several replacement effects")                          \
  RULE(exchange, "an exchange happens as a whole or not at all")                                      \
  RULE(replacement_own_movement, "what a card itself says about where it goes comes first")           \
  RULE(replacement_others, "then one of the other replacement effects is chosen")                     \
  RULE(replacement_again, "the modified event is looked at again")                                    \
  RULE(replacement_same, "several instances of the same replacement effect")                          \
  RULE(replacement_infeasible, "a replacement that cannot be carried out")                            \
  RULE(replacement_no_chain, "what a replacement produces is not replaced again")                     \
  RULE(replacement_attempt, "what counts as done when it was replaced")                               \
  RULE(replacement_simultaneous, "simultaneous events each have their own replacement")               \
  RULE(replacement_draw, "draws are replaced one by one")                                             \
  RULE(replacement_added_action, "what was to be done with a drawn card, when the draw was replaced") \
  RULE(entry_state, "how a card enters")                                                              \
  RULE(skip_step, "a step that is skipped does not happen")                                           \
  RULE(damage_calculation, "the amount of damage is calculated")                                      \
  RULE(damage_zero, "no damage left means that none is dealt")                                        \
  RULE(deal, "damage that is dealt")                                                                  \
  RULE(put, "damage that is put")                                                                     \
  RULE(remove, "damage that is removed")                                                              \
  RULE(move, "damage that is moved")                                                                  \
  RULE(draw, "drawing")                                                                               \
  RULE(discard, "discarding")                                                                         \
  RULE(leave_play, "leaving play")                                                                    \
  RULE(pile_leaves, "the cards beneath go where the top card goes")                                   \
  RULE(reveal, "revealing")                                                                           \
  RULE(lore, "lore")                                                                                  \
  RULE(for_free, "without paying")                                                                    \
  RULE(ability_for_free, "using an ability for free")                                                 \
  RULE(concede, "conceding")                                                                          \
  RULE(game_end, "the end of the game")                                                               \
  RULE(state_check, "the game state is checked")                                                      \
  RULE(keyword, "keywords")                                                                           \
  RULE(activated, "activated abilities")                                                              \
  RULE(played_by_effect, "a card played by an effect")                                                \
  RULE(cards_beneath, "cards beneath another card")                                                   \
  RULE(legal_choice, "what may be chosen")                                                            \
  RULE(named_zone, "a card is looked for only in the zone that the text names")                       \
  RULE(continuous_effect, "a rule for a while reaches cards that come later")                         \
  RULE(applied_effect, "what was given to cards reaches only those that were there")                  \
  RULE(floating_trigger, "an ability that waits for a while and can trigger again and again")         \
  RULE(delayed_trigger, "an ability that waits for one later moment")                                 \
  RULE(player_leaves, "what goes with a player who leaves the game")                                  \
  RULE(replacement_place, "where in a resolution replacement effects come")                           \
  RULE(takes, "damage that is taken, however it was placed")                                          \
  RULE(ability_works, "where the abilities of a card work")                                           \
  RULE(condition_in_front, "what stands in front of a trigger is tested when the event happens")      \
  RULE(first_time, "only the first occurrence counts")                                                \
  RULE(once, "an ability that has resolved once in the period does nothing more")                     \
  RULE(loop, "a loop that a player keeps going")

namespace rule {
enum Core : std::uint16_t {
  none_ = 0,
#define RULE(name, says) name,
  KAWARI_CORE_RULES(RULE)
#undef RULE
      core_end_
};
inline constexpr std::uint16_t kFirstOfGame = 256;
static_assert(core_end_ < kFirstOfGame);
constexpr RuleKey key(Core core) { return RuleKey(core); }
}  // namespace rule

}  // namespace kawari
