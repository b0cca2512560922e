// Frame: a procedure of the game's rules, or an effect that resolves, while it is under way. The data of one
// kind of frame, or of one procedure, are fields with names: local<Splice>(frame), local<Attack>(frame). Code
// that does not know the kind visits them one by one through fields_of() (flow.h).
#pragma once
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <string_view>
#include <type_traits>

#include "base/bits_as.h"
#include "base/each.h"
#include "base/ids.h"
#include "ir/node.h"

namespace kawari {

// What a choice or a statement left behind. Inside a loop the text speaks of the round under way, behind it
// of all rounds: `earlier` is the share of the rounds before this one, and `outer` that of the rounds before
// the present one of a loop around it (run/results.h).
struct Register {
  std::uint8_t set : 1 = 0;
  std::uint8_t attempted : 1 = 0;
  std::uint8_t done : 1 = 0;
  std::uint8_t running : 1 = 0;
  std::uint8_t declined : 1 = 0;
  std::uint8_t earlier_done : 1 = 0;
  std::uint8_t earlier_attempted : 1 = 0;
  std::uint8_t cost : 1 = 0;  // of a sequence: what stands before it was a cost already
  std::uint8_t players = 0;   // of a loop: a bit for each player
  std::uint16_t first = 0;    // into State::refs
  std::uint16_t count = 0;
  std::uint8_t begun = 0;  // of a loop: a bit for each player whose turn has come
  std::uint8_t did = 0;    // of a loop: a bit for each player who has done all of it
  std::int32_t amount = 0;
  Naming named;
  std::uint16_t earlier = 0;        // of `count`
  std::uint16_t asked = 0;          // of an amount that is chosen for each of several: how many are
  std::int32_t earlier_amount = 0;  // of `amount`
  std::int32_t outer_amount = 0;
  std::uint16_t outer = 0;
  std::uint8_t outer_done : 1 = 0;
  std::uint8_t outer_attempted : 1 = 0;
  std::uint8_t spare : 6 = 0;
  std::uint8_t spare_too = 0;

