// The values of the public library as JSON. docs/protocol.md describes them, protocol/*.schema.json check
// them.
#pragma once
#include <nlohmann/json.hpp>

#include "kawari/game.h"
#include "kawari/judge.h"

namespace kawari::protocol {

using Json = nlohmann::ordered_json;

Json of(const v1::Error& error);
Json of(const v1::Span& span);
// Words are bare texts; everything that can be pointed at is an object.
Json of(const v1::Sentence& sentence);
Json of(const v1::Rule& rule);
Json of(const std::vector<v1::Rule>& rules);
Json of(const v1::Face& face);
Json told(const v1::Face& face);  // with its abilities, and their language
Json of(const v1::Ruling& ruling);
Json of(const v1::ReadReport& report);
Json of(const v1::SeenCard& card);
Json of(const v1::View& view);  // players, turn, zones, cards, waiting
Json of(const v1::Event& event);
Json of(const v1::Action& action);
Json of(const v1::OpenPoint& point);
Json of(const v1::Refusal& refusal);
Json of(const v1::Told& line);
Json of(const v1::Answer& answer);
Json of(const v1::Outcomes& outcomes);
Json of(const v1::Comparison& comparison);
Json of(const v1::RulePage& page);
Json of(const v1::Example& example);
Json of(const v1::ScenarioText& read);
Json of(const v1::DeckReport& report);

// The number, or null for none.
Json number_or_null(v1::CardId card);

}  // namespace kawari::protocol
