#include "ir/ops.h"

#include <cassert>

namespace kawari {

constexpr OpInfo kUnknownLine{"?",          Sort::Any,   "", ValueOf::None, Looks::Everything,
                              Traits::None, "not a node"};
const OpInfo Ops::kUnknown = kUnknownLine;

Ops::Ops(std::span<const OpInfo> own) {
  assert(kCoreOps + own.size() <= kMaxOps);
  lines_.assign(std::begin(CoreLines::kLines), std::end(CoreLines::kLines));
  lines_.insert(lines_.end(), own.begin(), own.end());
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const OpInfo& line = lines_[i];
    columns_[i] = {line.sort, line.looks, line.traits};
    arities_.push_back(read_arity(line.kids));
    [[maybe_unused]] const bool fresh = by_name_.emplace(line.name, static_cast<Op>(i)).second;
    assert(fresh && "two ops of one name");
  }
  arities_.emplace_back();
}

std::optional<Op> Ops::named(std::string_view name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? std::nullopt : std::optional<Op>(found->second);
}

Reads Ops::reads(Op op, std::int32_t value) const {
  const LooksAt at = columns(op).looks;
  if (at == Looks::Later) return 0;
  if (at == Looks::ItsZone) return static_cast<Zone>(value) == Zone::resource ? kReadsResources : kReadsCards;
  return at;
}

const Ops& core_ops() {
  static const Ops ops{std::span<const OpInfo>()};
  return ops;
}

}  // namespace kawari
