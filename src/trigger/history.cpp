#include "trigger/history.h"

#include <algorithm>

#include "commit/commit.h"
#include "state/rules.h"

namespace kawari {
namespace {

// A pile that leaves play counts as many times as it has cards.
std::uint32_t cards_in(const Match& match, const Part& part, const AskedEvent& asked) {
  const Book& book = match.book();
  const bool of_cards = asked.facts == Fact::put_into_discard;
  if (!of_cards || part.kind != PartKind::move_card || !part.object.is_slot() ||
      !is_single_event(book.op(asked.event)))
    return 1;
  if (part.moved().leaves == Leaves::linked) return 1;
  const NodeId which = book.kid(asked.event, 0);
  if (!book.absent(which) && book.op(which) != Op::other) return 1;
  return in_place(match.state, part.object) ? 1u + match.state.slot(part.object.slot()).under_count : 1u;
}

// Counts of objects that are gone are merged, because nothing can refer to these objects any more.
void merge_gone(State& state) {
  for (Done& done : state.history)
    if (done.slot != kNoSlot && !in_place(state, done.subject())) done.slot = kNoSlot, done.generation = 0;
  for (std::size_t i = state.history.size(); i-- > 0;) {
    const Done done = state.history[i];
    for (std::size_t k = 0; k < i; ++k) {
      Done& same = state.history[k];
      if (!same.same_as(done)) continue;
      same.times += done.times;
      state.history.erase(i);
      break;
    }
  }
}

void count(Match& match, const Done& done, std::uint32_t times, const AskedEvent& asked) {
  State& state = match.state;
  wrote(match, kReadsHistory);
  int others = 0;
  for (Done& old : state.history) {
    others += old.asked == done.asked && old.players == done.players;
    if (!old.same_as(done)) continue;
    old.times = std::min(asked.most, old.times + times);
    return;
  }
  // Two are enough for "another": for every asking card, one of the two is another card.
  if (asked.other && !asked.which && asked.most == 1 && others >= 2) return;
  if (state.history.size() == kMaxDone) merge_gone(state);
  Done fresh = done;
  fresh.times = std::min(asked.most, times);
  state.history.push(state, fresh);
}

}  // namespace

void note_done(Match& match, const Part& part, FactSet facts) {
  const Book& book = match.book();
  if (!(book.asked_facts() & facts)) return;
  for (std::size_t i = 0; i < book.asked().size(); ++i) {
    const AskedEvent& asked = book.asked()[i];
    if (!(asked.facts & facts)) continue;
    Done done;
    done.asked = static_cast<std::uint16_t>(i + 1);
    for (std::uint8_t p = 0; p < match.state.player_count; ++p) {
      Env env;
      env.controller = env.candidate = PlayerId{p};
      if (!event_fits(match, env, asked.event, part, facts)) continue;
      done.players |= static_cast<std::uint8_t>(1u << p);
      if (!(asked.which || asked.other) || !env.subject.is_slot()) continue;
      done.slot = env.subject.slot();
      done.generation = env.subject.mark;
    }
    if (done.players) count(match, done, cards_in(match, part, asked), asked);
  }
}

}  // namespace kawari
