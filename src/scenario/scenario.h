// A scenario file as plain data: a position, the players' actions, and the expected results. The reader makes
// it from YAML; the runner and the writer work with it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "game/games.h"

namespace kawari {

struct Where {
  int line = 0;    // 1-based
  int column = 0;  // 1-based
};

// A word or name as the file has it.
struct Name {
  std::string text;
  Where at;
};

// One item of a list of cards: a card with its state, or a number of blank cards.
struct CardItem {
  Name name;
  int blanks = 0;  // more than 0: that many blank cards, and no other member is set
  std::optional<Name> alias;
  int damage = 0;
  int counters = 0;
  bool exerted = false;
  bool drying = false;
  bool face_down = false;
  std::optional<Name> location;
  std::optional<Name> owner;
  std::optional<Name> link;  // the shield that it chose as it entered
  bool other_side = false;
  bool linked = false;          // among `under`: it is linked with the card, not beneath it
  std::vector<CardItem> under;  // the cards that form one object with it
};

struct ZoneCards {
  Zone zone = Zone::none;
  Where at;
  std::vector<CardItem> cards;
};

struct PlayerPosition {
  Name name;
  int score = 0;
  std::vector<ZoneCards> zones;  // as given, in file order; a number of resources is a list of blank cards

  const ZoneCards* zone(Zone which) const {
    for (const ZoneCards& cards : zones)
      if (cards.zone == which) return &cards;
    return nullptr;
  }
};

// An answer to a decision. A wrapper contains another answer, so wrappers can be nested in any order.
enum class AnswerKind : std::uint8_t {
  word,      // a card, a player, a number, yes, none, any …
  list,      // the complete selection, or an order
  way,       // {shift: CARD}: how a card is played
  random,    // {random: …}: what chance decides
  by,        // {Bruno: …}, {asked: …, offered: …, answer: …}: also checks the decision
  if_asked,  // the answer is taken only if it is on offer
  refused,   // a check: the answer must not be accepted
};
struct Answer {
  AnswerKind kind = AnswerKind::word;
  Where at;
  std::string text;           // word; way: its key
  std::vector<Answer> inner;  // list: its items; wrappers, way, random: the contained answers
  std::optional<Name> asked;  // by
  std::vector<Name> offered;
  std::vector<Name> not_offered;
  std::optional<Name> about;  // if_asked

  std::string shown() const;  // as a file would have it
};

struct Action {
  const VerbWord* verb = nullptr;
  Where at;
  Name card;
  std::optional<Name> target;
  const WayWord* way = nullptr;
  std::vector<Name> way_cards;
  std::optional<Name> with;
  std::optional<Name> ability;
  std::optional<Name> by;
  std::vector<Name> pay;
};

struct EventPattern {
  Where at;
  Fact fact = Fact::count_;
  std::optional<Name> card, player, source, ability, phase;
  std::optional<int> amount, times;
};

enum class CheckKind : std::uint8_t {
  zone,
  card_number,  // a CardFigure of the game
  card_state,   // a CardPosture of the game
  keywords,
  lacks,
  classifications,
  under,
  linked,
  deck_top,
  deck_bottom,
  sees,
  does_not_see,
  shown,
  not_shown,
  at,
  player_number,  // a PlayerFigure of the game
  bag,
  triggered,
  not_triggered,
  happened,
  never,
  in_order,
  replaced,
  asked,
  offered,
  not_offered,
  winner,
};
struct CheckEntry {
  Name subject;              // card, player, ability
  std::vector<Name> values;  // the expected values; empty in plain lists
  std::optional<int> number;
};
struct Check {
  CheckKind kind = CheckKind::zone;
  std::string key;
  const CardFigure* figure = nullptr;       // of kind card_number
  const CardPosture* posture = nullptr;     // of kind card_state
  const PlayerFigure* of_player = nullptr;  // of kind player_number
  Where at;
  std::vector<CheckEntry> entries;
  std::vector<EventPattern> patterns;
  std::optional<int> number;  // replaced: N
};

enum class StepKind : std::uint8_t {
  action,
  resolve,
  illegal,
  legal,
  concede,
  start,
  keep,
  alter,
  choose,
  expect
};
struct ScenarioStep {
  StepKind kind = StepKind::action;
  Where at;
  Action action;                // action, illegal, legal
  std::optional<Name> because;  // illegal
  Name text;                    // resolve: the rules text; concede: the player
  std::optional<Name> source;   // resolve
  std::optional<Name> by;
  std::vector<Name> cards;  // alter
  std::vector<Answer> answers;
  bool stop = false;
  std::vector<Check> checks;  // expect
  bool some = false;          // `expect-some`: with all outcomes explored, one that fits is enough
};

struct Scenario {
  std::string file;
  Where at;
  std::string id;
  std::string title;
  std::string note;
  const Game* game = nullptr;
  const Edition* edition = nullptr;
  std::vector<Name> cites;
  std::string cards_yaml;  // card definitions inside the scenario, as the text of a card file
  int cards_line = 0;      // the line on which they begin
  std::vector<PlayerPosition> players;
  std::vector<std::vector<int>> teams;  // indices of players; empty: nobody is in a team
  int variant = 0;                      // its place among ScenarioWords::variants, from 1; 0: the usual game
  int turn = 0;                         // index of the player whose turn it is
  int turn_number = 5;
  std::optional<std::uint64_t> seed;
  bool otherwise_first = false;
  bool all = false;           // explore every outcome, not only the one that the answers lead to
  bool keep_answers = false;  // explore only the decisions that the answers leave open
  std::vector<ScenarioStep> steps;
};

// A document of a file: the scenario, or its errors.
struct ReadScenario {
  Scenario scenario;
  std::vector<Error> errors;
};

// Reads every document of a file. A file that is not YAML yields one document with its error.
std::vector<ReadScenario> read_scenarios(const std::string& file, const std::string& text,
                                         const Games& games);

}  // namespace kawari
