#include "explain/outcome.h"

#include <algorithm>
#include <optional>

#include "explain/events.h"
#include "state/alters.h"
#include "state/query.h"
#include "state/rules.h"
#include "state/viewer.h"

namespace kawari {
namespace {

// How important a change is for a reader. The sentence tells the most important ones.
enum Weight : int {
  kEnd = 100,
  kLeftPlay = 90,
  kDamage = 80,
  kUntouched = 75,
  kCounters = 70,
  kEntered = 60,
  kMoved = 55,
  kDrawn = 50,
  kFigure = 45,
  kApplied = 42,
  kPlayed = 35,
  kRule = 18,  // statements of an effect about later, and the ordinary draws of a turn
  kRelocated = 15,
  kTurned = 10,
  kHandled = 5,
};
constexpr int kMinor = 20;  // less important changes are told only if there are no others
constexpr std::size_t kMostClauses = 4;

struct Change {
  int weight;
  Sentence clause;
  std::vector<CardId> cards;           // that it is about
  std::vector<PlayerId> players = {};  // … and the players
};

class Difference {
 public:
  Difference(const Explainer& explainer, const Match& before, const Trace& trace, std::size_t from)
      : explainer_(explainer), speaker_(explainer), before_(before), trace_(trace), from_(from) {}
  Sentence sentence_of();

 private:
  const Match& after() const { return *explainer_.match; }
  const State& now() const { return after().state; }
  const State& then() const { return before_.state; }

  void end_of_game();
  void moves();
  void ends();
  void seen();
  void damage();
  void untouched();
  void skipped();
  void counters();
  void figures();
  void applied();
  void locations();
  void turned();
  std::vector<const TraceItem*> causes() const;
  Sentence told(const std::vector<const Change*>& changes, int more);

  int weight_of(const PartRecord& part) const;
  // The slot as it was before, if it is still the same object.
  const Slot* before_of(SlotId slot) const;
  bool acted(CardId card) const;
  void add_parts(int weight, std::vector<PartRecord> parts);
  void add(int weight, Sentence clause, std::vector<CardId> cards = {}, std::vector<PlayerId> players = {}) {
    changes_.push_back({weight, std::move(clause), std::move(cards), std::move(players)});
  }
  // The item with the last move of each card; the end of the trace for a card that has not moved.
  std::vector<std::size_t> last_moves() const;
  bool is_told(const Change& change, const TraceItem& item) const;
  template <class Change>
  void each_object(Change change) {
    for (const SlotId slot : slots_in_order(now())) change(slot, now().slot(slot));
  }

