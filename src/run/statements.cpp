// Turns statements into parts. Nothing here changes the state. The form of each statement is in run/ops/;
// this file has the functions that are longer than a line.
#include <algorithm>

#include "run/ops/statements.h"
#include "state/ops/own_form.h"
#include "state/rules.h"
#include "state/taken.h"
#include "state/verdict.h"

namespace kawari {
namespace {

// A card that this effect has put into play is replaced by its object; other references stay the same.
ObjectRef in_play_by_now(const State& state, ObjectRef ref) {
  if (!ref.is_card() || in_place(state, ref)) return ref;
  const ObjectRef now = follow(state, ref);
  return now.is_slot() ? now : ref;
}

}  // namespace

void Builder::add(Part part) {
  part.source = frame.card;
  if (part.cause == kNoNode) part.cause = stmt;
  part.scope = frame.scope;
  if (frame.flags & kFrameCost) part.flags |= kCost;
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

ObjectList Builder::list(int i) const {
  ObjectList found{};
  objects(match, env, kid(i), found);
  if (runs<Splice>(frame)) {
    const Splice::Fields& splice = local<Splice>(frame);
    const Proposal& proposal = match.state.proposals[splice.proposal];
    ObjectList left{};
    for (const ObjectRef ref : found)
      if (ref == env.subject || !taken(match.state, proposal, ref, splice.first_product, splice.part))
        left.push(ref);
    found = left;
  }
  for (ObjectRef& ref : found) ref = in_play_by_now(match.state, ref);
  return found;
}

// The amount for one of several objects, where it was chosen for each of them: the choice names an object as
// often as the number says.
int Builder::number_for(int i, ObjectRef ref) const {
  const Node& node = match.book()[kid(i)];
  if (node.op != Op::up_to || node.reg == kNoRegister || frame.regs[node.reg].asked == 0) return number(i);
  const Register& r = frame.regs[node.reg];
  const auto begin = match.state.refs.begin() + r.first + r.earlier;
  return static_cast<int>(std::count(begin, begin + r.now_count(), ref));
}
bool Builder::left_out(int i, ObjectRef ref) const {
  const Node& node = match.book()[kid(i)];
  return node.op == Op::up_to && node.reg != kNoRegister && frame.regs[node.reg].asked > 0 &&
         number_for(i, ref) == 0;
}

// Cards that a text follows: the object in play, or the card in the zone to which it went.
ObjectList Builder::followed(int i) const {
  ObjectList found{};
  if (i == 0 && arranged(match, frame, stmt, found)) {
    // The card that is put on top last is topmost.
    if (form_of(static_cast<Place>(match.book()[stmt].value)).at == Place::deck_top)
      std::reverse(found.begin(), found.end());
    return found;
  }
  // [DM-1.50 400.8] An effect that waited does not find the card in the zone where it is now.
  const bool lost = !match.edition->delayed_follows && match.book().op(frame.program) == Op::delay;
  for (const ObjectRef ref : list(i)) {
    if (lost && ref.is_slot() && !in_place(match.state, ref)) continue;
    const ObjectRef now = follow(match.state, ref);
    found.push(now.none() ? ref : now);
  }
  return found;
}

void build_put_into(Builder& b) {
  const PlaceForm form = form_of(static_cast<Place>(b.match.book()[b.stmt].value));
  const Place place = form.at;
  const bool instead = form.instead_of_discard && b.frame.kind == FrameKind::splice;
  // The card has resolved before the effect that plays it goes on: this sentence has been followed by then.
  if (form.instead_of_discard && !instead && b.match.rules->plays_at_once) return;
  const bool top_alone = b.match.book().has(b.kid(0), Traits::TopAlone);
  ObjectList cards{};
  if (instead)
    cards.push(b.frame.subject);
  else
    cards = b.followed(0);
  for (const ObjectRef ref : cards) {
    const CardId card = card_of(b.match.state, ref);
    if (card == kNoCard) continue;
    const Zone from = b.match.state.card(card).zone;
    if (form.instead_of_discard && !instead && from == Zone::pending) {
      b.add(make_part(PartKind::apply, Verb::none, b.frame.controller, ref));
      continue;
    }
    Part part;
    if (is_own_zone(place)) part = move_part(b.match, ref, zone_at(place), Verb::put);
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
        if (from == Zone::play) continue;  // it is already there
        part = move_part(b.match, ref, Zone::play, Verb::put);
        break;
      case Place::under_self:
        part = make_part(PartKind::put_under, Verb::put, b.match.state.card(card).player(), ref);
        part.other = b.frame.self;
        part.flags |= kFaceDown;
        break;
      case Place::hand_alone:
        part = move_part(b.match, ref, Zone::hand, Verb::uncover);
        break;
      // form_of() has taken these apart.
      case Place::deck_top_in_any_order:
      case Place::deck_bottom_in_any_order:
      case Place::hand_instead_of_discard:
      case Place::deck_bottom_instead_of_discard:
      case Place::deck_shuffled_instead_of_discard:
      case Place::resource_instead_of_discard:
      case Place::resource_exerted_instead_of_discard:
      case Place::count_:
        break;
    }
    if (top_alone && ref.is_slot() && part.kind == PartKind::move_card)
      part.moved().leaves = Leaves::top_alone;
    b.add(part);
  }
  if (place == Place::deck_shuffled) {
    std::uint8_t owners = 0;
    for (const ObjectRef ref : cards)
      owners |= static_cast<std::uint8_t>(1u << index(owner_of(b.match.state, ref)));
    for (std::uint8_t i = 0; i < b.match.state.player_count; ++i)
      if (owners >> i & 1) b.add(make_part(PartKind::shuffle, Verb::none, PlayerId{i}));
  }
}

namespace {

// "… even if your opponent puts them into the battle zone after you cast this spell."
bool says_later_ones(const Book& book, NodeId id) { return says(book, id, Traits::LaterToo); }

}  // namespace

void build_effect(Builder& b, int fixed_amount, ForAWhile how) {
  const Book& book = b.match.book();
  const NodeId whom = b.kid(0);
  // The characters that sang the song are known now, and fixed.
  const bool later_ones = b.match.edition->later_ones_too || says_later_ones(book, whom);
  const bool rule_for_a_while = book.absent(whom) || (book.op(whom) == Op::all && how == ForAWhile::rule &&
                                                      later_ones && !says(book, whom, Traits::DidIt));
  const Naming named = named_for(b.match, b.frame, b.stmt);
  auto part_for = [&](ObjectRef ref) {
    Part part = make_part(PartKind::apply, Verb::none, b.frame.controller, ref);
    part.other = b.frame.subject;
    part.amount = fixed_amount;
    part.applied().named = named;
    b.add(part);
  };
  if (rule_for_a_while) {
    part_for({});
    return;
  }
  for (const ObjectRef ref : b.list(0)) part_for(ref);
}

// Each of the first objects becomes the first card of the second objects.
void build_becomes(Builder& b) {
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

namespace {

// "At the end of the turn, banish them": the objects are fixed now.
const Register* bound_register(const Match& match, const Frame& frame, NodeId id) {
  const Node& node = match.book()[id];
  if (node.op == Op::ref) {
    const Register& r = frame.regs[node.value];
    return r.now_count() ? &r : nullptr;
  }
  for (const NodeId kid : match.book().kids(node))
    if (const Register* found = bound_register(match, frame, kid)) return found;
  return nullptr;
}

}  // namespace

// One waiting effect for all objects: each object is a separate binding with the same instance.
void build_delay(Builder& b) {
  const Register* bound = bound_register(b.match, b.frame, b.kid(1));
  for (int i = 0; i < (bound ? bound->now_count() : 1); ++i) {
    const State& state = b.match.state;
    const ObjectRef whom =
        bound ? in_play_by_now(state, state.refs[static_cast<std::size_t>(bound->first + bound->earlier + i)])
              : ObjectRef{};
    Part part = make_part(PartKind::apply, Verb::none, b.frame.controller, whom);
    part.other = b.frame.subject;
    part.applied().named = named_for(b.match, b.frame, b.stmt);
    part.applied().with_last_effect = i > 0;
    b.add(part);
  }
}

void build_table_effect(Builder& b, int amount) {
  Part part = make_part(PartKind::apply, Verb::none, b.frame.controller, {});
  part.amount = amount;
  b.add(part);
}

bool could_play(const Match& match, const Env& env, const Node& node) {
  const Book& book = match.book();
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

// --- choices

namespace {

Unchosen keeps_from_playing(const Choosing& c, ObjectRef ref) {
  const bool free = (c.node().value & kForFree) != 0;
  const auto by = players(c.match, c.env, c.kid(0));
  const PlayerId player = by.empty() ? c.env.controller : by[0];
  const Verdict verdict = c.match.rules->can_play(c.match, player, card_of(c.match.state, ref), free);
  if (!verdict.legal) return {Unchosen::Why::rule, verdict};
  return {};
}

// [LOR-2.1 4.7.1, 4.7.2] The character and the location must belong to the same player, and it must be a
// different location.
Unchosen keeps_from_moving(const Choosing& c, ObjectRef ref) {
  const State& state = c.match.state;
  const Unchosen other{Unchosen::Why::filter, {}};
  if (!ref.is_slot() || state.slot(ref.slot()).controller != c.env.controller) return other;
  ObjectList movers{};
  objects(c.match, c.env, c.kid(0), movers);
  const auto there = [&](ObjectRef mover) {
    return mover.is_slot() && in_place(state, mover) && state.slot(mover.slot()).location == ref.slot();
  };
  if (movers.empty() || !std::all_of(movers.begin(), movers.end(), there)) return {};
  return other;
}

}  // namespace

const ChoiceRules choices_to_play{keeps_from_playing, effect_player, none_besides, as_said, not_apart};
const ChoiceRules choices_to_move{keeps_from_moving, effect_player, none_besides, as_said, not_apart};

static_assert(each_op_of<Sort::Stmt>([]<Op op>() { return check_statement_form<op>(); }));

const ChoiceRules& choice_rules(const Match& match, NodeId stmt) {
  const Op stmt_op = match.book().op(stmt);
  return *dispatch<Sort::Stmt>(
      stmt_op, []<Op op>() -> const ChoiceRules* { return &StatementForm<op>::choices; },
      [&] { return own_form<OwnStatement>(match, stmt_op).choices; });
}

void build_parts(const Match& match, const Frame& frame, NodeId stmt, Parts& out) {
  Builder b{match, frame, env_of(frame), stmt, out};
  const Op stmt_op = b.node().op;
  dispatch<Sort::Stmt>(
      stmt_op, [&]<Op op>() { StatementForm<op>::build(b); },
      [&] { own_form<OwnStatement>(match, stmt_op).build(b); });
}

bool could_happen(const Match& match, const Env& env, NodeId stmt) {
  const Node& node = match.book()[stmt];
  return dispatch<Sort::Stmt>(
      node.op, [&]<Op op>() { return StatementForm<op>::possible(match, env, node); },
      [&] { return own_form<OwnStatement>(match, node.op).possible(match, env, node); });
}

bool moved_on(const Match& match, const Env& env, NodeId id) {
  const Node& node = match.book()[id];
  if (match.book().has(node, Traits::Refers)) {
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
