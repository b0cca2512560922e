// Whole conversations: the replies, what is kept, and the saved file.
#include "talk/ask.h"

#include <gtest/gtest.h>

#include <map>

#include "game/games.h"
#include "scenario/scenario_text.h"
#include "tests/talk/asking.h"

namespace kawari::asking {
namespace {

class Ask : public testing::Test {
 protected:
  Conversation talk;

  void in(Language language, std::string_view game) {
    talk.request.language = language;
    talk.request.game = all_games().named(game);
  }
};

TEST_F(Ask, ChoosesGameAndEdition) {
  EXPECT_NE(talk.greeting().find("1. lorcana"), std::string::npos);
  EXPECT_EQ(talk.prompt(), "game> ");
  EXPECT_NE(talk.say("chess").find("No such game."), std::string::npos);
  EXPECT_NE(talk.say("9").find("No such game."), std::string::npos);
  EXPECT_NE(talk.say("0").find("No such game."), std::string::npos);
  EXPECT_NE(talk.say("duel").find("3. duel-masters-tcg"), std::string::npos);
  EXPECT_EQ(talk.prompt(), "edition> ");
  EXPECT_NE(talk.say("7.5").find("No such edition."), std::string::npos);
  EXPECT_NE(talk.say("1.20").find("duel-masters-1.20"), std::string::npos);
  EXPECT_EQ(talk.prompt(), "position> ");
}

TEST_F(Ask, TheMineInEnglish) {
  in(Language::en, "lorcana");
  EXPECT_EQ(talk.say("Ana: Seven Dwarfs Mine, Slepy Sluggish Knight"),
            "  Ana play: Seven Dwarfs' Mine - Secure Fortress; Sleepy - Sluggish Knight\n");
  talk.say("Bruno: Flounder, Beast");
  EXPECT_EQ(talk.say("set Beast damage 1"), "Beast - Selfless Protector is set.\n");
  EXPECT_NE(talk.say("show").find("Beast - Selfless Protector (damage 1)"), std::string::npos);
  EXPECT_NE(talk.say("move").find("move Sleepy - Sluggish Knight to Seven Dwarfs' Mine"), std::string::npos);
  EXPECT_NE(talk.say("move Sleepy to Mine").find("  2. no\n"), std::string::npos);
  EXPECT_EQ(talk.prompt(), "Ana?> ");
  EXPECT_NE(talk.say("yes").find("Ana chooses a character."), std::string::npos);
  EXPECT_NE(talk.say("flounder").find("SHIELD ANOTHER of Beast - Selfless Protector applies"),
            std::string::npos);
  EXPECT_EQ(talk.prompt(), "Ana> ");
  EXPECT_NE(talk.say("explain").find("LOR-2.1 6.5.6"), std::string::npos);
  talk.expect_saved_alike();
  // Go back and choose differently.
  EXPECT_NE(talk.say("back").find("3. Beast - Selfless Protector"), std::string::npos);
  talk.say("back");
  EXPECT_NE(talk.say("2").find("Ana decides not to do it."), std::string::npos);
  talk.expect_saved_alike();
  // By another edition, with the same choices.
  EXPECT_NE(talk.say("rules 1").find("[LOR-1 "), std::string::npos);
  talk.expect_saved_alike();
}

TEST_F(Ask, TheMineInSpanish) {
  in(Language::es, "lorcana");
  talk.say("Ana: Mine, Sleepy Sluggish");
  talk.say("Bruno: Flounder, Beast");
  EXPECT_EQ(talk.prompt(), "posición> ");
  EXPECT_NE(talk.say("Ana mueve Sleepy a Mine").find("  1. sí\n"), std::string::npos);
  talk.say("si");
  EXPECT_NE(talk.say("2").find("Se aplica SHIELD ANOTHER de Beast"), std::string::npos);
  talk.expect_saved_alike();
  EXPECT_EQ(talk.say("atrás").substr(0, 8), "Atrás.\n");
}

TEST_F(Ask, DuelMastersInThreeLanguages) {
  for (const Language language : {Language::en, Language::es, Language::ja}) {
    talk = {};
    in(language, "duel-masters");
    talk.say("players Rin, Sora");
    talk.say("Sora shields: Faerie Life, 4");
    talk.say("Sora: Baiken, Jinnai, Perfect Galaxy (shield-force Faerie)");
    EXPECT_EQ(talk.say("Rin resolves \"Destroy one of your opponent's creatures.\" choosing Baiken")
                  .find("There is no"),
              std::string::npos);
    EXPECT_TRUE(talk.session().moment().decision_open());
    EXPECT_EQ(talk.session().moment().who, "Sora");
    EXPECT_EQ(talk.session().moment().question.text().find('['), std::string::npos);
    talk.expect_saved_alike();
    EXPECT_EQ(talk.say("1").find("[f]"), std::string::npos);
    talk.say("Perfect Galaxy");
    EXPECT_FALSE(talk.session().moment().decision_open());
    std::string cited;
    for (const StepReport& step : talk.session().moment().report.steps)
      for (const ExplainedStep& one : step.explained)
        for (const Citation& citation : one.citations) cited += citation.number + " ";
    EXPECT_NE(cited.find("101.5"), std::string::npos) << cited;
    talk.expect_saved_alike();
  }
}

TEST_F(Ask, JapaneseTalksOfLorcanaInEnglish) {
  in(Language::ja, "lorcana");
  EXPECT_NE(talk.greeting().find("lorcanaの説明は英語とスペイン語だけです。"), std::string::npos);
  talk.say("Ana: Beast");
  EXPECT_NE(talk.say("Beast quests").find("Ana sends Beast"), 0u);
  EXPECT_EQ(talk.session().moment().report.outcome, ScenarioOutcome::passed);
  EXPECT_EQ(talk.say("language en"), "The language is English.\n");
  EXPECT_EQ(talk.say("language tlh"), "The languages: en, es, ja.\n");
}

TEST_F(Ask, ActionsByNumberAndByWords) {
  in(Language::en, "lorcana");
  talk.say("Ana: Beast, Flounder; Bruno: Maui (exerted)");
  // Without a list, a number shows the list.
  EXPECT_NE(talk.say("1").find("  1. quest with Beast"), std::string::npos);
  EXPECT_EQ(talk.say("99"), "There is no number 99 in the list.\n");
  EXPECT_EQ(talk.say("1 2"), "One number, please.\n");
  EXPECT_EQ(talk.say("actions flies"), "No action that is allowed has these words.\n");
  const std::string filtered = talk.say("actions challenge flounder");
  EXPECT_NE(filtered.find("challenge Maui - Demigod with Flounder"), std::string::npos);
  EXPECT_EQ(filtered.find("quest"), std::string::npos);
  // A rule forbids it: that is the answer, and nothing has changed.
  EXPECT_NE(talk.say("Ana challenges Flounder with Beast").find("[LOR-2.1 "), std::string::npos);
  EXPECT_EQ(talk.prompt(), "position> ");
  EXPECT_NE(talk.say("Ana quests with Beast; Ana passes").find("Bruno"), std::string::npos);
  EXPECT_EQ(talk.prompt(), "Bruno> ");
  EXPECT_NE(talk.say("Ana: Stitch").find("The position can be changed before the first action"),
            std::string::npos);
  talk.expect_saved_alike();
  talk.say("back");
  EXPECT_EQ(talk.say("Ana: Stitch"), "  Ana play: Stitch - Carefree Surfer\n");
}

TEST_F(Ask, PositionsAreCheckedAndTakenBack) {
  in(Language::en, "lorcana");
  talk.say("Ana: Beast, 2 Flounder");
  EXPECT_NE(talk.say("Ana: Nobody Such").find("There is no card \"Nobody Such\"."), std::string::npos);
  EXPECT_NE(talk.say("Carla: Beast").find("There is no player \"Carla\". The players: Ana, Bruno."),
            std::string::npos);
  EXPECT_NE(talk.say("set Beast damage 99").find("99 damage"), std::string::npos);
  EXPECT_EQ(talk.say("show").find("damage"), std::string::npos);
  EXPECT_NE(talk.say("set Flounder damage 1").find("\"Flounder\" can mean 2 cards."), std::string::npos);
  EXPECT_EQ(talk.say("set Flounder#2 (damage 1, exerted)"), "Flounder - Voice of Reason is set.\n");
  EXPECT_EQ(talk.say("set Flounder#2 ready"), "Flounder - Voice of Reason is set.\n");
  EXPECT_NE(talk.say("show").find("Flounder - Voice of Reason (damage 1)"), std::string::npos);
  EXPECT_EQ(talk.say("remove Flounder#1"), "Flounder - Voice of Reason is removed.\n");
  EXPECT_EQ(talk.say("turn: Bruno"), "It is the turn of Bruno.\n");
  EXPECT_EQ(talk.say("players Eva, Luis, Mar"), "Players: Eva, Luis, Mar.\n");
  EXPECT_NE(talk.say("players Eva").find("Name 2–6 players"), std::string::npos);
  EXPECT_NE(talk.say("players Eva, hand").find("A player cannot be called \"hand\"."), std::string::npos);
  EXPECT_NE(talk.say("players Eva, back").find("A player cannot be called \"back\"."), std::string::npos);
  talk.say("Mar: Beast");
  for (int i = 0; i < 8; ++i) talk.say("back");
  EXPECT_EQ(talk.say("back"), "There is nothing to go back to.\n");
  EXPECT_TRUE(talk.session().scenario().players[0].zones.size() <= 1u);
}

TEST_F(Ask, SavesAndLoads) {
  in(Language::en, "lorcana");
  talk.say("Ana: Mine, Sleepy Sluggish; Bruno: Flounder, Beast");
  talk.say("Ana moves Sleepy to Mine");
  talk.say("yes");
  EXPECT_EQ(talk.say("save half.yaml"), "Saved as half.yaml.\n");
  EXPECT_TRUE(talk.files["half.yaml"].starts_with(
      "title: Ana moves Sleepy - Sluggish Knight to Seven Dwarfs' Mine - Secure Fortress\n"))
      << talk.files["half.yaml"];
  EXPECT_EQ(talk.say("save"), "Say which file.\n");
  EXPECT_EQ(talk.say("save nowhere/x.yaml"), "nowhere/x.yaml cannot be written.\n");
  EXPECT_EQ(talk.say("load missing.yaml"), "missing.yaml cannot be read.\n");
  talk.files["broken.yaml"] = "title: x\ngame: chess\n";
  EXPECT_NE(talk.say("load broken.yaml").find("broken.yaml:2:7: There is no game \"chess\"."),
            std::string::npos);
  talk.say("new");
  EXPECT_NE(talk.say("load half.yaml").find("Ana chooses a character."), std::string::npos);
  EXPECT_NE(talk.say("Flounder").find("SHIELD ANOTHER of Beast"), std::string::npos);
  talk.expect_saved_alike();
  // A file of the repository: its checks are left out, its steps are taken.
  talk.files["mine.yaml"] =
      *read_text_file(std::string(KAWARI_SOURCE_DIR) + "/scenarios/lorcana/beast-takes-the-mine.yaml");
  const std::string loaded = talk.say("load mine.yaml");
  EXPECT_NE(loaded.find("Its checks are left out."), std::string::npos);
  EXPECT_NE(loaded.find("= Beast - Selfless Protector has 2 damage"), std::string::npos);
}

TEST_F(Ask, AFileOfTheOtherGame) {
  in(Language::ja, "lorcana");
  talk.files["other.yaml"] = *read_text_file(std::string(KAWARI_SOURCE_DIR) +
                                             "/scenarios/duel_masters/101.5-jinnai-gives-galaxy.yaml");
  EXPECT_NE(talk.say("load other.yaml").find("置換効果によって起こるイベント"), std::string::npos);
  talk.say("back");
  EXPECT_EQ(talk.session().scenario().game, all_games().named("lorcana"));
}

TEST_F(Ask, APlayerOfAFileMayBeCalledLikeACommand) {
  in(Language::en, "lorcana");
  EXPECT_NE(talk.say("players Ana, Undo").find("Undo"), std::string::npos);
  EXPECT_EQ(talk.session().scenario().players[1].name.text, "Bruno") << "here it would be confusing";
  talk.files["undo.yaml"] = "title: t\ngame: lorcana\nplayers: {Ana: {}, Undo: {}}\nsteps: []\n";
  talk.say("load undo.yaml");
  talk.say("Undo: Flounder");
  talk.say("undo hand: Smash");
  EXPECT_NE(scenario_text(talk.session().scenario())
                .find("  Undo:\n    play:\n      - Flounder - Voice of Reason\n    hand:\n      - Smash\n"),
            std::string::npos)
      << scenario_text(talk.session().scenario());
  talk.say("undo");
  EXPECT_EQ(scenario_text(talk.session().scenario()).find("Smash"), std::string::npos);
}

TEST_F(Ask, SeveralCardsOfOneChoice) {
  in(Language::en, "lorcana");
  talk.say("Ana: Beast, Flounder, Maui");
  const std::string asked = talk.say("Ana resolves \"Exert up to 2 chosen characters.\"");
  EXPECT_NE(asked.find("Pick from 0 to 2"), std::string::npos) << asked;
  EXPECT_NE(talk.say("1 2").find("="), std::string::npos);
  EXPECT_EQ(talk.session().scenario().steps[0].answers[0].kind, AnswerKind::list);
  talk.expect_saved_alike();
}

TEST_F(Ask, WhyNotAndEveryOutcome) {
  in(Language::en, "lorcana");
  talk.say("Ana: Mine, Sleepy Sluggish; Bruno: Flounder, Beast");
  EXPECT_EQ(talk.say("all"), "Nothing has happened yet.\n");
  // As a sentence, and as the question of a file.
  const std::string said = talk.say("why Ana challenges Beast with Sleepy");
  EXPECT_NE(said.find("LOR-2.1 "), std::string::npos) << said;
  EXPECT_EQ(said, talk.say("why challenge: Sleepy - Sluggish Knight, target: Beast - Selfless Protector"));
  EXPECT_NE(talk.say("why trigger: Mountain Defense").find("MOUNTAIN DEFENSE"), std::string::npos);
  EXPECT_NE(talk.say("why fly: Beast"), "");
  EXPECT_NE(talk.say("why").find("Write it like this"), std::string::npos);
  EXPECT_EQ(talk.prompt(), "position> ");
  talk.say("Ana moves Sleepy to Mine");
  talk.say("yes");
  const std::string every = talk.say("all");
  EXPECT_NE(every.find("Beast - Selfless Protector has 2 damage"), std::string::npos) << every;
  EXPECT_NE(every.find("Sleepy - Sluggish Knight has 2 damage"), std::string::npos) << every;
  // Looking has changed nothing.
  EXPECT_EQ(talk.prompt(), "Ana?> ");
  talk.say("flounder");
  talk.expect_saved_alike();
}

TEST_F(Ask, UnknownInputIsAnsweredAndNothingChanges) {
  in(Language::en, "lorcana");
  for (const char* line : {"",
                           "   ",
                           "xyzzy",
                           ":::",
                           "Ana:",
                           ";;;",
                           "\"",
                           "(((",
                           "actions",
                           "set",
                           "remove",
                           "rules",
                           "rules 9",
                           "?",
                           "Ana hand",
                           "-1",
                           "99999999999999999999",
                           "1,2,3",
                           "\xff\xfe",
                           "Ana: ,,,"}) {
    talk.say(line);
    EXPECT_EQ(talk.prompt(), "position> ") << line;
  }
  EXPECT_FALSE(talk.session().over());
  EXPECT_EQ(talk.say("quit"), "");
  EXPECT_TRUE(talk.session().over());
}

TEST_F(Ask, HelpIsThereInEveryLanguageAndGame) {
  for (const char* game : {"lorcana", "duel-masters"}) {
    for (const Language language : {Language::en, Language::es, Language::ja}) {
      talk = {};
      in(language, game);
      const std::string text = talk.say("help");
      EXPECT_GT(std::count(text.begin(), text.end(), '\n'), 15);
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      EXPECT_EQ(text, talk.say("ayuda"));
      EXPECT_EQ(text, talk.say("ヘルプ"));
    }
  }
}

TEST_F(Ask, Completes) {
  const auto words = [&](const char* line) { return talk.session().complete(line).words; };
  using Words = std::vector<std::string>;
  EXPECT_EQ(words("lo"), Words{"lorcana"});
  talk.say("1");
  EXPECT_EQ(words("lorcana-2.1"), Words{"lorcana-2.1"});
  talk.say("");
  EXPECT_EQ(words("sa"), Words{"save"});
  EXPECT_EQ(words("An"), Words{"Ana"});
  EXPECT_EQ(words("Ana: Flou"), Words{"Flounder - Voice of Reason"});
  EXPECT_EQ(talk.session().complete("Ana: Beast, Flou").from, 12u);
  EXPECT_EQ(words("Ana: Flouner"), Words{"Flounder - Voice of Reason"});
  EXPECT_EQ(words("Ana: hand Sma"), Words{"Smash"});
  EXPECT_EQ(words("Ana: ha")[0], "hand");
  EXPECT_EQ(words("language e"), (Words{"en", "es"}));
  EXPECT_EQ(words("rules lorcana-2.2"), Words{"lorcana-2.2"});
  talk.say("Ana: Mine, Sleepy Sluggish; Bruno: Beast");
  EXPECT_EQ(words("set Be"), Words{"Beast - Selfless Protector"});
  EXPECT_EQ(words("move Sl"), Words{"move Sleepy - Sluggish Knight to Seven Dwarfs' Mine - Secure Fortress"});
  EXPECT_EQ(words("Ana moves Sl"), Words{"Sleepy - Sluggish Knight"});
  talk.say("move Sleepy to Mine");
  EXPECT_EQ(words("y"), Words{"yes"});
  EXPECT_TRUE(words("zzz").empty());
  EXPECT_TRUE(words("").size() >= 2u);
}

}  // namespace
}  // namespace kawari::asking
