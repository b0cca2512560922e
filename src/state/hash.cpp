#include "state/hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cstring>

#include "base/bits_as.h"
#include "ir/tree.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {
namespace {

std::uint64_t mix(std::uint64_t a, std::uint64_t b) { return mix_hash(a, b); }
template <class... Rest>
std::uint64_t mix(std::uint64_t a, std::uint64_t b, Rest... rest) {
  return mix(mix(a, b), static_cast<std::uint64_t>(rest)...);
}
template <class T>
std::uint64_t num(T value) {
  return static_cast<std::uint64_t>(value);
}
template <class More>
std::uint64_t bytes(const More& more) {
  return bits_as<std::uint64_t>(more);
}
template <class Set>
std::uint64_t bits(const Set& set) {
  std::uint64_t h = 0;
  set.each_word([&](std::uint64_t word) { h = mix(h, word); });
  return h;
}

// Every card and every object in play gets a number that depends on its properties, not on where it is
// stored. References to it are mixed into this number, round by round, so that two effects on one of two
// equal characters differ from one effect on each.
class PositionHash {
 public:
  PositionHash(const Match& match, const ReaderView& reader, Viewer viewer = Viewer::judge())
      : PositionHash(match, reader, viewer, !viewer.is_judge()) {}
  PositionHash(const Match& match, const ReaderView& reader, Viewer viewer, bool by_text)
      : match_(match), state_(match.state), reader_(reader), viewer_(viewer), by_text_(by_text) {}

  std::uint64_t value() {
    for (std::size_t i = 0; i < state_.cards.size(); ++i) cards_[i] = own_value(CardId(i16(i)));
    for (std::uint8_t i = 0; i < state_.slot_end(); ++i) slots_[i] = own_value(SlotId{i});
    for (int round = 0; round < kRounds; ++round) {
      std::uint64_t card_sums[kMaxCards], slot_sums[kMaxSlots];
      std::fill_n(card_sums, state_.cards.size(), std::uint64_t{0});
      std::fill_n(slot_sums, state_.slots.size(), std::uint64_t{0});
      card_sums_ = card_sums;
      slot_sums_ = slot_sums;
      (void)all_items();
      for (std::size_t i = 0; i < state_.cards.size(); ++i) cards_[i] = mix(cards_[i], card_sums[i]);
      for (std::uint8_t i = 0; i < state_.slot_end(); ++i) slots_[i] = mix(slots_[i], slot_sums[i]);
    }
    card_sums_ = slot_sums_ = nullptr;
    return mix(zones(), all_items(), clock());
  }

 private:
  static constexpr int kRounds = 2;
  static constexpr std::uint64_t kUnseen = 0x10000;
  static std::uint16_t i16(std::size_t i) { return static_cast<std::uint16_t>(i); }

  std::uint64_t face(CardId id) const {
    if (!by_text_) return index(state_.card(id).face);
    return sees_face(match_, viewer_, id) ? printed(match_.face(id)) : kUnseen;
  }
  // Ids of faces and nodes depend on the cards in the match, including hidden ones. So for a player, faces
  // and nodes are hashed by their text.
  static std::uint64_t named(const std::string& text) { return XXH3_64bits(text.data(), text.size()); }
  // A printed card: its name, its text and its figures.
  static std::uint64_t printed(const Face& face) {
    std::uint64_t h = mix(named(face.full_name), named(face.text), face.colours);
    for (const std::int32_t figure : face.stats) h = mix(h, num(figure));
    return h;
  }
  std::uint64_t face(FaceId id) const {
    if (!by_text_ || id == kNoFace) return index(id);
    return printed((*match_.cards)[id]);
  }
  std::uint64_t node(NodeId id) const {
    if (!by_text_ || id == kNoNode || index(id) >= match_.book().size()) return index(id);
    return named(match_.book().text(id));
  }

  std::uint64_t naming(const Naming& what) const {
    if (!by_text_ || what.word() == kNoWord) return what.bits();
    return named(match_.book().word(what.word()));
  }

