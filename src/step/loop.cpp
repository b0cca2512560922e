// The loop: runs the topmost frame or proposal until a player must decide.
#include <algorithm>

#include "commit/commit.h"
#include "replace/settle.h"
#include "run/results.h"
#include "run/run.h"
#include "state/obstacle.h"
#include "state/rules.h"
#include "state/verdict.h"
#include "state/witness.h"
#include "step/procedure.h"
#include "step/repetition.h"
#include "step/step.h"
#include "trigger/collect.h"

namespace kawari {

namespace {

using FollowUps = ScratchVec<FollowUp, 4>;

void push_follow_ups(Match& match, const FollowUps& follow_ups) {
  State& state = match.state;
  // The turn player's come first: they are pushed last, so that they are on top.
  for (int pass = 0; pass < 2; ++pass) {
    for (std::size_t i = follow_ups.size(); i-- > 0;) {
      const FollowUp& f = follow_ups[i];
      if ((f.controller == state.turn_player) != (pass == 1)) continue;
      // The card has entered play.
      const ObjectRef self = in_place(state, f.self) ? f.self : follow(state, f.self);
      EffectRoles roles;
      (f.passive ? roles.other : roles.subject) = f.object;
      push_statement(match, f.node, f.node, f.controller, self.none() ? f.self : self, f.card, roles);
    }
  }
}

void finish_proposal(Match& match) {
  State& state = match.state;
  const std::size_t told = match.trace ? match.trace->items.size() : 0;
  collect_leaving(match);
  const std::size_t triggered = match.trace ? match.trace->items.size() : 0;
  const std::uint32_t before = match.events;
  commit(match);
  // Abilities that watch objects leave were collected before the commit; the trace shows the cause first.
  if (match.trace) {
    const auto items = match.trace->items.begin();
    std::rotate(items + static_cast<std::ptrdiff_t>(told), items + static_cast<std::ptrdiff_t>(triggered),
                match.trace->items.end());
  }
  if (match.events != before) match.state.check_mark = 0;
  collect_happened(match);
  const Proposal& p = state.proposals.back();
  std::uint8_t shuffles = 0;
  for (int i = 0; i < p.count; ++i) {
    const Part& part = state.parts[static_cast<std::size_t>(p.first + i)];
    if (part.kind == PartKind::shuffle && !part.has(kDropped))
      shuffles |= static_cast<std::uint8_t>(1u << index(part.player));
  }
  give_result(match, p);
  FollowUps follow_ups;
  for (const FollowUp& f : state.follow_ups)
    if (f.proposal == p.number) follow_ups.push(f);
  if (match.rules->committed) match.rules->committed(match, p);
  end_proposal(match);
  if (!follow_ups.empty()) push_follow_ups(match, follow_ups);
  if (match.chance == Chance::asked)
    for (std::uint8_t i = 0; i < state.player_count; ++i)
      if (shuffles >> i & 1) push_shuffle(match, PlayerId{i});
  if (match.rules->check_now) (void)match.rules->check_now(match);
}

void run_procedure(Match& match) {
  State& state = match.state;
  const std::size_t depth = state.frames.size();
  Frame& frame = state.frame();
  const Procedure& procedure = match.rules->procedures[index(frame.procedure)];
  if (frame.step >= end_of(procedure)) {
    pop_frame(match);
    return;
  }
  const StepId at = frame.step;
  const Flow flow = procedure.steps[index(at)](match, frame);
  // A step may push frames above its own. Its own frame ends here only if its player leaves the game in this
  // step.
  if (state.frames.size() < depth || state.frames[depth - 1].step != at) return;
  Frame& same = state.frames[depth - 1];
  switch (flow.to) {
    case Flow::To::next:
      same.step = static_cast<StepId>(index(at) + 1);
      same.progress = Progress::fresh;
      break;
    case Flow::To::stay:
      break;
    case Flow::To::jump:
      same.step = flow.step;
      same.progress = Progress::fresh;
      break;
    case Flow::To::finish:
      same.step = end_of(procedure);
      break;
  }
}

void step_once(Match& match) {
  State& state = match.state;
  if (!state.proposals.empty() && state.proposals.back().frame_depth == state.frames.size()) {
    if (settle(match) == Settled::ready && state.fault == Fault::none) finish_proposal(match);
    return;
  }
  switch (state.frame().kind) {
    case FrameKind::procedure:
      run_procedure(match);
      break;
    case FrameKind::shuffle:
      run_shuffle(match);
      break;
    case FrameKind::program:
    case FrameKind::splice:
      run_program(match);
      break;
  }
}

void note_fault(Match& match) {
  State& state = match.state;
  state.over = 1;
  tell(match, TraceKind::fault, [](TraceItem&) {});
}

}  // namespace

void run(Match& match) {
  Decision open;
  run(match, open);
}

void run(Match& match, Decision& open) {
  State& state = match.state;
  open.ask = Ask::none;
  Silence silence;
  for (;;) {
    if (match.derived.fault != Fault::none) state.raise(match.derived.fault);
    if (state.fault != Fault::none) {
      if (!state.over) note_fault(match);
      return;
    }
    if (state.over || state.frames.empty()) return;
    if (state.pending.ask != Ask::none) {
      if (state.pending.ask == Ask::action) {
        forget_unspoken(state);
        (void)recognise_loop(match);
      }
      decision(match, open);
      if (match.derived.fault != Fault::none) {
        open.ask = Ask::none;
        continue;
      }
      if (match.ask_forced) return;
      if (open.options.empty()) {
        state.raise(Fault::unsupported);
        open.ask = Ask::none;
        continue;
      }
      if (open.groups > 1) return;
      state.answer = open.options[0];
      state.answered = 1;
      state.pending = Pending{};
      open.ask = Ask::none;
    }
    if (match.budget != nullptr && !match.budget->spend()) {
      state.raise(Fault::out_of_budget);
      continue;
    }
    if (silence.broken_off(match)) return;
    step_once(match);
  }
}

void stop_endless(Match& match) {
  if (match.rules->endless_draw != kNoRule) {
    match.state.over = 1;
    match.state.pending = Pending{};
    tell(match, TraceKind::check, [&](TraceItem& item) {
      item.rule = match.rules->endless_draw;
      item.rule2 = rule::key(rule::game_end);
    });
    return;
  }
  stop_by(match, Fault::endless_loop);
}

void stop_by(Match& match, Fault fault) {
  match.state.fault = fault;
  match.state.pending = Pending{};
  note_fault(match);
}

void apply(Match& match, const Option& option) {
  Decision open;
  apply(match, option, open);
}

void apply(Match& match, Option option, Decision& open) {
  State& state = match.state;
  const Pending asked = state.pending;
  if (asked.ask != Ask::action) witness(match, Sight::asked);
  if (listening(match)) {
    decision(match, open);
    group_options(match, open);
    TraceItem item;
    item.kind = TraceKind::choice;
    item.player = asked.who;
    item.ask = asked.ask;
    item.node = asked.node;
    item.option = option;
    item.options = open.options;
    item.by.card = asked.card;
    if (asked.card != kNoCard) item.by.face = state.card(asked.card).face;
    item.part.card = kNoCard;
    if (option.is(OptionKind::object)) {
      item.part.card = card_of(state, option.object());
      if (item.part.card != kNoCard) item.part.face = state.card(item.part.card).face;
    }
    if (open.groups > 1 && asked.ask != Ask::action) trace(match, std::move(item));
  }
  if (asked.ask == Ask::repeat) {
    close_loop(match, asked);
    decision(match, open);
    return;
  }
  if (asked.ask == Ask::action) note_taken(match, option.action());
  state.answer = option;
  state.answered = 1;
  state.pending = Pending{};
  run(match, open);
}

Verdict may_act(const Match& match, const ActionOption& action) {
  if (is_closed(match, action))
    return Verdict::no(rule::key(rule::loop)).as(Obstacle::done_this_turn, match.state.pending.who);
  return match.rules->verdict(match, action);
}

void resolve_text(Match& match, NodeId action_text, PlayerId player, CardId source) {
  State& state = match.state;
  // Interrupts the free choice of action; afterwards the state is checked as after any effect.
  state.pending = Pending{};
  push_procedure(match, match.rules->after_procedure, state.turn_player);
  push_statement(match, action_text, match.book().kid(action_text, 0), player, ref_of(state, source), source);
  run(match);
}

void concede(Match& match, PlayerId player) {
  Decision open;
  concede(match, player, open);
}

void concede(Match& match, PlayerId player, Decision& open) {
  const bool plays =
      !match.state.over && index(player) < match.state.player_count && !match.state.player(player).left;
  if (plays) lose_game(match, player, rule::key(rule::concede), rule::key(rule::game_end));
  run(match, open);
}

void start_game(Match& match) {
  push_procedure(match, match.rules->setup_procedure, match.state.turn_player);
  run(match);
}

std::string_view sentence(Fault fault) {
  switch (fault) {
#define FAULT(name, text) \
  case Fault::name:       \
    return text;
    KAWARI_FAULTS(FAULT)
#undef FAULT
  }
  return "";
}

}  // namespace kawari
