// A game in progress: who is asked what, what may be done, what happened, and what each player sees.
//
// A Game is a value: a copy is a clone, and both go on independently. A Game may be used by one thread at a
// time; different games, also copies of one, may be used by different threads at once.
#pragma once
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kawari/cards.h"

namespace kawari::v1 {

struct GameState;

struct GameSettings {
  std::string edition = {};  // empty: the game's current edition
  std::uint64_t seed = 1;    // of shuffles and other chance
  // Keeps what views, events, undo and records need: the numbers of cards for each player, the events and the
  // choices. A search that only clones and plays turns it off, and then players' card numbers are the
  // judge's.
  bool watched = true;
  bool ask_payment = false;  // ask which cards pay, instead of choosing them
  Work work = {};            // of one answer
  // Of the players, the first seat first. Where there is none, the scenario's, or "Player 1" …
  std::vector<std::string> names = {};
  // Of games from decks, as in scenario files. Empty: nobody is in a team; the usual game.
  std::vector<std::vector<int>> teams = {};  // the seats of each team
  std::string variant = {};                  // "pack-rush"
};

// What a decision is about.
enum class Ask : std::uint8_t {
  nothing,       // the game is over
  action,        // the free choice of an action
  yes_or_no,     // whether something that may be done is done
  cards,         // a card, one pick at a time
  number,        // an amount
  mode,          // one of several texts
  effect,        // which waiting ability is next
  replacement,   // which replacement effect applies, or whether one does
  way,           // how a card is played or paid
  player,        // which player
  order,         // which card is next in an order
  name,          // a card, a race, a colour that is named
  opening_hand,  // keep cards or put them back
  block,         // who blocks
  loop,          // how often to go round a loop
};
std::string_view name_of(Ask ask);

struct Decision {
  Ask ask = Ask::nothing;
  int player = -1;  // who is asked; -1: chance, or the game is over
  int least = 0;    // cards: picks that must still be made
  int most = 0;     // cards: picks that may still be made
  std::size_t options = 0;
  bool ordered = false;  // one card is picked after the other, and the order counts
};

enum class OptionKind : std::uint8_t {
  yes,
  no,
  done,
  card,
  player,
  number,
  mode,
  effect,
  replacement,
  action,
  decline,
  keep,
  name,
  colour,
  way
};
std::string_view name_of(OptionKind kind);

// An ability of a card that an option uses or is about. `place` is where it is printed on its card, from 1
// (Ability::place of the face): it belongs to the text of the card, and means the same in every game with it.
// 0: it is not printed there, but was given to the card. `name` is its story name or its keyword, empty if it
// has none; the text lasts as long as the game or a copy of it.
struct AbilityRef {
  int place = 0;
  std::string_view name = {};
  bool operator==(const AbilityRef&) const = default;
};

// An option of the open decision. It has no text; Game::option_texts makes one.
struct Option {
  OptionKind kind = OptionKind::yes;
  std::string_view verb = {};  // action: the game's word for it, "play", "quest", "attack"
  std::string_view way = {};   // action, way: how the card is played; empty: as usual
  CardId card = 0;             // action: with which card; card; effect, replacement: whose it is
  CardId target = 0;           // action: the card that it is aimed at
  int player = -1;             // player; action: the player that it is aimed at
  // action: the ability that is used; effect, replacement: the one that waits or applies. Nothing: none.
  std::optional<AbilityRef> ability = {};
  int number = 0;  // number, mode
};

// An action that is on offer, with all that a page shows of it. It costs memory and time; a search uses
// Option.
struct Action {
  std::string id = {};    // Game::option_id
  std::string verb = {};  // the game's word for it: "play", "quest", "attack"
  int by = -1;            // the player who acts
  std::string way = {};   // how the card is played; empty: as usual
  CardId card = 0;
  std::string ability = {};  // that is used: its name; without one as its id has it, its place on the card
  CardId target = 0;         // the card that it is aimed at
  int target_player = -1;    // the player that it is aimed at
  Sentence label = {};
  // What is known of its cost before it is taken: "ink" 3, "exert" 1. What is free is not listed.
  std::vector<Figure> cost = {};
};

// The answer so far: what has come of the last action and because of what. `depends`: a question is open.
struct Ruling {
  enum class Kind : std::uint8_t { happens, depends };
  Kind kind = Kind::happens;
  Sentence outcome = {};
  Sentence because = {};           // empty: nothing but the ordinary happened
  std::vector<CardId> cards = {};  // those that the outcome and the deciding events are about, each once
  std::vector<Rule> rules = {};    // of the deciding events, each once
};
std::string_view name_of(Ruling::Kind kind);

// Who asks a question: the card, and its ability.
struct AskedBy {
  CardId card = 0;  // 0: a rule asks, or the viewer does not see the card
  std::string ability = {};
};

// What happened, or would have happened.
struct Event {
  enum class Fate : std::uint8_t { happened, pending, replaced };
  enum class Role : std::uint8_t { source, subject, result };
  struct InRole {
    CardId card = 0;
    Role role = Role::subject;
  };
  struct Change {  // of a card's place, or of an amount
    CardId card = 0;
    int player = -1;
    std::string key = {};  // "zone", "damage", "lore" …
    std::string from = {}, to = {};
    int amount = 0;
  };
  std::uint64_t id = 0;   // grows; an event that is told again, because more is known of it, keeps its id
  int depth = 0;          // 0: an action; 1: its consequences; 2: inside something that resolves
  std::string kind = {};  // "action", "happened", "triggered", "replaced" …
  Fate fate = Fate::happened;
  bool decisive = false;  // the outcome turns on it
  std::vector<InRole> cards = {};
  std::vector<int> players = {};
  std::string ability = {};  // the ability that did it; empty: a rule or an action
  CardId of = 0;             // … and its card
  std::vector<Change> changes = {};
  Sentence sentence = {};
  std::vector<Rule> rules = {};
  // Its number in the list that people read, which begins with 1 at each action; 0: it is told only with
  // every event.
  int step = 0;
  std::optional<std::uint64_t> replaced_by = {};  // of a replaced event: the event that tells by what
  std::vector<std::uint64_t> causes = {};         // the events that it follows from, as far as they are told
};

// A card as the viewer sees it.
struct SeenCard {
  CardId id = 0;
  std::string face = {};  // Face::id; empty: the viewer does not see it
  std::string name = {};  // in full; empty: the viewer does not see it
  int owner = 0;
  int controller = 0;
  std::vector<Figure> figures = {};  // of a card in play, as they are now
  std::vector<Label> states = {};    // by the game's names: "exerted", "tapped" …
  CardId at = 0;                     // the location or card that it lies at
  std::vector<CardId> under = {};    // the cards beneath it, the uppermost first
  struct Gained {
    Sentence text = {};
    CardId from = 0;
    Sentence until = {};  // empty: as long as the card stays where it is
  };
  std::vector<Gained> gained = {};  // what effects have given it for a while
  std::vector<CardId> linked = {};  // the cards that are one object with it
  // A printed ability of a card in play that the viewer sees.
  struct Has {
    int place = 0;        // Ability::place of its face
    std::string id = {};  // Ability::id
    bool active =
        false;  // false: it works elsewhere, the card has lost it, or what it depends on does not hold
  };
  std::vector<Has> abilities = {};

