// Calls of the protocol: what is wrong is a reply that says so, and changes nothing; nothing is thrown.
#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

#include "tests/protocol/talking.h"

namespace kawari::protocol {
namespace {

using Request = nlohmann::json;

class ProtocolSession : public testing::Test {
 protected:
  Session session_{shipped_cards()};

  std::uint64_t open(const Request& more = {}) {
    Request request{{"call", "game.new"}, {"scenario", kMine}};
    request.update(more.is_null() ? Request::object() : more);
    return ok(session_, request).value("table", std::uint64_t{0});
  }
  // The id of the option whose label begins with these words.
  static std::string option(const Request& moment, const std::string& begins) {
    const Request& list = moment["question"].is_null() ? moment["actions"] : moment["question"]["options"];
    for (const Request& one : list)
      if (words(one["label"]).rfind(begins, 0) == 0) return one["id"];
    ADD_FAILURE() << "no option \"" << begins << "\" in " << list;
    return {};
  }
  static std::vector<std::string> names(const Request& moment) {
    std::vector<std::string> out;
    for (const Request& card : moment["cards"])
      if (!card["name"].is_null()) out.push_back(card["name"]);
    return out;
  }
};

TEST_F(ProtocolSession, TextThatIsNoRequestHasAReply) {
  for (const char* text :
       {"", " ", "{", "}", "nonsense", "[]", "7", "null", "\"hello\"", "{}", "{\"call\": 3}",
        "{\"call\": \"hello\"", "{\"call\": \"hello\"} {}", "\xff\xfe", "{\"call\": \"\xff\"}"}) {
    const Request reply = reply_to(session_, text);
    EXPECT_TRUE(reply.contains("error")) << text;
    EXPECT_TRUE(reply["id"].is_null()) << text;
    EXPECT_FALSE(reply["error"].value("what", "").empty()) << text;
  }
  EXPECT_TRUE(reply_to(session_, std::string(1, '\0')).contains("error"));
  EXPECT_TRUE(reply_to(session_, std::string(100'000, '[')).contains("error"));
  EXPECT_TRUE(
      reply_to(session_, R"({"call":"hello","x":)" + std::string(30, '[') + std::string(30, ']') + "}")
          .contains("error"));
}

TEST_F(ProtocolSession, ARequestHasALimit) {
  Session small(shipped_cards(), {.request_bytes = 100});
  EXPECT_TRUE(ok(small, {{"call", "hello"}}).is_object());
  EXPECT_NE(refused(small, {{"call", "hello"}, {"x", std::string(200, 'x')}}).find("at most 100"),
            std::string::npos);
}

TEST_F(ProtocolSession, TheReplyRepeatsTheId) {
  EXPECT_EQ(reply_to(session_, R"({"id": 7, "call": "hello"})")["id"], 7);
  EXPECT_EQ(reply_to(session_, R"({"id": "seven", "call": "hello"})")["id"], "seven");
  EXPECT_EQ(reply_to(session_, R"({"id": "seven", "call": "nothing"})")["id"], "seven");
  EXPECT_TRUE(reply_to(session_, R"({"call": "hello"})")["id"].is_null());
  EXPECT_TRUE(reply_to(session_, R"({"id": [1], "call": "hello"})")["id"].is_null());
}

TEST_F(ProtocolSession, HelloNamesEveryCall) {
  const Request hello = ok(session_, {{"call", "hello"}});
  EXPECT_EQ(hello["protocol"], kVersion);
  EXPECT_EQ(hello["kawari"], std::string(v1::version()));
  EXPECT_EQ(hello["games"].size(), v1::Cards::games().size());
  for (const Request& name : hello["calls"]) {
    const Request reply = reply_to(session_, Request{{"call", name}}.dump());
    if (reply.contains("error")) {
      EXPECT_EQ(reply["error"]["what"].get<std::string>().find("There is no call"), std::string::npos)
          << name;
    }
  }
  const Request reply = reply_to(session_, R"({"call": "nothing"})");
  EXPECT_EQ(reply["error"]["what"], "There is no call \"nothing\".");
  EXPECT_NE(reply["error"]["right"].get<std::string>().find("game.moment"), std::string::npos);
}

TEST_F(ProtocolSession, ParametersThatAreMissingAreNamed) {
  const std::uint64_t table = open();
  EXPECT_EQ(refused(session_, {{"call", "game.moment"}}), "\"table\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "game.act"}, {"table", table}}), "\"option\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "game.new"}}), "\"decks\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "cards.load"}}), "\"text\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "cards.find"}}), "\"words\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "card"}}), "\"card\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "game.refusals"}, {"table", table}}), "\"card\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "judge"}}), "\"scenario\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "outcomes"}}), "\"scenario\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "compare"}}), "\"scenario\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "rule"}}), "\"number\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "rules.find"}}), "\"words\" is missing.");
  EXPECT_EQ(refused(session_, {{"call", "deck"}}), "\"list\" is missing.");
}

TEST_F(ProtocolSession, ParametersOfAnotherKindAreNamed) {
  const std::uint64_t table = open();
  const Request wrong[] = {
      {{"call", "game.moment"}, {"table", "1"}},
      {{"call", "game.moment"}, {"table", -1}},
      {{"call", "game.moment"}, {"table", 1.5}},
      {{"call", "game.moment"}, {"table", table}, {"viewer", "nobody"}},
      {{"call", "game.moment"}, {"table", table}, {"viewer", 1001}},
      {{"call", "game.moment"}, {"table", table}, {"viewer", nullptr}},
      {{"call", "game.moment"}, {"table", table}, {"language", "fr"}},
      {{"call", "game.moment"}, {"table", table}, {"language", 3}},
      {{"call", "game.moment"}, {"table", table}, {"since", "now"}},
      {{"call", "game.moment"}, {"table", table}, {"full", 1}},
      {{"call", "game.act"}, {"table", table}, {"option", 1}},
      {{"call", "game.undo"}, {"table", table}, {"action", "yes"}},
      {{"call", "game.concede"}, {"table", table}, {"player", "Ana"}},
      {{"call", "game.refusals"}, {"table", table}, {"card", "Beast"}},
      {{"call", "game.new"}, {"scenario", 3}},
      {{"call", "game.new"}, {"saved", Request::object()}},
      {{"call", "game.new"}, {"decks", "none"}},
      {{"call", "game.new"}, {"decks", {{1, 2}}}},
      {{"call", "game.new"}, {"scenario", kMine}, {"seed", -3}},
      {{"call", "game.new"}, {"scenario", kMine}, {"names", "Ana"}},
      {{"call", "game.new"}, {"scenario", kMine}, {"game", 3}},
      {{"call", "game.new"}, {"scenario", kMine}, {"game", "chess"}},
      {{"call", "game.new"}, {"scenario", kMine}, {"edition", "lorcana-0"}},
      {{"call", "cards.load"}, {"text", "- {name: 3"}},
      {{"call", "cards.find"}, {"words", Request::array()}},
      {{"call", "cards.find"}, {"words", "a"}, {"limit", 1001}},
      {{"call", "judge"}, {"scenario", kMine}, {"why", "move"}},
      {{"call", "judge"}, {"question", 7}},
      {{"call", "outcomes"}, {"scenario", kMine}, {"positions", 2'000'000}},
      {{"call", "compare"}, {"scenario", kMine}, {"editions", {"lorcana-0"}}},
      {{"call", "rule"}, {"number", "999.9"}},
      {{"call", "rule"}, {"number", "1"}, {"edition", "chess-1"}},
      {{"call", "deck"}, {"list", ""}, {"format", "no such format"}},
  };
  for (const Request& request : wrong) EXPECT_FALSE(refused(session_, request).empty()) << request;
}

TEST_F(ProtocolSession, TablesAreNumberedAndCounted) {
  Session session(shipped_cards(), {.games = 2});
  const Request request{{"call", "game.new"}, {"scenario", kMine}};
  const Request first = ok(session, request)["table"];
  const Request second = ok(session, request)["table"];
  EXPECT_NE(first, second);
  EXPECT_EQ(refused(session, request), "There are 2 tables, which is the limit.");
  EXPECT_EQ(refused(session, {{"call", "game.copy"}, {"table", first}}),
            "There are 2 tables, which is the limit.");
  EXPECT_EQ(ok(session, {{"call", "game.close"}, {"table", first}})["tables"], 1);
  EXPECT_EQ(refused(session, {{"call", "game.moment"}, {"table", first}}), "There is no such table.");
  EXPECT_EQ(refused(session, {{"call", "game.close"}, {"table", first}}), "There is no such table.");
  // A number is not given twice.
  const Request third = ok(session, {{"call", "game.copy"}, {"table", second}})["table"];
  EXPECT_NE(third, first);
  EXPECT_NE(third, second);
}

TEST_F(ProtocolSession, WhatIsNotOnOfferIsNotDone) {
  const std::uint64_t table = open();
  const Request look{{"call", "game.moment"}, {"table", table}};
  const Request before = ok(session_, look);
  for (const char* id : {"", "yes", "card:1", "move:2>9", "quest:4000000000", "pass~2", "move:2>1 "}) {
    const Request reply =
        reply_to(session_, Request{{"call", "game.act"}, {"table", table}, {"option", id}}.dump());
    ASSERT_TRUE(reply.contains("error")) << id;
    EXPECT_EQ(reply["error"]["right"].get<std::string>().rfind("On offer: ", 0), 0u) << reply;
  }
  const std::string move = option(before, "move Sleepy");
  // Bruno is not asked.
  EXPECT_EQ(
      reply_to(session_, Request{{"call", "game.act"}, {"table", table}, {"option", move}, {"viewer", 1}}
                             .dump())["error"]["right"],
      "Nothing is asked.");
  EXPECT_EQ(refused(session_, {{"call", "game.undo"}, {"table", table}}), "There is nothing to take back.");
  EXPECT_EQ(refused(session_, {{"call", "game.concede"}, {"table", table}, {"player", 2}}),
            "This player does not play.");
  EXPECT_EQ(ok(session_, look)["hash"], before["hash"]);
}

// A request is checked before it is carried out.
TEST_F(ProtocolSession, ARefusedRequestChangesNothing) {
  const std::uint64_t table = open();
  const Request look{{"call", "game.moment"}, {"table", table}};
  const Request before = ok(session_, look);
  const std::string move = option(before, "move Sleepy");
  for (const Request& wrong :
       {Request{{"language", "fr"}}, Request{{"since", -1}}, Request{{"full", "yes"}}}) {
    Request request{{"call", "game.act"}, {"table", table}, {"option", move}};
    request.update(wrong);
    EXPECT_FALSE(refused(session_, request).empty()) << request;
    EXPECT_EQ(ok(session_, look)["hash"], before["hash"]) << request;
    Request give_up{{"call", "game.concede"}, {"table", table}, {"player", 1}};
    give_up.update(wrong);
    EXPECT_FALSE(refused(session_, give_up).empty());
    EXPECT_EQ(ok(session_, look)["hash"], before["hash"]) << give_up;
  }
  ok(session_, {{"call", "game.act"}, {"table", table}, {"option", move}});
  const Request after = ok(session_, look);
  EXPECT_FALSE(refused(session_, {{"call", "game.undo"}, {"table", table}, {"language", "fr"}}).empty());
  EXPECT_EQ(ok(session_, look)["hash"], after["hash"]);
  // No table that nobody has the number of.
  EXPECT_FALSE(refused(session_, {{"call", "game.new"}, {"scenario", kMine}, {"language", "fr"}}).empty());
  EXPECT_FALSE(refused(session_, {{"call", "game.copy"}, {"table", table}, {"viewer", "nobody"}}).empty());
  EXPECT_EQ(ok(session_, {{"call", "game.close"}, {"table", table}})["tables"], 0);
}

TEST_F(ProtocolSession, AMoveIsToldAndTakenBack) {
  const std::uint64_t table = open();
  Request moment = ok(session_, {{"call", "game.moment"}, {"table", table}});
  const Request beginning = moment["hash"];
  const std::string move = option(moment, "move Sleepy");
  EXPECT_EQ(move.rfind("move:", 0), 0u);
  EXPECT_NE(move.find('>'), std::string::npos);
  moment = ok(session_, {{"call", "game.act"}, {"table", table}, {"option", move}});
  ASSERT_FALSE(moment["question"].is_null());
  EXPECT_EQ(moment["question"]["kind"], "yes-or-no");
  EXPECT_EQ(moment["question"]["player"], 0);
  EXPECT_TRUE(moment["actions"].empty());
  moment = ok(session_, {{"call", "game.act"}, {"table", table}, {"option", "yes"}});
  EXPECT_EQ(moment["question"]["kind"], "cards");
  moment = ok(session_, {{"call", "game.act"}, {"table", table}, {"option", option(moment, "Flounder")}});
  EXPECT_TRUE(moment["question"].is_null());
  EXPECT_NE(words(moment["outcome"]).find("Beast - Selfless Protector has 2 damage"), std::string::npos)
      << moment["outcome"];
  std::set<std::string> fates;
  for (const Request& event : moment["events"]) fates.insert(event["fate"]);
  EXPECT_TRUE(fates.contains("happened"));
  EXPECT_TRUE(fates.contains("replaced"));
  moment = ok(session_, {{"call", "game.undo"}, {"table", table}});
  EXPECT_EQ(moment["question"]["kind"], "cards");
  moment = ok(session_, {{"call", "game.undo"}, {"table", table}, {"action", true}});
  EXPECT_EQ(moment["hash"], beginning);
  EXPECT_EQ(option(moment, "move Sleepy"), move);
}

TEST_F(ProtocolSession, EventsSinceAMarkAreTheNewOnes) {
  const std::uint64_t table = open();
  Request moment = ok(session_, {{"call", "game.moment"}, {"table", table}});
  moment = ok(session_, {{"call", "game.act"}, {"table", table}, {"option", option(moment, "move Sleepy")}});
  ASSERT_FALSE(moment["events"].empty());
  const Request last = moment["events"].back()["id"];
  const Request mark = moment["mark"];
  moment = ok(session_, {{"call", "game.act"}, {"table", table}, {"option", "no"}, {"since", mark}});
  ASSERT_FALSE(moment["events"].empty());
  EXPECT_GT(moment["events"][0]["id"].get<std::uint64_t>(), last.get<std::uint64_t>());
  const Request all = ok(session_, {{"call", "game.moment"}, {"table", table}});
  EXPECT_GT(all["events"].size(), moment["events"].size());  // without a mark: since the last action
  EXPECT_TRUE(
      ok(session_, {{"call", "game.moment"}, {"table", table}, {"since", 1'000'000'000}})["events"].empty());
}

TEST_F(ProtocolSession, APlayerIsToldOnlyWhatThisPlayerSees) {
  const std::uint64_t table = open();
  const auto moment = [&](const Request& viewer) {
    return ok(session_, {{"call", "game.moment"}, {"table", table}, {"viewer", viewer}});
  };
  const auto has = [](const std::vector<std::string>& list, const char* name) {
    return std::find(list.begin(), list.end(), name) != list.end();
  };
  const Request judge = moment("judge"), ana = moment(0), bruno = moment(1), nobody = moment(7);
  EXPECT_TRUE(has(names(judge), "Vanilla 1/2") && has(names(judge), "Vanilla 3/3"));
  EXPECT_TRUE(has(names(ana), "Vanilla 1/2"));
  EXPECT_FALSE(has(names(ana), "Vanilla 3/3"));
  EXPECT_TRUE(has(names(bruno), "Vanilla 3/3"));
  EXPECT_FALSE(has(names(bruno), "Vanilla 1/2"));
  EXPECT_EQ(ana.dump().find("Vanilla 3/3"), std::string::npos);
  EXPECT_EQ(bruno.dump().find("Vanilla 1/2"), std::string::npos);
  EXPECT_EQ(nobody.dump().find("Vanilla"), std::string::npos);
  EXPECT_FALSE(ana["actions"].empty());
  EXPECT_TRUE(bruno["actions"].empty());
  EXPECT_TRUE(nobody["actions"].empty());
  // What everybody sees, a stranger sees too, and can point at it.
  EXPECT_TRUE(has(names(nobody), "Beast - Selfless Protector"));
  std::set<std::uint64_t> numbers;
  for (const Request& card : nobody["cards"]) {
    EXPECT_GT(card["id"].get<std::uint64_t>(), 0u) << card;
    EXPECT_TRUE(numbers.insert(card["id"].get<std::uint64_t>()).second) << card;
  }
}

// Which faces one viewer was sent says nothing to another.
TEST_F(ProtocolSession, EveryViewerIsSentEveryFaceOnce) {
  const auto faces = [](const Request& moment) {
    std::set<std::string> out;
    for (const Request& face : moment["faces"]) out.insert(face["full_name"]);
    return out;
  };
  const auto look = [&](std::uint64_t table, const Request& viewer) {
    return ok(session_, {{"call", "game.moment"}, {"table", table}, {"viewer", viewer}});
  };
  const std::uint64_t table = open({{"viewer", 0}});
  const std::uint64_t other = open({{"viewer", 1}});
  EXPECT_EQ(
      faces(look(table, 1)),
      (std::set<std::string>{"Seven Dwarfs' Mine - Secure Fortress", "Sleepy - Sluggish Knight",
                             "Flounder - Voice of Reason", "Beast - Selfless Protector", "Vanilla 3/3"}));
  EXPECT_TRUE(faces(look(table, 1)).empty());
  EXPECT_TRUE(faces(look(table, 0)).empty());
  EXPECT_TRUE(faces(look(other, 1)).empty());
}

TEST_F(ProtocolSession, CardsOfAScenarioHaveAFace) {
  const Request opened =
      ok(session_, {{"call", "game.new"},
                    {"scenario",
                     "title: t\ngame: lorcana\n"
                     "cards:\n"
                     "  - {name: Gate Keeper, type: character, cost: 2, ink: steel, strength: 1, "
                     "willpower: 3, lore: 1, text: Ward}\n"
                     "players:\n  Ana: {play: [Gate Keeper]}\n  Bruno: {}\nsteps: []\n"}});
  ASSERT_FALSE(opened.is_null());
  bool sent = false;
  for (const Request& face : opened["moment"]["faces"]) {
    if (face["full_name"] != "Gate Keeper") continue;
    sent = true;
    EXPECT_EQ(face["text"], "Ward");
  }
  EXPECT_TRUE(sent);
}

TEST_F(ProtocolSession, CardsThatAreLoadedLaterLeaveTablesAlone) {
  const std::uint64_t table = open();
  const Request look{{"call", "game.moment"}, {"table", table}};
  const Request before = ok(session_, look);
  const Request report =
      ok(session_, {{"call", "cards.load"},
                    {"name", "own.yaml"},
                    {"text",
                     "- {name: Beast, version: Selfless Protector, type: character, cost: 1, ink: "
                     "ruby, strength: 9, willpower: 9, lore: 1}\n"
                     "- {name: Own Card, type: character, cost: 2, ink: ruby, strength: 1, "
                     "willpower: 3, lore: 1, text: Glorp.}\n"}});
  EXPECT_EQ(report["read"], 2);
  EXPECT_EQ(report["plays"], 1);
  ASSERT_EQ(report["refused"].size(), 1u);
  EXPECT_EQ(report["refused"][0]["plays"], false);
  EXPECT_FALSE(report["refused"][0]["unread"]["text"].get<std::string>().empty());
  EXPECT_EQ(ok(session_, look)["hash"], before["hash"]);
  // A new viewer of the old table is sent the faces that it plays with.
  const Request seen = ok(session_, {{"call", "game.moment"}, {"table", table}, {"viewer", 1}});
  for (const Request& face : seen["faces"])
    if (face["name"] == "Beast") {
      EXPECT_NE(face["text"], "") << face;
    }
  const Request fresh = ok(session_, {{"call", "game.new"}, {"scenario", kMine}});
  EXPECT_NE(fresh["moment"]["hash"], before["hash"]);
}

TEST_F(ProtocolSession, RefusalsSayWhy) {
  const std::uint64_t table = open();
  const Request moment = ok(session_, {{"call", "game.moment"}, {"table", table}});
  for (const Request& card : moment["cards"]) {
    const Request list =
        ok(session_, {{"call", "game.refusals"}, {"table", table}, {"card", card["id"]}, {"language", "es"}});
    EXPECT_LE(list.size(), 64u);
    for (const Request& one : list) {
      EXPECT_FALSE(words(one["label"]).empty()) << one;
      EXPECT_FALSE(words(one["reason"]).empty()) << one;
    }
    if (card["name"] == "Seven Dwarfs' Mine - Secure Fortress") {
      EXPECT_FALSE(list.empty());
    }
  }
  EXPECT_TRUE(ok(session_, {{"call", "game.refusals"}, {"table", table}, {"card", 4'000'000'000u}}).empty());
}

TEST_F(ProtocolSession, ASavedGameGoesOn) {
  const std::uint64_t table = open();
  const Request moment = ok(session_, {{"call", "game.moment"}, {"table", table}});
  const Request moved =
      ok(session_, {{"call", "game.act"}, {"table", table}, {"option", option(moment, "move Sleepy")}});
  const Request saved = ok(session_, {{"call", "game.save"}, {"table", table}})["saved"];
  const Request loaded = ok(session_, {{"call", "game.new"}, {"saved", saved}});
  EXPECT_EQ(loaded["moment"]["hash"], moved["hash"]);
  EXPECT_EQ(loaded["moment"]["question"], moved["question"]);
  EXPECT_FALSE(refused(session_, {{"call", "game.new"}, {"saved", "{}"}}).empty());
  EXPECT_FALSE(refused(session_, {{"call", "game.new"}, {"game", "duel-masters"}, {"saved", saved}}).empty());
  const Request scenario = ok(session_, {{"call", "game.scenario"}, {"table", table}})["scenario"];
  EXPECT_EQ(ok(session_, {{"call", "judge"}, {"scenario", scenario}})["answers"].size(), 1u);
}

TEST_F(ProtocolSession, AConcessionEndsTheGame) {
  const std::uint64_t table = open();
  const Request moment = ok(session_, {{"call", "game.concede"}, {"table", table}, {"player", 1}});
  EXPECT_EQ(moment["over"]["winner"], 0);
  EXPECT_TRUE(moment["question"].is_null());
  EXPECT_TRUE(moment["actions"].empty());
  EXPECT_EQ(refused(session_, {{"call", "game.concede"}, {"table", table}, {"player", 0}}),
            "This player does not play.");
  EXPECT_FALSE(refused(session_, {{"call", "game.act"}, {"table", table}, {"option", "pass"}}).empty());
  EXPECT_TRUE(ok(session_, {{"call", "game.undo"}, {"table", table}})["over"].is_null());
}

// A misspelt parameter is not passed over.
TEST_F(ProtocolSession, ParametersThatACallDoesNotHaveAreNamed) {
  EXPECT_NE(refused(session_, {{"call", "card"}, {"card", "Beast - Selfless Protector"}, {"langauge", "es"}})
                .find("langauge"),
            std::string::npos);
  EXPECT_NE(refused(session_, {{"call", "hello"}, {"table", 1}}).find("table"), std::string::npos);
  EXPECT_FALSE(refused(session_, {{"call", "game.new"}, {"scenario", kMine}, {"saved", "{}"}}).empty());
  EXPECT_FALSE(refused(session_, {{"call", "judge"}, {"scenario", kMine}, {"question", "A: Beast"}}).empty());
}

// What finds nothing because it was asked in vain is told apart from what finds nothing.
TEST_F(ProtocolSession, RulesOfAnEditionThatDoesNotExistAreNotSearched) {
  EXPECT_TRUE(ok(session_, {{"call", "rules.find"}, {"words", "xyzzy"}}).empty());
  EXPECT_FALSE(
      refused(session_, {{"call", "rules.find"}, {"words", "damage"}, {"edition", "chess-1"}}).empty());
  EXPECT_FALSE(refused(session_, {{"call", "rules.find"}, {"words", std::string(500, 'x')}}).empty());
  EXPECT_FALSE(refused(session_, {{"call", "cards.find"}, {"words", std::string(500, 'x')}}).empty());
}

// A zone that the game does not have is not shown.
TEST_F(ProtocolSession, EveryZoneIsShownOnce) {
  const Request moment = ok(session_, {{"call", "game.moment"}, {"table", open()}});
  std::set<std::string> zones;
  for (const Request& zone : moment["zones"])
    EXPECT_TRUE(zones.insert(zone["player"].dump() + zone["key"].get<std::string>()).second) << zone;
  EXPECT_FALSE(zones.contains("0nowhere"));
}

TEST_F(ProtocolSession, WorkThatRunsOutIsAnAnswer) {
  SessionLimits limits;
  limits.work.steps = 2;
  Session poor(shipped_cards(), limits);
  const Request answers =
      ok(poor, {{"call", "judge"}, {"scenario", mine_with("  - quest: Sleepy - Sluggish Knight\n")}});
  ASSERT_EQ(answers["answers"].size(), 1u);
  EXPECT_EQ(answers["answers"][0]["kind"], "stopped");
  EXPECT_EQ(answers["answers"][0]["held"], false);
}

// cancel() stops the call that is under way, and no later one.
TEST_F(ProtocolSession, ACallCanBeCancelled) {
  std::atomic<bool> done = false;
  std::thread stopper([&] {
    while (!done) session_.cancel();
  });
  const Request reply =
      reply_to(session_, Request{{"call", "outcomes"},
                                 {"scenario", mine_with("  - move: Sleepy - Sluggish Knight\n"
                                                        "    to: Seven Dwarfs' Mine - Secure Fortress\n")}}
                             .dump());
  done = true;
  stopper.join();
  // Either it was stopped, or it was through before the flag was looked at.
  EXPECT_TRUE(reply.contains("ok") || reply.contains("error"));
  const Request answers = ok(session_, {{"call", "judge"}, {"scenario", kMine}});
  ASSERT_EQ(answers["answers"].size(), 1u);
  EXPECT_EQ(answers["answers"][0]["kind"], "happens");
}

// A choice that was stopped is taken back: the table is as before, and goes on.
TEST_F(ProtocolSession, AChoiceCanBeCancelled) {
  const std::uint64_t table = open();
  const Request before = ok(session_, {{"call", "game.moment"}, {"table", table}});
  const std::string move = option(before, "move Sleepy");
  std::atomic<bool> done = false;
  std::thread stopper([&] {
    while (!done) session_.cancel();
  });
  int stopped = 0;
  for (int i = 0; i < 20000 && stopped < 3; ++i) {
    const Request reply =
        reply_to(session_, Request{{"call", "game.act"}, {"table", table}, {"option", move}}.dump());
    if (reply.contains("ok")) {
      (void)reply_to(session_, Request{{"call", "game.undo"}, {"table", table}}.dump());
    } else {
      EXPECT_EQ(reply["error"]["what"], "The call was stopped. Nothing has changed.");
      ++stopped;
    }
  }
  done = true;
  stopper.join();
  EXPECT_GT(stopped, 0);
  const Request after = ok(session_, {{"call", "game.moment"}, {"table", table}});
  EXPECT_EQ(after["hash"], before["hash"]);
  EXPECT_EQ(after["actions"], before["actions"]);
  EXPECT_TRUE(ok(session_, {{"call", "game.act"}, {"table", table}, {"option", move}})["over"].is_null());
}

// The judge can tell cards apart that look the same to a player.
TEST_F(ProtocolSession, TheJudgeIsOfferedEveryOption) {
  const std::string text =
      "title: t\ngame: lorcana\nrules: lorcana-2.1\nplayers:\n"
      "  Ana: {ink: 2, play: [\"Seven Dwarfs' Mine - Secure Fortress\", Sleepy - Sluggish Knight]}\n"
      "  Bruno: {play: [Beast - Selfless Protector, Beast - Selfless Protector]}\nturn: Ana\nsteps: []\n";
  const std::uint64_t table = ok(session_, {{"call", "game.new"}, {"scenario", text}})["table"];
  const auto act = [&](const std::string& begins, const Request& viewer) {
    const Request now = ok(session_, {{"call", "game.moment"}, {"table", table}, {"viewer", viewer}});
    return ok(session_,
              {{"call", "game.act"}, {"table", table}, {"option", option(now, begins)}, {"viewer", viewer}});
  };
  (void)act("move", "judge");
  const Request judge = act("yes", "judge");
  const Request ana = ok(session_, {{"call", "game.moment"}, {"table", table}, {"viewer", 0}});
  EXPECT_EQ(judge["question"]["kind"], "cards");
  EXPECT_EQ(judge["question"]["options"].size(), 3u);
  EXPECT_EQ(ana["question"]["options"].size(), 2u);
  EXPECT_EQ(judge["question"]["options"][1]["alike"], 2);
  EXPECT_EQ(judge["question"]["options"][2]["alike"], 2);
  EXPECT_EQ(judge["question"]["ability"], "MOUNTAIN DEFENSE");
  for (const Request& card : judge["cards"])
    EXPECT_EQ(card["id"] == judge["question"]["from"],
              card["name"] == "Seven Dwarfs' Mine - Secure Fortress");
}

TEST_F(ProtocolSession, TheLanguageOfAMomentIsTheOneItSpeaks) {
  const std::uint64_t table = open();
  const auto moment = [&](const char* language) {
    return ok(session_, {{"call", "game.moment"}, {"table", table}, {"language", language}});
  };
  EXPECT_EQ(moment("ja")["language"], "en");
  EXPECT_EQ(moment("ja")["fell_back"], true);
  EXPECT_EQ(moment("es")["language"], "es");
  EXPECT_EQ(moment("es")["fell_back"], false);
  EXPECT_EQ(ok(session_,
               {{"call", "card"}, {"card", "Beast - Selfless Protector"}, {"language", "ja"}})["language"],
            "en");
}

TEST_F(ProtocolSession, ANewGameHasTeamsAndVariants) {
  std::vector<std::string> deck;
  for (const std::string& name : shipped_cards()[0].playable())
    if (deck.size() < 60) deck.push_back(name);
  const Request decks(std::vector<std::vector<std::string>>(4, deck));
  const Request opened =
      ok(session_,
         {{"call", "game.new"}, {"decks", decks}, {"teams", {{0, 2}, {1, 3}}}, {"variant", "pack-rush"}});
  EXPECT_EQ(opened["moment"]["players"].size(), 4u);
  EXPECT_EQ(refused(session_, {{"call", "game.new"}, {"decks", decks}, {"teams", {{0, 2}, {1, 1}}}}),
            "Seat 1 is in two teams.");
  EXPECT_EQ(refused(session_, {{"call", "game.new"}, {"decks", decks}, {"teams", {0, 1}}}),
            "\"teams\" must be a list of lists of seats.");
  EXPECT_EQ(refused(session_, {{"call", "game.new"}, {"scenario", kMine}, {"variant", "pack-rush"}}),
            "\"scenario\" and \"variant\" cannot be given together.");
}

// What only the judge may know of a moment is not sent to players.
TEST_F(ProtocolSession, WhatIsAssumedAndOpenIsToldToTheJudge) {
  const std::uint64_t table = open();
  EXPECT_EQ(ok(session_, {{"call", "game.moment"}, {"table", table}})["assumed"].size(), 2u);
  EXPECT_TRUE(ok(session_, {{"call", "game.moment"}, {"table", table}, {"viewer", 0}})["assumed"].empty());
}

}  // namespace
}  // namespace kawari::protocol
