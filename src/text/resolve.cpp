#include "text/resolve.h"

#include <algorithm>
#include <vector>

#include "ir/arity.h"
#include "text/agreement.h"
#include "text/deeds.h"
#include "text/readable.h"
#include "text/referent.h"
#include "text/registers.h"
#include "text/tables.h"

namespace kawari {

namespace {

Tree& writable(const TreePtr& tree) { return const_cast<Tree&>(*tree); }

class Resolver {
 public:
  explicit Resolver(Budget& budget) : budget_(budget) {}
  std::string refusal;

  // What is copied may have been copied before: a text could make trees grow and grow.
  std::shared_ptr<Tree> copy(const Tree& tree) {
    auto out = std::make_shared<Tree>(tree);
    if (!spend()) return out;
    for (TreePtr& kid : out->kids) kid = copy(*kid);
    return out;
  }

  void ability(Tree& tree) {
    const auto saved_candidates = std::move(candidates_);
    const Tree* const saved_event = event_;
    const bool saved_replacement = in_replacement_;
    const Tree* const saved_statement = last_statement_;
    const Tree* const saved_ability = ability_;
    ability_ = &tree;
    const Tree* const saved_player = last_player_;
    const auto saved_statements = std::move(statements_);
    const Op saved_paid = paid_;
    statements_.clear();
    paid_ = Op::none;
    last_all_ = nullptr;
    candidates_.clear();
    event_ = nullptr;
    last_statement_ = nullptr;
    last_player_ = nullptr;
    in_replacement_ = tree.op == Op::replacement;
    if (bound_) candidates_.push_back({Referent::Is::bound, nullptr, KindSet::all(), false, clause_});
    refuse(no_reading(tree));
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

 private:
  void refuse(const char* because) {
    if (because != nullptr && refusal.empty()) refusal = because;
  }

  void visit_kids(Tree& tree) {
    for (const TreePtr& kid : tree.kids) visit(writable(kid));
  }

  // Counts work that does not end with the tree: where the budget is out, nothing more is resolved.
  bool spend(std::uint64_t steps = 1) {
    if (budget_.spend(steps)) return true;
    refuse("The text takes too long to read.");
    return false;
  }

  void visit(Tree& tree) {
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
    const Sort sort = info(tree.op).sort;
    if (sort == Sort::Ability) {
      const bool was_bound = bound_;
      bound_ = creating_;
      ability(tree);
      bound_ = was_bound;
      return;
    }
    const bool leaf_statement = sort == Sort::Stmt && !composite(tree.op);
    if (leaf_statement || sort == Sort::Cond || sort == Sort::Event) ++clause_;
    if (tree.op == Op::event) {
      enter_event(tree);
      return;
    }
    if (tree.op == Op::at) {  // where somebody is: nobody goes on to speak of "here"
      const std::size_t before = candidates_.size();
      visit_kids(tree);
      candidates_.resize(before);
      return;
    }
    if (tree.op == Op::may && tree.kids[0]->op != Op::you)
      ++clause_;  // who may is said in a clause of its own
    if (tree.op == Op::each_player) ++loops_;
    if (tree.op == Op::create) creating_ = tree.kids[0]->op != Op::none;
    if (tree.op == Op::search) searched_ = true;
    if (tree.op == Op::select && tree.hint == kTake && !searched_ && contains(*tree.kids[0], Op::in_zone))
      refuse("No deck has been searched.");
    const bool searched_before = searched_;
    const std::size_t before = candidates_.size();
    if (tree.op == Op::if_not_done && tree.hint == kUnless) {
      visit(writable(tree.kids[1]));  // "… unless their player pays": what keeps it away is said last
      ++clause_;
      visit(writable(tree.kids[0]));
    } else {
      visit_kids(tree);
    }
    // "If 2 or more characters sang this song": "they" are the characters.
    if (tree.op == Op::exists && speaks_of_song(*tree.kids[0])) candidates_.resize(before);
    // A search that comes later is none for what is said now.
    if (tree.op == Op::create || tree.op == Op::delay) searched_ = searched_before;
    if (tree.op == Op::create) creating_ = false;
    if (tree.op == Op::each_player) {
      --loops_;
      last_loop_ = &tree;
    }
    if (tree.op == Op::name_card) last_name_ = &tree;
    if (tree.op == Op::name_race) last_race_ = &tree;
    if (tree.op == Op::name_colour) last_colour_ = &tree;
    if (tree.op == Op::opponents && tree.hint == kHeHint && !opponent_spoken_)
      refuse("Nothing before it says which player that is.");
    if (tree.op == Op::opponents) opponent_spoken_ = true;
    if (tree.op == Op::chosen_opponent || tree.op == Op::chosen_player || tree.op == Op::owner_of)
      last_player_ = &tree;
    refuse(no_reading(tree));
    if (tree.op == Op::role && tree.hint == kBlockingHint && !event_is(Fact::blocked, true))
      refuse("Nothing has been said to be blocked.");
    if (tree.op == Op::event_amount && tree.hint == kShieldsBroken && !event_is(Fact::challenge_ended, false))
      refuse("No attack has been said to end.");
    if (tree.op == Op::self) mention({Referent::Is::self, nullptr, KindSet::all(), false, clause_});
    if (tree.op == Op::chosen || tree.op == Op::at_random) {
      forget_compared(before);
      mention({Referent::Is::choice, &tree, kinds_of(*tree.kids[0]), is_plural(tree), clause_});
      if (at_some_place(*tree.kids[0]))
        mention({Referent::Is::place, &tree, Kind::location, is_plural(tree), clause_});
    }
    if (tree.op == Op::all) last_all_ = &tree;
    if (tree.op == Op::exists && speaks_of_song(*tree.kids[0])) mention_all(tree.kids[0]);
    if (tree.op == Op::how_many && tree.kids[0]->op == Op::under_cards)
      mention({Referent::Is::set, tree.kids[0].get(), kinds_of(*tree.kids[0]->kids[1]), true, clause_});
    if (tree.op == Op::instead) check_instead(tree);
    if (tree.op == Op::banish_other || tree.op == Op::discard_cost || tree.op == Op::exert_other)
      paid_ = tree.op;
    if (tree.op == Op::exert_other && tree.kids[2]->op != Op::none)
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
          mention(
              {Referent::Is::statement, &tree, KindSet::all(), is_plural(shown), clause_, one_each(shown)});
      }
    }
  }

