#include "text/read_cards.h"

#include <algorithm>
#include <charconv>

#include "base/control.h"
#include "base/file_text.h"
#include "base/limits.h"
#include "base/yaml_text.h"
#include "text/card_file_game.h"
#include "text/compile.h"
#include "text/read_line.h"

namespace kawari {

bool add_type(const Vocabulary& words, std::string_view name, Face& face) {
  for (const TypeWord& type : words.types) {
    if (fold(type.name) != fold(name)) continue;
    face.kinds |= type.kinds;
    return type.kinds.any();
  }
  return false;
}

bool add_colour(const Vocabulary& words, std::string_view name, Face& face) {
  for (std::size_t i = 0; i < words.colours.size(); ++i) {
    if (fold(words.colours[i].en) != fold(name)) continue;
    face.colours = static_cast<std::uint8_t>(face.colours | 1u << i);
    return true;
  }
  return false;
}

std::optional<int> figure_of(std::string_view number, std::string_view name, std::string& right) {
  int value = 0;
  const char* const end = number.data() + number.size();
  const auto [read, error] = std::from_chars(number.data(), end, value);
  if (error == std::errc() && read == end && value >= 0 && value <= limits::kNumber) return value;
  right = std::string(name) + " is a whole number from 0 to " + std::to_string(limits::kNumber) + ".";
  return std::nullopt;
}

std::string nearest_word(std::string_view wrong, const std::vector<std::string>& known) {
  std::string best;
  std::size_t best_shared = 0;
  const std::string key = fold(wrong);
  for (const std::string& word : known) {
    // Counts shared pairs of letters: cheap, and good enough to tell "strenght" from "willpower".
    std::size_t shared = 0;
    for (std::size_t i = 0; i + 1 < key.size(); ++i)
      shared += word.find(key.substr(i, 2)) != std::string::npos ? 1 : 0;
    if (shared > best_shared) {
      best_shared = shared;
      best = word;
    }
  }
  return best;
}

std::string too_long(const CardDraft& draft) {
  const Face& face = draft.face;
  const auto among = [](const std::string& text, const char* what) -> std::string {
    if (has_control(text)) return "The " + std::string(what) + " of a card has a control character in it.";
    return text.size() <= limits::kNameBytes
               ? std::string()
               : "The " + std::string(what) + " of a card has " + std::to_string(text.size()) +
                     " bytes; at most " + std::to_string(limits::kNameBytes) + " are allowed.";
  };
  for (std::string wrong : {among(face.name, "name"), among(face.version, "version"), among(face.set, "set"),
                            among(face.full_name, "full name")})
    if (!wrong.empty()) return wrong;
  for (const std::string& word : draft.classifications)
    if (std::string wrong = among(word, "classification"); !wrong.empty()) return wrong;
  if (draft.classifications.size() <= limits::kClassifications) return {};
  return "The card has " + std::to_string(draft.classifications.size()) + " classifications; at most " +
         std::to_string(limits::kClassifications) + " are allowed.";
}

std::string too_many_cards(std::size_t count) {
  return "The file has " + std::to_string(count) + " cards; at most " + std::to_string(limits::kFileCards) +
         " are read.";
}

namespace {

// Adds every name of the card: its own, and the parts of a name like "A & B".
void add_names(const Vocabulary& words, Database& cards, Face& face) {
  face.full_name = face.version.empty() ? face.name : face.name + " - " + face.version;
  face.names.push_back(cards.book().intern(face.name));
  for (const char* join : words.name_joins) {
    const auto at = face.name.find(join);
    if (at == std::string::npos) continue;
    face.names.push_back(cards.book().intern(face.name.substr(0, at)));
    face.names.push_back(cards.book().intern(face.name.substr(at + std::string_view(join).size())));
  }
}

class YamlReader {
 public:
  YamlReader(const Vocabulary& words, std::string file) : words_(words), file_(std::move(file)) {}

  Result<CardDraft> card(const YAML::Node& node) {
    CardDraft draft;
    draft.line = node.Mark().line + 1;
    if (!node.IsMap()) return wrong(node, "A card is a map with a name and a type.");
    bool has_type = false;
    for (const auto& entry : node) {
      const std::string key = entry.first.as<std::string>();
      const FieldKey* field = nullptr;
      for (const FieldKey& known : words_.yaml_fields) {
        if (key == known.key) field = &known;
      }
      if (field == nullptr) return unknown_key(entry.first, key);
      has_type = has_type || field->field == Field::type;
      auto read = value(*field, entry.second, draft);
      if (!read) return fail(read.error());
    }
    if (draft.face.name.empty()) return wrong(node, "The card has no name.");
    if (std::string long_name = too_long(draft); !long_name.empty()) return wrong(node, std::move(long_name));
    if (!has_type)
      return wrong(node, "The card " + draft.face.name + " has no type.", "One of: " + type_names() + ".");
    return draft;
  }

