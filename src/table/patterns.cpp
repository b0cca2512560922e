#include "table/patterns.h"

#include <algorithm>

#include "ir/book.h"
#include "scenario/yaml_reader.h"
#include "state/hash.h"

namespace kawari {
namespace {

// The card of an item; for an ability, the card that has it.
struct Occurrence {
  bool is = false;
  CardId card = kNoCard;
  PlayerId player = kNoPlayer;
  CardId source = kNoCard;
  NodeId node = kNoNode;
  KeywordId keyword = kNoKeyword;
  int amount = 0;
};

Occurrence of_ability(const TraceItem& item) {
  const PlayerId player = item.by.controller != kNoPlayer ? item.by.controller : item.player;
  return {true, item.by.card, player, item.by.card, item.by.node, item.by.keyword, item.part.amount};
}

Occurrence of_part(const PartRecord& part) {
  return {true, part.card, part.player, part.source, part.cause, kNoKeyword, part.amount};
}

Occurrence as(const TraceItem& item, Fact fact) {
  switch (item.kind) {
    case TraceKind::happened:
      if (item.part.facts.has(fact)) return of_part(item.part);
      return {};
    case TraceKind::triggered:
      return fact == Fact::ability_triggered ? of_ability(item) : Occurrence{};
    case TraceKind::resolved:
      return fact == Fact::ability_resolved ? of_ability(item) : Occurrence{};
    case TraceKind::phase_began:
    case TraceKind::phase_skipped: {
      const Fact kind = item.kind == TraceKind::phase_began ? Fact::phase_began : Fact::phase_skipped;
      if (fact != kind) return {};
      Occurrence out = of_part(item.part);
      if (out.player == kNoPlayer) out.player = item.player;
      return out;
    }
    case TraceKind::action:
    case TraceKind::replaced:
    case TraceKind::self_replaced:
    case TraceKind::candidates:
    case TraceKind::declined:
    case TraceKind::ceased:
    case TraceKind::covered:
    case TraceKind::calculated:
    case TraceKind::prevented:
    case TraceKind::impossible:
    case TraceKind::not_triggered:
    case TraceKind::resolving:
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
      break;
  }
  return {};
}

bool fits(const Table& table, const EventPattern& pattern, const Occurrence& event, std::string_view phase) {
  const Match& match = table.match;
  const auto is_card = [&](const std::optional<Name>& name, CardId card) {
    return !name || (card != kNoCard && table.names.fits(match, name->text, card));
  };
  if (!is_card(pattern.card, event.card) || !is_card(pattern.source, event.source)) return false;
  if (pattern.player) {
    const auto player = table.names.player(pattern.player->text);
    PlayerId who = event.player;
    if (who == kNoPlayer && event.card != kNoCard) who = match.state.card(event.card).player();
    if (!player || *player != who) return false;
  }
  if (pattern.amount && *pattern.amount != event.amount) return false;
  if (pattern.ability && !names_effect(match, table.names, pattern.ability->text, event.source, event.node,
                                       event.keyword, false)) {
    return false;
  }
  return !pattern.phase || fold(pattern.phase->text) == fold(phase);
}

std::string_view phase_name(const Table& table, int phase) {
  const auto phases = table.match.rules->phases;
  return phase >= 0 && static_cast<std::size_t>(phase) < phases.size()
             ? phases[static_cast<std::size_t>(phase)]
             : std::string_view{};
}

// Calls `visit(index, item, phase)` with the phase that each item happened in.
template <class Visit>
void each_item(const Table& table, Visit visit) {
  int phase = -1;
  for (std::size_t i = 0; i < table.trace.items.size(); ++i) {
    const TraceItem& item = table.trace.items[i];
    if (item.kind == TraceKind::phase_began || item.kind == TraceKind::phase_skipped)
      phase = index(item.part.phase);
    visit(i, item, phase);
  }
}

}  // namespace

bool matches(const Table& table, const EventPattern& pattern, const TraceItem& item, int phase) {
  const Occurrence event = as(item, pattern.fact);
  return event.is && fits(table, pattern, event, phase_name(table, phase));
}

bool part_matches(const Table& table, const EventPattern& pattern, const PartRecord& part) {
  EventPattern anywhere = pattern;
  anywhere.phase.reset();
  return part.facts.has(pattern.fact) && fits(table, anywhere, of_part(part), {});
}

std::vector<std::size_t> occurrences(const Table& table, const EventPattern& pattern) {
  std::vector<std::size_t> out;
  each_item(table, [&](std::size_t i, const TraceItem& item, int phase) {
    if (matches(table, pattern, item, phase)) out.push_back(i);
  });
  return out;
}

std::vector<std::size_t> replacements(const Table& table, const EventPattern& pattern) {
  std::vector<std::size_t> out;
  each_item(table, [&](std::size_t i, const TraceItem& item, int phase) {
    const bool replaced = item.kind == TraceKind::replaced || item.kind == TraceKind::self_replaced ||
                          item.kind == TraceKind::covered;  // one application to several parts
    if (!replaced) return;
    if (!item.part.facts.has(pattern.fact)) return;
    if (fits(table, pattern, of_part(item.part), phase_name(table, phase))) out.push_back(i);
  });
  return out;
}

int replacement_count(const Table& table) {
  return static_cast<int>(
      std::count_if(table.trace.items.begin(), table.trace.items.end(), [](const TraceItem& item) {
        return item.kind == TraceKind::replaced || item.kind == TraceKind::self_replaced;
      }));
}

int trigger_count(const Table& table, std::string_view name) {
  int out = 0;
  for (const TraceItem& item : table.trace.items) {
    if (item.kind != TraceKind::triggered) continue;
    if (names_effect(table.match, table.names, name, item.by.card, item.by.node, item.by.keyword, false))
      ++out;
  }
  return out;
}

std::size_t first_out_of_order(const Table& table, const std::vector<EventPattern>& patterns) {
  const auto together = [&](std::size_t a, std::size_t b) {
    const TraceItem& x = table.trace.items[a];
    const TraceItem& y = table.trace.items[b];
    return x.kind == TraceKind::happened && y.kind == TraceKind::happened && x.batch == y.batch &&
           x.batch != 0;
  };
  std::vector<std::pair<std::size_t, Fact>> used;
  for (std::size_t p = 0; p < patterns.size(); ++p) {
    bool found = false;
    for (const std::size_t i : occurrences(table, patterns[p])) {
      const std::pair<std::size_t, Fact> key{i, patterns[p].fact};
      if (std::find(used.begin(), used.end(), key) != used.end()) continue;
      if (!used.empty() && i < used.back().first && !together(i, used.back().first)) continue;
      used.push_back(key);
      found = true;
      break;
    }
    if (!found) return p;
  }
  return patterns.size();
}

bool reads_history(CheckKind kind) {
  switch (kind) {
    case CheckKind::triggered:
    case CheckKind::not_triggered:
    case CheckKind::happened:
    case CheckKind::never:
    case CheckKind::in_order:
    case CheckKind::replaced:
      return true;
    case CheckKind::zone:
    case CheckKind::card_number:
    case CheckKind::card_state:
    case CheckKind::keywords:
    case CheckKind::lacks:
    case CheckKind::classifications:
    case CheckKind::under:
    case CheckKind::linked:
    case CheckKind::deck_top:
    case CheckKind::deck_bottom:
    case CheckKind::sees:
    case CheckKind::does_not_see:
    case CheckKind::shown:
    case CheckKind::not_shown:
    case CheckKind::at:
    case CheckKind::player_number:
    case CheckKind::bag:
    case CheckKind::asked:
    case CheckKind::offered:
    case CheckKind::not_offered:
    case CheckKind::winner:
      return false;
  }
  return true;
}

namespace {

// The fields of a record that only some kinds of parts have.
std::uint64_t more_of(const PartRecord& part) {
  const auto byte = [](auto value) { return static_cast<std::uint64_t>(value); };
  return byte(part.way) | byte(part.attacked) << 8 | byte(part.leaves) << 16 |
         byte(part.put_by_effect) << 24 | byte(part.phase) << 32;
}

}  // namespace

std::uint64_t history_hash(const Table& table, std::span<const std::uint64_t> cards) {
  const auto card = [&](CardId id) { return id == kNoCard ? 1 : cards[index(id)]; };
  const auto value = [&](const TraceItem& item) {
    const PartRecord& part = item.part;
    auto h = static_cast<std::uint64_t>(item.kind);
    part.facts.each_word([&](std::uint64_t word) { h = mix_hash(h, word); });
    h = mix_hash(mix_hash(h, card(part.card)), mix_hash(card(part.source), index(part.player)));
    h = mix_hash(mix_hash(h, static_cast<std::uint64_t>(part.amount)),
                 mix_hash(index(part.cause), more_of(part)));
    h = mix_hash(mix_hash(h, card(item.by.card)), mix_hash(index(item.by.node), index(item.by.keyword)));
    if (item.kind == TraceKind::action) {
      const ActionOption& action = item.option.action();
      h = mix_hash(mix_hash(h, static_cast<std::uint64_t>(action.way)),
                   mix_hash(action.ability, index(action.target.player())));
    }
    return mix_hash(h, std::uint64_t{index(item.by.controller)} << 8 | index(item.player));
  };
  std::uint64_t h = 0, together = 0;
  std::uint32_t batch = 0;
  for (const TraceItem& item : table.trace.items) {
    switch (item.kind) {
      case TraceKind::happened:
      case TraceKind::triggered:
      case TraceKind::resolved:
      case TraceKind::phase_began:
      case TraceKind::phase_skipped:
      case TraceKind::replaced:
      case TraceKind::self_replaced:
      case TraceKind::covered:
        break;
      case TraceKind::action:
      case TraceKind::candidates:
      case TraceKind::declined:
      case TraceKind::ceased:
      case TraceKind::calculated:
      case TraceKind::prevented:
      case TraceKind::impossible:
      case TraceKind::not_triggered:
      case TraceKind::resolving:
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
        continue;
    }
    // Parts that happened together have no order among them.
    if (item.kind == TraceKind::happened && item.batch != 0 && item.batch == batch) {
      together += value(item);
      continue;
    }
    h = mix_hash(h, together);
    together = value(item);
    batch = item.kind == TraceKind::happened ? item.batch : 0;
  }
  return mix_hash(h, together);
}

std::optional<Error> unknown_ability(const Table& table, const Name& name) {
  const Match& match = table.match;
  std::string_view text = name.text;
  const auto known = [&](std::string_view part) {
    if (match.cards->knows_word(part)) return true;
    for (const KeywordInfo& keyword : match.rules->keywords)
      if (fold(keyword.name) == fold(part)) return true;
    return false;
  };
  if (known(text) || !table.names.copies(match, text).empty()) return std::nullopt;
  if (const std::size_t slash = text.rfind('/'); slash != std::string_view::npos) {
    if (known(text.substr(slash + 1)) && !table.names.copies(match, text.substr(0, slash)).empty())
      return std::nullopt;
  }
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < match.state.cards.size(); ++i) {
    for (const Ability& ability : match.face(CardId(static_cast<std::uint16_t>(i))).abilities) {
      if (opens(text, ability_text(match, CardId(static_cast<std::uint16_t>(i)), ability.root)))
        return std::nullopt;
      if (ability.name != kNoWord) names.push_back(match.book().word(ability.name));
    }
  }
  for (const KeywordInfo& keyword : match.rules->keywords) names.push_back(keyword.name);
  const auto near = nearest_words(text, names, 2);
  return Error{table.names.file, name.at.line, name.at.column, "There is no ability " + in_quotes(text) + ".",
               near.empty() ? "" : "Did you mean " + either_of(near) + "?"};
}

