// What a moment holds besides the table: the open question, what an option leads to, the answer so far,
// abilities; positions and lines that a page edits; rules with their language and examples.
#include <algorithm>

#include "tests/protocol/talking.h"

namespace kawari::protocol {
namespace {

using Request = nlohmann::json;

// As kMine, with what is in play first: the Mine is card 1, Sleepy 2; Flounder is the first of Bruno's cards,
// behind Ana's hand, her ink and her deck of 20.
const std::string kBoard =
    "title: t\n"
    "game: lorcana\n"
    "rules: lorcana-2.1\n"
    "players:\n"
    "  Ana: {play: [Seven Dwarfs' Mine - Secure Fortress, Sleepy - Sluggish Knight], hand: [Vanilla 1/2], "
    "ink: 5}\n"
    "  Bruno: {play: [Flounder - Voice of Reason, Beast - Selfless Protector], hand: [Vanilla 3/3]}\n"
    "turn: Ana\n"
    "steps: []\n";

class ProtocolPage : public testing::Test {
 protected:
  Session session_{shipped_cards(), {}, *v1::Examples::shipped(KAWARI_SOURCE_DIR)};

  Request open(const std::string& scenario, const Request& more = Request::object()) {
    Request request{{"call", "game.new"}, {"scenario", scenario}};
    request.update(more);
    return ok(session_, request);
  }
  Request act(const Request& table, const std::string& option, const Request& more = Request::object()) {
    Request request{{"call", "game.act"}, {"table", table}, {"option", option}};
    request.update(more);
    return ok(session_, request);
  }
  static Request card_named(const Request& moment, const std::string& name) {
    for (const Request& card : moment["cards"])
      if (card["name"] == name) return card;
    ADD_FAILURE() << "no " << name;
    return {};
  }
};

TEST_F(ProtocolPage, AQuestionHasAnIdThatSaysWhatIsAsked) {
  const Request table = open(kBoard)["table"];
  const Request asked = act(table, "move:2>1");
  EXPECT_EQ(asked["question"]["id"], "yes-or-no:mountain-defense@1>player:0");
  EXPECT_EQ(asked["question"]["ordered"], false);
  const Request next = act(table, "yes");
  ASSERT_FALSE(next["question"].is_null());
  EXPECT_NE(next["question"]["id"], asked["question"]["id"]);
  // The other player reads the same question under numbers of the player's own.
  const Request other = ok(session_, {{"call", "game.moment"}, {"table", table}, {"viewer", 1}});
  EXPECT_EQ(other["question"]["kind"], next["question"]["kind"]);
}

TEST_F(ProtocolPage, WhereTheOrderCountsAQuestionIsOrdered) {
  const Request opened = open(
      "{title: t, game: lorcana, players: {Ana: {hand: [Sorter], ink: 1, deck: [Vanilla 1/1, Vanilla 2/2, "
      "Vanilla 3/3]}, "
      "Bruno: {}}, turn: Ana, cards: [{name: Sorter, type: action, cost: 1, ink: amber, text: \"Look at the "
      "top 3 cards of "
      "your deck. Put them back in any order.\"}], steps: []}");
  Request moment;
  for (const Request& action : opened["moment"]["actions"])
    if (action["kind"] == "play") moment = act(opened["table"], action["id"]);
  ASSERT_TRUE(moment["question"].is_object()) << opened;
  EXPECT_EQ(moment["question"]["kind"], "order");
  EXPECT_EQ(moment["question"]["ordered"], true);
  // The next pick belongs to the same question.
  const Request next = act(opened["table"], moment["question"]["options"][1]["id"]);
  ASSERT_TRUE(next["question"].is_object());
  EXPECT_EQ(next["question"]["id"], moment["question"]["id"]);
}

TEST_F(ProtocolPage, TheJudgeIsToldWhatAnOptionLeadsTo) {
  const Request table = open(kBoard)["table"];
  const Request silent = act(table, "move:2>1");
  for (const Request& option : silent["question"]["options"]) EXPECT_TRUE(option["leads_to"].is_null());
  const Request told =
      ok(session_, {{"call", "game.moment"}, {"table", table}, {"leads_to", true}, {"language", "es"}});
  std::vector<std::string> outcomes;
  for (const Request& option : told["question"]["options"]) {
    ASSERT_FALSE(option["leads_to"].is_null()) << option;
    outcomes.push_back(words(option["leads_to"]));
  }
  // It is what the moment after the option says.
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const Request copy = ok(session_, {{"call", "game.copy"}, {"table", table}})["table"];
    const std::string id = told["question"]["options"][i]["id"];
    EXPECT_EQ(words(act(copy, id, {{"language", "es"}})["outcome"]), outcomes[i]) << id;
  }
  // A player could learn hidden things from it.
  const Request player =
      ok(session_, {{"call", "game.moment"}, {"table", table}, {"leads_to", true}, {"viewer", 0}});
  for (const Request& option : player["question"]["options"]) EXPECT_TRUE(option["leads_to"].is_null());
  // Looking has changed nothing.
  EXPECT_EQ(ok(session_, {{"call", "game.moment"}, {"table", table}})["hash"], silent["hash"]);
}

TEST_F(ProtocolPage, TheAnswerSoFarIsInTheMoment) {
  const Request opened = open(kBoard);
  EXPECT_TRUE(opened["moment"]["answer"].is_null());
  const Request table = opened["table"];
  EXPECT_EQ(act(table, "move:2>1")["answer"]["kind"], "depends");
  Request moment = act(table, "yes");
  while (!moment["question"].is_null()) {
    EXPECT_EQ(moment["answer"]["kind"], "depends");
    // Flounder is chosen, and Beast shields it.
    const Request& options = moment["question"]["options"];
    const auto chosen = std::find_if(options.begin(), options.end(), [](const Request& one) {
      return words(one["label"]).find("Flounder") != std::string::npos;
    });
    moment = act(table, chosen == options.end() ? options[0]["id"] : (*chosen)["id"]);
  }
  const Request& answer = moment["answer"];
  EXPECT_EQ(answer["kind"], "happens");
  EXPECT_EQ(answer["outcome"], moment["outcome"]);
  EXPECT_EQ(answer["because"], moment["because"]);
  EXPECT_FALSE(answer["rules"].empty());
  const Request beast = card_named(moment, "Beast - Selfless Protector");
  EXPECT_NE(std::find(answer["cards"].begin(), answer["cards"].end(), beast["id"]), answer["cards"].end());
}

TEST_F(ProtocolPage, AFaceHasItsAbilitiesInTheLanguage) {
  for (const char* language : {"en", "es"}) {
    const Request moment = open(kBoard, {{"language", language}})["moment"];
    const auto mine = std::find_if(moment["faces"].begin(), moment["faces"].end(),
                                   [](const Request& face) { return face["name"] == "Seven Dwarfs' Mine"; });
    ASSERT_NE(mine, moment["faces"].end());
    EXPECT_EQ((*mine)["language"], language);
    ASSERT_EQ((*mine)["abilities"].size(), 1u);
    const Request& ability = (*mine)["abilities"][0];
    EXPECT_EQ(ability["id"], "mountain-defense");
    EXPECT_EQ(ability["name"], "MOUNTAIN DEFENSE");
    EXPECT_EQ(ability["kind"], "triggered");
    EXPECT_TRUE(ability["keyword"].is_null());
    const Request card = ok(session_, {{"call", "card"}, {"card", (*mine)["id"]}, {"language", language}});
    EXPECT_EQ(card["abilities"], (*mine)["abilities"]);
    EXPECT_EQ(card["texts"][0], "MOUNTAIN DEFENSE " + ability["text"].get<std::string>());
  }
}

TEST_F(ProtocolPage, AnAbilitySaysWhetherItIsActive) {
  const std::string with_condition =
      "{title: t, game: lorcana, players: {Ana: {play: [Guard, Vanilla 1/1], hand: [Guard]}, Bruno: {}}, "
      "turn: Ana, "
      "cards: [{name: Guard, type: character, cost: 2, ink: steel, strength: 1, willpower: 3, lore: 1, text: "
      "\"Rush\\nWhile you have 2 or more other characters in play, this character gets +2 {S}.\"}], steps: "
      "[]}";
  const Request moment = open(with_condition)["moment"];
  const Request guard = card_named(moment, "Guard");
  ASSERT_EQ(guard["abilities"].size(), 2u) << guard;
  EXPECT_EQ(guard["abilities"][0]["id"], "rush");
  EXPECT_EQ(guard["abilities"][0]["active"], true);
  EXPECT_EQ(guard["abilities"][1]["active"], false) << "there is only one other character";
  for (const Request& card : moment["cards"])
    if (card["name"] == "Guard" && card["id"] != guard["id"]) {
      EXPECT_TRUE(card["abilities"].empty()) << "in hand";
    }
}

TEST_F(ProtocolPage, AnActionThatIsNotAllowedIsRefusedWithItsRules) {
  const Request table = open(kBoard)["table"];
  const Request reply = reply_to(
      session_,
      Request{{"call", "game.act"}, {"table", table}, {"option", "challenge:2>29"}, {"language", "es"}}
          .dump());
  ASSERT_TRUE(reply.contains("error"));
  const Request& refusal = reply["error"]["refusal"];
  ASSERT_TRUE(refusal.is_object()) << reply;
  EXPECT_EQ(refusal["kind"], "challenge");
  EXPECT_EQ(refusal["card"], 2);
  EXPECT_FALSE(words(refusal["reason"]).empty());
  EXPECT_FALSE(refusal["rules"].empty());
  // It is the one of the list.
  const Request all =
      ok(session_, {{"call", "game.refusals"}, {"table", table}, {"card", 2}, {"language", "es"}});
  EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Request& one) {
    return one["kind"] == "challenge" && one["reason"] == refusal["reason"];
  })) << all;
  for (const char* option : {"yes", "nothing", "challenge", "challenge:", "challenge:99", "challenge:2>99",
                             "move:2/x>1", "challenge:2>player:9", "card:1", ":", ">", "quest:2~2"}) {
    const Request other =
        reply_to(session_, Request{{"call", "game.act"}, {"table", table}, {"option", option}}.dump());
    ASSERT_TRUE(other.contains("error")) << option;
    EXPECT_FALSE(other["error"].contains("refusal")) << option;
  }
  // A card that the player does not see has no reason.
  const Request hand = ok(session_, {{"call", "game.moment"}, {"table", table}, {"viewer", 0}});
  for (const Request& card : hand["cards"])
    if (card["name"].is_null()) {
      const Request hidden =
          reply_to(session_, Request{{"call", "game.act"},
                                     {"table", table},
                                     {"viewer", 0},
                                     {"option", "quest:" + std::to_string(card["id"].get<int>())}}
                                 .dump());
      EXPECT_FALSE(hidden["error"].contains("refusal"));
    }
}

