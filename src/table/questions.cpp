// Reads a question: the words before the colons are keys, everything between them belongs to names.
#include <algorithm>

#include "base/yaml_text.h"
#include "ir/book.h"
#include "scenario/read_steps.h"
#include "table/why.h"

namespace kawari {
namespace {

struct QuestionWord {
  std::string_view key;
  QuestionKind kind;
  std::string_view example;
};
constexpr QuestionWord kQuestions[] = {
    {"trigger", QuestionKind::trigger, "trigger: ABILITY"},
    {"replace", QuestionKind::replacement, "replace: ABILITY"},
    {"option", QuestionKind::option, "option: CARD"},
};
constexpr std::string_view kFile = "--why";

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\n");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t\n") - first + 1));
}

// Every possible form of a question, for error messages.
std::string forms(const Game& game) {
  std::string out = "Questions: ";
  for (const VerbWord& verb : game.words->verbs) {
    out += std::string(verb.verb) + (verb.has_card ? ": CARD" : "");
    if (verb.target_needed) out += ", " + std::string(verb.target_key) + ": CARD";
    out += "; ";
  }
  for (const QuestionWord& word : kQuestions) out += std::string(word.example) + "; ";
  out.resize(out.size() - 2);
  return out + ".";
}

std::vector<std::string_view> keys_of(const Game& game) {
  std::vector<std::string_view> out;
  for (const QuestionWord& word : kQuestions) out.push_back(word.key);
  for (const VerbWord& verb : game.words->verbs) {
    out.push_back(verb.verb);
    if (!verb.target_key.empty()) out.push_back(verb.target_key);
    for (const WayWord& way : verb.ways) out.push_back(way.key);
  }
  for (const std::string_view key : {"by", "ability", "with", "pay"}) out.push_back(key);
  return out;
}

// "KEY: VALUE, KEY: VALUE" with known keys; a comma or a colon elsewhere is part of a name.
struct Pair {
  std::string key, value;
};
std::vector<Pair> pairs_of(const std::string& text, const std::vector<std::string_view>& keys) {
  const auto key_follows = [&](std::size_t at) {
    at = text.find_first_not_of(' ', at);
    return std::any_of(keys.begin(), keys.end(), [&](std::string_view key) {
      return at != std::string::npos && text.compare(at, key.size(), key) == 0 &&
             text.compare(at + key.size(), 1, ":") == 0;
    });
  };
  std::vector<Pair> out;
  std::size_t from = 0;
  for (std::size_t comma = text.find(',');; comma = text.find(',', comma + 1)) {
    if (comma != std::string::npos && !key_follows(comma + 1)) continue;
    const std::string piece = text.substr(from, comma == std::string::npos ? comma : comma - from);
    const std::size_t colon = piece.find(':');
    const bool has_value = colon != std::string::npos;
    out.push_back({trimmed(piece.substr(0, colon)), has_value ? trimmed(piece.substr(colon + 1)) : ""});
    if (comma == std::string::npos) return out;
    from = comma + 1;
  }
}

// A value that looks like YAML is read as YAML; everything else is a name.
YAML::Node value_of(const std::string& text) {
  if (!text.empty() && (text[0] == '[' || text[0] == '{' || text[0] == '"' || text[0] == '\'')) {
    const auto documents = load_yaml(text, {}, {});
    if (documents && !documents->empty()) return documents->front();
  }
  return YAML::Node(text);
}

}  // namespace

Result<WhyQuestion> read_question(const std::string& asked, const Scenario& scenario) {
  const Game& game = *scenario.game;
  WhyQuestion out;
  out.text = trimmed(asked);
  std::string text = out.text;
  if (text.size() >= 2 && text.front() == '{' && text.back() == '}')
    text = trimmed(std::string_view(text).substr(1, text.size() - 2));
  const std::vector<std::string_view> keys = keys_of(game);
  const std::vector<Pair> pairs = pairs_of(text, keys);
  const std::string first = pairs.empty() ? std::string() : pairs[0].key;
  const auto wrong = [&](std::string what, std::string right) {
    return fail(Error{std::string(kFile), 0, 0, std::move(what), std::move(right)});
  };
  for (const QuestionWord& word : kQuestions) {
    if (fold(first) != word.key) continue;
    out.kind = word.kind;
    const YAML::Node value = value_of(pairs[0].value);
    out.name.text = value.IsScalar() ? value.Scalar() : pairs[0].value;
    if (out.name.text.empty())
      return wrong("The question " + in_quotes(out.text) + " names nothing.",
                   "For example: " + std::string(word.example) + ".");
    if (pairs.size() > 1)
      return wrong(
          "There is no " + in_quotes(pairs[1].key) + " in a question about " + std::string(word.key) + ".",
          "For example: " + std::string(word.example) + ".");
    return out;
  }
  const bool verb = std::any_of(pairs.begin(), pairs.end(),
                                [&](const Pair& pair) { return verb_named(game, pair.key) != nullptr; });
  if (!verb) {
    std::vector<std::string_view> firsts;
    for (const VerbWord& word : game.words->verbs) firsts.push_back(word.verb);
    for (const QuestionWord& word : kQuestions) firsts.push_back(word.key);
    const auto near = nearest_words(first, firsts, 1);
    return wrong("The question " + in_quotes(out.text) + " is not understood.",
                 (near.empty() ? "" : "Did you mean " + in_quotes(near[0]) + "? ") + forms(game));
  }
  YAML::Node map(YAML::NodeType::Map);
  for (const Pair& pair : pairs)
    map[pair.key] = pair.value.empty() ? YAML::Node("true") : value_of(pair.value);
  std::vector<Error> errors;
  YamlReader reader{std::string(kFile), errors};
  if (auto action = read_action(reader, map, scenario)) out.action = std::move(*action);
  if (!errors.empty()) {
    errors[0].line = errors[0].column = 0;
    if (errors[0].right.empty()) errors[0].right = forms(game);
    return fail(std::move(errors[0]));
  }
  return out;
}

}  // namespace kawari
