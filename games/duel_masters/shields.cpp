// Shields that come into the hand: their owner declares the shield triggers that they will use, all of them
// before any is executed.
#include "commit/marks.h"
#include "event/event.h"
#include "games/duel_masters/duel_masters.h"
#include "run/run.h"

namespace kawari::duel_masters {
namespace {

// "You can't use the shield trigger of that shield": the effect that moved it says so.
bool says_no_trigger(const Book& book, NodeId id) {
  return any_in(book, id, [&](NodeId at) { return book.op(at) == op_of<NoTrigger>; });
}

bool has_trigger(const Match& match, ObjectRef ref) {
  return has_keyword(match, ref, id(Keyword::shield_trigger)) ||
         has_keyword(match, ref, id(Keyword::shield_trigger_cross));
}

}  // namespace

// [DM-1.50 112.3a, 509.5a] Every one that will be used, knowing all of them.
Flow Declare::declare(Match& match, Frame& frame) {
  State& state = match.state;
  const Register& taken = reg<Declare>(frame, Reg::taken);
  std::uint16_t& asked = local<Declare>(frame).asked;
  const auto card_at = [&](int i) { return state.refs[static_cast<std::size_t>(taken.first + i)]; };
  if (state.answered) {
    if (take_answer(match).is(OptionKind::yes)) {
      defer(state, card_at(asked).card());
    }
    ++asked;
  }
  for (; asked < taken.count; ++asked) {
    const ObjectRef ref = card_at(asked);
    if (!in_place(state, ref) || state.card(ref.card()).zone != Zone::hand) continue;
    const PlayerId owner = owner_of(state, ref);
    if (!may_use_trigger(match, owner, ref.card()) || !can_play(match, owner, ref.card(), true).legal)
      continue;
    ask(match, {.ask = Ask::may, .who = owner, .card = ref.card()});
    return Flow::stay();
  }
  return Flow::finish();
}

namespace {

// A declared card that leaves the hand before its turn comes is not used any more.
void forget_declared(State& state, const Part& part) {
  const CardId card = card_of(state, part.object);
  if (part.from != Zone::hand || part.has(kDropped) || card == kNoCard || !state.card(card).deferred) return;
  undefer(state, card);
}

}  // namespace

// [DM-1.50 113.6] Any move of a shield into the hand lets its owner use its trigger, not only a break.
void shields_taken(Match& match, const Proposal& proposal) {
  State& state = match.state;
  const std::uint16_t first = state.refs.next_place();
  for (int i = 0; i < proposal.count; ++i) {
    const Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (state.deferred_count > 0) forget_declared(state, part);
    if (part.from != zone::shields || part.to != Zone::hand || part.kind != PartKind::move_card ||
        part.has(kDropped) || !part.object.is_card() || !has_trigger(match, part.object))
      continue;
    state.refs.push(state, part.object);
  }
  const int count = static_cast<int>(state.refs.size()) - first;
  if (count == 0) return;
  const Frame* by = state.frames.empty() ? nullptr : &state.frames.back();
  if (by != nullptr && by->kind == FrameKind::program && says_no_trigger(match.book(), by->program)) {
    state.refs.cut(first);
    return;
  }
  Frame* frame = push_frame<Declare>(match, state.turn_player);
  if (!frame) return;
  frame->ref_base = first;
  Register& taken = reg<Declare>(*frame, Declare::Reg::taken);
  taken.set = 1;
  taken.first = first;
  taken.count = static_cast<std::uint16_t>(count);
}

}  // namespace kawari::duel_masters