TEST_F(ProtocolPage, ALineIsTakenAsFarAsItGoes) {
  const Request played = open(kBoard, {{"choices", {"move:2>1", "no", "pass"}}});
  ASSERT_EQ(played["choices"].size(), 3u);
  for (const Request& one : played["choices"]) {
    EXPECT_EQ(one["taken"], true) << one;
    EXPECT_TRUE(one["error"].is_null());
  }
  // The same line without the move: the answer has no question, and the rest goes on.
  const Request edited = open(kBoard, {{"choices", {"challenge:2>29", "no", "pass"}}, {"language", "es"}});
  EXPECT_EQ(edited["choices"][0]["taken"], false);
  EXPECT_FALSE(edited["choices"][0]["error"]["refusal"]["rules"].empty());
  EXPECT_EQ(edited["choices"][1]["taken"], false);
  EXPECT_EQ(edited["choices"][1]["error"]["what"], "\"no\" cannot be done now.");
  EXPECT_EQ(edited["choices"][2]["taken"], true);
  EXPECT_EQ(refused(session_, {{"call", "game.new"}, {"scenario", kBoard}, {"choices", "pass"}}),
            "\"choices\" must be a list of texts.");
  EXPECT_NE(refused(session_, {{"call", "game.new"},
                               {"scenario", kBoard},
                               {"choices", std::vector<std::string>(10'001, "pass")}})
                .find("at most 10000"),
            std::string::npos);
}

TEST_F(ProtocolPage, AScenarioIsReadAsJsonWithWhatItLacks) {
  const std::string text = kBoard;
  const Request read = ok(session_, {{"call", "scenario.read"}, {"scenario", text}});
  EXPECT_TRUE(read["missing"].empty()) << read;
  EXPECT_TRUE(read["errors"].empty()) << read;
  const std::string json = read["scenario"];
  EXPECT_LT(json.find("\"Ana\""), json.find("\"Bruno\"")) << "turn order";
  EXPECT_EQ(open(json)["moment"]["hash"], open(text)["moment"]["hash"]);
  // Numbers, and names that look like numbers.
  const Request odd =
      ok(session_, {{"call", "scenario.read"},
                    {"scenario", "{title: \"7\", game: lorcana, players: {Ana: {lore: 3}, Bruno: {}}}"}});
  const Request inside = Request::parse(odd["scenario"].get<std::string>());
  EXPECT_EQ(inside["title"], "7");
  EXPECT_EQ(inside["players"]["Ana"]["lore"], 3);
  const Request lacking =
      ok(session_,
         {{"call", "scenario.read"},
          {"scenario",
           "{title: t, game: lorcana, cards: [{name: Odd, type: character, cost: 1, ink: ruby, strength: 1, "
           "willpower: 1, lore: 1, text: Glorp.}], players: {Ana: {play: [Nobody, {Nobody: {damage: 1}}, "
           "{Vanilla 2/2: {under: [No One]}}, Odd]}, Bruno: {}}, steps: []}"}});
  EXPECT_EQ(lacking["missing"], Request({"Nobody", "No One"})) << lacking;
  EXPECT_EQ(lacking["refused"], Request({"Odd"})) << lacking;
  EXPECT_FALSE(refused(session_, {{"call", "scenario.read"}, {"scenario", "{{{"}}).empty());
  EXPECT_FALSE(refused(session_, {{"call", "scenario.read"}, {"scenario", ""}}).empty());
}

// docs/protocol.md: at the beginning a zone has its cards in the order of the scenario's list.
TEST_F(ProtocolPage, CardsAreFoundByTheirPlaceInTheScenario) {
  const Request moment = open(
      "{title: t, game: lorcana, players: {Ana: {hand: [Vanilla 1/1, 2, Vanilla 2/2], play: [Vanilla 3/3, "
      "Vanilla "
      "4/4], deck: [Vanilla 5/5, 3, Vanilla 6/6], discard: [Vanilla 7/7, Vanilla 8/8]}, Bruno: {play: "
      "[Vanilla "
      "1/1]}}, turn: Ana, steps: []}")["moment"];
  const auto names = [&](const char* key) {
    std::vector<std::string> out;
    for (const Request& zone : moment["zones"])
      if (zone["player"] == 0 && zone["key"] == key)
        for (const Request& number : zone["cards"])
          for (const Request& card : moment["cards"])
            if (card["id"] == number) out.push_back(card["name"]);
    return out;
  };
  using List = std::vector<std::string>;
  EXPECT_EQ(names("hand"), (List{"Vanilla 1/1", "Blank", "Blank", "Vanilla 2/2"}));
  EXPECT_EQ(names("play"), (List{"Vanilla 3/3", "Vanilla 4/4"}));
  EXPECT_EQ(names("deck"), (List{"Vanilla 5/5", "Blank", "Blank", "Blank", "Vanilla 6/6"}));
  EXPECT_EQ(names("discard"), (List{"Vanilla 7/7", "Vanilla 8/8"}));
}

TEST_F(ProtocolPage, AShortSavedGameGoesOn) {
  const Request table = open(kBoard, {{"choices", {"move:2>1"}}})["table"];
  const std::string whole = ok(session_, {{"call", "game.save"}, {"table", table}})["saved"];
  const std::string brief = ok(session_, {{"call", "game.save"}, {"table", table}, {"short", true}})["saved"];
  EXPECT_LT(brief.size(), whole.size());
  EXPECT_EQ(brief.find('\n'), std::string::npos);
  const Request again = ok(session_, {{"call", "game.new"}, {"saved", brief}});
  EXPECT_EQ(again["moment"]["hash"], ok(session_, {{"call", "game.moment"}, {"table", table}})["hash"]);
  // Other cards are refused.
  Session other(shipped_cards());
  (void)ok(other,
           {{"call", "cards.load"},
            {"text",
             "- {name: Sleepy, version: Sluggish Knight, type: character, cost: 2, ink: amber, strength: "
             "3, willpower: 3, lore: 1}\n"}});
  EXPECT_NE(refused(other, {{"call", "game.new"}, {"saved", brief}}).find("another text"), std::string::npos);
  EXPECT_FALSE(
      refused(session_, {{"call", "game.new"}, {"saved", brief.substr(0, brief.size() / 2)}}).empty());
}

TEST_F(ProtocolPage, ARuleSaysInWhichLanguageItIs) {
  const auto rule = [&](const char* game, const char* number, const char* language) {
    return ok(session_,
              {{"call", "rule"}, {"game", game}, {"number", number}, {"language", language}})["rule"];
  };
  EXPECT_EQ(rule("lorcana", "6.5.4", "es")["language"], "es");
  EXPECT_EQ(rule("duel-masters", "609.1", "ja")["language"], "ja");
  // Lorcana does not speak Japanese.
  EXPECT_EQ(rule("lorcana", "6.5.4", "ja")["language"], "en");
  EXPECT_EQ(rule("lorcana", "6.5.4", "ja")["says"], rule("lorcana", "6.5.4", "en")["says"]);
  for (const char* game : {"lorcana", "duel-masters"})
    for (const char* language : {"en", "es", "ja"}) {
      const Request found = ok(
          session_,
          {{"call", "rules.find"}, {"game", game}, {"words", "1"}, {"language", language}, {"limit", 1000}});
      for (const Request& one : found)
        EXPECT_EQ(one["language"],
                  std::string(game) == "lorcana" && std::string(language) == "ja" ? "en" : language)
            << one;
    }
}

TEST_F(ProtocolPage, ARuleHasExamplesThatCanBeJudged) {
  const Request page = ok(session_, {{"call", "rule"}, {"number", "6.5.7"}, {"edition", "lorcana-2.1"}});
  ASSERT_FALSE(page["examples"].empty());
  EXPECT_LE(page["examples"].size(), 8u);
  EXPECT_EQ(page["examples"][0]["written_for_it"], true);
  for (const Request& one : page["examples"]) {
    const std::string text = ok(session_, {{"call", "example"}, {"example", one["id"]}})["scenario"];
    const Request judged = ok(session_, {{"call", "judge"}, {"scenario", text}});
    ASSERT_EQ(judged["answers"].size(), 1u) << text;
    EXPECT_EQ(judged["answers"][0]["title"], one["title"]);
    EXPECT_EQ(judged["answers"][0]["held"], true) << text;
  }
  EXPECT_TRUE(ok(session_, {{"call", "rule"}, {"number", "6.5.7"}, {"examples", 0}})["examples"].empty());
  EXPECT_EQ(refused(session_, {{"call", "example"}, {"example", "nothing"}}),
            "There is no example \"nothing\".");
  Session without(shipped_cards());
  EXPECT_TRUE(ok(without, {{"call", "rule"}, {"number", "6.5.7"}})["examples"].empty());
}

TEST_F(ProtocolPage, AComparisonMarksEachEdition) {
  const Request compared =
      ok(session_, {{"call", "compare"},
                    {"scenario", mine_with("  - move: Sleepy - Sluggish Knight\n"
                                           "    to: Seven Dwarfs' Mine - Secure Fortress\n"
                                           "    choose: [yes, Flounder - Voice of Reason]\n")}});
  EXPECT_EQ(compared["editions"].back()["mark"], "same");
  for (const Request& parting : compared["partings"])
    EXPECT_EQ(parting["changes"].size(), parting["rules"].size());
}

TEST_F(ProtocolPage, TimeCanBeShort) {
  EXPECT_NE(
      refused(session_, {{"call", "outcomes"}, {"scenario", kBoard}, {"milliseconds", 30'000}}).find("20000"),
      std::string::npos);
  EXPECT_TRUE(
      ok(session_, {{"call", "outcomes"}, {"scenario", kBoard}, {"milliseconds", 10'000}})["complete"]);
}

}  // namespace
}  // namespace kawari::protocol
