#include "protocol/session.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/json_text.h"
#include "library/guard.h"
#include "library/inside.h"
#include "protocol/texts.h"

namespace kawari::protocol {

namespace {

// A request that cannot be answered; it never leaves Session::call.
struct Refused {
  v1::Error error;
};
[[noreturn]] void refuse(std::string what, std::string right = {}) {
  throw Refused{{{}, 0, 0, std::move(what), std::move(right)}};
}
template <class Value>
Value checked(v1::Result<Value> result) {
  if (!result) throw Refused{result.error()};
  return *std::move(result);
}

Json failed(const Json& id, const v1::Error& error) { return {{"id", id}, {"error", of(error)}}; }

std::string text(const nlohmann::json& in, const char* key, std::string otherwise = {}) {
  if (!in.contains(key)) return otherwise;
  if (!in[key].is_string()) refuse(fmt::format("\"{}\" must be a text.", key));
  return in[key].get<std::string>();
}
std::string needed_text(const nlohmann::json& in, const char* key) {
  if (!in.contains(key)) refuse(fmt::format("\"{}\" is missing.", key), "It is a text.");
  return text(in, key);
}
std::uint64_t number(const nlohmann::json& in, const char* key, std::uint64_t otherwise, std::uint64_t most) {
  if (!in.contains(key)) return otherwise;
  if (!in[key].is_number_unsigned() || in[key].get<std::uint64_t>() > most)
    refuse(fmt::format("\"{}\" must be a whole number from 0 to {}.", key, most));
  return in[key].get<std::uint64_t>();
}
bool flag(const nlohmann::json& in, const char* key) {
  if (!in.contains(key)) return false;
  if (!in[key].is_boolean()) refuse(fmt::format("\"{}\" must be true or false.", key));
  return in[key].get<bool>();
}
std::vector<std::string> texts(const nlohmann::json& list, const char* key) {
  std::vector<std::string> out;
  if (!list.is_array()) refuse(fmt::format("\"{}\" must be a list of texts.", key));
  for (const auto& one : list) {
    if (!one.is_string()) refuse(fmt::format("\"{}\" must be a list of texts.", key));
    out.push_back(one.get<std::string>());
  }
  return out;
}

std::vector<std::vector<int>> teams(const nlohmann::json& list) {
  const auto seat = [](const nlohmann::json& one) {
    return one.is_number_unsigned() && one.get<std::uint64_t>() < 1000;
  };
  const auto team = [&](const nlohmann::json& one) {
    return one.is_array() && std::all_of(one.begin(), one.end(), seat);
  };
  if (!list.is_array() || list.size() > 1000 || !std::all_of(list.begin(), list.end(), team))
    refuse("\"teams\" must be a list of lists of seats.", "[[0, 2], [1, 3]]");
  return list.get<std::vector<std::vector<int>>>();
}

v1::Language language(const nlohmann::json& in) {
  v1::Language out = v1::Language::en;
  const std::string name = text(in, "language", "en");
  if (!v1::read_language(name, out))
    refuse("There is no language \"" + name + "\".", "Languages: en, es, ja.");
  // What a language lacks is said in English.
  for (const v1::Language needed : {v1::Language::en, out})
    if (!has_texts(v1::engine(needed)))
      refuse("The texts of the language \"" + std::string(v1::name_of(needed)) + "\" are not loaded.");
  return out;
}
// One of two parameters, never both.
void only_one(const nlohmann::json& in, const char* one, const char* other) {
  if (in.contains(one) && in.contains(other))
    refuse(fmt::format("\"{}\" and \"{}\" cannot be given together.", one, other));
}
// Words to search for.
std::string search_words(const nlohmann::json& in) {
  std::string out = needed_text(in, "words");
  if (out.size() > 400) refuse("\"words\" has more than 400 bytes.");
  return out;
}
// A seat, or "judge".
v1::Viewer viewer(const nlohmann::json& in) {
  if (!in.contains("viewer") || in["viewer"] == "judge") return v1::Viewer::judge();
  return v1::Viewer(static_cast<int>(number(in, "viewer", 0, 1000)));
}

}  // namespace

Session::Session(std::vector<v1::Cards> cards, SessionLimits limits)
    : cards_(std::move(cards)), limits_(limits) {}

const std::map<std::string_view, Session::Call>& Session::calls() {
  static const std::map<std::string_view, Call> kCalls{
      {"hello", {&Session::hello, {}}},
      {"cards.load", {&Session::load_cards, {"game", "name", "text"}}},
      {"cards.find", {&Session::find_cards, {"game", "words", "limit"}}},
      {"card", {&Session::card, {"game", "card", "language"}}},
      {"game.new",
       {&Session::new_game,
        {"game", "edition", "seed", "names", "decks", "teams", "variant", "scenario", "saved", "viewer",
         "language", "since", "full"}}},
      {"game.moment", {&Session::moment, {"table", "viewer", "language", "since", "full"}}},
      {"game.act", {&Session::act, {"table", "option", "viewer", "language", "since", "full"}}},
      {"game.undo", {&Session::undo, {"table", "action", "viewer", "language", "since", "full"}}},
      {"game.concede", {&Session::concede, {"table", "player", "viewer", "language", "since", "full"}}},
      {"game.copy", {&Session::copy, {"table", "viewer", "language", "since", "full"}}},
      {"game.close", {&Session::close, {"table"}}},
      {"game.refusals", {&Session::refusals, {"table", "card", "viewer", "language"}}},
      {"game.save", {&Session::save, {"table"}}},
      {"game.scenario", {&Session::scenario, {"table"}}},
      {"judge", {&Session::judge, {"question", "scenario", "edition", "language", "full", "why"}}},
      {"outcomes", {&Session::outcomes, {"scenario", "positions", "edition", "language", "full", "why"}}},
      {"compare", {&Session::compare, {"scenario", "editions", "edition", "language", "full", "why"}}},
      {"rule", {&Session::rule, {"game", "edition", "number", "language"}}},
      {"rules.find", {&Session::find_rules, {"game", "edition", "words", "limit", "language"}}},
      {"deck", {&Session::deck, {"game", "list", "edition", "format", "language"}}}};
  return kCalls;
}

Look Session::look(const nlohmann::json& in) {
  Look out{viewer(in), language(in), std::nullopt, flag(in, "full")};
  if (in.contains("since")) out.since = number(in, "since", 0, UINT64_MAX);
  return out;
}

std::string Session::call(std::string_view request) {
  Json reply;
  const std::string thrown = guarded([&] {
    const auto read = load_json(request, "request", {limits_.request_bytes, 1'000'000, 16});
    reply = read ? answer(*read) : failed(nullptr, {{}, 0, 0, read.error().what, read.error().right});
  });
  if (!thrown.empty()) reply = failed(nullptr, {{}, 0, 0, thrown, {}});
  return json_text(reply, -1);
}

Json Session::answer(const nlohmann::json& request) {
  Json id;
  Json reply;
  const std::string thrown = guarded([&] {
    try {
      if (!request.is_object()) refuse("A request must be an object.", "{\"id\": 1, \"call\": \"hello\"}");
      if (request.contains("id") && (request["id"].is_string() || request["id"].is_number_integer()))
        id = request["id"];
      const std::string name = needed_text(request, "call");
      const auto found = calls().find(name);
      if (found == calls().end()) {
        std::string right = "Calls: ";
        for (const auto& [known, call] : calls())
          right += (right.back() == ' ' ? "" : ", ") + std::string(known);
        refuse("There is no call \"" + name.substr(0, 80) + "\".", right + ".");
      }
      for (const auto& [key, value] : request.items()) {
        const auto& keys = found->second.keys;
        if (key == "id" || key == "call" || std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
        std::string right = "Parameters: ";
        for (const std::string_view known : keys)
          right += (right.back() == ' ' ? "" : ", ") + std::string(known);
        refuse("There is no parameter \"" + key.substr(0, 80) + "\" of " + name + ".",
               keys.empty() ? "It has none." : right + ".");
      }
      cancel_ = false;
      Json answer = (this->*found->second.answer)(request);
      reply = {{"id", id}, {"ok", std::move(answer)}};
    } catch (const Refused& refused) {
      reply = failed(id, refused.error);
    }
  });
  if (!thrown.empty()) reply = failed(id, {{}, 0, 0, thrown, {}});
  return reply;
}

v1::Work Session::work() const {
  v1::Work out = limits_.work;
  out.cancel = &cancel_;
  return out;
}

v1::Cards& Session::cards_of(const nlohmann::json& in) {
  const std::string game = text(in, "game", cards_.empty() ? std::string() : std::string(cards_[0].game()));
  for (v1::Cards& one : cards_)
    if (one.game() == game) return one;
  std::string right;
  for (const v1::Cards& one : cards_) right += (right.empty() ? "Games: " : ", ") + std::string(one.game());
  refuse("There is no game \"" + game.substr(0, 80) + "\".", right + ".");
}

Session::Table& Session::table(const nlohmann::json& in) {
  if (!in.contains("table")) refuse("\"table\" is missing.", "It is the number that game.new gave.");
  const auto found = games_.find(number(in, "table", 0, UINT64_MAX));
  if (found == games_.end()) refuse("There is no such table.", "game.new opens one; game.close closes it.");
  return found->second;
}

v1::JudgeSettings Session::settings(const nlohmann::json& in) const {
  v1::JudgeSettings out;
  out.language = language(in);
  out.edition = text(in, "edition");
  out.every_event = flag(in, "full");
  if (in.contains("why")) out.why = texts(in["why"], "why");
  out.work = work();
  return out;
}

Json Session::hello(const nlohmann::json&) {
  Json games = Json::array();
  for (const v1::Cards& one : cards_)
    games.push_back({{"id", one.game()},
                     {"editions", one.editions()},
                     {"current", one.current_edition()},
                     {"cards", one.size()},
                     {"fingerprint", one.fingerprint()}});
  Json names = Json::array();
  for (const auto& [name, call] : calls()) names.push_back(name);
  return {{"kawari", v1::version()},
          {"protocol", kVersion},
          {"games", std::move(games)},
          {"calls", std::move(names)}};
}

Json Session::load_cards(const nlohmann::json& in) {
  return of(checked(cards_of(in).read_text(text(in, "name", "cards"), needed_text(in, "text"), work())));
}

Json Session::find_cards(const nlohmann::json& in) {
  Json out = Json::array();
  for (const v1::Face& face : cards_of(in).search(search_words(in), number(in, "limit", 20, 1000)))
    out.push_back(of(face));
  return out;
}

Json Session::card(const nlohmann::json& in) {
  const v1::Cards& cards = cards_of(in);
  const std::string name = needed_text(in, "card");
  const v1::Language said = language(in);
  std::optional<v1::Face> face = cards.find(name, said);
  if (!face) face = cards.face(name, said);
  if (!face) {
    std::string right;
    for (const std::string& near : cards.nearest(name.substr(0, 400)))
      right += (right.empty() ? "Near: " : "; ") + near;
    refuse("There is no card called \"" + name.substr(0, 400) + "\".", right);
  }
  Json out = of(*face);
  out["language"] = v1::name_of(cards.spoken(said));
  out["texts"] = cards.texts(face->full_name, said);
  return out;
}

Json Session::opened(v1::Game game, const Look& look) {
  if (games_.size() >= limits_.games)
    refuse(fmt::format("There are {} tables, which is the limit.", limits_.games), "game.close closes one.");
  if (cancel_ && !game.problem().empty()) refuse("The call was stopped.");
  const std::uint64_t id = ++next_game_;
  Table& table = games_.emplace(id, Table{std::move(game), {}}).first->second;
  return {{"table", id}, {"moment", moment_of(table.game, look, table.faces)}};
}

Json Session::new_game(const nlohmann::json& in) {
  const Look how = look(in);
  only_one(in, "scenario", "saved");
  only_one(in, "scenario", "decks");
  only_one(in, "saved", "decks");
  for (const char* key : {"teams", "variant"}) {
    only_one(in, "scenario", key);
    only_one(in, "saved", key);
  }
  only_one(in, "saved", "names");
  const v1::Cards& cards = cards_of(in);
  v1::GameSettings settings;
  settings.edition = text(in, "edition");
  settings.seed = number(in, "seed", 1, UINT64_MAX);
  settings.work = work();  // the flag lives as long as the session, which has the game
  if (in.contains("names")) settings.names = texts(in["names"], "names");
  if (in.contains("teams")) settings.teams = teams(in["teams"]);
  settings.variant = text(in, "variant");
  if (in.contains("scenario"))
    return opened(checked(v1::Game::from_scenario(cards, text(in, "scenario"), settings)), how);
  if (in.contains("saved")) return opened(checked(v1::Game::load(cards, text(in, "saved"), settings)), how);
  if (!in.contains("decks") || !in["decks"].is_array())
    refuse("\"decks\" is missing.", "A list of names for each player; or \"scenario\" or \"saved\".");
  std::vector<std::vector<std::string>> decks;
  for (const auto& deck : in["decks"]) decks.push_back(texts(deck, "decks"));
  return opened(checked(v1::Game::from_decks(cards, decks, settings)), how);
}

Json Session::moment(const nlohmann::json& in) {
  Table& at = table(in);
  return moment_of(at.game, look(in), at.faces);
}

Json Session::act(const nlohmann::json& in) {
  Table& at = table(in);
  const Look how = look(in);
  const std::string option = needed_text(in, "option");
  if (!at.game.apply(option, viewer(in))) {
    std::string right = "On offer: ";
    std::size_t told = 0;
    for (const std::string& id : at.game.option_ids(viewer(in)))
      if (++told <= 20) right += (right.back() == ' ' ? "" : ", ") + id;
    refuse("\"" + option.substr(0, 80) + "\" cannot be done now.",
           told == 0 ? "Nothing is asked." : right + ".");
  }
  take_back_if_stopped(at);
  return moment_of(at.game, how, at.faces);
}

void Session::take_back_if_stopped(Table& table) {
  if (!cancel_ || table.game.problem().empty()) return;
  (void)table.game.undo();
  refuse("The call was stopped. Nothing has changed.");
}

Json Session::undo(const nlohmann::json& in) {
  Table& at = table(in);
  const Look how = look(in);
  if (!(flag(in, "action") ? at.game.undo_action() : at.game.undo()))
    refuse("There is nothing to take back.");
  return moment_of(at.game, how, at.faces);
}

Json Session::concede(const nlohmann::json& in) {
  Table& at = table(in);
  const Look how = look(in);
  if (!at.game.concede(static_cast<int>(number(in, "player", 1000, 1000))))
    refuse("This player does not play.");
  take_back_if_stopped(at);
  return moment_of(at.game, how, at.faces);
}

Json Session::copy(const nlohmann::json& in) { return opened(table(in).game, look(in)); }

Json Session::close(const nlohmann::json& in) {
  (void)table(in);
  games_.erase(number(in, "table", 0, UINT64_MAX));
  return {{"tables", games_.size()}};
}

Json Session::refusals(const nlohmann::json& in) {
  Json out = Json::array();
  if (!in.contains("card")) refuse("\"card\" is missing.", "It is the number of a card.");
  const auto card = static_cast<v1::CardId>(number(in, "card", 0, UINT32_MAX));
  for (const v1::Refusal& one : table(in).game.refusals(card, viewer(in), language(in)))
    out.push_back(of(one));
  return out;
}

Json Session::save(const nlohmann::json& in) { return {{"saved", checked(table(in).game.save())}}; }
Json Session::scenario(const nlohmann::json& in) {
  return {{"scenario", checked(table(in).game.scenario())}};
}

Json Session::judge(const nlohmann::json& in) {
  const v1::Judge judge(cards_);
  only_one(in, "question", "scenario");
  if (in.contains("question")) {
    const std::string line = text(in, "question");
    Json out{{"answers", {of(judge.ask(line, settings(in)))}}};
    if (const auto scenario = judge.scenario_of(line, settings(in))) out["scenario"] = *scenario;
    return out;
  }
  Json answers = Json::array();
  for (const v1::Answer& answer : judge.judge(needed_text(in, "scenario"), settings(in)))
    answers.push_back(of(answer));
  return {{"answers", std::move(answers)}};
}

Json Session::outcomes(const nlohmann::json& in) {
  return of(checked(v1::Judge(cards_).outcomes(needed_text(in, "scenario"),
                                               number(in, "positions", 20000, 1'000'000), settings(in))));
}

Json Session::compare(const nlohmann::json& in) {
  std::vector<std::string> editions;
  if (in.contains("editions")) editions = texts(in["editions"], "editions");
  return of(checked(v1::Judge(cards_).compare(needed_text(in, "scenario"), editions, settings(in))));
}

Json Session::rule(const nlohmann::json& in) {
  const std::string edition = text(in, "edition", std::string(cards_of(in).current_edition()));
  return of(checked(v1::Judge(cards_).rule(edition, needed_text(in, "number"), language(in))));
}

Json Session::find_rules(const nlohmann::json& in) {
  const std::string edition = text(in, "edition", std::string(cards_of(in).current_edition()));
  const bool known = std::any_of(cards_.begin(), cards_.end(), [&](const v1::Cards& one) {
    const std::vector<std::string> editions = one.editions();
    return std::find(editions.begin(), editions.end(), edition) != editions.end();
  });
  if (!known) refuse("There is no edition called \"" + edition.substr(0, 80) + "\".");
  return of(
      v1::Judge(cards_).find_rules(edition, search_words(in), language(in), number(in, "limit", 20, 1000)));
}

Json Session::deck(const nlohmann::json& in) {
  return of(checked(v1::Judge(cards_).check_deck(cards_of(in).game(), needed_text(in, "list"),
                                                 text(in, "edition"), text(in, "format"), language(in))));
}

}  // namespace kawari::protocol
