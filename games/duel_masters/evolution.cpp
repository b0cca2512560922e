// Evolution: the creatures that a card may be put on, one or two of them.
#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/obstacles.h"
#include "state/statics.h"

namespace kawari::duel_masters {
namespace {

// The filter of the evolution line.
NodeId evolution_line(const Match& match, CardId evolution) {
  for (const Ability& ability : match.face(evolution).abilities)
    if (ability.kind == AbilityKind::keyword && ability.keyword == id(Keyword::evolution))
      return match.book().kid(ability.root, 2);
  return kNoNode;
}

// "You can put an evolution creature of any race on this creature."
bool takes_any(const Match& match, SlotId base) {
  bool found = false;
  each_static(match, Op::shift_base,
              [&](const StaticView& view) { found = found || is_about(match, view, base); });
  return found;
}

bool fits_line(const Match& match, PlayerId who, CardId evolution, NodeId line, CardId base) {
  Env env;
  env.controller = who;
  env.card = evolution;
  env.self = ref_of(match.state, evolution);
  return line != kNoNode &&
         (fits(match, env, line, ref_of(match.state, base)) || takes_any(match, match.state.card(base).slot));
}

Verdict own_creature_here(const Match& match, PlayerId who, CardId card) {
  const RuleKey cited = rule::key(rule::evolution_base);
  const Card& there = match.state.card(card);
  if (there.player() != who) return Verdict::no(cited, card).as(Obstacle::not_yours);
  if (there.zone != Zone::play) return Verdict::no(cited, card).elsewhere(Zone::play, who);
  if (match.face(card).is(Kind::character)) return Verdict::yes();
  return Verdict::no(cited, card).wrong_kind(Kind::character);
}

}  // namespace

bool needs_two(const Match& match, CardId evolution) {
  const NodeId line = evolution_line(match, evolution);
  return line != kNoNode && match.book().op(line) == op_of<OneEach>;
}

int lies_on(const Match& match, CardId card) {
  if (!match.face(card).is(kind::evolution)) return 0;
  return needs_two(match, card) ? 2 : 1;
}

// Two different creatures, each of which meets a different condition.
bool can_be_bases(const Match& match, PlayerId who, CardId evolution, CardId one, CardId other) {
  if (one == other || !own_creature_here(match, who, one).legal ||
      !own_creature_here(match, who, other).legal)
    return false;
  const NodeId line = evolution_line(match, evolution);
  const NodeId first = match.book().kid(line, 0), second = match.book().kid(line, 1);
  const auto fit = [&](CardId a, CardId b) {
    return fits_line(match, who, evolution, first, a) && fits_line(match, who, evolution, second, b);
  };
  return fit(one, other) || fit(other, one);
}

// [DM-1.50 801.1a] The base must be one of your own creatures that fits the evolution line; if two are
// needed, there must be a second one.
Verdict can_be_base(const Match& match, PlayerId who, CardId evolution, CardId base) {
  if (const Verdict v = own_creature_here(match, who, base); !v.legal) return v;
  const NodeId line = evolution_line(match, evolution);
  const Verdict no = Verdict::no(rule::key(rule::evolution_base), base, line);
  if (!fits_line(match, who, evolution, line, base)) return no.as(Obstacle::not_a_base);
  if (!needs_two(match, evolution)) return Verdict::yes();
  for (const SlotId slot : slots_in_order(match))
    if (can_be_bases(match, who, evolution, base, match.state.slot(slot).top)) return Verdict::yes();
  return no.as(id(OwnObstacle::no_base));
}

// [DM-1.50 801.1a] Checks this base; without one, whether there is any.
Verdict has_base(const Match& match, PlayerId who, CardId card, CardId base) {
  if (!match.face(card).is(kind::evolution)) return Verdict::yes();
  if (base != kNoCard) return can_be_base(match, who, card, base);
  for (const SlotId slot : slots_in_order(match))
    if (can_be_base(match, who, card, match.state.slot(slot).top).legal) return Verdict::yes();
  return Verdict::no(rule::key(rule::evolution_base), card, evolution_line(match, card))
      .as(id(OwnObstacle::no_base));
}

// [DM-1.50 801.1a, 409.2] No effect can put the card into the battle zone without a base.
Verdict can_enter(const Match& match, PlayerId who, CardId card) {
  return has_base(match, who, card, kNoCard);
}

}  // namespace kawari::duel_masters