  // "The blocking creature": the other one, where the event is that a creature becomes blocked. "For each
  // shield it broke": where its attack has ended.
  bool event_is(Fact fact, bool passive) const {
    return event_ != nullptr && event_->op == Op::event && fact_of(event_->value) == fact &&
           ((event_->value & kPassive) != 0) == passive;
  }

  // "Ready all your characters. They …": of a rule that only applies there are no cards of the moment.
  void mention_named(const Tree& statement) {
    if (ability_ == nullptr || ability_->op == Op::static_ || ability_->op == Op::replacement) return;
    for (const TreePtr& kid : statement.kids) {
      const bool said = kid->hint < kPronounHint || kid->hint >= kAllHint;
      if (kid->op == Op::all && said)  // not what is a reference itself
        mention({Referent::Is::choice, kid.get(), kinds_of(*kid->kids[0]), true, clause_});
    }
  }

  // "A creature that has the same cost as that creature": what comes next is said of the one that is chosen.
  void forget_compared(std::size_t from) {
    for (std::size_t i = candidates_.size(); i-- > from;) {
      if (!spend(from)) return;
      for (std::size_t k = 0; k < from; ++k) {
        if (!candidates_[k].same_referent(candidates_[i])) continue;
        candidates_.erase(candidates_.begin() + static_cast<std::ptrdiff_t>(i));
        break;
      }
    }
  }

  // "Reveal up to 1 … and up to 1 …": "them" are all that were revealed.
  void forget_choices_of(const Tree& shown) {
    std::erase_if(candidates_, [&](const Referent& c) {
      return c.is == Referent::Is::choice && (c.node == shown.kids[0].get() || c.node == shown.kids[1].get());
    });
  }

  void bind_last(Tree& tree, const Tree* node, const char* missing) {
    if (node == nullptr)
      refusal = missing;
    else
      targets_.push_back({&tree, node});
  }

