// Hidden information: what a viewer cannot know must not change what the viewer is told. At decisions of a
// random game everything that a viewer does not see is permuted. All that the protocol prints for the viewer
// is compared, for every player, asked or not: the moment with its question, options, cards, events and hash,
// and the refusals. Then both games go on, and are compared again.
#pragma once
#include <set>
#include <string>
#include <vector>

#include "explain/game_words.h"
#include "library/inside.h"
#include "protocol/moment.h"
#include "tests/sim/battery.h"

namespace kawari::battery {

inline std::vector<Language> languages(const Game& game) {
  std::vector<Language> out;
  for (const Language language : {Language::en, Language::es, Language::ja})
    if (speaks(*game.rules->words, language)) out.push_back(language);
  return out;
}

// One of two games that differ in hidden cards alone, as the library has them.
struct Telling {
  v1::Game game;

  Telling(const Game& rules, std::shared_ptr<const MatchCards> cards, const Match& of)
      : game(v1::Inside::of_match(rules, std::move(cards), of, {"Ana", "Bruno"})) {}

  v1::GameState& state() { return *v1::Inside::state(game); }
  const v1::GameState& state() const { return *v1::Inside::state(game); }
  const Match& match() const { return state().match; }
  const Trace& trace() const { return state().trace; }

  // Everything that the protocol tells a viewer now, with the events from item `from` on: the moment as it is
  // sent, what could be answered, and why other actions are not on offer. The rounds go through the
  // languages, short and in full.
  std::string told(const Game& rules, PlayerId player, std::size_t from, int round) const {
    const v1::Viewer viewer(index(player));
    const std::vector<Language> spoken = languages(rules);
    const auto at = static_cast<std::size_t>(round);
    const auto said = static_cast<v1::Language>(spoken[at % spoken.size()]);
    protocol::SentFaces sent;
    std::string out =
        protocol::moment_of(game, {viewer, said, from, at / spoken.size() % 2 == 0}, sent).dump(1) + "\n";
    for (const std::string& id : game.option_ids(viewer)) out += id + "\n";
    if (game.decision().player == viewer.player())
      for (const int group : game.groups()) out += std::to_string(group) + " ";
    out += "\n";
    const v1::View view = game.view(viewer);
    for (std::size_t i = 0; i < view.cards.size() && i < 3; ++i)
      for (const v1::Refusal& refusal : game.refusals(view.cards[view.cards.size() - 1 - i].id, viewer))
        out += protocol::of(refusal).dump(1) + "\n";
    return out;
  }
};

inline bool sees(const Match& match, PlayerId viewer, std::size_t card) {
  return sees_face(match, viewer, CardId{static_cast<std::uint16_t>(card)});
}

// A copy of the game in which everything is permuted that the viewer does not see now, with other faces
// wherever the trace mentions a card that the viewer did not see then. Cards are only exchanged with cards of
// the same owner, because a player knows the contents of their own deck.
// The position before the last action is permuted with it; what the viewer saw there stays.
inline Telling permuted(const Telling& game, PlayerId viewer, Rng& rng) {
  Telling out = game;
  std::vector<v1::Before>& kept = out.state().before;
  std::size_t action = kept.size();
  while (action > 0 && kept[action - 1].items > out.state().last_action) --action;
  Match before = game.match();
  before.trace = nullptr;
  if (action > 0) kept[action - 1].match.unpack(before);
  for (std::uint8_t owner = 0; owner < out.state().match.state.player_count; ++owner) {
    std::vector<Card*> hidden;
    for (std::size_t i = 0; i < out.state().match.state.cards.size(); ++i)
      if (Card& card = out.state().match.state.cards[i];
          card.owner == owner && !sees(game.match(), viewer, i) &&
          (i >= before.state.cards.size() || !sees(before, viewer, i)))
        hidden.push_back(&card);
    for (std::size_t k = hidden.size(); k > 1; --k)
      std::swap(hidden[k - 1]->face, hidden[rng.below(static_cast<std::uint32_t>(k))]->face);
  }
  out.state().match.derived.stale = Stale::all;
  if (action > 0) {
    for (std::size_t i = 0; i < before.state.cards.size(); ++i)
      if (const FaceId face = out.state().match.state.cards[i].face; face != game.match().state.cards[i].face)
        before.state.cards[i].face = face;
    before.derived.stale = Stale::all;
    kept[action - 1].match = PackedMatch(before);
  }
  const auto other_face = [&](CardId card, FaceId& face, const Sighting& at) {
    const auto cards = static_cast<std::uint32_t>(out.state().match.state.cards.size());
    if (card != kNoCard && !Viewer(viewer).saw(at))
      face = out.state().match.state.cards[rng.below(cards)].face;
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
  for (TraceItem& item : out.state().trace.items) {
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
  for (std::size_t i = 0; i < a.match().state.cards.size(); ++i)
    if ((sees(a.match(), viewer, i) || sees(b.match(), viewer, i)) &&
        a.match().state.cards[i].face != b.match().state.cards[i].face)
      return true;
  for (const Telling* one : {&a, &b})
    for (std::size_t i = from; i < one->trace().items.size(); ++i) {
      const PartRecord& part = one->trace().items[i].part;
      if (part.card != kNoCard && Viewer(viewer).saw(part.at) &&
          a.match().state.card(part.card).face != b.match().state.card(part.card).face)
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
    Telling game(*subject.game, decks.cards, start_from_decks(decks, *subject.game->rules, edition, seed));
    Rng rng = Rng::seeded(seed * 17 + 3);
    std::size_t from = 0;
    for (int at = 0; at < 20000; ++at) {
      const Decision open = decision(game.match());
      if (open.ask == Ask::none) break;
      const std::string where =
          std::string(edition.id) + ", seed " + std::to_string(seed) + ", decision " + std::to_string(at);
      if (rng.below(static_cast<std::uint32_t>(run.every)) == 0) {
        for (std::uint8_t p = 0; p < game.match().state.player_count; ++p) {
          const PlayerId viewer{p};
          Telling a = game, b = permuted(game, viewer, rng);
          const std::string told = a.told(*subject.game, viewer, from, at + p);
          ASSERT_EQ(first_difference(told, b.told(*subject.game, viewer, from, at + p)), "")
              << where << ", viewer " << int{p};
          ++run.compared;
          find_unnamed(told, run.unnamed);
          for (int k = 0; k < run.onwards; ++k) {
            const Decision here = decision(a.match()), there = decision(b.match());
            if (here.ask == Ask::none || here.ask != there.ask || here.who != there.who) break;
            const Option taken = here.options[rng.below(static_cast<std::uint32_t>(here.options.size()))];
            const auto same = std::find_if(there.options.begin(), there.options.end(),
                                           [&](const Option& o) { return o == taken; });
            if (same == there.options.end()) break;
            const std::size_t told_before = a.trace().items.size();
            v1::take(a.state(), taken);
            v1::take(b.state(), *same);
            if (noticed(a, b, viewer, told_before)) break;
            if (a.match().state.pending.ask != b.match().state.pending.ask ||
                a.match().state.pending.who != b.match().state.pending.who)
              break;
            ASSERT_EQ(first_difference(a.told(*subject.game, viewer, told_before, at + p + k),
                                       b.told(*subject.game, viewer, told_before, at + p + k)),
                      "")
                << where << ", viewer " << int{p} << ", " << k + 1 << " decisions on";
            ++run.followed;
          }
        }
        from = game.trace().items.size();
      }
      v1::take(game.state(), open.options[rng.below(static_cast<std::uint32_t>(open.options.size()))]);
    }
    // The whole log at the end.
    for (std::uint8_t p = 0; p < game.match().state.player_count; ++p) {
      const std::string told = game.told(*subject.game, PlayerId{p}, 0, i + p);
      ASSERT_EQ(
          first_difference(told, permuted(game, PlayerId{p}, rng).told(*subject.game, PlayerId{p}, 0, i + p)),
          "")
          << edition.id << ", seed " << seed << ", the end, viewer " << int{p};
      find_unnamed(told, run.unnamed);
    }
  }
}

}  // namespace kawari::battery
