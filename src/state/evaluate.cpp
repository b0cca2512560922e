// Expressions of programs: conditions, amounts, players. Filters have a file of their own.
#include <algorithm>
#include <bit>

#include "state/compare.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {
namespace {

constexpr int kEverything = kMaxNumber;  // as much as there is: every use is bounded by what is there

// Words of a keyword that is known are read as one.
bool names_keyword(const Match& match, WordId word, KeywordId keyword) {
  std::string said = fold(match.book().word(word));
  std::replace(said.begin(), said.end(), '-', ' ');
  return said == fold(match.rules->keywords[index(keyword)].name);
}

}  // namespace

int damage_of(const Match& match, ObjectRef ref) {
  if (ref.is_slot()) {
    if (in_place(match.state, ref)) return match.state.slot(ref.slot()).damage;
    if (const Remembered* last = remembered(match.state, ref)) return last->damage;
  }
  return 0;
}

bool holds(const Match& match, const Env& env, NodeId cond) {
  const Book& book = match.book();
  const Node& node = book[cond];
  switch (node.op) {
    case Op::none:
      return true;
    case Op::both:
      for (const NodeId kid : book.kids(node))
        if (!holds(match, env, kid)) return false;
      return true;
    case Op::either:
      for (const NodeId kid : book.kids(node))
        if (holds(match, env, kid)) return true;
      return false;
    case Op::negate:
      return !holds(match, env, book.kid(node, 0));
    case Op::compare:
      return compares(amount(match, env, book.kid(node, 0)), static_cast<Comparison>(node.value),
                      amount(match, env, book.kid(node, 1)));
    case Op::exists: {
      const NodeId filter = book.kid(node, 0), many = book.kid(node, 1);
      if (book.absent(many)) return count_fitting(match, env, filter, 1) >= 1;
      const int wanted = amount(match, env, many);
      const auto comparison = static_cast<Comparison>(node.value);
      // One more than is asked for decides every comparison.
      const int enough = comparison == Comparison::at_least ? wanted : wanted + 1;
      return compares(count_fitting(match, env, filter, enough), comparison, wanted);
    }
    case Op::matches: {
      ObjectList list{};
      objects(match, env, book.kid(node, 0), list);
      if (list.empty()) return false;
      // Where a card is that an instruction has moved: the card there.
      const bool where = book.op(book.kid(node, 0)) == Op::ref && book.op(book.kid(node, 1)) == Op::in_zone;
      for (const ObjectRef ref : list)
        if (!fits(match, env, book.kid(node, 1), where ? follow(match.state, ref) : ref)) return false;
      return true;
    }
    case Op::ability_named: {
      const CardId card = card_of(match.state, env.subject);
      if (card == kNoCard) return false;
      if (env.playing_with != kNoKeyword) return names_keyword(match, WordId(node.value), env.playing_with);
      for (const Ability& ability : match.face(card).abilities) {
        if (ability.root != env.event_cause) continue;
        if (ability.name == WordId(node.value)) return true;
        return ability.keyword != kNoKeyword && names_keyword(match, WordId(node.value), ability.keyword);
      }
      return false;
    }
    case Op::ability_keyword:
      if (env.playing_with == KeywordId(node.value)) return true;
      for (const Ability& ability : match.cards->keyword_abilities[static_cast<std::size_t>(node.value)])
        if (ability.root == env.event_cause) return true;
      return false;
    case Op::linked: {
      if (!env.self.is_slot() || !in_place(match.state, env.self)) return false;
      const ObjectRef link = match.state.slot(env.self.slot()).link;
      return link.is_card() && in_place(match.state, link) &&
             match.state.card(link.card()).zone == Zone::shields;
    }
    case Op::happened: {
      const int times = times_this_turn(match, env, book.kid(node, 0));
      const NodeId many = book.kid(node, 1);
      if (book.absent(many)) return times >= 1;
      return compares(times, static_cast<Comparison>(node.value), amount(match, env, many));
    }
    case Op::some_player:
      return !players_where(match, env, book.kid(node, 0), book.kid(node, 1)).empty();
    case Op::every_player:
      return players_where(match, env, book.kid(node, 0), book.kid(node, 1)).size() ==
             players(match, env, book.kid(node, 0)).size();
    case Op::turn_of:
      return includes(match, env, book.kid(node, 0), match.state.turn_player);
    case Op::was_done: {
      const Register* r = register_of(env, node.value);
      if (!r) return false;
      return match.edition->policy.done_by_attempt ? r->attempted : r->done;
    }
    default:
      return false;
  }
}

