// What happened, told for a viewer.
#include <algorithm>

#include "explain/game_words.h"
#include "explain/outcome.h"
#include "ir/book.h"
#include "kawari/game.h"
#include "library/guard.h"
#include "library/inside.h"
#include "state/names.h"
#include "text/grammar.h"

namespace kawari::v1 {

namespace {

// The most lines that one item of the trace is told in.
constexpr std::uint64_t kLinesOfItem = 16;

class EventTeller {
 public:
  EventTeller(const GameState& game, Viewer viewer, Language language, bool every)
      : game_(game), numbers_(game, viewer), explainer_(explainer_of(game, viewer, language)) {
    explainer_.full = every;
  }

  std::vector<Event> since(std::size_t from) {
    const std::size_t end = game_.trace.items.size();
    std::vector<Event> out;
    std::size_t last = kNow;
    std::uint64_t line = 0;
    for (const ExplainedStep& step : explainer_.steps(game_.trace, std::min(from, end), end)) {
      line = step.item == last ? line + 1 : 0;
      last = step.item;
      out.push_back(event(step, line));
    }
    return out;
  }

 private:
  Event event(const ExplainedStep& step, std::uint64_t line) const {
    Event out;
    out.id = step.item * kLinesOfItem + std::min(line, kLinesOfItem - 1);
    out.depth = step.depth;
    out.decisive = step.decisive;
    out.sentence = public_sentence(step.text, numbers_, step.item);
    out.rules = public_rules(step.citations);
    out.fate = step.struck ? Event::Fate::replaced : Event::Fate::happened;
    if (step.item >= game_.trace.items.size()) return out;
    const TraceItem& item = game_.trace.items[step.item];
    out.kind = name_of(item.kind);
    if (!step.struck && undecided(step.item)) out.fate = Event::Fate::pending;
    about(out, item, step.item);
    return out;
  }

  // Whether it is about an event whose replacement is being chosen at this moment.
  bool undecided(std::size_t at) const {
    if (game_.trace.items[at].kind != TraceKind::candidates) return false;
    return game_.decision.ask == Ask::replacement && at + 1 == game_.trace.items.size();
  }

  void role(Event& out, kawari::CardId card, std::size_t item, Event::Role role) const {
    if (card == kNoCard) return;
    const CardId number = numbers_.then(card, item);
    if (number == 0) return;
    for (const Event::InRole& one : out.cards)
      if (one.card == number && one.role == role) return;
    out.cards.push_back({number, role});
  }

  void about(Event& out, const TraceItem& item, std::size_t at) const {
    role(out, item.by.card, at, Event::Role::source);
    role(out, item.part.source, at, Event::Role::source);
    role(out, item.part.card, at, Event::Role::subject);
    role(out, item.part.other, at, Event::Role::subject);
    for (const PartRecord& result : item.results) role(out, result.card, at, Event::Role::result);
    for (const PlayerId player : {item.player, item.part.player})
      if (index(player) < kMaxPlayers &&
          std::find(out.players.begin(), out.players.end(), index(player)) == out.players.end())
        out.players.push_back(index(player));
    out.of = numbers_.then(item.by.card, at);
    if (out.of != 0) out.ability = name_then(item.by);
    if (item.kind == TraceKind::happened) change(out, item.part, at);
  }

  // The name that the trace has of it: the card may show another face by now.
  std::string name_then(const EffectRecord& by) const {
    if (by.ability != kNoWord) return game_.match.book().word(by.ability);
    if (by.keyword == kNoKeyword) return {};
    return game_.match.rules->grammar().vocabulary().keywords[index(by.keyword)].en;
  }

  void change(Event& out, const PartRecord& part, std::size_t at) const {
    Event::Change change;
    change.card = numbers_.then(part.card, at);
    if (index(part.player) < kMaxPlayers) change.player = index(part.player);
    change.amount = part.amount;
    if (part.from != part.to && part.to != Zone::none) {
      change.key = "zone";
      change.from = std::string(zone_name(*game_.game, part.from));
      change.to = std::string(zone_name(*game_.game, part.to));
      change.amount = 0;
    } else {
      change.key = name_of(game_.match, part);
    }
    out.changes.push_back(std::move(change));
  }

  const GameState& game_;
  Numbers numbers_;
  Explainer explainer_;
};

}  // namespace

std::vector<Event> Game::events(std::size_t since, Viewer viewer, Language language, bool every_event) const {
  std::vector<Event> out;
  if (state_ == nullptr || !state_->watched) return out;
  const std::string wrong =
      guarded([&] { out = EventTeller(*state_, viewer, language, every_event).since(since); });
  return wrong.empty() ? out : std::vector<Event>();
}

Sentence Game::outcome(Viewer viewer, Language language) const {
  Sentence out;
  if (state_ == nullptr) return out;
  const GameState& game = *state_;
  std::size_t at = game.before.size();
  while (at > 0 && game.before[at - 1].items > game.last_action) --at;
  if (at == 0 || game.before[at - 1].items != game.last_action) return out;
  const std::string wrong = guarded([&] {
    Match before = game.match;
    game.before[at - 1].match.unpack(before);
    before.trace = nullptr;
    out = public_sentence(
        outcome_sentence(explainer_of(game, viewer, language), before, game.trace, game.last_action),
        Numbers(game, viewer));
  });
  return wrong.empty() ? out : Sentence{};
}

}  // namespace kawari::v1
