#include "games/duel_masters/rule_index.h"

#include "games/duel_masters/rule_keys.h"

namespace kawari::duel_masters {

std::span<const RuleEntry> rule_index() {
  static constexpr RuleEntry kIndex[] = {
#define RULE(name, says) {::kawari::rule::key(::kawari::rule::name), {}, says, says, says},
      KAWARI_CORE_RULES(RULE)
#undef RULE
#define KEY(name) {rule::key(rule::name), {}, #name, #name, #name},
          DUEL_MASTERS_RULES(KEY)
#undef KEY
  };
  return kIndex;
}

}  // namespace kawari::duel_masters
