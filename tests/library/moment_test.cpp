// What a page draws besides cards and zones: costs, labels, how long effects last, how events hang together,
// what the rules leave open and what a position leaves unsaid; and the settings of a new game.
#include <algorithm>
#include <set>

#include "explain/game_words.h"
#include "game/games.h"
#include "library/inside.h"
#include "tests/library/library.h"

namespace {

using namespace kawari_test;
using kawari::v1::Action;
using kawari::v1::Event;
using kawari::v1::Game;
using kawari::v1::Language;
using kawari::v1::Viewer;

Game position(const std::string& text, const std::string& game = "lorcana",
              const kawari::v1::GameSettings& settings = {}) {
  auto out = Game::from_scenario(shipped(game), text, settings);
  EXPECT_TRUE(out) << out.error().text();
  return out ? *std::move(out) : Game();
}

const Action* action(const std::vector<Action>& list, const std::string& label) {
  for (const Action& one : list)
    if (one.label.text() == label) return &one;
  std::string all;
  for (const Action& one : list) all += "\n  " + one.label.text();
  ADD_FAILURE() << "no action \"" << label << "\" among:" << all;
  return nullptr;
}
std::string cost(const Action* one) {
  std::string out;
  if (one != nullptr)
    for (const kawari::v1::Figure& part : one->cost)
      out += (out.empty() ? "" : ", ") + part.key + " " + std::to_string(part.value);
  return out;
}
// Takes the option whose text begins with these words.
void take(Game& game, const std::string& begins) {
  const auto texts = game.option_texts(Viewer::judge());
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (texts[i].text().rfind(begins, 0) == 0) {
      EXPECT_TRUE(game.apply(i));
      return;
    }
  std::string all;
  for (const auto& text : texts) all += "\n  " + text.text();
  ADD_FAILURE() << "no option \"" << begins << "\" among:" << all;
}

const char* const kWorkshop =
    "title: t\ngame: lorcana\nrules: lorcana-2.1\ncards:\n"
    "  - {name: Dear, type: character, ink: amber, cost: 4, strength: 1, willpower: 1, lore: 1}\n"
    "  - {name: Bold, version: Young, type: character, ink: amber, cost: 2, strength: 1, willpower: 3, "
    "lore: 1}\n"
    "  - {name: Bold, version: Risen, type: character, ink: amber, cost: 6, strength: 5, willpower: 5, "
    "lore: 2, text: Shift 3}\n"
    "  - {name: Bell, type: item, ink: amber, cost: 1, text: \"RING {E}, 2 {I} — Draw a card.\"}\n"
    "  - {name: Torch, type: item, ink: amber, cost: 1, text: \"Banish this item — Draw a card.\"}\n"
    "  - {name: Hall, type: location, ink: amber, cost: 1, move-cost: 3, willpower: 5, lore: 0}\n"
    "  - {name: Air, type: song, ink: amber, cost: 2, text: Draw a card.}\n"
    "players:\n"
    "  Ana:\n"
    "    ink: 9\n"
    "    hand: [Dear, Bold - Risen, Air]\n"
    "    play: [Bold - Young, Bell, Torch, Hall]\n"
    "  Bruno: {play: [Vanilla 1/1: {exerted: true}]}\n"
    "turn: Ana\nsteps: []\n";

TEST(LibraryMoment, ActionsHaveTheirWayTheirAbilityAndTheirCost) {
  const Game game = position(kWorkshop);
  const std::vector<Action> all = game.actions(Viewer(0));
  ASSERT_EQ(all.size(), game.decision().options);
  EXPECT_EQ(cost(action(all, "play Dear")), "ink 4");
  EXPECT_EQ(cost(action(all, "quest with Bold - Young")), "exert 1");
  EXPECT_EQ(cost(action(all, "move Bold - Young to Hall")), "ink 3");
  EXPECT_EQ(cost(action(all, "end the turn")), "");
  std::set<std::string> ways, abilities;
  for (const Action& one : all) {
    EXPECT_EQ(one.by, 0);
    EXPECT_EQ(one.id.rfind(one.verb, 0), 0u) << one.id;
    if (one.way == "shift") {
      EXPECT_EQ(cost(&one), "ink 3");
      EXPECT_NE(one.target, 0u);
    }
    if (one.way == "sing") {
      EXPECT_EQ(cost(&one), "exert 1");
    }
    if (one.verb == "use") {
      EXPECT_EQ(cost(&one), one.ability == "RING" ? "ink 2, exert 1" : "banish 1");
    }
    if (!one.way.empty()) ways.insert(one.way);
    if (!one.ability.empty()) abilities.insert(one.ability);
    for (const kawari::v1::Figure& part : one.cost) EXPECT_FALSE(part.label.empty());
  }
  EXPECT_EQ(ways, (std::set<std::string>{"shift", "sing"}));
  EXPECT_EQ(abilities, (std::set<std::string>{"RING", "1"}));
  // Options without texts say the same: the place on the card, and the name.
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto ability = game.option(i).ability;
    ASSERT_EQ(ability.has_value(), !all[i].ability.empty()) << all[i].id;
    if (!ability) continue;
    EXPECT_EQ(ability->place, 1);
    EXPECT_EQ(ability->name, all[i].ability == "RING" ? "RING" : "");
    const auto face = game.face(all[i].card, Viewer(0));
    EXPECT_EQ(face->abilities[0].place, ability->place);
    EXPECT_EQ(face->abilities[0].name, ability->name);
    EXPECT_EQ(face->abilities[0].kind, "activated");
  }
  EXPECT_TRUE(game.actions(Viewer(1)).empty()) << "Bruno is not asked";
  EXPECT_EQ(game.actions(Viewer(0), Language::es)[0].cost[0].label, "tinta lista");
}

