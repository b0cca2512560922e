// The tables of docs/sequences.md, row by row under every edition: what follows from how much was done.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "base/rng.h"
#include "tests/judge/judging.h"

namespace kawari {
namespace {

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> out;
  std::stringstream in(text);
  for (std::string each; std::getline(in, each, at);) out.push_back(trimmed(each));
  return out;
}

struct Row {
  std::string game, form, how_much, text, has, answers, outcome, except;
  int line = 0;
};

std::vector<Row> rows() {
  std::ifstream in(std::string(KAWARI_SOURCE_DIR) + "/docs/sequences.md");
  std::vector<Row> out;
  std::string game;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line == "## Lorcana") game = "lorcana";
    if (line == "## Duel Masters") game = "duel-masters";
    if (game.empty() || !line.starts_with("| ") || line.starts_with("| form")) continue;
    const auto cells = split(line.substr(1), '|');
    if (cells.size() < 6) continue;
    out.push_back({game, cells[0], cells[1], cells[2], cells[3], cells[4], cells[5],
                   cells.size() > 6 ? cells[6] : "", number});
  }
  return out;
}

std::string several(const std::string& card, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) out += (i > 0 ? ", " : "") + card;
  return out;
}

const std::map<std::string, std::string> kInPlay = {{"characters", "Vanilla 2/2"},
                                                    {"creatures", "Vanilla 2000"},
                                                    {"soldiers", "Aqua Soldier"},
                                                    {"irons", "Iron"}};

// "deck 5, keeper, Bruno hand 0": what the two players have, as a scenario file says it.
std::string players(const Row& row) {
  const bool lorcana = row.game == "lorcana";
  const std::string card = lorcana ? "Smash" : "Aqua Soldier";
  std::map<std::string, std::string> ana, bruno{{"hand", "[" + several(card, 2) + "]"}};
  std::string in_play;
  for (const std::string& each : split(row.has, ',')) {
    std::istringstream words(each);
    std::string key;
    int count = 0;
    words >> key;
    auto& whose = key == "Bruno" ? bruno : ana;
    if (key == "Bruno") words >> key;
    words >> count;
    const auto add = [&](const std::string& cards) { in_play += (in_play.empty() ? "" : ", ") + cards; };
    if (key == "keeper")
      add("Keeper");
    else if (const auto named = kInPlay.find(key); named != kInPlay.end()) {
      if (count > 0) add(several(named->second, count));
    } else if (key == "hand")
      whose["hand"] = "[" + several(card, count) + "]";
    else if (key == "deck")
      whose["deck"] = count == 0 ? "[]" : "[" + std::to_string(count) + "]";
    else
      whose[key] = std::to_string(count);
  }
  if (!in_play.empty()) ana[lorcana ? "play" : "battle"] = "[" + in_play + "]";
  std::string out = "players:\n";
  for (const auto& [name, has] : {std::pair{"Ana", ana}, std::pair{"Bruno", bruno}}) {
    out += "  " + std::string(name) + ": {";
    for (const auto& [key, value] : has) out += (out.back() == '{' ? "" : ", ") + key + ": " + value;
    out += "}\n";
  }
  return out;
}

std::string scenario(const Row& row, const std::string& edition) {
  std::string out = "title: " + row.form + "\ngame: " + row.game + "\nrules: " + edition + "\n";
  if (row.game == "lorcana")
    out +=
        "cards:\n  - {name: Keeper, type: item, ink: steel, cost: 1, text: \"STAY If an effect would cause "
        "you to discard one or more cards, you don't discard.\"}\n";
  else
    out +=
        "cards:\n  - {name: Iron, type: creature, civilizations: [fire], cost: 3, power: 2000, races: "
        "[Human], "
        "text: \"This creature can't be destroyed.\"}\n";
  out += players(row) + "turn: Ana\nsteps:\n  - resolve: \"" + row.text + "\"\n";
  if (!row.answers.empty()) out += "    choose: [" + row.answers + "]\n";
  std::string expected = row.outcome;
  for (const std::string& each : split(row.except, ';'))
    if (each.starts_with(edition + ":")) expected = each.substr(edition.size() + 1);
  out += "  - expect: {";
  for (const std::string& each : split(expected, ',')) {
    const auto space = each.find(' ');
    out +=
        (out.back() == '{' ? "" : ", ") + each.substr(0, space) + ": {Ana: " + each.substr(space + 1) + "}";
  }
  return out + "}\n";
}

TEST(Sequences, EveryRowUnderEveryEdition) {
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
  int played = 0;
  for (const Row& row : rows()) {
    const Game* game = all_games().named(row.game);
    ASSERT_NE(game, nullptr) << row.game;
    for (const Edition& edition : game->rules->editions) {
      const std::string text = scenario(row, std::string(edition.id));
      for (const ScenarioReport& report : judge.judge_text("sequences.yaml", text)) {
        ++played;
        std::string why;
        for (const Error& error : report.errors) why += error.text() + "\n";
        for (const StepReport& step : report.steps)
          for (const CheckReport& check : step.checks)
            if (!check.held) why += check.text + ": " + check.found.text() + "\n";
        EXPECT_EQ(report.outcome, ScenarioOutcome::passed)
            << "docs/sequences.md:" << row.line << " under " << edition.id << "\n"
            << text << why;
      }
    }
  }
  EXPECT_GT(played, 150);
}

