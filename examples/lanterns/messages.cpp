#include "examples/lanterns/messages.h"

#include <iterator>

#include "examples/lanterns/rule_keys.h"
#include "ir/words.h"
#include "state/obstacle.h"

namespace kawari::lanterns {
namespace {

using M = MessageId;
using rule::key;
constexpr RuleKey core(::kawari::rule::Core k) { return ::kawari::rule::key(k); }

constexpr Message row(M id, const char* en, const char* es, RuleKey one = kNoRule, RuleKey two = kNoRule) {
  return {id, en, es, nullptr, {one, two}};
}

#define EVENT(id, rule1, en, en_would, es, es_would) \
  row(M::id, en, es, rule1), row(M::id##_would, en_would, es_would, rule1)
#define ACTION(id, rule1, en, en_option, es, es_option) \
  row(M::id, en, es, rule1), row(M::id##_option, en_option, es_option)

constexpr Message kMessages[] = {
    // --- what happens
    EVENT(banish, kNoRule, "{card} {card?is|are} snuffed", "{card} would be snuffed",
          "{card} se {card?apaga|apagan}", "{card} se {card?apagaría|apagarían}"),
    row(M::begin_turn, "{player}'s turn begins", "empieza el turno de {player}", key(rule::draw_step)),
    EVENT(end_turn, key(rule::end_turn), "{player} ends the turn", "{player} would end the turn",
          "{player} termina su turno", "{player} terminaría su turno"),

    // --- actions of the turn
    ACTION(act_play, key(rule::light), "{player} lights {card}", "light {card}", "{player} enciende {card}",
           "encender {card}"),
    ACTION(act_cast, key(rule::whisper), "{player} whispers {card}", "whisper {card}",
           "{player} susurra {card}", "susurrar {card}"),
    ACTION(act_quest, key(rule::release), "{player} releases {card}", "release {card}",
           "{player} suelta {card}", "soltar {card}"),
    ACTION(act_pass, key(rule::end_turn), "{player} ends the turn", "end the turn",
           "{player} termina su turno", "terminar el turno"),
    ACTION(act_other, kNoRule, "{player} acts", "act", "{player} actúa", "actuar"),

    // --- abilities that wait, and the check
    row(M::triggered, "{effect} triggers and waits", "Se dispara {effect} y espera",
        core(::kawari::rule::trigger), core(::kawari::rule::trigger_waits)),
    row(M::resolving_waiting, "{effect}, which waited, resolves", "Se resuelve {effect}, que esperaba",
        key(rule::waiting_turn_player)),
    row(M::resolving_passed, "It is {player}'s turn to go on: {effect} resolves",
        "Le toca seguir a {player}: se resuelve {effect}", key(rule::waiting_turn_player)),
    row(M::resolving_next, "{player} goes on: {effect} resolves", "{player} continúa: se resuelve {effect}",
        core(::kawari::rule::waiting_order)),
    row(M::ask_waiting, "{player} chooses which ability that waits is next",
        "{player} elige qué habilidad en espera va ahora"),
    row(M::check_win, "{player} has enough glow in the sky", "{player} tiene brillo suficiente en el cielo",
        key(rule::win_glow)),
    row(M::check_deck, "{player}'s deck is empty", "el mazo de {player} está vacío", key(rule::deck_out)),
    row(M::check_last, "only {player} is left", "solo queda {player}", key(rule::last_player)),
    row(M::check_found, "The check concerns {card}", "La comprobación afecta a {card}",
        core(::kawari::rule::state_check)),

    // --- why not
    row(message_of(Obstacle::drying), "{card} was lit this turn", "{card} se ha encendido este turno"),
};
#undef EVENT
#undef ACTION

// By Zone.
constexpr ThingName kZones[] = {
    {"nowhere", "ninguna parte", nullptr, 'f'},
    {"deck", "el mazo", nullptr, 'm'},
    {"hand", "la mano", nullptr, 'f'},
    {"play", "juego", nullptr, 'm'},
    {"ashes", "las cenizas", nullptr, 'f'},
    {"no zone of this game", "ninguna zona de este juego", nullptr, 'f'},  // resource
    {"the air", "el aire", nullptr, 'm'},                                  // a charm while it takes effect
    {"beneath a card", "debajo de una carta", nullptr, 'f'},
    {"out of the game", "fuera de la partida", nullptr, 'f'},
    {"sky", "el cielo", nullptr, 'm'},
};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count_) + 1);

// By Stat.
constexpr ThingName kStats[] = {
    {"cost", "coste", nullptr, 'm'},
    {"glow", "brillo", nullptr, 'm'},
};
static_assert(std::size(kStats) == static_cast<std::size_t>(Stat::count_));

constexpr PhaseName kPhases[] = {
    {"setup", {"the setup", "la preparación de la partida", nullptr, 'f'}},
    {"draw", {"the draw", "el robo", nullptr, 'm'}},
    {"main", {"the main phase", "la fase principal", nullptr, 'f'}},
    {"end", {"the end of the turn", "el final del turno", nullptr, 'm'}},
};
constexpr ActionWords kActions[] = {
    {"light", M::act_play}, {"whisper", M::act_cast}, {"release", M::act_quest}, {"pass", M::act_pass}};
constexpr CheckWords kChecks[] = {{key(rule::win_glow), M::check_win},
                                  {key(rule::deck_out), M::check_deck},
                                  {key(rule::last_player), M::check_last}};

}  // namespace

const GameWords kGameWords{kMessages, kZones, kPhases, kActions, kStats, kChecks, {}};

}  // namespace kawari::lanterns
