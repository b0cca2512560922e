// Which options a player can tell apart, and how many have to be compared for that.
#include <gtest/gtest.h>

#include <set>

#include "game/games.h"
#include "judge/judge.h"
#include "state/setup.h"
#include "step/step.h"
#include "text/read_cards.h"

namespace kawari {
namespace {

// `characters` characters on each side, with `names` different names on each.
Match facing(MatchCards& cards, int characters, int names) {
  const Game& game = *all_games().named("lorcana");
  std::string list;
  for (int i = 0; i < names; ++i)
    list += "- {name: Guard " + std::to_string(i) +
            ", version: Grey, type: character, ink: steel, cost: 1, strength: 1, willpower: 9, lore: 1}\n";
  EXPECT_TRUE(read_cards_text(game.rules->grammar(), cards, list, "cards.yaml"));
  Match match = new_match(cards, *game.rules, *game.default_edition, 2, 1);
  for (const PlayerId player : {PlayerId{0}, PlayerId{1}}) {
    for (int i = 0; i < characters; ++i) {
      const SlotId slot =
          add_in_play(match, cards.find("Guard " + std::to_string(i % names) + " - Grey"), player);
      match.state.slot(slot).exerted = player == PlayerId{1};
    }
    add_card(match, cards.find("Guard 0 - Grey"), player, Zone::deck);
  }
  begin_main_phase(match, PlayerId{0}, 5);
  touch(match);
  run(match);
  return match;
}

TEST(Groups, DifferentOptionsNeverShareANumber) {
  Judge judge(all_games(), Language::en);
  MatchCards cards(judge.loaded(*all_games().named("lorcana")));
  const Match match = facing(cards, 18, 18);
  const Decision open = decision(match);
  std::set<std::uint32_t> groups;
  for (const Option& option : open.options) groups.insert(option.group);
  // Each challenges each, each quests, and the turn can be passed.
  EXPECT_EQ(open.options.size(), 18u * 18u + 18u + 1u);
  EXPECT_EQ(groups.size(), open.options.size());
  EXPECT_EQ(open.groups, static_cast<int>(groups.size()));
}

TEST(Groups, AlikeOptionsShareTheNumberOfTheFirst) {
  Judge judge(all_games(), Language::en);
  MatchCards cards(judge.loaded(*all_games().named("lorcana")));
  const Match match = facing(cards, 30, 2);
  const Decision open = decision(match);
  EXPECT_EQ(open.options.size(), 30u * 30u + 30u + 1u);
  // Two kinds challenge two kinds, two kinds quest, and the turn can be passed.
  EXPECT_EQ(open.groups, 2 * 2 + 2 + 1);
  std::uint32_t next = 0;
  for (const Option& option : open.options) {
    ASSERT_LE(option.group, next) << "numbered in the order of the first options";
    if (option.group == next) ++next;
  }
  EXPECT_EQ(next, 7u);
}

TEST(Groups, AreMadeForThoseWhoAsk) {
  Judge judge(all_games(), Language::en);
  MatchCards cards(judge.loaded(*all_games().named("lorcana")));
  const Match match = facing(cards, 18, 18);
  Decision open;
  decision(match, open);
  EXPECT_EQ(open.groups, 2) << "two or more";
  EXPECT_TRUE(open.keys.empty()) << "nothing was looked at that is not needed";
  group_options(match, open);
  EXPECT_EQ(open.groups, static_cast<int>(open.options.size()));
}

}  // namespace
}  // namespace kawari
