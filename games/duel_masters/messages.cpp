#include "games/duel_masters/messages.h"

#include <vector>

#include "games/duel_masters/obstacle_forms.h"
#include "games/duel_masters/rule_keys.h"
#include "games/duel_masters/said.h"
#include "games/duel_masters/words.h"
#include "games/duel_masters/words_in.h"

namespace kawari::duel_masters {
namespace {

using M = MessageId;
using rule::key;

constexpr InEachLanguage<const GameTexts*> kSpoken{&kEnglish, &kSpanish, &kJapanese};
constexpr auto kOwnObstacles = Obstacles<OwnObstacle>::infos();
constexpr auto kAllSaid = joined(kSaid, Obstacles<OwnObstacle>::said());
const std::vector<Message> kMessages = game_messages(kAllSaid, kSpoken);

constexpr ActionWords kActions[] = {
    {"charge", M::act_ink},        {"summon", M::act_play}, {"cast", M::act_cast},
    {"attack", M::act_attack},     {"use", M::act_use},     {"pass", M::act_pass},
    {"generate", M::act_generate}, {"cross", M::act_move},  {"fortify", M::act_fortify},
};

constexpr CheckWords kChecks[] = {
    {key(rule::power_zero), M::check_lethal},
    {key(rule::blocked), M::stays_blocked},
    {key(rule::entry_replaced), M::stays_in_zone},
    {key(rule::evolution_mixed), M::tapped_below},
    {key(rule::castle_falls), M::castle_falls},
    {key(rule::endless_loop), M::outcome_no_winner},
    {key(rule::one_leaves_check), M::one_linked_leaves},
    {key(rule::link_ends_check), M::links_end},
};

}  // namespace

const GameWords kGameWords{kSpoken, kMessages, kActions, kChecks, kOwnObstacles};

}  // namespace kawari::duel_masters
