// Legality: whether an action may be taken now, and if not, which rule forbids it. The list of actions and
// "why not" share these functions.
#include <algorithm>

#include "event/event.h"
#include "games/lorcana/lorcana.h"
#include "games/lorcana/obstacles.h"
#include "state/statics.h"

namespace kawari::lorcana {
namespace {

using CoreRule = ::kawari::rule::Core;
RuleKey decided_by(CoreRule k) { return ::kawari::rule::key(k); }

// A prohibition stands above what allows the action. If an effect has set it as a rule for a while, this is
// what forbids: it also reaches cards that came later. [LOR-2.1 1.2.2, 6.4.2.1]
Verdict refusal(const Match& match, const Forbidden& f) {
  const auto& effects = match.state.effects;
  const bool for_a_while = std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) {
    return effect.node == f.node && effect.object.none();
  });
  const auto& index = match.rules->rule_index;
  const bool numbered = std::any_of(index.begin(), index.end(), [&](const RuleEntry& entry) {
    return entry.key == decided_by(CoreRule::continuous_effect) &&
           entry.numbers[match.edition->column] != nullptr;
  });
  const CoreRule cited = for_a_while && numbered ? CoreRule::continuous_effect : CoreRule::cant_beats_can;
  return Verdict::no(decided_by(cited), f.by, f.node);
}

bool in_play(const State& state, CardId card) { return state.card(card).zone == Zone::play; }

// The card must be the player's own, in this zone.
Verdict own_card(const Match& match, PlayerId who, CardId card, Zone zone, RuleKey cited) {
  const State& state = match.state;
  if (state.card(card).player() != who) return Verdict::no(cited, card).as(Obstacle::not_yours);
  if (state.card(card).zone != zone) return Verdict::no(cited, card).elsewhere(zone, who);
  return Verdict::yes();
}

Verdict of_kind(const Match& match, CardId card, Kind kind, RuleKey cited) {
  if (match.face(card).is(kind)) return Verdict::yes();
  return Verdict::no(cited, card).wrong_kind(kind);
}

// The card must be the player's own, of this kind, in play.
Verdict own_in_play(const Match& match, PlayerId who, CardId card, Kind kind, RuleKey cited) {
  if (const Verdict v = own_card(match, who, card, Zone::play, cited); !v.legal) return v;
  return of_kind(match, card, kind, cited);
}

// The card must be a character of the active player that can act.
Verdict acting_character(const Match& match, PlayerId who, CardId card, RuleKey cited) {
  if (match.state.card(card).player() != who)
    return Verdict::no(rule::key(rule::only_active_player), card).as(Obstacle::not_yours);
  return own_in_play(match, who, card, Kind::character, cited);
}

Verdict keeps_from(Keyword keyword, CardId card, rule::Key cited) {
  return Verdict::no(rule::key(cited), card).has_keyword(id(keyword));
}

Verdict enough_ink(const Match& match, PlayerId who, CardId card, int cost, RuleKey cited) {
  const int ready = ready_resources(match, who);
  if (ready >= cost) return Verdict::yes();
  return Verdict::no(cited, card).as(Obstacle::cost_too_high, who, ready, cost);
}

Verdict prohibited(const Match& match, ObjectRef ref, Ban ban, ObjectRef against = {}) {
  if (const Forbidden f = forbidden(match, ref, ban, against)) return refusal(match, f);
  return Verdict::yes();
}

// Whether this challenger could choose that character, ignoring Bodyguard.
Verdict may_target(const Match& match, CardId challenger, CardId target) {
  const State& state = match.state;
  const SlotId a = state.card(challenger).slot, d = state.card(target).slot;
  const ObjectRef attacker = ref_of(state, a), defender = ref_of(state, d);
  const Face& face = match.face(target);
  if (!face.is(Kind::location)) {
    if (const Verdict v = of_kind(match, target, Kind::character, rule::key(rule::challenge_target));
        !v.legal)
      return v;
    // [LOR-2.1 4.6.4.2] exerted, unless something lets it challenge ready ones
    if (!state.slot(d).exerted && !permitted(match, attacker, permission::challenge_ready, defender))
      return Verdict::no(rule::key(rule::challenge_target), target).as(Obstacle::ready);
  }
  if (const Verdict v = prohibited(match, defender, ban::be_challenged, attacker); !v.legal) return v;
  if (const Verdict v = prohibited(match, attacker, ban::challenge, defender); !v.legal) return v;
  if (has(match, d, Keyword::evasive) && !has(match, a, Keyword::evasive) && !has(match, a, Keyword::alert))
    return keeps_from(Keyword::evasive, target, rule::evasive);
  return Verdict::yes();
}

}  // namespace