  const Explainer& explainer_;
  Speaker speaker_;
  const Match& before_;
  const Trace& trace_;
  std::size_t from_;
  std::vector<Change> changes_;
};

const Slot* Difference::before_of(SlotId slot) const {
  if (index(slot) >= then().slot_end()) return nullptr;  // the slot was not in use yet
  const Slot& old = then().slot(slot);
  return occupied(then(), slot) && old.generation == now().slot(slot).generation ? &old : nullptr;
}

bool Difference::acted(CardId card) const {
  for (std::size_t i = from_; i < trace_.items.size(); ++i)
    if (trace_.items[i].kind == TraceKind::action && trace_.items[i].part.card == card) return true;
  return false;
}

int Difference::weight_of(const PartRecord& part) const {
  if (part.kind == PartKind::draw) return part.cause == kNoNode ? kRule : kDrawn;
  if (part.from == Zone::play) return kLeftPlay;
  if (part.to == Zone::pending || part.verb == Verb::resolve || part.verb == Verb::ink) return kHandled;
  if (part.to == Zone::play) return part.verb == Verb::play || part.verb == Verb::shift ? kPlayed : kEntered;
  return kMoved;
}

// Adds one clause for parts that can be told together: all cards that a player drew, whatever the cause.
void Difference::add_parts(int weight, std::vector<PartRecord> parts) {
  for (PartRecord& part : parts) {
    if (part.kind != PartKind::draw) continue;
    part.source = kNoCard;
    part.cause = kNoNode;
  }
  std::stable_sort(parts.begin(), parts.end(), [](const PartRecord& a, const PartRecord& b) {
    return a.kind == PartKind::draw && b.kind == PartKind::draw && a.player < b.player;
  });
  for (std::size_t i = 0; i < parts.size();) {
    const std::size_t first = i;
    JoinedParts joined(speaker_, parts[i]);
    while (++i < parts.size() && joined.add(speaker_, parts[i])) continue;
    std::vector<CardId> cards;
    for (std::size_t k = first; k < i; ++k) cards.push_back(parts[k].card);
    std::vector<PlayerId> players;
    if (parts[first].kind == PartKind::draw) players.push_back(parts[first].player);
    add(weight, joined.clause(speaker_, EventForm::happens), std::move(cards), std::move(players));
  }
}

void Difference::end_of_game() {
  if (!now().over || then().over) return;
  if (now().winner == kNoPlayer)
    add(kEnd, speaker_.say(MessageId::outcome_no_winner, {}));
  else
    add(kEnd, speaker_.say(MessageId::won, {{"player", speaker_.player(now().winner)}}));
}

namespace {

bool moves_card(const TraceItem& item) {
  return item.kind == TraceKind::happened && item.part.card != kNoCard &&
         (item.part.kind == PartKind::move_card || item.part.kind == PartKind::draw ||
          item.part.kind == PartKind::put_under);
}

}  // namespace

std::vector<std::size_t> Difference::last_moves() const {
  std::vector<std::size_t> last(now().cards.size(), trace_.items.size());
  for (std::size_t i = from_; i < trace_.items.size(); ++i)
    if (moves_card(trace_.items[i])) last[index(trace_.items[i].part.card)] = i;
  return last;
}

// Cards in another zone than before, told by their last move; and objects that have left and come back.
void Difference::moves() {
  const std::vector<std::size_t> last = last_moves();
  const auto came_back = [&](CardId card) {
    const SlotId slot = now().card(card).slot;
    return now().card(card).zone == Zone::play && slot != kNoSlot && before_of(slot) == nullptr;
  };
  for (const int weight : {kLeftPlay, kEntered, kMoved, kDrawn, kPlayed, kRule, kHandled}) {
    std::vector<PartRecord> parts;
    for (std::size_t i = from_; i < trace_.items.size(); ++i) {
      const PartRecord& part = trace_.items[i].part;
      if (!moves_card(trace_.items[i]) || last[index(part.card)] != i || weight_of(part) != weight) continue;
      // It lay beneath an object, and has gone along with it.
      if (part.kind == PartKind::put_under && now().card(part.card).zone != Zone::under) continue;
      if (now().card(part.card).zone != then().card(part.card).zone || came_back(part.card))
        parts.push_back(part);
    }
    add_parts(weight, std::move(parts));
  }
}

// Where cards are in the end, if their last move does not tell it: they went along with the card on top of
// them, or a rule has sent them on.
void Difference::ends() {
  const std::vector<std::size_t> last = last_moves();
  struct Group {
    Zone zone;
    PlayerId owner;
    std::vector<CardId> cards;
  };
  std::vector<Group> groups;
  for (std::size_t i = 0; i < now().cards.size() && i < then().cards.size(); ++i) {
    const CardId id{static_cast<std::uint16_t>(i)};
    const Card& card = now().card(id);
    const bool told = last[i] < trace_.items.size() && trace_.items[last[i]].part.to == card.zone;
    if (told || card.zone == then().card(id).zone || card.zone == Zone::under || card.zone == Zone::pending ||
        card.zone == Zone::play || card.zone == Zone::removed)
      continue;
    auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& g) {
      return g.zone == card.zone && g.owner == card.player();
    });
    if (group == groups.end()) group = groups.insert(groups.end(), {card.zone, card.player(), {}});
    group->cards.push_back(id);
  }
  for (const Group& group : groups) {
    std::vector<SlotText> cards;
    for (const CardId card : group.cards) cards.push_back(speaker_.card(card));
    add(kMoved,
        speaker_.say(MessageId::now_in,
                     {{"card", speaker_.joined(cards)}, {"zone", speaker_.zone(group.zone, group.owner)}}),
        group.cards);
  }
}

