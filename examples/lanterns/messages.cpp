#include "examples/lanterns/messages.h"

#include <vector>

#include "examples/lanterns/rule_keys.h"
#include "examples/lanterns/said.h"
#include "examples/lanterns/words_in.h"

namespace kawari::lanterns {
namespace {

using M = MessageId;
using rule::key;

// No Japanese: the game is told in English there.
constexpr InEachLanguage<const GameTexts*> kSpoken{&kEnglish, &kSpanish, nullptr};
const std::vector<Message> kMessages = game_messages(kSaid, kSpoken);

constexpr ActionWords kActions[] = {
    {"light", M::act_play}, {"whisper", M::act_cast}, {"release", M::act_quest}, {"pass", M::act_pass}};
constexpr CheckWords kChecks[] = {{key(rule::win_glow), M::check_win},
                                  {key(rule::deck_out), M::check_deck},
                                  {key(rule::last_player), M::check_last}};

}  // namespace

const GameWords kGameWords{kSpoken, kMessages, kActions, kChecks};

}  // namespace kawari::lanterns
