// `kawari rule`: pages of the rulebook in each language, messages for unknown numbers, and JSON.
#include "pages/rule_page.h"
#include "explain/game_words.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "game/games.h"

namespace kawari {
namespace {

const Edition* edition(std::string_view id) { return all_games().edition_named(id); }

std::vector<ScenarioCitations> scenarios() {
  return {
      {"own", "Written for it", "scenarios/own.yaml", "lorcana-2.1", {"6.5.8"}, {"6.5.1", "6.5.8"}},
      {"old", "By the older rules", "scenarios/old.yaml", "lorcana-1", {}, {"7.7.8"}},
      {"other", "About something else", "scenarios/other.yaml", "lorcana-2.1", {"6.5.1"}, {"6.5.1"}},
      {"numbers", "6.5.8 is another rule there", "scenarios/n.yaml", "duel-masters-1.50", {"6.5.8"}, {}},
  };
}

RuleAnswer ask(const std::string& number, const Edition* by = nullptr, Language language = Language::en) {
  static const std::vector<ScenarioCitations> kScenarios = scenarios();
  return find_rule(all_games(), {number, by, language}, kScenarios);
}

TEST(RulePage, SaysWhatItIsAndWasAndWhoShowsIt) {
  const RuleAnswer answer = ask(" 6.5.8. ");
  ASSERT_EQ(answer.pages.size(), 1u);
  const RulePage& page = answer.pages[0];
  EXPECT_EQ(page.edition->id, "lorcana-2.1");
  EXPECT_EQ(page.number, "6.5.8");
  ASSERT_EQ(page.says.size(), 1u);
  EXPECT_TRUE(page.cited);
  ASSERT_EQ(page.elsewhere.size(), 3u);
  EXPECT_EQ(page.elsewhere[0].edition->id, "lorcana-1");
  EXPECT_EQ(page.elsewhere[0].numbers, std::vector<std::string>{"7.7.8"});
  ASSERT_EQ(page.shown.size(), 2u);
  EXPECT_EQ(page.shown[0].scenario->id, "own");
  EXPECT_TRUE(page.shown[0].written_for_it);
  EXPECT_EQ(page.shown[1].scenario->id, "old");  // under its number in that edition
  EXPECT_FALSE(page.shown[1].written_for_it);
  const std::string text = print_pages(answer, Language::en);
  EXPECT_TRUE(text.starts_with("LOR-2.1 6.5.8  (lorcana-2.1)\n  " + page.says[0] + "\n")) << text;
  EXPECT_NE(text.find("LOR-1  7.7.8\n"), std::string::npos) << text;
  EXPECT_NE(text.find("Scenarios written for it\n  own: Written for it\n      scenarios/own.yaml\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("scenarios/old.yaml  (lorcana-1)\n"), std::string::npos) << text;
}

TEST(RulePage, TheRulesBeneath) {
  const RuleAnswer answer = ask("6.5");
  ASSERT_EQ(answer.pages.size(), 1u);
  ASSERT_FALSE(answer.pages[0].beneath.empty());
  EXPECT_EQ(answer.pages[0].beneath[0].number, "6.5.1");
  EXPECT_FALSE(answer.pages[0].beneath[0].says.empty());
  const RuleAnswer section = ask("609");
  ASSERT_EQ(section.pages.size(), 1u);
  EXPECT_EQ(section.pages[0].edition->id, "duel-masters-1.50");
  EXPECT_EQ(section.pages[0].beneath[0].number, "609.1");
}

TEST(RulePage, AWordingOfItsOwnInAnotherEdition) {
  const RuleAnswer answer = ask("8.8.1");
  ASSERT_EQ(answer.pages.size(), 1u);
  EXPECT_EQ(answer.pages[0].elsewhere[0].numbers, std::vector<std::string>{"10.6.1"});
  ASSERT_EQ(answer.pages[0].elsewhere[0].says.size(), 1u);
  EXPECT_NE(answer.pages[0].elsewhere[0].says[0], answer.pages[0].says[0]);
  EXPECT_TRUE(answer.pages[0].elsewhere[1].says.empty());
}

TEST(RulePage, ANumberThatOtherDocumentsGiveToAnotherRule) {
  const RuleAnswer answer = ask("7.7.7", edition("lorcana-1"), Language::es);
  ASSERT_EQ(answer.pages.size(), 1u);
  ASSERT_EQ(answer.pages[0].other_documents.size(), 1u);
  const RulePage::Beneath& other = answer.pages[0].other_documents[0];
  EXPECT_EQ(other.number, "7.7.9");
  ASSERT_FALSE(other.says.empty());
  const std::string text = print_pages(answer, Language::es);
  EXPECT_NE(text.find("  En algunos documentos este es el número de la 7.7.9: " + other.says[0] + "\n"),
            std::string::npos)
      << text;
  const auto json = nlohmann::json::parse(pages_json(answer));
  EXPECT_EQ(json["rules"][0]["other_documents"][0]["number"], "7.7.9");
  // It is no number of the other editions, and other rules have one number.
  EXPECT_TRUE(ask("7.7.8", edition("lorcana-1")).pages[0].other_documents.empty());
  EXPECT_TRUE(ask("6.5.7", edition("lorcana-2.0")).pages[0].other_documents.empty());
}

TEST(RulePage, ANumberThatOnlyOtherDocumentsHave) {
  const RuleAnswer answer = ask("110.2.2", edition("lorcana-1"));
  EXPECT_TRUE(answer.pages.empty());
  EXPECT_TRUE(answer.problem.starts_with(
      "LOR-1 has no rule 110.2.2. In some documents this is the number of 1.6.2: "))
      << answer.problem;
}

TEST(RulePage, WhereTheNumberIsNotThere) {
  RuleAnswer answer = ask("7.7.8");  // a number of 1.x only
  ASSERT_EQ(answer.pages.size(), 1u);
  EXPECT_EQ(answer.pages[0].edition->id, "lorcana-1");
  EXPECT_EQ(answer.note, "LOR-2.1 has no rule 7.7.8; this is the one of LOR-1.");
  answer = ask("7.7.8", edition("lorcana-2.1"));
  EXPECT_TRUE(answer.pages.empty());
  EXPECT_NE(answer.problem.find("LOR-2.1 has no rule 7.7.8. It is a number of lorcana-1."), std::string::npos)
      << answer.problem;
  EXPECT_NE(answer.problem.find("The nearest: LOR-2.1 7.7"), std::string::npos) << answer.problem;
  answer = ask("6.5.8", edition("duel-masters-1.50"));
  EXPECT_TRUE(answer.pages.empty());
  EXPECT_NE(answer.problem.find("lorcana-2.1"), std::string::npos) << answer.problem;
  answer = ask("77.7.7");
  EXPECT_TRUE(answer.pages.empty());
  EXPECT_NE(answer.problem.find("LOR-2.1 has no rule 77.7.7. The nearest: LOR-2.1 "), std::string::npos)
      << answer.problem;
  EXPECT_NE(answer.problem.find("The nearest: DM-1.50 "), std::string::npos) << answer.problem;
  for (const char* other : {"bodyguard", "", "6..5", "\xFF\xFE"}) {
    answer = ask(other);
    EXPECT_TRUE(answer.pages.empty()) << other;
    EXPECT_NE(answer.problem.find("--find"), std::string::npos) << answer.problem;
  }
}

TEST(RulePage, EveryLanguageOfTheGame) {
  const RuleAnswer spanish = ask("6.5.8", nullptr, Language::es);
  ASSERT_EQ(spanish.pages.size(), 1u);
  EXPECT_NE(spanish.pages[0].says, ask("6.5.8").pages[0].says);
  EXPECT_NE(print_pages(spanish, Language::es).find("En otras ediciones"), std::string::npos);
  const RuleAnswer japanese = ask("609.8", nullptr, Language::ja);
  ASSERT_EQ(japanese.pages.size(), 1u);
  const std::string text = print_pages(japanese, Language::ja);
  EXPECT_NE(text.find("ほかの版での番号"), std::string::npos) << text;
  for (const char* english : {"In other", "Beneath", "engine", "cenario", "number"})
    EXPECT_EQ(text.find(english), std::string::npos) << text;
  for (const Edition* by : {edition("lorcana-2.1"), static_cast<const Edition*>(nullptr)}) {
    const RuleAnswer none = ask("6.5.8", by, Language::ja);
    EXPECT_TRUE(none.pages.empty());
    EXPECT_EQ(none.problem, "lorcanaのルールは日本語では用意されていません。使える言語：en, es。");
  }
}

// An edition calls some things otherwise, and people call others otherwise than the rules.
TEST(RulePage, WordsOfAnEditionAndOfPlayers) {
  const auto says = [&](const char* number, const char* by) {
    const RuleAnswer answer = ask(number, edition(by), Language::es);
    return answer.pages.empty() ? std::string() : print_pages(answer, Language::es);
  };
  EXPECT_NE(says("4.3.7.4", "lorcana-1").find("El personaje se mueve a la ubicación."), std::string::npos);
  EXPECT_NE(says("4.7.4", "lorcana-2.1").find("El personaje se mueve a la localización."), std::string::npos);
  EXPECT_NE(says("6.4", "lorcana-1").find("Los ítems: "), std::string::npos);
  for (const char* by : {"lorcana-1", "lorcana-2.1"})
    for (const char* words :
         {"questear", "misión", "listo", "preparado", "inkwell", "pozo de tinta", "ubicación", "localización",
          "ítem", "objeto", "Shift", "Cambio", "Challenger", "Imprudente", "condición secundaria",
          "información oculta", "apila", "parcialmente", "oponente"})
      EXPECT_FALSE(find_words(all_games(), words, edition(by), Language::es).empty()) << words << ", " << by;
}

TEST(RulePage, FindsWords) {
  const auto found = find_words(all_games(), "bodyguard", nullptr, Language::en);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].edition->id, "lorcana-2.1");
  const std::string text = print_found(found, "bodyguard", Language::en);
  EXPECT_NE(text.find("\n  8.3.2  "), std::string::npos) << text;
  EXPECT_TRUE(find_words(all_games(), "bodyguard", edition("duel-masters-1.50"), Language::en).empty());
  EXPECT_FALSE(find_words(all_games(), "guardaespaldas", nullptr, Language::es).empty());
  const auto japanese = find_words(all_games(), "置換効果", nullptr, Language::ja);
  ASSERT_EQ(japanese.size(), 1u);
  EXPECT_EQ(japanese[0].game->rules->id, "duel-masters");
  EXPECT_EQ(print_found({}, "zzz", Language::en), "No rule has “zzz” in its wording.\n");
}

TEST(RulePage, ForPrograms) {
  const auto json = nlohmann::json::parse(pages_json(ask("6.5.8")));
  EXPECT_EQ(json["version"], 1);
  const auto& rule = json["rules"][0];
  EXPECT_EQ(rule["number"], "6.5.8");
  EXPECT_EQ(rule["label"], "LOR-2.1");
  EXPECT_EQ(rule["cited"], true);
  EXPECT_EQ(rule["elsewhere"][0]["numbers"][0], "7.7.8");
  EXPECT_EQ(rule["scenarios"][0]["written_for_it"], true);
  const auto found = nlohmann::json::parse(
      found_json(find_words(all_games(), "bodyguard", nullptr, Language::en), Language::en));
  EXPECT_EQ(found["rules"][0]["edition"], "lorcana-2.1");
}

// Every number of every edition has a page in every language of its game, without empty parts.
TEST(RulePage, EveryNumberHasAPage) {
  for (const Game& game : all_games().all) {
    for (const Edition& by : game.rules->editions) {
      for (const std::string& number : Rulebook(*game.rules).numbers(by)) {
        for (const Language language : {Language::en, Language::es, Language::ja}) {
          const RuleAnswer answer = ask(number, &by, language);
          if (game.rules->id == "lorcana" && language == Language::ja) continue;
          ASSERT_EQ(answer.pages.size(), 1u) << by.id << " " << number;
          EXPECT_FALSE(answer.pages[0].says.empty()) << by.id << " " << number;
          EXPECT_FALSE(print_pages(answer, language).empty());
        }
      }
    }
  }
}

// A search in a language that a game does not speak says that it has left the game out.
TEST(RulePage, ASearchSaysWhatItLeavesOut) {
  const auto left_out = [](const char* edition, Language language) {
    return not_searched(all_games(), edition == nullptr ? nullptr : all_games().edition_named(edition),
                        language);
  };
  EXPECT_TRUE(left_out(nullptr, Language::es).empty());
  ASSERT_EQ(left_out(nullptr, Language::ja).size(), 1u);
  EXPECT_EQ(left_out(nullptr, Language::ja)[0].rfind("lorcana", 0), 0u);
  EXPECT_EQ(left_out("lorcana-2.1", Language::ja).size(), 1u);
  EXPECT_TRUE(left_out("duel-masters-1.50", Language::ja).empty());
}

// Every rule of a game is there in every language that the game speaks; otherwise it is told in English, and
// says so.
TEST(RulePage, RulesAreThereInTheLanguagesOfTheirGame) {
  for (const Game& game : all_games().all)
    for (const Language language : {Language::en, Language::es, Language::ja})
      for (const RuleEntry& entry : game.rules->rule_index) {
        if (speaks(*game.rules->words, language)) {
          EXPECT_EQ(said_in(entry, language), language) << entry.en;
        }
        const bool english = says(entry, language) == std::string_view(entry.en);
        EXPECT_EQ(english, said_in(entry, language) == Language::en) << entry.en;
      }
}

}  // namespace
}  // namespace kawari
