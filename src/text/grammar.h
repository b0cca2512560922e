// The grammar of rules English: rows that pair a meaning with a phrase in each language, and the words of a
// game. Built once, then immutable; the parser reads its English column, the printer any column.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "ir/symbols.h"
#include "text/normalise.h"

namespace kawari {

// A phrase: category, tree template, and a column per language. rows.md beside this file explains how to
// write rows.
struct Row {
  const char* category;
  const char* tree;
  const char* en;
  const char* es;
  const char* ja;
};

enum class Language : std::uint8_t { en, es, ja };

// What follows a keyword's name. with_text: words of the card, which are described by rows.
enum class KeywordSpelling : std::uint8_t { plain, plus_number, number, number_or_cost, on_card, with_text };
struct KeywordWord {
  const char* en;
  const char* es;
  const char* ja;
  KeywordSpelling spelling;
};

// A noun: singular and plural, and the gender for Spanish (m, f).
struct Noun {
  const char* en;
  const char* en_plural;
  const char* es;
  const char* es_plural;
  char gender;
  const char* ja;
};
struct KindWord {
  Kind kind;
  Noun noun;
};
// A card type as files write it, the kinds that it means, and its name in the other languages.
struct TypeWord {
  const char* name;
  KindSet kinds;
  const char* es;
  const char* ja;
};
struct StatWord {
  Stat stat;
  const char* symbol;  // "{S}"; a word if the figure has no symbol
  const char* es;
  const char* ja;
};
struct NameWord {
  const char* en;
  const char* es;
  const char* ja;
};

// A race or a card that has a translated name, or an irregular plural.
struct ProperWord {
  const char* en;
  const char* en_plural;  // nullptr: adds an "s"
  const char* es;         // nullptr: as in English
  const char* ja;
};

// The meaning of a key in a card file.
enum class Field : std::uint8_t {
  name,
  version,
  full_name,
  type,
  subtypes,  // classifications, some of which may also be types
  colours,
  inkwell,
  stat,  // the figure `which`
  text,
  sections,  // the text as a list of abilities
  set,
  other_side,
};
struct FieldKey {
  const char* key;
  Field field;
  Stat which = Stat::cost;
};

// "Whenever one or more of your characters sings a song, they …": the fact, and the filter for the cards that
// did this with the event's other card.
struct Doers {
  Fact fact;
  Op filter;
};
// A further ability, as a tree, that comes with every static ability that has this condition.
struct BroughtAlong {
  Op condition;
  const char* ability;
};

// The words of one game, as spans of constants. The index of a word is its number in programs.
struct Vocabulary {
  std::string_view game;
  std::span<const KeywordWord> keywords = {};
  std::span<const KindWord> kinds = {};
  std::span<const TypeWord> types = {};
  std::span<const StatWord> stats = {};
  std::span<const NameWord> colours = {};
  std::span<const NameWord> steps = {};  // parts of a turn that can be skipped
  std::span<const char* const> classifications = {};
  std::span<const ProperWord> proper = {};
  std::span<const Symbol> symbols = {};
  std::span<const char* const> name_joins = {};  // " & ": separates the names of a card with several names
  std::span<const FieldKey> yaml_fields = {};
  std::span<const FieldKey> json_fields = {};
  // The major version of the format that we read; empty: the files have none.
  std::string_view json_major = {};
  Kind text_is_effect = Kind::action;  // the text of such cards is one effect
  const Facts& (*facts)() = core_facts;
  const Zones& (*zones)() = core_zones;
  const ValueNames& (*values)() = core_value_names;
  const Ops* ops = nullptr;  // with the game's own; nullptr: it has none
  std::span<const Doers> doers = {};
  std::span<const BroughtAlong> brought = {};
};

struct Tables;

class Grammar {
 public:
  Grammar(std::span<const Row> game_rows, const Vocabulary& vocabulary);
  // The same words with given tables.
  Grammar(const Vocabulary& vocabulary, std::shared_ptr<const Tables> tables)
      : vocabulary_(&vocabulary), tables_(std::move(tables)) {}

  const Vocabulary& vocabulary() const { return *vocabulary_; }
  const Tables& tables() const { return *tables_; }
  // The names of ops, facts, keywords and colours in templates and programs.
  const GameNames& names() const;
  std::size_t row_count() const;

 private:
  const Vocabulary* vocabulary_;
  std::shared_ptr<const Tables> tables_;
};

// The rows that all games share.
std::span<const Row> clause_rows();
std::span<const Row> noun_rows();
std::span<const Row> condition_rows();
std::span<const Row> ability_rows();
std::span<const Row> amount_rows();
std::span<const Row> event_rows();
std::span<const Row> gain_rows();
std::span<const Row> deck_rows();
std::span<const Row> player_rows();

}  // namespace kawari
