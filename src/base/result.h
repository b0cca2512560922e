// Bad input is a value, not an exception: a Result holds either the value that was asked for, or an Error
// that says where the mistake is, what is wrong and what would have been right.
#pragma once
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace kawari {

struct Error {
  std::string file;   // empty: not from a file
  int line = 0;       // 1-based; 0: unknown
  int column = 0;     // 1-based; 0: unknown
  std::string what;   // what is wrong, in one sentence
  std::string right;  // what would have been right; may be empty

  std::string text() const {
    std::string out;
    if (!file.empty()) {
      out += file + ":";
      if (line > 0) out += std::to_string(line) + ":";
      if (line > 0 && column > 0) out += std::to_string(column) + ":";
      out += " ";
    }
    out += what;
    if (!right.empty()) out += " " + right;
    return out;
  }
};

template <class T>
using Result = tl::expected<T, Error>;
inline auto fail(Error error) { return tl::unexpected<Error>(std::move(error)); }
inline auto fail(std::string what, std::string right = {}) {
  return tl::unexpected<Error>(Error{{}, 0, 0, std::move(what), std::move(right)});
}

}  // namespace kawari