  std::uint64_t own_value(CardId id) const {
    const Card& c = state_.card(id);
    const std::uint64_t flags = num(c.exerted) | num(c.came) << 3 | num(c.face_down) << 1 |
                                num(c.turned) << 2 | num(c.deferred) << 4 | num(c.fixed) << 5;
    const std::uint64_t place = num(c.linked) | num(c.column) << 1 | num(c.row) << 4;
    // What players remember does not matter to the judge.
    const std::uint64_t known = c.followed && viewer_.is_judge() ? 0 : c.known;
    const std::uint64_t name = index(id) < reader_.names.size() ? reader_.names[index(id)] : 0;
    return mix(face(id), c.owner, num(c.zone) << 8 | flags, known | num(c.shown) << 8 | place << 16, name);
  }

  std::uint64_t own_value(SlotId id) const {
    const Slot& s = state_.slot(id);
    if (s.top == kNoCard) return 0;
    std::uint64_t h = mix(cards_[index(s.top)], num(s.damage), num(s.used) << 32 | s.seen);
    h = mix(
        h, index(s.controller),
        num(s.exerted) | num(s.drying) << 1 | num(s.combat) << 2 | num(s.layered) << 4 | num(s.marks) << 8);
    for (CardId c = s.under; c != kNoCard; c = state_.card(c).next) h = mix(h, cards_[index(c)]);
    return h;
  }

  SlotId on_top_of(CardId id) const {
    const Card& c = state_.card(id);
    return c.zone == Zone::play && c.slot != kNoSlot && state_.slot(c.slot).top == id ? c.slot : kNoSlot;
  }
  std::uint64_t card(CardId id) const {
    if (id == kNoCard) return 1;
    const SlotId slot = on_top_of(id);
    return slot == kNoSlot ? cards_[index(id)] : mix(slots_[index(slot)], 9);
  }

  std::uint64_t object(ObjectRef ref) const {
    if (ref.none()) return 1;
    if (in_place(state_, ref)) return ref.is_slot() ? slots_[index(ref.slot())] : cards_[index(ref.card())];
    // The object has moved on: hash what is still known of it.
    std::uint64_t h = mix(3, card(card_of(state_, ref)));
    if (const Remembered* r = remembered(state_, ref)) {
      h = mix(h, num(r->damage), bits(r->keywords),
              num(r->under_count) << 8 | num(r->exerted) << 2 | r->combat, index(r->controller),
              num(follow(state_, ref).none()));
      for (const std::int32_t figure : r->stat) h = mix(h, num(figure));
    }
    return h;
  }

  // Mixes the item into the number of the object that it refers to in this role.
  void refer(std::uint64_t item, std::uint64_t role, ObjectRef ref) {
    if (card_sums_ == nullptr || ref.none()) return;
    if (ref.is_slot() && in_place(state_, ref)) {
      slot_sums_[index(ref.slot())] += mix(item, role);
    } else if (const CardId card = card_of(state_, ref); card != kNoCard) {
      card_sums_[index(card)] += mix(item, role, num(in_place(state_, ref)));
    }
  }
  void refer(std::uint64_t item, std::uint64_t role, CardId card) {
    if (card_sums_ == nullptr || card == kNoCard) return;
    const SlotId slot = on_top_of(card);
    std::uint64_t& sum = slot == kNoSlot ? card_sums_[index(card)] : slot_sums_[index(slot)];
    sum += mix(item, role + 0x100);
  }

  // Whether the effect does not depend on the copy of the card, or the cause, that it came from.
  bool stands_alone(const Effect& e) const {
    const Book& book = match_.book();
    const Op op = book.op(e.node);
    if (book.ops().has(op, Traits::Fixed) && !e.object.none()) return true;
    if (!book.ops().has(op, Traits::Sourceless)) return false;
    return !speaks_of_itself(book, e.node) && !speaks_of_event(book, e.node);
  }
  std::uint64_t effect(const Effect& e) {
    const bool alone = stands_alone(e);
    std::uint64_t h = mix(node(e.node), node(e.origin), object(e.object));
    if (!alone)
      h = mix(h, object(e.subject), card(e.source));
    else if (e.source != kNoCard && !match_.book().has(e.node, Traits::Fixed))
      h = mix(h, face(e.source));
    h = mix(h, num(e.amount), naming(e.named), face(e.own_face), index(e.controller), index(e.until_player),
            num(e.until), num(e.spent) << 8 | e.spent_on, e.given_turn, num(state_.turn_number - e.turn));
    refer(h, 1, e.object);
    if (alone) return h;
    refer(h, 2, e.subject);
    refer(h, 3, e.source);
    return h;
  }
  // Equal effects are interchangeable.
  std::uint64_t instance(std::uint32_t number) {
    for (const Effect& e : state_.effects)
      if (e.instance == number) return mix(node(e.node), object(e.object), card(e.source));
    return number == 0 ? 0 : 1;
  }

