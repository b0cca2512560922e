// Expressions of programs: filters, conditions, amounts, players, objects.
#include <algorithm>
#include <bit>

#include "state/compare.h"
#include "state/query.h"

namespace kawari {
namespace {

constexpr int kEverything = 999;  // as much as there is: every use is bounded by what is there

// 6.1.6-like rules: "another" is not the source, and not what this ability has selected already.
bool already_selected(const Match& match, const Env& env, ObjectRef object) {
  if (object == env.self) return true;
  if (!env.frame) return false;
  for (const Register& r : env.frame->regs) {
    if (!r.set) continue;
    for (int i = 0; i < r.count; ++i)
      if (match.state.refs[static_cast<std::size_t>(r.first + i)] == object) return true;
  }
  return false;
}

// The zones that a filter is about: in play, unless it names others.
using ZonesOfFilter = InlineVec<NodeId, 4>;
void zones_of(const Book& book, NodeId filter, ZonesOfFilter& out) {
  const Node& node = book[filter];
  if (node.op == Op::in_zone || node.op == Op::under) (void)out.push(filter);
  if (node.op == Op::all_of || node.op == Op::any_of)
    for (int i = 0; i < node.kid_count; ++i) zones_of(book, book.kid(node, i), out);
}

bool names_zone(const Book& book, NodeId filter) {
  ZonesOfFilter zones{};
  zones_of(book, filter, zones);
  return !zones.empty();
}

// "A creature or a shield": one that is in play, or one that is elsewhere.
bool in_play_or_elsewhere(const Book& book, NodeId filter) {
  const Node& node = book[filter];
  if (node.op != Op::all_of && node.op != Op::any_of) return false;
  int named = 0;
  for (int i = 0; i < node.kid_count; ++i) {
    if (in_play_or_elsewhere(book, book.kid(node, i))) return true;
    named += names_zone(book, book.kid(node, i)) ? 1 : 0;
  }
  return node.op == Op::any_of && named > 0 && named < node.kid_count;
}

// The cards that a filter names one by one ("of those cards"): the objects of the node, or kNoNode.
NodeId named_set(const Book& book, NodeId filter) {
  const Node& node = book[filter];
  if (node.op == Op::same_as && book.op(book.kid(node, 0)) == Op::ref) return book.kid(node, 0);
  if (node.op != Op::all_of) return kNoNode;
  for (int i = 0; i < node.kid_count; ++i)
    if (const NodeId found = named_set(book, book.kid(node, i)); found != kNoNode) return found;
  return kNoNode;
}

// A Dragonoid has no "Dragon" in its race, an Armored Dragon has.
bool has_word(std::string_view text, std::string_view word) {
  for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const auto end = at + word.size();
    if ((at == 0 || text[at - 1] == ' ') && (end == text.size() || text[end] == ' ')) return true;
  }
  return false;
}

// Words of a keyword that is known are read as one.
bool names_keyword(const Match& match, WordId word, KeywordId keyword) {
  std::string said = fold(match.book().word(word));
  std::replace(said.begin(), said.end(), '-', ' ');
  return said == fold(match.rules->keywords[index(keyword)].name);
}

Combat combat_of(const State& state, ObjectRef ref) {
  if (!ref.is_slot()) return Combat::none;
  if (in_place(state, ref)) return static_cast<Combat>(state.slot(ref.slot()).combat);
  const Remembered* last = remembered(state, ref);
  return last ? static_cast<Combat>(last->combat) : Combat::none;
}

int damage_of(const Match& match, ObjectRef ref) {
  if (ref.is_slot()) {
    if (in_place(match.state, ref)) return match.state.slot(ref.slot()).damage;
    if (const Remembered* last = remembered(match.state, ref)) return last->damage;
  }
  return 0;
}

}  // namespace

