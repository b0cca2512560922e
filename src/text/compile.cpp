#include "text/compile.h"

#include <algorithm>

#include "card/ability_forms.h"
#include "ir/event_forms.h"
#include "text/read_line.h"

namespace kawari {
namespace {

// "If this card is in your discard": the ability works in that zone, and nowhere else. [LOR-2.1 6.1.12]
Zone zone_of_ability(const Tree& ability) {
  if (ability.op != Op::triggered) return Zone::play;
  for (const std::size_t at : {std::size_t{0}, std::size_t{2}}) {
    const Tree& cond = *ability.kids[at];
    if (cond.op == Op::matches && cond.kids[0]->op == Op::self && cond.kids[1]->op == Op::in_zone)
      return static_cast<Zone>(cond.kids[1]->value);
  }
  return Zone::play;
}

Ability ability_of(Database& cards, const Tree& tree, const Line& line, NodeId root) {
  Ability ability;
  ability.root = root;
  ability.kind = kind_of_ability(tree.op);
  if (!line.name.empty()) ability.name = cards.book().intern(line.name);
  if (tree.op == Op::keyword) ability.keyword = KeywordId(static_cast<std::uint8_t>(tree.value));
  ability.watches = watched_facts(tree);
  ability.zone = zone_of_ability(tree);
  ability.text = std::string(line.rest);
  return ability;
}

}  // namespace

FactSet watched_facts(const Tree& ability) {
  const int event = event_of_ability(ability.op);
  return event == kNoEvent ? FactSet() : watched(*ability.kids[static_cast<std::size_t>(event)]);
}

namespace {

// Some static abilities come with another ability, which has no line of its own: an ability that works while
// a chosen shield is there comes with the choice of the shield.
void add_brought_by_condition(const Grammar& grammar, Database& cards, Face& face, const Tree& tree) {
  if (tree.op != Op::static_) return;
  for (const BroughtAlong& brought : grammar.vocabulary().brought) {
    if (brought.condition != tree.kids[0]->op) continue;
    const TreePtr along = tree_from_text(brought.ability, nullptr, grammar.names());
    const Result<NodeId> root = cards.book().add(*along);
    if (!root) return;
    Ability ability;
    ability.root = *root;
    face.abilities.push_back(std::move(ability));
  }
}

}  // namespace

namespace {

// Whether the program is about playing cards: what they cost, whether they can be played.
bool speaks_of_playing(const Book& book, NodeId id) {
  return any_in(book, id, [&](NodeId at) {
    const Node& node = book[at];
    if (book.has(node, Traits::RulesPlay)) return true;
    return node.op == Op::cant && static_cast<Ban>(node.value) == Ban::be_played;
  });
}

void note_ability(Database& cards, Face& face, const Ability& ability) {
  if (ability.kind == AbilityKind::triggered && ability.zone == Zone::play) face.triggers |= ability.watches;
  if (ability.kind == AbilityKind::replacement) face.replaces |= ability.watches;
  if (ability.kind == AbilityKind::static_ || ability.kind == AbilityKind::free_use) face.has_statics = true;
  if (ability.kind == AbilityKind::static_ && speaks_of_playing(cards.book(), ability.root))
    face.rules_own_play = true;
}

// Some keywords come with an ability, which has no line of its own.
void add_brought(Database& cards, Face& face, const Tree& keyword, NodeId root) {
  if (keyword.op != Op::keyword || keyword.kids.size() < 4 || keyword.kids[3]->op == Op::none) return;
  const Tree& tree = *keyword.kids[3];
  Ability ability;
  ability.root = cards.book().kid(root, 3);
  ability.kind = kind_of_ability(tree.op);
  ability.keyword = KeywordId(static_cast<std::uint8_t>(keyword.value));
  ability.watches = watched_facts(tree);
  note_ability(cards, face, ability);
  face.abilities.push_back(std::move(ability));
}

}  // namespace

namespace {

// The budget of one text: its own limit, but no more than the caller has left.
Budget budget_of_text(const Budget* budget) {
  return budget ? budget->part(limits::kTextSteps) : Budget(Budget::Limits{.steps = limits::kTextSteps});
}

constexpr const char* kOtherGame = "The cards that are loaded are those of another game.";

std::string too_large(std::size_t bytes) {
  return "The text has " + std::to_string(bytes) + " bytes; at most " + std::to_string(limits::kTextBytes) +
         " can be read.";
}

void refuse_whole(Face& face, Refusal refusal) {
  face.abilities.clear();
  face.refusals = {std::move(refusal)};
}

void compile_lines(const LineReader& reader, Database& cards, Face& face, NormalisationCounts* counts) {
  const bool one_effect = face.is(reader.grammar().vocabulary().text_is_effect);
  for (const Line& line : lines_of(reader, face, counts)) {
    const bool as_effect = one_effect && line.name.empty();
    Outcome outcome = reader.read(line, as_effect ? "action-line" : "ability", face.name);
    if (reader.out()) return;
    if (!outcome.tree) {
      face.refusals.push_back(std::move(outcome.refusal));
      continue;
    }
    const Result<NodeId> root = cards.book().add(*outcome.tree);
    if (!root) {
      face.refusals.push_back(refusal_at(line.text, 0, root.error().what));
      continue;
    }
    face.exact = face.exact && outcome.exact;
    face.abilities.push_back(ability_of(cards, *outcome.tree, line, *root));
    note_ability(cards, face, face.abilities.back());
    add_brought(cards, face, *outcome.tree, *root);
    add_brought_by_condition(reader.grammar(), cards, face, *outcome.tree);
  }
  if (face.abilities.size() > kMaxAbilities) {
    const std::string& first = face.abilities[kMaxAbilities].text;
    face.refusals.push_back(refusal_at(first.empty() ? face.text : first, 0,
                                       "The card has " + std::to_string(face.abilities.size()) +
                                           " abilities; there is room for " + std::to_string(kMaxAbilities) +
                                           "."));
  }
}

}  // namespace

void compile_face(const Grammar& grammar, Database& cards, Face& face, NormalisationCounts* counts,
                  Budget* budget) {
  face.abilities.clear();
  face.refusals.clear();
  face.exact = true;
  face.triggers = face.replaces = {};
  face.has_statics = face.rules_own_play = false;
  Budget own = budget_of_text(budget);
  if (!cards.book().belong_to(grammar.names().ops()))
    refuse_whole(face, refusal_at(shortened(face.text), 0, kOtherGame));
  else if (face.text.size() > limits::kTextBytes)
    refuse_whole(face, refusal_at(shortened(face.text), 0, too_large(face.text.size())));
  else
    compile_lines(LineReader(grammar, cards, own), cards, face, counts);
  if (own.out()) refuse_whole(face, too_long(own));
  if (budget) budget->take_back(own);
  if (!face.refusals.empty()) face.exact = false;
}

Result<std::vector<Ability>> compile_text(const Grammar& grammar, Database& cards, std::string_view text,
                                          bool as_effect, Budget* budget) {
  if (!cards.book().belong_to(grammar.names().ops())) return fail(kOtherGame);
  if (text.size() > limits::kTextBytes) return fail(too_large(text.size()));
  std::vector<Ability> abilities;
  Budget own = budget_of_text(budget);
  const LineReader reader(grammar, cards, own);
  std::vector<std::string> lines =
      as_effect ? std::vector<std::string>{std::string(text)} : ability_lines(text);
  for (const std::string& raw : lines) {
    Line line;
    line.text = normalise(raw, grammar.vocabulary().symbols);
    split(line, as_effect);
    const Outcome outcome = reader.read(line, as_effect ? "action-text" : "ability", {});
    if (own.out()) break;
    if (!outcome.tree) {
      const Refusal& refusal = outcome.refusal;
      return fail(Error{{},
                        0,
                        refusal.column,
                        "The text \"" + shortened(refusal.text) + "\" cannot be read from column " +
                            std::to_string(refusal.column) + ": \"" + shortened(refusal.unread) + "\".",
                        refusal.why});
    }
    const Result<NodeId> root = cards.book().add(*outcome.tree);
    if (!root) return fail(root.error());
    abilities.push_back(ability_of(cards, *outcome.tree, line, *root));
  }
  if (budget) budget->take_back(own);
  if (own.out()) return fail(too_long(own).why);
  return abilities;
}

}  // namespace kawari
