#include "commit/commit.h"

#include <algorithm>
#include <optional>

#include "commit/movement.h"
#include "state/lists.h"
#include "state/rules.h"

namespace kawari {
namespace {

void draw(Match& match, Part& part) {
  State& state = match.state;
  const CardId top = state.list(part.player, Zone::deck).first;
  if (top == kNoCard) {
    part.flags |= kDropped;
    return;
  }
  if (lies_open(match, top)) state.card(top).known = 0xFF;
  unlink(state, top);
  arrive(match, top, Zone::hand, part);
  part.object = ref_of(state, top);
}

void begin_effect(Match& match, const Part& part) {
  State& state = match.state;
  const Book& book = match.book();
  const Node& node = book[part.cause];
  Effect effect;
  effect.node = part.cause;
  effect.origin = part.cause;
  effect.object = part.object;
  effect.subject = part.other;
  effect.source = part.source;
  effect.amount = part.amount;
  effect.controller = part.player;
  const bool same = part.applied().with_last_effect && node.op == Op::delay && !state.effects.empty();
  effect.instance = same ? state.effects.back().instance : state.next_instance++;
  effect.turn = state.turn_number;
  effect.until = Until::forever;
  for (const NodeId each : book.kids(node)) {
    const Node& kid = book[each];
    if (kid.op == Op::this_turn) {
      effect.until = Until::end_of_turn;
    } else if (kid.op == Op::this_challenge) {
      effect.until = Until::end_of_challenge;
    } else if (kid.op == Op::while_in_play) {
      effect.until = Until::source_leaves;
      if (part.source == kNoCard || state.card(part.source).zone != Zone::play) return;  // it has left
    } else if (kid.op == Op::during_next_turn) {
      effect.until = Until::during_next_turn;
      effect.until_player =
          part.object.none() ? next_player(state, part.player) : owner_of(state, part.object);
    } else if (kid.op == Op::until_next_turn) {
      Env env;
      env.controller = part.player;
      effect.until = Until::start_of_turn;
      const auto whose = players(match, env, book.kid(kid, 0));
      effect.until_player = whose.empty() ? part.player : whose[0];
    }
  }
  if (node.op == Op::becomes) {
    const CardId top = state.slot(part.object.slot()).top;
    Card& card = state.card(top);
    effect.subject = {static_cast<std::uint16_t>(index(top)), card.stamp};
    effect.own_face = card.face;
    card.face = part.applied().becomes;
    card.turned = 1;
  }
  state.effects.push(state, effect);
}

void pay(Match& match, Part& part) {
  State& state = match.state;
  int left = part.amount;
  for (CardId c = state.list(part.player, Zone::resource).first; c != kNoCard && left > 0;
       c = state.card(c).next) {
    if (state.card(c).exerted) continue;
    state.card(c).exerted = 1;
    --left;
  }
}

// "The next … you play": used by the card that is played, however it was played.
void use_up_discounts(Match& match, const Part& part) {
  State& state = match.state;
  for (std::size_t i = state.effects.size(); i-- > 0;) {
    const Effect& effect = state.effects[i];
    const Node& node = match.book()[effect.node];
    if (node.op != Op::cost_change || node.value == 0) continue;
    Env env;
    env.controller = effect.controller;
    env.card = effect.source;
    if (!includes(match, env, match.book().kid(node, 0), part.player)) continue;
    if (!fits_played(match, env, match.book().kid(node, 1), part.object)) continue;
    tell_over(match, TraceKind::used, effect);
    state.effects.erase(i);
    match.derived.dirty = true;
  }
}

// In a challenge: whether the other participant, or an ability of it, is what does this.
bool struck_by_opponent(const State& state, const Part& part) {
  if (part.amount <= 0 || part.source == kNoCard || !state.slot(part.object.slot()).combat) return false;
  const ObjectRef by = ref_of(state, part.source);
  return by.is_slot() && by != part.object && state.slot(by.slot()).combat;
}

std::uint8_t bits(Combat role) { return static_cast<std::uint8_t>(role) & 3; }

// Who was attacked is so no longer: the attack goes against the one that blocks.
void block(State& state, Slot& blocker) {
  for (std::uint8_t i = 0; i < state.slot_end(); ++i)
    if (state.slots[i].combat == bits(Combat::challenged)) state.slots[i].combat = 0;
  blocker.combat = bits(Combat::challenged);
}

void begin_turn(State& state) {
  state.taken.clear();
  for (Slot& any : state.slots) {
    any.used = any.seen = 0;
    if (any.link.is_card() && state.card(any.link.card()).zone != Zone::shields) any.link = {};
  }
  state.history.clear();
}

// Most of what only happens changes nothing by itself.
void carry_out_mark(Match& match, const Part& part) {
  State& state = match.state;
  Slot* slot = part.object.is_slot() ? &state.slot(part.object.slot()) : nullptr;
  switch (part.verb) {
    case Verb::challenge:
      slot->combat = bits(Combat::challenger);
      state.slot(part.other.slot()).combat = bits(Combat::challenged);
      break;
    case Verb::play:
      use_up_discounts(match, part);
      break;
    case Verb::sing:
      if (slot) slot->link = part.other;
      break;
    case Verb::attack:
      slot->combat = bits(Combat::challenger);
      if (part.other.is_slot()) state.slot(part.other.slot()).combat = bits(Combat::challenged);
      break;
    case Verb::block:
      block(state, *slot);
      break;
    case Verb::battle:
      for (const ObjectRef one : {part.object, part.other})
        if (one.is_slot() && in_place(state, one)) state.slot(one.slot()).battling = 1;
      break;
    case Verb::lose_game:
      if (match.rules->lose) match.rules->lose(match, part.player, rule::key(rule::card_text_first));
      break;
    case Verb::keep_tapped:
      slot->kept = 0;
      break;
    case Verb::end_challenge:
      if (!part.marked().combat_goes_on) end_combat(match);
      break;
    case Verb::start_turn:
      begin_turn(state);
      break;
    case Verb::none:
    case Verb::banish:
    case Verb::destroy:
    case Verb::discard:
    case Verb::draw:
    case Verb::give_back:
    case Verb::uncover:
    case Verb::put:
    case Verb::ink:
    case Verb::resolve:
    case Verb::quest:
    case Verb::move:
    case Verb::choose:
    case Verb::support:
    case Verb::end_turn:
    case Verb::use_ability:
    case Verb::shift:
    case Verb::win_battle:
    case Verb::lose_battle:
    case Verb::break_shield:
    case Verb::unblocked:
    case Verb::end_battle:
    case Verb::aim:
    case Verb::count_:
      break;
  }
}

void carry_out(Match& match, Part& part) {
  State& state = match.state;
  Slot* slot = part.object.is_slot() ? &state.slot(part.object.slot()) : nullptr;
  switch (part.kind) {
    case PartKind::none:
      break;
    case PartKind::deal_damage:
    case PartKind::put_damage:
      slot->damage = state.exact(std::int64_t{slot->damage} + part.amount);
      if (struck_by_opponent(state, part)) slot->struck = 1;
      break;
    case PartKind::remove_damage:
      part.amount = std::min(part.amount, slot->damage);
      slot->damage -= part.amount;
      break;
    case PartKind::draw:
      draw(match, part);
      break;
    case PartKind::move_card:
      move_card(match, part);
      break;
    case PartKind::exert:
      if (slot)
        slot->exerted = 1;
      else
        state.card(part.object.card()).exerted = 1;
      break;
    case PartKind::ready:
      if (part.to == Zone::resource && part.object.none()) {
        for (CardId c = state.list(part.player, Zone::resource).first; c != kNoCard; c = state.card(c).next)
          state.card(c).exerted = 0;
      } else if (slot)
        slot->exerted = 0;
      else
        state.card(part.object.card()).exerted = 0;
      break;
    case PartKind::gain_lore: {
      Player& player = state.player(part.player);
      player.lore = state.exact(std::int64_t{player.lore} + part.amount);
      break;
    }
    case PartKind::lose_lore: {
      Player& player = state.player(part.player);
      part.amount = std::min(part.amount, player.lore);
      player.lore -= part.amount;
      break;
    }
    case PartKind::relocate:
      slot->location = part.other.slot();
      break;
    case PartKind::put_under: {
      if (slot) {
        // What applies to either of them applies to the one that they become.
        for (Effect& effect : state.effects)
          if (effect.object == part.object) effect.object = part.other;
        join_piles(state, part.object.slot(), part.other.slot(), !match.rules->put_under_last);
        part.object = part.other;
        break;
      }
      const CardId card = part.object.card();
      unlink(state, card);
      state.card(card).stamp = next_mark(state, state.card(card).stamp);
      state.card(card).face_down = part.has(kFaceDown);
      state.card(card).known = 0;
      put_beneath(state, card, part.other.slot(), !match.rules->put_under_last);
      part.object = ref_of(state, card);
      break;
    }
    case PartKind::turn_over: {
      Card& card = state.card(slot->top);
      card.face = match.face(slot->top).other_side;
      card.turned = card.turned ? 0 : 1;
      break;
    }
    case PartKind::apply:
      begin_effect(match, part);
      break;
    case PartKind::mark:
      carry_out_mark(match, part);
      break;
    case PartKind::shuffle:
      state.player(part.player).placed = 0;
      if (match.chance == Chance::generator)
        shuffle_deck(match, part.player);
      else
        forget_deck(state, part.player);
      break;  // otherwise chance is asked, once this batch is complete
    case PartKind::reveal:
      state.card(card_of(state, part.object)).known = 0xFF;
      state.card(card_of(state, part.object)).followed = 0;
      break;
    case PartKind::look:
      state.card(card_of(state, part.object)).known |= static_cast<std::uint8_t>(1u << index(part.player));
      state.card(card_of(state, part.object)).followed = 0;
      break;
    case PartKind::pay:
      pay(match, part);
      break;
    case PartKind::begin_step:
      state.phase = part.step().phase;
      break;
  }
}

// A number that was counted is told with its rule.
RuleKey counted(const Match& match, const Part& part) {
  if (part.cause == kNoNode) return kNoRule;
  const Book& book = match.book();
  const Node& node = book[part.cause];
  if (node.op == Op::draw_until) return rule::key(rule::until_you_have);
  for (const NodeId kid : book.kids(node))
    if (book.op(kid) == Op::times) return rule::key(rule::for_each);
  return kNoRule;
}

// What carrying the part out changes, of what derived values can depend on. Leaving or entering play and an
// effect change the table itself, on which they always depend. What is remembered of the turn is written by
// whoever remembers it.
Reads writes_of(const Part& part) {
  switch (part.kind) {
    case PartKind::none:
    case PartKind::look:
      return 0;
    case PartKind::deal_damage:
    case PartKind::put_damage:
    case PartKind::remove_damage:
      return kReadsDamage;
    case PartKind::draw:
    case PartKind::shuffle:
    case PartKind::reveal:
      return kReadsCards;
    case PartKind::move_card:
      if (part.from == Zone::play || part.to == Zone::play || part.from == Zone::under ||
          part.object.is_slot())
        return kReadsAll;
      return part.from == Zone::resource || part.to == Zone::resource ? kReadsCards | kReadsResources
                                                                      : kReadsCards;
    case PartKind::exert:
    case PartKind::ready:
    case PartKind::pay:
    case PartKind::relocate:
      return kReadsPosture;
    case PartKind::gain_lore:
    case PartKind::lose_lore:
      return kReadsHistory;
    case PartKind::begin_step:
      return kReadsOther;
    case PartKind::mark:
      switch (part.verb) {
        case Verb::quest:
        case Verb::play:
        case Verb::sing:
        case Verb::choose:
        case Verb::use_ability:
        case Verb::end_turn:
        case Verb::win_battle:
        case Verb::lose_battle:
        case Verb::end_battle:
        case Verb::unblocked:
        case Verb::keep_tapped:
          return kReadsOther;
        case Verb::start_turn:
          return kReadsClock | kReadsHistory;
        case Verb::challenge:
        case Verb::attack:
        case Verb::block:
        case Verb::battle:
        case Verb::end_challenge:
          return kReadsCombat;
        case Verb::none:
        case Verb::banish:
        case Verb::destroy:
        case Verb::discard:
        case Verb::draw:
        case Verb::give_back:
        case Verb::uncover:
        case Verb::put:
        case Verb::ink:
        case Verb::resolve:
        case Verb::move:
        case Verb::support:
        case Verb::shift:
        case Verb::lose_game:
        case Verb::break_shield:
        case Verb::aim:
        case Verb::count_:
          break;
      }
      return kReadsAll;
    case PartKind::put_under:
    case PartKind::turn_over:
    case PartKind::apply:
      return kReadsAll;
  }
  return kReadsAll;
}

// What has left earlier in the same batch, by itself or with another one's pile, is not there for the rest of
// it.
bool left_in_batch(const State& state, const Part& part) {
  const bool at_two = part.kind == PartKind::relocate || part.kind == PartKind::put_under;
  if (at_two && !in_place(state, part.other)) return true;
  return (part.object.is_slot() || part.kind == PartKind::move_card) && !in_place(state, part.object);
}

// What lies beneath an object that is taken out and belongs to another player stays in the game.
void discard_of_others(Match& match, SlotId id) {
  State& state = match.state;
  const PlayerId player = state.slot(id).controller;
  Part part{};
  part.to = Zone::discard;
  for (CardId c = state.slot(id).under, next = kNoCard; c != kNoCard; c = next) {
    next = state.card(c).next;
    if (state.card(c).player() == player) continue;
    unlink(state, c);
    arrive(match, c, Zone::discard, part);
  }
}

}  // namespace

void shuffle_deck(Match& match, PlayerId player) {
  State& state = match.state;
  forget_deck(state, player);
  ScratchVec<CardId, 256> order;
  for (CardId c = state.list(player, Zone::deck).first; c != kNoCard; c = state.card(c).next) order.push(c);
  for (std::size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[state.rng.below(static_cast<std::uint32_t>(i))]);
  for (const CardId c : order) unlink(state, c);
  for (const CardId c : order) link_last(state, c, player, Zone::deck);
}

void order_deck(Match& match, PlayerId player, std::span<const ObjectRef> cards, bool bottom) {
  State& state = match.state;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const CardId card = cards[bottom ? i : cards.size() - 1 - i].card();
    const SlotId beneath = state.card(card).slot;
    unlink(state, card);
    if (bottom)
      link_last(state, card, player, Zone::deck);
    else
      link_first(state, card, player, Zone::deck);
    state.card(card).slot = beneath;  // it is still remembered beneath which it lay
  }
  wrote(match, kReadsCards);
}

