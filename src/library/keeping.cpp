// Saving a game and loading it: its beginning, every choice by its stable id, and the hash of its last
// position. A record names the cards with a hash of each text, so that other cards are refused by name.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/json_text.h"
#include "kawari/game.h"
#include "library/guard.h"
#include "library/inside.h"
#include "scenario/scenario_json.h"
#include "table/write.h"

namespace kawari::v1 {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kFormat = 1;
constexpr std::size_t kSavedBytes = 16 << 20;
constexpr std::size_t kSavedValues = 1'000'000;

Error not_kept(std::string what, std::string right = {}) {
  return {"saved game", 0, 0, std::move(what), std::move(right)};
}

Error unwritten(std::string what, std::string right = {}) {
  return {{}, 0, 0, std::move(what), std::move(right)};
}

// What must be the same about a card.
std::string print_of(const kawari::Face& face) {
  std::string all = face.text + "\n";
  for (const std::int32_t figure : face.stats) all += std::to_string(figure) + ";";
  all += std::to_string(face.colours) + (face.inkwell ? "+" : "-");
  return fmt::format("{:016x}", XXH3_64bits(all.data(), all.size()));
}

std::map<std::string, std::string> prints(const MatchCards& cards) {
  std::map<std::string, std::string> out;
  for (const kawari::Face& face : cards.faces()) out[face.full_name] = print_of(face);
  return out;
}

// One print for all of them.
std::string print_of_all(const std::map<std::string, std::string>& all) {
  std::string text;
  for (const auto& [name, print] : all) text += name + "\n" + print + "\n";
  return fmt::format("{:016x}", XXH3_64bits(text.data(), text.size()));
}

// The position of a scenario file in one line, if that says the same; otherwise the file.
std::string short_position(const kawari::Game& game, const std::string& scenario) {
  auto json = scenario_json("scenario", scenario);
  if (!json) return scenario;
  for (const char* key : {"id", "note", "cites", "all", "otherwise"}) json->erase(key);
  // A game from its beginning has a first step that says so.
  const bool whole = json->contains("steps") && (*json)["steps"].is_array() && !(*json)["steps"].empty() &&
                     (*json)["steps"][0].is_object() && (*json)["steps"][0].contains("start");
  (*json)["title"] = "-";
  (*json)["steps"] = whole ? Json::array({(*json)["steps"][0]}) : Json::array();
  const std::string out = json_text(*json, -1);
  const std::vector<ReadScenario> read = read_scenarios("scenario", out, Games{{&game, 1}});
  return read.size() == 1 && read[0].errors.empty() ? out : scenario;
}

std::string hash_text(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

// Sets the first choices of a record.
Result<Game> begun(const Cards& cards, const Beginning& how, const GameSettings& settings) {
  return how.scenario.empty() ? Game::from_decks(cards, how.decks, settings)
                              : Game::from_scenario(cards, how.scenario, settings);
}

// A value of a record, or an error that names it.
class Record {
 public:
  explicit Record(const nlohmann::json& json) : json_(json) {}

  std::string text(const char* key) {
    if (json_.contains(key) && json_[key].is_string()) return json_[key].get<std::string>();
    lack(key, "a text");
    return {};
  }
  std::vector<std::string> texts(const nlohmann::json& list, const char* key) {
    std::vector<std::string> out;
    if (!list.is_array()) lack(key, "a list of texts");
    for (const auto& one : list) {
      if (!one.is_string()) {
        lack(key, "a list of texts");
        break;
      }
      out.push_back(one.get<std::string>());
    }
    return out;
  }
  std::vector<std::vector<int>> teams(const nlohmann::json& list) {
    std::vector<std::vector<int>> out;
    const auto seat = [](const nlohmann::json& one) {
      return one.is_number_unsigned() && one.get<std::uint64_t>() < kMaxPlayers;
    };
    if (!list.is_array()) lack("teams", "a list of lists of seats");
    for (const auto& team : list) {
      if (!team.is_array() || !std::all_of(team.begin(), team.end(), seat)) {
        lack("teams", "a list of lists of seats");
        break;
      }
      out.push_back(team.get<std::vector<int>>());
    }
    return out;
  }
  const nlohmann::json& value(const char* key) {
    static const nlohmann::json kNothing;
    if (json_.contains(key)) return json_[key];
    lack(key, "there");
    return kNothing;
  }
  void lack(const char* key, const char* what) {
    if (wrong.what.empty()) wrong = not_kept(fmt::format("\"{}\" must be {}.", key, what));
  }
  Error wrong;

 private:
  const nlohmann::json& json_;
};

}  // namespace

Result<std::string> Game::save() const { return saved(false); }
Result<std::string> Game::save_short() const { return saved(true); }

Result<std::string> Game::saved(bool brief) const {
  if (state_ == nullptr) return not_kept("There is no game to save.");
  const GameState& game = *state_;
  if (!game.watched)
    return not_kept("The game is not watched, so its choices are not known.", "Set watched.");
  Result<std::string> out = std::string();
  const std::string wrong = guarded([&] {
    GameSettings settings;
    settings.edition = game.match.edition->id;
    settings.seed = game.beginning->seed;
    settings.ask_payment = game.match.ask_payment;
    settings.names = game.beginning->names;
    settings.teams = game.beginning->teams;
    settings.variant = game.beginning->variant;
    auto library = std::make_shared<CardsState>();
    library->game = game.game;
    library->cards = game.loaded;
    Result<Game> replay = begun(Inside::cards(library), *game.beginning, settings);
    if (!replay) {
      out = replay.error();
      return;
    }
    Json choices = Json::array();
    for (const Taken& taken : game.taken) {
      if (taken.conceded != kNoPlayer) {
        choices.push_back(fmt::format("concede:{}", index(taken.conceded)));
        (void)replay->concede(index(taken.conceded));
        continue;
      }
      const kawari::OptionList& options = Inside::state(*replay)->open.options;
      std::size_t at = 0;
      while (at < options.size() && !(options[at] == taken.option)) ++at;
      choices.push_back(replay->option_id(at));
      if (!replay->apply(at)) {
        out = not_kept(fmt::format("Choice {} cannot be repeated.", choices.size()));
        return;
      }
    }
    Json json{{"kawari", kFormat},
              {"version", std::string(version())},
              {"game", std::string(game.game->rules->id)},
              {"edition", std::string(game.match.edition->id)},
              {"players", game.beginning->names}};
    if (game.beginning->scenario.empty()) {
      json["decks"] = game.beginning->decks;
      json["seed"] = std::to_string(game.beginning->seed);
      if (!game.beginning->teams.empty()) json["teams"] = game.beginning->teams;
      if (!game.beginning->variant.empty()) json["variant"] = game.beginning->variant;
    } else {
      json["scenario"] =
          brief ? short_position(*game.game, game.beginning->scenario) : game.beginning->scenario;
    }
    if (game.match.ask_payment) json["ask_payment"] = true;
    if (brief) {
      json.erase("version");
      json["print"] = print_of_all(prints(*game.cards));
    } else {
      json["cards"] = Json(prints(*game.cards));
    }
    json["choices"] = std::move(choices);
    json["hash"] = hash_text(hash(Viewer::judge()));
    out = brief ? json_text(json, -1) : json_text(json) + "\n";
  });
  if (!wrong.empty()) return not_kept(wrong);
  return out;
}

Result<Game> Game::load(const Cards& cards, std::string_view saved, const GameSettings& settings) {
  const CardsState* library = Inside::state(cards);
  if (library == nullptr) return not_kept("There are no cards here.");
  Result<Game> out = not_kept("");
  const std::string wrong = guarded([&] {
    const auto json = load_json(saved, "saved game", {kSavedBytes, kSavedValues, 8});
    if (!json) {
      out = public_error(json.error());
      return;
    }
    if (!json->is_object() || !json->contains("kawari")) {
      out = not_kept("This is not a saved game.", "It begins with {\"kawari\": 1, …}.");
      return;
    }
    if ((*json)["kawari"] != kFormat) {
      out = not_kept("The game was saved in a format that this version does not know.",
                     fmt::format("Kawari {} reads format {}.", version(), kFormat));
      return;
    }
    Record record(*json);
    if (const std::string game = record.text("game"); record.wrong.what.empty() && game != cards.game()) {
      out = not_kept(fmt::format("The game is one of {}, and the cards are of {}.", game, cards.game()));
      return;
    }
    GameSettings how = settings;
    how.edition = record.text("edition");
    how.names = record.texts(record.value("players"), "players");
    how.watched = true;
    how.teams.clear();
    how.variant.clear();
    how.ask_payment = json->value("ask_payment", false);
    Beginning beginning;
    if (json->contains("scenario")) {
      beginning.scenario = record.text("scenario");
    } else {
      const auto& decks = record.value("decks");
      if (!decks.is_array()) record.lack("decks", "a list of lists of names");
      for (const auto& deck : decks) beginning.decks.push_back(record.texts(deck, "decks"));
      const std::string seed = record.text("seed");
      const auto read = std::from_chars(seed.data(), seed.data() + seed.size(), how.seed);
      if (read.ec != std::errc() || read.ptr != seed.data() + seed.size())
        record.lack("seed", "a number in quotes");
      if (json->contains("teams")) how.teams = record.teams((*json)["teams"]);
      if (json->contains("variant")) how.variant = record.text("variant");
    }
    const bool brief = json->contains("print");
    const std::string print = brief ? record.text("print") : std::string();
    const auto& named = brief ? record.value("print") : record.value("cards");
    if (!brief && !named.is_object()) record.lack("cards", "a map of names");
    const std::vector<std::string> choices = record.texts(record.value("choices"), "choices");
    const std::string end = record.text("hash");
    if (!record.wrong.what.empty()) {
      out = record.wrong;
      return;
    }
    Result<Game> game = begun(cards, beginning, how);
    if (!game) {
      out = game.error();
      return;
    }
    const std::map<std::string, std::string> here = prints(*Inside::state(*game)->cards);
    if (brief && print_of_all(here) != print) {
      out = not_kept("The game was played with another text of one of its cards.",
                     "Load the cards that it was played with.");
      return;
    }
    for (const auto& [name, own] : here) {
      if (brief) break;
      const auto then = named.find(name);
      if (then == named.end() || *then != own) {
        out = not_kept(fmt::format("The game was played with another text of \"{}\".", name),
                       "Load the cards that it was played with.");
        return;
      }
    }
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const std::string& choice = choices[i];
      const bool concedes = choice.rfind("concede:", 0) == 0 && choice.size() == 9;
      if (concedes ? game->concede(choice[8] - '0') : game->apply(choice)) continue;
      if (const std::string problem = game->problem(); !problem.empty())
        out = not_kept(fmt::format("The game was not played to its end, but to choice {}. {}", i, problem));
      else
        out = not_kept(fmt::format("Choice {} (\"{}\") cannot be taken there.", i + 1, choice));
      return;
    }
    if (hash_text(game->hash(Viewer::judge())) != end) {
      out = not_kept("The choices lead to another position than the saved one.",
                     "The game was saved by another version, or changed by hand.");
      return;
    }
    out = std::move(*game);
  });
  if (!wrong.empty()) return not_kept(wrong);
  return out;
}

