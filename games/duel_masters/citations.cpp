// The rules of Duel Masters for particular moments: what explanations cite because of the position, in
// addition to the rules of the core and of the messages.
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
  return std::popcount(static_cast<unsigned>(match.own_face(card).colours)) > 1;
}

// An effect is being resolved.
bool in_an_effect(const State& state) {
  return std::any_of(state.frames.begin(), state.frames.end(),
                     [](const Frame& frame) { return frame.kind == FrameKind::program; });
}

// The moves of one instruction that go into the battle zone, or elsewhere.
enum class Goes : std::uint8_t { into_battle_zone, elsewhere };
bool moves_several(const State& state, Goes where) {
  if (state.proposals.empty()) return false;
  const Proposal& proposal = state.proposals.back();
  int moves = 0;
  for (int i = 0; i < proposal.count; ++i) {
    const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.kind != PartKind::move_card || part.has(kDropped)) continue;
    moves += (part.to == Zone::play) == (where == Goes::into_battle_zone);
  }
  return moves > 1;
}

bool is_private(Zone zone) { return zone == Zone::deck || zone == Zone::hand || zone == zone::shields; }

// --- what happens

bool is_crossed(const State& state, SlotId creature) {
  for (std::uint8_t i = 0; i < state.slot_end(); ++i)
    if (state.slots[i].top != kNoCard && state.slots[i].location == creature) return true;
  return false;
}

// What the creature beneath was doing continues.
void evolved(const Match& match, TraceItem& item) {
  if (item.part.verb == Verb::shift) cite(item, rule::evolution_keeps);
  cite(item, rule::evolves);
  const CardId base = item.part.other;
  if (base == kNoCard || match.state.card(base).slot == kNoSlot) return;
  if (match.state.slot(match.state.card(base).slot).combat != 0) cite(item, rule::attack_goes_on);
}

// One effect puts several cards into the battle zone.
bool one_of_several(const Match& match) {
  const State& state = match.state;
  const Frame* frame = frame_at(state, 0);
  if (frame != nullptr && runs<Program>(*frame) && local<Program>(*frame).cards.count > 1) return true;
  return moves_several(state, Goes::into_battle_zone);
}

// The effect under way has both players draw.
bool both_draw(const Match& match) {
  const Frame* frame = frame_at(match.state, 0);
  if (frame == nullptr || !runs<Program>(*frame) || frame->pc == kNoNode) return false;
  if (match.book().op(frame->pc) != Op::draw) return false;
  return players(match, env_of(*frame), match.book().kid(frame->pc, 0)).size() > 1;
}

// The effect whose part is replaced says more behind it.
bool effect_goes_on(const Match& match) {
  const Proposal& proposal = match.state.proposals.back();
  if (proposal.frame_depth == 0 || proposal.frame_depth > match.state.frames.size()) return false;
  const Frame& frame = match.state.frames[proposal.frame_depth - 1u];
  return runs<Program>(frame) && frame.pc != kNoNode && match.book()[frame.pc].next != kNoNode;
}