// What instructions did, worked out slowly: hands, decks and lore as plain numbers.
struct Model {
  std::vector<int> hands;  // Ana's first
  int deck = 0, lore = 0, characters = 0;
};

struct Told {
  std::string text;
  Model after;
};

Told discard_by_all(Model m, int count, bool opponents_only) {
  int gone = 0;
  for (std::size_t i = opponents_only ? 1 : 0; i < m.hands.size(); ++i) {
    const int taken = std::min(count, m.hands[i]);
    m.hands[i] -= taken;
    gone += taken;
  }
  m.lore += gone;
  const std::string cards = count == 1 ? "a card" : std::to_string(count) + " cards";
  return {std::string(opponents_only ? "Each opponent" : "Each player") + " chooses and discards " + cards +
              ". Gain 1 lore for each card discarded this way.",
          m};
}

Told discard_for_each(Model m) {
  const int gone = std::min(m.characters, m.hands[0]);
  m.hands[0] -= gone;
  m.lore += gone;
  return {
      "For each character you have in play, choose and discard a card. Gain 1 lore for each card discarded "
      "this way.",
      m};
}

Told top_to_lore(Model m, int count, bool to) {
  if (m.deck >= count) {
    m.deck -= count;
    m.lore += 2;
  }
  const std::string first = "ut the top " + std::to_string(count) + " cards of your deck into your discard";
  return {to ? "P" + first + " to gain 2 lore." : "P" + first + ". If you do, gain 2 lore.", m};
}

Told lore_to_cards(Model m, int count) {
  if (m.lore >= count) {
    m.lore -= count;
    const int drawn = std::min(2, m.deck);
    m.hands[0] += drawn;
    m.deck -= drawn;
  }
  return {"Lose " + std::to_string(count) + " lore to draw 2 cards.", m};
}

TEST(Sequences, LikeASlowModel) {
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
  Rng rng = Rng::seeded(20);
  const auto upto = [&](int most) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(most + 1)));
  };
  for (int i = 0; i < 240; ++i) {
    Model before;
    const int players = 2 + upto(2);
    for (int p = 0; p < players; ++p) before.hands.push_back(upto(3));
    before.deck = upto(4);
    before.lore = upto(4);
    before.characters = upto(3);
    const int count = 2 + upto(1);
    const Told told = i % 6 == 0   ? discard_by_all(before, 1 + upto(1), false)
                      : i % 6 == 1 ? discard_by_all(before, 1 + upto(1), true)
                      : i % 6 == 2 ? discard_for_each(before)
                      : i % 6 == 3 ? top_to_lore(before, count, true)
                      : i % 6 == 4 ? top_to_lore(before, count, false)
                                   : lore_to_cards(before, count);
    std::string text = "title: t\ngame: lorcana\nplayers:\n";
    std::string hands = "{";
    for (std::size_t p = 0; p < before.hands.size(); ++p) {
      const std::string name(1, static_cast<char>('A' + p));
      text += "  " + name + ": {hand: [" + several("Smash", before.hands[p]) + "]";
      if (p == 0) {
        text += ", lore: " + std::to_string(before.lore) + ", deck: [";
        text += (before.deck == 0 ? "" : std::to_string(before.deck)) + "]";
        text += ", play: [" + several("Vanilla 2/2", before.characters) + "]";
      }
      text += "}\n";
      hands += (p == 0 ? "" : ", ") + name + ": " + std::to_string(told.after.hands[p]);
    }
    text += "turn: A\nsteps:\n  - resolve: \"" + told.text + "\"\n  - expect: {hand: " + hands +
            "}, lore: {A: " + std::to_string(told.after.lore) +
            "}, deck: {A: " + std::to_string(told.after.deck) + "}}\n";
    for (const ScenarioReport& report : judge.judge_text("model.yaml", text))
      EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << text;
  }
}

// A cost is never free: whatever a card says about effects, what pays for an action leaves the hand.
TEST(Sequences, WhatPaysIsGone) {
  const std::string keeper =
      "cards:\n"
      "  - {name: Keeper, type: item, ink: steel, cost: 1, text: \"STAY If an effect would cause you to "
      "discard one or more cards, you don't discard.\"}\n"
      "  - {name: Press, type: item, ink: steel, cost: 1, text: \"SQUEEZE Choose and discard a card — Gain 1 "
      "lore.\"}\n";
  for (const char* edition : {"lorcana-1", "lorcana-2.0", "lorcana-2.1", "lorcana-2.2"}) {
    const std::string text = "title: t\ngame: lorcana\nrules: " + std::string(edition) + "\n" + keeper +
                             "players:\n  Ana: {hand: [2], play: [Keeper, Press]}\n  Bruno: {}\nturn: "
                             "Ana\nsteps:\n  - use: Press\n  - expect: {hand: {Ana: 1}, "
                             "lore: {Ana: 1}, replaced: 0}\n";
    const ScenarioReport report = judging::run_one(text);
    std::string why;
    for (const Error& error : report.errors) why += error.text() + "\n";
    EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << edition << "\n" << why;
  }
}

}  // namespace
}  // namespace kawari
