// An expression of a program while it is evaluated. The forms of conditions, amounts, players, objects and
// filters receive it.
#pragma once
#include "state/query.h"

namespace kawari {

struct Expression {
  const Match& match;
  const Env& env;
  NodeId id;
  const Node& node;

  const Book& book() const { return match.book(); }
  const State& state() const { return match.state; }
  NodeId kid(int i) const { return book().kid(node, i); }
  std::span<const NodeId> kids() const { return book().kids(node); }
  int number(int i) const { return amount(match, env, kid(i)); }
  PlayerList players_of(int i) const { return players(match, env, kid(i)); }
  ObjectList objects_of(int i) const {
    ObjectList list{};
    objects(match, env, kid(i), list);
    return list;
  }
};

}  // namespace kawari
