// Ops of a game's own: a statement, a filter, a condition, an amount, players and objects that are unknown to
// src/, in programs that are read, verified, printed and carried out. Also to which game ops belong.
#include "run/ops/own_forms.h"
#include "state/setup.h"
#include "tests/replace/test_game.h"
#include "tests/text/rules_english.h"

namespace kawari::test {
namespace {

struct Deal;
struct Strong;
struct Even;
struct Doubled;
struct Others;
struct Strongest;
using GameOps = OwnOps<Deal, Strong, Even, Doubled, Others, Strongest>;

struct Deal : NotApplied {
  static constexpr OpInfo kLine{"deal-out",
                                Sort::Stmt,
                                "players amount",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "these players draw so many cards"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    for (const PlayerId p : players(b.match, b.env, b.kid(0)))
      for (int i = 0; i < b.number(1); ++i) b.add(draw_part(b.match, p));
  }
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

struct Strong {
  static constexpr OpInfo kLine{"strong",
                                Sort::Filter,
                                "",
                                ValueOf::Number,
                                Looks::Kids,
                                Traits::None,
                                "is printed with so much strength"};
  static bool fits(const Asked& a) {
    return a.card != kNoCard && a.match.face(a.card).stat(Stat::strength) >= a.node.value;
  }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

struct Even {
  static constexpr OpInfo kLine{"even",      Sort::Cond,   "amount",    ValueOf::None,
                                Looks::Kids, Traits::None, "it is even"};
  static bool holds(const Expression& e) { return e.number(0) % 2 == 0; }
  static constexpr auto reason = ConditionReason::unsaid;
};

struct Doubled {
  static constexpr OpInfo kLine{"doubled",   Sort::Amount, "amount",       ValueOf::None,
                                Looks::Kids, Traits::None, "twice as much"};
  static std::int64_t value(const Expression& e) { return std::int64_t{2} * e.number(0); }
};

struct Others {
  static constexpr OpInfo kLine{"others",     Sort::Players,      "", ValueOf::None, Looks::Everything,
                                Traits::None, "the other players"};
  static PlayerList players(const Expression& e) {
    PlayerList out;
    for (const PlayerId p : players_from(e.state(), e.state().turn_player))
      if (p != e.env.controller) out.push(p);
    return out;
  }
  static constexpr auto includes = is_listed;
};

struct Strongest {
  static constexpr OpInfo kLine{"strongest",
                                Sort::Objects,
                                "",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::Several,
                                "the objects with the most strength"};
  static void objects(const Expression& e, ObjectList& out) {
    int most = 0;
    for (const SlotId slot : slots_in_order(e.match))
      most = std::max(most, stat(e.match, ref_of(e.state(), slot), Stat::strength));
    for (const SlotId slot : slots_in_order(e.match))
      if (stat(e.match, ref_of(e.state(), slot), Stat::strength) == most) out.push(ref_of(e.state(), slot));
  }
  static constexpr auto possible = one_is_there;
};

const Ops& ops() {
  static constexpr auto kLines = own_lines(GameOps());
  static const Ops all(kLines);
  return all;
}

// The test game with these ops.
const Rules& rules() {
  static constexpr auto kForms = own_forms(GameOps());
  static const OwnForms forms{ops(), kForms};
  static const Rules all = [] {
    Rules r = test_rules();
    r.own_ops = &forms;
    return r;
  }();
  return all;
}

struct OwnOpsTable : Table {
  OwnOpsTable() : Table(edition("lorcana-2.1"), 2, kAnn, rules()) {}
};

int strength(const Table& table, ObjectRef object) { return stat(table.match, object, Stat::strength); }

TEST(OwnOps, FilterConditionAndAmountOfAStaticAbility) {
  OwnOpsTable table;
  const ObjectRef hero = table.character(
      kAnn, "Hero", {"(static (even (number 2)) (gets strength (all (strong 1)) (doubled (number 3))))"});
  EXPECT_EQ(strength(table, hero), 1 + 6);
  const ObjectRef odd = table.character(
      kAnn, "Odd", {"(static (even (number 3)) (gets strength (self) (doubled (number 3))))"});
  EXPECT_EQ(strength(table, odd), 1 + 6);
}

TEST(OwnOps, PlayersAndAStatementOfAnEffect) {
  OwnOpsTable table;
  for (const PlayerId p : {kAnn, kBob})
    for (int i = 0; i < 4; ++i) (void)table.card(p, Zone::deck, "Card");
  table.resolve(kAnn, "(deal-out (others) (doubled (number 1)))");
  EXPECT_EQ(table.happened(), (Words{"draw Bob", "draw Bob"}));
}

TEST(OwnOps, ObjectsOfAnEffect) {
  OwnOpsTable table;
  (void)table.character(kAnn, "Weak");
  (void)table.character(kBob, "Tall", {"(static none (gets strength (self) (number 2)))"});
  table.resolve(kAnn, "(banish (strongest))");
  EXPECT_EQ(table.happened(), (Words{"banish Tall"}));
}

TEST(OwnOps, AreReadAndPrintedByName) {
  GameNames names;
  names.game_ops = &ops();
  const std::string text = "(action-text (deal-out (others) (doubled (number 1))))";
  std::string error;
  const TreePtr tree = tree_from_text(text, &error, names);
  ASSERT_TRUE(tree) << error;
  EXPECT_EQ(to_text(*tree, names), text);
  EXPECT_EQ(verify(ops(), *tree, Sort::Ability), "");
  EXPECT_FALSE(tree_from_text(text, &error));
  EXPECT_NE(error.find("no node is named deal-out"), std::string::npos) << error;
}

TEST(OwnOps, OfAnotherGameAreRefused) {
  GameNames names;
  names.game_ops = &ops();
  const TreePtr tree = tree_from_text("(action-text (deal-out (others) (number 1)))", nullptr, names);
  ASSERT_TRUE(tree);
  EXPECT_EQ(verify(core_ops(), *tree, Sort::Ability), "an op of another game");
  Book book;
  EXPECT_FALSE(book.add(*tree).has_value());
}

TEST(OwnOps, CardsArePlayedByTheRulesOfTheirGame) {
  MatchCards cards;
  EXPECT_TRUE(cards.book().belong_to(ops()));
  const Edition& any = edition("lorcana-2.1");
  EXPECT_EQ(new_match(cards, rules(), any, 2, 1).state.fault, Fault::none);
  EXPECT_EQ(new_match(cards, test_rules(), any, 2, 1).state.fault, Fault::unsupported);
}

TEST(OwnOps, ABookIsOfOneGame) {
  Database cards;
  const Face one = compiled(cards, "Draw a card.", Kind::action, lorcana_grammar());
  EXPECT_TRUE(one.compiled());
  const Face other = compiled(cards, "Draw a card.", Kind::action, duel_masters_grammar());
  ASSERT_FALSE(other.compiled());
  EXPECT_EQ(other.refusals[0].why, "The cards that are loaded are those of another game.");
  EXPECT_FALSE(compile_text(duel_masters_grammar(), cards, "Draw a card.", true).has_value());
  EXPECT_TRUE(compile_text(lorcana_grammar(), cards, "Draw a card.", true).has_value());
}

}  // namespace
}  // namespace kawari::test
