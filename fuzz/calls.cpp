// Sequences of library calls, as a careless program might make them.
#include "fuzz/fuzz.h"
#include "kawari/game.h"
#include "kawari/judge.h"

namespace kawari::fuzz {
namespace {

const v1::Cards& library(std::size_t game) {
  static const v1::Cards all[] = {*v1::Cards::shipped("lorcana", home()),
                                  *v1::Cards::shipped("duel-masters", home())};
  return all[game % 2];
}

const std::vector<std::string>& names_of(std::size_t game) {
  static const std::vector<std::string> all[] = {library(0).playable(), library(1).playable()};
  return all[game % 2];
}

// A deck of shipped cards; sometimes with an unknown name, or without cards.
std::vector<std::string> any_deck(Bytes& bytes, const std::vector<std::string>& names) {
  std::vector<std::string> out;
  const std::size_t size = bytes.next();
  const std::size_t first = bytes.below(names.size()), step = 1 + bytes.below(names.size());
  for (std::size_t i = 0; i < size; ++i) out.push_back(names[(first + i * step) % names.size()]);
  if (bytes.next() == 255) out.push_back(std::string(bytes.rest().substr(0, 20)));
  return out;
}

void look_at(const v1::Game& game, Bytes& bytes) {
  const int player = static_cast<int>(bytes.next()) - 2;
  const v1::Viewer viewer = bytes.next() % 4 == 0 ? v1::Viewer::judge() : v1::Viewer(player);
  const auto language = static_cast<v1::Language>(bytes.next() % 3);
  const v1::View view = game.view(viewer, language);
  require(game.players() > 0 || view.cards.empty(), "a game that is not there shows cards");
  const std::vector<v1::Sentence> options = game.option_texts(viewer, language);
  require(viewer.is_judge() || game.decision().player == player || options.empty(),
          "a player who is not asked reads options");
  (void)game.question(viewer, language);
  require(game.option_ids(viewer).size() == options.size(), "options have an id and a text each");
  (void)game.events(game.last_action(), viewer, language, bytes.next() % 2 == 0);
  (void)game.refusals(view.cards.empty() ? bytes.next() : view.cards[bytes.below(view.cards.size())].id,
                      viewer, language);
  (void)game.has_left(player);
  (void)game.winner();
  (void)game.hash(viewer);
}

// What was saved can be loaded, and is the same.
void keep(const v1::Cards& cards, const v1::Game& game) {
  const v1::Result<std::string> saved = game.save();
  if (!saved) return;
  const v1::Result<v1::Game> loaded = v1::Game::load(cards, *saved);
  require(game.problem().empty() ? loaded.ok() : true, "a saved game cannot be loaded");
  if (loaded)
    require(loaded->hash(v1::Viewer::judge()) == game.hash(v1::Viewer::judge()),
            "a loaded game is another one");
}

}  // namespace

void calls(std::string_view input) {
  Bytes bytes(input);
  const std::size_t which = bytes.next();
  const v1::Cards& cards = library(which);
  const std::vector<std::string>& names = names_of(which);
  require(!names.empty(), "the shipped cards are not there");
  std::vector<std::vector<std::string>> decks(bytes.below(8));
  for (auto& deck : decks) deck = any_deck(bytes, names);
  v1::GameSettings settings;
  settings.seed = bytes.next();
  settings.watched = bytes.next() % 2 == 0;
  const std::vector<std::string> editions = cards.editions();
  if (bytes.next() % 2 == 0) settings.edition = editions[bytes.below(editions.size())];
  if (bytes.next() == 255) settings.edition = std::string(bytes.rest().substr(0, 8));
  v1::Result<v1::Game> begun = v1::Game::from_decks(cards, decks, settings);
  std::vector<v1::Game> games;
  games.push_back(begun ? *std::move(begun) : v1::Game());
  int kept = 0;
  while (!bytes.empty()) {
    v1::Game& game = games.back();
    const std::uint8_t call = bytes.next();
    if (call < 200) {
      const bool asked = game.decision().options > 0;
      const bool taken = game.apply(std::size_t{bytes.next()});
      require(!taken || asked, "an answer was taken where nothing was asked");
    } else if (call < 216) {
      look_at(game, bytes);
    } else if (call < 220) {
      const std::uint64_t before = game.hash(v1::Viewer::judge());
      if (game.apply(std::size_t{0}) && game.undo())
        require(game.hash(v1::Viewer::judge()) == before,
                "a choice that was taken back left something behind");
    } else if (call < 230 && games.size() < 8) {
      games.push_back(game);
      require(games.back().hash(v1::Viewer::judge()) == games[games.size() - 2].hash(v1::Viewer::judge()),
              "a copy is not the same");
    } else if (call < 235 && games.size() > 1) {
      games.pop_back();
    } else if (call < 240) {
      v1::Game moved = std::move(game);
      require(game.over() && !game.problem().empty(), "a game that was moved away goes on");
      look_at(game, bytes);
      require(!game.apply(std::size_t{0}), "a game that was moved away takes answers");
      game = std::move(moved);
    } else if (call < 243) {
      (void)game.concede(static_cast<int>(bytes.next()) - 1);
    } else if (call < 247) {
      const v1::Game same = game;
      game = same;
    } else if (call < 250 && kept < 2) {
      ++kept;
      keep(cards, game);
    } else if (call < 253) {
      (void)game.apply(bytes.rest().substr(0, bytes.next()));
    } else {
      (void)cards.search(bytes.rest().substr(0, bytes.next()));
      (void)v1::Game::load(cards, bytes.rest());
    }
  }
}

}  // namespace kawari::fuzz
