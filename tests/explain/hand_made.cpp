#include "tests/explain/hand_made.h"

#include <gtest/gtest.h>

#include "games/lorcana/lorcana.h"
#include "games/lorcana/rule_keys.h"
#include "state/setup.h"
#include "text/read_cards.h"

namespace kawari::hand_made {
namespace {

constexpr std::string_view kCards = R"(
- name: Seven Dwarfs' Mine
  version: Secure Fortress
  type: location
  ink: ruby
  cost: 2
  inkwell: true
  willpower: 6
  move-cost: 1
  lore: 0
  text: |
    MOUNTAIN DEFENSE During your turn, the first time you move a character here, you may deal 1 damage to chosen character. If the moved character is a Knight, deal 2 damage instead.
- {name: Sleepy, version: Sluggish Knight, type: character, ink: ruby, cost: 2, inkwell: true, strength: 2, willpower: 3, lore: 1, classifications: [Storyborn, Knight]}
- {name: Flounder, version: Voice of Reason, type: character, ink: amber, cost: 1, inkwell: true, strength: 2, willpower: 2, lore: 1, classifications: [Storyborn, Ally]}
- name: Beast
  version: Selfless Protector
  type: character
  ink: steel
  cost: 6
  inkwell: true
  strength: 5
  willpower: 6
  lore: 1
  classifications: [Storyborn, Hero]
  text: |
    SHIELD ANOTHER Whenever one of your other characters would be dealt damage, put that many damage counters on this character instead.
- name: Rapunzel
  version: Ready for Adventure
  type: character
  ink: sapphire
  cost: 4
  inkwell: true
  strength: 4
  willpower: 2
  lore: 1
  classifications: [Storyborn, Hero]
  text: |
    Support
    ACT OF KINDNESS Whenever one of your characters is chosen for Support, until the start of your next turn, the next time they would be dealt damage they take no damage instead.
- name: Arthur
  version: Determined Squire
  type: character
  ink: amethyst
  cost: 3
  inkwell: true
  strength: 3
  willpower: 3
  lore: 1
  classifications: [Storyborn, Hero]
  text: |
    NO MORE BOOKS Skip your turn's Draw step.
- name: Cinderella
  version: Stouthearted
  type: character
  ink: steel
  cost: 7
  inkwell: true
  strength: 5
  willpower: 5
  lore: 2
  classifications: [Floodborn, Hero]
  text: |
    Resist +2
- name: Fire the Cannons!
  type: action
  ink: steel
  cost: 1
  inkwell: true
  text: |
    Deal 2 damage to chosen character.
- name: Stitch
  version: Carefree Surfer
  type: character
  ink: amber
  cost: 7
  inkwell: true
  strength: 4
  willpower: 8
  lore: 2
  classifications: [Dreamborn, Hero]
  text: |
    OHANA When you play this character, if you have 2 or more other characters in play, you may draw 2 cards.
- name: Vision Slab
  type: item
  ink: sapphire
  cost: 4
  inkwell: true
  text: |
    TRAPPED! Damage counters can't be removed.
- {name: Healing Touch, type: action, ink: amber, cost: 1, inkwell: true, text: "Remove up to 3 damage from chosen character."}
)";

PlayerId id(int player) { return PlayerId(static_cast<std::uint8_t>(player)); }

}  // namespace

Table::Table(std::string_view edition) : Table(lorcana::rules(), kCards, edition) {}

Table::Table(const Rules& rules, std::string_view cards, std::string_view edition) {
  const auto read = read_cards_text(rules.grammar(), cards_, cards, "hand made");
  EXPECT_TRUE(read.has_value()) << (read ? "" : read.error().text());
  for (const Face& face : cards_.faces()) {
    for (const Refusal& refusal : face.refusals) ADD_FAILURE() << face.full_name << ": " << refusal.unread;
  }
  for (const Edition& one : rules.editions)
    if (one.id == edition) match = new_match(cards_, rules, one, 2, 1);
}

CardId Table::in_play(std::string_view full_name, int player) {
  const SlotId slot = add_in_play(match, cards_.find(full_name), id(player));
  return match.state.slot(slot).top;
}

NodeId Table::ability(std::string_view full_name, std::string_view name) const {
  const Face& face = cards_[cards_.find(full_name)];
  for (const Ability& one : face.abilities) {
    if (one.name != kNoWord && fold(cards_.book().word(one.name)) == fold(name)) return one.root;
    if (one.name == kNoWord && name.empty()) return one.root;
  }
  ADD_FAILURE() << full_name << " has no ability " << name;
  return kNoNode;
}

