// Lanterns in English.
#include "examples/lanterns/said.h"
#include "examples/lanterns/words_in.h"
#include "examples/lanterns/zones.h"

namespace kawari::lanterns {
namespace {

using M = MessageId;
using O = OwnMessage;

constexpr MessageText kMessages[] = {
    // --- what happens
    {M::banish, "{card} {card?is|are} snuffed"},
    {M::banish_would, "{card} would be snuffed"},
    {M::begin_turn, "{player}'s turn begins"},
    {M::end_turn, "{player} ends the turn"},
    {M::end_turn_would, "{player} would end the turn"},
    // --- actions of the turn
    {M::act_play, "{player} lights {card}"},
    {M::act_play_option, "light {card}"},
    {M::act_pass, "{player} ends the turn"},
    {M::act_pass_option, "end the turn"},
    {M::act_other, "{player} acts"},
    {M::act_other_option, "act"},
    // --- abilities that wait, and the check
    {M::triggered, "{effect} triggers and waits"},
    {M::resolving_waiting, "{effect}, which waited, resolves"},
    {M::resolving_passed, "It is {player}'s turn to go on: {effect} resolves"},
    {M::resolving_next, "{player} goes on: {effect} resolves"},
    {M::ask_waiting, "{player} chooses which ability that waits is next"},
    {M::check_win, "{player} has enough glow in the sky"},
    {M::check_deck, "{player}'s deck is empty"},
    {M::check_last, "only {player} is left"},
    {M::check_found, "The check concerns {card}"},
    // --- why not
    {message_of(Obstacle::drying), "{card} was lit this turn"},
};
static_assert(says_each<kMessages, kSaid>());

constexpr Text<OwnMessage> kOwnMessages[] = {
    {O::act_whisper, "{player} whispers {card}"},
    {O::act_whisper_option, "whisper {card}"},
    {O::act_release, "{player} releases {card}"},
    {O::act_release_option, "release {card}"},
    // --- points that the rules leave open, changes between editions, states of cards
    {O::state_fresh, "fresh"},
    {O::state_not_fresh, "not fresh"},
};

constexpr auto kAllMessages = joined(kMessages, own_texts<kOwnMessages>());

constexpr NamedThing<Zone> kZones[] = {
    {Zone::none, {"nowhere"}},
    {Zone::deck, {"deck"}},
    {Zone::hand, {"hand"}},
    {Zone::play, {"play"}},
    {Zone::discard, {"ashes"}},
    {Zone::resource, {"no zone of this game"}},
    {Zone::pending, {"the air"}},
    {Zone::under, {"beneath a card"}},
    {Zone::removed, {"out of the game"}},
    {zone::sky, {"sky"}},
};
static_assert(things_in_order<Zone>(kZones, static_cast<std::size_t>(Zone::count_) + 1));

constexpr NamedThing<Stat> kStats[] = {
    {Stat::cost, {"cost"}},
    {Stat::strength, {"glow"}},
};
static_assert(things_in_order<Stat>(kStats, static_cast<std::size_t>(Stat::count_)));

constexpr NamedThing<std::string_view> kPhases[] = {
    {"setup", {"the setup"}},
    {"draw", {"the draw"}},
    {"main", {"the main phase"}},
    {"end", {"the end of the turn"}},
};

constexpr NamedThing<std::string_view> kFacts[] = {
    {"glow", {"glow"}},   {"sky-glow", {"glow in the sky"}},
    {"hand", {"hand"}},   {"deck", {"deck"}},
    {"ashes", {"ashes"}}, {"play", {"in play"}},
    {"sky", {"sky"}},     {"facedown", {"face down"}},
};

}  // namespace

const GameTexts kEnglish{kAllMessages, kZones, kStats, kPhases, kFacts};

}  // namespace kawari::lanterns
