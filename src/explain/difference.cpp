#include "explain/difference.h"

#include <algorithm>

#include "event/event.h"
#include "explain/speaker.h"
#include "state/alters.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {
namespace {

using M = MessageId;

// The zones in the order in which they are told.
constexpr Zone kTold[] = {Zone::play,  Zone::discard,  Zone::hand,   own_zone(0),
                          Zone::deck,  Zone::resource, own_zone(1),  own_zone(2),
                          own_zone(3), Zone::pending,  Zone::removed};

class Differences {
 public:
  Differences(const Explainer& explainer, const Match& before)
      : explainer_(explainer), now_(*explainer.match), then_(before) {}

  std::vector<Sentence> all() {
    end_of_game();
    zones();
    beneath();
    objects();
    counters();
    effects();
    resources();
    seen();
    if (state().turn_player != then_.state.turn_player)
      add(M::now_turn, {{"player", Speaker(explainer_).player(state().turn_player)}});
    return std::move(out_);
  }

 private:
  using Cards = std::vector<SlotText>;
  const State& state() const { return now_.state; }
  void add(MessageId id, const Slots& slots) { out_.push_back(Speaker(explainer_).say(id, slots)); }
  SlotText name(CardId card) const { return Speaker(explainer_).card(card); }
  SlotText joined(const Cards& cards) const { return Speaker(explainer_).joined(cards); }
  bool moved(CardId card) const {
    return index(card) >= then_.state.cards.size() || state().card(card).zone != then_.state.card(card).zone;
  }
  // The slot as it was before, if it is still the same object.
  const Slot* before_of(SlotId slot) const {
    if (index(slot) >= then_.state.slot_end()) return nullptr;  // the slot was not in use yet
    const Slot& old = then_.state.slot(slot);
    return occupied(then_.state, slot) && old.generation == state().slot(slot).generation ? &old : nullptr;
  }

  void end_of_game() {
    if (!state().over || then_.state.over) return;
    if (state().winner == kNoPlayer)
      add(M::outcome_no_winner, {});
    else
      add(M::won, {{"player", Speaker(explainer_).player(state().winner)}});
  }

  void zones() {
    for (const Zone zone : kTold)
      for (std::uint8_t p = 0; p < state().player_count; ++p) zone_of(zone, PlayerId{p});
  }

  // Whether the card was put there since, from the hand or from the deck itself.
  bool placed(CardId card) const {
    return moved(card) || state().card(card).stamp != then_.state.card(card).stamp;
  }

  // The cards that were put on one end of the deck, from the top down.
  std::vector<CardId> end_of_deck(PlayerId owner, bool top) const {
    std::vector<CardId> out;
    if (!state().player(owner).placed) return out;
    const ZoneList& list = state().list(owner, Zone::deck);
    for (CardId c = top ? list.first : list.last; c != kNoCard && placed(c);
         c = top ? state().card(c).next : state().card(c).prev)
      out.push_back(c);
    if (!top) std::reverse(out.begin(), out.end());
    return out;
  }

  void ends_of_deck(PlayerId owner, const SlotText& where, std::vector<CardId>& told) {
    for (const bool top : {true, false}) {
      const std::vector<CardId> end = end_of_deck(owner, top);
      if (end.empty() || std::find(told.begin(), told.end(), end[0]) != told.end()) continue;
      Cards cards;
      for (const CardId c : end) cards.push_back(name(c));
      told.insert(told.end(), end.begin(), end.end());
      const bool one = cards.size() == 1;
      const M message = top ? (one ? M::now_on_top : M::now_begins) : (one ? M::now_at_bottom : M::now_ends);
      add(message, {{"card", joined(cards)}, {"zone", where}});
    }
  }

  void zone_of(Zone zone, PlayerId owner) {
    Cards cards;
    const Speaker speaker(explainer_);
    const SlotText where = speaker.zone(zone, owner);
    std::vector<CardId> told;
    if (zone == Zone::deck) ends_of_deck(owner, where, told);
    for (std::size_t i = 0; i < state().cards.size(); ++i) {
      const CardId id{static_cast<std::uint16_t>(i)};
      const Card& card = state().card(id);
      if (card.zone != zone || card.player() != owner || !moved(id)) continue;
      if (std::find(told.begin(), told.end(), id) != told.end()) continue;
      // In a deck the ends are places of their own.
      const ZoneList& list = state().list(owner, Zone::deck);
      if (zone == Zone::deck && card.known != 0 && (list.first == id || list.last == id))
        add(list.first == id ? M::now_on_top : M::now_at_bottom, {{"card", name(id)}, {"zone", where}});
      else
        cards.push_back(name(id));
    }
    if (!cards.empty()) add(M::now_in, {{"card", joined(cards)}, {"zone", where}});
  }

