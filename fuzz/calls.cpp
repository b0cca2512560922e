// Sequences of library calls, as a careless program might make them.
#include "fuzz/fuzz.h"
#include "kawari/kawari.h"

namespace kawari::fuzz {
namespace {

const CardLibrary& library(std::size_t game) {
  static const CardLibrary all[] = {CardLibrary("lorcana", home() + "/cards/lorcana"),
                                    CardLibrary("duel-masters", home() + "/cards/duel_masters")};
  return all[game % 2];
}

const std::vector<std::string>& names_of(std::size_t game) {
  static const std::vector<std::string> all[] = {library(0).card_names(), library(1).card_names()};
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

void look_at(const kawari::Table& table, Bytes& bytes) {
  const int players = table.player_count();
  const int player = static_cast<int>(bytes.next()) - 2;
  const TableView view = table.view(player);
  require(players > 0 || view.cards.empty(), "a table that is not there shows cards");
  const Reader reader = bytes.next() % 4 == 0 ? Reader::judge() : Reader(player);
  const std::string language = bytes.next() % 2 == 0 ? "en" : std::string(bytes.rest().substr(0, 2));
  const Question question = table.question(reader, language);
  require(reader.is_judge() || question.player == player || question.choices.empty(),
          "a player who is not asked reads options");
  (void)table.explain(reader, language);
  (void)table.has_left(player);
  (void)table.winner();
  (void)table.hash(reader);
}

}  // namespace

void calls(std::string_view input) {
  Bytes bytes(input);
  const std::size_t game = bytes.next();
  const CardLibrary& cards = library(game);
  const std::vector<std::string>& names = names_of(game);
  require(!names.empty(), "the shipped cards are not there");
  std::vector<std::vector<std::string>> decks(bytes.below(8));
  for (auto& deck : decks) deck = any_deck(bytes, names);
  TableSettings settings;
  settings.seed = bytes.next();
  settings.keep_trace = bytes.next() % 2 == 0;
  const std::vector<std::string> editions = cards.editions();
  if (bytes.next() % 2 == 0) settings.edition = editions[bytes.below(editions.size())];
  if (bytes.next() == 255) settings.edition = std::string(bytes.rest().substr(0, 8));
  std::vector<kawari::Table> tables;
  tables.emplace_back(cards, decks, settings);
  while (!bytes.empty()) {
    kawari::Table& table = tables.back();
    const std::uint8_t call = bytes.next();
    if (call < 200) {
      const Question question = table.question();
      const bool taken = table.answer(bytes.next());
      require(!taken || !question.choices.empty(), "an answer was taken where nothing was asked");
    } else if (call < 220) {
      look_at(table, bytes);
    } else if (call < 230 && tables.size() < 8) {
      tables.push_back(table);
      require(tables.back().hash(Reader::judge()) == tables[tables.size() - 2].hash(Reader::judge()),
              "a copy is not the same");
    } else if (call < 235 && tables.size() > 1) {
      tables.pop_back();
    } else if (call < 240) {
      kawari::Table moved = std::move(table);
      (void)table.over();
      (void)table.problem();
      look_at(table, bytes);
      (void)table.question();
      (void)table.answer(0);
      table = std::move(moved);
    } else if (call < 243) {
      (void)table.concede(static_cast<int>(bytes.next()) - 1);
    } else if (call < 247) {
      const kawari::Table same = table;
      table = same;
    } else {
      (void)cards.why_not(bytes.rest().substr(0, bytes.next()));
    }
  }
}

}  // namespace kawari::fuzz