  void bind_shown_hand(Tree& tree) {
    if (shown_hand_ == nullptr || shown_hand_->op == Op::the_player)
      refusal = "No hand has been looked at or shown.";
    else
      tree = *copy(*shown_hand_);
  }
  void note_shown_hand(const Tree& shown) {
    if (shown.op == Op::all && shown.kids[0]->op == Op::in_zone &&
        static_cast<Zone>(shown.kids[0]->value) == Zone::hand)
      shown_hand_ = shown.kids[0]->kids[0];
    if (shown.op == Op::both_of)
      for (const TreePtr& kid : shown.kids) note_shown_hand(*kid);
  }

  void enter_event(Tree& tree) {
    // What a filter mentions on the way ("while here") is not what the event is about.
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
    if (fact_of(tree.value) == Fact::sang && (tree.value & kTogether) != 0) mention_singers(tree);
  }
  // Every card that fits the filter, as something that "they" can mean.
  void mention_all(const TreePtr& filter) {
    Tree all;
    all.op = Op::all;
    all.kids = {filter};
    sets_.push_back(std::make_shared<Tree>(std::move(all)));
    mention({Referent::Is::set, sets_.back().get(), kinds_of(*filter), true, clause_});
  }
  // "Whenever one or more of your characters sings a song": those that sang it.
  void mention_singers(const Tree& event) { mention_all(singers_of(event)); }
  void mention(const Referent& candidate) { candidates_.push_back(candidate); }

  bool agrees(const Tree& pronoun, const Referent& candidate) const {
    return agree(pronoun, candidate, loops_ > 0);
  }

  void bind_deed(Tree& pronoun, const Deed& deed) {
    const Hint hint = hint_of(static_cast<Pronoun>(pronoun.value));
    for (auto it = statements_.rbegin(); it != statements_.rend(); ++it) {
      if ((*it)->op != deed.statement) continue;
      // A chosen character that was exerted before is still the exerted one; a card that was not discarded
      // after all is no discarded one.
      const Tree& whom = *(*it)->kids[0];
      if (deed.statement == Op::exert && whom.op == Op::chosen && !is_plural(whom))
        return become(pronoun, {Referent::Is::choice, &whom, kinds_of(*whom.kids[0]), false, clause_}, hint);
      return become(pronoun, {Referent::Is::statement, *it, deed.kinds, false, clause_}, hint);
    }
    if (deed.cost != Op::none && paid_ == deed.cost)
      return become(pronoun, {Referent::Is::subject, nullptr, deed.kinds, false, clause_}, hint);
    refusal = "No instruction before it did that.";
  }

  // The nearest clause that has a candidate decides; what stands in the same clause as the pronoun counts
  // along with it, because the tree does not say which of the two came first.
  void bind(Tree& pronoun) {
    const auto which = static_cast<Pronoun>(pronoun.value);
    if (pronoun.op == kPronoun && (which == Pronoun::challenging || which == Pronoun::challenged)) {
      return bind_challenge(pronoun, which == Pronoun::challenging);
    }
    if (pronoun.op == kPronoun && which == Pronoun::moved) return bind_moved(pronoun);
    if (pronoun.op == kPronoun && deed_of(which).statement != Op::none)
      return bind_deed(pronoun, deed_of(which));
    if (pronoun.op == kPronoun && which == Pronoun::elided && bind_left_out(pronoun)) return;
    if (pronoun.op == kPronoun && which == Pronoun::this_way) return bind_this_way(pronoun);
    std::vector<Referent> fitting;
    int tier = -1;
    const bool stands_first = pronoun.op == kPronoun && pronoun.hint == kStandsFirst;
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
    // "If …, ready them. They …": the cards that the instruction was about, not those that really became
    // ready, and nobody where the condition was false.
    const auto is_set = [](const Referent& c) { return c.is == Referent::Is::set; };
    const auto was_all = [](const Referent& c) {
      return c.is == Referent::Is::choice && c.node->op == Op::all;
    };
    if (fitting.size() > 1 && std::any_of(fitting.begin(), fitting.end(), is_set))
      std::erase_if(fitting, [](const Referent& c) { return c.is == Referent::Is::statement; });
    if (fitting.size() > 1 && std::any_of(fitting.begin(), fitting.end(), was_all))
      std::erase_if(fitting, is_set);
    // Where one of them is several cards, "them" are those.
    const auto several = [](const Referent& c) { return c.plural; };
    if (fitting.size() > 1 && pronoun.op == kPronoun && which == Pronoun::they &&
        std::count_if(fitting.begin(), fitting.end(), several) == 1)
      std::erase_if(fitting, [&](const Referent& c) { return !several(c); });
    if (fitting.size() > 1 && prefers_subject(pronoun, tier)) fitting = {preferred_};
    if (fitting.size() > 1) {
      refusal = "The reference can mean two different cards.";
      return;
    }
    Hint hint = hint_of(static_cast<Pronoun>(pronoun.value));
    if (pronoun.op == kThose) hint = static_cast<Hint>(kThoseHint + pronoun.value);
    if (pronoun.op == kThat)
      hint = fitting[0].kinds == KindSet::all() ? static_cast<Hint>(kThatHint + pronoun.value) : Hint{0};
    become(pronoun, fitting[0], hint);
  }