  std::uint64_t waiting(const Waiting& w) {
    // What a card in a hand could do is known only to players who see the card.
    if (w.card != kNoCard && !viewer_.is_judge() && state_.card(w.card).zone == Zone::hand &&
        !sees_face(match_, viewer_, w.card))
      return 0;
    std::uint64_t h =
        mix(node(w.ability), object(w.self), object(w.subject), object(w.other), object(w.bound));
    h = mix(h, card(w.card), card(w.event_source), num(w.amount), naming(w.named), index(w.controller),
            index(w.event_player), w.index, index(w.keyword));
    refer(h, 4, w.self);
    refer(h, 5, w.subject);
    refer(h, 6, w.other);
    refer(h, 7, w.bound);
    refer(h, 8, w.card);
    refer(h, 9, w.event_source);
    return h;
  }

  // The value of a frame's field, by its type.
  std::uint64_t value_of(const Frame& f, const FrameField& field) const {
    switch (field.kind) {
      case FieldKind::number:
        return read_field<std::uint64_t>(f, field);
      case FieldKind::card:
        return card(read_field<CardId>(f, field));
      case FieldKind::slot: {
        const SlotId id = read_field<SlotId>(f, field);
        return id == kNoSlot ? 1 : slots_[index(id)];
      }
      case FieldKind::node:
        return node(read_field<NodeId>(f, field));
      case FieldKind::cards: {
        const CardsInTurn cards = read_field<CardsInTurn>(f, field);
        std::uint64_t h = mix(cards.count, cards.done);
        for (int i = 0; i < cards.count; ++i)
          h = mix(h, object(state_.refs[static_cast<std::size_t>(cards.first + i)]));
        return h;
      }
    }
    return 0;
  }
  void refer(std::uint64_t item, const Frame& f, const FrameField& field) {
    const std::uint64_t role = 64 + field.at;
    switch (field.kind) {
      case FieldKind::number:
      case FieldKind::node:
        break;
      case FieldKind::card:
        refer(item, role, read_field<CardId>(f, field));
        break;
      case FieldKind::slot:
        if (const SlotId id = read_field<SlotId>(f, field); id != kNoSlot)
          refer(item, role, ref_of(state_, id));
        break;
      case FieldKind::cards: {
        const CardsInTurn cards = read_field<CardsInTurn>(f, field);
        for (int i = 0; i < cards.count; ++i)
          refer(mix(item, num(i)), role, state_.refs[static_cast<std::size_t>(cards.first + i)]);
        break;
      }
    }
  }

  std::uint64_t frame(const Frame& f, std::uint64_t depth) {
    std::uint64_t h = mix(depth, num(f.kind), index(f.procedure), index(f.step), num(f.progress),
                          node(f.program), node(f.pc));
    h = mix(h, object(f.self), object(f.subject), object(f.other), object(f.bound), card(f.card),
            card(f.event_source));
    h = mix(h, num(f.event_amount), naming(f.named), index(f.controller), index(f.event_player), f.scope,
            f.flags, index(f.loop_player[0]), index(f.loop_player[1]));
    const std::span<const FrameField> fields = fields_of(match_.rules->procedures, f);
    for (const FrameField& field : fields) h = mix(h, value_of(f, field));
    for (const Register& r : f.regs) {
      h = mix(h, num(r.amount), naming(r.named),
              num(r.set) | num(r.attempted) << 1 | num(r.done) << 2 | num(r.running) << 3 |
                  num(r.declined) << 4 | num(r.earlier_done) << 5 | num(r.earlier_attempted) << 6 |
                  num(r.cost) << 7 | num(r.players) << 8 | num(r.begun) << 16 | num(r.did) << 24);
      h = mix(h, num(r.earlier) | num(r.asked) << 16, num(r.earlier_amount));
      h = mix(h, num(r.outer) | num(r.outer_done) << 16 | num(r.outer_attempted) << 17, num(r.outer_amount));
      for (int i = 0; i < r.count; ++i)
        h = mix(h, object(state_.refs[static_cast<std::size_t>(r.first + i)]));
    }
    refer(h, 10, f.self);
    refer(h, 11, f.subject);
    refer(h, 12, f.other);
    refer(h, 13, f.bound);
    for (const FrameField& field : fields) refer(h, f, field);
    for (std::uint64_t at = 0; at < kMaxRegisters; ++at)
      for (int i = 0; i < f.regs[at].count; ++i)
        refer(h, 32 + at, state_.refs[static_cast<std::size_t>(f.regs[at].first + i)]);
    return h;
  }

