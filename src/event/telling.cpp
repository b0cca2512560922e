// Records for the trace: the record of a part, trace items, the ability behind an effect.
#include <utility>

#include "event/event.h"
#include "state/rules.h"

namespace kawari {
namespace {

// Adds the face of a card and its viewers to a record. If the record was made earlier, players who see the
// card now are added.
void tell_card(const Match& match, CardId card, FaceId& face, Sighting& at) {
  if (card == kNoCard) return;
  if (face == kNoFace) face = match.state.card(card).face;
  if (at.zone == Zone::none)
    at = sighting(match, card);
  else
    at.seen_by |= seen_by(match, card);
}
void tell_cards(const Match& match, PartRecord& part) {
  tell_card(match, part.card, part.face, part.at);
  tell_card(match, part.other, part.other_face, part.other_at);
  tell_card(match, part.source, part.source_face, part.source_at);
}

constexpr std::uint8_t kAllPlayers = 0xFF;

// If the chooser does not see the cards either, the choice is public: it is made by place.
std::uint8_t shown_to(const Match& match, const TraceItem& choice) {
  std::uint8_t out = kAllPlayers;
  for (const Option& option : choice.options) {
    if (!option.is(OptionKind::object)) continue;
    const CardId card = card_of(match.state, option.object());
    if (card != kNoCard && sees_face(match, choice.player, card)) out &= seen_by(match, card);
  }
  return out;
}

// Whether the item is public. A player who takes an action shows its card, and an ability that applies, waits
// or resolves is named. Possibilities are known only to players who see the card.
bool is_open(TraceKind kind) {
  switch (kind) {
    case TraceKind::candidates:
    case TraceKind::declined:
    case TraceKind::ceased:
    case TraceKind::closed:
    case TraceKind::infeasible:
    case TraceKind::not_triggered:
    case TraceKind::choice:
      return false;
    case TraceKind::action:
    case TraceKind::phase_began:
    case TraceKind::phase_skipped:
    case TraceKind::happened:
    case TraceKind::replaced:
    case TraceKind::self_replaced:
    case TraceKind::covered:
    case TraceKind::calculated:
    case TraceKind::prevented:
    case TraceKind::impossible:
    case TraceKind::triggered:
    case TraceKind::resolving:
    case TraceKind::resolved:
    case TraceKind::no_effect:
    case TraceKind::check:
    case TraceKind::entry:
    case TraceKind::attempted:
    case TraceKind::ended:
    case TraceKind::used:
    case TraceKind::won:
    case TraceKind::lost:
    case TraceKind::reading:
    case TraceKind::fault:
      break;
  }
  return true;
}

// Copies the contents of the part to its record.
void tell_more(const NothingMore&, PartRecord&) {}
void tell_more(const DealtMore& dealt, PartRecord& r) { r.base = dealt.base; }
void tell_more(const MovedMore& moved, PartRecord& r) {
  r.leaves = moved.leaves;
  r.put_by_effect = moved.put_by_effect;
}
void tell_more(const AppliedMore&, PartRecord&) {}
void tell_more(const MarkedMore& marked, PartRecord& r) {
  r.way = marked.way;
  r.attacked = marked.attacked;
}
void tell_more(const CountedMore& counted, PartRecord& r) { r.counter = counted.counter; }
void tell_more(const StepMore& step, PartRecord& r) { r.phase = step.phase; }

}  // namespace

PartRecord record(const Match& match, const Part& part) {
  PartRecord r;
  r.kind = part.kind;
  r.verb = part.verb;
  r.facts = facts_of(match, part);
  r.player = part.player;
  r.card = part.single != kNoCard ? part.single : card_of(match.state, part.object);
  if (r.card != kNoCard) r.face = match.state.card(r.card).face;
  // The cause of a banishment matters to abilities; its message names only one card.
  if (part.verb != Verb::banish) r.other = card_of(match.state, part.other);
  if (r.other != kNoCard) r.other_face = match.state.card(r.other).face;
  r.source = part.source;
  if (listening(match)) tell_cards(match, r);
  r.from = part.from;
  r.to = part.to;
  r.base = r.amount = part.amount;
  r.flags = part.flags;
  r.cause = part.cause;
  part.visit_more([&](const auto& more) { tell_more(more, r); });
  if (part.player == kNoPlayer) r.player = affected_player(match, part);
  return r;
}

void trace(Match& match, TraceItem item) {
  if (!match.trace) return;
  item.depth = static_cast<std::uint8_t>(match.state.frames.size());
  // A card that will be turned over is recorded with its present face.
  tell_cards(match, item.part);
  tell_card(match, item.by.card, item.by.face, item.by.at);
  for (EffectRecord& effect : item.list) tell_card(match, effect.card, effect.face, effect.at);
  if (item.kind == TraceKind::choice) item.shown_to = shown_to(match, item);
  item.part.source_at.seen_by = kAllPlayers;  // the card of the effect has already been named
  if (item.kind == TraceKind::action) item.part.at.seen_by = item.part.other_at.seen_by = kAllPlayers;
  if (is_open(item.kind)) item.by.at.seen_by = kAllPlayers;
  if (item.kind != TraceKind::happened && match.rules->rules_behind) match.rules->rules_behind(match, item);
  match.trace->items.push_back(std::move(item));
}

namespace {

bool holds_node(const Book& book, NodeId root, NodeId node) {
  return any_in(book, root, [&](NodeId id) { return id == node; });
}

}  // namespace

FaceId face_with(const Match& match, NodeId node) {
  // If several faces have it, take the first one of the database; any of them will do.
  FaceId found = kNoFace;
  for (const Card& card : match.state.cards) {
    if (card.face == kNoFace || (found != kNoFace && index(card.face) >= index(found))) continue;
    for (const Ability& ability : (*match.cards)[card.face].abilities)
      if (holds_node(match.book(), ability.root, node)) found = card.face;
  }
  return found;
}

WordId ability_name(const Match& match, CardId card, NodeId node, KeywordId* keyword) {
  return ability_name(match, card == kNoCard ? kNoFace : match.state.card(card).face, node, keyword);
}

WordId ability_name(const Match& match, FaceId face, NodeId node, KeywordId* keyword) {
  if (node == kNoNode) return kNoWord;
  const auto inside = [&](NodeId root) { return holds_node(match.book(), root, node); };
  if (face != kNoFace) {
    for (const Ability& ability : (*match.cards)[face].abilities) {
      if (!inside(ability.root)) continue;
      if (keyword) *keyword = ability.keyword;
      return ability.name;
    }
  }
  for (std::size_t k = 0; k < match.cards->keyword_abilities.size(); ++k)
    for (const Ability& ability : match.cards->keyword_abilities[k])
      if (inside(ability.root)) {
        if (keyword) *keyword = KeywordId(k);
        return kNoWord;
      }
  return kNoWord;
}

namespace {

// Of linked cards, the one whose text has the node; otherwise `card`.
CardId card_with(const Match& match, CardId card, NodeId node) {
  if (card == kNoCard || node == kNoNode || !is_linked(match.state, card)) return card;
  for (const CardId one : linked_of(match.state, match.state.slot(match.state.card(card).slot)))
    for (const Ability& ability : match.own_face(one).abilities)
      if (holds_node(match.book(), ability.root, node)) return one;
  return card;
}

}  // namespace

EffectRecord effect_record(const Match& match, CardId has_it, NodeId node, PlayerId controller) {
  EffectRecord r;
  const CardId card = card_with(match, has_it, node);
  r.card = card;
  if (card != kNoCard) r.face = match.state.card(card).face;
  r.node = node;
  r.controller = controller;
  r.ability = ability_name(match, card, node, &r.keyword);
  return r;
}

}  // namespace kawari
