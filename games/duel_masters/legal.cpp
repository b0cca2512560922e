// Legality: whether an action may be taken now, and if not, which rule forbids it. The list of actions and
// "why not" share these functions.
#include <algorithm>

#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/keyword_walk.h"
#include "games/duel_masters/obstacles.h"
#include "state/statics.h"

namespace kawari::duel_masters {
namespace {

using CoreRule = ::kawari::rule::Core;
RuleKey decided_by(CoreRule k) { return ::kawari::rule::key(k); }

// The card must be the player's own, in this zone.
Verdict own_card(const Match& match, PlayerId who, CardId card, Zone zone, RuleKey cited) {
  const Card& there = match.state.card(card);
  if (there.player() != who) return Verdict::no(cited, card).as(Obstacle::not_yours);
  if (there.zone != zone) return Verdict::no(cited, card).elsewhere(zone, who);
  return Verdict::yes();
}

Verdict of_kind(const Match& match, CardId card, Kind kind, RuleKey cited) {
  if (match.face(card).is(kind)) return Verdict::yes();
  return Verdict::no(cited, card).wrong_kind(kind);
}

Verdict own_creature(const Match& match, PlayerId who, CardId card, RuleKey cited) {
  if (const Verdict v = own_card(match, who, card, Zone::play, cited); !v.legal) return v;
  return of_kind(match, card, Kind::character, cited);
}

Verdict prohibited(const Match& match, ObjectRef ref, Ban ban, ObjectRef against = {}) {
  if (const Forbidden f = forbidden(match, ref, ban, against))
    return Verdict::no(decided_by(CoreRule::cant_beats_can), f.by, f.node);
  return Verdict::yes();
}

Verdict prohibited_play(const Match& match, PlayerId who, CardId card) {
  if (const Forbidden f = forbidden_player(match, who, Ban::play, ref_of(match.state, card)))
    return Verdict::no(decided_by(CoreRule::cant_beats_can), f.by, f.node);
  if (const Forbidden own = forbids_itself(match, who, card))
    return Verdict::no(decided_by(CoreRule::cant_beats_can), own.by, own.node);
  return Verdict::yes();
}

// [DM-1.50 112.2a] There must be enough mana, with each civilization among it.
Verdict can_pay(const Match& match, PlayerId who, CardId card) {
  // [DM-1.50 601.1c] A card in the mana zone may itself be tapped to pay for it.
  const int untapped = ready_resources(match, who);
  const int cost = play_cost(match, who, card);
  const Verdict no = Verdict::no(rule::key(rule::pay_mana), card);
  if (untapped < cost) return no.as(Obstacle::cost_too_high, who, untapped, cost);
  if (has_civilizations(match, who, card)) return Verdict::yes();
  return no.as(id(OwnObstacle::colour_missing));
}

// [DM-1.50 304.2] A castle is put on one of your shields.
Verdict has_shield(const Match& match, PlayerId who, CardId card) {
  if (!match.face(card).is(Kind::location) || match.state.list(who, zone::shields).count > 0)
    return Verdict::yes();
  return Verdict::no(rule::key(rule::fortify), card).as(Obstacle::target_missing);
}

// [DM-1.50 301.5, 101.2, 804.5, 805.6] summoning sickness, except for evolution creatures, linked gods,
// awakened creatures and speed attackers
bool is_sick(const Match& match, SlotId slot) {
  const Slot& s = match.state.slot(slot);
  if (!s.drying || s.layered || has(match, slot, Keyword::speed_attacker)) return false;
  if (match.state.card(s.top).linked) return false;
  return !match.state.card(s.top).turned || match.face(s.top).other_side == kNoFace;
}

}  // namespace

Verdict can_charge(const Match& match, PlayerId who, CardId card) {
  const State& state = match.state;
  const RuleKey cited = rule::key(rule::charge);
  if (const Verdict v = own_card(match, who, card, Zone::hand, cited); !v.legal) return v;
  if (state.player(who).inked >= 1)  // [DM-1.50 503] one in a turn
    return Verdict::no(rule::key(rule::charge_once), card).as(Obstacle::done_this_turn, who);
  if (state.phase > id(Phase::charge)) return Verdict::no(cited, card).wrong_step(id(Phase::charge));
  if (const Forbidden f = forbidden_player(match, who, Ban::ink, ref_of(state, card)))
    return Verdict::no(decided_by(CoreRule::cant_beats_can), f.by, f.node);
  return Verdict::yes();
}

namespace {

// [DM-1.50 112.3e] Whether its own text lets it be used for no cost under the present conditions.
bool free_by_itself(const Match& match, PlayerId who, CardId card) {
  bool found = false;
  const ObjectRef self = ref_of(match.state, card);
  const auto take = [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    found = found || (node.op == Op::other_cost && match.book().absent(match.book().kid(node, 2)) &&
                      fits(match, view.env, match.book().kid(node, 1), self));
  };
  if (!match.face(card).rules_own_play) return false;
  for (const Ability& ability : match.face(card).abilities)
    if (ability.kind == AbilityKind::static_)
      detail::static_ability(match, ability.root, self, card, who, -1, take);
  return found;
}

// Everything except the cost.
Verdict may_execute(const Match& match, PlayerId who, CardId card, Kind kind, CardId base) {
  const RuleKey cited =
      rule::key(match.face(card).is(kind::psychic) ? rule::psychic_not_paid : rule::declare_card);
  if (const Verdict v = own_card(match, who, card, Zone::hand, cited); !v.legal) return v;
  if (const Verdict v = of_kind(match, card, kind, cited); !v.legal) return v;
  if (match.state.phase > id(Phase::main))
    return Verdict::no(rule::key(rule::main_step), card).wrong_step(id(Phase::main));
  if (const Verdict v = prohibited_play(match, who, card); !v.legal) return v;
  if (const Verdict v = has_base(match, who, card, base); !v.legal) return v;
  return has_shield(match, who, card);
}

}  // namespace

Verdict can_execute(const Match& match, PlayerId who, CardId card, Kind kind, CardId base, bool free) {
  if (const Verdict v = may_execute(match, who, card, kind, base); !v.legal) return v;
  if (!free) return can_pay(match, who, card);
  if (free_by_itself(match, who, card)) return Verdict::yes();
  return Verdict::no(rule::key(rule::gravity_zero), card).as(Obstacle::no_such_way);
}

// [DM-1.50 303.3, 303.3b, 303.4a] The gear's cost again, onto another of your creatures.
Verdict can_cross(const Match& match, PlayerId who, CardId gear, CardId creature, bool free) {
  const State& state = match.state;
  const RuleKey cited = rule::key(rule::cross);
  if (const Verdict v = own_card(match, who, gear, Zone::play, cited); !v.legal) return v;
  if (const Verdict v = of_kind(match, gear, Kind::item, cited); !v.legal) return v;
  if (!free && state.phase > id(Phase::main))
    return Verdict::no(rule::key(rule::main_step), gear).wrong_step(id(Phase::main));
  if (creature == kNoCard) return Verdict::no(cited, gear).as(Obstacle::target_missing);
  if (const Verdict v = own_card(match, who, creature, Zone::play, cited); !v.legal) return v;
  if (const Verdict v = of_kind(match, creature, Kind::character, rule::key(rule::cross_creatures)); !v.legal)
    return v;
  if (state.slot(state.card(gear).slot).location == state.card(creature).slot)
    return Verdict::no(rule::key(rule::not_crossed_anew), gear).as(Obstacle::at_that_place);
  return free ? Verdict::yes() : can_pay(match, who, gear);
}

// [DM-1.50 101.2] Whether an effect forbids the player to use it.
bool may_use_trigger(const Match& match, PlayerId who, CardId card) {
  return !forbidden_player(match, who, ban::use_trigger, ref_of(match.state, card));
}

// For an effect, at no cost: the card is played from its present zone.
Verdict can_play(const Match& match, PlayerId who, CardId card, bool free) {
  const State& state = match.state;
  const Zone zone = state.card(card).zone;
  const RuleKey cited = rule::key(rule::declare_card);
  // An effect may let a player cast a spell of the opponent's for no cost.
  const bool lent = free && match.face(card).is(Kind::action);
  if (state.card(card).player() != who && !lent) return Verdict::no(cited, card).as(Obstacle::not_yours);
  if (zone == Zone::play || zone == Zone::pending) return Verdict::no(cited, card).elsewhere(Zone::hand, who);
  if (const Verdict v = prohibited_play(match, who, card); !v.legal) return v;
  if (const Verdict v = has_base(match, who, card, kNoCard); !v.legal) return v;
  if (const Verdict v = has_shield(match, who, card); !v.legal) return v;
  return free ? Verdict::yes() : can_pay(match, who, card);
}

namespace {

// Whether the creature can be the attacker: it is the player's, untapped, not sick, and not kept from
// attacking.
Verdict can_be_attacker(const Match& match, PlayerId who, CardId attacker, bool at_player) {
  const State& state = match.state;
  if (const Verdict v = own_creature(match, who, attacker, rule::key(rule::attack_declare)); !v.legal)
    return v;
  const SlotId slot = state.card(attacker).slot;
  const ObjectRef ref = ref_of(state, slot);
  if (state.slot(slot).exerted)
    return Verdict::no(rule::key(rule::attack_untapped), attacker).as(Obstacle::exerted);
  // [DM-1.50 101.2] What ignores a "can't" switches it off.
  if (at_player && permitted(match, ref, permission::attack_player_anyway)) return Verdict::yes();
  if (is_sick(match, slot))
    return Verdict::no(rule::key(rule::summoning_sickness), attacker).as(Obstacle::drying);
  const Verdict v = prohibited(match, ref, ban::attack);
  return v.legal || permitted(match, ref, permission::attack_anyway) ? Verdict::yes() : v;
}

// [DM-1.50 506.1e] Whether the player can be the target.
Verdict can_be_struck(const Match& match, PlayerId who, ObjectRef attacker, PlayerId player) {
  if (!are_opponents(match.state, who, player))
    return Verdict::no(rule::key(rule::attack_target)).as(Obstacle::not_opposing);
  const Verdict v = prohibited(match, attacker, ban::attack_players);
  return v.legal || permitted(match, attacker, permission::attack_player_anyway) ||
                 permitted(match, attacker, permission::attack_anyway)
             ? Verdict::yes()
             : v;
}

// Whether a creature can be the target.
Verdict can_be_target(const Match& match, PlayerId who, ObjectRef attacker, CardId target) {
  const State& state = match.state;
  const RuleKey aim = rule::key(rule::attack_target);
  if (!are_opponents(state, who, state.card(target).player()))
    return Verdict::no(aim, target).as(Obstacle::not_opposing);
  if (state.card(target).zone != Zone::play) return Verdict::no(aim, target).elsewhere(Zone::play, kNoPlayer);
  if (const Verdict v = of_kind(match, target, Kind::character, aim); !v.legal) return v;
  const SlotId slot = state.card(target).slot;
  const ObjectRef other = ref_of(state, slot);
  if (const Verdict v = prohibited(match, attacker, ban::attack_creatures, other); !v.legal) return v;
  if (const Verdict v = prohibited(match, other, ban::be_attacked, attacker); !v.legal) return v;
  if (!state.slot(slot).exerted && !permitted(match, attacker, permission::attack_untapped, other) &&
      !permitted(match, other, permission::be_attacked_untapped, attacker))
    return Verdict::no(aim, target).as(Obstacle::ready);
  return Verdict::yes();
}

// Whether the attack is possible, ignoring requirements about whom the creature must attack.
Verdict possible_attack(const Match& match, PlayerId who, CardId attacker, CardId target, PlayerId player) {
  if (const Verdict v = can_be_attacker(match, who, attacker, player != kNoPlayer); !v.legal) return v;
  const ObjectRef ref = ref_of(match.state, attacker);
  if (player != kNoPlayer) return can_be_struck(match, who, ref, player);
  if (target != kNoCard) return can_be_target(match, who, ref, target);
  return Verdict::no(rule::key(rule::attack_target), attacker).as(Obstacle::target_missing);
}

}  // namespace

// "It must attack this creature if able": while it can attack a required target, it can attack no other.
Verdict can_attack(const Match& match, PlayerId who, CardId attacker, CardId target, PlayerId player) {
  const Verdict possible = possible_attack(match, who, attacker, target, player);
  if (!possible.legal || !derived(match).statics.has(op_of<MustAttack>)) return possible;
  const State& state = match.state;
  Verdict out;
  each_static(match, op_of<MustAttack>, [&](const StaticView& view) {
    const NodeId whom = match.book().kid(view.node, 2);
    if (!out.legal || match.book().absent(whom)) return;
    if (!is_about(match, view, state.card(attacker).slot) ||
        (target != kNoCard && fits(match, view.env, whom, ref_of(state, target))))
      return;
    for (const SlotId slot : slots_in_order(match)) {
      const CardId wanted = state.slot(slot).top;
      if (!fits(match, view.env, whom, ref_of(state, slot)) ||
          !possible_attack(match, who, attacker, wanted, kNoPlayer).legal)
        continue;
      out = Verdict::no(rule::key(rule::must_attack), wanted, view.node).as(Obstacle::must_act_first);
    }
  });
  return out;
}

namespace {

// "Darkness blocker": whether one of its blocker abilities applies to that attacker. `only`: the condition of
// the others.
bool blocks_such(const Match& match, SlotId blocker, ObjectRef attacker, NodeId& only) {
  bool fitting = false;
  const Env env = env_of(match.state, blocker);
  each_keyword(match, blocker, Keyword::blocker, [&](NodeId ability) {
    const NodeId whom = match.book().kid(ability, 2);
    fitting = fitting || match.book().absent(whom) || fits(match, env, whom, attacker);
    if (!match.book().absent(whom)) only = whom;
  });
  return fitting;
}

}  // namespace

// [DM-1.50 507.1b] It has to block, if it is able to.
Forbidden must_block(const Match& match, ObjectRef blocker) { return obliged(match, blocker, ban::block); }

// [DM-1.50 507.1a]
Verdict can_block(const Match& match, SlotId blocker, ObjectRef attacker, ObjectRef attacked) {
  const State& state = match.state;
  const Slot& slot = state.slot(blocker);
  const ObjectRef ref = ref_of(state, blocker);
  const Verdict no = Verdict::no(rule::key(rule::block), slot.top);
  if (!has(match, blocker, Keyword::blocker)) return no.lacks_keyword(id(Keyword::blocker));
  if (slot.exerted) return no.as(Obstacle::exerted);
  if (ref == attacked) return no.as(id(OwnObstacle::is_attacked));
  if (NodeId only = kNoNode; !blocks_such(match, blocker, attacker, only))
    return Verdict::no(rule::key(rule::blocker), slot.top, only);
  if (const Verdict v = prohibited(match, attacker, ban::be_blocked, ref); !v.legal) return v;
  return prohibited(match, ref, ban::block, attacker);
}

namespace {

// [DM-1.50 506.1b] If this creature must attack and could: no, with the text that compels it.
Verdict compelled(const Match& match, PlayerId who, SlotId id_) {
  const State& state = match.state;
  Verdict out;
  each_static(match, op_of<MustAttack>, [&](const StaticView& view) {
    if (!out.legal || match.book()[view.node].value != 0 || !is_about(match, view, id_)) return;
    // The target that it must attack has to be available.
    const NodeId whom = match.book().kid(view.node, 2);
    const auto within_reach = [&](SlotId slot) {
      return fits(match, view.env, whom, ref_of(state, slot)) &&
             possible_attack(match, who, state.slot(id_).top, state.slot(slot).top, kNoPlayer).legal;
    };
    const auto all = slots_in_order(match);
    if (!match.book().absent(whom) && std::none_of(all.begin(), all.end(), within_reach)) return;
    out = Verdict::no(rule::key(rule::must_attack), state.slot(id_).top, view.node)
              .as(Obstacle::must_act_first);
  });
  if (out.legal) return out;
  const CardId card = state.slot(id_).top;
  for (const PlayerId p : players_from(state, who))
    if (can_attack(match, who, card, kNoCard, p).legal) return out;
  for (const SlotId t : slots_in_order(match))
    if (state.slot(t).controller != who && can_attack(match, who, card, state.slot(t).top, kNoPlayer).legal)
      return out;
  return Verdict::yes();
}

}  // namespace

// [DM-1.50 602.3a] The creature that taps must be able to attack, by its state.
Verdict can_tap_for(const Paying& paying, CardId tapper) {
  const Match& match = paying.match;
  const State& state = match.state;
  const Verdict no = Verdict::no(rule::key(rule::tap_ability), tapper);
  if (const Verdict v = own_card(match, paying.who, tapper, Zone::play, no.rule); !v.legal) return v;
  const SlotId id_ = state.card(tapper).slot;
  const ObjectRef ref = ref_of(state, id_);
  // Other creatures may tap for it, if they fit.
  if (match.book().has(paying.node, Traits::PaidByExerting) && !fits(match, paying.env(), paying.kid(0), ref))
    return Verdict::no(no.rule, tapper, paying.kid(0)).as(Obstacle::lacks_ability);
  if (state.slot(id_).exerted) return no.as(Obstacle::exerted);
  if (is_sick(match, id_)) return no.as(Obstacle::drying);
  // An effect that forbids the attack also forbids tapping instead, by this rule.
  const auto instead_of = [&](Verdict v) {
    v.rule = no.rule;
    return v;
  };
  if (const Verdict v = prohibited(match, ref, ban::attack); !v.legal) return instead_of(v);
  if (match.edition->reads(kTapNeedsPlayerAttack)) {
    if (const Verdict v = prohibited(match, ref, ban::attack_players); !v.legal) return instead_of(v);
  }
  // A creature that must attack cannot tap for something else.
  return compelled(match, paying.who, id_);
}

// A tap ability of the card itself, or one that other creatures may tap for.
Verdict can_use(const Match& match, PlayerId who, CardId card, int ability) {
  const State& state = match.state;
  const Verdict no = Verdict::no(rule::key(rule::tap_ability), card);
  if (const Verdict v = own_card(match, who, card, Zone::play, no.rule); !v.legal) return v;
  const auto& all = match.face(card).abilities;
  if (ability < 0 || ability >= static_cast<int>(all.size()) ||
      all[static_cast<std::size_t>(ability)].kind != AbilityKind::activated)
    return no.as(Obstacle::lacks_ability);
  const Ability& used = all[static_cast<std::size_t>(ability)];
  if (const Forbidden f = forbidden_player(match, who, ban::use_tap_abilities))
    return Verdict::no(decided_by(CoreRule::cant_beats_can), f.by, f.node);
  if (const Verdict v = prohibited(match, ref_of(state, card), ban::use_tap_abilities); !v.legal) return v;
  return can_pay(match, who, card, match.book().kid(used.root, 0), false);
}

// The turn cannot end while a creature that must attack could attack.
Verdict can_pass(const Match& match, PlayerId who) {
  if (!derived(match).statics.has(op_of<MustAttack>)) return Verdict::yes();
  for (const SlotId id_ : slots_in_order(match)) {
    if (match.state.slot(id_).controller != who) continue;
    if (const Verdict v = compelled(match, who, id_); !v.legal) return v;
  }
  return Verdict::yes();
}

Verdict verdict(const Match& match, const ActionOption& action) {
  const State& state = match.state;
  const PlayerId who = state.turn_player;
  if (state.over) return Verdict::no(decided_by(CoreRule::game_end)).as(Obstacle::game_over);
  if (state.pending.ask != Ask::action)
    return Verdict::no(rule::key(rule::illegal_now)).as(Obstacle::decision_open);
  const CardId card = action.card;
  const CardId with = action.target.card();
  const bool free = action.way == PlayWay::free;
  switch (action_of(action.verb)) {
    case Action::pass:
      return can_pass(match, who);
    case Action::charge:
      return can_charge(match, who, card);
    case Action::summon:
      return can_execute(match, who, card, Kind::character, with, free);
    case Action::cast:
      return can_execute(match, who, card, Kind::action, kNoCard, free);
    case Action::generate:
      return can_execute(match, who, card, Kind::item, kNoCard, free);
    case Action::fortify:
      return can_execute(match, who, card, Kind::location, kNoCard, free);
    case Action::cross:
      return can_cross(match, who, card, with, false);
    case Action::attack:
      return can_attack(match, who, card, with, action.target.player());
    case Action::use:
      return can_use(match, who, card, action.ability);
  }
  return Verdict::no(kNoRule, card).as(Obstacle::not_played);
}

namespace {

// The options of the turn player, in a stable order. Common conditions are tested once.
struct Lister {
  const Match& match;
  PlayerId who;
  OptionList& out;

