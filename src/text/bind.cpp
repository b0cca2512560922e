// Binds references: which of the mentioned cards, players and amounts "it", "they" and "that many" mean.
#include <algorithm>

#include "text/resolver.h"
#include "text/tables.h"

namespace kawari {

void Resolver::bind_last(Draft& tree, const Tree* node, const char* missing) {
  if (node == nullptr)
    refusal = missing;
  else
    targets_.push_back({&tree, node});
}

void Resolver::bind_shown_hand(Draft& tree) {
  if (shown_hand_ == nullptr || shown_hand_->op == Op::the_player)
    refusal = "No hand has been looked at or shown.";
  else
    tree = *copy(*shown_hand_);
}

void Resolver::bind_deed(Draft& pronoun, const Deed& deed) {
  const Said said = said_by(static_cast<Pronoun>(pronoun.value));
  for (auto it = statements_.rbegin(); it != statements_.rend(); ++it) {
    if (!deed.done_by(ops_, (*it)->op)) continue;
    // A chosen character that was exerted before is still the exerted one; a card that was not discarded
    // after all is no discarded one.
    const Tree& whom = *(*it)->kids[0];
    if (deed.statement == Op::exert && whom.op == Op::chosen && !is_plural(ops_, whom))
      return become(pronoun, {Referent::Is::choice, &whom, kinds_of(*whom.kids[0]), false, clause_}, said);
    return become(pronoun, {Referent::Is::statement, *it, deed.kinds, false, clause_}, said);
  }
  if (deed.cost != Traits::None && paid_ == deed.cost)
    return become(pronoun, {Referent::Is::subject, nullptr, deed.kinds, false, clause_}, said);
  refusal = "No instruction before it did that.";
}

// The nearest clause with a candidate decides. Candidates in the clause of the pronoun itself count too,
// because the tree does not say which of the two words came first.
void Resolver::bind(Draft& pronoun) {
  const auto which = static_cast<Pronoun>(pronoun.value);
  if (pronoun.op == kPronoun && (which == Pronoun::challenging || which == Pronoun::challenged)) {
    return bind_challenge(pronoun, which == Pronoun::challenging);
  }
  if (pronoun.op == kPronoun && which == Pronoun::moved) return bind_moved(pronoun);
  if (pronoun.op == kPronoun && deed_of(which).is_one()) return bind_deed(pronoun, deed_of(which));
  if (pronoun.op == kPronoun && which == Pronoun::elided && bind_left_out(pronoun)) return;
  if (pronoun.op == kPronoun && which == Pronoun::this_way) return bind_this_way(pronoun);
  std::vector<Referent> fitting;
  int tier = -1;
  const bool stands_first = pronoun.op == kPronoun && pronoun.hint.said == Said::first;
  for (auto it = candidates_.rbegin(); it != candidates_.rend(); ++it) {
    if (!spend(1 + fitting.size())) return;
    if (it->one_each && fitting.empty() && pronoun.op == kPronoun && which <= Pronoun::that_card) {
      refusal = "Several players' cards were spoken of.";
      return;
    }
    if (!agrees(pronoun, *it)) continue;
    if (stands_first && it->clause == clause_) continue;
    if (it->clause != clause_) {
      if (tier >= 0 && it->clause != tier) break;
      tier = it->clause;
    }
    bool known = false;
    for (const Referent& old : fitting) known = known || old.same_referent(*it);
    if (!known) fitting.push_back(*it);
  }
  if (fitting.empty() && pronoun.op == kPronoun && which == Pronoun::each_one && last_all_ != nullptr)
    fitting.push_back({Referent::Is::choice, last_all_, kinds_of(*last_all_->kids[0]), true, clause_});
  if (fitting.empty() && pronoun.op == kPronoun && pronoun.value <= static_cast<int>(Pronoun::she)) {
    fitting.push_back({Referent::Is::self, nullptr, KindSet::all(), false, clause_});
  }
  if (fitting.empty() && pronoun.op == kPronoun && which == Pronoun::that_card && drawn_one()) {
    fitting.push_back({Referent::Is::statement, last_statement_, KindSet::all(), false, clause_});
  }
  if (fitting.empty()) {
    refusal = "Nothing before it is what the reference can mean.";
    return;
  }
  // "If …, ready them. They …": means the cards that the instruction was about, not the cards that really
  // became ready; no card if the condition was false.
  const auto is_set = [](const Referent& c) { return c.is == Referent::Is::set; };
  const auto was_all = [](const Referent& c) {
    return c.is == Referent::Is::choice && c.node->op == Op::all;
  };
  if (fitting.size() > 1 && std::any_of(fitting.begin(), fitting.end(), is_set))
    std::erase_if(fitting, [](const Referent& c) { return c.is == Referent::Is::statement; });
  if (fitting.size() > 1 && std::any_of(fitting.begin(), fitting.end(), was_all))
    std::erase_if(fitting, is_set);
  // Prefer a plural antecedent for "them".
  const auto several = [](const Referent& c) { return c.plural; };
  if (fitting.size() > 1 && pronoun.op == kPronoun && which == Pronoun::they &&
      std::count_if(fitting.begin(), fitting.end(), several) == 1)
    std::erase_if(fitting, [&](const Referent& c) { return !several(c); });
  if (fitting.size() > 1 && prefers_subject(pronoun, tier)) fitting = {preferred_};
  if (fitting.size() > 1) {
    refusal = "The reference can mean two different cards.";
    return;
  }
  Said said = said_by(static_cast<Pronoun>(pronoun.value));
  if (pronoun.op == kThose) said = said_those(pronoun.value);
  if (pronoun.op == kThat)
    said = fitting[0].kinds == KindSet::all() ? said_that(pronoun.value) : Said::nothing;
  become(pronoun, fitting[0], said);
}

// "Draw a card, then discard that card."
bool Resolver::drawn_one() const {
  if (last_statement_ == nullptr || last_statement_->op != Op::draw) return false;
  const Tree& many = *last_statement_->kids[1];
  return many.op == Op::number && many.value == 1;
}

// If the event is a challenge, the challenger is its first card; if the event is being challenged, its second
// card.
void Resolver::bind_challenge(Draft& pronoun, bool challenger) {
  if (event_ == nullptr) {
    refusal = "No challenge has been mentioned.";
    return;
  }
  // For a card that is banished in a challenge, the filter says which of the two cards it was.
  const bool of_challenge = spoken_of(*event_) == SpokenOf::as_challenged;
  const bool passive =
      of_challenge ? (event_->value & kPassive) != 0 : !contains(*event_->kids[0], Op::is_challenging);
  const auto is = challenger != passive ? Referent::Is::subject : Referent::Is::other;
  become(pronoun, {is, nullptr, Kind::character, false, clause_},
         said_by(static_cast<Pronoun>(pronoun.value)));
}

// "Whenever this character challenges another character, ready her": prefers the subject of the event. The
// candidates were collected in reverse order.
bool Resolver::prefers_subject(const Tree& pronoun, int tier) {
  if (pronoun.op != kPronoun || tier != event_clause_ || event_ == nullptr) return false;
  std::vector<Referent> of_event;
  for (const Referent& candidate : candidates_) {
    if (candidate.clause == tier && agrees(pronoun, candidate)) of_event.push_back(candidate);
    if (candidate.clause == clause_ && clause_ != tier) return false;
  }
  if (of_event.empty()) return false;
  preferred_ = of_event.front();
  return true;
}

// "… from them. If …, remove up to 4 damage instead": from the object that the sentence before named.
bool Resolver::bind_left_out(Draft& pronoun) {
  if (last_statement_ == nullptr || last_statement_->kids.empty()) return false;
  const Tree& whom = *last_statement_->kids[0];
  const Said said = Said::elided;
  if (whom.op == Op::chosen) {
    become(pronoun, {Referent::Is::choice, &whom, kinds_of(*whom.kids[0]), is_plural(ops_, whom), clause_},
           said);
    return true;
  }
  if (whom.op != Op::role && whom.op != Op::self) return false;
  pronoun = *copy(whom);
  pronoun.hint = said;
  return true;
}

void Resolver::bind_this_way(Draft& pronoun) {
  if (last_moved_ == nullptr) {
    refusal = "Nothing has been moved before.";
    return;
  }
  become(pronoun, {Referent::Is::statement, last_moved_, KindSet::all(), true, clause_}, Said::this_way);
}

void Resolver::bind_moved(Draft& pronoun) {
  if (event_ == nullptr || fact_of(event_->value) != Fact::moved || event_->kids[0]->op == Op::none) {
    refusal = "Nothing has been said to move.";
    return;
  }
  const auto is = names_self(*event_->kids[0]) ? Referent::Is::self : Referent::Is::subject;
  become(pronoun, {is, nullptr, kinds_of(*event_->kids[0]), false, clause_}, Said::moved);
}

void Resolver::become(Draft& tree, Referent candidate, Said said) {
  tree.drop_kids();
  tree.hint = said;
  tree.value = 0;
  switch (candidate.is) {
    case Referent::Is::choice:
    case Referent::Is::statement:
      tree.op = Op::ref;
      targets_.push_back({&tree, candidate.node});
      break;
    case Referent::Is::subject:
    case Referent::Is::other:
    case Referent::Is::bound:
      tree.op = Op::role;
      tree.value = static_cast<int>(candidate.is == Referent::Is::subject ? Role::subject
                                    : candidate.is == Referent::Is::other ? Role::other
                                                                          : Role::bound);
      break;
    case Referent::Is::self:
      tree.op = Op::self;
      break;
    case Referent::Is::place: {
      auto there = std::make_shared<Draft>();
      there->op = Op::ref;
      targets_.push_back({there.get(), candidate.node});
      tree.op = Op::place_of;
      tree.hint = {};
      tree.add_kid(std::move(there));
      break;
    }
    case Referent::Is::set: {
      const auto all = copy(*candidate.node);
      tree.op = all->op;
      tree.value = all->value;
      tree.take_kids(*all);
      if (tree.op == Op::all) candidate = {Referent::Is::choice, &tree, candidate.kinds, true, clause_};
      break;
    }
  }
  // "Of those cards" restricts a choice; later references mean the chosen card, not the cards that it is
  // chosen from.
  if (said == Said::looked || said == Said::this_way) return;
  candidate.clause = clause_;
  mention(candidate);
}

void Resolver::bind_again(Draft& tree) {
  const Tree wanted = *tree.kids[0];
  if (wanted.op == Op::chosen_opponent || wanted.op == Op::chosen_player) return bind_players(tree);
  for (auto it = candidates_.rbegin(); it != candidates_.rend(); ++it) {
    if (!spend()) return;
    if (it->is != Referent::Is::choice || !same_tree(*it->node, wanted)) continue;
    return become(tree, *it, Said::again);
  }
  refusal = "Nothing before it is what the reference can mean.";
}

void Resolver::bind_amount(Draft& tree) {
  tree.drop_kids();
  if (tree.value != 0) return bind_amount_of(tree, static_cast<Op>(tree.value));
  if (!in_replacement_ && last_statement_ != nullptr) {
    tree.op = Op::result_amount;
    targets_.push_back({&tree, last_statement_});
  } else if (event_ != nullptr) {
    tree.op = Op::event_amount;
  } else {
    refusal = "Nothing before it says how many that is.";
  }
}

// "… lost this way": the amount of the last instruction with that verb.
void Resolver::bind_amount_of(Draft& tree, Op verb) {
  for (auto it = statements_.rbegin(); it != statements_.rend(); ++it) {
    if ((*it)->op != verb) continue;
    tree.op = Op::result_amount;
    tree.value = 0;
    targets_.push_back({&tree, *it});
    return;
  }
  refusal = "No instruction before it did that.";
}

void Resolver::bind_players(Draft& tree) {
  tree.drop_kids();
  if (loops_ > 0) {
    tree.op = Op::each_of_them;
  } else if (last_player_ != nullptr && last_player_->op == Op::owner_of) {
    copy_owner(tree);
  } else if (last_player_ != nullptr) {
    tree.op = Op::the_player;
    targets_.push_back({&tree, last_player_});
  } else if (event_ != nullptr) {
    tree.op = Op::event_player;
  } else {
    refusal = "Nothing before it says which player that is.";
  }
}

// "Their player may …. They …": the same player, found through the same card.
void Resolver::copy_owner(Draft& tree) {
  tree.op = Op::owner_of;
  tree.hint = Said::they;
  const auto card = copy(*last_player_->kids[0]);
  for (std::size_t i = 0; i < targets_.size(); ++i) {
    if (targets_[i].use != last_player_->kids[0].get()) continue;
    targets_.push_back({card.get(), targets_[i].node});
    break;
  }
  tree.add_kid(card);
}

}  // namespace kawari
