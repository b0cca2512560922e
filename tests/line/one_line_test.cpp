// Questions in one line: how they are understood, and the errors for those that are not.
#include "line/one_line.h"

#include <gtest/gtest.h>

#include "game/games.h"
#include "line/asking_words.h"
#include "scenario/scenario_text.h"
#include "talk/moment.h"

namespace kawari {
namespace {

class OneLine : public testing::Test {
 protected:
  static Judge& judge() {
    static Judge one = [] {
      Judge out(all_games(), Language::en);
      for (const Error& error : out.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
      return out;
    }();
    return one;
  }
  static ReadScenario read(const std::string& line, Language language = Language::en) {
    OneLineRequest request;
    request.games = &all_games();
    request.language = language;
    return read_one_line(line, judge(), request);
  }
  // The file for the line, without its head; or the errors.
  static std::string meant(const std::string& line, Language language = Language::en) {
    const ReadScenario out = read(line, language);
    std::string text;
    for (const Error& error : out.errors) text += error.text() + "\n";
    if (!text.empty()) return text;
    text = scenario_text(out.scenario);
    return text.substr(text.find("game: "));
  }
};

struct Case {
  const char* line;
  const char* meant;
};

TEST_F(OneLine, Positions) {
  const Case cases[] = {
      {"A: Beast, Flounder (damage 1, exerted); B: Maui (drying)",
       "game: lorcana\nrules: lorcana-2.1\nplayers:\n"
       "  A:\n    play:\n      - Beast - Selfless Protector\n"
       "      - Flounder - Voice of Reason: {damage: 1, exerted: true}\n"
       "  B:\n    play:\n      - Maui - Demigod: {drying: true}\nturn: A\nsteps: []\n"},
      {"A: Beast, hand Smash, 3 cards, ink 5, lore 3; B ink: 2, 1 (exerted); B lore: 4; B discard: Smash",
       "game: lorcana\nrules: lorcana-2.1\nplayers:\n"
       "  A:\n    lore: 3\n    play:\n      - Beast - Selfless Protector\n    hand:\n      - Smash\n      - "
       "3\n"
       "    ink: 5\n"
       "  B:\n    lore: 4\n    ink: {ready: 2, exerted: 1}\n    discard:\n      - Smash\nturn: A\nsteps: "
       "[]\n"},
      {"Ana en juego: 2x Vanilla 3/5 (daño 2, agotado); Bruno mano: 3 cartas, mazo 5, juego Vanilla 1/1 x2",
       "game: lorcana\nrules: lorcana-2.1\nplayers:\n"
       "  Ana:\n    play:\n      - Vanilla 3/5: {damage: 2, exerted: true}\n"
       "      - Vanilla 3/5: {damage: 2, exerted: true}\n"
       "  Bruno:\n    hand: 3\n    deck: 5\n    play:\n      - Vanilla 1/1\n      - Vanilla 1/1\nturn: "
       "Ana\nsteps: []\n"},
      {"A: Sleepy Nodding (at Mine), Dwarfs Mine, Cinderella Stout (under Vanilla 2/2, as ella)",
       "game: lorcana\nrules: lorcana-2.1\nplayers:\n"
       "  A:\n    play:\n      - Sleepy - Nodding Off: {at: Seven Dwarfs' Mine - Secure Fortress}\n"
       "      - Seven Dwarfs' Mine - Secure Fortress\n"
       "      - Cinderella - Stouthearted: {as: ella, under: [Vanilla 2/2]}\n"
       "  B: {}\nturn: A\nsteps: []\n"},
      {"A: Perfect Galaxy, Spirit of Immortality (tapped), Aqua Soldier; A mana: 3 fire, water 2; "
       "B shields: Faerie Life, 4; B hand: 2",
       "game: duel-masters\nrules: duel-masters-1.50\nplayers:\n"
       "  A:\n    battle:\n      - \"Perfect Galaxy, Spirit of Immortality\": {tapped: true}\n"
       "      - Aqua Soldier\n    mana: {fire: 3, water: 2}\n"
       "  B:\n    shields:\n      - Faerie Life\n      - 4\n    hand: 2\nturn: A\nsteps: []\n"},
      {"turn B; rules: lorcana-1; A: Beast; B: Flounder; turn-number: 1; seed 7",
       "game: lorcana\nrules: lorcana-1\nseed: 7\nplayers:\n"
       "  A:\n    play:\n      - Beast - Selfless Protector\n"
       "  B:\n    play:\n      - Flounder - Voice of Reason\nturn: B\nturn-number: 1\nsteps: []\n"},
  };
  for (const Case& one : cases) {
    EXPECT_EQ(meant(one.line), one.meant) << one.line;
  }
}

// The steps of a line, on a table with everything that they need.
TEST_F(OneLine, Actions) {
  const std::string lorcana =
      "Ana: Seven Dwarfs Mine, Sleepy Sluggish Knight, Stitch, Maui; Ana hand: Smash, Cinderella, Let the "
      "Storm; Bruno: Flounder, Beast; ";
  const std::string duel_masters =
      "Ana: Aqua Soldier, Vanilla 3000; Ana hand: Faerie Life, Skull Moon; Bruno: Perfect Galaxy (tapped); ";
  const Case of_lorcana[] = {
      {"Ana moves Sleepy to Mine",
       "  - move: Sleepy - Sluggish Knight\n    to: Seven Dwarfs' Mine - Secure Fortress\n"},
      {"Sleepy moves to the Mine",
       "  - move: Sleepy - Sluggish Knight\n    to: Seven Dwarfs' Mine - Secure Fortress\n"},
      {"move Sleepy to Mine",
       "  - move: Sleepy - Sluggish Knight\n    to: Seven Dwarfs' Mine - Secure Fortress\n"},
      {"Ana mueve a Sleepy a la Mine",
       "  - move: Sleepy - Sluggish Knight\n    to: Seven Dwarfs' Mine - Secure Fortress\n"},
      {"Ana moves Sleepy to Mine choosing yes, Flounder",
       "  - move: Sleepy - Sluggish Knight\n    to: Seven Dwarfs' Mine - Secure Fortress\n"
       "    choose: [yes, Flounder - Voice of Reason]\n"},
      {"Ana mueve Sleepy a Mine [sí, flounder]",
       "  - move: Sleepy - Sluggish Knight\n    to: Seven Dwarfs' Mine - Secure Fortress\n"
       "    choose: [yes, Flounder - Voice of Reason]\n"},
      {"Ana plays Smash choosing Bruno: Beast",
       "  - play: Smash\n    choose: [{Bruno: Beast - Selfless Protector}]\n"},
      {"Ana juega Smash", "  - play: Smash\n"},
      {"Ana plays Smash for free", "  - play: Smash\n    with: free\n"},
      {"Ana plays Cinderella shift onto Maui",
       "  - play: Cinderella - Stouthearted\n    shift: Maui - Demigod\n"},
      {"Ana shifts Cinderella onto Maui", "  - play: Cinderella - Stouthearted\n    shift: Maui - Demigod\n"},
      {"Ana sings Storm with Maui", "  - play: Let the Storm Rage On\n    sing: Maui - Demigod\n"},
      {"Maui sings Let the Storm Rage On", "  - play: Let the Storm Rage On\n    sing: Maui - Demigod\n"},
      {"Ana canta Storm con Maui y Stitch",
       "  - play: Let the Storm Rage On\n    sing: [Maui - Demigod, Stitch - Carefree Surfer]\n"},
      {"Ana quests with Sleepy", "  - quest: Sleepy - Sluggish Knight\n"},
      {"Sleepy quests", "  - quest: Sleepy - Sluggish Knight\n"},
      {"Ana explora con Sleepy", "  - quest: Sleepy - Sluggish Knight\n"},
      {"Ana challenges Beast with Maui",
       "  - challenge: Maui - Demigod\n    target: Beast - Selfless Protector\n"},
      {"Maui challenges Beast", "  - challenge: Maui - Demigod\n    target: Beast - Selfless Protector\n"},
      {"Maui desafía a Beast", "  - challenge: Maui - Demigod\n    target: Beast - Selfless Protector\n"},
      {"Ana inks Smash", "  - ink: Smash\n"},
      {"Ana entinta Smash", "  - ink: Smash\n"},
      {"Ana passes; Bruno quests with Flounder", "  - pass: true\n  - quest: Flounder - Voice of Reason\n"},
      {"Ana pasa", "  - pass: true\n"},
      {"Ana quests with Sleepy; Bruno quests with Beast",
       "  - quest: Sleepy - Sluggish Knight\n  - quest: Beast - Selfless Protector\n    by: Bruno\n"},
      {"Ana resolves \"Deal 1 damage to chosen character; really.\"",
       "  - resolve: \"Deal 1 damage to chosen character; really.\"\n"},
      {"resolve: Draw a card.", "  - resolve: Draw a card.\n"},
      {"Bruno concedes", "  - concede: Bruno\n"},
      {"Ana plays Smash choosing [Beast, Flounder]",
       "  - play: Smash\n    choose: [Beast - Selfless Protector, Flounder - Voice of Reason]\n"},
      {"Ana plays Smash choosing no, Beast and Flounder",
       "  - play: Smash\n    choose: [no, [Beast - Selfless Protector, Flounder - Voice of Reason]]\n"},
      {"Ana plays Smash choosing random Beast, 2, none, Shield Another, Deal 3",
       "  - play: Smash\n    choose: [{random: Beast - Selfless Protector}, 2, none, SHIELD ANOTHER, Deal "
       "3]\n"},
  };
  const Case of_duel_masters[] = {
      {"Ana attacks Bruno with Aqua Soldier", "  - attack: Aqua Soldier\n    target: Bruno\n"},
      {"Aqua Soldier attacks", "  - attack: Aqua Soldier\n    target: Bruno\n"},
      {"Aqua Soldier ataca a Galaxy",
       "  - attack: Aqua Soldier\n    target: \"Perfect Galaxy, Spirit of Immortality\"\n"},
      {"Ana casts Faerie", "  - cast: Faerie Life\n"},
      {"Ana lanza Faerie Life", "  - cast: Faerie Life\n"},
      {"Ana charges Faerie Life", "  - charge: Faerie Life\n"},
      {"Ana carga Skull Moon", "  - charge: \"Skull Moon, the Enlightened\"\n"},
      {"Ana summons Skull Moon, the Enlightened onto Vanilla",
       "  - summon: \"Skull Moon, the Enlightened\"\n    onto: Vanilla 3000\n"},
      {"Ana convoca Skull sobre Vanilla 3000",
       "  - summon: \"Skull Moon, the Enlightened\"\n    onto: Vanilla 3000\n"},
      {"Ana casts Faerie Life choosing Perfect Galaxy, Spirit of Immortality, yes",
       "  - cast: Faerie Life\n    choose: [\"Perfect Galaxy, Spirit of Immortality\", yes]\n"},
  };
  const auto steps = [&](const std::string& line) {
    const std::string text = meant(line);
    const std::size_t at = text.find("steps:\n");
    return at == std::string::npos ? text : text.substr(at + 7);
  };
  for (const Case& one : of_lorcana) EXPECT_EQ(steps(lorcana + one.line), one.meant) << one.line;
  for (const Case& one : of_duel_masters) EXPECT_EQ(steps(duel_masters + one.line), one.meant) << one.line;
}

TEST_F(OneLine, CardsInPlayAreMeantFirst) {
  const std::string text = meant(
      "A: Maui, Stitch; A ink: Maui, Stitch; A hand: Let the Storm Rage On; A sings Storm with Maui and "
      "Stitch");
  EXPECT_NE(text.find("    sing: [\"Maui - Demigod#1\", \"Stitch - Carefree Surfer#1\"]\n"),
            std::string::npos)
      << text;
}

TEST_F(OneLine, WhoeverActsHasTheTurnAndTheMeans) {
  const Scenario scenario = read("A: Beast (exerted); B: Maui; Maui challenges Beast").scenario;
  EXPECT_EQ(scenario.turn, 1);
  EXPECT_EQ(scenario.players[0].zone(Zone::resource), nullptr);
  ASSERT_NE(scenario.players[1].zone(Zone::resource), nullptr);
  EXPECT_EQ(scenario.players[1].zone(Zone::resource)->cards[0].blanks, 10);
  // What the line states is kept.
  const Scenario poor = read("A: Beast (exerted); B: Maui, ink 0; Maui challenges Beast").scenario;
  EXPECT_TRUE(poor.players[1].zone(Zone::resource)->cards.empty());
}

TEST_F(OneLine, CopiesAreToldApart) {
  const std::string table = "A: Beast, 2 Flounder (exerted); B: Beast, Flounder; A hand: Beast; ";
  const auto steps = [&](const std::string& line) {
    const std::string text = meant(table + line);
    const std::size_t at = text.find("steps:\n");
    return at == std::string::npos ? text : text.substr(at + 7);
  };
  // Cards that are played come from the hand, cards that act from play, targets from the opponent's cards.
  EXPECT_EQ(steps("A plays Beast"), "  - play: \"Beast - Selfless Protector#2\"\n");
  EXPECT_EQ(steps("A quests with Beast"), "  - quest: \"Beast - Selfless Protector#1\"\n");
  EXPECT_EQ(steps("A challenges Beast with Flounder#2"),
            "  - challenge: \"Flounder - Voice of Reason#2\"\n    target: B/Beast - Selfless Protector\n");
  EXPECT_EQ(steps("B's Flounder challenges A/Flounder#1"),
            "  - challenge: B/Flounder - Voice of Reason\n    target: \"Flounder - Voice of Reason#1\"\n");
  EXPECT_NE(steps("A quests with Flounder")
                .find("\"Flounder\" can mean 2 cards. One of: Flounder - Voice of Reason#1, "
                      "Flounder - Voice of Reason#2."),
            std::string::npos);
}

TEST_F(OneLine, BadInputIsNamed) {
  const Case cases[] = {
      {"", "Nothing is asked. For example: "},
      {" ; ;", "game: lorcana"},
      {"A: Beest, Xyzzy",
       "question:1:11: There is no card \"Xyzzy\". Give the file that has it with --cards."},
      {"A: Sleepy",
       "question:1:4: \"Sleepy\" can mean 2 cards. One of: Sleepy - Nodding Off, Sleepy - Sluggish Knight."},
      {"A: Beast; A flies to the moon",
       "question:1:11: \"A flies to the moon\" is not understood. Write PLAYER: CARDS"},
      {"A: Beast; A chalenges Beast", "Did you mean \"challenges\"?"},
      {"A: Beast; A quests",
       "question:1:11: \"A quests\" does not say which card. Write it like this: A quests with CARD."},
      {"A: Beast; A challenges Beast",
       "\"A challenges Beast\" does not say which card. Write it like this: A challenges TARGET with CARD."},
      {"A: Beast; Beast challenges", "\"Beast challenges\" lacks a name. Write it like this"},
      {"A: Beast; A quests with Elsa",
       "question:1:25: No card here is called \"Elsa\". The cards here: Beast - Selfless Protector."},
      {"A quests with Elsa", "There are no cards yet: put them first, as in A: Flounder, Beast."},
      {"A: Beast (dmg 2)", "question:1:11: \"dmg 2\" is no state of a card. The states: damage N, exerted"},
      {"A: Beast (damage)", "question:1:11: \"damage\" needs a number."},
      {"A hand: Smash (damage 2)", "\"damage\" is a state of cards in play only."},
      {"A: Smash", "question:1:4: Smash cannot be in play. Write it like this: A hand: Smash."},
      {"A hnad: Smash",
       "question:1:3: There is no zone \"hnad\". The zones: hand, discard, deck, play, ink, lore."},
      {"A: Beast, lore many", "\"lore\" needs a number."},
      {"A: Beast (at Elsa)", "question:1:14: No card here is called \"Elsa\"."},
      {"A: Beast (owner C)", "question:1:17: There is no player \"C\". The players: A."},
      {"A: (Beast", "question:1:4: A bracket or quotation mark has no partner."},
      {"A: Beast; A resolves", "\"A resolves\" does not say which text resolves."},
      {"A: Beast; A passes the salt", "question:1:20: \"the salt\" is one word too many here."},
      {"hand: Smash", "A player cannot be called \"hand\"."},
      {"A: Beast; rules: lorcana-9",
       "There is no edition \"lorcana-9\" of lorcana. One of: lorcana-1, lorcana-2.0, lorcana-2.1, "
       "lorcana-2.2."},
      {"A: Beast; game: chess", "There is no game \"chess\". One of: lorcana, duel-masters."},
      {"A: Beast; A uses Beast FLYING",
       "Beast - Selfless Protector has no ability \"FLYING\". It has \"SHIELD ANOTHER\"."},
      // Cards in play are preferred: the card in the hand is not a candidate.
      {"A: Sleepy - Nodding Off, Sleepy - Sluggish Knight; A hand: Sleepy - Nodding Off; "
       "A resolves \"Deal 1 damage to chosen character.\", choosing Sleepy",
       "\"Sleepy\" can mean 2 cards."},
      {"A: Beast; B: Flounder; C: 1; D: 1; E: 1; F: 1; G: 1", "There are at most 6 players."},
  };
  for (const Case& one : cases) {
    const std::string text = meant(one.line);
    EXPECT_NE(text.find(one.meant), std::string::npos) << one.line << "\n  gives: " << text;
  }
  EXPECT_NE(meant(std::string(5000, 'x')).find("The line has 5000 bytes; at most 4096 are read."),
            std::string::npos);
  EXPECT_NE(meant("A: Beest, Xyzzy", Language::es).find("No hay ninguna carta \"Xyzzy\"."),
            std::string::npos);
  EXPECT_NE(meant("A: Beest, Xyzzy", Language::ja).find("「Xyzzy」というカードはありません。"),
            std::string::npos);
}

TEST_F(OneLine, AnOpenDecisionIsNoFailure) {
  const Scenario scenario =
      read("A: Mine, Sleepy Sluggish; B: Flounder, Beast; A moves Sleepy to Mine").scenario;
  const Moment moment = look(judge(), scenario, {});
  EXPECT_EQ(moment.report.outcome, ScenarioOutcome::passed);
  EXPECT_EQ(moment.ask, Ask::may);
  ASSERT_EQ(moment.choices.size(), 2u);
  EXPECT_EQ(moment.choices[0].answer.shown(), "yes");
}

}  // namespace

TEST(AskingWords, EveryLanguageFillsTheSameSlots) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(Phrase::count_); ++i) {
    const Phrase id = static_cast<Phrase>(i);
    const auto english = slot_names(phrase(Language::en, id));
    for (const Language language : {Language::es, Language::ja}) {
      EXPECT_FALSE(phrase(language, id).empty()) << phrase(Language::en, id);
      EXPECT_EQ(slot_names(phrase(language, id)), english) << phrase(Language::en, id);
    }
  }
}

}  // namespace kawari
