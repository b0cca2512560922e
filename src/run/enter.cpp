// Cards that one effect puts into play, where the game has them enter one after the other: the first sees the
// second enter.
#include "run/run.h"
#include "state/rules.h"
#include "state/verdict.h"

namespace kawari {
namespace {

// Which cards they are is settled before the first of them enters.
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

// A card that needs another one to lie on is put there by the game's own procedure.
void put_by_procedure(Match& match, CardId card) {
  EffectPlay put;
  put.who = match.state.card(card).player();
  put.card = card;
  put.way = PlayWay::put;
  match.rules->play_by_effect(match, put);
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
  if (match.rules->put_on && match.rules->put_on(match, ref.card()) > 0) {
    if (match.rules->can_enter(match, owner_of(state, ref), ref.card()).legal)
      put_by_procedure(match, ref.card());
    else
      frame.flags |= kFrameNotDone;
    return;
  }
  Parts parts{};
  build_parts(match, frame, frame.pc, parts);
  for (const Part& part : parts) {
    if (part.object != ref) continue;
    if (begin_proposal(match, node.reg)) (void)add_part(match, part);
    return;
  }
}

}  // namespace kawari
