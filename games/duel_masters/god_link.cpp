// Gods: creatures that link with each other. Which cards fit together and at which side, how a god enters
// linked, and how linked gods come apart.
#include <algorithm>

#include "commit/marks.h"
#include "commit/movement.h"
#include "event/event.h"
#include "games/duel_masters/attack.h"
#include "games/duel_masters/duel_masters.h"
#include "games/duel_masters/obstacles.h"
#include "games/duel_masters/ops.h"
#include "games/duel_masters/own_messages.h"
#include "run/run.h"

namespace kawari::duel_masters {
namespace {

// A side of another card. [DM-1.50 804.1]
struct Side {
  SideBits bit;
  SideBits opposite;
  int column, row;  // the way from the other card
  MarkId chosen;    // an object at which the entering god will lie so
};
constexpr Side kSides[] = {{kLeft, kRight, -1, 0, mark::at_left},
                           {kRight, kLeft, 1, 0, mark::at_right},
                           {kAbove, kBelow, 0, -1, mark::at_above},
                           {kBelow, kAbove, 0, 1, mark::at_below}};

// A card in the plane that linked cards form.
struct Placed {
  CardId card;
  int column, row;
};
using Plane = ScratchVec<Placed, 8>;

bool taken(const Plane& plane, int column, int row) {
  return std::any_of(plane.begin(), plane.end(),
                     [&](const Placed& one) { return one.column == column && one.row == row; });
}

bool has_link(const Match& match, CardId card) {
  const auto& all = match.own_face(card).abilities;
  return std::any_of(all.begin(), all.end(), [](const Ability& ability) {
    return ability.kind == AbilityKind::keyword && ability.keyword == id(Keyword::g_link);
  });
}

// The sides of `of` at which the text of `card` lets it lie, one bit each. [DM-1.50 804.2a] It looks at the
// names of the single card, not at those that linked cards have together.
int sides_in_text(const Match& match, CardId card, CardId of) {
  const Book& book = match.book();
  const std::vector<WordId>& names = match.own_face(of).names;
  int sides = 0;
  for (const Ability& ability : match.own_face(card).abilities) {
    if (ability.kind != AbilityKind::keyword || ability.keyword != id(Keyword::g_link)) continue;
    const bool named = any_in(book, book.kid(ability.root, 2), [&](NodeId node) {
      return book.op(node) == Op::named &&
             std::find(names.begin(), names.end(), WordId(book[node].value)) != names.end();
    });
    if (const NodeId side = book.kid(ability.root, 0); named && book.op(side) == op_of<AtSide>)
      sides |= book[side].value;
  }
  return sides;
}

// [DM-1.50 804.2] Whether `card` fits at that side of `of`: both texts say so. In the other reading the text
// of one of them is enough, if the other one does not name it.
bool fit_there(const Match& match, CardId card, CardId of, const Side& side) {
  const int mine = sides_in_text(match, card, of);
  const int theirs = sides_in_text(match, of, card);
  const bool one_is_enough = match.edition->reads(kLinkByOne) && (mine == 0) != (theirs == 0);
  const bool by_mine = (mine & side.bit) != 0, by_theirs = (theirs & side.opposite) != 0;
  return one_is_enough ? by_mine || by_theirs : by_mine && by_theirs;
}

bool fit_anywhere(const Match& match, CardId card, CardId of) {
  return std::any_of(std::begin(kSides), std::end(kSides),
                     [&](const Side& side) { return fit_there(match, card, of, side); });
}

Plane plane_of(const State& state, SlotId object) {
  Plane plane;
  const Slot& slot = state.slot(object);
  for (const CardId card : linked_of(state, slot))
    plane.push({card, state.card(card).column, state.card(card).row});
  if (plane.empty()) plane.push({slot.top, 0, 0});
  return plane;
}

// Whether the cards fit into as many places as a position can tell apart.
bool small_enough(const Plane& plane) {
  const auto breadth = [&](auto place) {
    int least = place(plane[0]), most = least;
    for (const Placed& one : plane) {
      least = std::min(least, place(one));
      most = std::max(most, place(one));
    }
    return most - least < kMaxAbreast;
  };
  return breadth([](const Placed& one) { return one.column; }) &&
         breadth([](const Placed& one) { return one.row; });
}

// Whether its player has chosen where the entering god lies beside the object.
bool is_placed(const Slot& slot) {
  return std::any_of(std::begin(kSides), std::end(kSides),
                     [&](const Side& one) { return has_mark(slot, one.chosen); });
}

// Whether another place than this one was chosen. The object is bound to that of its cards at which the god
// will lie, unless it is the top card.
bool chosen_otherwise(const State& state, SlotId object, CardId partner, const Side& side) {
  const Slot& slot = state.slot(object);
  if (!is_placed(slot)) return false;
  const CardId at = slot.link.none() ? slot.top : card_of(state, slot.link);
  return !has_mark(slot, side.chosen) || at != partner;
}

// How far the cards of an object are moved to lie beside a god.
struct Shift {
  int columns, rows;
  friend bool operator==(const Shift&, const Shift&) = default;
};

// Goes over the ways in which the cards of the object can lie beside those of the plane, so that the first
// card of the plane lies at a side of one of them; every place must be free. [DM-1.50 804.2c] Stops when
// `use` returns true.
template <class Use>
bool each_place(const Match& match, const Plane& plane, SlotId object, Use use) {
  const CardId entering = plane[0].card;
  const Plane other = plane_of(match.state, object);
  for (const Placed& partner : other) {
    for (const Side& side : kSides) {
      if (!fit_there(match, entering, partner.card, side)) continue;
      if (chosen_otherwise(match.state, object, partner.card, side)) continue;
      const Shift by{plane[0].column - side.column - partner.column, plane[0].row - side.row - partner.row};
      if (std::any_of(other.begin(), other.end(), [&](const Placed& one) {
            return taken(plane, one.column + by.columns, one.row + by.rows);
          }))
        continue;
      Plane wider = plane;
      for (const Placed& one : other) wider.push({one.card, one.column + by.columns, one.row + by.rows});
      if (small_enough(wider) && use(LinkPlace{partner.card, side.bit}, by, wider)) return true;
    }
  }
  return false;
}

// Lays the cards of the object beside those of the plane, where the player has chosen or at the first place.
bool add_object(const Match& match, Plane& plane, SlotId object) {
  return each_place(match, plane, object, [&](const LinkPlace&, const Shift&, const Plane& wider) {
    plane = wider;
    return true;
  });
}

using Objects = ScratchVec<SlotId, 8>;

// The objects that the entering god will be linked with, the oldest first.
Objects picked(const State& state) {
  Objects out;
  for (std::uint8_t i = 0; i < state.slot_end(); ++i)
    if (state.slots[i].top != kNoCard && has_mark(state.slots[i], mark::linking)) out.push(SlotId{i});
  std::sort(out.begin(), out.end(),
            [&](SlotId a, SlotId b) { return state.slot(a).entered < state.slot(b).entered; });
  return out;
}

// The god with all objects that it will be linked with; false if they do not fit.
bool lay_out(const Match& match, CardId entering, const Objects& objects, Plane& plane) {
  plane.push({entering, 0, 0});
  return std::all_of(objects.begin(), objects.end(),
                     [&](SlotId object) { return add_object(match, plane, object); });
}

// Notes the places of the cards, the upper left one first.
void note_places(State& state, const Plane& plane) {
  int left = plane[0].column, above = plane[0].row;
  for (const Placed& one : plane) {
    left = std::min(left, one.column);
    above = std::min(above, one.row);
  }
  for (const Placed& one : plane) place_linked(state, one.card, one.column - left, one.row - above);
}

// [DM-1.50 804.2b] The cards that are still linked with the first of `cards`, directly or through others.
Pile connected(const Match& match, const Pile& cards) {
  const State& state = match.state;
  Pile out;
  out.push(cards[0]);
  for (std::size_t i = 0; i < out.size(); ++i) {
    const Card& one = state.card(out[i]);
    for (const CardId next : cards) {
      if (std::find(out.begin(), out.end(), next) != out.end()) continue;
      const Card& other = state.card(next);
      for (const Side& side : kSides)
        if (other.column == one.column + side.column && other.row == one.row + side.row &&
            fit_there(match, next, out[i], side)) {
          out.push(next);
          break;
        }
    }
  }
  return out;
}

Pile without(const Pile& cards, const Pile& gone) {
  Pile out;
  for (const CardId card : cards)
    if (std::find(gone.begin(), gone.end(), card) == gone.end()) out.push(card);
  return out;
}

// [DM-1.50 804.4] Each piece is the creature that it was, in its state and with the effects on it.
void come_apart(Match& match, SlotId id) {
  State& state = match.state;
  const OnceOfCards once = once_of_cards(match, id);
  const bool fights = state.slot(id).combat != 0;
  Pile rest = linked_of(state, state.slot(id));
  rest = without(rest, connected(match, rest));
  SlotId last = kNoSlot;
  while (!rest.empty()) {
    const Pile piece = connected(match, rest);
    rest = without(rest, piece);
    const SlotId made = set_apart(match, id, {piece.begin(), piece.size()});
    if (made == kNoSlot) return;
    linked_again(match, made);
    set_once_of_cards(match, made, once);
    if (fights) set_mark(state, made, mark::fell_apart, true);
    last = made;
  }
  linked_again(match, id);
  set_once_of_cards(match, id, once);
  // [DM-1.50 804.4a] Its owner says which of them goes on with the attack.
  if (fights) push_procedure<Carry>(match, owner_of(state, ref_of(state, id)), kNoCard, {id, last});
}

}  // namespace

bool links(const Match& match, CardId card) { return has_link(match, card); }

Verdict can_link(const Match& match, CardId entering, ObjectRef partner) {
  const State& state = match.state;
  const CardId card = card_of(state, partner);
  const Verdict no = Verdict::no(rule::key(rule::link_names), card);
  if (!partner.is_slot() || card == kNoCard) return no.as(id(OwnObstacle::not_linked));
  if (state.slot(partner.slot()).controller != state.card(entering).player())
    return no.as(Obstacle::not_yours);
  if (has_mark(state.slot(partner.slot()), mark::linking)) return no.as(Obstacle::picked_already);
  const Plane there = plane_of(state, partner.slot());
  // A card on top of which others were put is no god any more.
  if (state.slot(partner.slot()).layered || std::none_of(there.begin(), there.end(), [&](const Placed& one) {
        return fit_anywhere(match, entering, one.card);
      }))
    return no.as(id(OwnObstacle::not_linked));
  Objects objects = picked(state);
  objects.push(partner.slot());
  Plane plane;
  if (lay_out(match, entering, objects, plane)) return Verdict::yes();
  return Verdict::no(rule::key(rule::link_blocked), card).as(id(OwnObstacle::place_taken));
}

void pick_partner(Match& match, CardId, ObjectRef partner) {
  set_mark(match.state, partner.slot(), mark::linking, true);
}

// The object that was picked last has no side yet.
LinkPlaces link_places(const Match& match, CardId entering) {
  const State& state = match.state;
  Objects laid;
  SlotId last = kNoSlot;
  for (const SlotId object : picked(state)) {
    if (is_placed(state.slot(object)))
      laid.push(object);
    else
      last = object;
  }
  LinkPlaces out;
  Plane plane;
  if (last == kNoSlot || !lay_out(match, entering, laid, plane)) return out;
  ScratchVec<Shift, 8> ways;
  each_place(match, plane, last, [&](const LinkPlace& at, const Shift& by, const Plane&) {
    // Beside two cards at once it is one place.
    if (std::find(ways.begin(), ways.end(), by) != ways.end()) return false;
    ways.push(by);
    out.push(at);
    return false;
  });
  return out;
}

MessageId at_side(SideBits side) {
  switch (side) {
    case kLeft:
      return id(OwnMessage::at_left);
    case kRight:
      return id(OwnMessage::at_right);
    case kAbove:
      return id(OwnMessage::at_above);
    case kBelow:
      return id(OwnMessage::at_below);
  }
  return id(OwnMessage::at_left);
}

// Beside the top card if it is next to that one.
LinkPlace linked_place(const Match& match, CardId card) {
  const State& state = match.state;
  LinkPlace out;
  if (state.card(card).zone != Zone::under && state.card(card).zone != Zone::play) return out;
  const Slot& slot = state.slot(state.card(card).slot);
  const Pile linked = linked_of(state, slot);
  if (std::find(linked.begin(), linked.end(), card) == linked.end()) return out;
  const Card& one = state.card(card);
  for (const CardId next : linked) {
    if (out.of == slot.top) break;
    const Card& other = state.card(next);
    for (const Side& side : kSides)
      if (one.column == other.column + side.column && one.row == other.row + side.row &&
          fit_there(match, card, next, side))
        out = {next, side.bit};
  }
  return out;
}

void lay_beside(Match& match, CardId, const LinkPlace& at) {
  State& state = match.state;
  const SlotId object = state.card(at.of).slot;
  if (at.of != state.slot(object).top) bind_to(state, object, ref_of(state, at.of));
  for (const Side& side : kSides)
    if (side.bit == at.side) set_mark(state, object, side.chosen, true);
}

// [DM-1.50 804.3, 804.3a] The creatures that were there are the same creature, tapped if one of them was.
SlotId enter_as_god(Match& match, CardId entering) {
  State& state = match.state;
  const Objects objects = picked(state);
  clear_mark(state, mark::linking);
  Plane plane;
  const bool fits = !objects.empty() && lay_out(match, entering, objects, plane);
  for (const Side& side : kSides) clear_mark(state, side.chosen);
  for (const SlotId object : objects) bind_to(state, object, {});
  if (!fits) return kNoSlot;
  const SlotId at = enter_linked(match, entering, {objects.begin(), objects.size()});
  note_places(state, plane);
  return at;
}

bool linked_in_position(Match& match, SlotId object, CardId card) {
  Plane plane;
  plane.push({card, 0, 0});
  if (!has_link(match, card) || !add_object(match, plane, object)) return false;
  note_places(match.state, plane);
  return true;
}

bool one_god_leaves(Match& match, SlotId id, Part& part) {
  leave_linked(match, id, part);
  // What is left goes on with the attack. [DM-1.50 804.4]
  const State& state = match.state;
  const ObjectRef rest = ref_of(state, id);
  for (Frame& frame : match.state.frames) {
    if (!runs<Attack>(frame)) continue;
    if (frame.subject == rest) local<Attack>(frame).attacker = state.slot(id).top;
    if (frame.other == rest) local<Attack>(frame).target = state.slot(id).top;
  }
  return true;
}

SlotId broken_link(const Match& match) {
  if (!derived(match).keywords.has(id(Keyword::g_link))) return kNoSlot;
  for (const SlotId id : slots_in_order(match)) {
    const Pile cards = linked_of(match.state, match.state.slot(id));
    if (!cards.empty() && connected(match, cards).size() < cards.size()) return id;
  }
  return kNoSlot;
}

bool check_links(Match& match) {
  const SlotId id = broken_link(match);
  if (id == kNoSlot) return false;
  const State& state = match.state;
  const Pile cards = linked_of(state, state.slot(id));
  for (const CardId card : without(cards, connected(match, cards))) {
    tell(match, TraceKind::check, [&](TraceItem& item) {
      item.rule = rule::key(rule::link_ends_check);
      item.rule2 = rule::key(rule::link_ends);
      Part about = mark_part(Verb::none, state.slot(id).controller, ref_of(state, id));
      about.single = card;
      item.part = record(match, about);
      item.player = state.slot(id).controller;
    });
  }
  come_apart(match, id);
  return true;
}

}  // namespace kawari::duel_masters
