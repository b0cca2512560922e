#include "games/duel_masters/messages.h"

#include <iterator>

#include "games/duel_masters/obstacle_forms.h"
#include "games/duel_masters/rule_keys.h"
#include "games/duel_masters/words.h"
#include "ir/words.h"

namespace kawari::duel_masters {
namespace {

using M = MessageId;
using rule::key;
constexpr RuleKey core(::kawari::rule::Core k) { return ::kawari::rule::key(k); }

#define EVENT(id, rule1, rule2, en, en_would, es, es_would, ja, ja_would) \
  {M::id, en, es, ja, {rule1, rule2}}, {                                  \
    M::id##_would, en_would, es_would, ja_would, { rule1, rule2 }         \
  }
#define ACTION(id, rule1, rule2, en, en_option, es, es_option, ja, ja_option) \
  {M::id, en, es, ja, {rule1, rule2}}, {                                      \
    M::id##_option, en_option, es_option, ja_option, { kNoRule, kNoRule }     \
  }
#define SAY(id, rule1, rule2, en, es, ja) \
  {                                       \
    M::id, en, es, ja, { rule1, rule2 }   \
  }
#define OBSTACLE(id, en, es, ja)                               \
  {                                                            \
    message_of(Obstacle::id), en, es, ja, { kNoRule, kNoRule } \
  }

constexpr Message kMessages[] = {
    // --- what happens
    EVENT(banish, key(rule::destroyed), kNoRule, "{card} {card?is|are} destroyed",  //
          "{card} would be destroyed",                                              //
          "{card} {card?es destruida|son destruidas}",                              //
          "{card} {card?sería destruida|serían destruidas}",                        //
          "{card}は破壊されます",                                                   //
          "{card}が破壊されるところです"),
    EVENT(ink, kNoRule, kNoRule, "{player} puts {card} into the mana zone",  //
          "{player} would put {card} into the mana zone",                    //
          "{player} pone {card} en la zona de maná",                         //
          "{player} pondría {card} en la zona de maná",                      //
          "{player}は{card}をマナゾーンに置きます",                          //
          "{player}が{card}をマナゾーンに置くところです"),
    EVENT(exert, key(rule::tapping), kNoRule, "{card} {card?is|are} tapped",  //
          "{card} would be tapped",                                           //
          "{card} se {card?gira|giran}",                                      //
          "{card} se {card?giraría|girarían}",                                //
          "{card}はタップされます",                                           //
          "{card}がタップされるところです"),
    EVENT(ready, key(rule::tapping), kNoRule, "{card} {card?is|are} untapped",  //
          "{card} would be untapped",                                           //
          "{card} se {card?endereza|enderezan}",                                //
          "{card} se {card?enderezaría|enderezarían}",                          //
          "{card}はアンタップされます",                                         //
          "{card}がアンタップされるところです"),
    EVENT(enter, key(rule::enter_one_by_one), kNoRule, "{card} {card?is|are} put into {zone}",  //
          "{card} would be put into {zone}",                                                    //
          "{card} {card?entra|entran} en {zone}",                                               //
          "{card} {card?entraría|entrarían} en {zone}",                                         //
          "{card}は{zone}に出ます",                                                             //
          "{card}が{zone}に出るところです"),
    EVENT(go, kNoRule, kNoRule, "{card} {card?is|are} put into {zone}",  //
          "{card} would be put into {zone}",                             //
          "{card} se {card?pone|ponen} en {zone}",                       //
          "{card} se {card?pondría|pondrían} en {zone}",                 //
          "{card}は{zone}に置かれます",                                  //
          "{card}が{zone}に置かれるところです"),
    SAY(draw, core(::kawari::rule::draw), kNoRule, "{player} draws {amount?a card|# cards}",
        "{player} roba {amount?una carta|# cartas}", "{player}はカードを{amount}枚引きます"),
    SAY(draw_would, core(::kawari::rule::replacement_draw), kNoRule,
        "{player} would draw {amount?a card|# cards}", "{player} robaría {amount?una carta|# cartas}",
        "{player}がカードを{amount}枚引くところです"),
    EVENT(play, kNoRule, kNoRule, "{player} uses {card}",  //
          "{player} would use {card}",                     //
          "{player} usa {card}",                           //
          "{player} usaría {card}",                        //
          "{player}は{card}を使います",                    //
          "{player}が{card}を使うところです"),
    EVENT(block, key(rule::blocker), key(rule::blocked), "{card} blocks {other}",  //
          "{card} would block {other}",                                            //
          "{card} bloquea a {other}",                                              //
          "{card} bloquearía a {other}",                                           //
          "{card}が{other}をブロックします",                                       //
          "{card}が{other}をブロックするところです"),
    EVENT(battle, key(rule::battle), kNoRule, "{card} battles {other}",  //
          "{card} would battle {other}",                                 //
          "{card} batalla con {other}",                                  //
          "{card} batallaría con {other}",                               //
          "{card}と{other}がバトルします",                               //
          "{card}と{other}がバトルするところです"),
    EVENT(lose_battle, key(rule::battle_power), key(rule::battle_loser),
          "{card} {card?loses|lose} the battle",          //
          "{card} would lose the battle",                 //
          "{card} {card?pierde|pierden} la batalla",      //
          "{card} {card?perdería|perderían} la batalla",  //
          "{card}はバトルに負けます",                     //
          "{card}がバトルに負けるところです"),
    EVENT(break_shield, key(rule::break_together), key(rule::shield_to_hand),
          "{player}'s {card?shield|shields} {card} {card?is|are} broken",              //
          "{player}'s {card?shield|shields} {card} would be broken",                   //
          "{card?se rompe el escudo|se rompen los escudos} {card} de {player}",        //
          "{card?se rompería el escudo|se romperían los escudos} {card} de {player}",  //
          "{player}のシールド（{card}）がブレイクされます",                            //
          "{player}のシールド（{card}）がブレイクされるところです"),
    EVENT(end_challenge, kNoRule, kNoRule, "the attack is over",  //
          "the attack would be over",                             //
          "el ataque termina",                                    //
          "el ataque terminaría",                                 //
          "攻撃が終わります",                                     //
          "攻撃が終わるところです"),
    EVENT(break_unseen, key(rule::break_together), key(rule::shield_to_hand),
          "{card} {card?is|are} broken",          //
          "{card} would be broken",               //
          "se {card?rompe|rompen} {card}",        //
          "se {card?rompería|romperían} {card}",  //
          "{card}がブレイクされます",             //
          "{card}がブレイクされるところです"),
    EVENT(turn_over, key(rule::turned_over), kNoRule, "{card} {card?is|are} turned over",  //
          "{card} would be turned over",                                                   //
          "a {card} se le da la vuelta",                                                   //
          "a {card} se le daría la vuelta",                                                //
          "{card}は裏返ります",                                                            //
          "{card}が裏返るところです"),
    EVENT(relocate, key(rule::cross), kNoRule, "{card} {card?is|are} crossed with {other}",  //
          "{card} would be crossed with {other}",                                            //
          "{card} se {card?cruza|cruzan} con {other}",                                       //
          "{card} se {card?cruzaría|cruzarían} con {other}",                                 //
          "{card}は{other}にクロスされます",                                                 //
          "{card}が{other}にクロスされるところです"),
    EVENT(end_turn, key(rule::end_step), kNoRule, "{player} ends the turn",  //
          "{player} would end the turn",                                     //
          "{player} termina su turno",                                       //
          "{player} terminaría su turno",                                    //
          "{player}はターンを終了します",                                    //
          "{player}がターンを終了するところです"),

    // --- actions of the turn
    ACTION(act_ink, key(rule::charge), kNoRule, "{player} charges {card}", "charge {card}",
           "{player} carga {card}", "cargar {card}", "{player}は{card}をマナゾーンに置きます",
           "{card}をマナチャージする"),
    ACTION(act_play, key(rule::creature_enters), kNoRule, "{player} summons {card}", "summon {card}",
           "{player} invoca {card^a }{card}", "invocar {card^a }{card}", "{player}は{card}を召喚します",
           "{card}を召喚する"),
    ACTION(act_shift, key(rule::evolution_base), key(rule::evolution_keeps),
           "{player} summons {card} onto {other}", "summon {card} onto {other}",
           "{player} invoca {card^a }{card} sobre {other}", "invocar {card^a }{card} sobre {other}",
           "{player}は{other}を進化元にして{card}を召喚します", "{other}の上に{card}を召喚する"),
    ACTION(act_generate, key(rule::generate), kNoRule, "{player} generates {card}", "generate {card}",
           "{player} genera {card}", "generar {card}", "{player}は{card}をジェネレートします",
           "{card}をジェネレートする"),
    ACTION(act_fortify, key(rule::fortify), kNoRule, "{player} fortifies a shield with {card}",
           "fortify a shield with {card}", "{player} fortifica un escudo con {card}",
           "fortificar un escudo con {card}", "{player}は{card}でシールドを要塞化します",
           "{card}でシールドを要塞化する"),
    ACTION(act_move, key(rule::cross), kNoRule, "{player} crosses {card} with {other}",
           "cross {card} with {other}", "{player} cruza {card} con {other}", "cruzar {card} con {other}",
           "{player}は{card}を{other}にクロスします", "{card}を{other}にクロスする"),
    ACTION(act_cast, key(rule::pending_card), key(rule::spell_resolves), "{player} casts {card}",
           "cast {card}", "{player} lanza {card}", "lanzar {card}", "{player}は{card}を唱えます",
           "{card}を唱える"),
    ACTION(act_free, core(::kawari::rule::for_free), key(rule::pending_card),
           "{player} uses {card} for no cost", "use {card} for no cost",
           "{player} usa {card} sin pagar su coste", "usar {card} sin pagar su coste",
           "{player}はコストを支払わずに{card}を使います", "コストを支払わずに{card}を使う"),
    ACTION(act_other_cost, key(rule::declare_card), kNoRule, "{player} uses {card} for another cost",
           "use {card} for another cost", "{player} usa {card} por otro coste", "usar {card} por otro coste",
           "{player}は別のコストで{card}を使います", "別のコストで{card}を使う"),
    ACTION(act_attack, key(rule::attack_declare), key(rule::attack_target),
           "{player} attacks {other} with {card}", "attack {other} with {card}",
           "{player} ataca a {other} con {card}", "atacar a {other} con {card}",
           "{player}は{card}で{other}を攻撃します", "{card}で{other}を攻撃する"),
    ACTION(act_attack_player, key(rule::attack_declare), key(rule::attack_target),
           "{player} attacks {other} with {card}", "attack {other} with {card}",
           "{player} ataca a {other} con {card}", "atacar a {other} con {card}",
           "{player}は{card}で{other}を攻撃します", "{card}で{other}を攻撃する"),
    ACTION(act_use, core(::kawari::rule::activated), kNoRule, "{player} uses {ability} of {card}",
           "use {ability} of {card}", "{player} usa {ability} de {card}", "usar {ability} de {card}",
           "{player}は{card}の{ability}を使います", "{card}の{ability}を使う"),
    ACTION(act_use_unnamed, core(::kawari::rule::activated), kNoRule, "{player} uses the ability of {card}",
           "use the ability of {card}", "{player} usa la habilidad de {card}", "usar la habilidad de {card}",
           "{player}は{card}の能力を使います", "{card}の能力を使う"),
    ACTION(act_pass, key(rule::end_step), kNoRule, "{player} ends the turn", "end the turn",
           "{player} termina su turno", "terminar el turno", "{player}はターンを終了します",
           "ターンを終了する"),
    ACTION(act_other, kNoRule, kNoRule, "{player} acts", "act", "{player} actúa", "actuar",
           "{player}が行動します", "行動する"),

    // --- replacement effects: Spanish says "sustitución"
    SAY(would_happen, core(::kawari::rule::replaced_never_happens), key(rule::replaced_no_trigger), "{event}",
        "{event}", "{event}"),
    SAY(self_replaced, core(::kawari::rule::self_replacement), kNoRule,
        "{effect} replaces its own effect, because “{condition}” is true. Instead, {result}",
        "{effect} sustituye su propio efecto, porque se cumple “{condition}”. En su lugar, {result}",
        "「{condition}」が満たされているので、{effect}は自己置換されます。かわりに、{result}"),
    SAY(self_replaced_on, core(::kawari::rule::self_replacement), kNoRule,
        "{effect} replaces its own effect, because “{condition}” is true",
        "{effect} sustituye su propio efecto, porque se cumple “{condition}”",
        "「{condition}」が満たされているので、{effect}は自己置換されます"),
    SAY(self_replaced_by_nothing, core(::kawari::rule::self_replacement), kNoRule,
        "{effect} replaces its own effect, because “{condition}” is true. Nothing happens instead",
        "{effect} sustituye su propio efecto, porque se cumple “{condition}”. En su lugar no ocurre nada",
        "「{condition}」が満たされているので、{effect}は自己置換されます。かわりに、何も起こりません"),
    SAY(candidates_same, core(::kawari::rule::replacement_same), kNoRule,
        "{count} instances of the same replacement effect could apply: {effect}. Only one of them does",
        "Podrían aplicarse {count} instancias del mismo efecto de sustitución: {effect}. Solo se aplica una",
        "同じ置換効果を{count}つ適用できます（{effect}）。適用するのはそのうち1つだけです"),
    SAY(ask_replacement, kNoRule, kNoRule, "{player} chooses which replacement effect applies",
        "{player} elige qué efecto de sustitución se aplica", "{player}は、適用する置換効果を選びます"),
    SAY(prevented, core(::kawari::rule::cant_beats_can), key(rule::nothing_to_replace),
        "{event}, but it can't: it does not happen", "{event}, pero no puede: no ocurre",
        "{event}が、それはできないので起こりません"),
    SAY(prevented_by, core(::kawari::rule::cant_beats_can), key(rule::nothing_to_replace),
        "{event}, but {effect} forbids it: it does not happen", "{event}, pero {effect} lo impide: no ocurre",
        "{event}が、{effect}によってできないので起こりません"),

    // --- standby effects and state-based actions
    SAY(triggered, core(::kawari::rule::trigger), core(::kawari::rule::trigger_waits),
        "{effect} triggers and is in standby", "Se dispara {effect} y queda en espera",
        "{effect}が誘発し、待機状態になります"),
    SAY(ask_waiting, kNoRule, kNoRule, "{player} chooses which of their effects in standby resolves next",
        "{player} elige cuál de sus efectos en espera se resuelve ahora",
        "{player}は、待機している自分の効果のうち、次に解決するものを選びます"),
    SAY(called_off, key(rule::attack_ends), kNoRule,
        "{card} is no longer in the battle zone, so the attack ends",
        "{card} ya no está en la zona de batalla, así que el ataque termina",
        "{card}がもうバトルゾーンにないので、攻撃は終わります"),
    SAY(check_lethal, key(rule::power_zero), kNoRule, "{card} has power 0 or less",
        "{card} tiene poder 0 o menos", "{card}のパワーが0以下になっています"),
    SAY(check_found, core(::kawari::rule::state_check), kNoRule, "A state-based action concerns {card}",
        "Una acción basada en el estado afecta a {card}", "状況起因処理で{card}が該当します"),
    SAY(now_exerted, kNoRule, kNoRule, "{card} {card?is|are} tapped",
        "{card} {card?está|están} {card!girado|girada|girados|giradas}", "{card}はタップ状態です"),
    SAY(now_ready, kNoRule, kNoRule, "{card} {card?is|are} untapped",
        "{card} {card?está|están} {card!enderezado|enderezada|enderezados|enderezadas}",
        "{card}はアンタップ状態です"),
    SAY(now_resources, kNoRule, kNoRule, "{count} {count?card|cards} in {zone} {count?is|are} untapped",
        "{count} {count?carta|cartas} en {zone} {count?está enderezada|están enderezadas}",
        "{zone}のアンタップ状態のカードは{count}枚です"),
    SAY(entry_exerted, core(::kawari::rule::entry_state), kNoRule,
        "{card} enters its zone tapped because of {effect}", "{card} entra girada en su zona por {effect}",
        "{effect}によって、{card}はタップした状態で置かれます"),
    // The one thing that a creature decides as it enters: the shield of its shield force.
    SAY(entry_other, core(::kawari::rule::entry_state), kNoRule,
        "As {card} enters, a shield is chosen for {effect}",
        "Mientras {card} entra, se elige un escudo para {effect}",
        "{card}が出る際、{effect}のためにシールドを1つ選びます"),
    SAY(entry_ready_chosen, core(::kawari::rule::entry_state), kNoRule,
        "{player} decides that {card} enters without choosing a shield",
        "{player} decide que {card} entre sin elegir un escudo",
        "{player}は、シールドを選ばずに{card}を出すことにします"),

    // --- why not
    OBSTACLE(exerted, "{card} is tapped", "{card} está girada", "{card}はタップしています"),
    OBSTACLE(ready, "{card} is untapped", "{card} está enderezada", "{card}はアンタップしています"),
    OBSTACLE(drying, "{card} has summoning sickness", "{card} tiene mareo de invocación",
             "{card}は召喚酔いしています"),
    OBSTACLE(cost_too_high, "it costs {needs}, and {player} has {has} untapped mana {has?card|cards}",
             "cuesta {needs}, y {player} tiene {has} {has?carta|cartas} de maná sin girar",
             "コストは{needs}で、{player}のアンタップしているマナは{has}枚です"),
    SAY(is_classified, kNoRule, kNoRule, "{card} is of this race: {list}", "{card} es de esta raza: {list}",
        "{card}の種族は{list}です"),
    SAY(is_unclassified, kNoRule, kNoRule, "{card} has no race", "{card} no tiene raza",
        "{card}に種族はありません"),
    SAY(is_colourless, kNoRule, kNoRule, "{card} has no civilization", "{card} no tiene civilización",
        "{card}は無色です"),
    SAY(is_not_fighting, kNoRule, kNoRule, "{card} is not battling", "{card} no está en batalla",
        "{card}は今バトルしていません"),
};
#undef EVENT
#undef OBSTACLE
#undef ACTION
#undef SAY
constexpr auto kAllMessages = joined(kMessages, Obstacles<OwnObstacle>::messages());
constexpr auto kOwnObstacles = Obstacles<OwnObstacle>::infos();

constexpr ThingName kZones[] = {
    {"nowhere", "ninguna parte", "どこでもない場所", 'f'},                // none
    {"deck", "el mazo", "山札", 'm'},                                     // deck
    {"hand", "la mano", "手札", 'f'},                                     // hand
    {"the battle zone", "la zona de batalla", "バトルゾーン", 'f'},       // play
    {"graveyard", "el cementerio", "墓地", 'm'},                          // discard
    {"mana zone", "la zona de maná", "マナゾーン", 'f'},                  // resource
    {"use", "uso", "使用中の場所", 'm'},                                  // pending
    {"beneath a card", "debajo de una carta", "カードの下", 'f'},         // under
    {"out of the game", "fuera de la partida", "ゲームの外", 'f'},        // removed
    {"shield zone", "la zona de escudos", "シールドゾーン", 'f'},         // shields
    {"hyperspatial zone", "la zona hiperespacial", "超次元ゾーン", 'f'},  // reserve
};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count_) + 2);