 private:
  tl::unexpected<Error> wrong(const YAML::Node& node, std::string what, std::string right = {}) const {
    return fail(
        Error{file_, node.Mark().line + 1, node.Mark().column + 1, std::move(what), std::move(right)});
  }
  tl::unexpected<Error> unknown_key(const YAML::Node& node, const std::string& key) const {
    std::vector<std::string> known;
    for (const FieldKey& field : words_.yaml_fields) known.emplace_back(field.key);
    const std::string near = nearest_word(key, known);
    return wrong(node, "A card has no key \"" + key + "\".",
                 near.empty() ? "" : "The nearest one is \"" + near + "\".");
  }
  std::string type_names() const {
    std::string out;
    for (const TypeWord& type : words_.types)
      if (type.kinds.any()) out += (out.empty() ? "" : ", ") + std::string(type.name);
    return out;
  }
  // A type that the game has, and that is not played: it stands for no kinds.
  const TypeWord* unplayed_type(const std::string& name) const {
    for (const TypeWord& type : words_.types)
      if (!type.kinds.any() && fold(type.name) == fold(name)) return &type;
    return nullptr;
  }

  // A single value, or a list of values.
  static std::vector<std::string> list(const YAML::Node& node) {
    std::vector<std::string> out;
    if (node.IsSequence()) {
      for (const auto& item : node) out.push_back(item.as<std::string>());
    } else if (node.IsScalar()) {
      out.push_back(node.as<std::string>());
    }
    return out;
  }

  Result<bool> value(const FieldKey& field, const YAML::Node& node, CardDraft& draft) {
    Face& face = draft.face;
    switch (field.field) {
      case Field::name:
        face.name = node.as<std::string>();
        break;
      case Field::version:
        face.version = node.as<std::string>();
        break;
      case Field::full_name:
        face.full_name = node.as<std::string>();
        break;
      case Field::type: {
        const std::string name = node.as<std::string>();
        if (const TypeWord* unplayed = unplayed_type(name))
          return wrong(node, std::string("Cards of the type \"") + unplayed->name + "\" are not supported.",
                       "Supported are: " + type_names() + ".");
        if (!add_type(words_, name, face))
          return wrong(node, "There is no type \"" + name + "\".", "One of: " + type_names() + ".");
        break;
      }
      case Field::subtypes:
        for (std::string& word : list(node)) {
          if (!add_type(words_, word, face)) draft.classifications.push_back(std::move(word));
        }
        break;
      case Field::colours:
        for (const std::string& word : list(node)) {
          if (add_colour(words_, word, face)) continue;
          std::vector<std::string> known;
          for (const NameWord& colour : words_.colours) known.push_back(fold(colour.en));
          return wrong(node, "There is no " + std::string(field.key) + " \"" + word + "\".",
                       "The nearest one is \"" + nearest_word(word, known) + "\".");
        }
        break;
      case Field::inkwell:
        face.inkwell = node.as<bool>();
        break;
      case Field::stat: {
        std::string number = node.as<std::string>();
        if (number.ends_with('+')) {
          face.power_plus = true;
          number.pop_back();
        }
        std::string right;
        const auto figure = figure_of(number, field.key, right);
        if (!figure)
          return wrong(node, "\"" + shortened(node.as<std::string>()) + "\" is no " + field.key + ".", right);
        face.stats[static_cast<int>(field.which)] = *figure;
        break;
      }
      case Field::text:
        face.text = node.as<std::string>();
        break;
      case Field::sections:
        for (const std::string& section : list(node)) face.text += section + "\n";
        break;
      case Field::set:
        face.set = node.as<std::string>();
        break;
      case Field::other_side: {
        auto side = card(node);
        if (!side) return fail(side.error());
        draft.other_side.push_back(std::move(*side));
        break;
      }
    }
    return true;
  }

