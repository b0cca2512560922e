// A typed line in pieces: clauses, items of lists, words and phrases. Each piece is a view into the line, so
// that a complaint can name the column.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kawari {

std::string_view trimmed(std::string_view text);
// The text between a pair of quotation marks, plain or typographic, that encloses all of it; otherwise
// itself.
std::string_view unquoted(std::string_view text);

// The pieces between the separators that stand outside of quotation marks and brackets, trimmed.
std::vector<std::string_view> split_outside(std::string_view text, std::string_view separators);
// Where the first quotation mark or bracket stands that has no partner; nothing where all have one.
std::optional<std::size_t> unpaired(std::string_view text);
// "Flounder (damage 1)" with '(': the text before, and what is inside; inside is empty where it does not end
// in such brackets.
struct Bracketed {
  std::string_view before, inside;
  bool found = false;
};
Bracketed trailing_brackets(std::string_view text, char open);

struct Stretch {
  std::size_t begin = 0, end = 0;
};
// Every place where one of the phrases stands as whole words, outside of quotation marks and brackets.
// Phrases are separated by `|`; case and accents do not matter. Of two that begin at one place the longer
// counts.
std::vector<Stretch> find_phrases(std::string_view text, std::string_view phrases);
// The length of the phrase that the text begins with, with the spaces behind it; 0 where there is none.
std::size_t leading_phrase(std::string_view text, std::string_view phrases);

// A list whose items may have commas in them: divided so that the items cost least together. The cost of an
// item is how badly it is understood.
std::vector<std::string_view> split_list(std::string_view text,
                                         const std::function<int(std::string_view)>& cost);

// The column of a view into a line, counted in signs, from 1.
int column_of(std::string_view line, std::string_view piece);

}  // namespace kawari
