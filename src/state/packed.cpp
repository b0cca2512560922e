#include "state/packed.h"

#include <cstring>

namespace kawari {

PackedMatch::PackedMatch(const Match& match) : settings_(match) {
  bytes_.resize(used_bytes(match.state));
  char* to = bytes_.data();
  const auto write = [&](const void* from, std::size_t size) {
    if (size != 0) std::memcpy(to, from, size);
    to += size;
  };
  const StateCore& core = match.state;
  write(&core, sizeof core);
  each_list(match.state, [&](const auto& list) {
    const auto count = static_cast<std::uint32_t>(list.size());
    write(&count, sizeof count);
    write(list.begin(), list.bytes());
  });
}

void PackedMatch::unpack(Match& match) const {
  static_cast<MatchSettings&>(match) = settings_;
  const char* from = bytes_.data();
  StateCore& core = match.state;
  std::memcpy(static_cast<void*>(&core), from, sizeof core);
  from += sizeof core;
  each_list(match.state, [&](auto& list) {
    std::uint32_t count = 0;
    std::memcpy(&count, from, sizeof count);
    list.take(from + sizeof count, count);
    from += sizeof count + list.bytes();
  });
  match.derived.stale = Stale::all;
  match.derived.fault = Fault::none;
}

std::size_t used_bytes(const Match& match) {
  const Derived& d = match.derived;
  std::size_t bytes = used_bytes(match.state) + sizeof(MatchSettings) + sizeof(Derived);
  const auto unused = [&](const auto& list) { bytes -= sizeof list - sizeof(std::uint32_t) - list.bytes(); };
  unused(d.slots), unused(d.granted), unused(d.joined), unused(d.in_force), unused(d.bonuses);
  unused(d.order);
  return bytes;
}

}  // namespace kawari
