// Rules text as tokens: words, numbers, symbols such as {S}, punctuation. The rows of the grammar, the
// texts of cards and what the printer prints are all cut up by the same function.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "text/grammar.h"

namespace kawari {

struct Token {
  std::string key;         // lower case; "an" is "a"
  std::string_view shown;  // as it stands in the text
  std::size_t begin = 0;   // byte offset in the text
  bool capital = false;    // begins with a capital letter
};

// The views point into the text, which must outlive them.
std::vector<Token> tokenise(std::string_view text);
// Tokens equal up to case, blanks and the form of "a".
bool same_tokens(std::string_view a, std::string_view b);
// Puts printed tokens together: blanks, capitals at the beginning of sentences, and what melts together:
// "a" or "an" in English, "al" and "del" in Spanish. Japanese has no blanks; what is left out (∅) takes its
// particle along, and a count (‡ number counter) stands behind the particle を.
std::string join_tokens(const std::vector<std::string>& tokens, Language language);
// "Cyber Lords", "Solar Grasses", "Enemies": how a name makes its plural, where nobody says otherwise.
std::string plural_of(std::string_view name);
// The column of a byte offset, counted in characters from 1.
int column_at(std::string_view text, std::size_t offset);

}  // namespace kawari
