#include "protocol/mcp.h"

#include <algorithm>

#include "base/json_text.h"
#include "library/guard.h"

namespace kawari::protocol {

namespace {

constexpr std::string_view kNewest = "2025-06-18";
constexpr std::string_view kKnown[] = {"2024-11-05", "2025-03-26", kNewest};

// The errors of JSON-RPC.
enum class Code : int { parse = -32700, request = -32600, method = -32601, params = -32602, inside = -32603 };

struct Parameter {
  const char* name;
  std::string description;
  bool needed = false;
};
// A tool, the call of the protocol behind it, and what it is given.
struct Tool {
  const char* name;
  const char* call;
  const char* description;
  std::vector<Parameter> parameters;
};

std::string listed(const std::vector<std::string>& names) {
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

const std::vector<Tool>& tools() {
  static const Parameter kGame{"game", "one of: " + listed(v1::Cards::games())};
  static const Parameter kEdition{"edition", "an edition of the rules; the current one otherwise"};
  static const Parameter kLanguage{"language", "en, es or ja"};
  static const std::vector<Tool> kTools{
      {"ask",
       "judge",
       "Answer a rules question in one line, for example: A: Mine, Sleepy Sluggish; B: Flounder; A moves "
       "Sleepy "
       "to the Mine. The answer has the verdict, the outcome and the rules that decide.",
       {{"question", "the position and the action, in one line", true}, kEdition, kLanguage}},
      {"judge",
       "judge",
       "Judge scenario files (YAML): what happens step by step, and which checks hold.",
       {{"scenario", "the text of the file", true}, kEdition, kLanguage}},
      {"rule",
       "rule",
       "A rule by its number.",
       {{"number", "for example 6.5.7", true}, kGame, kEdition, kLanguage}},
      {"find_rules",
       "rules.find",
       "Rules that contain words.",
       {{"words", "the words", true}, kGame, kEdition, kLanguage}},
      {"card",
       "card",
       "A card by its full name.",
       {{"card", "for example Beast - Selfless Protector", true}, kGame, kLanguage}},
      {"find_cards",
       "cards.find",
       "Cards whose name or text contains words.",
       {{"words", "the words", true}, kGame}},
      {"deck",
       "deck",
       "Check a deck list against the deck rules.",
       {{"list", "one card per line: 4 Name - Version", true},
        kGame,
        kEdition,
        {"format", "for example constructed"},
        kLanguage}},
  };
  return kTools;
}

Json described(const Tool& tool) {
  Json properties = Json::object();
  Json needed = Json::array();
  for (const Parameter& parameter : tool.parameters) {
    properties[parameter.name] = {{"type", "string"}, {"description", parameter.description}};
    if (parameter.needed) needed.push_back(parameter.name);
  }
  return {{"name", tool.name},
          {"description", tool.description},
          {"inputSchema",
           {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(needed)},
            {"additionalProperties", false}}}};
}

Json refusal(const Json& id, Code code, const std::string& what) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"error", {{"code", static_cast<int>(code)}, {"message", what}}}};
}

Json done(const Json& id, Json result) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

// The reply of a tool: the reply of the call as text and as a value.
Json use(Session& session, const Tool& tool, const nlohmann::json& given) {
  for (const auto& [name, value] : given.items()) {
    const bool known = std::any_of(tool.parameters.begin(), tool.parameters.end(),
                                   [&, key = name](const Parameter& one) { return key == one.name; });
    if (known) continue;
    const std::string what = "There is no argument \"" + name.substr(0, 80) + "\" of " + tool.name + ".";
    return {{"content", {{{"type", "text"}, {"text", what}}}}, {"isError", true}};
  }
  Json request{{"id", 0}, {"call", tool.call}};
  for (const Parameter& parameter : tool.parameters)
    if (given.contains(parameter.name)) request[parameter.name] = given[parameter.name];
  const Json reply = session.answer(request);
  const bool wrong = !reply.contains("ok");
  Json value = wrong ? reply["error"] : reply["ok"];
  Json out{{"content", {{{"type", "text"}, {"text", json_text(value, -1)}}}}, {"isError", wrong}};
  if (!wrong && value.is_object()) out["structuredContent"] = std::move(value);
  return out;
}

Json answer(Session& session, const nlohmann::json& message, const Json& id) {
  static const nlohmann::json kNone = nlohmann::json::object();
  const std::string method = message["method"].get<std::string>();
  const nlohmann::json& params =
      message.contains("params") && message["params"].is_object() ? message["params"] : kNone;
  if (method == "ping") return done(id, Json::object());
  if (method == "initialize") {
    std::string_view speaks = kNewest;
    for (const std::string_view known : kKnown)
      if (params.contains("protocolVersion") && params["protocolVersion"] == known) speaks = known;
    return done(id, {{"protocolVersion", speaks},
                     {"capabilities", {{"tools", {{"listChanged", false}}}}},
                     {"serverInfo", {{"name", "kawari"}, {"version", v1::version()}}}});
  }
  if (method == "tools/list") {
    Json list = Json::array();
    for (const Tool& tool : tools()) list.push_back(described(tool));
    return done(id, {{"tools", std::move(list)}});
  }
  if (method == "tools/call") {
    if (!params.contains("name") || !params["name"].is_string())
      return refusal(id, Code::params, "\"name\" must be the name of a tool.");
    const nlohmann::json& given =
        params.contains("arguments") && params["arguments"].is_object() ? params["arguments"] : kNone;
    for (const Tool& tool : tools())
      if (params["name"] == tool.name) return done(id, use(session, tool, given));
    return refusal(id, Code::params, "There is no such tool. tools/list names them.");
  }
  return refusal(id, Code::method, "There is no such method.");
}

}  // namespace

std::string Mcp::message(std::string_view text) {
  Json out;
  bool silent = false;
  const std::string thrown = guarded([&] {
    const auto read = load_json(text, "message", {8 << 20, 100'000, 16});
    if (!read) {
      out = refusal(nullptr, Code::parse, read.error().what);
      return;
    }
    Json id;
    if (read->is_object() && read->contains("id") &&
        ((*read)["id"].is_string() || (*read)["id"].is_number_integer()))
      id = (*read)["id"];
    if (!read->is_object() || !read->contains("method") || !(*read)["method"].is_string()) {
      // A reply to a request that the server has not made is ignored.
      silent = read->is_object() && (read->contains("result") || read->contains("error"));
      out = refusal(id, Code::request, "A message must be an object with a method.");
      return;
    }
    silent = id.is_null();
    if (!silent) out = answer(*session_, *read, id);
  });
  if (!thrown.empty()) out = refusal(nullptr, Code::inside, thrown);
  return silent ? std::string() : json_text(out, -1);
}

}  // namespace kawari::protocol