  void beneath() {
    for (const SlotId slot : slots_in_order(state())) {
      Cards cards;
      for (CardId c = state().slot(slot).under; c != kNoCard; c = state().card(c).next) {
        if (!moved(c)) continue;
        const LinkSides& sides = now_.rules->link_sides;
        const LinkPlace at = sides.now == nullptr ? LinkPlace{} : sides.now(now_, c);
        if (at.of == kNoCard) {
          cards.push_back(name(c));
          continue;
        }
        const SlotText place(Speaker(explainer_).say(sides.message(at.side), {{"other", name(at.of)}}));
        add(M::now_linked, {{"card", name(c)}, {"place", place}});
      }
      if (!cards.empty())
        add(M::now_under, {{"card", joined(cards)}, {"other", name(state().slot(slot).top)}});
    }
  }

  // The same change of several objects is told once.
  template <class Value, class Tell>
  void grouped(Value value, Tell tell) {
    std::vector<std::pair<decltype(value(SlotId{}, static_cast<const Slot*>(nullptr))), Cards>> groups;
    for (const SlotId slot : slots_in_order(state())) {
      const auto found = value(slot, before_of(slot));
      if (!found) continue;
      auto group =
          std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return *g.first == *found; });
      if (group == groups.end()) group = groups.insert(groups.end(), {found, {}});
      group->second.push_back(name(state().slot(slot).top));
    }
    for (const auto& [found, cards] : groups) tell(*found, joined(cards));
  }

  void objects() {
    const auto changed = [](bool is_changed, int value) {
      return is_changed ? std::optional<int>(value) : std::nullopt;
    };
    grouped(
        [&](SlotId id, const Slot* old) {
          const int damage = state().slot(id).damage;
          return changed(damage != (old == nullptr ? 0 : old->damage), damage);
        },
        [&](int damage, const SlotText& cards) {
          add(damage == 0 ? M::now_undamaged : M::now_damage,
              {{"card", cards}, {"amount", SlotText(damage)}});
        });
    grouped(
        [&](SlotId id, const Slot* old) {
          const int exerted = state().slot(id).exerted;
          return changed(exerted != (old == nullptr ? 0 : old->exerted), exerted);
        },
        [&](int exerted, const SlotText& cards) {
          add(exerted != 0 ? M::now_exerted : M::now_ready, {{"card", cards}});
        });
    grouped(
        [&](SlotId id, const Slot* old) {
          const SlotId at = state().slot(id).location;
          return changed(at != (old == nullptr ? kNoSlot : old->location), index(at));
        },
        [&](int at, const SlotText& cards) {
          const SlotId slot{static_cast<std::uint8_t>(at)};
          if (slot == kNoSlot)
            add(M::now_nowhere, {{"card", cards}});
          else
            add(M::now_at, {{"card", cards}, {"other", name(state().slot(slot).top)}});
        });
    for (const SlotId slot : slots_in_order(state())) {
      const Slot* old = before_of(slot);
      const CardId bound = card_of(state(), state().slot(slot).link);
      if (bound != kNoCard && (old == nullptr || card_of(then_.state, old->link) != bound))
        add(M::now_bound,
            {{"card", name(state().slot(slot).top)},
             {"other", name(bound)},
             {"zone", Speaker(explainer_).zone(state().card(bound).zone, state().card(bound).player())}});
      if (old == nullptr) continue;
      if (old->controller != state().slot(slot).controller)
        add(M::now_controller, {{"card", name(state().slot(slot).top)},
                                {"player", Speaker(explainer_).player(state().slot(slot).controller)}});
      if (old->top != state().slot(slot).top) continue;
      if (then_.state.card(old->top).turned != state().card(old->top).turned &&
          now_.face(old->top).other_side != kNoFace)
        add(M::now_side, {{"card", name(old->top)}});
      figures(slot);
      used(slot, *old);
    }
  }

  void figures(SlotId slot) {
    const ObjectRef now = ref_of(state(), slot), then = ref_of(then_.state, slot);
    const SlotText card = name(state().slot(slot).top);
    Speaker speaker(explainer_);
    for (const Stat which : now_.rules->told_figures) {
      const int value = kawari::stat(now_, now, which);
      if (value == kawari::stat(then_, then, which)) continue;
      add(M::now_stat, {{"card", card}, {"amount", SlotText(value)}, {"stat", speaker.stat(which)}});
    }
    for (std::size_t i = 0; i < now_.rules->keywords.size(); ++i) {
      const KeywordId keyword{static_cast<std::uint8_t>(i)};
      const KeywordInfo& info = now_.rules->keywords[i];
      const bool has = has_keyword(now_, now, keyword);
      const int value = has && info.numbered ? keyword_value(now_, now, keyword) : 0;
      const bool had = has_keyword(then_, then, keyword);
      if (has == had && (!has || !info.numbered || value == keyword_value(then_, then, keyword))) continue;
      SlotText text = Speaker(explainer_).keyword(keyword);
      if (has && info.numbered) text.text += (info.stacks ? " +" : " ") + std::to_string(value);
      add(has ? M::now_keyword : M::now_no_keyword, {{"card", card}, {"keyword", text}});
    }
  }

  void used(SlotId slot, const Slot& old) {
    const Slot& object = state().slot(slot);
    const unsigned fresh = (object.used & ~old.used) | (object.seen & ~old.seen);
    const auto& abilities = now_.face(object.top).abilities;
    for (std::size_t i = 0; i < abilities.size() && i < 16; ++i) {
      if ((fresh >> i & 1u) == 0) continue;
      const EffectRecord effect = effect_record(now_, object.top, abilities[i].root, object.controller);
      add(M::now_used, {{"effect", Speaker(explainer_).effect(effect)}});
    }
  }

  void counters() {
    const auto infos = now_.rules->counters;
    for (std::uint8_t p = 0; p < state().player_count; ++p) {
      for (std::size_t k = 0; k < infos.size(); ++k) {
        const int amount = state().players[p].counters[k];
        if (amount == then_.state.players[p].counters[k]) continue;
        add(infos[k].now_message,
            {{"player", Speaker(explainer_).player(PlayerId{p})}, {"amount", SlotText(amount)}});
      }
    }
  }

  // A modifier on an object whose figures have not changed, because others compensate for it.
  bool evened_out(const Effect& e) const {
    if (!e.object.is_slot() || !in_place(state(), e.object) || before_of(e.object.slot()) == nullptr)
      return false;
    const ObjectRef then = ref_of(then_.state, e.object.slot());
    for (const Stat which : now_.rules->told_figures)
      if (kawari::stat(now_, e.object, which) != kawari::stat(then_, then, which)) return false;
    return true;
  }

  // Created effects that wait or last. Modifiers and keywords are told by the figures that they change.
  void effects() {
    const auto told = [&](const Match& match, const Effect& e) {
      const Alters what = alters(match, e.node);
      return (what != Alters::figure || evened_out(e)) && what != Alters::abilities && e.spent == Spent::no;
    };
    const auto same = [&](const Effect& a, const State& in_a, const Effect& b, const State& in_b) {
      return a.node == b.node && card_of(in_a, a.object) == card_of(in_b, b.object) &&
             a.controller == b.controller && (a.source == b.source || !speaks_of_itself(now_.book(), a.node));
    };
    std::vector<Effect> known;
    for (const Effect& e : state().effects) {
      if (!told(now_, e)) continue;
      if (std::any_of(known.begin(), known.end(),
                      [&](const Effect& k) { return same(k, state(), e, state()); }))
        continue;
      known.push_back(e);
      const auto count = std::count_if(
          state().effects.begin(), state().effects.end(),
          [&](const Effect& other) { return told(now_, other) && same(other, state(), e, state()); });
      const auto before = std::count_if(
          then_.state.effects.begin(), then_.state.effects.end(),
          [&](const Effect& other) { return told(then_, other) && same(other, then_.state, e, state()); });
      if (count == before) continue;
      Speaker speaker(explainer_);
      SlotText text(speaker.text(e.node));
      if (count > 1)
        text.text = speaker.say(M::times, {{"card", text}, {"count", SlotText(static_cast<int>(count))}});
      const CardId card = card_of(state(), e.object);
      if (card == kNoCard)
        add(M::now_in_force, {{"text", text}});
      else if (e.source != kNoCard && e.source != card && speaks_of_itself(now_.book(), e.node))
        add(M::now_waits_from, {{"text", text}, {"card", name(card)}, {"other", name(e.source)}});
      else
        add(M::now_waits_for, {{"text", text}, {"card", name(card)}});
    }
  }

  void resources() {
    const auto ready = [](const State& s, PlayerId player) {
      int count = 0;
      for (CardId c = s.list(player, Zone::resource).first; c != kNoCard; c = s.card(c).next)
        count += s.card(c).exerted ? 0 : 1;
      return count;
    };
    const Speaker speaker(explainer_);
    for (std::uint8_t p = 0; p < state().player_count; ++p) {
      const PlayerId player{p};
      const int count = ready(state(), player);
      if (count == ready(then_.state, player)) continue;
      add(M::now_resources, {{"count", SlotText(count)}, {"zone", speaker.zone(Zone::resource, player)}});
    }
  }

  // Hidden cards that a player has looked at since, and that have not moved.
  void seen() {
    for (std::size_t i = 0; i < state().cards.size(); ++i) {
      const CardId id{static_cast<std::uint16_t>(i)};
      const Card& card = state().card(id);
      if (moved(id)) continue;
      for (std::uint8_t p = 0; p < state().player_count; ++p) {
        const PlayerId player{p};
        if (!sees_face(now_, player, id) || sees_face(then_, player, id)) continue;
        const Speaker speaker(explainer_);
        add(M::now_seen, {{"player", speaker.player(player)},
                          {"card", name(id)},
                          {"zone", speaker.zone(card.zone, card.player())}});
      }
    }
  }

  const Explainer& explainer_;
  const Match& now_;
  const Match& then_;
  std::vector<Sentence> out_;
};

}  // namespace

std::vector<Sentence> difference(const Explainer& explainer, const Match& before) {
  return Differences(explainer, before).all();
}

Sentence clauses_sentence(const Explainer& explainer, const std::vector<Sentence>& clauses) {
  const Speaker speaker(explainer);
  return sentence(clauses.empty() ? speaker.say(MessageId::outcome_nothing, {})
                                  : speaker.list(clauses, MessageId::clauses_and),
                  explainer.language);
}

}  // namespace kawari
