// Procedures: lists of steps of a game's rules. A game has a list of them, and each is a type:
//
//   struct Challenge : Procedures::Row<Challenge> {
//     static constexpr std::string_view kName = "challenge";
//     struct Fields {
//       CardId challenged = kNoCard;
//       KAWARI_FIELDS(challenged)
//     };
//     KAWARI_STEPS(declare, occur, damage, end)
//   };
//
// Each step is a function Challenge::declare(Match&, Frame&), and Challenge::Step::declare its name.
#pragma once
#include <span>

#include "state/frame.h"

namespace kawari {

struct Match;

// Where a procedure goes after a step. The procedure's own jump() makes jumps.
struct Flow {
  enum class To : std::uint8_t { next, stay, jump, finish } to = To::next;
  StepId step{0};
  static Flow next() { return {To::next, StepId{0}}; }
  // Run this step again, after the frames and proposals that it has started.
  static Flow stay() { return {To::stay, StepId{0}}; }
  static Flow finish() { return {To::finish, StepId{0}}; }
};
using StepFn = Flow (*)(Match&, Frame&);

// A procedure in the form in which the core runs it.
struct Procedure {
  std::string_view name;
  std::span<const StepFn> steps;
  std::span<const FrameField> fields;
  std::array<std::byte, kFrameRoom> fresh;  // the initial values of the fields
};

#define KAWARI_STEP_FUNCTION(step) static ::kawari::Flow step(::kawari::Match&, ::kawari::Frame&);
// Names the steps of a procedure in order.
#define KAWARI_STEPS(...)                                                                              \
  enum class Step : std::uint8_t { __VA_ARGS__ };                                                      \
  KAWARI_EACH(KAWARI_STEP_FUNCTION, __VA_ARGS__)                                                       \
  static constexpr ::kawari::StepFn kSteps[] = {__VA_ARGS__};                                          \
  static constexpr ::kawari::StepId step_id(Step step) { return static_cast<::kawari::StepId>(step); } \
  static ::kawari::Flow jump(Step to) { return {::kawari::Flow::To::jump, step_id(to)}; }

// Names the registers of a procedure's frame. They hold cards, or the results of proposals.
#define KAWARI_REGISTERS(...) enum class Reg : std::uint8_t { __VA_ARGS__ };

template <class P>
concept HasName = requires {
  std::string_view{P::kName};
};
template <class P>
concept HasFields = requires {
  typename P::Fields;
};
template <class P>
concept HasSteps = requires {
  std::span<const StepFn>{P::kSteps};
};
template <class P>
concept HasPlace = requires(Frame& frame) {
  P::mark(frame);
};

// The base of a procedure. A missing part is named in the compiler's message.
template <class P>
constexpr Procedure procedure() {
  static_assert(HasName<P>, "a procedure has a name: static constexpr std::string_view kName = \"...\"");
  static_assert(HasFields<P>, "a procedure has fields: struct Fields { ... }, or using Fields = NoFields");
  static_assert(HasSteps<P>, "a procedure has steps: KAWARI_STEPS(...)");
  static_assert(HasPlace<P>, "a procedure has a place in its game's list: struct X : Procedures::Row<X>");
  if constexpr (HasName<P> && HasFields<P> && HasSteps<P> && HasPlace<P>)
    return {P::kName, P::kSteps, kFieldsOf<typename P::Fields>, fresh_fields<typename P::Fields>()};
  else
    return {};
}

// The procedures of a game, in the order of their ids.
template <class... P>
struct ProcedureList {
  template <class Q>
  static constexpr ProcedureId id() {
    static_assert((std::is_same_v<P, Q> || ...), "the procedure is not in its game's list");
    std::uint8_t at = 0;
    (void)((std::is_same_v<P, Q> || (++at, false)) || ...);
    return ProcedureId{at};
  }

  // Initial values for the fields of procedure Q.
  template <class Q>
  struct Row {
    static constexpr ProcedureId kId = id<Q>();
    static bool fits(const Frame& frame) {
      return frame.kind == FrameKind::procedure && frame.procedure == kId;
    }
    static void mark(Frame& frame) {
      frame.kind = FrameKind::procedure;
      frame.procedure = kId;
    }
  };

  static constexpr std::array<Procedure, sizeof...(P)> rows() { return {procedure<P>()...}; }
};

// The step of a frame whose procedure has ended: behind the last step.
inline StepId end_of(const Procedure& procedure) { return static_cast<StepId>(procedure.steps.size()); }

// The step that the frame of this procedure is at.
template <class P>
typename P::Step step_of(const Frame& frame) {
  assert(runs<P>(frame));
  return static_cast<typename P::Step>(frame.step);
}

// The register of this name. A proposal that fills it in gets its number.
template <class P>
Register& reg(Frame& frame, typename P::Reg name) {
  assert(runs<P>(frame));
  return frame.regs[static_cast<std::size_t>(name)];
}
template <class P>
const Register& reg(const Frame& frame, typename P::Reg name) {
  assert(runs<P>(frame));
  return frame.regs[static_cast<std::size_t>(name)];
}
template <class Reg>
constexpr std::uint8_t register_number(Reg name) {
  static_assert(std::is_enum_v<Reg>);
  return static_cast<std::uint8_t>(name);
}

// Turns a fresh frame into a frame of this procedure, with initial values in its fields.
inline void open_procedure(Frame& frame, std::span<const Procedure> procedures, ProcedureId id) {
  frame.kind = FrameKind::procedure;
  frame.procedure = id;
  std::memcpy(frame.room, procedures[index(id)].fresh.data(), kFrameRoom);
}

// The fields of a frame of any kind.
inline std::span<const FrameField> fields_of(std::span<const Procedure> procedures, const Frame& frame) {
  switch (frame.kind) {
    case FrameKind::procedure:
      return procedures[index(frame.procedure)].fields;
    case FrameKind::program:
      return kFieldsOf<Program::Fields>;
    case FrameKind::splice:
      return kFieldsOf<Splice::Fields>;
    case FrameKind::shuffle:
      return kFieldsOf<Shuffle::Fields>;
  }
  return {};
}

}  // namespace kawari
