// Legality: may this be done now, and if not, which rule says so. The list of actions and "why not" share it.
#include "event/event.h"
#include "games/lorcana/lorcana.h"

namespace kawari::lorcana {
namespace {

using CoreRule = ::kawari::rule::Core;
RuleKey core(CoreRule k) { return ::kawari::rule::key(k); }

bool in_play(const State& state, CardId card) { return state.card(card).zone == Zone::play; }

// Own character in play, ready and dry where that is needed.
Verdict acting_character(const Match& match, PlayerId who, CardId card, RuleKey only_characters) {
  const State& state = match.state;
  if (!in_play(state, card) || !match.face(card).is(Kind::character))
    return Verdict::no(only_characters, card);
  if (state.card(card).player() != who) return Verdict::no(rule::key(rule::only_active_player), card);
  return Verdict::yes();
}

Verdict prohibited(const Match& match, ObjectRef ref, Ban ban, ObjectRef against = {}) {
  if (const Forbidden f = forbidden(match, ref, ban, against))
    return Verdict::no(core(CoreRule::cant_beats_can), f.by, f.node);
  return Verdict::yes();
}

// Whether this challenger could choose that character, Bodyguard left aside.
Verdict may_target(const Match& match, CardId challenger, CardId target) {
  const State& state = match.state;
  const SlotId a = state.card(challenger).slot, d = state.card(target).slot;
  const ObjectRef attacker = ref_of(state, a), defender = ref_of(state, d);
  const Face& face = match.face(target);
  if (!face.is(Kind::location)) {
    if (!face.is(Kind::character)) return Verdict::no(rule::key(rule::challenge_target), target);
    // [LOR-2.1 4.6.4.2] exerted, unless something lets it challenge ready ones
    if (!state.slot(d).exerted && !permitted(match, attacker, Permission::challenge_ready))
      return Verdict::no(rule::key(rule::challenge_target), target);
  }
  if (const Verdict v = prohibited(match, defender, Ban::be_challenged, attacker); !v.legal) return v;
  if (const Verdict v = prohibited(match, attacker, Ban::challenge, defender); !v.legal) return v;
  if (has(match, d, Keyword::evasive) && !has(match, a, Keyword::evasive) && !has(match, a, Keyword::alert))
    return Verdict::no(rule::key(rule::evasive), target);
  return Verdict::yes();
}

}  // namespace

Verdict can_ink(const Match& match, PlayerId who, CardId card) {
  const State& state = match.state;
  if (state.card(card).zone != Zone::hand || state.card(card).player() != who)
    return Verdict::no(rule::key(rule::ink_symbol), card);
  if (!match.face(card).inkwell) return Verdict::no(rule::key(rule::ink_symbol), card);
  if (state.player(who).inked >= 1) return Verdict::no(rule::key(rule::ink_once), card);
  if (const Forbidden f = forbidden_player(match, who, Ban::ink, ref_of(state, card)))
    return Verdict::no(core(CoreRule::cant_beats_can), f.by, f.node);
  return Verdict::yes();
}

Verdict can_quest(const Match& match, PlayerId who, CardId card) {
  if (const Verdict v = acting_character(match, who, card, rule::key(rule::quest)); !v.legal) return v;
  const SlotId id = match.state.card(card).slot;
  const Slot& slot = match.state.slot(id);
  if (slot.drying) return Verdict::no(rule::key(rule::drying), card);
  if (slot.exerted) return Verdict::no(rule::key(rule::quest_exert), card);
  if (has(match, id, Keyword::reckless)) return Verdict::no(rule::key(rule::reckless_quest), card);
  return prohibited(match, ref_of(match.state, id), Ban::quest);
}

Verdict can_challenge(const Match& match, PlayerId who, CardId challenger, CardId target) {
  const State& state = match.state;
  if (const Verdict v = acting_character(match, who, challenger, rule::key(rule::challenge_declare));
      !v.legal)
    return v;
  const SlotId a = state.card(challenger).slot;
  if (state.slot(a).exerted) return Verdict::no(rule::key(rule::challenge_exert), challenger);
  if (state.slot(a).drying && !has(match, a, Keyword::rush))
    return Verdict::no(rule::key(rule::drying), challenger);
  if (!in_play(state, target) || !are_opponents(state, who, state.card(target).player()))
    return Verdict::no(rule::key(rule::challenge_target), target);
  if (const Verdict v = may_target(match, challenger, target); !v.legal) return v;
  // [LOR-2.1 8.3.3] one of their characters: one with Bodyguard, if able
  const SlotId d = state.card(target).slot;
  if (match.face(target).is(Kind::character) && !has(match, d, Keyword::bodyguard)) {
    for (const SlotId other : slots_in_order(state)) {
      const Slot& guard = state.slot(other);
      if (guard.controller != state.slot(d).controller || !has(match, other, Keyword::bodyguard)) continue;
      if (match.face(guard.top).is(Kind::character) && may_target(match, challenger, guard.top).legal)
        return Verdict::no(rule::key(rule::bodyguard_challenge), guard.top);
    }
  }
  return Verdict::yes();
}

Verdict can_move(const Match& match, PlayerId who, CardId character, CardId location) {
  const State& state = match.state;
  if (const Verdict v = acting_character(match, who, character, rule::key(rule::move_choose)); !v.legal)
    return v;
  if (!in_play(state, location) || !match.face(location).is(Kind::location) ||
      state.card(location).player() != who)
    return Verdict::no(rule::key(rule::move_choose), location);
  const Slot& slot = state.slot(state.card(character).slot);
  if (slot.location == state.card(location).slot) return Verdict::no(rule::key(rule::move_other), location);
  if (const Verdict v = prohibited(match, ref_of(state, state.card(character).slot), Ban::move); !v.legal)
    return v;
  if (ready_ink(match, who) < move_cost(match, character, location))
    return Verdict::no(rule::key(rule::move_cost), location);
  return Verdict::yes();
}

namespace {

bool shares_name(const Match& match, CardId a, CardId b) {
  for (const WordId name : match.face(a).names)
    if (has_name(match, b, name)) return true;
  return false;
}

Verdict can_shift(const Match& match, PlayerId who, CardId card, CardId base) {
  const State& state = match.state;
  if (!has_keyword(match, ref_of(state, card), id(Keyword::shift)) || base == kNoCard ||
      !in_play(state, base) || state.card(base).player() != who || !match.face(base).is(Kind::character) ||
      !shares_name(match, card, base))
    return Verdict::no(rule::key(rule::shift), card);
  const NodeId cost = shift_cost(match, card);
  if (cost != kNoNode) {
    const Node& node = match.book()[cost];
    const NodeId item = node.op == Op::costs ? match.book().kid(node, 0) : cost;
    if (match.book().op(item) != Op::discard_cost) return Verdict::no(rule::key(rule::pay_in_full), card);
    Env env;
    env.controller = who;
    int n = 0;
    for (CardId c = state.list(who, Zone::hand).first; c != kNoCard; c = state.card(c).next)
      if (c != card && fits(match, env, match.book().kid(item, 0), ref_of(state, c))) ++n;
    const NodeId many = match.book().kid(item, 1);
    if (n < (match.book().absent(many) ? 1 : match.book()[many].value))
      return Verdict::no(rule::key(rule::pay_in_full), card);
  }
  if (ready_ink(match, who) < play_cost(match, who, card, PlayWay::shift))
    return Verdict::no(rule::key(rule::pay_in_full), card);
  return Verdict::yes();
}

Verdict can_sing(const Match& match, PlayerId who, CardId song, CardId singer, bool together) {
  const State& state = match.state;
  if (!match.face(song).is(Kind::song)) return Verdict::no(rule::key(rule::sing), song);
  if (singer == kNoCard || !in_play(state, singer) || state.card(singer).player() != who ||
      !match.face(singer).is(Kind::character))
    return Verdict::no(rule::key(rule::sing), singer);
  const SlotId id_ = state.card(singer).slot;
  if (state.slot(id_).drying) return Verdict::no(rule::key(rule::drying), singer);
  if (state.slot(id_).exerted) return Verdict::no(rule::key(rule::sing), singer);
  if (const Verdict v = prohibited(match, ref_of(state, id_), Ban::sing); !v.legal) return v;
  if (!together && singing_cost(match, id_) < match.face(song).stat(Stat::cost))
    return Verdict::no(rule::key(rule::sing), singer);
  if (together) {
    if (!has_keyword(match, ref_of(state, song), id(Keyword::sing_together)))
      return Verdict::no(rule::key(rule::sing_together), song);
    int total = 0, wanted = 0;
    for (const SlotId other : slots_in_order(state)) {
      const Slot& s = state.slot(other);
      if (s.controller == who && match.face(s.top).is(Kind::character) && !s.drying && !s.exerted &&
          !forbidden(match, ref_of(state, other), Ban::sing))
        total += singing_cost(match, other);
    }
    for (const Ability& a : match.face(song).abilities)
      if (a.kind == AbilityKind::keyword && a.keyword == id(Keyword::sing_together))
        wanted = match.book()[match.book().kid(a.root, 0)].value;
    if (total < wanted) return Verdict::no(rule::key(rule::sing_together), song);
  }
  return Verdict::yes();
}

Verdict playable(const Match& match, PlayerId who, CardId card) {
  const ObjectRef ref = ref_of(match.state, card);
  if (const Forbidden f = forbidden_player(match, who, Ban::play, ref))
    return Verdict::no(core(CoreRule::cant_beats_can), f.by, f.node);
  return Verdict::yes();
}

}  // namespace

Verdict can_play_way(const Match& match, PlayerId who, CardId card, PlayWay way, CardId with) {
  const State& state = match.state;
  if (state.card(card).zone != Zone::hand || state.card(card).player() != who)
    return Verdict::no(rule::key(rule::play_from_hand), card);
  if (const Verdict v = playable(match, who, card); !v.legal) return v;
  switch (way) {
    case PlayWay::pay:
      if (ready_ink(match, who) < play_cost(match, who, card, way))
        return Verdict::no(rule::key(rule::pay_in_full), card);
      return Verdict::yes();
    case PlayWay::shift:
      return can_shift(match, who, card, with);
    case PlayWay::sing:
      return can_sing(match, who, card, with, false);
    case PlayWay::sing_together:
      return can_sing(match, who, card, with, true);
    case PlayWay::free:
    case PlayWay::other_cost:
      return Verdict::no(rule::key(rule::play_how), card);
  }
  return Verdict::no(rule::key(rule::play_how), card);
}

// For an instruction of an effect: from where the card is.
Verdict can_play(const Match& match, PlayerId who, CardId card, bool free) {
  const State& state = match.state;
  const Zone zone = state.card(card).zone;
  if (zone == Zone::play || zone == Zone::pending) return Verdict::no(rule::key(rule::play_from_hand), card);
  if (state.card(card).player() != who) return Verdict::no(rule::key(rule::play_zone_own), card);
  if (const Verdict v = playable(match, who, card); !v.legal) return v;
  if (!free && ready_ink(match, who) < play_cost(match, who, card, PlayWay::pay))
    return Verdict::no(rule::key(rule::pay_in_full), card);
  return Verdict::yes();
}

Verdict can_use(const Match& match, PlayerId who, CardId card, int ability, bool free) {
  const State& state = match.state;
  if (!in_play(state, card) || state.card(card).player() != who)
    return Verdict::no(rule::key(rule::use_ability), card);
  const auto& all = match.face(card).abilities;
  if (ability < 0 || ability >= static_cast<int>(all.size()) ||
      all[static_cast<std::size_t>(ability)].kind != AbilityKind::activated)
    return Verdict::no(rule::key(rule::use_ability), card);
  const SlotId id_ = state.card(card).slot;
  const Slot& slot = state.slot(id_);
  if (free && !may_use_free(match, id_, ability)) return Verdict::no(core(CoreRule::ability_for_free), card);
  const Node& root = match.book()[all[static_cast<std::size_t>(ability)].root];
  if (root.value & (kOncePerTurn | kOnceDuringYourTurn) && slot.used >> ability & 1)
    return Verdict::no(core(CoreRule::duration), card);
  if (const Verdict v = prohibited(match, ref_of(state, id_), Ban::use_abilities); !v.legal) return v;
  const NodeId cost = match.book().kid(root, 0);
  const Node& list = match.book()[cost];
  const int n = list.op == Op::costs ? list.kid_count : 1;
  for (int i = 0; i < n; ++i) {
    const NodeId item_id = list.op == Op::costs ? match.book().kid(list, i) : cost;
    const Node& item = match.book()[item_id];
    ObjectList payers{};
    if (cost_candidates(match, who, card, item_id, payers) &&
        !(free && !match.edition->on(kFreeWaivesOnlyInk)) &&
        static_cast<int>(payers.size()) < cost_number(match, item_id))
      return Verdict::no(rule::key(rule::pay_in_full), card);
    switch (item.op) {
      case Op::exert_self:
        // [LOR-2.1 4.4.2] a character must be dry; items and locations need not
        if (slot.drying && match.face(card).is(Kind::character))
          return Verdict::no(rule::key(rule::use_dry), card);
        if (slot.exerted) return Verdict::no(rule::key(rule::use_ready), card);
        if (const Verdict v = prohibited(match, ref_of(state, id_), Ban::exert); !v.legal) return v;
        break;
      case Op::pay_ink:
        if (!free && ready_ink(match, who) < match.book()[match.book().kid(item, 0)].value)
          return Verdict::no(rule::key(rule::pay_in_full), card);
        break;
      default:
        break;
    }
  }
  return Verdict::yes();
}

Verdict can_pass(const Match& match, PlayerId who) {
  const State& state = match.state;
  if (who != state.turn_player) return Verdict::no(rule::key(rule::only_active_player));
  // [LOR-2.1 8.7.3] not while a ready Reckless character could challenge something
  for (const SlotId id_ : slots_in_order(state)) {
    const Slot& slot = state.slot(id_);
    if (slot.controller != who || slot.exerted || !has(match, id_, Keyword::reckless)) continue;
    for (const SlotId target : slots_in_order(state))
      if (state.slot(target).controller != who &&
          can_challenge(match, who, slot.top, state.slot(target).top).legal)
        return Verdict::no(rule::key(rule::reckless_end), slot.top);
  }
  return Verdict::yes();
}

Verdict verdict(const Match& match, const Option& action) {
  const State& state = match.state;
  const PlayerId who = state.turn_player;
  if (state.over) return Verdict::no(core(CoreRule::game_end));
  // [LOR-2.1 4.1.2, 4.1.5] Only in the main phase, and only when nothing is under way.
  if (state.pending.ask != Ask::action) return Verdict::no(rule::key(rule::turn_action));
  const CardId card{action.b};
  const CardId with = action.d == 0xFFFF ? kNoCard : CardId(action.d);
  switch (action.a) {
    case kPass:
      return can_pass(match, who);
    case kInk:
      return can_ink(match, who, card);
    case kPlay:
      return can_play_way(match, who, card, static_cast<PlayWay>(action.c), with);
    case kQuest:
      return can_quest(match, who, card);
    case kChallenge:
      return with == kNoCard ? Verdict::no(rule::key(rule::challenge_target))
                             : can_challenge(match, who, card, with);
    case kMove:
      return with == kNoCard ? Verdict::no(rule::key(rule::move_choose)) : can_move(match, who, card, with);
    case kUse: {
      const Verdict paid = can_use(match, who, card, action.c, false);
      return paid.legal || !can_use(match, who, card, action.c, true).legal ? paid : Verdict::yes();
    }
    default:
      return Verdict::no(rule::key(rule::turn_action));
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
    add(kInk, c, 0, kNoCard);
    add(kPlay, c, static_cast<std::uint16_t>(PlayWay::pay), kNoCard);
    const Face& face = match.face(c);
    const bool shift = has_keyword(match, ref_of(state, c), id(Keyword::shift));
    const bool together = has_keyword(match, ref_of(state, c), id(Keyword::sing_together));
    if (!shift && !face.is(Kind::song)) continue;
    for (const SlotId s : slots) {
      if (state.slot(s).controller != who) continue;
      const CardId top = state.slot(s).top;
      if (shift) add(kPlay, c, static_cast<std::uint16_t>(PlayWay::shift), top);
      if (face.is(Kind::song)) add(kPlay, c, static_cast<std::uint16_t>(PlayWay::sing), top);
      if (together) add(kPlay, c, static_cast<std::uint16_t>(PlayWay::sing_together), top);
    }
  }
  for (const SlotId s : slots) {
    if (state.slot(s).controller != who) continue;
    const CardId card = state.slot(s).top;
    const Face& face = match.face(card);
    if (face.is(Kind::character)) {
      add(kQuest, card, 0, kNoCard);
      for (const SlotId t : slots) {
        if (state.slot(t).controller != who)
          add(kChallenge, card, 0, state.slot(t).top);
        else if (match.face(state.slot(t).top).is(Kind::location))
          add(kMove, card, 0, state.slot(t).top);
      }
    }
    for (std::size_t i = 0; i < face.abilities.size(); ++i)
      if (face.abilities[i].kind == AbilityKind::activated)
        add(kUse, card, static_cast<std::uint16_t>(i), kNoCard);
  }
  add(kPass, kNoCard, 0, kNoCard);
}

}  // namespace kawari::lorcana
