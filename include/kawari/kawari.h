// Kawari as a library: cards, a game at the table, what a player is asked, what a player sees, and why things
// happened. Values all the way: a copy of a Table goes on by itself.
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
// Within the library, the judge has a table of its own: the two must not be taken for one another.
inline namespace api {
class Table;
}

// The cards of one game, read once, shared by any number of tables. A copy is a library of its own: what is
// added to one of them is not in the other, nor in a table that was begun before. One that was moved from has
// no cards, and says so.
class CardLibrary {
 public:
  // `game` is "lorcana" or "duel-masters". `cards_folder` holds card files of that game; what is wrong with
  // them is in problems().
  CardLibrary(std::string_view game, const std::string& cards_folder);

  // A further card file: our YAML format, or published JSON. Its texts count before earlier ones. Another
  // thread stops the reading by setting `cancel`: nothing of the file is added then, and problems() says so.
  void add_cards(const std::string& file, const std::atomic<bool>* cancel = nullptr);
  // Sentences about unknown games, unreadable files and the like. Empty: all is well.
  const std::vector<std::string>& problems() const;
  // The full names of all cards that a Table takes, sorted. Where a card is there several times, its newest
  // text counts; a card that is not fully understood is not among them.
  std::vector<std::string> card_names() const;
  // Why a card does not play: the words that nobody could read; empty where it plays.
  std::string why_not(std::string_view card_name) const;
  std::vector<std::string> editions() const;

 private:
  friend class api::Table;
  std::shared_ptr<const LibraryState> state_;
};

struct TableSettings {
  std::string edition = {};  // empty: the game's current one
  std::uint64_t seed = 1;    // shuffles and whatever else chance decides
  bool keep_trace = false;   // remember what happened, for explain()
  // What one answer may cost. An answer that costs more stops the game, and problem() says so.
  std::uint64_t steps = 10'000'000;
  const std::atomic<bool>* cancel = nullptr;  // set by another thread: the answer under way stops
};

// One of the things a player can answer.
struct Choice {
  std::string text;  // "quest with Elsa - Snow Queen"
  int group = 0;     // choices of one group cannot be told apart by the player who is asked
};

// Who reads what a table tells: a player by number, or the judge who sees all. A reader is never told what
// they cannot know: a card that they do not see is told by its place ("Player 2's shield 3").
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

// What somebody is asked now. The answers are numbered from 0.
struct Question {
  int player = -1;  // -1: nobody is asked, the game is over
  std::string text;
  std::vector<Choice> choices;  // empty for a player who is not asked: what another could do is not told
};

// A figure by the game's name for it: "damage", "strength", "power", "lore" …, as in scenario files.
struct Figure {
  std::string name;
  int value = 0;
};

struct SeenCard {
  std::string name;  // empty where this player cannot see the face
  std::string zone;  // "play", "hand", "deck" …
  int owner = 0;
  int place = 0;                    // in its zone, from 1; of a deck from the top
  std::vector<Figure> figures;      // of a card in play: what the game counts of it, in the game's order
  std::vector<std::string> states;  // the game's names of the states that it is in: "exerted", "tapped" …

  int figure(std::string_view name_of_it) const {  // 0 where it has no such figure
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

// The table as one player sees it. Nothing that the player may not know is in it. A card that was looked at,
// revealed or put back where it can be followed stays visible to those who saw it, until it is shuffled or
// moved among cards that look the same to them. "One of these three" is not kept.
struct TableView {
  int player = 0;
  int turn_player = 0;
  std::vector<std::vector<Figure>>
      players;                  // of each player: what the game counts, "lore", "hand", "shields" …
  std::vector<SeenCard> cards;  // hidden cards are there without a name, of decks only those that are seen
  std::vector<int> deck_sizes;
};

inline namespace api {

// A game in progress. Copying it is a clone: both go on independently. One that was moved from has no game,
// and says so.
class Table {
 public:
  // One deck per player, by full card names, in order of play: as many as the game is played by (Lorcana: two
  // to six; Duel Masters: two). problem() says what is wrong with them.
  Table(const CardLibrary& cards, const std::vector<std::vector<std::string>>& decks,
        const TableSettings& settings);
  Table(const Table& other);
  Table& operator=(const Table& other);
  Table(Table&&) noexcept;
  Table& operator=(Table&&) noexcept;
  ~Table();

  // Empty, or why this game cannot be played (an unknown card, a limit that was reached).
  std::string problem() const;
  bool over() const;
  int winner() const;  // -1: nobody, or not yet
  int player_count() const;

  // As the asked player reads it, in "en", "es" or "ja" where the game has it.
  Question question() const;
  Question question(Reader reader, std::string_view language = "en") const;
  // Takes a choice of the open question. False: there is no such choice, and nothing has happened.
  bool answer(std::size_t choice);
  // A player concedes, at any moment and whoever is asked; with more than two players the others play on, and
  // the question may be another one afterwards. False: there is no such player in the game any more.
  bool concede(int player);
  bool has_left(int player) const;

  TableView view(int player) const;
  // What happened so far, a sentence a line with its rules. It names the cards that the reader saw as it
  // happened. Needs keep_trace.
  std::vector<std::string> explain(Reader reader, std::string_view language = "en") const;
  // Of the judge: equal games have equal numbers. Of a player: equal where all that the player can know is
  // equal.
  std::uint64_t hash(Reader reader) const;

 private:
  void begin(const CardLibrary& cards, const std::vector<std::vector<std::string>>& decks,
             const TableSettings& settings);

  std::unique_ptr<TableState> state_;
};

}  // namespace api

}  // namespace kawari
