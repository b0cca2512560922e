// Files that are not part of the repository: published card data (data/GAME/), scenarios of others
// (conformance/GAME/) and digests of the rules (rules/). They are searched for in $KAWARI_SHARED, else in the
// folder "shared" beside the repository. A test that needs missing files is skipped with one of these
// reasons. The last line of ./dev test counts the skipped tests, and README.md says which files to put where.
#pragma once
#include <cstdlib>
#include <filesystem>

namespace kawari {

inline constexpr const char* kNoCardData = "published card data is not beside the repository";
inline constexpr const char* kNoConformance = "the conformance scenarios are not beside the repository";
inline constexpr const char* kNoDigest = "the digests of the rules are not beside the repository";

inline std::filesystem::path beside_the_repository() {
  if (const char* given = std::getenv("KAWARI_SHARED"); given != nullptr && *given != '\0') return given;
  return std::filesystem::path(KAWARI_SOURCE_DIR) / ".." / "shared";
}

}  // namespace kawari
