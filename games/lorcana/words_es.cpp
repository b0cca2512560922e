// Lorcana in Spanish.
#include "games/lorcana/obstacle_forms.h"
#include "games/lorcana/said.h"
#include "games/lorcana/words_in.h"

namespace kawari::lorcana {
namespace {

using M = MessageId;
using O = OwnMessage;

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
    {M::act_free, "{player} juega {card} gratis"},
    {M::act_free_option, "jugar {card} gratis"},
    {M::act_other_cost, "{player} juega {card} por otro coste"},
    {M::act_other_cost_option, "jugar {card} por otro coste"},
    {M::act_move, "{player} mueve {card^a }{card} a {other}"},
    {M::act_move_option, "mover {card^a }{card} a {other}"},
    {M::act_use, "{player} usa {ability} de {card}"},
    {M::act_use_option, "usar {ability} de {card}"},
    {M::act_use_unnamed, "{player} usa la habilidad de {card}"},
    {M::act_use_unnamed_option, "usar la habilidad de {card}"},
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

constexpr Text<OwnMessage> kOwnMessages[] = {
    {O::gain_lore, "{player} gana {amount} de lore"},
    {O::gain_lore_would, "{player} ganaría {amount} de lore"},
    {O::lose_lore, "{player} pierde {amount} de lore"},
    {O::lose_lore_would, "{player} perdería {amount} de lore"},
    {O::quest, "{card} se va de aventura"},
    {O::quest_would, "{card} se iría de aventura"},
    {O::challenge, "{card} desafía a {other}"},
    {O::challenge_would, "{card} desafiaría a {other}"},
    {O::sing, "{card} {card?canta|cantan} la canción"},
    {O::sing_would, "{card} {card?cantaría|cantarían} la canción"},
    {O::support, "{card} {card?es elegido|son elegidos} para Apoyo (Support)"},
    {O::support_would, "{card} {card?sería elegido|serían elegidos} para Apoyo (Support)"},
    {O::act_sing, "{player} juega {card}; la canta {other}"},
    {O::act_sing_option, "jugar {card}, que canta {other}"},
    {O::act_sing_together, "{player} juega {card} con Cantar Juntos (Sing Together)"},
    {O::act_sing_together_option, "jugar {card} con Cantar Juntos (Sing Together)"},
    {O::act_hand_over, "Ahora actúa {other} por el equipo"},
    {O::act_hand_over_option, "que actúe {other}"},
    {O::act_quest, "{player} se va de aventura con {card}"},
    {O::act_quest_option, "irse de aventura con {card}"},
    {O::act_challenge, "{player} desafía a {other} con {card}"},
    {O::act_challenge_option, "desafiar a {other} con {card}"},
    {O::now_lore, "{player} tiene {amount} de lore"},
    // --- points that the rules leave open, changes between editions, states of cards
    {O::point_otherwise,
     "“Si …, puedes …. Si no, …”: ¿qué ocurre si se cumple la condición y el jugador no lo hace?"},
    {O::point_otherwise_taken, "ocurre lo que sigue a “si no”"},
    {O::point_otherwise_other, "no ocurre nada más"},
    {O::point_part_of_the_first,
     "“Haz esto para hacer aquello”: ¿qué pasa con lo primero si solo se puede hacer en parte?"},
    {O::point_part_of_the_first_taken, "no se hace nada de ello"},
    {O::point_part_of_the_first_other, "se hace la parte que se puede hacer"},
    {O::point_damage_to_nothing,
     "¿Cuenta como hecho el daño que se reduce a nada, para lo que depende de él?"},
    {O::point_damage_to_nothing_taken, "cuenta como hecho"},
    {O::point_damage_to_nothing_other, "no cuenta como hecho"},
    {O::point_shield_at_nothing, "¿Se gasta un escudo que espera daño con un daño que se reduce a nada?"},
    {O::point_shield_at_nothing_taken, "se conserva"},
    {O::point_shield_at_nothing_other, "se gasta"},
    {O::point_several_recipients,
     "¿Reemplaza un mismo efecto lo que les ocurre a varias cartas en un solo evento?"},
    {O::point_several_recipients_taken,
     "se aplica una vez y reemplaza todas las partes del evento que encajan"},
    {O::point_several_recipients_other, "reemplaza solo la primera"},
    {O::point_check_together,
     "¿Destierra el chequeo del estado del juego a la vez a los personajes de varios jugadores?"},
    {O::point_check_together_taken, "a la vez, así que se ven dejar el juego unos a otros"},
    {O::point_check_together_other, "jugador por jugador, en el orden de turno"},
    {O::point_both_at_twenty,
     "Dos jugadores tienen lore suficiente en el mismo chequeo: ¿quién es el primero en el orden de turno?"},
    {O::point_both_at_twenty_taken, "el jugador activo"},
    {O::point_both_at_twenty_other, "el jugador que empezó la partida"},
    {O::point_self_replacement_and_resist,
     "Una habilidad reemplaza su propio daño por otro número: ¿se le aplican los modificadores de daño?"},
    {O::point_self_replacement_and_resist_taken, "se aplican una vez, al número nuevo"},
    {O::point_self_replacement_and_resist_other, "el número nuevo se inflige tal cual"},
    {O::point_first_time_taken,
     "“La primera vez …”: ¿ha pasado ya si a ese evento se le aplicó otro efecto?"},
    {O::point_first_time_taken_taken, "no, no se ha usado"},
    {O::point_first_time_taken_other, "sí, la primera vez ya ha pasado"},
    {O::point_shields_on_two_cards,
     "Dos instancias del mismo efecto esperan en dos cartas distintas de un mismo evento: ¿son el mismo "
     "efecto?"},
    {O::point_shields_on_two_cards_taken, "no, cada una protege a su propia carta"},
    {O::point_shields_on_two_cards_other, "sí, se aplica una y la otra deja de existir"},
    {O::point_lore_of_team, "¿Tiene cada jugador de un equipo su propio lore, o se suma?"},
    {O::point_lore_of_team_taken,
     "cada uno tiene el suyo, y el equipo gana en cuanto uno de ellos tiene suficiente"},
    {O::point_lore_of_team_other, "se suma"},
    {O::point_pack_rush_deck,
     "Pack Rush: ¿cuándo pasa a ser el nuevo mazo el descarte de un jugador con el mazo vacío?"},
    {O::point_pack_rush_deck_taken, "al final del turno en que ese jugador perdería"},
    {O::point_pack_rush_deck_other, "en el siguiente chequeo del estado del juego"},
    {O::point_two_numbers,
     "Un personaje con una palabra clave que no se acumula la gana con otro número: ¿cuál cuenta?"},
    {O::point_two_numbers_taken, "el que ya tenía"},
    {O::point_two_numbers_other, "el más alto"},
    {O::point_replacing_the_check,
     "¿Puede un efecto de reemplazo reemplazar un destierro del chequeo del estado del juego, que no es "
     "efecto de nadie?"},
    {O::point_replacing_the_check_taken, "sí"},
    {O::point_replacing_the_check_other, "no"},
    {O::change_effect_damage,
     "Cómo se combinan los modificadores de daño, como Resist, y los efectos de reemplazo, con el daño de un "
     "efecto."},
    {O::change_combat_damage,
     "Cómo se combinan los modificadores de daño, como Resist, y los efectos de reemplazo, en un desafío."},
    {O::change_zero_is_dealt, "Si el daño que se reduce a nada cuenta como infligido."},
    {O::change_skip_is_replacement, "Si saltarse un paso es un efecto de reemplazo."},
    {O::change_entry_is_replacement, "Si entrar agotado es un efecto de reemplazo."},
    {O::change_secondary_on_adding, "Cuándo se comprueba el “si” detrás de un disparo."},
    {O::change_moving_is_removing, "Si el daño que se mueve cuenta como quitado y puesto."},
    {O::change_covered_watches, "Si una carta sobre la que se juega otra ve cómo se juega esa carta."},
    {O::change_first_is_cost, "Si la primera parte de “haz esto para hacer aquello” es un coste."},
    {O::change_empty_draw_loses, "Cuándo pierde un jugador con el mazo vacío."},
    {O::change_free_waives_only_ink, "Qué omite “gratis”."},
    {O::change_deferred_in_discard, "Dónde está una acción que un efecto ha jugado, hasta que se resuelve."},
    {O::change_check_after_each_effect, "Con qué frecuencia se comprueba el estado del juego."},
    {O::change_dealt_means_taken, "Si una carta en la que se pone daño “recibe daño”."},
    {O::state_exerted, "agotado"},
    {O::state_ready, "preparado"},
    {O::state_drying, "secándose"},
    {O::state_dry, "seco"},
};

constexpr Text<OwnObstacle> kObstacles[] = {
    {OwnObstacle::other_name, "{card} tiene otro nombre"},
    {OwnObstacle::not_inkable, "{card} no tiene el símbolo de tintero"},
    {OwnObstacle::used_this_turn, "{card} ya la ha usado"},
    {OwnObstacle::cost_cannot_be_paid, "{card} no cumple “{text}”"},
    {OwnObstacle::song_too_expensive,
     "{card} puede cantar canciones de coste {has} o menos, y esta cuesta {needs}"},
    {OwnObstacle::singers_too_few, "entre todos los que podrían cantar suman {has}, y hacen falta {needs}"},
};
constexpr auto kAllMessages =
    joined(kMessages, own_texts<kOwnMessages>(), obstacle_texts<kObstacles, kEach<OwnObstacle>>());

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

constexpr NamedThing<std::string_view> kFacts[] = {
    {"damage", {"daño"}},         {"strength", {"fuerza"}},
    {"willpower", {"voluntad"}},  {"lore-value", {"valor de lore"}},
    {"cost", {"coste"}},          {"lore", {"lore"}},
    {"ink", {"tinta preparada"}}, {"hand", {"mano"}},
    {"deck", {"mazo"}},           {"discard", {"descarte"}},
    {"play", {"en juego"}},       {"exert", {"agotar"}},
    {"banish", {"desterrar"}},    {"facedown", {"boca abajo"}},
};

}  // namespace

const GameTexts kSpanish{kAllMessages, kZones, kStats, kPhases, kFacts};

}  // namespace kawari::lorcana