Result<std::string> Game::scenario() const {
  if (state_ == nullptr) return unwritten("There is no game to write.");
  const GameState& game = *state_;
  Result<std::string> out = std::string();
  const std::string wrong = guarded([&] {
    WriteRequest request;
    request.game = game.game;
    request.players = game.beginning->names;
    if (why_not_written(game.match).empty()) {
      out = write_scenario(game.match, {}, request);
      return;
    }
    // The last position that can be written, and the choices since.
    for (std::size_t i = game.before.size(); i-- > 0;) {
      Match then = game.match;
      game.before[i].match.unpack(then);
      then.trace = nullptr;
      if (!game.before[i].action || !why_not_written(then).empty()) continue;
      // A file also has the choices that nobody was asked about.
      Match again = then;
      again.ask_forced = true;
      std::vector<kawari::Option> since;
      const auto go = [&](const kawari::Option& option) {
        since.push_back(option);
        kawari::apply(again, option);
      };
      const auto forced = [&] {
        for (kawari::Decision open = kawari::decision(again);
             open.ask != kawari::Ask::none && open.groups <= 1; open = kawari::decision(again))
          go(open.options[0]);
      };
      for (std::size_t k = game.taken.size() - (game.before.size() - i); k < game.taken.size(); ++k) {
        if (game.taken[k].conceded != kNoPlayer) {
          out = unwritten("A player has conceded since the last position that can be written.");
          return;
        }
        forced();
        go(game.taken[k].option);
      }
      out = write_scenario(then, since, request);
      return;
    }
    out = unwritten("The position cannot be written as a scenario file: " + why_not_written(game.match) + ".",
                    "A position can be written where a player may act freely, and nothing lasts or waits.");
  });
  if (!wrong.empty()) return unwritten(wrong);
  return out;
}

}  // namespace kawari::v1
