// What a viewer can see. This is the one place that knows about hidden information.
#include "state/query.h"
#include "state/rules.h"
#include "state/statics.h"

namespace kawari {
namespace {

struct Mixer {
  std::uint64_t value = 0x243F6A8885A308D3ull;
  void add(std::uint64_t x) {
    value ^= x + 0x9E3779B97F4A7C15ull + (value << 6) + (value >> 2);
    value *= 0xBF58476D1CE4E5B9ull;
    value ^= value >> 29;
  }
};

void add_bound_effects(const Match& match, ObjectRef ref, Mixer& mix) {
  const State& state = match.state;
  const Book& book = match.book();
  for (const Effect& e : state.effects) {
    if (e.object != ref) continue;
    mix.add(index(e.node));
    mix.add(e.named.bits());
    mix.add(static_cast<std::uint64_t>(e.amount) << 32 | static_cast<std::uint64_t>(e.own_face) << 16 |
            static_cast<std::uint64_t>(e.until) << 8 | index(e.controller));
  }
  for (const Waiting& w : state.waiting)
    if (w.bound == ref ||
        ((w.self == ref || w.subject == ref || w.other == ref) && speaks_of_event(book, w.ability)))
      mix.add(0x1000u + w.order);
  for (const Frame& f : state.frames)
    if (f.program != kNoNode && (f.self == ref || f.subject == ref || f.other == ref) &&
        speaks_of_event(book, f.program))
      mix.add(0x2000);
}

// Whether the viewer is asked to pick a card from this deck, and therefore looks through it.
bool looks_through(const Match& match, Viewer viewer, PlayerId whose) {
  const Pending& pending = match.state.pending;
  if (pending.ask != Ask::objects || !viewer.is(pending.who) || pending.frame >= match.state.frames.size())
    return false;
  const Frame& frame = match.state.frames[pending.frame];
  if (frame.kind != FrameKind::program || pending.node == kNoNode ||
      match.book().op(pending.node) != Op::chosen)
    return false;
  return searches(match, env_of(frame), match.book().kid(pending.node, 0), whose);
}

}  // namespace

bool lies_open(const Match& match, CardId id) {
  const PlayerId player = match.state.card(id).player();
  if (match.state.list(player, Zone::deck).first != id || !match.book().contains(Op::top_face_up))
    return false;
  bool open = false;
  each_static(match, Op::top_face_up, [&](const StaticView& view) {
    open = open || includes(match, view.env, match.book().kid(view.node, 0), player);
  });
  return open;
}

bool sees_face(const Match& match, Viewer viewer, CardId id) {
  return viewer.among(match.state.card(id).known) || zone_shows(match, viewer, id);
}

bool is_shown(const Match& match, Viewer viewer, CardId id) {
  return viewer.among(match.state.card(id).shown) || zone_shows(match, viewer, id);
}

bool sees_face_there(const Match& match, Viewer viewer, CardId id) {
  return match.state.card(id).followed ? zone_shows(match, viewer, id) : sees_face(match, viewer, id);
}

bool zone_shows(const Match& match, Viewer viewer, CardId id) {
  const Card& card = match.state.card(id);
  switch (*(*match.rules->zones)[card.zone].shown) {
    case Shown::to_all:
      return true;
    case Shown::to_owner:
      return viewer.is(card.player());
    case Shown::as_deck:
      return lies_open(match, id) || looks_through(match, viewer, card.player());
    case Shown::unless_face_down:
      return !card.face_down;
    case Shown::to_nobody:
      return false;
  }
  return true;
}

std::uint8_t seen_by(const Match& match, CardId id) {
  std::uint8_t out = 0;
  for (std::uint8_t p = 0; p < match.state.player_count; ++p)
    if (sees_face(match, PlayerId{p}, id)) out |= static_cast<std::uint8_t>(1u << p);
  return out;
}

Sighting sighting(const Match& match, CardId id) {
  const State& state = match.state;
  const Card& card = state.card(id);
  Sighting out{seen_by(match, id), is_linked(state, id) ? Zone::play : card.zone, 0};
  if ((*match.rules->zones)[card.zone].pointed_at != PointedAt::by_place) return out;
  for (CardId c = state.list(card.player(), card.zone).first; c != kNoCard; c = state.card(c).next) {
    ++out.place;
    if (c == id) return out;
  }
  out.place = 0;
  return out;
}

std::uint64_t view_key(const Match& match, Viewer viewer, ObjectRef ref) {
  const State& state = match.state;
  Mixer mix;
  if (ref.is_slot()) {
    const Slot& slot = state.slot(ref.slot());
    mix.add(index(state.card(slot.top).face));
    mix.add(index(slot.controller) | static_cast<std::uint64_t>(slot.exerted) << 8 |
            static_cast<std::uint64_t>(slot.drying) << 9 | static_cast<std::uint64_t>(slot.combat) << 10 |
            static_cast<std::uint64_t>(slot.layered) << 12 | static_cast<std::uint64_t>(slot.marks) << 16 |
            static_cast<std::uint64_t>(slot.damage) << 32);
    mix.add(static_cast<std::uint64_t>(slot.used) << 32 | slot.seen);
    mix.add(index(slot.location) | static_cast<std::uint64_t>(slot.link.where) << 16 |
            static_cast<std::uint64_t>(slot.link.mark) << 32);
    for (CardId c = slot.under; c != kNoCard; c = state.card(c).next)
      mix.add((sees_face(match, viewer, c) ? index(state.card(c).face) : 0xFFFFFF) |
              static_cast<std::uint64_t>(linked_place(state.card(c))) << 32);
    mix.add(linked_place(state.card(slot.top)));
    for (std::uint8_t i = 0; i < state.slot_end(); ++i)
      if (state.slots[i].top != kNoCard && state.slots[i].location == ref.slot()) mix.add(0x3000u + i);
    add_bound_effects(match, ref, mix);
    return mix.value;
  }
  if (ref.none()) return mix.value;
  const Card& card = state.card(ref.card());
  mix.add(static_cast<std::uint64_t>(card.zone) << 8 | card.owner);
  if (sees_face(match, viewer, ref.card())) {
    mix.add(0x10000u + index(card.face));
  } else {
    mix.add(0x20000u);
  }
  const bool by_place = (*match.rules->zones)[card.zone].pointed_at == PointedAt::by_place;
  for (std::uint8_t i = 0; by_place && i < state.slot_end(); ++i)
    if (state.slots[i].top != kNoCard && state.slots[i].link == ref)
      mix.add(0x4000u + i);  // an object is bound to this card
  mix.add(card.exerted | card.came << 1);
  add_bound_effects(match, ref, mix);
  return mix.value;
}

}  // namespace kawari