Verdict can_ink(const Match& match, PlayerId who, CardId card) {
  const State& state = match.state;
  if (const Verdict v = own_card(match, who, card, Zone::hand, rule::key(rule::ink_symbol)); !v.legal)
    return v;
  if (!counts_as_inkable(match, card))
    return Verdict::no(rule::key(rule::ink_symbol), card).as(id(OwnObstacle::not_inkable));
  const int limit = ink_limit(match, who);
  if (const int inked = state.player(who).inked; inked >= limit)
    return Verdict::no(rule::key(rule::ink_once), card).as(Obstacle::done_this_turn, who);
  if (const Forbidden f = forbidden_player(match, who, Ban::ink, ref_of(state, card)))
    return refusal(match, f);
  return Verdict::yes();
}

Verdict can_quest(const Match& match, PlayerId who, CardId card) {
  if (const Verdict v = acting_character(match, who, card, rule::key(rule::quest)); !v.legal) return v;
  const SlotId id = match.state.card(card).slot;
  const Slot& slot = match.state.slot(id);
  if (slot.drying) return Verdict::no(rule::key(rule::drying), card).as(Obstacle::drying);
  if (slot.exerted) return Verdict::no(rule::key(rule::quest_exert), card).as(Obstacle::exerted);
  if (has(match, id, Keyword::reckless)) return keeps_from(Keyword::reckless, card, rule::reckless_quest);
  if (const Verdict v = prohibited(match, ref_of(match.state, id), ban::quest); !v.legal) return v;
  return enough_ink(match, who, card, toll(match, id, ban::quest), rule::key(rule::pay_in_full));
}

namespace {

// Whether the character could challenge anything at all.
Verdict can_declare(const Match& match, PlayerId who, CardId challenger) {
  const State& state = match.state;
  const RuleKey declare = rule::key(rule::challenge_declare);
  if (const Verdict v = acting_character(match, who, challenger, declare); !v.legal) return v;
  const SlotId a = state.card(challenger).slot;
  if (state.slot(a).exerted)
    return Verdict::no(rule::key(rule::challenge_exert), challenger).as(Obstacle::exerted);
  if (state.slot(a).drying && !has(match, a, Keyword::rush))
    return Verdict::no(rule::key(rule::drying), challenger).as(Obstacle::drying);
  const int ink = toll(match, a, ban::challenge);
  return enough_ink(match, who, challenger, ink, rule::key(rule::pay_in_full));
}

}  // namespace

namespace {

// Whether a character that can challenge could challenge this target.
Verdict can_be_challenged_by(const Match& match, PlayerId who, CardId challenger, CardId target) {
  const State& state = match.state;
  const RuleKey choose = rule::key(rule::challenge_target);
  const PlayerId whose = state.card(target).player();
  if (!are_opponents(state, who, whose))
    return Verdict::no(are_teammates(state, who, whose) ? rule::key(rule::teammates) : choose, target)
        .as(Obstacle::not_opposing);
  if (!in_play(state, target)) return Verdict::no(choose, target).elsewhere(Zone::play, kNoPlayer);
  if (const Verdict v = may_target(match, challenger, target); !v.legal) return v;
  // [LOR-2.1 8.3.3] A character with Bodyguard must be challenged first, if able.
  const SlotId d = state.card(target).slot;
  if (anywhere(match, Keyword::bodyguard) && match.face(target).is(Kind::character) &&
      !has(match, d, Keyword::bodyguard)) {
    for (const SlotId other : slots_in_order(match)) {
      const Slot& guard = state.slot(other);
      if (guard.controller != state.slot(d).controller || !has(match, other, Keyword::bodyguard)) continue;
      if (match.face(guard.top).is(Kind::character) && may_target(match, challenger, guard.top).legal)
        return keeps_from(Keyword::bodyguard, guard.top, rule::bodyguard_challenge);
    }
  }
  return Verdict::yes();
}

}  // namespace

Verdict can_challenge(const Match& match, PlayerId who, CardId challenger, CardId target) {
  if (const Verdict v = can_declare(match, who, challenger); !v.legal) return v;
  return can_be_challenged_by(match, who, challenger, target);
}

Verdict can_move(const Match& match, PlayerId who, CardId character, CardId location) {
  const State& state = match.state;
  const RuleKey choose = rule::key(rule::move_choose);
  if (const Verdict v = acting_character(match, who, character, choose); !v.legal) return v;
  if (const Verdict v = own_in_play(match, who, location, Kind::location, choose); !v.legal) return v;
  const Slot& slot = state.slot(state.card(character).slot);
  if (slot.location == state.card(location).slot)
    return Verdict::no(rule::key(rule::move_other), character).as(Obstacle::at_that_place);
  if (const Verdict v = prohibited(match, ref_of(state, state.card(character).slot), ban::move); !v.legal)
    return v;
  return enough_ink(match, who, location, move_cost(match, character, location), rule::key(rule::move_cost));
}

