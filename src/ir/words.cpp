#include "ir/words.h"

namespace kawari {
namespace {

constexpr std::string_view kStats[] = {"cost", "strength"};
static_assert(std::size(kStats) == static_cast<std::size_t>(Stat::count_));

constexpr std::string_view kKinds[] = {"character", "action", "item", "location"};
static_assert(std::size(kKinds) == static_cast<std::size_t>(Kind::count_));

constexpr std::string_view kBans[] = {"ready",
                                      "ready-at-start",
                                      "be-exerted",
                                      "be-dealt-damage",
                                      "challenge-damage",
                                      "remove-damage",
                                      "be-chosen",
                                      "be-played",
                                      "play",
                                      "draw",
                                      "ink",
                                      "be-destroyed",
                                      "leave"};
static_assert(std::size(kBans) == static_cast<std::size_t>(Ban::count_));

template <class Value>
std::vector<std::string_view> with_own(std::span<const std::string_view> core,
                                       std::span<const Named<Value>> own) {
  std::vector<std::string_view> out(core.begin(), core.end());
  for (const Named<Value>& one : own) out.push_back(one.name);
  return out;
}

}  // namespace

ValueNames::ValueNames(std::span<const Named<Stat>> stats, std::span<const Named<Kind>> kinds,
                       std::span<const Named<Ban>> bans, std::span<const Named<Permission>> permissions)
    : stats_(with_own(kStats, stats)),
      kinds_(with_own(kKinds, kinds)),
      bans_(with_own(kBans, bans)),
      permissions_(with_own({}, permissions)) {}

const ValueNames& core_value_names() {
  static const ValueNames kNames({}, {}, {}, {});
  return kNames;
}

}  // namespace kawari