namespace {

// Its parts are figures, so that no product or sum of two of them runs over.
std::int64_t worked_out(const Match& match, const Env& env, NodeId id) {
  const State& state = match.state;
  const Book& book = match.book();
  const Node& node = book[id];
  switch (node.op) {
    case Op::none:
      return 1;
    case Op::number:
      return node.value;
    case Op::count:
      return count_fitting(match, env, book.kid(node, 0), kMaxCards);
    case Op::how_many: {
      ObjectList list{};
      objects(match, env, book.kid(node, 0), list);
      int n = 0;
      for (const ObjectRef ref : list) n += fits(match, env, book.kid(node, 1), ref);
      return n;
    }
    case Op::stat_of: {
      ObjectList list{};
      objects(match, env, book.kid(node, 0), list);
      std::int64_t total = 0;
      for (const ObjectRef ref : list) total += std::max(0, stat(match, ref, static_cast<Stat>(node.value)));
      return total;
    }
    case Op::damage_on: {
      ObjectList list{};
      objects(match, env, book.kid(node, 0), list);
      std::int64_t total = 0;
      for (const ObjectRef ref : list) total += damage_of(match, ref);
      return total;
    }
    case Op::event_amount:
      return env.event_amount;
    case Op::result_amount: {
      const Register* r = register_of(env, node.value);
      return r ? r->amount : 0;
    }
    case Op::times:
      return std::int64_t{amount(match, env, book.kid(node, 0))} * amount(match, env, book.kid(node, 1));
    case Op::sum:
      return std::int64_t{amount(match, env, book.kid(node, 0))} + amount(match, env, book.kid(node, 1));
    case Op::up_to: {
      // The number that the player chose, once it is chosen; until then the most that could be.
      const Register* r = register_of(env, node.reg);
      return r && r->set ? r->amount : amount(match, env, book.kid(node, 0));
    }
    case Op::everything:
      return kEverything;
    case Op::cards_under: {
      ObjectList list{};
      objects(match, env, book.kid(node, 0), list);
      std::int64_t total = 0;
      for (const ObjectRef ref : list) {
        if (!ref.is_slot()) continue;
        if (in_place(state, ref))
          total += state.slot(ref.slot()).under_count;
        else if (const Remembered* last = remembered(state, ref))
          total += last->under_count;
      }
      return total;
    }
    case Op::keyword_number:
      return keyword_value(match, env.self, KeywordId(node.value));
    case Op::different_colours: {
      ObjectList list{};
      domain(match, env, book.kid(node, 0), list);
      unsigned colours = 0;
      for (const ObjectRef ref : list)
        if (fits(match, env, book.kid(node, 0), ref)) colours |= match.face(card_of(state, ref)).colours;
      return std::popcount(colours);
    }
    case Op::negative:
      return -amount(match, env, book.kid(node, 0));
    case Op::who_did_not: {
      const Register* r = register_of(env, node.value);
      return r ? std::popcount(static_cast<unsigned>(r->players)) - r->finished : 0;
    }
    case Op::times_happened:
      return times_this_turn(match, env, book.kid(node, 0));
    case Op::greatest:
      return greatest(match, env, static_cast<Stat>(node.value), book.kid(node, 0));
    case Op::least:
      return least(match, env, static_cast<Stat>(node.value), book.kid(node, 0));
    case Op::divided:
      return amount(match, env, book.kid(node, 0)) / std::max(1, amount(match, env, book.kid(node, 1)));
    case Op::capped:
      return std::min(amount(match, env, book.kid(node, 0)), amount(match, env, book.kid(node, 1)));
    case Op::hand_size: {
      std::int64_t total = 0;
      for (const PlayerId p : players(match, env, book.kid(node, 0)))
        total += count_zone(state, p, Zone::hand);
      return total;
    }
    case Op::lore_of: {
      std::int64_t total = 0;
      for (const PlayerId p : players(match, env, book.kid(node, 0))) total += state.player(p).lore;
      return total;
    }
    default:
      return 0;
  }
}

}  // namespace

