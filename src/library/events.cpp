// What happened, told for a viewer.
#include <algorithm>
#include <map>

#include "explain/game_words.h"
#include "explain/narrator.h"
#include "explain/outcome.h"
#include "explain/speaker.h"
#include "ir/book.h"
#include "kawari/game.h"
#include "library/guard.h"
#include "library/inside.h"
#include "state/hash.h"
#include "state/names.h"
#include "state/setup.h"
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
    from = std::min(from, end);
    const std::vector<ExplainedStep> steps = explainer_.steps(game_.trace, from, end);
    const std::vector<std::uint64_t> ids = ids_of(steps);
    std::vector<Event> out;
    for (std::size_t i = 0; i < steps.size(); ++i) out.push_back(event(steps[i], ids[i]));
    for (std::size_t i = 0; i < steps.size(); ++i)
      if (steps[i].struck) out[i].replaced_by = replacement_of(steps, ids, i);
    const std::size_t begin = action_before(from);
    number(out, steps, begin);
    find_causes(out, steps, begin);
    return out;
  }

 private:
  static std::vector<std::uint64_t> ids_of(const std::vector<ExplainedStep>& steps) {
    std::vector<std::uint64_t> out;
    std::size_t last = kNow;
    std::uint64_t line = 0;
    for (const ExplainedStep& step : steps) {
      line = step.item == last ? line + 1 : 0;
      last = step.item;
      out.push_back(step.item * kLinesOfItem + std::min(line, kLinesOfItem - 1));
    }
    return out;
  }

  TraceKind kind(std::size_t item) const { return game_.trace.items[item].kind; }

  // The event that tells by what a replaced one was replaced: the next one that tells a replacement.
  std::optional<std::uint64_t> replacement_of(const std::vector<ExplainedStep>& steps,
                                              const std::vector<std::uint64_t>& ids, std::size_t at) const {
    for (std::size_t i = at + 1; i < steps.size(); ++i)
      if (steps[i].item < game_.trace.items.size() && is_replacement(kind(steps[i].item))) return ids[i];
    return std::nullopt;
  }

  // The item of the last action at or before this one; 0 if there is none.
  std::size_t action_before(std::size_t item) const {
    if (game_.trace.items.empty()) return 0;
    item = std::min(item, game_.trace.items.size() - 1);
    while (item > 0 && kind(item) != TraceKind::action) --item;
    return item;
  }

  // Numbers the events as the short list has them, which begins anew with each action.
  void number(std::vector<Event>& out, const std::vector<ExplainedStep>& steps, std::size_t begin) const {
    Explainer brief = explainer_;
    brief.full = false;
    std::map<std::pair<std::size_t, MessageId>, int> numbers;
    int last = 0;
    for (const ExplainedStep& step : brief.steps(game_.trace, begin, game_.trace.items.size())) {
      if (step.item < game_.trace.items.size() && kind(step.item) == TraceKind::action && step.depth == 0)
        last = 0;
      numbers.emplace(std::pair(step.item, step.message), ++last);
    }
    for (std::size_t i = 0; i < out.size(); ++i)
      if (const auto found = numbers.find({steps[i].item, steps[i].message}); found != numbers.end())
        out[i].step = found->second;
  }

  // For each item from `begin` on: the item that it follows from; kNow: none.
  std::vector<std::size_t> causes_from(std::size_t begin) const {
    const std::vector<TraceItem>& items = game_.trace.items;
    std::vector<std::size_t> out(items.size() - begin, kNow);
    std::vector<std::size_t> resolving;  // the innermost last
    std::size_t action = kNow;
    const auto around = [&] { return resolving.empty() ? action : resolving.back(); };
    // The last item before `at` for which it holds.
    const auto last = [&](std::size_t at, auto holds) {
      for (std::size_t i = at; i-- > begin;)
        if (holds(items[i])) return i;
      return kNow;
    };
    for (std::size_t at = begin; at < items.size(); ++at) {
      const TraceItem& item = items[at];
      std::size_t& cause = out[at - begin];
      switch (item.kind) {
        case TraceKind::action:
          if (resolving.empty()) {
            action = at;
          } else {
            cause = around();
          }
          break;
        case TraceKind::triggered:
        case TraceKind::not_triggered:
          cause = last(at, [&](const TraceItem& one) {
            return one.kind == TraceKind::happened && one.part.kind == item.part.kind &&
                   one.part.card == item.part.card;
          });
          if (cause == kNow)
            cause = last(at, [](const TraceItem& one) { return one.kind == TraceKind::happened; });
          if (cause == kNow) cause = around();
          break;
        case TraceKind::resolving:
          cause = last(at, [&](const TraceItem& one) {
            return one.kind == TraceKind::triggered && one.by.card == item.by.card &&
                   one.by.node == item.by.node;
          });
          if (cause == kNow) cause = around();
          resolving.push_back(at);
          break;
        case TraceKind::resolved:
          cause = around();
          if (!resolving.empty()) resolving.pop_back();
          break;
        case TraceKind::happened:
          cause = last(at, [&](const TraceItem& one) {
            return is_replacement(one.kind) &&
                   std::any_of(one.results.begin(), one.results.end(), [&](const PartRecord& result) {
                     return result.kind == item.part.kind && result.card == item.part.card &&
                            result.player == item.part.player;
                   });
          });
          // A product of a replacement in what is going on; not of an earlier one.
          if (cause == kNow || (around() != kNow && cause < around())) cause = around();
          break;
        case TraceKind::phase_began:
        case TraceKind::phase_skipped:
        case TraceKind::replaced:
        case TraceKind::self_replaced:
        case TraceKind::candidates:
        case TraceKind::declined:
        case TraceKind::ceased:
        case TraceKind::covered:
        case TraceKind::calculated:
        case TraceKind::prevented:
        case TraceKind::impossible:
        case TraceKind::no_effect:
        case TraceKind::choice:
        case TraceKind::check:
        case TraceKind::entry:
        case TraceKind::infeasible:
        case TraceKind::closed:
        case TraceKind::attempted:
        case TraceKind::ended:
        case TraceKind::used:
        case TraceKind::won:
        case TraceKind::lost:
        case TraceKind::reading:
        case TraceKind::fault:
          cause = around();
          break;
      }
    }
    return out;
  }

  // Only events that this reader is told are named: where one is not told, what it follows from stands for
  // it.
  void find_causes(std::vector<Event>& out, const std::vector<ExplainedStep>& steps,
                   std::size_t begin) const {
    if (steps.empty()) return;
    const std::vector<std::size_t> causes = causes_from(begin);
    const std::vector<ExplainedStep> told = explainer_.steps(game_.trace, begin, game_.trace.items.size());
    const std::vector<std::uint64_t> ids = ids_of(told);
    std::map<std::size_t, std::uint64_t> by_item;
    for (std::size_t i = 0; i < told.size(); ++i)
      if (!told[i].struck) by_item[told[i].item] = ids[i];
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (steps[i].item >= game_.trace.items.size() || steps[i].item < begin) continue;
      for (std::size_t at = causes[steps[i].item - begin]; at != kNow; at = causes[at - begin]) {
        const auto found = by_item.find(at);
        if (found == by_item.end() || found->second == out[i].id) continue;
        out[i].causes.push_back(found->second);
        break;
      }
    }
  }

  Event event(const ExplainedStep& step, std::uint64_t id) const {
    Event out;
    out.id = id;
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

namespace {

// The number of the stored position before the last action; npos: it is not kept.
std::size_t before_last_action(const GameState& game) {
  std::size_t at = game.before.size();
  while (at > 0 && game.before[at - 1].items > game.last_action) --at;
  return at == 0 || game.before[at - 1].items != game.last_action ? kNow : at - 1;
}

Match position_before(const GameState& game, std::size_t at) {
  Match out = game.match;
  game.before[at].match.unpack(out);
  out.trace = nullptr;
  return out;
}

// The choices since the last action, taken again under another reading; false if one of them cannot be taken
// there.
bool replay(const GameState& game, std::size_t at, Match& match) {
  kawari::Decision open;
  kawari::decision(match, open);
  for (std::size_t i = game.taken.size() - (game.before.size() - at); i < game.taken.size(); ++i) {
    const Taken& taken = game.taken[i];
    if (taken.conceded != kNoPlayer) {
      kawari::concede(match, taken.conceded, open);
      continue;
    }
    if (std::find(open.options.begin(), open.options.end(), taken.option) == open.options.end()) return false;
    kawari::apply(match, taken.option, open);
  }
  return match.state.fault == Fault::none;
}

}  // namespace

Sentence Game::outcome(Viewer viewer, Language language) const {
  Sentence out;
  if (state_ == nullptr) return out;
  const GameState& game = *state_;
  const std::size_t at = before_last_action(game);
  if (at == kNow) return out;
  const std::string wrong = guarded([&] {
    out = public_sentence(outcome_sentence(explainer_of(game, viewer, language), position_before(game, at),
                                           game.trace, game.last_action),
                          Numbers(game, viewer));
  });
  return wrong.empty() ? out : Sentence{};
}

Sentence Game::because(Viewer viewer, Language language) const {
  Sentence out;
  if (state_ == nullptr || !state_->watched) return out;
  const GameState& game = *state_;
  const std::string wrong = guarded([&] {
    const Explainer explainer = explainer_of(game, viewer, language);
    const auto steps = explainer.steps(game.trace, game.last_action, game.trace.items.size());
    if (const ExplainedStep* step = deciding_step(steps))
      out = public_sentence(step->text, Numbers(game, viewer), step->item);
  });
  return wrong.empty() ? out : Sentence{};
}

std::string_view name_of(Ruling::Kind kind) { return kind == Ruling::Kind::happens ? "happens" : "depends"; }

std::optional<Ruling> Game::ruling(Viewer viewer, Language language) const {
  if (state_ == nullptr || !state_->watched || state_->taken.empty()) return std::nullopt;
  Ruling out;
  out.outcome = outcome(viewer, language);
  if (out.outcome.empty()) return std::nullopt;
  out.because = because(viewer, language);
  const bool open = decision().ask != Ask::action && decision().ask != Ask::nothing;
  out.kind = open ? Ruling::Kind::depends : Ruling::Kind::happens;
  const auto add_card = [&](CardId card) {
    if (card != 0 && std::find(out.cards.begin(), out.cards.end(), card) == out.cards.end())
      out.cards.push_back(card);
  };
  for (const Span& span : out.outcome.spans)
    if (span.kind == Span::Kind::card || span.kind == Span::Kind::ability) add_card(span.card);
  for (const Event& event : events(last_action(), viewer, language)) {
    if (!event.decisive || event.fate == Event::Fate::replaced) continue;
    for (const Event::InRole& one : event.cards) add_card(one.card);
    for (const Rule& rule : event.rules)
      if (std::find(out.rules.begin(), out.rules.end(), rule) == out.rules.end()) out.rules.push_back(rule);
  }
  return out;
}

std::vector<Sentence> Game::leads_to(Language language, std::size_t most) const {
  std::vector<Sentence> out;
  if (over() || !state_->watched || decision().ask == Ask::action) return out;
  const GameState& game = *state_;
  const std::size_t at = before_last_action(game);
  out.resize(game.open.options.size());
  if (at == kNow) return out;
  const std::string wrong = guarded([&] {
    const Match before = position_before(game, at);
    Budget budget = budget_of(game.work);
    const Numbers numbers(game, Viewer::judge());
    for (std::size_t i = 0; i < out.size() && i < most && !budget.out(); ++i) {
      Match tried = game.match;
      Trace trace;
      trace.items.assign(game.trace.items.begin() + static_cast<std::ptrdiff_t>(game.last_action),
                         game.trace.items.end());
      trace.batch = game.trace.batch;
      tried.trace = &trace;
      tried.budget = &budget;
      kawari::Decision next;
      kawari::apply(tried, game.open.options[i], next);
      // What chance has decided here, it may decide otherwise.
      if (budget.out() || tried.state.fault != Fault::none ||
          tried.state.rng.state != game.match.state.rng.state)
        continue;
      Explainer explainer = explainer_of(game, Viewer::judge(), language);
      explainer.match = &tried;
      out[i] = public_sentence(outcome_sentence(explainer, before, trace), numbers);
    }
  });
  return wrong.empty() ? out : std::vector<Sentence>();
}

std::vector<OpenPoint> Game::open_points(Language language) const {
  std::vector<OpenPoint> out;
  if (state_ == nullptr) return out;
  const GameState& game = *state_;
  const std::size_t at = before_last_action(game);
  if (at == kNow) return out;
  const std::string wrong = guarded([&] {
    const Match before = position_before(game, at);
    Budget budget = budget_of(game.work);
    const std::uint64_t here = named_hash(game.match, kawari::Viewer::judge());
    for (const kawari::OpenPoint& point : game.match.rules->open_points) {
      if (!(point.editions >> game.match.edition->column & 1)) continue;
      Edition edition = *game.match.edition;
      edition.other_readings |= point.bit;
      Match other = before;
      other.edition = &edition;
      touch(other);
      Trace trace;
      other.trace = &trace;
      other.budget = &budget;
      const bool to_the_end = replay(game, at, other);
      if (budget.out()) break;
      if (to_the_end && named_hash(other, kawari::Viewer::judge()) == here) continue;
      OpenPoint one = public_point(*game.game, *game.match.edition, point, language);
      if (to_the_end) {
        Explainer explainer = explainer_of(game, Viewer::judge(), language);
        explainer.match = &other;
        one.other_answer =
            public_sentence(outcome_sentence(explainer, before, trace), Numbers(game, Viewer::judge()));
      }
      out.push_back(std::move(one));
    }
  });
  return wrong.empty() ? out : std::vector<OpenPoint>();
}

std::vector<Sentence> Game::assumed(Language language) const {
  std::vector<Sentence> out;
  if (state_ == nullptr) return out;
  const GameState& game = *state_;
  const std::string wrong = guarded([&] {
    const Explainer explainer = explainer_of(game, Viewer::judge(), language);
    const Speaker speaker(explainer);
    for (const Beginning::Blanks& one : game.beginning->blanks)
      out.push_back(public_sentence(
          speaker.say(MessageId::assumed_blanks,
                      {{"zone", speaker.zone(one.zone, one.player)}, {"count", SlotText(one.count)}}),
          Numbers(game, Viewer::judge())));
  });
  return wrong.empty() ? out : std::vector<Sentence>();
}

}  // namespace kawari::v1