// An ability that a keyword has goes by the keyword, one that an effect gives has no place on the card.
TEST(LibraryMoment, AbilitiesThatAreNotPrintedAreNamed) {
  const Game game = position(
      "title: t\ngame: lorcana\nplayers:\n  Ana: {ink: 5, play: [Booster, Giver, Vanilla 1/1]}\n  Bruno: {}\n"
      "turn: Ana\ncards:\n"
      "  - {name: Booster, type: character, cost: 2, ink: amber, strength: 1, willpower: 2, lore: 1, text: "
      "\"Rush\\nBoost 2 {I}\"}\n"
      "  - {name: Giver, type: item, cost: 2, ink: amber, text: \"Your characters gain \\\"{E} - Draw a "
      "card.\\\"\"}\n"
      "steps: []\n");
  std::set<std::string> used;
  const std::vector<std::string> ids = game.option_ids();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const kawari::v1::Option option = game.option(i);
    if (option.verb != "use") continue;
    ASSERT_TRUE(option.ability) << ids[i];
    used.insert(ids[i].substr(ids[i].find('/')));
    const bool boost = option.ability->name == "Boost";
    EXPECT_EQ(option.ability->place, boost ? 2 : 0) << ids[i];
    EXPECT_FALSE(game.refusal(ids[i], Viewer::judge())) << "it is on offer";
  }
  EXPECT_EQ(used, (std::set<std::string>{"/boost", "/given"}));
}

TEST(LibraryMoment, AnAttackIsAimedAtAPlayer) {
  const Game game = position(
      "title: t\ngame: duel-masters\nplayers:\n"
      "  Ana: {battle: [Vanilla 3000], hand: [Vanilla 2000], mana: [Blank, Blank, Blank, Blank, Blank]}\n"
      "  Bruno: {}\nturn: Ana\nsteps: []\n",
      "duel-masters");
  bool attacks = false;
  for (const Action& one : game.actions(Viewer::judge())) {
    if (one.verb != "attack") continue;
    attacks = true;
    EXPECT_EQ(one.target_player, 1);
    EXPECT_EQ(one.target, 0u);
    EXPECT_EQ(cost(&one), "tap 1");
  }
  EXPECT_TRUE(attacks);
}

