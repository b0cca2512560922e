#include "scenario/scenario_text.h"

#include <algorithm>

#include "scenario/yaml_reader.h"

namespace kawari {

std::string yaml_scalar(const std::string& text) {
  const auto plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' ' ||
           c == '\'' || c == '-' || c == '/' || c == '.' || c == '!' || c == '+' || (c & 0x80) != 0;
  };
  const bool safe = !text.empty() && std::all_of(text.begin(), text.end(), plain) && text[0] != ' ' &&
                    text[0] != '-' && text[0] != '\'' && text[0] != '!' && text[0] != '.' &&
                    text.back() != ' ' && !is_number(text);
  if (safe) return text;
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n') {
      out += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += ' ';
    } else {
      out += c;
    }
  }
  return out + "\"";
}

namespace {

std::string names_list(const std::vector<Name>& names) {
  std::string out = "[";
  for (const Name& name : names) out += (out.size() > 1 ? ", " : "") + yaml_scalar(name.text);
  return out + "]";
}

std::string name_or_list(const std::vector<Name>& names) {
  return names.size() == 1 ? yaml_scalar(names[0].text) : names_list(names);
}

std::string answer_text(const Answer& answer) {
  const auto inner = [&] { return answer_text(answer.inner[0]); };
  switch (answer.kind) {
    case AnswerKind::word:
      return is_number(answer.text) ? answer.text : yaml_scalar(answer.text);
    case AnswerKind::list: {
      std::string out = "[";
      for (const Answer& one : answer.inner) out += (out.size() > 1 ? ", " : "") + answer_text(one);
      return out + "]";
    }
    case AnswerKind::way:
      return "{" + answer.text + ": " + inner() + "}";
    case AnswerKind::random:
      return "{random: " + inner() + "}";
    case AnswerKind::refused:
      return "{refused: " + inner() + "}";
    case AnswerKind::if_asked:
      return "{if-asked: " + inner() + (answer.about ? ", about: " + yaml_scalar(answer.about->text) : "") +
             "}";
    case AnswerKind::by: {
      if (answer.asked && answer.offered.empty() && answer.not_offered.empty())
        return "{" + yaml_scalar(answer.asked->text) + ": " + inner() + "}";
      std::string out = "{";
      if (answer.asked) out += "asked: " + yaml_scalar(answer.asked->text) + ", ";
      if (!answer.offered.empty()) out += "offered: " + names_list(answer.offered) + ", ";
      if (!answer.not_offered.empty()) out += "not-offered: " + names_list(answer.not_offered) + ", ";
      return out + "answer: " + inner() + "}";
    }
  }
  return {};
}

// The keys of a step with their values.
struct Lines {
  std::vector<std::string> all;

  void add(std::string_view key, const std::string& value) { all.push_back(std::string(key) + ": " + value); }
  std::string joined(std::string_view between) const {
    std::string out;
    for (const std::string& one : all) out += (out.empty() ? "" : std::string(between)) + one;
    return out;
  }
};

class ScenarioWriter {
 public:
  explicit ScenarioWriter(const Scenario& scenario) : scenario_(scenario), words_(*scenario.game->words) {}

  std::string write();

 private:
  void line(int depth, std::string_view key, const std::string& value) {
    out_.append(static_cast<std::size_t>(depth) * 2, ' ');
    out_ += std::string(key) + ": " + value + "\n";
  }
  void head();
  void player(const PlayerPosition& position);
  void zone(const ZoneCards& zone);
  bool counted_resources(const ZoneCards& zone);
  std::string item(const CardItem& card) const;
  void step(const ScenarioStep& step);
  Lines action(const Action& action) const;

