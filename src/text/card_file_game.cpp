#include "text/card_file_game.h"

#include <algorithm>

#include "base/json_text.h"
#include "base/yaml_text.h"
#include "ir/book.h"

namespace kawari {
namespace {

constexpr std::size_t kShortValue = 40;  // types are not longer

void add_value(CardFileMarks& marks, const std::string& key, const std::string& value) {
  if (value.size() <= kShortValue) marks.values.emplace(key, fold(value));
}

Result<CardFileMarks> marks_of_json(std::string_view content, const std::string& file) {
  const auto root = load_json(content, file, {});
  if (!root) return fail(root.error());
  CardFileMarks marks;
  marks.json = true;
  const std::string game_key(kGameKey), cards_key(kCardsKey);
  if (root->contains(game_key) && (*root)[game_key].is_string())
    marks.named = (*root)[game_key].get<std::string>();
  if (!root->contains(cards_key) || !(*root)[cards_key].is_array()) return marks;
  for (const auto& card : (*root)[cards_key]) {
    ++marks.cards;
    if (!card.is_object()) continue;
    for (const auto& [key, value] : card.items()) {
      marks.keys.insert(key);
      if (value.is_string()) add_value(marks, key, value.get<std::string>());
    }
  }
  return marks;
}

Result<CardFileMarks> marks_of_yaml(std::string_view content, const std::string& file) {
  const auto documents = load_yaml(std::string(content), file, {});
  if (!documents) return fail(documents.error());
  CardFileMarks marks;
  if (documents->empty()) return marks;
  YAML::Node list = documents->front();
  if (list.IsMap()) {
    if (const YAML::Node game = list[std::string(kGameKey)]; game && game.IsScalar()) {
      marks.named = game.Scalar();
      marks.line = game.Mark().line + 1;
    }
    const YAML::Node inner = list[std::string(kCardsKey)];
    if (!inner) return marks;
    list.reset(inner);
  }
  if (!list.IsSequence()) return marks;
  for (const auto& card : list) {
    ++marks.cards;
    if (!card.IsMap()) continue;
    for (const auto& pair : card) {
      if (!pair.first.IsScalar()) continue;
      marks.keys.insert(pair.first.Scalar());
      if (pair.second.IsScalar()) add_value(marks, pair.first.Scalar(), pair.second.Scalar());
    }
  }
  return marks;
}

std::span<const FieldKey> fields_of(const CardFileMarks& marks, const Vocabulary& words) {
  return marks.json ? words.json_fields : words.yaml_fields;
}

}  // namespace

Result<CardFileMarks> marks_of_card_file(std::string_view content, const std::string& file) {
  const auto first = content.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (first != std::string_view::npos && content[first] == '{')
    return marks_of_json(content.substr(first), file);
  return marks_of_yaml(content, file);
}

bool has_type_of(const CardFileMarks& marks, const Vocabulary& words) {
  for (const FieldKey& field : fields_of(marks, words)) {
    if (field.field != Field::type) continue;
    for (const TypeWord& type : words.types)
      if (marks.values.contains({std::string(field.key), fold(type.name)})) return true;
  }
  return false;
}

bool knows_key(const CardFileMarks& marks, const Vocabulary& words, std::string_view key) {
  const auto fields = fields_of(marks, words);
  return std::any_of(fields.begin(), fields.end(), [&](const FieldKey& field) { return key == field.key; });
}

std::string named_otherwise(std::string_view named, const Vocabulary& words) {
  if (named.empty() || named == words.game) return {};
  return "The file says that its cards are of \"" + std::string(named) + "\", and it is read as one of " +
         std::string(words.game) + ".";
}

}  // namespace kawari
