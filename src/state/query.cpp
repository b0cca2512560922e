#include "state/query.h"

#include <algorithm>

#include "card/ability_forms.h"
#include "state/rules.h"

namespace kawari {

Env env_of(const Frame& frame) {
  Env env;
  env.controller = frame.controller;
  env.self = frame.self;
  env.card = frame.card;
  env.subject = frame.subject;
  env.other = frame.other;
  env.bound = frame.bound;
  env.event_source = frame.event_source;
  env.event_player = frame.event_player;
  env.event_amount = frame.event_amount;
  env.named = frame.named;
  env.frame = &frame;
  return env;
}

Env env_of(const State& state, SlotId slot) {
  Env env;
  env.controller = state.slot(slot).controller;
  env.self = ref_of(state, slot);
  env.card = state.slot(slot).top;
  return env;
}

const Remembered* remembered(const State& state, ObjectRef ref) {
  for (std::size_t i = state.remembered.size(); i-- > 0;)
    if (state.remembered[i].ref == ref) return &state.remembered[i];
  return nullptr;
}

CardId card_of(const State& state, ObjectRef ref) {
  if (ref.none()) return kNoCard;
  if (ref.is_card()) return ref.card();
  if (in_place(state, ref)) return state.slot(ref.slot()).top;
  const Remembered* last = remembered(state, ref);
  return last ? last->card : kNoCard;
}

ObjectRef follow(const State& state, ObjectRef ref) {
  if (in_place(state, ref)) return ref;
  if (ref.none()) return {};
  if (ref.is_card()) {  // follows one move, not two
    const Card& card = state.card(ref.card());
    if (card.stamp != ref.mark + 1 || card.zone == Zone::removed) return {};
    return ref_of(state, ref.card());
  }
  const Remembered* last = remembered(state, ref);
  if (!last) return {};
  const ObjectRef there{index(last->card), last->stamp};
  return in_place(state, there) ? there : ObjectRef{};  // none: it has moved on
}

PlayerId owner_of(const State& state, ObjectRef ref) {
  const CardId card = card_of(state, ref);
  return card == kNoCard ? kNoPlayer : state.card(card).player();
}

PlayerList skipping_leavers(const State& state, PlayerId first) {
  PlayerList out;
  int seat = index(first) < state.player_count ? index(first) : 0;
  for (int i = 0; i < state.player_count; ++i, seat = seat + 1 == state.player_count ? 0 : seat + 1) {
    const PlayerId player{static_cast<std::uint8_t>(seat)};
    if (!state.player(player).left) out.push(player);
  }
  return out;
}

PlayerId next_player(const State& state, PlayerId player) {
  int seat = index(player);
  for (int i = 0; i < state.player_count; ++i) {
    seat = seat + 1 >= state.player_count ? 0 : seat + 1;
    const PlayerId next{static_cast<std::uint8_t>(seat)};
    if (!state.player(next).left) return next;
  }
  return player;
}

PlayerList team_of(const State& state, PlayerId player) {
  PlayerList out;
  if (index(player) < state.player_count && state.player(player).team == 0) {
    if (!state.player(player).left) out.push(player);
    return out;
  }
  for (const PlayerId other : players_from(state, PlayerId{0}))
    if (other == player || are_teammates(state, player, other)) out.push(other);
  return out;
}

bool has_won(const State& state, PlayerId player) {
  if (!state.over || state.winner == kNoPlayer) return false;
  return player == state.winner || are_teammates(state, player, state.winner);
}

PlayerId next_opponent(const State& state, PlayerId player) {
  PlayerId next = next_player(state, player);
  for (int i = 0; i < state.player_count && are_teammates(state, player, next); ++i)
    next = next_player(state, next);
  return next;
}

PlayerId next_to_begin(const State& state) {
  // From the first seat of the team, whoever of it has acted last and whoever of it has left.
  PlayerId first = state.turn_player;
  for (std::uint8_t p = 0; p < state.player_count; ++p) {
    if (!has_turn(state, PlayerId{p})) continue;
    first = PlayerId{p};
    break;
  }
  PlayerId next = next_player(state, first);
  for (int i = 0; i < state.player_count && has_turn(state, next); ++i) next = next_player(state, next);
  if (has_turn(state, next)) return next;  // nobody else is left
  const PlayerList together = team_of(state, next);
  return together.empty() ? next : together[0];
}

SlotList slots_in_order(const State& state) {
  // Each player's objects are nearly always in the order in which they entered, so insertion is faster than
  // sorting.
  std::uint64_t ranks[kMaxSlots];
  SlotList out;
  const int turn = index(state.turn_player);
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    const Slot& slot = state.slots[i];
    if (slot.top == kNoCard) continue;
    const int ahead = index(slot.controller) - turn;
    const int seat = ahead < 0 ? ahead + state.player_count : ahead;
    const std::uint64_t rank = static_cast<std::uint64_t>(seat) << 32 | slot.entered;
    std::size_t at = out.size();
    out.push(SlotId{i});
    for (; at > 0 && ranks[at - 1] > rank; --at) {
      ranks[at] = ranks[at - 1];
      out[at] = out[at - 1];
    }
    ranks[at] = rank;
    out[at] = SlotId{i};
  }
  return out;
}

