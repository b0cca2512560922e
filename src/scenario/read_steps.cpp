#include "scenario/read_steps.h"

#include <algorithm>

#include "ir/book.h"

namespace kawari {
namespace {

constexpr std::string_view kCommonKeys[] = {"by", "choose", "stop", "pay"};
constexpr std::string_view kOtherSteps[] = {"resolve", "illegal", "legal",  "concede", "start",
                                            "keep",    "alter",   "choose", "expect",  "expect-some"};
constexpr std::string_view kAnswerKeys[] = {"asked",    "offered", "not-offered", "answer",
                                            "if-asked", "about",   "refused",     "random"};

class StepReader {
 public:
  StepReader(YamlReader& yaml, Scenario& scenario, const Games& games = {})
      : yaml_(yaml), out_(scenario), game_(*scenario.game), games_(games) {}
  void step(const YAML::Node& node);
  std::optional<Action> only_action(const YAML::Node& map);

 private:
  std::vector<std::string_view> verbs() const;
  std::vector<std::string_view> keys_of(const VerbWord& verb) const;
  const VerbWord* find_verb(const YAML::Node& map) const;
  Action action(const YAML::Node& map, const VerbWord& verb, std::span<const std::string_view> extra);
  void refusal(const YAML::Node& map, ScenarioStep& step, std::string_view key);
  void other(const YAML::Node& map, ScenarioStep& step, std::string_view key);
  void common(const YAML::Node& map, ScenarioStep& step);
  void keys(const YAML::Node& map, std::vector<std::string_view> known, std::string_view of_what);