namespace {

Verdict can_sing(const Match& match, PlayerId who, CardId song, CardId singer, bool together) {
  const State& state = match.state;
  if (const Verdict v = of_kind(match, song, kind::song, rule::key(rule::sing)); !v.legal) return v;
  if (singer == kNoCard) return Verdict::no(rule::key(rule::sing), song).as(Obstacle::target_missing);
  if (const Verdict v = can_be_singer(match, who, singer, together); !v.legal) return v;
  if (!together) {
    const int sings = singing_cost(match, state.card(singer).slot);
    const int cost = match.face(song).stat(Stat::cost);
    if (sings >= cost) return Verdict::yes();
    return Verdict::no(rule::key(rule::sing), singer)
        .as(id(OwnObstacle::song_too_expensive), who, sings, cost);
  }
  if (!has_keyword(match, ref_of(state, song), id(Keyword::sing_together)))
    return Verdict::no(rule::key(rule::sing_together), song).lacks_keyword(id(Keyword::sing_together));
  int total = 0;
  for (const SlotId other : slots_in_order(match))
    if (can_be_singer(match, who, state.slot(other).top, true).legal) total += singing_cost(match, other);
  const int wanted = sing_together_number(match, song);
  if (total >= wanted) return Verdict::yes();
  return Verdict::no(rule::key(rule::sing_together), song)
      .as(id(OwnObstacle::singers_too_few), who, total, wanted);
}

Verdict playable(const Match& match, PlayerId who, CardId card) {
  const ObjectRef ref = ref_of(match.state, card);
  if (const Forbidden f = forbidden_player(match, who, Ban::play, ref)) return refusal(match, f);
  if (const Forbidden own = forbids_itself(match, who, card))
    return Verdict::no(decided_by(CoreRule::cant_beats_can), own.by, own.node);
  return Verdict::yes();
}

}  // namespace

// [LOR-2.1 5.4.4.2] The singer must be a ready, dry character of the player's own; for Sing Together also of
// a teammate (8.12.1).
Verdict can_be_singer(const Match& match, PlayerId who, CardId singer, bool together) {
  const State& state = match.state;
  const PlayerId owner = state.card(singer).player();
  if (together && are_teammates(state, who, owner)) who = owner;
  if (const Verdict v = own_in_play(match, who, singer, Kind::character, rule::key(rule::sing)); !v.legal)
    return v;
  const SlotId slot = state.card(singer).slot;
  if (state.slot(slot).drying) return Verdict::no(rule::key(rule::drying), singer).as(Obstacle::drying);
  if (state.slot(slot).exerted) return Verdict::no(rule::key(rule::sing), singer).as(Obstacle::exerted);
  return prohibited(match, ref_of(state, slot), ban::sing);
}

Verdict can_play_at_all(const Match& match, PlayerId who, CardId card, bool anywhere) {
  if (const Verdict v = can_play_from(match, who, card); !v.legal && !anywhere) return v;
  return playable(match, who, card);
}

Verdict can_play_way(const Match& match, PlayerId who, CardId card, Way way, CardId with, bool anywhere) {
  if (const Verdict v = can_play_at_all(match, who, card, anywhere); !v.legal) return v;
  return way_is_open(match, who, card, way, with);
}

Verdict way_is_open(const Match& match, PlayerId who, CardId card, Way way, CardId with) {
  switch (way) {
    case Way::pay:
      return enough_ink(match, who, card, play_cost(match, who, card, way), rule::key(rule::pay_in_full));
    case Way::shift:
      return can_shift(match, who, card, with);
    case Way::sing:
      return can_sing(match, who, card, with, false);
    case Way::sing_together:
      return can_sing(match, who, card, with, true);
    case Way::free:
    case Way::other_cost: {
      const OtherCost found = other_cost(match, who, card, way == Way::free, with);
      if (found.by == kNoCard) break;
      return way == Way::free ? Verdict::yes() : can_pay(match, who, card, found.cost, false);
    }
    case Way::put:
      break;
  }
  return Verdict::no(rule::key(rule::play_how), card).as(Obstacle::no_such_way);
}

