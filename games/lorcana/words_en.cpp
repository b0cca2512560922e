// Lorcana in English.
#include "games/lorcana/obstacle_forms.h"
#include "games/lorcana/said.h"
#include "games/lorcana/words_in.h"

namespace kawari::lorcana {
namespace {

using M = MessageId;
using O = OwnMessage;

constexpr MessageText kMessages[] = {
    // --- what happens
    {M::banish, "{card} {card?is|are} banished"},
    {M::banish_would, "{card} would be banished"},
    {M::ink, "{player} puts {card} into the inkwell"},
    {M::ink_would, "{player} would put {card} into the inkwell"},
    {M::exert, "{card} {card?is|are} exerted"},
    {M::exert_would, "{card} would be exerted"},
    {M::ready, "{card} {card?is|are} readied"},
    {M::ready_would, "{card} would be readied"},
    {M::pay, "{player} pays {amount} ink"},
    {M::pay_would, "{player} would pay {amount} ink"},
    {M::begin_turn, "{player}'s turn begins"},
    {M::end_turn, "{player} ends the turn"},
    {M::end_turn_would, "{player} would end the turn"},
    // --- actions of the turn
    {M::act_ink, "{player} inks {card}"},
    {M::act_ink_option, "ink {card}"},
    {M::act_play, "{player} plays {card}"},
    {M::act_play_option, "play {card}"},
    {M::act_shift, "{player} plays {card} onto {other} with Shift"},
    {M::act_shift_option, "play {card} onto {other} with Shift"},
    {M::act_free, "{player} plays {card} for free"},
    {M::act_free_option, "play {card} for free"},
    {M::act_other_cost, "{player} plays {card} for another cost"},
    {M::act_other_cost_option, "play {card} for another cost"},
    {M::act_move, "{player} moves {card} to {other}"},
    {M::act_move_option, "move {card} to {other}"},
    {M::act_use, "{player} uses {ability} of {card}"},
    {M::act_use_option, "use {ability} of {card}"},
    {M::act_use_unnamed, "{player} uses the ability of {card}"},
    {M::act_use_unnamed_option, "use the ability of {card}"},
    {M::act_pass, "{player} ends the turn"},
    {M::act_pass_option, "end the turn"},
    {M::act_other, "{player} acts"},
    {M::act_other_option, "act"},
    // --- the bag, the check, entries
    {M::triggered, "{effect} triggers and is added to the bag"},
    {M::resolving_waiting, "From the bag, {effect} resolves"},
    {M::resolving_passed, "The bag passes to {player}: {effect} resolves"},
    {M::resolving_next, "{player} goes on with the bag: {effect} resolves"},
    {M::deals_none, "{source} deals no damage to {card}"},
    {M::called_off, "{card} is no longer in the challenge, so no damage is dealt"},
    {M::resolving_deferred, "Now, before anything in the bag, {effect} resolves"},
    {M::ask_waiting, "{player} chooses which ability in the bag resolves next"},
    {M::check_lethal,
     "The game state check finds {amount} damage on {card}, which is not less than its willpower"},
    {M::check_win, "The game state check finds that {player} has {amount} lore"},
    {M::check_deck, "The game state check finds that {player}'s deck is empty"},
    {M::check_last, "The game state check finds that only {player} is left"},
    {M::check_found, "The game state check concerns {card}"},
    {M::entry_exerted, "{card} enters play exerted because of {effect}"},
    {M::entry_exerted_chosen, "{card} enters play exerted, as {player} decided"},
    {M::entry_ready_chosen, "{player} decides that {card} enters play ready"},
    {M::entry_damaged, "{card} enters play with {amount} damage because of {effect}"},
    {M::ask_entry, "{player} decides whether {card} enters play exerted"},
    {M::none_of_its_own, "No self-replacement effect applies to this event"},
    {M::self_replaced, "{effect} replaces its own effect, because “{condition}” is true. Instead, {result}"},
    {M::self_replaced_on, "{effect} replaces its own effect, because “{condition}” is true"},
    {M::self_replaced_by_nothing,
     "{effect} replaces its own effect, because “{condition}” is true. Nothing happens instead"},
    {M::replaced, "{effect} applies: instead, {result}"},
    {M::replaced_on, "{effect} applies"},
    {M::replaced_by_nothing, "{effect} applies: nothing happens instead"},
    {M::replaced_by_staying, "{effect} applies: instead, {card} {card?stays|stay} in {zone}"},
    // --- why not
    {message_of(Obstacle::drying), "{card} is drying: it came into play this turn"},
    {message_of(Obstacle::cost_too_high), "it costs {needs} ink, and {player} has {has} ready"},
    {M::is_not_fighting, "{card} is not in a challenge"},
    {M::is_challenger, "{card} is the challenging card"},
    {M::is_challenged, "{card} is the challenged card"},
};
static_assert(says_each<kMessages, kSaid>());

constexpr Text<OwnMessage> kOwnMessages[] = {
    {O::gain_lore, "{player} gains {amount} lore"},
    {O::gain_lore_would, "{player} would gain {amount} lore"},
    {O::lose_lore, "{player} loses {amount} lore"},
    {O::lose_lore_would, "{player} would lose {amount} lore"},
    {O::quest, "{card} quests"},
    {O::quest_would, "{card} would quest"},
    {O::challenge, "{card} challenges {other}"},
    {O::challenge_would, "{card} would challenge {other}"},
    {O::sing, "{card} {card?sings|sing} the song"},
    {O::sing_would, "{card} would sing the song"},
    {O::sing_along, "{card} {card?sings|sing} the song"},
    {O::sing_along_would, "{card} would sing the song"},
    {O::support, "{card} {card?is|are} chosen for Support"},
    {O::support_would, "{card} would be chosen for Support"},
    {O::act_sing, "{player} plays {card}, sung by {other}"},
    {O::act_sing_option, "play {card}, sung by {other}"},
    {O::act_sing_together, "{player} plays {card} with Sing Together"},
    {O::act_sing_together_option, "play {card} with Sing Together"},
    {O::act_hand_over, "{other} acts for the team now"},
    {O::act_hand_over_option, "let {other} act"},
    {O::act_quest, "{player} quests with {card}"},
    {O::act_quest_option, "quest with {card}"},
    {O::act_challenge, "{player} challenges {other} with {card}"},
    {O::act_challenge_option, "challenge {other} with {card}"},
    {O::now_lore, "{player} has {amount} lore"},
    // --- points that the rules leave open, changes between editions, states of cards
    {O::point_otherwise,
     "“If …, you may …. Otherwise, …”: what happens where the condition is true and the player declines?"},
    {O::point_otherwise_taken, "what comes after “otherwise” happens"},
    {O::point_otherwise_other, "nothing more happens"},
    {O::point_part_of_the_first,
     "“Do this to do that”: what becomes of the first where only a part of it can be done?"},
    {O::point_part_of_the_first_taken, "nothing of it is done"},
    {O::point_part_of_the_first_other, "the part that can be done is done"},
    {O::point_damage_to_nothing,
     "Does damage that is reduced to nothing count as done for what depends on it?"},
    {O::point_damage_to_nothing_taken, "it counts as done"},
    {O::point_damage_to_nothing_other, "it does not count as done"},
    {O::point_shield_at_nothing,
     "Is a shield that waits for damage used up by damage that is reduced to nothing?"},
    {O::point_shield_at_nothing_taken, "it is kept"},
    {O::point_shield_at_nothing_other, "it is used up"},
    {O::point_several_recipients,
     "Does one replacement effect replace what happens to several cards in one event?"},
    {O::point_several_recipients_taken, "it is applied once and replaces all parts of the event that fit"},
    {O::point_several_recipients_other, "it replaces only the first of them"},
    {O::point_check_together, "Does the game state check banish the characters of several players together?"},
    {O::point_check_together_taken, "together, so that they see each other leave"},
    {O::point_check_together_other, "player by player, in turn order"},
    {O::point_both_at_twenty, "Two players have enough lore at the same check: who is first in turn order?"},
    {O::point_both_at_twenty_taken, "the active player"},
    {O::point_both_at_twenty_other, "the player who began the game"},
    {O::point_self_replacement_and_resist,
     "An ability replaces its own damage by another number: are damage modifiers counted for that number?"},
    {O::point_self_replacement_and_resist_taken, "they are counted once, for the new number"},
    {O::point_self_replacement_and_resist_other, "the new number is dealt as it stands"},
    {O::point_first_time_taken,
     "“The first time …”: is it over when another effect was applied to that event?"},
    {O::point_first_time_taken_taken, "no, it has not been used"},
    {O::point_first_time_taken_other, "yes, the first time has passed"},
    {O::point_shields_on_two_cards,
     "Two instances of the same effect wait on two different cards of one event: are they the same effect?"},
    {O::point_shields_on_two_cards_taken, "no, each protects its own card"},
    {O::point_shields_on_two_cards_other, "yes, one applies and the other ceases to exist"},
    {O::point_same_source,
     "Two cards with the same text each give one character the same replacement effect: is it the same "
     "effect?"},
    {O::point_same_source_taken, "yes, one applies and the other ceases to exist"},
    {O::point_same_source_other, "no, the sources differ, and both can apply one after the other"},
    {O::point_lore_of_team, "Has each player of a team their own lore, or is it added up?"},
    {O::point_lore_of_team_taken, "each has their own, and the team wins as soon as one of them has enough"},
    {O::point_lore_of_team_other, "it is added up"},
    {O::point_pack_rush_deck,
     "Pack Rush: when does the discard of a player whose deck is empty become the new deck?"},
    {O::point_pack_rush_deck_taken, "at the end of the turn in which the player would lose"},
    {O::point_pack_rush_deck_other, "at the next game state check"},
    {O::point_two_numbers,
     "A character with a keyword that does not add up gains it with another number: which one counts?"},
    {O::point_two_numbers_taken, "the one that it had first"},
    {O::point_two_numbers_other, "the higher one"},
    {O::point_replacing_the_check,
     "Can a replacement effect replace a banishment by the game state check, which is nobody's effect?"},
    {O::point_replacing_the_check_taken, "yes"},
    {O::point_replacing_the_check_other, "no"},
    {O::change_effect_damage,
     "How damage modifiers such as Resist and replacement effects come together, for an effect's damage."},
    {O::change_combat_damage,
     "How damage modifiers such as Resist and replacement effects come together, in a challenge."},
    {O::change_zero_is_dealt, "Whether damage that is reduced to nothing counts as dealt."},
    {O::change_skip_is_replacement, "Whether skipping a step is a replacement effect."},
    {O::change_entry_is_replacement, "Whether entering exerted is a replacement effect."},
    {O::change_secondary_on_adding, "When the “if” behind a trigger is tested."},
    {O::change_moving_is_removing, "Whether damage that is moved counts as removed and put."},
    {O::change_covered_watches, "Whether a card that another one is played on sees that card being played."},
    {O::change_first_is_cost, "Whether the first part of “do this to do that” is a cost."},
    {O::change_empty_draw_loses, "When a player with an empty deck loses."},
    {O::change_free_waives_only_ink, "What “for free” leaves out."},
    {O::change_deferred_in_discard, "Where an action lies that an effect has played, until it resolves."},
    {O::change_check_after_each_effect, "How often the game state is checked."},
    {O::change_dealt_means_taken, "Whether a card that damage is put on “is dealt damage”."},
    {O::state_exerted, "exerted"},
    {O::state_ready, "ready"},
    {O::state_drying, "drying"},
    {O::state_dry, "dry"},
};

constexpr Text<OwnObstacle> kObstacles[] = {
    {OwnObstacle::other_name, "{card} has another name"},
    {OwnObstacle::not_inkable, "{card} has no inkwell symbol"},
    {OwnObstacle::used_this_turn, "{card} has used it already"},
    {OwnObstacle::cost_cannot_be_paid, "{card} does not meet “{text}”"},
    {OwnObstacle::song_too_expensive,
     "{card} can sing songs of cost {has} or less, and this one costs {needs}"},
    {OwnObstacle::singers_too_few, "all who could sing come to {has} together, and {needs} is needed"},
};
constexpr auto kAllMessages =
    joined(kMessages, own_texts<kOwnMessages>(), obstacle_texts<kObstacles, kEach<OwnObstacle>>());

constexpr NamedThing<Zone> kZones[] = {
    {Zone::none, {"nowhere"}},
    {Zone::deck, {"deck"}},
    {Zone::hand, {"hand"}},
    {Zone::play, {"play"}},
    {Zone::discard, {"discard"}},
    {Zone::resource, {"inkwell"}},
    {Zone::pending, {"the Play zone"}},
    {Zone::under, {"beneath a card"}},
    {Zone::removed, {"out of the game"}},
};
static_assert(things_in_order<Zone>(kZones, static_cast<std::size_t>(Zone::count_)));

constexpr NamedThing<Stat> kStats[] = {
    {Stat::cost, {"cost"}},   {Stat::strength, {"strength"}},     {figure::willpower, {"willpower"}},
    {figure::lore, {"lore"}}, {figure::move_cost, {"move cost"}}, {figure::singing, {"singing cost"}},
};
static_assert(things_in_order<Stat>(kStats, static_cast<std::size_t>(Stat::count_) + std::size(kOwnStats)));

constexpr NamedThing<std::string_view> kPhases[] = {
    {"setup", {"the setup"}},    {"ready", {"the Ready step"}}, {"set", {"the Set step"}},
    {"draw", {"the Draw step"}}, {"main", {"the Main phase"}},  {"end", {"the End-of-Turn phase"}},
};

constexpr NamedThing<std::string_view> kFacts[] = {
    {"damage", {"damage"}},         {"strength", {"strength"}},  {"willpower", {"willpower"}},
    {"lore-value", {"lore value"}}, {"cost", {"cost"}},          {"lore", {"lore"}},
    {"ink", {"ready ink"}},         {"hand", {"hand"}},          {"deck", {"deck"}},
    {"discard", {"discard"}},       {"play", {"in play"}},       {"exert", {"exert"}},
    {"banish", {"banish"}},         {"facedown", {"face down"}},
};

}  // namespace

const GameTexts kEnglish{kAllMessages, kZones, kStats, kPhases, kFacts};

}  // namespace kawari::lorcana
