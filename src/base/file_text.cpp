#include "base/file_text.h"

#include <filesystem>
#include <fstream>

namespace kawari {

namespace fs = std::filesystem;

Result<std::string> read_text_file(const std::string& file, const FileKind& kind) {
  const auto too_large = [&](const std::string& bytes) {
    return fail(Error{file, 0, 0,
                      "The file has " + bytes + " bytes; " + std::string(kind.what) + " has at most " +
                          std::to_string(kind.most_bytes) + ".",
                      "Split it into several files."});
  };
  std::error_code error;
  const fs::file_status status = fs::status(file, error);
  if (error || fs::is_directory(status)) return fail(Error{file, 0, 0, "The file cannot be read.", ""});
  if (fs::is_regular_file(status)) {
    const auto bytes = fs::file_size(file, error);
    if (!error && bytes > kind.most_bytes) return too_large(std::to_string(bytes));
  }
  std::ifstream in(file, std::ios::binary);
  if (!in) return fail(Error{file, 0, 0, "The file cannot be read.", ""});
  std::string out;
  constexpr std::size_t kPiece = 1 << 16;
  while (in) {
    const std::size_t had = out.size();
    out.resize(had + kPiece);
    in.read(out.data() + had, static_cast<std::streamsize>(kPiece));
    out.resize(had + static_cast<std::size_t>(in.gcount()));
    if (out.size() > kind.most_bytes) return too_large("more than " + std::to_string(kind.most_bytes));
  }
  if (in.bad()) return fail(Error{file, 0, 0, "The file cannot be read.", ""});
  return out;
}

}  // namespace kawari
