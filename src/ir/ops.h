// The ops of one game: those of nodes.def, then the game's own. Each book and each grammar belongs to one
// game and knows its ops.
#pragma once
#include <array>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "ir/arity.h"
#include "ir/op_traits.h"

namespace kawari {

class Ops {
 public:
  // `own`: the lines of the game's own ops, in the order of their values (ir/own_ops.h).
  explicit Ops(std::span<const OpInfo> own);
  Ops(const Ops&) = delete;  // books and grammars point to it
  Ops& operator=(const Ops&) = delete;

  const OpInfo& operator[](Op op) const {
    return known(op) ? lines_[static_cast<std::size_t>(op)] : kUnknown;
  }
  Sort sort(Op op) const { return columns(op).sort; }
  bool has(Op op, OpTraits trait) const { return (columns(op).traits & trait) != 0; }
  const Arity& arity(Op op) const { return arities_[known(op) ? static_cast<std::size_t>(op) : count()]; }
  std::optional<Op> named(std::string_view name) const;

  // What the node itself reads, besides its kids: its column Looks. A new op may say Everything, which is
  // slow but always right.
  Reads reads(Op op, std::int32_t value) const;
  // Whether a node also reads what its kids read. False for abilities that wait or are used (their text is
  // read when they resolve) and for costs and entries (read when they are paid, or when the card enters).
  // Derived values only depend on the presence of such a node.
  bool reads_through(Op op) const { return columns(op).looks != Looks::Later; }

  std::size_t count() const { return lines_.size(); }
  bool known(Op op) const { return static_cast<std::size_t>(op) < count(); }

 private:
  struct Columns {
    Sort sort = Sort::Any;
    LooksAt looks = Looks::Everything;
    OpTraits traits = Traits::None;
  };
  const Columns& columns(Op op) const {
    return columns_[in_programs(op) ? static_cast<std::size_t>(op) : kMaxOps];
  }
  static const OpInfo kUnknown;  // also for ops that exist only while rules English is read

  std::array<Columns, kMaxOps + 1> columns_{};  // the properties that are needed while a program runs
  std::vector<OpInfo> lines_;
  std::vector<Arity> arities_;  // the last one has no kids
  std::unordered_map<std::string_view, Op> by_name_;
};

// The ops of the core alone, for books and grammars without a game.
const Ops& core_ops();

}  // namespace kawari
