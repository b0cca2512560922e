#include "explain/failing.h"

#include <algorithm>
#include <bit>

namespace kawari {
namespace {

// Walks down a tree. Every step asks the evaluator itself, so that the two can never disagree.
class Walk {
 public:
  Walk(const Match& match, const Env& env) : match_(match), env_(env), book_(match.book()) {}

  Failing filter(NodeId id, ObjectRef object, bool wanted) {
    out_.path.push_back(id);
    out_ = {id, wanted, true, object, std::move(out_.path)};
    const Node& node = book_[id];
    const bool list = book_.has(node, Traits::ListsFilters);
    if (node.op == Op::not_) return filter(book_.kid(node, 0), object, !wanted);
    // In a conjunction, the first part that fails; in a disjunction, the first part, if all fail.
    if (list && (node.op == Op::all_of) == wanted) {
      for (const NodeId kid : book_.kids(node))
        if (fits(match_, env_, kid, object) != wanted) return filter(kid, object, wanted);
    }
    if (list && node.op == Op::any_of && wanted && node.kid_count > 0)
      return filter(book_.kid(node, 0), object, wanted);
    return out_;
  }

  Failing condition(NodeId id, bool wanted) {
    out_.path.push_back(id);
    out_ = {id, wanted, false, {}, std::move(out_.path)};
    const Node& node = book_[id];
    if (node.op == Op::negate) return condition(book_.kid(node, 0), !wanted);
    if ((node.op == Op::both && wanted) || (node.op == Op::either && !wanted)) {
      for (const NodeId kid : book_.kids(node))
        if (holds(match_, env_, kid) != wanted) return condition(kid, wanted);
    }
    if (node.op == Op::matches) {
      ObjectList list{};
      objects(match_, env_, book_.kid(node, 0), list);
      for (const ObjectRef ref : list)
        if (fits(match_, env_, book_.kid(node, 1), ref) != wanted)
          return filter(book_.kid(node, 1), ref, wanted);
    }
    return out_;
  }

 private:
  const Match& match_;
  const Env& env_;
  const Book& book_;
  Failing out_;
};

}  // namespace

Failing failing_filter(const Match& match, const Env& env, NodeId filter, ObjectRef object) {
  if (fits(match, env, filter, object)) return {};
  return Walk(match, env).filter(filter, object, true);
}

Failing failing_condition(const Match& match, const Env& env, NodeId condition) {
  if (holds(match, env, condition)) return {};
  return Walk(match, env).condition(condition, true);
}

Sentence words_of(const Speaker& speaker, const std::vector<NodeId>& inner_first) {
  for (const NodeId node : inner_first)
    if (Sentence own = speaker.own_text(node); !own.empty()) return own;
  return inner_first.empty() ? Sentence() : speaker.text(inner_first.back());
}

Sentence place_of(Speaker& speaker, CardId card) {
  const Card& there = speaker.match().state.card(card);
  const SlotText zone = speaker.zone(there.zone, there.player());
  if (there.zone == Zone::under || there.zone == Zone::removed) return zone.text;
  return speaker.say(MessageId::place_in, {{"zone", zone}});
}

}  // namespace kawari
