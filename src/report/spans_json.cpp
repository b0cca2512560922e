#include "report/spans_json.h"

#include <nlohmann/json.hpp>

namespace kawari {
namespace {

using Json = nlohmann::ordered_json;

// A span as an object: the first key is its kind, with the words of the sentence.
class SpanWriter {
 public:
  explicit SpanWriter(std::string_view text) : text_(text) {}

  Json operator()(std::monostate) const { return {{"words", text_}}; }
  Json operator()(const CardSpan& card) const {
    Json out{{"card", text_}, {"name", card.name}};
    if (card.card != kNoCard) out["id"] = index(card.card);
    return out;
  }
  Json operator()(const AbilitySpan& ability) const {
    Json out{{"ability", text_}, {"name", ability.name}};
    if (!ability.of.name.empty()) out["of"] = ability.of.name;
    if (ability.of.card != kNoCard) out["id"] = index(ability.of.card);
    return out;
  }
  Json operator()(const PlayerSpan& player) const {
    return {{"player", text_}, {"id", index(player.player)}};
  }
  Json operator()(const RuleSpan& rule) const { return {{"rule", text_}, {"number", rule.number}}; }
  Json operator()(const AmountSpan& amount) const { return {{"amount", text_}, {"number", amount.number}}; }

 private:
  std::string text_;
};

}  // namespace

Json spans_json(const Sentence& sentence) {
  Json out = Json::array();
  for (const Span& span : sentence.spans()) out.push_back(std::visit(SpanWriter(span.text), span.to));
  return out;
}

Json spans_json(const std::vector<Sentence>& sentences) {
  Json out = Json::array();
  for (const Sentence& one : sentences) out.push_back(spans_json(one));
  return out;
}

}  // namespace kawari
