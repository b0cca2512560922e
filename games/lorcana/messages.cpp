#include "games/lorcana/messages.h"

#include <iterator>

#include "games/lorcana/obstacle_forms.h"
#include "games/lorcana/play_way.h"
#include "games/lorcana/rule_keys.h"
#include "games/lorcana/words.h"
#include "ir/words.h"

namespace kawari::lorcana {
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
#define SAY(id, rule1, rule2, en, es) row(M::id, en, es, rule1, rule2)
#define OBSTACLE(id, en, es) row(message_of(Obstacle::id), en, es)

constexpr Message kMessages[] = {
    // --- what happens
    EVENT(banish, kNoRule, "{card} {card?is|are} banished",                             //
          "{card} would be banished",                                                   //
          "{card} {card?es|son} {card!desterrado|desterrada|desterrados|desterradas}",  //
          "{card} {card?sería|serían} {card!desterrado|desterrada|desterrados|desterradas}"),
    EVENT(ink, key(rule::ink_put), "{player} puts {card} into the inkwell",  //
          "{player} would put {card} into the inkwell",                      //
          "{player} pone {card} en el pozo de tinta",                        //
          "{player} pondría {card} en el pozo de tinta"),
    EVENT(exert, key(rule::use_ready), "{card} {card?is|are} exerted",  //
          "{card} would be exerted",                                    //
          "{card} se {card?agota|agotan}",                              //
          "{card} se {card?agotaría|agotarían}"),
    EVENT(ready, key(rule::ready_state), "{card} {card?is|are} readied",  //
          "{card} would be readied",                                      //
          "{card} se {card?endereza|enderezan}",                          //
          "{card} se {card?enderezaría|enderezarían}"),
    EVENT(gain_lore, core(::kawari::rule::lore), "{player} gains {amount} lore",  //
          "{player} would gain {amount} lore",                                    //
          "{player} gana {amount} de lore",                                       //
          "{player} ganaría {amount} de lore"),
    EVENT(lose_lore, key(rule::lore_floor), "{player} loses {amount} lore",  //
          "{player} would lose {amount} lore",                               //
          "{player} pierde {amount} de lore",                                //
          "{player} perdería {amount} de lore"),
    EVENT(quest, key(rule::quested), "{card} quests",  //
          "{card} would quest",                        //
          "{card} se va de aventura",                  //
          "{card} se iría de aventura"),
    EVENT(challenge, key(rule::challenge_occurs), "{card} challenges {other}",  //
          "{card} would challenge {other}",                                     //
          "{card} desafía a {other}",                                           //
          "{card} desafiaría a {other}"),
    EVENT(sing, key(rule::sing), "{card} {card?sings|sing} the song",  //
          "{card} would sing the song",                                //
          "{card} {card?canta|cantan} la canción",                     //
          "{card} {card?cantaría|cantarían} la canción"),
    EVENT(support, key(rule::support), "{card} {card?is|are} chosen for Support",  //
          "{card} would be chosen for Support",                                    //
          "{card} {card?es elegido|son elegidos} para Apoyo (Support)",            //
          "{card} {card?sería elegido|serían elegidos} para Apoyo (Support)"),
    EVENT(pay, key(rule::pay_in_full), "{player} pays {amount} ink",  //
          "{player} would pay {amount} ink",                          //
          "{player} paga {amount} de tinta",                          //
          "{player} pagaría {amount} de tinta"),

    row(M::begin_turn, "{player}'s turn begins", "empieza el turno de {player}", key(rule::ready_step),
        key(rule::set_dry)),
    EVENT(end_turn, key(rule::end_turn), "{player} ends the turn",  //
          "{player} would end the turn",                            //
          "{player} termina su turno",                              //
          "{player} terminaría su turno"),

    // --- actions of the turn
    ACTION(act_ink, key(rule::ink_put), "{player} inks {card}", "ink {card}", "{player} entinta {card}",
           "entintar {card}"),
    ACTION(act_play, key(rule::card_played), "{player} plays {card}", "play {card}", "{player} juega {card}",
           "jugar {card}"),
    ACTION(act_shift, key(rule::shift), "{player} plays {card} onto {other} with Shift",
           "play {card} onto {other} with Shift", "{player} juega {card} sobre {other} con Cambio (Shift)",
           "jugar {card} sobre {other} con Cambio (Shift)"),
    ACTION(act_sing, key(rule::sing), "{player} plays {card}, sung by {other}",
           "play {card}, sung by {other}", "{player} juega {card}; la canta {other}",
           "jugar {card}, que canta {other}"),
    ACTION(act_sing_together, key(rule::sing_together), "{player} plays {card} with Sing Together",
           "play {card} with Sing Together", "{player} juega {card} con Cantar Juntos (Sing Together)",
           "jugar {card} con Cantar Juntos (Sing Together)"),
    ACTION(act_free, core(::kawari::rule::for_free), "{player} plays {card} for free", "play {card} for free",
           "{player} juega {card} gratis", "jugar {card} gratis"),
    ACTION(act_other_cost, key(rule::play_how), "{player} plays {card} for another cost",
           "play {card} for another cost", "{player} juega {card} por otro coste",
           "jugar {card} por otro coste"),
    ACTION(act_quest, key(rule::quest), "{player} quests with {card}", "quest with {card}",
           "{player} se va de aventura con {card}", "irse de aventura con {card}"),
    ACTION(act_challenge, key(rule::challenge), "{player} challenges {other} with {card}",
           "challenge {other} with {card}", "{player} desafía a {other} con {card}",
           "desafiar a {other} con {card}"),
    ACTION(act_move, key(rule::moves), "{player} moves {card} to {other}", "move {card} to {other}",
           "{player} mueve {card^a }{card} a {other}", "mover {card^a }{card} a {other}"),
    ACTION(act_use, key(rule::use_ability), "{player} uses {ability} of {card}", "use {ability} of {card}",
           "{player} usa {ability} de {card}", "usar {ability} de {card}"),
    ACTION(act_use_unnamed, key(rule::use_ability), "{player} uses the ability of {card}",
           "use the ability of {card}", "{player} usa la habilidad de {card}", "usar la habilidad de {card}"),
    ACTION(act_pass, key(rule::end_turn), "{player} ends the turn", "end the turn",
           "{player} termina su turno", "terminar el turno"),
    ACTION(act_other, kNoRule, "{player} acts", "act", "{player} actúa", "actuar"),

    // --- the bag, the check, entries
    SAY(triggered, core(::kawari::rule::trigger), key(rule::bag_added),
        "{effect} triggers and is added to the bag", "Se dispara {effect} y se añade a la bolsa"),
    SAY(resolving_waiting, key(rule::bag_turn_player), kNoRule, "From the bag, {effect} resolves",
        "De la bolsa se resuelve {effect}"),
    SAY(resolving_passed, key(rule::bag_pass), kNoRule, "The bag passes to {player}: {effect} resolves",
        "La bolsa pasa a {player}: se resuelve {effect}"),
    SAY(resolving_next, key(rule::bag_continue), kNoRule, "{player} goes on with the bag: {effect} resolves",
        "{player} continúa con la bolsa: se resuelve {effect}"),
    SAY(deals_none, kNoRule, kNoRule, "{source} deals no damage to {card}",
        "{source} no inflige daño a {card}"),
    SAY(called_off, kNoRule, kNoRule, "{card} is no longer in the challenge, so no damage is dealt",
        "{card} ya no está en el desafío, así que no se inflige daño"),
    SAY(resolving_deferred, key(rule::deferred_action), kNoRule,
        "Now, before anything in the bag, {effect} resolves",
        "Ahora, antes que nada de la bolsa, se resuelve {effect}"),
    SAY(ask_waiting, kNoRule, kNoRule, "{player} chooses which ability in the bag resolves next",
        "{player} elige qué habilidad de la bolsa se resuelve ahora"),
    SAY(check_lethal, key(rule::lethal_damage), kNoRule,
        "The game state check finds {amount} damage on {card}, which is not less than its willpower",
        "El chequeo del estado del juego encuentra {amount} de daño en {card}, tanto como su voluntad o más"),
    SAY(check_win, key(rule::win_lore), kNoRule, "The game state check finds that {player} has {amount} lore",
        "El chequeo del estado del juego encuentra que {player} tiene {amount} de lore"),
    SAY(check_deck, key(rule::deck_out), kNoRule, "The game state check finds that {player}'s deck is empty",
        "El chequeo del estado del juego encuentra que el mazo de {player} está vacío"),
    SAY(check_last, key(rule::last_player), kNoRule, "The game state check finds that only {player} is left",
        "El chequeo del estado del juego encuentra que solo queda {player}"),
    SAY(check_found, core(::kawari::rule::state_check), kNoRule, "The game state check concerns {card}",
        "El chequeo del estado del juego afecta a {card}"),
    SAY(entry_exerted, core(::kawari::rule::entry_state), kNoRule,
        "{card} enters play exerted because of {effect}",
        "{card} entra en juego {card!agotado|agotada} por {effect}"),
    SAY(entry_exerted_chosen, core(::kawari::rule::entry_state), kNoRule,
        "{card} enters play exerted, as {player} decided",
        "{card} entra en juego {card!agotado|agotada}, como ha decidido {player}"),
    SAY(entry_ready_chosen, core(::kawari::rule::entry_state), kNoRule,
        "{player} decides that {card} enters play ready",
        "{player} decide que {card} entre en juego {card!preparado|preparada}"),
    SAY(entry_damaged, core(::kawari::rule::entry_state), kNoRule,
        "{card} enters play with {amount} damage because of {effect}",
        "{card} entra en juego con {amount} de daño por {effect}"),
    SAY(ask_entry, kNoRule, kNoRule, "{player} decides whether {card} enters play exerted",
        "{player} decide si {card} entra en juego {card!agotado|agotada}"),

    // --- why not
    OBSTACLE(drying, "{card} is drying: it came into play this turn",
             "{card} se está secando: ha entrado en juego este turno"),
    OBSTACLE(cost_too_high, "it costs {needs} ink, and {player} has {has} ready",
             "cuesta {needs} de tinta, y {player} tiene {has} {has?preparada|preparadas}"),
    SAY(is_not_fighting, kNoRule, kNoRule, "{card} is not in a challenge", "{card} no está en un desafío"),
    SAY(is_challenger, kNoRule, kNoRule, "{card} is the challenging card", "{card} es la carta que desafía"),
    SAY(is_challenged, kNoRule, kNoRule, "{card} is the challenged card", "{card} es la carta desafiada"),
};
#undef EVENT
#undef OBSTACLE
#undef ACTION
#undef SAY
constexpr auto kAllMessages = joined(kMessages, Obstacles<OwnObstacle>::messages());
constexpr auto kOwnObstacles = Obstacles<OwnObstacle>::infos();

constexpr ThingName kZones[] = {
    {"nowhere", "ninguna parte", nullptr, 'f'},                // none
    {"deck", "el mazo", nullptr, 'm'},                         // deck
    {"hand", "la mano", nullptr, 'f'},                         // hand
    {"play", "juego", nullptr, 'm'},                           // play
    {"discard", "el descarte", nullptr, 'm'},                  // discard
    {"inkwell", "el pozo de tinta", nullptr, 'm'},             // resource
    {"the Play zone", "la zona de juego", nullptr, 'f'},       // pending
    {"beneath a card", "debajo de una carta", nullptr, 'f'},   // under
    {"out of the game", "fuera de la partida", nullptr, 'f'},  // removed
};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count_));

