#include "judge/home.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

bool has_data(const fs::path& folder) {
  std::error_code none;
  return fs::is_directory(folder / "cards", none) && fs::is_directory(folder / "scenarios", none);
}

// The folders of an installation that hold programs and libraries. lib also has folders of its own below it,
// one for each kind of processor.
bool is_installed_in(const fs::path& folder) {
  const fs::path name = folder.filename();
  return name == "bin" || name == "lib" || name == "lib64";
}

}  // namespace

std::optional<std::string> home_of(const fs::path& file) {
  if (!file.is_absolute()) return std::nullopt;
  for (fs::path place = file; place.has_relative_path();) {
    const fs::path below = place;
    place = place.parent_path();
    if (has_data(place)) return place.string();
    const fs::path data = place / "share" / "kawari";
    if (below != file && is_installed_in(below) && has_data(data)) return data.string();
  }
  return std::nullopt;
}

}  // namespace kawari
