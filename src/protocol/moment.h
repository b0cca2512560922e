// The moment: a table at rest, for one viewer, with everything that a page draws. docs/protocol.md describes
// it.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "protocol/values_json.h"

namespace kawari::protocol {

inline constexpr int kVersion = 1;

// How a moment is told. It is read before anything is changed.
struct Look {
  v1::Viewer viewer = v1::Viewer::judge();
  v1::Language language = v1::Language::en;
  std::optional<std::size_t> since = std::nullopt;  // nothing: since the last action
  bool full = false;                                // every event
  bool leads_to = false;  // for the judge: also what would come of each option of a question
};

// The printed cards that viewers were sent: the seat, -1 for the judge, and the face.
using SentFaces = std::set<std::pair<int, std::string>>;

// Faces that the viewer was not sent yet are in it, and are added to `sent`.
Json moment_of(const v1::Game& game, const Look& look, SentFaces& sent);

}  // namespace kawari::protocol
