// Derived values: figures, keywords, prohibitions and watchers, computed from the position. Static abilities
// can depend on each other's results, so they are applied until nothing changes.
#include <algorithm>
#include <cstring>

#include "state/ops/own_form.h"
#include "state/ops/statics_applied.h"
#include "state/ops/statics_asked.h"

namespace kawari {
namespace {

static_assert(each_op_of<Sort::Stmt>([]<Op op>() { return check_static_form<op>(); }));

constexpr int kMaxPasses = 8;

// What an effect depends on. An effect on an object has fixed numbers, so only abilities that it grants can
// read something.
Reads reads_of(const Book& book, const Effect& effect) {
  const Node& node = book[effect.node];
  const Reads when = effect.until == Until::during_next_turn ? kReadsClock : Reads{0};
  if (effect.object.none()) return book.reads(effect.node) | when;
  Reads reads = node.op == Op::gains ? book.reads(book.kid(node, 1)) | when : when;
  if (effect.object.is_card()) reads |= kReadsCards | kReadsResources;  // whether the card is still there
  return reads;
}

void clear(const State& state, Derived& out) {
  static_cast<DerivedSums&>(out) = {};
  static_cast<DerivedNotes&>(out) = {};
  out.slots.zero(state.slots.size());
  out.granted.clear();
  out.joined.clear();
  out.in_force.clear();
  out.bonuses.clear();
  out.stale = Stale::no;
}

void add_printed(const Match& match, DerivedValues& out, SlotValues& values, const Ability& ability) {
  const NodeId number = match.book().kid(ability.root, 0);
  add_keyword(match, out, values, ability.keyword,
              match.book().absent(number) ? 0 : match.book()[number].value);
}

// For a keyword that nothing gives: printed instances stay, unless they were lost.
void leave_printed(const Match& match, DerivedValues& out, const Loss& loss) {
  SlotValues& values = out.slots[index(loss.slot)];
  const bool had = values.keywords.has(loss.keyword);
  take_keyword(values, loss.keyword);
  if (!had) return;
  for (const Ability& ability : match.face(match.state.slot(loss.slot).top).abilities)
    if (ability.kind == AbilityKind::keyword && ability.keyword == loss.keyword)
      add_printed(match, out, values, ability);
}

void correct_keywords(const Match& match, DerivedValues& out, const Corrections& later) {
  for (const Loss& loss : later.losses)
    if (loss.how == Loss::How::ungainable) leave_printed(match, out, loss);
  for (const Loss& loss : later.losses) {
    const bool barred = std::any_of(later.losses.begin(), later.losses.end(), [&](const Loss& other) {
      return other.how == Loss::How::ungainable && other.slot == loss.slot && other.keyword == loss.keyword;
    });
    if (loss.how == Loss::How::always || (loss.how == Loss::How::before && barred))
      take_keyword(out.slots[index(loss.slot)], loss.keyword);
  }
}

// First the sum, then the minimum.
void raise_to_floors(const Match& match, DerivedValues& out, const Corrections& later) {
  for (const Floor& floor : later.floors) {
    const auto which = static_cast<std::size_t>(floor.stat);
    std::int32_t& value = out.slots[index(floor.slot)].stat[which];
    value = std::max<std::int32_t>(value, match.face(match.state.slot(floor.slot).top).stats[which]);
  }
}

// [DM-1.50 108.2, 206.4] The sum first, then it is doubled, with what it has only while it attacks.
void double_figures(DerivedValues& out, const Corrections& later) {
  for (const Doubled& doubled : later.doubled) {
    std::int32_t& value = out.slots[index(doubled.slot)].stat[static_cast<std::size_t>(doubled.stat)];
    value = out.exact(std::int64_t{value} * 2);
  }
  if (!later.doubled.empty()) out.reads |= kReadsCombat;
}

void base_values(const Match& match, Derived& out) {
  const State& state = match.state;
  const Book& book = match.book();
  clear(state, out);
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    const Slot& slot = state.slots[i];
    if (slot.top == kNoCard) continue;
    const Face& face = match.face(slot.top);
    out.kinds |= face.kinds;
    SlotValues& values = out.slots[i];
    std::copy(std::begin(face.stats), std::end(face.stats), values.stat);
    for (const Ability& ability : face.abilities) {
      if (ability.kind == AbilityKind::static_) out.reads |= book.reads(ability.root);
      if (ability.kind == AbilityKind::keyword) add_printed(match, out, values, ability);
    }
    values.triggers = face.triggers;
    values.replaces = face.replaces;
  }
  for (const Effect& effect : state.effects) out.reads |= reads_of(book, effect);
}

// Adds the facts that the abilities of keywords wait for.
void watch_keywords(const Match& match, SlotValues& values) {
  values.keywords.each([&](KeywordId keyword) {
    for (const Ability& a : match.cards->keyword_abilities[index(keyword)]) {
      if (a.kind == AbilityKind::triggered) values.triggers |= a.watches;
      if (a.kind == AbilityKind::replacement) values.replaces |= a.watches;
    }
  });
}

void add_bonuses(const Match& match, DerivedValues& out) {
  const State& state = match.state;
  const KeywordId keyword = match.rules->assault;
  out.bonuses.clear();
  if (keyword == kNoKeyword || !out.keywords.has(keyword)) return;
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    const Slot& slot = state.slots[i];
    if (slot.top == kNoCard || slot.combat != static_cast<std::uint8_t>(Combat::challenger)) continue;
    const std::int32_t amount = out.slots[i].keyword_value[index(keyword)];
    std::int32_t& strength = out.slots[i].stat[static_cast<int>(Stat::strength)];
    out.bonuses.push(out, {amount, SlotId{i}, {}});
    strength = out.exact(std::int64_t{strength} + amount);
  }
}