int amount(const Match& match, const Env& env, NodeId id) {
  const Node& node = match.book()[id];
  if (node.op == Op::none) return 1;
  return match.derived.exact(node.op == Op::number ? node.value : worked_out(match, env, id));
}

PlayerList players(const Match& match, const Env& env, NodeId id) {
  const State& state = match.state;
  const Book& book = match.book();
  const Node& node = book[id];
  PlayerList out;
  auto one = [&](PlayerId p) {
    if (p != kNoPlayer && !state.player(p).left) out.push(p);
  };
  switch (node.op) {
    case Op::none:
    case Op::you:
      one(env.controller);
      break;
    case Op::everyone:
      return players_from(state, state.turn_player);
    case Op::opponents:
      for (const PlayerId p : players_from(state, state.turn_player))
        if (are_opponents(state, env.controller, p)) one(p);
      break;
    case Op::turn_player:
      one(state.turn_player);
      break;
    case Op::chosen_player:
    case Op::chosen_opponent:
    case Op::the_player: {
      const Register* r = register_of(env, node.op == Op::the_player ? node.value : node.reg);
      if (r && r->set) {
        one(PlayerId(static_cast<std::uint8_t>(r->amount)));
        break;
      }
      // Not chosen yet: whoever it could be.
      for (const PlayerId p : players_from(state, state.turn_player))
        if (node.op == Op::chosen_player || are_opponents(state, env.controller, p)) one(p);
      break;
    }
    case Op::chosen_players: {
      const Register* r = register_of(env, node.reg);
      for (const PlayerId p : players_from(state, state.turn_player))
        if (!r || !r->set || (r->players >> index(p) & 1)) one(p);
      break;
    }
    case Op::most_in_hand: {
      int most = 0;
      for (const PlayerId p : players_from(state, state.turn_player))
        most = std::max(most, count_zone(state, p, Zone::hand));
      for (const PlayerId p : players_from(state, state.turn_player))
        if (count_zone(state, p, Zone::hand) == most) one(p);
      break;
    }
    case Op::those_players:
      return players_where(match, env, book.kid(node, 0), book.kid(node, 1));
    case Op::candidate:
      one(env.candidate);
      break;
    case Op::event_player:
      one(env.event_player);
      break;
    case Op::each_of_them:
      if (env.frame) one(env.frame->loop_player[node.value & 1]);
      break;
    case Op::owner_of: {
      ObjectList list{};
      objects(match, env, book.kid(node, 0), list);
      for (const ObjectRef ref : list) {
        const PlayerId p = owner_of(state, ref);
        if (std::find(out.begin(), out.end(), p) == out.end()) one(p);
      }
      break;
    }
    default:
      break;
  }
  return out;
}

bool includes(const Match& match, const Env& env, NodeId id, PlayerId who) {
  const Op op = match.book()[id].op;
  if (op == Op::opponents) return are_opponents(match.state, env.controller, who);
  if (op == Op::everyone) return who != kNoPlayer && !match.state.player(who).left;
  if (op == Op::you) return who == env.controller && who != kNoPlayer && !match.state.player(who).left;
  for (const PlayerId p : players(match, env, id))
    if (p == who) return true;
  return false;
}

}  // namespace kawari
