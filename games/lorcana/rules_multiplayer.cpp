// Games of more than two players.
#include "games/lorcana/rule_entry.h"

namespace kawari::lorcana {
namespace {

constexpr RuleEntry kRules[] = {
    same(core::player_leaves, kNone, "9.2.3",
         "When a player leaves the game, their cards, effects and waiting abilities go as well; what has a "
         "stated duration goes on.",
         "Cuando un jugador deja la partida se van sus cartas, sus efectos y sus habilidades en espera; lo "
         "que tiene una duración indicada sigue."),
};

}  // namespace

std::span<const RuleEntry> multiplayer_rules() { return kRules; }

}  // namespace kawari::lorcana
