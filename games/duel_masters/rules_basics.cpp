// Chapter 1, first half: what a game needs, the golden rules, beginning and end, and the words for cards.
#include "games/duel_masters/rule_entry.h"

namespace kawari::duel_masters {
namespace {

constexpr Line kBasicRules[] = {
    // --- 100: what is needed
    says("100", "About what a game needs: the decks, and the cards that are prepared beside them.",
         "Sobre lo que hace falta para jugar: los mazos y las cartas que se preparan aparte.",
         "デッキと、それ以外に用意するカードなど、ゲームに必要なものについての規定です。"),
    says("100.2", "A deck has exactly 40 cards.", "Un mazo tiene exactamente 40 cartas.",
         "デッキはちょうど40枚です。"),
    says("100.2a", "A deck holds at most four cards of the same name, and fewer where a format restricts it.",
         "Un mazo lleva como máximo cuatro cartas con el mismo nombre, y menos si un formato las restringe.",
         "同じ名前のカードは、デッキに4枚まで入れられます。制限されているカードはそれより少なくなります。"),
    says("100.3", "Up to eight cards may be prepared for the hyperspatial zone, four of one name at most.",
         "Se pueden preparar hasta ocho cartas para la zona hiperespacial, con un máximo de cuatro del mismo "
         "nombre.",
         "超次元ゾーン用に8枚までのカードを用意できます。同じ名前のカードは4枚までです。"),
    says("100.4", "Later sets bring further cards that a player prepares beside the deck.",
         "Las colecciones posteriores traen más cartas que se preparan aparte del mazo.",
         "後の時代のカードには、デッキとは別に用意するものがさらにあります。"),
    says("100.5", "Some cards of later sets are prepared for the start of the game in a way of their own.",
         "Algunas cartas de colecciones posteriores se preparan de un modo propio para el inicio de la "
         "partida.",
         "後の時代のカードには、ゲーム開始時のために特別な準備をするものがあります。"),

    // --- 101: the golden rules
    says("101", "About the golden rules, which stand above all others.",
         "Sobre las reglas de oro, que están por encima de todas las demás.",
         "ほかのすべてのルールに優先する、ゲームの絶対的な原則についての規定です。"),
    says(core::card_text_first, "101.1", "Where a card contradicts a rule, the card is followed.",
         "Si una carta contradice una regla, se sigue la carta.",
         "カードの文章とルールが矛盾する場合は、カードに従います。"),
    says(core::cant_beats_can, "101.2",
         "What something forbids does not happen, whatever else would allow it.",
         "Lo que algo impide no ocurre, aunque otra cosa lo permita.",
         "「できない」効果は、「できる」効果より優先されます。"),
    says(
        rule::speed_attacker, "101.2",
        "Speed attacker: what a card allows goes before what a rule forbids, so it can attack in the turn in "
        "which it comes.",
        "Atacante veloz: lo que permite una carta va antes que lo que prohíbe una regla, así que puede "
        "atacar en el turno en que llega.",
        "スピードアタッカー：カードの「できる」はルールの「できない」に優先するので、出たターンに攻撃できます"
        "。"),
    says(core::as_much_as_possible, "101.3",
         "An instruction is followed as far as possible; what is impossible is left out.",
         "Una instrucción se cumple hasta donde se puede; lo imposible se omite.",
         "指示はできる限り実行し、実行できない部分は無視します。"),
    says(core::sequential, "101.3a",
         "“If you do” asks only whether the first part was attempted, whatever came of it.",
         "“Si lo haces” solo pide que se haya intentado la primera parte, sea cual sea el resultado.",
         "「そうしたら」は、前の部分を行おうとしたことだけを条件とし、その結果は問いません。"),
    says(
        core::replacement_attempt, "101.3a",
        "“If you do” is satisfied by the attempt, even if it was replaced; results are what really happened.",
        "Para “si lo haces” basta el intento, aunque se haya sustituido; como resultado cuenta lo que "
        "ocurrió de verdad.",
        "置換されても、行おうとしていれば「そうしたら」の条件を満たします。結果は実際に起こったことだけを参照"
        "します。"),
    says(core::waiting_order, "101.4",
         "Shield triggers come first; then the turn player's effects, in the order of their choice; then the "
         "other player's.",
         "Primero van los disparadores de escudo; después los efectos del jugador activo, en el orden que "
         "elija; después los del otro.",
         "S・トリガーを最初に処理し、次にターン・プレイヤーの効果を好きな順に、最後に相手の効果を処理します"
         "。"),
    says(rule::shield_trigger_first, "101.4a",
         "Shield triggers come before every other waiting effect, the turn player's first.",
         "Los disparadores de escudo van antes que cualquier otro efecto en espera, primero los del jugador "
         "activo.",
         "S・トリガーは、待機しているほかのすべての効果より先に、ターン・プレイヤーのものから処理します。"),
    says("101.4b", "Abilities of later cards that answer shields going to the hand keep the same order.",
         "Las habilidades de cartas posteriores que responden a escudos que van a la mano siguen el mismo "
         "orden.",
         "シールドが手札に加わる時に使う、後の時代のカードの能力も、同じ順で処理します。"),
    says(rule::goes_next, "101.4c",
         "If an effect of the turn player arises while the other player's are worked off, it goes next, once "
         "the present one is complete.",
         "Si surge un efecto del jugador activo mientras se resuelven los del otro, va a continuación, en "
         "cuanto termine el que está en curso.",
         "相手の効果を処理している間にターン・プレイヤーの効果が発生した場合、処理中の効果が終わり次第、それ"
         "を先に処理します。"),
    says(core::replacement_place, "101.4d",
         "An effect is completed before the next; only a replacement effect, or what the effect itself "
         "orders, comes in between.",
         "Un efecto se completa antes del siguiente; solo lo interrumpe un efecto de sustitución o lo que "
         "ordene el propio efecto.",
         "効果は1つずつ最後まで処理します。途中に割り込むのは、置換効果と、その効果自身が指示するものだけです"
         "。"),
    says(rule::battle_of_effect, "101.4e",
         "A battle that an effect causes belongs to it from beginning to end.",
         "Una batalla que ordena un efecto forma parte de él hasta que termina la batalla.",
         "効果によって起こるバトルは、そのバトルが終わるまで、その効果の一部です。"),
    says(rule::battling_at_once, "101.4f",
         "What triggers when creatures battle is dealt with at once, even where an effect caused the battle.",
         "Lo que se dispara cuando unas criaturas batallan se resuelve enseguida, aunque la batalla la haya "
         "causado un efecto.",
         "バトルする時に誘発する能力は、効果によって起こったバトルでも、ただちに処理します。"),
    says(core::replacement_no_chain, "101.5",
         "What a replacement effect has produced is not replaced again, by anybody.",
         "Lo que ha producido un efecto de sustitución no lo sustituye nadie otra vez.",
         "置換効果によって起こるイベントを、さらに置換することはできません。"),
    says(rule::goes_on_as_one, "101.5a",
         "Applying a replacement effect is no turn of another effect: the effect, with the replaced part in "
         "it, "
         "goes on as one effect, and what it says of the replaced part is not replaced again.",
         "Aplicar un efecto de sustitución no da paso a otro efecto: el efecto, con la parte sustituida, "
         "sigue "
         "como uno solo, y lo que hace la parte sustituida no se sustituye otra vez.",
         "置換効果の適用は別の効果の処理ではありません。元の効果は、置き換えられた部分を含めて1つの効果として"
         "続"
         "き、置き換えられた部分がさらに置換されることはありません。"),
    says(core::replacement_others, "101.5b",
         "If the turn player applies none, the other player may apply one.",
         "Si el jugador activo no aplica ninguno, el otro jugador puede aplicar uno.",
         "ターン・プレイヤーが置換効果を適用しなければ、相手プレイヤーの置換効果を適用します。"),

    // --- 102, 103, 104: players, beginning and end
    says("102", "About the players.", "Sobre los jugadores.", "プレイヤーについての規定です。"),
    says("102.1", "The player whose turn it is is the turn player; the opponent is the other player.",
         "El jugador cuyo turno es se llama jugador activo; su oponente es el otro jugador.",
         "自分のターンを行っているプレイヤーがターン・プレイヤー、その相手が非ターン・プレイヤーです。"),
    says("103", "About how a game begins.", "Sobre cómo empieza una partida.",
         "ゲームの始め方についての規定です。"),
    says("103.1", "Double-faced cards are laid aside before the game; they are not part of the deck.",
         "Las cartas de dos caras se apartan antes de la partida; no forman parte del mazo.",
         "両面カードはゲームの前に分けておき、山札には入れません。"),
    says("103.2", "The opponent counts each deck and shuffles or cuts it.",
         "El oponente cuenta cada mazo y lo baraja o lo corta.",
         "相手はデッキの枚数を確認し、シャッフルまたはカットします。"),
    says(rule::setup, "103.3", "Each player lays five shields and draws five cards.",
         "Cada jugador pone cinco escudos y roba cinco cartas.",
         "各プレイヤーは、シールドを5つ置き、カードを5枚引きます。"),
    says("103.4", "Only then is the first player found by rock-paper-scissors; the winner has to start.",
         "Solo entonces se decide a piedra, papel o tijera quién empieza; quien gana tiene que empezar.",
         "その後、じゃんけんで先攻を決めます。勝ったプレイヤーが必ず先攻になります。"),
    says(rule::first_turn_no_draw, "103.5", "The first turn of the game has no draw step.",
         "El primer turno de la partida no tiene paso de robar.",
         "先攻の最初のターンには、ドロー・ステップがありません。"),
    says("104", "About winning and losing.", "Sobre ganar y perder.", "勝利と敗北についての規定です。"),
    says(core::game_end, "104.1", "The game ends at once when a player has won or lost.",
         "La partida termina en cuanto un jugador ha ganado o perdido.",
         "いずれかのプレイヤーが勝つか負けると、ゲームはただちに終わります。"),
    says(rule::win_by_attack, "104.2a", "An attack that reaches a player without shields wins the game.",
         "Un ataque que alcanza a un jugador sin escudos gana la partida.",
         "シールドのない相手にダイレクトアタックを決めたプレイヤーが勝ちます。"),
    says(rule::win_by_deck, "104.2b",
         "A player wins when the opponent's deck has no cards, be it only for a moment.",
         "Un jugador gana cuando el mazo del oponente se queda sin cartas, aunque sea por un instante.",
         "相手の山札が、たとえ一瞬でも0枚になれば、勝ちになります。"),
    says(rule::said_by_a_card, "104.2c",
         "A card can say that a player wins or loses; whoever would do both at the same time wins.",
         "Una carta puede decir que un jugador gana o pierde; quien fuera a hacer ambas cosas a la vez gana.",
         "カードの効果で勝敗が決まることもあります。同時に勝ちと負けになるプレイヤーは、勝ちになります。"),

    // --- 105, 106, 107, 108: states, civilizations, mana, numbers
    says("105", "About the states that a card can be in, such as tapped.",
         "Sobre los estados en que puede estar una carta, como girada.",
         "タップなど、カードの位相についての規定です。"),
    says(
        rule::tapping, "105.4a",
        "Only creatures and tamaseeds in the battle zone and cards in the mana zone are tapped or untapped.",
        "Solo se giran o enderezan las criaturas y tamaseeds de la zona de batalla y las cartas de la zona "
        "de maná.",
        "タップとアンタップをするのは、バトルゾーンのクリーチャーとタマシード、マナゾーンのカードだけです。"),
    says("105.5", "The fields and cores of later sets have states of their own.",
         "Los campos y núcleos de colecciones posteriores tienen estados propios.",
         "後の時代のフィールドやコアには、それらに特有の位相があります。"),
    says(rule::tapped_already, "105.6",
         "Nothing happens when what is tapped is tapped, or what is untapped is untapped; it can be chosen "
         "all the same.",
         "Girar lo que ya está girado, o enderezar lo que ya está enderezado, no es un evento, aunque esa "
         "carta se puede elegir.",
         "すでにタップしているカードをタップしても、アンタップしているカードをアンタップしても、何も起こって"
         "いません。選ぶことはできます。"),
    says("106", "About the civilizations.", "Sobre las civilizaciones.", "文明についての規定です。"),
    says("106.2",
         "There are five civilizations; a card of none is colourless, and a card of two or more is "
         "multicoloured.",
         "Hay cinco civilizaciones; una carta sin ninguna es incolora, y una con dos o más es multicolor.",
         "文明は5つあります。文明を持たないカードは無色、2つ以上持つカードは多色です。"),
    says(rule::choose_civilization, "106.3", "Who chooses a civilization cannot choose “colourless”.",
         "Quien elige una civilización no puede elegir “incolora”.",
         "文明を選ぶ時に、無色を選ぶことはできません。"),
    says("106.4", "An effect can give a card further civilizations.",
         "Un efecto puede dar más civilizaciones a una carta.",
         "効果によって、カードに文明が加わることがあります。"),
    says("107", "About mana.", "Sobre el maná.", "マナについての規定です。"),
    says(rule::pay_civilizations, "107.2",
         "For each civilization of the card one mana card of its own is tapped.",
         "Por cada civilización de la carta se gira una carta de maná distinta que la tenga.",
         "カードの文明それぞれについて、その文明を持つマナを1枚ずつタップします。"),
    says("108", "About numbers.", "Sobre los números.", "数についての規定です。"),
    says("108.1", "All numbers are whole numbers.", "Todos los números son enteros.", "数はすべて整数です。"),
    says(rule::choose_number, "108.1a", "A player who chooses a number cannot choose one below zero.",
         "Quien elige un número no puede elegir uno menor que cero.",
         "数を選ぶ時に、0より小さい数を選ぶことはできません。"),
    says(core::negative_value, "108.1b", "Power below zero counts as such, but reads as 0.",
         "Un poder por debajo de cero se conserva, pero se lee como 0.",
         "0未満のパワーは内部ではそのまま扱い、参照する時は0とみなします。"),
    says("108.1c", "Infinite power is possible, but only cards of later sets have it.",
         "El poder puede ser infinito, pero solo en cartas de colecciones posteriores.",
         "パワーが無限大になることもありますが、後の時代のカードだけです。"),
    says("108.2", "A calculation adds first, then subtracts, then multiplies, then divides.",
         "Un cálculo primero suma, después resta, después multiplica y después divide.",
         "計算は、足し算、引き算、掛け算、割り算の順に行います。"),
};

}  // namespace

std::span<const Line> basic_rules() { return kBasicRules; }

}  // namespace kawari::duel_masters
