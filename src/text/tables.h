// The grammar as the parser and the printer use it: templates as terms, columns as elements, rows by
// category. Only src/text includes this.
#pragma once
#include <array>
#include <bitset>
#include <string>
#include <unordered_map>
#include <vector>

#include "ir/symbols.h"
#include "text/grammar.h"

namespace kawari {

// Nodes that exist only while text is read or printed; no program contains them.
constexpr Op pseudo(int n) { return static_cast<Op>(static_cast<int>(kMaxOps) + n); }
inline constexpr Op kHole = pseudo(1);           // #: the subject of a verb phrase
inline constexpr Op kDurationHole = pseudo(2);   // ^: its duration
inline constexpr Op kApply = pseudo(3);          // (apply verb-phrase subject duration)
inline constexpr Op kAgain = pseudo(4);          // the same subject once more
inline constexpr Op kPronoun = pseudo(5);        // (pro it)
inline constexpr Op kThat = pseudo(6);           // (that =$kind)
inline constexpr Op kLeaf = pseudo(7);           // a value on its way into a node
inline constexpr Op kThatMany = pseudo(8);       // (that-many), (that-many banish): of that statement
inline constexpr Op kTheyPlayers = pseudo(9);    // (they)
inline constexpr Op kSameDuration = pseudo(10);  // (same-duration): as long as what it takes the place of

inline constexpr Op kThose = pseudo(11);  // (those-cards =$kind): several cards that were spoken of together
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
  std::size_t most = 1;  // inside a list: how many of its members this can be
  std::vector<Term> kids;
};

// Features that agree: number, gender, and the form of a Spanish verb.
enum class Number : std::uint8_t { sg, pl };
enum class Gender : std::uint8_t { m, f };
// The infinitive of Spanish; in Japanese the form before もよい, and the one that goes on to another verb.
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
  int without = 0;                     // slot, read: the list that must not have grown at its end; 0: any may
  int mood = -1;                       // slot: Mood that is asked for; -1: passed on
  std::vector<std::string> adjective;  // slot: forms of an adjective that the noun inside takes along
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

// Categories that no row spells out.
// `race` is a classification that is a noun: "one of your Guardians".
enum class Builtin : std::uint8_t { none, integer, counted, name, classification, race };

// Term::most of what can be any number of members.
inline constexpr std::size_t kAnyNumber = 1u << 20;

inline constexpr int kMaxTokens = 1536;
using TokenSet = std::bitset<kMaxTokens>;

struct Category {
  std::string name;
  Builtin builtin = Builtin::none;
  std::vector<int> rows;         // base rows
  std::vector<int> suffix_rows;  // rows that begin with a slot of this category
  std::vector<int> print_rows;   // rows that are only printed
  TokenSet first;                // tokens that can begin it
  TokenSet follow;               // tokens that can stand behind it
  bool follow_open = false;      // a word that the grammar does not know can stand behind it
  // Lists that grow at their end: "$n:noun or $m:noun". Which members stand together makes no difference, so
  // only the left ones do: what follows "or" is read without its own "or" (Element::without, from 1).
  std::vector<Op> lists;
  std::size_t first_place = 0;  // of the places that the chart has for it at each token
  bool verbs = false;           // verb phrases: their number is demanded when they are read, too
  bool open = false;            // it can begin with a word that the grammar does not know
  std::unordered_map<int, std::vector<int>> rows_by_op;  // for the printer
  std::vector<int> rows_any_op;
};

// Nouns and verb phrases take the number that is asked of what they are part of.
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
      row_first;  // tokens that a row can begin with; behind its own category, if it begins so
  std::vector<char> row_open;
  std::size_t places = 0;  // of all categories, at each token
  std::unordered_map<std::string, int> category_ids;
  std::unordered_map<std::string, int> token_ids;
  // Classifications of several words: folded text → how it is written, and the longest count of words.
  std::unordered_map<std::string, std::string> classifications;
  std::unordered_map<std::string, std::string> races;  // folded plural → the classification
  int classification_words = 1;
  std::vector<std::string> problems;  // rows that are wrong; empty in a sound grammar
  GameNames names;                    // of ops, and of the values that templates write by name

  const Ops& ops() const { return names.ops(); }
  int category(const std::string& name) const {
    const auto found = category_ids.find(name);
    return found == category_ids.end() ? -1 : found->second;
  }
};

// Fills Term::most of all rows.
void find_extents(Tables& tables);
// A row's template; variables get numbers in `names`.
bool read_template(std::string_view text, const GameNames& game, std::vector<std::string>& names, Term& out,
                   std::string& problem);
// A row's column; slots get the categories that the template implies unless they name one.
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

// Lists flatten: a sequence inside a sequence of the same surface is one sequence.
constexpr bool is_list(Op op) {
  return op == Op::seq || op == Op::all_of || op == Op::any_of || op == Op::both || op == Op::either ||
         op == Op::costs;
}

}  // namespace kawari