// Every key that a view can show has words in every language that the game speaks.
TEST(LibraryMoment, WhatIsShownHasALabelInEveryLanguage) {
  for (const kawari::Game& game : kawari::all_games().all) {
    std::vector<std::string_view> keys{"facedown"};
    for (const kawari::CardFigure& one : game.words->card_figures) keys.push_back(one.key);
    for (const kawari::PlayerFigure& one : game.words->player_figures) keys.push_back(one.key);
    for (const kawari::ActionCost& one : game.words->costs) keys.push_back(one.key);
    if (game.rules->linking.links != nullptr) keys.push_back("linked");
    for (const kawari::Language language :
         {kawari::Language::en, kawari::Language::es, kawari::Language::ja}) {
      if (!kawari::speaks(*game.rules->words, language)) continue;
      const auto& facts = game.rules->words->in(language).facts;
      for (const std::string_view key : keys)
        EXPECT_TRUE(std::any_of(facts.begin(), facts.end(), [&](const auto& one) { return one.id == key; }))
            << game.rules->id << ": " << key << " has no label in language " << static_cast<int>(language);
    }
  }
}

TEST(LibraryMoment, StatesAndFiguresAreLabelled) {
  const Game game = position(kWorkshop);
  const kawari::v1::View view = game.view(Viewer::judge(), Language::es);
  EXPECT_EQ(view.players[0].figures[0].key, "lore");
  EXPECT_EQ(view.players[0].figures[1].label, "tinta lista");
  bool exerted = false;
  for (const kawari::v1::SeenCard& card : view.cards)
    for (const kawari::v1::Label& state : card.states) {
      exerted = exerted || state.key == "exerted";
      if (state.key == "exerted") {
        EXPECT_EQ(state.label, "agotado");
      }
    }
  EXPECT_TRUE(exerted);
  for (const kawari::v1::SeenZone& zone : view.zones)
    EXPECT_EQ(zone.ready, zone.key == "inkwell" ? zone.player == 0 ? 9 : 0 : -1) << zone.key;
  const auto face = game.face(view.cards[0].id, Viewer::judge(), Language::es);
  ASSERT_TRUE(face);
  EXPECT_EQ(face->figures[0].label, "coste");
}

// A game that does not speak a language says so.
TEST(LibraryMoment, TheLanguageIsTheOneThatIsSpoken) {
  const Game game = position(kWorkshop);
  EXPECT_EQ(game.view(Viewer::judge(), Language::ja).language, Language::en);
  EXPECT_EQ(game.view(Viewer::judge(), Language::es).language, Language::es);
  EXPECT_EQ(game.spoken(Language::ja), Language::en);
  EXPECT_EQ(shipped("duel-masters").spoken(Language::ja), Language::ja);
}

TEST(LibraryMoment, WhatIsGainedSaysHowLong) {
  Game game = position(
      "title: t\ngame: lorcana\nrules: lorcana-2.1\ncards:\n"
      "  - {name: Cheer, type: action, ink: amber, cost: 1, text: \"Chosen character gets +2 {S} this "
      "turn.\"}\n"
      "  - {name: Wings, type: action, ink: amber, cost: 1, text: \"Chosen character gains Evasive until the "
      "start of your next turn.\"}\n"
      "  - {name: Feather, type: item, ink: amber, cost: 1, text: \"When you play this item, choose a "
      "character of yours. While this item is in play, that character gains Rush.\"}\n"
      "players:\n  Ana: {ink: 9, hand: [Cheer, Wings, Feather], play: [Vanilla 2/2]}\n  Bruno: {}\n"
      "turn: Ana\nsteps: []\n");
  take(game, "play Cheer");
  take(game, "play Wings");
  take(game, "play Feather");
  const auto lasts = [&](Language language) {
    std::set<std::string> out;
    for (const kawari::v1::SeenCard& card : game.view(Viewer(1), language).cards)
      for (const auto& gained : card.gained) out.insert(gained.until.text());
    return out;
  };
  EXPECT_EQ(lasts(Language::en), (std::set<std::string>{"this turn", "until the start of Ana's next turn",
                                                        "as long as Feather stays in play"}));
  EXPECT_EQ(lasts(Language::es),
            (std::set<std::string>{"este turno", "hasta el inicio del próximo turno de Ana",
                                   "mientras Feather siga en juego"}));
}

