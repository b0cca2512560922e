#include "explain/outcome.h"

#include <algorithm>
#include <optional>

#include "explain/events.h"
#include "explain/narrator.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {
namespace {

// How important a change is for a reader. The sentence tells the most important ones.
enum Weight : int {
  kEnd = 100,
  kLeftPlay = 90,
  kDamage = 80,
  kUntouched = 75,
  kLore = 70,
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

// What a change or a replacement effect is about: one aspect of a card or of a player.
enum class Aspect : std::uint8_t { damage, place, posture, figure, cards, counters, steps };
struct Topic {
  Aspect aspect;
  CardId card = kNoCard;
  PlayerId player = kNoPlayer;
  bool operator==(const Topic&) const = default;
};
using Topics = std::vector<Topic>;

bool overlap(const Topics& a, const Topics& b) {
  return std::any_of(a.begin(), a.end(),
                     [&](const Topic& topic) { return std::find(b.begin(), b.end(), topic) != b.end(); });
}

void add_topics(const PartRecord& part, Topics& out) {
  const auto of_card = [&](Aspect aspect) {
    if (part.card != kNoCard) out.push_back({aspect, part.card});
  };
  switch (part.kind) {
    case PartKind::deal_damage:
    case PartKind::put_damage:
    case PartKind::remove_damage:
      of_card(Aspect::damage);
      of_card(Aspect::place);  // enough damage banishes it
      break;
    case PartKind::move_card:
    case PartKind::put_under:
    case PartKind::turn_over:
    case PartKind::relocate:
    case PartKind::reveal:
    case PartKind::look:
      of_card(Aspect::place);
      break;
    case PartKind::exert:
    case PartKind::ready:
      of_card(Aspect::posture);
      break;
    case PartKind::apply:
      of_card(Aspect::figure);
      break;
    case PartKind::draw:
    case PartKind::shuffle:
      out.push_back({Aspect::cards, kNoCard, part.player});
      break;
    case PartKind::gain:
    case PartKind::lose:
    case PartKind::pay:
      out.push_back({Aspect::counters, kNoCard, part.player});
      break;
    case PartKind::begin_step:
      out.push_back({Aspect::steps, kNoCard, part.player});
      break;
    case PartKind::none:
    case PartKind::mark:
      of_card(Aspect::posture);
      break;
  }
}

struct Change {
  int weight;
  Sentence clause;
  Topics topics = {};
};

// An effect that has changed what happens, and what it has changed.
struct Cause {
  const EffectRecord* by;
  Topics topics;
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
  void damage();
  void untouched();
  void lore();
  void figures();
  void applied();
  void locations();
  void turned();
  void skipped();
  std::vector<Cause> causes() const;
  std::vector<const EffectRecord*> causes_of(const Topics& topics) const;
  Sentence told(const std::vector<const Change*>& changes, int more);

