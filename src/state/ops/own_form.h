// The forms of a game's own ops, as tables of functions that are looked up while a program runs. The form of
// each sort describes its parts (state/ops/*_form.h, run/ops/statement_form.h, commit/durations.h).
// run/ops/own_forms.h makes the tables.
#pragma once
#include <cassert>
#include <span>
#include <variant>

#include "base/scratch_vec.h"
#include "state/alters.h"
#include "state/match.h"
#include "state/object_list.h"
#include "state/ops/reasons.h"
#include "state/player_list.h"
#include "state/rules.h"

namespace kawari {

struct Applying;
struct Asked;
struct Beginning;
struct Builder;
struct ChoiceRules;
struct Env;
struct Expression;
struct Frame;
struct Paying;
struct Payment;
struct Watching;
using Parts = ScratchVec<Part, 64>;

struct OwnFilter {
  bool (*fits)(const Asked&);
  void (*outside)(const Match&, const Env&, const Node&, ObjectList&);
  FilterReason reason;
};
struct OwnCondition {
  bool (*holds)(const Expression&);
  ConditionReason reason;
};
struct OwnAmount {
  std::int64_t (*value)(const Expression&);
};
struct OwnPlayers {
  PlayerList (*players)(const Expression&);
  bool (*includes)(const Expression&, PlayerId);
};
struct OwnObjects {
  void (*objects)(const Expression&, ObjectList&);
  bool (*possible)(const Expression&);
};
struct OwnDuration {
  bool (*begin)(const Beginning&);
};
struct OwnStatement {
  // when an effect resolves
  void (*run)(Match&, Frame&, const Node&);
  void (*build)(Builder&);
  bool (*possible)(const Match&, const Env&, const Node&);
  bool (*whole)(const Match&, const Env&, const Node&);
  bool (*done_without_parts)(const Book&, const Node&);
  void (*to_replaced_event)(Match&, Frame&);
  const ChoiceRules* choices;
  bool (*played)(const Book&, const Node&);
  // while it is in force
  void (*apply)(const Applying&, SlotId);  // nullptr: it does not apply to objects
  void (*note)(const Applying&);
  Watching (*waits_for)(const Book&, const Node&);
  Alters alters;
};
struct OwnCost {
  Zone payers_in;
  void (*payers)(const Paying&, ObjectList&);
  Verdict (*can_pay)(const Paying&);
  void (*pay)(const Payment&, Parts&);
  bool (*paid_when_free)(const Match&);
};

using OwnForm = std::variant<OwnFilter, OwnCondition, OwnAmount, OwnPlayers, OwnObjects, OwnDuration,
                             OwnStatement, OwnCost>;

// The forms of all own ops of a game, by value.
struct OwnForms {
  const Ops& ops;
  std::span<const OwnForm> forms;
};

// The form of an own op in the program of a match. Programs are verified, so the op has the expected sort.
template <class Form>
const Form& own_form(const Rules& rules, Op op) {
  const Form* form = std::get_if<Form>(&rules.own_ops->forms[static_cast<std::size_t>(op) - kCoreOps]);
  assert(form != nullptr);
  return *form;
}
template <class Form>
const Form& own_form(const Match& match, Op op) {
  return own_form<Form>(*match.rules, op);
}

}  // namespace kawari
