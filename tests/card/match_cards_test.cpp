// The cards of a match: copied from the loaded ones, complete, and without others.
#include "card/match_cards.h"

#include <gtest/gtest.h>

#include "game/games.h"
#include "ir/tree.h"
#include "judge/judge.h"
#include "text/print.h"
#include "text/read_cards.h"

namespace kawari {
namespace {

Face priced(const std::string& name, int cost = 1) {
  Face face;
  face.name = face.full_name = name;
  face.stats[static_cast<int>(Stat::cost)] = static_cast<std::int16_t>(cost);
  return face;
}

std::string asks_about(const std::string& name) {
  return "(action-text (if (happened at-least (event played (named \"" + name +
         "\") none (you))) (draw (you) (number 1))))";
}

// A face that asks about an event of its own.
Face asking(Database& cards, const std::string& name) {
  Face face = priced(name);
  Ability ability;
  ability.root = cards.book().add(*tree_from_text(asks_about(name))).value();
  ability.kind = AbilityKind::action_text;
  face.abilities.push_back(ability);
  face.names.push_back(cards.book().intern(name));
  return face;
}

void expect_same_program(const Book& from, NodeId a, const Book& to, NodeId b) {
  const Node &x = from[a], &y = to[b];
  ASSERT_EQ(x.op, y.op);
  ASSERT_EQ(x.kid_count, y.kid_count);
  EXPECT_EQ(x.reg, y.reg);
  EXPECT_EQ(from.tree(a)->hint, to.tree(b)->hint);
  EXPECT_EQ(from.reads(a), to.reads(b));
  EXPECT_EQ(from.plain(a), to.plain(b));
  EXPECT_EQ(from.asked_number(a) != 0, to.asked_number(b) != 0);
  if (from.ops()[x.op].value == ValueOf::Word) {
    EXPECT_EQ(from.word(WordId(static_cast<std::uint16_t>(x.value))),
              to.word(WordId(static_cast<std::uint16_t>(y.value))));
  } else {
    EXPECT_EQ(x.value, y.value);
  }
  // The distance to the next statement stays the same.
  const auto distance = [](NodeId here, NodeId next) {
    return next == kNoNode ? 0 : static_cast<std::int64_t>(index(next)) - index(here);
  };
  EXPECT_EQ(distance(a, x.next), distance(b, y.next));
  for (int i = 0; i < x.kid_count; ++i) expect_same_program(from, from.kid(x, i), to, to.kid(y, i));
}

TEST(MatchCards, EveryShippedCardIsCopiedWhole) {
  Judge judge(all_games(), Language::en);
  judge.add_shipped_cards(KAWARI_SOURCE_DIR);
  for (const Game& game : all_games().all) {
    const Database& loaded = judge.cards(game);
    const Grammar& grammar = game.rules->grammar();
    MatchCards cards(judge.loaded(game));
    // In reverse order, so that ids differ.
    for (std::size_t i = loaded.size(); i-- > 0;) {
      const FaceId from{static_cast<std::uint16_t>(i)};
      const FaceId to = cards.bring(from);
      ASSERT_NE(to, kNoFace);
      ASSERT_EQ(cards.bring(from), to) << "once";
      const Face &a = loaded[from], &b = cards[to];
      EXPECT_EQ(a.full_name, b.full_name);
      EXPECT_EQ(a.triggers, b.triggers);
      ASSERT_EQ(a.names.size(), b.names.size());
      for (std::size_t k = 0; k < a.names.size(); ++k)
        EXPECT_EQ(loaded.book().word(a.names[k]), cards.book().word(b.names[k]));
      ASSERT_EQ(a.abilities.size(), b.abilities.size());
      for (std::size_t k = 0; k < a.abilities.size(); ++k) {
        const NodeId x = a.abilities[k].root, y = b.abilities[k].root;
        expect_same_program(loaded.book(), x, cards.book(), y);
        EXPECT_EQ(loaded.book().root_of(x) == x, cards.book().root_of(y) == y)
            << a.full_name << ": an ability that is a part of another one stays so";
      }
      EXPECT_EQ(print_face(grammar, loaded, a, Language::en), print_face(grammar, cards, b, Language::en));
      ASSERT_EQ(a.other_side == kNoFace, b.other_side == kNoFace);
      if (a.other_side != kNoFace) {
        EXPECT_EQ(loaded[a.other_side].full_name, cards[b.other_side].full_name);
        EXPECT_EQ(cards[b.other_side].other_side, to);
      }
    }
    EXPECT_EQ(cards.size(), loaded.size());
    EXPECT_EQ(cards.watched_elsewhere(), loaded.watched_elsewhere());
    EXPECT_EQ(cards.book().asked().size(), loaded.book().asked().size());
    EXPECT_EQ(cards.book().asked_facts(), loaded.book().asked_facts());
    ASSERT_EQ(cards.keyword_abilities.size(), loaded.keyword_abilities.size());
    for (std::size_t k = 0; k < cards.keyword_abilities.size(); ++k)
      for (std::size_t i = 0; i < cards.keyword_abilities[k].size(); ++i)
        expect_same_program(loaded.book(), loaded.keyword_abilities[k][i].root, cards.book(),
                            cards.keyword_abilities[k][i].root);
  }
}

TEST(MatchCards, HaveOnlyWhatTakesPart) {
  auto loaded = std::make_shared<Database>();
  loaded->add(asking(*loaded, "Ada"));
  loaded->add(asking(*loaded, "Ben"));
  loaded->add(priced("Cleo", 9));
  loaded->add_classification("Wizard");
  Face elsewhere = asking(*loaded, "Dora");
  elsewhere.abilities[0].kind = AbilityKind::triggered;
  elsewhere.abilities[0].zone = Zone::discard;
  elsewhere.abilities[0].watches = Fact::damage_moved;
  loaded->add(elsewhere);
  EXPECT_EQ(loaded->watched_elsewhere(), Fact::damage_moved);

  MatchCards cards(loaded);
  const FaceId ben = cards.bring("ben");
  ASSERT_NE(ben, kNoFace);
  EXPECT_EQ(cards.size(), 1u);
  EXPECT_EQ(cards.book().asked().size(), 1u);
  EXPECT_EQ(cards.watched_elsewhere(), FactSet());
  EXPECT_EQ(cards.book().find("Ada"), kNoWord);
  EXPECT_EQ(to_text(*cards.book().tree(cards[ben].abilities[0].root)),
            to_text(*tree_from_text(asks_about("Ben"))));
  // Names that players may say, and words that the judge knows, come from all loaded cards.
  EXPECT_TRUE(cards.knows("Ada"));
  EXPECT_TRUE(cards.knows_word("Ada"));
  EXPECT_FALSE(cards.knows("Adb"));
  EXPECT_TRUE(cards.is_classification("wizard"));
  EXPECT_EQ(cards.nearest("Cleoo"), std::vector<std::string>{"Cleo"});
  EXPECT_EQ(cards.greatest_cost(), 9);
  cards.bring_word("Ada");
  EXPECT_NE(cards.book().find("Ada"), kNoWord);
  cards.bring_word("Zed");
  EXPECT_EQ(cards.book().find("Zed"), kNoWord);
}

TEST(MatchCards, WhatIsAddedComesFirstAndStaysHere) {
  auto loaded = std::make_shared<Database>();
  const FaceId side = loaded->add(priced("Ada")), other = loaded->add(priced("Ada, Turned"));
  loaded->join_sides(side, other);
  MatchCards cards(loaded);
  const FaceId own = cards.add(priced("Ada, Turned", 7));
  EXPECT_EQ(cards.bring("Ada, Turned"), own);
  const FaceId ada = cards.bring("Ada");
  EXPECT_EQ(cards[cards[ada].other_side].stat(Stat::cost), 1) << "the other side is the loaded one";
  EXPECT_EQ(cards.bring("Ada, Turned"), own);
  EXPECT_EQ(cards.nearest("Ada, Turnd", 5), std::vector<std::string>{"Ada, Turned"});
  cards.add_classification("Witch");
  EXPECT_FALSE(loaded->is_classification("Witch"));
  EXPECT_EQ((*loaded)[loaded->find("Ada, Turned")].stat(Stat::cost), 1);
}

// The limit applies to a match, not to a database.
TEST(MatchCards, AMatchCountsSoManyKindsOfEvents) {
  auto loaded = std::make_shared<Database>();
  std::vector<FaceId> all;
  for (int i = 0; i <= kMaxAsked; ++i)
    all.push_back(loaded->add(asking(*loaded, "Hero " + std::to_string(i))));
  EXPECT_EQ(loaded->limit(), nullptr);
  const std::vector<std::vector<FaceId>> too_many{all, {}};
  const auto refused = gather_decks(loaded, too_many);
  ASSERT_FALSE(refused.has_value());
  EXPECT_NE(refused.error().what.find("256"), std::string::npos) << refused.error().what;
  EXPECT_NE(refused.error().what.find("255"), std::string::npos) << refused.error().what;
  all.pop_back();
  const std::vector<std::vector<FaceId>> decks{all, {}};
  EXPECT_TRUE(gather_decks(loaded, decks).has_value());
}

TEST(MatchCards, EventsOfOneMeaningAreOneKind) {
  Database cards;
  cards.add(asking(cards, "Ada"));
  cards.add(asking(cards, "Ada"));
  EXPECT_EQ(cards.book().asked().size(), 1u);
}

// Cards that are one object: the sum of their figures, and everything else that one of them has.
TEST(MatchCards, FacesTogetherHaveWhatEachOfThemHas) {
  MatchCards cards;
  Face one = priced("One", 3), other = priced("Other", 4);
  const WordId first = cards.book().intern("One"), second = cards.book().intern("Other");
  one.names = {first};
  other.names = {second, first};
  one.colours = 1;
  other.colours = 4;
  one.kinds.add(Kind::character);
  one.abilities.emplace_back().kind = AbilityKind::keyword;
  one.abilities.back().text = "a";
  other.abilities.emplace_back().kind = AbilityKind::static_;
  other.abilities.back().text = "b";
  other.has_statics = true;
  const FaceId a = cards.add(one), b = cards.add(other);
  const FaceId both[] = {a, b}, reversed[] = {b, a};
  const Face& made = cards.together(both);
  EXPECT_EQ(made.full_name, "One");
  EXPECT_EQ(made.stat(Stat::cost), 7);
  EXPECT_EQ(made.names, (std::vector<WordId>{first, second}));
  EXPECT_EQ(made.colours, 5);
  EXPECT_TRUE(made.is(Kind::character) && made.has_statics);
  ASSERT_EQ(made.abilities.size(), 2u);
  EXPECT_EQ(made.abilities[1].text, "b");
  EXPECT_EQ(&cards.together(both), &made);
  EXPECT_EQ(cards.together(reversed).full_name, "Other");
  EXPECT_EQ(cards[a].stat(Stat::cost), 3);
}

}  // namespace
}  // namespace kawari
