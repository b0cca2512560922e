// "Name a card", "choose a race", "choose a number": any name may be given. The options are the names and
// races that the player can know of, from their own deck and from cards that they see. They are sorted
// alphabetically, so that the list does not tell where a card is.
#include <algorithm>

#include "run/run.h"
#include "state/rules.h"
#include "text/grammar.h"

namespace kawari {
namespace {

// The words of the cards that the player can know of.
template <class Words>
void list_words(const Match& match, PlayerId who, Words words_of, WordId but, OptionList& out) {
  const State& state = match.state;
  const auto first = static_cast<std::ptrdiff_t>(out.size());
  const auto list_of = [&](const Face& face) {
    for (const WordId word : words_of(face))
      if (word != but) out.push_back(Option::name(word));
  };
  for (std::size_t i = 0; i < state.cards.size(); ++i) {
    const CardId card{static_cast<std::uint16_t>(i)};
    if (state.card(card).player() != who && !sees_face(match, who, card)) continue;
    const Face& face = match.face(card);
    list_of(face);
    // [DM-1.50 805.1d, 805.7] Both faces of a card may be looked at, and either may be named.
    if (face.other_side != kNoFace) list_of((*match.cards)[face.other_side]);
  }
  std::sort(out.begin() + first, out.end(), [&](const Option& x, const Option& y) {
    const std::string_view one = match.book().folded(x.name()), other = match.book().folded(y.name());
    return one != other ? one < other : x.name() < y.name();
  });
  out.erase(std::unique(out.begin() + first, out.end()), out.end());
}

void ask_name(Match& match, Ask kind) {
  State& state = match.state;
  const Frame& frame = state.frame();
  const PlayerId who = first_player(match, env_of(frame), match.book().kid(frame.pc, 0));
  if (who == kNoPlayer) {  // the player who was to name something has left
    state.frame().flags |= kFrameNotDone;
    go_on(state.frame(), match.book()[frame.pc].next);
    return;
  }
  // Numbers are offered up to the greatest printed cost of all loaded cards. The greatest cost in this match
  // would reveal something about the decks.
  const int high = kind == Ask::number ? match.cards->greatest_cost() : 0;
  if (high >= kMaxOptions) state.raise(Fault::too_many_options);
  ask(match, {.ask = kind, .who = who, .node = frame.pc, .card = frame.card, .highest = high});
}

// What was named stays in the statement's register.
bool answered_name(Match& match) {
  State& state = match.state;
  if (!state.answered) return false;
  const Option answer = take_answer(match);
  Frame& frame = state.frame();
  const Node& node = match.book()[frame.pc];
  if (node.reg != kNoRegister) {
    Register& r = frame.regs[node.reg];
    r.set = r.done = r.attempted = 1;
    if (answer.is(OptionKind::name))
      r.named = answer.name();
    else if (answer.is(OptionKind::colour))
      r.named = answer.colour();
    else
      r.amount = answer.number();
  }
  frame.pc = node.next;
  frame.progress = Progress::fresh;
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
  for (std::uint8_t i = 0; i < colours; ++i) out.push_back(Option::colour(ColourId{i}));
}

void run_name(Match& match, Ask what) {
  if (!answered_name(match)) ask_name(match, what);
}

Naming named_for(const Match& match, const Frame& frame, NodeId stmt) {
  const Node& node = match.book()[stmt];
  if (match.book().has(node, Traits::OfNamed)) {
    const Register& r = frame.regs[node.value];
    return r.set ? r.named : frame.named;
  }
  for (const NodeId kid : match.book().kids(node))
    if (const Naming found = named_for(match, frame, kid); !found.nothing()) return found;
  return {};
}

}  // namespace kawari