// If something reads figures, or keeps them from falling, the bonuses cannot be updated separately.
void note_bonus_reads(const Match& match, DerivedValues& out) {
  const KeywordId keyword = match.rules->assault;
  if (keyword != kNoKeyword && out.keywords.has(keyword) &&
      ((out.reads & kReadsFigures) || out.statics.has(Op::floor_)))
    out.reads |= kReadsCombat;
}

// Sorts by slot, because objects are found in an order that begins with the turn player, and derived values
// must not depend on whose turn it is. Items of one object keep their order.
template <class List>
void sort_by_slot(List& list) {
  for (std::size_t i = 1; i < list.size(); ++i)
    for (std::size_t k = i; k > 0 && list[k].slot < list[k - 1].slot; --k) std::swap(list[k], list[k - 1]);
}

void apply_all(const Match& match, DerivedValues& out) {
  const State& state = match.state;
  const Book& book = match.book();
  Corrections later;
  walk_statics(match, [&](const StaticView& view) {
    const Node& node = book[view.node];
    out.statics.add(node.op);
    const SlotId slot_of = view.fixed ? kNoSlot : view.env.self.slot();
    out.in_force.push(out, {view.node, view.effect, slot_of, 0});
    const Applying applying{match, out, later, view, node};
    dispatch<Sort::Stmt>(
        node.op,
        [&]<Op op>() {
          using Form = StaticForm<op>;
          Form::note(applying);
          if constexpr (about_objects<Form>())
            each_object_of(match, view, [&](SlotId slot) { Form::apply(applying, slot); });
        },
        [&] {
          const OwnStatement& form = own_form<OwnStatement>(match, node.op);
          form.note(applying);
          if (form.apply != nullptr)
            each_object_of(match, view, [&](SlotId slot) { form.apply(applying, slot); });
        });
  });
  correct_keywords(match, out, later);
  sort_by_slot(out.granted);
  sort_by_slot(out.joined);
  for (const Effect& effect : state.effects) {
    const Node& node = book[effect.node];
    const Watching waits = dispatch<Sort::Stmt>(
        node.op, [&]<Op op>() { return StaticForm<op>::waits_for(book, node); },
        [&] { return own_form<OwnStatement>(match, node.op).waits_for(book, node); });
    out.trigger_facts |= waits.triggers;
    out.replacement_facts |= waits.replaces;
  }
  const bool have_abilities = !match.cards->keyword_abilities.empty();
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    if (have_abilities) watch_keywords(match, out.slots[i]);
    out.keywords |= out.slots[i].keywords;
    out.trigger_facts |= out.slots[i].triggers;
    out.replacement_facts |= out.slots[i].replaces;
  }
  add_bonuses(match, out);
  double_figures(out, later);
  raise_to_floors(match, out, later);
}

// Adds what granted static abilities read.
void note_granted_reads(const Book& book, DerivedValues& out) {
  for (const GrantedAbility& granted : out.granted)
    if (book.op(granted.ability) == Op::static_) out.reads |= book.reads(granted.ability);
}

}  // namespace

bool same_values(const DerivedValues& a, const DerivedValues& b) {
  const auto alike = [](const auto& one, const auto& other) {
    return one.size() == other.size() &&
           (one.empty() || std::memcmp(one.begin(), other.begin(), one.bytes()) == 0);
  };
  // Classifications are a set; their order depends on whose turn it was when they were found.
  const auto same_joined = [](const Joined& one, const Joined& other) {
    return one.word == other.word && one.slot == other.slot;
  };
  return alike(a.slots, b.slots) && alike(a.granted, b.granted) &&
         std::is_permutation(a.joined.begin(), a.joined.end(), b.joined.begin(), b.joined.end(),
                             same_joined) &&
         a.trigger_facts == b.trigger_facts && a.replacement_facts == b.replacement_facts &&
         a.player_bans == b.player_bans && a.keywords == b.keywords &&
         std::memcmp(&a.statics, &b.statics, sizeof a.statics) == 0 && a.given == b.given &&
         a.reads == b.reads;
}

