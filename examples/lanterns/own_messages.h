// The messages that only Lanterns has. Their rules are in said.h, their texts in words_LANGUAGE.cpp.
#pragma once
#include "explain/own_messages.h"

namespace kawari::lanterns {

// clang-format off
#define LANTERNS_MESSAGES(EVENT, ACTION, POINT, MESSAGE)                                                  \
  ACTION(act_whisper) ACTION(act_release)                                                                 \
  MESSAGE(state_fresh) MESSAGE(state_not_fresh)
// clang-format on
KAWARI_OWN_MESSAGES(LANTERNS_MESSAGES);

}  // namespace kawari::lanterns