  int weight_of(const PartRecord& part) const;
  // The slot as it was before, if it is still the same object.
  const Slot* before_of(SlotId slot) const;
  bool acted(CardId card) const;
  void add_parts(int weight, std::vector<PartRecord> parts);
  void add(int weight, Sentence clause, Topics topics = {}) {
    changes_.push_back({weight, std::move(clause), std::move(topics)});
  }
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
  std::vector<Cause> causes_;
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
    JoinedParts joined(speaker_, parts[i]);
    Topics topics;
    add_topics(parts[i], topics);
    while (++i < parts.size() && joined.add(speaker_, parts[i])) add_topics(parts[i], topics);
    add(weight, joined.clause(speaker_, EventForm::happens), std::move(topics));
  }
}

void Difference::end_of_game() {
  if (!now().over || then().over) return;
  if (now().winner == kNoPlayer)
    add(kEnd, speaker_.say(MessageId::outcome_no_winner, {}));
  else
    add(kEnd, speaker_.say(MessageId::won, {{"player", speaker_.player(now().winner)}}));
}

// Cards in another zone than before, told by their last move.
void Difference::moves() {
  const auto moves_card = [](const TraceItem& item) {
    return item.kind == TraceKind::happened && item.part.card != kNoCard &&
           (item.part.kind == PartKind::move_card || item.part.kind == PartKind::draw ||
            item.part.kind == PartKind::put_under);
  };
  std::vector<std::size_t> last(now().cards.size(), trace_.items.size());
  for (std::size_t i = from_; i < trace_.items.size(); ++i)
    if (moves_card(trace_.items[i])) last[index(trace_.items[i].part.card)] = i;
  for (const int weight : {kLeftPlay, kEntered, kMoved, kDrawn, kPlayed, kRule, kHandled}) {
    std::vector<PartRecord> parts;
    for (std::size_t i = from_; i < trace_.items.size(); ++i) {
      const PartRecord& part = trace_.items[i].part;
      if (!moves_card(trace_.items[i]) || last[index(part.card)] != i || weight_of(part) != weight) continue;
      if (now().card(part.card).zone != then().card(part.card).zone) parts.push_back(part);
    }
    add_parts(weight, std::move(parts));
  }
}

void Difference::damage() {
  struct Group {
    int first;  // the damage
    std::vector<SlotText> second;
    Topics topics;
  };
  std::vector<Group> groups;
  each_object([&](SlotId id, const Slot& slot) {
    const Slot* old = before_of(id);
    if (slot.damage == (old == nullptr ? 0 : old->damage)) return;
    auto group =
        std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == slot.damage; });
    if (group == groups.end()) group = groups.insert(groups.end(), {slot.damage, {}, {}});
    group->second.push_back(speaker_.card(slot.top));
    group->topics.push_back({Aspect::damage, slot.top});
  });
  for (auto& [amount, cards, topics] : groups) {
    add(kDamage,
        speaker_.say(amount == 0 ? MessageId::now_undamaged : MessageId::now_damage,
                     {{"card", speaker_.joined(cards)}, {"amount", SlotText(amount)}}),
        std::move(topics));
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
    Topics topics;
    add_topics(part, topics);
    const MessageId id = removal  ? MessageId::outcome_keeps_damage
                         : damage ? MessageId::outcome_no_damage
                                  : MessageId::outcome_stays;
    add(kUntouched,
        speaker_.say(id,
                     {{"card", speaker_.card(part.card)}, {"zone", speaker_.zone(card.zone, card.player())}}),
        std::move(topics));
  }
  // Of players who drew nothing at all.
  std::vector<SlotText> players;
  Topics topics;
  for (const PlayerId player : empty_handed) {
    const bool drew = std::any_of(trace_.items.begin() + static_cast<std::ptrdiff_t>(from_),
                                  trace_.items.end(), [&](const TraceItem& item) {
                                    return item.kind == TraceKind::happened &&
                                           item.part.kind == PartKind::draw && item.part.player == player;
                                  });
    if (drew) continue;
    players.push_back(speaker_.player(player));
    topics.push_back({Aspect::cards, kNoCard, player});
  }
  if (!players.empty())
    add(kUntouched, speaker_.say(MessageId::outcome_no_draw, {{"player", speaker_.joined(players)}}),
        std::move(topics));
}

void Difference::skipped() {
  for (std::size_t i = from_; i < trace_.items.size(); ++i) {
    const TraceItem& item = trace_.items[i];
    if (item.kind != TraceKind::phase_skipped || item.by.card == kNoCard) continue;
    add(kUntouched,
        speaker_.say(MessageId::outcome_skips,
                     {{"player", speaker_.player(item.player)}, {"phase", speaker_.phase(item.part.phase)}}),
        {{Aspect::steps, kNoCard, item.player}});
  }
}

void Difference::lore() {
  for (int i = 0; i < now().player_count; ++i) {
    const PlayerId player{static_cast<std::uint8_t>(i)};
    if (now().player(player).counters[index(kFirstCounter)] ==
        then().player(player).counters[index(kFirstCounter)])
      continue;
    add(kLore,
        speaker_.say(MessageId::now_lore,
                     {{"player", speaker_.player(player)},
                      {"amount", SlotText(now().player(player).counters[index(kFirstCounter)])}}),
        {{Aspect::counters, kNoCard, player}});
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
          {{Aspect::figure, slot.top}});
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
    const Op op = after().book().op(item.part.cause);
    if (op == Op::gets) continue;
    (op == Op::gains ? gains : rules).push_back(item.part);
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
    Topics topics;
    each_object([&](SlotId id, const Slot& slot) {
      const Slot* old = before_of(id);
      if (old == nullptr || static_cast<bool>(old->exerted) == static_cast<bool>(slot.exerted)) return;
      if (static_cast<bool>(slot.exerted) != exerted || acted(slot.top)) return;
      cards.push_back(speaker_.card(slot.top));
      topics.push_back({Aspect::posture, slot.top});
    });
    if (!cards.empty())
      add(kTurned,
          speaker_.say(exerted ? MessageId::exert : MessageId::ready, {{"card", speaker_.joined(cards)}}),
          std::move(topics));
  }
}