  int now_count() const { return count - earlier; }
  std::int32_t now_amount() const { return amount - earlier_amount; }
};

enum class FrameKind : std::uint8_t {
  procedure,  // a list of steps of the game's rules
  program,    // an effect that resolves
  splice,     // the action of a replacement, while it builds parts for a proposal
  shuffle,    // asks chance for the order of a deck
};

enum class ProcedureId : std::uint8_t {};  // an index into Rules::procedures
enum class StepId : std::uint8_t {};       // an index into Procedure::steps

// How far a step of a procedure, or a statement of a program, has come.
enum class Progress : std::uint8_t {
  fresh,      // it begins
  under_way,  // it has started something, and runs again when that has ended
};

inline constexpr std::size_t kFrameRoom = 24;  // bytes for the fields of its kind or procedure

struct Frame {
  FrameKind kind = FrameKind::procedure;
  ProcedureId procedure{0};
  StepId step{0};                       // the step of the procedure
  Progress progress = Progress::fresh;  // within the step or statement
  NodeId program = kNoNode;             // the ability
  NodeId pc = kNoNode;                  // the statement
  ObjectRef self;
  ObjectRef subject;
  ObjectRef other;
  ObjectRef bound;
  CardId card = kNoCard;
  CardId event_source = kNoCard;
  std::int32_t event_amount = 0;
  Naming named;  // of an effect that waited: what was named when it began
  PlayerId controller = kNoPlayer;
  PlayerId event_player = kNoPlayer;
  std::uint8_t scope = 0xFF;
  std::uint8_t flags = 0;      // kFrame… bits
  std::uint16_t ref_base = 0;  // its references in State::refs begin here
  // The player whose turn it is in the outer loop, and in the inner loop.
  PlayerId loop_player[2] = {kNoPlayer, kNoPlayer};
  alignas(4) std::byte room[kFrameRoom] = {};  // accessed through local()
  Register regs[kMaxRegisters];
};
static_assert(std::has_unique_object_representations_v<Frame>);
static_assert(sizeof(Frame) == 72 + kMaxRegisters * sizeof(Register), "frames are copied often");

enum FrameFlags : std::uint8_t {
  kFrameClosed = 1,     // its products cannot be replaced
  kFrameNotDone = 2,    // a statement could not be carried out
  kFrameKeep = 4,       // splice: the original event goes on
  kFrameReplaced = 16,  // what it proposed was replaced, forbidden or done in part: it was attempted
  kFrameSelfAlt = 8,    // the statement at pc runs in place of its base (self-replacement)
  kFrameOfLeaver = 32,  // its player has left the game: nothing more comes of it
  kFrameShows = 128,    // it has shown cards: they are shown no longer when it is over
  kFrameCost = 64,      // the statement at pc pays for the next one: what it does is a cost
};

// --- fields

// Cards that are handled one after the other, as references in State::refs.
struct CardsInTurn {
  std::uint16_t first = 0;
  std::uint16_t count = 0;
  std::uint16_t done = 0;
};

// The type of a field, for code that compares positions.
enum class FieldKind : std::uint8_t { number, card, slot, node, cards };

struct FrameField {
  std::string_view name;
  FieldKind kind = FieldKind::number;
  std::uint8_t at = 0;  // the offset in Frame::room
  std::uint8_t size = 0;
};

template <class T>
constexpr FieldKind field_kind() {
  static_assert(
      !std::is_same_v<T, ObjectRef>,
      "a field cannot be an object: put it into a role of the frame (self, subject, other, bound) or into a "
      "register, where its moves are followed");
  static_assert(
      std::is_integral_v<T> || std::is_enum_v<T> || std::is_array_v<T> || std::is_same_v<T, CardsInTurn>,
      "a field of a frame is an id, a number or CardsInTurn");
  if constexpr (std::is_same_v<T, CardId>) return FieldKind::card;
  if constexpr (std::is_same_v<T, SlotId>) return FieldKind::slot;
  if constexpr (std::is_same_v<T, NodeId>) return FieldKind::node;
  if constexpr (std::is_same_v<T, CardsInTurn>) return FieldKind::cards;
  return FieldKind::number;
}

#define KAWARI_VISIT_FIELD(field) \
  visit(std::string_view{#field}, self.field, offsetof(std::remove_const_t<Self>, field));
// Ends a struct of fields and names all of them in order.
#define KAWARI_FIELDS(...)                                    \
  template <class Self, class Visit>                          \
  static constexpr void each_field(Self& self, Visit visit) { \
    KAWARI_EACH(KAWARI_VISIT_FIELD, __VA_ARGS__)              \
  }

// For a procedure without fields.
struct NoFields {
  template <class Self, class Visit>
  static constexpr void each_field(Self&, Visit) {}
};

template <class Fields>
concept NamesItsFields = requires(Fields& fields) {
  Fields::each_field(fields, [](std::string_view, auto&, std::size_t) {});
};

template <class Fields>
constexpr std::size_t field_count() {
  Fields fields{};
  std::size_t count = 0;
  Fields::each_field(fields, [&](std::string_view, auto&, std::size_t) { ++count; });
  return count;
}

template <class Fields>
constexpr bool names_all_fields() {
  Fields fields{};
  std::size_t end = 0;
  bool in_order = true;
  Fields::each_field(fields, [&](std::string_view, auto& field, std::size_t at) {
    in_order = in_order && at == end;
    end = at + sizeof(field);
  });
  return in_order && (std::is_empty_v<Fields> || end == sizeof(Fields));
}

template <class Fields>
constexpr auto describe_fields() {
  static_assert(NamesItsFields<Fields>,
                "the fields are not named: KAWARI_FIELDS(...) at the end of the struct");
  static_assert(std::is_trivially_copyable_v<Fields> && std::is_standard_layout_v<Fields>);
  static_assert(std::is_empty_v<Fields> || std::has_unique_object_representations_v<Fields>,
                "there is a gap between the fields: fill it with a field `spare`");
  static_assert(sizeof(Fields) <= kFrameRoom && alignof(Fields) <= 4, "a frame has no room for these fields");
  static_assert(names_all_fields<Fields>(), "KAWARI_FIELDS leaves a field out, or has them in another order");
  std::array<FrameField, field_count<Fields>()> out{};
  Fields fields{};
  std::size_t i = 0;
  Fields::each_field(fields, [&](std::string_view name, auto& field, std::size_t at) {
    out[i++] = {name, field_kind<std::remove_reference_t<decltype(field)>>(), static_cast<std::uint8_t>(at),
                static_cast<std::uint8_t>(sizeof(field))};
  });
  return out;
}
template <class Fields>
inline constexpr auto kFieldsOf = describe_fields<Fields>();

// The initial values of the fields.
template <class Fields>
constexpr std::array<std::byte, kFrameRoom> fresh_fields() {
  std::array<std::byte, kFrameRoom> out{};
  if constexpr (!std::is_empty_v<Fields>) {
    const auto bytes = bits_as<std::array<std::byte, sizeof(Fields)>>(Fields{});
    for (std::size_t i = 0; i < bytes.size(); ++i) out[i] = bytes[i];
  }
  return out;
}

template <class T>
T read_field(const Frame& frame, const FrameField& field) {
  T out{};
  assert(field.size <= sizeof(T));
  std::memcpy(&out, frame.room + field.at, field.size);
  return out;
}

// --- the fields of a frame of a known kind. `P` is Program, Splice, Shuffle or a procedure.

// Whether the frame is of kind or procedure P.
template <class P>
bool runs(const Frame& frame) {
  return P::fits(frame);
}
template <class P>
typename P::Fields& local(Frame& frame) {
  assert(runs<P>(frame));
  return *std::launder(reinterpret_cast<typename P::Fields*>(frame.room));
}
template <class P>
const typename P::Fields& local(const Frame& frame) {
  assert(runs<P>(frame));
  return *std::launder(reinterpret_cast<const typename P::Fields*>(frame.room));
}
// Turns a fresh frame into one of kind or procedure P.
template <class P>
void open_frame(Frame& frame, const typename P::Fields& fields = {}) {
  P::mark(frame);
  (void)kFieldsOf<typename P::Fields>;
  if constexpr (!std::is_empty_v<typename P::Fields>) std::memcpy(frame.room, &fields, sizeof(fields));
}

template <FrameKind kKind>
struct CoreFrame {
  static bool fits(const Frame& frame) { return frame.kind == kKind; }
  static void mark(Frame& frame) { frame.kind = kKind; }
};

struct Program : CoreFrame<FrameKind::program> {
  struct Fields {
    NodeId instead = kNoNode;           // the self-replacement whose alternative runs
    std::int32_t draws = 0;             // how many cards each player draws, or has in the end
    std::int32_t draws_left = 0;        // of the player who draws now
    CardsInTurn cards;                  // that are played or enter
    std::uint16_t placed = 0;           // cards whose place on the deck is settled, at the end of State::refs
    std::uint8_t to_draw = 0;           // a bit for each player who draws now or later
    PlayerId drawing = kNoPlayer;       // who draws now
    std::uint8_t ability_index = 0xFF;  // of the ability on its slot, for "once per turn"
    std::uint8_t spare = 0;
    KAWARI_FIELDS(instead, draws, draws_left, cards, placed, to_draw, drawing, ability_index, spare)
  };
};

struct Splice : CoreFrame<FrameKind::splice> {
  struct Fields {
    std::uint32_t instance = 0;       // the instance of the replacement effect
    CardsInTurn cards;                // cards that are being played
    std::uint16_t part = 0;           // the part that is replaced
    std::uint16_t first_product = 0;  // the index of its first product
    std::uint8_t proposal = 0xFF;     // index into State::proposals
    bool covered = false;             // an effect that was applied earlier covers this part, too
    bool own_movement = false;
    std::uint8_t spare[3] = {};
    KAWARI_FIELDS(instance, cards, part, first_product, proposal, covered, own_movement, spare)
  };
};

struct Shuffle : CoreFrame<FrameKind::shuffle> {
  struct Fields {
    std::uint16_t named = 0;  // how many cards have their place, from the top
    KAWARI_FIELDS(named)
  };
};

// The cards that a statement of a program, or of a replacement's action, handles one after the other.
inline CardsInTurn& cards_in_turn(Frame& frame) {
  return runs<Splice>(frame) ? local<Splice>(frame).cards : local<Program>(frame).cards;
}

}  // namespace kawari
