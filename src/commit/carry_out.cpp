#include "commit/carry_out.h"

#include <algorithm>

#include "commit/commit.h"
#include "commit/effects.h"
#include "commit/marks.h"
#include "commit/movement.h"
#include "state/lists.h"
#include "state/rules.h"
#include "state/taken.h"

namespace kawari {
namespace {

Slot& slot_of(Match& match, const Part& part) { return match.state.slot(part.object.slot()); }

void set_exerted(Match& match, const Part& part, bool exerted) {
  if (part.object.is_slot())
    slot_of(match, part).exerted = exerted;
  else
    match.state.card(part.object.card()).exerted = exerted;
}

}  // namespace

void carry_out_damage(Match& match, Part& part) {
  Slot& slot = slot_of(match, part);
  slot.damage = match.state.exact(std::int64_t{slot.damage} + part.amount);
}

void carry_out_removal(Match& match, Part& part) {
  Slot& slot = slot_of(match, part);
  part.amount = std::min(part.amount, slot.damage);
  slot.damage -= part.amount;
}

void carry_out_draw(Match& match, Part& part) {
  State& state = match.state;
  CardId top = state.list(part.player, Zone::deck).first;
  while (top != kNoCard && looked_at(state, top)) top = state.card(top).next;
  if (top == kNoCard) {
    part.flags |= kDropped;
    return;
  }
  if (lies_open(match, top)) state.card(top).known = 0xFF;
  unlink(state, top);
  arrive(match, top, Zone::hand, part);
  part.object = ref_of(state, top);
}

void carry_out_exert(Match& match, Part& part) { set_exerted(match, part, true); }

void carry_out_ready(Match& match, Part& part) {
  State& state = match.state;
  if (part.to != Zone::resource || !part.object.none()) {
    set_exerted(match, part, false);
    return;
  }
  for (CardId c = state.list(part.player, Zone::resource).first; c != kNoCard; c = state.card(c).next)
    state.card(c).exerted = 0;
}

void carry_out_gain(Match& match, Part& part) {
  std::int32_t& count = match.state.player(part.player).counters[index(part.counted().counter)];
  count = match.state.exact(std::int64_t{count} + part.amount);
}

void carry_out_loss(Match& match, Part& part) {
  std::int32_t& count = match.state.player(part.player).counters[index(part.counted().counter)];
  part.amount = std::min(part.amount, count);
  count -= part.amount;
}

void carry_out_relocation(Match& match, Part& part) { slot_of(match, part).location = part.other.slot(); }

void carry_out_put_under(Match& match, Part& part) {
  State& state = match.state;
  if (part.object.is_slot()) {
    // Effects on either of the two objects apply to the joined object.
    for (Effect& effect : state.effects)
      if (effect.object == part.object) effect.object = part.other;
    join_piles(match, part.object.slot(), part.other.slot());
    part.object = part.other;
    return;
  }
  const CardId card = part.object.card();
  unlink(state, card);
  state.card(card).stamp = next_mark(state, state.card(card).stamp);
  state.card(card).face_down = part.has(kFaceDown);
  state.card(card).known = 0;
  put_beneath(state, card, part.other.slot(), !match.rules->put_under_last);
  part.object = ref_of(state, card);
}

void carry_out_turning(Match& match, Part& part) {
  const CardId top = slot_of(match, part).top;
  Card& card = match.state.card(top);
  card.face = match.face(top).other_side;
  card.turned = card.turned ? 0 : 1;
}

void carry_out_effect(Match& match, Part& part) { begin_effect(match, part); }

void carry_out_mark(Match& match, Part& part) { (*match.rules->events)[part.verb].carry_out(match, part); }

void carry_out_shuffle(Match& match, Part& part) {
  match.state.player(part.player).placed = 0;
  if (match.chance == Chance::generator)
    shuffle_deck(match, part.player);
  else
    forget_deck(match.state, part.player);  // chance is asked for the order when this proposal is complete
}

void carry_out_reveal(Match& match, Part& part) {
  const CardId card = card_of(match.state, part.object);
  show_to_all(match.state, card);
  know_in_place(match.state, card);
  show_for_now(match.state, card, 0xFF);
}

void carry_out_look(Match& match, Part& part) {
  const CardId card = card_of(match.state, part.object);
  show_to(match.state, card, part.player);
  know_in_place(match.state, card);
  show_for_now(match.state, card, static_cast<std::uint8_t>(1u << index(part.player)));
}

void carry_out_payment(Match& match, Part& part) {
  State& state = match.state;
  int left = part.amount;
  for (CardId c = state.list(part.player, Zone::resource).first; c != kNoCard && left > 0;
       c = state.card(c).next) {
    if (state.card(c).exerted) continue;
    state.card(c).exerted = 1;
    --left;
  }
}

void carry_out_step(Match& match, Part& part) { match.state.phase = part.step().phase; }

void carry_out_play(Match& match, Part& part) { use_up_discounts(match, part); }

void carry_out_losing(Match& match, Part& part) {
  if (match.rules->lose) match.rules->lose(match, part.player, rule::key(rule::card_text_first));
}

void carry_out_end_of_challenge(Match& match, Part& part) {
  if (!part.marked().combat_goes_on) end_combat(match);
}

void carry_out_start_of_turn(Match& match, Part&) {
  State& state = match.state;
  state.taken.clear();
  for (Slot& any : state.slots) any.used = any.seen = 0;
  state.history.clear();
}

Reads writes_of_move(const Match&, const Part& part) {
  if (part.from == Zone::play || part.to == Zone::play || part.from == Zone::under || part.object.is_slot())
    return kReadsAll;
  return part.from == Zone::resource || part.to == Zone::resource ? kReadsCards | kReadsResources
                                                                  : kReadsCards;
}

Reads writes_of_mark(const Match& match, const Part& part) {
  return (*match.rules->events)[part.verb].writes;
}

}  // namespace kawari
