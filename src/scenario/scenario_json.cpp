#include "scenario/scenario_json.h"

#include "base/limits.h"
#include "base/yaml_text.h"
#include "scenario/yaml_reader.h"

namespace kawari {
namespace {

using Json = nlohmann::ordered_json;

// A word in quotation marks is a text, whatever it looks like.
Json scalar_json(const YAML::Node& node) {
  const std::string& text = node.Scalar();
  if (node.Tag() == "!") return text;
  if (text == "true") return true;
  if (text == "false") return false;
  if (is_number(text) && text.size() < 10 && (text.size() == 1 || text[0] != '0')) return number_in(text);
  return text;
}

Json value_json(const YAML::Node& node) {
  switch (node.Type()) {
    case YAML::NodeType::Scalar:
      return scalar_json(node);
    case YAML::NodeType::Sequence: {
      Json out = Json::array();
      for (const YAML::Node& item : node) out.push_back(value_json(item));
      return out;
    }
    case YAML::NodeType::Map: {
      Json out = Json::object();
      for (const auto& entry : node)
        out[entry.first.IsScalar() ? entry.first.Scalar() : std::string()] = value_json(entry.second);
      return out;
    }
    case YAML::NodeType::Null:
    case YAML::NodeType::Undefined:
      return nullptr;
  }
  return nullptr;
}

}  // namespace

Result<Json> scenario_json(const std::string& file, const std::string& text) {
  YamlLimits limits;
  limits.documents = limits::kScenarios;
  const auto documents = load_yaml(text, file, limits);
  if (!documents) return fail(documents.error());
  for (const YAML::Node& document : *documents)
    if (document.IsMap()) return value_json(document);
  return fail(Error{file, 0, 0, "There is no scenario in the text.", "It begins with `title:`."});
}

}  // namespace kawari
