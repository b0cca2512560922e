// A game's rule index as a book: finds rules by their number in an edition, by the rule above them, and by
// words. Explanations cite from the same index.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "state/match.h"
#include "state/rules.h"
#include "text/grammar.h"

namespace kawari {

// The order of rule numbers: "6.5.7" before "6.5.10" before "6.6"; "609.8" before "609.8a".
bool number_before(std::string_view a, std::string_view b);
// Whether the number is that rule, or one beneath it: "8.15.1" is beneath "8.15", "609.8a" beneath "609.8".
bool is_or_beneath(std::string_view number, std::string_view rule);
// Tidies a number that a person wrote: removes blanks, brackets and a full stop at the end, and makes letters
// small.
std::string tidy_number(std::string_view written);
// Whether the text has the shape of a rule number.
bool looks_like_a_number(std::string_view text);

// The language in which a reader of `language` is told the rule: English where it is not there in that one.
Language said_in(const RuleEntry& entry, Language language);
// Our wording of a rule in that language.
std::string_view says(const RuleEntry& entry, Language language);
// The same in the words of an edition.
std::string says(const Rules& rules, const Edition& edition, const RuleEntry& entry, Language language);

class Rulebook {
 public:
  explicit Rulebook(const Rules& rules) : rules_(&rules) {}
  const Rules& rules() const { return *rules_; }

  // The rules with this number in the edition. There can be several: for an older edition only the number of
  // the section may be known, and one number may cover two rules.
  std::vector<const RuleEntry*> numbered(const Edition& edition, std::string_view number) const;
  // All numbers of the edition, sorted, each once.
  std::vector<std::string> numbers(const Edition& edition) const;
  // The numbers directly beneath this one: no other number of the index is between them.
  std::vector<std::string> beneath(const Edition& edition, std::string_view number) const;
  // Whether the number is a rule, or the heading of rules beneath it.
  bool has(const Edition& edition, std::string_view number) const;
  // The numbers of the edition that are nearest to one that it does not have.
  std::vector<std::string> nearest(const Edition& edition, std::string_view number,
                                   std::size_t how_many = 4) const;
  // The number of the rule that some documents give this number; empty: none does.
  std::string_view also_number_of(const Edition& edition, std::string_view number) const;
  // The same rule in another edition: the same line of the index, or another wording with the same key.
  std::vector<const RuleEntry*> elsewhere(const RuleEntry& entry, const Edition& other) const;
  // The rules of the edition whose wording contains all of these words (or words that begin with them),
  // sorted by number.
  std::vector<const RuleEntry*> with_words(const Edition& edition, std::string_view words,
                                           Language language) const;

 private:
  const Rules* rules_;
};

}  // namespace kawari
