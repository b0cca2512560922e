// Files, each read by the door that wants it and no further than its limit.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "base/result.h"

namespace kawari {

// What a door reads: so many bytes, and how the error calls such a file.
struct FileKind {
  std::size_t most_bytes;
  std::string_view what;
};
inline constexpr FileKind kScenarioFile{limits::kYamlBytes, "a scenario file"};
inline constexpr FileKind kCardFile{limits::kJsonBytes, "a card file"};
inline constexpr FileKind kDeckFile{limits::kDeckBytes, "a deck list"};

// The bytes of a file. One that is too large is refused before it is read; what has no size (a pipe) is read
// as far as the limit.
Result<std::string> read_text_file(const std::string& file, const FileKind& kind = kScenarioFile);

}  // namespace kawari
