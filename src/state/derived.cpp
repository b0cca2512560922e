// Derived values: figures, keywords, prohibitions and watchers, computed from the position. Static abilities
// can depend on each other's results, so they are applied until nothing changes any more.
#include <algorithm>
#include <cstring>

#include "state/query.h"
#include "state/statics.h"

namespace kawari {
namespace {

constexpr int kMaxPasses = 8;

void add_keyword(const Match& match, SlotValues& values, KeywordId keyword, int number) {
  const KeywordInfo& info = match.rules->keywords[index(keyword)];
  const std::uint32_t bit = 1u << index(keyword);
  std::int8_t& value = values.keyword_value[index(keyword)];
  if (info.stacks && info.numbered && number == 0) return;  // "+0" is nothing
  if (info.stacks) {
    value = static_cast<std::int8_t>(value + number);
  } else if (!(values.keywords & bit) ||
             (match.edition->reads(other_reading::highest_number) && number > value)) {
    value =
        static_cast<std::int8_t>(number);  // a second instance of a keyword that does not stack is not gained
  }
  values.keywords |= bit;
}

void watch(const Match& match, Derived& out, NodeId ability) {
  const Book& book = match.book();
  const Node& node = book[ability];
  if (node.op == Op::triggered) out.trigger_facts |= watched(book, book.kid(node, 1));
  if (node.op == Op::replacement) out.replacement_facts |= watched(book, book.kid(node, 1));
}

// One statement of a static ability or of an effect, on one object.
void apply_to(const Match& match, Derived& out, const StaticView& view, SlotId slot) {
  const Book& book = match.book();
  const Node& node = book[view.node];
  SlotValues& values = out.slots[index(slot)];
  switch (node.op) {
    case Op::gets: {
      const int change = view.fixed ? view.amount : amount(match, view.env, book.kid(node, 1));
      values.stat[node.value] = static_cast<std::int16_t>(values.stat[node.value] + change);
      break;
    }
    case Op::gains: {
      const NodeId ability = book.kid(node, 1);
      const Node& gained = book[ability];
      if (gained.op == Op::keyword) {
        const NodeId number = book.kid(gained, 0);
        const int n = book.absent(number) ? 0 : view.fixed ? view.amount : amount(match, view.env, number);
        add_keyword(match, values, KeywordId(gained.value), n);
      } else {
        (void)out.granted.push({ability, view.env.card, view.effect, slot, {}});
        watch(match, out, ability);
      }
      break;
    }
    case Op::cant:
      if (book.absent(book.kid(node, 2)))
        values.bans |= ban_bit(static_cast<Ban>(node.value));
      else
        values.narrowed_bans |= ban_bit(static_cast<Ban>(node.value));
      break;
    case Op::can:
      values.permissions |= static_cast<std::uint8_t>(1u << node.value);
      break;
    default:
      break;
  }
}

void base_values(const Match& match, Derived& out) {
  const State& state = match.state;
  std::memset(static_cast<void*>(&out), 0, sizeof out);
  for (std::uint8_t i = 0; i < state.slot_end; ++i) {
    const Slot& slot = state.slots[i];
    if (slot.top == kNoCard) continue;
    const Face& face = match.face(slot.top);
    SlotValues& values = out.slots[i];
    std::copy(std::begin(face.stats), std::end(face.stats), values.stat);
    for (const Ability& ability : face.abilities) {
      if (ability.kind != AbilityKind::keyword) continue;
      const Node& node = match.book()[ability.root];
      const NodeId number = match.book().kid(node, 0);
      add_keyword(match, values, ability.keyword,
                  match.book().absent(number) ? 0 : match.book()[number].value);
    }
    out.trigger_facts |= face.triggers;
    out.replacement_facts |= face.replaces;
  }
}

void apply_all(const Match& match, Derived& out) {
  each_static(match, [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (node.op == Op::enters) out.entry_statics = true;
    if (node.op == Op::cost_change) out.cost_statics = true;
    if (node.op != Op::gets && node.op != Op::gains && node.op != Op::cant && node.op != Op::can) return;
    each_object_of(match, view, [&](SlotId slot) { apply_to(match, out, view, slot); });
  });
  for (const Effect& effect : match.state.effects) {
    const Node& node = match.book()[effect.node];
    if (node.op == Op::create) watch(match, out, match.book().kid(node, 1));
    if (node.op == Op::delay) out.trigger_facts |= watched(match.book(), match.book().kid(node, 0));
  }
  for (std::uint8_t i = 0; i < match.state.slot_end; ++i) {
    if (match.state.slots[i].top == kNoCard) continue;
    for (std::size_t k = 0; k < match.cards->keyword_abilities.size(); ++k) {
      if (!(out.slots[i].keywords >> k & 1u)) continue;
      for (const Ability& a : match.cards->keyword_abilities[k]) {
        if (a.kind == AbilityKind::triggered) out.trigger_facts |= a.watches;
        if (a.kind == AbilityKind::replacement) out.replacement_facts |= a.watches;
      }
    }
  }
  match.rules->derive(match, out);
}

}  // namespace

void rebuild(const Match& match, Derived& out) {
  base_values(match, out);
  out.dirty = false;
  Derived base = out;
  for (int pass = 0; pass < kMaxPasses; ++pass) {
    Derived next = base;
    apply_all(match, next);  // reads match.derived: the pass before
    const bool stable = std::memcmp(&next, &out, sizeof next) == 0;
    std::memcpy(static_cast<void*>(&out), &next, sizeof next);
    if (stable) return;
  }
  out.dirty = false;
  const_cast<Match&>(match).state.fault = Fault::statics_unstable;
}

const Derived& derived(const Match& match) {
  if (match.derived.dirty) rebuild(match, match.derived);
  return match.derived;
}

void recompute_from_scratch(const Match& match, Derived& out) {
  Match copy = match;
  rebuild(copy, copy.derived);
  std::memcpy(static_cast<void*>(&out), &copy.derived, sizeof out);
}

namespace {

CardId source_of(const StaticView& view) { return view.env.card; }

bool bans(const Match& match, const StaticView& view, Op op, Ban ban) {
  const Node& node = match.book()[view.node];
  return node.op == op && static_cast<Ban>(node.value) == ban;
}

}  // namespace

Forbidden forbidden(const Match& match, ObjectRef object, Ban ban, ObjectRef against) {
  if (!object.is_slot() || !in_place(match.state, object)) return {};
  const SlotValues& values = derived(match).slots[index(object.slot())];
  const BanSet bit = ban_bit(ban);
  if (!(values.bans & bit) && !(values.narrowed_bans & bit)) return {};
  Forbidden found;
  each_static(match, [&](const StaticView& view) {
    if (found.is || !bans(match, view, Op::cant, ban)) return;
    const NodeId narrowed = match.book().kid(view.node, 2);
    if (!match.book().absent(narrowed) && (against.none() || !fits(match, view.env, narrowed, against)))
      return;
    each_object_of(match, view, [&](SlotId slot) {
      if (slot == object.slot()) found = {true, source_of(view), view.node};
    });
  });
  return found;
}

Forbidden forbidden_player(const Match& match, PlayerId player, Ban ban, ObjectRef about) {
  Forbidden found;
  each_static(match, [&](const StaticView& view) {
    if (found.is || !bans(match, view, Op::players_cant, ban)) return;
    if (!includes(match, view.env, match.book().kid(view.node, 0), player)) return;
    const NodeId narrowed = match.book().kid(view.node, 2);
    if (!match.book().absent(narrowed) && (about.none() || !fits(match, view.env, narrowed, about))) return;
    found = {true, source_of(view), view.node};
  });
  return found;
}

bool permitted(const Match& match, ObjectRef object, Permission permission) {
  if (!object.is_slot() || !in_place(match.state, object)) return false;
  return (derived(match).slots[index(object.slot())].permissions >> static_cast<int>(permission) & 1) != 0;
}

}  // namespace kawari
