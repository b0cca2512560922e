// A question leaves nothing behind, neither in the loaded cards nor in memory, however many questions are
// asked.
#include <gtest/gtest.h>
#include <malloc.h>

#include <type_traits>

#include "state/setup.h"
#include "talk/moment.h"
#include "tests/judge/judging.h"
#include "tests/sim/allocations.h"

namespace kawari {
namespace {

// Code that judges cannot change the loaded cards, and no match can be played with them directly.
static_assert(
    std::is_same_v<decltype(std::declval<Judge&>().cards(std::declval<const Game&>())), const Database&>);
static_assert(
    std::is_same_v<std::decay_t<decltype(std::declval<Judge&>().loaded(std::declval<const Game&>()))>,
                   std::shared_ptr<const Database>>);
template <class Cards>
concept Playable = requires(Cards& cards, const Rules& rules, const Edition& edition) {
  new_match(cards, rules, edition, 2, 1);
};
static_assert(Playable<MatchCards> && !Playable<Database>);
// A match points to its cards, so they can be neither copied nor moved.
static_assert(!std::is_copy_constructible_v<MatchCards> && !std::is_move_constructible_v<MatchCards>);

// An event that no other question asks about, and a text that asks about it. Every second question has a card
// of its own, with a classification that no other card has.
std::string question(int number) {
  const std::string hero = "Hero " + std::to_string(number);
  std::string clan = "Clan";
  for (int rest = number; rest > 0; rest /= 10) clan += static_cast<char>('a' + rest % 10);
  const std::string text =
      "  - resolve: \"If you played a character named " + hero + " this turn, draw a card.\"\n";
  if (number % 2 == 1)
    return "title: a hero of nobody\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 2/2]}\n  Bruno: "
           "{}\nsteps:\n" +
           text + "  - expect: {hand: {Ana: 0}}\n";
  return "title: a hero of their own\ngame: lorcana\ncards:\n  - {name: " + hero +
         ", type: character, cost: 1, strength: 1, willpower: 1, lore: 1, classifications: [" + clan +
         "], text: \"Your " + clan + " characters get +1 {S}.\"}\nplayers:\n  Ana: {ink: 1, hand: [" + hero +
         "], play: [Vanilla 2/2]}\n  Bruno: {}\nsteps:\n  - play: " + hero + "\n" + text +
         "  - expect: {hand: {Ana: 1}, strength: {" + hero + ": 2}}\n";
}

Judge with_shipped_cards() {
  Judge judge(all_games(), Language::en);
  for (const Error& error : judge.add_shipped_cards(KAWARI_SOURCE_DIR)) ADD_FAILURE() << error.text();
  return judge;
}

std::string told(const ScenarioReport& report) {
  std::string out = report.answer.text();
  for (const Error& error : report.errors) out += "\n" + error.text();
  for (const StepReport& step : report.steps)
    for (const ExplainedStep& explained : step.explained) out += "\n" + explained.text.text();
  return out;
}

// Replaces all numbers, so that the answers to different questions can be compared.
std::string without_numbers(const std::string& text) {
  std::string out;
  for (const char c : text) {
    const bool digit = c >= '0' && c <= '9';
    if (!digit || out.empty() || out.back() != '#') out += digit ? '#' : c;
  }
  return out;
}

TEST(Questions, TheLastOfManyIsAnsweredLikeTheFirst) {
  Judge judge = with_shipped_cards();
  const Game& game = *all_games().named("lorcana");
  const Database* cards = &judge.cards(game);
  const std::size_t faces = cards->size(), nodes = cards->book().size();
  std::string first[2];
  for (int i = 0; i < 600; ++i) {
    const auto reports = judge.judge_text("q.yaml", question(i));
    ASSERT_EQ(reports.size(), 1u);
    ASSERT_EQ(reports[0].outcome, ScenarioOutcome::passed) << i << ": " << told(reports[0]);
    const std::string answer = without_numbers(told(reports[0]));
    if (first[i % 2].empty()) first[i % 2] = answer;
    ASSERT_EQ(answer, first[i % 2]) << i;
  }
  EXPECT_EQ(&judge.cards(game), cards);
  EXPECT_EQ(cards->size(), faces);
  EXPECT_EQ(cards->book().size(), nodes);
  EXPECT_EQ(cards->find("Hero 0"), kNoFace);
  EXPECT_FALSE(cards->is_classification("Clanc"));
}

// Cards and texts of one question are unknown to the next.
TEST(Questions, KnowNothingOfEachOther) {
  Judge judge = with_shipped_cards();
  ASSERT_EQ(judge.judge_text("q.yaml", question(2))[0].outcome, ScenarioOutcome::passed);
  const auto next =
      judge.judge_text("q.yaml",
                       "title: t\ngame: lorcana\nplayers:\n  Ana: {hand: [Hero 2]}\n  Bruno: {}\n"
                       "steps:\n  - illegal: {play: Hero 2}\n");
  ASSERT_EQ(next[0].errors.size(), 1u);
  EXPECT_NE(next[0].errors[0].what.find("There is no card"), std::string::npos) << next[0].errors[0].text();
}

TEST(Questions, KeepNoMemory) {
  if (!counts_allocations()) GTEST_SKIP() << "the sanitizer's allocator is in use";
  Judge judge = with_shipped_cards();
  const auto ask = [&](int from, int to) {
    for (int i = from; i < to; ++i) {
      (void)judge.judge_text("q.yaml", question(i));
      auto read = read_scenarios("q.yaml", question(i), all_games());
      (void)look(judge, read[0].scenario, Language::en);
    }
    return mallinfo2().uordblks;
  };
  const std::size_t before = ask(0, 20), after = ask(20, 220);
  EXPECT_LT(after, before + 20'000) << "bytes, after 200 questions more";
}

// A name of a card that is not in the match: it is told as it was said.
TEST(Questions, AnyLoadedNameCanBeNamed) {
  Judge judge = with_shipped_cards();
  const auto reports = judge.judge_text("q.yaml",
                                        "title: t\ngame: lorcana\nplayers:\n  Ana: {play: [Vanilla 2/2], "
                                        "deck: [Vanilla 1/1]}\n  Bruno: {}\nsteps:\n"
                                        "  - resolve: \"Name a card, then reveal the top card of your deck. "
                                        "If it's the named card, put that card "
                                        "into your hand. Otherwise, put it on the top of your deck.\"\n"
                                        "    choose: [Beast]\n"
                                        "  - expect: {hand: {Ana: 0}}\n");
  ASSERT_EQ(reports[0].outcome, ScenarioOutcome::passed) << told(reports[0]);
  EXPECT_NE(told(reports[0]).find("Beast"), std::string::npos) << told(reports[0]);
}

}  // namespace
}  // namespace kawari
