#include "deck/shipped_decks.h"

#include <algorithm>
#include <filesystem>

#include "judge/judge.h"

namespace kawari {

std::vector<DeckList> shipped_decks(const std::string& home, const Game& game, const Database& cards) {
  std::vector<std::string> files;
  std::error_code none;  // without a folder there are no decks
  for (const auto& file : std::filesystem::directory_iterator(home + "/decks/" + folder_of(game), none))
    if (file.path().extension() == ".txt") files.push_back(file.path().string());
  std::sort(files.begin(), files.end());
  std::vector<DeckList> out;
  for (const std::string& file : files) {
    if (const auto text = read_text_file(file, kDeckFile)) {
      out.push_back(read_deck_list(cards, file, *text));
    } else {
      out.push_back({file, {}, {text.error()}});
    }
  }
  return out;
}

}  // namespace kawari
