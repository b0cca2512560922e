// The grammar in the form that the parser and the printer use: templates as terms, columns as elements, rows
// by category. Only src/text/ includes this.
#pragma once
#include <array>
#include <bitset>
#include <string>
#include <unordered_map>
#include <vector>

#include "ir/symbols.h"
#include "text/grammar.h"

namespace kawari {

// Ops that exist only while a text is read or printed; programs never contain them.
constexpr Op pseudo(int n) { return static_cast<Op>(static_cast<int>(kMaxOps) + n); }
inline constexpr Op kHole = pseudo(1);          // #: the subject of a verb phrase
inline constexpr Op kDurationHole = pseudo(2);  // ^: the duration of a verb phrase
inline constexpr Op kApply = pseudo(3);         // (apply verb-phrase subject duration)
inline constexpr Op kAgain = pseudo(4);         // the same subject again
inline constexpr Op kPronoun = pseudo(5);       // (pro it)
inline constexpr Op kThat = pseudo(6);          // (that =$kind)
inline constexpr Op kLeaf = pseudo(7);          // a value that becomes part of a node
inline constexpr Op kThatMany = pseudo(8);  // (that-many), (that-many banish): the result of that statement
inline constexpr Op kTheyPlayers = pseudo(9);  // (they)
// (same-duration): the duration of the statement that it replaces.
inline constexpr Op kSameDuration = pseudo(10);

inline constexpr Op kThose = pseudo(11);  // (those-cards =$kind): several cards that were mentioned together
inline constexpr Op kShownHand = pseudo(12);  // (whose): the player whose hand was shown or looked at

inline constexpr Op kNoOp{0xFFFF};  // no node has it

inline constexpr int kMaxVars = 8;

struct Term {
  enum class Value : std::uint8_t { constant, variable, wild };
  bool is_var = false;
  int var = -1;  // of the term itself, or of its value
  Op op = Op::none;
  Hint hint;
  Value value_is = Value::constant;
  int value = 0;
  std::string word;
  std::size_t most = 1;  // inside a list: how many members it can match
  std::vector<Term> kids;
};

// Features that agree: number, gender, and the form of a Spanish verb.
enum class Number : std::uint8_t { sg, pl };
enum class Gender : std::uint8_t { m, f };
// The infinitive is for Spanish. In Japanese it is the form before もよい, and `linking` the form before
// another verb.
enum class Mood : std::uint8_t { finite, imperative, infinitive, linking };
struct Features {
  Number number = Number::sg;
  Gender gender = Gender::m;
};

struct Element {
  enum class Is : std::uint8_t { literal, alternation, verb, slot, adjective };
  Is is = Is::literal;
  int token = -1;                               // literal: the English token
  std::string text;                             // literal: as printed
  std::vector<std::vector<std::string>> forms;  // alternation, verb: the printed tokens of each form
  std::vector<std::vector<int>> form_tokens;    // the same as English tokens
  int var = -1;                                 // slot
  int category = -1;                            // slot
  int agrees = -1;  // alternation, slot: the variable that it agrees with; -1: inherited
  enum class Ask : std::uint8_t { inherit, sg, pl, agree } number = Ask::inherit;
  int without = 0;  // slot, when reading: the list that must not have grown at its end; 0: none
  int mood = -1;    // slot: the Mood that it demands; -1: inherited
  std::vector<std::string> adjective;  // slot: forms of an adjective that the noun inside carries
};

struct Column {
  bool present = false;
  std::vector<Element> elements;
  int gender = -1;     // [m] [f]
  int number = -1;     // [sg] [pl]
  int number_of = -1;  // [@x]
  int like = -1;       // [=x]
};

struct CompiledRow {
  int category = -1;
  Term tree;
  std::array<Column, 3> columns;  // by Language
  int specificity = 0;
  int order = 0;
  bool left_recursive = false;
  bool print_only = false;
};

// Categories that are not defined by rows. `race` is a classification used as a noun: "one of your
// Guardians".
enum class Builtin : std::uint8_t { none, integer, counted, name, classification, race };

// Term::most for any number of members.
inline constexpr std::size_t kAnyNumber = 1u << 20;

inline constexpr int kMaxTokens = 1536;
using TokenSet = std::bitset<kMaxTokens>;

struct Category {
  std::string name;
  Builtin builtin = Builtin::none;
  std::vector<int> rows;         // base rows
  std::vector<int> suffix_rows;  // rows that begin with a slot of this category
  std::vector<int> print_rows;   // rows that are only used for printing
  TokenSet first;                // tokens that can begin it
  TokenSet follow;               // tokens that can follow it
  bool follow_open = false;      // an unknown word can follow it
  // Lists that grow at their end: "$n:noun or $m:noun". The grouping of members has no meaning, so only the
  // left grouping is read: the part behind "or" is read without an "or" of its own (Element::without, from
  // 1).
  std::vector<Op> lists;
  std::size_t first_place = 0;  // the first of its places in the chart at each token
  bool verbs = false;           // verb phrases: their number is also demanded when they are read
  bool open = false;            // it can begin with an unknown word
  std::unordered_map<int, std::vector<int>> rows_by_op;  // for the printer
  std::vector<int> rows_any_op;
};

// Whether phrases of this category take the number that is demanded of the phrase around them, as nouns and
// verb phrases do.
inline bool inherits_number(const std::string& category) {
  return category.starts_with("np") || category.starts_with("noun") || category.starts_with("kind") ||
         category == "cls" || category == "typed" || category == "race" ||
         category.find("vp") != std::string::npos;
}
inline bool is_verb_phrase(const std::string& category) { return category.find("vp") != std::string::npos; }

struct Tables {
  std::vector<CompiledRow> rows;
  std::vector<Category> categories;
  std::vector<TokenSet>
      // Tokens with which a row can begin; for a row that begins with its own category, those that can
      // follow.
      row_first;
  std::vector<char> row_open;
  std::size_t places = 0;  // of all categories, at each token
  std::unordered_map<std::string, int> category_ids;
  std::unordered_map<std::string, int> token_ids;
  // Classifications of several words: folded text → spelling; and the largest number of words.
  std::unordered_map<std::string, std::string> classifications;
  std::unordered_map<std::string, std::string> races;  // folded plural → the classification
  int classification_words = 1;
  std::vector<std::string> problems;  // wrong rows; empty in a sound grammar
  GameNames names;                    // the names of ops, and of values in templates

  const Ops& ops() const { return names.ops(); }
  int category(const std::string& name) const {
    const auto found = category_ids.find(name);
    return found == category_ids.end() ? -1 : found->second;
  }
};

// Computes Term::most for all rows.
void find_extents(Tables& tables);
// Reads a row's template; variables get numbers in `names`.
bool read_template(std::string_view text, const GameNames& game, std::vector<std::string>& names, Term& out,
                   std::string& problem);
// Reads a row's column. A slot has the category that the template implies, unless it names one.
struct ColumnReader {
  Tables& tables;
  const std::vector<std::string>& names;
  const std::vector<std::string>& implied;  // category of each variable
  bool english;
  std::string problem;
  bool read(std::string_view text, Column& out);
  int category_id(const std::string& name);
  int token_id(const std::string& key);
};

// Lists are flattened: a sequence inside a sequence with the same hint becomes one sequence.
constexpr bool is_list(Op op) {
  return op == Op::seq || op == Op::all_of || op == Op::any_of || op == Op::both || op == Op::either ||
         op == Op::costs;
}

}  // namespace kawari
