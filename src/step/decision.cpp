// The options of the open decision, listed from the state in a stable order.
#include <algorithm>

#include "replace/entry.h"
#include "replace/settle.h"
#include "run/run.h"
#include "run/unchosen.h"
#include "state/hash.h"
#include "state/rules.h"
#include "step/procedure.h"
#include "step/repetition.h"
#include "step/step.h"

namespace kawari {
namespace {

// A quick key: actions that differ in kind, way, ability, attacked player or printed cards have different
// keys.
std::uint64_t glance_at(const Match& match, PlayerId who, const ActionOption& a) {
  const auto printed = [&](CardId id) -> std::uint64_t {
    if (id == kNoCard) return 0xFFFF;
    const Card& card = match.state.card(id);
    return card.zone == Zone::play || sees_face(match, who, id) ? index(card.face) : 0xFFFE;
  };
  const auto aimed_at = [&](Target target) -> std::uint64_t {
    switch (target.kind()) {
      case TargetKind::none:
        return 0xFFFF;
      case TargetKind::card:
        return printed(target.card());
      case TargetKind::player:
        return 0xF000u | index(target.player());
    }
    return 0xFFFF;
  };
  const std::uint64_t how =
      std::uint64_t{index(a.verb)} << 24 | static_cast<std::uint64_t>(a.way) << 16 | a.ability;
  return how << 32 | printed(a.card) << 16 | aimed_at(a.target);
}

// A full key for actions whose quick keys are equal: what the player sees of the cards.
std::uint64_t look_at(const Match& match, PlayerId who, const ActionOption& a) {
  const auto seen = [&](CardId card) -> std::uint64_t {
    return card == kNoCard ? 0 : view_key(match, who, ref_of(match.state, card));
  };
  return (glance_at(match, who, a) * 31 + seen(a.card)) * 37 + seen(a.target.card());
}

// Whether something that is under way beneath the asking frame has picked the card: a shield that an attack
// is about to break is not like the others, though nobody sees its face.
bool singled_out(const State& state, ObjectRef object) {
  if (!object.is_card() || state.card(object.card()).zone < Zone::count_ ||
      state.pending.frame >= state.frames.size())
    return false;
  const auto end = state.refs.begin() + state.frames[state.pending.frame].ref_base;
  return std::find(state.refs.begin(), end, object) != end;
}

std::uint64_t object_key(const Match& match, const Option& o) {
  if (!o.is(OptionKind::object)) return 1;
  // The order of a shuffled deck is seen by no player: until it is known, one order is as good as another.
  if (offered_by(match, match.state.pending) == OfferedBy::shuffle) return 0;
  const PlayerId who = match.state.pending.who;
  const std::uint64_t key = view_key(match, who == kChance ? match.state.turn_player : who, o.object());
  return singled_out(match.state, o.object()) ? mix_hash(key, 1) : key;
}

// How the asked player tells the options of a decision apart.
enum class Telling : std::uint8_t {
  each,     // each option is different
  whole,    // not at all: all options must be taken
  keys,     // by Decision::keys, which were computed as the options were listed
  objects,  // by what the player sees of them
  actions,
};

Telling telling(const Match& match, const Decision& d) {
  switch (d.ask) {
    case Ask::action:
      return Telling::actions;
    case Ask::way:
      return match.state.pending.purpose == Purpose::play_way ? Telling::actions : Telling::each;
    case Ask::objects:
    case Ask::chance_card:
    case Ask::order:
    case Ask::alter_hand:
    case Ask::pay_cards:
    case Ask::block: {
      const std::size_t least = match.state.pending.least;
      return least > 0 && least == d.options.size() ? Telling::whole : Telling::objects;
    }
    case Ask::waiting:
    case Ask::replacement:
      return Telling::keys;
    case Ask::none:
    case Ask::may:
    case Ask::number:
    case Ask::mode:
    case Ask::either:
    case Ask::replace:
    case Ask::entry:
    case Ask::player:
    case Ask::name_card:
    case Ask::name_race:
    case Ask::name_colour:
    case Ask::repeat:
    case Ask::side:
      break;
  }
  return Telling::each;
}

// Whether two of the options can be told apart. Looks at as few options as possible.
bool is_choice(const Match& match, const Decision& d) {
  if (d.options.size() < 2) return false;
  const auto differ = [&](auto key) {
    const std::uint64_t first = key(d.options[0]);
    return std::any_of(d.options.begin() + 1, d.options.end(),
                       [&](const Option& o) { return key(o) != first; });
  };
  switch (telling(match, d)) {
    case Telling::each:
      return true;
    case Telling::whole:
      return false;
    case Telling::keys:
      return std::any_of(d.keys.begin(), d.keys.end(), [&](std::uint64_t key) { return key != d.keys[0]; });
    case Telling::objects:
      return differ([&](const Option& o) { return object_key(match, o); });
    case Telling::actions:
      return differ([&](const Option& o) { return glance_at(match, d.who, o.action()); }) ||
             differ([&](const Option& o) { return look_at(match, d.who, o.action()); });
  }
  return true;
}

// Options with the same key share a group; groups are numbered in the order of their first options.
void group_by_keys(Decision& d) {
  struct Keyed {
    std::uint64_t key;
    std::uint32_t at;
  };
  std::vector<Keyed> sorted(d.options.size());
  for (std::size_t i = 0; i < sorted.size(); ++i) sorted[i] = {d.keys[i], static_cast<std::uint32_t>(i)};
  std::sort(sorted.begin(), sorted.end(),
            [](const Keyed& x, const Keyed& y) { return x.key != y.key ? x.key < y.key : x.at < y.at; });
  // First, the index of the group's first option stands for its number.
  for (std::size_t i = 0; i < sorted.size(); ++i)
    d.options[sorted[i].at].group =
        i > 0 && sorted[i].key == sorted[i - 1].key ? d.options[sorted[i - 1].at].group : sorted[i].at;
  std::uint32_t groups = 0;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    std::uint32_t& group = d.options[i].group;
    group = group == i ? groups++ : d.options[group].group;
  }
  d.groups = static_cast<int>(groups);
}

void list_objects(const Match& match, Decision& d, const Pending& pending) {
  ObjectList found;
  switch (offered_by(match, pending)) {
    case OfferedBy::entry:
      entry_options(match, pending, found);
      break;
    case OfferedBy::shuffle:
      shuffle_options(match, pending, found);
      break;
    case OfferedBy::order:
      order_options(match, pending, found);
      break;
    case OfferedBy::choice:
      choice_options(match, pending, found);
      break;
    case OfferedBy::procedure:
      match.rules->procedure_options(match, pending, found);
      break;
  }
  for (const ObjectRef ref : found) d.options.push_back(Option::object(ref));
  if (pending.least == 0) d.options.push_back(Option::done());
}

void list_players(const Match& match, Decision& d, const Pending& pending) {
  const State& state = match.state;
  const Node& node = match.book()[pending.node];
  const bool several = node.op == Op::chosen_players;
  const std::uint8_t picked = several ? state.frames[pending.frame].regs[node.reg].players : 0;
  for (const PlayerId p : players_from(state, state.turn_player)) {
    if (picked >> index(p) & 1) continue;
    if (node.op != Op::chosen_opponent || are_opponents(state, pending.who, p))
      d.options.push_back(Option::player(p));
  }
  if (several) d.options.push_back(Option::done());
}

// Equal for candidates of which it does not matter which one is taken.
std::uint64_t key_of(const Match& match, const Candidate& c, std::size_t place) {
  const bool alone = match.edition->reads(other_reading::same_source);
  // Of instances of the same created effect on the same card, any that is taken uses all. Where sources
  // count, it uses itself alone.
  const bool uses_all = c.one_shot && c.effect >= 0 && !alone;
  if (!uses_all && (c.one_shot || c.first_time || c.node == kCalculationKey))
    return 0x100000000000ull + place;
  // The same text of the same object, which an effect gave it twice, or of effects that say the same.
  const auto of = [](ObjectRef ref) { return std::uint64_t{ref.where} << 16 | ref.mark; };
  std::uint64_t key = mix_hash(mix_hash(index(c.node), of(c.bound)), c.named.bits());
  key = mix_hash(key, std::uint64_t{index(c.controller)} << 1 | (c.optional ? 1u : 0u));
  if (c.effect < 0 || speaks_of_itself(match.book(), c.node)) key = mix_hash(key, of(c.self));
  return key | 0x8000000000000000ull;
}

void list_candidates(const Match& match, Decision& d) {
  const Candidates found = open_candidates(match);
  for (std::size_t i = 0; i < found.size(); ++i) {
    d.options.push_back(Option::candidate(i));
    d.keys.push_back(key_of(match, found[i], i));
  }
  if (may_decline(match)) {
    d.options.push_back(Option::decline());
    d.keys.push_back(2);
  }
}

void list_waiting(const Match& match, Decision& d) {
  const State& state = match.state;
  for (const Waiting& w : state.waiting) {
    if (w.controller != d.who && !are_teammates(state, w.controller, d.who)) continue;
    // [DM-1.50 101.4f] In the middle of an effect only abilities that wait for the battle which the effect
    // has ordered.
    if (state.pending.purpose == Purpose::battle &&
        !match.rules->waits_for_this(match, w, state.frames[state.pending.frame]))
      continue;
    d.options.push_back(Option::waiting(w.order));
    // The same ability of the same object about the same event: whichever comes first, it is the same.
    const auto of = [](ObjectRef ref) { return std::uint64_t{ref.where} << 16 | ref.mark; };
    std::uint64_t key = mix_hash(index(w.ability), of(w.bound));
    if (speaks_of_itself(match.book(), w.ability)) key = mix_hash(key, of(w.self));
    if (speaks_of_event(match.book(), w.ability)) {
      key = mix_hash(key, of(w.subject) << 32 | of(w.other));
      key = mix_hash(key, std::uint64_t{static_cast<std::uint32_t>(w.amount)} << 32 |
                              std::uint64_t{index(w.event_source)} << 8 | index(w.event_player));
    }
    d.keys.push_back(key);
  }
}

}  // namespace

