// The options of the open decision, listed from the state in a stable order.
#include <algorithm>

#include "replace/entry.h"
#include "replace/settle.h"
#include "run/run.h"
#include "step/procedure.h"
#include "step/repetition.h"
#include "step/step.h"

namespace kawari {
namespace {

Option option(OptionKind kind, std::uint16_t a = 0, std::uint16_t b = 0) {
  Option o;
  o.kind = kind;
  o.a = a;
  o.b = b;
  return o;
}

// Says at once of most keys that they are new. Of the others somebody has to look.
class Sieve {
 public:
  bool maybe_seen(std::uint64_t key) const { return (bits_[word(key)] >> bit(key) & 1) != 0; }
  void add(std::uint64_t key) { bits_[word(key)] |= std::uint64_t{1} << bit(key); }

 private:
  static std::uint64_t spread(std::uint64_t key) { return key * 0x9E3779B97F4A7C15ull; }
  static std::size_t word(std::uint64_t key) { return static_cast<std::size_t>(spread(key) >> 62); }
  static unsigned bit(std::uint64_t key) { return static_cast<unsigned>(spread(key) >> 56 & 63); }
  std::uint64_t bits_[4] = {};
};

// Options that the asked player cannot tell apart share a group. The keys that have been seen move to the
// front of the list.
void group(Decision& d) {
  std::vector<std::uint64_t>& keys = d.keys;
  Sieve seen;
  std::size_t groups = 0;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const std::uint64_t key = keys[i];
    std::size_t at = seen.maybe_seen(key) ? 0 : groups;
    while (at < groups && keys[at] != key) ++at;
    seen.add(key);
    d.options[i].group = static_cast<std::uint16_t>(at);
    if (at == groups) keys[groups++] = key;
  }
  d.groups = static_cast<int>(groups);
}

void each_its_own_group(Decision& d) {
  for (std::size_t i = 0; i < d.options.size(); ++i) d.options[i].group = static_cast<std::uint16_t>(i);
  d.groups = static_cast<int>(d.options.size());
}

// Actions that differ in kind, way or printed cards are told apart at a glance. What the player sees of the
// cards is worked out only for those that have a twin.
void group_actions(const Match& match, Decision& d) {
  const State& state = match.state;
  const auto printed = [&](std::uint16_t id) -> std::uint64_t {
    if (id == 0xFFFF) return 0xFFFF;
    const Card& card = state.card(CardId(id));
    return card.zone == Zone::play || sees_face(match, d.who, CardId(id)) ? index(card.face) : 0xFFFE;
  };
  const auto seen = [&](std::uint16_t card) -> std::uint64_t {
    return card == 0xFFFF ? 0 : view_key(match, d.who, ref_of(state, CardId(card)));
  };
  std::vector<std::uint64_t>& keys = d.keys;
  Sieve once, twice;
  std::uint16_t last = 0xFFFF;  // several options about one card come one after the other
  std::uint64_t card = printed(last);
  for (const Option& o : d.options) {
    if (o.b != last) card = printed(last = o.b);
    keys.push_back(std::uint64_t{o.a} << 48 | std::uint64_t{o.c} << 32 | card << 16 | printed(o.d));
    (once.maybe_seen(keys.back()) ? twice : once).add(keys.back());
  }
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Option& o = d.options[i];
    if (twice.maybe_seen(keys[i])) keys[i] = (keys[i] * 31 + seen(o.b)) * 37 + seen(o.d);
  }
  group(d);
}

void list_objects(const Match& match, Decision& d, const Pending& pending) {
  ObjectList found;
  const bool entering = pending.frame == 0xFF;
  const bool ordering = pending.ask == Ask::order && !entering;
  const bool shuffling = !entering && match.state.frames[pending.frame].kind == FrameKind::shuffle;
  if (entering)
    entry_options(match, pending, found);
  else if (shuffling)
    shuffle_options(match, pending, found);
  else if (ordering && match.state.frames[pending.frame].kind == FrameKind::program)
    order_options(match, pending, found);
  else if (match.state.frames[pending.frame].kind == FrameKind::procedure)
    match.rules->procedure_options(match, pending, found);
  else
    choice_options(match, pending, found);
  const PlayerId viewer = pending.who == kChance ? match.state.turn_player : pending.who;
  for (const ObjectRef ref : found) {
    d.options.push_back(option(OptionKind::object, ref.where, ref.mark));
    // Nobody sees the order of a shuffled deck: until it is known, one order is as good as another.
    d.keys.push_back(shuffling ? 0 : view_key(match, viewer, ref));
  }
  if (pending.least == 0) {
    d.options.push_back(option(OptionKind::done));
    d.keys.push_back(1);
  }
  group(d);
  // Everything on offer must be taken: nothing is left to choose.
  if (pending.least > 0 && pending.least == found.size()) {
    d.groups = 1;
    for (Option& o : d.options) o.group = 0;
  }
}

void list_players(const Match& match, Decision& d, const Pending& pending) {
  const State& state = match.state;
  const Node& node = match.book()[pending.node];
  const bool several = node.op == Op::chosen_players;
  const std::uint8_t picked = several ? state.frames[pending.frame].regs[node.reg].players : 0;
  for (const PlayerId p : players_from(state, state.turn_player)) {
    if (picked >> index(p) & 1) continue;
    if (node.op != Op::chosen_opponent || are_opponents(state, pending.who, p))
      d.options.push_back(option(OptionKind::player, index(p)));
  }
  if (several) d.options.push_back(option(OptionKind::done));
}