  void add(Action action, CardId card, Target target = {}) const {
    out.push_back(Option::action(id(action), card, PlayWay::pay, target));
  }

  void execute(Action action, CardId card, PlayWay way, Kind kind, CardId base) const {
    if (may_execute(match, who, card, kind, base).legal)
      out.push_back(Option::action(id(action), card, way, base));
  }

  // Lists the card by its kind; an evolution creature once for each possible base.
  void execute(CardId card, PlayWay way) const {
    const Face& face = match.face(card);
    if (face.is(kind::evolution)) {
      for (const SlotId s : slots_in_order(match))
        execute(Action::summon, card, way, Kind::character, match.state.slot(s).top);
    } else if (face.is(Kind::character)) {
      execute(Action::summon, card, way, Kind::character, kNoCard);
    } else if (face.is(Kind::action)) {
      execute(Action::cast, card, way, Kind::action, kNoCard);
    } else if (face.is(Kind::item)) {
      execute(Action::generate, card, way, Kind::item, kNoCard);
    } else if (face.is(Kind::location)) {
      execute(Action::fortify, card, way, Kind::location, kNoCard);
    }
  }

  void hand() const {
    const State& state = match.state;
    if (state.phase > id(Phase::main)) return;
    const CardId first = state.list(who, Zone::hand).first;
    // Either every card may be charged or none, unless a text distinguishes between them.
    const bool apart = derived(match).player_bans.has(Ban::ink);
    const bool charge = first != kNoCard && can_charge(match, who, first).legal;
    for (CardId c = first; c != kNoCard; c = state.card(c).next) {
      if (apart ? can_charge(match, who, c).legal : charge) add(Action::charge, c);
      if (can_pay(match, who, c).legal) execute(c, PlayWay::pay);
      if (match.face(c).rules_own_play && free_by_itself(match, who, c)) execute(c, PlayWay::free);
    }
  }