const char* const kTwoBeasts =
    "title: t\ngame: lorcana\nrules: lorcana-2.1\nplayers:\n"
    "  Ana: {ink: 2, play: [\"Seven Dwarfs' Mine - Secure Fortress\", Sleepy - Sluggish Knight]}\n"
    "  Bruno: {play: [Beast - Selfless Protector, Beast - Selfless Protector, Flounder - Voice of Reason]}\n"
    "turn: Ana\nsteps: []\n";

TEST(LibraryMoment, EventsSayWhatTheyFollowFrom) {
  Game game = position(kTwoBeasts);
  take(game, "move Sleepy");
  const kawari::v1::AskedBy by = game.asked_by(Viewer(1));
  EXPECT_EQ(by.card, game.view(Viewer(1)).cards[0].id);
  EXPECT_EQ(by.ability, "MOUNTAIN DEFENSE");
  take(game, "yes");
  take(game, "Flounder");
  ASSERT_EQ(game.decision().ask, kawari::v1::Ask::replacement);
  const std::vector<Event> open = game.events(game.last_action(), Viewer::judge());
  const std::size_t middle = game.mark();
  ASSERT_TRUE(game.apply(std::size_t{0}));
  const std::vector<Event> all = game.events(game.last_action(), Viewer::judge());
  const auto with_id = [&](std::uint64_t id) {
    return std::find_if(all.begin(), all.end(), [&](const Event& event) { return event.id == id; });
  };
  std::set<std::uint64_t> ids;
  int step = 0, replaced = 0;
  for (const Event& event : all) {
    EXPECT_TRUE(ids.insert(event.id).second) << event.sentence.text();
    EXPECT_EQ(event.step, ++step) << event.sentence.text();
    for (const std::uint64_t cause : event.causes) {
      ASSERT_NE(with_id(cause), all.end()) << event.sentence.text();
      EXPECT_LT(cause, event.id) << event.sentence.text();
    }
    EXPECT_EQ(event.causes.empty(), event.kind == "action") << event.sentence.text();
    if (event.kind == "resolving") {
      EXPECT_EQ(with_id(event.causes[0])->kind, "triggered");
    }
    if (event.kind == "choice") {
      EXPECT_EQ(with_id(event.causes[0])->kind, "resolving");
    }
    EXPECT_EQ(event.replaced_by.has_value(), event.fate == Event::Fate::replaced) << event.sentence.text();
    if (!event.replaced_by) continue;
    ++replaced;
    ASSERT_NE(with_id(*event.replaced_by), all.end());
    EXPECT_GT(*event.replaced_by, event.id);
  }
  EXPECT_GE(replaced, 1);
  // What was told before the choice keeps its id and its number.
  for (const Event& before : open)
    if (const auto after = with_id(before.id); after != all.end()) {
      EXPECT_EQ(after->step, before.step) << before.sentence.text();
    }
  // With every event, those of the short list keep their numbers, and the others have none.
  std::vector<int> numbers;
  for (const Event& event : game.events(game.last_action(), Viewer::judge(), Language::en, true))
    if (event.step != 0) numbers.push_back(event.step);
  EXPECT_EQ(numbers.size(), all.size());
  EXPECT_TRUE(std::is_sorted(numbers.begin(), numbers.end()));
  // Events since a mark in the middle are numbered as from the action.
  const std::vector<Event> late = game.events(middle, Viewer::judge());
  ASSERT_FALSE(late.empty());
  EXPECT_EQ(late.back().step, all.back().step);
  // Each action begins with 1.
  take(game, "quest");
  const std::vector<Event> next = game.events(game.last_action(), Viewer::judge());
  ASSERT_FALSE(next.empty());
  EXPECT_EQ(next[0].step, 1);
}