void list_candidates(const Match& match, Decision& d) {
  const Candidates found = open_candidates(match);
  for (std::size_t i = 0; i < found.size(); ++i) {
    d.options.push_back(option(OptionKind::candidate, static_cast<std::uint16_t>(i), found[i].self.where));
    // Instances of the same created effect on the same card: whichever is taken, both are spent.
    const bool interchangeable = found[i].one_shot && found[i].effect >= 0;
    d.keys.push_back(interchangeable ? std::uint64_t{index(found[i].node)} << 32 | found[i].bound.where
                                     : 0x100000000000ull + i);
  }
  if (may_decline(match)) {
    d.options.push_back(option(OptionKind::decline));
    d.keys.push_back(2);
  }
  group(d);
}

void list_waiting(const Match& match, Decision& d) {
  const State& state = match.state;
  for (std::size_t i = 0; i < state.waiting.size(); ++i) {
    const Waiting& w = state.waiting[i];
    if (w.controller != d.who) continue;
    // [DM-1.50 101.4f] In the middle of an effect only what waits for the battle that it has ordered.
    if (state.pending.low != 0 && !waits_for_battle(match, w, state.frames[state.pending.frame])) continue;
    d.options.push_back(option(OptionKind::waiting, static_cast<std::uint16_t>(i)));
    // The same ability of the same object about the same event: whichever comes first, it is the same.
    std::uint64_t key = std::uint64_t{index(w.ability)} * 0x9E3779B97F4A7C15ull;
    key ^= w.bound.where;
    if (speaks_of_itself(match.book(), w.ability))
      key ^= (std::uint64_t{w.self.where} << 48) ^ (std::uint64_t{w.self.mark} << 32);
    if (speaks_of_event(match.book(), w.ability)) {
      key ^= (std::uint64_t{w.subject.where} << 16) ^ w.subject.mark ^ (std::uint64_t{w.other.where} << 40);
      key ^= (std::uint64_t(static_cast<std::uint32_t>(w.amount)) << 8) ^ index(w.event_player);
    }
    d.keys.push_back(key);
  }
  group(d);
}

}  // namespace

Decision decision(const Match& match) {
  Decision d;
  decision(match, d);
  return d;
}

void decision(const Match& match, Decision& d) {
  const State& state = match.state;
  const Pending& pending = state.pending;
  d.options.clear();
  d.keys.clear();
  d.groups = 0;
  d.ask = Ask::none;
  d.who = kNoPlayer;
  d.node = d.ability = kNoNode;
  d.card = kNoCard;
  d.least = d.most = 0;
  if (state.over || pending.ask == Ask::none) return;
  d.ask = pending.ask;
  d.who = pending.who;
  d.node = pending.node;
  d.card = pending.card;
  d.least = pending.least;
  d.most = pending.most;
  if (pending.frame != 0xFF && pending.frame < state.frames.size())
    d.ability = state.frames[pending.frame].program;
  switch (pending.ask) {
    case Ask::none:
      break;
    case Ask::action:
      match.rules->list_actions(match, d.options);
      if (any_closed(state))
        std::erase_if(d.options, [&](const Option& action) { return is_closed(match, action); });
      group_actions(match, d);
      break;
    case Ask::may:
    case Ask::replace:
    case Ask::entry:
      d.options.push_back(option(OptionKind::yes));
      d.options.push_back(option(OptionKind::no));
      each_its_own_group(d);
      break;
    case Ask::objects:
    case Ask::chance_card:
    case Ask::order:
    case Ask::alter_hand:
    case Ask::pay_cards:
    case Ask::block:
      list_objects(match, d, pending);
      break;
    case Ask::number:
      if (pending.node == kNoNode && match.rules->list_numbers != nullptr) {
        match.rules->list_numbers(match, pending, d.options);
        each_its_own_group(d);
        break;
      }
      [[fallthrough]];
    case Ask::repeat:
      for (int i = pending.low; i <= pending.high; ++i)
        d.options.push_back(option(OptionKind::number, static_cast<std::uint16_t>(i)));
      each_its_own_group(d);
      break;
    case Ask::mode:
      for (int i = 0; i < match.book()[pending.node].kid_count; ++i)
        d.options.push_back(option(OptionKind::mode, static_cast<std::uint16_t>(i)));
      each_its_own_group(d);
      break;
    case Ask::either:
      d.options.push_back(option(OptionKind::mode, 0));
      d.options.push_back(option(OptionKind::mode, 1));
      each_its_own_group(d);
      break;
    case Ask::waiting:
      list_waiting(match, d);
      break;
    case Ask::replacement:
      list_candidates(match, d);
      break;
    case Ask::player:
      list_players(match, d, pending);
      each_its_own_group(d);
      break;
    case Ask::way:
      if (pending.tag == kAskPlayWay) {
        match.rules->list_ways(match, d.who, pending.card, d.options);
        group_actions(match, d);
        break;
      }
      d.options.push_back(option(OptionKind::mode, static_cast<std::uint16_t>(PlayWay::pay)));
      d.options.push_back(option(OptionKind::mode, static_cast<std::uint16_t>(PlayWay::free)));
      each_its_own_group(d);
      break;
    case Ask::name_race:
      race_options(match, pending, d.options);
      each_its_own_group(d);
      break;
    case Ask::name_colour:
      colour_options(match, d.options);
      each_its_own_group(d);
      break;
    case Ask::name_card:
      name_options(match, pending, d.options);
      each_its_own_group(d);
      break;
  }
}

}  // namespace kawari
