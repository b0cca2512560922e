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

// What a step of a procedure says about where to go on. A jump is made by the procedure's own jump().
struct Flow {
  enum class To : std::uint8_t { next, stay, jump, finish } to = To::next;
  StepId step{0};
  static Flow next() { return {To::next, StepId{0}}; }
  static Flow stay() { return {To::stay, StepId{0}}; }  // run the same step again, after what was started
  static Flow finish() { return {To::finish, StepId{0}}; }
};
using StepFn = Flow (*)(Match&, Frame&);

// A procedure as the core runs it.
struct Procedure {
  std::string_view name;
  std::span<const StepFn> steps;
  std::span<const FrameField> fields;
  std::array<std::byte, kFrameRoom> fresh;  // the fields as they begin
};

#define KAWARI_STEP_FUNCTION(step) static ::kawari::Flow step(::kawari::Match&, ::kawari::Frame&);
// The steps in their order.
#define KAWARI_STEPS(...)                                                                              \
  enum class Step : std::uint8_t { __VA_ARGS__ };                                                      \
  KAWARI_EACH(KAWARI_STEP_FUNCTION, __VA_ARGS__)                                                       \
  static constexpr ::kawari::StepFn kSteps[] = {__VA_ARGS__};                                          \
  static constexpr ::kawari::StepId step_id(Step step) { return static_cast<::kawari::StepId>(step); } \
  static ::kawari::Flow jump(Step to) { return {::kawari::Flow::To::jump, step_id(to)}; }

// What a procedure keeps in the registers of its frame, by name: cards, or what came of a proposal.
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

// The row of a procedure. What is missing is named when it is compiled.
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

  // What a procedure of this game begins with.
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

// Where a frame is whose procedure is over: behind the last step.
inline StepId end_of(const Procedure& procedure) { return static_cast<StepId>(procedure.steps.size()); }

// At which step of the procedure the frame is.
template <class P>
typename P::Step step_of(const Frame& frame) {
  assert(runs<P>(frame));
  return static_cast<typename P::Step>(frame.step);
}

// The register of that name. A proposal that is to fill it in takes its number.
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

// Makes a fresh frame one of that procedure, with its fields as they begin.
inline void open_procedure(Frame& frame, std::span<const Procedure> procedures, ProcedureId id) {
  frame.kind = FrameKind::procedure;
  frame.procedure = id;
  std::memcpy(frame.room, procedures[index(id)].fresh.data(), kFrameRoom);
}

// The fields of a frame, whatever it is.
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
