// The calls that drive every match: run until a player must decide, apply an option, run on. A human, a bot,
// a search, a scenario and a replay all use these and nothing else.
#pragma once
#include "state/match.h"

namespace kawari {

class Verdict;

// What a player (or chance) is asked now.
struct Decision {
  Ask ask = Ask::none;  // none: the game is over, or a fault has stopped it
  PlayerId who = kNoPlayer;
  NodeId node = kNoNode;     // the node that asks: a may, a chosen, a replacement …
  CardId card = kNoCard;     // the card that it is about
  NodeId ability = kNoNode;  // the ability that is resolving
  int least = 0;             // objects: picks that must still be made
  int most = 0;              // objects: picks that may still be made
  OptionList options;
  // The number of groups of options. If the options were not grouped: 2 means two or more.
  int groups = 0;
  // For each option: equal keys cannot be told apart by the asked player; may be incomplete.
  std::vector<std::uint64_t> keys;
};

// Runs until somebody must decide, the game is over, or a fault stops it. Decisions with one group of options
// are taken without asking, unless match.ask_forced is set.
void run(Match& match);
// The open decision with its options, in a stable order and grouped. Options that the asked player cannot
// tell apart have the same Option::group. Groups are numbered from 0 in the order of their first options.
Decision decision(const Match& match);
// Takes an option of the open decision and runs on. The option must be one of decision(match).options.
void apply(Match& match, const Option& option);
// The same calls for callers that play many games. run() and apply() list the options anyway to see whether
// there is a choice; these versions leave them in `open`, whose storage is reused. The options are not
// grouped; group_options() groups them.
void run(Match& match, Decision& open);
void decision(const Match& match, Decision& open);
void apply(Match& match, Option option, Decision& open);
void group_options(const Match& match, Decision& open);
// Whether an action could be taken now; if not, the verdict has the rule. Never changes the match.
Verdict may_act(const Match& match, const ActionOption& action);
// Starts to resolve rules text as an effect of the player, with `source` (or kNoCard) as its card, then runs.
void resolve_text(Match& match, NodeId action_text, PlayerId player, CardId source);
// A player concedes, whoever is asked at that moment. The others play on.
void concede(Match& match, PlayerId player);
void concede(Match& match, PlayerId player, Decision& open);
// Plays a whole game from the beginning; the decks must be in place.
void start_game(Match& match);
// The sentence of a fault.
std::string_view sentence(Fault fault);

}  // namespace kawari
