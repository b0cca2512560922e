// Rules that are cited for events of Duel Masters: moves, broken shields, battles, turns.
#include "games/duel_masters/citations.h"
#include "state/taken.h"

namespace kawari::duel_masters::citing {
namespace {

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

// [DM-1.50 605.4] The card lies beneath cards that another effect is looking at.
bool beneath_looked_at(const State& state, PlayerId player) {
  const CardId top = state.list(player, Zone::deck).first;
  return top != kNoCard && looked_at(state, top);
}

void moved(const Match& match, TraceItem& item) {
  const PartRecord& part = item.part;
  if (part.card != kNoCard && part.from == Zone::deck && !looked_at(match.state, part.card) &&
      beneath_looked_at(match.state, match.state.card(part.card).player()))
    cite(item, rule::out_of_reach);
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

}  // namespace

void happened(const Match& match, TraceItem& item) {
  switch (item.part.kind) {
    case PartKind::move_card:
      if (item.part.verb != Verb::resolve && item.part.verb != Verb::discard &&
          item.part.verb != verb::break_shield)
        moved(match, item);
      if (item.part.verb == verb::break_shield) broke(match, item);
      break;
    case PartKind::draw:
      if (beneath_looked_at(match.state, item.part.player)) cite(item, rule::out_of_reach);
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

}  // namespace kawari::duel_masters::citing
