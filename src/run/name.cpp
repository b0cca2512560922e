// "Name a card": any name may be named. What is offered are the names that the player can know of: of their
// own deck, and of the cards that they see. Sorted, so that the list says nothing about where a card is.
#include <algorithm>

#include "run/run.h"

namespace kawari {
namespace {

constexpr std::size_t kMaxNames = 250;  // options of one decision have a group of one byte each

}  // namespace

void name_options(const Match& match, const Pending& pending, OptionList& out) {
  const State& state = match.state;
  InlineVec<std::uint16_t, kMaxNames> names{};
  const auto add = [&](std::uint16_t name) {
    const auto at =
        static_cast<std::size_t>(std::lower_bound(names.begin(), names.end(), name) - names.begin());
    if ((at < names.size() && names[at] == name) || !names.push(name)) return;
    std::rotate(names.begin() + at, names.end() - 1, names.end());
  };
  for (std::size_t i = 0; i < state.cards.size(); ++i) {
    const CardId card{static_cast<std::uint16_t>(i)};
    if (state.card(card).player() != pending.who && !sees_face(match, pending.who, card)) continue;
    for (const WordId name : match.face(card).names) add(index(name));
  }
  for (const std::uint16_t name : names) {
    Option option;
    option.kind = OptionKind::name;
    option.a = name;
    out.push_back(option);
  }
}

void run_name_card(Match& match) {
  State& state = match.state;
  Frame& frame = state.frame();
  const Node& node = match.book()[frame.pc];
  if (state.answered) {
    state.answered = 0;
    Register& r = frame.regs[node.reg];
    r.set = r.done = r.attempted = 1;
    r.amount = static_cast<std::int16_t>(state.answer.a);
    frame.pc = node.next;
    frame.stage = 0;
    return;
  }
  const auto who = players(match, env_of(frame), match.book().kid(node, 0));
  Pending pending;
  pending.ask = Ask::name_card;
  pending.who = who.empty() ? frame.controller : who[0];
  pending.frame = static_cast<std::uint8_t>(state.frames.size() - 1);
  pending.node = frame.pc;
  pending.card = frame.card;
  state.pending = pending;
}

}  // namespace kawari