void relocate_card(Match& match, CardId card, Zone to) {
  State& state = match.state;
  unlink(state, card);
  state.card(card).stamp = next_mark(state, state.card(card).stamp);
  state.card(card).known = 0;  // all see it there
  link_last(state, card, state.card(card).player(), to);
  wrote(match, kReadsCards | kReadsResources);
}

void commit(Match& match) {
  State& state = match.state;
  const Proposal& proposal = state.proposals.back();
  std::uint32_t batch = 0;
  bool onto_deck = false;
  if (match.trace) batch = ++match.trace->batch;
  for (int i = 0; i < proposal.count; ++i) {
    Part& part = state.parts[static_cast<std::size_t>(proposal.first + i)];
    if (part.has(kAttemptOnly) && part.has(kDropped) && !part.has(kReplaced))
      state.player(part.player).drew_empty = 1;
    if (part.has(kDropped)) continue;
    if (left_in_batch(state, part)) {
      part.flags |= kDropped;
      continue;
    }
    std::optional<TraceItem> item;
    if (match.trace) {
      item.emplace();
      item->kind = TraceKind::happened;
      item->batch = batch;
      item->part = record(match, part);
      item->player = item->part.player;
      item->rule = counted(match, part);
      if (match.rules->rules_behind) match.rules->rules_behind(match, *item);
    }
    carry_out(match, part);
    if (part.has(kDropped)) continue;
    ++match.events;
    wrote(match, writes_of(part));
    onto_deck |= part.kind == PartKind::move_card && part.to == Zone::deck;
    if (item) {
      item->part.amount = part.amount;
      if (item->part.card == kNoCard) {
        item->part.card = card_of(state, part.object);
        if (item->part.card != kNoCard) item->part.face = state.card(item->part.card).face;
      }
      trace(match, std::move(*item));
    }
  }
  if (onto_deck) forget_order(match, proposal);
}

