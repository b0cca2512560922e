// The two calls that drive every match: run until a player must decide, apply an option, run on. A human, a
// bot, a search, a scenario and a replay all use these and nothing else.
#pragma once
#include "state/match.h"

namespace kawari {

class Verdict;

// What a player (or chance) is asked now.
struct Decision {
  Ask ask = Ask::none;  // none: the game is over or has stopped with a fault
  PlayerId who = kNoPlayer;
  NodeId node = kNoNode;     // the node that asks: a may, a chosen, a replacement …
  CardId card = kNoCard;     // the card that it is about
  NodeId ability = kNoNode;  // the ability that is resolving
  int least = 0;             // objects: picks that must still be made
  int most = 0;              // objects: picks that may still be made
  OptionList options;
  // How many really different options there are. Where the options were not grouped: 2 stands for more, too.
  int groups = 0;
  std::vector<std::uint64_t> keys;  // what the asked player can tell options by, as far as it was looked at
};

// Runs until somebody must decide, the game is over, or a fault stops it. Decisions with one group of options
// are taken without asking, unless match.ask_forced is set.
void run(Match& match);
// The open decision with its options, in a stable order and grouped: options that the asked player cannot
// tell apart share an Option::group. Groups are numbered from 0 in the order of their first options.
Decision decision(const Match& match);
// Takes an option of the open decision and runs on. The option must be one of decision(match).options.
void apply(Match& match, const Option& option);
// The same calls for those who play many games. run() and apply() have to list the options anyway to see
// whether there is a choice: they leave them in `open`, whose storage is used again and again. They are not
// grouped; whoever wants to know the groups asks for them.
void run(Match& match, Decision& open);
void decision(const Match& match, Decision& open);
void apply(Match& match, Option option, Decision& open);
void group_options(const Match& match, Decision& open);
// Whether an action could be taken now, and if not, because of which rule. Never changes
// the match.
Verdict may_act(const Match& match, const ActionOption& action);
// Starts resolving rules text as an effect of a player's, with `source` (or kNoCard) behind it, then runs.
void resolve_text(Match& match, NodeId action_text, PlayerId player, CardId source);
// A player concedes, whoever is asked at that moment. The others play on.
void concede(Match& match, PlayerId player);
void concede(Match& match, PlayerId player, Decision& open);
// A whole game from the beginning: decks are in place, everything else happens.
void start_game(Match& match);
// The sentence of a fault.
std::string_view sentence(Fault fault);

}  // namespace kawari