void moved(const Match& match, TraceItem& item) {
  const PartRecord& part = item.part;
  if (part.card == kNoCard) return;
  if (in_procedure<Setup>(match.state)) return cite(item, rule::setup);
  if (part.to == Zone::play) {
    if (one_of_several(match)) cite(item, rule::enter_one_by_one);
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
  // [DM-1.50 701.11b] What only changes its place in the deck has not left it.
  if (part.from == Zone::deck && part.to == Zone::deck) return;
  if (part.to == zone::shields) cite(item, rule::shield_added);
  if (part.from == Zone::deck && part.to == Zone::hand) cite(item, rule::not_drawn);
  if (moves_several(match.state, Goes::elsewhere)) cite(item, rule::moved_together);
  if (part.from == zone::shields && part.to == Zone::hand) {
    cite(item, rule::shield_taken);
    cite(item, rule::not_broken);
  }
  if (part.to == Zone::resource && multicoloured(match, part.card)) cite(item, rule::multicoloured_tapped);
  if (part.from == Zone::play) {
    const SlotId slot = match.state.card(part.card).slot;
    const bool pile = slot != kNoSlot && match.state.slot(slot).under_count > 0;
    if (pile && part.leaves == Leaves::whole) cite(item, core::pile_leaves);
    if (part.leaves == Leaves::linked) {
      cite(item, rule::one_leaves);
      cite(item, rule::rest_is_the_same);
    }
    if (pile && (part.leaves == Leaves::top_alone || part.leaves == Leaves::top_apart))
      for (const rule::Key k : {rule::reconstruct_check, rule::not_entered, rule::leaves_as_a_card})
        cite(item, k);
    // What falls apart by a card's own words is not put together as one creature.
    if (pile && part.leaves == Leaves::top_alone)
      for (const rule::Key k : {rule::reconstruction, rule::uppermost_card}) cite(item, k);
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

// Whether the creature breaks more shields than the statement says.
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

// Whether power that a creature has while attacking counts in the battle.
void adds_power(const Match& match, TraceItem& item) {
  for (const SlotId slot : slots_in_order(match))
    if (match.state.slot(slot).combat == static_cast<std::uint8_t>(Combat::challenger) &&
        has(match, slot, Keyword::power_attacker))
      cite(item, rule::power_attacker);
}

// Whether the turn player's extra turn comes before an extra turn of the other player.
bool other_has_extra_turn(const Match& match) {
  for (const Effect& effect : match.state.effects)
    if (match.book().op(effect.node) == op_of<ExtraTurn> && effect.given_turn == 0 &&
        effect.controller != match.state.turn_player)
      return true;
  return false;
}

bool has_breaker(const Match& match, SlotId creature) {
  return has(match, creature, Keyword::double_breaker) || has(match, creature, Keyword::triple_breaker) ||
         has(match, creature, Keyword::crew_breaker);
}

// An effect that begins to apply says such a thing.
bool has_in_it(const Match& match, const PartRecord& part, Op op) {
  return part.cause != kNoNode &&
         any_in(match.book(), part.cause, [&](NodeId at) { return match.book().op(at) == op; });
}

void broke(const Match& match, TraceItem& item) {
  const State& state = match.state;
  cite(item, rule::shield_taken);
  if (breaks_more(match)) cite(item, rule::breaks_more);
  if (moves_several(state, Goes::elsewhere)) cite(item, rule::to_hand_together);
  if (!in_procedure<Attack>(state)) {
    if (state.proposals.back().count > 1) cite(item, rule::broken_together);
    return;
  }
  const ObjectRef attacker = state.frames.back().subject;
  if (!in_place(state, attacker)) return cite(item, rule::breaks_anyway);
  cite(item, has_breaker(match, attacker.slot()) ? rule::breaker : rule::one_shield);
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
      if (both_draw(match)) cite(item, rule::draws_all_first);
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
      // [DM-1.50 115.3c] Who wins all battles, and the other who cannot win.
      if (item.part.verb == verb::battle || item.part.verb == verb::lose_battle) {
        const ObjectRef one = ref_of(match.state, item.part.card), two = ref_of(match.state, item.part.other);
        if (permitted(match, one, permission::win_battles, two) ||
            permitted(match, two, permission::win_battles, one))
          cite(item, rule::wins_all);
      }
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
    case PartKind::apply:
      if (has_in_it(match, item.part, Op::replacement)) cite(item, core::replacement_exists);
      if (has_in_it(match, item.part, Op::delay)) cite(item, rule::later_moment);
      break;
    case PartKind::relocate:
      // [DM-1.50 303.3b, 303.3c] For its cost, or by an effect.
      cite(item, in_procedure<Cross>(match.state) ? rule::cross : rule::cross_by_effect);
      break;
    case PartKind::turn_over:
      // Turned to the side with the higher cost, by an effect that says so.
      if (item.part.card != kNoCard && !match.state.card(item.part.card).turned) cite(item, rule::awaken);
      cite(item, rule::face_counts);
      break;
    case PartKind::none:
    case PartKind::deal_damage:
    case PartKind::put_damage:
    case PartKind::remove_damage:
    case PartKind::exert:
    case PartKind::ready:
    case PartKind::gain:
    case PartKind::lose:
    case PartKind::put_under:
    case PartKind::shuffle:
    case PartKind::reveal:
    case PartKind::look:
    case PartKind::pay:
    case PartKind::begin_step:
      break;
  }
}

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

// --- what players do

// Linked gods, one of which has come in this turn.
bool just_linked(const State& state, SlotId slot) {
  const Pile linked = linked_of(state, state.slot(slot));
  return std::any_of(linked.begin(), linked.end(), [&](CardId card) { return state.card(card).came != 0; });
}

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

// --- triggers and replacements

struct TriggerRule {
  FactSet facts;
  rule::Key cited;
};
// The facts that an ability waits for, and the rule about when it is tested.
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
    {FactSet(Fact::exerted, Fact::readied), rule::on_the_change},
    {Fact::turn_started, rule::start_triggers},
    {Fact::turn_ended, rule::end_step},
};

FactSet waits_for(const Book& book, NodeId node) {
  return node == kNoNode ? FactSet() : watched(book, event_in(book, book[node]));
}

void triggered(const Match& match, TraceItem& item) {
  const Book& book = match.book();
  const FactSet waited = waits_for(book, item.by.node);
  if (item.by.node != kNoNode && book.op(item.by.node) == Op::triggered &&
      !book.absent(book.kid(item.by.node, 0)))
    cite(item, core::condition_in_front);
  if (item.by.card != kNoCard && zone_of(match, item.by.card) == zone::shields) {
    cite(item, core::ability_works);
    cite(item, rule::castle_works);
  }
  for (const TriggerRule& row : kTriggerRules) {
    if (!(waited & row.facts)) continue;
    cite(item, row.cited);
    // [DM-1.50 501.1a, 602.2] A silent skill is no trigger: keeping the creature tapped uses it.
    if (row.cited == rule::silent_skill) item.rule = core::key(core::activated);
    if (row.cited == rule::before_breaking) cite(item, rule::before_breaking_first);
    return;
  }
}

// The procedure in whose course the effects in standby are worked off.
const Frame* working_off(const State& state) {
  for (std::size_t i = 0; i < state.frames.size(); ++i) {
    const Frame* frame = frame_at(state, i);
    if (runs<Battle>(*frame)) return frame;
    if (runs<After>(*frame)) return frame_at(state, i + 1);
  }
  return nullptr;
}

// Whose effects are due in an attack and at the end of a turn.
void cite_whose_part(const Match& match, TraceItem& item) {
  const Frame* frame = working_off(match.state);
  if (frame == nullptr) return;
  const bool turn_players = item.by.controller == match.state.turn_player;
  if (runs<Battle>(*frame)) return cite(item, rule::battling_at_once);
  if (runs<Turn>(*frame) && step_of<Turn>(*frame) == Turn::Step::effects_end)
    return cite(item, turn_players ? rule::end_effects : rule::end_effects_of_other);
  if (!runs<Attack>(*frame)) return;
  // A frame stands at the step that comes when these are worked off.
  switch (step_of<Attack>(*frame)) {
    case Attack::Step::declared_against_attacker:
    case Attack::Step::block:
      return cite(item, turn_players ? rule::attack_effects : rule::attack_effects_of_other);
    case Attack::Step::battle:
      return cite(item, turn_players ? rule::block_effects : rule::block_effects_of_other);
    case Attack::Step::tap_attacker:
    case Attack::Step::attacks:
    case Attack::Step::turn_players_part:
    case Attack::Step::after_attacking:
    case Attack::Step::use_blockers:
    case Attack::Step::declared_against_blocker:
    case Attack::Step::after_block:
    case Attack::Step::after_battle_begins:
    case Attack::Step::compare:
    case Attack::Step::destroy_losers:
    case Attack::Step::battle_over:
    case Attack::Step::after_battle:
    case Attack::Step::battle_left:
    case Attack::Step::choose_shields:
    case Attack::Step::after_choosing:
    case Attack::Step::break_shields:
    case Attack::Step::more_shields:
    case Attack::Step::end:
    case Attack::Step::after_end:
    case Attack::Step::effects_end:
      return;
  }
}

// [DM-1.50 101.4c] An effect of the turn player's that came up while the other player's were worked off.
bool goes_before_others(const Match& match, const TraceItem& item) {
  if (item.by.controller != match.state.turn_player) return false;
  const bool others_wait =
      std::any_of(match.state.waiting.begin(), match.state.waiting.end(),
                  [&](const Waiting& w) { return w.controller != match.state.turn_player; });
  if (!others_wait) return false;
  const auto& told = match.trace->items;
  for (auto it = told.rbegin(); it != told.rend(); ++it) {
    if (it->kind == TraceKind::action) return false;
    if (it->kind == TraceKind::resolving && it->by.node != kNoNode &&
        match.book().op(it->by.node) == Op::triggered)
      return it->by.controller != match.state.turn_player;
  }
  return false;
}

void resolving(const Match& match, TraceItem& item) {
  const NodeId node = item.by.node != kNoNode ? item.by.node : item.node;
  const Op op = node == kNoNode ? Op::none : match.book().op(node);
  const auto& told = match.trace->items;
  if (!told.empty() && told.back().kind == TraceKind::choice && told.back().ask == Ask::waiting)
    cite(item, rule::standby_order);
  if (op == Op::triggered || op == Op::delay)
    cite_whose_part(match, item);
  else
    cite(item, core::effect_order);
  if (goes_before_others(match, item)) cite(item, rule::goes_next);
  const CardId source = item.by.card;
  const Zone zone = source == kNoCard ? Zone::none : match.state.card(source).zone;
  if (op == Op::triggered && zone != Zone::none && zone != Zone::play && zone != zone::shields)
    cite(item, rule::standby_alone);
}

// Whether the turn player could have replaced this event and has declined.
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

// The main facts of events: an event that is `destroyed` is also `left` and `put into the graveyard`.
constexpr Fact kPlainWords[] = {Fact::banished,         Fact::discarded,        Fact::drawn,
                                fact::shield_broken,    fact::battled,          Fact::entered,
                                Fact::returned_to_hand, Fact::put_into_resource};

// Whether the effect waits for another fact of the event.
bool by_another_name(const Match& match, const PartRecord& part, const EffectRecord& effect) {
  const FactSet waited = waits_for(match.book(), effect.node);
  for (const Fact plain : kPlainWords)
    if (part.facts.has(plain)) return waited.any() && !waited.has(plain);
  return false;
}

// Whether the replacement is the own text of a card in a private zone, which is shown just before it would
// move.
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

// Whether the spell that is being cast was in the graveyard before.
bool cast_from_graveyard(const Match& match, CardId card) {
  for (const Frame& frame : match.state.frames)
    if (runs<Play>(frame) && frame.card == card) return local<Play>(frame).from == Zone::discard;
  return false;
}

// Whether the product happens to a card that was picked for it.
bool takes_another(const TraceItem& item) {
  return std::any_of(item.results.begin(), item.results.end(), [&](const PartRecord& result) {
    return result.card != kNoCard && result.card != item.part.card;
  });
}

// The same effect was applied to another event before.
bool applied_before(const Match& match, const TraceItem& item) {
  const auto& told = match.trace->items;
  return std::any_of(told.begin(), told.end(), [&](const TraceItem& one) {
    return one.kind == TraceKind::replaced && one.by.card == item.by.card && one.by.node == item.by.node &&
           one.by.instance == item.by.instance;
  });
}

void replaced(const Match& match, TraceItem& item) {
  const PartRecord& part = item.part;
  if (item.by.controller != match.state.turn_player && turn_player_declined(match, item))
    cite(item, core::replacement_others);
  if (by_another_name(match, part, item.by)) cite(item, core::replacement_event);
  if (own_text_of_hidden(item, item.by)) cite(item, rule::shown_after);
  if (effect_goes_on(match)) cite(item, rule::goes_on_as_one);
  if (part.verb == Verb::resolve) cite(item, rule::spell_to_graveyard);
  if (part.verb == Verb::resolve && cast_from_graveyard(match, part.card))
    cite(item, rule::own_move_from_graveyard);
  if (in_an_effect(match.state)) cite(item, core::replacement_place);
  if (applied_before(match, item)) cite(item, core::replacement_once);
  if (part.kind == PartKind::draw) cite(item, rule::draw_replaced);
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
      return entered_so(match, item);
    case TraceKind::check:
      if (item.rule == rule::key(rule::one_leaves_check)) cite(item, rule::one_leaves);
      if (item.rule != rule::key(rule::power_zero) && item.rule != rule::key(rule::castle_falls) &&
          item.rule != rule::key(rule::wrong_type) && item.rule != rule::key(rule::one_leaves_check) &&
          item.rule != rule::key(rule::link_ends_check))
        return;
      cite(item, core::state_check);
      if (in_an_effect(match.state)) cite(item, rule::checked_at_once);
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
