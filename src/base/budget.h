// How much work one call may do: steps, time, memory, and a flag by which another thread stops it. Reading a
// text, judging, exploring and playing spend from a budget and report when it runs out. Steps are counted
// without a clock, so the same input stops at the same step everywhere.
#pragma once
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace kawari {

class Budget {
 public:
  enum class Why : std::uint8_t { not_out, steps, time, memory, cancelled };
  static constexpr std::uint64_t kNoLimit = UINT64_MAX;
  using Clock = std::chrono::steady_clock;

  struct Limits {
    std::uint64_t steps = kNoLimit;
    std::uint64_t memory = kNoLimit;  // bytes that are held at the same time
    std::optional<Clock::time_point> deadline = std::nullopt;
    const std::atomic<bool>* cancel = nullptr;  // checked at the first step and every few thousand steps
  };

  Budget() : Budget(Limits()) {}  // no limits, only counting
  explicit Budget(const Limits& limits) : limits_(limits) {}

  // Counts steps. Returns false if the budget is used up, now or earlier: the caller stops its work.
  [[nodiscard]] bool spend(std::uint64_t steps = 1) {
    if (steps <= left_) {
      left_ -= steps;
      return true;
    }
    return spend_slowly(steps);
  }
  // Counts memory that is about to be allocated; release() gives it back.
  [[nodiscard]] bool hold(std::uint64_t bytes) {
    held_ += bytes;
    most_held_ = std::max(most_held_, held_);
    if (held_ > limits_.memory) stop(Why::memory);
    return !out();
  }
  void release(std::uint64_t bytes) { held_ -= std::min(bytes, held_); }

  // A budget for a part of the work: at most `steps` of the steps that are left, with the same clock and
  // flag. take_back() charges the steps that the part has spent to this budget.
  Budget part(std::uint64_t steps) const {
    Limits limits = limits_;
    limits.steps = std::min(steps, limits_.steps == kNoLimit ? kNoLimit : limits_.steps - spent());
    return Budget(limits);
  }
  void take_back(const Budget& part) {
    (void)spend(part.spent());
    if (part.out() && (part.why_ != Why::steps || spent() >= limits_.steps)) stop(part.why_);
  }

  bool out() const { return why_ != Why::not_out; }
  Why why() const { return why_; }
  std::uint64_t spent() const { return sliced_ - left_; }
  std::uint64_t most_held() const { return most_held_; }
  const Limits& limits() const { return limits_; }

  // Why the budget ran out, to follow "It takes too long:": "more than 1000 steps". Empty while some of it is
  // left.
  std::string reason() const {
    switch (why_) {
      case Why::not_out:
        return {};
      case Why::steps:
        return "more than " + std::to_string(limits_.steps) + " steps";
      case Why::time:
        return "more than the time that was given";
      case Why::memory:
        return "more than " + std::to_string(limits_.memory) + " bytes of memory";
      case Why::cancelled:
        return "it was cancelled";
    }
    return {};
  }

 private:
  static constexpr std::uint64_t kSlice = 4096;  // steps between two checks of the clock and the flag

  [[gnu::noinline]] bool spend_slowly(std::uint64_t steps) {
    while (!out() && steps > left_) {
      steps -= left_;
      left_ = 0;
      if (limits_.cancel != nullptr && limits_.cancel->load(std::memory_order_relaxed)) stop(Why::cancelled);
      if (limits_.deadline && Clock::now() >= *limits_.deadline) stop(Why::time);
      if (!out()) next_slice();
    }
    if (out()) return false;
    left_ -= steps;
    return true;
  }
  void next_slice() {
    left_ = std::min(kSlice, limits_.steps - sliced_);
    sliced_ += left_;
    if (left_ == 0) stop(Why::steps);
  }
  void stop(Why why) {
    if (out()) return;
    why_ = why;
    sliced_ -= left_;
    left_ = 0;
  }

  Limits limits_;
  std::uint64_t left_ = 0;    // steps left in the current slice
  std::uint64_t sliced_ = 0;  // steps of all slices so far
  std::uint64_t held_ = 0;
  std::uint64_t most_held_ = 0;
  Why why_ = Why::not_out;
};

}  // namespace kawari
