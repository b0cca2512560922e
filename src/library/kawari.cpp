#include "kawari/kawari.h"

#include <algorithm>
#include <filesystem>

#include "game/games.h"
#include "judge/judge.h"
#include "library/guard.h"
#include "library/told.h"
#include "sim/playout.h"
#include "state/hash.h"

namespace kawari {

struct LibraryState {
  const Game* game = nullptr;
  std::shared_ptr<const Database> cards = std::make_shared<Database>();
  std::vector<std::string> problems;
};

struct TableState {
  const Game* game = nullptr;
  std::shared_ptr<const MatchCards> cards;  // shared by the match and all its copies
  Match match;
  Trace trace;
  bool keep_trace = false;
  std::uint64_t steps = 0;
  const std::atomic<bool>* cancel = nullptr;
  std::string problem;
};

namespace {

Viewer viewer_of(Reader reader) {
  if (reader.is_judge()) return Viewer::judge();
  const bool seat = reader.player() >= 0 && reader.player() < kMaxPlayers;
  return seat ? PlayerId{static_cast<std::uint8_t>(reader.player())} : kNoPlayer;
}

// The asked player as a reader; a reader who sees only what everybody sees, if chance or no player is asked.
Reader asked(const TableState& table) {
  const PlayerId who = table.match.state.pending.who;
  return index(who) < kMaxPlayers ? index(who) : -1;
}

// The state of a library; an empty one if it was moved from.
const LibraryState& state_of(const std::shared_ptr<const LibraryState>& state) {
  static const LibraryState kMoved{nullptr, std::make_shared<Database>(), {"There are no cards here."}};
  return state ? *state : kMoved;
}

// If reading the file was stopped, none of its cards are added.
void read_file(LibraryState& state, const std::string& file, const std::atomic<bool>* cancel) {
  const auto text = read_text_file(file, kCardFile);
  if (!text) {
    state.problems.push_back(text.error().text());
    return;
  }
  auto more = std::make_shared<Database>(*state.cards);
  Budget budget(Budget::Limits{.cancel = cancel});
  std::vector<Error> errors = read_card_text(*state.game, *more, file, *text, &budget);
  if (budget.out()) errors = {{file, 0, 0, "The file was not read to its end: " + budget.reason() + ".", ""}};
  for (const Error& error : errors) state.problems.push_back(error.text());
  if (errors.empty()) state.cards = std::move(more);
}

void add_file(LibraryState& state, const std::string& file, const std::atomic<bool>* cancel = nullptr) {
  std::string wrong = guarded([&] { read_file(state, file, cancel); });
  if (!wrong.empty()) state.problems.push_back(std::move(wrong));
}

}  // namespace

CardLibrary::CardLibrary(std::string_view game, const std::string& cards_folder) {
  auto state = std::make_shared<LibraryState>();
  state->game = all_games().named(game);
  if (!state->game) {
    state->problems.push_back("There is no game called \"" + std::string(game) + "\".");
  } else {
    auto empty = std::make_shared<Database>();
    for (const KeywordError& error : prepare_database(*state->game, *empty))
      state->problems.push_back(error.error.text());
    state->cards = std::move(empty);
    const auto files = scenario_files(cards_folder);
    if (!files) state->problems.push_back(files.error().text());
    if (files)
      for (const std::string& file : *files) add_file(*state, file);
  }
  state_ = std::move(state);
}

void CardLibrary::add_cards(const std::string& file, const std::atomic<bool>* cancel) {
  if (!state_of(state_).game) return;
  auto state = std::make_shared<LibraryState>(*state_);
  add_file(*state, file, cancel);
  state_ = std::move(state);
}

const std::vector<std::string>& CardLibrary::problems() const { return state_of(state_).problems; }

std::vector<std::string> CardLibrary::card_names() const {
  const Database& cards = *state_of(state_).cards;
  std::vector<std::string> names;
  for (const Face& face : cards.faces())
    if (face.compiled() && &cards[cards.find(face.full_name)] == &face) names.push_back(face.full_name);
  std::sort(names.begin(), names.end());
  return names;
}

std::string CardLibrary::why_not(std::string_view card_name) const {
  const Database& cards = *state_of(state_).cards;
  const FaceId id = cards.find(card_name);
  if (id == kNoFace) {
    std::string out = "There is no card called \"" + std::string(card_name) + "\".";
    for (const std::string& near : cards.nearest(card_name, 1)) out += " Did you mean \"" + near + "\"?";
    return out;
  }
  const Face& face = cards[id];
  if (face.compiled()) return {};
  return "\"" + face.full_name + "\" is not fully understood. Unread: \"" + face.refusals[0].unread + "\".";
}

std::vector<std::string> CardLibrary::editions() const {
  std::vector<std::string> out;
  if (const Game* game = state_of(state_).game)
    for (const Edition& e : game->rules->editions) out.emplace_back(e.id);
  return out;
}

Table::Table(const CardLibrary& cards, const std::vector<std::vector<std::string>>& decks,
             const TableSettings& settings)
    : state_(std::make_unique<TableState>()) {
  state_->keep_trace = settings.keep_trace;
  state_->steps = settings.steps;
  state_->cancel = settings.cancel;
  if (const std::string wrong = guarded([&] { begin(cards, decks, settings); }); !wrong.empty())
    state_->problem = wrong;
}

void Table::begin(const CardLibrary& cards, const std::vector<std::vector<std::string>>& decks,
                  const TableSettings& settings) {
  const LibraryState& library = state_of(cards.state_);
  const Game* game = state_->game = library.game;
  if (!game) {
    state_->problem = library.problems.front();
    return;
  }
  const Edition* edition =
      settings.edition.empty() ? game->default_edition : edition_named(*game, settings.edition);
  if (!edition) {
    state_->problem = "There is no edition called \"" + settings.edition + "\".";
    return;
  }
  if (const int players = static_cast<int>(decks.size());
      players < game->rules->least_players || players > game->rules->most_players) {
    state_->problem = seats_sentence(*game);
    return;
  }
  std::vector<std::vector<FaceId>> faces(decks.size());
  for (std::size_t p = 0; p < decks.size(); ++p) {
    if (decks[p].size() > limits::kDeckNames) {
      state_->problem = "A deck has " + std::to_string(decks[p].size()) + " cards; at most " +
                        std::to_string(limits::kDeckNames) + " are allowed.";
      return;
    }
    for (const std::string& name : decks[p]) {
      const FaceId face = library.cards->find(name);
      if (face == kNoFace || !(*library.cards)[face].compiled()) {
        state_->problem = cards.why_not(name);
        return;
      }
      faces[p].push_back(face);
    }
  }
  const auto gathered = gather_decks(library.cards, faces);
  if (!gathered) {
    state_->problem = gathered.error().text();
    return;
  }
  state_->cards = gathered->cards;
  state_->match = start_from_decks(*gathered, *game->rules, *edition, settings.seed);
  if (state_->keep_trace) state_->match.trace = &state_->trace;
}

Table::Table(const Table& other) {
  if (!other.state_) return;
  state_ = std::make_unique<TableState>(*other.state_);
  if (state_->keep_trace) state_->match.trace = &state_->trace;
}
Table& Table::operator=(const Table& other) {
  if (this != &other) *this = Table(other);
  return *this;
}
Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;
Table::~Table() = default;

namespace {

// Wraps functions that only read a table. An exception stops the game, and problem() says so.
template <class Work>
auto told(TableState& table, Work work) {
  decltype(work()) out{};
  std::string wrong = guarded([&] { out = work(); });
  if (!wrong.empty()) table.problem = std::move(wrong);
  return out;
}

// Wraps functions that play, within the limits for one answer.
template <class Work>
bool done(TableState& table, Work work) {
  Budget::Limits limits;
  limits.steps = table.steps;
  limits.cancel = table.cancel;
  Budget budget(limits);
  table.match.budget = &budget;
  const bool out = told(table, [&] { return work(table.match); });
  table.match.budget = nullptr;
  return out;
}

}  // namespace

std::string Table::problem() const {
  if (!state_) return "There is no game here.";
  if (!state_->problem.empty()) return state_->problem;
  if (state_->match.state.fault != Fault::none)
    return "The game stopped: " + std::string(sentence(state_->match.state.fault)) + ".";
  return {};
}

bool Table::over() const { return !problem().empty() || state_->match.state.over; }
int Table::winner() const {
  if (!problem().empty() || state_->match.state.winner == kNoPlayer) return -1;
  return index(state_->match.state.winner);
}
bool Table::has_left(int player) const {
  return player >= 0 && player < player_count() && state_->match.state.players[player].left;
}
int Table::player_count() const { return problem().empty() ? state_->match.state.player_count : 0; }

Question Table::question() const { return over() ? Question{} : question(asked(*state_)); }

Question Table::question(Reader reader, std::string_view language) const {
  if (over()) return {};
  return told(*state_,
              [&] { return question_for(state_->match, viewer_of(reader), language_named(language)); });
}

bool Table::answer(std::size_t choice) {
  if (over()) return false;
  return done(*state_, [&](Match& match) {
    const Decision open = decision(match);
    if (choice >= open.options.size()) return false;
    apply(match, open.options[choice]);
    return true;
  });
}

bool Table::concede(int player) {
  if (over() || player < 0 || player >= player_count()) return false;
  const PlayerId who{static_cast<std::uint8_t>(player)};
  if (state_->match.state.player(who).left) return false;
  return done(*state_, [&](Match& match) {
    kawari::concede(match, who);
    return true;
  });
}

TableView Table::view(int player) const {
  if (!problem().empty() || player < 0 || player >= player_count()) {
    TableView none;
    none.player = player;
    return none;
  }
  const PlayerId who{static_cast<std::uint8_t>(player)};
  return told(*state_, [&] { return view_for(state_->match, *state_->game, who); });
}

std::vector<std::string> Table::explain(Reader reader, std::string_view language) const {
  if (!problem().empty() || !state_->keep_trace) return {};
  return told(*state_, [&] {
    return log_for(state_->match, state_->trace, viewer_of(reader), language_named(language));
  });
}

std::uint64_t Table::hash(Reader reader) const {
  if (!problem().empty()) return 0;
  return told(*state_, [&] {
    return reader.is_judge() ? byte_hash(state_->match.state) : view_hash(state_->match, viewer_of(reader));
  });
}

}  // namespace kawari
