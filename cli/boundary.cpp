#include "cli/boundary.h"

#include <csignal>
#include <exception>
#include <filesystem>
#include <iostream>
#include <new>

namespace kawari::cli {
namespace {

std::atomic<bool> stop_asked{false};

void ask_to_stop(int) {
  stop_asked.store(true, std::memory_order_relaxed);
  std::signal(SIGINT, SIG_DFL);
}

int say(const char* sentence, const char* detail = "") {
  std::cout.flush();
  std::cerr << "kawari: " << sentence << detail << "\n";
  return kStopped;
}

}  // namespace

const std::atomic<bool>& stop_on_interrupt() {
  std::signal(SIGINT, ask_to_stop);
  return stop_asked;
}

int within_boundary(const std::function<int()>& program) {
  try {
    const int code = program();
    std::cout.flush();
    if (!std::cout) return say("the answer could not be written.");
    return stop_asked ? kInterrupted : code;
  } catch (const std::bad_alloc&) {
    return say("there is not enough memory for this.");
  } catch (const std::filesystem::filesystem_error& error) {
    return say("a file cannot be reached: ", error.what());
  } catch (const std::exception& error) {
    return say("an error inside of Kawari stopped it; please report it with what you typed: ", error.what());
  } catch (...) {
    return say("an error inside of Kawari stopped it; please report it with what you typed.");
  }
}

}  // namespace kawari::cli