  YamlReader& yaml_;
  Scenario& out_;
  const Game& game_;
  Games games_;
};

std::vector<std::string_view> StepReader::verbs() const {
  std::vector<std::string_view> out;
  for (const VerbWord& verb : game_.words->verbs) out.push_back(verb.verb);
  out.insert(out.end(), std::begin(kOtherSteps), std::end(kOtherSteps));
  return out;
}

std::vector<std::string_view> StepReader::keys_of(const VerbWord& verb) const {
  std::vector<std::string_view> out{verb.verb};
  if (!verb.target_key.empty()) out.push_back(verb.target_key);
  if (verb.has_ability) out.push_back("ability");
  if (verb.has_with) out.push_back("with");
  for (const WayWord& way : verb.ways) out.push_back(way.key);
  return out;
}

const VerbWord* StepReader::find_verb(const YAML::Node& map) const {
  // The first key that is a verb; `shift` beside `play` belongs to `play`.
  for (const auto& pair : map)
    if (pair.first.IsScalar())
      if (const VerbWord* verb = verb_named(game_, pair.first.Scalar())) return verb;
  return nullptr;
}

void StepReader::keys(const YAML::Node& map, std::vector<std::string_view> known, std::string_view of_what) {
  yaml_.check_keys(map, known, of_what);
}

Action StepReader::action(const YAML::Node& map, const VerbWord& verb,
                          std::span<const std::string_view> extra) {
  Action out;
  out.verb = &verb;
  out.at = YamlReader::where(map);
  std::vector<std::string_view> known = keys_of(verb);
  known.insert(known.end(), std::begin(kCommonKeys), std::end(kCommonKeys));
  known.insert(known.end(), extra.begin(), extra.end());
  keys(map, known, "the step `" + std::string(verb.verb) + "`");
  const std::string verb_key(verb.verb);
  const auto subject = map[verb_key];
  if (verb.has_card) {
    if (const auto card = yaml_.name(subject, "The card of `" + verb_key + "`")) out.card = *card;
  } else if (!subject.IsNull()) {
    yaml_.flag(subject, "`" + verb_key + "`");
  }
  if (!verb.target_key.empty()) {
    const std::string key(verb.target_key);
    if (const auto target = map[key]) {
      // The first card of a list is part of the action; the others are picked after it.
      std::vector<Name> all = yaml_.names(target, "`" + key + "`");
      if (!all.empty()) {
        out.target = all.front();
        out.way_cards.assign(all.begin() + 1, all.end());
      }
    } else if (verb.target_needed) {
      yaml_.wrong(out.at, "`" + verb_key + "` needs `" + key + "`.", "For example: " + key + ": CARD.");
    }
  }
  for (const WayWord& way : verb.ways) {
    const auto cards = map[std::string(way.key)];
    if (!cards) continue;
    if (out.way != nullptr) {
      yaml_.wrong(YamlReader::where(cards), "A card is played in one way: `" + std::string(out.way->key) +
                                                "` or `" + std::string(way.key) + "`.");
    }
    out.way = &way;
    out.way_cards = yaml_.names(cards, "`" + std::string(way.key) + "`");
  }
  if (const auto with = map["with"]; with && verb.has_with) out.with = yaml_.name(with, "`with`");
  if (const auto ability = map["ability"]; ability && verb.has_ability)
    out.ability = yaml_.name(ability, "`ability`");
  if (const auto by = map["by"]) out.by = yaml_.name(by, "`by`");
  if (const auto pay = map["pay"]) out.pay = yaml_.names(pay, "`pay`");
  return out;
}

void StepReader::common(const YAML::Node& map, ScenarioStep& step) {
  if (const auto by = map["by"]) step.by = yaml_.name(by, "`by`");
  if (const auto stop = map["stop"]) step.stop = yaml_.flag(stop, "`stop`").value_or(false);
  const auto choose = map["choose"];
  if (!choose) return;
  if (choose.IsSequence()) {
    for (const auto& item : choose)
      if (auto answer = read_answer(yaml_, item, out_)) step.answers.push_back(std::move(*answer));
  } else if (!choose.IsNull()) {
    // A single answer may be written without brackets.
    if (auto answer = read_answer(yaml_, choose, out_)) step.answers.push_back(std::move(*answer));
  }
}

std::optional<Action> StepReader::only_action(const YAML::Node& map) {
  const VerbWord* verb = find_verb(map);
  if (verb == nullptr) return std::nullopt;
  return action(map, *verb, {});
}

void StepReader::refusal(const YAML::Node& map, ScenarioStep& step, std::string_view key) {
  const std::string text_key(key);
  const std::string_view extra[] = {"because"};
  keys(map, {key, "because", "by"}, "the step `" + text_key + "`");
  const auto inside = map[text_key];
  // `illegal: pass` is short for `illegal: {pass: true}`.
  YAML::Node pass(YAML::NodeType::Map);
  const bool plain = inside.IsScalar() && verb_named(game_, inside.Scalar()) != nullptr;
  if (plain) pass[inside.Scalar()] = "true";
  const YAML::Node action_map = plain ? pass : inside;
  if (!yaml_.is_map(action_map, "`" + text_key + "`", "{quest: CARD}")) return;
  const VerbWord* verb = find_verb(action_map);
  if (verb == nullptr) {
    std::vector<std::string_view> names;
    for (const VerbWord& word : game_.words->verbs) names.push_back(word.verb);
    const std::string first = action_map.size() > 0 && action_map.begin()->first.IsScalar()
                                  ? action_map.begin()->first.Scalar()
                                  : "";
    yaml_.wrong(YamlReader::where(inside),
                "`" + text_key + "` needs a verb, and " + in_quotes(first) + " is none.",
                "The verbs are: " + listed(names) + ".");
    return;
  }
  step.action = action(action_map, *verb, extra);
  if (step.action.at.line == 0) step.action.at = YamlReader::where(inside);
  if (const auto by = map["by"]) step.action.by = yaml_.name(by, "`by`");
  if (const auto because = map["because"]) step.because = yaml_.name(because, "`because`");
  if (const auto because = action_map["because"]) step.because = yaml_.name(because, "`because`");
}

void StepReader::other(const YAML::Node& map, ScenarioStep& step, std::string_view key) {
  const std::string text_key(key);
  const std::string of_what = "the step `" + text_key + "`";
  const auto value = map[text_key];
  if (key == "resolve") {
    step.kind = StepKind::resolve;
    keys(map, {"resolve", "by", "source", "choose", "stop"}, of_what);
    if (const auto text = yaml_.name(value, "`resolve`", limits::kTextBytes)) step.text = *text;
    if (const auto source = map["source"]) step.source = yaml_.name(source, "`source`");
  } else if (key == "concede") {
    step.kind = StepKind::concede;
    keys(map, {"concede", "choose", "stop"}, of_what);
    if (const auto who = yaml_.name(value, "`concede`")) step.text = *who;
  } else if (key == "start" || key == "keep") {
    step.kind = key == "start" ? StepKind::start : StepKind::keep;
    keys(map, {key, "by", "choose", "stop"}, of_what);
    yaml_.flag(value, "`" + text_key + "`");
  } else if (key == "alter") {
    step.kind = StepKind::alter;
    keys(map, {"alter", "by", "choose", "stop"}, of_what);
    step.cards = yaml_.names(value, "`alter`");
  } else {
    step.kind = StepKind::choose;
    keys(map, {"choose", "stop"}, of_what);
  }
  common(map, step);
}

void StepReader::step(const YAML::Node& node) {
  ScenarioStep step;
  step.at = YamlReader::where(node);
  if (node.IsScalar()) {
    if (!yaml_.fits(node, "A step")) return;
    const VerbWord* verb = verb_named(game_, node.Scalar());
    if (verb != nullptr && !verb->has_card) {
      step.action.verb = verb;
      step.action.at = step.at;
      out_.steps.push_back(std::move(step));
    } else if (verb != nullptr) {
      yaml_.wrong(step.at, "`" + node.Scalar() + "` needs a card.",
                  "For example: - " + node.Scalar() + ": CARD.");
    } else {
      yaml_.unknown_key(step.at, node.Scalar(), verbs(), "a step");
    }
    return;
  }
  if (!yaml_.is_map(node, "A step", "- quest: CARD")) return;
  for (const std::string_view key : {"expect", "expect-some"}) {
    const auto expect = node[std::string(key)];
    if (!expect) continue;
    step.kind = StepKind::expect;
    step.some = key == "expect-some";
    keys(node, {key}, "the step `" + std::string(key) + "`");
    read_checks(yaml_, expect, key, out_, games_, step.checks);
    out_.steps.push_back(std::move(step));
    return;
  }
  for (const std::string_view key : {"illegal", "legal"}) {
    if (!node[std::string(key)]) continue;
    step.kind = key == "illegal" ? StepKind::illegal : StepKind::legal;
    refusal(node, step, key);
    if (step.action.verb != nullptr) out_.steps.push_back(std::move(step));
    return;
  }
  if (const VerbWord* verb = find_verb(node)) {
    step.action = action(node, *verb, {});
    common(node, step);
    out_.steps.push_back(std::move(step));
    return;
  }
  for (const std::string_view key : kOtherSteps) {
    if (!node[std::string(key)]) continue;
    other(node, step, key);
    out_.steps.push_back(std::move(step));
    return;
  }
  const auto first = node.size() > 0 ? node.begin()->first : node;
  if (first.IsScalar() && !yaml_.fits(first, "A verb")) return;
  const std::string word = first.IsScalar() ? first.Scalar() : "";
  const auto near = nearest_words(word, verbs(), 1);
  yaml_.wrong(
      YamlReader::where(first), "There is no verb " + in_quotes(word) + ".",
      near.empty() ? "The verbs are: " + listed(verbs()) + "." : "Did you mean " + in_quotes(near[0]) + "?");
}

bool is_player(const Scenario& scenario, std::string_view name) {
  for (const PlayerPosition& player : scenario.players)
    if (fold(player.name.text) == fold(name)) return true;
  return false;
}

std::optional<Answer> wrapped(YamlReader& yaml, const YAML::Node& node, const Scenario& scenario,
                              AnswerKind kind, Where at) {
  auto inner = read_answer(yaml, node, scenario);
  if (!inner) return std::nullopt;
  Answer out;
  out.kind = kind;
  out.at = at;
  out.inner.push_back(std::move(*inner));
  return out;
}

std::optional<Answer> answer_map(YamlReader& yaml, const YAML::Node& node, const Scenario& scenario) {
  const Where at = YamlReader::where(node);
  const std::string first =
      node.size() > 0 && node.begin()->first.IsScalar() ? node.begin()->first.Scalar() : "";
  if (const auto condition = node["if-asked"]) {
    const std::string_view known[] = {"if-asked", "about"};
    yaml.check_keys(node, known, "the answer `if-asked`");
    auto out = wrapped(yaml, condition, scenario, AnswerKind::if_asked, at);
    if (const auto about = node["about"]; about && out) out->about = yaml.name(about, "`about`");
    return out;
  }
  if (const auto answer = node["answer"]) {
    const std::string_view known[] = {"asked", "offered", "not-offered", "answer"};
    yaml.check_keys(node, known, "the answer");
    auto out = wrapped(yaml, answer, scenario, AnswerKind::by, at);
    if (!out) return out;
    if (const auto asked = node["asked"]) {
      out->asked = yaml.name(asked, "`asked`");
      if (out->asked && !is_player(scenario, out->asked->text)) {
        yaml.wrong(out->asked->at, "There is no player " + in_quotes(out->asked->text) + ".");
      }
    }
    if (const auto offered = node["offered"]) out->offered = yaml.names(offered, "`offered`");
    if (const auto missing = node["not-offered"]) out->not_offered = yaml.names(missing, "`not-offered`");
    return out;
  }
  if (node.size() == 1) {
    const auto value = node.begin()->second;
    if (first == "refused") return wrapped(yaml, value, scenario, AnswerKind::refused, at);
    if (first == "random") return wrapped(yaml, value, scenario, AnswerKind::random, at);
    if (is_player(scenario, first)) {
      auto out = wrapped(yaml, value, scenario, AnswerKind::by, at);
      if (out) out->asked = Name{first, at};
      return out;
    }
    for (const VerbWord& verb : scenario.game->words->verbs) {
      for (const WayWord& way : verb.ways) {
        if (way.key != first) continue;
        auto out = wrapped(yaml, value, scenario, AnswerKind::way, at);
        if (out) out->text = first;
        return out;
      }
    }
  }
  std::vector<std::string_view> known(std::begin(kAnswerKeys), std::end(kAnswerKeys));
  for (const PlayerPosition& player : scenario.players) known.push_back(player.name.text);
  for (const VerbWord& verb : scenario.game->words->verbs)
    for (const WayWord& way : verb.ways) known.push_back(way.key);
  const bool is_known = std::find(known.begin(), known.end(), first) != known.end();
  if (is_known) {
    yaml.wrong(at, "An answer with `" + first + "` needs `answer` beside it.",
               "For example: {asked: " + scenario.players[0].name.text + ", offered: [A, B], answer: A}.");
  } else {
    yaml.unknown_key(at, first, known, "an answer");
  }
  return std::nullopt;
}

}  // namespace

std::optional<Answer> read_answer(YamlReader& yaml, const YAML::Node& node, const Scenario& scenario) {
  Answer out;
  out.at = YamlReader::where(node);
  if (node.IsScalar()) {
    if (!yaml.fits(node, "An answer")) return std::nullopt;
    out.text = node.Scalar();
    return out;
  }
  if (node.IsSequence()) {
    out.kind = AnswerKind::list;
    for (const auto& item : node) {
      if (!item.IsScalar()) {
        yaml.wrong(YamlReader::where(item), "A complete selection is a list of names.",
                   "For example: [A, B].");
        return std::nullopt;
      }
      if (!yaml.fits(item, "An answer")) return std::nullopt;
      Answer one;
      one.at = YamlReader::where(item);
      one.text = item.Scalar();
      out.inner.push_back(std::move(one));
    }
    return out;
  }
  if (node.IsMap()) return answer_map(yaml, node, scenario);
  yaml.wrong(out.at, "An answer is missing here.", "For example: yes, none, 2, a card's name, [A, B].");
  return std::nullopt;
}

std::string Answer::shown() const {
  const auto joined = [](const auto& items, const auto& text_of) {
    std::string out = "[";
    for (const auto& item : items) out += (out.size() > 1 ? ", " : "") + text_of(item);
    return out + "]";
  };
  const auto name_text = [](const Name& name) { return name.text; };
  switch (kind) {
    case AnswerKind::word:
      return text;
    case AnswerKind::list:
      return joined(inner, [](const Answer& one) { return one.shown(); });
    case AnswerKind::way:
      return "{" + text + ": " + inner[0].shown() + "}";
    case AnswerKind::random:
      return "{random: " + inner[0].shown() + "}";
    case AnswerKind::refused:
      return "{refused: " + inner[0].shown() + "}";
    case AnswerKind::if_asked:
      return "{if-asked: " + inner[0].shown() + (about ? ", about: " + about->text : "") + "}";
    case AnswerKind::by: {
      if (asked && offered.empty() && not_offered.empty())
        return "{" + asked->text + ": " + inner[0].shown() + "}";
      std::string out = "{";
      if (asked) out += "asked: " + asked->text + ", ";
      if (!offered.empty()) out += "offered: " + joined(offered, name_text) + ", ";
      if (!not_offered.empty()) out += "not-offered: " + joined(not_offered, name_text) + ", ";
      return out + "answer: " + inner[0].shown() + "}";
    }
  }
  return {};
}

bool is_reserved_word(const Game& game, std::string_view word) {
  const std::string folded = fold(word);
  for (const std::string_view known : kAnswerKeys)
    if (folded == known) return true;
  for (const std::string_view known : kOtherSteps)
    if (folded == known) return true;
  for (const std::string_view known : kCommonKeys)
    if (folded == known) return true;
  for (const std::string_view known :
       {"yes",    "no",     "none",  "any",     "free",   "with",        "ability", "because",
        "source", "chance", "true",  "false",   "event",  "title",       "game",    "rules",
        "note",   "cites",  "cards", "players", "turn",   "turn-number", "seed",    "otherwise",
        "steps",  "id",     "all",   "teams",   "variant"})
    if (folded == known) return true;
  for (const VerbWord& verb : game.words->verbs) {
    if (folded == verb.verb || folded == verb.target_key) return true;
    for (const WayWord& way : verb.ways)
      if (folded == way.key) return true;
  }
  for (const ZoneWord& zone : game.words->position)
    if (folded == zone.key) return true;
  for (const ZoneWord& zone : game.words->zones)
    if (folded == zone.key) return true;
  return folded == game.words->score_key || folded == game.words->resource_key;
}

std::optional<Action> read_action(YamlReader& yaml, const YAML::Node& map, const Scenario& scenario) {
  Scenario reading;
  reading.game = scenario.game;
  return StepReader(yaml, reading).only_action(map);
}

void read_steps(YamlReader& yaml, const YAML::Node& node, const Games& games, Scenario& scenario) {
  if (!yaml.is_list(node, "`steps`", "- quest: CARD")) return;
  if (node.size() > limits::kSteps) {
    yaml.wrong(YamlReader::where(node),
               "The scenario has " + std::to_string(node.size()) + " steps; at most " +
                   std::to_string(limits::kSteps) + " are taken.",
               "Split it into several scenarios.");
    return;
  }
  StepReader reader(yaml, scenario, games);
  for (const auto& item : node) {
    if (yaml.full()) return;
    reader.step(item);
  }
}

}  // namespace kawari
