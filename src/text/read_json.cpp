#include "base/json_text.h"
#include "text/card_file_game.h"
#include "text/read_cards.h"

namespace kawari {
namespace {

using Json = nlohmann::json;

std::vector<std::string> strings(const Json& value, char separator = 0) {
  std::vector<std::string> out;
  if (value.is_array()) {
    for (const Json& item : value) {
      if (item.is_string()) out.push_back(item.get<std::string>());
    }
  } else if (value.is_string()) {
    std::string text = value.get<std::string>();
    std::size_t at = 0;
    while (separator != 0 && (at = text.find(separator)) != std::string::npos) {
      out.push_back(text.substr(0, at));
      text.erase(0, at + 1);
    }
    out.push_back(std::move(text));
  }
  return out;
}

std::string text_of(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_number()) return json_text(value, -1);  // as written, without rounding
  return {};
}

// The set, or that of the first printing.
std::string set_of(const Json& value) {
  if (!value.is_array()) return text_of(value);
  return value.empty() || !value[0].is_object() ? std::string() : text_of(value[0].value("set", Json()));
}

// Refuses a card of a published file that has an unknown value; the other cards are read.
void unreadable(CardDraft& draft, const FieldKey& field, const std::string& value, const std::string& why) {
  Refusal refusal;
  refusal.text = std::string(field.key) + ": " + value;
  refusal.unread = value;
  refusal.column = static_cast<int>(std::string_view(field.key).size()) + 3;
  refusal.why = why;
  draft.faults.push_back(std::move(refusal));
}
void unknown(CardDraft& draft, const FieldKey& field, const std::string& value, const char* as) {
  unreadable(draft, field, value, "The " + std::string(as) + " \"" + value + "\" is not known.");
}

std::string beginning_of(const Json& value) {
  constexpr std::size_t kShown = 80;
  const std::string text = json_text(value, -1);
  return text.size() > kShown ? text.substr(0, kShown) + " …" : text;
}

class JsonReader {
 public:
  JsonReader(const Vocabulary& words, const std::string& file, std::string set)
      : words_(words), file_(file), set_(std::move(set)) {}

  Result<CardDraft> card(const Json& object) const {
    CardDraft draft;
    draft.face.set = set_;
    if (!object.is_object())
      return fail(Error{file_, 0, 0, "A card is an object with a name: " + beginning_of(object), {}});
    for (const FieldKey& field : words_.json_fields) {
      const auto found = object.find(field.key);
      if (found == object.end() || found->is_null()) {
        // Without its strength a character would be banished as it enters.
        const bool body = field.field == Field::stat && field.which == Stat::strength;
        if (body && draft.face.is(Kind::character)) unknown(draft, field, {}, "figure");
        continue;
      }
      auto read = value(field, *found, draft);
      if (!read) return fail(read.error());
    }
    // Effects belong to actions. If any other card has effects and no abilities, the line is flavour text,
    // not a rule.
    const bool story = object.contains("effects") && !object.contains("abilities");
    if (story && !draft.face.is(words_.text_is_effect)) draft.face.text.clear();
    if (draft.face.name.empty())
      return fail(Error{file_, 0, 0, "A card without a name: " + beginning_of(object), {}});
    if (std::string long_name = too_long(draft); !long_name.empty())
      return fail(Error{file_, 0, 0, std::move(long_name), {}});
    // Every published card has its colours, under a key of its game.
    for (const FieldKey& field : words_.json_fields)
      if (field.field == Field::colours && !object.contains(field.key))
        return fail(
            Error{file_, 0, 0, "The card \"" + draft.face.name + "\" has no \"" + field.key + "\".",
                  "Cards of " + std::string(words_.game) + " have one; is this a file of another game?"});
    return draft;
  }

 private:
  Result<bool> value(const FieldKey& field, const Json& json, CardDraft& draft) const {
    Face& face = draft.face;
    switch (field.field) {
      case Field::name:
        face.name = text_of(json);
        break;
      case Field::version:
        face.version = text_of(json);
        break;
      case Field::full_name:
        face.full_name = text_of(json);
        break;
      case Field::type:
        if (!add_type(words_, text_of(json), face)) unknown(draft, field, text_of(json), "type");
        break;
      case Field::subtypes:
        for (std::string& word : strings(json)) {
          if (!add_type(words_, word, face)) draft.classifications.push_back(std::move(word));
        }
        break;
      case Field::colours:
        for (const std::string& word : strings(json, '-')) {
          if (!word.empty() && !add_colour(words_, word, face)) unknown(draft, field, word, "colour");
        }
        break;
      case Field::inkwell:
        face.inkwell = json.is_boolean() && json.get<bool>();
        break;
      case Field::stat: {
        std::string number = text_of(json);
        if (number.ends_with('+')) {
          face.power_plus = true;
          number.pop_back();
        }
        if (number.empty() && json.is_string()) break;  // the card has none
        std::string right;
        const auto figure = figure_of(number, field.key, right);
        if (figure)
          face.stats[static_cast<int>(field.which)] = *figure;
        else
          unreadable(draft, field, json.is_string() ? json.get<std::string>() : beginning_of(json), right);
        break;
      }
      case Field::text:
        face.text = text_of(json);
        break;
      case Field::sections:
        // A section is one ability; its line breaks are those of the printed card.
        for (const std::string& section : strings(json)) {
          for (const char c : section) {
            face.text += c;
            if (c == '\n') face.text += ' ';
          }
          face.text += '\n';
        }
        break;
      case Field::set:
        if (!set_of(json).empty()) face.set = set_of(json);
        break;
      case Field::other_side:
        break;
    }
    return true;
  }

  const Vocabulary& words_;
  const std::string& file_;
  std::string set_;
};

}  // namespace

Result<std::vector<CardDraft>> drafts_from_json(const Vocabulary& words, std::string_view content,
                                                const std::string& file) {
  const auto loaded = load_json(content, file, {});
  if (!loaded) return fail(loaded.error());
  const Json& root = *loaded;
  const auto list = root.find("cards");
  if (!root.is_object() || list == root.end() || !list->is_array()) {
    return fail(Error{file, 0, 0, "The file has no list \"cards\".", {}});
  }
  const std::string game(kGameKey);
  if (std::string wrong = named_otherwise(root.contains(game) ? text_of(root[game]) : "", words);
      !wrong.empty())
    return fail(Error{file, 0, 0, std::move(wrong), {}});
  if (!words.json_major.empty()) {
    std::string version;
    if (root.contains("metadata") && root["metadata"].is_object())
      version = text_of(root["metadata"].value("formatVersion", Json()));
    if (version.empty()) {
      return fail(Error{file, 0, 0,
                        "The file does not say its format: it has no \"metadata\" with a \"formatVersion\".",
                        "Version " + std::string(words.json_major) + ".x is what can be read."});
    }
    if (version.substr(0, version.find('.')) != words.json_major) {
      return fail(Error{file, 0, 0, "The file has format version \"" + version + "\".",
                        "Version " + std::string(words.json_major) + ".x is what can be read."});
    }
  }
  std::string set;
  for (const char* key : {"code", "number"}) {
    if (set.empty() && root.contains(key)) set = text_of(root[key]);
  }
  if (list->size() > limits::kFileCards)
    return fail(Error{file, 0, 0, too_many_cards(list->size()), "Split it into several files."});
  std::vector<CardDraft> drafts;
  const JsonReader reader(words, file, set);
  for (const Json& object : *list) {
    auto draft = reader.card(object);
    if (!draft) return fail(draft.error());
    drafts.push_back(std::move(*draft));
  }
  return drafts;
}

}  // namespace kawari
