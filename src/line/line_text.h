// Splits a typed line into clauses, items of lists, words and phrases. Each piece is a view into the line, so
// that an error can name its column.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kawari {

std::string_view trimmed(std::string_view text);
// The text without a pair of quotation marks, plain or typographic, that encloses all of it.
std::string_view unquoted(std::string_view text);

// The pieces between separators, trimmed. Separators inside quotation marks and brackets do not count.
std::vector<std::string_view> split_outside(std::string_view text, std::string_view separators);
// The position of the first quotation mark or bracket without a partner; nothing if there is none.
std::optional<std::size_t> unpaired(std::string_view text);
// "Flounder (damage 1)" with '(': the text before the brackets, and the text inside. `inside` is empty if the
// text does not end with such brackets.
struct Bracketed {
  std::string_view before, inside;
  bool found = false;
};
Bracketed trailing_brackets(std::string_view text, char open);

struct Stretch {
  std::size_t begin = 0, end = 0;
};
// Every place at which one of the phrases stands as whole words, outside of quotation marks and brackets.
// Phrases are separated by `|`; case and accents do not matter. If two phrases begin at the same place, the
// longer one counts.
std::vector<Stretch> find_phrases(std::string_view text, std::string_view phrases);
// The length of the phrase at the beginning of the text, with the spaces behind it; 0 if there is none.
std::size_t leading_phrase(std::string_view text, std::string_view phrases);

// Splits a list whose items may contain commas: finds the split with the lowest total cost. The cost of an
// item says how badly it is understood.
std::vector<std::string_view> split_list(std::string_view text,
                                         const std::function<int(std::string_view)>& cost);

// The column of a piece in a line, counted in characters from 1.
int column_of(std::string_view line, std::string_view piece);

}  // namespace kawari
