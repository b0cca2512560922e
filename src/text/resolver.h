// The resolver walks through a parsed tree in the order of its words, records what is mentioned, and binds
// each reference to one of these candidates. resolve.cpp has the walk, bind.cpp the binding.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "base/budget.h"
#include "text/agreement.h"
#include "text/deeds.h"
#include "text/draft.h"
#include "text/grammar.h"
#include "text/referent.h"
#include "text/registers.h"

namespace kawari {

class Resolver {
 public:
  Resolver(const Grammar& grammar, Budget& budget)
      : ops_(grammar.names().ops()),
        facts_(*grammar.names().facts),
        words_(grammar.vocabulary()),
        budget_(budget) {}
  std::string refusal;
  std::vector<Reference> targets_;  // each reference with its target

  // Copies a tree. Copies can be copied again, so a text could make trees grow without limit: copying spends
  // from the budget.
  std::shared_ptr<Draft> copy(const Tree& tree);
  void ability(Draft& tree);

 private:
  // --- going through the tree (resolve.cpp)
  void refuse(const char* because) {
    if (because != nullptr && refusal.empty()) refusal = because;
  }
  void visit_kids(Draft& tree) {
    for (std::size_t i = 0; i < tree.count(); ++i) visit(tree.kid(i));
  }
  // Counts work that is not bounded by the size of the tree. If the budget is used up, the text is refused.
  bool spend(std::uint64_t steps = 1) {
    if (budget_.spend(steps)) return true;
    refuse("The text takes too long to read.");
    return false;
  }
  void visit(Draft& tree);
  bool event_is(SpokenOf how, bool passive) const;
  bool event_is(Fact fact) const;
  SpokenOf spoken_of(const Tree& event) const { return facts_.info(fact_of(event.value)).spoken; }
  void mention_named(const Tree& statement);
  void forget_compared(std::size_t from);
  void forget_choices_of(const Tree& shown);
  void note_shown_hand(const Tree& shown);
  void enter_event(Draft& tree);
  void mention_all(const TreePtr& filter);
  void mention(const Referent& candidate) { candidates_.push_back(candidate); }
  void check_instead(Draft& tree);
  void check_created(const Tree& tree);

  // --- binding references (bind.cpp)
  void bind_last(Draft& tree, const Tree* node, const char* missing);
  void bind_shown_hand(Draft& tree);
  bool agrees(const Tree& pronoun, const Referent& candidate) const {
    return agree(pronoun, candidate, loops_ > 0);
  }
  void bind_deed(Draft& pronoun, const Deed& deed);
  void bind(Draft& pronoun);
  bool drawn_one() const;
  void bind_challenge(Draft& pronoun, bool challenger);
  bool prefers_subject(const Tree& pronoun, int tier);
  bool bind_left_out(Draft& pronoun);
  void bind_this_way(Draft& pronoun);
  void bind_moved(Draft& pronoun);
  void become(Draft& tree, Referent candidate, Said said);
  void bind_again(Draft& tree);
  void bind_amount(Draft& tree);
  void bind_amount_of(Draft& tree, Op verb);
  void bind_players(Draft& tree);
  void copy_owner(Draft& tree);

  // --- what has been mentioned so far
  std::vector<Referent> candidates_;
  std::vector<TreePtr> sets_;  // the filters of candidates of kind `set`
  const Tree* event_ = nullptr;
  const Tree* ability_ = nullptr;
  const Tree* last_statement_ = nullptr;
  std::vector<const Tree*> statements_;  // so far in this ability
  const Tree* last_all_ = nullptr;       // cards that were not chosen, for "each of them"
  OpTraits paid_ = Traits::None;         // how cards were used to pay the cost of the ability
  const Tree* last_player_ = nullptr;    // the last player that was mentioned
  const Tree* last_moved_ = nullptr;     // the last statement that moved cards
  const Tree* last_name_ = nullptr;
  const Tree* last_race_ = nullptr;
  const Tree* last_colour_ = nullptr;
  TreePtr shown_hand_;  // the player whose hand was looked at or shown last
  bool searched_ = false;
  bool opponent_spoken_ = false;  // an opponent was mentioned, so "he" means that opponent
  const Tree* last_loop_ = nullptr;
  int clause_ = 0;
  int event_clause_ = -1;
  Referent preferred_;
  const Ops& ops_;
  const Facts& facts_;
  const Vocabulary& words_;
  Budget& budget_;
  int loops_ = 0;
  bool in_replacement_ = false;
  bool creating_ = false;
  bool bound_ = false;
};

}  // namespace kawari
