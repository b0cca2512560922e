#include "judge/card_files.h"

#include "run/played.h"
#include "text/compile.h"
#include "text/read_cards.h"

namespace kawari {

std::vector<KeywordError> prepare_database(const Game& game, Database& cards) {
  std::vector<KeywordError> errors;
  cards.keyword_abilities.resize(game.rules->keywords.size());
  for (std::size_t i = 0; i < game.rules->keywords.size(); ++i) {
    const KeywordInfo& keyword = game.rules->keywords[i];
    if (keyword.text == nullptr) continue;
    if (keyword.text[0] == '(') {
      const GameNames& names = game.rules->grammar == nullptr ? kNoGameNames : game.rules->grammar().names();
      std::string wrong;
      const TreePtr tree = tree_from_text(keyword.text, &wrong, names);
      const Result<NodeId> root =
          tree ? cards.book().add(*tree) : Result<NodeId>(fail("Its tree cannot be read: " + wrong + "."));
      if (!root) {
        errors.push_back({std::string(keyword.name), root.error()});
        continue;
      }
      Ability ability;
      ability.root = *root;
      ability.kind = tree->op == Op::activated ? AbilityKind::activated : AbilityKind::triggered;
      ability.keyword = KeywordId(static_cast<std::uint8_t>(i));
      ability.watches = watched_facts(*tree);
      cards.keyword_abilities[i].push_back(std::move(ability));
      continue;
    }
    auto compiled = compile_text(game.rules->grammar(), cards, keyword.text, false);
    if (!compiled) {
      const std::string name(keyword.name);
      errors.push_back({name,
                        {{},
                         0,
                         0,
                         "The keyword " + name + " is not understood: " + compiled.error().what,
                         compiled.error().right}});
      continue;
    }
    for (Ability& ability : *compiled) {
      ability.keyword = KeywordId(static_cast<std::uint8_t>(i));
      cards.keyword_abilities[i].push_back(std::move(ability));
    }
  }
  return errors;
}

std::vector<Error> read_card_text(const Game& game, Database& cards, const std::string& file,
                                  const std::string& text, Budget* budget) {
  const auto read = read_cards_text(game.rules->grammar(), cards, text, file, nullptr, budget);
  if (!read) return {read.error()};
  for (const FaceId id : *read) {
    if (!cards[id].compiled()) continue;
    if (std::string why = not_played(*game.rules, cards, cards[id]); !why.empty())
      cards.refuse(id, {cards[id].text, cards[id].text, 1, std::move(why)});
  }
  return {};
}

}  // namespace kawari