TEST(LibraryMoment, WhatDecidesIsSaid) {
  Game game = position(kTwoBeasts);
  EXPECT_TRUE(game.because(Viewer::judge()).empty());
  take(game, "move Sleepy");
  take(game, "yes");
  take(game, "Flounder");
  ASSERT_TRUE(game.apply(std::size_t{0}));
  EXPECT_NE(game.because(Viewer(0)).text().find("SHIELD ANOTHER"), std::string::npos)
      << game.because(Viewer(0)).text();
}

TEST(LibraryMoment, WhatTheRulesLeaveOpenIsNamedAsByTheJudge) {
  const std::string cards =
      "title: t\ngame: lorcana\nrules: lorcana-2.1\ncards:\n"
      "  - {name: Offer, type: action, ink: amber, cost: 1, text: \"If you have no cards in your hand, you "
      "may draw a card. Otherwise, gain 1 lore.\"}\n"
      "players:\n  Ana: {ink: 1, hand: [Offer], play: [Vanilla 2/2]}\n  Bruno: {}\nturn: Ana\n";
  Game game = position(cards + "steps: []\n");
  EXPECT_TRUE(game.open_points().empty());
  take(game, "play Offer");
  take(game, "no");
  const std::vector<kawari::v1::OpenPoint> points = game.open_points();
  const auto answers =
      kawari::v1::Judge({shipped()}).judge(cards + "steps:\n  - play: Offer\n    choose: [no]\n");
  ASSERT_EQ(answers.size(), 1u);
  ASSERT_EQ(answers[0].open.size(), 1u);
  ASSERT_EQ(points.size(), 1u);
  EXPECT_EQ(points[0].id, answers[0].open[0].id);
  EXPECT_EQ(points[0].rule.number, answers[0].open[0].rule.number);
  EXPECT_EQ(points[0].question, answers[0].open[0].question);
  EXPECT_EQ(points[0].other, answers[0].open[0].other);
  EXPECT_EQ(points[0].other_answer.text(), answers[0].open[0].other_answer.text());
  EXPECT_FALSE(points[0].other_answer.empty());
  EXPECT_NE(game.open_points(Language::es)[0].question, points[0].question);
  // The position is as it was.
  EXPECT_EQ(game.view(Viewer::judge()).players[0].figures[0].value, 1);
}

TEST(LibraryMoment, WhatAPositionLeavesUnsaidIsSaid) {
  const Game game = position(kTwoBeasts);
  const auto assumed = game.assumed();
  ASSERT_EQ(assumed.size(), 2u);
  EXPECT_EQ(assumed[0].text(), "Ana's deck: 20 cards in whose place any card will do");
  EXPECT_EQ(game.assumed(Language::es)[1].text(),
            "el mazo de Bruno: 20 cartas en cuyo lugar vale cualquiera");
  EXPECT_TRUE(game_of(shipped()).assumed().empty());
}

TEST(LibraryMoment, NamesAreUsedOrRefused) {
  const Game game = position(kTwoBeasts, "lorcana", {.names = {"Rin"}});
  const kawari::v1::View view = game.view(Viewer::judge());
  EXPECT_EQ(view.players[0].name, "Rin");
  EXPECT_EQ(view.players[1].name, "Bruno");
  const auto many = Game::from_scenario(shipped(), kTwoBeasts, {.names = {"A", "B", "C"}});
  EXPECT_EQ(many.error().what, "There are 3 names for 2 players.");
  const auto decks =
      Game::from_decks(shipped(), {deck(shipped()), deck(shipped())}, {.names = {"A", "B", "C"}});
  EXPECT_EQ(decks.error().what, "There are 3 names for 2 players.");
}

TEST(LibraryMoment, APositionThatCannotBeWrittenIsASentence) {
  Game game = position(kTwoBeasts);
  take(game, "end the turn");
  ASSERT_TRUE(game.concede(0));
  const auto written = game.scenario();
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().file, "");
  EXPECT_EQ(written.error().what.back(), '.');
  EXPECT_TRUE(written.error().what[0] >= 'A' && written.error().what[0] <= 'Z') << written.error().what;
}

