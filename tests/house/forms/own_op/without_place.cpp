// Ops that a game brings along: a statement, a filter and an amount of its own, of which the statement has no
// place in the list.
#include "run/ops/own_forms.h"

namespace kawari {
namespace {

struct Toss;
struct Heads;
struct Tosses;
using GameOps = OwnOps<Heads, Tosses>;

struct Toss {
  static constexpr OpInfo kLine{"toss",
                                Sort::Stmt,
                                "players",
                                ValueOf::None,
                                Looks::Everything,
                                Traits::None,
                                "that player tosses a coin"};
  // when an effect resolves
  static constexpr auto run = run_leaf;
  static constexpr auto build = no_parts;
  static constexpr auto possible = always_possible;
  static constexpr auto whole = its_cards_whole;
  static constexpr auto done_without_parts = always_done_empty;
  static constexpr auto to_replaced_event = leaves_event;
  static constexpr auto choices = plain_choices;
  static constexpr auto played = always_played;
  // while it is in force
  static constexpr auto apply = not_about_objects;
  static constexpr auto note = nothing_to_note;
  static constexpr auto waits_for = waits_for_nothing;
  static constexpr auto alters = Alters::otherwise;
};

struct Heads {
  static constexpr OpInfo kLine{"heads",      Sort::Filter,   "", ValueOf::None, Looks::Kids,
                                Traits::None, "lies heads up"};
  static bool fits(const Asked& a) { return a.here; }
  static constexpr auto outside = nothing_outside;
  static constexpr auto reason = FilterReason::unsaid;
};

struct Tosses {
  static constexpr OpInfo kLine{
      "tosses", Sort::Amount, "", ValueOf::None, Looks::History, Traits::None, "how many coins were tossed"};
  static std::int64_t value(const Expression&) { return 0; }
};

constexpr auto kLines = own_lines(GameOps());
constexpr auto kForms = own_forms(GameOps());
static_assert(kLines.size() == 2 && kForms.size() == 2);
static_assert(GameOps::op<Toss>() != GameOps::op<Heads>());

}  // namespace
}  // namespace kawari