std::vector<Error> unknown_names(const Table& table, const EventPattern& pattern) {
  std::vector<Error> out;
  for (const std::optional<Name>* name : {&pattern.card, &pattern.source}) {
    if (!*name) continue;
    if (auto error = table.names.unknown(table.match, **name)) out.push_back(std::move(*error));
  }
  if (pattern.player) {
    if (auto player = table.names.one_player(*pattern.player); !player) out.push_back(player.error());
  }
  if (pattern.ability) {
    if (auto error = unknown_ability(table, *pattern.ability)) out.push_back(std::move(*error));
  }
  if (pattern.phase) {
    const auto phases = table.match.rules->phases;
    const bool known = std::any_of(phases.begin(), phases.end(), [&](std::string_view phase) {
      return fold(phase) == fold(pattern.phase->text);
    });
    if (!known) {
      out.push_back({table.names.file, pattern.phase->at.line, pattern.phase->at.column,
                     "There is no phase " + in_quotes(pattern.phase->text) + ".",
                     "The phases are: " + listed(phases) + "."});
    }
  }
  return out;
}

std::string pattern_text(const Table& table, const EventPattern& pattern) {
  std::string out(table.match.rules->facts->name(pattern.fact));
  const auto add = [&](const char* key, const std::optional<Name>& name) {
    if (name) out += ", " + std::string(key) + " " + name->text;
  };
  add("card", pattern.card);
  add("player", pattern.player);
  add("source", pattern.source);
  add("ability", pattern.ability);
  add("phase", pattern.phase);
  if (pattern.amount) out += ", amount " + std::to_string(*pattern.amount);
  return out;
}

