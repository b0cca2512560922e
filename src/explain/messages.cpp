#include "explain/messages.h"

#include <array>

namespace kawari {
namespace {

namespace r = rule;
using M = MessageId;

constexpr Message row(M id, const char* en, const char* es, r::Core one = r::none_, r::Core two = r::none_) {
  return {id, en, es, nullptr, {r::key(one), r::key(two)}};
}

// An event in its two forms.
#define EVENT(id, rule1, en, en_would, es, es_would) \
  row(M::id, en, es, r::rule1), row(M::id##_would, en_would, es_would, r::rule1)
#define SAY(id, en, es) row(M::id, en, es)
#define CITE(id, rule1, en, es) row(M::id, en, es, r::rule1)
#define CITE2(id, rule1, rule2, en, es) row(M::id, en, es, r::rule1, r::rule2)

constexpr Message kMessages[] = {
    // --- events
    EVENT(deal, deal, "{source} deals {amount} damage to {card}",  //
          "{source} would deal {amount} damage to {card}",         //
          "{source} inflige {amount} de daño a {card}",            //
          "{source} infligiría {amount} de daño a {card}"),
    EVENT(deal_unnamed, deal, "{amount} damage is dealt to {card}",  //
          "{amount} damage would be dealt to {card}",                //
          "se {amount?inflige|infligen} {amount} de daño a {card}",  //
          "se {amount?infligiría|infligirían} {amount} de daño a {card}"),
    EVENT(put, put, "{amount} damage {amount?counter is|counters are} put on {card}",        //
          "{amount} damage {amount?counter|counters} would be put on {card}",                //
          "se {amount?pone|ponen} {amount} {amount?contador|contadores} de daño en {card}",  //
          "se {amount?pondría|pondrían} {amount} {amount?contador|contadores} de daño en {card}"),
    EVENT(remove, remove, "{amount} damage is removed from {card}",  //
          "{amount} damage would be removed from {card}",            //
          "se {amount?retira|retiran} {amount} de daño de {card}",   //
          "se {amount?retiraría|retirarían} {amount} de daño de {card}"),
    EVENT(move_damage, move, "{amount} damage is moved to {card}",  //
          "{amount} damage would be moved to {card}",               //
          "se {amount?mueve|mueven} {amount} de daño a {card}",     //
          "se {amount?movería|moverían} {amount} de daño a {card}"),
    EVENT(draw, draw, "{player} draws {amount?a card|# cards}",  //
          "{player} would draw {amount?a card|# cards}",         //
          "{player} roba {amount?una carta|# cartas}",           //
          "{player} robaría {amount?una carta|# cartas}"),
    EVENT(discard, discard, "{player} discards {card}",  //
          "{player} would discard {card}",               //
          "{player} descarta {card}",                    //
          "{player} descartaría {card}"),
    EVENT(give_back, none_, "{card} {card?returns|return} to {zone}",  //
          "{card} would return to {zone}",                             //
          "{card} {card?vuelve|vuelven} a {zone}",                     //
          "{card} {card?volvería|volverían} a {zone}"),
    EVENT(go, none_, "{card} {card?goes|go} to {zone}",  //
          "{card} would go to {zone}",                   //
          "{card} {card?va|van} a {zone}",               //
          "{card} {card?iría|irían} a {zone}"),
    EVENT(go_bottom, none_, "{card} {card?goes|go} to the bottom of {zone}",  //
          "{card} would go to the bottom of {zone}",                          //
          "{card} {card?va|van} al fondo de {zone}",                          //
          "{card} {card?iría|irían} al fondo de {zone}"),
    EVENT(enter, none_, "{card} {card?enters|enter} {zone}",  //
          "{card} would enter {zone}",                        //
          "{card} {card?entra|entran} en {zone}",             //
          "{card} {card?entraría|entrarían} en {zone}"),
    EVENT(relocate, none_, "{card} {card?moves|move} to {other}",  //
          "{card} would move to {other}",                          //
          "{card} se {card?mueve|mueven} a {other}",               //
          "{card} se {card?movería|moverían} a {other}"),
    EVENT(put_under, none_, "{card} {card?is|are} put under {other}",  //
          "{card} would be put under {other}",                         //
          "{card} se {card?pone|ponen} debajo de {other}",             //
          "{card} se {card?pondría|pondrían} debajo de {other}"),
    EVENT(gets, applied_effect, "{card} {card?gets|get} {amount} {stat}{until}",  //
          "{card} would get {amount} {stat}{until}",                              //
          "{card} {card?obtiene|obtienen} {amount} de {stat}{until}",             //
          "{card} {card?obtendría|obtendrían} {amount} de {stat}{until}"),
    EVENT(gains, applied_effect, "{card} {card?gains|gain} {text}{until}",  //
          "{card} would gain {text}{until}",                                //
          "{card} {card?gana|ganan} {text}{until}",                         //
          "{card} {card?ganaría|ganarían} {text}{until}"),
    EVENT(applies, applied_effect, "from now on for {card}: “{text}”",  //
          "this would hold for {card}: “{text}”",                       //
          "desde ahora, para {card}: “{text}”",                         //
          "valdría para {card}: “{text}”"),
    EVENT(rule_applies, continuous_effect, "from now on: “{text}”",  //
          "this would hold: “{text}”",                               //
          "desde ahora: “{text}”",                                   //
          "valdría: “{text}”"),
    EVENT(play, none_, "{player} plays {card}",  //
          "{player} would play {card}",          //
          "{player} juega {card}",               //
          "{player} jugaría {card}"),
    EVENT(chosen, none_, "{card} {card?is|are} chosen",  //
          "{card} would be chosen",                      //
          "se elige {card^a }{card}",                    //
          "se elegiría {card^a }{card}"),
    EVENT(use, activated, "{player} uses an ability of {card}",  //
          "{player} would use an ability of {card}",             //
          "{player} usa una habilidad de {card}",                //
          "{player} usaría una habilidad de {card}"),
    EVENT(shuffle, none_, "{player} shuffles their deck",  //
          "{player} would shuffle their deck",             //
          "{player} baraja su mazo",                       //
          "{player} barajaría su mazo"),
    EVENT(reveal, reveal, "{card} {card?is|are} revealed",  //
          "{card} would be revealed",                       //
          "se {card?revela|revelan} {card}",                //
          "se {card?revelaría|revelarían} {card}"),
    EVENT(look, none_, "{player} looks at {card}",  //
          "{player} would look at {card}",          //
          "{player} mira {card}",                   //
          "{player} miraría {card}"),
    EVENT(begin_step, none_, "{phase} of {player} begins",  //
          "{phase} of {player} would begin",                //
          "empieza {phase} de {player}",                    //
          "empezaría {phase} de {player}"),
    EVENT(begin_turn, none_, "{player}'s turn begins",  //
          "{player}'s turn would begin",                //
          "empieza el turno de {player}",               //
          "empezaría el turno de {player}"),
    EVENT(end_turn, none_, "{player}'s turn ends",  //
          "{player}'s turn would end",              //
          "termina el turno de {player}",           //
          "terminaría el turno de {player}"),
    EVENT(something, none_, "something happens to {card}",  //
          "something would happen to {card}",               //
          "algo le ocurre a {card}",                        //
          "algo le ocurriría a {card}"),

    // --- replacement effects
    CITE(would_happen, replaced_never_happens, "{event}", "{event}"),
    CITE(would_happen_instead, replaced_never_happens, "Instead, {event}", "En su lugar, {event}"),
    CITE(replaced, replacement, "{effect} applies: instead, {result}",
         "Se aplica {effect}: en su lugar, {result}"),
    CITE(replaced_on, replacement, "{effect} applies", "Se aplica {effect}"),
    CITE(replaced_by_nothing, replacement, "{effect} applies: nothing happens instead",
         "Se aplica {effect}: en su lugar no ocurre nada"),
    CITE(self_replaced, self_replacement,
         "{effect} replaces its own effect, because “{condition}” is true. Instead, {result}",
         "{effect} reemplaza su propio efecto, porque se cumple “{condition}”. En su lugar, {result}"),
    CITE(self_replaced_on, self_replacement,
         "{effect} replaces its own effect, because “{condition}” is true",
         "{effect} reemplaza su propio efecto, porque se cumple “{condition}”"),
    CITE(self_replaced_by_nothing, self_replacement,
         "{effect} replaces its own effect, because “{condition}” is true. Nothing happens instead",
         "{effect} reemplaza su propio efecto, porque se cumple “{condition}”. En su lugar no ocurre nada"),
    CITE2(covered, replacement_event, replacement_once,
          "{effect} already applies to this event and covers this as well: instead, {result}",
          "{effect} ya se aplica a este evento y cubre también esto: en su lugar, {result}"),
    CITE2(covered_by_nothing, replacement_event, replacement_once,
          "{effect} already applies to this event and covers this as well: nothing happens instead",
          "{effect} ya se aplica a este evento y cubre también esto: en su lugar no ocurre nada"),
    CITE(candidates_affected, replacement_chooser,
         "More than one replacement effect could apply: {list}. {player} is the affected player and "
         "chooses",
         "Podría aplicarse más de un efecto de reemplazo: {list}. El jugador afectado es {player}, "
         "así que "
         "elige {player}"),
    CITE(candidates_turn, replacement_chooser,
         "More than one replacement effect could apply: {list}. The turn player's effects come "
         "first, so "
         "{player} chooses",
         "Podría aplicarse más de un efecto de sustitución: {list}. Los del jugador activo van "
         "primero, así "
         "que elige {player}"),
    CITE(candidates_same, replacement_same,
         "{count} instances of the same replacement effect could apply: {effect}. Only one of them "
         "does",
         "Podrían aplicarse {count} instancias del mismo efecto de reemplazo: {effect}. Solo se "
         "aplica una"),
    CITE(candidate_optional, replacement, "{effect} could apply, and {player} decides whether it does",
         "Podría aplicarse {effect}, y {player} decide si se aplica"),
    CITE(declined, replacement, "{player} does not use {effect}", "{player} no usa {effect}"),
    CITE(ceased, replacement_same,
         "Another instance of the same effect, {effect}, cannot apply to this event and ceases to exist",
         "Otra instancia del mismo efecto, {effect}, no puede aplicarse a este evento y deja de existir"),
    CITE(ceased_here, replacement_same,
         "Another instance of the same effect, {effect}, cannot apply to this event",
         "Otra instancia del mismo efecto, {effect}, no puede aplicarse a este evento"),
    CITE(infeasible, replacement_infeasible, "{effect} cannot be carried out, so it does not apply: {event}",
         "{effect} no se puede llevar a cabo, así que no se aplica: {event}"),
    CITE(closed, replacement_no_chain,
         "{effect} does not apply to what another replacement effect has produced: {event}",
         "{effect} no se aplica a lo que ha producido otro efecto de sustitución: {event}"),
    SAY(used, "{effect} is used up", "{effect} queda {effect!gastado|gastada}"),

    // --- damage, prohibitions, entries
    CITE(calculated, damage_calculation, "The damage to {card} is calculated: {base} becomes {amount}",
         "Se calcula el daño a {card}: {base} {base?pasa|pasan} a ser {amount}"),
    CITE(calculated_by, damage_calculation, "{effect} lowers the damage from {base} to {amount}",
         "{effect} reduce el daño de {base} a {amount}"),
    CITE2(calculated_zero, damage_calculation, damage_zero,
          "{effect} lowers the damage from {base} to 0: {card} is dealt none",
          "{effect} reduce el daño de {base} a 0: {card} no recibe ninguno"),
    CITE(prevented, cant_beats_can, "{event}, but that is forbidden: it does not happen",
         "{event}, pero está prohibido: no ocurre"),
    CITE(prevented_by, cant_beats_can, "{event}, but {effect} forbids it: it does not happen",
         "{event}, pero {effect} lo impide: no ocurre"),
    CITE(impossible, as_much_as_possible, "{event}, but there is nothing to do it with",
         "{event}, pero no hay con qué hacerlo"),
    CITE(entry_exerted, entry_state, "{card} enters in that state because of {effect}",
         "{card} entra en ese estado por {effect}"),
    CITE(entry_exerted_chosen, entry_state, "{card} enters in that state, as {player} decided",
         "{card} entra en ese estado, como ha decidido {player}"),
    SAY(entry_ready_chosen, "{player} decides that {card} enters as usual",
        "{player} decide que {card} entre como es habitual"),
    CITE(entry_damaged, entry_state, "{card} enters with {amount} damage because of {effect}",
         "{card} entra con {amount} de daño por {effect}"),
    CITE(entry_other, entry_state, "{effect} says how {card} enters", "{effect} dice cómo entra {card}"),

    // --- abilities
    CITE2(triggered, trigger, trigger_waits, "{effect} triggers and waits to be resolved",
          "Se dispara {effect} y espera a resolverse"),
    CITE(not_triggered, secondary_condition, "{effect} does not trigger, because “{condition}” is false",
         "{effect} no se dispara, porque no se cumple “{condition}”"),
    SAY(resolving, "{effect} resolves", "Se resuelve {effect}"),
    CITE(resolving_waiting, waiting_order, "{effect} resolves", "Se resuelve {effect}"),
    CITE(resolving_passed, waiting_order, "{effect} resolves; it is {player}'s",
         "Se resuelve {effect}, que es de {player}"),
    CITE(resolving_deferred, played_by_effect, "Now {effect} resolves", "Ahora se resuelve {effect}"),
    SAY(resolving_text, "{player} resolves “{text}”", "{player} resuelve “{text}”"),
    SAY(says, "{line}: “{text}”", "{line}: “{text}”"),
    SAY(resolved, "{effect} has resolved", "{effect} se ha resuelto"),
    CITE(secondary_false, secondary_condition, "{effect} has no effect, because “{condition}” is false",
         "{effect} no tiene efecto, porque no se cumple “{condition}”"),
    SAY(condition_false, "That part of {effect} does nothing, because “{condition}” is false",
        "Esa parte de {effect} no hace nada, porque no se cumple “{condition}”"),
    CITE(nothing_to_choose, no_legal_choice,
         "Nothing can be chosen for “{condition}”: that part of {effect} does nothing",
         "No hay nada que elegir para “{condition}”: esa parte de {effect} no hace nada"),
    SAY(not_done, "The first part was not done completely, so this does not happen: “{text}”",
        "La primera parte no se hizo por completo, así que esto no ocurre: “{text}”"),
    SAY(cannot_be_done, "Nothing of this can be done: “{text}”", "Nada de esto se puede hacer: “{text}”"),
    SAY(no_effect, "{effect} does nothing", "{effect} no hace nada"),

    // --- choices
    CITE(chose_yes, may, "{player} decides to do it", "{player} decide hacerlo"),
    CITE(chose_no, may, "{player} decides not to do it", "{player} decide no hacerlo"),
    CITE(chose, choices_on_resolution, "{player} chooses {choice}", "{player} elige {choice^a }{choice}"),
    CITE(chose_none, up_to, "{player} chooses nothing", "{player} no elige nada"),
    CITE(chose_order, waiting_order, "{player} resolves {effect} next", "{player} resuelve ahora {effect}"),
    CITE(chose_replacement, replacement_chooser, "{player} applies {effect}", "{player} aplica {effect}"),
    SAY(chose_chance, "Chance decides: {choice}", "El azar decide: {choice}"),
    SAY(chose_keep, "{player} keeps the hand", "{player} se queda con su mano"),

    // --- the check, the turn, the end
    CITE(check_found, state_check, "The state of the game is checked: this concerns {card}",
         "Se revisa el estado de la partida: afecta a {card}"),
    SAY(check_lethal, "The check finds {card}", "El chequeo encuentra {card}"),
    SAY(check_win, "The check finds that {player} has won", "El chequeo encuentra que {player} ha ganado"),
    SAY(check_deck, "The check finds that {player} has lost", "El chequeo encuentra que {player} ha perdido"),
    SAY(check_last, "Only {player} is left", "Solo queda {player}"),
    CITE(won, game_end, "{player} wins the game", "{player} gana la partida"),
    CITE(lost, game_end, "{player} loses the game", "{player} pierde la partida"),
    SAY(reading, "The rules leave this open; the reading used here: {text}",
        "Las reglas no lo deciden; la lectura que se usa aquí: {text}"),
    SAY(fault, "The match stops here: {text}", "La partida se detiene aquí: {text}"),
    SAY(phase_began, "{phase} of {player} begins", "Empieza {phase} de {player}"),
    CITE(phase_skipped, skip_step, "{player} skips {phase}: it does not happen, and nothing in it triggers",
         "{player} se salta {phase}: no ocurre, y nada de él se dispara"),
    CITE(phase_skipped_by, skip_step,
         "{effect} applies: {player} skips {phase}. It does not happen, and nothing in it triggers",
         "Se aplica {effect}: {player} se salta {phase}. No ocurre, y nada de él se dispara"),

    // --- names
    SAY(ability_of, "{ability} of {card}", "{ability} de {card}"),
    SAY(unnamed_ability, "the ability of {card}", "la habilidad de {card}"),
    SAY(unnamed_effect, "the effect of {card}", "el efecto de {card}"),
    SAY(some_effect, "the effect", "el efecto"),
    SAY(keyword_first, "{keyword}", "{keyword} ({english})"),
    SAY(card_alias, "{card} ({alias})", "{card} ({alias})"),
    SAY(this_turn, " this turn", " este turno"),
    SAY(zone_of, "{player}'s {zone}", "{zone} de {player}"),
    SAY(times, "{card} ×{count}", "{card} ×{count}"),
    SAY(list_and, "{first} and {last}", "{first} y {last}"),
    SAY(until_next, " until the start of {player}'s next turn",
        " hasta el inicio del próximo turno de {player}"),
    SAY(some_card, "a card", "una carta"),
    SAY(chance, "chance", "el azar"),
    SAY(nobody, "nobody", "nadie"),

    // --- questions
    SAY(ask_action, "{player} chooses what to do", "{player} elige qué hacer"),
    SAY(ask_may, "{player} decides whether to do this: “{text}”", "{player} decide si hace esto: “{text}”"),
    SAY(ask_object, "{player} chooses for “{text}”", "{player} elige para “{text}”"),
    SAY(ask_kind, "{player} chooses {kind%}", "{player} elige {kind%}"),
    SAY(ask_number, "{player} chooses a number", "{player} elige un número"),
    SAY(ask_mode, "{player} chooses one of the alternatives", "{player} elige una de las opciones"),
    SAY(ask_waiting, "{player} chooses which waiting ability resolves next",
        "{player} elige qué habilidad en espera se resuelve ahora"),
    SAY(ask_replacement, "{player} chooses which replacement effect applies",
        "{player} elige qué efecto de reemplazo se aplica"),
    SAY(ask_replace, "{player} decides whether {effect} applies", "{player} decide si se aplica {effect}"),
    SAY(ask_entry, "{player} decides how {card} enters", "{player} decide cómo entra {card}"),
    SAY(ask_way, "{player} chooses how {card} is played", "{player} elige cómo se juega {card}"),
    SAY(ask_chance, "Chance picks a card", "El azar elige una carta"),
    SAY(ask_hand, "{player} decides about the opening hand", "{player} decide sobre su mano inicial"),
    SAY(ask_player, "{player} chooses a player", "{player} elige un jugador"),
    SAY(ask_order, "{player} chooses which card comes next", "{player} elige qué carta va ahora"),
    SAY(ask_name, "{player} names a card", "{player} nombra una carta"),
    SAY(ask_pay, "{player} chooses what to pay with", "{player} elige con qué paga"),
    SAY(ask_block, "{player} chooses who blocks", "{player} elige quién bloquea"),
    SAY(ask_repeat, "{player} says how often the loop runs",
        "{player} dice cuántas veces se repite el bucle"),
    SAY(ask_other, "{player} decides", "{player} decide"),
    SAY(answer_yes, "yes", "sí"),
    SAY(answer_no, "no", "no"),
    SAY(answer_done, "no more", "ninguno más"),
    SAY(answer_decline, "none of them", "ninguno de ellos"),
    SAY(answer_keep, "keep the hand", "quedarse con la mano"),

    // --- verdicts
    SAY(allowed, "That is allowed", "Está permitido"),
    SAY(refused, "Not allowed. {says}", "No está permitido. {says}"),
    SAY(refused_by, "Not allowed ({card}). {says}", "No está permitido ({card}). {says}"),
    SAY(refused_by_text, "Not allowed ({card}: “{text}”). {says}",
        "No está permitido ({card}: “{text}”). {says}"),
    SAY(refused_unsaid, "Not allowed", "No está permitido"),

    // --- limits that stop a match
    SAY(fault_none, "no fault", "ningún fallo"),
    SAY(fault_too_many_cards, "more cards than a match can hold",
        "más cartas de las que caben en una partida"),
    SAY(fault_too_many_slots, "more objects in play than a match can hold",
        "más objetos en juego de los que caben en una partida"),
    SAY(fault_too_many_effects, "more continuous effects than a match can hold",
        "más efectos continuos de los que caben en una partida"),
    SAY(fault_too_many_waiting, "more waiting abilities than a match can hold",
        "más habilidades en espera de las que caben en una partida"),
    SAY(fault_too_many_frames, "effects nested deeper than a match can hold",
        "efectos anidados a más profundidad de la que cabe en una partida"),
    SAY(fault_too_many_refs, "more remembered cards than a match can hold",
        "más cartas recordadas de las que caben en una partida"),
    SAY(fault_too_many_parts, "more simultaneous events than a match can hold",
        "más eventos simultáneos de los que caben en una partida"),
    SAY(fault_too_many_proposals, "events nested deeper than a match can hold",
        "eventos anidados a más profundidad de la que cabe en una partida"),
    SAY(fault_too_many_scopes, "more events under way than a match can hold",
        "más eventos en curso de los que caben en una partida"),
    SAY(fault_too_many_applied, "more replacement effects on one event than a match can hold",
        "más efectos de reemplazo sobre un evento de los que caben en una partida"),
    SAY(fault_too_many_rounds, "replacement effects that never come to an end",
        "efectos de reemplazo que no terminan nunca"),
    SAY(fault_too_many_options, "more options than a decision can hold",
        "más opciones de las que caben en una decisión"),
    SAY(fault_statics_unstable, "static abilities that contradict each other without end",
        "habilidades estáticas que se contradicen sin fin"),
    SAY(fault_endless_loop, "a loop that nobody can leave", "un bucle del que nadie puede salir"),
    SAY(fault_unsupported, "something that this build does not play", "algo que esta versión no sabe jugar"),
};
#undef EVENT
#undef SAY
#undef CITE
#undef CITE2

constexpr std::string_view kNames[] = {
#define EVENT(id) #id, #id "_would",
    KAWARI_EVENT_MESSAGES(EVENT)
#undef EVENT
#define ACTION(id) #id, #id "_option",
        KAWARI_ACTION_MESSAGES(ACTION)
#undef ACTION
#define MESSAGE(id) #id,
            KAWARI_PLAIN_MESSAGES(MESSAGE)
#undef MESSAGE
#define FAULT(id, sentence) "fault_" #id,
                KAWARI_FAULTS(FAULT)
#undef FAULT
};

}  // namespace

std::string_view name_of(MessageId id) { return kNames[static_cast<int>(id)]; }

const char* Message::in(Language language) const {
  if (language == Language::es && es != nullptr) return es;
  if (language == Language::ja && ja != nullptr) return ja;
  return en;
}

std::span<const Message> core_messages() { return kMessages; }

const Message* find_message(std::span<const Message> game, MessageId id) {
  for (const Message& row : game)
    if (row.id == id) return &row;
  static const auto kById = [] {
    std::array<const Message*, static_cast<std::size_t>(MessageId::count_)> rows{};
    for (const Message& row : kMessages) rows[static_cast<std::size_t>(row.id)] = &row;
    return rows;
  }();
  return kById[static_cast<std::size_t>(id)];
}

}  // namespace kawari
