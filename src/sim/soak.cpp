#include "sim/soak.h"

#include "state/invariants.h"
#include "state/rules.h"
#include "state/setup.h"

namespace kawari {
namespace {

Result<MatchDecks> draw_decks(const SoakTable& table, const SoakPlan& plan, Rng& rng) {
  const auto faces = static_cast<std::uint32_t>(table.playable.size());
  std::vector<std::vector<FaceId>> decks(static_cast<std::size_t>(plan.players));
  for (std::vector<FaceId>& deck : decks)
    for (int i = 0; i < plan.deck_size; ++i) deck.push_back(table.playable[rng.below(faces)]);
  return gather_decks(table.cards, decks);
}

Match begin_game(const MatchDecks& decks, const SoakTable& table, const SoakPlan& plan, std::uint64_t seed) {
  Match match = new_match(*decks.cards, *table.rules, *plan.edition, plan.players, seed);
  match.chance = plan.ask_chance ? Chance::asked : Chance::generator;
  for (std::uint8_t p = 0; p < plan.players && plan.teams > 0; ++p)
    join_team(match, PlayerId{p}, p % plan.teams + 1);
  play_variant(match, plan.variant);
  for (std::uint8_t p = 0; p < plan.players; ++p)
    for (const FaceId face : decks.decks[p]) add_card(match, face, PlayerId{p}, Zone::deck);
  start_game(match);
  return match;
}

// A player who has left owns nothing that takes part, and nothing waits for that player.
std::string what_leavers_left(const Match& match) {
  const State& state = match.state;
  for (std::size_t i = 0; i < state.cards.size(); ++i) {
    const Card& card = state.card(CardId(static_cast<std::uint16_t>(i)));
    if (state.player(card.player()).left && card.zone != Zone::removed)
      return "a card of a player who has left is still in the game: " +
             match.face(CardId(static_cast<std::uint16_t>(i))).full_name;
  }
  for (const Waiting& waiting : state.waiting)
    if (state.player(waiting.controller).left) return "an ability of a player who has left still waits";
  return {};
}

// A card in the pending zone must belong to something that is under way.
std::string what_is_stranded(const Match& match) {
  const State& state = match.state;
  if (state.pending.ask != Ask::action || state.frames.size() > 1) return {};
  for (std::uint8_t p = 0; p < state.player_count; ++p)
    if (const CardId first = state.list(PlayerId{p}, Zone::pending).first; first != kNoCard)
      return "nothing is under way that could finish " + match.face(first).full_name;
  return {};
}

std::string what_is_wrong(const Match& match, const Decision& open) {
  if (open.ask != Ask::none) {
    if (open.options.empty()) return "a decision without options";
    if (open.who != kChance && match.state.player(open.who).left) return "asks a player who has left";
  }
  std::string wrong = violated_invariant(match);
  if (wrong.empty() && !match.state.over) wrong = what_leavers_left(match);
  if (wrong.empty()) wrong = what_is_stranded(match);
  return wrong;
}

}  // namespace

std::vector<FaceId> playable_faces(const Database& cards) {
  std::vector<FaceId> out;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const FaceId id{static_cast<std::uint16_t>(i)};
    if (cards[id].compiled() && cards.find(cards[id].full_name) == id) out.push_back(id);
  }
  return out;
}

SoakPlan plan_for(const Rules& rules, std::uint64_t seed) {
  const std::uint64_t editions = rules.editions.size();
  const auto tables = static_cast<std::uint64_t>(rules.most_players - rules.least_players + 1);
  SoakPlan plan;
  plan.seed = seed;
  plan.edition = &rules.editions[seed % editions];
  plan.players = rules.least_players + static_cast<int>(seed / editions % tables);
  // Draws how often players concede, how large decks are and whether chance is asked, independently of each
  // other.
  Rng rng = Rng::seeded(seed ^ 0x50A4ull);
  plan.deck_size = rng.below(2) == 0 ? 40 : 60;
  constexpr int kConcede[] = {0, 30, 100, 400};
  plan.concede_one_in = kConcede[rng.below(4)];
  plan.ask_chance = rng.below(16) == 0;
  plan.check_every = 25;
  if (plan.players > 2 && rng.below(3) == 0) plan.teams = 2;
  return plan;
}

SoakResult soak_game(const SoakTable& table, const SoakPlan& plan) {
  SoakResult result;
  Rng rng = Rng::seeded(plan.seed);
  const Result<MatchDecks> decks = draw_decks(table, plan, rng);
  if (!decks) {
    result.wrong = decks.error().text();
    return result;
  }
  Match match = begin_game(*decks, table, plan, rng.next());
  const std::size_t cards = match.state.cards.size();
  Decision open;
  decision(match, open);
  while (open.ask != Ask::none && result.wrong.empty()) {
    if (++result.decisions > static_cast<std::uint64_t>(plan.most_decisions)) {
      result.wrong = "the game has no end";
      break;
    }
    bool look = plan.check_every > 0 && result.decisions % static_cast<std::uint64_t>(plan.check_every) == 0;
    if (plan.concede_one_in > 0 && rng.below(static_cast<std::uint32_t>(plan.concede_one_in)) == 0) {
      const auto leaver = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(plan.players)));
      result.conceded += !match.state.player(PlayerId{leaver}).left;
      concede(match, PlayerId{leaver});
      decision(match, open);
      look = true;
    } else {
      apply(match, open.options[rng.below(static_cast<std::uint32_t>(open.options.size()))], open);
    }
    if (look) result.wrong = what_is_wrong(match, open);
    if (result.wrong.empty() && open.ask != Ask::none && open.options.empty())
      result.wrong = "a decision without options";
  }
  result.turns = match.state.turn_number;
  if (match.state.fault != Fault::none) result.wrong = std::string(sentence(match.state.fault));
  if (result.wrong.empty()) result.wrong = what_is_wrong(match, open);
  if (result.wrong.empty() && match.state.cards.size() != cards) result.wrong = "the number of cards changed";
  if (result.wrong.empty() && !match.state.over) result.wrong = "the game stopped without an end";
  return result;
}

}  // namespace kawari
