// The procedure for several replacement effects, told step by step [Lorcana 7.7.7, 6.5.7]: self-replacements,
// the others, and the modified event looked at again; and rules that only say what kind of thing an effect
// is.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "game/games.h"
#include "judge/judge.h"
#include "report/report.h"

namespace kawari {
namespace {

struct ProcedureTest : testing::Test {
  ScenarioReport report(const std::string& file, const std::string& id, Language language, bool full) {
    Judge judge(all_games(), Telling{language, full});
    for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
    for (ScenarioReport& one :
         judge.judge_file(std::string(KAWARI_SOURCE_DIR) + "/scenarios/lorcana/" + file + ".yaml"))
      if (one.id == id) return std::move(one);
    ADD_FAILURE() << "there is no scenario " << id;
    return {};
  }
  // The steps that cite a rule of the procedure, each as "NUMBER TEXT" with the first such number.
  static std::vector<std::string> procedure(const ScenarioReport& report, const std::string& above) {
    std::vector<std::string> out;
    for (const StepReport& step : report.steps) {
      for (const ExplainedStep& explained : step.explained) {
        for (const Citation& citation : explained.citations) {
          if (!citation.number.starts_with(above + ".")) continue;
          out.push_back(citation.number + " " + explained.text.text());
          break;
        }
      }
    }
    return out;
  }
};

using Lines = std::vector<std::string>;

constexpr const char* kMine = "7.7.7-self-replacement-then-beast";

// The seven steps of a self-replacement and another effect, in the order of the rules.
TEST_F(ProcedureTest, CompleteInSpanish) {
  EXPECT_EQ(
      procedure(report(kMine, "7.7.7-mine-knight-beast", Language::es, true), "7.7.7"),
      (Lines{
          "7.7.7.1 MOUNTAIN DEFENSE de Seven Dwarfs' Mine reemplaza su propio efecto, porque se cumple “el "
          "personaje movido es un personaje Knight”.",
          "7.7.7.3 En su lugar, Seven Dwarfs' Mine infligiría 2 de daño a Flounder.",
          "7.7.7.3 Se revisa de nuevo el evento modificado: ya no hay más efectos de autorreemplazo y se "
          "pasa a los demás.",
          "7.7.7.2 Flounder es la carta afectada, así que decide su jugador: Diego.",
          "7.7.7.2 Se aplica SHIELD ANOTHER de Beast - Selfless Protector: en su lugar, se ponen 2 "
          "contadores de daño en Beast.",
          "7.7.7.3 Se revisa de nuevo el evento modificado: no se le aplica ningún otro efecto de "
          "reemplazo, y ocurre."}));
}

TEST_F(ProcedureTest, ShortByDefault) {
  EXPECT_EQ(
      procedure(report(kMine, "7.7.7-mine-knight-beast", Language::en, false), "7.7.7"),
      (Lines{"7.7.7.1 MOUNTAIN DEFENSE of Seven Dwarfs' Mine replaces its own effect, because “the moved "
             "character is a Knight character” is true.",
             "7.7.7.3 Instead, Seven Dwarfs' Mine would deal 2 damage to Flounder.",
             "7.7.7.2 Flounder is affected, so its player decides: Diego.",
             "7.7.7.2 SHIELD ANOTHER of Beast - Selfless Protector applies: instead, 2 damage counters "
             "are put on Beast.",
             "7.7.7.3 The modified event is looked at again: no other replacement effect applies, and it "
             "happens."}));
}

// Without a self-replacement the procedure begins with the others.
TEST_F(ProcedureTest, NothingOfItsOwn) {
  const Lines lines =
      procedure(report(kMine, "7.7.7-mine-nobody-special-beast", Language::es, true), "7.7.7");
  ASSERT_EQ(lines.size(), 4u);
  EXPECT_EQ(lines[0], "7.7.7.1 No hay ningún efecto de autorreemplazo que aplicar a este evento.");
  EXPECT_EQ(lines[1], "7.7.7.2 Flounder es la carta afectada, así que decide su jugador: Diego.");
  EXPECT_TRUE(lines[2].starts_with("7.7.7.2 Se aplica SHIELD ANOTHER")) << lines[2];
  EXPECT_TRUE(lines[3].starts_with("7.7.7.3 Se revisa de nuevo")) << lines[3];
  EXPECT_EQ(procedure(report(kMine, "7.7.7-mine-nobody-special-beast", Language::es, false), "7.7.7").size(),
            1u);
}

// [LOR-2.1 6.5.2] How much of the one event was replaced.
TEST_F(ProcedureTest, InPartOrCompletely) {
  const auto says = [&](const std::string& id, std::string_view text) {
    const ScenarioReport told = report("6.5.2-one-event-with-several-effects", id, Language::es, false);
    for (const StepReport& step : told.steps)
      for (const ExplainedStep& explained : step.explained)
        if (explained.text.text() == text) return true;
    return false;
  };
  EXPECT_TRUE(says("6.5.2-replaced-in-part", "Todo esto es un solo evento, parcialmente reemplazado."));
  EXPECT_TRUE(says("6.5.2-replaced-completely", "Todo esto es un solo evento, completamente reemplazado."));
  EXPECT_FALSE(says("6.5.2-replaced-completely", "Todo esto es un solo evento, parcialmente reemplazado."));
}

// A definition is cited where the effect is first named, is marked, and is left out of the brief answer.
TEST_F(ProcedureTest, DefinitionsAreCitedOnce) {
  const ScenarioReport told = report(kMine, "7.7.7-mine-knight-beast", Language::en, false);
  std::map<std::string, int> definitions;
  for (const StepReport& step : told.steps)
    for (const ExplainedStep& explained : step.explained)
      for (const Citation& citation : explained.citations)
        if (citation.definition) ++definitions[citation.number];
  // Both effects say "instead", and each is named once.
  EXPECT_EQ(definitions, (std::map<std::string, int>{{"7.7.1", 1}, {"7.7.2", 2}}));
  Printing printing;
  EXPECT_NE(print_report(told, printing).find("LOR-1 7.7.1  (definition) A replacement effect"),
            std::string::npos);
  printing.detail = Detail::brief;
  const std::string brief = print_report(told, printing);
  EXPECT_EQ(brief.find("LOR-1 7.7.1 "), std::string::npos) << brief;
  EXPECT_NE(brief.find("LOR-1 7.7.7.2 "), std::string::npos) << brief;
}

}  // namespace
}  // namespace kawari
