// Writing a position out as a scenario file: the format of bug reports. What is under way is written as the
// last free choice of action before it, and the choices since.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/games.h"

namespace kawari {

struct WriteRequest {
  const Game* game = nullptr;
  std::vector<std::string> players;  // their names; Ana, Bruno, … where there are too few
  std::string title = "A position";
  std::string id;
  std::optional<std::uint64_t> seed;
};

// Why this position cannot be written by itself (something is under way, or lasts, or was counted this turn),
// or nothing where it can. Such a position is written from an earlier one with the choices since.
std::string why_not_written(const Match& match);

// The position, then the choices that were made since, in the order in which they were applied to it.
std::string write_scenario(const Match& position, const std::vector<Option>& since,
                           const WriteRequest& request);

}  // namespace kawari