  std::uint64_t part(const Part& p, std::uint64_t at) {
    std::uint64_t h =
        mix(at, num(PartKind{p.kind}), num(p.verb), index(p.player), num(p.from) << 8 | num(p.to));
    h = mix(h, p.scope, p.group, bits(p.flags), card(p.source), object(p.object), object(p.other));
    h = mix(h, num(p.amount), node(p.cause), p.visit_more([](const auto& more) { return bytes(more); }));
    h = mix(h, p.stems, p.passed);
    if (p.single != kNoCard) h = mix(h, card(p.single));
    refer(h, 14, p.object);
    refer(h, 15, p.other);
    return h;
  }

  std::uint64_t proposal(const Proposal& p, std::uint64_t at) {
    std::uint64_t h = mix(at, p.first, p.count, num(p.stage), p.frame_depth, p.reg, p.cursor, p.asked);
    h = mix(h, p.fresh_scopes, index(p.chooser));
    for (const Declined& d : state_.declined)
      if (d.proposal == p.number) h = mix(h, node(d.key), instance(d.instance), d.first, d.last);
    for (const FollowUp& f : state_.follow_ups)
      if (f.proposal == p.number)
        h = mix(h, node(f.node), object(f.self), object(f.object), card(f.card), index(f.controller));
    return h;
  }

  std::uint64_t applied(const Applied& a) {
    const std::uint64_t h =
        mix(node(a.key), object(a.bound), object(a.self), instance(a.instance), index(a.controller), a.scope);
    refer(h, 17, a.bound);
    refer(h, 18, a.self);
    return h;
  }

  std::uint64_t event(const Done& d) const {
    return !by_text_ ? d.asked : node(match_.book().asked()[static_cast<std::size_t>(d.asked - 1)].event);
  }
  std::uint64_t done(const Done& d) {
    const std::uint64_t h = mix(event(d), d.players, d.times, object(d.subject()));
    refer(h, 23, d.subject());
    return h;
  }

  // What a player who is not asked knows of the frames: whose they are, and which ability of which card.
  std::uint64_t outline() const {
    std::uint64_t h = 0;
    for (const Frame& f : state_.frames)
      h = mix(h, num(f.kind), index(f.procedure), node(f.program), card(f.card), index(f.controller));
    return h;
  }

  // Everything that refers to cards and objects.
  std::uint64_t all_items() {
    std::uint64_t lasting = 0, bag = 0, once = 0, picked = 0, places = 0, turn = 0, h = 0;
    for (const Effect& e : state_.effects) lasting += effect(e);
    for (const Waiting& w : state_.waiting) bag += waiting(w);
    for (const Done& d : state_.history) turn += done(d);
    for (std::uint8_t i = 0; i < state_.slot_end(); ++i) {
      const Slot& s = state_.slots[i];
      if (s.top == kNoCard) continue;
      const ObjectRef at = s.location == kNoSlot ? ObjectRef{} : ref_of(state_, s.location);
      const std::uint64_t place = mix(slots_[i], object(at), object(s.link));
      refer(place, 20, at);
      refer(place, 21, s.link);
      refer(place, 22, ref_of(state_, SlotId{i}));
      places += place;
    }
    const Pending& asked = state_.pending;
    if (!viewer_.is(asked.who)) return mix(outline(), index(asked.who), lasting, bag, places, turn);
    for (const Applied& a : state_.applied) once += applied(a);
    for (const ObjectRef ref : state_.picks) {
      picked += object(ref);
      refer(6, 19, ref);
    }
    std::uint64_t depth = 0;
    for (const Frame& f : state_.frames) h = mix(h, frame(f, ++depth));
    for (const Part& p : state_.parts) h = mix(h, part(p, ++depth));
    for (const Proposal& p : state_.proposals) h = mix(h, proposal(p, ++depth));
    // The cards that have their place, topmost first.
    for (std::size_t i = state_.refs.size() - asked.placed; i < state_.refs.size(); ++i)
      h = mix(h, object(state_.refs[i])), refer(mix(i, 23), 23, state_.refs[i]);
    h = mix(h, num(asked.ask), index(asked.who), asked.frame, asked.least, asked.most, num(asked.purpose),
            node(asked.node), card(asked.card), num(asked.highest));
    return mix(h, lasting, bag, once, picked, places, turn);
  }

