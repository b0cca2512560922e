// The own ops of Lanterns. Each is a type, its form; the list gives it its value in programs.
#pragma once
#include "ir/own_ops.h"
#include "run/ops/own_forms.h"

namespace kawari {
class Ops;
}  // namespace kawari

namespace kawari::lanterns {

// A lantern rises into the sky.
Part release_part(const Match& match, ObjectRef lantern);

struct ReleaseOp : NotApplied {
  static constexpr OpInfo kLine{"release",
                                Sort::Stmt,
                                "objects",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "lanterns rise from play into the sky"};
  static constexpr auto run = run_leaf;
  static void build(Builder& b) {
    for (const ObjectRef ref : b.list(0))
      if (ref.is_slot()) b.add(release_part(b.match, ref));
  }
  static constexpr auto possible = with_objects<0>;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = never_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
};

using GameOps = OwnOps<ReleaseOp>;

const Ops& ops();             // the core's ops, followed by those of Lanterns
const OwnForms& own_forms();  // the forms of Lanterns' own ops

}  // namespace kawari::lanterns