// The replacement effects that were applied, and what forbade something or said how a card enters; each once.
std::vector<Cause> Difference::causes() const {
  std::vector<Cause> out;
  for (std::size_t i = from_; i < trace_.items.size(); ++i) {
    const TraceItem& item = trace_.items[i];
    const bool replaces = is_replacement(item.kind);
    const bool forbids = item.kind == TraceKind::prevented || item.kind == TraceKind::phase_skipped ||
                         item.kind == TraceKind::entry;
    if (!replaces && !(forbids && item.by.card != kNoCard)) continue;
    if (item.by.card == kNoCard && item.by.ability == kNoWord) continue;  // it has no name
    auto known = std::find_if(out.begin(), out.end(), [&](const Cause& one) {
      return one.by->card == item.by.card && one.by->node == item.by.node &&
             one.by->keyword == item.by.keyword;
    });
    if (known == out.end()) {
      out.push_back({&item.by, {}});
      known = out.end() - 1;
    }
    add_topics(item.part, known->topics);
    for (const PartRecord& result : item.results) add_topics(result, known->topics);
    // A self-replacement may be found before it is known what it is about: then it is about all that its
    // ability does.
    if (item.kind != TraceKind::self_replaced || (item.part.kind != PartKind::none && !item.results.empty()))
      continue;
    for (std::size_t j = i + 1; j < trace_.items.size() && trace_.items[j].kind != TraceKind::resolved; ++j)
      if (trace_.items[j].kind == TraceKind::happened) add_topics(trace_.items[j].part, known->topics);
  }
  return out;
}

// The effects behind what a clause tells; one effect changes what another one has made.
std::vector<const EffectRecord*> Difference::causes_of(const Topics& topics) const {
  Topics reached = topics;
  std::vector<bool> taken(causes_.size());
  for (bool more = true; more;) {
    more = false;
    for (std::size_t i = 0; i < causes_.size(); ++i) {
      if (taken[i] || !overlap(causes_[i].topics, reached)) continue;
      taken[i] = more = true;
      reached.insert(reached.end(), causes_[i].topics.begin(), causes_[i].topics.end());
    }
  }
  std::vector<const EffectRecord*> out;
  for (std::size_t i = 0; i < causes_.size(); ++i)
    if (taken[i]) out.push_back(causes_[i].by);
  return out;
}

// What an effect has changed, with the effect; then what came about by itself.
Sentence Difference::told(const std::vector<const Change*>& changes, int more) {
  std::vector<Sentence> caused, others;
  std::vector<const EffectRecord*> because;
  for (const Change* change : changes) {
    const auto effects = causes_of(change->topics);
    (effects.empty() ? others : caused).push_back(change->clause);
    for (const EffectRecord* effect : effects)
      if (std::find(because.begin(), because.end(), effect) == because.end()) because.push_back(effect);
  }
  if (changes.empty())
    for (const Cause& cause : causes_) because.push_back(cause.by);
  if (more > 0) others.push_back(speaker_.say(MessageId::outcome_more, {{"count", SlotText(more)}}));
  if (changes.empty()) caused.push_back(speaker_.say(MessageId::outcome_nothing, {}));
  if (because.empty()) {
    caused.insert(caused.end(), others.begin(), others.end());
    return speaker_.list(caused, MessageId::clauses_and);
  }
  std::vector<SlotText> effects;
  for (const Cause& cause : causes_)  // in the order in which they applied
    if (std::find(because.begin(), because.end(), cause.by) != because.end())
      effects.push_back(speaker_.effect(*cause.by));
  const Sentence outcome = speaker_.say(MessageId::outcome_because,
                                        {{"outcome", SlotText(speaker_.list(caused, MessageId::clauses_and))},
                                         {"effects", SlotText(speaker_.joined(effects).text)}});
  if (others.empty()) return outcome;
  return speaker_.say(
      MessageId::outcome_and,
      {{"outcome", SlotText(outcome)}, {"more", SlotText(speaker_.list(others, MessageId::clauses_and))}});
}

Sentence Difference::sentence_of() {
  causes_ = causes();
  end_of_game();
  moves();
  damage();
  untouched();
  skipped();
  lore();
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