NodeId Table::within(NodeId root, Op op) const {
  const Node& node = cards_.book()[root];
  if (node.op == op) return root;
  for (const NodeId kid : cards_.book().kids(node)) {
    const NodeId found = within(kid, op);
    if (found != kNoNode) return found;
  }
  return kNoNode;
}

EffectRecord Table::effect(CardId card, std::string_view name) const {
  EffectRecord out;
  out.card = card;
  out.face = match.state.card(card).face;
  out.node = ability(match.face(card).full_name, name);
  if (!name.empty()) out.ability = cards_.book().find(name);
  out.controller = match.state.card(card).player();
  return out;
}

EffectRecord Table::keyword(CardId card, std::string_view name) const {
  EffectRecord out;
  out.card = card;
  out.face = match.state.card(card).face;
  for (std::size_t i = 0; i < match.rules->keywords.size(); ++i)
    if (match.rules->keywords[i].name == name) out.keyword = KeywordId(static_cast<std::uint8_t>(i));
  out.controller = match.state.card(card).player();
  return out;
}

EffectRecord Table::unnamed(CardId card) const {
  EffectRecord out;
  out.card = card;
  out.face = match.state.card(card).face;
  out.controller = match.state.card(card).player();
  return out;
}

TraceItem& Table::add(TraceKind kind) {
  trace.items.emplace_back();
  trace.items.back().kind = kind;
  return trace.items.back();
}

TraceItem& Table::act(int player, Verb verb, CardId card, CardId other) {
  TraceItem& item = add(TraceKind::action);
  item.player = id(player);
  item.option = Option::action(kNoAction, card, PlayWay::pay, other);
  item.part.verb = verb;
  item.part.card = card;
  item.part.other = other;
  return item;
}

TraceItem& Table::happened(const PartRecord& part) {
  TraceItem& item = add(TraceKind::happened);
  item.part = part;
  item.player = part.player;
  return item;
}

TraceItem& Table::replaced(const EffectRecord& by, const PartRecord& part, std::vector<PartRecord> results) {
  TraceItem& item = add(TraceKind::replaced);
  item.rule = rule::key(rule::replaced_never_happens);
  item.by = by;
  item.part = part;
  item.player = part.player;
  item.results = std::move(results);
  return item;
}

TraceItem& Table::resolving(const EffectRecord& by) {
  TraceItem& item = add(TraceKind::resolving);
  item.by = by;
  item.node = by.node;
  item.player = by.controller;
  return item;
}

TraceItem& Table::chose(int player, Ask ask, Option option, CardId card) {
  TraceItem& item = add(TraceKind::choice);
  item.player = id(player);
  item.ask = ask;
  item.option = option;
  item.part.card = card;
  return item;
}

PartRecord Table::deal(CardId card, int amount, CardId source) const {
  PartRecord part = put(card, amount);
  part.kind = PartKind::deal_damage;
  part.source = source;
  return part;
}

PartRecord Table::put(CardId card, int amount) const {
  PartRecord part;
  part.kind = PartKind::put_damage;
  part.card = card;
  part.face = match.state.card(card).face;
  part.player = match.state.card(card).player();
  part.base = part.amount = static_cast<std::int16_t>(amount);
  return part;
}

PartRecord Table::draw(int player) const {
  PartRecord part;
  part.kind = PartKind::draw;
  part.verb = Verb::draw;
  part.player = id(player);
  part.amount = part.base = 1;
  return part;
}

PartRecord Table::moved(CardId card, Verb verb, Zone to) const {
  PartRecord part;
  part.kind = PartKind::move_card;
  part.verb = verb;
  part.card = card;
  part.face = match.state.card(card).face;
  part.player = match.state.card(card).player();
  part.to = to;
  part.amount = 1;
  return part;
}

std::string Table::explain(Language language, bool full) const {
  Explainer explainer(match, Viewer::judge());
  explainer.player_names = {"Ana", "Bruno"};
  explainer.language = language;
  explainer.full = full;
  std::string out;
  for (const ExplainedStep& step : explainer.steps(trace, 0, trace.items.size())) {
    out += std::string(static_cast<std::size_t>(2 * step.depth), ' ');
    out += step.struck ? "~~" + step.text.text() + "~~" : step.text.text();
    std::string cited;
    for (const Citation& citation : step.citations) cited += (cited.empty() ? "" : ", ") + citation.number;
    if (!cited.empty()) out += " [" + cited + "]";
    out += "\n";
  }
  return out;
}

}  // namespace kawari::hand_made