  std::uint64_t zones() const {
    std::uint64_t h = 0;
    for (std::uint8_t p = 0; p < state_.player_count; ++p) {
      const Player& player = state_.players[p];
      for (const std::int32_t count : player.counters) h = mix(h, num(count));
      h = mix(h, num(player.inked) << 8 | num(player.turns_taken == 0));
      h = mix(h, num(player.left) | num(player.shuffle_due) << 2 | num(player.drew_empty) << 3 |
                     num(player.team) << 4);
      for (const Zone zone : kListZones) {
        const bool ordered = zone == Zone::deck || zone == Zone::pending;
        std::uint64_t sum = 0, row = 0;
        for (CardId c = player.zones[list_index(zone)].first; c != kNoCard; c = state_.card(c).next) {
          const bool anywhere = reader_.unordered != nullptr && reader_.unordered->test(index(c));
          if (ordered && !anywhere)
            row = mix(row, cards_[index(c)]);
          else if (ordered)
            row = mix(row, 7), sum += cards_[index(c)];
          else
            sum += cards_[index(c)];
        }
        h = mix(h, row, sum);
      }
    }
    std::uint64_t table = 0;
    for (std::uint8_t i = 0; i < state_.slot_end(); ++i)
      if (state_.slots[i].top != kNoCard) table += mix(slots_[i], 5);
    return mix(h, table);
  }

  std::uint64_t clock() const {
    return mix(index(state_.turn_player), index(state_.phase), index(state_.holder), index(state_.winner),
               num(state_.over) | num(state_.check_due) << 1 | num(state_.variant) << 2, num(state_.fault),
               state_.check_mark);
  }

  const Match& match_;
  const State& state_;
  const ReaderView& reader_;
  Viewer viewer_;
  bool by_text_;  // faces, nodes and names are hashed by their text
  std::uint64_t cards_[kMaxCards];
  std::uint64_t slots_[kMaxSlots];
  std::uint64_t* card_sums_ = nullptr;  // valid during a round
  std::uint64_t* slot_sums_ = nullptr;
};

}  // namespace

namespace {

// The bytes of the members that are not lists.
std::span<const char> core_bytes(const State& state) {
  const StateCore& core = state;
  return {reinterpret_cast<const char*>(&core), sizeof core};
}

}  // namespace

std::uint64_t byte_hash(const State& state) {
  const auto core = core_bytes(state);
  std::uint64_t hash = XXH3_64bits(core.data(), core.size());
  each_list(state, [&](const auto& list) {
    hash = mix(hash, list.size());
    if (!list.empty()) hash = mix(hash, XXH3_64bits(list.begin(), list.bytes()));
  });
  return hash;
}

bool same_bytes(const State& a, const State& b) {
  const auto core = core_bytes(a);
  bool same = std::memcmp(core.data(), core_bytes(b).data(), core.size()) == 0;
  each_list(a, b, [&](const auto& one, const auto& other) {
    same = same && one.size() == other.size() &&
           (one.empty() || std::memcmp(one.begin(), other.begin(), one.bytes()) == 0);
  });
  return same;
}

std::size_t used_bytes(const State& state) {
  std::size_t bytes = sizeof(StateCore);
  each_list(state, [&](const auto& list) { bytes += sizeof(std::uint32_t) + list.bytes(); });
  return bytes;
}

std::uint64_t view_hash(const Match& match, Viewer viewer) { return PositionHash(match, {}, viewer).value(); }

std::uint64_t named_hash(const Match& match, Viewer viewer) {
  return PositionHash(match, {}, viewer, true).value();
}

std::uint64_t table_hash(const Match& match) { return PositionHash(match, {}).value(); }

std::uint64_t position_hash(const Match& match, const ReaderView& reader) {
  std::uint64_t closed = 0;
  for (const Taken& taken : match.state.taken)
    if (taken.closed) closed += mix(taken.position, bits_as<std::uint64_t>(taken.action));
  const std::uint64_t table = PositionHash(match, reader).value();
  return closed == 0 ? table : mix(table, closed);
}

}  // namespace kawari
