// Phrases that only Lorcana uses: lore, challenges, quests, locations, the inkwell.
#include "games/lorcana/phrases.h"

#include <vector>

namespace kawari::lorcana {
namespace {

constexpr Row kRows[] = {
    // --- the card itself
    {"selfref", "(self)", "this character", "este personaje", ""},
    {"selfref", "(self)", "this item", "este objeto", ""},
    {"selfref", "(self)", "this location", "[f] esta localización", ""},
    {"selfref", "(self)", "this card", "[f] esta carta", ""},
    {"selfref", "(self)", "this action", "[f] esta acción", ""},
    {"selfref", "(self)", "this song", "[f] esta canción", ""},
    {"definite", "(pro challenging)", "the challenging character", "el personaje desafiante", ""},
    {"definite", "(pro challenged)", "the challenged character", "el personaje desafiado", ""},
    {"definite", "(pro moved)", "the moved character", "el personaje movido", ""},
    {"one-player", "(owner-of~1 (pro challenging))", "the challenging player", "el jugador desafiante", ""},

    // --- nouns
    {"cls", "(of-colour =$c)", "$c", "de tinta $c", ""},
    {"per", "(different-colours $f)", "different ink type of $f:np.pl", "tipo de tinta distinto entre $f.pl",
     ""},
    {"np", "(all-of $n (figure strength:at-least $a))", "$n:np with $a:num {S} or more",
     "$n con $a {S} o más", ""},
    {"np", "(all-of $n (figure strength:at-most $a))", "$n:np with $a:num {S} or less",
     "$n con $a {S} o menos", ""},
    {"np", "(all-of $n (figure willpower:at-least $a))", "$n:np with $a:num {W} or more",
     "$n con $a {W} o más", ""},
    {"np", "(all-of $n (figure willpower:at-most $a))", "$n:np with $a:num {W} or less",
     "$n con $a {W} o menos", ""},
    {"np", "(all-of $n (figure lore:at-least $a))", "$n:np with $a:num {L} or more", "$n con $a {L} o más",
     ""},
    {"np", "(all-of $n (at (self)))", "$n:np here", "$n que esté|estén@n aquí", ""},
    {"np", "(all-of $n (at (all (of-kind location))))", "$n:np at a location", "$n en una localización", ""},
    {"having", "(figure strength:at-least $a)", "$a:num {S} or more", "$a {S} o más", ""},
    {"having", "(figure strength:at-most $a)", "$a:num {S} or less", "$a {S} o menos", ""},
    {"predicate", "(at (all (of-kind location)))", "at a location", "en una localización", ""},
    {"state", "(at (all (of-kind location)))", "at a location", "en una localización", ""},

    // --- events
    {"event", "(event exerted $f)", "$f:esubj becomes exerted", "$f se agota", ""},
    {"event", "(event quested $f)", "$f:esubj quests|quest@f", "$f questea", ""},
    {"event", "(event quested (all-of $f (at (self))))", "$f:esubj quests while here",
     "$f questea mientras está aquí", ""},
    {"event", "(event challenged $f)", "$f:esubj challenges", "$f desafía", ""},
    {"event", "(event challenged $f $g)", "$f:esubj challenges|challenge@f $g:esubj", "$f desafía a $g", ""},
    {"event", "(event challenged (all-of $f (at (self))) $g)", "$f:esubj challenges $g:esubj while here",
     "$f desafía a $g mientras está aquí", ""},
    {"event", "(event challenged:passive $f)", "$f:esubj is challenged", "$f es desafiado", ""},
    {"event", "(event challenged:passive (all-of $f (at (self))))", "$f:esubj is challenged while here",
     "$f es desafiado mientras está aquí", ""},
    {"event", "(event banished $f)", "$f:esubj is banished", "$f es desterrado", ""},
    {"event", "(event banished (all-of $f (at (self))))", "$f:esubj is banished while here",
     "$f es desterrado mientras está aquí", ""},
    {"event", "(event banished (all-of $f (in-challenge)))", "$f:esubj is banished in a challenge",
     "$f es desterrado en un desafío", ""},
    {"event", "(event banished (all-of $f (being-challenged)))", "$f:esubj is challenged and banished",
     "$f es desafiado y desterrado", ""},
    {"event", "(event banished:passive $f (all-of $g (in-challenge)))",
     "$f:esubj banishes $g:esubj in a challenge", "$f destierra a $g en un desafío", ""},
    {"event", "(event moved $f (same-as (self)) you)", "you move $f:esubj here", "mueves $f aquí", ""},
    {"event", "(event moved $f (of-kind location))", "$f:esubj moves to a location",
     "$f se mueve a una localización", ""},
    {"event", "(event sang $f $g)", "$f:esubj sings $g:esubj", "$f canta $g", ""},
    {"event", "(event chosen-for-support $f)", "$f:esubj is chosen for Support", "$f es elegido para Apoyo",
     ""},
    {"event", "(event put-into-inkwell none none you)", "a card is put into your inkwell",
     "se pone una carta en tu inkwell", ""},
    {"event", "(event readied (same-as $s) none you)", "you ready $s:selfref",
     "pones $s listo|lista|listos|listas@s", ""},
    {"event1", "(event played $f none you)", "you play $f:esubj", "juegas $f", ""},
    {"event1", "(event quested $f)", "$f:esubj quests|quest@f", "$f questea", ""},
    {"event1", "(event left $f)", "$f:esubj leaves play", "$f deja el juego", ""},
    {"event1", "(event banished $f)", "$f:esubj is banished", "$f es desterrado", ""},
    {"event1", "(event challenged $f $g)", "$f:esubj challenges|challenge@f $g:esubj", "$f desafía a $g", ""},

    // --- what players do
    {"lore", "$a", "$a:amount lore", "$a de lore", ""},
    {"lore", "(that-many)", "that much lore", "esa cantidad de lore", ""},
    {"pvp", "(gain-lore # $a)", "gains|gain $a:lore %per(a)", "ganar/gana/ganan $a %per(a)", ""},
    {"pvp", "(lose-lore # $a)", "loses|lose $a:lore %per(a)", "perder/pierde/pierden $a %per(a)", ""},
    {"pvp", "(gain-lore~1 # $a)", "gains|gain lore equal to $a:measure", "ganar/gana/ganan lore igual a $a",
     ""},
    {"clause", "(banish $o)", "banish $o", "desterrar/destierra/destierran $o", ""},
    {"clause", "(exert $o)", "exert $o", "agotar/agota/agotan $o", ""},
    {"clause", "(ready $o)", "ready $o", "pon/poner/pone/ponen $o listo|lista|listos|listas@o", ""},
    {"clause", "(pay you $a)", "pay $a {I}", "pagar/paga/pagan $a {I}", ""},
    {"clause", "(put-into resource-exerted $o)", "put $o into your inkwell facedown and exerted",
     "pon/poner/pone/ponen $o en tu inkwell , boca abajo y agotada", ""},
    {"clause", "(put-into~1 resource-exerted $o)", "put $o into their player's inkwell facedown and exerted",
     "pon/poner/pone/ponen $o en el inkwell de su jugador , boca abajo y agotada", ""},
    {"clause", "(gets~1 =$s $o $a $d)", "give $o $a:signed $s $d", "dar/da/dan a $o $a $s $d", ""},

    {"clause", "(gets~2 =$s $t (stat-of =$r $o) $d)", "add $o:first-owner $r to $t:objects1's $s $d",
     "añadir/añade/añaden su $r a la $s de $t $d", ""},

    // --- verb phrases
    {"vp-ban", "(cant quest # ^)", "can't quest", "no puede|pueden questear", ""},
    {"vp-ban", "(cant challenge # ^)", "can't challenge", "no puede|pueden desafiar", ""},
    {"vp-ban", "(seq~5 (cant quest # ^) (cant challenge # ^))", "can't quest or challenge",
     "no puede|pueden questear ni desafiar", ""},
    {"vp-ban", "(cant be-challenged # ^)", "can't be challenged",
     "no puede|pueden ser_desafiado|ser_desafiados", ""},
    {"vp-ban", "(cant ready # ^)", "can't ready", "no puede|pueden ponerse listo|lista|listos|listas", ""},
    {"vp-ban", "(cant be-dealt-damage # ^)", "can't be dealt damage",
     "no puede|pueden recibir daño infligido", ""},
    {"vp-ban", "(can challenge-ready # ^)", "can challenge ready characters",
     "puede|pueden desafiar a personajes listos", ""},
    {"static-vp", "(enters exerted #)", "enters|enter play exerted", "entra|entran en juego agotado|agotados",
     ""},
    {"static", "(cant remove-damage (all (any)))", "damage counters can't be removed",
     "los contadores de daño no se pueden retirar", ""},

    {"keyword-ability", "(keyword =$k (number~1 =$n))", "$k:keyword-number $n {I}", "$k $n {I}", ""},
    {"keyword-ability", "(keyword =$k none (discard-cost $f (number 1)))",
     "$k:keyword-cost : discard a $f:np", "$k : descarta un|una|unos|unas@f $f", ""},
    {"stat-name", "(leaf strength)", "{S}", "la {S}", ""},
};

}  // namespace

std::span<const Row> lorcana_rows() {
  static const std::vector<Row> all = [] {
    std::vector<Row> rows(std::begin(kRows), std::end(kRows));
    for (const auto more : {cost_rows(), location_rows(), challenge_rows(), turn_rows(), comparison_rows(),
                            result_rows(), play_rows(), stack_rows(), player_phrase_rows(), damage_rows()})
      rows.insert(rows.end(), more.begin(), more.end());
    return rows;
  }();
  return all;
}

}  // namespace kawari::lorcana
