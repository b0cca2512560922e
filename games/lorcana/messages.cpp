#include "games/lorcana/messages.h"

#include <vector>

#include "games/lorcana/obstacle_forms.h"
#include "games/lorcana/play_way.h"
#include "games/lorcana/rule_keys.h"
#include "games/lorcana/said.h"
#include "games/lorcana/words.h"
#include "games/lorcana/words_in.h"

namespace kawari::lorcana {
namespace {

using M = MessageId;
using rule::key;

// No Japanese: the game is told in English there.
constexpr InEachLanguage<const GameTexts*> kSpoken{&kEnglish, &kSpanish, nullptr};
constexpr auto kOwnObstacles = Obstacles<OwnObstacle>::infos();
constexpr auto kAllSaid = joined(kSaid, own_said<kOwnSaid>(), Obstacles<OwnObstacle>::said());
const std::vector<Message> kMessages = game_messages(kAllSaid, kSpoken);

constexpr ActionWords kActions[] = {
    {"ink", M::act_ink},
    {"play", M::act_play},
    {"quest", id(OwnMessage::act_quest)},
    {"challenge", id(OwnMessage::act_challenge)},
    {"move", M::act_move},
    {"use", M::act_use},
    {"pass", M::act_pass},
    {"hand-over", id(OwnMessage::act_hand_over), id(OwnMessage::act_hand_over)},
};

constexpr WayWords kWays[] = {
    {id(Way::shift), M::act_shift, true},
    {id(Way::sing), id(OwnMessage::act_sing), true},
    {id(Way::sing_together), id(OwnMessage::act_sing_together)},
};

constexpr CheckWords kChecks[] = {
    {key(rule::lethal_damage), M::check_lethal}, {key(rule::win_lore), M::check_win},
    {key(rule::deck_out), M::check_deck},        {key(rule::rush_renewal), M::check_deck},
    {key(rule::last_player), M::check_last},
};

constexpr std::uint8_t kFirstEdition = 0;  // the column of lorcana-1
constexpr OtherNumber kOtherNumbers[] = {
    {kFirstEdition, "7.7.7", "7.7.9"},    // skipping a step
    {kFirstEdition, "110.2.2", "1.6.2"},  // who acts first
};

}  // namespace

const GameWords kGameWords{.languages = kSpoken,
                           .messages = kMessages,
                           .own_names = kOwnMessageNames,
                           .actions = kActions,
                           .checks = kChecks,
                           .obstacles = kOwnObstacles,
                           .ways = kWays,
                           .other_numbers = kOtherNumbers};

}  // namespace kawari::lorcana
