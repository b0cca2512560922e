// The core's rows about what happens, each in two forms: it happens, and it would happen.
#include "explain/messages.h"

namespace kawari {
namespace {

namespace r = rule;
using M = MessageId;

#define EVENT(id, rule1, en, en_would, es, es_would, ja, ja_would)             \
  {M::id, en, es, ja, {r::key(r::rule1), kNoRule}}, {                          \
    M::id##_would, en_would, es_would, ja_would, { r::key(r::rule1), kNoRule } \
  }

constexpr Message kMessages[] = {
    EVENT(deal, deal, "{source} deals {amount} damage to {card}",  //
          "{source} would deal {amount} damage to {card}",         //
          "{source} inflige {amount} de daño a {card}",            //
          "{source} infligiría {amount} de daño a {card}",         //
          "{source}が{card}に{amount}ダメージを与えます",          //
          "{source}が{card}に{amount}ダメージを与えるところです"),
    EVENT(deal_unnamed, deal, "{amount} damage is dealt to {card}",        //
          "{amount} damage would be dealt to {card}",                      //
          "se {amount?inflige|infligen} {amount} de daño a {card}",        //
          "se {amount?infligiría|infligirían} {amount} de daño a {card}",  //
          "{card}に{amount}ダメージが与えられます",                        //
          "{card}に{amount}ダメージが与えられるところです"),
    EVENT(put, put, "{amount} damage {amount?counter is|counters are} put on {card}",              //
          "{amount} damage {amount?counter|counters} would be put on {card}",                      //
          "se {amount?pone|ponen} {amount} {amount?contador|contadores} de daño en {card}",        //
          "se {amount?pondría|pondrían} {amount} {amount?contador|contadores} de daño en {card}",  //
          "{card}にダメージカウンターが{amount}個置かれます",                                      //
          "{card}にダメージカウンターが{amount}個置かれるところです"),
    EVENT(remove, remove, "{amount} damage is removed from {card}",       //
          "{amount} damage would be removed from {card}",                 //
          "se {amount?retira|retiran} {amount} de daño de {card}",        //
          "se {amount?retiraría|retirarían} {amount} de daño de {card}",  //
          "{card}から{amount}ダメージが取り除かれます",                   //
          "{card}から{amount}ダメージが取り除かれるところです"),
    EVENT(move_damage, move, "{amount} damage is moved to {card}",   //
          "{amount} damage would be moved to {card}",                //
          "se {amount?mueve|mueven} {amount} de daño a {card}",      //
          "se {amount?movería|moverían} {amount} de daño a {card}",  //
          "{card}に{amount}ダメージが移されます",                    //
          "{card}に{amount}ダメージが移されるところです"),
    EVENT(draw, draw, "{player} draws {amount?a card|# cards}",  //
          "{player} would draw {amount?a card|# cards}",         //
          "{player} roba {amount?una carta|# cartas}",           //
          "{player} robaría {amount?una carta|# cartas}",        //
          "{player}はカードを{amount}枚引きます",                //
          "{player}がカードを{amount}枚引くところです"),
    EVENT(discard, discard, "{player} discards {card}",  //
          "{player} would discard {card}",               //
          "{player} descarta {card}",                    //
          "{player} descartaría {card}",                 //
          "{player}は{card}を捨てます",                  //
          "{player}が{card}を捨てるところです"),
    EVENT(give_back, none_, "{card} {card?returns|return} to {zone}",  //
          "{card} would return to {zone}",                             //
          "{card} {card?vuelve|vuelven} a {zone}",                     //
          "{card} {card?volvería|volverían} a {zone}",                 //
          "{card}は{zone}に戻ります",                                  //
          "{card}が{zone}に戻るところです"),
    EVENT(go, none_, "{card} {card?goes|go} to {zone}",  //
          "{card} would go to {zone}",                   //
          "{card} {card?va|van} a {zone}",               //
          "{card} {card?iría|irían} a {zone}",           //
          "{card}は{zone}に置かれます",                  //
          "{card}が{zone}に置かれるところです"),
    EVENT(go_bottom, none_, "{card} {card?goes|go} to the bottom of {zone}",  //
          "{card} would go to the bottom of {zone}",                          //
          "{card} {card?va|van} al fondo de {zone}",                          //
          "{card} {card?iría|irían} al fondo de {zone}",                      //
          "{card}は{zone}の一番下に置かれます",                               //
          "{card}が{zone}の一番下に置かれるところです"),
    EVENT(enter, none_, "{card} {card?enters|enter} {zone}",  //
          "{card} would enter {zone}",                        //
          "{card} {card?entra|entran} en {zone}",             //
          "{card} {card?entraría|entrarían} en {zone}",       //
          "{card}は{zone}に出ます",                           //
          "{card}が{zone}に出るところです"),
    EVENT(relocate, none_, "{card} {card?moves|move} to {other}",  //
          "{card} would move to {other}",                          //
          "{card} se {card?mueve|mueven} a {other}",               //
          "{card} se {card?movería|moverían} a {other}",           //
          "{card}は{other}に移動します",                           //
          "{card}が{other}に移動するところです"),
    EVENT(put_under, cards_beneath, "{card} {card?is|are} put under {other}",  //
          "{card} would be put under {other}",                                 //
          "{card} se {card?pone|ponen} debajo de {other}",                     //
          "{card} se {card?pondría|pondrían} debajo de {other}",               //
          "{card}は{other}の下に置かれます",                                   //
          "{card}が{other}の下に置かれるところです"),
    EVENT(gets, applied_effect, "{card} {card?gets|get} {amount} {stat}{until}",  //
          "{card} would get {amount} {stat}{until}",                              //
          "{card} {card?obtiene|obtienen} {amount} de {stat}{until}",             //
          "{card} {card?obtendría|obtendrían} {amount} de {stat}{until}",         //
          "{until}{card}の{stat}は{amount}されます",                              //
          "{until}{card}の{stat}が{amount}されるところです"),
    EVENT(gains, applied_effect, "{card} {card?gains|gain} {text}{until}",  //
          "{card} would gain {text}{until}",                                //
          "{card} {card?gana|ganan} {text}{until}",                         //
          "{card} {card?ganaría|ganarían} {text}{until}",                   //
          "{until}{card}は{text}を得ます",                                  //
          "{until}{card}が{text}を得るところです"),
    EVENT(applies, applied_effect, "from now on for {card}: “{text}”",  //
          "this would hold for {card}: “{text}”",                       //
          "desde ahora, para {card}: “{text}”",                         //
          "valdría para {card}: “{text}”",                              //
          "これ以降、{card}に「{text}」が適用されます",                 //
          "{card}に「{text}」が適用されるところです"),
    EVENT(rule_applies, continuous_effect, "from now on: “{text}”",  //
          "this would hold: “{text}”",                               //
          "desde ahora: “{text}”",                                   //
          "valdría: “{text}”",                                       //
          "これ以降、「{text}」が適用されます",                      //
          "「{text}」が適用されるところです"),
    EVENT(play, none_, "{player} plays {card}",  //
          "{player} would play {card}",          //
          "{player} juega {card}",               //
          "{player} jugaría {card}",             //
          "{player}は{card}を使います",          //
          "{player}が{card}を使うところです"),
    EVENT(chosen, none_, "{card} {card?is|are} chosen",  //
          "{card} would be chosen",                      //
          "se elige {card^a }{card}",                    //
          "se elegiría {card^a }{card}",                 //
          "{card}が選ばれます",                          //
          "{card}が選ばれるところです"),
    EVENT(use, activated, "{player} uses an ability of {card}",  //
          "{player} would use an ability of {card}",             //
          "{player} usa una habilidad de {card}",                //
          "{player} usaría una habilidad de {card}",             //
          "{player}は{card}の能力を使います",                    //
          "{player}が{card}の能力を使うところです"),
    EVENT(shuffle, none_, "{player} shuffles their deck",  //
          "{player} would shuffle their deck",             //
          "{player} baraja su mazo",                       //
          "{player} barajaría su mazo",                    //
          "{player}は自分の山札をシャッフルします",        //
          "{player}が自分の山札をシャッフルするところです"),
    EVENT(reveal, reveal, "{card} {card?is|are} revealed",  //
          "{card} would be revealed",                       //
          "se {card?revela|revelan} {card}",                //
          "se {card?revelaría|revelarían} {card}",          //
          "{card}が公開されます",                           //
          "{card}が公開されるところです"),
    EVENT(look, none_, "{player} looks at {card}",  //
          "{player} would look at {card}",          //
          "{player} mira {card}",                   //
          "{player} miraría {card}",                //
          "{player}は{card}を見ます",               //
          "{player}が{card}を見るところです"),
    EVENT(begin_step, none_, "{phase} of {player} begins",  //
          "{phase} of {player} would begin",                //
          "empieza {phase} de {player}",                    //
          "empezaría {phase} de {player}",                  //
          "{player}の{phase}が始まります",                  //
          "{player}の{phase}が始まるところです"),
    EVENT(begin_turn, none_, "{player}'s turn begins",  //
          "{player}'s turn would begin",                //
          "empieza el turno de {player}",               //
          "empezaría el turno de {player}",             //
          "{player}のターンが始まります",               //
          "{player}のターンが始まるところです"),
    EVENT(end_turn, none_, "{player}'s turn ends",  //
          "{player}'s turn would end",              //
          "termina el turno de {player}",           //
          "terminaría el turno de {player}",        //
          "{player}のターンが終わります",           //
          "{player}のターンが終わるところです"),
    EVENT(go_hand, none_, "{card} {card?goes|go} to {zone}",  //
          "{card} would go to {zone}",                        //
          "{card} {card?va|van} a {zone}",                    //
          "{card} {card?iría|irían} a {zone}",                //
          "{card}は{zone}に加えられます",                     //
          "{card}が{zone}に加えられるところです"),
    EVENT(attack, none_, "{card} attacks",  //
          "{card} would attack",            //
          "{card} ataca",                   //
          "{card} atacaría",                //
          "{card}が攻撃します",             //
          "{card}が攻撃するところです"),
    EVENT(block, none_, "{card} blocks {other}",  //
          "{card} would block {other}",           //
          "{card} bloquea a {other}",             //
          "{card} bloquearía a {other}",          //
          "{card}が{other}をブロックします",      //
          "{card}が{other}をブロックするところです"),
    EVENT(battle, none_, "{card} battles {other}",  //
          "{card} would battle {other}",            //
          "{card} batalla con {other}",             //
          "{card} batallaría con {other}",          //
          "{card}と{other}がバトルします",          //
          "{card}と{other}がバトルするところです"),
    EVENT(win_battle, none_, "{card} {card?wins|win} the battle",  //
          "{card} would win the battle",                           //
          "{card} {card?gana|ganan} la batalla",                   //
          "{card} {card?ganaría|ganarían} la batalla",             //
          "{card}はバトルに勝ちます",                              //
          "{card}がバトルに勝つところです"),
    EVENT(lose_battle, none_, "{card} {card?loses|lose} the battle",  //
          "{card} would lose the battle",                             //
          "{card} {card?pierde|pierden} la batalla",                  //
          "{card} {card?perdería|perderían} la batalla",              //
          "{card}はバトルに負けます",                                 //
          "{card}がバトルに負けるところです"),
    EVENT(break_shield, none_, "{player}'s {card?shield|shields} {card} {card?is|are} broken",  //
          "{player}'s {card?shield|shields} {card} would be broken",                            //
          "{card?se rompe el escudo|se rompen los escudos} {card} de {player}",                 //
          "{card?se rompería el escudo|se romperían los escudos} {card} de {player}",           //
          "{player}のシールド（{card}）がブレイクされます",                                     //
          "{player}のシールド（{card}）がブレイクされるところです"),
    EVENT(break_unseen, none_, "{card} {card?is|are} broken",  //
          "{card} would be broken",                            //
          "se {card?rompe|rompen} {card}",                     //
          "se {card?rompería|romperían} {card}",               //
          "{card}がブレイクされます",                          //
          "{card}がブレイクされるところです"),
    EVENT(turn_over, none_, "{card} {card?is|are} turned over",  //
          "{card} would be turned over",                         //
          "a {card} se le da la vuelta",                         //
          "a {card} se le daría la vuelta",                      //
          "{card}は裏返ります",                                  //
          "{card}が裏返るところです"),
    EVENT(unblocked, none_, "nobody blocks {card}",  //
          "nobody would block {card}",               //
          "nadie bloquea a {card}",                  //
          "nadie bloquearía a {card}",               //
          "{card}はブロックされません",              //
          "{card}がブロックされないところです"),
    EVENT(aim, none_, "{card} {card?is|are} about to break shields",   //
          "{card} would be about to break shields",                    //
          "{card} {card?está|están} a punto de romper escudos",        //
          "{card} {card?estaría|estarían} a punto de romper escudos",  //
          "{card}がシールドをブレイクしようとします",                  //
          "{card}がシールドをブレイクしようとするところです"),
    EVENT(keep_tapped, none_, "{card} {card?stays|stay} tapped",    //
          "{card} would stay tapped",                               //
          "{card} {card?se queda girada|se quedan giradas}",        //
          "{card} {card?se quedaría girada|se quedarían giradas}",  //
          "{card}はタップしたままになります",                       //
          "{card}がタップしたままになるところです"),
    EVENT(end_challenge, none_, "the challenge is over",  //
          "the challenge would be over",                  //
          "el desafío termina",                           //
          "el desafío terminaría",                        //
          "チャレンジが終わります",                       //
          "チャレンジが終わるところです"),
    EVENT(end_battle, none_, "the battle is over",  //
          "the battle would be over",               //
          "la batalla termina",                     //
          "la batalla terminaría",                  //
          "バトルが終わります",                     //
          "バトルが終わるところです"),
    EVENT(lose_game, none_, "{player} loses the game",  //
          "{player} would lose the game",               //
          "{player} pierde la partida",                 //
          "{player} perdería la partida",               //
          "{player}はゲームに負けます",                 //
          "{player}がゲームに負けるところです"),
    EVENT(something, none_, "something happens to {card}",  //
          "something would happen to {card}",               //
          "algo le ocurre a {card}",                        //
          "algo le ocurriría a {card}",                     //
          "{card}に何かが起こります",                       //
          "{card}に何かが起こるところです"),
};
#undef EVENT

}  // namespace

std::span<const Message> event_messages() { return kMessages; }

}  // namespace kawari
