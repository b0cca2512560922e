// Hidden information: what a viewer cannot know must not change what the viewer is told. At decisions of a
// random game everything that a viewer does not see is permuted, and all texts are compared: question,
// options, view, hash and log, for every player, asked or not. Then both games go on, and their texts are
// compared again.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "explain/game_words.h"
#include "library/told.h"
#include "tests/sim/battery.h"

namespace kawari::battery {

inline std::vector<Language> languages(const Game& game) {
  std::vector<Language> out;
  for (const Language language : {Language::en, Language::es, Language::ja})
    if (speaks(*game.rules->words, language)) out.push_back(language);
  return out;
}

// A sentence with all that its words refer to.
inline std::string with_references(const Sentence& sentence) {
  const auto named = [](const CardSpan& card) {
    return std::to_string(index(card.card)) + "," + std::to_string(index(card.face)) + "," + card.name;
  };
  std::string out;
  for (const Span& span : sentence.spans()) {
    out += "[" + std::to_string(span.to.index()) + " ";
    out += span.text;
    if (const CardSpan* card = card_of(span)) out += " " + named(*card);
    if (const auto* ability = std::get_if<AbilitySpan>(&span.to))
      out += " " + ability->name + " " + named(ability->of);
    out += "]";
  }
  return out;
}

// One of two games that differ in hidden cards alone: a match with its own trace.
struct Telling {
  Match match;
  Trace trace;

  explicit Telling(const Match& of) : match(of) { match.trace = &trace; }
  Telling(const Telling& other) : match(other.match), trace(other.trace) { match.trace = &trace; }
  Telling& operator=(const Telling&) = delete;

