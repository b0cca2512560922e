// Card files → faces in the database. Reads our own YAML, and published JSON data files. The keys of a file
// come from the game's vocabulary; an error names the file, the line and the key that was probably meant.
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

// Recognises the format by its content: an object is JSON data, a list (or a map of `game` and `cards`) is
// our card format. Cards whose text cannot be read are added with their refusals. Later printings of a name
// replace earlier ones.
Result<std::vector<FaceId>> read_cards_file(const Grammar& grammar, Database& cards, const std::string& path,
                                            NormalisationCounts* counts = nullptr, Budget* budget = nullptr);
Result<std::vector<FaceId>> read_cards_text(const Grammar& grammar, Database& cards, std::string_view content,
                                            const std::string& file, NormalisationCounts* counts = nullptr,
                                            Budget* budget = nullptr);
// Reads a list of cards, for `cards:` of a scenario.
Result<std::vector<FaceId>> read_cards_yaml(const Grammar& grammar, Database& cards, const YAML::Node& list,
                                            const std::string& file, NormalisationCounts* counts = nullptr,
                                            Budget* budget = nullptr);

// The data of one card in a file, before it is compiled.
struct CardDraft {
  Face face;
  std::vector<std::string> classifications;
  std::vector<CardDraft> other_side;  // at most one
  std::vector<Refusal> faults;        // values in the file that no card can have: the card is not playable
  int line = 0;                       // the line in the file, if it has lines
};
Result<std::vector<CardDraft>> drafts_from_json(const Vocabulary& words, std::string_view content,
                                                const std::string& file);
// Why both readers refuse the card: a name that is too long or contains a control character, or too many
// classifications. Empty if nothing is wrong.
std::string too_long(const CardDraft& draft);
std::string too_many_cards(std::size_t count);
// Words that both readers use: false or empty if the game does not know them.
bool add_type(const Vocabulary& words, std::string_view name, Face& face);
bool add_colour(const Vocabulary& words, std::string_view name, Face& face);
Result<std::vector<FaceId>> add_drafts(const Grammar& grammar, Database& cards, std::vector<CardDraft> drafts,
                                       const std::string& file, NormalisationCounts* counts,
                                       Budget* budget = nullptr);
// A printed figure: a whole number from 0 to limits::kNumber. Otherwise `right` says what would be right.
std::optional<int> figure_of(std::string_view number, std::string_view name, std::string& right);
// The known word that is most similar to a misspelt one; empty if none is similar.
std::string nearest_word(std::string_view wrong, const std::vector<std::string>& known);

}  // namespace kawari