namespace {

void note_order(const Match& match, Derived& out) {
  out.order.clear();
  for (const SlotId slot : slots_in_order(match.state)) out.order.push(out, slot);
  out.order_of = match.state.turn_player;
}

}  // namespace

std::span<const SlotId> slots_in_order(const Match& match) {
  const Derived& d = derived(match);
  if (d.order_of != match.state.turn_player) note_order(match, match.derived);
  return {d.order.begin(), d.order.size()};
}

int ready_resources(const Match& match, PlayerId player) {
  (void)derived(match);  // where the position was written by hand, nothing is known
  DerivedNotes::Ready& ready = match.derived.ready[index(player)];
  if (ready.count >= 0) return ready.count;
  ready.count = 0;
  const State& state = match.state;
  for (CardId c = state.list(player, Zone::resource).first; c != kNoCard; c = state.card(c).next) {
    if (state.card(c).exerted) continue;
    ++ready.count;
    ready.colours |= colours_of(match, c);
  }
  return ready.count;
}

std::uint8_t ready_colours(const Match& match, PlayerId player) {
  (void)ready_resources(match, player);
  return match.derived.ready[index(player)].colours;
}

const CounterInfo& counter_info(const Match& match, CounterId counter) {
  return match.rules->counters[static_cast<std::size_t>(index(counter))];
}

bool is_attached(const Match& match, SlotId slot) {
  const KindSet kinds = match.rules->attached.kinds;
  return kinds && (match.face(match.state.slot(slot).top).kinds & kinds).any();
}

Zone zone_of(const Match& match, CardId card) {
  const Card& there = match.state.card(card);
  if (there.zone == Zone::pending && match.rules->resolves_in_play) return Zone::play;
  if (there.zone == Zone::under && is_linked(match.state, card)) return Zone::play;
  return there.zone == Zone::play && is_attached(match, there.slot) ? match.rules->attached.at : there.zone;
}

int count_zone(const State& state, PlayerId player, Zone zone) {
  if (zone == Zone::play) {
    int n = 0;
    for (std::uint8_t i = 0; i < state.slot_end(); ++i)
      if (state.slots[i].top != kNoCard && state.slots[i].controller == player) ++n;
    return n;
  }
  return state.list(player, zone).count;
}

void cards_beneath(const Match& match, ObjectRef object, ObjectList& out) {
  const State& state = match.state;
  if (!object.is_slot()) return;
  const Slot& slot = state.slot(object.slot());
  if (in_place(state, object)) {
    for (CardId c = slot.under; c != kNoCard; c = state.card(c).next) out.push(ref_of(state, c));
    return;
  }
  // Only if the next object in this slot has not left yet: cards that name this slot then left with `object`.
  if (slot.generation != object.mark + 1) return;
  for (std::uint16_t i = 0; i < state.cards.size(); ++i) {
    const Card& card = state.card(CardId{i});
    if (card.slot == object.slot() && card.zone != Zone::play && card.zone != Zone::under)
      out.push(ref_of(state, CardId{i}));
  }
}

int stat(const Match& match, ObjectRef ref, Stat which) {
  const State& state = match.state;
  if (ref.none()) return 0;
  if (ref.is_slot()) {
    if (in_place(state, ref)) return derived(match).slots[index(ref.slot())].stat[static_cast<int>(which)];
    if (const Remembered* last = remembered(state, ref)) return last->stat[static_cast<int>(which)];
    return 0;
  }
  return match.face(ref.card()).stat(which);
}

