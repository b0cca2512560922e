// The edge of the program: nothing that goes wrong inside leaves it as a crash, and Ctrl-C is an answer.
#pragma once
#include <atomic>
#include <functional>

namespace kawari::cli {

inline constexpr int kStopped = 4;        // an exit code: it ended before there was a complete answer
inline constexpr int kInterrupted = 130;  // … because of Ctrl-C

// Runs the program. What it throws becomes a sentence and an exit code.
int within_boundary(const std::function<int()>& program);

// From now on the first Ctrl-C asks to stop with what was found, and sets this; the second ends the program.
const std::atomic<bool>& stop_on_interrupt();

}  // namespace kawari::cli
