// The beginning and the end of frames that resolve something.
#include <algorithm>

#include "commit/commit.h"
#include "commit/effects.h"
#include "commit/marks.h"
#include "replace/settle.h"
#include "run/run.h"
#include "state/edition.h"

namespace kawari {

Frame& add_frame(Match& match, PlayerId controller) {
  State& state = match.state;
  Frame& frame = state.frames.add(state);
  frame.controller = controller;
  frame.ref_base = state.refs.next_place();
  return frame;
}

void push_shuffle(Match& match, PlayerId player) { open_frame<Shuffle>(add_frame(match, player)); }

PlayerId first_player(const Match& match, const Env& env, NodeId who) {
  const auto list = players(match, env, who);
  return list.empty() ? kNoPlayer : list[0];
}

namespace {

void trace_frame(Match& match, TraceKind kind, const Frame& frame, RuleKey cited = kNoRule) {
  tell(match, kind, [&](TraceItem& item) {
    item.rule = cited;
    item.player = frame.controller;
    item.by = effect_record(match, frame.card, frame.program, frame.controller);
    item.node = frame.program;
  });
}

bool once_a_turn(const Book& book, NodeId ability) {
  const Node& node = book[ability];
  return (node.op == Op::triggered || node.op == Op::activated) &&
         (node.value & (kOncePerTurn | kOnceDuringYourTurn));
}

// Sets the registers that the text of a delayed effect reads ("them") to the bindings of the effect: the
// references from `first` on.
void rebind(const Match& match, Frame& frame, State& state, NodeId id, std::uint16_t first) {
  const Node& node = match.book()[id];
  if (node.op == Op::ref) {
    Register& r = frame.regs[node.value];
    if (r.set) return;
    r.set = 1;
    r.first = first;
    r.count = static_cast<std::uint16_t>(state.refs.size() - first);
    return;
  }
  for (const NodeId kid : match.book().kids(node)) rebind(match, frame, state, kid, first);
}

// Takes over the bindings of a delayed effect, which were kept until now.
void take_bindings(Match& match, const Waiting& waiting) {
  State& state = match.state;
  const auto kept = [&](const Effect& e) {
    return e.node == waiting.ability && e.spent == Spent::until_resolved;
  };
  const auto found = std::find_if(state.effects.begin(), state.effects.end(),
                                  [&](const Effect& e) { return kept(e) && e.object == waiting.bound; });
  if (found == state.effects.end()) return;
  const std::uint32_t instance = found->instance;
  const auto taken = [&](const Effect& e) { return kept(e) && e.instance == instance; };
  for (const Effect& effect : state.effects) {
    // [DM-1.50 400.8] The effect does not find the card in the zone where it is now.
    const bool found_there = match.edition->delayed_follows || in_place(state, effect.object);
    if (taken(effect) && found_there) state.refs.push(state, effect.object);
  }
  end_effects(match, taken);
}

}  // namespace

void push_statement(Match& match, NodeId program, NodeId stmt, PlayerId controller, ObjectRef self,
                    CardId card, const EffectRoles& roles) {
  Program::Fields fields;
  fields.ability_index = roles.ability_index;
  Frame* frame = push_frame<Program>(match, controller, fields);
  if (!frame) return;
  frame->program = program;
  frame->pc = stmt;
  frame->self = self;
  frame->card = card;
  frame->subject = roles.subject;
  frame->other = roles.other;
  frame->scope = open_scope(match);
  trace_frame(match, TraceKind::resolving, *frame);
}

void push_waiting(Match& match, const Waiting& waiting) {
  const Book& book = match.book();
  const Node& node = book[waiting.ability];
  const NodeId stmt = effect_in(book, node);
  Program::Fields fields;
  fields.ability_index = waiting.index;
  Frame* made = push_frame<Program>(match, waiting.controller, fields);
  if (!made) return;
  Frame& frame = *made;
  frame.program = waiting.ability;
  frame.pc = stmt;
  frame.self = waiting.self;
  frame.card = waiting.card;
  frame.subject = waiting.subject;
  frame.other = waiting.other;
  frame.bound = waiting.bound;
  frame.event_source = waiting.event_source;
  frame.event_player = waiting.event_player;
  frame.event_amount = waiting.amount;
  frame.named = waiting.named;
  frame.scope = open_scope(match);
  if (node.op == Op::delay && !waiting.bound.none()) {
    const auto first = match.state.refs.next_place();
    take_bindings(match, waiting);
    rebind(match, frame, match.state, stmt, first);
  }
  if (once_a_turn(book, waiting.ability) && in_place(match.state, waiting.self) && waiting.self.is_slot() &&
      (match.state.slot(waiting.self.slot()).used & once_bit(waiting.index)) != 0)
    frame.pc = kNoNode;  // it has fully resolved once in this period
  const bool used = frame.pc == kNoNode;
  const bool conditional = node.op == Op::triggered && !book.absent(book.kid(node, 2));
  trace_frame(match, TraceKind::resolving, frame,
              conditional ? rule::key(rule::secondary_condition) : kNoRule);
  const auto without_effect = [&](rule::Core because, NodeId condition) {
    tell(match, TraceKind::no_effect, [&](TraceItem& item) {
      item.rule = rule::key(because);
      item.node = condition;
      item.player = waiting.controller;
      item.by = effect_record(match, waiting.card, waiting.ability, waiting.controller);
    });
  };
  if (used) without_effect(rule::once, kNoNode);
  if (!used && node.op == Op::triggered && !holds(match, env_of(match.state.frame()), book.kid(node, 2))) {
    without_effect(rule::secondary_condition, book.kid(node, 2));
    match.state.frame().pc = kNoNode;
    match.state.frame().flags |= kFrameNotDone;
  }
}

namespace {

// Removes the top frame and its references.
void take_away(State& state) {
  if (state.frame().flags & kFrameShows) hide_again(state);
  const std::size_t ref_base = state.frame().ref_base;
  state.frames.pop();
  state.refs.cut(ref_base);
}

}  // namespace

void drop_frame(Match& match) {
  const Frame& frame = match.state.frame();
  if (frame.kind == FrameKind::program) close_scope(match, frame.scope);
  take_away(match.state);
}

void pop_frame(Match& match) {
  State& state = match.state;
  const Frame& frame = state.frame();
  if (frame.kind == FrameKind::splice) {
    const Frame made = frame;
    state.frames.pop();
    spliced(match, made);
    state.refs.cut(made.ref_base);
    return;
  }
  if (frame.kind == FrameKind::program) {
    trace_frame(match, TraceKind::resolved, frame);
    close_scope(match, frame.scope);
    // Uses are only counted if there is a limit, so that positions that play alike stay alike.
    if (!(frame.flags & kFrameNotDone) && frame.self.is_slot() && in_place(state, frame.self) &&
        once_a_turn(match.book(), frame.program))
      note_used(state, frame.self.slot(), local<Program>(frame).ability_index);
  }
  take_away(state);
}

}  // namespace kawari
