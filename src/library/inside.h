// What the values of the public library hold, and the way from the engine's words to the public ones. The
// public names live in kawari::v1, the engine's in kawari.
#pragma once
#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "explain/explain.h"
#include "game/card_files.h"
#include "kawari/game.h"
#include "kawari/judge.h"
#include "state/packed.h"
#include "state/sightings.h"
#include "step/step.h"

namespace kawari::v1 {

struct CardsState {
  const kawari::Game* game = nullptr;
  std::shared_ptr<const Database> cards = std::make_shared<Database>();
  std::vector<KeywordError> keyword_errors = {};
};

// How a game began, shared by its copies. Together with the choices it is the whole game.
struct Beginning {
  std::vector<std::string> names = {};  // of the players
  std::vector<std::pair<kawari::CardId, std::string>> aliases = {};
  std::vector<std::vector<std::string>> decks = {};
  MatchDecks gathered = {};   // the same decks, to begin again
  std::string scenario = {};  // instead of decks
  std::uint64_t seed = 1;
  // Zones that the scenario does not mention, with this many blank cards.
  struct Blanks {
    PlayerId player;
    Zone zone;
    int count;
  };
  std::vector<Blanks> blanks = {};
  std::vector<std::vector<int>> teams = {};  // of a game from decks
  std::string variant = {};
  int variant_number = 0;       // State::variant
  FaceId fixed_face = kNoFace;  // the card of the variant that each player has in this zone, and how many
  Zone fixed_zone = Zone::none;
  int fixed = 0;
};

// A choice that was taken, or a player who conceded.
struct Taken {
  kawari::Option option = {};
  PlayerId conceded = kNoPlayer;
};

// The position before a choice, so that it can be taken back.
struct Before {
  PackedMatch match;
  Sightings::Mark sightings;
  std::size_t items;
  std::uint32_t batch;
  std::size_t last_action;
  bool action;  // a free choice of an action was open
};

struct GameState {
  const kawari::Game* game = nullptr;
  std::shared_ptr<const Database> loaded;   // for records: the cards by their names
  std::shared_ptr<const MatchCards> cards;  // shared by the match and all its copies
  Match match;
  Trace trace;
  Sightings sightings;
  bool watched = false;
  Work work;
  kawari::Decision open;  // ungrouped; its storage is reused
  Decision decision;
  std::shared_ptr<const Beginning> beginning;
  std::vector<Taken> taken;
  std::vector<Before> before;  // one for each item of `taken`
  std::size_t last_action = 0;
  std::string problem;
};

// Access for other files of the library, and for games that are not in the list of this build.
struct Inside {
  static const CardsState* state(const Cards& cards) { return cards.state_.get(); }
  static Cards cards(std::shared_ptr<const CardsState> state) {
    Cards out;
    out.state_ = std::move(state);
    return out;
  }
  // The cards of any game, also one that no list names.
  static Result<Cards> cards_of(const kawari::Game& game);
  static GameState* state(const Game& game) { return game.state_.get(); }
  static Game game(std::unique_ptr<GameState> state);
  // A watched game that goes on from a position at which a decision is open.
  static Game of_match(const kawari::Game& game, std::shared_ptr<const MatchCards> cards, const Match& match,
                       std::vector<std::string> names);
};

Error public_error(const kawari::Error& error);
inline Error told(std::string what, std::string right = {}) {
  return {{}, 0, 0, std::move(what), std::move(right)};
}
kawari::Language engine(Language language);
Language public_language(kawari::Language language);
kawari::Viewer engine(Viewer viewer);
Budget budget_of(const Work& work);
// "Beast - Selfless Protector" of Lorcana: "lorcana/beast-selfless-protector".
std::string face_id(const kawari::Game& game, std::string_view full_name);
Face public_face(const kawari::Game& game, const Database& cards, const kawari::Face& face,
                 Language language = Language::en);
// The same with its abilities, which cost time.
Face told_face(const kawari::Game& game, const Database& cards, const kawari::Face& face, Language language);
// "SHIELD ANOTHER": "shield-another".
std::string slug(std::string_view text);
// An ability as ids of options have it: its name, or its place on the card, from 1.
std::string ability_slug(std::string_view name, int place);
// The name of a printed ability: its story name, or the keyword's; empty if it has none. The text belongs to
// the cards.
std::string_view printed_name(const Rules& rules, const Book& book, const kawari::Ability& ability);
// The language in which the game speaks to readers of this one.
Language spoken(const kawari::Game& game, Language language);
// What a table writes beside a figure, a cost or a state; the key where the game has no word for it.
std::string fact_label(const kawari::Game& game, std::string_view key, Language language);
OpenPoint public_point(const kawari::Game& game, const Edition& edition, const kawari::OpenPoint& point,
                       Language language);

// From cards of the match to the numbers of one viewer.
class Numbers {
 public:
  Numbers(const GameState& game, Viewer viewer) : game_(&game), viewer_(viewer) {}
  explicit Numbers(const kawari::Game& game) : rules_(&game) {}  // the judge's, without a game

  CardId now(kawari::CardId card) const;
  CardId then(kawari::CardId card, std::size_t item) const;
  // The card that the viewer means; kNoCard if there is none.
  kawari::CardId card(CardId number) const;
  std::string face(const std::string& full_name) const;

 private:
  bool all() const;
  PlayerId player() const;  // kNoPlayer: somebody who only watches
  const GameState* game_ = nullptr;
  const kawari::Game* rules_ = nullptr;
  Viewer viewer_ = Viewer::judge();
};

// `item`: when it was told; npos: now.
inline constexpr std::size_t kNow = static_cast<std::size_t>(-1);
Sentence public_sentence(const kawari::Sentence& sentence, const Numbers& numbers, std::size_t item = kNow);
std::vector<Rule> public_rules(const std::vector<Citation>& citations);
// The last step on which the outcome turns, remarks about other steps left aside; nullptr: there is none.
const ExplainedStep* deciding_step(const std::vector<ExplainedStep>& steps);

Explainer explainer_of(const GameState& game, Viewer viewer, Language language);
// The id of an option of the open decision, before twins are told apart.
std::string plain_option_id(const GameState& game, const kawari::Option& option, const Numbers& numbers);
// Takes an option, and keeps what a watched game keeps.
void take(GameState& game, const kawari::Option& option);
void refresh(GameState& game);  // the public decision from the open one

}  // namespace kawari::v1
