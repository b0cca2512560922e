#include "text/match.h"

#include <algorithm>

#include "text/referent.h"

namespace kawari {

bool same_meaning(const View& a, const View& b) {
  if (a == b) return true;
  if (a.op() != b.op() || a.tree->value != b.tree->value || a.tree->word != b.tree->word ||
      a.count != b.count)
    return false;
  for (std::size_t i = 0; i < a.count; ++i) {
    if (!same_meaning(a.kid(i), b.kid(i))) return false;
  }
  return true;
}

void Referents::collect(const Ops& ops, const Tree& tree) {
  if ((ops.has(tree.op, Traits::PicksCards) || tree.op == Op::all) && tree.reg < kMaxRegisters) {
    registers[tree.reg] = {true, kinds_of(*tree.kids[0]), is_plural(ops, tree)};
  }
  if ((tree.op == Op::reveal || tree.op == Op::look_at) && tree.reg < kMaxRegisters) {
    registers[tree.reg] = {true, KindSet::all(), is_plural(ops, *tree.kids.back())};
  }
  if (tree.op == Op::event) {
    for (std::size_t i = 0; i < 2; ++i) {
      if (tree.kids[i]->op != Op::none) roles[i] = {true, kinds_of(*tree.kids[i]), false};
    }
  }
  // An ability inside the ability has events and registers of its own. Abilities that come with a keyword or
  // are created for a while belong to the same sentence: their cards are used if there are no others.
  for (const TreePtr& kid : tree.kids) {
    if (ops.sort(kid->op) != Sort::Ability)
      collect(ops, *kid);
    else if (tree.op == Op::keyword || tree.op == Op::create)
      add(ops, *kid);
  }
}

void Referents::add(const Ops& ops, const Tree& inner) {
  Referents more;
  more.collect(ops, inner);
  for (std::size_t i = 0; i < registers.size(); ++i)
    if (!registers[i].known) registers[i] = more.registers[i];
  for (std::size_t i = 0; i < roles.size(); ++i)
    if (!roles[i].known) roles[i] = more.roles[i];
}

const Referents::Named* Referents::of(const Tree& reference) const {
  if (reference.op == Op::ref && reference.value >= 0 && reference.value < kMaxRegisters) {
    return &registers[static_cast<std::size_t>(reference.value)];
  }
  if (reference.op == Op::role && reference.value >= 0 && reference.value < 4) {
    return &roles[static_cast<std::size_t>(reference.value)];
  }
  static constexpr Named kPlace{true, Kind::location, false};
  if (reference.op == Op::place_of) return &kPlace;
  return nullptr;
}

const Tree& Matcher::value_leaf(const Tree& tree) {
  Tree& leaf = value_leaves_[&tree];
  leaf.op = kLeaf;
  leaf.value = tree.value;
  leaf.word = tree.word;
  return leaf;
}
const Tree& Matcher::kind_leaf(int kind) {
  Tree& leaf = kind_leaves_[kind];
  leaf.op = kLeaf;
  leaf.value = kind;
  return leaf;
}

std::vector<Binds> Matcher::match(const Term& term, const View& tree, const Referents& referents,
                                  bool strict) {
  strict_ = strict;
  referents_ = &referents;
  std::vector<Binds> binds(1);
  match(term, tree, binds);
  return binds;
}

void Matcher::bind(int var, const View& tree, std::vector<Binds>& binds) {
  const auto at = static_cast<std::size_t>(var);
  std::erase_if(binds, [&](const Binds& b) { return b[at].tree != nullptr && !same_meaning(b[at], tree); });
  for (Binds& b : binds) {
    if (b[at].tree == nullptr) b[at] = tree;
  }
}

void Matcher::match(const Term& term, const View& view, std::vector<Binds>& binds) {
  if (!budget_.spend()) binds.clear();
  if (binds.empty()) return;
  const Tree& tree = *view.tree;
  if (term.is_var) {
    if (tree.op == Op::none)
      binds.clear();
    else
      bind(term.var, view, binds);
    return;
  }
  if (term.op == kApply) return match_apply(term, view, binds);
  const bool reference = tree.op == Op::self || tree.op == Op::ref || tree.op == Op::role ||
                         tree.op == Op::all || tree.op == Op::under_cards;
  if (term.op == kThose) {
    const int kind = kind_of_those(tree.hint.said);
    if (!strict_ || !reference || kind < 0) {
      binds.clear();
      return;
    }
    if (term.value_is == Term::Value::variable) bind(term.var, kind_leaf(kind), binds);
    return;
  }
  if (term.op == kPronoun) {
    if (!strict_ || !reference || tree.hint != said_by(static_cast<Pronoun>(term.value))) binds.clear();
    return;
  }
  if (term.op == kThat) {
    const Referents::Named* named = referents_->of(tree);
    int kind = kind_of_that(tree.hint.said);
    const bool says_kind = kind >= 0;
    if (named == nullptr || (strict_ && !tree.hint.canonical() && !says_kind)) {
      binds.clear();
      return;
    }
    // The noun: the one kind that it can be; a card of several kinds is "that card", which is not a kind.
    for (int i = 0; i < static_cast<int>(kMaxKinds); ++i) {
      if (!says_kind && named->kinds == static_cast<Kind>(i)) kind = i;
    }
    if (kind < 0) {
      binds.clear();
      return;
    }
    if (term.value_is == Term::Value::variable)
      bind(term.var, kind_leaf(kind), binds);
    else if (kind != term.value)
      binds.clear();
    return;
  }
  if (term.op == kThatMany) {
    if (tree.op != Op::event_amount && tree.op != Op::result_amount)
      binds.clear();
    else if (strict_ ? tree.hint != term.hint : !term.hint.canonical())
      binds.clear();
    return;
  }
  if (term.op == kSameDuration) {
    if (ops_.sort(tree.op) != Sort::Duration || tree.hint.said != Said::left_out || !strict_) binds.clear();
    return;
  }
  if (term.op == kTheyPlayers) {
    const bool owner = tree.op == Op::owner_of && strict_ && tree.hint.said == Said::they;
    if (tree.op != Op::each_of_them && tree.op != Op::event_player && tree.op != Op::turn_player &&
        tree.op != Op::the_player && !owner)
      binds.clear();
    return;
  }
  if (term.op == kShownHand) {  // the zone's hint says that the text left the player out
    if (ops_.sort(tree.op) != Sort::Players) binds.clear();
    return;
  }
  if (term.op != tree.op) {
    binds.clear();
    return;
  }
  if (term.op == Op::none) return;
  if (strict_ ? term.hint != tree.hint : !term.hint.canonical()) {
    binds.clear();
    return;
  }
  // The number of the register is determined when the text is read.
  const bool by_register = term.op == Op::named_as || term.op == Op::who_did_not ||
                           term.op == Op::classified_as || term.op == Op::coloured_as;
  switch (by_register ? Term::Value::wild : term.value_is) {
    case Term::Value::wild:
      break;
    case Term::Value::variable:
      bind(term.var, value_leaf(tree), binds);
      break;
    case Term::Value::constant:
      if (term.value != tree.value || term.word != tree.word) {
        binds.clear();
        return;
      }
      break;
  }
  if (is_list(term.op)) return match_list(term, view, binds);
  if (term.kids.size() != tree.kids.size()) {
    binds.clear();
    return;
  }
  for (std::size_t i = 0; i < term.kids.size(); ++i) match(term.kids[i], *tree.kids[i], binds);
}

// Tries every way to distribute the list's members over the template. Each slot takes as many as its phrases
// can express (Term::most); the last ones take the rest.
void Matcher::match_list(const Term& term, const View& tree, std::vector<Binds>& binds) {
  std::vector<Binds> out;
  const auto deal = [&](const auto& self, std::size_t kid, std::size_t from,
                        const std::vector<Binds>& so_far) -> void {
    if (so_far.empty()) return;
    const std::size_t left = tree.count - from;
    if (kid == term.kids.size()) {
      if (left == 0) out.insert(out.end(), so_far.begin(), so_far.end());
      return;
    }
    const std::size_t behind = term.kids.size() - kid - 1;
    if (left < behind + 1) return;
    std::size_t most_behind = 0;
    for (std::size_t i = kid + 1; i < term.kids.size(); ++i) most_behind += term.kids[i].most;
    const std::size_t least = left > most_behind ? left - most_behind : 1;
    const std::size_t most = std::min(left - behind, term.kids[kid].most);
    for (std::size_t take = least; take <= most; ++take) {
      std::vector<Binds> next = so_far;
      match(term.kids[kid], tree.part(from, take), next);
      self(self, kid + 1, from + take, next);
    }
  };
  deal(deal, 0, 0, binds);
  binds = std::move(out);
}

namespace {

bool mentions_again(const Tree& tree, const Tree& subject) {
  if (tree.op == Op::the_player) return subject.reg != kNoRegister && tree.value == subject.reg;
  if (tree.op == Op::ref && subject.reg != kNoRegister)
    return tree.value == subject.reg && tree.hint.said == Said::again;
  return (subject.op != Op::chosen && subject.op != Op::at_random) && same_meaning(tree, subject);
}

// The tree with the subject replaced by a hole; the same tree if it does not mention the subject.
TreePtr replace_players(const TreePtr& tree, const Tree& subject, const TreePtr& hole) {
  const bool chosen_before =
      tree->op == Op::the_player && subject.reg != kNoRegister && tree->value == subject.reg;
  if (chosen_before || same_meaning(*tree, subject)) return hole;
  std::shared_ptr<Tree> out;
  for (std::size_t i = 0; i < tree->kids.size(); ++i) {
    TreePtr kid = replace_players(tree->kids[i], subject, hole);
    if (kid == tree->kids[i]) continue;
    if (!out) out = std::make_shared<Tree>(*tree);
    out->kids[i] = std::move(kid);
  }
  return out ? TreePtr(out) : tree;
}

// The node that chose the player in a register.
const Tree* player_choice(const Tree& tree, int reg) {
  if ((tree.op == Op::chosen_opponent || tree.op == Op::chosen_player) && tree.reg == reg) return &tree;
  for (const TreePtr& kid : tree.kids)
    if (const Tree* found = player_choice(*kid, reg)) return found;
  return nullptr;
}

const Tree* find_op(const Tree& tree, Op op) {
  if (tree.op == op) return &tree;
  for (const TreePtr& kid : tree.kids)
    if (const Tree* found = find_op(*kid, op)) return found;
  return nullptr;
}

// The player who chooses these cards, or in whose zone they are.
const Tree* player_in(const Tree& cards) {
  if (cards.op == Op::chosen && cards.kids[2]->op != Op::none) return cards.kids[2].get();
  if ((cards.op == Op::all || cards.op == Op::at_random) && cards.kids[0]->op == Op::in_zone)
    return cards.kids[0]->kids[0].get();
  return nullptr;
}

// The verb phrase of a statement, with its subject and its duration replaced by holes; nullptr if it has
// none.
TreePtr lift(const Ops& ops, const View& view, Lifted& lifted, bool deep, Budget& budget) {
  static const TreePtr hole = [] {
    auto out = std::make_shared<Tree>();
    out->op = kHole;
    return out;
  }();
  static const TreePtr duration_hole = [] {
    auto out = std::make_shared<Tree>();
    out->op = kDurationHole;
    return out;
  }();
  if (!budget.spend()) return nullptr;
  const Tree& tree = *view.tree;
  if (tree.op == Op::seq || tree.op == Op::together) {
    auto list = std::make_shared<Tree>();
    list->op = tree.op;
    list->hint = tree.hint;
    for (std::size_t i = 0; i < view.count; ++i) {
      list->kids.push_back(lift(ops, view.kid(i), lifted, deep, budget));
      if (!list->kids.back()) return nullptr;
    }
    return list;
  }
  auto out = std::make_shared<Tree>(tree);
  const Arity& arity = ops.arity(tree.op);
  if (ops.sort(tree.op) != Sort::Stmt || arity.many || arity.kids.empty() ||
      (arity.kids[0].sort != Sort::Objects && arity.kids[0].sort != Sort::Players)) {
    return nullptr;
  }
  // "Each opponent chooses one of their characters and …": the subject is the player who chooses, or whose
  // zone it is.
  if (const Tree* who = deep ? player_in(*tree.kids[0]) : nullptr) {
    if (who->op == Op::the_player) who = player_choice(tree, who->value);
    if (who == nullptr || (lifted.subject != nullptr && !same_meaning(*who, *lifted.subject))) {
      return nullptr;
    }
    lifted.subject = who;
    for (TreePtr& kid : out->kids) kid = replace_players(kid, *who, hole);
    return out;
  }
  // "Each player puts all cards from his mana zone …": the subject is the player whose cards they are.
  if (const Tree* who =
          deep && tree.kids[0]->op != Op::each_of_them ? find_op(*tree.kids[0], Op::each_of_them) : nullptr) {
    if (lifted.subject != nullptr && !same_meaning(*who, *lifted.subject)) return nullptr;
    if (lifted.subject == nullptr) lifted.subject = who;
    for (TreePtr& kid : out->kids) kid = replace_players(kid, *lifted.subject, hole);
    return out;
  }
  // "… and destroys the other one": another instruction of the phrase has the subject.
  if (deep && lifted.subject != nullptr && ops.sort(lifted.subject->op) == Sort::Players &&
      arity.kids[0].sort == Sort::Objects)
    return out;
  if (lifted.subject == nullptr)
    lifted.subject = tree.kids[0].get();
  else if (!mentions_again(*tree.kids[0], *lifted.subject))
    return nullptr;
  out->kids[0] = hole;
  // "chooses and discards a card" contains the player three times.
  for (std::size_t i = 1; deep && i < out->kids.size(); ++i)
    out->kids[i] = replace_players(out->kids[i], *lifted.subject, hole);
  for (std::size_t i = 1; i < arity.kids.size(); ++i) {
    if (arity.kids[i].sort != Sort::Duration) continue;
    if (lifted.duration == nullptr)
      lifted.duration = tree.kids[i].get();
    else if (!same_meaning(*tree.kids[i], *lifted.duration))
      return nullptr;
    out->kids[i] = duration_hole;
  }
  return out;
}

}  // namespace

const Lifted& Matcher::lifted(const View& statement, bool deep) {
  const auto [found, is_new] = lifted_[deep ? 1 : 0].try_emplace(statement);
  if (is_new) found->second.phrase = lift(ops_, statement, found->second, deep, budget_);
  return found->second;
}

void Matcher::match_apply(const Term& term, const View& tree, std::vector<Binds>& binds) {
  if (ops_.sort(tree.op()) != Sort::Stmt) {
    binds.clear();
    return;
  }
  static const Tree none;
  std::vector<Binds> out;
  for (const bool deep : {false, true}) {
    const Lifted& lifted = this->lifted(tree, deep);
    if (!lifted.phrase || lifted.subject == nullptr || lifted.subject->op == kHole) continue;
    if (deep && ops_.sort(lifted.subject->op) != Sort::Players) break;
    std::vector<Binds> ways = binds;
    const Tree& duration = lifted.duration ? *lifted.duration : none;
    match(term.kids[0], *lifted.phrase, ways);
    match(term.kids[1], *lifted.subject, ways);
    if (term.kids.size() > 2)
      match(term.kids[2], duration, ways);
    else if (duration.op != Op::none)
      ways.clear();
    out.insert(out.end(), ways.begin(), ways.end());
  }
  binds = std::move(out);
}

}  // namespace kawari