// Hidden cards that a player has seen, if nothing else has changed.
void Difference::seen() {
  for (std::uint8_t p = 0; p < now().player_count; ++p) {
    const PlayerId player{p};
    std::vector<CardId> cards;
    for (std::size_t i = 0; i < now().cards.size() && i < then().cards.size(); ++i) {
      const CardId id{static_cast<std::uint16_t>(i)};
      if (now().card(id).zone == then().card(id).zone && sees_face(after(), player, id) &&
          !sees_face(before_, player, id))
        cards.push_back(id);
    }
    while (!cards.empty()) {
      const Card first = now().card(cards[0]);
      std::vector<SlotText> together;
      std::erase_if(cards, [&](CardId id) {
        if (now().card(id).zone != first.zone || now().card(id).owner != first.owner) return false;
        together.push_back(speaker_.card(id));
        return true;
      });
      add(kHandled, speaker_.say(MessageId::now_seen, {{"player", speaker_.player(player)},
                                                       {"card", speaker_.joined(together)},
                                                       {"zone", speaker_.zone(first.zone, first.player())}}));
    }
  }
}

void Difference::damage() {
  std::vector<std::pair<int, std::vector<CardId>>> groups;  // by damage
  each_object([&](SlotId id, const Slot& slot) {
    const Slot* old = before_of(id);
    if (slot.damage == (old == nullptr ? 0 : old->damage)) return;
    auto group =
        std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == slot.damage; });
    if (group == groups.end()) group = groups.insert(groups.end(), {slot.damage, {}});
    group->second.push_back(slot.top);
  });
  for (const auto& [amount, cards] : groups) {
    std::vector<SlotText> names;
    for (const CardId card : cards) names.push_back(speaker_.card(card));
    add(kDamage,
        speaker_.say(amount == 0 ? MessageId::now_undamaged : MessageId::now_damage,
                     {{"card", speaker_.joined(names)}, {"amount", SlotText(amount)}}),
        cards);
  }
}

// Cards and players for which an event was replaced, and that have not changed.
void Difference::untouched() {
  std::vector<CardId> told;
  std::vector<PlayerId> empty_handed;
  for (std::size_t i = from_; i < trace_.items.size(); ++i) {
    const TraceItem& item = trace_.items[i];
    if (item.kind != TraceKind::replaced && item.kind != TraceKind::covered) continue;
    const PartRecord& part = item.part;
    if (part.kind == PartKind::draw &&
        std::find(empty_handed.begin(), empty_handed.end(), part.player) == empty_handed.end())
      empty_handed.push_back(part.player);
    const bool removal = part.kind == PartKind::remove_damage;
    const bool damage = part.kind == PartKind::deal_damage || part.kind == PartKind::put_damage;
    if ((!damage && !removal && part.kind != PartKind::move_card) || part.card == kNoCard) continue;
    if (std::find(told.begin(), told.end(), part.card) != told.end()) continue;
    const Card& card = now().card(part.card);
    if (card.zone != Zone::play || card.slot == kNoSlot || then().card(part.card).zone != card.zone) continue;
    const Slot* old = before_of(card.slot);
    if (old == nullptr || old->damage != now().slot(card.slot).damage) continue;
    told.push_back(part.card);
    const MessageId id = removal  ? MessageId::outcome_keeps_damage
                         : damage ? MessageId::outcome_no_damage
                                  : MessageId::outcome_stays;
    add(kUntouched,
        speaker_.say(id,
                     {{"card", speaker_.card(part.card)}, {"zone", speaker_.zone(card.zone, card.player())}}),
        {part.card});
  }
  // Of players who drew nothing at all.
  std::vector<SlotText> names;
  std::vector<PlayerId> players;
  for (const PlayerId player : empty_handed) {
    const bool drew = std::any_of(trace_.items.begin() + static_cast<std::ptrdiff_t>(from_),
                                  trace_.items.end(), [&](const TraceItem& item) {
                                    return item.kind == TraceKind::happened &&
                                           item.part.kind == PartKind::draw && item.part.player == player;
                                  });
    if (drew) continue;
    names.push_back(speaker_.player(player));
    players.push_back(player);
  }
  if (!names.empty())
    add(kUntouched, speaker_.say(MessageId::outcome_no_draw, {{"player", speaker_.joined(names)}}), {},
        std::move(players));
}

