// Kawari for assistants: JSON-RPC 2.0 as the Model Context Protocol has it.
#include "protocol/mcp.h"

#include <set>

#include "tests/protocol/talking.h"

namespace kawari::protocol {
namespace {

using Message = nlohmann::json;

class ProtocolMcp : public testing::Test {
 protected:
  Session session_{shipped_cards()};
  Mcp mcp_{session_};

  Message reply(const std::string& text) {
    const Message out = Message::parse(mcp_.message(text), nullptr, false);
    EXPECT_TRUE(out.is_object()) << text;
    if (!out.is_object()) return Message::object();
    EXPECT_EQ(out["jsonrpc"], "2.0");
    EXPECT_TRUE(out.contains("id")) << out;
    EXPECT_NE(out.contains("result"), out.contains("error")) << out;
    return out;
  }
  Message result(const std::string& method, const Message& params = Message::object()) {
    const Message out =
        reply(Message{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}.dump());
    EXPECT_TRUE(out.contains("result")) << out;
    return out.value("result", Message::object());
  }
  int code(const std::string& text) { return reply(text).value("error", Message::object()).value("code", 0); }
  Message use(const std::string& tool, const Message& arguments) {
    return result("tools/call", {{"name", tool}, {"arguments", arguments}});
  }
};

TEST_F(ProtocolMcp, BeginsWithTheVersionThatBothKnow) {
  Message out =
      result("initialize", {{"protocolVersion", "2025-03-26"}, {"capabilities", Message::object()}});
  EXPECT_EQ(out["protocolVersion"], "2025-03-26");
  EXPECT_EQ(out["serverInfo"]["name"], "kawari");
  EXPECT_EQ(out["serverInfo"]["version"], std::string(v1::version()));
  EXPECT_TRUE(out["capabilities"].contains("tools"));
  out = result("initialize", {{"protocolVersion", "1999-01-01"}});
  EXPECT_EQ(out["protocolVersion"], "2025-06-18");
  EXPECT_EQ(result("ping"), Message::object());
}

TEST_F(ProtocolMcp, ListsToolsThatCanBeUsed) {
  const Message tools = result("tools/list")["tools"];
  std::set<std::string> names;
  for (const Message& tool : tools) {
    EXPECT_TRUE(names.insert(tool["name"]).second) << tool;
    EXPECT_FALSE(tool["description"].get<std::string>().empty());
    const Message& schema = tool["inputSchema"];
    EXPECT_EQ(schema["type"], "object");
    EXPECT_FALSE(schema["required"].empty());
    for (const Message& needed : schema["required"])
      EXPECT_TRUE(schema["properties"].contains(needed)) << tool;
    // Without what it needs, a tool says so.
    const Message out = use(tool["name"], Message::object());
    EXPECT_EQ(out["isError"], true) << tool["name"];
  }
  EXPECT_EQ(names,
            (std::set<std::string>{"ask", "card", "deck", "find_cards", "find_rules", "judge", "rule"}));
}

TEST_F(ProtocolMcp, AnswersAQuestion) {
  const Message out =
      use("ask", {{"question",
                   "A: Seven Dwarfs' Mine, Sleepy Sluggish; B: Flounder, Beast - Selfless Protector; A moves "
                   "Sleepy to the Mine choosing yes, Flounder"}});
  EXPECT_EQ(out["isError"], false) << out;
  ASSERT_EQ(out["content"].size(), 1u);
  EXPECT_EQ(out["content"][0]["type"], "text");
  const Message& answer = out["structuredContent"]["answers"][0];
  EXPECT_EQ(answer["kind"], "happens");
  EXPECT_NE(words(answer["outcome"]).find("2 damage"), std::string::npos) << answer["outcome"];
  EXPECT_FALSE(answer["rules"].empty());
  // The text is the value, for assistants that read no values.
  EXPECT_EQ(Message::parse(out["content"][0]["text"].get<std::string>()), out["structuredContent"]);
}

TEST_F(ProtocolMcp, EveryToolAnswers) {
  EXPECT_EQ(use("judge", {{"scenario", kMine}, {"language", "es"}})["isError"], false);
  EXPECT_EQ(
      use("rule", {{"number", "6.5.7"}, {"edition", "lorcana-2.1"}})["structuredContent"]["rule"]["number"],
      "6.5.7");
  EXPECT_EQ(use("rule", {{"number", "609"}, {"game", "duel-masters"}, {"language", "ja"}})["isError"], false);
  EXPECT_EQ(use("card", {{"card", "Beast - Selfless Protector"}})["structuredContent"]["name"], "Beast");
  EXPECT_EQ(use("deck", {{"list", "4 Beast - Selfless Protector"}})["structuredContent"]["legal"], false);
  for (const char* tool : {"find_rules", "find_cards"}) {
    const Message out = use(tool, {{"words", "damage"}});
    EXPECT_EQ(out["isError"], false) << out;
    EXPECT_FALSE(Message::parse(out["content"][0]["text"].get<std::string>()).empty()) << tool;
  }
}

TEST_F(ProtocolMcp, WhatIsWrongWithArgumentsIsTheToolsAnswer) {
  EXPECT_EQ(use("card", {{"card", "Nobody"}})["isError"], true);
  EXPECT_EQ(use("card", {{"card", 7}})["isError"], true);
  EXPECT_EQ(use("rule", {{"number", "999"}})["isError"], true);
  EXPECT_EQ(use("ask", {{"question", "A: Beast"}, {"language", "fr"}})["isError"], true);
  // Something else than the tool says is not passed over.
  EXPECT_EQ(use("card", {{"card", "Beast - Selfless Protector"}, {"langauge", "es"}})["isError"], true);
}

TEST_F(ProtocolMcp, FaultsHaveTheCodesOfJsonRpc) {
  EXPECT_EQ(code("{"), -32700);
  EXPECT_EQ(code(""), -32700);
  EXPECT_EQ(code("[]"), -32600);
  EXPECT_EQ(code("7"), -32600);
  EXPECT_EQ(code(R"({"jsonrpc": "2.0", "id": 1})"), -32600);
  EXPECT_EQ(code(R"({"jsonrpc": "2.0", "id": 1, "method": 3})"), -32600);
  EXPECT_EQ(code(R"({"jsonrpc": "2.0", "id": 1, "method": "resources/list"})"), -32601);
  EXPECT_EQ(code(R"({"jsonrpc": "2.0", "id": 1, "method": "tools/call"})"), -32602);
  EXPECT_EQ(code(R"({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": 3}})"), -32602);
  EXPECT_EQ(code(R"({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "game.new"}})"),
            -32602);
  EXPECT_EQ(code(std::string(100'000, '[')), -32700);
}

TEST_F(ProtocolMcp, NotificationsHaveNoReply) {
  EXPECT_EQ(mcp_.message(R"({"jsonrpc": "2.0", "method": "notifications/initialized"})"), "");
  EXPECT_EQ(mcp_.message(R"({"jsonrpc": "2.0", "method": "no/such/thing"})"), "");
  EXPECT_EQ(mcp_.message(R"({"jsonrpc": "2.0", "method": "tools/call", "params": {"name": 3}})"), "");
  // Nor do replies to what was never asked.
  EXPECT_EQ(mcp_.message(R"({"jsonrpc": "2.0", "id": 4, "result": {}})"), "");
  EXPECT_EQ(reply(R"({"jsonrpc": "2.0", "id": "a", "method": "ping"})")["id"], "a");
  EXPECT_EQ(reply(R"({"jsonrpc": "2.0", "id": 0, "method": "ping"})")["id"], 0);
}

}  // namespace
}  // namespace kawari::protocol