void end_battle(Match& match, ObjectRef one, ObjectRef other) {
  State& state = match.state;
  for (const ObjectRef each : {one, other})
    if (each.is_slot() && in_place(state, each)) state.slot(each.slot()).battling = 0;
  wrote(match, kReadsCombat);
}

void end_combat(Match& match) {
  State& state = match.state;
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    Slot& any = state.slots[i];
    any.combat = any.struck = any.battling = 0;
  }
  wrote(match, kReadsCombat);
}

void take_out(Match& match, PlayerId player) {
  State& state = match.state;
  Part out{};
  out.to = Zone::removed;
  for (std::uint8_t i = 0; i < state.slot_end(); ++i) {
    if (state.slots[i].top == kNoCard || state.slots[i].controller != player) continue;
    discard_of_others(match, SlotId{i});
    leave_play(match, SlotId{i}, out);
  }
  // The cards that are left are in lists, or beneath objects of other players.
  for (std::uint16_t i = 0; i < state.cards.size(); ++i) {
    Card& card = state.card(CardId{i});
    if (card.player() != player || card.zone == Zone::removed) continue;
    unlink(state, CardId{i});
    if (card.deferred) --state.deferred_count;
    card.deferred = 0;
    arrive(match, CardId{i}, Zone::removed, out);
  }
  for (std::size_t i = state.waiting.size(); i-- > 0;)
    if (state.waiting[i].controller == player) state.waiting.erase(i);
  for (std::size_t i = state.effects.size(); i-- > 0;) {
    const Effect& effect = state.effects[i];
    const Op op = match.book().op(effect.node);
    const bool lasting = op != Op::delay && op != Op::create && effect.until != Until::leaves_play;
    if (effect.controller == player && !lasting) state.effects.erase(i);
  }
  match.derived.dirty = true;
}

void expire(Match& match, Until until, PlayerId player, RuleKey cited) {
  State& state = match.state;
  const std::size_t before = state.effects.size();
  // In the order in which they began.
  for (std::size_t i = 0; i < state.effects.size();) {
    const Effect effect = state.effects[i++];
    if (effect.until != until) continue;
    if (until == Until::start_of_turn && (effect.until_player != player || effect.turn == state.turn_number))
      continue;
    if (until == Until::during_next_turn &&
        (effect.until_player != state.turn_player || effect.turn == state.turn_number))
      continue;
    tell_over(match, TraceKind::ended, effect, cited);
    stop_being(match, effect);
    state.effects.erase(--i);
  }
  if (state.effects.size() != before) match.derived.dirty = true;
}

}  // namespace kawari