void Difference::skipped() {
  for (std::size_t i = from_; i < trace_.items.size(); ++i) {
    const TraceItem& item = trace_.items[i];
    if (item.kind != TraceKind::phase_skipped || item.by.card == kNoCard) continue;
    add(kUntouched,
        speaker_.say(MessageId::outcome_skips,
                     {{"player", speaker_.player(item.player)}, {"phase", speaker_.phase(item.part.phase)}}),
        {}, {item.player});
  }
}

void Difference::counters() {
  const auto infos = before_.rules->counters;
  for (int i = 0; i < now().player_count; ++i) {
    const PlayerId player{static_cast<std::uint8_t>(i)};
    for (std::size_t k = 0; k < infos.size(); ++k) {
      const int amount = now().player(player).counters[k];
      if (amount == then().player(player).counters[k]) continue;
      add(kCounters,
          speaker_.say(infos[k].now_message,
                       {{"player", speaker_.player(player)}, {"amount", SlotText(amount)}}),
          {}, {player});
    }
  }
}

void Difference::figures() {
  each_object([&](SlotId id, const Slot& slot) {
    if (before_of(id) == nullptr || then().slot(id).top != slot.top) return;
    for (const Stat which : before_.rules->told_figures) {
      const int value = stat(after(), ref_of(now(), id), which);
      if (value == stat(before_, ref_of(then(), id), which)) continue;
      add(kFigure,
          speaker_.say(MessageId::now_stat, {{"card", speaker_.card(slot.top)},
                                             {"amount", SlotText(value)},
                                             {"stat", speaker_.stat(which)}}),
          {slot.top});
      return;  // one figure is enough
    }
  });
}

// Abilities that cards have been given and still have, if no figure shows it.
void Difference::applied() {
  std::vector<PartRecord> gains, rules;
  for (std::size_t i = from_; i < trace_.items.size(); ++i) {
    const TraceItem& item = trace_.items[i];
    if (item.kind != TraceKind::happened) continue;
    if (item.part.kind == PartKind::mark && item.part.verb == Verb::end_turn) gains.clear();
    if (item.part.kind != PartKind::apply || item.part.cause == kNoNode) continue;
    switch (alters(after(), item.part.cause)) {
      case Alters::figure:
        break;
      case Alters::abilities:
        gains.push_back(item.part);
        break;
      case Alters::otherwise:
        rules.push_back(item.part);
        break;
    }
  }
  add_parts(kApplied, std::move(gains));
  add_parts(kRule, std::move(rules));
}

void Difference::locations() {
  std::vector<PartRecord> parts;
  for (std::size_t i = from_; i < trace_.items.size(); ++i) {
    const TraceItem& item = trace_.items[i];
    if (item.kind == TraceKind::happened && item.part.kind == PartKind::relocate) parts.push_back(item.part);
  }
  add_parts(kRelocated, std::move(parts));
}

void Difference::turned() {
  for (const bool exerted : {true, false}) {
    std::vector<SlotText> cards;
    std::vector<CardId> about;
    each_object([&](SlotId id, const Slot& slot) {
      const Slot* old = before_of(id);
      if (old == nullptr || static_cast<bool>(old->exerted) == static_cast<bool>(slot.exerted)) return;
      if (static_cast<bool>(slot.exerted) != exerted || acted(slot.top)) return;
      cards.push_back(speaker_.card(slot.top));
      about.push_back(slot.top);
    });
    if (!cards.empty())
      add(kTurned,
          speaker_.say(exerted ? MessageId::exert : MessageId::ready, {{"card", speaker_.joined(cards)}}),
          std::move(about));
  }
}

namespace {

// Whether an event of this kind makes such a change. Damage that never came about has no part in the damage
// that a card has now, which came from elsewhere.
bool makes(const Change& change, const TraceItem& item, const PartRecord& part, bool replaced) {
  if (item.kind == TraceKind::entry || item.kind == TraceKind::self_replaced) return true;
  if (change.weight == kFigure) return part.kind == PartKind::apply;
  if (change.weight != kDamage) return true;
  return !replaced && (part.kind == PartKind::deal_damage || part.kind == PartKind::put_damage ||
                       part.kind == PartKind::remove_damage);
}

}  // namespace

