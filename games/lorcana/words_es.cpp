// Lorcana in Spanish.
#include "games/lorcana/obstacle_forms.h"
#include "games/lorcana/said.h"
#include "games/lorcana/words_in.h"

namespace kawari::lorcana {
namespace {

using M = MessageId;

constexpr MessageText kMessages[] = {
    // --- what happens
    {M::banish, "{card} {card?es|son} {card!desterrado|desterrada|desterrados|desterradas}"},
    {M::banish_would, "{card} {card?sería|serían} {card!desterrado|desterrada|desterrados|desterradas}"},
    {M::ink, "{player} pone {card} en el pozo de tinta"},
    {M::ink_would, "{player} pondría {card} en el pozo de tinta"},
    {M::exert, "{card} se {card?agota|agotan}"},
    {M::exert_would, "{card} se {card?agotaría|agotarían}"},
    {M::ready, "{card} se {card?endereza|enderezan}"},
    {M::ready_would, "{card} se {card?enderezaría|enderezarían}"},
    {M::gain_lore, "{player} gana {amount} de lore"},
    {M::gain_lore_would, "{player} ganaría {amount} de lore"},
    {M::lose_lore, "{player} pierde {amount} de lore"},
    {M::lose_lore_would, "{player} perdería {amount} de lore"},
    {M::quest, "{card} se va de aventura"},
    {M::quest_would, "{card} se iría de aventura"},
    {M::challenge, "{card} desafía a {other}"},
    {M::challenge_would, "{card} desafiaría a {other}"},
    {M::sing, "{card} {card?canta|cantan} la canción"},
    {M::sing_would, "{card} {card?cantaría|cantarían} la canción"},
    {M::support, "{card} {card?es elegido|son elegidos} para Apoyo (Support)"},
    {M::support_would, "{card} {card?sería elegido|serían elegidos} para Apoyo (Support)"},
    {M::pay, "{player} paga {amount} de tinta"},
    {M::pay_would, "{player} pagaría {amount} de tinta"},
    {M::begin_turn, "empieza el turno de {player}"},
    {M::end_turn, "{player} termina su turno"},
    {M::end_turn_would, "{player} terminaría su turno"},
    // --- actions of the turn
    {M::act_ink, "{player} entinta {card}"},
    {M::act_ink_option, "entintar {card}"},
    {M::act_play, "{player} juega {card}"},
    {M::act_play_option, "jugar {card}"},
    {M::act_shift, "{player} juega {card} sobre {other} con Cambio (Shift)"},
    {M::act_shift_option, "jugar {card} sobre {other} con Cambio (Shift)"},
    {M::act_sing, "{player} juega {card}; la canta {other}"},
    {M::act_sing_option, "jugar {card}, que canta {other}"},
    {M::act_sing_together,
     "{player} juega {card} con Cantar Juntos (Sing Together); la {other?canta|cantan} {other}"},
    {M::act_sing_together_option, "jugar {card} con Cantar Juntos (Sing Together)"},
    {M::act_free, "{player} juega {card} gratis"},
    {M::act_free_option, "jugar {card} gratis"},
    {M::act_other_cost, "{player} juega {card} por otro coste"},
    {M::act_other_cost_option, "jugar {card} por otro coste"},
    {M::act_quest, "{player} se va de aventura con {card}"},
    {M::act_quest_option, "irse de aventura con {card}"},
    {M::act_challenge, "{player} desafía a {other} con {card}"},
    {M::act_challenge_option, "desafiar a {other} con {card}"},
    {M::act_move, "{player} mueve {card^a }{card} a {other}"},
    {M::act_move_option, "mover {card^a }{card} a {other}"},
    {M::act_use, "{player} usa {ability} de {card}"},
    {M::act_use_option, "usar {ability} de {card}"},
    {M::act_use_unnamed, "{player} usa la habilidad de {card}"},
    {M::act_use_unnamed_option, "usar la habilidad de {card}"},
    {M::act_hand_over, "Ahora actúa {other} por el equipo"},
    {M::act_hand_over_option, "que actúe {other}"},
    {M::act_pass, "{player} termina su turno"},
    {M::act_pass_option, "terminar el turno"},
    {M::act_other, "{player} actúa"},
    {M::act_other_option, "actuar"},
    // --- the bag, the check, entries
    {M::triggered, "Se dispara {effect} y se añade a la bolsa"},
    {M::resolving_waiting, "De la bolsa se resuelve {effect}"},
    {M::resolving_passed, "La bolsa pasa a {player}: se resuelve {effect}"},
    {M::resolving_next, "{player} continúa con la bolsa: se resuelve {effect}"},
    {M::deals_none, "{source} no inflige daño a {card}"},
    {M::called_off, "{card} ya no está en el desafío, así que no se inflige daño"},
    {M::resolving_deferred, "Ahora, antes que nada de la bolsa, se resuelve {effect}"},
    {M::ask_waiting, "{player} elige qué habilidad de la bolsa se resuelve ahora"},
    {M::check_lethal,
     "El chequeo del estado del juego encuentra {amount} de daño en {card}, tanto como su voluntad o más"},
    {M::check_win, "El chequeo del estado del juego encuentra que {player} tiene {amount} de lore"},
    {M::check_deck, "El chequeo del estado del juego encuentra que el mazo de {player} está vacío"},
    {M::check_last, "El chequeo del estado del juego encuentra que solo queda {player}"},
    {M::check_found, "El chequeo del estado del juego afecta a {card}"},
    {M::entry_exerted, "{card} entra en juego {card!agotado|agotada} por {effect}"},
    {M::entry_exerted_chosen, "{card} entra en juego {card!agotado|agotada}, como ha decidido {player}"},
    {M::entry_ready_chosen, "{player} decide que {card} entre en juego {card!preparado|preparada}"},
    {M::entry_damaged, "{card} entra en juego con {amount} de daño por {effect}"},
    {M::ask_entry, "{player} decide si {card} entra en juego {card!agotado|agotada}"},
    {M::none_of_its_own, "No hay ningún efecto de autorreemplazo que aplicar a este evento"},
    {M::self_replaced,
     "{effect} reemplaza su propio efecto, porque se cumple “{condition}”. En su lugar, {result}"},
    {M::self_replaced_on, "{effect} reemplaza su propio efecto, porque se cumple “{condition}”"},
    {M::self_replaced_by_nothing,
     "{effect} reemplaza su propio efecto, porque se cumple “{condition}”. En su lugar no ocurre nada"},
    {M::replaced, "Se aplica {effect}: en su lugar, {result}"},
    {M::replaced_on, "Se aplica {effect}"},
    {M::replaced_by_nothing, "Se aplica {effect}: en su lugar no ocurre nada"},
    {M::replaced_by_staying, "Se aplica {effect}: en su lugar, {card} se {card?queda|quedan} en {zone}"},
    // --- why not
    {message_of(Obstacle::drying), "{card} se está secando: ha entrado en juego este turno"},
    {message_of(Obstacle::cost_too_high),
     "cuesta {needs} de tinta, y {player} tiene {has} {has?preparada|preparadas}"},
    {M::is_not_fighting, "{card} no está en un desafío"},
    {M::is_challenger, "{card} es la carta que desafía"},
    {M::is_challenged, "{card} es la carta desafiada"},
};
static_assert(says_each<kMessages, kSaid>());

constexpr Text<OwnObstacle> kObstacles[] = {
    {OwnObstacle::other_name, "{card} tiene otro nombre"},
    {OwnObstacle::not_inkable, "{card} no tiene el símbolo de tintero"},
    {OwnObstacle::used_this_turn, "{card} ya la ha usado"},
    {OwnObstacle::cost_cannot_be_paid, "{card} no cumple “{text}”"},
    {OwnObstacle::song_too_expensive,
     "{card} puede cantar canciones de coste {has} o menos, y esta cuesta {needs}"},
    {OwnObstacle::singers_too_few, "entre todos los que podrían cantar suman {has}, y hacen falta {needs}"},
};
constexpr auto kAllMessages = joined(kMessages, obstacle_texts<kObstacles, kEach<OwnObstacle>>());

constexpr NamedThing<Zone> kZones[] = {
    {Zone::none, {"ninguna parte", 'f'}},
    {Zone::deck, {"el mazo"}},
    {Zone::hand, {"la mano", 'f'}},
    {Zone::play, {"juego"}},
    {Zone::discard, {"el descarte"}},
    {Zone::resource, {"el pozo de tinta"}},
    {Zone::pending, {"la zona de juego", 'f'}},
    {Zone::under, {"debajo de una carta", 'f'}},
    {Zone::removed, {"fuera de la partida", 'f'}},
};
static_assert(things_in_order<Zone>(kZones, static_cast<std::size_t>(Zone::count_)));

constexpr NamedThing<Stat> kStats[] = {
    {Stat::cost, {"coste"}},
    {Stat::strength, {"fuerza", 'f'}},
    {figure::willpower, {"voluntad", 'f'}},
    {figure::lore, {"lore"}},
    {figure::move_cost, {"coste de movimiento"}},
    {figure::singing, {"coste para cantar"}},
};
static_assert(things_in_order<Stat>(kStats, static_cast<std::size_t>(Stat::count_) + std::size(kOwnStats)));

constexpr NamedThing<std::string_view> kPhases[] = {
    {"setup", {"la preparación de la partida", 'f'}},
    {"ready", {"el paso de enderezar"}},
    {"set", {"el paso de preparación"}},
    {"draw", {"el paso de robar"}},
    {"main", {"la fase principal", 'f'}},
    {"end", {"la fase final del turno", 'f'}},
};

}  // namespace

const GameTexts kSpanish{kAllMessages, kZones, kStats, kPhases};

}  // namespace kawari::lorcana
