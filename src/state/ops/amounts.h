// Amounts: numbers, counts of cards, figures, results of effects, and sums.
#pragma once
#include <algorithm>
#include <bit>

#include "state/compare.h"
#include "state/ops/amount_form.h"

namespace kawari {

template <>
struct AmountForm<Op::none> {
  static std::int64_t value(const Expression&) { return 1; }
};

template <>
struct AmountForm<Op::number> {
  static std::int64_t value(const Expression& e) { return e.node.value; }
};

// "All": a large number, because every use is limited by what is there.
template <>
struct AmountForm<Op::everything> {
  static std::int64_t value(const Expression&) { return kMaxNumber; }
};

// --- counts of cards

template <>
struct AmountForm<Op::count> {
  static std::int64_t value(const Expression& e) {
    return count_fitting(e.match, e.env, e.kid(0), kMaxCards);
  }
};

template <>
struct AmountForm<Op::how_many> {
  static std::int64_t value(const Expression& e) {
    int n = 0;
    for (const ObjectRef ref : e.objects_of(0)) n += fits(e.match, e.env, e.kid(1), ref);
    return n;
  }
};

template <>
struct AmountForm<Op::cards_under> {
  static std::int64_t value(const Expression& e) {
    std::int64_t total = 0;
    for (const ObjectRef ref : e.objects_of(0)) {
      if (!ref.is_slot()) continue;
      if (in_place(e.state(), ref))
        total += e.state().slot(ref.slot()).under_count;
      else if (const Remembered* last = remembered(e.state(), ref))
        total += last->under_count;
    }
    return total;
  }
};

template <>
struct AmountForm<Op::hand_size> {
  static std::int64_t value(const Expression& e) {
    std::int64_t total = 0;
    for (const PlayerId p : e.players_of(0)) total += count_zone(e.state(), p, Zone::hand);
    return total;
  }
};

template <>
struct AmountForm<Op::different_colours> {
  static std::int64_t value(const Expression& e) {
    ObjectList list{};
    domain(e.match, e.env, e.kid(0), list);
    unsigned colours = 0;
    for (const ObjectRef ref : list)
      if (fits(e.match, e.env, e.kid(0), ref)) colours |= e.match.face(card_of(e.state(), ref)).colours;
    return std::popcount(colours);
  }
};

// --- figures of cards and players

template <>
struct AmountForm<Op::stat_of> {
  static std::int64_t value(const Expression& e) {
    std::int64_t total = 0;
    for (const ObjectRef ref : e.objects_of(0))
      total += std::max(0, stat(e.match, ref, static_cast<Stat>(e.node.value)));
    return total;
  }
};

template <>
struct AmountForm<Op::greatest> {
  static std::int64_t value(const Expression& e) {
    return greatest(e.match, e.env, static_cast<Stat>(e.node.value), e.kid(0));
  }
};

template <>
struct AmountForm<Op::least> {
  static std::int64_t value(const Expression& e) {
    return least(e.match, e.env, static_cast<Stat>(e.node.value), e.kid(0));
  }
};

template <>
struct AmountForm<Op::keyword_number> {
  static std::int64_t value(const Expression& e) {
    return keyword_value(e.match, e.env.self, KeywordId(e.node.value));
  }
};

// --- what has happened

template <>
struct AmountForm<Op::event_amount> {
  static std::int64_t value(const Expression& e) { return e.env.event_amount; }
};

template <>
struct AmountForm<Op::result_amount> {
  static std::int64_t value(const Expression& e) {
    const Register* r = register_of(e.env, e.node.value);
    return r ? r->now_amount() : 0;
  }
};

template <>
struct AmountForm<Op::who_did_not> {
  static std::int64_t value(const Expression& e) {
    const Register* r = register_of(e.env, e.node.value);
    return r ? std::popcount(static_cast<unsigned>(r->players & ~r->did)) : 0;
  }
};

template <>
struct AmountForm<Op::times_happened> {
  static std::int64_t value(const Expression& e) { return times_this_turn(e.match, e.env, e.kid(0)); }
};

// --- composed of other amounts

// The number that the player chose; before the choice, the largest possible one.
template <>
struct AmountForm<Op::up_to> {
  static std::int64_t value(const Expression& e) {
    const Register* r = register_of(e.env, e.node.reg);
    return r && r->set ? r->amount : e.number(0);
  }
};

template <>
struct AmountForm<Op::times> {
  static std::int64_t value(const Expression& e) { return std::int64_t{e.number(0)} * e.number(1); }
};

template <>
struct AmountForm<Op::sum> {
  static std::int64_t value(const Expression& e) { return std::int64_t{e.number(0)} + e.number(1); }
};

template <>
struct AmountForm<Op::negative> {
  static std::int64_t value(const Expression& e) { return -e.number(0); }
};

template <>
struct AmountForm<Op::divided> {
  static std::int64_t value(const Expression& e) { return e.number(0) / std::max(1, e.number(1)); }
};

template <>
struct AmountForm<Op::capped> {
  static std::int64_t value(const Expression& e) { return std::min(e.number(0), e.number(1)); }
};

}  // namespace kawari