// Whether the change is about a card or a player that the event happened to, or for which something else
// happened in its place.
bool Difference::is_told(const Change& change, const TraceItem& item) const {
  const auto about = [&](const PartRecord& part) {
    if (!makes(change, item, part, &part == &item.part)) return false;
    if (part.card != kNoCard)
      return std::find(change.cards.begin(), change.cards.end(), part.card) != change.cards.end() ||
             std::find(change.cards.begin(), change.cards.end(), part.other) != change.cards.end();
    return std::find(change.players.begin(), change.players.end(), part.player) != change.players.end();
  };
  return about(item.part) || std::any_of(item.results.begin(), item.results.end(), about);
}

// The replacement effects that were applied, and what forbade something or said how a card enters.
std::vector<const TraceItem*> Difference::causes() const {
  std::vector<const TraceItem*> out;
  for (std::size_t i = from_; i < trace_.items.size(); ++i) {
    const TraceItem& item = trace_.items[i];
    const bool replaces = item.kind == TraceKind::replaced || item.kind == TraceKind::self_replaced;
    const bool forbids = item.kind == TraceKind::prevented || item.kind == TraceKind::phase_skipped ||
                         item.kind == TraceKind::entry;
    if (!replaces && !(forbids && item.by.card != kNoCard)) continue;
    if (item.by.card == kNoCard && item.by.ability == kNoWord) continue;  // it has no name
    out.push_back(&item);
  }
  return out;
}

// First what effects have changed, with these effects; then what came about by itself.
Sentence Difference::told(const std::vector<const Change*>& changes, int more) {
  const std::vector<const TraceItem*> all = causes();
  std::vector<Sentence> caused, others;
  std::vector<bool> behind(all.size(), changes.empty());
  for (const Change* change : changes) {
    bool any = false;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (is_told(*change, *all[i])) any = behind[i] = true;
    (any ? caused : others).push_back(change->clause);
  }
  // An effect that changes its own instruction is behind all that comes of it.
  bool own = false;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i]->kind != TraceKind::self_replaced || behind[i]) continue;
    own = behind[i] = true;
  }
  if (own) {
    caused.insert(caused.end(), others.begin(), others.end());
    others.clear();
  }
  if (more > 0) others.push_back(speaker_.say(MessageId::outcome_more, {{"count", SlotText(more)}}));
  if (changes.empty()) caused.push_back(speaker_.say(MessageId::outcome_nothing, {}));
  std::vector<const EffectRecord*> known;
  std::vector<SlotText> effects;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const EffectRecord& by = all[i]->by;
    const bool again = std::any_of(known.begin(), known.end(), [&](const EffectRecord* one) {
      return one->card == by.card && one->node == by.node && one->keyword == by.keyword;
    });
    if (!behind[i] || again) continue;
    known.push_back(&by);
    effects.push_back(speaker_.effect(by));
  }
  if (effects.empty()) {
    caused.insert(caused.end(), others.begin(), others.end());
    return speaker_.list(caused, MessageId::clauses_and);
  }
  const Sentence outcome = speaker_.say(MessageId::outcome_because,
                                        {{"outcome", SlotText(speaker_.list(caused, MessageId::clauses_and))},
                                         {"effects", SlotText(speaker_.joined(effects).text)}});
  if (others.empty()) return outcome;
  return speaker_.say(
      MessageId::outcome_and,
      {{"outcome", SlotText(outcome)}, {"more", SlotText(speaker_.list(others, MessageId::clauses_and))}});
}

Sentence Difference::sentence_of() {
  end_of_game();
  moves();
  ends();
  seen();
  damage();
  untouched();
  skipped();
  counters();
  figures();
  applied();
  locations();
  turned();
  std::stable_sort(changes_.begin(), changes_.end(),
                   [](const Change& a, const Change& b) { return a.weight > b.weight; });
  std::vector<const Change*> clauses;
  int more = 0;
  for (const Change& change : changes_) {
    if (!clauses.empty() && change.weight < kMinor) break;
    if (clauses.size() < kMostClauses)
      clauses.push_back(&change);
    else
      ++more;
  }
  return sentence(told(clauses, more), explainer_.language);
}

}  // namespace

Sentence outcome_sentence(const Explainer& explainer, const Match& before, const Trace& trace,
                          std::size_t from) {
  return Difference(explainer, before, trace, from).sentence_of();
}

}  // namespace kawari
