// Writes a position as a scenario file: the format of bug reports. If something is under way, the file has
// the last free choice of action before it, and the choices since.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/games.h"

namespace kawari {

struct WriteRequest {
  const Game* game = nullptr;
  std::vector<std::string> players;  // their names; Ana, Bruno, … if there are too few
  std::string title = "A position";
  std::string id;
  std::optional<std::uint64_t> seed;
};

// Why this position cannot be written by itself (something is under way, an effect lasts, or an event was
// counted this turn); empty if it can. Otherwise it is written as an earlier position with the choices since.
std::string why_not_written(const Match& match);

// Writes `position`, then the choices that were made since, in order.
std::string write_scenario(const Match& position, const std::vector<Option>& since,
                           const WriteRequest& request);

}  // namespace kawari
