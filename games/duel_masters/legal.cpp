// Legality: may this be done now, and if not, which rule says so. The list of actions and "why not" share it.
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "state/statics.h"

namespace kawari::duel_masters {
namespace {

using CoreRule = ::kawari::rule::Core;
RuleKey core(CoreRule k) { return ::kawari::rule::key(k); }

bool in_battle_zone(const State& state, CardId card) { return state.card(card).zone == Zone::play; }

Verdict prohibited(const Match& match, ObjectRef ref, Ban ban, ObjectRef against = {}) {
  if (const Forbidden f = forbidden(match, ref, ban, against))
    return Verdict::no(core(CoreRule::cant_beats_can), f.by, f.node);
  return Verdict::yes();
}

bool has_base(const Match& match, PlayerId who, CardId card) {
  for (const SlotId id : slots_in_order(match.state))
    if (is_base_for(match, who, card, match.state.slot(id).top)) return true;
  return false;
}

}  // namespace

// [DM-1.50 801.1a] One of your own creatures that fits the evolution line.
bool is_base_for(const Match& match, PlayerId who, CardId evolution, CardId base) {
  const State& state = match.state;
  if (!in_battle_zone(state, base) || state.card(base).player() != who ||
      !match.face(base).is(Kind::character))
    return false;
  for (const Ability& ability : match.face(evolution).abilities) {
    if (ability.kind != AbilityKind::keyword || ability.keyword != id(Keyword::evolution)) continue;
    const NodeId filter = match.book().kid(ability.root, 2);
    Env env;
    env.controller = who;
    env.card = evolution;
    env.self = ref_of(state, evolution);
    return fits(match, env, filter, ref_of(state, base));
  }
  return false;
}

Verdict can_charge(const Match& match, PlayerId who, CardId card) {
  const State& state = match.state;
  if (state.card(card).zone != Zone::hand || state.card(card).player() != who)
    return Verdict::no(rule::key(rule::charge), card);
  if (state.phase > kChargeStep) return Verdict::no(rule::key(rule::charge), card);
  if (state.player(who).inked >= 1) return Verdict::no(rule::key(rule::charge_once), card);
  return Verdict::yes();
}

Verdict can_execute(const Match& match, PlayerId who, CardId card, bool creature, CardId base) {
  const State& state = match.state;
  if (state.card(card).zone != Zone::hand || state.card(card).player() != who)
    return Verdict::no(rule::key(rule::declare_card), card);
  if (match.face(card).is(Kind::character) != creature || match.face(card).is(Kind::action) == creature)
    return Verdict::no(rule::key(rule::declare_card), card);
  if (state.phase > kMainStep) return Verdict::no(rule::key(rule::main_step), card);
  if (const Forbidden f = forbidden_player(match, who, Ban::play, ref_of(state, card)))
    return Verdict::no(core(CoreRule::cant_beats_can), f.by, f.node);
  if (match.face(card).is(Kind::evolution) &&
      (base == kNoCard ? !has_base(match, who, card) : !is_base_for(match, who, card, base)))
    return Verdict::no(rule::key(rule::evolution_base), card);
  ManaCards mana{};
  if (!mana_for(match, who, card, mana)) return Verdict::no(rule::key(rule::pay_mana), card);
  return Verdict::yes();
}

// For no cost, by an effect: from where the card is.
Verdict can_play(const Match& match, PlayerId who, CardId card, bool free) {
  const State& state = match.state;
  const Zone zone = state.card(card).zone;
  if (zone == Zone::play || zone == Zone::pending || state.card(card).player() != who)
    return Verdict::no(rule::key(rule::declare_card), card);
  if (const Forbidden f = forbidden_player(match, who, Ban::play, ref_of(state, card)))
    return Verdict::no(core(CoreRule::cant_beats_can), f.by, f.node);
  if (match.face(card).is(Kind::evolution) && !has_base(match, who, card))
    return Verdict::no(rule::key(rule::evolution_base), card);
  ManaCards mana{};
  if (!free && !mana_for(match, who, card, mana)) return Verdict::no(rule::key(rule::pay_mana), card);
  return Verdict::yes();
}

Verdict can_attack(const Match& match, PlayerId who, CardId attacker, CardId target, PlayerId player) {
  const State& state = match.state;
  if (!in_battle_zone(state, attacker) || state.card(attacker).player() != who ||
      !match.face(attacker).is(Kind::character))
    return Verdict::no(rule::key(rule::attack_declare), attacker);
  const SlotId id_ = state.card(attacker).slot;
  const Slot& slot = state.slot(id_);
  const ObjectRef ref = ref_of(state, id_);
  if (slot.exerted) return Verdict::no(rule::key(rule::attack_untapped), attacker);
  // [DM-1.50 301.5, 101.2] sick, unless it is an evolution or a speed attacker
  if (slot.drying && !slot.layered && !has(match, id_, Keyword::speed_attacker))
    return Verdict::no(rule::key(rule::summoning_sickness), attacker);
  // [DM-1.50 101.2] What ignores a "can't" switches it off.
  const bool anyway = permitted(match, ref, Permission::attack_anyway);
  if (const Verdict v = prohibited(match, ref, Ban::attack); !v.legal && !anyway) return v;
  if (player != kNoPlayer) {
    if (!are_opponents(state, who, player)) return Verdict::no(rule::key(rule::attack_target), attacker);
    return anyway ? Verdict::yes() : prohibited(match, ref, Ban::attack_players);
  }
  if (target == kNoCard || !in_battle_zone(state, target) ||
      !are_opponents(state, who, state.card(target).player()) || !match.face(target).is(Kind::character))
    return Verdict::no(rule::key(rule::attack_target), target == kNoCard ? attacker : target);
  const ObjectRef other = ref_of(state, state.card(target).slot);
  if (const Verdict v = prohibited(match, ref, Ban::attack_creatures, other); !v.legal) return v;
  if (const Verdict v = prohibited(match, other, Ban::be_attacked, ref); !v.legal) return v;
  if (!state.slot(state.card(target).slot).exerted && !permitted(match, ref, Permission::attack_untapped))
    return Verdict::no(rule::key(rule::attack_target), target);
  return Verdict::yes();
}

// [DM-1.50 507.1a]
Verdict can_block(const Match& match, SlotId blocker, ObjectRef attacker, ObjectRef attacked) {
  const State& state = match.state;
  const Slot& slot = state.slot(blocker);
  const ObjectRef ref = ref_of(state, blocker);
  if (!has(match, blocker, Keyword::blocker) || slot.exerted || ref == attacked)
    return Verdict::no(rule::key(rule::block), slot.top);
  if (const Verdict v = prohibited(match, attacker, Ban::be_blocked, ref); !v.legal) return v;
  return prohibited(match, ref, Ban::block, attacker);
}

// [DM-1.50 602.3a] A tap ability: the creature must be able to attack, by its state.
namespace {

// [DM-1.50 506.1b] Whether this creature must attack and could: no, with the text that compels it.
Verdict compelled(const Match& match, PlayerId who, SlotId id_) {
  const State& state = match.state;
  Verdict out;
  each_static(match, [&](const StaticView& view) {
    if (!out.legal || match.book().op(view.node) != Op::must_attack) return;
    each_object_of(match, view, [&](SlotId one) {
      if (one == id_) out = Verdict::no(rule::key(rule::must_attack), state.slot(id_).top, view.node);
    });
  });
  if (out.legal) return out;
  const CardId card = state.slot(id_).top;
  for (const PlayerId p : players_from(state, who))
    if (can_attack(match, who, card, kNoCard, p).legal) return out;
  for (const SlotId t : slots_in_order(state))
    if (state.slot(t).controller != who && can_attack(match, who, card, state.slot(t).top, kNoPlayer).legal)
      return out;
  return Verdict::yes();
}

}  // namespace

Verdict can_use(const Match& match, PlayerId who, CardId card, int ability) {
  const State& state = match.state;
  const auto& all = match.face(card).abilities;
  if (!in_battle_zone(state, card) || state.card(card).player() != who || ability < 0 ||
      ability >= static_cast<int>(all.size()) ||
      all[static_cast<std::size_t>(ability)].kind != AbilityKind::activated)
    return Verdict::no(rule::key(rule::tap_ability), card);
  const SlotId id_ = state.card(card).slot;
  const Slot& slot = state.slot(id_);
  if (slot.exerted) return Verdict::no(rule::key(rule::tap_ability), card);
  if (slot.drying && !slot.layered && !has(match, id_, Keyword::speed_attacker))
    return Verdict::no(rule::key(rule::tap_ability), card);
  if (const Verdict v = prohibited(match, ref_of(state, id_), Ban::attack); !v.legal) return v;
  if (match.edition->reads(kTapNeedsPlayerAttack)) {
    if (const Verdict v = prohibited(match, ref_of(state, id_), Ban::attack_players); !v.legal) return v;
  }
  // Who must attack does not tap for something else.
  if (const Verdict v = compelled(match, who, id_); !v.legal) return v;
  return prohibited(match, ref_of(state, id_), Ban::use_tap_abilities);
}

// Not while a creature that must attack could attack.
Verdict can_pass(const Match& match, PlayerId who) {
  for (const SlotId id_ : slots_in_order(match.state)) {
    if (match.state.slot(id_).controller != who) continue;
    if (const Verdict v = compelled(match, who, id_); !v.legal) return v;
  }
  return Verdict::yes();
}

Verdict verdict(const Match& match, const Option& action) {
  const State& state = match.state;
  const PlayerId who = state.turn_player;
  if (state.over) return Verdict::no(core(CoreRule::game_end));
  if (state.pending.ask != Ask::action) return Verdict::no(rule::key(rule::illegal_now));
  const CardId card{action.b};
  const CardId with = action.d == 0xFFFF ? kNoCard : CardId(action.d);
  switch (action.a) {
    case kPass:
      return can_pass(match, who);
    case kCharge:
      return can_charge(match, who, card);
    case kSummon:
      return can_execute(match, who, card, true, with);
    case kCast:
      return can_execute(match, who, card, false, kNoCard);
    case kAttack:
      return can_attack(match, who, card, with,
                        action.c ? PlayerId(static_cast<std::uint8_t>(action.c - 1)) : kNoPlayer);
    case kUse:
      return can_use(match, who, card, action.c);
    default:
      return Verdict::no(rule::key(rule::illegal_now));
  }
}

void list_actions(const Match& match, OptionList& out) {
  const State& state = match.state;
  const PlayerId who = state.turn_player;
  auto add = [&](ActionVerb verb, CardId card, std::uint16_t c, CardId target) {
    Option o;
    o.kind = OptionKind::action;
    o.a = verb;
    o.b = index(card);
    o.c = c;
    o.d = index(target);
    if (verdict(match, o).legal) out.push_back(o);
  };
  const auto slots = slots_in_order(state);
  for (CardId c = state.list(who, Zone::hand).first; c != kNoCard; c = state.card(c).next) {
    add(kCharge, c, 0, kNoCard);
    const Face& face = match.face(c);
    if (face.is(Kind::evolution)) {
      for (const SlotId s : slots) add(kSummon, c, 0, state.slot(s).top);
    } else if (face.is(Kind::character)) {
      add(kSummon, c, 0, kNoCard);
    } else if (face.is(Kind::action)) {
      add(kCast, c, 0, kNoCard);
    }
  }
  for (const SlotId s : slots) {
    if (state.slot(s).controller != who) continue;
    const CardId card = state.slot(s).top;
    for (std::size_t i = 0; i < match.face(card).abilities.size(); ++i)
      if (match.face(card).abilities[i].kind == AbilityKind::activated)
        add(kUse, card, static_cast<std::uint16_t>(i), kNoCard);
    for (const PlayerId p : players_from(state, who))
      if (are_opponents(state, who, p)) add(kAttack, card, static_cast<std::uint16_t>(index(p) + 1), kNoCard);
    for (const SlotId t : slots)
      if (state.slot(t).controller != who) add(kAttack, card, 0, state.slot(t).top);
  }
  add(kPass, kNoCard, 0, kNoCard);
}

}  // namespace kawari::duel_masters
