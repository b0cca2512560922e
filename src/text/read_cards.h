// Card files → faces in the database: our own YAML, and JSON data files as they are published. Which keys
// a file has is the game's vocabulary; a mistake names the file, the line and the key that was meant.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/result.h"
#include "card/database.h"
#include "text/grammar.h"

namespace YAML {
class Node;
}

namespace kawari {

// Reads by content: an object is JSON data, a list (or a map of `game` and `cards`) is our card format. Cards
// whose text cannot be read are added with their refusals. Later printings of a name take the place of
// earlier ones.
Result<std::vector<FaceId>> read_cards_file(const Grammar& grammar, Database& cards, const std::string& path,
                                            NormalisationCounts* counts = nullptr, Budget* budget = nullptr);
Result<std::vector<FaceId>> read_cards_text(const Grammar& grammar, Database& cards, std::string_view content,
                                            const std::string& file, NormalisationCounts* counts = nullptr,
                                            Budget* budget = nullptr);
// A list of cards, for the `cards:` of a scenario.
Result<std::vector<FaceId>> read_cards_yaml(const Grammar& grammar, Database& cards, const YAML::Node& list,
                                            const std::string& file, NormalisationCounts* counts = nullptr,
                                            Budget* budget = nullptr);

// What one file says about one card, before it is compiled.
struct CardDraft {
  Face face;
  std::vector<std::string> classifications;
  std::vector<CardDraft> other_side;  // at most one
  std::vector<Refusal> faults;        // what the file says of it that no card can have: it is not played
  int line = 0;                       // where the file says it, if it has lines
};
Result<std::vector<CardDraft>> drafts_from_json(const Vocabulary& words, std::string_view content,
                                                const std::string& file);
// What both readers refuse: a name that is longer than names are, more cards than a file has. Empty: nothing.
std::string too_long(const CardDraft& draft);
std::string too_many_cards(std::size_t count);
// Words shared by both readers: false, or empty, where the game does not know them.
bool add_type(const Vocabulary& words, std::string_view name, Face& face);
bool add_colour(const Vocabulary& words, std::string_view name, Face& face);
Result<std::vector<FaceId>> add_drafts(const Grammar& grammar, Database& cards, std::vector<CardDraft> drafts,
                                       const std::string& file, NormalisationCounts* counts,
                                       Budget* budget = nullptr);
// A figure as a card prints it: a whole number from 0 to limits::kNumber. Where it is none, `right` says what
// would be right.
std::optional<int> figure_of(std::string_view number, std::string_view name, std::string& right);
// The nearest of some known words to a misspelt one; empty where none is near.
std::string nearest_word(std::string_view wrong, const std::vector<std::string>& known);

}  // namespace kawari
