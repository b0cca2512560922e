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
constexpr auto kAllSaid = joined(kSaid, own_said<kOwnSaid>(), Obstacles<OwnObstacle>::said());
const std::vector<Message> kMessages = game_messages(kAllSaid, kSpoken);

constexpr ActionWords kActions[] = {
    {"charge", M::act_ink},
    {"summon", M::act_play},
    {"cast", id(OwnMessage::act_cast)},
    {"attack", id(OwnMessage::act_attack), id(OwnMessage::act_attack_player)},
    {"use", M::act_use},
    {"pass", M::act_pass},
    {"generate", id(OwnMessage::act_generate)},
    {"cross", M::act_move},
    {"fortify", id(OwnMessage::act_fortify)},
};

constexpr KindWords kKindWords[] = {
    {Kind::action, id(OwnMessage::act_cast)},
    {Kind::item, id(OwnMessage::act_generate)},
    {Kind::location, id(OwnMessage::act_fortify)},
};
constexpr UnseenWords kUnseen[] = {
    {id(OwnMessage::break_shield), id(OwnMessage::break_unseen)},
};

constexpr CheckWords kChecks[] = {
    {key(rule::power_zero), M::check_lethal},
    {key(rule::blocked), id(OwnMessage::stays_blocked)},
    {key(rule::entry_replaced), id(OwnMessage::stays_in_zone)},
    {key(rule::evolution_mixed), id(OwnMessage::tapped_below)},
    {key(rule::castle_falls), id(OwnMessage::castle_falls)},
    {key(rule::endless_loop), M::outcome_no_winner},
    {key(rule::one_leaves_check), id(OwnMessage::one_linked_leaves)},
    {key(rule::link_ends_check), id(OwnMessage::links_end)},
};

}  // namespace

const GameWords kGameWords{.languages = kSpoken,
                           .messages = kMessages,
                           .own_names = kOwnMessageNames,
                           .actions = kActions,
                           .checks = kChecks,
                           .obstacles = kOwnObstacles,
                           .kinds = kKindWords,
                           .unseen = kUnseen};

}  // namespace kawari::duel_masters
