#include "commit/movement.h"

#include <algorithm>

#include "commit/effects.h"
#include "event/event.h"
#include "state/lists.h"
#include "state/rules.h"

namespace kawari {
namespace {

constexpr std::size_t kManyRemembered = 256;
constexpr std::uint32_t kOfKeywords = 1u << kMaxOnce;  // in Slot::used and Slot::seen

}  // namespace

void remember_object(Match& match, SlotId id) {
  State& state = match.state;
  const Slot& slot = state.slot(id);
  const SlotValues& values = derived(match).slots[index(id)];
  Remembered last;
  last.ref = ref_of(state, id);
  last.card = slot.top;
  last.stamp = next_mark(state, state.card(slot.top).stamp);
  std::copy(std::begin(values.stat), std::end(values.stat), last.stat);
  last.damage = slot.damage;
  last.keywords = values.keywords;
  last.location = slot.location;
  last.under_count = slot.under_count;
  last.exerted = slot.exerted;
  last.combat = slot.combat & 3;
  last.controller = slot.controller;
  // If many objects leave before the next decision, those without references are forgotten in between.
  if (state.remembered.size() % kManyRemembered == kManyRemembered - 1) forget_unspoken(state);
  state.remembered.push(state, last);
}

namespace {

// Whether something that is under way or lasts speaks of that object.
bool spoken_of(const State& state, ObjectRef ref) {
  const auto any = [&](const auto&... refs) { return ((refs == ref) || ...); };
  for (const Effect& e : state.effects)
    if (any(e.object, e.subject)) return true;
  for (const Frame& f : state.frames)
    if (any(f.self, f.subject, f.other, f.bound)) return true;
  for (const Waiting& w : state.waiting)
    if (any(w.self, w.subject, w.other, w.bound)) return true;
  for (const Part& p : state.parts)
    if (any(p.object, p.other)) return true;
  for (const Applied& a : state.applied)
    if (any(a.bound, a.self)) return true;
  for (const FollowUp& f : state.follow_ups)
    if (any(f.self, f.object)) return true;
  for (const Done& d : state.history)
    if (any(d.subject())) return true;
  return std::find(state.refs.begin(), state.refs.end(), ref) != state.refs.end() ||
         std::find(state.picks.begin(), state.picks.end(), ref) != state.picks.end();
}

// [LOR-2.1 7.5.2] Each card of a pile is put into the inkwell, and abilities that watch this see each of
// them.
void also_arrived(Match& match, const Part& with, CardId card) {
  State& state = match.state;
  Part part(PartKind::mark);
  part.verb = with.verb;
  part.player = state.card(card).player();
  part.flags = kProduct;
  part.source = with.source;
  part.object = ref_of(state, card);
  part.from = Zone::under;
  part.to = with.to;
  part.cause = with.cause;
  part.scope = with.scope;
  (void)add_part(match, part);
}

// [DM-1.50 400.5] A card that changes zones becomes its printed front side again: it loses its other side and
// a face that an effect gave it.
void own_face_again(Match& match, CardId id) {
  Card& card = match.state.card(id);
  const ObjectRef there{static_cast<std::uint16_t>(index(id)), card.stamp};
  FaceId own = match.face(id).other_side;
  for (std::size_t i = match.state.effects.size(); i-- > 0;) {
    const Effect& effect = match.state.effects[i];
    if (match.book().op(effect.node) == Op::becomes && effect.subject == there) own = effect.own_face;
  }
  if (own != kNoFace) card.face = own;
  if (on_other_side(match, id)) card.face = match.face(id).other_side;
  card.turned = 0;
}

}  // namespace

// A card is put on a second card: both objects become one. [LOR-2.2 8.10.4.2]
void join_piles(Match& match, SlotId from, SlotId to) {
  State& state = match.state;
  const bool on_top = !match.rules->put_under_last;
  Slot& source = state.slot(from);
  Slot& target = state.slot(to);
  const ObjectRef old = ref_of(state, from), now = ref_of(state, to);
  const Pile pile = pile_of(state, source);
  target.damage = state.exact(std::int64_t{target.damage} + source.damage);
  target.exerted |= source.exerted;
  target.drying |= source.drying;
  if (source.combat) target.combat = source.combat;
  target.marks |= source.marks & joined_with_object(match.rules->marks);
  for (std::uint8_t i = 0; i < state.slot_end(); ++i)
    if (state.slots[i].location == from) state.slots[i].location = to;
  source = Slot{};
  source.generation = next_mark(state, old.mark);
  for (std::size_t i = 0; i < pile.size(); ++i) {
    const CardId card = pile[on_top ? pile.size() - 1 - i : i];
    state.card(card).next = state.card(card).prev = kNoCard;
    state.card(card).stamp = next_mark(state, state.card(card).stamp);
    put_beneath(state, card, to, on_top);
  }
  // References to the object that was joined now refer to the joined object.
  const auto become = [&](auto&... refs) { ((refs == old ? void(refs = now) : void()), ...); };
  for (Effect& effect : state.effects) become(effect.object, effect.subject);
  for (Frame& frame : state.frames) become(frame.self, frame.subject, frame.other, frame.bound);
  for (Waiting& waiting : state.waiting) become(waiting.self, waiting.subject, waiting.other, waiting.bound);
  for (ObjectRef& ref : state.refs) become(ref);
  for (Done& done : state.history) {
    if (done.subject() != old) continue;
    done.slot = to;
    done.generation = now.mark;
  }
}

void forget_unspoken(State& state) {
  for (std::size_t i = state.remembered.size(); i-- > 0;)
    if (!spoken_of(state, state.remembered[i].ref)) state.remembered.erase(i);
}

void arrive(Match& match, CardId id, Zone to, const Part& part) {
  State& state = match.state;
  Card& card = state.card(id);
  card.linked = card.column = card.row = 0;
  if (card.turned) own_face_again(match, id);
  // A card that is out of the game cannot be redirected to another zone.
  if (match.rules->final_zone && to != Zone::removed) to = match.rules->final_zone(match, id, to);
  const Zone from = card.zone == Zone::none ? part.from : card.zone;
  const std::uint8_t openly = to == Zone::deck ? who_sees_it_go(match, id, from) : std::uint8_t{0};
  card.known = who_follows(match, id, from, to, part);
  card.stamp = next_mark(state, card.stamp);
  card.exerted = to == Zone::resource && part.has(kEntersExerted);
  card.came = 0;
  card.shown = openly;  // until forget_order()
  card.face_down = to == Zone::resource && match.rules->resource_hidden;
  card.followed = card.known != 0;
  const PlayerId owner = card.player();
  if (to == Zone::deck) state.player(owner).placed = 1;
  if (to == Zone::deck && !part.has(kBottom))
    link_first(state, id, owner, to);
  else
    link_last(state, id, owner, to);
}

namespace {

// Ends effects that last while one of these cards is in play.
void end_effects_of(Match& match, std::span<const CardId> cards) {
  State& state = match.state;
  for (std::size_t i = state.effects.size(); i-- > 0;) {
    if (state.effects[i].until != Until::source_leaves) continue;
    if (std::find(cards.begin(), cards.end(), state.effects[i].source) == cards.end()) continue;
    tell_over(match, TraceKind::ended, state.effects[i], rule::key(rule::duration));
    stop_being(match, state.effects[i]);
    state.effects.erase(i);
  }
}

}  // namespace

void leave_play(Match& match, SlotId id, Part& part) {
  State& state = match.state;
  Slot& slot = state.slot(id);
  const ObjectRef ref = ref_of(state, id);
  remember_object(match, id);
  for (std::uint8_t i = 0; i < state.slot_end(); ++i)
    if (state.slots[i].location == id) state.slots[i].location = kNoSlot;
  const Pile pile = pile_of(state, slot);
  slot = Slot{};
  slot.generation = next_mark(state, ref.mark);
  // Forget which cards lay beneath the previous object of this slot.
  for (std::uint16_t i = 0; i < state.cards.size(); ++i)
    if (Card& card = state.card(CardId{i}); card.slot == id && list_index(card.zone) >= 0)
      card.slot = kNoSlot;
  // A pile goes to the top of a deck as a block, its lowest card first.
  const bool reversed = part.to == Zone::deck && !part.has(kBottom);
  for (std::size_t i = 0; i < pile.size(); ++i) {
    const CardId card = pile[reversed ? pile.size() - 1 - i : i];
    state.card(card).next = state.card(card).prev = kNoCard;
    state.card(card).slot = kNoSlot;
    arrive(match, card, part.to, part);
    if (card == pile[0]) continue;
    state.card(card).slot = id;
    if (part.to == Zone::resource) also_arrived(match, part, card);
  }
  end_effects_of(match, {pile.begin(), pile.size()});
  // End effects on the object; an effect that waits for a later moment loses its binding.
  for (std::size_t i = state.effects.size(); i-- > 0;)
    if (state.effects[i].object == ref && match.book().op(state.effects[i].node) != Op::delay)
      state.effects.erase(i);
}

void leave_top(Match& match, SlotId id, CardId next, Part& part) {
  State& state = match.state;
  Slot& slot = state.slot(id);
  const CardId top = slot.top;
  unlink(state, next);
  slot.top = next;
  slot.used = slot.seen = 0;
  slot.layered = slot.under_count > 0;
  state.card(next).zone = Zone::play;
  state.card(next).slot = id;
  state.card(top).next = state.card(top).prev = kNoCard;
  state.card(top).slot = kNoSlot;
  arrive(match, top, part.to, part);
  part.object = ref_of(state, top);
}

void leave_linked(Match& match, SlotId id, Part& part) {
  State& state = match.state;
  const CardId leaver = part.single;
  if (!is_linked(state, leaver) || state.card(leaver).slot != id) {
    part.flags |= kDropped;
    return;
  }
  const OnceOfCards once = once_of_cards(match, id);
  remember_object(match, id);
  if (state.slot(id).top == leaver) {
    CardId next = state.slot(id).under;
    while (!state.card(next).linked) next = state.card(next).next;
    leave_top(match, id, next, part);
  } else {
    unlink(state, leaver);
    arrive(match, leaver, part.to, part);
    part.object = ref_of(state, leaver);
  }
  end_effects_of(match, {&leaver, 1});
  linked_again(match, id);
  set_once_of_cards(match, id, once);
}

void linked_again(Match& match, SlotId id) {
  State& state = match.state;
  Slot& slot = state.slot(id);
  const Pile linked = linked_of(state, slot);
  slot.layered = 0;
  slot.drying = linked.size() > 1 ? 0 : state.card(slot.top).came;
  if (linked.size() == 1) {
    Card& alone = state.card(slot.top);
    alone.linked = alone.column = alone.row = 0;
  }
  std::uint8_t left = kMaxAbreast, above = kMaxAbreast;
  for (const CardId c : linked) {
    left = std::min<std::uint8_t>(left, state.card(c).column);
    above = std::min<std::uint8_t>(above, state.card(c).row);
  }
  for (const CardId c : linked) {
    if (linked.size() == 1) break;
    place_linked(state, c, state.card(c).column - left, state.card(c).row - above);
  }
  match.derived.stale = Stale::all;
}

void place_linked(State& state, CardId id, int column, int row) {
  Card& card = state.card(id);
  card.linked = 1;
  card.column = static_cast<std::uint8_t>(column) & 7;
  card.row = static_cast<std::uint8_t>(row) & 7;
}

OnceOfCards once_of_cards(const Match& match, SlotId id) {
  const State& state = match.state;
  const Slot& slot = state.slot(id);
  OnceOfCards out;
  Pile cards = linked_of(state, slot);
  if (cards.empty()) cards.push(slot.top);
  std::size_t at = 0;
  for (const CardId card : cards) {
    const std::size_t count = match.own_face(card).abilities.size();
    const std::uint32_t mask = (1u << std::min<std::size_t>(count, kMaxOnce)) - 1;
    const bool beyond = at >= static_cast<std::size_t>(kMaxOnce);
    out.push({card, beyond ? 0 : (slot.used & ~kOfKeywords) >> at & mask,
              beyond ? 0 : (slot.seen & ~kOfKeywords) >> at & mask});
    at += count;
  }
  out.push({kNoCard, slot.used & kOfKeywords, slot.seen & kOfKeywords});
  return out;
}

void set_once_of_cards(Match& match, SlotId id, const OnceOfCards& once) {
  State& state = match.state;
  Slot& slot = state.slot(id);
  slot.used = slot.seen = 0;
  Pile cards = linked_of(state, slot);
  if (cards.empty()) cards.push(slot.top);
  std::size_t at = 0;
  for (const OnceOfCard& one : once)
    if (one.card == kNoCard) slot.used |= one.used, slot.seen |= one.seen;
  for (const CardId card : cards) {
    for (const OnceOfCard& one : once)
      if (one.card == card && at < static_cast<std::size_t>(kMaxOnce)) {
        slot.used |= one.used << at & ~kOfKeywords;
        slot.seen |= one.seen << at & ~kOfKeywords;
      }
    at += match.own_face(card).abilities.size();
  }
}

SlotId enter_linked(Match& match, CardId id, std::span<const SlotId> objects) {
  State& state = match.state;
  const SlotId at = objects[0];
  OnceOfCards once = once_of_cards(match, at);
  for (const SlotId other : objects) {
    if (other == at) continue;
    for (const OnceOfCard& one : once_of_cards(match, other)) once.push(one);
    if (!state.card(state.slot(other).top).linked) place_linked(state, state.slot(other).top, 0, 0);
    join_piles(match, other, at);
  }
  if (!state.card(state.slot(at).top).linked) place_linked(state, state.slot(at).top, 0, 0);
  put_beneath(state, id, at, false);
  place_linked(state, id, 0, 0);
  state.card(id).came = 1;
  state.card(id).exerted = state.card(id).face_down = 0;
  state.slot(at).drying = 0;
  set_once_of_cards(match, at, once);
  match.derived.stale = Stale::all;
  return at;
}

void discard_beneath(Match& match, CardId card, const Part& with) {
  unlink(match.state, card);
  Part gone = with;
  gone.to = Zone::discard;
  arrive(match, card, Zone::discard, gone);
  also_arrived(match, gone, card);
}

SlotId set_apart(Match& match, SlotId from, std::span<const CardId> cards) {
  State& state = match.state;
  for (const CardId card : cards) unlink(state, card);
  const std::uint8_t came = state.card(cards[0]).came;
  const SlotId at = occupy(state, cards[0], state.slot(from).controller);
  if (at == kNoSlot) return at;
  for (const CardId card : cards.subspan(1)) put_beneath(state, card, at, false);
  Slot& apart = state.slot(at);
  apart.exerted = state.slot(from).exerted;
  apart.drying = state.card(cards[0]).came = came & 1;
  const std::size_t effects = state.effects.size();
  for (std::size_t i = 0; i < effects; ++i) {
    Effect also = state.effects[i];
    if (also.object != ref_of(state, from)) continue;
    also.object = ref_of(state, at);
    state.effects.push(state, also);
  }
  return at;
}

void is_as_it_came(Match& match, SlotId id) {
  Slot& slot = match.state.slot(id);
  slot.layered = 0;
  slot.drying = match.state.card(slot.top).came;
}

namespace {

// Only the card on top goes; the one beneath it is the character from now on.
bool uncover(Match& match, SlotId id, Part& part) {
  State& state = match.state;
  CardId next = state.slot(id).under;
  while (next != kNoCard && state.card(next).face_down) next = state.card(next).next;
  if (next == kNoCard) return false;
  state.card(next).stamp = next_mark(state, state.card(next).stamp);
  leave_top(match, id, next, part);
  return true;
}

void enter_play(Match& match, CardId id, Part& part) {
  State& state = match.state;
  const Card& card = state.card(id);
  const PlayerId player = card.player();
  unlink(state, id);
  state.card(id).stamp = next_mark(state, state.card(id).stamp);
  state.card(id).known = 0;
  state.card(id).followed = 0;
  // If piles are taken apart, each card remembers whether it came this turn.
  const bool just_come = match.rules->put_on != nullptr && match.face(id).is(Kind::character);
  if (part.has(kLinks)) {
    if (const SlotId linked = match.rules->linking.enter(match, id); linked != kNoSlot) {
      if (part.has(kEntersExerted)) state.slot(linked).exerted = 1;
      if (part.other.is_card()) state.slot(linked).link = part.other;  // chosen as it entered
      part.object = ref_of(state, linked);
      part.single = id;
      return;
    }
  }
  if (part.verb == Verb::shift && part.other.is_slot() && in_place(state, part.other)) {
    // The new card goes on top. The object stays the same, with its damage, its state and the effects on it.
    Slot& slot = state.slot(part.other.slot());
    const CardId base = slot.top;
    put_beneath(state, base, part.other.slot(), true);
    slot.top = id;
    state.card(id).zone = Zone::play;
    state.card(id).slot = part.other.slot();
    state.card(id).face_down = 0;
    state.card(id).exerted = 0;
    state.card(id).came = just_come;
    if (part.has(kEntersExerted)) slot.exerted = 1;
    slot.used = slot.seen = 0;
    slot.layered = 1;
    part.object = part.other;
    return;
  }
  const SlotId at = occupy(state, id, player);
  if (at == kNoSlot) return;
  Slot& slot = state.slot(at);
  slot.exerted = part.has(kEntersExerted);
  state.card(id).exerted = 0;
  state.card(id).came = just_come;
  slot.drying = match.face(id).is(Kind::character);
  slot.damage = part.moved().damage;
  if (part.other.is_card()) slot.link = part.other;  // chosen as it entered
  part.object = ref_of(state, at);
}

}  // namespace

void move_card(Match& match, Part& part) {
  State& state = match.state;
  if (part.object.is_slot()) {
    if (part.verb == Verb::uncover && uncover(match, part.object.slot(), part)) return;
    if (part.moved().leaves != Leaves::whole) {
      if (match.rules->top_leaves == nullptr) return state.raise(Fault::unsupported);
      if (match.rules->top_leaves(match, part.object.slot(), part)) return;
    }
    leave_play(match, part.object.slot(), part);
    return;
  }
  const CardId id = part.object.card();
  if (part.to == Zone::play) {
    enter_play(match, id, part);
    return;
  }
  unlink(state, id);
  arrive(match, id, part.to, part);
  if (part.verb == Verb::ink) ++state.player(part.player).inked;
  part.object = ref_of(state, id);
}

}  // namespace kawari