  // "Draw a card, then discard that card."
  bool drawn_one() const {
    if (last_statement_ == nullptr || last_statement_->op != Op::draw) return false;
    const Tree& many = *last_statement_->kids[1];
    return many.op == Op::number && many.value == 1;
  }

  // In the event of a challenge the challenger is the first card, in that of being challenged the second.
  void bind_challenge(Tree& pronoun, bool challenger) {
    if (event_ == nullptr) {
      refusal = "No challenge has been mentioned.";
      return;
    }
    // Banished in it: the filter says which of the two that was.
    const bool of_challenge = fact_of(event_->value) == Fact::challenged;
    const bool passive =
        of_challenge ? (event_->value & kPassive) != 0 : !contains(*event_->kids[0], Op::is_challenging);
    const auto is = challenger != passive ? Referent::Is::subject : Referent::Is::other;
    become(pronoun, {is, nullptr, Kind::character, false, clause_},
           hint_of(static_cast<Pronoun>(pronoun.value)));
  }

  // "Whenever this character challenges another character, ready her": what the event is about comes first.
  // The candidates were collected backwards.
  bool prefers_subject(const Tree& pronoun, int tier) {
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

  // "… from them. If …, remove up to 4 damage instead": from the one that the sentence before named.
  bool bind_left_out(Tree& pronoun) {
    if (last_statement_ == nullptr || last_statement_->kids.empty()) return false;
    const Tree& whom = *last_statement_->kids[0];
    const Hint hint = hint_of(Pronoun::elided);
    if (whom.op == Op::chosen) {
      become(pronoun, {Referent::Is::choice, &whom, kinds_of(*whom.kids[0]), is_plural(whom), clause_}, hint);
      return true;
    }
    if (whom.op != Op::role && whom.op != Op::self) return false;
    pronoun = whom;
    pronoun.hint = hint;
    return true;
  }

  void bind_this_way(Tree& pronoun) {
    if (last_moved_ == nullptr) {
      refusal = "Nothing has been moved before.";
      return;
    }
    become(pronoun, {Referent::Is::statement, last_moved_, KindSet::all(), true, clause_},
           hint_of(Pronoun::this_way));
  }

  void bind_moved(Tree& pronoun) {
    if (event_ == nullptr || fact_of(event_->value) != Fact::moved || event_->kids[0]->op == Op::none) {
      refusal = "Nothing has been said to move.";
      return;
    }
    const auto is = names_self(*event_->kids[0]) ? Referent::Is::self : Referent::Is::subject;
    become(pronoun, {is, nullptr, kinds_of(*event_->kids[0]), false, clause_}, hint_of(Pronoun::moved));
  }

  void become(Tree& tree, Referent candidate, Hint hint) {
    tree.kids.clear();
    tree.hint = hint;
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
        auto there = std::make_shared<Tree>();
        there->op = Op::ref;
        targets_.push_back({there.get(), candidate.node});
        tree.op = Op::place_of;
        tree.hint = 0;
        tree.kids.push_back(std::move(there));
        break;
      }
      case Referent::Is::set: {
        const auto all = copy(*candidate.node);
        tree.op = all->op;
        tree.value = all->value;
        tree.kids = all->kids;
        if (tree.op == Op::all) candidate = {Referent::Is::choice, &tree, candidate.kinds, true, clause_};
        break;
      }
    }
    // "Of those cards" narrows a choice; what is chosen is spoken of, not what it is chosen from.
    if (hint == hint_of(Pronoun::looked) || hint == hint_of(Pronoun::this_way)) return;
    candidate.clause = clause_;
    mention(candidate);
  }

