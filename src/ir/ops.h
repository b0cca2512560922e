// The ops that the programs of one game are made of: those of nodes.def, and behind them the game's own. A
// book and a grammar belong to the game whose ops they know.
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
  // `own` are the lines of the game's own ops, in the order of their values (ir/own_ops.h).
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

  // What the node adds to what its kids read: its column Looks. A new op may say Everything, which is slow
  // and never wrong.
  Reads reads(Op op, std::int32_t value) const;
  // Whether a node passes on what its kids read. The text of an ability that waits or is used is read when it
  // resolves, and what a cost or an entry depends on when somebody pays or enters: derived values only note
  // that such a thing is there.
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
  static const OpInfo kUnknown;  // also of what exists only while rules English is read

  std::array<Columns, kMaxOps + 1> columns_{};  // what is asked for while a program runs
  std::vector<OpInfo> lines_;
  std::vector<Arity> arities_;  // and one without kids at the end
  std::unordered_map<std::string_view, Op> by_name_;
};

// The ops of the core alone: of a book or a grammar of no game.
const Ops& core_ops();

}  // namespace kawari
