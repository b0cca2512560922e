// The edge of the program: an exception never leaves it as a crash, and Ctrl-C stops the work instead of
// losing the answer.
#pragma once
#include <atomic>
#include <functional>

namespace kawari::cli {

inline constexpr int kStopped = 4;        // exit code: the program ended before it had a complete answer
inline constexpr int kInterrupted = 130;  // exit code: the program ended because of Ctrl-C

// Runs `program`. An exception becomes a sentence on standard error and an exit code.
int within_boundary(const std::function<int()>& program);

// Handles Ctrl-C from now on. The first one sets the returned flag, and the work stops with the results found
// so far. The second one ends the program.
const std::atomic<bool>& stop_on_interrupt();

}  // namespace kawari::cli
