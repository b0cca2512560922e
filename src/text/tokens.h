// Rules text as tokens: words, numbers, symbols such as {S}, punctuation. The same function splits the rows
// of the grammar, the texts of cards and the printer's output.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "text/grammar.h"

namespace kawari {

struct Token {
  std::string key;         // lower case; "an" is "a"
  std::string_view shown;  // as written in the text
  std::size_t begin = 0;   // byte offset in the text
  bool capital = false;    // begins with a capital letter
};

// The views point into the text, which must outlive them.
std::vector<Token> tokenise(std::string_view text);
// Whether the tokens are equal, except for case, blanks and "a" or "an".
bool same_tokens(std::string_view a, std::string_view b);
// Joins printed tokens: sets blanks, capitals at the beginning of sentences, and contractions: "a" or "an" in
// English, "al" and "del" in Spanish. Japanese has no blanks; an omitted word (∅) also omits its particle,
// and a count (‡ number counter) goes behind the particle を.
std::string join_tokens(const std::vector<std::string>& tokens, Language language);
// The regular plural of a name: "Cyber Lords", "Solar Grasses", "Enemies".
std::string plural_of(std::string_view name);
// The column of a byte offset, counted in characters from 1.
int column_at(std::string_view text, std::size_t offset);

}  // namespace kawari
