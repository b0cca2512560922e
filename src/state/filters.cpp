// Filters of programs: which objects and cards a description is about.
#include <algorithm>
#include <bit>

#include "state/compare.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {
namespace {

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
using ZonesOfFilter = ScratchVec<NodeId, 4>;
void zones_of(const Book& book, NodeId filter, ZonesOfFilter& out) {
  const Node& node = book[filter];
  if (node.op == Op::in_zone || node.op == Op::under) out.push(filter);
  if (node.op == Op::all_of || node.op == Op::any_of)
    for (const NodeId kid : book.kids(node)) zones_of(book, kid, out);
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
  for (const NodeId kid : book.kids(node)) {
    if (in_play_or_elsewhere(book, kid)) return true;
    named += names_zone(book, kid) ? 1 : 0;
  }
  return node.op == Op::any_of && named > 0 && named < node.kid_count;
}

// The cards that a filter names one by one ("of those cards"): the objects of the node, or kNoNode.
NodeId named_set(const Book& book, NodeId filter) {
  const Node& node = book[filter];
  if (node.op == Op::same_as && book.op(book.kid(node, 0)) == Op::ref) return book.kid(node, 0);
  if (node.op != Op::all_of) return kNoNode;
  for (const NodeId kid : book.kids(node))
    if (const NodeId found = named_set(book, kid); found != kNoNode) return found;
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

Combat combat_of(const State& state, ObjectRef ref) {
  if (!ref.is_slot()) return Combat::none;
  if (in_place(state, ref)) return static_cast<Combat>(state.slot(ref.slot()).combat);
  const Remembered* last = remembered(state, ref);
  return last ? static_cast<Combat>(last->combat) : Combat::none;
}

}  // namespace

void domain(const Match& match, const Env& env, NodeId filter, ObjectList& out) {
  const State& state = match.state;
  if (match.book().plain(filter)) {
    for (const SlotId slot : slots_in_order(match)) out.push(ref_of(state, slot));
    return;
  }
  if (const NodeId set = named_set(match.book(), filter); set != kNoNode) {
    ObjectList list{};
    objects(match, env, set, list);
    for (const ObjectRef ref : list)
      if (in_place(state, ref)) out.push(ref);
    return;
  }
  ZonesOfFilter zones{};
  zones_of(match.book(), filter, zones);
  if (zones.empty() || in_play_or_elsewhere(match.book(), filter))
    for (const SlotId slot : slots_in_order(match)) out.push(ref_of(state, slot));
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
        out.push({index(c), state.card(c).stamp});
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

namespace {

// `card`: the object's, kNoCard where nobody knows it any more; `here`: it is in play.
bool fits_card(const Match& match, const Env& env, NodeId filter, ObjectRef object, CardId card, bool here) {
  const State& state = match.state;
  const Book& book = match.book();
  const Node& node = book[filter];
  switch (node.op) {
    case Op::none:
    case Op::also_later:
      return true;
    case Op::any:  // a card of any kind; not what lies at a shield, which is in another zone
      return !here || !match.rules->at_shields || !is_at_shields(match, object.slot());
    case Op::all_of:
      for (const NodeId kid : book.kids(node))
        if (!fits_card(match, env, kid, object, card, here)) return false;
      return true;
    case Op::any_of:
      // What is said of objects in play is not said of cards elsewhere.
      if (object.is_card() && in_play_or_elsewhere(book, filter)) {
        for (const NodeId kid : book.kids(node))
          if (names_zone(book, kid) && fits(match, env, kid, object)) return true;
        return false;
      }
      [[fallthrough]];
    case Op::one_each:
      for (const NodeId kid : book.kids(node))
        if (fits_card(match, env, kid, object, card, here)) return true;
      return false;
    case Op::not_:
      return !fits_card(match, env, book.kid(node, 0), object, card, here);
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

}  // namespace

bool fits(const Match& match, const Env& env, NodeId filter, ObjectRef object) {
  const bool here = object.is_slot() && in_place(match.state, object);
  const CardId card = here ? match.state.slot(object.slot()).top : card_of(match.state, object);
  return fits_card(match, env, filter, object, card, here);
}

bool fits_played(const Match& match, const Env& env, NodeId filter, ObjectRef object) {
  const Book& book = match.book();
  const Node& node = book[filter];
  if (node.op == Op::in_zone) return true;
  if (node.op != Op::all_of) return fits(match, env, filter, object);
  for (const NodeId kid : book.kids(node))
    if (!fits_played(match, env, kid, object)) return false;
  return true;
}

}  // namespace kawari