  void bind_again(Tree& tree) {
    const Tree wanted = *tree.kids[0];
    if (wanted.op == Op::chosen_opponent || wanted.op == Op::chosen_player) return bind_players(tree);
    for (auto it = candidates_.rbegin(); it != candidates_.rend(); ++it) {
      if (!spend()) return;
      if (it->is != Referent::Is::choice || !same_tree(*it->node, wanted)) continue;
      return become(tree, *it, hint_of(Pronoun::again));
    }
    refusal = "Nothing before it is what the reference can mean.";
  }

  void bind_amount(Tree& tree) {
    tree.kids.clear();
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

  // "… lost this way": of the last instruction with that verb.
  void bind_amount_of(Tree& tree, Op verb) {
    for (auto it = statements_.rbegin(); it != statements_.rend(); ++it) {
      if ((*it)->op != verb) continue;
      tree.op = Op::result_amount;
      tree.value = 0;
      targets_.push_back({&tree, *it});
      return;
    }
    refusal = "No instruction before it did that.";
  }

  void bind_players(Tree& tree) {
    tree.kids.clear();
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

  // "Their player may …. They …": the same player, by way of the same card.
  void copy_owner(Tree& tree) {
    tree.op = Op::owner_of;
    tree.hint = kTheyHint;
    const auto card = copy(*last_player_->kids[0]);
    for (std::size_t i = 0; i < targets_.size(); ++i) {
      if (targets_[i].use != last_player_->kids[0].get()) continue;
      targets_.push_back({card.get(), targets_[i].node});
      break;
    }
    tree.kids.push_back(card);
  }

  // A self-replacement changes its own instruction: same verb, or same target.
  void check_instead(const Tree& tree) {
    const Tree* base = tree.kids[0].get();
    const Tree* alternative = tree.kids[2].get();
    while (base->op == Op::seq && !base->kids.empty()) base = base->kids.back().get();
    while (base->op == Op::may) base = base->kids[1].get();
    if (!share_duration(*base, writable(tree.kids[2]))) {
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

 public:
  std::vector<Reference> targets_;

 private:
  std::vector<Referent> candidates_;
  std::vector<TreePtr> sets_;  // what candidates of that kind point to
  const Tree* event_ = nullptr;
  const Tree* ability_ = nullptr;
  const Tree* last_statement_ = nullptr;
  std::vector<const Tree*> statements_;  // so far, in this ability
  const Tree* last_all_ = nullptr;       // cards that are not chosen, for "each of them"
  Op paid_ = Op::none;                   // the cards that pay for it: how
  const Tree* last_player_ = nullptr;    // the last player that was spoken of
  const Tree* last_moved_ = nullptr;     // the last statement that moved cards
  const Tree* last_name_ = nullptr;
  const Tree* last_race_ = nullptr;
  const Tree* last_colour_ = nullptr;
  TreePtr shown_hand_;  // whose hand was looked at or shown last
  bool searched_ = false;
  bool opponent_spoken_ = false;  // so that "he" is the opponent
  const Tree* last_loop_ = nullptr;
  int clause_ = 0;
  int event_clause_ = -1;
  Referent preferred_;
  Budget& budget_;
  int loops_ = 0;
  bool in_replacement_ = false;
  bool creating_ = false;
  bool bound_ = false;
};

}  // namespace

Resolved resolve_references(const TreePtr& parsed, Budget& budget) {
  Resolver resolver(budget);
  const auto tree = resolver.copy(*parsed);
  resolver.ability(*tree);
  if (!resolver.refusal.empty()) return {nullptr, resolver.refusal};
  if (!budget.spend(resolver.targets_.size())) return {nullptr, "The text takes too long to read."};
  if (!number_registers(*tree, resolver.targets_))
    return {nullptr, "The text makes more choices than a frame can remember."};
  return {tree, {}};
}

}  // namespace kawari