  const Vocabulary& words_;
  std::string file_;
};

}  // namespace

Result<std::vector<FaceId>> add_drafts(const Grammar& grammar, Database& cards, std::vector<CardDraft> drafts,
                                       const std::string& file, NormalisationCounts* counts, Budget* budget) {
  // Adds all classifications first, because a text may name one that only another card has.
  const auto prepare = [&](const auto& self, CardDraft& draft) -> void {
    for (const std::string& word : draft.classifications) {
      cards.add_classification(word);
      draft.face.classifications.push_back(cards.book().intern(word));
    }
    add_names(grammar.vocabulary(), cards, draft.face);
    for (CardDraft& side : draft.other_side) self(self, side);
  };
  const auto no_room = [&](const CardDraft& draft, const std::string& name) {
    return fail(Error{file, draft.line, 0, cards.limit()->sentence(),
                      "There is no room for \"" + name + "\": leave out cards that are not needed."});
  };
  for (CardDraft& draft : drafts) {
    prepare(prepare, draft);
    if (cards.limit() != nullptr) return no_room(draft, draft.face.full_name);
  }
  std::vector<FaceId> ids;
  for (CardDraft& draft : drafts) {
    compile_face(grammar, cards, draft.face, counts, budget);
    for (Refusal& fault : draft.faults) {
      draft.face.refusals.push_back(std::move(fault));
      draft.face.exact = false;
    }
    const std::string name = draft.face.full_name;
    const FaceId id = cards.add(std::move(draft.face));
    ids.push_back(id);
    for (CardDraft& side : draft.other_side) {
      compile_face(grammar, cards, side.face, counts, budget);
      const FaceId other = cards.add(std::move(side.face));
      if (other != kNoFace) cards.join_sides(id, other);
    }
    if (cards.limit() != nullptr) return no_room(draft, name);
  }
  return ids;
}

Result<std::vector<FaceId>> read_cards_yaml(const Grammar& grammar, Database& cards, const YAML::Node& list,
                                            const std::string& file, NormalisationCounts* counts,
                                            Budget* budget) {
  std::vector<CardDraft> drafts;
  try {
    if (!list.IsSequence())
      return fail(Error{file, list.Mark().line + 1, 1, "Cards are a list.", "Each begins with \"- name:\"."});
    YamlReader reader(grammar.vocabulary(), file);
    if (list.size() > limits::kFileCards)
      return fail(Error{file, 0, 0, too_many_cards(list.size()), "Split it into several files."});
    for (const auto& node : list) {
      auto draft = reader.card(node);
      if (!draft) return fail(draft.error());
      drafts.push_back(std::move(*draft));
    }
  } catch (const YAML::Exception& error) {
    return fail(Error{file,
                      error.mark.line + 1,
                      error.mark.column + 1,
                      "The value has the wrong form: " + error.msg + ".",
                      {}});
  }
  return add_drafts(grammar, cards, std::move(drafts), file, counts, budget);
}

namespace {

// The list of cards in a file of our own format; in a file that names its game it is inside a map.
Result<YAML::Node> list_of_cards(const YAML::Node& root, const Vocabulary& words, const std::string& file) {
  if (!root.IsMap()) return root;
  const auto wrong = [&](const YAML::Node& node, std::string what, std::string right) {
    return fail(Error{file, node.Mark().line + 1, node.Mark().column + 1, std::move(what), std::move(right)});
  };
  constexpr const char* kForm = "A file that names its game has the keys `game` and `cards`, and no others.";
  for (const auto& pair : root)
    if (!pair.first.IsScalar() || (pair.first.Scalar() != kGameKey && pair.first.Scalar() != kCardsKey))
      return wrong(pair.first, "Cards are a list.", kForm);
  const YAML::Node game = root[std::string(kGameKey)], cards = root[std::string(kCardsKey)];
  if (!game || !game.IsScalar() || !cards) return wrong(root, "Cards are a list.", kForm);
  if (std::string other = named_otherwise(game.Scalar(), words); !other.empty())
    return wrong(game, std::move(other), {});
  return cards;
}

}  // namespace

Result<std::vector<FaceId>> read_cards_text(const Grammar& grammar, Database& cards, std::string_view content,
                                            const std::string& file, NormalisationCounts* counts,
                                            Budget* budget) {
  const auto first = content.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (first != std::string_view::npos && content[first] == '{') {
    auto drafts = drafts_from_json(grammar.vocabulary(), content.substr(first), file);
    if (!drafts) return fail(drafts.error());
    return add_drafts(grammar, cards, std::move(*drafts), file, counts, budget);
  }
  const auto documents = load_yaml(std::string(content), file, {});
  if (!documents) return fail(documents.error());
  const auto list =
      list_of_cards(documents->empty() ? YAML::Node() : documents->front(), grammar.vocabulary(), file);
  if (!list) return fail(list.error());
  return read_cards_yaml(grammar, cards, *list, file, counts, budget);
}

Result<std::vector<FaceId>> read_cards_file(const Grammar& grammar, Database& cards, const std::string& path,
                                            NormalisationCounts* counts, Budget* budget) {
  const auto content = read_text_file(path, kCardFile);
  if (!content) return fail(content.error());
  return read_cards_text(grammar, cards, *content, path, counts, budget);
}

}  // namespace kawari
