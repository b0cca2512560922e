// What the tests of the protocol share: the shipped cards, a session, and short functions to call it.
#pragma once
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "protocol/session.h"

namespace kawari::protocol {

inline const std::vector<v1::Cards>& shipped_cards() {
  static const std::vector<v1::Cards> all = [] {
    std::vector<v1::Cards> out;
    for (const std::string& game : v1::Cards::games()) {
      auto cards = v1::Cards::shipped(game, KAWARI_SOURCE_DIR);
      EXPECT_TRUE(cards.ok()) << cards.error().text();
      if (cards) out.push_back(*std::move(cards));
    }
    return out;
  }();
  return all;
}

// The reply to a text that may be anything. It is a reply whatever the text was.
inline nlohmann::json reply_to(Session& session, const std::string& text) {
  const nlohmann::json reply = nlohmann::json::parse(session.call(text), nullptr, false);
  EXPECT_TRUE(reply.is_object()) << text;
  if (!reply.is_object()) return nlohmann::json::object();
  EXPECT_TRUE(reply.contains("id")) << text;
  EXPECT_NE(reply.contains("ok"), reply.contains("error")) << text;
  return reply;
}

// The value of a call that succeeds.
inline nlohmann::json ok(Session& session, const nlohmann::json& request) {
  const nlohmann::json reply = reply_to(session, request.dump());
  EXPECT_TRUE(reply.contains("ok")) << request << "\n" << reply;
  return reply.value("ok", nlohmann::json());
}

// What is wrong with a call that is refused.
inline std::string refused(Session& session, const nlohmann::json& request) {
  const nlohmann::json reply = reply_to(session, request.dump());
  EXPECT_TRUE(reply.contains("error")) << request << "\n" << reply;
  return reply.contains("error") ? reply["error"].value("what", "") : std::string();
}

// The words of a sentence of the protocol.
inline std::string words(const nlohmann::json& sentence) {
  std::string out;
  for (const nlohmann::json& span : sentence)
    out += span.is_string() ? span.get<std::string>() : span.value("text", "");
  return out;
}

// Ana has a Mine and a Knight, Bruno the Beast and Flounder.
inline const char* const kMine =
    "title: t\n"
    "game: lorcana\n"
    "rules: lorcana-2.1\n"
    "players:\n"
    "  Ana:\n"
    "    ink: 5\n"
    "    hand: [Vanilla 1/2]\n"
    "    play:\n"
    "      - Seven Dwarfs' Mine - Secure Fortress\n"
    "      - Sleepy - Sluggish Knight\n"
    "  Bruno:\n"
    "    hand: [Vanilla 3/3]\n"
    "    play:\n"
    "      - Flounder - Voice of Reason\n"
    "      - Beast - Selfless Protector\n"
    "turn: Ana\n"
    "steps: []\n";

// The same with steps.
inline std::string mine_with(const std::string& steps) {
  const std::string position = kMine;
  return position.substr(0, position.rfind("steps:")) + "steps:\n" + steps;
}

}  // namespace kawari::protocol
