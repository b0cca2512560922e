// Reads files. Each kind of file has its own size limit.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "base/result.h"

namespace kawari {

// A kind of file: its largest size, and its name in error messages.
struct FileKind {
  std::size_t most_bytes;
  std::string_view what;
};
inline constexpr FileKind kScenarioFile{limits::kYamlBytes, "a scenario file"};
inline constexpr FileKind kCardFile{limits::kJsonBytes, "a card file"};
inline constexpr FileKind kDeckFile{limits::kDeckBytes, "a deck list"};

// The bytes of a file. A file that is too large is refused before it is read; input without a size (a pipe)
// is read up to the limit.
Result<std::string> read_text_file(const std::string& file, const FileKind& kind = kScenarioFile);

}  // namespace kawari