namespace {

// A fault that was found while computing these values is kept.
void take_over(DerivedValues& out, const DerivedValues& next) {
  const Fault before = out.fault;
  out = next;
  if (before != Fault::none) out.fault = before;
}

void rebuild(const Match& match, Derived& out) {
  base_values(match, out);
  if (!(out.reads & kReadsFigures)) {
    // If no statement reads what the statements change, one pass is enough.
    apply_all(match, out);
    note_granted_reads(match.book(), out);
    note_bonus_reads(match, out);
    const bool circular = (out.reads & kReadsFigures) || (out.asked & (out.given | out.taken)).any();
    if (!circular) return;
    base_values(match, out);
  }
  const DerivedValues base = out;
  DerivedValues next;
  for (int pass = 0; pass < kMaxPasses; ++pass) {
    next = base;
    apply_all(match, next);  // reads match.derived: the result of the previous pass
    note_granted_reads(match.book(), next);
    note_bonus_reads(match, next);
    const bool stable = same_values(next, out);
    take_over(out, next);
    if (stable) return;
  }
  out.raise(Fault::statics_unstable);
}

void recount_bonuses(const Match& match, Derived& out) {
  for (const AssaultBonus& bonus : out.bonuses) {
    std::int32_t& strength = out.slots[index(bonus.slot)].stat[static_cast<int>(Stat::strength)];
    strength = out.exact(std::int64_t{strength} - bonus.amount);
  }
  add_bonuses(match, out);
  out.stale = Stale::no;
  out.sound = false;
}

}  // namespace

void bring_up_to_date(const Match& match) {
  switch (match.derived.stale) {
    case Stale::no:
      break;
    case Stale::bonuses:
      recount_bonuses(match, match.derived);
      break;
    case Stale::all:
      rebuild(match, match.derived);
      break;
  }
}

void recompute_from_scratch(const Match& match, Derived& out) {
  Match fresh = match;
  rebuild(fresh, fresh.derived);
  out = fresh.derived;
}

namespace {

CardId source_of(const StaticView& view) { return view.env.card; }

}  // namespace

Forbidden find_prohibition(const Match& match, ObjectRef object, Ban ban, ObjectRef against) {
  Forbidden found;
  each_static(match, Op::cant, [&](const StaticView& view) {
    if (found.is || static_cast<Ban>(match.book()[view.node].value) != ban) return;
    const NodeId narrowed = match.book().kid(view.node, 2);
    if (!match.book().absent(narrowed) && (against.none() || !fits(match, view.env, narrowed, against)))
      return;
    if (is_about(match, view, object.slot())) found = {true, source_of(view), view.node};
  });
  return found;
}

std::uint8_t ability_with(const Match& match, CardId card, NodeId statement) {
  std::uint8_t at = 0;
  for (const Ability& ability : match.face(card).abilities) {
    bool has = false;
    walk(match.book(), ability.root, [&](NodeId node) { has = has || node == statement; });
    if (has) return at;
    ++at;
  }
  return 0xFF;
}

Forbidden forbids_itself(const Match& match, PlayerId who, CardId card) {
  Forbidden own;
  each_own_static(match, who, card, [&](const StaticView& view) {
    if (match.book().op(view.node) == Op::cant) own = {true, card, view.node};
  });
  return own;
}

Forbidden find_prohibition(const Match& match, PlayerId player, Ban ban, ObjectRef about) {
  Forbidden found;
  each_static(match, Op::players_cant, [&](const StaticView& view) {
    if (found.is || static_cast<Ban>(match.book()[view.node].value) != ban) return;
    if (!includes(match, view.env, match.book().kid(view.node, 0), player)) return;
    const NodeId narrowed = match.book().kid(view.node, 2);
    if (!match.book().absent(narrowed) && (about.none() || !fits(match, view.env, narrowed, about))) return;
    found = {true, source_of(view), view.node};
  });
  return found;
}

bool permitted(const Match& match, ObjectRef object, Permission permission, ObjectRef against) {
  if (!object.is_slot() || !in_place(match.state, object)) return false;
  const SlotValues& values = derived(match).slots[index(object.slot())];
  if (values.permissions.has(permission)) return true;
  if (against.none() || !values.narrowed_permissions.has(permission)) return false;
  bool found = false;
  each_static(match, Op::can, [&](const StaticView& view) {
    if (found || static_cast<Permission>(match.book()[view.node].value) != permission) return;
    const NodeId narrowed = match.book().kid(view.node, 2);
    if (!match.book().absent(narrowed) && !fits(match, view.env, narrowed, against)) return;
    found = is_about(match, view, object.slot());
  });
  return found;
}

Forbidden obliged(const Match& match, ObjectRef object, Ban what) {
  Forbidden found;
  if (!object.is_slot()) return found;
  each_static(match, Op::must, [&](const StaticView& view) {
    if (found.is || static_cast<Ban>(match.book()[view.node].value) != what) return;
    if (is_about(match, view, object.slot())) found = {true, source_of(view), view.node};
  });
  return found;
}

Alters alters(const Match& match, NodeId node) {
  const Op op = match.book().op(node);
  if (match.book().ops().sort(op) != Sort::Stmt) return Alters::otherwise;
  return dispatch<Sort::Stmt>(
      op, [&]<Op statement>() { return StaticForm<statement>::alters; },
      [&] { return own_form<OwnStatement>(match, op).alters; });
}

}  // namespace kawari