void domain(const Match& match, const Env& env, NodeId filter, ObjectList& out) {
  const State& state = match.state;
  if (match.book().plain(filter)) {
    for (const SlotId slot : slots_in_order(match)) (void)out.push(ref_of(state, slot));
    return;
  }
  if (const NodeId set = named_set(match.book(), filter); set != kNoNode) {
    ObjectList list{};
    objects(match, env, set, list);
    for (const ObjectRef ref : list)
      if (in_place(state, ref)) (void)out.push(ref);
    return;
  }
  ZonesOfFilter zones{};
  zones_of(match.book(), filter, zones);
  if (zones.empty() || in_play_or_elsewhere(match.book(), filter))
    for (const SlotId slot : slots_in_order(match)) (void)out.push(ref_of(state, slot));
  for (const NodeId where : zones) {
    const Node& node = match.book()[where];
    if (node.op == Op::under) {
      ObjectList tops{};
      objects(match, env, match.book().kid(node, 0), tops);
      for (const ObjectRef top : tops) cards_beneath(match, top, out);
      continue;
    }
    for (const PlayerId player : players(match, env, match.book().kid(node, 0)))
      for (CardId c = state.list(player, static_cast<Zone>(node.value)).first; c != kNoCard;
           c = state.card(c).next)
        (void)out.push({index(c), state.card(c).stamp});
  }
}

bool searches(const Match& match, const Env& env, NodeId filter, PlayerId whose) {
  if (named_set(match.book(), filter) != kNoNode) return false;
  ZonesOfFilter zones{};
  zones_of(match.book(), filter, zones);
  for (const NodeId where : zones) {
    const Node& node = match.book()[where];
    if (node.op == Op::in_zone && static_cast<Zone>(node.value) == Zone::deck &&
        includes(match, env, match.book().kid(node, 0), whose))
      return true;
  }
  return false;
}

