// A question in one line: "A: Seven Dwarfs Mine, Sleepy; B: Flounder, Beast; A moves Sleepy to Mine" becomes
// a scenario as if a file had said it. docs/asking.md has the grammar; `kawari judge -e` and `kawari ask` use
// it.
#pragma once
#include "judge/judge.h"
#include "line/line_text.h"
#include "line/table_cards.h"

namespace kawari {

// The names of a database, for guessing: each card once, those that play preferred.
NameIndex card_names(const Database& cards);

// Reads clauses into a scenario: positions, actions, and settings such as `turn: B`. Names become what a file
// would say. What is not understood is an error with its column, and leaves no trace in the scenario.
class ClauseReader {
 public:
  ClauseReader(Scenario& scenario, const Database& cards, const NameIndex& names, const Games& games,
               Language language, std::vector<Error>& errors);

  bool new_players = true;  // whether a clause may bring in a player that is not there yet

  void read(std::string_view line);
  // The states of a card as they stand in brackets: "damage 1, exerted".
  void states(std::string_view text, CardItem& card, Zone zone);
  std::string states_listed() const;
  // How far names had to be stretched: 0 where all were written out.
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
  void cut_zone(std::string_view& text) const;  // a zone at the end
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
  // The answer, and how badly it is understood. Within a selection there is no other.
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
  std::optional<std::size_t> acting_;  // who may act next, as far as the clauses say
  bool turn_given_ = false;
  int doubt_ = 0;
};

// Gives a player whose resources nobody has spoken of enough of them to act with.
void supply_resources(const Game& game, PlayerPosition& player);

struct OneLineRequest {
  const Games* games = nullptr;
  const Game* game = nullptr;        // nullptr: the one that understands the line best
  const Edition* edition = nullptr;  // nullptr: what the line says, or the game's own
  Language language = Language::en;
};
// What forbids to read a line at all: its length, a control character. Empty: nothing.
std::string unfit_line(std::string_view line, Language language);
// The scenario that the line means, or what is wrong with the line.
ReadScenario read_one_line(const std::string& line, Judge& judge, const OneLineRequest& request);

}  // namespace kawari
