#include "commit/marks.h"

#include "commit/commit.h"
#include "state/lists.h"
#include "state/rules.h"

namespace kawari {

void dry_objects_of(Match& match, PlayerId player) {
  State& state = match.state;
  for (Slot& slot : state.slots) {
    if (slot.top == kNoCard || slot.controller != player) continue;
    slot.drying = 0;
    if (!match.rules->put_on) continue;
    state.card(slot.top).came = 0;
    for (CardId c = slot.under; c != kNoCard; c = state.card(c).next) state.card(c).came = 0;
  }
  wrote(match, kReadsClock);
}

void set_mark(State& state, SlotId slot, MarkId mark, bool is) {
  std::uint8_t& marks = state.slot(slot).marks;
  marks = static_cast<std::uint8_t>(is ? marks | bit(mark) : marks & ~bit(mark));
}

void clear_mark(State& state, MarkId mark) {
  for (Slot& slot : state.slots) slot.marks &= static_cast<std::uint8_t>(~bit(mark));
}

void bind_to(State& state, SlotId slot, ObjectRef other) { state.slot(slot).link = other; }

SlotId imagine_entered(Match& copy, CardId card) {
  State& state = copy.state;
  unlink(state, card);
  const SlotId slot = occupy(state, card, state.card(card).player());
  if (slot == kNoSlot) return slot;
  state.slot(slot).drying = copy.face(card).is(Kind::character);
  copy.derived.stale = Stale::all;
  return slot;
}

void take_part(State& state, ObjectRef object, Combat as) {
  state.slot(object.slot()).combat = static_cast<std::uint8_t>(as) & 3;
}

void attack_instead(State& state, ObjectRef object) {
  for (Slot& slot : state.slots)
    if (slot.combat == static_cast<std::uint8_t>(Combat::challenged)) slot.combat = 0;
  take_part(state, object, Combat::challenged);
}

void end_combat(Match& match) {
  const std::uint8_t ending = ending_with_combat(match.rules->marks);
  for (Slot& slot : match.state.slots) {
    slot.combat = 0;
    slot.marks &= static_cast<std::uint8_t>(~ending);
  }
  wrote(match, kReadsCombat);
}

void hand_over_combat(Match& match, SlotId from, SlotId to) {
  Slot& left = match.state.slot(from);
  Slot& taken = match.state.slot(to);
  const std::uint8_t of_combat = ending_with_combat(match.rules->marks);
  taken.combat = left.combat;
  taken.marks = static_cast<std::uint8_t>((taken.marks & ~of_combat) | (left.marks & of_combat));
  left.combat = 0;
  left.marks &= static_cast<std::uint8_t>(~of_combat);
  match.derived.stale = Stale::all;
}

void note_used(State& state, SlotId slot, std::uint8_t ability) {
  if (beyond_once(ability)) state.raise(Fault::too_many_once);
  state.slot(slot).used |= once_bit(ability);
}

void note_first_time(State& state, SlotId slot, std::uint8_t ability) {
  if (beyond_once(ability)) state.raise(Fault::too_many_once);
  state.slot(slot).seen |= once_bit(ability);
}

void defer(State& state, CardId card) {
  state.card(card).deferred = 1;
  ++state.deferred_count;
}

void undefer(State& state, CardId card) {
  state.card(card).deferred = 0;
  --state.deferred_count;
}

void undefer_all(State& state) {
  for (Card& card : state.cards) card.deferred = 0;
  state.deferred_count = 0;
}

void end_turn_of(State& state, PlayerId player) {
  state.player(player).inked = 0;
  ++state.player(player).turns_taken;
}

void owe_shuffle(State& state, PlayerId player, bool due) { state.player(player).shuffle_due = due; }

void forget_empty_draw(State& state, PlayerId player) { state.player(player).drew_empty = 0; }

void note_left(Match& match, PlayerId player) {
  Player& leaver = match.state.player(player);
  if (!leaver.left) ++match.state.gone;
  leaver.left = 1;
  match.derived.stale = Stale::all;
}

void show_to_all(State& state, CardId card) { state.card(card).known = 0xFF; }

void show_to(State& state, CardId card, PlayerId player) {
  state.card(card).known |= static_cast<std::uint8_t>(1u << index(player));
}

void show_for_now(State& state, CardId card, std::uint8_t players) { state.card(card).shown |= players; }

void hide_again(State& state) {
  for (Card& card : state.cards) card.shown = 0;
}

void know_in_place(State& state, CardId card) { state.card(card).followed = 0; }

}  // namespace kawari
