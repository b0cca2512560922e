// One statement becomes the parts that would happen. Nothing here changes the state.
#include <algorithm>

#include "run/run.h"
#include "state/rules.h"
#include "state/verdict.h"

namespace kawari {
namespace {

// A card that the effect has put into play is the object there; other cards stay what they are.
ObjectRef in_play_by_now(const State& state, ObjectRef ref) {
  if (!ref.is_card() || in_place(state, ref)) return ref;
  const ObjectRef now = follow(state, ref);
  return now.is_slot() ? now : ref;
}

struct Builder {
  const Match& match;
  const Frame& frame;
  Env env;
  NodeId stmt;
  Parts& out;

  void add(Part part) {
    part.source = frame.card;
    if (part.cause == kNoNode) part.cause = stmt;
    part.scope = frame.scope;
    if (frame.kind == FrameKind::splice) {
      part.flags.remove(kOriginal);
      part.flags |= kProduct;
      if (frame.flags & kFrameClosed) part.flags |= kClosed;
    } else if (frame.flags & kFrameSelfAlt) {
      part.flags |= kSelfProduct;
      if (!match.edition->policy.self_products_open) part.flags |= kClosed;
    }
    out.push(part);
  }
  NodeId kid(int i) const { return match.book().kid(stmt, i); }
  ObjectList list(int i) const {
    ObjectList found{};
    objects(match, env, kid(i), found);
    for (ObjectRef& ref : found) ref = in_play_by_now(match.state, ref);
    return found;
  }
  int number(int i) const { return amount(match, env, kid(i)); }
};

void damage(Builder& b, PartKind kind) {
  const ObjectList targets = b.list(0);
  const int n = b.number(1);
  for (const ObjectRef ref : targets) b.add(damage_part(kind, ref, n, b.frame.card));
}

void move_damage(Builder& b) {
  const ObjectList from = b.list(0), to = b.list(1);
  if (to.empty()) return;
  const ObjectRef target = to[0];
  std::uint16_t group = 0;
  for (const ObjectRef source : from) {
    if (source == target || !source.is_slot() || !in_place(b.match.state, source)) continue;
    const int n = std::min<int>(b.number(2), b.match.state.slot(source.slot()).damage);
    Part off = damage_part(PartKind::remove_damage, source, n, b.frame.card);
    Part on = damage_part(PartKind::put_damage, target, n, b.frame.card);
    off.flags |= kFromMove;
    on.flags |= kFromMove;
    off.group = on.group = ++group;
    off.other = target;
    on.other = source;
    b.add(off);
    b.add(on);
  }
}

// Cards that a text follows: the object in play, or the card in the zone where it went.
ObjectList followed(const Builder& b, int i) {
  ObjectList found{};
  if (i == 0 && arranged(b.match, b.frame, b.stmt, found)) {
    // What is put on top last lies topmost.
    if (static_cast<Place>(b.match.book()[b.stmt].value) == Place::deck_top)
      std::reverse(found.begin(), found.end());
    return found;
  }
  // [DM-1.50 400.8] What waited does not speak of the zone where the card is now.
  const bool lost = !b.match.edition->delayed_follows && b.match.book().op(b.frame.program) == Op::delay;
  for (const ObjectRef ref : b.list(i)) {
    if (lost && ref.is_slot() && !in_place(b.match.state, ref)) continue;
    const ObjectRef now = follow(b.match.state, ref);
    found.push(now.none() ? ref : now);
  }
  return found;
}

void put_into(Builder& b) {
  const Place place = static_cast<Place>(b.match.book()[b.stmt].value);
  if (place == Place::deck_bottom_instead_of_discard) {
    if (b.frame.kind == FrameKind::splice) {
      Part part = move_part(b.match, b.frame.subject, Zone::deck, Verb::put);
      part.flags |= kBottom;
      b.add(part);
    } else {
      for (const ObjectRef ref : followed(b, 0)) {
        const CardId card = card_of(b.match.state, ref);
        const bool resolving = card != kNoCard && b.match.state.card(card).zone == Zone::pending;
        Part part = make_part(PartKind::apply, Verb::none, b.frame.controller, ref);
        if (!resolving) {  // it is in the discard already: it goes from there
          part = move_part(b.match, ref, Zone::deck, Verb::put);
          part.flags |= kBottom;
        }
        b.add(part);
      }
    }
    return;
  }
  const bool top_alone = b.match.book().op(b.kid(0)) == Op::top_card;
  for (const ObjectRef ref : followed(b, 0)) {
    const CardId card = card_of(b.match.state, ref);
    if (card == kNoCard) continue;
    const Zone from = b.match.state.card(card).zone;
    Part part;
    switch (place) {
      case Place::hand:
        part = move_part(b.match, ref, Zone::hand,
                         from == Zone::play || from == Zone::discard ? Verb::give_back : Verb::put);
        break;
      case Place::deck_top:
        part = move_part(b.match, ref, Zone::deck, Verb::put);
        break;
      case Place::deck_bottom:
        part = move_part(b.match, ref, Zone::deck, Verb::put);
        part.flags |= kBottom;
        break;
      case Place::deck_shuffled:
        part = move_part(b.match, ref, Zone::deck, Verb::put);
        break;
      case Place::discard:
        part = move_part(b.match, ref, Zone::discard, Verb::put);
        break;
      case Place::resource:
        part = move_part(b.match, ref, Zone::resource, Verb::put);
        break;
      case Place::resource_exerted:
        part = move_part(b.match, ref, Zone::resource, Verb::put);
        part.flags |= kEntersExerted;
        break;
      case Place::play:
        if (from == Zone::play) continue;  // it is there
        part = move_part(b.match, ref, Zone::play, Verb::put);
        break;
      case Place::shields:
        part = move_part(b.match, ref, Zone::shields, Verb::put);
        break;
      case Place::reserve:
        part = move_part(b.match, ref, Zone::reserve, Verb::put);
        break;
      case Place::under_self:
        part = make_part(PartKind::put_under, Verb::put, b.match.state.card(card).player(), ref);
        part.other = b.frame.self;
        part.flags |= kFaceDown;
        break;
      case Place::hand_alone:
        part = move_part(b.match, ref, Zone::hand, Verb::uncover);
        break;
      case Place::deck_bottom_instead_of_discard:
      case Place::count_:
        continue;
    }
    if (top_alone && ref.is_slot() && part.kind == PartKind::move_card)
      part.moved().leaves = Leaves::top_alone;
    b.add(part);
  }
  if (place == Place::deck_shuffled) {
    std::uint8_t owners = 0;
    for (const ObjectRef ref : followed(b, 0))
      owners |= static_cast<std::uint8_t>(1u << index(owner_of(b.match.state, ref)));
    for (std::uint8_t i = 0; i < b.match.state.player_count; ++i)
      if (owners >> i & 1) b.add(make_part(PartKind::shuffle, Verb::none, PlayerId{i}));
  }
}

// "… even if your opponent puts them into the battle zone after you cast this spell."
bool says_later_ones(const Book& book, NodeId id) { return says(book, id, Op::also_later); }

// An effect that begins to apply: one part per object; a rule for a while has no object.
void apply_effect(Builder& b, int fixed_amount) {
  const Book& book = b.match.book();
  const Node& node = book[b.stmt];
  const NodeId whom = b.kid(0);
  const bool states_a_rule =
      node.op == Op::cant || node.op == Op::can || node.op == Op::must || node.op == Op::deals_with;
  // Those who sang the song are fixed: only now does it know them.
  const bool later_ones = b.match.edition->later_ones_too || says_later_ones(book, whom);
  const bool rule_for_a_while = book.absent(whom) || (book.op(whom) == Op::all && states_a_rule &&
                                                      later_ones && !says(book, whom, Op::sang));
  auto part_for = [&](ObjectRef ref) {
    Part part = make_part(PartKind::apply, Verb::none, b.frame.controller, ref);
    part.other = b.frame.subject;
    part.amount = fixed_amount;
    b.add(part);
  };
  if (rule_for_a_while) {
    part_for({});
    return;
  }
  for (const ObjectRef ref : b.list(0)) part_for(ref);
}

// The first card of the second is what each of the first becomes.
void become(Builder& b) {
  const ObjectList what = b.list(1);
  const CardId like = what.empty() ? kNoCard : card_of(b.match.state, what[0]);
  if (like == kNoCard) return;
  for (const ObjectRef ref : b.list(0)) {
    if (!ref.is_slot() || !in_place(b.match.state, ref)) continue;
    Part part = make_part(PartKind::apply, Verb::none, b.frame.controller, ref);
    part.applied().becomes = b.match.state.card(like).face;
    b.add(part);
  }
}

// [DM-1.50 701.26] Each goes where the other was; what comes into play takes over the other's orientation.
void swap_places(Builder& b) {
  const State& state = b.match.state;
  const ObjectList first = b.list(0), second = b.list(1);
  if (first.empty() || second.empty() || first[0] == second[0]) return;
  const auto half = [&](ObjectRef goes, ObjectRef other) {
    const CardId there = card_of(state, other);
    Part part = move_part(b.match, goes, state.card(there).zone, Verb::put);
    part.group = 1;
    if (other.is_slot() && state.slot(other.slot()).exerted) part.flags |= kEntersExerted;
    b.add(part);
  };
  if (card_of(state, first[0]) == kNoCard || card_of(state, second[0]) == kNoCard) return;
  half(first[0], second[0]);
  half(second[0], first[0]);
}

// "At the end of the turn, banish them": what they are is fixed now.
const Register* bound_register(const Match& match, const Frame& frame, NodeId id) {
  const Node& node = match.book()[id];
  if (node.op == Op::ref) {
    const Register& r = frame.regs[node.value];
    return r.count ? &r : nullptr;
  }
  for (const NodeId kid : match.book().kids(node))
    if (const Register* found = bound_register(match, frame, kid)) return found;
  return nullptr;
}

// One effect that waits, for all of them: each is kept as a binding of its own, with the same instance.
void delay(Builder& b) {
  const Register* bound = bound_register(b.match, b.frame, b.kid(1));
  for (int i = 0; i < (bound ? bound->count : 1); ++i) {
    const State& state = b.match.state;
    const ObjectRef whom =
        bound ? in_play_by_now(state, state.refs[static_cast<std::size_t>(bound->first + i)]) : ObjectRef{};
    Part part = make_part(PartKind::apply, Verb::none, b.frame.controller, whom);
    part.other = b.frame.subject;
    part.amount = named_for(b.match, b.frame, b.stmt);
    part.applied().with_last_effect = i > 0;
    b.add(part);
  }
}

}  // namespace

void build_parts(const Match& match, const Frame& frame, NodeId stmt, Parts& out) {
  const Book& book = match.book();
  const Node& node = book[stmt];
  Builder b{match, frame, env_of(frame), stmt, out};
  const auto each_player_of = [&](int i, auto make) {
    for (const PlayerId p : players(match, b.env, b.kid(i))) b.add(make(p));
  };
  switch (node.op) {
    case Op::deal:
      damage(b, PartKind::deal_damage);
      break;
    case Op::unreduced: {
      const std::size_t before = out.size();
      build_parts(match, frame, b.kid(0), out);
      for (std::size_t i = before; i < out.size(); ++i)
        if (out[i].kind == PartKind::deal_damage) out[i].dealt().unreduced = true;
      break;
    }
    case Op::together:
      build_parts(match, frame, b.kid(0), out);
      build_parts(match, frame, b.kid(1), out);
      break;
    case Op::put_damage:
      damage(b, PartKind::put_damage);
      break;
    case Op::remove_damage:
      damage(b, PartKind::remove_damage);
      break;
    case Op::move_damage:
      move_damage(b);
      break;
    case Op::draw:
    case Op::draw_until: {
      for (const PlayerId p : players(match, b.env, b.kid(0))) {
        int n = b.number(1);
        if (node.op == Op::draw_until) n = std::max(0, n - count_zone(match.state, p, Zone::hand));
        for (int i = 0; i < n; ++i) b.add(draw_part(match, p));
      }
      break;
    }
    case Op::discard:
      for (const ObjectRef ref : b.list(1)) b.add(move_part(match, ref, Zone::discard, Verb::discard));
      break;
    case Op::banish:
      for (const ObjectRef ref : b.list(0))
        if (ref.is_slot()) b.add(move_part(match, ref, Zone::discard, Verb::banish));
      break;
    case Op::put_into:
      put_into(b);
      break;
    case Op::put_under: {
      const ObjectList where = b.list(1);
      if (where.empty() || !where[0].is_slot()) break;
      for (const ObjectRef ref : followed(b, 0)) {
        if (!ref.is_card() || !in_place(match.state, ref)) continue;
        Part part = make_part(PartKind::put_under, Verb::put, frame.controller, ref);
        part.from = match.state.card(ref.card()).zone;
        part.to = Zone::under;
        part.other = where[0];
        if (node.value == 0) part.flags |= kFaceDown;
        b.add(part);
      }
      break;
    }
    case Op::exert:
      for (const ObjectRef ref : b.list(0)) b.add(make_part(PartKind::exert, Verb::none, kNoPlayer, ref));
      break;
    case Op::ready:
      for (const ObjectRef ref : b.list(0)) b.add(make_part(PartKind::ready, Verb::none, kNoPlayer, ref));
      break;
    case Op::turn_over:
      for (const ObjectRef ref : b.list(0))
        b.add(make_part(PartKind::turn_over, Verb::none, owner_of(match.state, ref), ref));
      break;
    case Op::becomes:
      become(b);
      break;
    case Op::swap:
      swap_places(b);
      break;
    case Op::battle: {
      const ObjectList one = b.list(0), other = b.list(1);
      if (one.size() != 1 || other.size() != 1 || one[0] == other[0]) break;
      if (!one[0].is_slot() || !other[0].is_slot()) break;
      Part part = make_part(PartKind::mark, Verb::battle, frame.controller, one[0]);
      part.other = other[0];
      b.add(part);
      break;
    }
    case Op::gain_lore:
    case Op::lose_lore:
      each_player_of(0, [&](PlayerId p) {
        Part part =
            make_part(node.op == Op::gain_lore ? PartKind::gain_lore : PartKind::lose_lore, Verb::none, p);
        part.amount = b.number(1);
        return part;
      });
      break;
    case Op::gets:
      apply_effect(b, b.number(1));
      break;
    case Op::gains: {
      const Node& ability = book[b.kid(1)];
      const bool numbered = ability.op == Op::keyword && !book.absent(book.kid(ability, 0));
      apply_effect(b, numbered ? amount(match, b.env, book.kid(ability, 0)) : 0);
      break;
    }
    case Op::break_shields: {
      const ObjectList by = b.list(0);
      for (const ObjectRef ref : b.list(1)) {
        Part part = move_part(match, ref, Zone::hand, Verb::break_shield);
        part.other = by.empty() ? ObjectRef{} : by[0];
        b.add(part);
      }
      break;
    }
    case Op::cant:
      // It speaks of what the same effect has moved: those who would use the trigger look ahead to it.
      if (static_cast<Ban>(node.value) == Ban::use_trigger) break;
      [[fallthrough]];
    case Op::can:
    case Op::create:
    case Op::must_attack:
    case Op::must:
    case Op::loses:
    case Op::cant_gain:
    case Op::joins:
    case Op::floor_:
    case Op::deals_with:
      apply_effect(b, named_for(match, frame, stmt));
      break;
    case Op::lose_game:
      each_player_of(0, [&](PlayerId p) { return mark_part(Verb::lose_game, p, {}); });
      break;
    case Op::extra_turn:
      each_player_of(0, [&](PlayerId p) { return make_part(PartKind::apply, Verb::none, p, {}); });
      break;
    case Op::players_cant:
    case Op::must_choose:
    case Op::move_cost:
    case Op::play_from:
    case Op::extra_ink:
    case Op::cost_change: {
      Part part = make_part(PartKind::apply, Verb::none, frame.controller, {});
      const int at = node.op == Op::cost_change ? 2
                     : node.op == Op::move_cost ? 3
                     : node.op == Op::extra_ink ? 1
                                                : -1;
      part.amount = at < 0 ? 0 : b.number(at);
      b.add(part);
      break;
    }
    case Op::delay:
      delay(b);
      break;
    case Op::reveal:
      for (const ObjectRef ref : b.list(0))
        b.add(make_part(PartKind::reveal, Verb::none, owner_of(match.state, ref), ref));
      break;
    case Op::look_at:
      for (const PlayerId p : players(match, b.env, b.kid(0)))
        for (const ObjectRef ref : b.list(1)) b.add(make_part(PartKind::look, Verb::none, p, ref));
      break;
    case Op::shuffle:
      each_player_of(0, [&](PlayerId p) { return make_part(PartKind::shuffle, Verb::none, p); });
      break;
    case Op::pay:
      each_player_of(0, [&](PlayerId p) {
        Part part = make_part(PartKind::pay, Verb::none, p);
        part.amount = b.number(1);
        part.flags |= kCost;
        return part;
      });
      break;
    case Op::move_to: {
      const ObjectList where = b.list(1);
      if (where.empty()) break;
      for (const ObjectRef ref : b.list(0)) {
        Part part = move_to_part(match, owner_of(match.state, ref), ref, where[0]);
        part.amount = 1;
        b.add(part);
      }
      break;
    }
    default:
      break;  // control statements and expressions have no parts of their own
  }
}

namespace {

bool somebody(const Match& match, const Env& env, NodeId who) {
  const Node& node = match.book()[who];
  if (node.op == Op::top_card) return somebody(match, env, match.book().kid(node, 0));
  if (node.op == Op::both_of)
    return somebody(match, env, match.book().kid(node, 0)) || somebody(match, env, match.book().kid(node, 1));
  if (node.op == Op::chosen) {
    ObjectList list{};
    domain(match, env, match.book().kid(node, 0), list);
    for (const ObjectRef ref : list)
      if (fits(match, env, match.book().kid(node, 0), ref) &&
          (!ref.is_slot() || match.rules->can_choose(match, env.controller, ref, env.card).legal))
        return true;
    return false;
  }
  ObjectList list{};
  objects(match, env, who, list);
  for (const ObjectRef ref : list)
    if (!follow(match.state, ref).none()) return true;
  return false;
}

}  // namespace

bool could_happen(const Match& match, const Env& env, NodeId stmt) {
  const Book& book = match.book();
  const Node& node = book[stmt];
  switch (node.op) {
    case Op::seq:
      for (const NodeId kid : book.kids(node))
        if (could_happen(match, env, kid)) return true;
      return false;
    case Op::may:
      return could_happen(match, env, book.kid(node, 1));
    case Op::unreduced:
      return could_happen(match, env, book.kid(node, 0));
    case Op::repeat:
      return amount(match, env, book.kid(node, 0)) > 0 && could_happen(match, env, book.kid(node, 1));
    case Op::instead:
    case Op::if_done:
    case Op::if_not_done:
      return could_happen(match, env, book.kid(node, 0));
    case Op::deal:
    case Op::put_damage:
    case Op::banish:
    case Op::put_into:
    case Op::put_under:
    case Op::gets:
    case Op::gains:
    case Op::loses:
    case Op::joins:
      return somebody(match, env, book.kid(node, 0));
    case Op::reveal:
      return somebody(match, env, book.kid(node, 0));
    case Op::swap:
    case Op::battle:
    case Op::becomes:
      return somebody(match, env, book.kid(node, 0)) && somebody(match, env, book.kid(node, 1));
    case Op::look_at:
      return somebody(match, env, book.kid(node, 1));
    case Op::remove_damage: {
      const NodeId whom = book.kid(node, 0);
      return somebody(match, env, whom);
    }
    case Op::discard:
      return somebody(match, env, book.kid(node, 1));
    case Op::exert:
    case Op::ready:
      return somebody(match, env, book.kid(node, 0));
    case Op::break_shields:
      return somebody(match, env, book.kid(node, 1));
    case Op::draw: {
      for (const PlayerId p : players(match, env, book.kid(node, 0)))
        if (count_zone(match.state, p, Zone::deck) > 0) return amount(match, env, book.kid(node, 1)) > 0;
      return false;
    }
    case Op::pay:
      for (const PlayerId p : players(match, env, book.kid(node, 0))) {
        int ready = 0;
        for (CardId c = match.state.list(p, Zone::resource).first; c != kNoCard; c = match.state.card(c).next)
          ready += !match.state.card(c).exerted;
        if (ready < amount(match, env, book.kid(node, 1))) return false;
      }
      return true;
    case Op::play_card: {
      const NodeId what = book.kid(node, 1);
      const bool free = (node.value & kForFree) != 0;
      const auto by = players(match, env, book.kid(node, 0));
      const PlayerId player = by.empty() ? env.controller : by[0];
      ObjectList list{};
      if (book.op(what) == Op::chosen) {
        domain(match, env, book.kid(what, 0), list);
        for (const ObjectRef ref : list)
          if (fits(match, env, book.kid(what, 0), ref) &&
              match.rules->can_play(match, player, card_of(match.state, ref), free).legal)
            return true;
        return false;
      }
      objects(match, env, what, list);
      for (const ObjectRef ref : list) {
        const ObjectRef now = follow(match.state, ref);
        if (!now.none() && match.rules->can_play(match, player, card_of(match.state, now), free).legal)
          return true;
      }
      return false;
    }
    default:
      return true;
  }
}

bool moved_on(const Match& match, const Env& env, NodeId id) {
  const Node& node = match.book()[id];
  if (node.op == Op::role || node.op == Op::ref || node.op == Op::self) {
    ObjectList list{};
    objects(match, env, id, list);
    return std::any_of(list.begin(), list.end(),
                       [&](ObjectRef ref) { return follow(match.state, ref).none(); });
  }
  for (const NodeId kid : match.book().kids(node))
    if (moved_on(match, env, kid)) return true;
  return false;
}

}  // namespace kawari