  // Everything that a viewer is told now, with the trace from item `from` on.
  std::string told(const Game& game, PlayerId viewer, std::size_t from) const {
    std::string out;
    for (const Language language : languages(game)) {
      const Question question = question_for(match, viewer, language);
      out += std::to_string(question.player) + ": " + question.text + "\n";
      for (const Choice& choice : question.choices)
        out += "  " + choice.text + " (" + std::to_string(choice.group) + ")\n";
      for (const bool full : {false, true}) {
        Explainer explainer(match, viewer);
        explainer.player_names = {"Ana", "Bruno"};
        explainer.language = language;
        explainer.full = full;
        for (const ExplainedStep& step : explainer.steps(trace, from, trace.items.size())) {
          out += step.text.text();
          for (const Citation& citation : step.citations) out += " [" + citation.number + "]";
          out += "\n";
        }
      }
    }
    const TableView view = view_for(match, game, viewer);
    for (const SeenCard& card : view.cards) {
      out +=
          card.zone + " " + std::to_string(card.owner) + "." + std::to_string(card.place) + " " + card.name;
      for (const Figure& figure : card.figures) out += " " + figure.name + " " + std::to_string(figure.value);
      for (const std::string& state : card.states) out += " " + state;
      out += "\n";
    }
    for (const std::vector<Figure>& player : view.players)
      for (const Figure& figure : player) out += figure.name + " " + std::to_string(figure.value) + "\n";
    for (const int size : view.deck_sizes) out += std::to_string(size) + " ";
    return out + std::to_string(view_hash(match, viewer)) + "\n";
  }
};

// What a viewer is told with all that the words refer to.
inline std::string referred(const Telling& game, PlayerId viewer, std::size_t from) {
  std::string out;
  Explainer explainer(game.match, viewer);
  if (const Decision open = decision(game.match); open.ask != Ask::none) {
    out += with_references(explainer.question(open.ask, open.who, open.node, open.card)) + "\n";
    for (const Option& option : open.options)
      if (open.who == viewer) out += with_references(explainer.option(option)) + "\n";
  }
  explainer.full = true;
  for (const ExplainedStep& step : explainer.steps(game.trace, from, game.trace.items.size()))
    out += with_references(step.text) + "\n";
  return out;
}

inline bool sees(const Match& match, PlayerId viewer, std::size_t card) {
  return sees_face(match, viewer, CardId{static_cast<std::uint16_t>(card)});
}

// A copy of the game in which everything is permuted that the viewer does not see now, with other faces
// wherever the trace mentions a card that the viewer did not see then. Cards are only exchanged with cards of
// the same owner, because a player knows the contents of their own deck.
inline Telling permuted(const Telling& game, PlayerId viewer, Rng& rng) {
  Telling out = game;
  for (std::uint8_t owner = 0; owner < out.match.state.player_count; ++owner) {
    std::vector<Card*> hidden;
    for (std::size_t i = 0; i < out.match.state.cards.size(); ++i)
      if (Card& card = out.match.state.cards[i]; card.owner == owner && !sees(game.match, viewer, i))
        hidden.push_back(&card);
    for (std::size_t k = hidden.size(); k > 1; --k)
      std::swap(hidden[k - 1]->face, hidden[rng.below(static_cast<std::uint32_t>(k))]->face);
  }
  out.match.derived.stale = Stale::all;
  const auto other_face = [&](CardId card, FaceId& face, const Sighting& at) {
    const auto cards = static_cast<std::uint32_t>(out.match.state.cards.size());
    if (card != kNoCard && !Viewer(viewer).saw(at)) face = out.match.state.cards[rng.below(cards)].face;
  };
  const auto other_part = [&](PartRecord& part) {
    other_face(part.card, part.face, part.at);
    other_face(part.other, part.other_face, part.other_at);
    other_face(part.source, part.source_face, part.source_at);
  };
  const auto other_effect = [&](EffectRecord& effect) {
    if (effect.card == kNoCard || Viewer(viewer).saw(effect.at)) return;
    other_face(effect.card, effect.face, effect.at);
    effect.ability = kNoWord;
    effect.keyword = KeywordId{0};
  };
  for (TraceItem& item : out.trace.items) {
    other_part(item.part);
    other_effect(item.by);
    for (PartRecord& part : item.results) other_part(part);
    for (EffectRecord& effect : item.list) other_effect(effect);
  }
  return out;
}

// The first line in which two texts differ, with both.
inline std::string first_difference(const std::string& a, const std::string& b) {
  std::size_t line = 0, at = 0;
  while (at < a.size() && at < b.size() && a[at] == b[at])
    if (a[at++] == '\n') line = at;
  const auto rest = [&](const std::string& text) { return text.substr(line, text.find('\n', at) - line); };
  return a == b ? "" : "\"" + rest(a) + "\" against \"" + rest(b) + "\"";
}

// Whether the viewer has seen something that differs in the two games.
inline bool noticed(const Telling& a, const Telling& b, PlayerId viewer, std::size_t from) {
  for (std::size_t i = 0; i < a.match.state.cards.size(); ++i)
    if ((sees(a.match, viewer, i) || sees(b.match, viewer, i)) &&
        a.match.state.cards[i].face != b.match.state.cards[i].face)
      return true;
  for (const Telling* one : {&a, &b})
    for (std::size_t i = from; i < one->trace.items.size(); ++i) {
      const PartRecord& part = one->trace.items[i].part;
      if (part.card != kNoCard && Viewer(viewer).saw(part.at) &&
          a.match.state.card(part.card).face != b.match.state.card(part.card).face)
        return true;
    }
  return false;
}

struct HiddenGames {
  int games = 1;
  int every = 25;                 // every n-th decision is examined
  int onwards = 4;                // how many decisions both games then go on for
  int compared = 0;               // pairs of texts that were compared
  int followed = 0;               // pairs of texts that were compared after both games went on
  std::set<std::string> unnamed;  // sentences without content, or with program text
};

// Finds sentences for players that contain program text or have no content.
inline void find_unnamed(const std::string& told, std::set<std::string>& out) {
  for (std::size_t begin = 0; begin < told.size();) {
    const std::size_t end = std::min(told.find('\n', begin), told.size());
    const std::string line = told.substr(begin, end - begin);
    for (const char* bad : {"[(", "omething happens", "omething would happen", "lgo le ocurr", "何かが起こ"})
      if (line.find(bad) != std::string::npos) out.insert(line);
    begin = end + 1;
  }
}

inline void hidden_games(const Subject& subject, const Edition& edition, std::uint64_t first_seed,
                         HiddenGames& run) {
  for (int i = 0; i < run.games; ++i) {
    const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(i);
    const MatchDecks decks = gathered_decks(subject, seed);
    Telling game(start_from_decks(decks, *subject.game->rules, edition, seed));
    Rng rng = Rng::seeded(seed * 17 + 3);
    std::size_t from = 0;
    for (int at = 0; at < 20000; ++at) {
      const Decision open = decision(game.match);
      if (open.ask == Ask::none) break;
      const std::string where =
          std::string(edition.id) + ", seed " + std::to_string(seed) + ", decision " + std::to_string(at);
      if (rng.below(static_cast<std::uint32_t>(run.every)) == 0) {
        for (std::uint8_t p = 0; p < game.match.state.player_count; ++p) {
          const PlayerId viewer{p};
          Telling a = game, b = permuted(game, viewer, rng);
          const std::string told = a.told(*subject.game, viewer, from);
          ASSERT_EQ(first_difference(told, b.told(*subject.game, viewer, from)), "")
              << where << ", viewer " << int{p};
          ASSERT_EQ(first_difference(referred(a, viewer, from), referred(b, viewer, from)), "")
              << where << ", viewer " << int{p};
          ++run.compared;
          find_unnamed(told, run.unnamed);
          for (int k = 0; k < run.onwards; ++k) {
            const Decision here = decision(a.match), there = decision(b.match);
            if (here.ask == Ask::none || here.ask != there.ask || here.who != there.who) break;
            const Option taken = here.options[rng.below(static_cast<std::uint32_t>(here.options.size()))];
            const auto same = std::find_if(there.options.begin(), there.options.end(),
                                           [&](const Option& o) { return o == taken; });
            if (same == there.options.end()) break;
            const std::size_t told_before = a.trace.items.size();
            apply(a.match, taken);
            apply(b.match, *same);
            if (noticed(a, b, viewer, told_before)) break;
            if (a.match.state.pending.ask != b.match.state.pending.ask ||
                a.match.state.pending.who != b.match.state.pending.who)
              break;
            ASSERT_EQ(first_difference(a.told(*subject.game, viewer, told_before),
                                       b.told(*subject.game, viewer, told_before)),
                      "")
                << where << ", viewer " << int{p} << ", " << k + 1 << " decisions on";
            ASSERT_EQ(first_difference(referred(a, viewer, told_before), referred(b, viewer, told_before)),
                      "")
                << where << ", viewer " << int{p} << ", " << k + 1 << " decisions on";
            ++run.followed;
          }
        }
        from = game.trace.items.size();
      }
      apply(game.match, open.options[rng.below(static_cast<std::uint32_t>(open.options.size()))]);
    }
    // The whole log at the end.
    for (std::uint8_t p = 0; p < game.match.state.player_count; ++p) {
      const std::string told = game.told(*subject.game, PlayerId{p}, 0);
      ASSERT_EQ(first_difference(told, permuted(game, PlayerId{p}, rng).told(*subject.game, PlayerId{p}, 0)),
                "")
          << edition.id << ", seed " << seed << ", the end, viewer " << int{p};
      find_unnamed(told, run.unnamed);
    }
  }
}

}  // namespace kawari::battery
