// Chapter 5 without the attack: the turn and its steps.
#include "games/duel_masters/rule_entry.h"

namespace kawari::duel_masters {
namespace {

constexpr Line kTurnRules[] = {
    // --- 500: turns and steps in general
    says("500", "About the turn and its steps in general.", "Sobre el turno y sus pasos en general.",
         "ターンとステップについての総則です。"),
    says(rule::illegal_now, "500.1",
         "The steps of a turn come in a fixed order, and each action has its own: this is not its moment.",
         "Los pasos de un turno siguen un orden fijo y cada acción tiene el suyo: este no es su momento.",
         "ターンのステップの順番は決まっており、行動はそれぞれ決まったステップで行います。今はそれを行えませ"
         "ん。"),
    says("500.2",
         "A step is over when all is resolved and the turn player wants nothing more; within an attack both "
         "players must be done.",
         "Un paso termina cuando no se resuelve nada y el jugador activo ha terminado; dentro de un ataque, "
         "cuando han terminado ambos.",
         "処理するものがなく、ターン・プレイヤーが終了を選ぶと、ステップは終わります。攻撃中は両方のプレイヤ"
         "ーが終えた時です。"),
    says("500.2a", "There is no way back to an earlier step.", "No se puede volver a un paso anterior.",
         "前のステップに戻ることはできません。"),
    says(core::duration, "500.3", "An effect lasts as long as its text says.",
         "Un efecto dura lo que dice su texto.", "効果は、その文章が示す期間だけ続きます。"),
    says("500.4", "What happens “at the beginning” of a step goes to standby once the step has begun.",
         "Lo que ocurre “al comienzo” de un paso queda en espera cuando el paso ha empezado.",
         "「〜のはじめに」の能力は、そのステップが始まった時に待機状態になります。"),
    says(rule::extra_turn, "500.5",
         "An extra turn follows directly after the present one; several come one by one.",
         "Un turno adicional sigue directamente al actual; si hay varios, van uno tras otro.",
         "追加のターンは、今のターンのすぐ後に行います。複数ある場合は1つずつ行います。"),
    says(rule::extra_turns_of_both, "500.5a",
         "If both players have gained extra turns, the turn player's come first.",
         "Si ambos jugadores han obtenido turnos adicionales, van primero los del jugador activo.",
         "両方のプレイヤーが追加ターンを得た場合は、ターン・プレイヤーのものから行います。"),
    says(core::skip_step, "500.6", "A step that is skipped does not happen, and nothing in it triggers.",
         "Un paso que se salta no ocurre, y nada de él se dispara.",
         "飛ばされたステップは行われず、その中では何も誘発しません。"),

    // --- 501 to 504: from the start of the turn to the main step
    says("501", "About the start-of-turn step.", "Sobre el paso inicial del turno.",
         "ターン開始ステップについての規定です。"),
    says(rule::untap, "501.1", "At the start of the turn the turn player's cards untap together.",
         "Al inicio del turno, las cartas del jugador activo se enderezan a la vez.",
         "ターンのはじめに、ターン・プレイヤーのカードを同時にアンタップします。"),
    says(
        rule::silent_skill, "501.1a",
        "With a silent skill a creature may stay tapped; the skill is used after the others have untapped.",
        "Con un silent skill, una criatura puede quedarse girada; se usa cuando las demás se han enderezado.",
        "サイレントスキルを持つクリーチャーは、アンタップせずに、ほかのカードがアンタップした後でその能力を使"
        "えます。"),
    says(rule::start_triggers, "501.2", "Abilities of the start of the turn trigger after the untapping.",
         "Las habilidades del inicio del turno se disparan después de enderezar.",
         "「ターンのはじめに」の能力は、アンタップの後に誘発します。"),
    says("501.2a", "An ability that comes during this step no longer triggers on the start of this turn.",
         "Una habilidad que llega durante este paso ya no se dispara por el inicio de este turno.",
         "このステップの途中で加わった「ターンのはじめに」の能力は、このターンには誘発しません。"),
    says(rule::draw_step, "502", "About the draw step: the turn player draws a card.",
         "Sobre el paso de robar: el jugador activo roba una carta.",
         "ドロー・ステップの規定です。ターン・プレイヤーはカードを1枚引きます。"),
    says(rule::charge, "503",
         "In the charge step the turn player may put a card from the hand into the mana zone.",
         "En el paso de carga, el jugador activo puede poner una carta de su mano en la zona de maná.",
         "マナチャージ・ステップに、ターン・プレイヤーは手札を1枚マナゾーンに置けます。"),
    says(rule::charge_once, "503", "One card may be charged each turn.",
         "Se puede cargar una carta por turno.", "マナチャージは、1ターンに1枚だけできます。"),
    says("504", "About the main step.", "Sobre el paso principal.", "メイン・ステップについての規定です。"),
    says(rule::main_step, "504.1", "Cards are used in the turn player's main step, any number of them.",
         "Las cartas se usan en el paso principal del jugador activo, en cualquier número.",
         "ターン・プレイヤーは、メイン・ステップに好きなだけカードを使えます。"),
    says("504.2", "In the main step the turn player may also cross their cross gear.",
         "En el paso principal, el jugador activo también puede cruzar sus cross gear.",
         "メイン・ステップには、クロスギアをクロスすることもできます。"),

    // --- 511, 512: the end of the turn
    says("511", "About the end-of-turn step.", "Sobre el paso final del turno.",
         "ターン終了ステップについての規定です。"),
    says(rule::end_step, "511.1a", "At the end of the turn the abilities that wait for it trigger.",
         "Al final del turno se disparan las habilidades que lo esperan.",
         "ターン終了ステップに、「ターンの終わりに」の能力が誘発します。"),
    says("511.1b", "Then the turn player declares those of theirs that must be declared.",
         "Después el jugador activo declara las suyas que haya que declarar.",
         "続いて、ターン・プレイヤーが宣言の必要な自分の能力を宣言します。"),
    says(rule::end_effects, "511.1c", "The turn player works off their effects.",
         "El jugador activo resuelve sus efectos.", "ターン・プレイヤーが自分の効果を処理します。"),
    says("511.1d", "Then the other player declares theirs.", "Después el otro jugador declara los suyos.",
         "その後、相手プレイヤーが自分の能力を宣言します。"),
    says(rule::end_effects_of_other, "511.1e",
         "The other player works off their effects; what arises for the turn player meanwhile goes first.",
         "El otro jugador resuelve sus efectos; lo que surja entretanto para el jugador activo va primero.",
         "相手プレイヤーが自分の効果を処理します。その間にターン・プレイヤーの効果が発生すれば、それが先です"
         "。"),
    says(rule::effects_end, "511.2",
         "What lasts for the turn ends all at once, after the end-of-turn effects.",
         "Lo que dura el turno termina todo a la vez, después de los efectos del final del turno.",
         "「このターン」の効果は、ターン終了時の処理の後、すべて同時に終わります。"),
    says("512", "About the change to the next turn.", "Sobre el paso al turno siguiente.",
         "次のターンへの移行についての規定です。"),
    says("512.1",
         "The other player's turn begins; cards still pending go to the graveyard, and nothing triggers.",
         "Empieza el turno del otro jugador; las cartas aún pendientes van al cementerio sin que nada se "
         "dispare.",
         "相手のターンになります。まだ保留状態のカードは墓地に置かれますが、何も誘発しません。"),
};

}  // namespace

std::span<const Line> turn_rules() { return kTurnRules; }

}  // namespace kawari::duel_masters
