// The form of players: what an op does that refers to players, in one struct. Each of these ops in nodes.def
// has a form in state/ops/players.h; check_players_form lists its parts.
#pragma once
#include <concepts>

#include "ir/dispatch.h"
#include "state/ops/expression.h"

namespace kawari {

template <Op op>
struct PlayersForm;

inline bool is_listed(const Expression& e, PlayerId who) {
  for (const PlayerId p : players(e.match, e.env, e.id))
    if (p == who) return true;
  return false;
}

// Checks that the form has all its parts. The op is one of the core or of a game.
template <class F>
constexpr bool check_players_parts() {
  static_assert(
      requires { sizeof(F); }, "this node of nodes.def that names players has no form: PlayersForm");
  static_assert(
      requires(const Expression& e) {
        { F::players(e) } -> std::same_as<PlayerList>;
      },
      "PlayersForm lacks its part players: who they are, in turn order, without those who have left");
  static_assert(
      requires(const Expression& e, PlayerId who) {
        { F::includes(e, who) } -> std::same_as<bool>;
      },
      "PlayersForm lacks its part includes: whether a player is one of them: a short way, or is_listed");
  return true;
}
template <Op op>
constexpr bool check_players_form() {
  return check_players_parts<PlayersForm<op>>();
}

}  // namespace kawari