  const Scenario& scenario_;
  const ScenarioWords& words_;
  std::string out_;
};

void ScenarioWriter::head() {
  line(0, "title", yaml_scalar(scenario_.title));
  if (!scenario_.note.empty()) line(0, "note", yaml_scalar(scenario_.note));
  line(0, "game", std::string(scenario_.game->rules->id));
  line(0, "rules", std::string(scenario_.edition->id));
  if (!scenario_.cites.empty()) {
    std::string all;
    for (const Name& rule : scenario_.cites) all += (all.empty() ? "\"" : ", \"") + rule.text + "\"";
    line(0, "cites", "[" + all + "]");
  }
  if (!scenario_.cards_yaml.empty()) {
    // The definitions as the file had them, without the empty lines that preserve line numbers.
    const std::string& cards = scenario_.cards_yaml;
    std::size_t from = 0;
    while (from < cards.size() && cards[from] == '\n') ++from;
    out_ += "cards:\n" + cards.substr(from);
    if (out_.back() != '\n') out_ += '\n';
  }
  if (scenario_.seed) line(0, "seed", std::to_string(*scenario_.seed));
  if (scenario_.otherwise_first) line(0, "otherwise", "first");
  if (scenario_.all) line(0, "all", scenario_.keep_answers ? "keep-answers" : "true");
}

std::string ScenarioWriter::item(const CardItem& card) const {
  std::vector<std::string> states;
  const auto flag = [&](bool set, std::string_view key) {
    if (set) states.push_back(std::string(key) + ": true");
  };
  const auto name = [&](const std::optional<Name>& value, std::string_view key) {
    if (value) states.push_back(std::string(key) + ": " + yaml_scalar(value->text));
  };
  if (card.damage > 0)
    states.push_back(std::string(words_.key_of(GivenState::damage)) + ": " + std::to_string(card.damage));
  if (card.counters > 0) states.push_back("counters: " + std::to_string(card.counters));
  flag(card.exerted, words_.key_of(GivenState::exerted));
  flag(card.drying, words_.key_of(GivenState::drying));
  flag(card.face_down, "facedown");
  if (card.other_side) states.push_back(std::string(words_.key_of(GivenState::side)) + ": other");
  name(card.location, words_.key_of(GivenState::at));
  name(card.link, words_.key_of(GivenState::link));
  name(card.owner, "owner");
  name(card.alias, "as");
  const auto list = [&](bool linked, std::string_view key) {
    std::string all;
    for (const CardItem& one : card.under) {
      if (one.linked != linked) continue;
      const std::string text = one.blanks > 0 ? std::to_string(one.blanks) : item(one);
      const bool has_state = one.face_down || one.alias || one.owner || one.exerted;
      all += (all.empty() ? "" : ", ") + (has_state ? "{" + text + "}" : text);
    }
    if (!all.empty()) states.push_back(std::string(key) + ": [" + all + "]");
  };
  list(true, words_.key_of(GivenState::linked));
  list(false, "under");
  std::string out = yaml_scalar(card.name.text);
  if (states.empty()) return out;
  out += ": {";
  for (std::size_t i = 0; i < states.size(); ++i) out += (i > 0 ? ", " : "") + states[i];
  return out + "}";
}

// Writes blank cards as numbers if that is complete: `ink: 5`, `ink: {ready: 3, exerted: 2}`, `mana: {fire:
// 3}`.
bool ScenarioWriter::counted_resources(const ZoneCards& zone) {
  std::string map;
  int plain = 0;
  std::vector<std::string> keys;
  for (const CardItem& card : zone.cards) {
    if (card.blanks == 0) return false;
    std::string key;
    if (card.name.text == kBlank) {
      key = card.exerted ? words_.key_of(GivenState::exerted) : words_.ready_key;
      if (!card.exerted) plain += card.blanks;
      // A map of colours cannot contain states.
      if (!words_.colours.empty() && card.exerted) return false;
    } else {
      for (const std::string_view colour : words_.colours)
        if (card.name.text == std::string(kBlank) + " (" + std::string(colour) + ")") key = colour;
      if (key.empty() || card.exerted) return false;
    }
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) return false;
    keys.push_back(key);
    map += (map.empty() ? "" : ", ") + key + ": " + std::to_string(card.blanks);
  }
  const bool only_plain = keys.size() == 1 && plain > 0;
  if (!only_plain && plain > 0 && !words_.colours.empty()) return false;
  if (keys.empty()) return false;
  line(2, words_.resource_key, only_plain ? std::to_string(plain) : "{" + map + "}");
  return true;
}

void ScenarioWriter::zone(const ZoneCards& zone) {
  std::string_view key = words_.resource_key;
  for (const ZoneWord& word : words_.position)
    if (word.zone == zone.zone) key = word.key;
  if (zone.zone == Zone::resource && counted_resources(zone)) return;
  if (zone.cards.empty()) {
    line(2, key, "[]");
    return;
  }
  if (zone.cards.size() == 1 && zone.cards[0].blanks > 0 && zone.cards[0].name.text == kBlank &&
      !zone.cards[0].exerted && zone.zone != Zone::resource) {
    line(2, key, std::to_string(zone.cards[0].blanks));
    return;
  }
  out_ += "    " + std::string(key) + ":\n";
  for (const CardItem& card : zone.cards) {
    const bool number = card.blanks > 0 && card.name.text == kBlank && !card.exerted;
    const int times = number ? 1 : std::max(1, card.blanks);
    for (int i = 0; i < times; ++i)
      out_ += "      - " + (number ? std::to_string(card.blanks) : item(card)) + "\n";
  }
}