  int figure(std::string_view key) const;  // 0 if the card has no such figure
  bool is(std::string_view state) const;
};
struct SeenZone {
  std::string key = {};  // "play", "hand", "deck" …
  std::string label = {};
  int player = 0;
  std::vector<CardId> cards = {};  // those that the viewer can follow, in their order
  int count = 0;                   // all of them
  int ready = -1;  // of a zone whose cards pay: those that can still pay; -1: of no other zone
};
struct SeenPlayer {
  std::string name = {};
  std::vector<Figure> figures = {};  // "lore", "shields" …
  bool left = false;
};
// A triggered ability that waits to be resolved.
struct SeenWaiting {
  std::string ability = {};
  CardId of = 0;
  int player = 0;
  Sentence text = {};
};
// The table without anything that the viewer may not know. A card that a viewer looked at, that was revealed,
// or that was put back where it can be followed stays visible to those who saw it. The knowledge "one of
// these three" is not kept.
struct View {
  std::string game = {}, edition = {};
  int turn = 0;
  int turn_player = 0;
  std::string phase = {};  // the game's name for it
  std::string phase_label = {};
  std::vector<SeenPlayer> players = {};
  std::vector<SeenZone> zones = {};
  std::vector<SeenCard> cards = {};
  std::vector<SeenWaiting> waiting = {};
  Language language = Language::en;  // of the texts: English where the game does not speak the one asked for

  const SeenCard* card(CardId id) const;
};

// Why an action cannot be taken.
struct Refusal {
  std::string verb = {};
  CardId card = 0;
  CardId target = 0;
  int player = -1;
  Sentence label = {};
  Sentence reason = {};
  std::vector<Rule> rules = {};
};

class Game {
 public:
  // One deck per player in turn order, each a list of full card names.
  static Result<Game> from_decks(const Cards& cards, const std::vector<std::vector<std::string>>& decks,
                                 const GameSettings& settings = {});
  // The position of a scenario, before its first step. The edition is the scenario's, unless the settings
  // name one.
  static Result<Game> from_scenario(const Cards& cards, std::string_view scenario,
                                    const GameSettings& settings = {});
  // What save() wrote. Refused if the cards are not those that it was played with.
  static Result<Game> load(const Cards& cards, std::string_view saved, const GameSettings& settings = {});

  // Begins again with the same decks and another seed: for many games in turn. False if there are no decks.
  bool restart(std::uint64_t seed);

  Game();  // no game: over() is true and problem() says so
  Game(const Game& other);
  Game& operator=(const Game& other);
  Game(Game&&) noexcept;
  Game& operator=(Game&&) noexcept;
  ~Game();

