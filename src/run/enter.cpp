// Cards that one effect puts into play, in games in which they enter one after the other: the first card sees
// the second one enter.
#include "run/run.h"
#include "state/rules.h"
#include "state/verdict.h"
#include "state/viewer.h"

namespace kawari {
namespace {

// Determines all the cards before the first of them enters.
bool settle_cards(Match& match) {
  State& state = match.state;
  if (!make_choices(match, state.frame().pc)) return false;
  Frame& frame = state.frame();
  Parts parts{};
  build_parts(match, frame, frame.pc, parts);
  frame.progress = Progress::under_way;
  local<Program>(frame).cards = {state.refs.next_place(), static_cast<std::uint16_t>(parts.size()), 0};
  if (parts.empty()) frame.flags |= kFrameNotDone;
  for (const Part& part : parts) state.refs.push(state, part.object);
  return true;
}

// A card that must be put on another one is put there by the game's own procedure.
void put_by_procedure(Match& match, CardId card) {
  EffectPlay put;
  put.who = match.state.card(card).player();
  put.card = card;
  put.way = PlayWay::put;
  match.rules->play_by_effect(match, put);
}

// It stays where it is. What only one player sees is not told: it would say what is in a hand.
void tell_stays(Match& match, const Parts& parts, ObjectRef ref, const Verdict& verdict) {
  const State& state = match.state;
  for (const PlayerId p : players_from(state, state.turn_player))
    if (!sees_face(match, p, ref.card())) return;
  for (const Part& part : parts) {
    if (part.object != ref) continue;
    tell(match, TraceKind::impossible, [&](TraceItem& item) {
      item.rule = verdict.rule;
      item.part = record(match, part);
      item.player = item.part.player;
    });
  }
}

}  // namespace

void run_enter(Match& match) {
  State& state = match.state;
  if (state.frame().progress == Progress::fresh && !settle_cards(match)) return;
  Frame& frame = state.frame();
  const Node node = match.book()[frame.pc];
  CardsInTurn& cards = local<Program>(frame).cards;
  if (cards.done >= cards.count) {
    cards = {};
    go_on(frame, node.next);
    return;
  }
  const ObjectRef ref = state.refs[static_cast<std::size_t>(cards.first + cards.done++)];
  if (!ref.is_card() || !in_place(state, ref)) {
    frame.flags |= kFrameNotDone;
    return;
  }
  Parts parts{};
  build_parts(match, frame, frame.pc, parts);
  if (match.rules->put_on && match.rules->put_on(match, ref.card()) > 0) {
    const Verdict verdict = match.rules->can_enter(match, owner_of(state, ref), ref.card());
    if (verdict.legal) return put_by_procedure(match, ref.card());
    tell_stays(match, parts, ref, verdict);
    frame.flags |= kFrameNotDone;
    return;
  }
  for (const Part& part : parts) {
    if (part.object != ref) continue;
    if (begin_proposal(match, node.reg)) (void)add_part(match, part);
    return;
  }
}

}  // namespace kawari
