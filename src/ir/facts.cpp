#include "ir/facts.h"

#include <array>

namespace kawari {
namespace {

// A fact with default values, except for its name and the facts near it.
constexpr FactInfo deed(Fact fact, std::string_view name, FactSet near = kNoFacts) {
  return {.fact = fact,
          .name = name,
          .near = near,
          .sides = Sides::ordered,
          .happens = Happens::as_event,
          .says = Says::deed,
          .spoken = SpokenOf::plainly};
}
constexpr FactInfo origin(Fact fact, std::string_view name) {
  FactInfo info = deed(fact, name);
  info.says = Says::origin;
  return info;
}
constexpr FactInfo choice(Fact fact, std::string_view name) {
  FactInfo info = deed(fact, name);
  info.happens = Happens::as_choice;
  return info;
}

constexpr FactInfo kCoreFacts[] = {
    deed(Fact::damage_dealt, "damage-dealt", FactSet(Fact::damage_put, Fact::damage_moved)),
    deed(Fact::damage_put, "damage-put", FactSet(Fact::damage_dealt, Fact::damage_moved)),
    deed(Fact::damage_moved, "damage-moved"),
    deed(Fact::damage_removed, "damage-removed"),
    deed(Fact::damage_taken, "damage-taken"),
    deed(Fact::banished, "banished", Fact::left),
    deed(Fact::drawn, "drawn", FactSet(Fact::put_into_hand, Fact::returned_to_hand)),
    deed(Fact::discarded, "discarded", Fact::put_into_discard),
    deed(Fact::played, "played", Fact::entered),
    deed(Fact::entered, "entered"),
    deed(Fact::left, "left"),
    deed(Fact::returned_to_hand, "returned-to-hand", FactSet(Fact::put_into_hand, Fact::drawn)),
    deed(Fact::put_into_hand, "put-into-hand"),
    deed(Fact::put_into_deck, "put-into-deck"),
    deed(Fact::put_into_resource, "put-into-resource"),
    deed(Fact::put_into_discard, "put-into-discard"),
    deed(Fact::put_under, "put-under"),
    deed(Fact::revealed, "revealed"),
    deed(Fact::shuffled, "shuffled"),
    deed(Fact::exerted, "exerted"),
    deed(Fact::readied, "readied"),
    deed(Fact::inked, "inked", Fact::put_into_resource),
    deed(Fact::moved, "moved"),
    deed(Fact::phase_began, "phase-began"),
    deed(Fact::phase_skipped, "phase-skipped"),
    deed(Fact::ability_used, "ability-used"),
    deed(Fact::ability_triggered, "ability-triggered"),
    deed(Fact::ability_resolved, "ability-resolved"),
    deed(Fact::keyword_gained, "keyword-gained"),
    deed(Fact::stat_changed, "stat-changed"),
    choice(Fact::chosen, "chosen"),
    deed(Fact::turn_started, "turn-started"),
    deed(Fact::turn_ended, "turn-ended"),
    deed(Fact::turned_over, "turned-over"),
    deed(Fact::challenge_ended, "challenge-ended"),
    origin(Fact::put_from_deck, "put-from-deck"),
    origin(Fact::left_discard, "left-discard"),
};
static_assert(std::size(kCoreFacts) == static_cast<std::size_t>(Fact::count_));
static_assert(
    [] {
      for (std::size_t i = 0; i < std::size(kCoreFacts); ++i)
        if (*kCoreFacts[i].fact != static_cast<Fact>(i)) return false;
      return true;
    }(),
    "the rows stand in the order of the enum");

}  // namespace

Facts::Facts(std::span<const FactName> called, std::span<const FactInfo> own)
    : rows_(std::begin(kCoreFacts), std::end(kCoreFacts)) {
  for (const FactName& as : called) rows_[static_cast<std::size_t>(as.fact)].name = as.name;
  rows_.insert(rows_.end(), own.begin(), own.end());
  for (const FactInfo& row : rows_) {
    names_.push_back(row.name);
    if (row.sides == Sides::either) either_side |= *row.fact;
    if (row.happens == Happens::as_choice) choices |= *row.fact;
  }
}

std::string_view Facts::name(Fact fact) const {
  const auto at = static_cast<std::size_t>(fact);
  return at < names_.size() ? names_[at] : "no-event";
}

std::optional<Fact> Facts::named(std::string_view name) const {
  for (const FactInfo& row : rows_)
    if (*row.name == name) return *row.fact;
  return std::nullopt;
}

// Calls `visit` for each fact, in the order in which facts are named.
template <class Visit>
static void each_named(const Facts& facts, FactSet set, Visit visit) {
  for (const Says says : {Says::deed, Says::origin})
    set.each([&](Fact fact) {
      if (facts.info(fact).says == says) visit(fact);
    });
}

std::string Facts::names(FactSet facts) const {
  std::string out;
  each_named(*this, facts, [&](Fact fact) { out.append(out.empty() ? "" : ", ").append(name(fact)); });
  return out;
}

Fact Facts::first(FactSet facts) const {
  Fact out = Fact::count_;
  each_named(*this, facts, [&](Fact fact) { out = out == Fact::count_ ? fact : out; });
  return out;
}

FactSet Facts::near(FactSet happened) const {
  FactSet out;
  for (const FactInfo& row : rows_)
    if (happened & *row.near) out |= *row.fact;
  return out - happened;
}

const Facts& core_facts() {
  static const Facts kFacts({}, {});
  return kFacts;
}

}  // namespace kawari
