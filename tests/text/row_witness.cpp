#include "tests/text/row_witness.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "game/games.h"
#include "run/played.h"
#include "table/run_scenario.h"
#include "text/compile.h"
#include "text/print.h"
#include "text/tokens.h"

namespace kawari {
namespace {

namespace fs = std::filesystem;

// The number of rows that are tried in the place of one before it counts as refused, and the number of
// changed texts that are played before it counts as survived.
constexpr std::size_t kMostOthers = 25;
constexpr std::size_t kMostOthersUnneeded = 4;
constexpr std::size_t kMostUsers = 24;
constexpr std::size_t kMostScenarios = 8;

bool passes(const Scenario& scenario, MatchCards& cards) {
  const ScenarioReport report =
      scenario.all ? explore_scenario(scenario, cards, Language::en, {20000, scenario.keep_answers, true, {}})
                   : run_scenario(scenario, cards, Language::en);
  return report.outcome == ScenarioOutcome::passed;
}

// The program as text, without the words of references.
std::string plain_text(const Grammar& grammar, const Tree& tree) {
  std::string out;
  bool in_hint = false;
  for (const std::string text = to_text(*without_hints(tree), grammar.names()); const char c : text) {
    if (c == '~' || c == ' ' || c == ')' || c == '@') in_hint = c == '~';
    if (!in_hint) out += c;
  }
  return out;
}

}  // namespace

std::string meaning_of(const Grammar& grammar, Database& cards, const Face& face) {
  Face again = face;
  compile_face(grammar, cards, again);
  if (!again.compiled()) return {};
  std::string out;
  for (const Ability& ability : again.abilities) {
    if (!out.empty()) out += "\n";
    out += plain_text(grammar, *cards.book().tree(ability.root));
  }
  return out;
}

Face face_of(const Grammar& grammar, bool effect, const std::string& text) {
  Face face;
  face.kinds = effect ? grammar.vocabulary().text_is_effect : Kind::character;
  face.text = text;
  return face;
}

RowWitness::RowWitness(const Game& game, const std::string& home)
    : game_(game), judge_(all_games(), Language::en), swap_(game.rules->grammar()) {
  for (const Error& error : judge_.add_shipped_cards(home)) ADD_FAILURE() << error.text();
  scratch_ = judge_.cards(game);
  shipped_size_ = scratch_.size();
  shipped_.assign(shipped_size_, -1);
  add_scenarios(home);
  add_readings(home);
  // Try short texts that many scenarios use first.
  std::stable_sort(units_.begin(), units_.end(), [](const Unit& a, const Unit& b) {
    if (a.scenarios.empty() != b.scenarios.empty()) return b.scenarios.empty();
    return a.face.text.size() < b.face.text.size();
  });
}

std::size_t RowWitness::add_unit(Face face, bool effect) {
  Unit unit;
  unit.face = std::move(face);
  unit.effect = effect;
  for (const std::string& line : ability_lines(unit.face.text)) {
    const std::string text = normalise(line, game_.rules->grammar().vocabulary().symbols);
    for (const Token& token : tokenise(text)) {
      const auto known = swap_.tables().token_ids.find(token.key);
      if (known != swap_.tables().token_ids.end()) unit.tokens.set(static_cast<std::size_t>(known->second));
    }
  }
  unit.program = program(game_.rules->grammar(), unit);
  units_.push_back(std::move(unit));
  return units_.size() - 1;
}

void RowWitness::mention(const std::vector<CardItem>& items, std::size_t scenario) {
  for (const CardItem& item : items) {
    mention(item.under, scenario);
    FaceId id = scratch_.find(item.name.text);
    for (int side = 0; side < 2 && id != kNoFace && index(id) < shipped_size_; ++side) {
      int& unit = shipped_[index(id)];
      if (unit < 0) unit = static_cast<int>(add_unit(scratch_[id], false));
      std::vector<std::size_t>& uses = units_[static_cast<std::size_t>(unit)].scenarios;
      if (uses.empty() || uses.back() != scenario) uses.push_back(scenario);
      id = scratch_[id].other_side;
    }
  }
}

void RowWitness::add_scenarios(const std::string& home) {
  const auto files = scenario_files((fs::path(home) / "scenarios").string());
  if (!files) return;
  for (const std::string& file : *files) {
    for (ReadScenario& read : read_scenarios(file, read_text_file(file).value_or(""), all_games())) {
      if (!read.errors.empty() || read.scenario.game->rules != game_.rules) continue;
      scenarios_.push_back(std::move(read.scenario));
    }
  }
  for (std::size_t i = 0; i < scenarios_.size(); ++i) {
    const Scenario& scenario = scenarios_[i];
    for (const PlayerPosition& player : scenario.players)
      for (const ZoneCards& zone : player.zones) mention(zone.cards, i);
    if (!scenario.cards_yaml.empty()) {
      MatchCards own(judge_.loaded(game_));
      (void)read_card_text(game_, own, scenario.file, scenario.cards_yaml);
      for (const Face& face : own.faces()) {
        for (const WordId word : face.classifications) scratch_.add_classification(own.book().word(word));
        units_[add_unit(face, false)].scenarios.push_back(i);
      }
    }
    for (const ScenarioStep& step : scenario.steps) {
      if (step.kind != StepKind::resolve) continue;
      Face face;
      face.text = step.text.text;
      units_[add_unit(std::move(face), true)].scenarios.push_back(i);
    }
  }
}

void RowWitness::add_readings(const std::string& home) {
  for (const std::string& file : reading_files(home)) {
    for (const WrittenReading& reading : written_readings(file)) {
      if (reading.game != game_.rules->id) continue;
      units_[add_unit(face_of(swap_.grammar(), reading.effect, reading.text), false)].reading = true;
    }
  }
}

std::string RowWitness::program(const Grammar& grammar, const Unit& unit) {
  if (!unit.effect) return meaning_of(grammar, scratch_, unit.face);
  const auto compiled = compile_text(grammar, scratch_, unit.face.text, true);
  if (!compiled || compiled->size() != 1) return {};
  return plain_text(grammar, *scratch_.book().tree(compiled->front().root));
}

RowWitness::Effect RowWitness::effect_on(const Unit& unit) {
  const std::string now = program(swap_.grammar(), unit);
  if (now == unit.program) return Effect::none;
  return now.empty() ? Effect::refused : Effect::other;
}

// Plays the scenario as if the row had always had the other meaning.
bool RowWitness::fails(std::size_t scenario) {
  const Scenario& file = scenarios_[scenario];
  MatchCards own(judge_.loaded(game_));
  Rules rules = *game_.rules;
  static const Grammar* swapped = nullptr;
  swapped = &swap_.grammar();
  rules.grammar = []() -> const Grammar& { return *swapped; };
  Game game = game_;
  game.rules = &rules;
  const auto again = [&](const auto& self, const std::vector<CardItem>& items) -> void {
    for (const CardItem& item : items) {
      self(self, item.under);
      if (own.find(item.name.text) != kNoFace) continue;
      const FaceId id = own.bring(item.name.text);
      if (id == kNoFace) continue;
      const FaceId other = own[id].other_side;
      const auto side = [&](FaceId which) {
        Face face = own[which];
        compile_face(swap_.grammar(), own, face);
        return own.add(std::move(face));
      };
      const FaceId first = side(id);
      if (other != kNoFace) own.join_sides(first, side(other));
    }
  };
  for (const PlayerPosition& player : file.players)
    for (const ZoneCards& zone : player.zones) again(again, zone.cards);
  if (!file.cards_yaml.empty() && !read_card_text(game, own, file.file, file.cards_yaml).empty()) return true;
  for (const ScenarioStep& step : file.steps) {
    if (step.kind != StepKind::resolve || own.text(step.text.text) != kNoNode) continue;
    const auto compiled = compile_text(swap_.grammar(), own, step.text.text, true);
    if (!compiled || compiled->size() != 1) return true;
    own.keep_text(step.text.text, compiled->front().root);
  }
  return !passes(file, own);
}

SwappedRow RowWitness::with(int row, int other, const std::vector<std::size_t>& users) {
  SwappedRow out{row, other, SwappedRow::Verdict::unread, {}};
  std::size_t tried = 0, played = 0;
  for (const std::size_t id : users) {
    const Unit& unit = units_[id];
    if (tried >= kMostUsers && !unit.reading) continue;
    const Effect effect = effect_on(unit);
    if (effect == Effect::none) continue;
    if (effect == Effect::refused) {
      if (out.verdict == SwappedRow::Verdict::unread) {
        out.verdict = SwappedRow::Verdict::refused;
        out.by = unit.face.text;
      }
      continue;
    }
    if (out.verdict != SwappedRow::Verdict::survived) out.by = unit.face.text;
    out.verdict = SwappedRow::Verdict::survived;
    if (unit.reading) {
      out.verdict = SwappedRow::Verdict::reading;
      out.by = unit.face.text;
      return out;
    }
    for (const std::size_t scenario : unit.scenarios) {
      if (++played > kMostScenarios * kMostUsers) break;
      if (!fails(scenario)) continue;
      out.verdict = SwappedRow::Verdict::scenario;
      out.by = scenarios_[scenario].id;
      return out;
    }
    ++tried;
  }
  return out;
}

SwappedRow RowWitness::judge(int row) {
  std::vector<std::size_t> users;
  for (std::size_t i = 0; i < units_.size(); ++i) {
    if (!units_[i].program.empty() && swap_.may_read(row, units_[i].tokens)) users.push_back(i);
  }
  // The texts that need the row. If another row reads the same words in the same way, all texts.
  swap_.remove(row);
  std::vector<std::size_t> needing;
  for (const std::size_t id : users) {
    const bool enough = needing.size() >= 2 * kMostUsers && !units_[id].reading;
    if (!enough && effect_on(units_[id]) != Effect::none) needing.push_back(id);
  }
  swap_.restore();
  const std::size_t most = needing.empty() ? kMostOthersUnneeded : kMostOthers;
  if (!needing.empty()) users = std::move(needing);
  SwappedRow out{row, -1, SwappedRow::Verdict::unread, {}};
  if (most == kMostOthers) {
    // If nothing else fits into its place, no text can be read without it.
    out.verdict = SwappedRow::Verdict::refused;
    out.by = units_[users.front()].face.text;
  }
  std::size_t tried = 0;
  for (const int other : swap_.others(row)) {
    if (users.empty() || ++tried > most) break;
    swap_.swap(row, other);
    const SwappedRow here = with(row, other, users);
    swap_.restore();
    if (here.verdict != SwappedRow::Verdict::unread) out = here;
    if (here.verdict != SwappedRow::Verdict::unread && here.verdict != SwappedRow::Verdict::refused) break;
  }
  return out;
}

std::vector<std::string> reading_files(const std::string& home) {
  std::vector<std::string> out;
  for (const auto& entry : fs::directory_iterator(fs::path(home) / "tests/text/readings"))
    out.push_back(entry.path().string());
  std::sort(out.begin(), out.end());
  return out;
}

std::vector<WrittenReading> written_readings(const std::string& file) {
  std::vector<WrittenReading> out;
  const auto text = read_text_file(file);
  if (!text) return out;
  std::string game;
  std::size_t at = 0;
  while (at < text->size()) {
    const std::size_t end = std::min(text->find('\n', at), text->size());
    const std::string line = text->substr(at, end - at);
    at = end + 1;
    if (line.empty() || line.starts_with('#')) continue;
    // "\\n" in a text is a new line.
    const auto text_from = [&](std::size_t from) {
      std::string out_text = line.substr(from);
      for (auto where = out_text.find("\\n"); where != std::string::npos; where = out_text.find("\\n"))
        out_text.replace(where, 2, "\n");
      return out_text;
    };
    if (line.starts_with("game: ")) {
      game = line.substr(6);
    } else if (line.starts_with("ability: ")) {
      out.push_back({game, false, text_from(9), {}});
    } else if (line.starts_with("effect: ")) {
      out.push_back({game, true, text_from(8), {}});
    } else if (line.starts_with("  ") && !out.empty()) {
      out.back().program.append(out.back().program.empty() ? "" : "\n").append(line.substr(2));
    }
  }
  return out;
}

}  // namespace kawari