void ScenarioWriter::player(const PlayerPosition& position) {
  out_ += "  " + yaml_scalar(position.name.text) + ":";
  if (position.score == 0 && position.zones.empty()) {
    out_ += " {}\n";
    return;
  }
  out_ += "\n";
  if (position.score != 0) line(2, words_.score_key, std::to_string(position.score));
  for (const ZoneCards& one : position.zones) zone(one);
}

Lines ScenarioWriter::action(const Action& action) const {
  const VerbWord& verb = *action.verb;
  Lines out;
  out.add(verb.verb, verb.has_card ? yaml_scalar(action.card.text) : "true");
  if (action.target) {
    std::vector<Name> targets{*action.target};
    if (action.way == nullptr)
      targets.insert(targets.end(), action.way_cards.begin(), action.way_cards.end());
    out.add(verb.target_key, name_or_list(targets));
  }
  if (action.way != nullptr) out.add(action.way->key, name_or_list(action.way_cards));
  if (action.with) out.add("with", yaml_scalar(action.with->text));
  if (action.ability) out.add("ability", yaml_scalar(action.ability->text));
  if (action.by) out.add("by", yaml_scalar(action.by->text));
  if (!action.pay.empty()) out.add("pay", names_list(action.pay));
  return out;
}

void ScenarioWriter::step(const ScenarioStep& step) {
  Lines lines;
  switch (step.kind) {
    case StepKind::action:
      lines = action(step.action);
      break;
    case StepKind::illegal:
    case StepKind::legal:
      lines.add(step.kind == StepKind::illegal ? "illegal" : "legal",
                "{" + action(step.action).joined(", ") + "}");
      if (step.because) lines.add("because", "\"" + step.because->text + "\"");
      break;
    case StepKind::resolve:
      lines.add("resolve", yaml_scalar(step.text.text));
      if (step.source) lines.add("source", yaml_scalar(step.source->text));
      break;
    case StepKind::concede:
      lines.add("concede", yaml_scalar(step.text.text));
      break;
    case StepKind::start:
    case StepKind::keep:
      lines.add(step.kind == StepKind::start ? "start" : "keep", "true");
      break;
    case StepKind::alter:
      lines.add("alter", names_list(step.cards));
      break;
    case StepKind::choose:
      break;
    case StepKind::expect:
      return;
  }
  if (step.by && step.action.verb == nullptr) lines.add("by", yaml_scalar(step.by->text));
  if (!step.answers.empty() || step.kind == StepKind::choose) {
    std::string all;
    for (const Answer& answer : step.answers) all += (all.empty() ? "" : ", ") + answer_text(answer);
    lines.add("choose", "[" + all + "]");
  }
  if (step.stop) lines.add("stop", "true");
  out_ += "  - " + lines.joined("\n    ") + "\n";
}

std::string ScenarioWriter::write() {
  head();
  out_ += "players:\n";
  for (const PlayerPosition& position : scenario_.players) player(position);
  if (!scenario_.teams.empty()) {
    std::string teams;
    for (const std::vector<int>& team : scenario_.teams) {
      std::string members;
      for (const int player : team)
        members += (members.empty() ? "" : ", ") +
                   yaml_scalar(scenario_.players[static_cast<std::size_t>(player)].name.text);
      teams += (teams.empty() ? "[" : ", [") + members + "]";
    }
    line(0, "teams", "[" + teams + "]");
  }
  if (scenario_.variant > 0)
    line(0, "variant",
         std::string(scenario_.game->words->variants[static_cast<std::size_t>(scenario_.variant) - 1].key));
  line(0, "turn", yaml_scalar(scenario_.players[static_cast<std::size_t>(scenario_.turn)].name.text));
  if (scenario_.turn_number != Scenario{}.turn_number)
    line(0, "turn-number", std::to_string(scenario_.turn_number));
  const bool any = std::any_of(scenario_.steps.begin(), scenario_.steps.end(),
                               [](const ScenarioStep& one) { return one.kind != StepKind::expect; });
  out_ += any ? "steps:\n" : "steps: []\n";
  for (const ScenarioStep& one : scenario_.steps) step(one);
  return out_;
}

}  // namespace

std::string scenario_text(const Scenario& scenario) { return ScenarioWriter(scenario).write(); }

}  // namespace kawari
