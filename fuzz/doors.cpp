// A target for each door: any input must give an answer or an error that can be printed.
#include <memory>

#include "base/json_text.h"
#include "deck/deck_check.h"
#include "fuzz/fuzz.h"
#include "game/games.h"
#include "report/report.h"
#include "scenario/scenario_text.h"
#include "talk/ask.h"
#include "text/compile.h"
#include "text/print.h"
#include "text/read_cards.h"

namespace kawari::fuzz {
namespace {

constexpr Language kLanguages[] = {Language::en, Language::es, Language::ja};
constexpr std::size_t kMostPrinted = 64 << 20;

void printable(const std::string& text) {
  require(text.size() <= kMostPrinted,
          "what is printed has no bound: " + std::to_string(text.size()) + " bytes");
}

// A judge with the shipped cards and a small budget.
Judge& judge() {
  static Judge one = [] {
    Judge out(all_games(), Language::en);
    for (const Error& error : out.add_shipped_cards(home())) throw Broken(error.text());
    WorkLimits limits;
    limits.steps = 300'000;
    limits.memory = 64 << 20;
    out.use_limits(limits);
    ExploreOptions exploring;
    exploring.limit = 300;
    out.use_exploration(exploring, false);
    return out;
  }();
  return one;
}

void print_all(const std::vector<ScenarioReport>& reports, Language language) {
  for (const ScenarioReport& report : reports)
    for (const Detail detail : {Detail::quiet, Detail::brief, Detail::steps})
      printable(print_report(report, {language, detail, false, true}));
  printable(report_json(reports) + print_summary(reports));
  (void)exit_code(reports);
}

// The input determines the language, so that all are tried.
Language language_of(std::string_view bytes, const Game* game) {
  const Language wanted = kLanguages[bytes.size() % 3];
  return game == nullptr || game->rules->id != "lorcana" || wanted != Language::ja ? wanted : Language::es;
}

}  // namespace

void scenario(std::string_view bytes) {
  const std::string text(bytes);
  Judge& here = judge();
  const Language language = bytes.size() % 2 == 0 ? Language::en : Language::es;
  here.tell({language, bytes.size() % 5 == 0, bytes.size() % 7 == 0});
  print_all(here.judge_text("fuzz.yaml", text), language);
  here.tell({});
  // A scenario that can be read can be written, and reads back as the same.
  for (const ReadScenario& read : read_scenarios("fuzz.yaml", text, all_games())) {
    if (!read.errors.empty() || bytes.size() % 3 != 0) continue;
    printable(scenario_text(read.scenario));
  }
}

namespace {

void print_faces(const Game& game, const Database& cards, std::size_t from) {
  for (std::size_t i = from; i < cards.size(); ++i) {
    const Face& face = cards[FaceId{static_cast<std::uint16_t>(i)}];
    for (const Language language : kLanguages)
      if (language != Language::ja || game.rules->id != "lorcana")
        printable(print_face(game.rules->grammar(), cards, face, language));
  }
}

void card_file(std::string_view bytes, const char* name) {
  for (const Game& game : all_games().all) {
    Database cards;
    (void)prepare_database(game, cards);
    for (const Error& error : read_card_text(game, cards, name, std::string(bytes))) printable(error.text());
    print_faces(game, cards, 0);
  }
}

}  // namespace

void cards_yaml(std::string_view bytes) { card_file(bytes, "fuzz.yaml"); }
void cards_json(std::string_view bytes) { card_file("{" + std::string(bytes), "fuzz.json"); }

void card_text(std::string_view bytes) {
  if (bytes.empty()) return;
  const auto& games = all_games().all;
  const Game& game = games[static_cast<unsigned char>(bytes[0]) % games.size()];
  Database cards;
  Face face;
  face.name = face.full_name = "Fuzz";
  face.kinds = game.rules->grammar().vocabulary().types[bytes.size() % 2].kinds;
  face.text = std::string(bytes.substr(1));
  compile_face(game.rules->grammar(), cards, face);
  (void)cards.add(std::move(face));
  print_faces(game, cards, 0);
  (void)compile_text(game.rules->grammar(), cards, bytes.substr(1), true);
}

void line(std::string_view bytes) {
  OneLineRequest request;
  request.games = &all_games();
  request.language = language_of(bytes, nullptr);
  ReadScenario read = read_one_line(std::string(bytes), judge(), request);
  for (const Error& error : read.errors) printable(error.text());
  if (!read.errors.empty()) return;
  const Telling telling{language_of(bytes, read.scenario.game)};
  const Moment moment = look(judge(), read.scenario, telling);
  print_all({moment.report}, telling.language);
  // A line that was understood can be saved, and the file is a scenario.
  const std::string text = scenario_text(read.scenario);
  for (const ReadScenario& again : read_scenarios("saved.yaml", text, all_games()))
    for (const Error& error : again.errors)
      throw Broken("what was understood is not a scenario: " + error.text() + "\n" + text);
}

void conversation(std::string_view bytes) {
  std::map<std::string, std::string> files;
  AskRequest request;
  request.games = &all_games();
  request.language = language_of(bytes, nullptr);
  request.files.read = [&](const std::string& file) -> Result<std::string> {
    const auto found = files.find(file);
    if (found == files.end()) return fail("There is no such file.");
    return found->second;
  };
  request.files.write = [&](const std::string& file, const std::string& text) {
    files[file] = text;
    return true;
  };
  AskSession session(judge(), request);
  printable(session.greeting());
  while (!bytes.empty() && !session.over()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::string typed(bytes.substr(0, end));
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    const Completion found = session.complete(typed);
    require(found.from <= typed.size(), "a completion begins behind the line");
    printable(session.prompt() + session.reply(typed));
  }
  judge().tell({});
}

void deck(std::string_view bytes) {
  for (const Game& game : all_games().all) {
    const Database& cards = judge().cards(game);
    const DeckList list = read_deck_list(cards, "fuzz.txt", bytes);
    for (const Error& error : list.errors) printable(json_text(nlohmann::json(error.text())));
    for (const Edition& edition : game.rules->editions) {
      const DeckFormat* format = deck_format(game, edition, {});
      if (format == nullptr) continue;
      printable(deck_report(game, edition, {format}, cards, list, language_of(bytes, &game)));
    }
  }
}

void formats(std::string_view bytes) {
  FormatFiles files;
  read_format_file("fuzz.yaml", std::string(bytes), files);
  require(files.formats.size() <= limits::kFormats, "more formats than the limit");
  for (const Error& error : files.errors) printable(json_text(nlohmann::json(error.text())));
  const Game& game = all_games().all.front();
  const Database& cards = judge().cards(game);
  const DeckList list = read_deck_list(cards, "list.txt", "4 Smash\n1 Beast - Selfless Protector\n");
  for (const FormatList& format : files.formats) {
    for (const Day on : {0, 20250101, 20260101}) {
      const auto rules = deck_rules(game, *game.default_edition, format.name, files, on);
      if (!rules) {
        printable(rules.error().text());
        continue;
      }
      printable(deck_report(game, *game.default_edition, *rules, cards, list, language_of(bytes, &game)));
    }
  }
}

}  // namespace kawari::fuzz
