// A question in one line: "A: Seven Dwarfs Mine, Sleepy; B: Flounder, Beast; A moves Sleepy to Mine" becomes
// a scenario, as if it had been written in a file. docs/asking.md has the grammar; `kawari judge -e` and
// `kawari ask` use it.
#pragma once
#include "judge/judge.h"
#include "line/line_text.h"
#include "line/table_cards.h"

namespace kawari {

// The card names of a database, for guessing: each card once; cards that can be played are preferred.
NameIndex card_names(const Database& cards);

// Reads clauses into a scenario: positions, actions, and settings such as `turn: B`. Names become full names,
// as in a file. A clause that is not understood is an error with its column, and does not change the
// scenario.
class ClauseReader {
 public:
  ClauseReader(Scenario& scenario, const Database& cards, const NameIndex& names, const Games& games,
               Language language, std::vector<Error>& errors);

  bool new_players = true;  // whether a clause may introduce a new player

  void read(std::string_view line);
  // Reads the states of a card, as they stand in brackets: "damage 1, exerted".
  void states(std::string_view text, CardItem& card, Zone zone);
  std::string states_listed() const;
  // How much guessing was needed for names: 0 if all were written in full.
  int doubt() const { return doubt_; }

 private:
  struct Item;    // an item of a list of cards
  struct Spoken;  // a way to read an action
  struct Role;    // a card or player of an action

  void wrong(std::string_view piece, std::string what, std::string right = {});
  Name name(std::string text, std::string_view piece) const {
    return {std::move(text), {1, column_of(line_, piece)}};
  }
  std::optional<std::size_t> player(std::string_view text) const;
  std::size_t player_to_be(std::string_view text);
  std::string players_listed() const;

  // clauses
  bool setting(std::string_view key, std::string_view value);
  bool is_position(std::string_view clause, std::size_t colon) const;

  // positions
  void position(std::string_view clause, std::size_t colon);
  Item item(std::string_view text) const;
  void add(const Item& item, std::size_t player, Zone& zone);
  void find_card(Item& item) const;
  bool find_zone(std::string_view& text, bool at_end, Item& item) const;
  void cut_zone(std::string_view& text) const;  // removes a zone from the end of the text
  int state_cost(std::string_view text) const;
  std::string_view state_key(std::string_view text, std::size_t& length) const;
  void names_in_states();

  // actions
  void action(std::string_view clause);
  bool read_verb(std::string_view clause, Spoken& best) const;
  void read_row(const SpokenVerb& row, std::string_view subject, std::string_view rest, Spoken& best) const;
  void read_use(const SpokenVerb& row, std::string_view subject, std::string_view rest, Spoken& best) const;
  Role card_here(std::string_view text, std::optional<std::size_t> player, Zone zone) const;
  Role ability_of(std::string_view text, const Role& card) const;
  std::vector<Role> cards_here(std::string_view text, std::optional<std::size_t> player) const;
  void complain(const Role& role);
  void take(const Spoken& spoken, std::string_view clause, std::vector<Answer> answers);
  std::string_view cut_answers(std::string_view clause, std::vector<Answer>& answers);
  // Reads an answer; the number says how badly it is understood. Answers within a selection cannot contain a
  // selection.
  std::pair<Answer, int> answer(std::string_view text, bool in_selection = false) const;
  std::string verbs_listed() const;
  std::string example(const SpokenVerb& row) const;

  Scenario& out_;
  const Database& cards_;
  const NameIndex& names_;
  const Games& games_;
  const ScenarioWords& words_;
  Language language_;
  std::vector<Error>& errors_;
  std::string_view line_;
  std::optional<TableCards> table_;
  std::optional<std::size_t> acting_;  // the player who may act next, according to the clauses
  bool turn_given_ = false;
  int doubt_ = 0;
};

// Gives a player enough resources to act, if the clauses did not mention the player's resources.
void supply_resources(const Game& game, PlayerPosition& player);

struct OneLineRequest {
  const Games* games = nullptr;
  const Game* game = nullptr;        // nullptr: the game that understands the line best
  const Edition* edition = nullptr;  // nullptr: the edition in the line, or the game's current one
  Language language = Language::en;
};
// Why a line cannot be read at all: its length, or a control character. Empty if it can.
std::string unfit_line(std::string_view line, Language language);
// The scenario that the line describes, or the errors in the line.
ReadScenario read_one_line(const std::string& line, Judge& judge, const OneLineRequest& request);

}  // namespace kawari
