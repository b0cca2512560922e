#include "text/resolve.h"

#include <algorithm>

#include "text/readable.h"
#include "text/resolver.h"
#include "text/tables.h"

namespace kawari {

// Copies can be copied again, so a text could make trees grow without limit: copying spends from the budget.
std::shared_ptr<Draft> Resolver::copy(const Tree& tree) {
  auto out = std::make_shared<Draft>(tree);
  if (!spend())
    out->share_kids(tree);
  else
    for (const TreePtr& kid : tree.kids) out->add_kid(copy(*kid));
  return out;
}

void Resolver::ability(Draft& tree) {
  const auto saved_candidates = std::move(candidates_);
  const Tree* const saved_event = event_;
  const bool saved_replacement = in_replacement_;
  const Tree* const saved_statement = last_statement_;
  const Tree* const saved_ability = ability_;
  ability_ = &tree;
  const Tree* const saved_player = last_player_;
  const auto saved_statements = std::move(statements_);
  const OpTraits saved_paid = paid_;
  statements_.clear();
  paid_ = Traits::None;
  last_all_ = nullptr;
  candidates_.clear();
  event_ = nullptr;
  last_statement_ = nullptr;
  last_player_ = nullptr;
  in_replacement_ = tree.op == Op::replacement;
  if (bound_) candidates_.push_back({Referent::Is::bound, nullptr, KindSet::all(), false, clause_});
  refuse(no_reading(ops_, tree));
  visit_kids(tree);
  candidates_ = saved_candidates;
  event_ = saved_event;
  in_replacement_ = saved_replacement;
  last_statement_ = saved_statement;
  ability_ = saved_ability;
  last_player_ = saved_player;
  statements_ = saved_statements;
  paid_ = saved_paid;
}

void Resolver::visit(Draft& tree) {
  if (!refusal.empty() || tree.op == Op::none || !spend()) return;
  if (tree.op == kPronoun || tree.op == kThat || tree.op == kThose) return bind(tree);
  if (tree.op == kAgain) return bind_again(tree);
  if (tree.op == kThatMany) return bind_amount(tree);
  if (tree.op == kTheyPlayers) return bind_players(tree);
  if (tree.op == kShownHand) return bind_shown_hand(tree);
  if (tree.op == Op::classified_as) return bind_last(tree, last_race_, "No race has been chosen.");
  if (tree.op == Op::coloured_as) return bind_last(tree, last_colour_, "No civilization has been chosen.");
  if (tree.op == Op::named_as) return bind_last(tree, last_name_, "No card has been named.");
  if (tree.op == Op::who_did_not) return bind_last(tree, last_loop_, "No players have been spoken of.");
  const Sort sort = ops_.sort(tree.op);
  if (sort == Sort::Ability) {
    const bool was_bound = bound_;
    bound_ = creating_;
    ability(tree);
    bound_ = was_bound;
    return;
  }
  const bool leaf_statement = sort == Sort::Stmt && !ops_.has(tree.op, Traits::Composite);
  if (leaf_statement || sort == Sort::Cond || sort == Sort::Event) ++clause_;
  if (tree.op == Op::event) {
    enter_event(tree);
    return;
  }
  if (tree.op == Op::at) {  // a place where a card is; later words do not refer to this "here"
    const std::size_t before = candidates_.size();
    visit_kids(tree);
    candidates_.resize(before);
    return;
  }
  // "… may" of another player is a clause of its own.
  if (tree.op == Op::may && tree.kids[0]->op != Op::you) ++clause_;
  if (tree.op == Op::each_player) ++loops_;
  if (tree.op == Op::create) creating_ = tree.kids[0]->op != Op::none;
  if (tree.op == Op::search) searched_ = true;
  if (tree.op == Op::select && tree.hint.said == Said::take && !searched_ &&
      contains(*tree.kids[0], Op::in_zone))
    refuse("No deck has been searched.");
  const bool searched_before = searched_;
  const std::size_t before = candidates_.size();
  if (tree.op == Op::if_not_done && tree.hint.said == Said::unless) {
    visit(tree.kid(1));  // "… unless their player pays": the condition is read last
    ++clause_;
    visit(tree.kid(0));
  } else {
    visit_kids(tree);
  }
  // "If 2 or more characters sang this song": "they" are the characters.
  if (tree.op == Op::exists && says_who_did(ops_, *tree.kids[0])) candidates_.resize(before);
  // A search in an effect that waits does not count for the words that follow.
  if (tree.op == Op::create || tree.op == Op::delay) searched_ = searched_before;
  if (tree.op == Op::create) {
    creating_ = false;
    if (tree.kids[1]->op == Op::triggered) check_created(tree);
  }
  if (tree.op == Op::each_player) {
    --loops_;
    last_loop_ = &tree;
  }
  if (tree.op == Op::name_card) last_name_ = &tree;
  if (tree.op == Op::name_race) last_race_ = &tree;
  if (tree.op == Op::name_colour) last_colour_ = &tree;
  if (tree.op == Op::opponents && tree.hint.said == Said::he && !opponent_spoken_)
    refuse("Nothing before it says which player that is.");
  if (tree.op == Op::opponents) opponent_spoken_ = true;
  if (tree.op == Op::chosen_opponent || tree.op == Op::chosen_player || tree.op == Op::owner_of)
    last_player_ = &tree;
  refuse(no_reading(ops_, tree));
  if (tree.op == Op::role && tree.hint.said == Said::blocking && !event_is(SpokenOf::as_blocked, true))
    refuse("Nothing has been said to be blocked.");
  if (tree.op == Op::event_amount && tree.hint.said == Said::shields_broken &&
      !event_is(Fact::challenge_ended))
    refuse("No attack has been said to end.");
  if (tree.op == Op::self) mention({Referent::Is::self, nullptr, KindSet::all(), false, clause_});
  if (ops_.has(tree.op, Traits::PicksCards)) {
    forget_compared(before);
    mention({Referent::Is::choice, &tree, kinds_of(*tree.kids[0]), is_plural(ops_, tree), clause_});
    if (at_some_place(*tree.kids[0]))
      mention({Referent::Is::place, &tree, Kind::location, is_plural(ops_, tree), clause_});
  }
  if (tree.op == Op::all) last_all_ = &tree;
  if (tree.op == Op::exists && says_who_did(ops_, *tree.kids[0])) mention_all(tree.kids[0]);
  if (tree.op == Op::how_many && tree.kids[0]->op == Op::under_cards)
    mention({Referent::Is::set, tree.kids[0].get(), kinds_of(*tree.kids[0]->kids[1]), true, clause_});
  if (tree.op == Op::instead) check_instead(tree);
  if (ops_.has(tree.op, kPaidByCards)) paid_ = ops_[tree.op].traits & kPaidByCards;
  // "Exert one of your characters and deal them 2 damage"
  if (ops_.has(tree.op, Traits::PaidByExerting) && tree.kids.size() > 2 && tree.kids[2]->op != Op::none)
    mention({Referent::Is::subject, nullptr, kinds_of(*tree.kids[0]), false, clause_});
  if (leaf_statement) {
    last_statement_ = &tree;
    statements_.push_back(&tree);
    mention_named(tree);
    if (tree.op == Op::put_into || tree.op == Op::discard || tree.op == Op::banish) last_moved_ = &tree;
    if (!tree.kids.empty() && (tree.op == Op::reveal || tree.op == Op::look_at)) {
      const Tree& shown = *tree.kids.back();
      note_shown_hand(shown);
      if (shown.op == Op::both_of) forget_choices_of(shown);
      if (shown.op == Op::top_of_deck || shown.op == Op::top_until || shown.op == Op::both_of ||
          shows_resources(shown))
        mention({Referent::Is::statement, &tree, KindSet::all(), is_plural(ops_, shown), clause_,
                 one_each(shown)});
    }
  }
}

// "The blocking creature": the other card, if the event is that a creature becomes blocked. "For each shield
// it broke": if the event is the end of its attack.
bool Resolver::event_is(SpokenOf how, bool passive) const {
  return event_ != nullptr && event_->op == Op::event && spoken_of(*event_) == how &&
         ((event_->value & kPassive) != 0) == passive;
}

bool Resolver::event_is(Fact fact) const {
  return event_ != nullptr && event_->op == Op::event && fact_of(event_->value) == fact &&
         (event_->value & kPassive) == 0;
}

// "Ready all your characters. They …": notes these cards as candidates. A rule for a while has no present
// cards.
void Resolver::mention_named(const Tree& statement) {
  if (ability_ == nullptr || ability_->op == Op::static_ || ability_->op == Op::replacement) return;
  for (const TreePtr& kid : statement.kids) {
    const bool reference = kid->hint.said != Said::nothing;
    if (kid->op == Op::all && !reference)
      mention({Referent::Is::choice, kid.get(), kinds_of(*kid->kids[0]), true, clause_});
  }
}

// "A creature that has the same cost as that creature": later words refer to the chosen creature, not to the
// one that it is compared with.
void Resolver::forget_compared(std::size_t from) {
  for (std::size_t i = candidates_.size(); i-- > from;) {
    if (!spend(from)) return;
    for (std::size_t k = 0; k < from; ++k) {
      if (!candidates_[k].same_referent(candidates_[i])) continue;
      candidates_.erase(candidates_.begin() + static_cast<std::ptrdiff_t>(i));
      break;
    }
  }
}

// "Reveal up to 1 … and up to 1 …": "them" are all revealed cards.
void Resolver::forget_choices_of(const Tree& shown) {
  std::erase_if(candidates_, [&](const Referent& c) {
    return c.is == Referent::Is::choice && (c.node == shown.kids[0].get() || c.node == shown.kids[1].get());
  });
}

void Resolver::note_shown_hand(const Tree& shown) {
  if (shown.op == Op::all && shown.kids[0]->op == Op::in_zone &&
      static_cast<Zone>(shown.kids[0]->value) == Zone::hand)
    shown_hand_ = shown.kids[0]->kids[0];
  if (shown.op == Op::both_of)
    for (const TreePtr& kid : shown.kids) note_shown_hand(*kid);
}

void Resolver::enter_event(Draft& tree) {
  // Cards that the filter of an event only mentions ("while here") are no candidates.
  const std::size_t before = candidates_.size();
  visit_kids(tree);
  candidates_.resize(before);
  event_ = &tree;
  event_clause_ = clause_;
  static constexpr Referent::Is kRoles[] = {Referent::Is::subject, Referent::Is::other};
  for (std::size_t i = 0; i < 2; ++i) {
    const Tree& filter = *tree.kids[i];
    if (filter.op == Op::none) continue;
    if (names_self(filter))
      mention({Referent::Is::self, nullptr, KindSet::all(), false, clause_});
    else
      mention({kRoles[i], nullptr, kinds_of(filter), false, clause_});
  }
  // "Whenever one or more of your characters sings a song": the characters that sang it.
  for (const Doers& doers : words_.doers)
    if (fact_of(tree.value) == doers.fact && (tree.value & kTogether) != 0)
      mention_all(doers_of(tree, doers.filter));
}

// Adds every card that fits the filter, as a candidate for "they".
void Resolver::mention_all(const TreePtr& filter) {
  Tree all;
  all.op = Op::all;
  all.kids = {filter};
  sets_.push_back(std::make_shared<Tree>(std::move(all)));
  mention({Referent::Is::set, sets_.back().get(), kinds_of(*filter), true, clause_});
}

namespace {

bool says_it(const Tree& tree, Op op) {
  if (tree.op == op && tree.hint.said == Said::it) return true;
  return std::any_of(tree.kids.begin(), tree.kids.end(),
                     [&](const TreePtr& kid) { return says_it(*kid, op); });
}

}  // namespace

// "Choose one of your creatures. Whenever it wins a battle this turn, …": "it" is the chosen creature, and
// not the card that the text stands on.
void Resolver::check_created(const Tree& tree) {
  const Tree& event = *tree.kids[1]->kids[1];
  if (tree.kids[0]->op == Op::none && says_it(event, Op::self))
    refuse("The event says \"it\" of a card that was spoken of before.");
  if (tree.kids[0]->hint.said == Said::it && !says_it(event, Op::role))
    refuse("The event is not about the card that was spoken of before.");
}

// A self-replacement changes its own instruction: same verb, or same target.
void Resolver::check_instead(Draft& tree) {
  const Tree* base = tree.kids[0].get();
  const Tree* alternative = tree.kids[2].get();
  while (base->op == Op::instead) base = base->kids[0].get();
  while (base->op == Op::seq && !base->kids.empty()) base = base->kids.back().get();
  while (base->op == Op::may) base = base->kids[1].get();
  if (!share_duration(ops_, *base, tree.kid(2))) {
    refusal = "How long it lasts is said for the one and not for the other.";
    return;
  }
  if (base->op == alternative->op || alternative->op == Op::seq) return;
  for (const TreePtr& kid : alternative->kids) {
    for (const Reference& target : targets_) {
      if (target.use == kid.get()) return;
    }
  }
  refusal = "\"Instead\" has no instruction before it to take the place of.";
}

Resolved resolve_references(const Grammar& grammar, const TreePtr& parsed, Budget& budget) {
  Resolver resolver(grammar, budget);
  const auto tree = resolver.copy(*parsed);
  if (resolver.refusal.empty()) resolver.ability(*tree);
  if (!resolver.refusal.empty()) return {nullptr, resolver.refusal};
  if (!budget.spend(resolver.targets_.size())) return {nullptr, "The text takes too long to read."};
  if (!number_registers(grammar.names().ops(), *tree, resolver.targets_))
    return {nullptr, "The text makes more choices than a frame can remember."};
  return {tree, {}};
}

}  // namespace kawari
