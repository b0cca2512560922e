#include "kawari/kawari.h"

#include <algorithm>
#include <filesystem>

#include "explain/explain.h"
#include "judge/judge.h"
#include "library/games.h"
#include "sim/playout.h"
#include "state/hash.h"
#include "state/query.h"

namespace kawari {

struct LibraryState {
  const Game* game = nullptr;
  std::shared_ptr<const Database> cards = std::make_shared<Database>();
  std::vector<std::string> problems;
};

struct TableState {
  const Game* game = nullptr;
  std::shared_ptr<const MatchCards> cards;  // of the match, and of all its copies
  Match match;
  Trace trace;
  bool keep_trace = false;
  std::string problem;

  Explainer explainer(Language language) const {
    Explainer e;
    e.match = &match;
    for (int i = 0; i < match.state.player_count; ++i)
      e.player_names.push_back("Player " + std::to_string(i + 1));
    e.language = language;
    return e;
  }
};

namespace {

// The state of a library, also of one that was moved from.
const LibraryState& state_of(const std::shared_ptr<const LibraryState>& state) {
  static const LibraryState kMoved{nullptr, std::make_shared<Database>(), {"There are no cards here."}};
  return state ? *state : kMoved;
}

// Cards that are only half read are not added.
void add_file(LibraryState& state, const std::string& file) {
  const auto text = read_text_file(file);
  if (!text) {
    state.problems.push_back(text.error().text());
    return;
  }
  auto more = std::make_shared<Database>(*state.cards);
  const std::vector<Error> errors = read_card_text(*state.game, *more, file, *text);
  for (const Error& error : errors) state.problems.push_back(error.text());
  if (errors.empty()) state.cards = std::move(more);
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

void CardLibrary::add_cards(const std::string& file) {
  if (!state_of(state_).game) return;
  auto state = std::make_shared<LibraryState>(*state_);
  add_file(*state, file);
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
  const LibraryState& library = state_of(cards.state_);
  state_->keep_trace = settings.keep_trace;
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
      faces[p].push_back(library.cards->find(name));
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
int Table::player_count() const { return problem().empty() ? state_->match.state.player_count : 0; }

Question Table::question() const {
  Question out;
  if (over()) return out;
  const Decision open = decision(state_->match);
  const Explainer explainer = state_->explainer(Language::en);
  out.player = open.who == kChance ? -1 : index(open.who);
  out.text = explainer.question(open.ask, open.who, open.node, open.card);
  for (const Option& option : open.options) out.choices.push_back({explainer.option(option), option.group});
  return out;
}

bool Table::answer(std::size_t choice) {
  if (over()) return false;
  const Decision open = decision(state_->match);
  if (choice >= open.options.size()) return false;
  apply(state_->match, open.options[choice]);
  return true;
}

TableView Table::view(int player) const {
  TableView out;
  out.player = player;
  if (!problem().empty() || player < 0 || player >= player_count()) return out;
  const Match& match = state_->match;
  const State& state = match.state;
  const PlayerId who{static_cast<std::uint8_t>(player)};
  out.turn_player = index(state.turn_player);
  auto see = [&](CardId id) {
    SeenCard card;
    card.zone = zone_name(*state_->game, state.card(id).zone);
    card.owner = state.card(id).owner;
    card.exerted = state.card(id).exerted;
    if (sees_face(match, who, id)) card.name = match.face(id).full_name;
    return card;
  };
  for (std::uint8_t p = 0; p < state.player_count; ++p) {
    out.lore.push_back(state.players[p].lore);
    out.deck_sizes.push_back(state.list(PlayerId{p}, Zone::deck).count);
    for (const Zone zone :
         {Zone::hand, Zone::discard, Zone::resource, Zone::shields, Zone::reserve, Zone::pending})
      for (CardId c = state.list(PlayerId{p}, zone).first; c != kNoCard; c = state.card(c).next)
        out.cards.push_back(see(c));
  }
  for (const SlotId slot : slots_in_order(state)) {
    const Slot& s = state.slot(slot);
    SeenCard card = see(s.top);
    const ObjectRef ref = ref_of(state, slot);
    card.damage = s.damage;
    card.exerted = s.exerted;
    card.drying = s.drying;
    card.strength = stat(match, ref, Stat::strength);
    card.willpower = stat(match, ref, Stat::willpower);
    card.lore = stat(match, ref, Stat::lore);
    out.cards.push_back(card);
    for (CardId c = s.under; c != kNoCard; c = state.card(c).next) out.cards.push_back(see(c));
  }
  return out;
}

std::vector<std::string> Table::explain(std::string_view language) const {
  std::vector<std::string> out;
  if (!problem().empty() || !state_->keep_trace) return out;
  const Explainer explainer = state_->explainer(language_named(language));
  for (const ExplainedStep& step : explainer.steps(state_->trace, 0, state_->trace.items.size())) {
    std::string line = std::string(static_cast<std::size_t>(step.depth) * 2, ' ') + step.text;
    for (const Citation& c : step.citations)
      if (!c.number.empty()) line += " [" + std::string(state_->match.edition->label) + " " + c.number + "]";
    out.push_back(std::move(line));
  }
  return out;
}

std::uint64_t Table::hash() const { return problem().empty() ? byte_hash(state_->match.state) : 0; }

}  // namespace kawari
