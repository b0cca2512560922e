// Kawari as a library: cards, a game at the table, the question that a player is asked, the table as a player
// sees it, and an explanation of what happened. Everything is a value: a copy of a Table is a game of its
// own.
#pragma once
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kawari {

struct LibraryState;
struct TableState;
// The judge has a class Table of its own inside the library. The inline namespace keeps the two apart.
inline namespace api {
class Table;
}

// The cards of one game, read once and shared by any number of tables. A copy is independent: cards that are
// added to one library are not in the other, nor in a table that was begun before. A library that was moved
// from has no cards, and problems() says so.
class CardLibrary {
 public:
  // `game` is "lorcana" or "duel-masters". `cards_folder` holds card files of that game; problems() lists
  // what is wrong with them.
  CardLibrary(std::string_view game, const std::string& cards_folder);

  // Adds a card file: our YAML format, or published JSON. Its texts take precedence over earlier ones.
  // Another thread can stop the reading by setting `cancel`: then nothing of the file is added, and
  // problems() says so.
  void add_cards(const std::string& file, const std::atomic<bool>* cancel = nullptr);
  // One sentence for each problem: an unknown game, an unreadable file and the like. Empty if all is well.
  const std::vector<std::string>& problems() const;
  // The full names of all cards that a Table accepts, sorted. If several cards have the same name, the newest
  // text counts. A card whose text is not fully understood is left out.
  std::vector<std::string> card_names() const;
  // Why a card cannot be played: the words that the grammar cannot read. Empty if the card can be played.
  std::string why_not(std::string_view card_name) const;
  std::vector<std::string> editions() const;

 private:
  friend class api::Table;
  std::shared_ptr<const LibraryState> state_;
};

struct TableSettings {
  std::string edition = {};  // empty: the game's current edition
  std::uint64_t seed = 1;    // of the random generator: shuffles and other random results
  bool keep_trace = false;   // record what happens, for explain()
  // The most work that one answer may cost. An answer that costs more stops the game, and problem() says so.
  std::uint64_t steps = 10'000'000;
  const std::atomic<bool>* cancel = nullptr;  // another thread sets it to stop the answer under way
};

// One option of a question.
struct Choice {
  std::string text;  // "quest with Elsa - Snow Queen"
  int group = 0;     // the asked player cannot tell choices of one group apart
};

// Who reads the output of a table: a player by number, or the judge, who sees everything. A reader is never
// told more than they may know: a card that the reader does not see is named by its place ("Player 2's shield
// 3").
class Reader {
 public:
  Reader(int player) : player_(player) {}
  static Reader judge() { return Reader(kJudge); }
  bool is_judge() const { return player_ == kJudge; }
  int player() const { return player_; }

 private:
  static constexpr int kJudge = 1 << 16;
  int player_;
};

// The open question. Its choices are numbered from 0.
struct Question {
  int player = -1;  // -1: the game is over, no player is asked
  std::string text;
  std::vector<Choice> choices;  // empty for a reader who is not the asked player
};

// A figure, by the game's name for it: "damage", "strength", "power", "lore" …, as in scenario files.
struct Figure {
  std::string name;
  int value = 0;
};

struct SeenCard {
  std::string name;  // empty where this player cannot see the face
  std::string zone;  // "play", "hand", "deck" …
  int owner = 0;
  int place = 0;                    // the position in the zone, from 1; in a deck from the top
  std::vector<Figure> figures;      // of a card in play: its figures, in the game's order
  std::vector<std::string> states;  // the states of the card by the game's names: "exerted", "tapped" …

  int figure(std::string_view name_of_it) const {  // 0 if the card has no such figure
    for (const Figure& one : figures)
      if (one.name == name_of_it) return one.value;
    return 0;
  }
  bool is(std::string_view state) const {
    for (const std::string& one : states)
      if (one == state) return true;
    return false;
  }
};

// The table as one player sees it, without anything that this player may not know. A card that a player
// looked at, that was revealed, or that was put back where it can be followed stays visible to those who saw
// it, until it is shuffled or moved among cards that look the same to them. The knowledge "one of these
// three" is not kept.
struct TableView {
  int player = 0;
  int turn_player = 0;
  std::vector<std::vector<Figure>> players;  // for each player: "lore", "hand", "shields" …
  // Hidden cards have no name; of decks only the cards that the player sees are listed.
  std::vector<SeenCard> cards;
  std::vector<int> deck_sizes;
};

inline namespace api {

// A game in progress. A copy is a clone: both games continue independently. A table that was moved from has
// no game, and problem() says so.
class Table {
 public:
  // One deck per player in turn order, each a list of full card names. The number of players must suit the
  // game (Lorcana: two to six; Duel Masters: two). problem() says what is wrong with the decks.
  Table(const CardLibrary& cards, const std::vector<std::vector<std::string>>& decks,
        const TableSettings& settings);
  Table(const Table& other);
  Table& operator=(const Table& other);
  Table(Table&&) noexcept;
  Table& operator=(Table&&) noexcept;
  ~Table();

  // Why this game cannot be played (an unknown card, a limit that was reached). Empty if it can.
  std::string problem() const;
  bool over() const;
  int winner() const;  // -1: there is no winner, or not yet
  int player_count() const;

  // The question as the asked player reads it, in "en", "es", or "ja" if the game has it.
  Question question() const;
  Question question(Reader reader, std::string_view language = "en") const;
  // Takes a choice of the open question. Returns false, and changes nothing, if there is no such choice.
  bool answer(std::size_t choice);
  // A player concedes, at any moment and whoever is being asked. With more than two players the others play
  // on, and the open question may be a different one afterwards. Returns false if there is no such player in
  // the game any more.
  bool concede(int player);
  bool has_left(int player) const;

  TableView view(int player) const;
  // The game so far, one sentence per line with its rules. It names the cards that the reader saw at the
  // time. Needs keep_trace.
  std::vector<std::string> explain(Reader reader, std::string_view language = "en") const;
  // For the judge: equal games have equal hashes. For a player: the hashes are equal if everything that the
  // player can know is equal.
  std::uint64_t hash(Reader reader) const;

 private:
  void begin(const CardLibrary& cards, const std::vector<std::vector<std::string>>& decks,
             const TableSettings& settings);

  std::unique_ptr<TableState> state_;
};

}  // namespace api

}  // namespace kawari
