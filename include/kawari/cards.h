// The cards of one game: read from files or from memory, searched, and shared by any number of games.
#pragma once
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kawari/values.h"

namespace kawari::v1 {

struct CardsState;

// A printed ability of a card.
struct Ability {
  int place = 0;             // on the card, from 1: it belongs to the text, and is the same in every game
  std::string id = {};       // as ids of options have it: "mountain-defense"; without a name its place, "2"
  std::string name = {};     // its story name, or the keyword's; empty: it has none
  std::string keyword = {};  // the keyword that it is; empty: none
  std::string kind = {};     // "keyword", "triggered", "activated", "static", "replacement", "action", "free"
  std::string text = {};     // in the language that was asked for, without its story name
};

// A printed card.
struct Face {
  std::string id = {};         // "lorcana/beast-selfless-protector": the same whatever else is loaded
  std::string full_name = {};  // "Beast - Selfless Protector"
  std::string name = {};       // "Beast"
  std::string version = {};    // "Selfless Protector"; empty where the card has none
  std::vector<std::string> kinds = {};    // "character", "creature" …
  std::vector<std::string> colours = {};  // ink types or civilizations
  std::vector<Figure> figures = {};       // printed: cost, strength, power …
  std::vector<std::string> traits = {};   // classifications, races
  std::string text = {};                  // rules text as the file has it, an ability per line
  std::string set = {};                   // empty if the file does not say it
  bool plays = false;                     // false: the text is not fully understood, the card never plays
  std::string unread = {};                // … the words that the grammar cannot read
  int column = 0;                         // … and where in their line they begin
  // Only of a single card that was asked for, and that plays: printed from its programs.
  std::vector<Ability> abilities = {};
  Language language = Language::en;  // of labels and abilities: English where the game does not speak the one
                                     // asked for
};

// What reading a card file came to.
struct ReadReport {
  std::size_t read = 0;            // cards in the file
  std::size_t plays = 0;           // … that play
  std::vector<Face> refused = {};  // … that do not
};

// A value: cards that are added to a copy are not in the original, nor in games that were begun before.
class Cards {
 public:
  // The games of this build: "lorcana", "duel-masters".
  static std::vector<std::string> games();
  // No cards yet.
  static Result<Cards> of_game(std::string_view game);
  // The cards that ship with Kawari. `home` is the folder with cards/: a clone, or share/kawari of an
  // installed one.
  static Result<Cards> shipped(std::string_view game, const std::string& home);

  // Adds a card file: our YAML format, or published JSON. Its texts take precedence over earlier ones. Cards
  // that are not understood are added as such; a file that cannot be read is an error, and adds nothing.
  Result<ReadReport> read_file(const std::string& file, const Work& work = {});
  // The same from memory; `name` stands for the file in errors.
  Result<ReadReport> read_text(const std::string& name, std::string_view text, const Work& work = {});

  std::string_view game() const;
  std::vector<std::string> editions() const;  // oldest first
  std::string_view current_edition() const;

  // The cards by their names; of several cards with one name the newest.
  std::size_t size() const;
  std::vector<std::string> names() const;  // sorted
  std::vector<std::string> playable() const;
  std::optional<Face> find(std::string_view full_name, Language language = Language::en) const;
  std::optional<Face> face(std::string_view id, Language language = Language::en) const;
  // Cards whose name, text, traits or kinds contain all of the words, best first.
  std::vector<Face> search(std::string_view words, std::size_t most = 20) const;
  // The names nearest to one that no card has.
  std::vector<std::string> nearest(std::string_view name, std::size_t most = 3) const;
  // The card's abilities, printed from their programs in the language; empty if the card does not play.
  std::vector<std::string> texts(std::string_view full_name, Language language) const;
  // The language of the texts that this game has for readers of `language`: English where it does not speak
  // it.
  Language spoken(Language language) const;
  // Equal for sets with equal names, facts and texts, in whatever order they were read: 16 hexadecimal
  // digits.
  std::string fingerprint() const;

 private:
  friend struct Inside;
  std::shared_ptr<const CardsState> state_;
};

}  // namespace kawari::v1
