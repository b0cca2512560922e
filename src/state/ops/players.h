// The players that an expression refers to.
#pragma once
#include <algorithm>

#include "state/compare.h"
#include "state/ops/players_form.h"

namespace kawari {

inline bool is_there(const State& state, PlayerId p) { return p != kNoPlayer && !state.player(p).left; }

inline PlayerList just(const State& state, PlayerId p) {
  PlayerList out;
  if (is_there(state, p)) out.push(p);
  return out;
}

// The players for whom `which` is true, in turn order.
template <class Which>
PlayerList those_who(const State& state, Which which) {
  PlayerList out;
  for (const PlayerId p : players_from(state, state.turn_player))
    if (which(p)) out.push(p);
  return out;
}

template <>
struct PlayersForm<Op::you> {
  static PlayerList players(const Expression& e) { return just(e.state(), e.env.controller); }
  static bool includes(const Expression& e, PlayerId who) {
    return who == e.env.controller && is_there(e.state(), who);
  }
};

template <>
struct PlayersForm<Op::none> : PlayersForm<Op::you> {};

template <>
struct PlayersForm<Op::opponents> {
  static PlayerList players(const Expression& e) {
    return those_who(e.state(), [&](PlayerId p) { return are_opponents(e.state(), e.env.controller, p); });
  }
  static bool includes(const Expression& e, PlayerId who) {
    return are_opponents(e.state(), e.env.controller, who);
  }
};

template <>
struct PlayersForm<Op::everyone> {
  static PlayerList players(const Expression& e) { return players_from(e.state(), e.state().turn_player); }
  static bool includes(const Expression& e, PlayerId who) { return is_there(e.state(), who); }
};

template <>
struct PlayersForm<Op::turn_player> {
  static PlayerList players(const Expression& e) { return just(e.state(), e.state().turn_player); }
  static constexpr auto includes = is_listed;
};

// The player in the register; before the choice, each player who could be chosen.
template <class Could>
PlayerList player_in(const Expression& e, int reg, Could could) {
  const Register* r = register_of(e.env, reg);
  if (r && r->set) return those_who(e.state(), [&](PlayerId p) { return (r->players >> index(p) & 1) != 0; });
  return those_who(e.state(), could);
}

template <>
struct PlayersForm<Op::chosen_player> {
  static PlayerList players(const Expression& e) {
    return player_in(e, e.node.reg, [](PlayerId) { return true; });
  }
  static constexpr auto includes = is_listed;
};

template <>
struct PlayersForm<Op::chosen_opponent> {
  static PlayerList players(const Expression& e) {
    return player_in(e, e.node.reg,
                     [&](PlayerId p) { return are_opponents(e.state(), e.env.controller, p); });
  }
  static constexpr auto includes = is_listed;
};

template <>
struct PlayersForm<Op::the_player> {
  static PlayerList players(const Expression& e) {
    return player_in(e, e.node.value,
                     [&](PlayerId p) { return are_opponents(e.state(), e.env.controller, p); });
  }
  static constexpr auto includes = is_listed;
};

template <>
struct PlayersForm<Op::chosen_players> {
  static PlayerList players(const Expression& e) {
    const Register* r = register_of(e.env, e.node.reg);
    return those_who(e.state(), [&](PlayerId p) { return !r || !r->set || (r->players >> index(p) & 1); });
  }
  static constexpr auto includes = is_listed;
};

template <>
struct PlayersForm<Op::most_in_hand> {
  static PlayerList players(const Expression& e) {
    int most = 0;
    for (const PlayerId p : players_from(e.state(), e.state().turn_player))
      most = std::max(most, count_zone(e.state(), p, Zone::hand));
    return those_who(e.state(), [&](PlayerId p) { return count_zone(e.state(), p, Zone::hand) == most; });
  }
  static constexpr auto includes = is_listed;
};

template <>
struct PlayersForm<Op::those_players> {
  static PlayerList players(const Expression& e) { return players_where(e.match, e.env, e.kid(0), e.kid(1)); }
  static constexpr auto includes = is_listed;
};

template <>
struct PlayersForm<Op::candidate> {
  static PlayerList players(const Expression& e) { return just(e.state(), e.env.candidate); }
  static constexpr auto includes = is_listed;
};

template <>
struct PlayersForm<Op::event_player> {
  static PlayerList players(const Expression& e) { return just(e.state(), e.env.event_player); }
  static constexpr auto includes = is_listed;
};

template <>
struct PlayersForm<Op::each_of_them> {
  static PlayerList players(const Expression& e) {
    if (!e.env.frame) return {};
    return just(e.state(), e.env.frame->loop_player[e.node.value & 1]);
  }
  static constexpr auto includes = is_listed;
};

template <>
struct PlayersForm<Op::owner_of> {
  static PlayerList players(const Expression& e) {
    PlayerList out;
    for (const ObjectRef ref : e.objects_of(0)) {
      const PlayerId p = kawari::owner_of(e.state(), ref);
      if (is_there(e.state(), p) && std::find(out.begin(), out.end(), p) == out.end()) out.push(p);
    }
    return out;
  }
  static constexpr auto includes = is_listed;
};

}  // namespace kawari