Decision decision(const Match& match) {
  Decision d;
  decision(match, d);
  group_options(match, d);
  return d;
}

void group_options(const Match& match, Decision& d) {
  const Telling by = d.options.empty() ? Telling::each : telling(match, d);
  switch (by) {
    case Telling::each:
      for (std::size_t i = 0; i < d.options.size(); ++i) d.options[i].group = static_cast<std::uint32_t>(i);
      d.groups = static_cast<int>(d.options.size());
      return;
    case Telling::whole:
      for (Option& o : d.options) o.group = 0;
      d.groups = 1;
      return;
    case Telling::keys:
      break;
    case Telling::objects:
    case Telling::actions:
      d.keys.clear();
      for (const Option& o : d.options)
        d.keys.push_back(by == Telling::objects ? object_key(match, o) : look_at(match, d.who, o.action()));
      break;
  }
  group_by_keys(d);
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
        std::erase_if(d.options, [&](const Option& action) { return is_closed(match, action.action()); });
      break;
    case Ask::may:
    case Ask::replace:
    case Ask::entry:
      d.options.push_back(Option::yes());
      d.options.push_back(Option::no());
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
        break;
      }
      [[fallthrough]];
    case Ask::repeat:
      for (int i = 0; i <= pending.highest; ++i) d.options.push_back(Option::number(i));
      break;
    case Ask::mode:
      for (int i = 0; i < match.book()[pending.node].kid_count; ++i)
        if (match.book().sort(match.book().kid(pending.node, i)) == Sort::Stmt)
          d.options.push_back(Option::mode(i));
      break;
    case Ask::side:
      for (std::size_t i = 0; i < match.rules->link_sides.places(match, pending.card).size(); ++i)
        d.options.push_back(Option::mode(static_cast<int>(i)));
      break;
    case Ask::either:
      d.options.push_back(Option::mode(0));
      d.options.push_back(Option::mode(1));
      break;
    case Ask::waiting:
      list_waiting(match, d);
      break;
    case Ask::replacement:
      list_candidates(match, d);
      break;
    case Ask::player:
      list_players(match, d, pending);
      break;
    case Ask::way:
      if (pending.purpose == Purpose::play_way) {
        match.rules->list_ways(match, d.who, pending.card, d.options);
        break;
      }
      d.options.push_back(Option::way(PlayWay::pay));
      d.options.push_back(Option::way(PlayWay::free));
      break;
    case Ask::name_race:
      race_options(match, pending, d.options);
      break;
    case Ask::name_colour:
      colour_options(match, d.options);
      break;
    case Ask::name_card:
      name_options(match, pending, d.options);
      break;
  }
  d.groups = d.options.empty() ? 0 : is_choice(match, d) ? 2 : 1;
}

}  // namespace kawari
