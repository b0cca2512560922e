// Lanterns in Spanish.
#include "examples/lanterns/said.h"
#include "examples/lanterns/words_in.h"
#include "examples/lanterns/zones.h"

namespace kawari::lanterns {
namespace {

using M = MessageId;
using O = OwnMessage;

constexpr MessageText kMessages[] = {
    // --- what happens
    {M::banish, "{card} se {card?apaga|apagan}"},
    {M::banish_would, "{card} se {card?apagaría|apagarían}"},
    {M::begin_turn, "empieza el turno de {player}"},
    {M::end_turn, "{player} termina su turno"},
    {M::end_turn_would, "{player} terminaría su turno"},
    // --- actions of the turn
    {M::act_play, "{player} enciende {card}"},
    {M::act_play_option, "encender {card}"},
    {M::act_pass, "{player} termina su turno"},
    {M::act_pass_option, "terminar el turno"},
    {M::act_other, "{player} actúa"},
    {M::act_other_option, "actuar"},
    // --- abilities that wait, and the check
    {M::triggered, "Se dispara {effect} y espera"},
    {M::resolving_waiting, "Se resuelve {effect}, que esperaba"},
    {M::resolving_passed, "Le toca seguir a {player}: se resuelve {effect}"},
    {M::resolving_next, "{player} continúa: se resuelve {effect}"},
    {M::ask_waiting, "{player} elige qué habilidad en espera va ahora"},
    {M::check_win, "{player} tiene brillo suficiente en el cielo"},
    {M::check_deck, "el mazo de {player} está vacío"},
    {M::check_last, "solo queda {player}"},
    {M::check_found, "La comprobación afecta a {card}"},
    // --- why not
    {message_of(Obstacle::drying), "{card} se ha encendido este turno"},
};
static_assert(says_each<kMessages, kSaid>());

constexpr Text<OwnMessage> kOwnMessages[] = {
    {O::act_whisper, "{player} susurra {card}"},
    {O::act_whisper_option, "susurrar {card}"},
    {O::act_release, "{player} suelta {card}"},
    {O::act_release_option, "soltar {card}"},
    // --- points that the rules leave open, changes between editions, states of cards
    {O::state_fresh, "recién encendido"},
    {O::state_not_fresh, "no recién encendido"},
};

constexpr auto kAllMessages = joined(kMessages, own_texts<kOwnMessages>());

constexpr NamedThing<Zone> kZones[] = {
    {Zone::none, {"ninguna parte", 'f'}},
    {Zone::deck, {"el mazo"}},
    {Zone::hand, {"la mano", 'f'}},
    {Zone::play, {"juego"}},
    {Zone::discard, {"las cenizas", 'f'}},
    {Zone::resource, {"ninguna zona de este juego", 'f'}},
    {Zone::pending, {"el aire"}},
    {Zone::under, {"debajo de una carta", 'f'}},
    {Zone::removed, {"fuera de la partida", 'f'}},
    {zone::sky, {"el cielo"}},
};
static_assert(things_in_order<Zone>(kZones, static_cast<std::size_t>(Zone::count_) + 1));

constexpr NamedThing<Stat> kStats[] = {
    {Stat::cost, {"coste"}},
    {Stat::strength, {"brillo"}},
};
static_assert(things_in_order<Stat>(kStats, static_cast<std::size_t>(Stat::count_)));

constexpr NamedThing<std::string_view> kPhases[] = {
    {"setup", {"la preparación de la partida", 'f'}},
    {"draw", {"el robo"}},
    {"main", {"la fase principal", 'f'}},
    {"end", {"el final del turno"}},
};

constexpr NamedThing<std::string_view> kFacts[] = {
    {"glow", {"brillo"}},   {"sky-glow", {"brillo en el cielo"}},
    {"hand", {"mano"}},     {"deck", {"mazo"}},
    {"ashes", {"cenizas"}}, {"play", {"en juego"}},
    {"sky", {"cielo"}},     {"facedown", {"boca abajo"}},
};

}  // namespace

const GameTexts kSpanish{kAllMessages, kZones, kStats, kPhases, kFacts};

}  // namespace kawari::lanterns
