#include "game/card_files.h"

#include <algorithm>

#include "run/played.h"
#include "text/card_file_game.h"
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
      const Result<NodeId> root = !cards.book().belong_to(names.ops())
                                      ? Result<NodeId>(fail("These are the cards of another game."))
                                  : tree ? cards.book().add(*tree)
                                         : Result<NodeId>(fail("Its tree cannot be read: " + wrong + "."));
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

namespace {

std::string listed_games(const std::vector<const Game*>& games, std::string_view between) {
  std::string out;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (i > 0) out += i + 1 == games.size() ? std::string(between) : ", ";
    out += games[i]->rules->id;
  }
  return out;
}

}  // namespace

Result<const Game*> game_of_card_file(const Games& games, const std::string& file, const std::string& text) {
  const auto marks = marks_of_card_file(text, file);
  if (!marks) return fail(marks.error());
  std::vector<const Game*> all;
  for (const Game& game : games.all) all.push_back(&game);
  const std::string name_one =
      "Name its game at the top (`game: " + listed_games(all, "` or `game: ") + "`).";
  if (!marks->named.empty()) {
    if (const Game* game = games.named(marks->named)) return game;
    return fail(Error{file, marks->line, 0, "There is no game \"" + marks->named + "\".",
                      "One of: " + listed_games(all, ", ") + "."});
  }
  const auto words_of = [](const Game& game) -> const Vocabulary& {
    return game.rules->grammar().vocabulary();
  };
  std::vector<const Game*> fitting;
  for (const Game* game : all)
    if (has_type_of(*marks, words_of(*game))) fitting.push_back(game);
  if (fitting.empty()) {
    for (const Game* game : all) {
      const auto only_here = [&](const std::string& key) {
        return std::all_of(all.begin(), all.end(), [&](const Game* one) {
          return knows_key(*marks, words_of(*one), key) == (one == game);
        });
      };
      if (std::any_of(marks->keys.begin(), marks->keys.end(), only_here)) fitting.push_back(game);
    }
  }
  if (fitting.size() == 1) return fitting[0];
  if (fitting.size() > 1)
    return fail(Error{file, 0, 0, "The file has cards of " + listed_games(fitting, " and of ") + ".",
                      "A file is of one game: split it."});
  if (marks->cards == 0)
    return fail(Error{file, 0, 0, "The file has no cards, and does not say of which game it is.", name_one});
  return fail(Error{file, 0, 0, "No game is known that has cards like those of the file.", name_one});
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