std::string event_text(const Table& table, const TraceItem& item, Fact fact) {
  const Occurrence event = as(item, fact);
  std::string out(table.match.rules->facts->name(fact));
  if (event.card != kNoCard) out += ", card " + table.names.shown(table.match, event.card);
  if (event.player != kNoPlayer) out += ", player " + table.names.player_name(event.player);
  if (event.source != kNoCard && event.source != event.card) {
    out += ", source " + table.names.shown(table.match, event.source);
  }
  if (event.amount != 0) out += ", amount " + std::to_string(event.amount);
  return out;
}

std::string nearest_event(const Table& table, const EventPattern& pattern) {
  const auto score = [&](const Occurrence& event) {
    int points = 0;
    if (pattern.card && event.card != kNoCard &&
        table.names.fits(table.match, pattern.card->text, event.card))
      points += 4;
    if (pattern.player && table.names.player(pattern.player->text) == event.player) points += 2;
    if (pattern.amount && *pattern.amount == event.amount) points += 1;
    return points;
  };
  int best = -1;
  std::string out;
  each_item(table, [&](std::size_t, const TraceItem& item, int) {
    const bool replaced = item.kind == TraceKind::replaced || item.kind == TraceKind::self_replaced;
    if (replaced && item.part.facts.has(pattern.fact)) {
      const int points = score(of_part(item.part));
      if (points >= best) {
        best = points;
        out = std::string(table.match.rules->facts->name(pattern.fact)) + ", card " +
              table.names.shown(table.match, item.part.card) + " (replaced, so it never happened)";
      }
      return;
    }
    const Occurrence event = as(item, pattern.fact);
    if (!event.is || score(event) <= best) return;
    best = score(event);
    out = event_text(table, item, pattern.fact);
  });
  return out;
}

}  // namespace kawari