bool fits(const Match& match, const Env& env, NodeId filter, ObjectRef object) {
  const State& state = match.state;
  const Book& book = match.book();
  const Node& node = book[filter];
  const CardId card = card_of(state, object);
  const bool here = object.is_slot() && in_place(state, object);
  switch (node.op) {
    case Op::none:
    case Op::also_later:
      return true;
    case Op::any:  // a card of any kind; not what lies at a shield, which is in another zone
      return !here || match.rules->at_shields == 0 || !is_at_shields(match, object.slot());
    case Op::all_of:
      for (int i = 0; i < node.kid_count; ++i)
        if (!fits(match, env, book.kid(node, i), object)) return false;
      return true;
    case Op::any_of:
      // What is said of objects in play is not said of cards elsewhere.
      if (object.is_card() && in_play_or_elsewhere(book, filter)) {
        for (int i = 0; i < node.kid_count; ++i)
          if (names_zone(book, book.kid(node, i)) && fits(match, env, book.kid(node, i), object)) return true;
        return false;
      }
      [[fallthrough]];
    case Op::one_each:
      for (int i = 0; i < node.kid_count; ++i)
        if (fits(match, env, book.kid(node, i), object)) return true;
      return false;
    case Op::not_:
      return !fits(match, env, book.kid(node, 0), object);
    case Op::of_kind:
      return card != kNoCard && match.face(card).is(static_cast<Kind>(node.value));
    case Op::played_by:
      return card != kNoCard && includes(match, env, book.kid(node, 0), state.card(card).player());
    case Op::other:
      return !already_selected(match, env, object);
    case Op::damaged:
      return damage_of(match, object) > 0;
    case Op::is_exerted:
      if (here) return state.slot(object.slot()).exerted;
      if (const Remembered* last = remembered(state, object)) return last->exerted;
      return object.is_card() && state.card(object.card()).exerted;
    case Op::is_ready:
      if (here) return !state.slot(object.slot()).exerted;
      if (const Remembered* last = remembered(state, object)) return !last->exerted;
      return object.is_card() && !state.card(object.card()).exerted;
    case Op::has_keyword:
      return has_keyword(match, object, KeywordId(node.value));
    case Op::classified:
      return card != kNoCard && has_classification(match, card, WordId(node.value));
    case Op::named:
      return card != kNoCard && has_name(match, card, WordId(node.value));
    case Op::named_as: {
      const Register* r = register_of(env, node.value);
      return r && r->set && card != kNoCard && has_name(match, card, WordId(r->amount));
    }
    case Op::classified_as: {
      const Register* r = register_of(env, node.value);
      const auto word = static_cast<std::uint16_t>(r && r->set ? r->amount : env.named);
      return card != kNoCard && has_classification(match, card, WordId(word));
    }
    case Op::coloured_as: {
      const Register* r = register_of(env, node.value);
      return card != kNoCard && (match.face(card).colours >> (r && r->set ? r->amount : env.named) & 1) != 0;
    }
    case Op::of_colour:
      // a card that lies face down has no characteristics
      return card != kNoCard && !state.card(card).face_down &&
             (match.face(card).colours >> node.value & 1) != 0;
    case Op::figure: {
      const int right = amount(match, env, book.kid(node, 0));
      int left = stat(match, object, figure_stat(node.value));
      if (figure_stat(node.value) != Stat::cost) left = std::max(left, 0);  // a negative figure reads as 0
      return compares(left, figure_comparison(node.value), right);
    }
    case Op::at: {
      ObjectList places{};
      objects(match, env, book.kid(node, 0), places);
      SlotId location = kNoSlot;
      if (here)
        location = state.slot(object.slot()).location;
      else if (const Remembered* last = remembered(state, object))
        location = last->location;
      if (location == kNoSlot) return false;
      for (const ObjectRef place : places) {
        if (!place.is_slot()) continue;
        if (place.slot() == location) return true;
        // "Here" on a character is the location where it is.
        if (in_place(state, place) && state.slot(place.slot()).location == location) return true;
      }
      return false;
    }
    case Op::in_zone:
      return object.is_card() && in_place(state, object) &&
             state.card(card).zone == static_cast<Zone>(node.value) &&
             includes(match, env, book.kid(node, 0), state.card(card).player());
    case Op::same_as: {
      ObjectList list{};
      objects(match, env, book.kid(node, 0), list);
      for (const ObjectRef ref : list)
        if (ref == object ||
            (!ref.is_slot() && ref.is_card() && card_of(state, ref) == card && card != kNoCard))
          return true;
      return false;
    }
    case Op::played_with:
      return here ? state.slot(object.slot()).layered : env.playing_with == KeywordId(node.value);
    case Op::sang: {
      if (!here) return false;
      ObjectList songs{};
      objects(match, env, book.kid(node, 0), songs);
      const ObjectRef link = state.slot(object.slot()).link;
      return !link.none() && std::find(songs.begin(), songs.end(), link) != songs.end();
    }
    case Op::has_under:
      if (here) return state.slot(object.slot()).under_count > 0;
      if (const Remembered* last = remembered(state, object)) return last->under_count > 0;
      return false;
    case Op::under: {
      if (!object.is_card() || !in_place(state, object)) return false;
      ObjectList tops{}, cards{};
      objects(match, env, book.kid(node, 0), tops);
      for (const ObjectRef top : tops)
        if (in_place(state, top)) cards_beneath(match, top, cards);
      return std::find(cards.begin(), cards.end(), object) != cards.end();
    }
    case Op::has_inkwell:
      return card != kNoCard && match.face(card).inkwell;
    case Op::passing: {
      if (!here || !state.slot(object.slot()).layered) return false;
      for (const Ability& ability : match.face(card).abilities) {
        if (ability.kind != AbilityKind::keyword) continue;
        const Node& on = book[book.kid(ability.root, 2)];
        if (on.op == Op::variant && on.value == 3) return true;
      }
      return false;
    }
    case Op::classified_like: {
      if (card == kNoCard) return false;
      const std::string& wanted = book.folded(WordId(node.value));
      for (const WordId word : match.face(card).classifications)
        if (has_word(book.folded(word), wanted)) return true;
      if (!here) return false;
      for (const Joined& joined : derived(match).joined)
        if (joined.slot == object.slot() && has_word(book.folded(joined.word), wanted)) return true;
      return false;
    }
    case Op::multicoloured:
      return card != kNoCard && std::popcount(static_cast<unsigned>(match.face(card).colours)) > 1;
    case Op::dry:
      return here && !state.slot(object.slot()).drying;
    case Op::happened_to:
      return happened_to(match, env, book.kid(node, 0), object);
    case Op::same_name: {
      ObjectList list{};
      objects(match, env, book.kid(node, 0), list);
      return card != kNoCard && shares_name(match, card, list);
    }
    case Op::total_within:
      return within_total(match, static_cast<Stat>(node.value), amount(match, env, book.kid(node, 0)),
                          object);
    case Op::from_zone:
      return env.event_from == static_cast<Zone>(node.value);
    case Op::banned:
      return here && forbidden(match, object, static_cast<Ban>(node.value)).is;
    case Op::unpaid:
      return env.event_unpaid;
    case Op::in_challenge:
      return combat_of(state, object) != Combat::none;
    case Op::is_challenging:
      return combat_of(state, object) == Combat::challenger;
    case Op::being_challenged:
      return combat_of(state, object) == Combat::challenged;
    case Op::battling:
      return here && state.slot(object.slot()).battling;
    default:
      return false;
  }
}