constexpr ThingName kStats[] = {
    {"cost", "coste", "コスト", 'm'},
    {"power", "poder", "パワー", 'm'},
    {"shields to break", "escudos que rompe", "ブレイクするシールドの数", 'm'},
};
static_assert(std::size(kStats) == static_cast<std::size_t>(Stat::count_) + std::size(kOwnStats));

constexpr PhaseName kPhases[] = {
    {"start", {"the start-of-turn step", "el paso inicial del turno", "ターン開始ステップ", 'm'}},
    {"draw", {"the draw step", "el paso de robar", "ドロー・ステップ", 'm'}},
    {"charge", {"the charge step", "el paso de carga de maná", "マナチャージ・ステップ", 'm'}},
    {"main", {"the main step", "el paso principal", "メイン・ステップ", 'm'}},
    {"attack", {"the attack step", "el paso de ataque", "アタック・ステップ", 'm'}},
    {"end", {"the end-of-turn step", "el paso final del turno", "ターン終了ステップ", 'm'}},
};

constexpr ActionWords kActions[] = {
    {"charge", M::act_ink},        {"summon", M::act_play}, {"cast", M::act_cast},
    {"attack", M::act_attack},     {"use", M::act_use},     {"pass", M::act_pass},
    {"generate", M::act_generate}, {"cross", M::act_move},  {"fortify", M::act_fortify},
};

constexpr CheckWords kChecks[] = {
    {key(rule::power_zero), M::check_lethal},      {key(rule::blocked), M::stays_blocked},
    {key(rule::entry_replaced), M::stays_in_zone}, {key(rule::evolution_mixed), M::tapped_below},
    {key(rule::castle_falls), M::castle_falls},    {key(rule::endless_loop), M::outcome_no_winner},
};

}  // namespace

const GameWords kGameWords{kAllMessages, kZones, kPhases, kActions, kStats, kChecks, kOwnObstacles};

}  // namespace kawari::duel_masters
