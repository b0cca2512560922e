// Where the data that ships with Kawari is: the folders cards, scenarios and decks. They are found from the
// place of the program or library that needs them, so that a tree and an installation can be moved.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace kawari {

// The folder that has cards/ and scenarios/, for a program or a library in this file: the nearest folder
// above it that has them (a tree), or share/kawari beside a folder bin or lib above it (an installation). A
// relative path has none, since the folder in which somebody works must not matter.
std::optional<std::string> home_of(const std::filesystem::path& file);

}  // namespace kawari
