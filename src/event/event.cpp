#include "event/event.h"

namespace kawari {
ObjectRef across(const State& state, ObjectRef object) {
  if (!object.is_slot() || !in_place(state, object) || state.slot(object.slot()).combat == 0) return {};
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    const Slot& slot = state.slots[i];
    if (slot.top != kNoCard && slot.combat != 0 && SlotId{i} != object.slot())
      return ref_of(state, SlotId{i});
  }
  return {};
}

bool begin_proposal(Match& match, std::uint8_t reg) {
  State& state = match.state;
  Proposal& proposal = state.proposals.add(state);
  proposal.number = static_cast<std::uint8_t>(state.proposals.size() - 1);
  proposal.first = state.parts.next_place();
  proposal.frame_depth = static_cast<std::uint8_t>(state.frames.size());
  proposal.reg = reg;
  return state.fault == Fault::none;
}

bool add_part(Match& match, const Part& part) {
  State& state = match.state;
  state.parts.push(state, part);
  if (state.fault != Fault::none) return false;
  ++state.proposals.back().count;
  return true;
}

std::uint8_t open_scope(Match& match) {
  State& state = match.state;
  for (std::uint8_t i = 0; i < kMaxScopes; ++i) {
    if (state.scopes >> i & 1) continue;
    state.scopes |= std::uint64_t{1} << i;
    return i;
  }
  state.raise(Fault::too_many_scopes);
  return 0xFF;
}

std::uint8_t proposal_scope(Match& match) {
  const std::uint8_t scope = open_scope(match);
  if (scope != 0xFF) match.state.proposals.back().fresh_scopes |= std::uint64_t{1} << scope;
  return scope;
}

Part make_part(PartKind kind, Verb verb, PlayerId player, ObjectRef object) {
  Part part(kind);
  part.verb = verb;
  part.player = player;
  part.object = object;
  return part;
}

Part mark_part(Verb verb, PlayerId player, ObjectRef object, ObjectRef other) {
  Part part = make_part(PartKind::mark, verb, player, object);
  part.other = other;
  return part;
}

Part damage_part(PartKind kind, ObjectRef object, int amount, CardId source) {
  Part part = make_part(kind, Verb::none, kNoPlayer, object);
  part.amount = amount;
  if (kind == PartKind::deal_damage) part.dealt().base = amount;
  part.source = source;
  return part;
}

Part draw_part(const Match& match, PlayerId player) {
  Part part = make_part(PartKind::draw, Verb::draw, player);
  part.amount = 1;
  part.from = Zone::deck;
  part.to = Zone::hand;
  // The deck is empty: nothing can be drawn, but the draw can still be replaced.
  if (match.state.list(player, Zone::deck).count == 0) part.flags |= kAttemptOnly;
  return part;
}

Part move_to_part(const Match& match, PlayerId player, ObjectRef character, ObjectRef location) {
  Part part = make_part(PartKind::relocate, Verb::move, player, character);
  part.other = location;
  part.to = Zone::play;
  if (in_place(match.state, character) && match.state.slot(character.slot()).location != kNoSlot)
    part.from = Zone::play;
  return part;
}

Part move_part(const Match& match, ObjectRef object, Zone to, Verb verb) {
  const CardId card = card_of(match.state, object);
  Part part = make_part(PartKind::move_card, verb, kNoPlayer, object);
  part.player = card == kNoCard ? kNoPlayer : match.state.card(card).player();
  part.from = card == kNoCard ? Zone::none : match.state.card(card).zone;
  part.to = to;
  part.amount = 1;
  return part;
}

}  // namespace kawari
