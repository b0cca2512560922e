// Lorcana in English.
#include "games/lorcana/obstacle_forms.h"
#include "games/lorcana/said.h"
#include "games/lorcana/words_in.h"

namespace kawari::lorcana {
namespace {

using M = MessageId;

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
    {M::gain_lore, "{player} gains {amount} lore"},
    {M::gain_lore_would, "{player} would gain {amount} lore"},
    {M::lose_lore, "{player} loses {amount} lore"},
    {M::lose_lore_would, "{player} would lose {amount} lore"},
    {M::quest, "{card} quests"},
    {M::quest_would, "{card} would quest"},
    {M::challenge, "{card} challenges {other}"},
    {M::challenge_would, "{card} would challenge {other}"},
    {M::sing, "{card} {card?sings|sing} the song"},
    {M::sing_would, "{card} would sing the song"},
    {M::support, "{card} {card?is|are} chosen for Support"},
    {M::support_would, "{card} would be chosen for Support"},
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
    {M::act_sing, "{player} plays {card}, sung by {other}"},
    {M::act_sing_option, "play {card}, sung by {other}"},
    {M::act_sing_together, "{player} plays {card} with Sing Together, sung by {other}"},
    {M::act_sing_together_option, "play {card} with Sing Together"},
    {M::act_free, "{player} plays {card} for free"},
    {M::act_free_option, "play {card} for free"},
    {M::act_other_cost, "{player} plays {card} for another cost"},
    {M::act_other_cost_option, "play {card} for another cost"},
    {M::act_quest, "{player} quests with {card}"},
    {M::act_quest_option, "quest with {card}"},
    {M::act_challenge, "{player} challenges {other} with {card}"},
    {M::act_challenge_option, "challenge {other} with {card}"},
    {M::act_move, "{player} moves {card} to {other}"},
    {M::act_move_option, "move {card} to {other}"},
    {M::act_use, "{player} uses {ability} of {card}"},
    {M::act_use_option, "use {ability} of {card}"},
    {M::act_use_unnamed, "{player} uses the ability of {card}"},
    {M::act_use_unnamed_option, "use the ability of {card}"},
    {M::act_hand_over, "{other} acts for the team now"},
    {M::act_hand_over_option, "let {other} act"},
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

constexpr Text<OwnObstacle> kObstacles[] = {
    {OwnObstacle::other_name, "{card} has another name"},
    {OwnObstacle::not_inkable, "{card} has no inkwell symbol"},
    {OwnObstacle::used_this_turn, "{card} has used it already"},
    {OwnObstacle::cost_cannot_be_paid, "{card} does not meet “{text}”"},
    {OwnObstacle::song_too_expensive,
     "{card} can sing songs of cost {has} or less, and this one costs {needs}"},
    {OwnObstacle::singers_too_few, "all who could sing come to {has} together, and {needs} is needed"},
};
constexpr auto kAllMessages = joined(kMessages, obstacle_texts<kObstacles, kEach<OwnObstacle>>());

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

}  // namespace

const GameTexts kEnglish{kAllMessages, kZones, kStats, kPhases};

}  // namespace kawari::lorcana
