#include "replace/obstacles.h"

#include "state/alters.h"
#include "state/rules.h"
#include "state/statics.h"

namespace kawari {

bool damage_impossible(const Match& match, const Part& part) {
  return !part.object.is_slot() || !in_place(match.state, part.object) || part.amount <= 0;
}

bool removal_impossible(const Match& match, const Part& part) {
  return damage_impossible(match, part) || match.state.slot(part.object.slot()).damage == 0;
}

bool exert_impossible(const Match& match, const Part& part) {
  const State& state = match.state;
  if (!in_place(state, part.object)) return true;
  return part.object.is_slot() ? state.slot(part.object.slot()).exerted
                               : state.card(part.object.card()).exerted;
}

bool ready_impossible(const Match& match, const Part& part) {
  if (part.to == Zone::resource && part.object.none()) return false;  // all resource cards of a player
  return !in_place(match.state, part.object) || !exert_impossible(match, part);
}

bool gain_impossible(const Match&, const Part& part) { return part.amount <= 0; }

bool loss_impossible(const Match& match, const Part& part) {
  return part.amount <= 0 || match.state.player(part.player).counters[index(part.counted().counter)] == 0;
}

bool move_impossible(const Match& match, const Part& part) { return !in_place(match.state, part.object); }

bool turning_impossible(const Match& match, const Part& part) {
  const State& state = match.state;
  return !part.object.is_slot() || !in_place(state, part.object) ||
         match.face(state.slot(part.object.slot()).top).other_side == kNoFace;
}

bool relocation_impossible(const Match& match, const Part& part) {
  const State& state = match.state;
  // [LOR-2.1 4.7.2] A character cannot move to the location where it already is.
  return !in_place(state, part.object) || !in_place(state, part.other) ||
         state.slot(part.object.slot()).location == part.other.slot();
}

bool effect_impossible(const Match& match, const Part& part) {
  return !part.object.none() && !in_place(match.state, part.object);
}

Forbidden never_forbidden(const Match&, const Part&) { return {}; }

Forbidden damage_forbidden(const Match& match, const Part& part) {
  if (const Forbidden f = forbidden(match, part.object, Ban::be_dealt_damage)) return f;
  return part.has(kCombat) ? forbidden(match, part.object, Ban::challenge_damage) : Forbidden{};
}

Forbidden gain_forbidden(const Match& match, const Part& part) {
  const std::optional<Ban> ban = counter_info(match, part.counted().counter).cant_gain;
  return ban ? forbidden_player(match, part.player, *ban) : Forbidden{};
}

Forbidden loss_forbidden(const Match& match, const Part& part) {
  const std::optional<Ban> ban = counter_info(match, part.counted().counter).cant_lose;
  return ban ? forbidden_player(match, part.player, *ban) : Forbidden{};
}

Forbidden exert_forbidden(const Match& match, const Part& part) {
  // Actions of a player with the card itself (attack, block, pay) have no source.
  if (part.source == kNoCard) return {};
  return forbidden(match, part.object, Ban::be_exerted, ref_of(match.state, part.source));
}

Forbidden move_forbidden(const Match& match, const Part& part) {
  if (is_fixed(match.state, part.object)) return {true};
  if (part.verb == Verb::destroy || part.verb == Verb::banish) {
    if (const Forbidden f =
            forbidden(match, part.object, Ban::be_destroyed, ref_of(match.state, part.source)))
      return f;
  }
  return part.from == Zone::play ? forbidden(match, part.object, Ban::leave) : Forbidden{};
}

Forbidden put_under_forbidden(const Match& match, const Part& part) {
  return {is_fixed(match.state, part.object)};
}

// A keyword that the object can't gain.
Forbidden effect_forbidden(const Match& match, const Part& part) {
  const Book& book = match.book();
  Forbidden found;
  if (!part.object.is_slot() || part.cause == kNoNode) return found;
  if (alters(match, part.cause) != Alters::abilities) return found;
  const Node& gained = book[book.kid(part.cause, 1)];
  if (gained.op != Op::keyword) return found;
  each_static(match, Op::cant_gain, [&](const StaticView& view) {
    if (found.is || book[view.node].value != gained.value) return;
    if (is_about(match, view, part.object.slot())) found = {true, view.env.card, view.node};
  });
  return found;
}

Forbidden mark_forbidden(const Match& match, const Part& part) {
  return (*match.rules->events)[part.verb].forbidden(match, part);
}

}  // namespace kawari