bool fits_played(const Match& match, const Env& env, NodeId filter, ObjectRef object) {
  const Book& book = match.book();
  const Node& node = book[filter];
  if (node.op == Op::in_zone) return true;
  if (node.op != Op::all_of) return fits(match, env, filter, object);
  for (int i = 0; i < node.kid_count; ++i)
    if (!fits_played(match, env, book.kid(node, i), object)) return false;
  return true;
}

bool holds(const Match& match, const Env& env, NodeId cond) {
  const Book& book = match.book();
  const Node& node = book[cond];
  switch (node.op) {
    case Op::none:
      return true;
    case Op::both:
      for (int i = 0; i < node.kid_count; ++i)
        if (!holds(match, env, book.kid(node, i))) return false;
      return true;
    case Op::either:
      for (int i = 0; i < node.kid_count; ++i)
        if (holds(match, env, book.kid(node, i))) return true;
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
      // One more than is asked for decides every comparison.
      return compares(count_fitting(match, env, filter, wanted + 1), static_cast<Comparison>(node.value),
                      wanted);
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

int amount(const Match& match, const Env& env, NodeId id) {
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
      int total = 0;
      for (const ObjectRef ref : list) total += std::max(0, stat(match, ref, static_cast<Stat>(node.value)));
      return total;
    }
    case Op::damage_on: {
      ObjectList list{};
      objects(match, env, book.kid(node, 0), list);
      int total = 0;
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
      return amount(match, env, book.kid(node, 0)) * amount(match, env, book.kid(node, 1));
    case Op::sum:
      return amount(match, env, book.kid(node, 0)) + amount(match, env, book.kid(node, 1));
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
      int total = 0;
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
      return r ? std::popcount(static_cast<unsigned>(r->players)) - (r->amount >> kLoopDoneShift) : 0;
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
      int total = 0;
      for (const PlayerId p : players(match, env, book.kid(node, 0)))
        total += count_zone(state, p, Zone::hand);
      return total;
    }
    case Op::lore_of: {
      int total = 0;
      for (const PlayerId p : players(match, env, book.kid(node, 0))) total += state.player(p).lore;
      return total;
    }
    default:
      return 0;
  }
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
      if (env.frame) one(PlayerId(env.frame->loop_player[node.value & 1]));
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
  if (op == Op::you) return who == env.controller && who != kNoPlayer && !match.state.player(who).left;
  for (const PlayerId p : players(match, env, id))
    if (p == who) return true;
  return false;
}

}  // namespace kawari
