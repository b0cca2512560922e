// Every outcome as people and programs read it.
#include "report/explore_report.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/explore/exploring.h"

namespace kawari::judging {
namespace {

const std::string kSteps =
    "  - resolve: \"You may deal 1 damage to chosen character of yours.\"\n    choose: [no]\n"
    "  - quest: Vanilla 2/2\n"
    "  - expect: {lore: {Ana: 1}}\n";

TEST(ExploreReport, OutcomesThenTheTreeThenTheChecks) {
  EXPECT_EQ(print_report(explore_one(with_steps(kSteps)), {}),
            "3 outcomes in 3 lines of play.\n"
            "  test: t  (lorcana-2.1)\n"
            "  One answer of the file was not used: every choice is tried.\n"
            "  In every outcome: Vanilla 2/2 is exerted and Ana has 1 lore.\n"
            "  Outcome 1 (one line): Vanilla 2/2 has 1 damage.\n"
            "  Outcome 2 (one line): Vanilla 3/3 has 1 damage.\n"
            "  Outcome 3 (one line): Nothing else changes.\n"
            "  Choices:\n"
            "    [1] Ana decides whether to do this: “you may deal 1 damage to chosen character of yours”\n"
            "      yes → [2] Ana chooses a character\n"
            "        Vanilla 2/2 → outcome 1\n"
            "        Vanilla 3/3 → outcome 2\n"
            "      no → outcome 3\n"
            "  Checks:\n"
            "    holds  lore: Ana: 1\n"
            "\n");
}

TEST(ExploreReport, NothingIsSaidOfAnswersWhereThereAreNone) {
  EXPECT_EQ(print_report(explore_one(with_steps("  - resolve: \"You may draw a card.\"\n")), {}),
            "2 outcomes in 2 lines of play.\n"
            "  test: t  (lorcana-2.1)\n"
            "  Outcome 1 (one line): Blank is in Ana's hand.\n"
            "  Outcome 2 (one line): Nothing changes.\n"
            "  Choices:\n"
            "    [1] Ana decides whether to do this: “you may draw a card”\n"
            "      yes → outcome 1\n"
            "      no → outcome 2\n"
            "\n");
}

// A choice that is left when the limit is reached is told, so that the others do not look like all there is.
TEST(ExploreReport, WhatTheLimitLeavesOutIsTold) {
  const auto choices = [](std::size_t limit) {
    ExploreOptions options;
    options.limit = limit;
    const std::string printed = print_report(explore_one(with_steps(kSteps), options), {});
    const std::size_t begin = printed.find("    [1]"), end = printed.find("  Checks:");
    return begin < end ? printed.substr(begin, end - begin) : printed;
  };
  EXPECT_EQ(choices(1),
            "    [1] Ana decides whether to do this: “you may deal 1 damage to chosen character of yours”\n"
            "      yes or no → not explored\n");
  EXPECT_EQ(choices(2),
            "    [1] Ana decides whether to do this: “you may deal 1 damage to chosen character of yours”\n"
            "      yes → [2] Ana chooses a character\n"
            "        Vanilla 2/2 → outcome 1\n"
            "        Vanilla 3/3 → not explored\n"
            "      no → not explored\n");
}

TEST(ExploreReport, BriefHasNoTreeAndQuietOnlyFailures) {
  const ScenarioReport report = explore_one(with_steps(kSteps));
  Printing printing;
  printing.detail = Detail::brief;
  const std::string brief = print_report(report, printing);
  EXPECT_NE(brief.find("Outcome 3"), std::string::npos);
  EXPECT_EQ(brief.find("Choices"), std::string::npos);
  printing.detail = Detail::quiet;
  EXPECT_EQ(print_report(report, printing), "");
}

TEST(ExploreReport, ChoicesWithTheSameConsequencesShareALine) {
  const std::string printed = print_report(
      explore_one("title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 2/1, Vanilla 3/1]}\n"
                  "  Bruno: {hand: [Vanilla 1/1, Vanilla 1/2]}\nsteps:\n"
                  "  - resolve: \"You may deal 1 damage to chosen character.\"\n"
                  "  - resolve: \"Banish all characters.\"\n"),
      {});
  EXPECT_NE(printed.find("Vanilla 2/1 or Vanilla 3/1 → outcome 1"), std::string::npos) << printed;
}

TEST(ExploreReport, WhatWasToldIsReferredTo) {
  // Both ways lead to the same large question.
  std::string mine;
  for (int i = 1; i <= 4; ++i) mine += (i > 1 ? ", Vanilla 2/" : "Vanilla 2/") + std::to_string(i + 3);
  const std::string hit = "  - resolve: \"Deal 1 damage to chosen character.\"\n";
  const std::string printed = print_report(explore_one("title: t\ngame: lorcana\nplayers:\n  Ana: {play: [" +
                                                       mine + "]}\n  Bruno: {}\nsteps:\n" + hit + hit + hit),
                                           {});
  EXPECT_NE(printed.find("→ as from ["), std::string::npos) << printed;
}

TEST(ExploreReport, AStoppedLineSaysWhereAndWhy) {
  const std::string printed = print_report(
      explore_one(with_steps("  - resolve: \"Exert chosen character of yours.\"\n  - quest: Vanilla 2/2\n")),
      {});
  EXPECT_NE(printed.find("Line 14 cannot be carried out: quest: Vanilla 2/2. "), std::string::npos)
      << printed;
  EXPECT_NE(printed.find("[LOR-2.1 "), std::string::npos) << "with its rule: " << printed;
}

TEST(ExploreReport, InSpanishAndJapanese) {
  const std::string text =
      "all: true\ntitle: t\ngame: duel-masters\nplayers:\n  Haru: {battle: [Vanilla 3000]}\n"
      "  Yui: {shields: [Vanilla 1000, Vanilla 2000, 3]}\nsteps:\n  - attack: Vanilla 3000\n    target: Yui\n"
      "  - expect: {shields: {Yui: 4}}\n";
  Judge spanish(all_games(), Language::es), japanese(all_games(), Language::ja);
  Printing es, ja;
  es.language = Language::es;
  ja.language = Language::ja;
  const std::string in_es = print_report(spanish.judge_text("t.yaml", text)[0], es);
  EXPECT_NE(in_es.find("3 resultados en 3 líneas de juego."), std::string::npos) << in_es;
  EXPECT_NE(in_es.find("una carta oculta en la zona de escudos de Yui"), std::string::npos) << in_es;
  const std::string in_ja = print_report(japanese.judge_text("t.yaml", text)[0], ja);
  EXPECT_NE(in_ja.find("結果3通り、進行3通り。"), std::string::npos) << in_ja;
  for (const char* word : {"outcome", "Outcome", "card", "chooses"}) {
    EXPECT_EQ(in_es.find(word), std::string::npos) << in_es;
    EXPECT_EQ(in_ja.find(word), std::string::npos) << in_ja;
  }
}

TEST(ExploreReport, Json) {
  const auto json = nlohmann::json::parse(report_json({explore_one(with_steps(kSteps))}));
  const auto& all = json["scenarios"][0]["all"];
  ASSERT_TRUE(all.is_object()) << json.dump(2);
  EXPECT_EQ(all["outcomes"].size(), 3u);
  EXPECT_EQ(all["outcomes"][0]["text"], "Vanilla 2/2 has 1 damage.");
  EXPECT_EQ(all["outcomes"][0]["changes"].size(), 3u);
  EXPECT_EQ(all["outcomes"][0]["lines"], 1);
  EXPECT_EQ(all["outcomes"][0]["end"], "finished");
  EXPECT_EQ(all["common"], "Vanilla 2/2 is exerted and Ana has 1 lore.");
  EXPECT_EQ(all["first"]["question"], 1);
  ASSERT_EQ(all["questions"].size(), 2u);
  EXPECT_EQ(all["questions"][0]["choices"][0]["text"], "yes");
  EXPECT_EQ(all["questions"][0]["choices"][0]["results"][0]["question"], 2);
  EXPECT_EQ(all["questions"][0]["choices"][1]["results"][0]["outcome"], 3);
  EXPECT_EQ(all["questions"][0]["line"], 13);
  EXPECT_EQ(all["limit_reached"], false);
  EXPECT_EQ(all["unused_answers"], 1);
  const auto plain = nlohmann::json::parse(report_json({run_one(with_steps(kSteps))}));
  EXPECT_FALSE(plain["scenarios"][0].contains("all"));
}

}  // namespace
}  // namespace kawari::judging
