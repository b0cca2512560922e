#include "kawari/kawari.h"

#include <algorithm>
#include <filesystem>

#include "judge/judge.h"
#include "library/games.h"
#include "library/told.h"
#include "sim/playout.h"
#include "state/hash.h"

namespace kawari {

struct LibraryState {
  const Game* game = nullptr;
  Database cards;
  std::vector<std::string> problems;
};

struct TableState {
  std::shared_ptr<const LibraryState> library;
  Match match;
  Trace trace;
  bool keep_trace = false;
  std::string problem;
};

namespace {

Viewer viewer_of(Reader reader) {
  if (reader.is_judge()) return Viewer::judge();
  const bool seat = reader.player() >= 0 && reader.player() < kMaxPlayers;
  return seat ? PlayerId{static_cast<std::uint8_t>(reader.player())} : kNoPlayer;
}

// Nobody where chance is asked, or nobody is.
Reader asked(const TableState& table) {
  const PlayerId who = table.match.state.pending.who;
  return index(who) < kMaxPlayers ? index(who) : -1;
}

}  // namespace

CardLibrary::CardLibrary(std::string_view game, const std::string& cards_folder)
    : state_(std::make_shared<LibraryState>()) {
  state_->game = all_games().named(game);
  if (!state_->game) {
    state_->problems.push_back("There is no game called \"" + std::string(game) + "\".");
    return;
  }
  for (const KeywordError& error : prepare_database(*state_->game, state_->cards))
    state_->problems.push_back(error.error.text());
  const auto files = scenario_files(cards_folder);
  if (!files) {
    state_->problems.push_back(files.error().text());
    return;
  }
  for (const std::string& file : *files) add_cards(file);
}

void CardLibrary::add_cards(const std::string& file) {
  if (!state_->game) return;
  const auto text = read_text_file(file);
  if (!text) {
    state_->problems.push_back(text.error().text());
    return;
  }
  for (const Error& error : read_card_text(*state_->game, state_->cards, file, *text))
    state_->problems.push_back(error.text());
}

const std::vector<std::string>& CardLibrary::problems() const { return state_->problems; }

std::vector<std::string> CardLibrary::card_names() const {
  std::vector<std::string> names;
  for (const Face& face : state_->cards.faces())
    if (face.compiled()) names.push_back(face.full_name);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::string CardLibrary::why_not(std::string_view card_name) const {
  const FaceId id = state_->cards.find(card_name);
  if (id == kNoFace) {
    std::string out = "There is no card called \"" + std::string(card_name) + "\".";
    for (const std::string& near : state_->cards.nearest(card_name, 1))
      out += " Did you mean \"" + near + "\"?";
    return out;
  }
  const Face& face = state_->cards[id];
  if (face.compiled()) return {};
  return "\"" + face.full_name + "\" is not fully understood. Unread: \"" + face.refusals[0].unread + "\".";
}

std::vector<std::string> CardLibrary::editions() const {
  std::vector<std::string> out;
  if (state_->game)
    for (const Edition& e : state_->game->rules->editions) out.emplace_back(e.id);
  return out;
}

Table::Table(const CardLibrary& cards, const std::vector<std::vector<std::string>>& decks,
             const TableSettings& settings)
    : state_(std::make_unique<TableState>()) {
  state_->library = cards.state_;
  state_->keep_trace = settings.keep_trace;
  const Game* game = cards.state_->game;
  if (!game) {
    state_->problem = "There is no such game.";
    return;
  }
  const Edition* edition =
      settings.edition.empty() ? game->default_edition : edition_named(*game, settings.edition);
  if (!edition) {
    state_->problem = "There is no edition called \"" + settings.edition + "\".";
    return;
  }
  if (decks.size() < 2 || decks.size() > kMaxPlayers) {
    state_->problem = "A game has two to six players.";
    return;
  }
  std::vector<std::vector<FaceId>> faces(decks.size());
  for (std::size_t p = 0; p < decks.size(); ++p) {
    for (const std::string& name : decks[p]) {
      if (const std::string wrong = cards.why_not(name); !wrong.empty()) {
        state_->problem = wrong;
        return;
      }
      faces[p].push_back(cards.state_->cards.find(name));
    }
  }
  state_->match = start_from_decks(cards.state_->cards, *game->rules, *edition, faces, settings.seed);
  if (state_->keep_trace) state_->match.trace = &state_->trace;
}

Table::Table(const Table& other) : state_(std::make_unique<TableState>(*other.state_)) {
  if (state_->keep_trace) state_->match.trace = &state_->trace;
}
Table& Table::operator=(const Table& other) {
  if (this != &other) *this = Table(other);
  return *this;
}
Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;
Table::~Table() = default;

std::string Table::problem() const {
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
int Table::player_count() const { return problem().empty() ? state_->match.state.player_count : 0; }

Question Table::question() const { return question(asked(*state_)); }

Question Table::question(Reader reader, std::string_view language) const {
  if (over()) return {};
  return question_for(state_->match, viewer_of(reader), language_named(language));
}

bool Table::answer(std::size_t choice) {
  if (over()) return false;
  const Decision open = decision(state_->match);
  if (choice >= open.options.size()) return false;
  apply(state_->match, open.options[choice]);
  return true;
}

TableView Table::view(int player) const {
  if (!problem().empty() || player < 0 || player >= player_count()) {
    TableView none;
    none.player = player;
    return none;
  }
  return view_for(state_->match, *state_->library->game, PlayerId{static_cast<std::uint8_t>(player)});
}

std::vector<std::string> Table::explain(Reader reader, std::string_view language) const {
  if (!problem().empty() || !state_->keep_trace) return {};
  return log_for(state_->match, state_->trace, viewer_of(reader), language_named(language));
}

std::uint64_t Table::hash(Reader reader) const {
  if (!problem().empty()) return 0;
  return reader.is_judge() ? byte_hash(state_->match.state) : view_hash(state_->match, viewer_of(reader));
}

}  // namespace kawari