// For an instruction of an effect: the card is played from its present zone.
Verdict can_play(const Match& match, PlayerId who, CardId card, bool free) {
  const State& state = match.state;
  const Zone zone = state.card(card).zone;
  if (zone == Zone::play || zone == Zone::pending)
    return Verdict::no(rule::key(rule::play_from_hand), card).elsewhere(Zone::hand, who);
  if (state.card(card).player() != who)
    return Verdict::no(rule::key(rule::play_zone_own), card).as(Obstacle::not_yours);
  if (free) return playable(match, who, card);
  const Verdict paid = can_play_way(match, who, card, Way::pay, kNoCard, true);
  if (paid.legal) return paid;
  OptionList ways;
  list_ways(match, who, card, true, ways);
  return ways.empty() ? paid : Verdict::yes();
}

NodeId activated_ability(const Match& match, CardId card, int ability) {
  const auto& all = match.face(card).abilities;
  if (ability >= 0 && ability < static_cast<int>(all.size())) {
    const Ability& printed = all[static_cast<std::size_t>(ability)];
    return printed.kind == AbilityKind::activated ? printed.root : kNoNode;
  }
  if (ability < kGivenAbilities || match.state.card(card).zone != Zone::play) return kNoNode;
  for (const AbilityView& view : abilities_of(match, match.state.card(card).slot))
    if (view.index == ability && view.kind == AbilityKind::activated) return view.root;
  return kNoNode;
}

Verdict can_use(const Match& match, PlayerId who, CardId card, int ability, bool free) {
  const State& state = match.state;
  if (state.card(card).player() != who)
    return Verdict::no(rule::key(rule::use_ability), card).as(Obstacle::not_yours);
  // [LOR-2.1 1.6.1] An ability works while its card is in play.
  if (!in_play(state, card))
    return Verdict::no(decided_by(CoreRule::ability_works), card).elsewhere(Zone::play, kNoPlayer);
  const NodeId found = activated_ability(match, card, ability);
  if (found == kNoNode) return Verdict::no(rule::key(rule::use_ability), card).as(Obstacle::lacks_ability);
  const SlotId id_ = state.card(card).slot;
  const Slot& slot = state.slot(id_);
  if (free && !may_use_free(match, id_, ability))
    return Verdict::no(decided_by(CoreRule::ability_for_free), card);
  const Node& root = match.book()[found];
  if (root.value & (kOncePerTurn | kOnceDuringYourTurn) &&
      (slot.used & once_bit(static_cast<std::uint8_t>(ability))) != 0)
    return Verdict::no(decided_by(CoreRule::once), card).as(id(OwnObstacle::used_this_turn));
  if (const Verdict v = prohibited(match, ref_of(state, id_), ban::use_abilities); !v.legal) return v;
  Env env;
  env.controller = who;
  env.card = card;
  env.self = ref_of(state, id_);
  if (!holds(match, env, match.book().kid(root, 2)))
    return Verdict::no(rule::key(rule::use_ability), card, match.book().kid(root, 2));
  return can_pay(match, who, card, match.book().kid(root, 0), free);
}

Verdict can_pass(const Match& match, PlayerId who) {
  const State& state = match.state;
  if (who != state.turn_player)
    return Verdict::no(rule::key(rule::only_active_player))
        .as(Obstacle::not_your_turn, match.state.turn_player);
  // [LOR-2.1 8.7.3] The turn cannot end while a ready Reckless character could challenge, or while a
  // character that must do something could do it.
  if (!anywhere(match, Keyword::reckless) && !derived(match).statics.has(Op::must)) return Verdict::yes();
  for (const SlotId id_ : slots_in_order(match)) {
    const Slot& slot = state.slot(id_);
    if (!has_turn(state, slot.controller) || slot.exerted) continue;
    who = slot.controller;  // a team ends its turn together
    const ObjectRef ref = ref_of(state, id_);
    if (const Forbidden duty = obliged(match, ref, ban::quest); duty && can_quest(match, who, slot.top).legal)
      return Verdict::no(decided_by(CoreRule::card_text_first), slot.top, duty.node)
          .as(Obstacle::must_act_first);
    if (!has(match, id_, Keyword::reckless) && !obliged(match, ref, ban::challenge)) continue;
    for (const SlotId target : slots_in_order(match))
      if (state.slot(target).controller != who &&
          can_challenge(match, who, slot.top, state.slot(target).top).legal)
        return Verdict::no(rule::key(rule::reckless_end), slot.top).as(Obstacle::must_act_first);
  }
  return Verdict::yes();
}

