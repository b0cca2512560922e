// Every kind of mistake that people make in a scenario file, with the exact error.
#include <gtest/gtest.h>

#include "tests/judge/judging.h"

namespace kawari::judging {
namespace {

std::string with_players(const std::string& players) {
  return "title: t\ngame: lorcana\nplayers:\n" + players + "steps: []\n";
}

TEST(Mistakes, NotYaml) {
  EXPECT_EQ(errors_of("title: [a\n"),
            "test.yaml:2:1: This is not YAML: end of sequence flow not found. A name with `: ` or ` #` in it "
            "must be "
            "quoted.\n");
  EXPECT_EQ(errors_of(""), "test.yaml: The file has no scenario in it.\n");
}

TEST(Mistakes, MissingKeys) {
  EXPECT_EQ(errors_of("note: a\n"),
            "test.yaml:1:1: The scenario has no `title`. Give it one line that says what it shows.\n"
            "test.yaml:1:1: The scenario has no `game`. One of: lorcana, duel-masters.\n");
  EXPECT_EQ(
      errors_of("title: t\ngame: lorcana\n"),
      "test.yaml:1:1: The scenario has no `players`. For example: players: {Ana: {ink: 3}, Bruno: {}}.\n"
      "test.yaml:1:1: The scenario has no `steps`. They say what happens and what is checked.\n");
}

TEST(Mistakes, UnknownKey) {
  EXPECT_EQ(errors_of("titel: t\ntitle: t\ngame: lorcana\nplayers: {Ana: {}, Bruno: {}}\nsteps: []\n"),
            "test.yaml:1:1: There is no key \"titel\" in a scenario. Did you mean \"title\"?\n");
  EXPECT_EQ(errors_of(with_players("  Ana: {hnad: []}\n  Bruno: {}\n")),
            "test.yaml:4:9: There is no key \"hnad\" in a player's position. Did you mean \"hand\"?\n");
  EXPECT_EQ(errors_of(with_players("  Ana:\n    play:\n      - Vanilla 2/2: {damaged: 1}\n  Bruno: {}\n")),
            "test.yaml:6:23: There is no key \"damaged\" in the state of a card of lorcana. Did you mean "
            "\"damage\"?\n");
  EXPECT_EQ(errors_of(with_steps("  - expect: {demage: {big: 1}}\n")),
            "test.yaml:13:14: There is no key \"demage\" in `expect`. Did you mean \"damage\"?\n");
}

TEST(Mistakes, KeyTwice) {
  EXPECT_EQ(errors_of("title: t\ntitle: u\ngame: lorcana\nplayers: {Ana: {}, Bruno: {}}\nsteps: []\n"),
            "test.yaml:2:1: The key \"title\" stands twice in a scenario.\n");
}

TEST(Mistakes, NumbersThatAreNotPossible) {
  const auto lore = [](const std::string& figure) {
    return errors_of(with_players("  Ana: {lore: " + figure + "}\n  Bruno: {}\n"));
  };
  EXPECT_EQ(lore("-1"), "test.yaml:4:15: `lore` is -1; at least 0 is needed.\n");
  EXPECT_EQ(lore("-99999999999999999999"),
            "test.yaml:4:15: `lore` is -99999999999999999999; at least 0 is needed.\n");
  EXPECT_EQ(lore("99999999999999999999"),
            "test.yaml:4:15: `lore` is 99999999999999999999; at most 30000 is possible.\n");
  EXPECT_EQ(lore("30001"), "test.yaml:4:15: `lore` is 30001; at most 30000 is possible.\n");
  EXPECT_EQ(lore("30000"), "");
  EXPECT_EQ(lore("3.5"),
            "test.yaml:4:15: `lore` must be a whole number, and here is \"3.5\". For example: 3.\n");
}

TEST(Mistakes, Teams) {
  const auto teams = [](const std::string& written) {
    return errors_of(with_players("  Ana: {}\n  Bruno: {}\n  Carla: {}\nteams: " + written + "\n"));
  };
  EXPECT_EQ(teams("[[Ana, Carla], [Bruno]]"), "");
  EXPECT_EQ(teams("[[Ana, Cora], [Bruno]]"),
            "test.yaml:7:15: There is no player \"Cora\". The players are: Ana, Bruno, Carla.\n");
  EXPECT_EQ(teams("[[Ana, Carla], [Bruno, Ana]]"), "test.yaml:7:31: \"Ana\" is in two teams.\n");
  EXPECT_EQ(teams("[[Ana], [Bruno]]"), "test.yaml:7:8: \"Carla\" is in no team.\n");
  EXPECT_EQ(teams("[[Ana, Bruno, Carla]]"),
            "test.yaml:7:8: There are fewer than two teams with players. For example: [[Ana, Bruno], [Carla, "
            "David]]\n");
  EXPECT_EQ(errors_of("title: t\ngame: duel-masters\nplayers: {Ana: {}, Bruno: {}}\nteams: [[Ana], "
                      "[Bruno]]\nsteps: []\n"),
            "test.yaml:4:8: There are no teams in duel-masters.\n");
}

TEST(Mistakes, Variants) {
  const auto variant = [](const std::string& name, const std::string& edition) {
    return errors_of("title: t\ngame: lorcana\nrules: " + edition +
                     "\nplayers: {Ana: {}, Bruno: {}}\nvariant: " + name + "\nsteps: []\n");
  };
  EXPECT_EQ(variant("pack-rush", "lorcana-2.0"), "");
  EXPECT_EQ(variant("pack-rish", "lorcana-2.1"),
            "test.yaml:5:10: lorcana-2.1 has no variant \"pack-rish\". Variants: pack-rush.\n");
  EXPECT_EQ(variant("pack-rush", "lorcana-1"),
            "test.yaml:5:10: lorcana-1 has no variant \"pack-rush\". It has none.\n");
}

TEST(Mistakes, WhoseTurnItIs) {
  EXPECT_EQ(errors_of(with_players("  Ana: {}\n  Bruno: {}\nturn: Cora\n")),
            "test.yaml:6:7: There is no player \"Cora\". The players are: Ana, Bruno.\n");
  // Where the players were refused, that is all that there is to say.
  EXPECT_EQ(errors_of(with_players("  Ana\nturn: Ana\n")),
            "test.yaml:4:3: `players` must be a map of keys, and here is a single value. For example: {Ana: "
            "{ink: 3}, Bruno: {}}.\n");
}

TEST(Mistakes, WrongType) {
  EXPECT_EQ(errors_of(with_players("  Ana: {lore: many}\n  Bruno: {}\n")),
            "test.yaml:4:15: `lore` must be a whole number, and here is \"many\". For example: 3.\n");
  EXPECT_EQ(
      errors_of(with_players("  Ana: {hand: Vanilla 2/2}\n  Bruno: {}\n")),
      "test.yaml:4:15: `hand` must be a list, and here is a single value. For example: [A Whole New World, "
      "3].\n");
  EXPECT_EQ(
      errors_of(with_players("  Ana:\n    play:\n      - Vanilla 2/2: {exerted: maybe}\n  Bruno: {}\n")),
      "test.yaml:6:32: `exerted` must be true or false, and here is \"maybe\".\n");
  EXPECT_EQ(errors_of(with_steps("  - expect: {damage: {big: a lot}}\n")),
            "test.yaml:13:28: `damage` of big must be a whole number, and here is \"a lot\". For example: 3 "
            "or -1.\n");
}

TEST(Mistakes, Edition) {
  EXPECT_EQ(
      errors_of("title: t\ngame: lorcana\nrules: lorcana-3\nplayers: {Ana: {}, Bruno: {}}\nsteps: []\n"),
      "test.yaml:3:8: There is no edition \"lorcana-3\" of lorcana. Editions: lorcana-1, lorcana-2.0, "
      "lorcana-2.1, lorcana-2.2.\n");
  EXPECT_EQ(errors_of("title: t\ngame: chess\nplayers: {Ana: {}, Bruno: {}}\nsteps: []\n"),
            "test.yaml:2:7: There is no game \"chess\". One of: lorcana, duel-masters.\n");
}

TEST(Mistakes, Players) {
  EXPECT_EQ(errors_of("title: t\ngame: lorcana\nplayers: {Ana: {}, Bruno: {}}\nturn: Carla\nsteps: []\n"),
            "test.yaml:4:7: There is no player \"Carla\". The players are: Ana, Bruno.\n");
  EXPECT_EQ(errors_of(with_players("  Ana: {}\n")),
            "test.yaml:4:3: A game of lorcana has 2–6 players. A player without anything is `Bruno: {}`.\n");
  EXPECT_EQ(errors_of(with_players("  Ana: {}\n  any: {}\n")),
            "test.yaml:5:3: A player may not be named \"any\": it is a key of scenario files. Choose another "
            "name.\n");
  EXPECT_EQ(errors_of(with_steps("  - expect: {lore: {Carla: 1}}\n")),
            "test.yaml:13:21: There is no player \"Carla\". The players are: Ana, Bruno.\n");
}

TEST(Mistakes, MisspeltCard) {
  EXPECT_EQ(
      errors_of("title: t\ngame: lorcana\ncards:\n  - {name: Tin Drum, type: item, ink: steel, cost: 1}\n"
                "players: {Ana: {play: [Tin Drmu]}, Bruno: {}}\nsteps: []\n"),
      "test.yaml:5:24: There is no card \"Tin Drmu\". Did you mean \"Tin Drum\"?\n");
  EXPECT_EQ(
      errors_of(with_steps("  - quest: Vanila 2/2\n")),
      "test.yaml:13:12: There is no card \"Vanila 2/2\" in this scenario. Did you mean \"Vanilla 2/2\", "
      "\"Vanilla 1/2\" or \"Vanilla 3/3\"?\n");
}

TEST(Mistakes, AmbiguousCard) {
  const std::string text =
      "title: t\n"
      "game: lorcana\n"
      "players:\n"
      "  Ana:\n"
      "    play: [Vanilla 2/2, Vanilla 2/2, Vanilla 2/2: {as: third}]\n"
      "  Bruno:\n"
      "    play: [Vanilla 2/2]\n"
      "steps:\n"
      "  - quest: Vanilla 2/2\n";
  EXPECT_EQ(
      errors_of(text),
      "test.yaml:9:12: \"Vanilla 2/2\" is ambiguous: 4 cards match. Write one of: \"Vanilla 2/2#1\" (play of "
      "Ana), \"Vanilla 2/2#2\" (play of Ana), \"third\" (play of Ana), \"Bruno/Vanilla 2/2\" (play of "
      "Bruno).\n");
}

TEST(Mistakes, CardThatDoesNotCompile) {
  const std::string errors = errors_of(
      "title: t\ngame: lorcana\ncards:\n"
      "  - name: Odd Box\n    type: item\n    ink: steel\n    cost: 1\n    text: Frobnicate the chosen "
      "character.\n"
      "players: {Ana: {play: [Odd Box]}, Bruno: {}}\nsteps: []\n");
  EXPECT_TRUE(
      errors.starts_with("test.yaml:9:24: \"Odd Box\" cannot be played: its text is not fully understood. "
                         "Unread: \"Frobnicate"))
      << errors;
}

TEST(Mistakes, RulesTextThatDoesNotCompile) {
  const std::string errors = errors_of(with_steps("  - resolve: Frobnicate chosen character.\n"));
  EXPECT_TRUE(errors.starts_with("test.yaml:13:14: ")) << errors;
  EXPECT_NE(errors.find("Frobnicate"), std::string::npos) << errors;
}

TEST(Mistakes, UnknownVerb) {
  EXPECT_EQ(errors_of(with_steps("  - qest: Vanilla 2/2\n")),
            "test.yaml:13:5: There is no verb \"qest\". Did you mean \"quest\"?\n");
  EXPECT_EQ(errors_of(with_steps("  - challenge: Vanilla 2/2\n")),
            "test.yaml:13:5: `challenge` needs `target`. For example: target: CARD.\n");
  EXPECT_EQ(errors_of(with_steps("  - quest\n")),
            "test.yaml:13:5: `quest` needs a card. For example: - quest: CARD.\n");
  EXPECT_EQ(errors_of(with_steps("  - quest: Vanilla 2/2\n    target: big\n")),
            "test.yaml:14:5: There is no key \"target\" in the step `quest`. The keys are: quest, by, "
            "choose, stop, "
            "pay.\n");
}

TEST(Mistakes, AnswerInTheWrongShape) {
  EXPECT_EQ(errors_of(with_steps("  - quest: Vanilla 2/2\n    choose: [{asked: Ana, offered: [big]}]\n")),
            "test.yaml:14:14: An answer with `asked` needs `answer` beside it. For example: {asked: Ana, "
            "offered: [A, "
            "B], answer: A}.\n");
  EXPECT_EQ(
      errors_of(with_steps("  - quest: Vanilla 2/2\n    choose: [{Carla: yes}]\n")),
      "test.yaml:14:14: There is no key \"Carla\" in an answer. The keys are: asked, offered, not-offered, "
      "answer, if-asked, about, refused, random, Ana, Bruno, shift, sing.\n");
  EXPECT_EQ(errors_of(with_steps("  - quest: Vanilla 2/2\n    choose: [[[A]]]\n")),
            "test.yaml:14:15: A complete selection is a list of names. For example: [A, B].\n");
}

TEST(Mistakes, AliasTwice) {
  EXPECT_EQ(errors_of(with_players(
                "  Ana:\n    play: [Vanilla 2/2: {as: it}, Vanilla 2/2: {as: It}]\n  Bruno: {}\n")),
            "test.yaml:5:53: Two cards are called \"It\". The other one is on line 5.\n");
}

TEST(Mistakes, PositionThatCannotStand) {
  EXPECT_EQ(errors_of(with_players("  Ana:\n    play: [Vanilla 2/3: {damage: 3}]\n  Bruno: {}\n")),
            "test.yaml:5:12: \"Vanilla 2/3\" has 3 damage and 3 willpower: the first state check would "
            "remove it. Give "
            "it less damage.\n");
}

TEST(Mistakes, StateOfACardThatIsNotInPlay) {
  EXPECT_EQ(errors_of(with_players("  Ana:\n    hand: [Vanilla 2/3: {damage: 1}]\n  Bruno: {}\n")),
            "test.yaml:5:26: `damage` is a state of cards in play; \"Vanilla 2/3\" is not in play.\n");
}

TEST(Mistakes, Events) {
  EXPECT_EQ(errors_of(with_steps("  - expect: {happened: [{event: damage-delt}]}\n")),
            "test.yaml:13:33: There is no event kind \"damage-delt\". Did you mean \"damage-dealt\"?\n");
  EXPECT_EQ(
      errors_of(with_steps("  - expect: {happened: [{card: big}]}\n")),
      "test.yaml:13:25: An event needs the key `event`. For example: {event: damage-dealt, card: CARD}.\n");
  EXPECT_EQ(errors_of(with_steps("  - expect: {never: [{event: damage-dealt, card: bgi}]}\n")),
            "test.yaml:13:50: There is no card \"bgi\" in this scenario. Did you mean \"big\"?\n");
  EXPECT_EQ(errors_of(with_steps("  - expect: {never: [{event: drawn, player: Carla}]}\n")),
            "test.yaml:13:45: There is no player \"Carla\". The players are: Ana, Bruno.\n");
  EXPECT_EQ(errors_of(with_steps("  - expect: {never: [{event: damage-dealt, source: bgi}]}\n")),
            "test.yaml:13:52: There is no card \"bgi\" in this scenario. Did you mean \"big\"?\n");
  EXPECT_EQ(errors_of(with_steps("  - expect: {never: [{event: ability-used, ability: NOBODY HAS THIS}]}\n")),
            "test.yaml:13:53: There is no ability \"NOBODY HAS THIS\".\n");
  EXPECT_TRUE(errors_of(with_steps("  - expect: {never: [{event: phase-began, phase: lunch}]}\n"))
                  .starts_with("test.yaml:13:50: There is no phase \"lunch\". The phases are: "));
  EXPECT_EQ(errors_of(with_steps("  - expect: {not-triggered: [NOBODY HAS THIS]}\n")),
            "test.yaml:13:30: There is no ability \"NOBODY HAS THIS\".\n");
}

// Checks that are never reached are read nevertheless.
TEST(Mistakes, BehindAStepThatFails) {
  const auto behind = [](const std::string& checks) {
    return errors_of(with_steps("  - quest: big\n  - expect: {" + checks + "}\n"));
  };
  for (const char* checks : {"damage: {bgi: 1}", "deck-top: {Ana: [bgi]}", "deck-bottom: {Ana: [bgi]}",
                             "sees: {Ana: [bgi]}", "does-not-see: {Ana: [bgi]}", "keywords: {bgi: [Ward]}",
                             "at: {bgi: none}", "ready: [bgi]", "happened: [{event: exerted, card: bgi}]"})
    EXPECT_NE(behind(checks).find("There is no card \"bgi\" in this scenario. Did you mean \"big\"?\n"),
              std::string::npos)
        << checks;
  for (const char* checks : {"hand: {Carla: 1}", "sees: {Carla: [big]}", "asked: Carla",
                             "happened: [{event: drawn, player: Carla}]"})
    EXPECT_NE(behind(checks).find("There is no player \"Carla\". The players are: Ana, Bruno.\n"),
              std::string::npos)
        << checks;
}

// A text that the rows can read may still demand something that no game here can do.
TEST(Mistakes, TextsThatAreReadAndNotPlayed) {
  const auto errors = [](const std::string& game, const std::string& card, const std::string& text) {
    return errors_of("title: t\ngame: " + game + "\ncards:\n  - {name: Test, " + card + ", text: '" + text +
                     "'}\nplayers: {Ana: {hand: [Test]}, Bruno: {}}\nsteps: []\n");
  };
  const std::string spell = "type: spell, civilizations: [fire], cost: 1";
  const std::string action = "type: action, ink: steel, cost: 1";
  const std::string item = "type: item, ink: steel, cost: 1";
  const auto played = [&](const std::string& game, const std::string& card, const std::string& text) {
    EXPECT_EQ(errors(game, card, text), "");
  };
  const auto not_played = [&](const std::string& game, const std::string& card, const std::string& text) {
    const std::string found = errors(game, card, text);
    EXPECT_NE(found.find("\"Test\" cannot be played"), std::string::npos) << text << "\n" << found;
    EXPECT_NE(found.find(", column 1."), std::string::npos) << "the whole of it: " << text << "\n" << found;
  };
  played("lorcana", item, "Your characters gain \"{E} — Draw a card.\"");
  played("lorcana", item, "Your characters gain Ward.");
  not_played("lorcana", action, "Put chosen opposing character facedown under one of your characters.");
  not_played("duel-masters", spell, "Each of your creatures battles one of your opponent''s creatures.");
  played("duel-masters", spell, "One of your creatures battles one of your opponent''s creatures.");
  not_played(
      "duel-masters", spell,
      "Choose a race. Until the end of the turn, each creature of that race gains \"When this creature is "
      "destroyed, destroy a creature of that race.\"");
}

TEST(Mistakes, ZonesAndKeywords) {
  EXPECT_EQ(
      errors_of(with_steps("  - expect: {zone: {big: graveyard}}\n")),
      "test.yaml:13:26: There is no zone \"graveyard\". The zones are: play, hand, deck, discard, inkwell, "
      "under.\n");
  EXPECT_EQ(errors_of(with_steps("  - expect: {keywords: {big: [Wardd]}}\n")),
            "test.yaml:13:31: There is no keyword \"Wardd\". Did you mean \"Ward\"?\n");
}

TEST(Mistakes, UnknownNamesInRefusalsAreNeverAPass) {
  EXPECT_EQ(errors_of(with_steps("  - illegal: {quest: Vanilla 9/9}\n")).substr(0, 62),
            "test.yaml:13:22: There is no card \"Vanilla 9/9\" in this scenar");
  EXPECT_EQ(errors_of(with_steps("  - illegal: {fly: big}\n")),
            "test.yaml:13:14: `illegal` needs a verb, and \"fly\" is none. The verbs are: ink, play, quest, "
            "challenge, "
            "move, use, pass, hand-over.\n");
  EXPECT_EQ(run_one(with_steps("  - illegal: {use: big, ability: NOBODY HAS THIS}\n")).outcome,
            ScenarioOutcome::error);
}

TEST(Mistakes, OtherDocumentsStillRun) {
  const auto reports = run("titel: t\n---\n" + with_steps("  - pass\n"));
  ASSERT_EQ(reports.size(), 2u);
  EXPECT_EQ(reports[0].outcome, ScenarioOutcome::error);
  EXPECT_EQ(reports[1].outcome, ScenarioOutcome::passed);
  EXPECT_EQ(reports[1].id, "test#2");
}

}  // namespace
}  // namespace kawari::judging
