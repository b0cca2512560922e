// Where something begins to resolve, and where it ends.
#include "commit/commit.h"
#include "replace/settle.h"
#include "run/run.h"

namespace kawari {

bool push_frame(Match& match, const Frame& frame) {
  if (match.state.frames.push(frame)) return true;
  match.state.fault = Fault::too_many_frames;
  return false;
}

namespace {

void trace_frame(Match& match, TraceKind kind, const Frame& frame, RuleKey cited = kNoRule) {
  if (!listening(match)) return;
  TraceItem item;
  item.kind = kind;
  item.rule = cited;
  item.player = frame.controller;
  item.by = effect_record(match, frame.card, frame.program, frame.controller);
  item.node = frame.program;
  trace(match, std::move(item));
}

bool once_a_turn(const Book& book, NodeId ability) {
  const Node& node = book[ability];
  return (node.op == Op::triggered || node.op == Op::activated) &&
         (node.value & (kOncePerTurn | kOnceDuringYourTurn));
}

// A delayed effect remembers in its binding what its text calls "them".
void rebind(const Match& match, Frame& frame, State& state, NodeId id, ObjectRef bound) {
  const Node& node = match.book()[id];
  if (node.op == Op::ref) {
    Register& r = frame.regs[node.value];
    if (!r.set && state.refs.push(bound)) {
      r.set = 1;
      r.first = static_cast<std::uint8_t>(state.refs.size() - 1);
      r.count = 1;
    }
    return;
  }
  for (int i = 0; i < node.kid_count; ++i) rebind(match, frame, state, match.book().kid(node, i), bound);
}

}  // namespace

bool push_statement(Match& match, NodeId program, NodeId stmt, PlayerId controller, ObjectRef self,
                    CardId card) {
  Frame frame{};
  frame.kind = FrameKind::program;
  frame.program = program;
  frame.pc = stmt;
  frame.controller = controller;
  frame.self = self;
  frame.card = card;
  frame.ref_base = static_cast<std::uint8_t>(match.state.refs.size());
  frame.scope = open_scope(match);
  if (!push_frame(match, frame)) return false;
  trace_frame(match, TraceKind::resolving, frame);
  return true;
}

bool push_waiting(Match& match, const Waiting& waiting) {
  const Book& book = match.book();
  const Node& node = book[waiting.ability];
  const NodeId stmt = book.kid(node, node.op == Op::triggered ? 3 : 1);
  Frame frame{};
  frame.kind = FrameKind::program;
  frame.program = waiting.ability;
  frame.pc = stmt;
  frame.controller = waiting.controller;
  frame.self = waiting.self;
  frame.card = waiting.card;
  frame.subject = waiting.subject;
  frame.other = waiting.other;
  frame.bound = waiting.bound;
  frame.event_source = waiting.event_source;
  frame.event_player = waiting.event_player;
  frame.event_amount = waiting.amount;
  frame.ability_index = waiting.index;
  frame.ref_base = static_cast<std::uint8_t>(match.state.refs.size());
  frame.scope = open_scope(match);
  if (node.op == Op::delay && !waiting.bound.none()) rebind(match, frame, match.state, stmt, waiting.bound);
  if (once_a_turn(book, waiting.ability) && in_place(match.state, waiting.self) && waiting.self.is_slot() &&
      (match.state.slot(waiting.self.slot()).used & once_bit(waiting.index)) != 0)
    frame.pc = kNoNode;  // it has fully resolved once in this period
  const bool used = frame.pc == kNoNode;
  if (!push_frame(match, frame)) return false;
  const bool conditional = node.op == Op::triggered && !book.absent(book.kid(node, 2));
  trace_frame(match, TraceKind::resolving, frame,
              conditional ? rule::key(rule::secondary_condition) : kNoRule);
  const auto without_effect = [&](rule::Core because, NodeId condition) {
    TraceItem item;
    item.kind = TraceKind::no_effect;
    item.rule = rule::key(because);
    item.node = condition;
    item.player = waiting.controller;
    if (listening(match)) item.by = effect_record(match, waiting.card, waiting.ability, waiting.controller);
    trace(match, std::move(item));
  };
  if (used) without_effect(rule::once, kNoNode);
  if (!used && node.op == Op::triggered && !holds(match, env_of(match.state.frame()), book.kid(node, 2))) {
    without_effect(rule::secondary_condition, book.kid(node, 2));
    match.state.frame().pc = kNoNode;
    match.state.frame().flags |= kFrameNotDone;
  }
  return true;
}

void drop_frame(Match& match) {
  State& state = match.state;
  const Frame frame = state.frame();
  if (frame.kind == FrameKind::program) close_scope(match, frame.scope);
  state.frames.pop();
  while (state.refs.size() > frame.ref_base) state.refs.pop();
}

void pop_frame(Match& match) {
  State& state = match.state;
  const Frame frame = state.frame();
  if (frame.kind == FrameKind::splice) {
    state.frames.pop();
    spliced(match, frame);
  } else {
    if (frame.kind == FrameKind::program) {
      trace_frame(match, TraceKind::resolved, frame);
      close_scope(match, frame.scope);
      // What has no limit is not counted: positions that play alike stay alike.
      if (!(frame.flags & kFrameNotDone) && frame.self.is_slot() && in_place(state, frame.self) &&
          once_a_turn(match.book(), frame.program))
        state.slot(frame.self.slot()).used |= once_bit(frame.ability_index);
    }
    state.frames.pop();
  }
  while (state.refs.size() > frame.ref_base) state.refs.pop();
}

}  // namespace kawari
