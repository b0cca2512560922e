// Duel Masters in Spanish.
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
    {M::banish, "{card} {card?es destruida|son destruidas}"},
    {M::banish_would, "{card} {card?sería destruida|serían destruidas}"},
    {M::ink, "{player} pone {card} en la zona de maná"},
    {M::ink_would, "{player} pondría {card} en la zona de maná"},
    {M::exert, "{card} se {card?gira|giran}"},
    {M::exert_would, "{card} se {card?giraría|girarían}"},
    {M::ready, "{card} se {card?endereza|enderezan}"},
    {M::ready_would, "{card} se {card?enderezaría|enderezarían}"},
    {M::enter, "{card} {card?entra|entran} en {zone}"},
    {M::enter_would, "{card} {card?entraría|entrarían} en {zone}"},
    {M::go, "{card} se {card?pone|ponen} en {zone}"},
    {M::go_would, "{card} se {card?pondría|pondrían} en {zone}"},
    {M::draw, "{player} roba {amount?una carta|# cartas}"},
    {M::draw_would, "{player} robaría {amount?una carta|# cartas}"},
    {M::play, "{player} usa {card}"},
    {M::play_would, "{player} usaría {card}"},
    {M::end_challenge, "el ataque termina"},
    {M::end_challenge_would, "el ataque terminaría"},
    {M::lasts_challenge, "hasta que termine el ataque"},
    {M::lasts_while, "mientras {card} {card?siga|sigan} en la zona de batalla"},
    {M::turn_over, "a {card} se le da la vuelta"},
    {M::turn_over_would, "a {card} se le daría la vuelta"},
    {M::relocate, "{card} se {card?cruza|cruzan} con {other}"},
    {M::relocate_would, "{card} se {card?cruzaría|cruzarían} con {other}"},
    {M::end_turn, "{player} termina su turno"},
    {M::end_turn_would, "{player} terminaría su turno"},
    // --- actions of the turn
    {M::act_ink, "{player} carga {card}"},
    {M::act_ink_option, "cargar {card}"},
    {M::act_play, "{player} invoca {card^a }{card}"},
    {M::act_play_option, "invocar {card^a }{card}"},
    {M::act_shift, "{player} invoca {card^a }{card} sobre {other}"},
    {M::act_shift_option, "invocar {card^a }{card} sobre {other}"},
    {M::act_move, "{player} cruza {card} con {other}"},
    {M::act_move_option, "cruzar {card} con {other}"},
    {M::act_free, "{player} usa {card} sin pagar su coste"},
    {M::act_free_option, "usar {card} sin pagar su coste"},
    {M::act_other_cost, "{player} usa {card} por otro coste"},
    {M::act_other_cost_option, "usar {card} por otro coste"},
    {M::act_use, "{player} usa {ability} de {card}"},
    {M::act_use_option, "usar {ability} de {card}"},
    {M::act_use_unnamed, "{player} usa la habilidad de {card}"},
    {M::act_use_unnamed_option, "usar la habilidad de {card}"},
    {M::act_pass, "{player} termina su turno"},
    {M::act_pass_option, "terminar el turno"},
    {M::act_other, "{player} actúa"},
    {M::act_other_option, "actuar"},
    // --- replacement effects: Spanish says "sustitución"
    {M::would_happen, "{event}"},
    {M::self_replaced,
     "{effect} sustituye su propio efecto, porque se cumple “{condition}”. En su lugar, {result}"},
    {M::self_replaced_on, "{effect} sustituye su propio efecto, porque se cumple “{condition}”"},
    {M::self_replaced_by_nothing,
     "{effect} sustituye su propio efecto, porque se cumple “{condition}”. En su lugar no ocurre nada"},
    {M::candidates_same,
     "Podrían aplicarse {count} instancias del mismo efecto de sustitución: {list}. Solo se aplica una; "
     "elija "
     "{player} la que elija, el resultado es el mismo"},
    {M::ask_replacement, "{player} elige qué efecto de sustitución se aplica"},
    {M::prevented, "{event}, pero no puede: no ocurre"},
    {M::prevented_by, "{event}, pero {effect} lo impide: no ocurre"},
    // --- standby effects and state-based actions
    {M::triggered, "Se dispara {effect} y queda en espera"},
    {M::ask_waiting, "{player} elige cuál de sus efectos en espera se resuelve ahora"},
    {M::called_off, "{card} ya no está en la zona de batalla, así que el ataque termina"},
    {M::check_lethal, "{card} tiene poder 0 o menos"},
    {M::check_found, "Una acción basada en el estado afecta a {card}"},
    {M::now_exerted, "{card} {card?está|están} {card!girado|girada|girados|giradas}"},
    {M::now_ready, "{card} {card?está|están} {card!enderezado|enderezada|enderezados|enderezadas}"},
    {M::now_resources, "{count} {count?carta|cartas} en {zone} {count?está enderezada|están enderezadas}"},
    {M::entry_exerted, "{card} entra girada en su zona por {effect}"},
    // The one thing that a creature decides as it enters: the shield of its shield force.
    {M::entry_other, "Mientras {card} entra, se elige un escudo para {effect}"},
    {M::entry_ready_chosen, "{player} decide que {card} entre sin elegir un escudo"},
    // --- why not
    {message_of(Obstacle::exerted), "{card} está girada"},
    {message_of(Obstacle::ready), "{card} está enderezada"},
    {message_of(Obstacle::drying), "{card} tiene mareo de invocación"},
    {message_of(Obstacle::cost_too_high),
     "cuesta {needs}, y {player} tiene {has} {has?carta|cartas} de maná sin girar"},
    {M::is_classified, "{card} es de esta raza: {list}"},
    {M::is_unclassified, "{card} no tiene raza"},
    {M::is_colourless, "{card} no tiene civilización"},
    {M::is_not_fighting, "{card} no está en batalla"},
};
static_assert(says_each<kMessages, kSaid>());