bool had_keyword(const Match& match, ObjectRef ref, KeywordId keyword) {
  if (ref.is_slot()) {
    const Remembered* last = remembered(match.state, ref);
    return last && last->keywords.has(keyword);
  }
  if (ref.none()) return false;
  for (const Ability& ability : match.face(ref.card()).abilities)
    if (ability.kind == AbilityKind::keyword && ability.keyword == keyword) return true;
  return false;
}

int keyword_value(const Match& match, ObjectRef ref, KeywordId keyword) {
  if (ref.is_card()) {  // the printed values
    int total = 0;
    for (const Ability& ability : match.face(ref.card()).abilities) {
      if (ability.kind != AbilityKind::keyword || ability.keyword != keyword) continue;
      const Node& number = match.book()[match.book().kid(ability.root, 0)];
      if (number.op == Op::number) total += number.value;
    }
    return total;
  }
  if (!ref.is_slot() || !in_place(match.state, ref)) return 0;
  return derived(match).slots[index(ref.slot())].keyword_value[index(keyword)];
}

bool is_kind(const Match& match, ObjectRef ref, Kind kind) {
  const CardId card = card_of(match.state, ref);
  return card != kNoCard && match.face(card).is(kind);
}

bool has_name(const Match& match, CardId card, WordId name) {
  const auto& names = match.face(card).names;
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool has_classification(const Match& match, CardId card, WordId classification) {
  const auto& all = match.face(card).classifications;
  if (std::find(all.begin(), all.end(), classification) != all.end()) return true;
  const Card& where = match.state.card(card);
  if (where.zone != Zone::play || where.slot == kNoSlot) return false;
  for (const Joined& joined : derived(match).joined)
    if (joined.slot == where.slot && joined.word == classification) return true;
  return false;
}

AbilityViews printed_abilities(const Match& match, CardId card) {
  AbilityViews out{};
  std::uint8_t i = 0;
  const auto add = [&](CardId has, CardId one) {
    for (const Ability& a : match.own_face(has).abilities)
      out.push(
          {a.root, a.kind, a.name, a.keyword, a.zone == Zone::play ? a.watches : FactSet(), i++, -1, one});
  };
  const Card& there = match.state.card(card);
  if (!there.linked || there.zone != Zone::play) {
    add(card, kNoCard);
    return out;
  }
  for (const CardId one : linked_of(match.state, match.state.slot(there.slot))) add(one, one);
  return out;
}

const Face& Match::linked_face(CardId top) const {
  ScratchVec<FaceId, 8> faces;
  for (const CardId one : linked_of(state, state.slot(state.card(top).slot)))
    faces.push(state.card(one).face);
  return cards->together({faces.begin(), faces.size()});
}

AbilityViews abilities_of(const Match& match, SlotId slot) {
  const State& state = match.state;
  AbilityViews out = printed_abilities(match, state.slot(slot).top);
  const Derived& d = derived(match);
  std::uint8_t given = kGivenAbilities;
  for (const GrantedAbility& granted : d.granted) {
    if (granted.slot != slot) continue;
    const Node& node = match.book()[granted.ability];
    AbilityView view{granted.ability, kind_of_ability(node.op), kNoWord, kNoKeyword, {}, 0xFF,
                     granted.effect};
    if (view.kind == AbilityKind::activated) {
      if (given == kKeywordAbilities)
        match.derived.raise(Fault::too_many_granted);
      else
        view.index = given++;
    }
    if (const int event = event_of_ability(node.op); event != kNoEvent)
      view.watches = watched(match.book(), match.book().kid(node, event));
    out.push(view);
  }
  // A keyword's abilities count once, however often the keyword was gained; if the keyword adds up, they
  // count each time.
  const KeywordSet keywords = d.slots[index(slot)].keywords;
  std::uint8_t at = kKeywordAbilities;
  for (std::size_t k = 0; k < match.cards->keyword_abilities.size(); ++k) {
    for (const Ability& a : match.cards->keyword_abilities[k]) {
      const KeywordInfo& info = match.rules->keywords[k];
      const int times = info.stacks && !info.numbered ? d.slots[index(slot)].keyword_value[k] : 1;
      for (int i = 0; i < times && keywords.has(KeywordId(k)); ++i)
        out.push({a.root, a.kind, a.name, KeywordId(k), a.watches, at, -1});
      ++at;
    }
  }
  return out;
}

}  // namespace kawari