constexpr ThingName kStats[] = {
    {"cost", "coste", nullptr, 'm'},
    {"strength", "fuerza", nullptr, 'f'},
    {"willpower", "voluntad", nullptr, 'f'},
    {"lore", "lore", nullptr, 'm'},
    {"move cost", "coste de movimiento", nullptr, 'm'},
    {"singing cost", "coste para cantar", nullptr, 'm'},
};
static_assert(std::size(kStats) == static_cast<std::size_t>(Stat::count_) + std::size(kOwnStats));

constexpr PhaseName kPhases[] = {
    {"setup", {"the setup", "la preparación de la partida", nullptr, 'f'}},
    {"ready", {"the Ready step", "el paso de enderezar", nullptr, 'm'}},
    {"set", {"the Set step", "el paso de preparación", nullptr, 'm'}},
    {"draw", {"the Draw step", "el paso de robar", nullptr, 'm'}},
    {"main", {"the Main phase", "la fase principal", nullptr, 'f'}},
    {"end", {"the End-of-Turn phase", "la fase final del turno", nullptr, 'f'}},
};

constexpr ActionWords kActions[] = {
    {"ink", M::act_ink},   {"play", M::act_play}, {"quest", M::act_quest}, {"challenge", M::act_challenge},
    {"move", M::act_move}, {"use", M::act_use},   {"pass", M::act_pass},
};

constexpr WayWords kWays[] = {
    {id(Way::shift), M::act_shift},
    {id(Way::sing), M::act_sing},
    {id(Way::sing_together), M::act_sing_together},
};

constexpr CheckWords kChecks[] = {
    {key(rule::lethal_damage), M::check_lethal},
    {key(rule::win_lore), M::check_win},
    {key(rule::deck_out), M::check_deck},
    {key(rule::last_player), M::check_last},
};

}  // namespace

const GameWords kGameWords{kAllMessages, kZones, kPhases, kActions, kStats, kChecks, kOwnObstacles, kWays};

}  // namespace kawari::lorcana
