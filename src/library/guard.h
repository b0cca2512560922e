// The edge of the library: every exception inside becomes a sentence.
#pragma once
#include <string>

namespace kawari {

// The sentence for the exception that is being handled.
std::string thrown_sentence();

// Does the work. Returns an empty string if it succeeded, otherwise why it failed.
template <class Work>
std::string guarded(Work&& work) {
  try {
    work();
    return {};
  } catch (...) {
    return thrown_sentence();
  }
}

}  // namespace kawari
