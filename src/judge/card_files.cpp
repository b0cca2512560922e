#include "judge/card_files.h"

#include "text/compile.h"
#include "text/read_cards.h"

namespace kawari {

void prepare_database(const Game& game, Database& cards) {
  cards.keyword_abilities.resize(game.rules->keywords.size());
  for (std::size_t i = 0; i < game.rules->keywords.size(); ++i) {
    const KeywordInfo& keyword = game.rules->keywords[i];
    if (keyword.text == nullptr) continue;
    auto compiled = compile_text(game.rules->grammar(), cards, keyword.text, false);
    if (!compiled) continue;
    for (Ability& ability : *compiled) {
      ability.keyword = KeywordId(static_cast<std::uint8_t>(i));
      cards.keyword_abilities[i].push_back(std::move(ability));
    }
  }
}

std::vector<Error> read_card_text(const Game& game, Database& cards, const std::string& file, const std::string& text) {
  const auto read = read_cards_text(game.rules->grammar(), cards, text, file);
  if (read) return {};
  return {read.error()};
}

}  // namespace kawari