// [LOR-2.1 9.3] Teams, and [10.2] Pack Rush, begin from decks as they do from a scenario.
TEST(LibraryMoment, ANewGameHasTeamsAndVariants) {
  const std::vector<std::vector<std::string>> four(4, deck(shipped()));
  const auto begun = Game::from_decks(shipped(), four, {.seed = 5, .teams = {{0, 2}, {1, 3}}});
  ASSERT_TRUE(begun) << begun.error().text();
  Game game = *begun;
  const kawari::State& state = kawari::v1::Inside::state(game)->match.state;
  EXPECT_EQ(state.players[0].team, state.players[2].team);
  EXPECT_EQ(state.players[1].team, state.players[3].team);
  EXPECT_NE(state.players[0].team, state.players[1].team);
  Dice dice(3);
  for (int i = 0; i < 60 && !game.over(); ++i) ASSERT_TRUE(game.apply(dice.below(game.decision().options)));
  const auto saved = game.save();
  ASSERT_TRUE(saved) << saved.error().text();
  const auto again = Game::load(shipped(), *saved);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->hash(Viewer::judge()), game.hash(Viewer::judge()));

  const std::vector<std::vector<std::string>> two(2, deck(shipped()));
  const auto rush = Game::from_decks(shipped(), two, {.seed = 5, .variant = "pack-rush"});
  ASSERT_TRUE(rush) << rush.error().text();
  Game quick = *rush;
  for (const kawari::v1::SeenZone& zone : quick.view(Viewer(0)).zones)
    if (zone.key == "inkwell") {
      EXPECT_EQ(zone.count, 2);
    }
  for (int i = 0; i < 60 && !quick.over(); ++i)
    ASSERT_TRUE(quick.apply(dice.below(quick.decision().options)));
  const auto kept = quick.save();
  ASSERT_TRUE(kept) << kept.error().text();
  const auto loaded = Game::load(shipped(), *kept);
  ASSERT_TRUE(loaded) << loaded.error().text();
  EXPECT_EQ(loaded->hash(Viewer::judge()), quick.hash(Viewer::judge()));
  ASSERT_TRUE(quick.restart(8));
  for (const kawari::v1::SeenZone& zone : quick.view(Viewer(0)).zones)
    if (zone.key == "inkwell") {
      EXPECT_EQ(zone.count, 2);
    }
}

TEST(LibraryMoment, TeamsAndVariantsThatCannotBeAreRefused) {
  const std::vector<std::vector<std::string>> two(2, deck(shipped()));
  const auto wrong = [&](const kawari::v1::GameSettings& settings) {
    const auto game = Game::from_decks(shipped(), two, settings);
    return game ? std::string() : game.error().what;
  };
  EXPECT_EQ(wrong({.teams = {{0}, {1}}}), "");
  EXPECT_EQ(wrong({.teams = {{0, 1}}}), "There are fewer than two teams.");
  EXPECT_EQ(wrong({.teams = {{0}, {}}}), "A team has no players.");
  EXPECT_EQ(wrong({.teams = {{0}, {0}}}), "Seat 0 is in two teams.");
  EXPECT_EQ(wrong({.teams = {{0}, {2}}}), "There is no seat 2.");
  EXPECT_EQ(wrong({.teams = {{0}, {1}, {1}}}), "There are more teams than players.");
  EXPECT_EQ(wrong({.variant = "blitz"}),
            "There is no variant \"blitz\" in " + std::string(shipped().current_edition()) + ".");
  EXPECT_NE(wrong({.edition = "lorcana-1", .variant = "pack-rush"}), "") << "the edition has no such variant";
  const auto& cards = shipped("duel-masters");
  const std::vector<std::vector<std::string>> decks(2, deck(cards, 40));
  EXPECT_EQ(Game::from_decks(cards, decks, {.teams = {{0}, {1}}}).error().what,
            "There are no teams in duel-masters.");
  EXPECT_FALSE(Game::from_scenario(shipped(), kTwoBeasts, {.variant = "pack-rush"}));
}

}  // namespace
