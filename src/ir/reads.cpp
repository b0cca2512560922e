#include "ir/reads.h"

#include "ir/op_traits.h"

namespace kawari {

bool reads_through(Op op) { return looks_at(op) != Looks::Later; }

Reads reads_of(Op op, std::int32_t value) {
  const LooksAt at = looks_at(op);
  if (at == Looks::Later) return 0;
  if (at == Looks::ItsZone) return static_cast<Zone>(value) == Zone::resource ? kReadsResources : kReadsCards;
  return at;
}

}  // namespace kawari
