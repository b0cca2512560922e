#include "sim/meaning.h"

#include <fmt/format.h>

#include "explain/game_words.h"
#include "replace/settle.h"
#include "state/names.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {
namespace {

std::string player(PlayerId id) {
  if (id == kNoPlayer) return "no player";
  if (id == kChance) return "chance";
  return fmt::format("player {}", index(id) + 1);
}

// A card is identified by its name, its owner and its number among the owner's cards in this match.
std::string card(const Match& match, CardId id) {
  if (id == kNoCard) return "no card";
  const State& state = match.state;
  const PlayerId owner = state.card(id).player();
  int number = 1;
  for (std::uint16_t i = 0; i < index(id); ++i) number += state.card(CardId{i}).player() == owner;
  return fmt::format("{} ({}'s card {})", match.face(id).full_name, player(owner), number);
}

std::string placed(const Match& match, CardId id) {
  return id == kNoCard ? "no card"
                       : fmt::format("{}, {}", card(match, id), name_of(match, match.state.card(id).zone));
}

std::string object(const Match& match, ObjectRef ref) { return placed(match, card_of(match.state, ref)); }

// An ability is identified by its index on its card. An ability that is on no face of the card was granted or
// created by an effect, and is identified by its statement.
std::string ability(const Match& match, CardId id, NodeId root) {
  if (root == kNoNode || root == kCalculationKey) return "a rule";
  if (id != kNoCard) {
    const std::vector<Ability>& abilities = match.face(id).abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i)
      if (abilities[i].root == root) return fmt::format("ability {} of {}", i + 1, card(match, id));
  }
  return fmt::format("{} of {}", match.book().ops()[match.book().op(root)].name, card(match, id));
}

std::string waiting(const Match& match, const Waiting& w) {
  return fmt::format("{}; subject {}; other {}; bound {}; amount {}", ability(match, w.card, w.ability),
                     object(match, w.subject), object(match, w.other), object(match, w.bound), w.amount);
}

std::string candidate(const Match& match, std::size_t at) {
  const Candidates found = open_candidates(match);
  if (at >= found.size()) return "no candidate";
  const Candidate& c = found[at];
  return fmt::format("{}; bound {}", ability(match, c.card, c.node), object(match, c.bound));
}

// How a card is played, which player is attacked, or which ability is used.
std::string way(const Match& match, const ActionOption& action) {
  if (action.ability != kNoAbility) return fmt::format("ability {}", action.ability + 1);
  if (action.target.kind() == TargetKind::player) return player(action.target.player());
  if (match.rules->words == nullptr) return {};
  for (const ActionWords& words : match.rules->words->actions)
    if (words.heading == MessageId::act_play && words.id == match.rules->verb_name(action.verb))
      return std::string(match.rules->way_name(action.way));
  return {};
}

std::string action(const Match& match, const ActionOption& o) {
  const std::string_view verb = match.rules->verb_name(o.verb);
  std::string out(verb.empty() ? "no verb" : verb);
  if (o.card != kNoCard) out += " " + placed(match, o.card);
  if (const std::string how = way(match, o); !how.empty()) out += ", " + how;
  if (o.target.is_card()) out += ", with " + placed(match, o.target.card());
  return out;
}

}  // namespace

std::string meaning(const Match& match, const Decision& asked) {
  std::string out = fmt::format("{}, {}", name_of(asked.ask), player(asked.who));
  if (asked.card != kNoCard) out += ", about " + card(match, asked.card);
  return out + fmt::format(", {} to {}", asked.least, asked.most);
}

std::string meaning(const Match& match, const Option& o) {
  switch (o.kind()) {
    case OptionKind::none:
    case OptionKind::yes:
    case OptionKind::no:
    case OptionKind::done:
    case OptionKind::decline:
    case OptionKind::keep:
      return std::string(name_of(o.kind()));
    case OptionKind::object:
      return object(match, o.object());
    case OptionKind::card:
      return placed(match, o.card());
    case OptionKind::player:
      return player(o.player());
    case OptionKind::number:
      return fmt::format("number {}, {}", o.number(), o.keyword() == kNoKeyword ? 0 : index(o.keyword()) + 1);
    case OptionKind::mode:
      return fmt::format("mode {}", o.mode() + 1);
    case OptionKind::way:
      return std::string(match.rules->way_name(o.way()));
    case OptionKind::waiting:
      if (const Waiting* w = find_waiting(match.state, o.waiting())) return waiting(match, *w);
      return "nothing waits";
    case OptionKind::candidate:
      return candidate(match, o.candidate());
    case OptionKind::action:
      return action(match, o.action());
    case OptionKind::name:
      return o.name() == kNoWord ? "another name" : "name " + match.book().word(o.name());
    case OptionKind::colour:
      return fmt::format("colour {}", index(o.colour()) + 1);
  }
  return "?";
}

std::string meaning(const Match& match, const PartRecord& event) {
  std::string out = fmt::format("{} {} ({})", name_of(match, event), name_of(match, event.verb),
                                names_of(match, event.facts));
  if (event.player != kNoPlayer) out += ", " + player(event.player);
  if (event.card != kNoCard) out += ", " + card(match, event.card);
  if (event.other != kNoCard) out += ", with " + card(match, event.other);
  if (event.source != kNoCard) out += ", by " + card(match, event.source);
  if (event.from != Zone::none || event.to != Zone::none)
    out += fmt::format(", {} to {}", name_of(match, event.from), name_of(match, event.to));
  return out + fmt::format(", amount {}", event.amount);
}

}  // namespace kawari
