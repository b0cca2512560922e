// Cards that a viewer does not see are named by their places, in every language.
#include <gtest/gtest.h>

#include <type_traits>

#include "explain/speaker.h"
#include "game/games.h"
#include "games/duel_masters/zones.h"
#include "judge/judge.h"
#include "sim/playout.h"
#include "state/query.h"
#include "table/run_scenario.h"
#include "tests/sim/battery.h"

namespace kawari {
namespace {

static_assert(!std::is_default_constructible_v<Explainer> &&
                  !std::is_constructible_v<Explainer, const Match&>,
              "nothing is told without a viewer");
static_assert(!std::is_default_constructible_v<Viewer>, "a viewer is a player, or said to be the judge");

constexpr PlayerId kAna{0}, kBruno{1};

class ViewerWords : public testing::Test {
 protected:
  ViewerWords() : judge(all_games(), Language::en) {
    judge.add_shipped_cards(KAWARI_SOURCE_DIR);
    const Game& game = *all_games().named("duel-masters");
    decks = battery::gathered_decks({&game, &judge}, 1, 40);
    match = start_from_decks(decks, *game.rules, *game.default_edition, 1);
  }
  Explainer explainer(Viewer viewer, Language language = Language::en) const {
    Explainer out(match, viewer);
    out.player_names = {"Ana", "Bruno"};
    out.language = language;
    return out;
  }
  std::string name(CardId card, Viewer viewer, Language language = Language::en) const {
    return explainer(viewer, language).card_name(card).text();
  }
  CardId first(PlayerId player, Zone zone) const { return match.state.list(player, zone).first; }

  Judge judge;
  MatchDecks decks;
  Match match;
};

TEST_F(ViewerWords, AShieldIsPointedAt) {
  const CardId second = match.state.card(first(kBruno, duel_masters::zone::shields)).next;
  for (const PlayerId viewer : {kAna, kBruno}) {
    EXPECT_EQ(name(second, viewer), "Bruno's shield 2");
    EXPECT_EQ(name(second, viewer, Language::es), "el escudo 2 de Bruno");
    EXPECT_EQ(name(second, viewer, Language::ja), "Brunoのシールド2");
  }
  EXPECT_EQ(name(second, Viewer::judge()), match.face(second).full_name);
}

TEST_F(ViewerWords, AShieldIsMasculineAndACardFeminineInSpanish) {
  const Explainer es = explainer(kAna, Language::es);
  Speaker speaker(es);
  EXPECT_EQ(speaker.card(first(kBruno, duel_masters::zone::shields)).gender, 'm') << "el escudo";
  EXPECT_EQ(speaker.card(first(kBruno, Zone::hand)).gender, 'f') << "una carta";
}

TEST_F(ViewerWords, ACardOfAHandIsNamedToItsOwner) {
  const CardId card = first(kBruno, Zone::hand);
  EXPECT_EQ(name(card, kBruno), match.face(card).full_name);
  EXPECT_EQ(name(card, kAna), "an unseen card in Bruno's hand");
  EXPECT_EQ(name(card, kAna, Language::es), "una carta oculta en la mano de Bruno");
  EXPECT_EQ(name(card, kAna, Language::ja), "Brunoの手札の見えないカード");
  // A card that was shown is known.
  match.state.card(card).known = 0xFF;
  EXPECT_EQ(name(card, kAna), match.face(card).full_name);
}

// Whether a hand contains a card that fits is known only to its player and the judge.
TEST(ViewerChoice, ThatNothingFitsIsToldToThoseWhoSeeTheCards) {
  const auto scenarios = read_scenarios("test.yaml",
                                        "title: t\ngame: lorcana\n"
                                        "cards: [{name: Lamp, type: item, cost: 1}]\n"
                                        "players:\n  Ana: {hand: [Lamp]}\n  Bruno: {}\n"
                                        "steps:\n  - resolve: Put up to 1 character card from your hand into"
                                        " your inkwell facedown.\n",
                                        all_games());
  ASSERT_EQ(scenarios.size(), 1u);
  ASSERT_TRUE(scenarios[0].errors.empty()) << scenarios[0].errors[0].text();
  Judge judge(all_games(), Language::en);
  Budget budget;
  const ScenarioReport report = judge.with_cards(scenarios[0].scenario, budget, [&](MatchCards& cards) {
    ScenarioRun run(scenarios[0].scenario, cards, Language::en);
    ScenarioReport out = run.run();
    const auto told = [&](Viewer viewer) {
      Explainer explainer(run.table().match, viewer);
      explainer.player_names = {"Ana", "Bruno"};
      std::string text;
      const Trace& trace = run.table().trace;
      for (const ExplainedStep& step : explainer.steps(trace, 0, trace.items.size()))
        text += step.text.text() + "\n";
      return text.find("Nothing can be chosen") != std::string::npos;
    };
    EXPECT_TRUE(told(Viewer::judge()));
    EXPECT_TRUE(told(kAna));
    EXPECT_FALSE(told(kBruno));
    return out;
  });
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << report.answer;
}

// The name of an ability reveals the card.
TEST_F(ViewerWords, AnAbilityOfAnUnseenCardIsNotNamed) {
  const CardId card = first(kBruno, Zone::hand);
  EffectRecord effect;
  effect.card = card;
  effect.face = match.state.card(card).face;
  effect.keyword = KeywordId{0};
  effect.at = sighting(match, card);
  const Explainer ana = explainer(kAna), bruno = explainer(kBruno);
  EXPECT_EQ(Speaker(ana).effect(effect).text, "the ability of an unseen card in Bruno's hand");
  EXPECT_NE(Speaker(bruno).effect(effect).text.text().find(match.face(card).full_name), std::string::npos);
}

// Several unseen cards in one place are counted.
TEST_F(ViewerWords, UnseenCardsAreCounted) {
  const CardId card = first(kBruno, Zone::hand);
  const Explainer ana = explainer(kAna);
  Speaker speaker(ana);
  const SlotText one = speaker.card(card), two = speaker.card(match.state.card(card).next);
  EXPECT_EQ(speaker.joined({one, two}).text, "2 unseen cards in Bruno's hand");
}

// A span of a sentence for a player names a card that the player sees, and never says which of its copies it
// is: a card that has been out of sight would be recognised by that. The judge is told which card it is.
TEST_F(ViewerWords, ASpanSaysNoMoreThanTheViewerSees) {
  int named = 0;
  for (std::uint16_t i = 0; i < match.state.cards.size(); ++i) {
    const CardId card{i};
    for (const PlayerId viewer : {kAna, kBruno}) {
      const Sentence said = explainer(viewer).card_name(card);
      for (const Span& span : said.spans()) {
        const CardSpan* of = card_of(span);
        if (of == nullptr) continue;
        EXPECT_TRUE(sees_face(match, viewer, card)) << said;
        EXPECT_EQ(of->card, kNoCard) << said;
        EXPECT_EQ(of->name, match.face(card).full_name);
        ++named;
      }
      EXPECT_EQ(card_of(said.spans()[0]) != nullptr, sees_face(match, viewer, card)) << said;
    }
    const Sentence judged = explainer(Viewer::judge()).card_name(card);
    ASSERT_EQ(judged.spans().size(), 1u);
    EXPECT_EQ(*card_of(judged.spans()[0]),
              (CardSpan{card, match.state.card(card).face, match.face(card).full_name}));
  }
  EXPECT_GT(named, 0);
}

}  // namespace
}  // namespace kawari
