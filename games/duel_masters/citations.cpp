// The rules behind what is told of a game of Duel Masters: those that the position itself brings in, beyond
// what the core and the messages cite.
#include <algorithm>
#include <bit>

#include "games/duel_masters/duel_masters.h"

namespace kawari::duel_masters {
namespace {

namespace core = ::kawari::rule;

void cite(TraceItem& item, rule::Key k) { item.behind.push_back(rule::key(k)); }
void cite(TraceItem& item, core::Core k) { item.behind.push_back(core::key(k)); }

const Frame* frame_at(const State& state, std::size_t from_top) {
  return from_top < state.frames.size() ? &state.frames[state.frames.size() - 1 - from_top] : nullptr;
}

template <class P>
bool in_procedure(const State& state, std::size_t from_top = 0) {
  const Frame* frame = frame_at(state, from_top);
  return frame != nullptr && runs<P>(*frame);
}

bool multicoloured(const Match& match, CardId card) {
  return std::popcount(static_cast<unsigned>(match.face(card).colours)) > 1;
}

bool is_private(Zone zone) { return zone == Zone::deck || zone == Zone::hand || zone == zone::shields; }

// --- what happens

bool is_crossed(const State& state, SlotId creature) {
  for (std::uint8_t i = 0; i < state.slot_end(); ++i)
    if (state.slots[i].top != kNoCard && state.slots[i].location == creature) return true;
  return false;
}

// What the creature beneath was doing goes on.
void evolved(const Match& match, TraceItem& item) {
  if (item.part.verb == Verb::shift) cite(item, rule::evolution_keeps);
  cite(item, rule::evolves);
  const CardId base = item.part.other;
  if (base == kNoCard || match.state.card(base).slot == kNoSlot) return;
  if (match.state.slot(match.state.card(base).slot).combat != 0) cite(item, rule::attack_goes_on);
}

void moved(const Match& match, TraceItem& item) {
  const PartRecord& part = item.part;
  if (part.card == kNoCard) return;
  if (in_procedure<Setup>(match.state)) return cite(item, rule::setup);
  if (part.to == Zone::play) {
    if (part.verb != Verb::play && part.verb != Verb::shift) cite(item, rule::put_not_summoned);
    if (part.from == Zone::resource) cite(item, rule::from_mana_untapped);
    if (match.face(part.card).is(kind::evolution)) evolved(match, item);
    if (match.face(part.card).is(Kind::item)) cite(item, rule::generate);
    if (match.face(part.card).is(Kind::location)) {
      cite(item, rule::fortify);
      cite(item, rule::fortified);
    }
    return;
  }
  if (part.to == zone::shields) cite(item, rule::shield_added);
  if (part.from == zone::shields && part.to == Zone::hand) {
    cite(item, rule::shield_taken);
    cite(item, rule::not_broken);
  }
  if (part.to == Zone::resource && multicoloured(match, part.card)) cite(item, rule::multicoloured_tapped);
  if (part.from == Zone::play) {
    const SlotId slot = match.state.card(part.card).slot;
    const bool pile = slot != kNoSlot && match.state.slot(slot).under_count > 0;
    if (pile && part.leaves == Leaves::whole) cite(item, core::pile_leaves);
    if (pile && part.leaves != Leaves::whole)
      for (const rule::Key k : {rule::reconstruct_check, rule::reconstruction, rule::uppermost_card,
                                rule::not_entered, rule::leaves_as_a_card})
        cite(item, k);
    if (slot != kNoSlot && part.leaves == Leaves::whole && is_crossed(match.state, slot))
      cite(item, rule::gear_stays);
    bool psychic = match.face(part.card).is(kind::psychic);
    if (slot != kNoSlot)
      for (CardId c = match.state.slot(slot).under; c != kNoCard; c = match.state.card(c).next)
        psychic |= match.face(c).is(kind::psychic);
    if (psychic) {
      cite(item, rule::psychic_returns);
      cite(item, rule::psychic_home);
    }
  } else if (is_private(part.from) && !is_private(part.to)) {
    cite(item, rule::shown_after);
  } else {
    cite(item, core::new_object);
  }
}

// The statement that breaks shields: whether the creature that breaks them breaks more than it says.
bool breaks_more(const Match& match) {
  if (match.state.frames.empty()) return false;
  const Frame& frame = match.state.frames.back();
  const Book& book = match.book();
  if (frame.kind != FrameKind::program || frame.pc == kNoNode || book.op(frame.pc) != op_of<BreakShields>)
    return false;
  ObjectList by{};
  objects(match, env_of(frame), book.kid(frame.pc, 0), by);
  return !by.empty() && stat(match, by[0], figure::breaking) > 0;
}

// Power that a creature has because it attacks counts in the battle.
void adds_power(const Match& match, TraceItem& item) {
  for (const SlotId slot : slots_in_order(match))
    if (match.state.slot(slot).combat == static_cast<std::uint8_t>(Combat::challenger) &&
        has(match, slot, Keyword::power_attacker))
      cite(item, rule::power_attacker);
}

// Whether the turn player's extra turn goes before one of the other player's.
bool other_has_extra_turn(const Match& match) {
  for (const Effect& effect : match.state.effects)
    if (match.book().op(effect.node) == op_of<ExtraTurn> && effect.given_turn == 0 &&
        effect.controller != match.state.turn_player)
      return true;
  return false;
}

void broke(const Match& match, TraceItem& item) {
  const State& state = match.state;
  cite(item, rule::shield_taken);
  if (breaks_more(match)) cite(item, rule::breaks_more);
  if (!in_procedure<Attack>(state)) {
    if (state.proposals.back().count > 1) cite(item, rule::broken_together);
  } else if (!in_place(state, state.frames.back().subject)) {
    cite(item, rule::breaks_anyway);
  }
}

void happened(const Match& match, TraceItem& item) {
  switch (item.part.kind) {
    case PartKind::move_card:
      if (item.part.verb != Verb::resolve && item.part.verb != Verb::discard &&
          item.part.verb != verb::break_shield)
        moved(match, item);
      if (item.part.verb == verb::break_shield) broke(match, item);
      break;
    case PartKind::draw:
      if (in_procedure<Setup>(match.state)) cite(item, rule::setup);
      if (in_procedure<Turn>(match.state)) cite(item, rule::draw_step);
      break;
    case PartKind::mark:
      if (item.part.verb == Verb::start_turn) {
        cite(item, rule::untap);
        cite(item, rule::untap_together);
        if (in_procedure<Turn>(match.state) &&
            local<Turn>(match.state.frames.back()).before_extra != kNoPlayer) {
          cite(item, rule::extra_turn);
          if (other_has_extra_turn(match)) cite(item, rule::extra_turns_of_both);
        }
      }
      if (item.part.verb == verb::block && item.part.card != kNoCard &&
          must_block(match, ref_of(match.state, item.part.card)))
        cite(item, rule::must_block);
      if (item.part.verb == verb::keep_tapped) cite(item, rule::silent_skill);
      if (item.part.verb == verb::battle) {
        adds_power(match, item);
        const bool by_effect =
            !match.state.frames.empty() && match.state.frames.back().kind != FrameKind::procedure;
        if (by_effect)
          cite(item, rule::battle_of_effect);
        else if (in_procedure<Attack>(match.state))
          cite(item, rule::attack_battle);
      }
      break;
    case PartKind::turn_over:
      // To the side of higher cost, by an effect that says so.
      if (item.part.card != kNoCard && !match.state.card(item.part.card).turned) cite(item, rule::awaken);
      break;
    case PartKind::none:
    case PartKind::deal_damage:
    case PartKind::put_damage:
    case PartKind::remove_damage:
    case PartKind::exert:
    case PartKind::ready:
    case PartKind::gain:
    case PartKind::lose:
    case PartKind::relocate:
    case PartKind::put_under:
    case PartKind::apply:
    case PartKind::shuffle:
    case PartKind::reveal:
    case PartKind::look:
    case PartKind::pay:
    case PartKind::begin_step:
      break;
  }
}

// --- what players do

void acted(const Match& match, TraceItem& item) {
  const State& state = match.state;
  const CardId card = item.part.card;
  if (card == kNoCard) return;
  if (item.part.verb == verb::attack) {
    const SlotId slot = state.card(card).slot;
    if (slot == kNoSlot || !state.slot(slot).drying) return;
    const bool awakened = state.card(card).turned && match.face(card).other_side != kNoFace;
    cite(item, state.slot(slot).layered ? rule::evolution_no_sickness
               : awakened               ? rule::awakened_not_sick
                                        : rule::speed_attacker);
    return;
  }
  if (item.part.verb == Verb::ink && multicoloured(match, card)) cite(item, rule::multicoloured_tapped);
  if (item.part.verb != Verb::play) return;
  const bool free = item.option.action().way == PlayWay::free;
  // Only the procedure between effects executes a card with no effect behind it: a declared shield trigger.
  if (free && in_procedure<After>(state, 1)) cite(item, rule::shield_trigger_first);
  if (free) return;
  const int cost = play_cost(match, item.player, card);
  if (multicoloured(match, card)) cite(item, rule::pay_civilizations);
  if (cost < std::popcount(static_cast<unsigned>(match.face(card).colours))) cite(item, rule::too_cheap);
  if (cost != match.face(card).stat(Stat::cost)) {
    cite(item, rule::cost_settled);
    cite(item, rule::cost_summed);
  }
}

void chosen(const Match& match, TraceItem& item) {
  if (item.node != kNoNode) return;
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
  if (item.ask == Ask::may)
    cite(item,
         local<Attack>(match.state.frames.back()).blocked ? rule::block_declared : rule::attack_declared);
  if (item.ask == Ask::objects) cite(item, rule::break_choose);
  if (item.ask == Ask::block) cite(item, rule::block);
}

// --- triggers and replacements

struct TriggerRule {
  FactSet facts;
  rule::Key cited;
};
// What an ability waits for, and the rule that says when it looks.
constexpr TriggerRule kTriggerRules[] = {
    {Fact::entered, rule::enters_trigger},
    {FactSet(Fact::left, Fact::banished), rule::leaves_trigger},
    {fact::attacked, rule::attack_triggers},
    {fact::blocked, rule::block_triggers},
    {fact::unblocked, rule::unblocked_trigger},
    {Fact::challenge_ended, rule::attack_over},
    {fact::kept_tapped, rule::silent_skill},
    {fact::about_to_break, rule::before_breaking},
    {fact::battled, rule::battle},
    {FactSet(fact::won_battle, fact::lost_battle), rule::slayer},
    {Fact::turn_started, rule::start_triggers},
    {Fact::turn_ended, rule::end_step},
};

FactSet waits_for(const Book& book, NodeId node) {
  return node == kNoNode ? FactSet() : watched(book, event_in(book, book[node]));
}

void triggered(const Match& match, TraceItem& item) {
  const FactSet waited = waits_for(match.book(), item.by.node);
  for (const TriggerRule& row : kTriggerRules) {
    if (!(waited & row.facts)) continue;
    cite(item, row.cited);
    if (row.cited == rule::before_breaking) cite(item, rule::before_breaking_first);
    return;
  }
}

void resolving(const Match& match, TraceItem& item) {
  const NodeId node = item.by.node != kNoNode ? item.by.node : item.node;
  const Op op = node == kNoNode ? Op::none : match.book().op(node);
  const auto& told = match.trace->items;
  if (!told.empty() && told.back().kind == TraceKind::choice && told.back().ask == Ask::waiting)
    cite(item, rule::standby_order);
  if (op != Op::triggered && op != Op::delay) cite(item, core::effect_order);
  const CardId source = item.by.card;
  const Zone zone = source == kNoCard ? Zone::none : match.state.card(source).zone;
  if (op == Op::triggered && zone != Zone::none && zone != Zone::play && zone != zone::shields)
    cite(item, rule::standby_alone);
}

// Whether the turn player could have replaced this very event and has declined to.
bool turn_player_declined(const Match& match, const TraceItem& item) {
  bool declined = false;
  const auto& told = match.trace->items;
  for (auto it = told.rbegin(); it != told.rend(); ++it) {
    if (it->kind == TraceKind::happened || it->kind == TraceKind::resolving) return false;
    if (it->player != match.state.turn_player) continue;
    if (it->kind == TraceKind::declined) declined = true;
    if (it->kind == TraceKind::candidates && it->part.card == item.part.card) return declined;
  }
  return false;
}

// What an event is called first of all: to be destroyed is also to leave and to be put into the graveyard.
constexpr Fact kPlainWords[] = {Fact::banished,         Fact::discarded,        Fact::drawn,
                                fact::shield_broken,    fact::battled,          Fact::entered,
                                Fact::returned_to_hand, Fact::put_into_resource};

// The effect waits for the event under another of its names.
bool by_another_name(const Match& match, const PartRecord& part, const EffectRecord& effect) {
  const FactSet waited = waits_for(match.book(), effect.node);
  for (const Fact plain : kPlainWords)
    if (part.facts.has(plain)) return waited.any() && !waited.has(plain);
  return false;
}

// A card of a private zone whose own text is at work: it is shown just before it would move.
bool own_text_of_hidden(const TraceItem& item, const EffectRecord& by) {
  return by.card == item.part.card && is_private(item.part.from);
}

void candidates(const Match& match, TraceItem& item) {
  for (const EffectRecord& one : item.list)
    if (own_text_of_hidden(item, one)) {
      cite(item, rule::shown_after);
      break;
    }
  if (item.player != match.state.turn_player && turn_player_declined(match, item))
    cite(item, core::replacement_others);
  if (item.list.size() > 1 && std::any_of(item.list.begin(), item.list.end(), [&](const EffectRecord& one) {
        return by_another_name(match, item.part, one);
      }))
    cite(item, core::replacement_event);
}

// The spell that is being cast was in the graveyard before.
bool cast_from_graveyard(const Match& match, CardId card) {
  for (const Frame& frame : match.state.frames)
    if (runs<Play>(frame) && frame.card == card) return local<Play>(frame).from == Zone::discard;
  return false;
}

// What comes in its place happens to a card that was picked for it.
bool takes_another(const TraceItem& item) {
  return std::any_of(item.results.begin(), item.results.end(), [&](const PartRecord& result) {
    return result.card != kNoCard && result.card != item.part.card;
  });
}

void replaced(const Match& match, TraceItem& item) {
  const PartRecord& part = item.part;
  if (item.by.controller != match.state.turn_player && turn_player_declined(match, item))
    cite(item, core::replacement_others);
  if (by_another_name(match, part, item.by)) cite(item, core::replacement_event);
  if (own_text_of_hidden(item, item.by)) cite(item, rule::shown_after);
  if (part.verb == Verb::resolve) cite(item, rule::spell_to_graveyard);
  if (part.verb == Verb::resolve && cast_from_graveyard(match, part.card))
    cite(item, rule::own_move_from_graveyard);
  if (part.kind == PartKind::draw && part.has(kAttemptOnly)) cite(item, rule::draw_from_nothing);
  if (item.rule2 == core::key(core::replacement_simultaneous) && takes_another(item))
    cite(item, rule::picked_once);
  if (item.results.empty()) return;
  const PartRecord& result = item.results[0];
  if (part.from == Zone::play && result.kind == PartKind::turn_over && result.card == part.card)
    cite(item, rule::release);
  if (part.to == Zone::play && result.kind == PartKind::move_card && result.card == part.card &&
      result.to == part.from)
    cite(item, rule::entry_replaced);
}

}  // namespace

void rules_behind(const Match& match, TraceItem& item) {
  switch (item.kind) {
    case TraceKind::happened:
      return happened(match, item);
    case TraceKind::action:
      return acted(match, item);
    case TraceKind::choice:
      return chosen(match, item);
    case TraceKind::triggered:
      return triggered(match, item);
    case TraceKind::resolving:
      return resolving(match, item);
    case TraceKind::candidates:
      return candidates(match, item);
    case TraceKind::replaced:
      return replaced(match, item);
    case TraceKind::lost:
      if (item.rule == rule::key(rule::deck_out)) cite(item, rule::win_by_deck);
      if (item.rule != rule::key(rule::win_direct_attack)) return;
      cite(item, rule::direct_attack);
      cite(item, rule::win_by_attack);
      return;
    case TraceKind::phase_began:
    case TraceKind::phase_skipped:
    case TraceKind::self_replaced:
    case TraceKind::declined:
    case TraceKind::ceased:
    case TraceKind::covered:
    case TraceKind::calculated:
    case TraceKind::prevented:
    case TraceKind::impossible:
    case TraceKind::not_triggered:
    case TraceKind::resolved:
    case TraceKind::no_effect:
    case TraceKind::check:
    case TraceKind::entry:
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
