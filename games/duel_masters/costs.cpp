// Costs: mana, with a separate card for each civilization.
#include <algorithm>
#include <bit>

#include "games/duel_masters/duel_masters.h"
#include "state/statics.h"

namespace kawari::duel_masters {

namespace {

struct Reduction {
  int by, floor;
};

}  // namespace

// [DM-1.50 601.1e] First all increases, then all reductions. A reduction with a minimum does not go below it;
// the highest minimum is applied first, because that order is cheapest for the player.
int play_cost(const Match& match, PlayerId who, CardId card) {
  const Book& book = match.book();
  std::int64_t total = match.face(card).stat(Stat::cost);
  const ObjectRef ref = ref_of(match.state, card);
  if (!derived(match).statics.has(Op::cost_change) && !match.face(card).rules_own_play)
    return static_cast<int>(total);
  ScratchVec<Reduction, 32> reductions;
  const auto count = [&](const StaticView& view) {
    const Node& node = book[view.node];
    if (node.op != Op::cost_change || !includes(match, view.env, book.kid(node, 0), who)) return;
    if (!fits(match, view.env, book.kid(node, 1), ref)) return;
    const int change = view.fixed ? view.amount : amount(match, view.env, book.kid(node, 2));
    const NodeId floor = book.kid(node, 4);
    if (change >= 0)
      total += change;
    else
      reductions.push({-change, book.absent(floor) ? 0 : amount(match, view.env, floor)});
  };
  each_static(match, Op::cost_change, count);
  each_own_static(match, who, card, count);
  std::stable_sort(reductions.begin(), reductions.end(),
                   [](const Reduction& a, const Reduction& b) { return a.floor > b.floor; });
  for (const Reduction& r : reductions)
    total = std::max(total - r.by, std::min(total, std::int64_t{r.floor}));
  return std::max(0, match.derived.exact(total));
}

namespace {

using Mana = ScratchVec<CardId, 128>;

// Assigns a mana card to each civilization of the card; cards with few civilizations are used first.
bool assign(const Match& match, const Mana& mana, int wanted, ManaCards& out) {
  if (wanted == 0) return true;
  const int next = std::countr_zero(static_cast<unsigned>(wanted));
  for (int width = 1; width <= static_cast<int>(Civilization::count_); ++width) {
    for (const CardId card : mana) {
      const unsigned colours = colours_of(match, card);
      if (std::popcount(colours) != width || !(colours >> next & 1) ||
          std::find(out.begin(), out.end(), card) != out.end())
        continue;
      out.push(card);
      if (assign(match, mana, wanted & (wanted - 1), out)) return true;
      out.pop();
    }
  }
  return false;
}

}  // namespace

// Hall's theorem: a separate card for each civilization exists if and only if every set of civilizations is
// covered by at least as many cards.
bool has_civilizations(const Match& match, PlayerId who, CardId card) {
  const State& state = match.state;
  const unsigned wanted = match.face(card).colours;
  if (wanted & ~unsigned{ready_colours(match, who)}) return false;
  if (std::popcount(wanted) <= 1) return true;
  for (unsigned some = wanted; some != 0; some = (some - 1) & wanted) {
    int meeting = 0;
    for (CardId c = state.list(who, Zone::resource).first; c != kNoCard; c = state.card(c).next)
      meeting += !state.card(c).exerted && (colours_of(match, c) & some) != 0;
    if (meeting < std::popcount(some)) return false;
  }
  return true;
}

namespace {

// The largest number of civilizations (bits from `at` on) that the mana cards can pay, one card each.
int payable(const Match& match, int wanted, int at, const ManaCards& mana, ManaCards& taken) {
  if (at >= static_cast<int>(Civilization::count_)) return 0;
  int best = payable(match, wanted, at + 1, mana, taken);
  if (!(wanted >> at & 1)) return best;
  for (const CardId card : mana) {
    if (!(colours_of(match, card) >> at & 1) || std::find(taken.begin(), taken.end(), card) != taken.end())
      continue;
    taken.push(card);
    best = std::max(best, 1 + payable(match, wanted, at + 1, mana, taken));
    taken.pop();
  }
  return best;
}

}  // namespace

int unpaid_civilizations(const Match& match, CardId card, const ManaCards& mana) {
  const int wanted = match.face(card).colours;
  ManaCards taken;
  return std::popcount(static_cast<unsigned>(wanted)) - payable(match, wanted, 0, mana, taken);
}

// [DM-1.50 112.2a] First a card for each civilization, then further cards until the cost is paid.
bool mana_for(const Match& match, PlayerId who, CardId card, ManaCards& out) {
  const State& state = match.state;
  Mana mana;
  for (CardId c = state.list(who, Zone::resource).first; c != kNoCard; c = state.card(c).next)
    if (!state.card(c).exerted) mana.push(c);
  if (!assign(match, mana, match.face(card).colours, out)) return false;
  const int price = play_cost(match, who, card);
  // The remaining mana should have as many civilizations as possible, so cards with fewer are tapped first.
  for (int width = 0; width <= 5 && static_cast<int>(out.size()) < price; ++width) {
    for (const CardId c : mana) {
      if (static_cast<int>(out.size()) >= price) break;
      if (std::popcount(static_cast<unsigned>(colours_of(match, c))) != width) continue;
      if (std::find(out.begin(), out.end(), c) == out.end()) out.push(c);
    }
  }
  return static_cast<int>(out.size()) >= price;
}

}  // namespace kawari::duel_masters
