// Procedures: lists of steps of a game's rules, and where a step goes on.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

namespace kawari {

struct Frame;
struct Match;

// What a step of a procedure says about where to go on.
struct Flow {
  enum class To : std::uint8_t { next, stay, jump, finish } to = To::next;
  std::uint8_t step = 0;
  static Flow next() { return {To::next, 0}; }
  static Flow stay() { return {To::stay, 0}; }  // run the same step again, after what was started
  static Flow jump(std::uint8_t step) { return {To::jump, step}; }
  static Flow finish() { return {To::finish, 0}; }
};
using StepFn = Flow (*)(Match&, Frame&);
struct Procedure {
  std::string_view name;
  std::span<const StepFn> steps;
};

}  // namespace kawari
