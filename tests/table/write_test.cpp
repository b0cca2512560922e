// Positions that are written as scenario files read back as the same position.
#include <gtest/gtest.h>

#include "report/report.h"
#include "state/query.h"
#include "state/setup.h"
#include "table/position.h"
#include "table/write.h"
#include "tests/judge/judging.h"

namespace kawari::judging {
namespace {

const Game& game() { return all_games().all[0]; }

struct Set {
  MatchCards cards;
  Table table;
};

// Sets up the first scenario of a text, at the free choice of action.
void set(const std::string& text, Set& out) {
  auto read = read_scenarios("test.yaml", text, all_games());
  ASSERT_EQ(read.size(), 1u);
  for (const Error& error : read[0].errors) ADD_FAILURE() << error.text();
  std::vector<Error> errors;
  set_up(read[0].scenario, out.cards, out.table, errors);
  for (const Error& error : errors) ADD_FAILURE() << error.text() << "\n" << text;
  if (!errors.empty()) return;
  begin_main_phase(out.table.match, PlayerId(static_cast<std::uint8_t>(read[0].scenario.turn)),
                   read[0].scenario.turn_number);
  run(out.table.match);
}

WriteRequest request() {
  WriteRequest out;
  out.game = &game();
  out.players = {"Ana", "Bruno"};
  return out;
}

// The visible properties of a position, as text.
std::string seen(const Match& match) {
  std::string out = "turn " + std::to_string(index(match.state.turn_player)) + " " +
                    std::to_string(match.state.turn_number) + "\n";
  for (int p = 0; p < match.state.player_count; ++p) {
    const PlayerId who{static_cast<std::uint8_t>(p)};
    out += "player " + std::to_string(match.state.player(who).counters[0]) + "\n";
    for (const Zone zone : kListZones) {
      out += "zone " + std::to_string(static_cast<int>(zone)) + ":";
      for (CardId card = match.state.list(who, zone).first; card != kNoCard;
           card = match.state.card(card).next) {
        out += " " + match.face(card).full_name + (match.state.card(card).exerted ? "*" : "");
      }
      out += "\n";
    }
  }
  for (const SlotId id : slots_in_order(match.state)) {
    const Slot& slot = match.state.slot(id);
    out += "object " + match.face(slot.top).full_name + " " + std::to_string(index(slot.controller)) + " " +
           std::to_string(slot.damage) + (slot.exerted ? " exerted" : "") + (slot.drying ? " drying" : "");
    if (slot.location != kNoSlot) out += " at " + match.face(match.state.slot(slot.location).top).full_name;
    for (CardId card = slot.under; card != kNoCard; card = match.state.card(card).next)
      out += " over " + match.face(card).full_name;
    out += "\n";
  }
  return out;
}

TEST(Write, ReadsBackToTheSamePosition) {
  const std::string text =
      "title: t\n"
      "game: lorcana\n"
      "players:\n"
      "  Ana:\n"
      "    lore: 3\n"
      "    ink: {ready: 2, exerted: 1}\n"
      "    hand: [Vanilla 1/2, 2]\n"
      "    deck: [Vanilla 7/7, 3, Vanilla 8/8]\n"
      "    play:\n"
      "      - Vanilla 2/2: {damage: 1, exerted: true}\n"
      "      - Vanilla 2/2: {drying: true, under: [Vanilla 1/1, Vanilla 1/2]}\n"
      "  Bruno:\n"
      "    discard: [Vanilla 9/9]\n"
      "    deck: []\n"
      "turn: Bruno\n"
      "turn-number: 8\n"
      "steps: []\n";
  Set first, second;
  set(text, first);
  if (HasFailure()) return;
  EXPECT_EQ(why_not_written(first.table.match), "");
  const std::string written = write_scenario(first.table.match, {}, request());
  set(written, second);
  EXPECT_EQ(seen(first.table.match), seen(second.table.match)) << written;
  EXPECT_EQ(write_scenario(second.table.match, {}, request()), written);
}

TEST(Write, WhatAFileCannotHoldIsSaid) {
  Set made;
  set("title: t\ngame: lorcana\nplayers: {Ana: {play: [Vanilla 2/2]}, Bruno: {}}\nsteps: []\n", made);
  State& state = made.table.match.state;
  const State before = state;
  const auto why = [&](const auto& change) {
    change();
    std::string out = why_not_written(made.table.match);
    state = before;
    return out;
  };
  SlotId any = kNoSlot;
  for (std::uint8_t i = 0; i < state.slot_end(); ++i)
    if (state.slots[i].top != kNoCard) any = SlotId{i};
  EXPECT_EQ(why([&] {}), "");
  EXPECT_EQ(why([&] { state.over = 1; }), "the game is over");
  EXPECT_EQ(why([&] { state.pending.ask = Ask::may; }), "a decision is open");
  EXPECT_EQ(why([&] { state.effects.push(state, Effect{}); }), "effects last that a file cannot hold");
  EXPECT_EQ(why([&] { state.waiting.push(state, Waiting{}); }), "abilities are waiting");
  EXPECT_EQ(why([&] { state.players[1].left = 1; }), "a player has left the game");
  EXPECT_EQ(why([&] { state.players[0].inked = 1; }), "a card was put into the inkwell this turn");
  EXPECT_EQ(why([&] { state.history.push(state, Done{}); }),
            "things have happened this turn that a card asks about");
  EXPECT_EQ(why([&] { state.slot(any).used = 1; }), "an ability was used this turn");
  EXPECT_EQ(why([&] { state.slot(any).seen = 1; }), "an ability was used this turn");
}

TEST(Write, WhatIsUnderWayIsWrittenAsTheChoicesSince) {
  const std::string text =
      "title: t\n"
      "game: lorcana\n"
      "players:\n"
      "  Ana:\n"
      "    play: [Vanilla 2/2, Vanilla 2/2: {as: other}]\n"
      "  Bruno:\n"
      "    play: [Vanilla 3/3: {exerted: true}]\n"
      "steps: []\n";
  Set first;
  set(text, first);
  if (HasFailure()) return;
  const Match start = first.table.match;
  Match match = start;
  match.trace = nullptr;
  std::vector<Option> since;
  // The second copy challenges.
  const CardId other = first.table.names.copies(match, "other")[0];
  for (const Option& option : decision(match).options) {
    if (option.action().card != other || option.action().target.none()) continue;
    since.push_back(option);
    break;
  }
  ASSERT_EQ(since.size(), 1u);
  const std::string written = write_scenario(start, since, request());
  EXPECT_NE(written.find("  - challenge: \"Vanilla 2/2#2\"\n    target: Vanilla 3/3\n"), std::string::npos)
      << written;
  const ScenarioReport report = run_one(written);
  EXPECT_EQ(report.outcome, ScenarioOutcome::passed) << print_report(report, {});
}

TEST(Write, TeamsAndVariants) {
  Set one;
  set("title: t\ngame: lorcana\nvariant: pack-rush\nplayers: {Ana: {ink: 1}, Bruno: {}, Carla: {}}\nteams: "
      "[[Ana, "
      "Carla], [Bruno]]\nturn: Bruno\nsteps: []\n",
      one);
  WriteRequest wanted = request();
  wanted.players = {"Ana", "Bruno", "Carla"};
  const std::string text = write_scenario(one.table.match, {}, wanted);
  EXPECT_NE(text.find("teams: [[Ana, Carla], [Bruno]]\nvariant: pack-rush\n"), std::string::npos) << text;
  Set again;
  set(text, again);
  EXPECT_EQ(seen(again.table.match), seen(one.table.match)) << text;
  EXPECT_TRUE(are_teammates(again.table.match.state, PlayerId{0}, PlayerId{2}));
  EXPECT_TRUE(are_opponents(again.table.match.state, PlayerId{0}, PlayerId{1}));
}

}  // namespace
}  // namespace kawari::judging
