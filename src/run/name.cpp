// "Name a card", "choose a race", "choose a number": any name may be named. What is offered are the names and
// races that the player can know of: of their own deck, and of the cards that they see. By the alphabet, so
// that the list says nothing about where a card is.
#include <algorithm>

#include "run/run.h"
#include "text/grammar.h"

namespace kawari {
namespace {

// The words of the cards that the player can know of.
template <class Words>
void list_words(const Match& match, PlayerId who, Words words_of, WordId but, OptionList& out) {
  const State& state = match.state;
  ScratchVec<std::uint16_t, 256> names;
  const auto add = [&](std::uint16_t name) {
    const auto earlier = [&](std::uint16_t a, std::uint16_t b) {
      return match.book().folded(WordId{a}) < match.book().folded(WordId{b});
    };
    const auto at =
        static_cast<std::size_t>(std::lower_bound(names.begin(), names.end(), name, earlier) - names.begin());
    if (at < names.size() && names[at] == name) return;
    names.push(name);
    std::rotate(names.begin() + at, names.end() - 1, names.end());
  };
  for (std::size_t i = 0; i < state.cards.size(); ++i) {
    const CardId card{static_cast<std::uint16_t>(i)};
    if (state.card(card).player() != who && !sees_face(match, who, card)) continue;
    for (const WordId word : words_of(match.face(card)))
      if (word != but) add(index(word));
  }
  for (const std::uint16_t name : names) {
    Option option;
    option.kind = OptionKind::name;
    option.a = name;
    out.push_back(option);
  }
}

void ask_name(Match& match, Ask kind) {
  State& state = match.state;
  const Frame& frame = state.frame();
  const auto who = players(match, env_of(frame), match.book().kid(frame.pc, 0));
  Pending pending;
  pending.ask = kind;
  pending.who = who.empty() ? frame.controller : who[0];
  pending.frame = static_cast<std::uint8_t>(state.frames.size() - 1);
  pending.node = frame.pc;
  pending.card = frame.card;
  // A cost that no card has is as good as any other: numbers are offered up to the greatest that is printed,
  // on any card. The greatest of this match would say what is in the decks.
  if (kind == Ask::number) pending.high = match.cards->greatest_cost();
  if (pending.high >= kMaxOptions) state.raise(Fault::too_many_options);
  state.pending = pending;
}

// What was named stays in the statement's register.
bool answered_name(Match& match) {
  State& state = match.state;
  if (!state.answered) return false;
  state.answered = 0;
  Frame& frame = state.frame();
  const Node& node = match.book()[frame.pc];
  if (node.reg != kNoRegister) {
    Register& r = frame.regs[node.reg];
    r.set = r.done = r.attempted = 1;
    r.amount = state.answer.a;
  }
  frame.pc = node.next;
  frame.stage = 0;
  return true;
}

}  // namespace

void name_options(const Match& match, const Pending& pending, OptionList& out) {
  list_words(
      match, pending.who, [](const Face& face) { return std::span(face.names); }, kNoWord, out);
}

void race_options(const Match& match, const Pending& pending, OptionList& out) {
  const NodeId barred = match.book().kid(pending.node, 1);
  const WordId but = match.book().op(barred) == Op::classified
                         ? WordId(static_cast<std::uint16_t>(match.book()[barred].value))
                         : kNoWord;
  list_words(
      match, pending.who, [](const Face& face) { return std::span(face.classifications); }, but, out);
}

void colour_options(const Match& match, OptionList& out) {
  const std::size_t colours = match.rules->grammar().vocabulary().colours.size();
  for (std::size_t i = 0; i < colours; ++i) {
    Option option;
    option.kind = OptionKind::colour;
    option.a = static_cast<std::uint16_t>(i);
    out.push_back(option);
  }
}

void run_name_quality(Match& match) {
  if (answered_name(match)) return;
  switch (match.book().op(match.state.frame().pc)) {
    case Op::name_race:
      return ask_name(match, Ask::name_race);
    case Op::name_colour:
      return ask_name(match, Ask::name_colour);
    default:
      return ask_name(match, Ask::number);
  }
}

std::int32_t named_for(const Match& match, const Frame& frame, NodeId stmt) {
  const Node& node = match.book()[stmt];
  if (node.op == Op::classified_as || node.op == Op::coloured_as) {
    const Register& r = frame.regs[node.value];
    return r.set ? r.amount : frame.event_amount;
  }
  for (int i = 0; i < node.kid_count; ++i)
    if (const std::int32_t found = named_for(match, frame, match.book().kid(node, i))) return found;
  return 0;
}

void run_name_card(Match& match) {
  if (!answered_name(match)) ask_name(match, Ask::name_card);
}

}  // namespace kawari
