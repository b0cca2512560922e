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
constexpr auto kAllSaid = joined(kSaid, own_said<kOwnSaid>());
const std::vector<Message> kMessages = game_messages(kAllSaid, kSpoken);

constexpr ActionWords kActions[] = {{"light", M::act_play},
                                    {"whisper", id(OwnMessage::act_whisper)},
                                    {"release", id(OwnMessage::act_release)},
                                    {"pass", M::act_pass}};
constexpr KindWords kKindWords[] = {{Kind::action, id(OwnMessage::act_whisper)}};
constexpr CheckWords kChecks[] = {{key(rule::win_glow), M::check_win},
                                  {key(rule::deck_out), M::check_deck},
                                  {key(rule::last_player), M::check_last}};

}  // namespace

const GameWords kGameWords{.languages = kSpoken,
                           .messages = kMessages,
                           .own_names = kOwnMessageNames,
                           .actions = kActions,
                           .checks = kChecks,
                           .kinds = kKindWords};

}  // namespace kawari::lanterns
