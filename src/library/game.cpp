// A game from its beginning to its end: playing, taking back, keeping and loading.
#include "kawari/game.h"

#include <algorithm>

#include "base/limits.h"
#include "library/guard.h"
#include "library/inside.h"
#include "state/hash.h"
#include "state/setup.h"
#include "table/position.h"
#include "table/run_scenario.h"

namespace kawari::v1 {

namespace {

constexpr std::size_t kMostUndo = 1000;

// The copy of a match must speak to the listeners of its own game.
void connect(GameState& game) {
  game.trace.sightings = game.watched ? &game.sightings : nullptr;
  game.match.trace = game.watched ? &game.trace : nullptr;
  game.match.budget = nullptr;
}

// Plays within the limits for one answer.
template <class Play>
void play(GameState& game, Play&& go) {
  Budget budget = budget_of(game.work);
  game.match.budget = &budget;
  std::string wrong = guarded([&] { go(); });
  game.match.budget = nullptr;
  if (!wrong.empty()) game.problem = std::move(wrong);
  if (game.watched) game.sightings.look(game.match);
  refresh(game);
}

void keep_for_undo(GameState& game) {
  if (game.before.size() == kMostUndo) game.before.erase(game.before.begin());
  game.before.push_back({PackedMatch(game.match), game.sightings.mark(), game.trace.items.size(),
                         game.trace.batch, game.last_action, game.open.ask == kawari::Ask::action});
}

Ask public_ask(kawari::Ask ask) {
  switch (ask) {
    case kawari::Ask::none:
      return Ask::nothing;
    case kawari::Ask::action:
      return Ask::action;
    case kawari::Ask::may:
    case kawari::Ask::entry:
      return Ask::yes_or_no;
    case kawari::Ask::objects:
    case kawari::Ask::pay_cards:
    case kawari::Ask::chance_card:
      return Ask::cards;
    case kawari::Ask::number:
      return Ask::number;
    case kawari::Ask::mode:
    case kawari::Ask::either:
    case kawari::Ask::side:
      return Ask::mode;
    case kawari::Ask::waiting:
      return Ask::effect;
    case kawari::Ask::replacement:
    case kawari::Ask::replace:
      return Ask::replacement;
    case kawari::Ask::way:
      return Ask::way;
    case kawari::Ask::alter_hand:
      return Ask::opening_hand;
    case kawari::Ask::player:
      return Ask::player;
    case kawari::Ask::order:
      return Ask::order;
    case kawari::Ask::name_card:
    case kawari::Ask::name_race:
    case kawari::Ask::name_colour:
      return Ask::name;
    case kawari::Ask::block:
      return Ask::block;
    case kawari::Ask::repeat:
      return Ask::loop;
  }
  return Ask::nothing;
}

const Edition* edition_of(const kawari::Game& game, const std::string& name) {
  return name.empty() ? game.default_edition : edition_named(game, name);
}

Error no_edition(const kawari::Game& game, const std::string& name) {
  std::string right = "Editions: ";
  for (const Edition& edition : game.rules->editions)
    right += (right.back() == ' ' ? "" : ", ") + std::string(edition.id);
  return told("There is no edition called \"" + name + "\".", right + ".");
}

std::unique_ptr<GameState> fresh(const CardsState& cards, const GameSettings& settings) {
  auto state = std::make_unique<GameState>();
  state->game = cards.game;
  state->loaded = cards.cards;
  state->watched = settings.watched;
  state->work = settings.work;
  return state;
}

// The variant of this name, from 1; 0: there is no such variant in the edition.
int variant_named(const kawari::Game& game, const Edition& edition, const std::string& name) {
  const auto variants = game.words->variants;
  for (std::size_t i = 0; i < variants.size(); ++i)
    if (variants[i].key == name && variants[i].rule[edition.column] != nullptr)
      return static_cast<int>(i) + 1;
  return 0;
}

Error no_variant(const kawari::Game& game, const Edition& edition, const std::string& name) {
  std::string right;
  for (const VariantWord& one : game.words->variants)
    if (one.rule[edition.column] != nullptr)
      right += (right.empty() ? "Variants: " : ", ") + std::string(one.key);
  return told("There is no variant \"" + name + "\" in " + std::string(edition.id) + ".",
              right.empty() ? right : right + ".");
}

// What is wrong with these teams; an error without words if nothing is.
Error wrong_teams(const kawari::Game& game, const std::vector<std::vector<int>>& teams, int players) {
  if (teams.empty()) return {};
  if (!game.words->teams) return told("There are no teams in " + std::string(game.rules->id) + ".");
  if (teams.size() < 2) return told("There are fewer than two teams.");
  if (teams.size() > static_cast<std::size_t>(players)) return told("There are more teams than players.");
  std::vector<bool> seen(static_cast<std::size_t>(players), false);
  for (const std::vector<int>& team : teams) {
    if (team.empty()) return told("A team has no players.");
    for (const int player : team) {
      if (player < 0 || player >= players)
        return told("There is no seat " + std::to_string(player) + ".", "Seats count from 0.");
      if (seen[static_cast<std::size_t>(player)])
        return told("Seat " + std::to_string(player) + " is in two teams.");
      seen[static_cast<std::size_t>(player)] = true;
    }
  }
  const auto out = std::find(seen.begin(), seen.end(), false);
  if (out != seen.end()) return told("Seat " + std::to_string(out - seen.begin()) + " is in no team.");
  return {};
}

// The game at its beginning, before anybody has been asked.
Match started(const Beginning& how, const Rules& rules, const Edition& edition, std::uint64_t seed) {
  const MatchDecks& decks = how.gathered;
  Match match = new_match(*decks.cards, rules, edition, static_cast<int>(decks.decks.size()), seed);
  for (std::size_t team = 0; team < how.teams.size(); ++team)
    for (const int player : how.teams[team])
      join_team(match, PlayerId(static_cast<std::uint8_t>(player)), static_cast<int>(team) + 1);
  play_variant(match, how.variant_number);
  for (std::size_t p = 0; p < decks.decks.size() && match.state.fault == Fault::none; ++p) {
    const PlayerId player{static_cast<std::uint8_t>(p)};
    for (const FaceId face : decks.decks[p]) add_card(match, face, player, Zone::deck);
    for (int i = 0; i < how.fixed && match.state.fault == Fault::none; ++i)
      add_fixed_card(match, how.fixed_face, player, how.fixed_zone);
  }
  start_game(match);
  return match;
}

// The names that were given come before those that the players have.
void rename(Beginning& how, const std::vector<std::string>& names) {
  if (how.names.size() < names.size()) how.names.resize(names.size());
  std::copy(names.begin(), names.end(), how.names.begin());
}

Error too_many_names(std::size_t names, std::size_t players) {
  return told("There are " + std::to_string(names) + " names for " + std::to_string(players) + " players.");
}

// Fills in the names of players that were not given, and begins to listen.
void begin(GameState& game, Beginning how) {
  for (std::size_t i = how.names.size(); i < game.match.state.player_count; ++i)
    how.names.push_back("Player " + std::to_string(i + 1));
  how.names.resize(game.match.state.player_count);
  game.beginning = std::make_shared<const Beginning>(std::move(how));
  connect(game);
  play(game, [&] { run(game.match, game.open); });
}

// Why these cards cannot be played with a deck of that name in it.
Error not_playable(const CardsState& cards, const std::string& name) {
  const FaceId id = cards.cards->find(name);
  if (id == kNoFace) {
    std::string right;
    for (const std::string& near : cards.cards->nearest(name, 1)) right = "Did you mean \"" + near + "\"?";
    return told("There is no card called \"" + name + "\".", right);
  }
  return told("\"" + (*cards.cards)[id].full_name + "\" is not fully understood. Unread: \"" +
              (*cards.cards)[id].refusals[0].unread + "\".");
}

}  // namespace

std::string_view name_of(Ask ask) {
  switch (ask) {
    case Ask::nothing:
      return "nothing";
    case Ask::action:
      return "action";
    case Ask::yes_or_no:
      return "yes-or-no";
    case Ask::cards:
      return "cards";
    case Ask::number:
      return "number";
    case Ask::mode:
      return "mode";
    case Ask::effect:
      return "effect";
    case Ask::replacement:
      return "replacement";
    case Ask::way:
      return "way";
    case Ask::player:
      return "player";
    case Ask::order:
      return "order";
    case Ask::name:
      return "name";
    case Ask::opening_hand:
      return "opening-hand";
    case Ask::block:
      return "block";
    case Ask::loop:
      return "loop";
  }
  return "nothing";
}

void refresh(GameState& game) {
  const bool on = game.problem.empty() && !game.match.state.over && game.match.state.fault == Fault::none;
  if (!on) {
    game.open.ask = kawari::Ask::none;
    game.open.options.clear();
  }
  const kawari::Decision& open = game.open;
  game.decision = {public_ask(open.ask),
                   open.ask == kawari::Ask::none || index(open.who) >= kMaxPlayers ? -1 : index(open.who),
                   open.least,
                   open.most,
                   open.options.size(),
                   open.ask == kawari::Ask::order};
}

void take(GameState& game, const kawari::Option& option) {
  if (game.watched) {
    keep_for_undo(game);
    game.taken.push_back({option, kNoPlayer});
    if (game.open.ask == kawari::Ask::action) game.last_action = game.trace.items.size();
  }
  play(game, [&] { kawari::apply(game.match, option, game.open); });
}

Game Inside::game(std::unique_ptr<GameState> state) {
  Game out;
  out.state_ = std::move(state);
  return out;
}

Game Inside::of_match(const kawari::Game& game, std::shared_ptr<const MatchCards> cards, const Match& match,
                      std::vector<std::string> names) {
  auto state = std::make_unique<GameState>();
  state->game = &game;
  state->cards = std::move(cards);
  state->watched = true;
  state->match = match;
  Beginning how;
  how.names = std::move(names);
  begin(*state, std::move(how));
  return Inside::game(std::move(state));
}

Result<Game> Game::from_decks(const Cards& cards, const std::vector<std::vector<std::string>>& decks,
                              const GameSettings& settings) {
  const CardsState* library = Inside::state(cards);
  if (library == nullptr) return told("There are no cards here.");
  const kawari::Game& game = *library->game;
  const Edition* edition = edition_of(game, settings.edition);
  if (edition == nullptr) return no_edition(game, settings.edition);
  const int players = static_cast<int>(std::min<std::size_t>(decks.size(), 1000));
  if (players < game.rules->least_players || players > game.rules->most_players)
    return told(seats_sentence(game));
  if (settings.names.size() > decks.size()) return too_many_names(settings.names.size(), decks.size());
  if (Error wrong = wrong_teams(game, settings.teams, players); !wrong.what.empty()) return wrong;
  const int variant = settings.variant.empty() ? 0 : variant_named(game, *edition, settings.variant);
  if (variant == 0 && !settings.variant.empty()) return no_variant(game, *edition, settings.variant);
  std::vector<std::vector<FaceId>> faces(decks.size());
  for (std::size_t p = 0; p < decks.size(); ++p) {
    if (decks[p].size() > limits::kDeckNames)
      return told("A deck has " + std::to_string(decks[p].size()) + " cards; at most " +
                  std::to_string(limits::kDeckNames) + " are allowed.");
    for (const std::string& name : decks[p]) {
      const FaceId face = library->cards->find(name);
      if (face == kNoFace || !(*library->cards)[face].compiled()) return not_playable(*library, name);
      faces[p].push_back(face);
    }
  }
  auto state = fresh(*library, settings);
  Error wrong;
  const std::string thrown = guarded([&] {
    auto gathered = std::make_shared<MatchCards>(library->cards);
    Beginning how;
    how.names = settings.names;
    how.decks = decks;
    for (const std::vector<FaceId>& of_player : faces) {
      how.gathered.decks.emplace_back().reserve(of_player.size());
      for (const FaceId face : of_player) how.gathered.decks.back().push_back(gathered->bring(face));
    }
    how.seed = settings.seed;
    how.teams = settings.teams;
    how.variant = settings.variant;
    if (variant > 0) {
      const VariantWord& word = game.words->variants[static_cast<std::size_t>(variant) - 1];
      how.variant_number = variant;
      how.fixed = word.fixed;
      how.fixed_zone = word.fixed_zone;
      if (word.fixed > 0) {
        const auto face = find_face(*gathered, game, {}, {std::string(word.fixed_card), {}});
        if (!face) {
          wrong = public_error(face.error());
          return;
        }
        how.fixed_face = *face;
      }
    }
    if (std::string much = gathered->too_much(); !much.empty()) {
      wrong = told(std::move(much));
      return;
    }
    how.gathered.cards = std::move(gathered);
    state->cards = how.gathered.cards;
    // The opening hands are dealt before anybody looks.
    state->match = started(how, *game.rules, *edition, settings.seed);
    state->match.ask_payment = settings.ask_payment;
    begin(*state, std::move(how));
  });
  if (!thrown.empty()) return told(thrown);
  if (!wrong.what.empty()) return wrong;
  return Inside::game(std::move(state));
}

Result<Game> Game::from_scenario(const Cards& cards, std::string_view scenario,
                                 const GameSettings& settings) {
  const CardsState* library = Inside::state(cards);
  if (library == nullptr) return told("There are no cards here.");
  if (!settings.teams.empty() || !settings.variant.empty())
    return told("The scenario says who is in a team and which variant is played.",
                "Write teams: and variant: into it.");
  auto state = fresh(*library, settings);
  Error wrong;
  const std::string thrown = guarded([&] {
    const Games games{{library->game, 1}};
    std::vector<ReadScenario> read = read_scenarios("scenario", std::string(scenario), games);
    // A position needs no steps.
    if (!read.empty() && read[0].errors.size() == 1)
      if (std::vector<ReadScenario> position =
              read_scenarios("scenario", std::string(scenario) + "\nsteps: []\n", games);
          !position.empty() && position[0].errors.empty())
        read = std::move(position);
    if (read.empty()) {
      wrong = told("There is no scenario in the text.");
      return;
    }
    if (!read[0].errors.empty()) {
      wrong = public_error(read[0].errors[0]);
      return;
    }
    Scenario& position = read[0].scenario;
    if (!settings.edition.empty()) position.edition = edition_named(*library->game, settings.edition);
    if (position.edition == nullptr) {
      wrong = no_edition(*library->game, settings.edition);
      return;
    }
    auto own = std::make_shared<MatchCards>(library->cards);
    Budget budget = budget_of(settings.work);
    if (!position.cards_yaml.empty()) {
      const auto errors = read_card_text(*library->game, *own, position.file, position.cards_yaml, &budget);
      if (budget.out()) wrong = told("The cards were not read to their end: " + budget.reason() + ".");
      if (!errors.empty()) wrong = public_error(errors[0]);
      if (!wrong.what.empty()) return;
    }
    Telling telling;
    telling.budget = &budget;
    ScenarioRun run(position, *own, telling);
    if (!run.prepare()) {
      const std::vector<kawari::Error>& errors = run.report().errors;
      wrong = errors.empty() ? told("The position cannot be set up.") : public_error(errors[0]);
      return;
    }
    state->cards = own;
    state->match = run.table().match;
    state->match.ask_forced = false;
    state->match.ask_payment = settings.ask_payment;
    Beginning how;
    how.names = run.table().names.players;
    if (settings.names.size() > how.names.size()) {
      wrong = too_many_names(settings.names.size(), how.names.size());
      return;
    }
    rename(how, settings.names);
    how.aliases = run.table().names.aliases();
    how.scenario = std::string(scenario);
    for (std::size_t p = 0; p < position.players.size(); ++p)
      for (const ZoneWord& word : library->game->words->position)
        if (word.blanks > 0 && position.players[p].zone(word.zone) == nullptr)
          how.blanks.push_back({PlayerId(static_cast<std::uint8_t>(p)), word.zone, word.blanks});
    begin(*state, std::move(how));
  });
  if (!thrown.empty()) return told(thrown);
  if (!wrong.what.empty()) return wrong;
  return Inside::game(std::move(state));
}

bool Game::restart(std::uint64_t seed) {
  if (state_ == nullptr || state_->beginning->gathered.cards == nullptr) return false;
  GameState& game = *state_;
  const bool asks = game.match.ask_payment;
  const Edition& edition = *game.match.edition;
  game.problem = guarded([&] { game.match = started(*game.beginning, *game.game->rules, edition, seed); });
  game.match.ask_payment = asks;
  game.trace = {};
  game.sightings = {};
  game.taken.clear();
  game.before.clear();
  game.last_action = 0;
  if (game.watched && game.beginning->seed != seed) {
    Beginning how = *game.beginning;
    how.seed = seed;
    game.beginning = std::make_shared<const Beginning>(std::move(how));
  }
  connect(game);
  if (game.problem.empty()) play(game, [&] { run(game.match, game.open); });
  return game.problem.empty();
}

Game::Game() = default;
Game::Game(const Game& other) {
  if (other.state_ == nullptr) return;
  state_ = std::make_unique<GameState>(*other.state_);
  connect(*state_);
}
Game& Game::operator=(const Game& other) {
  if (this == &other) return *this;
  if (state_ == nullptr || other.state_ == nullptr) return *this = Game(other);
  *state_ = *other.state_;  // reuses the memory
  connect(*state_);
  return *this;
}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

std::string Game::problem() const {
  if (state_ == nullptr) return "There is no game here.";
  if (!state_->problem.empty()) return state_->problem;
  if (state_->match.state.fault != Fault::none)
    return "The game stopped: " + std::string(sentence(state_->match.state.fault)) + ".";
  return {};
}

bool Game::over() const { return state_ == nullptr || state_->decision.ask == Ask::nothing; }
int Game::winner() const {
  if (state_ == nullptr || !state_->match.state.over || state_->match.state.winner == kNoPlayer) return -1;
  return index(state_->match.state.winner);
}
int Game::players() const { return state_ == nullptr ? 0 : state_->match.state.player_count; }
bool Game::has_left(int player) const {
  return player >= 0 && player < players() && state_->match.state.players[player].left;
}
std::string_view Game::game() const {
  return state_ == nullptr ? std::string_view() : state_->game->rules->id;
}
std::string_view Game::edition() const {
  return state_ == nullptr ? std::string_view() : state_->match.edition->id;
}

const Decision& Game::decision() const {
  static const Decision kNone{};
  return state_ == nullptr ? kNone : state_->decision;
}

bool Game::apply(std::size_t option) {
  if (over() || option >= state_->open.options.size()) return false;
  take(*state_, state_->open.options[option]);
  return true;
}

bool Game::apply(std::string_view id, Viewer viewer) {
  if (over()) return false;
  const std::vector<std::string> ids = option_ids(viewer);
  const auto found = std::find(ids.begin(), ids.end(), id);
  return found != ids.end() && apply(static_cast<std::size_t>(found - ids.begin()));
}

bool Game::concede(int player) {
  if (over() || player < 0 || player >= players() || has_left(player)) return false;
  const PlayerId who{static_cast<std::uint8_t>(player)};
  GameState& game = *state_;
  if (game.watched) {
    keep_for_undo(game);
    game.taken.push_back({{}, who});
  }
  play(game, [&] { kawari::concede(game.match, who, game.open); });
  return true;
}

bool Game::undo() {
  if (state_ == nullptr || state_->before.empty()) return false;
  GameState& game = *state_;
  const Before last = std::move(game.before.back());
  game.before.pop_back();
  game.taken.pop_back();
  last.match.unpack(game.match);
  game.trace.items.resize(last.items);
  game.trace.batch = last.batch;
  game.sightings.back_to(last.sightings);
  game.last_action = last.last_action;
  game.problem.clear();
  connect(game);
  kawari::decision(game.match, game.open);
  refresh(game);
  return true;
}

bool Game::undo_action() {
  bool any = false;
  while (state_ != nullptr && !state_->before.empty()) {
    const bool action = state_->before.back().action;
    any = undo() || any;
    if (action) break;
  }
  return any;
}

std::size_t Game::choices() const { return state_ == nullptr ? 0 : state_->taken.size(); }

std::uint64_t Game::hash(Viewer viewer) const {
  return state_ == nullptr ? 0 : named_hash(state_->match, engine(viewer));
}

std::size_t Game::mark() const { return state_ == nullptr ? 0 : state_->trace.items.size(); }
std::size_t Game::last_action() const { return state_ == nullptr ? 0 : state_->last_action; }

}  // namespace kawari::v1
