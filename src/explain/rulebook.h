// A game's rule index as a book: rules found by their number in an edition, by what stands beneath them and
// by their words. The explanation cites from the same index; here a reader comes with a number.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "state/match.h"
#include "state/rules.h"
#include "text/grammar.h"

namespace kawari {

// "6.5.7" before "6.5.10" before "6.6"; "609.8" before "609.8a".
bool number_before(std::string_view a, std::string_view b);
// The number is that rule, or one beneath it: "8.15.1" beneath "8.15", "609.8a" beneath "609.8".
bool is_or_beneath(std::string_view number, std::string_view rule);
// As people write a number: without blanks, brackets and a full stop behind it, with small letters.
std::string tidy_number(std::string_view written);
// Whether it has the shape of a number at all.
bool looks_like_a_number(std::string_view text);

// Our wording of a rule in the reader's language.
std::string_view says(const RuleEntry& entry, Language language);

class Rulebook {
 public:
  explicit Rulebook(const Rules& rules) : rules_(&rules) {}
  const Rules& rules() const { return *rules_; }

  // The rules with this number in the edition. There can be several: of an older edition only the number of
  // the section may be known, and one number may say two things.
  std::vector<const RuleEntry*> numbered(const Edition& edition, std::string_view number) const;
  // All numbers of the edition, in their order, each once.
  std::vector<std::string> numbers(const Edition& edition) const;
  // The numbers right beneath this one: those with no other number of the index between them and it.
  std::vector<std::string> beneath(const Edition& edition, std::string_view number) const;
  // A rule, or the heading of rules beneath it.
  bool has(const Edition& edition, std::string_view number) const;
  // The numbers of the edition that stand nearest to one that it does not have.
  std::vector<std::string> nearest(const Edition& edition, std::string_view number,
                                   std::size_t how_many = 4) const;
  // What the rule is in another edition: the same line of the index, or another wording under the same key.
  std::vector<const RuleEntry*> elsewhere(const RuleEntry& entry, const Edition& other) const;
  // The rules of the edition whose wording has all of these words (or words that begin so), by their numbers.
  std::vector<const RuleEntry*> with_words(const Edition& edition, std::string_view words,
                                           Language language) const;

 private:
  const Rules* rules_;
};

}  // namespace kawari
