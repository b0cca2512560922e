// Random conversations: no line crashes one, and the saved file gives the same explanation as the
// conversation.
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "tests/talk/asking.h"

namespace kawari::asking {
namespace {

// Longer if KAWARI_SOAK is set.
int times(int few) { return std::getenv("KAWARI_SOAK") != nullptr ? few * 20 : few; }

class Dice {
 public:
  explicit Dice(unsigned seed) : random_(seed) {}
  std::size_t below(std::size_t limit) { return limit == 0 ? 0 : random_() % limit; }
  template <class List>
  const auto& one_of(const List& list) {
    return list[below(std::size(list))];
  }

 private:
  std::mt19937 random_;
};

// Words of the conversation, valid and invalid, in random order.
std::string random_line(Dice& dice, const NameIndex& cards) {
  // Sometimes a line that makes sense.
  const std::string& card = cards[dice.below(cards.size())];
  switch (dice.below(12)) {
    case 0:
      return "Ana: " + card;
    case 1:
      return "Bruno: \"" + card + "\" (exerted)";
    case 2:
      return "actions";
    case 3:
      return std::to_string(1 + dice.below(3));
    default:
      break;
  }
  static const std::vector<std::string> kWords{"Ana",
                                               "Bruno",
                                               "Ana:",
                                               "Bruno hand:",
                                               "Ana ink:",
                                               "lore",
                                               "mana",
                                               "5",
                                               "1",
                                               "2",
                                               "3 cards",
                                               "actions",
                                               "back",
                                               "show",
                                               "explain",
                                               "set",
                                               "remove",
                                               "players",
                                               "rules",
                                               "1",
                                               "2.0",
                                               "language",
                                               "es",
                                               "ja",
                                               "en",
                                               "new",
                                               "help",
                                               "game",
                                               "load",
                                               "save",
                                               "f.yaml",
                                               "moves",
                                               "quests",
                                               "with",
                                               "to",
                                               "challenges",
                                               "plays",
                                               "sings",
                                               "passes",
                                               "attacks",
                                               "summons",
                                               "onto",
                                               "casts",
                                               "charges",
                                               "uses",
                                               "resolves",
                                               "\"Draw a card.\"",
                                               "\"Deal 2 damage to chosen character.\"",
                                               "choosing",
                                               "yes",
                                               "no",
                                               "none",
                                               "any",
                                               "random",
                                               "(damage 1)",
                                               "(exerted)",
                                               "(tapped, sick)",
                                               "[yes]",
                                               "[",
                                               ")",
                                               "\"",
                                               ";",
                                               ",",
                                               ":",
                                               "#2",
                                               "x2",
                                               "A/B",
                                               "mueve",
                                               "juega",
                                               "a",
                                               "con",
                                               "concedes",
                                               "turn:",
                                               "seed 7",
                                               "title: t",
                                               "\xff\xc3",
                                               "\u30AB\u30FC\u30C9"};
  std::string out;
  const std::size_t length = 1 + dice.below(7);
  for (std::size_t i = 0; i < length; ++i) {
    if (!out.empty()) out += dice.below(8) == 0 ? "" : " ";
    out += dice.below(3) == 0 && cards.size() > 0 ? cards[dice.below(cards.size())] : dice.one_of(kWords);
  }
  // Wrong or missing letters.
  if (!out.empty() && dice.below(6) == 0) out[dice.below(out.size())] = static_cast<char>(dice.below(256));
  if (dice.below(10) == 0) out.resize(dice.below(out.size() + 1));
  return out;
}

TEST(AskRandom, NoLineBreaksAConversation) {
  for (unsigned seed = 1; seed <= 2; ++seed) {
    Dice dice(seed);
    Conversation talk;
    const NameIndex cards = card_names(judge().cards(all_games().all[seed % 2]));
    std::size_t steps = 0;
    for (int i = 0; i < times(1500); ++i) {
      const std::string line = random_line(dice, cards);
      const std::string reply = talk.say(line);
      ASSERT_TRUE(reply.empty() || reply.ends_with('\n')) << line;
      ASSERT_FALSE(talk.prompt().empty()) << line;
      talk.session().complete(line);
      if (talk.session().moment().report.game.empty()) continue;
      steps = std::max(steps, talk.session().scenario().steps.size());
      if (i % 25 != 0) continue;
      const std::string text = scenario_text(talk.session().scenario());
      for (const ReadScenario& read : read_scenarios("f.yaml", text, all_games()))
        for (const Error& error : read.errors) ADD_FAILURE() << error.text() << "\n" << text;
    }
    EXPECT_GT(steps, 0u);
  }
}

// Puts suitable cards on the table, then takes random choices.
void play(Dice& dice, const Game& game, int& unsaid, int& taken) {
  Conversation talk;
  talk.request.game = &game;
  const Database& cards = judge().cards(game);
  for (const char* player : {"Ana", "Bruno"}) {
    for (int i = 0; i < 5; ++i) {
      const Face& face = cards[FaceId(static_cast<std::uint16_t>(dice.below(cards.size())))];
      if (!face.compiled() || face.full_name.starts_with(kBlank)) continue;
      const bool hand = face.is(Kind::action) || dice.below(3) == 0;
      const std::string states =
          hand || dice.below(2) == 0 ? "" : " (" + std::string(game.words->key_of(GivenState::exerted)) + ")";
      talk.say(std::string(player) + (hand ? " hand: \"" : ": \"") + face.full_name + "\"" + states);
    }
  }
  for (int i = 0; i < 30; ++i) {
    const Moment& moment = talk.session().moment();
    unsaid += moment.unsaid;
    if (moment.unsaid > 0) {
      ADD_FAILURE() << "left out " << moment.unsaid << " of: " << moment.question << "\n"
                    << scenario_text(talk.session().scenario());
    }
    if (moment.choices.empty()) break;
    if (!moment.decision_open()) talk.say("actions");
    const std::size_t before = talk.session().scenario().steps.size();
    const bool open = moment.decision_open();
    std::string pick = std::to_string(1 + dice.below(moment.choices.size()));
    if (open && moment.most > 1 && moment.ask == Ask::objects && dice.below(2) == 0)
      pick += " " + std::to_string(1 + dice.below(moment.choices.size()));
    const std::string reply = talk.say(pick);
    if (!open) {
      EXPECT_EQ(talk.session().scenario().steps.size(), before + 1) << reply;
    }
    ++taken;
    if (dice.below(15) == 0) talk.say("back");
  }
  talk.expect_saved_alike();
}

TEST(AskRandom, WhatWasPlayedIsToldAlikeByTheSavedFile) {
  for (const Game& game : all_games().all) {
    Dice dice(7);
    int unsaid = 0, taken = 0;
    for (int i = 0; i < times(40) && !testing::Test::HasFailure(); ++i) play(dice, game, unsaid, taken);
    EXPECT_GT(taken, 200) << game.rules->id;
    EXPECT_EQ(unsaid, 0) << game.rules->id;
  }
}

}  // namespace
}  // namespace kawari::asking
