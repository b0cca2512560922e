// The zones, and the order in which the bag is resolved.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr RuleEntry kRules[] = {
    same(core::new_object, "8.1", "7.1.6",
         "A card that leaves play and comes back is a new card; nothing that applied to it still does.",
         "Una carta que deja el juego y vuelve es una carta nueva; nada de lo que se le aplicaba sigue en "
         "pie."),
    same(core::shuffle, kNone, kNone, "The deck is put into a random order.",
         "El mazo se pone en un orden al azar."),
    same(core::discard, "8.3", "7.3.4",
         "To discard is to put a card from the hand into the discard; its player chooses it.",
         "Descartar es poner en el descarte una carta de la mano; la elige su jugador."),
    same(rule::discard_from_hand, "8.3", "7.3.4",
         "A card is discarded from the hand, and its player chooses it.",
         "Se descarta de la mano, y la carta la elige su jugador."),
    same(rule::play_zone_own, "8.4", "7.4.1", "A card never enters another player's Play zone.",
         "Una carta nunca entra en la zona de juego de otro jugador."),
    same(core::leave_together, "8.4.4", "7.4.3",
         "Cards that leave play at the same time see each other leave.",
         "Las cartas que dejan el juego a la vez se ven dejarlo unas a otras."),
    same(rule::ink_ready, "8.5", "7.5.1", "Each ready card of the inkwell pays 1 ink.",
         "Cada carta preparada del pozo de tinta paga 1 de tinta."),
    same(rule::bag_added, "8.7.4", "7.7.3.1",
         "A triggered ability is added to the bag by the player of its card.",
         "El jugador de la carta añade la habilidad disparada a la bolsa."),
    same(core::waiting_order, "8.7", "7.7.4",
         "The active player empties their part of the bag first, then the next player in turn order.",
         "El jugador activo vacía primero su parte de la bolsa; después, el siguiente en orden de turno."),
    same(rule::bag_turn_player, "8.7", "7.7.4.2",
         "The active player resolves one of their abilities in the bag first.",
         "El jugador activo resuelve primero una de sus habilidades de la bolsa."),
    same(rule::bag_continue, "8.7", "7.7.4.3",
         "The same player goes on while they have abilities in the bag.",
         "El mismo jugador continúa mientras tenga habilidades en la bolsa."),
    same(rule::bag_pass, "8.7", "7.7.4.4", "Then the bag passes to the next player in turn order.",
         "Después la bolsa pasa al siguiente jugador en orden de turno."),
};

}  // namespace

std::span<const RuleEntry> zone_rules() { return kRules; }

}  // namespace kawari::lorcana
