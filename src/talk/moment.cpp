#include "talk/moment.h"

#include "explain/game_words.h"
#include "line/asking_words.h"
#include "state/query.h"
#include "table/run_scenario.h"

namespace kawari {
namespace {

// The name of a zone without its article.
std::string zone_word(const Table& table, Zone zone) {
  const GameWords* words = table.match.rules->words;
  const auto at = static_cast<std::size_t>(zone);
  if (words == nullptr || at >= words->in(table.language).zones.size())
    return std::string(zone_name(*table.game, zone));
  const std::string_view name = words->in(table.language).zones[at].name.text;
  for (const std::string_view article : {"el ", "la ", "los ", "las "})
    if (table.language == Language::es && name.starts_with(article))
      return std::string(name.substr(article.size()));
  return std::string(name);
}

std::string in_play(const Table& table, SlotId id) {
  const Match& match = table.match;
  const Slot& slot = match.state.slot(id);
  const Language language = table.language;
  std::vector<std::string> states;
  if (slot.damage > 0) states.push_back(say(language, Phrase::state_damage, int{slot.damage}));
  for (const CardPosture& posture : table.game->words->postures)
    if (posture.shown && posture.holds(match, slot.top))
      states.emplace_back(text_of(*table.game->rules->words, posture.name, language));
  if (match.state.card(slot.top).face_down) states.push_back(say(language, Phrase::state_face_down));
  if (slot.location != kNoSlot)
    states.push_back(
        say(language, Phrase::state_at, table.names.shown(match, match.state.slot(slot.location).top)));
  std::string under, linked;
  for (CardId card = slot.under; card != kNoCard; card = match.state.card(card).next) {
    std::string& out = is_linked(match.state, card) ? linked : under;
    out += (out.empty() ? "" : ", ") + table.names.shown(match, card);
  }
  if (!linked.empty()) states.push_back(say(language, Phrase::state_linked, linked));
  if (!under.empty()) states.push_back(say(language, Phrase::state_under, under));
  if (match.state.card(slot.top).player() != slot.controller)
    states.push_back(
        say(language, Phrase::state_owner, table.names.player_name(match.state.card(slot.top).player())));
  std::string out = table.names.shown(match, slot.top);
  if (states.empty()) return out;
  out += " (";
  for (std::size_t i = 0; i < states.size(); ++i) out += (i > 0 ? ", " : "") + states[i];
  return out + ")";
}

// The cards of a list: names, and the number of blank cards.
std::string in_list(const Table& table, PlayerId who, Zone zone) {
  const Match& match = table.match;
  std::string out;
  int blanks = 0, ready = 0, all = 0;
  const auto add = [&](const std::string& text) { out += (out.empty() ? "" : "; ") + text; };
  for (CardId card = match.state.list(who, zone).first; card != kNoCard; card = match.state.card(card).next) {
    ++all;
    if (!match.state.card(card).exerted) ++ready;
    if (match.face(card).full_name.starts_with(kBlank))
      ++blanks;
    else
      add(table.names.shown(match, card));
  }
  if (blanks > 0) add(say(table.language, Phrase::blank_cards, blanks));
  if (zone == Zone::resource && all > 0)
    out = say(table.language, Phrase::ready_of, ready, all) + (blanks == all ? "" : ": " + out);
  return out;
}

}  // namespace

std::string position_text(const Table& table) {
  const State& state = table.match.state;
  const ScenarioWords& words = *table.game->words;
  std::string out;
  for (std::uint8_t i = 0; i < state.player_count; ++i) {
    const PlayerId who{i};
    out += table.names.player_name(who);
    if (!words.score_key.empty())
      out += ", " + std::string(words.score_key) + " " +
             std::to_string(state.player(who).counters[index(kFirstCounter)]);
    if (state.turn_player == who)
      out += ", " + say(table.language, Phrase::has_the_turn, static_cast<int>(state.turn_number));
    out += "\n";
    std::string objects;
    for (const SlotId slot : slots_in_order(state))
      if (state.slot(slot).controller == who) objects += (objects.empty() ? "" : "; ") + in_play(table, slot);
    const auto line = [&](Zone zone, const std::string& cards) {
      if (!cards.empty()) out += "  " + zone_word(table, zone) + ": " + cards + "\n";
    };
    line(Zone::play, objects);
    line(Zone::resource, in_list(table, who, Zone::resource));
    for (const ZoneWord& word : words.position)
      if (word.zone != Zone::play) line(word.zone, in_list(table, who, word.zone));
  }
  return out;
}

Moment look(Judge& judge, const Scenario& scenario, const Telling& telling) {
  Moment out;
  Budget budget = judge.limits().budget();
  Telling bounded = telling;
  bounded.budget = &budget;
  out.report = judge.with_cards(scenario, budget, [&](MatchCards& cards) {
    ScenarioRun run(scenario, cards, bounded);
    run.leave_open();
    ScenarioReport report = run.run();
    out.taken = report.steps.size();
    Table& table = run.table();
    if (report.outcome < ScenarioOutcome::stopped && table.match.cards != nullptr) {
      const Decision open = decision(table.match);
      out.position = position_text(table);
      out.ask = open.ask;
      out.who = table.names.player_name(open.who);
      out.least = open.least;
      out.most = open.most;
      if (open.ask != Ask::none) {
        out.question = table.explainer().question(open.ask, open.who, open.node, open.card);
        out.choices = choices(table, open, &out.unsaid);
      }
    }
    return report;
  });
  return out;
}

}  // namespace kawari
