// Lines of the protocol, and messages of assistants: every line has a reply that is JSON.
#include <nlohmann/json.hpp>

#include "fuzz/fuzz.h"
#include "protocol/mcp.h"

namespace kawari::fuzz {
namespace {

const std::vector<v1::Cards>& cards() {
  static const std::vector<v1::Cards> all = {*v1::Cards::shipped("lorcana", home()),
                                             *v1::Cards::shipped("duel-masters", home())};
  return all;
}

protocol::SessionLimits small() {
  protocol::SessionLimits out;
  out.request_bytes = 64 << 10;
  out.games = 4;
  out.work.steps = 300'000;
  out.work.memory = 64 << 20;
  return out;
}

}  // namespace

void protocol_lines(std::string_view bytes) {
  protocol::Session session(cards(), small());
  protocol::Mcp assistants(session);
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::string_view line = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    const bool assistant = line.find("jsonrpc") != std::string_view::npos;
    const std::string reply = assistant ? assistants.message(line) : session.call(line);
    if (assistant && reply.empty()) continue;
    const auto read = nlohmann::json::parse(reply, nullptr, false);
    require(read.is_object(), "a reply is not JSON");
    require(assistant || read.contains("ok") != read.contains("error"),
            "a reply is neither an answer nor an error");
  }
}

std::vector<std::string> protocol_seeds(const std::string&) {
  const std::string scenario =
      R"("title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Beast - Selfless Protector], ink: 5}\n  Bruno: {play: [Vanilla 1/1: {exerted: true}]}\n")";
  return {
      R"({"id": 1, "call": "hello"})",
      R"({"id": 1, "call": "game.new", "scenario": )" + scenario + "}\n" +
          R"({"id": 2, "call": "game.act", "table": 1, "option": "challenge:1>2", "language": "es"})" + "\n" +
          R"({"id": 3, "call": "game.refusals", "table": 1, "card": 1})" + "\n" +
          R"({"id": 4, "call": "game.undo", "table": 1})" + "\n" +
          R"({"id": 5, "call": "game.save", "table": 1})",
      R"({"id": 1, "call": "judge", "question": "A: Beast; A quests with Beast"})"
      "\n"
      R"({"id": 2, "call": "rule", "number": "6.5.7", "edition": "lorcana-2.1"})"
      "\n"
      R"({"id": 3, "call": "deck", "list": "4 Beast - Selfless Protector"})",
      R"({"id": 1, "call": "outcomes", "positions": 50, "scenario": )" + scenario + "}\n" +
          R"({"id": 2, "call": "compare", "scenario": )" + scenario + "}",
      R"({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}})"
      "\n"
      R"({"jsonrpc": "2.0", "method": "notifications/initialized"})"
      "\n"
      R"({"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "card", "arguments": {"card": "Beast"}}})"};
}

}  // namespace kawari::fuzz
