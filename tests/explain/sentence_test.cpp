// Sentences and what their words refer to: put together by hand, and in every explanation of the repository's
// scenarios in every language.
#include "explain/sentence.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "explain/fill.h"
#include "explore/explore.h"
#include "judge/judge.h"
#include "report/report.h"
#include "tests/scenarios/judged.h"

namespace kawari {
namespace {

const CardSpan kFlounder{CardId{3}, FaceId{7}, "Flounder - Voice of Reason"};

// "[card Flounder] has [amount 2] damage"
std::string shown(const Sentence& sentence) {
  static constexpr const char* kKinds[] = {"", "card ", "ability ", "player ", "rule ", "amount "};
  std::string out;
  for (const Span& span : sentence.spans()) {
    const bool words = span.to.index() == 0;
    out += (words ? "" : "[" + std::string(kKinds[span.to.index()])) + std::string(span.text) +
           (words ? "" : "]");
  }
  return out;
}

std::string joined(const Sentence& sentence) {
  std::string out;
  for (const Span& span : sentence.spans()) out += span.text;
  return out;
}

SlotText flounder() { return SlotText(Sentence("Flounder", kFlounder)); }

TEST(Sentences, KeepWhatTheirSlotsReferTo) {
  const Sentence said =
      fill("{card} has {amount} damage", {{"card", flounder()}, {"amount", SlotText(2)}}, Language::en);
  EXPECT_EQ(said.text(), "Flounder has 2 damage");
  EXPECT_EQ(shown(said), "[card Flounder] has [amount 2] damage");
  EXPECT_EQ(*card_of(said.spans()[0]), kFlounder);
  EXPECT_EQ(std::get<AmountSpan>(said.spans()[2].to).number, 2);
}

TEST(Sentences, KeepItThroughSentencesWithinSentences) {
  const Sentence inner = fill("{card} is banished", {{"card", flounder()}}, Language::en);
  const Sentence outer =
      fill("{player} sees that {event}",
           {{"player", SlotText(Sentence("ana", PlayerSpan{PlayerId{1}}))}, {"event", inner}}, Language::en);
  EXPECT_EQ(shown(sentence(outer, Language::en)), "[player Ana] sees that [card Flounder] is banished.");
  EXPECT_EQ(shown(without_stop(sentence(outer, Language::en))),
            "[player Ana] sees that [card Flounder] is banished");
}

TEST(Sentences, AnAmountIsOneOnlyWhereItIsSaid) {
  EXPECT_EQ(shown(fill("{n?a card|# cards}", {{"n", SlotText(1)}}, Language::en)), "a card");
  EXPECT_EQ(shown(fill("{n?a card|# cards}", {{"n", SlotText(3)}}, Language::en)), "[amount 3] cards");
  EXPECT_EQ(shown(fill("step {n}", {{"n", numbered(3)}}, Language::en)), "step 3");
}

// Spanish melts "a el" into "al": what stands behind it moves, and a name that begins with "el" loses it.
TEST(Sentences, KeepItWhereWordsMelt) {
  const Slots slots{{"zone", SlotText("el descarte")}, {"card", flounder()}};
  EXPECT_EQ(shown(fill("va a {zone} de {card}", slots, Language::es)), "va al descarte de [card Flounder]");
  const Slots name{{"player", SlotText(Sentence("el Rey", PlayerSpan{PlayerId{0}}))}};
  EXPECT_EQ(shown(fill("ve a {player} y a {player}", name, Language::es)),
            "ve al [player Rey] y al [player Rey]");
}

TEST(Sentences, AReferenceGoesWithItsLastWord) {
  Sentence said = "a " + Sentence("Flounder", kFlounder) + " b";
  said.replace(1, 9, "");
  EXPECT_EQ(shown(said), "a b");
  Sentence whole = Sentence("Flounder", kFlounder) + "#2";
  whole.refer(kFlounder);
  EXPECT_EQ(shown(whole), "[card Flounder#2]");
}

TEST(Sentences, ANameIsFoundAmongWords) {
  Sentence said = "Flounder, " + Sentence("Flounder", PlayerSpan{PlayerId{0}}) + " and Flounders";
  said.refer_where("Flounder", kFlounder);
  EXPECT_EQ(shown(said), "[card Flounder], [player Flounder] and Flounders");
  Sentence japanese("《Flounder》と《Flounder》");
  japanese.refer_where("Flounder", kFlounder);
  EXPECT_EQ(shown(japanese), "《[card Flounder]》と《[card Flounder]》");
}

// Every sentence of a report that explain/ has made.
void each_sentence(const ScenarioReport& report, const std::function<void(const Sentence&)>& look) {
  const auto lines = [&](const std::vector<ExplainedStep>& steps) {
    for (const ExplainedStep& step : steps) look(step.text);
  };
  look(report.answer);
  for (const StepReport& step : report.steps) {
    lines(step.explained);
    for (const CheckReport& check : step.checks) lines(check.why);
  }
  lines(report.why_stopped);
  for (const WhyReport& why : report.why) lines(why.answer);
  for (const ReadingReport& reading : report.readings) look(reading.other_answer);
  if (report.all == nullptr) return;
  look(report.all->common);
  for (const Exploration::Outcome& outcome : report.all->outcomes) {
    look(outcome.text);
    for (const Sentence& change : outcome.changes) look(change);
  }
  for (const Exploration::Question& question : report.all->questions) {
    look(question.text);
    for (const Exploration::Choice& choice : question.choices) {
      look(choice.text);
      for (const Exploration::Result& result : choice.results) look(result.is);
    }
  }
}

// The cards that a report can name, by their full names: those of the file, and those that it calls cards.
std::set<std::string> names_in(const JudgedScenario& one) {
  std::set<std::string> out;
  for (const PlayerPosition& player : one.scenario.players)
    for (const ZoneCards& zone : player.zones)
      for (const auto& card : zone.cards) out.insert(card.name.text);
  for (const TextReport& text : one.report.texts) out.insert(text.card);
  each_sentence(one.report, [&](const Sentence& said) {
    for (const Span& span : said.spans())
      if (const CardSpan* card = card_of(span); card != nullptr && card->face != kNoFace)
        out.insert(card->name);
  });
  out.erase("");
  return out;
}

// Whether the name stands among the words, as a word of its own.
bool names(std::string_view words, std::string_view name) {
  Sentence said{std::string(words)};
  said.refer_where(name, kFlounder);
  const std::vector<Span> spans = said.spans();
  return std::any_of(spans.begin(), spans.end(), [](const Span& span) { return card_of(span) != nullptr; });
}

TEST(Sentences, EveryCardThatIsNamedIsASpan) {
  for (const Language language : {Language::en, Language::es, Language::ja}) {
    std::size_t cards = 0;
    for (const JudgedScenario& one : repository_scenarios(language)) {
      const std::set<std::string> known = names_in(one);
      each_sentence(one.report, [&](const Sentence& said) {
        ASSERT_EQ(joined(said), said.text()) << one.file;
        for (const Span& span : said.spans()) {
          ASSERT_FALSE(span.text.empty()) << said;
          if (const CardSpan* card = card_of(span)) {
            ++cards;
            EXPECT_FALSE(card->name.empty()) << one.file << ": " << shown(said);
          }
          if (span.to.index() != 0) continue;
          for (const std::string& name : known)
            EXPECT_FALSE(names(span.text, name))
                << one.file << ", " << one.scenario.id << ": " << name << " in: " << shown(said);
        }
      });
    }
    EXPECT_GT(cards, 1000u) << static_cast<int>(language);
  }
}

}  // namespace
}  // namespace kawari
