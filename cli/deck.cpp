#include "cli/deck.h"

#include <algorithm>
#include <ostream>

#include "base/json_text.h"
#include "cli/judge.h"
#include "deck/deck_check.h"
#include "explain/explain.h"
#include "game/games.h"

namespace kawari::cli {
namespace {

// The game that knows most of the names in the list.
const Game& game_of(Judge& judge, const std::string& file, const std::string& text) {
  const Game* best = &all_games().all.front();
  std::size_t least = std::string::npos;
  for (const Game& game : all_games().all) {
    const std::size_t unknown = read_deck_list(judge.cards(game), file, text).errors.size();
    if (unknown < least) {
      least = unknown;
      best = &game;
    }
  }
  return *best;
}

// The files of formats, or false after their errors were told. Names of a person's list that no loaded card
// has are told as well: they may be misspelt.
bool read_formats(const DeckArguments& arguments, Judge& judge, FormatFiles& formats, std::ostream& err) {
  for (const std::string& file : arguments.formats) {
    const auto text = read_text_file(file, kFormatFile);
    if (!text) {
      err << "kawari: " << text.error().text() << "\n";
      return false;
    }
    read_format_file(file, *text, formats);
  }
  for (const Error& error : formats.errors) err << "kawari: " << error.text() << "\n";
  if (!formats.errors.empty()) return false;
  for (auto& [name, at] : formats.named) {
    const bool known =
        std::any_of(all_games().all.begin(), all_games().all.end(),
                    [&, card = name](const Game& game) { return judge.cards(game).find(card) != kNoFace; });
    if (known) continue;
    at.what = "No card that is loaded has the name \"" + name + "\".";
    err << "kawari: " << at.text() << "\n";
  }
  return true;
}

nlohmann::ordered_json to_json(const Game& game, const Edition& edition, const DeckRules& rules,
                               const Database& cards, const DeckList& list, Language language) {
  nlohmann::ordered_json json;
  json["file"] = list.file;
  json["game"] = game.rules->id;
  json["edition"] = edition.id;
  json["format"] = rules.name();
  constexpr const char* kParts[] = {"cards", "sideboard", "beside"};
  for (std::size_t part = 0; part < std::size(kParts); ++part) {
    auto& lines = json[kParts[part]] = nlohmann::ordered_json::array();
    for (const DeckLine& line : list.parts[part])
      lines.push_back({{"count", line.count}, {"name", cards[line.face].full_name}, {"line", line.line}});
  }
  auto& wrong = json["violations"] = nlohmann::ordered_json::array();
  for (const DeckViolation& violation : check_deck(game, edition, rules, cards, list)) {
    nlohmann::ordered_json one;
    one["text"] = sentence_of(violation, game, edition, rules, cards, list, language);
    if (!violation.rule.empty()) one["rule"] = violation.rule;
    if (violation.face != kNoFace) one["card"] = cards[violation.face].full_name;
    if (!violation.lines.empty()) one["lines"] = violation.lines;
    if (violation.day != 0) one["day"] = day_text(violation.day);
    wrong.push_back(std::move(one));
  }
  auto& errors = json["errors"] = nlohmann::ordered_json::array();
  for (const Error& error : list.errors) errors.push_back({{"line", error.line}, {"text", error.text()}});
  return json;
}

}  // namespace

int deck(const DeckArguments& arguments, std::ostream& out, std::ostream& err) {
  const Language language = language_named(arguments.language);
  const Edition* asked = nullptr;
  if (!arguments.rules.empty()) {
    asked = all_games().edition_named(arguments.rules);
    if (asked == nullptr) {
      err << "kawari: there is no edition \"" << arguments.rules << "\". Editions: " << edition_ids()
          << ".\n";
      return 2;
    }
  }
  Judge judge(all_games(), language);
  if (!add_cards(judge, arguments.cards)) return 2;
  Day on = 0;
  if (!arguments.day.empty()) {
    const auto day = day_of(arguments.day);
    if (!day) {
      err << "kawari: \"" << arguments.day << "\" is no day. A day is written 2025-04-08.\n";
      return 2;
    }
    on = *day;
  }
  FormatFiles formats;
  if (!read_formats(arguments, judge, formats, err)) return 2;
  int code = 0;
  auto json = nlohmann::ordered_json::array();
  for (const std::string& file : arguments.files) {
    const auto text = read_text_file(file, kDeckFile);
    if (!text) {
      err << "kawari: " << text.error().text() << "\n";
      return 2;
    }
    const Game& game =
        arguments.game.empty() ? game_of(judge, file, *text) : *all_games().named(arguments.game);
    const Edition& edition =
        asked != nullptr && edition_named(game, asked->id) != nullptr ? *asked : *game.default_edition;
    const auto rules = deck_rules(game, edition, arguments.format, formats, on);
    if (!rules) {
      err << "kawari: " << rules.error().text() << "\n";
      return 2;
    }
    const Database& cards = judge.cards(game);
    const DeckList list = read_deck_list(cards, file, *text);
    if (!list.errors.empty()) code = 2;
    if (code == 0 && !check_deck(game, edition, *rules, cards, list).empty()) code = 1;
    if (arguments.json)
      json.push_back(to_json(game, edition, *rules, cards, list, language));
    else
      out << deck_report(game, edition, *rules, cards, list, language);
  }
  if (arguments.json) out << json_text(json) << "\n";
  return code;
}

}  // namespace kawari::cli
