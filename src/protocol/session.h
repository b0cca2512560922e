// The protocol: a request in, a reply out, both JSON. A session has cards and games; the program, the C
// interface, the page and assistants all speak through one. docs/protocol.md describes the calls.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "protocol/moment.h"

namespace kawari::protocol {

struct SessionLimits {
  std::size_t request_bytes = 68 << 20;  // a card file fits into a request
  std::size_t games = 64;                // open at the same time
  v1::Work work = {.steps = 200'000'000, .memory = std::size_t{512} << 20, .seconds = 20};
};

class Session {
 public:
  // `examples`: the scenarios that show rules.
  explicit Session(std::vector<v1::Cards> cards, SessionLimits limits = {}, v1::Examples examples = {});

  // Never throws, and always returns a reply: {"id": …, "ok": …} or {"id": …, "error": {"what": …, …}}.
  std::string call(std::string_view request);
  // The same for a request that is a value already.
  Json answer(const nlohmann::json& request);
  // Stops the call that another thread has under way.
  void cancel() { cancel_ = true; }

 private:
  struct Table {
    v1::Game game;
    SentFaces faces;
  };
  // A call, and the keys of its parameters.
  struct Call {
    Json (Session::*answer)(const nlohmann::json&);
    std::vector<std::string_view> keys;
  };
  static const std::map<std::string_view, Call>& calls();
  static Look look(const nlohmann::json& in);  // for the judge or any seat

  Json hello(const nlohmann::json& in);
  Json load_cards(const nlohmann::json& in);
  Json find_cards(const nlohmann::json& in);
  Json card(const nlohmann::json& in);
  Json new_game(const nlohmann::json& in);
  Json moment(const nlohmann::json& in);
  Json act(const nlohmann::json& in);
  Json undo(const nlohmann::json& in);
  Json concede(const nlohmann::json& in);
  Json copy(const nlohmann::json& in);
  Json close(const nlohmann::json& in);
  Json refusals(const nlohmann::json& in);
  Json save(const nlohmann::json& in);
  Json scenario(const nlohmann::json& in);
  Json read_scenario(const nlohmann::json& in);
  Json example(const nlohmann::json& in);
  Json judge(const nlohmann::json& in);
  Json outcomes(const nlohmann::json& in);
  Json compare(const nlohmann::json& in);
  Json rule(const nlohmann::json& in);
  Json find_rules(const nlohmann::json& in);
  Json deck(const nlohmann::json& in);

  Table& table(const nlohmann::json& in);
  v1::Cards& cards_of(const nlohmann::json& in);
  v1::JudgeSettings settings(const nlohmann::json& in) const;
  v1::Work work() const;
  // A choice that was stopped half-way is taken back, and the call refused.
  void take_back_if_stopped(Table& table);
  // Choices one after the other; what cannot be taken is passed over, and said.
  Json take_all(v1::Game& game, const std::vector<std::string>& choices, const Look& look) const;
  Json opened(v1::Game game, const Look& look);

  std::vector<v1::Cards> cards_;
  SessionLimits limits_;
  v1::Examples examples_;
  std::map<std::uint64_t, Table> games_;
  std::uint64_t next_game_ = 0;
  std::atomic<bool> cancel_{false};
};

}  // namespace kawari::protocol
