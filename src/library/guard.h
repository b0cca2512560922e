// The edge of the library: whatever is thrown inside becomes a sentence.
#pragma once
#include <string>

namespace kawari {

// Of the exception that is being handled.
std::string thrown_sentence();

// Does the work. Empty: it is done; otherwise why it could not be.
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
