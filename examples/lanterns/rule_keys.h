// The keys of the rules that Lanterns cites. Each key is named after the content of the rule; rules_*.cpp
// give it its number and its sentence.
#pragma once
#include "base/rule.h"

// KEY(name)
#define LANTERNS_RULES(KEY) \
  KEY(win_glow)             \
  KEY(deck_out)             \
  KEY(last_player)          \
  KEY(check_order)          \
  KEY(draw_step)            \
  KEY(end_turn)             \
  KEY(end_effects)          \
  KEY(only_turn_player)     \
  KEY(light)                \
  KEY(light_once)           \
  KEY(whisper)              \
  KEY(whisper_once)         \
  KEY(charm_resolves)       \
  KEY(release) KEY(release_once) KEY(release_tomorrow) KEY(waiting_turn_player) KEY(sheltered)

namespace kawari::lanterns::rule {
enum Key : std::uint16_t {
  before_ = ::kawari::rule::kFirstOfGame - 1,
#define KEY(name) name,
  LANTERNS_RULES(KEY)
#undef KEY
      end_
};
constexpr RuleKey key(Key k) { return RuleKey(k); }
}  // namespace kawari::lanterns::rule