  bool over() const;
  int winner() const;  // -1: there is no winner, or not yet
  int players() const;
  bool has_left(int player) const;
  std::string problem() const;  // a limit that was reached; empty if all is well
  std::string_view game() const;
  std::string_view edition() const;

  // ---- deciding
  // The open decision. Calls that change the game change it, too.
  const Decision& decision() const;
  // Option i of the open decision, with the card numbers of the asked player. It costs no memory.
  Option option(std::size_t i) const;
  // The options of the free choice of an action, with their costs; empty if something else is asked, or
  // somebody else.
  std::vector<Action> actions(Viewer viewer, Language language = Language::en) const;
  // Where the open question comes from.
  AskedBy asked_by(Viewer viewer) const;
  // What is asked, whom, and by which ability: "yes-or-no:mountain-defense@1>player:0". It means the same in
  // every position; the picks of one question have the same id. Empty: nothing is asked.
  std::string question_id(Viewer viewer) const;
  // For the judge: what would come of each option of the open question, as outcome() would say it then. Empty
  // where the choice of an action is free. A sentence is empty where chance decides, where the work ran out,
  // and beyond the first `most`.
  std::vector<Sentence> leads_to(Language language = Language::en, std::size_t most = 24) const;
  // Options that the asked player cannot tell apart have the same number.
  std::vector<int> groups() const;
  // "move:2>1", "card:12", "yes": it means the same in every position in which it is legal, and is unique
  // within the decision. The card numbers are the viewer's; links and records use the judge's.
  std::string option_id(std::size_t i, Viewer viewer = Viewer::judge()) const;
  std::vector<std::string> option_ids(Viewer viewer = Viewer::judge()) const;
  // What is asked and what can be answered, in words; texts are unique within a decision. Viewers who are not
  // asked read the question, and no options.
  Sentence question(Viewer viewer, Language language = Language::en) const;
  std::vector<Sentence> option_texts(Viewer viewer, Language language = Language::en) const;

  // Takes an option and plays on to the next decision. False, and nothing changes, if there is no such
  // option.
  bool apply(std::size_t option);
  bool apply(std::string_view option_id, Viewer viewer = Viewer::judge());
  // A player concedes, whoever is asked. False if the player does not play any more.
  bool concede(int player);
  // Takes back the last choice. False if there is none, or if the game is not watched.
  bool undo();
  // Takes back choices until the last free choice of an action is open again.
  bool undo_action();
  std::size_t choices() const;  // taken so far, as far as they are kept

  // Why the actions of a card that are not on offer cannot be taken: each kind of action once for each target
  // that a player could mean.
  std::vector<Refusal> refusals(CardId card, Viewer viewer, Language language = Language::en) const;
  // Why the action with this id cannot be taken; nothing if it can, if it is no action, or if the viewer does
  // not see its card.
  std::optional<Refusal> refusal(std::string_view option_id, Viewer viewer,
                                 Language language = Language::en) const;

  // ---- seeing
  View view(Viewer viewer, Language language = Language::en) const;
  // The printed card behind a number, with cards that only this game has; nothing if the viewer does not see
  // it.
  std::optional<Face> face(CardId card, Viewer viewer, Language language = Language::en) const;
  // The language of the texts that this game has for readers of `language`: English where it does not speak
  // it.
  Language spoken(Language language) const;
  // Equal positions have equal hashes, whatever else is loaded: of names and texts, and of what the viewer
  // may know.
  std::uint64_t hash(Viewer viewer) const;

  // ---- what happened
  // A mark in the record of events. Events since a mark are told in the words of the moment: an event that
  // was pending then is told again, with its id.
  std::size_t mark() const;
  // The mark of the last action, or of the beginning.
  std::size_t last_action() const;
  std::vector<Event> events(std::size_t since, Viewer viewer, Language language = Language::en,
                            bool every_event = false) const;

  // What has changed since the last action, in one sentence, and because of what.
  Sentence outcome(Viewer viewer, Language language = Language::en) const;
  // The event since the last action that decides the outcome; empty if nothing but the ordinary happened.
  Sentence because(Viewer viewer, Language language = Language::en) const;
  // Both as one answer, with the cards and rules that decide; nothing before the first choice.
  std::optional<Ruling> ruling(Viewer viewer, Language language = Language::en) const;
  // For the judge: the points that the rules leave open on which the position since the last action turns.
  std::vector<OpenPoint> open_points(Language language = Language::en) const;
  // For the judge: what the scenario left unsaid, and is taken to be so.
  std::vector<Sentence> assumed(Language language = Language::en) const;

  // ---- keeping
  // The beginning and every choice by its stable id, as JSON: a record that outlives faster engines. The last
  // position is checked by its hash when it is loaded.
  Result<std::string> save() const;
  // The same in one line that is as short as a link wants it: one hash of all cards instead of one for each,
  // and of a scenario its position only. load() reads both.
  Result<std::string> save_short() const;
  // The position, or the way to it, as a scenario file.
  Result<std::string> scenario() const;

 private:
  friend struct Inside;
  Result<std::string> saved(bool brief) const;
  std::unique_ptr<GameState> state_;
};

}  // namespace kawari::v1