constexpr Text<OwnMessage> kOwnMessages[] = {
    {O::attack, "{card} ataca"},
    {O::attack_would, "{card} atacaría"},
    {O::block, "{card} bloquea a {other}"},
    {O::block_would, "{card} bloquearía a {other}"},
    {O::battle, "{card} batalla con {other}"},
    {O::battle_would, "{card} batallaría con {other}"},
    {O::win_battle, "{card} {card?gana|ganan} la batalla"},
    {O::win_battle_would, "{card} {card?ganaría|ganarían} la batalla"},
    {O::lose_battle, "{card} {card?pierde|pierden} la batalla"},
    {O::lose_battle_would, "{card} {card?perdería|perderían} la batalla"},
    {O::break_shield, "{card?se rompe el escudo|se rompen los escudos} {card} de {player}"},
    {O::break_shield_would, "{card?se rompería el escudo|se romperían los escudos} {card} de {player}"},
    {O::break_unseen, "se {card?rompe|rompen} {card}"},
    {O::break_unseen_would, "se {card?rompería|romperían} {card}"},
    {O::unblocked, "nadie bloquea a {card}"},
    {O::unblocked_would, "nadie bloquearía a {card}"},
    {O::keep_tapped, "{card} {card?se queda girada|se quedan giradas}"},
    {O::keep_tapped_would, "{card} {card?se quedaría girada|se quedarían giradas}"},
    {O::aim, "{card} {card?está|están} a punto de romper escudos"},
    {O::aim_would, "{card} {card?estaría|estarían} a punto de romper escudos"},
    {O::end_battle, "la batalla termina"},
    {O::end_battle_would, "la batalla terminaría"},
    {O::act_cast, "{player} lanza {card}"},
    {O::act_cast_option, "lanzar {card}"},
    {O::act_generate, "{player} genera {card}"},
    {O::act_generate_option, "generar {card}"},
    {O::act_fortify, "{player} fortifica un escudo con {card}"},
    {O::act_fortify_option, "fortificar un escudo con {card}"},
    {O::act_attack, "{player} ataca a {other} con {card}"},
    {O::act_attack_option, "atacar a {other} con {card}"},
    {O::act_attack_player, "{player} ataca a {other} con {card}"},
    {O::act_attack_player_option, "atacar a {other} con {card}"},
    {O::stays_blocked,
     "{card} sigue bloqueada aunque ya no esté su bloqueador: no hay batalla ni se rompe ningún escudo"},
    {O::stays_in_zone, "{card} está en la zona donde estaba antes: no se ha puesto allí"},
    {O::tapped_below, "{card} entra girada, porque una de las criaturas de debajo está girada"},
    {O::castle_falls, "El escudo que {card} fortifica ya no está"},
    {O::one_linked_leaves, "De las cartas enlazadas solo se va {card}"},
    {O::links_end, "{card} ya no está enlazada con las demás"},
    {O::ask_side, "{player} elige por qué lado se enlaza {card}"},
    {O::at_left, "a la izquierda de {other}"},
    {O::at_right, "a la derecha de {other}"},
    {O::at_above, "encima de {other}"},
    {O::at_below, "debajo de {other}"},
    // --- points that the rules leave open, changes between editions, states of cards
    {O::point_both_lose, "Los dos jugadores pierden a la vez: ¿quién gana?"},
    {O::point_both_lose_taken, "nadie, la partida queda en empate"},
    {O::point_both_lose_other, "el jugador del turno pierde primero, así que gana el otro"},
    {O::point_tap_ability_without_attack,
     "¿Puede una criatura que no puede atacar a jugadores usar su habilidad de girar en lugar de atacar?"},
    {O::point_tap_ability_without_attack_taken, "sí, porque en principio puede atacar a criaturas"},
    {O::point_tap_ability_without_attack_other, "no"},
    {O::point_entry_after_replacement,
     "Un efecto de sustitución pone una carta en una zona: ¿se aplica además lo que dice cómo se ponen allí "
     "las cartas?"},
    {O::point_entry_after_replacement_taken,
     "no, también es un efecto de sustitución, y nada se sustituye dos veces"},
    {O::point_entry_after_replacement_other, "sí, solo se excluyen entre sí las frases con «en su lugar»"},
    {O::point_link_by_one, "¿Puede un dios enlazarse con otro cuyo texto no lo nombra?"},
    {O::point_link_by_one_taken, "no, cada uno de los dos nombra al otro"},
    {O::point_link_by_one_other, "sí, basta con el texto de uno de ellos"},
    {O::change_entry_is_replacement,
     "Si lo que dice cómo entra una carta es un efecto de sustitución o define su estado."},
    {O::change_break_one_by_one, "Si varios escudos se rompen uno tras otro o todos a la vez."},
    {O::change_piles_fall_apart,
     "Si las cartas bajo una criatura vórtice cuya carta de arriba se va son dos criaturas o una."},
    {O::change_several_blockers,
     "Si bloquea una sola criatura, o se pueden usar varias de las que bloquea la última."},
    {O::state_tapped, "girado"},
    {O::state_untapped, "enderezado"},
    {O::state_summoning_sick, "mareado"},
    {O::state_not_summoning_sick, "no mareado"},
};

