// Questions of decisions, their options and refusals, in words.
#include <gtest/gtest.h>

#include <algorithm>

#include "explain/game_words.h"
#include "games/duel_masters/duel_masters.h"
#include "games/lorcana/lorcana.h"
#include "tests/explain/hand_made.h"

namespace kawari {
namespace {

using hand_made::Table;

Explainer explainer(const Table& table, Language language) {
  Explainer out(table.match, Viewer::judge());
  out.player_names = {"Ana", "Bruno"};
  out.language = language;
  return out;
}

Option action(lorcana::Action verb, CardId card, CardId target = kNoCard, PlayWay way = PlayWay::pay) {
  return Option::action(lorcana::id(verb), card, way, target);
}

// cite() searches a game's index by key.
TEST(Answers, RuleIndicesAreInTheOrderOfTheirKeys) {
  for (const Rules* rules : {&lorcana::rules(), &duel_masters::rules()})
    EXPECT_TRUE(std::ranges::is_sorted(rules->rule_index, {}, &RuleEntry::key)) << rules->id;
}

// The search finds the same rule as a scan of the whole index; no key means no rule.
TEST(Answers, CitesEveryRuleThatTheEditionHas) {
  for (const char* edition : {"lorcana-1", "lorcana-2.0", "lorcana-2.1", "lorcana-2.2"}) {
    Table table(edition);
    for (const RuleEntry& entry : table.match.rules->rule_index) {
      const char* number = entry.numbers[table.match.edition->column];
      if (entry.key == kNoRule || number == nullptr) continue;
      const Citation cited = cite(table.match, entry.key, Language::es);
      EXPECT_EQ(cited.number, number) << edition << ": " << entry.en;
      EXPECT_EQ(cited.says,
                in_words_of(table.match.rules->words, edition, Language::es, Sentence(entry.es)).text())
          << edition << ": " << entry.en;
    }
    EXPECT_EQ(cite(table.match, kNoRule, Language::en).says, "");
  }
}

TEST(Answers, ActionsAreSaidAsOptions) {
  Table table("lorcana-2.1");
  const CardId flounder = table.in_play("Flounder - Voice of Reason", 0);
  const CardId mine = table.in_play("Seven Dwarfs' Mine - Secure Fortress", 0);
  const CardId beast = table.in_play("Beast - Selfless Protector", 1);
  const Explainer en = explainer(table, Language::en), es = explainer(table, Language::es);
  const Option quest = action(lorcana::Action::quest, flounder);
  EXPECT_EQ(en.option(quest), "quest with Flounder - Voice of Reason");
  EXPECT_EQ(es.option(quest), "questear con Flounder - Voice of Reason");
  const Option challenge = action(lorcana::Action::challenge, flounder, beast);
  EXPECT_EQ(en.option(challenge), "challenge Beast - Selfless Protector with Flounder - Voice of Reason");
  EXPECT_EQ(es.option(challenge), "desafiar a Beast - Selfless Protector con Flounder - Voice of Reason");
  const Option move = action(lorcana::Action::move, flounder, mine);
  EXPECT_EQ(es.option(move), "mover a Flounder - Voice of Reason a Seven Dwarfs' Mine - Secure Fortress");
  EXPECT_EQ(en.option(action(lorcana::Action::pass, kNoCard)), "end the turn");
  EXPECT_EQ(es.option(action(lorcana::Action::pass, kNoCard)), "terminar el turno");
  const Option shift = action(lorcana::Action::play, beast, flounder, id(lorcana::Way::shift));
  EXPECT_EQ(es.option(shift), "jugar Beast - Selfless Protector sobre Flounder - Voice of Reason con Shift");
}

TEST(Answers, PlainOptions) {
  Table table("lorcana-2.1");
  const CardId flounder = table.in_play("Flounder - Voice of Reason", 0);
  const Explainer en = explainer(table, Language::en), es = explainer(table, Language::es);
  EXPECT_EQ(es.option(Option::yes()), "sí");
  EXPECT_EQ(en.option(Option::done()), "no more");
  EXPECT_EQ(en.option(Option::number(3)), "3");
  EXPECT_EQ(en.option(Option::player(PlayerId{1})), "Bruno");
  EXPECT_EQ(es.option(Option::card(flounder)), "Flounder - Voice of Reason");
}

TEST(Answers, QuestionsSayWhoDecidesAboutWhat) {
  Table table("lorcana-2.1");
  const NodeId defense = table.ability("Seven Dwarfs' Mine - Secure Fortress", "MOUNTAIN DEFENSE");
  const NodeId chosen = table.within(defense, Op::chosen);
  const Explainer en = explainer(table, Language::en), es = explainer(table, Language::es);
  EXPECT_EQ(en.question(Ask::objects, PlayerId{0}, chosen, kNoCard), "Ana chooses a character.");
  EXPECT_EQ(es.question(Ask::objects, PlayerId{0}, chosen, kNoCard), "Ana elige un personaje.");
  EXPECT_EQ(en.question(Ask::waiting, PlayerId{1}, kNoNode, kNoCard),
            "Bruno chooses which ability in the bag resolves next.");
  EXPECT_EQ(es.question(Ask::replacement, PlayerId{1}, kNoNode, kNoCard),
            "Bruno elige qué efecto de reemplazo se aplica.");
  EXPECT_EQ(es.question(Ask::action, PlayerId{0}, kNoNode, kNoCard), "Ana elige qué hacer.");
}

TEST(Answers, EveryQuestionHasItsWords) {
  Table table("lorcana-2.1");
  const CardId flounder = table.in_play("Flounder - Voice of Reason", 0);
  const NodeId defense = table.ability("Seven Dwarfs' Mine - Secure Fortress", "MOUNTAIN DEFENSE");
  const NodeId may = table.within(defense, Op::may);
  const Explainer en = explainer(table, Language::en);
  const auto asked = [&](Ask ask, NodeId node = kNoNode, CardId card = kNoCard) {
    return en.question(ask, PlayerId{0}, node, card).text();
  };
  EXPECT_EQ(asked(Ask::none), "Ana decides.");
  EXPECT_EQ(asked(Ask::action), "Ana chooses what to do.");
  EXPECT_TRUE(asked(Ask::may, may).starts_with("Ana decides whether to do this: “")) << asked(Ask::may, may);
  EXPECT_EQ(asked(Ask::may), "Ana decides.");
  EXPECT_EQ(asked(Ask::may, kNoNode, flounder), "Ana decides whether to use Flounder - Voice of Reason.");
  EXPECT_EQ(asked(Ask::objects), "Ana chooses a card.");
  EXPECT_EQ(asked(Ask::number), "Ana chooses a number.");
  EXPECT_EQ(asked(Ask::mode), "Ana chooses one of the alternatives.");
  EXPECT_EQ(asked(Ask::either), "Ana chooses one of the alternatives.");
  EXPECT_EQ(asked(Ask::replacement), "Ana chooses which replacement effect applies.");
  EXPECT_EQ(asked(Ask::entry, kNoNode, flounder),
            "Ana decides whether Flounder - Voice of Reason enters play exerted.");
  EXPECT_EQ(asked(Ask::way, kNoNode, flounder), "Ana chooses how Flounder - Voice of Reason is played.");
  EXPECT_EQ(asked(Ask::way), "Ana chooses how a card is played.");
  EXPECT_EQ(asked(Ask::chance_card), "Chance picks a card.");
  EXPECT_EQ(asked(Ask::alter_hand), "Ana decides about the opening hand.");
  EXPECT_EQ(asked(Ask::player), "Ana chooses a player.");
  EXPECT_EQ(asked(Ask::order), "Ana chooses which card comes next.");
  EXPECT_EQ(asked(Ask::name_card), "Ana names a card.");
  EXPECT_EQ(asked(Ask::name_race), "Ana chooses a race.");
  EXPECT_EQ(asked(Ask::name_colour), "Ana chooses a civilization.");
  EXPECT_EQ(asked(Ask::pay_cards), "Ana chooses what to pay with.");
  EXPECT_EQ(asked(Ask::block), "Ana chooses who blocks.");
  EXPECT_EQ(asked(Ask::repeat), "Ana says how often the loop runs.");
}

TEST(Answers, RefusalsSayTheirRule) {
  Table table("lorcana-2.1");
  const CardId beast = table.in_play("Beast - Selfless Protector", 1);
  const Explainer en = explainer(table, Language::en), es = explainer(table, Language::es);
  EXPECT_EQ(en.verdict(Verdict::yes()), "That is allowed.");
  const Verdict no = Verdict::no(lorcana::rule::key(lorcana::rule::evasive), beast);
  EXPECT_EQ(en.verdict(no),
            "Not allowed (Beast - Selfless Protector). A character with Evasive can be challenged only by a "
            "character "
            "with Evasive.");
  EXPECT_EQ(es.verdict(no),
            "No está permitido (Beast - Selfless Protector). Un personaje con Evasivo solo puede ser "
            "desafiado por un "
            "personaje con Evasivo.");
  EXPECT_EQ(es.verdict(Verdict::no(kNoRule)), "No está permitido.");
}

TEST(Answers, CitationsAreOfTheEdition) {
  const Table older("lorcana-1"), newer("lorcana-2.1");
  const RuleKey same = rule::key(rule::replacement_same);
  EXPECT_EQ(cite(older.match, same, Language::en).number, "7.7.8");
  EXPECT_EQ(cite(newer.match, same, Language::en).number, "6.5.8");
  // The same rule has another wording in another edition.
  const RuleKey secondary = rule::key(rule::secondary_condition);
  EXPECT_NE(cite(older.match, secondary, Language::es).says, cite(newer.match, secondary, Language::es).says);
  // A rule that an edition does not have is worded, but has no number there.
  const Citation event = cite(older.match, rule::key(rule::replacement_event), Language::en);
  EXPECT_EQ(event.number, "");
  EXPECT_NE(event.says, "");
}

}  // namespace
}  // namespace kawari
