// Duel Masters in English.
#include "games/duel_masters/obstacle_forms.h"
#include "games/duel_masters/said.h"
#include "games/duel_masters/words_in.h"
#include "games/duel_masters/zones.h"

namespace kawari::duel_masters {
namespace {

using M = MessageId;
using O = OwnMessage;

constexpr MessageText kMessages[] = {
    // --- what happens
    {M::banish, "{card} {card?is|are} destroyed"},
    {M::banish_would, "{card} would be destroyed"},
    {M::ink, "{player} puts {card} into the mana zone"},
    {M::ink_would, "{player} would put {card} into the mana zone"},
    {M::exert, "{card} {card?is|are} tapped"},
    {M::exert_would, "{card} would be tapped"},
    {M::ready, "{card} {card?is|are} untapped"},
    {M::ready_would, "{card} would be untapped"},
    {M::enter, "{card} {card?is|are} put into {zone}"},
    {M::enter_would, "{card} would be put into {zone}"},
    {M::go, "{card} {card?is|are} put into {zone}"},
    {M::go_would, "{card} would be put into {zone}"},
    {M::draw, "{player} draws {amount?a card|# cards}"},
    {M::draw_would, "{player} would draw {amount?a card|# cards}"},
    {M::play, "{player} uses {card}"},
    {M::play_would, "{player} would use {card}"},
    {M::end_challenge, "the attack is over"},
    {M::end_challenge_would, "the attack would be over"},
    {M::lasts_challenge, "until the attack is over"},
    {M::lasts_while, "as long as {card} {card?stays|stay} in the battle zone"},
    {M::turn_over, "{card} {card?is|are} turned over"},
    {M::turn_over_would, "{card} would be turned over"},
    {M::relocate, "{card} {card?is|are} crossed with {other}"},
    {M::relocate_would, "{card} would be crossed with {other}"},
    {M::end_turn, "{player} ends the turn"},
    {M::end_turn_would, "{player} would end the turn"},
    // --- actions of the turn
    {M::act_ink, "{player} charges {card}"},
    {M::act_ink_option, "charge {card}"},
    {M::act_play, "{player} summons {card}"},
    {M::act_play_option, "summon {card}"},
    {M::act_shift, "{player} summons {card} onto {other}"},
    {M::act_shift_option, "summon {card} onto {other}"},
    {M::act_move, "{player} crosses {card} with {other}"},
    {M::act_move_option, "cross {card} with {other}"},
    {M::act_free, "{player} uses {card} for no cost"},
    {M::act_free_option, "use {card} for no cost"},
    {M::act_other_cost, "{player} uses {card} for another cost"},
    {M::act_other_cost_option, "use {card} for another cost"},
    {M::act_use, "{player} uses {ability} of {card}"},
    {M::act_use_option, "use {ability} of {card}"},
    {M::act_use_unnamed, "{player} uses the ability of {card}"},
    {M::act_use_unnamed_option, "use the ability of {card}"},
    {M::act_pass, "{player} ends the turn"},
    {M::act_pass_option, "end the turn"},
    {M::act_other, "{player} acts"},
    {M::act_other_option, "act"},
    // --- replacement effects: Spanish says "sustitución"
    {M::would_happen, "{event}"},
    {M::self_replaced, "{effect} replaces its own effect, because “{condition}” is true. Instead, {result}"},
    {M::self_replaced_on, "{effect} replaces its own effect, because “{condition}” is true"},
    {M::self_replaced_by_nothing,
     "{effect} replaces its own effect, because “{condition}” is true. Nothing happens instead"},
    {M::candidates_same,
     "{count} instances of the same replacement effect could apply: {list}. Only one of them does; whichever "
     "{player} chooses, the outcome is the same"},
    {M::ask_replacement, "{player} chooses which replacement effect applies"},
    {M::prevented, "{event}, but it can't: it does not happen"},
    {M::prevented_by, "{event}, but {effect} forbids it: it does not happen"},
    // --- standby effects and state-based actions
    {M::triggered, "{effect} triggers and is in standby"},
    {M::ask_waiting, "{player} chooses which of their effects in standby resolves next"},
    {M::called_off, "{card} is no longer in the battle zone, so the attack ends"},
    {M::check_lethal, "{card} has power 0 or less"},
    {M::check_found, "A state-based action concerns {card}"},
    {M::now_exerted, "{card} {card?is|are} tapped"},
    {M::now_ready, "{card} {card?is|are} untapped"},
    {M::now_resources, "{count} {count?card|cards} in {zone} {count?is|are} untapped"},
    {M::entry_exerted, "{card} enters its zone tapped because of {effect}"},
    // The one thing that a creature decides as it enters: the shield of its shield force.
    {M::entry_other, "As {card} enters, a shield is chosen for {effect}"},
    {M::entry_ready_chosen, "{player} decides that {card} enters without choosing a shield"},
    // --- why not
    {message_of(Obstacle::exerted), "{card} is tapped"},
    {message_of(Obstacle::ready), "{card} is untapped"},
    {message_of(Obstacle::drying), "{card} has summoning sickness"},
    {message_of(Obstacle::cost_too_high),
     "it costs {needs}, and {player} has {has} untapped mana {has?card|cards}"},
    {M::is_classified, "{card} is of this race: {list}"},
    {M::is_unclassified, "{card} has no race"},
    {M::is_colourless, "{card} has no civilization"},
    {M::is_not_fighting, "{card} is not battling"},
};
static_assert(says_each<kMessages, kSaid>());

constexpr Text<OwnMessage> kOwnMessages[] = {
    {O::attack, "{card} attacks"},
    {O::attack_would, "{card} would attack"},
    {O::block, "{card} blocks {other}"},
    {O::block_would, "{card} would block {other}"},
    {O::battle, "{card} battles {other}"},
    {O::battle_would, "{card} would battle {other}"},
    {O::win_battle, "{card} {card?wins|win} the battle"},
    {O::win_battle_would, "{card} would win the battle"},
    {O::lose_battle, "{card} {card?loses|lose} the battle"},
    {O::lose_battle_would, "{card} would lose the battle"},
    {O::break_shield, "{player}'s {card?shield|shields} {card} {card?is|are} broken"},
    {O::break_shield_would, "{player}'s {card?shield|shields} {card} would be broken"},
    {O::break_unseen, "{card} {card?is|are} broken"},
    {O::break_unseen_would, "{card} would be broken"},
    {O::unblocked, "nobody blocks {card}"},
    {O::unblocked_would, "nobody would block {card}"},
    {O::keep_tapped, "{card} {card?stays|stay} tapped"},
    {O::keep_tapped_would, "{card} would stay tapped"},
    {O::aim, "{card} {card?is|are} about to break shields"},
    {O::aim_would, "{card} would be about to break shields"},
    {O::end_battle, "the battle is over"},
    {O::end_battle_would, "the battle would be over"},
    {O::act_cast, "{player} casts {card}"},
    {O::act_cast_option, "cast {card}"},
    {O::act_generate, "{player} generates {card}"},
    {O::act_generate_option, "generate {card}"},
    {O::act_fortify, "{player} fortifies a shield with {card}"},
    {O::act_fortify_option, "fortify a shield with {card}"},
    {O::act_attack, "{player} attacks {other} with {card}"},
    {O::act_attack_option, "attack {other} with {card}"},
    {O::act_attack_player, "{player} attacks {other} with {card}"},
    {O::act_attack_player_option, "attack {other} with {card}"},
    {O::stays_blocked,
     "{card} stays blocked, although its blocker is no longer there: no battle, and no shield is broken"},
    {O::stays_in_zone, "{card} is in the zone where it was before: it has not been put there"},
    {O::tapped_below, "{card} is put tapped, because one of the creatures below it is tapped"},
    {O::castle_falls, "The shield that {card} fortifies has left"},
    {O::one_linked_leaves, "Of the linked cards only {card} leaves"},
    {O::links_end, "{card} is no longer linked with the others"},
    {O::ask_side, "{player} chooses the side at which {card} is linked"},
    {O::at_left, "to the left of {other}"},
    {O::at_right, "to the right of {other}"},
    {O::at_above, "above {other}"},
    {O::at_below, "below {other}"},
    // --- points that the rules leave open, changes between editions, states of cards
    {O::point_both_lose, "Both players lose at the same moment: who wins?"},
    {O::point_both_lose_taken, "nobody, the game is a draw"},
    {O::point_both_lose_other, "the turn player loses first, so the other player wins"},
    {O::point_tap_ability_without_attack,
     "May a creature that can't attack players use its tap ability in place of an attack?"},
    {O::point_tap_ability_without_attack_taken, "yes, since it can attack creatures in principle"},
    {O::point_tap_ability_without_attack_other, "no"},
    {O::point_entry_after_replacement,
     "A replacement effect puts a card into a zone: does what says how cards are put there apply as well?"},
    {O::point_entry_after_replacement_taken,
     "no, it is a replacement effect itself, and nothing is replaced twice"},
    {O::point_entry_after_replacement_other, "yes, only sentences with “instead” bar each other"},
    {O::point_link_by_one, "May a god be linked with a god whose text does not name it?"},
    {O::point_link_by_one_taken, "no, each of the two names the other"},
    {O::point_link_by_one_other, "yes, the text of one of them is enough"},
    {O::change_entry_is_replacement,
     "Whether what says how a card enters is a replacement effect, or defines its state."},
    {O::change_break_one_by_one, "Whether several shields are broken one after the other or all together."},
    {O::change_piles_fall_apart,
     "Whether the cards beneath a vortex creature whose top card leaves are two creatures or one."},
    {O::change_several_blockers,
     "Whether one creature blocks, or several may be used of which the last one blocks."},
    {O::state_tapped, "tapped"},
    {O::state_untapped, "untapped"},
    {O::state_summoning_sick, "summoning sick"},
    {O::state_not_summoning_sick, "not summoning sick"},
};

constexpr Text<OwnObstacle> kObstacles[] = {
    {OwnObstacle::colour_missing, "an untapped mana card of a civilization that {card} needs is missing"},
    {OwnObstacle::no_base, "there is no “{text}” to put {card} on"},
    {OwnObstacle::not_linked, "no G-Link joins {card} with the god that enters"},
    {OwnObstacle::place_taken, "another card lies at the side of {card} where the god would have to lie"},
    {OwnObstacle::is_attacked, "{card} is what is being attacked"},
};
constexpr auto kAllMessages =
    joined(kMessages, own_texts<kOwnMessages>(), obstacle_texts<kObstacles, kEach<OwnObstacle>>());

constexpr NamedThing<Zone> kZones[] = {
    {Zone::none, {"nowhere"}},
    {Zone::deck, {"deck"}},
    {Zone::hand, {"hand"}},
    {Zone::play, {"the battle zone"}},
    {Zone::discard, {"graveyard"}},
    {Zone::resource, {"mana zone"}},
    {Zone::pending, {"use"}},
    {Zone::under, {"beneath a card"}},
    {Zone::removed, {"out of the game"}},
    {zone::shields, {"shield zone"}, {"shield"}},
    {zone::reserve, {"hyperspatial zone"}},
};
static_assert(things_in_order<Zone>(kZones, static_cast<std::size_t>(Zone::count_) + 2));

constexpr NamedThing<Stat> kStats[] = {
    {Stat::cost, {"cost"}},
    {Stat::strength, {"power"}},
    {figure::breaking, {"shields to break"}},
};
static_assert(things_in_order<Stat>(kStats, static_cast<std::size_t>(Stat::count_) + std::size(kOwnStats)));

constexpr NamedThing<std::string_view> kPhases[] = {
    {"start", {"the start-of-turn step"}}, {"draw", {"the draw step"}},     {"charge", {"the charge step"}},
    {"main", {"the main step"}},           {"attack", {"the attack step"}}, {"end", {"the end-of-turn step"}},
};

constexpr NamedThing<std::string_view> kFacts[] = {
    {"power", {"power"}},     {"cost", {"cost"}},           {"hand", {"hand"}},
    {"deck", {"deck"}},       {"graveyard", {"graveyard"}}, {"mana", {"mana"}},
    {"shields", {"shields"}}, {"battle", {"battle zone"}},  {"hyperspatial", {"hyperspatial zone"}},
    {"tap", {"tap"}},         {"linked", {"linked"}},       {"facedown", {"face down"}},
};

}  // namespace

const GameTexts kEnglish{kAllMessages, kZones, kStats, kPhases, kFacts};

}  // namespace kawari::duel_masters