constexpr Text<OwnObstacle> kObstacles[] = {
    {OwnObstacle::colour_missing, "falta maná enderezado de una civilización que {card} necesita"},
    {OwnObstacle::no_base, "no hay “{text}” sobre la que poner {card}"},
    {OwnObstacle::not_linked, "ningún G-Link une {card} con el dios que entra"},
    {OwnObstacle::place_taken, "hay otra carta en el lado de {card} en el que tendría que estar el dios"},
    {OwnObstacle::is_attacked, "{card} es lo que está siendo atacado"},
};
constexpr auto kAllMessages =
    joined(kMessages, own_texts<kOwnMessages>(), obstacle_texts<kObstacles, kEach<OwnObstacle>>());

constexpr NamedThing<Zone> kZones[] = {
    {Zone::none, {"ninguna parte", 'f'}},
    {Zone::deck, {"el mazo"}},
    {Zone::hand, {"la mano", 'f'}},
    {Zone::play, {"la zona de batalla", 'f'}},
    {Zone::discard, {"el cementerio"}},
    {Zone::resource, {"la zona de maná", 'f'}},
    {Zone::pending, {"uso"}},
    {Zone::under, {"debajo de una carta", 'f'}},
    {Zone::removed, {"fuera de la partida", 'f'}},
    {zone::shields, {"la zona de escudos", 'f'}, {"el escudo", 'm'}},
    {zone::reserve, {"la zona hiperespacial", 'f'}},
};
static_assert(things_in_order<Zone>(kZones, static_cast<std::size_t>(Zone::count_) + 2));

constexpr NamedThing<Stat> kStats[] = {
    {Stat::cost, {"coste"}},
    {Stat::strength, {"poder"}},
    {figure::breaking, {"escudos que rompe"}},
};
static_assert(things_in_order<Stat>(kStats, static_cast<std::size_t>(Stat::count_) + std::size(kOwnStats)));

constexpr NamedThing<std::string_view> kPhases[] = {
    {"start", {"el paso inicial del turno"}}, {"draw", {"el paso de robar"}},
    {"charge", {"el paso de carga de maná"}}, {"main", {"el paso principal"}},
    {"attack", {"el paso de ataque"}},        {"end", {"el paso final del turno"}},
};

constexpr NamedThing<std::string_view> kFacts[] = {
    {"power", {"poder"}},
    {"cost", {"coste"}},
    {"hand", {"mano"}},
    {"deck", {"mazo"}},
    {"graveyard", {"cementerio"}},
    {"mana", {"maná"}},
    {"shields", {"escudos"}},
    {"battle", {"zona de batalla"}},
    {"hyperspatial", {"zona hiperespacial"}},
    {"tap", {"girar"}},
    {"linked", {"enlazada"}},
    {"facedown", {"boca abajo"}},
};

}  // namespace

const GameTexts kSpanish{kAllMessages, kZones, kStats, kPhases, kFacts};

}  // namespace kawari::duel_masters