  void gear(CardId card) const {
    if (match.state.phase > id(Phase::main) || !can_pay(match, who, card).legal) return;
    for (const SlotId s : slots_in_order(match))
      if (const CardId on = match.state.slot(s).top; can_cross(match, who, card, on, true).legal)
        add(Action::cross, card, on);
  }

  void tap_abilities(CardId card) const {
    const auto& abilities = match.face(card).abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i)
      if (abilities[i].kind == AbilityKind::activated && can_use(match, who, card, static_cast<int>(i)).legal)
        out.push_back(Option::use(id(Action::use), card, static_cast<std::uint16_t>(i)));
  }

  void attacks(SlotId slot) const {
    const State& state = match.state;
    const CardId card = state.slot(slot).top;
    if (state.slot(slot).exerted) return;
    for (const PlayerId p : players_from(state, who))
      if (p != who && can_attack(match, who, card, kNoCard, p).legal) add(Action::attack, card, p);
    if (!can_be_attacker(match, who, card, false).legal) return;
    const bool told_whom = derived(match).statics.has(op_of<MustAttack>);
    const ObjectRef ref = ref_of(state, slot);
    for (const SlotId s : slots_in_order(match)) {
      const CardId target = state.slot(s).top;
      if (state.slot(s).controller != who && can_be_target(match, who, ref, target).legal &&
          (!told_whom || can_attack(match, who, card, target, kNoPlayer).legal))
        add(Action::attack, card, target);
    }
  }
};

}  // namespace

void list_actions(const Match& match, OptionList& out) {
  const State& state = match.state;
  const Lister list{match, state.turn_player, out};
  list.hand();
  for (const SlotId s : slots_in_order(match)) {
    if (state.slot(s).controller != list.who) continue;
    const CardId card = state.slot(s).top;
    list.tap_abilities(card);
    if (match.face(card).is(Kind::item)) list.gear(card);
    if (match.face(card).is(Kind::character)) list.attacks(s);
  }
  if (can_pass(match, list.who).legal) list.add(Action::pass, kNoCard);
}

}  // namespace kawari::duel_masters
