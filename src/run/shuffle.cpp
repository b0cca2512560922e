// A shuffle as a decision of chance, instead of the generator: chance names the cards from the top down,
// until the remaining ones cannot be told apart.
#include "commit/commit.h"
#include "run/run.h"
#include "run/unchosen.h"

namespace kawari {
namespace {

using Deck = ScratchVec<CardId, 256>;

Deck deck_of(const State& state, PlayerId player) {
  Deck deck{};
  for (CardId c = state.list(player, Zone::deck).first; c != kNoCard; c = state.card(c).next) deck.push(c);
  return deck;
}

bool all_alike(const State& state, const Deck& deck, std::size_t from) {
  for (std::size_t i = from + 1; i < deck.size(); ++i)
    if (state.card(deck[i]).face != state.card(deck[from]).face) return false;
  return true;
}

}  // namespace

void run_shuffle(Match& match) {
  State& state = match.state;
  Frame& frame = state.frame();
  Deck deck = deck_of(state, frame.controller);
  std::uint16_t& fixed = local<Shuffle>(frame).named;
  if (state.answered) {
    const CardId next = take_answer(match).object().card();
    for (std::size_t i = fixed; i < deck.size(); ++i) {
      if (deck[i] != next) continue;
      for (std::size_t k = i; k > fixed; --k) deck[k] = deck[k - 1];
      deck[fixed] = next;
      break;
    }
    lay_deck(state, frame.controller, {deck.begin(), deck.size()});
    ++fixed;
  }
  if (fixed >= deck.size() || all_alike(state, deck, fixed)) {
    pop_frame(match);
    return;
  }
  ask(match, {.ask = Ask::chance_card, .who = kChance, .least = 1, .most = 1});
}

void shuffle_options(const Match& match, const Pending& pending, ObjectList& out) {
  const Frame& frame = match.state.frames[pending.frame];
  const Deck deck = deck_of(match.state, frame.controller);
  for (std::size_t i = local<Shuffle>(frame).named; i < deck.size(); ++i)
    out.push(ref_of(match.state, deck[i]));
}

Unchosen unshuffled(const Match& match, const Pending& pending, CardId card) {
  const Frame& frame = match.state.frames[pending.frame];
  const Deck deck = deck_of(match.state, frame.controller);
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (deck[i] != card) continue;
    return {i < local<Shuffle>(frame).named ? Unchosen::Why::picked : Unchosen::Why::nothing, {}};
  }
  return {Unchosen::Why::rule,
          Verdict::no(rule::key(rule::legal_choice), card).elsewhere(Zone::deck, frame.controller)};
}

}  // namespace kawari
