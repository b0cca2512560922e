// Shift and its variants: which cards a card may be put on, and at which cost.
#include "games/lorcana/lorcana.h"
#include "games/lorcana/obstacles.h"
#include "state/statics.h"

namespace kawari::lorcana {
namespace {

// What a character counts as when a card is put on it.
struct Base {
  ScratchVec<WordId, 4> names;  // in addition to its own names
  bool any_name = false;
  bool anything = false;  // it meets every condition of a Shift
};

Base base_of(const Match& match, SlotId slot) {
  Base out{};
  each_static(match, op_of<ShiftName>, [&](const StaticView& view) {
    if (is_about(match, view, slot)) out.names.push(WordId(match.book()[view.node].value));
  });
  each_static(match, Op::shift_base, [&](const StaticView& view) {
    if (!is_about(match, view, slot)) return;
    out.any_name = true;
    out.anything |= match.book()[view.node].value == 1;
  });
  return out;
}

// The filter of a Shift that does not ask for the name.
NodeId asked_for(const Book& book, NodeId shift) {
  const NodeId on = book.kid(shift, 2);
  return book.op(on) == op_of<Variant> ? book.kid(on, 0) : on;
}

bool counts_as(const Match& match, const Base& base, CardId card, WordId name) {
  if (base.any_name || has_name(match, card, name)) return true;
  for (const WordId also : base.names)
    if (also == name) return true;
  return false;
}

bool speaks_of_items(const Book& book, NodeId filter) {
  const Node& node = book[filter];
  if (node.op == Op::of_kind) return static_cast<Kind>(node.value) == Kind::item;
  for (const NodeId kid : book.kids(node))
    if (speaks_of_items(book, kid)) return true;
  return false;
}

// The number of the rule in the edition; null if the edition does not have it.
const char* number_of(const Match& match, RuleKey key) {
  for (const RuleEntry& entry : match.rules->rule_index)
    if (entry.key == key && entry.numbers[match.edition->column] != nullptr)
      return entry.numbers[match.edition->column];
  return nullptr;
}

// [LOR-2.1 8.10.1, 8.10.8] Whether the card below has the same name, or meets the condition of the variant.
Verdict fits_below(const Match& match, PlayerId who, CardId card, NodeId shift, CardId below) {
  const State& state = match.state;
  // A variant asks for something else than the name; where it has no number of its own, the rule of all
  // variants is cited.
  const NodeId variant = match.book().kid(shift, 2);
  RuleKey cited = rule::key(rule::shift);
  if (!match.book().absent(variant)) {
    cited = rule::key(rule_of_variant(match, shift));
    if (number_of(match, cited) == nullptr) cited = rule::key(rule::shift_variants);
  }
  if (state.card(below).player() != who) return Verdict::no(cited, below).as(Obstacle::not_yours);
  if (state.card(below).zone != Zone::play) return Verdict::no(cited, below).elsewhere(Zone::play, who);
  const NodeId filter = asked_for(match.book(), shift);
  const Base base = base_of(match, state.card(below).slot);
  const bool character = match.face(below).is(Kind::character);
  if (character && base.anything) return Verdict::yes();
  if (!character && !speaks_of_items(match.book(), filter))
    return Verdict::no(cited, below).wrong_kind(Kind::character);
  if (!match.book().absent(filter)) {
    Env env;
    env.controller = who;
    env.card = card;
    if (fits(match, env, filter, ref_of(state, below))) return Verdict::yes();
    return Verdict::no(cited, below, filter).as(Obstacle::not_a_base);
  }
  for (const WordId name : match.face(card).names)
    if (counts_as(match, base, below, name)) return Verdict::yes();
  return Verdict::no(cited, below).as(id(OwnObstacle::other_name));
}

}  // namespace

ShiftAbilities shift_abilities(const Match& match, CardId card) {
  ShiftAbilities out{};
  const Face& face = match.face(card);
  for (const Ability& ability : face.abilities)
    if (ability.kind == AbilityKind::keyword && ability.keyword == id(Keyword::shift)) out.push(ability.root);
  if (!face.has_statics || match.state.card(card).zone == Zone::play) return out;
  // "This card gains Shift": applies to the card in its present zone.
  auto take = [&](const StaticView& view) {
    const Node& node = match.book()[view.node];
    if (node.op != Op::gains || match.book().op(match.book().kid(node, 0)) != Op::self) return;
    const Node& gained = match.book()[match.book().kid(node, 1)];
    if (gained.op == Op::keyword && KeywordId(gained.value) == id(Keyword::shift))
      out.push(match.book().kid(node, 1));
  };
  for (const Ability& ability : face.abilities)
    if (ability.kind == AbilityKind::static_)
      detail::static_ability(match, ability.root, ref_of(match.state, card), card,
                             match.state.card(card).player(), -1, take);
  return out;
}

ShiftVariant shift_variant(const Match& match, NodeId shift) {
  const NodeId on = match.book().kid(shift, 2);
  if (match.book().op(on) != op_of<Variant>) return ShiftVariant::one;
  return static_cast<ShiftVariant>(match.book()[on].value);
}

bool two_below(const Match& match, PlayerId who, CardId card, NodeId shift, CardId first, CardId second) {
  if (first == second || !fits_below(match, who, card, shift, first).legal ||
      !fits_below(match, who, card, shift, second).legal)
    return false;
  // One for each of the names, without "A & B" itself.
  const Face& face = match.face(card);
  const Base a = base_of(match, match.state.card(first).slot);
  const Base b = base_of(match, match.state.card(second).slot);
  for (const WordId one : face.names)
    for (const WordId other : face.names) {
      if (one == other) continue;
      if (fold(match.book().word(one)) == fold(face.name) ||
          fold(match.book().word(other)) == fold(face.name))
        continue;
      if (counts_as(match, a, first, one) && counts_as(match, b, second, other)) return true;
    }
  return false;
}

Verdict can_shift(const Match& match, PlayerId who, CardId card, CardId below) {
  const RuleKey cited = rule::key(rule::shift);
  const ShiftAbilities shifts = shift_abilities(match, card);
  if (shifts.empty()) return Verdict::no(cited, card).lacks_keyword(id(Keyword::shift));
  if (below == kNoCard) return Verdict::no(cited, card).as(Obstacle::target_missing);
  Verdict first_no = Verdict::yes();
  for (const NodeId shift : shifts) {
    Verdict v = fits_below(match, who, card, shift, below);
    if (v.legal && shift_variant(match, shift) == ShiftVariant::duo) {
      bool pair = false;
      for (const SlotId slot : slots_in_order(match))
        pair = pair || two_below(match, who, card, shift, below, match.state.slot(slot).top);
      if (!pair) v = Verdict::no(cited, below).as(Obstacle::target_missing);
    }
    if (v.legal) v = can_pay(match, who, card, match.book().kid(shift, 1), false);
    if (v.legal) {
      const int cost = shift_price(match, who, card, shift);
      const int ready = ready_resources(match, who);
      if (ready < cost)
        v = Verdict::no(rule::key(rule::pay_in_full), card).as(Obstacle::cost_too_high, who, ready, cost);
    }
    if (v.legal) return v;
    if (first_no.legal) first_no = v;
  }
  return first_no;
}

NodeId shift_onto(const Match& match, PlayerId who, CardId card, CardId below) {
  NodeId best = kNoNode;
  for (const NodeId shift : shift_abilities(match, card)) {
    if (!fits_below(match, who, card, shift, below).legal) continue;
    if (best == kNoNode || shift_price(match, who, card, shift) < shift_price(match, who, card, best))
      best = shift;
  }
  return best;
}

// [LOR-2.1 8.10.8.1-8.10.8.2, LOR-2.2 8.10.8.3-8.10.8.6] What the variant asks for beneath.
rule::Key rule_of_variant(const Match& match, NodeId shift) {
  switch (shift_variant(match, shift)) {
    case ShiftVariant::duo:
      return rule::shift_duo;
    case ShiftVariant::combo:
      return rule::shift_combo;
    case ShiftVariant::temporary:
      return rule::shift_temporary;
    case ShiftVariant::one:
      break;
  }
  const Book& book = match.book();
  const NodeId filter = book.kid(shift, 2);
  if (says(book, filter, Op::named)) return rule::shift_potato;
  return book.op(filter) == Op::of_kind ? rule::shift_universal : rule::shift_classification;
}

}  // namespace kawari::lorcana
