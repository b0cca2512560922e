// The rules of Duel Masters for particular moments: the kind of a trace item decides which function adds
// them. Here are those for what players do; citations_*.cpp have the others.
#include "games/duel_masters/citations.h"

#include <algorithm>
#include <bit>

namespace kawari::duel_masters {
namespace citing {

const Frame* frame_at(const State& state, std::size_t from_top) {
  return from_top < state.frames.size() ? &state.frames[state.frames.size() - 1 - from_top] : nullptr;
}

bool multicoloured(const Match& match, CardId card) {
  return std::popcount(static_cast<unsigned>(match.own_face(card).colours)) > 1;
}

bool in_an_effect(const State& state) {
  return std::any_of(state.frames.begin(), state.frames.end(),
                     [](const Frame& frame) { return frame.kind == FrameKind::program; });
}

bool is_private(Zone zone) { return zone == Zone::deck || zone == Zone::hand || zone == zone::shields; }

FactSet waits_for(const Book& book, NodeId node) {
  return node == kNoNode ? FactSet() : watched(book, event_in(book, book[node]));
}

namespace {

// What a text leaves to a player.
void chosen_for_text(const Match& match, TraceItem& item) {
  if (item.ask == Ask::number) cite(item, rule::choose_number);
  if (item.ask == Ask::name_race) cite(item, rule::choose_race);
  if (item.ask == Ask::name_colour) cite(item, rule::choose_civilization);
  if (item.ask == Ask::name_card) cite(item, rule::choose_name);
  const Book& book = match.book();
  if (item.ask != Ask::objects || !book.has(item.node, Traits::PicksCards) || match.state.frames.empty())
    return;
  const Frame& frame = match.state.frames.back();
  if (item.option.is(OptionKind::done)) {
    if (frame.kind == FrameKind::program &&
        searches(match, env_of(frame), book.kid(item.node, 0), item.player))
      cite(item, rule::searched_in_vain);
  } else if ((book[item.node].value & kUpTo) == 0) {
    cite(item, core::legal_choice);
  }
}

}  // namespace

namespace {

// A god enters linked: what was there goes on.
void entered_so(const Match& match, TraceItem& item) {
  if (item.results.empty() || !item.results[0].has(kLinks)) return;
  const CardId partner = item.results[0].other;
  for (const rule::Key k : {rule::link, rule::link_names, rule::linked_one, rule::same_when_linked})
    cite(item, k);
  // Another god would fit, but there is no place for it.
  for (const SlotId other : slots_in_order(match))
    if (can_link(match, item.part.card, ref_of(match.state, other)).rule == rule::key(rule::link_blocked))
      cite(item, rule::link_blocked);
  if (partner == kNoCard || match.state.card(partner).slot == kNoSlot) return;
  const Slot& slot = match.state.slot(match.state.card(partner).slot);
  if (slot.exerted) cite(item, rule::linked_tapped);
  if (slot.combat != 0) cite(item, rule::link_goes_on);
}

// Linked gods, one of which has come in this turn.
bool just_linked(const State& state, SlotId slot) {
  const Pile linked = linked_of(state, state.slot(slot));
  return std::any_of(linked.begin(), linked.end(), [&](CardId card) { return state.card(card).came != 0; });
}

}  // namespace

void acted(const Match& match, TraceItem& item) {
  const State& state = match.state;
  const CardId card = item.part.card;
  if (card == kNoCard) return;
  if (item.part.verb == verb::attack) {
    cite(item, rule::attacker_taps);
    const SlotId slot = state.card(card).slot;
    if (slot != kNoSlot && just_linked(state, slot)) cite(item, rule::linked_not_sick);
    if (slot == kNoSlot || !state.slot(slot).drying) return;
    const bool awakened = state.card(card).turned && match.face(card).other_side != kNoFace;
    cite(item, state.slot(slot).layered ? rule::evolution_no_sickness
               : awakened               ? rule::awakened_not_sick
                                        : rule::speed_attacker);
    return;
  }
  if (item.part.verb == Verb::move && match.state.slot(state.card(card).slot).location != kNoSlot)
    cite(item, rule::crossed_over);
  if (item.part.verb == Verb::ink && multicoloured(match, card)) cite(item, rule::multicoloured_tapped);
  if (item.part.verb != Verb::play) return;
  if (match.face(card).is(Kind::location)) cite(item, rule::fortified);
  const bool free = item.option.action().way == PlayWay::free;
  // A card that is executed between effects without a causing effect is a declared shield trigger.
  if (free && in_procedure<After>(state, 1)) cite(item, rule::shield_trigger_first);
  if (free) return;
  const int cost = play_cost(match, item.player, card);
  cite(item, rule::cost_paid);
  if (multicoloured(match, card)) cite(item, rule::pay_civilizations);
  if (cost < std::popcount(static_cast<unsigned>(match.face(card).colours))) cite(item, rule::too_cheap);
  if (cost != match.face(card).stat(Stat::cost)) {
    cite(item, rule::cost_settled);
    cite(item, rule::cost_summed);
  }
}

void chosen(const Match& match, TraceItem& item) {
  if (item.node != kNoNode) return chosen_for_text(match, item);
  // With which god it enters linked, or which one leaves: the next item says it.
  if (item.ask == Ask::objects && match.state.pending.frame == 0xFF) return;
  if (item.ask == Ask::may && in_procedure<Declare>(match.state)) {
    cite(item, rule::shield_trigger);
    cite(item, rule::triggers_declared);
  }
  if (item.ask == Ask::may && in_procedure<Turn>(match.state)) cite(item, rule::silent_skill);
  if (item.ask == Ask::objects && in_procedure<Carry>(match.state)) cite(item, rule::carries_on);
  if (item.ask == Ask::order && in_procedure<Order>(match.state)) cite(item, rule::deck_order);
  if (item.ask == Ask::objects && in_procedure<After>(match.state)) cite(item, rule::trigger_order);
  if (!in_procedure<Attack>(match.state)) return;
  if (item.ask == Ask::number) cite(item, rule::breaker_choice);
  if (item.ask == Ask::may) {
    cite(item,
         local<Attack>(match.state.frames.back()).blocked ? rule::block_declared : rule::attack_declared);
    cite(item, rule::shown_to_declare);
  }
  if (item.ask == Ask::objects) cite(item, rule::break_choose);
  if (item.ask == Ask::block) cite(item, rule::block);
}

}  // namespace citing

void rules_behind(const Match& match, TraceItem& item) {
  using citing::cite;
  namespace core = ::kawari::rule;
  switch (item.kind) {
    case TraceKind::happened:
      return citing::happened(match, item);
    case TraceKind::action:
      return citing::acted(match, item);
    case TraceKind::choice:
      return citing::chosen(match, item);
    case TraceKind::triggered:
      return citing::triggered(match, item);
    case TraceKind::resolving:
      return citing::resolving(match, item);
    case TraceKind::candidates:
      return citing::candidates(match, item);
    case TraceKind::replaced:
      return citing::replaced(match, item);
    case TraceKind::impossible:
      if (item.part.kind == PartKind::exert || item.part.kind == PartKind::ready)
        cite(item, rule::tapped_already);
      if (item.rule == rule::key(rule::evolution_base)) cite(item, rule::cannot_arrive);
      return;
    case TraceKind::lost:
      if (item.rule == rule::key(rule::deck_out)) cite(item, rule::win_by_deck);
      if (item.rule == core::key(core::card_text_first)) cite(item, rule::said_by_a_card);
      if (item.rule != rule::key(rule::win_direct_attack)) return;
      cite(item, rule::direct_attack);
      cite(item, rule::win_by_attack);
      return;
    case TraceKind::entry:
      return citing::entered_so(match, item);
    case TraceKind::check:
      if (item.rule == rule::key(rule::one_leaves_check)) cite(item, rule::one_leaves);
      if (item.rule != rule::key(rule::power_zero) && item.rule != rule::key(rule::castle_falls) &&
          item.rule != rule::key(rule::wrong_type) && item.rule != rule::key(rule::one_leaves_check) &&
          item.rule != rule::key(rule::link_ends_check))
        return;
      cite(item, core::state_check);
      if (citing::in_an_effect(match.state)) cite(item, rule::checked_at_once);
      return;
    case TraceKind::phase_began:
    case TraceKind::phase_skipped:
    case TraceKind::self_replaced:
    case TraceKind::declined:
    case TraceKind::ceased:
    case TraceKind::covered:
    case TraceKind::calculated:
    case TraceKind::prevented:
    case TraceKind::not_triggered:
    case TraceKind::resolved:
    case TraceKind::no_effect:
    case TraceKind::infeasible:
    case TraceKind::closed:
    case TraceKind::attempted:
    case TraceKind::ended:
    case TraceKind::used:
    case TraceKind::won:
    case TraceKind::reading:
    case TraceKind::fault:
      return;
  }
}

}  // namespace kawari::duel_masters