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

// [DM-1.50 601.1e] All that makes it dearer, then all that makes it cheaper. A reduction with a floor does
// not go below it; the highest floor comes first, which is the order that costs the player least.
int play_cost(const Match& match, PlayerId who, CardId card) {
  const Book& book = match.book();
  int total = match.face(card).stat(Stat::cost);
  const ObjectRef ref = ref_of(match.state, card);
  InlineVec<Reduction, 32> reductions{};
  const auto count = [&](const StaticView& view) {
    const Node& node = book[view.node];
    if (node.op != Op::cost_change || !includes(match, view.env, book.kid(node, 0), who)) return;
    if (!fits(match, view.env, book.kid(node, 1), ref)) return;
    const int change = view.fixed ? view.amount : amount(match, view.env, book.kid(node, 2));
    const NodeId floor = book.kid(node, 4);
    if (change >= 0)
      total += change;
    else
      (void)reductions.push({-change, book.absent(floor) ? 0 : amount(match, view.env, floor)});
  };
  each_static(match, Op::cost_change, count);
  each_own_static(match, who, card, count);
  std::stable_sort(reductions.begin(), reductions.end(),
                   [](const Reduction& a, const Reduction& b) { return a.floor > b.floor; });
  for (const Reduction& r : reductions) total = std::max(total - r.by, std::min(total, r.floor));
  return std::max(0, total);
}

namespace {

using Mana = InlineVec<CardId, 64>;

int civilizations_of(const Match& match, CardId card) {
  return match.state.card(card).face_down ? 0 : match.face(card).colours;
}

// Each civilization of the card gets a mana card of its own; cards with few civilizations are taken first.
bool assign(const Match& match, const Mana& mana, const InlineVec<int, 8>& wanted, std::size_t at,
            std::uint64_t taken, ManaCards& out) {
  if (at == wanted.size()) return true;
  for (int width = 1; width <= 5; ++width) {
    for (std::size_t i = 0; i < mana.size(); ++i) {
      const int colours = civilizations_of(match, mana[i]);
      if (taken >> i & 1 || std::popcount(static_cast<unsigned>(colours)) != width ||
          !(colours >> wanted[at] & 1))
        continue;
      (void)out.push(mana[i]);
      if (assign(match, mana, wanted, at + 1, taken | std::uint64_t{1} << i, out)) return true;
      out.pop();
    }
  }
  return false;
}

}  // namespace

namespace {

// The most civilizations (bits from `at` on) that the mana cards can pay, one card each.
int payable(const Match& match, int wanted, int at, const ManaCards& mana, std::uint32_t taken) {
  if (at >= static_cast<int>(Civilization::count_)) return 0;
  int best = payable(match, wanted, at + 1, mana, taken);
  if (!(wanted >> at & 1)) return best;
  for (std::size_t i = 0; i < mana.size(); ++i)
    if (!(taken >> i & 1) && civilizations_of(match, mana[i]) >> at & 1)
      best = std::max(best, 1 + payable(match, wanted, at + 1, mana, taken | 1u << i));
  return best;
}

}  // namespace

int unpaid_civilizations(const Match& match, CardId card, const ManaCards& mana) {
  const int wanted = match.face(card).colours;
  return std::popcount(static_cast<unsigned>(wanted)) - payable(match, wanted, 0, mana, 0);
}

// [DM-1.50 112.2a] Civilizations first, then further cards until the cost is paid.
bool mana_for(const Match& match, PlayerId who, CardId card, ManaCards& out) {
  const State& state = match.state;
  Mana mana{};
  for (CardId c = state.list(who, Zone::resource).first; c != kNoCard; c = state.card(c).next)
    if (!state.card(c).exerted) (void)mana.push(c);
  InlineVec<int, 8> wanted{};
  for (int i = 0; i < static_cast<int>(Civilization::count_); ++i)
    if (match.face(card).colours >> i & 1) (void)wanted.push(i);
  if (!assign(match, mana, wanted, 0, 0, out)) return false;
  const int price = play_cost(match, who, card);
  // What is left over should still have as many civilizations as possible: cards with fewer go first.
  for (int width = 0; width <= 5 && static_cast<int>(out.size()) < price; ++width) {
    for (const CardId c : mana) {
      if (static_cast<int>(out.size()) >= price) break;
      if (std::popcount(static_cast<unsigned>(civilizations_of(match, c))) != width) continue;
      if (std::find(out.begin(), out.end(), c) == out.end() && !out.push(c)) return false;
    }
  }
  return static_cast<int>(out.size()) >= price;
}

}  // namespace kawari::duel_masters
