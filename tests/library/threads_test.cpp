// docs/library.md, "Threads", and docs/protocol.md, "C": what may be used by several threads at once. ./dev
// threads runs these tests under the thread sanitizer.
#include <atomic>
#include <cstring>
#include <thread>

#include "kawari/c.h"
#include "kawari/kawari.h"
#include "tests/library/library.h"

namespace {

using namespace kawari_test;
using kawari::Game;

// docs/library.md, "Threads": many threads ask one judge, play copies of one game, begin games and compile
// cards, all with the same Cards. Each must find what a thread alone finds.
TEST(LibraryThreads, ShareCardsAndAJudge) {
  struct Found {
    std::string told, outcomes, compared, rules, deck, compiled, fingerprint;
    std::uint64_t copy = 0, begun = 0, loaded = 0;
    bool operator==(const Found&) const = default;
  };
  const kawari::Cards& cards = shipped();
  const kawari::Cards& other = shipped("duel-masters");
  const kawari::Judge judge({cards, other});
  const Game game = game_of(cards, {.seed = 9});
  const std::string line = "A: Seven Dwarfs' Mine, Sleepy Sluggish; B: Flounder; A moves Sleepy to the Mine";
  const std::string scenario = *judge.scenario_of(line);
  const auto played = [](Game& one, int choices) {
    for (int i = 0; i < choices && !one.over(); ++i)
      (void)one.apply(static_cast<std::size_t>(i) % one.decision().options);
    return one.hash(kawari::Viewer::judge());
  };
  const auto work = [&](Game& copy) {
    Found out;
    out.told =
        judge.ask(line).outcome.text() + judge.ask(line, {.language = kawari::Language::es}).outcome.text();
    out.outcomes = judge.outcomes(scenario, 200)->json;
    const auto compared = judge.compare(scenario, {"lorcana-2.0", "lorcana-2.1"});
    for (const auto& one : compared->editions) out.compared += one.answer.outcome.text();
    for (const kawari::Rule& rule : judge.find_rules("lorcana-2.1", "replacement")) out.rules += rule.number;
    const auto checked = judge.check_deck("lorcana", "5 Beast - Selfless Protector\n");
    for (const std::string& breach : checked->breaches) out.deck += breach;
    out.copy = played(copy, 40);
    for (const kawari::Event& event : copy.events(0, 0, kawari::Language::es))
      out.told += event.sentence.text();
    for (const kawari::Action& action : copy.actions(copy.decision().player)) out.told += action.id;
    Game begun = game_of(other, {.seed = 4});
    out.begun = played(begun, 40);
    out.loaded = Game::load(other, *begun.save())->hash(kawari::Viewer::judge());
    kawari::Cards mine = cards;  // shares everything until it is added to
    const auto read = mine.read_text(
        "own",
        "- {name: Own, type: character, cost: 1, ink: amber, strength: 1, willpower: 1, lore: 1, text: "
        "\"Whenever this character quests, draw a card.\"}\n");
    out.compiled = std::to_string(read->plays) + mine.texts("Own", kawari::Language::es)[0];
    out.fingerprint = mine.fingerprint() + cards.fingerprint() + cards.search("beast")[0].full_name;
    return out;
  };
  Game alone = game;
  const Found expected = work(alone);
  constexpr std::size_t kThreads = 4;
  std::vector<Game> copies(kThreads, game);
  std::vector<Found> found(kThreads);
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < kThreads; ++t) threads.emplace_back([&, t] { found[t] = work(copies[t]); });
  for (std::thread& thread : threads) thread.join();
  for (std::size_t t = 0; t < kThreads; ++t) EXPECT_TRUE(found[t] == expected) << "thread " << t;
  EXPECT_EQ(expected.begun, expected.loaded);
  EXPECT_FALSE(cards.find("Own")) << "what one thread adds is its own";
}

// Sessions of the protocol belong to a thread each; any thread may stop the call of another.
TEST(LibraryThreads, SessionsAreIndependentAndCanBeStopped) {
  constexpr std::size_t kThreads = 3;
  const std::string scenario =
      "{title: t, game: lorcana, players: {Ana: {play: [Seven Dwarfs' Mine - Secure Fortress, Sleepy - "
      "Sluggish "
      "Knight], ink: 2}, Bruno: {play: [Beast - Selfless Protector]}}, steps: []}";
  const auto call = [](kawari_session* session, const std::string& request) {
    char* reply = kawari_call(session, request.data(), request.size());
    std::string out = reply == nullptr ? "" : reply;
    kawari_free(reply);
    return out;
  };
  std::vector<kawari_session*> sessions;
  for (std::size_t i = 0; i < kThreads; ++i) sessions.push_back(kawari_open(KAWARI_SOURCE_DIR, nullptr));
  std::vector<std::string> found(kThreads);
  std::atomic<bool> done{false};
  std::thread stopper([&] {
    while (!done) kawari_cancel(sessions.back());
  });
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < kThreads; ++i)
    threads.emplace_back([&, i] {
      found[i] += call(sessions[i], R"({"call":"game.new","scenario":")" + scenario + R"("})");
      found[i] += call(sessions[i], R"({"call":"game.act","table":1,"option":"move:2>1","language":"es"})");
      found[i] += call(sessions[i], R"({"call":"rule","number":"6.5.4","edition":"lorcana-2.1"})");
      found[i] += call(sessions[i], R"({"call":"outcomes","scenario":")" + scenario + R"("})");
    });
  for (std::thread& thread : threads) thread.join();
  done = true;
  stopper.join();
  EXPECT_NE(found[0].find("\"table\":1"), std::string::npos) << found[0];
  EXPECT_EQ(found[0], found[1]);
  EXPECT_FALSE(found[2].empty()) << "there is a reply, stopped or not";
  for (kawari_session* session : sessions) kawari_close(session);
}

}  // namespace