// [LOR-2.1 9.3.1] A teammate may act next. Not to and fro: nobody has acted since the last time; unless the
// team cannot end its turn, because a teammate has to act first.
Verdict can_hand_over(const Match& match, PlayerId to) {
  const State& state = match.state;
  const Verdict no = Verdict::no(rule::key(rule::team_turn)).as(Obstacle::not_your_turn, state.turn_player);
  if (!are_teammates(state, state.turn_player, to) || state.player(to).left) return no;
  if (state.frames.empty() || !runs<Turn>(state.frames.back())) return no;
  const bool again = local<Turn>(state.frames.back()).handed_over;
  return again && can_pass(match, state.turn_player).legal ? no : Verdict::yes();
}

Verdict verdict(const Match& match, const ActionOption& action) {
  const State& state = match.state;
  const PlayerId who = state.turn_player;
  if (state.over) return Verdict::no(decided_by(CoreRule::game_end)).as(Obstacle::game_over);
  // [LOR-2.1 4.1.2, 4.1.5] Only in the main phase, and only when nothing is under way.
  if (state.pending.ask != Ask::action) {
    const bool passes = action_of(action.verb) == Action::pass;
    return Verdict::no(rule::key(passes ? rule::end_not_yet : rule::turn_action)).as(Obstacle::decision_open);
  }
  const CardId card = action.card;
  const CardId with = action.target.card();
  switch (action_of(action.verb)) {
    case Action::pass:
      return can_pass(match, who);
    case Action::hand_over:
      return can_hand_over(match, action.target.player());
    case Action::ink:
      return can_ink(match, who, card);
    case Action::play:
      return can_play_way(match, who, card, way_of(action.way), with);
    case Action::quest:
      return can_quest(match, who, card);
    case Action::challenge:
      if (with != kNoCard) return can_challenge(match, who, card, with);
      return Verdict::no(rule::key(rule::challenge_target), card).as(Obstacle::target_missing);
    case Action::move:
      if (with != kNoCard) return can_move(match, who, card, with);
      return Verdict::no(rule::key(rule::move_choose), card).as(Obstacle::target_missing);
    case Action::use: {
      const Verdict paid = can_use(match, who, card, action.ability, false);
      return paid.legal || !can_use(match, who, card, action.ability, true).legal ? paid : Verdict::yes();
    }
  }
  return Verdict::no(rule::key(rule::turn_action));
}

void list_actions(const Match& match, OptionList& out) {
  const State& state = match.state;
  const PlayerId who = state.turn_player;
  if (state.over || state.pending.ask != Ask::action) return;
  const auto add = [&](Action action, CardId card, CardId target = kNoCard) {
    out.push_back(Option::action(id(action), card, PlayWay::pay, target));
  };
  const auto slots = slots_in_order(match);
  for (CardId c = state.list(who, Zone::hand).first; c != kNoCard; c = state.card(c).next) {
    if (can_ink(match, who, c).legal) add(Action::ink, c);
    list_ways(match, who, c, false, out);
  }
  PlayableElsewhere elsewhere;
  each_playable_elsewhere(match, who, elsewhere);
  for (const CardId c : elsewhere) list_ways(match, who, c, false, out);
  for (const SlotId s : slots) {
    if (state.slot(s).controller != who) continue;
    const CardId card = state.slot(s).top;
    const Face& face = match.face(card);
    if (face.is(Kind::character)) {
      if (can_quest(match, who, card).legal) add(Action::quest, card);
      const bool challenges = can_declare(match, who, card).legal;
      for (const SlotId t : slots) {
        const CardId other = state.slot(t).top;
        if (state.slot(t).controller != who) {
          if (challenges && can_be_challenged_by(match, who, card, other).legal)
            add(Action::challenge, card, other);
        } else if (match.face(other).is(Kind::location) && can_move(match, who, card, other).legal) {
          add(Action::move, card, other);
        }
      }
    }
    const auto offer_use = [&](std::uint16_t ability) {
      if (can_use(match, who, card, ability, false).legal || can_use(match, who, card, ability, true).legal)
        out.push_back(Option::use(id(Action::use), card, ability));
    };
    for (std::size_t i = 0; i < face.abilities.size(); ++i)
      if (face.abilities[i].kind == AbilityKind::activated) offer_use(static_cast<std::uint16_t>(i));
    if (has(match, s, Keyword::boost) || !derived(match).granted.empty())
      for (const AbilityView& view : abilities_of(match, s))
        if (view.index >= kGivenAbilities && view.kind == AbilityKind::activated) offer_use(view.index);
  }
  if (state.player(who).team != 0)
    for (const PlayerId to : team_of(state, who))
      if (can_hand_over(match, to).legal)
        out.push_back(Option::action(id(Action::hand_over), kNoCard, PlayWay::pay, to));
  if (can_pass(match, who).legal) add(Action::pass, kNoCard);
}

}  // namespace kawari::lorcana
