#include "text/match.h"

#include <algorithm>

#include "text/referent.h"

namespace kawari {

bool same_meaning(const Tree& a, const Tree& b) {
  if (a.op != b.op || a.value != b.value || a.word != b.word || a.kids.size() != b.kids.size()) return false;
  for (std::size_t i = 0; i < a.kids.size(); ++i) {
    if (!same_meaning(*a.kids[i], *b.kids[i])) return false;
  }
  return true;
}

void Referents::collect(const Tree& tree) {
  if ((tree.op == Op::chosen || tree.op == Op::at_random || tree.op == Op::all) && tree.reg < kMaxRegisters) {
    registers[tree.reg] = {true, kinds_of(*tree.kids[0]), is_plural(tree)};
  }
  if ((tree.op == Op::reveal || tree.op == Op::look_at) && tree.reg < kMaxRegisters) {
    registers[tree.reg] = {true, 0xFF, is_plural(*tree.kids.back())};
  }
  if (tree.op == Op::event) {
    for (std::size_t i = 0; i < 2; ++i) {
      if (tree.kids[i]->op != Op::none) roles[i] = {true, kinds_of(*tree.kids[i]), false};
    }
  }
  // An ability inside the ability has events and registers of its own. What a keyword brings along, and what
  // exists for a while, is said in the same sentence as the rest: its cards are spoken of where no others
  // are.
  for (const TreePtr& kid : tree.kids) {
    if (kid->op >= Op::count_ || info(kid->op).sort != Sort::Ability)
      collect(*kid);
    else if (tree.op == Op::keyword || tree.op == Op::create)
      add(*kid);
  }
}

void Referents::add(const Tree& inner) {
  Referents more;
  more.collect(inner);
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
  static constexpr Named kPlace{true, kind_bit(Kind::location), false};
  if (reference.op == Op::place_of) return &kPlace;
  return nullptr;
}

const Tree& Matcher::keep(Tree tree) { return kept_.emplace_back(std::move(tree)); }

std::vector<Binds> Matcher::match(const Term& term, const Tree& tree, bool strict) {
  strict_ = strict;
  std::vector<Binds> binds(1);
  binds[0].fill(nullptr);
  match(term, tree, binds);
  return binds;
}

void Matcher::bind(int var, const Tree& tree, std::vector<Binds>& binds) {
  const auto at = static_cast<std::size_t>(var);
  std::erase_if(binds, [&](const Binds& b) { return b[at] != nullptr && !same_meaning(*b[at], tree); });
  for (Binds& b : binds) {
    if (b[at] == nullptr) b[at] = &tree;
  }
}

void Matcher::match(const Term& term, const Tree& tree, std::vector<Binds>& binds) {
  if (binds.empty()) return;
  if (term.is_var) {
    if (tree.op == Op::none)
      binds.clear();
    else
      bind(term.var, tree, binds);
    return;
  }
  if (term.op == kApply) return match_apply(term, tree, binds);
  const bool reference = tree.op == Op::self || tree.op == Op::ref || tree.op == Op::role ||
                         tree.op == Op::all || tree.op == Op::under_cards;
  if (term.op == kThose) {
    const bool says = tree.hint >= kThoseHint && tree.hint < kThoseHint + static_cast<int>(Kind::count_);
    if (!strict_ || !reference || !says) {
      binds.clear();
      return;
    }
    Tree kind;
    kind.op = kLeaf;
    kind.value = tree.hint - kThoseHint;
    if (term.value_is == Term::Value::variable) bind(term.var, keep(std::move(kind)), binds);
    return;
  }
  if (term.op == kPronoun) {
    if (!strict_ || !reference || tree.hint != hint_of(static_cast<Pronoun>(term.value))) binds.clear();
    return;
  }
  if (term.op == kThat) {
    const Referents::Named* named = referents_.of(tree);
    const bool says_kind = tree.hint >= kThatHint && tree.hint < kThatHint + static_cast<int>(Kind::count_);
    if (named == nullptr || (strict_ && tree.hint != 0 && !says_kind)) {
      binds.clear();
      return;
    }
    // The noun: the one kind that it can be; a card of several kinds is "that card", which is not a kind.
    int kind = says_kind ? tree.hint - kThatHint : -1;
    for (int i = 0; i < static_cast<int>(Kind::count_); ++i) {
      if (!says_kind && named->kinds == kind_bit(static_cast<Kind>(i))) kind = i;
    }
    if (kind < 0) {
      binds.clear();
      return;
    }
    Tree leaf;
    leaf.op = kLeaf;
    leaf.value = kind;
    if (term.value_is == Term::Value::variable)
      bind(term.var, keep(std::move(leaf)), binds);
    else if (kind != term.value)
      binds.clear();
    return;
  }
  if (term.op == kThatMany) {
    if (tree.op != Op::event_amount && tree.op != Op::result_amount)
      binds.clear();
    else if (strict_ ? tree.hint != term.hint : term.hint != 0)
      binds.clear();
    return;
  }
  if (term.op == kSameDuration) {
    if (tree.op >= Op::count_ || info(tree.op).sort != Sort::Duration || tree.hint != kLeftOut || !strict_)
      binds.clear();
    return;
  }
  if (term.op == kTheyPlayers) {
    const bool owner = tree.op == Op::owner_of && strict_ && tree.hint == kTheyHint;
    if (tree.op != Op::each_of_them && tree.op != Op::event_player && tree.op != Op::turn_player &&
        tree.op != Op::the_player && !owner)
      binds.clear();
    return;
  }
  if (term.op == kShownHand) {  // the zone's hint says that the text left it to be understood
    if (tree.op >= Op::count_ || info(tree.op).sort != Sort::Players) binds.clear();
    return;
  }
  if (term.op != tree.op) {
    binds.clear();
    return;
  }
  if (term.op == Op::none) return;
  if (strict_ ? term.hint != tree.hint : term.hint != 0) {
    binds.clear();
    return;
  }
  // Which register it is, the reader finds out.
  const bool by_register = term.op == Op::named_as || term.op == Op::who_did_not ||
                           term.op == Op::classified_as || term.op == Op::coloured_as;
  switch (by_register ? Term::Value::wild : term.value_is) {
    case Term::Value::wild:
      break;
    case Term::Value::variable: {
      Tree leaf;
      leaf.op = kLeaf;
      leaf.value = tree.value;
      leaf.word = tree.word;
      bind(term.var, keep(std::move(leaf)), binds);
      break;
    }
    case Term::Value::constant:
      if (term.value != tree.value || term.word != tree.word) {
        binds.clear();
        return;
      }
      break;
  }
  if (is_list(term.op)) return match_list(term, tree, binds);
  if (term.kids.size() != tree.kids.size()) {
    binds.clear();
    return;
  }
  for (std::size_t i = 0; i < term.kids.size(); ++i) match(term.kids[i], *tree.kids[i], binds);
}

// Every way to deal the list's members out to the template's: a variable takes one or more, a node one.
void Matcher::match_list(const Term& term, const Tree& tree, std::vector<Binds>& binds) {
  std::vector<Binds> out;
  const auto deal = [&](const auto& self, std::size_t kid, std::size_t from,
                        const std::vector<Binds>& so_far) -> void {
    if (so_far.empty()) return;
    const std::size_t left = tree.kids.size() - from;
    if (kid == term.kids.size()) {
      if (left == 0) out.insert(out.end(), so_far.begin(), so_far.end());
      return;
    }
    const std::size_t behind = term.kids.size() - kid - 1;
    if (left < behind + 1) return;
    const Term& want = term.kids[kid];
    // A nested template of the same list was flattened away when it was built.
    const bool several = want.is_var || want.op == term.op || want.op == kApply;
    const std::size_t most = several ? left - behind : 1;
    for (std::size_t take = 1; take <= most; ++take) {
      std::vector<Binds> next = so_far;
      if (take == 1) {
        match(want, *tree.kids[from], next);
      } else {
        Tree part;
        part.op = tree.op;
        part.hint = tree.hint;
        part.kids.assign(tree.kids.begin() + static_cast<std::ptrdiff_t>(from),
                         tree.kids.begin() + static_cast<std::ptrdiff_t>(from + take));
        match(want, keep(std::move(part)), next);
      }
      self(self, kid + 1, from + take, next);
    }
  };
  deal(deal, 0, 0, binds);
  binds = std::move(out);
}

namespace {

struct Lifted {
  const Tree* subject = nullptr;
  const Tree* duration = nullptr;
  bool fits = true;
};

bool mentions_again(const Tree& tree, const Tree& subject) {
  if (tree.op == Op::the_player) return subject.reg != kNoRegister && tree.value == subject.reg;
  if (tree.op == Op::ref && subject.reg != kNoRegister)
    return tree.value == subject.reg && tree.hint == hint_of(Pronoun::again);
  return (subject.op != Op::chosen && subject.op != Op::at_random) && same_meaning(tree, subject);
}

// The verb phrase of a statement: its subject and its duration replaced by holes.
TreePtr replace_players(const TreePtr& tree, const Tree& subject, const TreePtr& hole) {
  const bool chosen_before =
      tree->op == Op::the_player && subject.reg != kNoRegister && tree->value == subject.reg;
  if (chosen_before || same_meaning(*tree, subject)) return hole;
  auto out = std::make_shared<Tree>(*tree);
  for (TreePtr& kid : out->kids) kid = replace_players(kid, subject, hole);
  return out;
}

// The node that chose the player whom a register names.
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

// Who chooses these cards, or in whose zone all or some of them are.
const Tree* player_in(const Tree& cards) {
  if (cards.op == Op::chosen && cards.kids[2]->op != Op::none) return cards.kids[2].get();
  if ((cards.op == Op::all || cards.op == Op::at_random) && cards.kids[0]->op == Op::in_zone)
    return cards.kids[0]->kids[0].get();
  return nullptr;
}

TreePtr lift(const Tree& tree, Lifted& lifted, bool deep) {
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
  auto out = std::make_shared<Tree>(tree);
  if (tree.op == Op::seq || tree.op == Op::together) {
    for (TreePtr& kid : out->kids) kid = lift(*kid, lifted, deep);
    return out;
  }
  const Arity& arity = arity_of(tree.op);
  if (info(tree.op).sort != Sort::Stmt || arity.many || arity.kids.empty() ||
      (arity.kids[0].sort != Sort::Objects && arity.kids[0].sort != Sort::Players)) {
    lifted.fits = false;
    return out;
  }
  // "Each opponent chooses one of their characters and …": the subject is who chooses, or whose zone it is.
  if (const Tree* who = deep ? player_in(*tree.kids[0]) : nullptr) {
    if (who->op == Op::the_player) who = player_choice(tree, who->value);
    if (who == nullptr || (lifted.subject != nullptr && !same_meaning(*who, *lifted.subject))) {
      lifted.fits = false;
      return out;
    }
    lifted.subject = who;
    for (TreePtr& kid : out->kids) kid = replace_players(kid, *who, hole);
    return out;
  }
  // "Each player puts all cards from his mana zone …": the subject is whose cards they are.
  if (const Tree* who =
          deep && tree.kids[0]->op != Op::each_of_them ? find_op(*tree.kids[0], Op::each_of_them) : nullptr) {
    if (lifted.subject != nullptr && !same_meaning(*who, *lifted.subject)) lifted.fits = false;
    if (lifted.subject == nullptr) lifted.subject = who;
    for (TreePtr& kid : out->kids) kid = replace_players(kid, *lifted.subject, hole);
    return out;
  }
  // "… and destroys the other one": of whom it is said, another instruction of the phrase says.
  if (deep && lifted.subject != nullptr && info(lifted.subject->op).sort == Sort::Players &&
      arity.kids[0].sort == Sort::Objects)
    return out;
  if (lifted.subject == nullptr)
    lifted.subject = tree.kids[0].get();
  else if (!mentions_again(*tree.kids[0], *lifted.subject))
    lifted.fits = false;
  out->kids[0] = hole;
  // "chooses and discards a card" says who three times.
  for (std::size_t i = 1; deep && i < out->kids.size(); ++i)
    out->kids[i] = replace_players(out->kids[i], *lifted.subject, hole);
  for (std::size_t i = 1; i < arity.kids.size(); ++i) {
    if (arity.kids[i].sort != Sort::Duration) continue;
    if (lifted.duration == nullptr)
      lifted.duration = tree.kids[i].get();
    else if (!same_meaning(*tree.kids[i], *lifted.duration))
      lifted.fits = false;
    out->kids[i] = duration_hole;
  }
  return out;
}

}  // namespace

void Matcher::match_apply(const Term& term, const Tree& tree, std::vector<Binds>& binds) {
  if (tree.op >= Op::count_ || info(tree.op).sort != Sort::Stmt) {
    binds.clear();
    return;
  }
  static const Tree none;
  std::vector<Binds> out;
  for (const bool deep : {false, true}) {
    Lifted lifted;
    const TreePtr phrase = lift(tree, lifted, deep);
    if (!lifted.fits || lifted.subject == nullptr || lifted.subject->op == kHole) continue;
    if (deep && info(lifted.subject->op).sort != Sort::Players) break;
    std::vector<Binds> ways = binds;
    const Tree& duration = lifted.duration ? *lifted.duration : none;
    match(term.kids[0], keep(*phrase), ways);
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
