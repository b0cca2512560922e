// The rules of Lorcana that a step of an explanation cites because of the position, in addition to the rules
// of its message. All functions here only read the position.
#include <algorithm>

#include "event/event.h"
#include "games/lorcana/lorcana.h"
#include "text/print.h"

namespace kawari::lorcana {
namespace {

namespace core = ::kawari::rule;

template <class P>
const Frame* innermost(const State& state) {
  for (std::size_t i = state.frames.size(); i-- > 0;)
    if (runs<P>(state.frames[i])) return &state.frames[i];
  return nullptr;
}

// Whether the present event is a step of this procedure itself, and not a consequence of it.
template <class P>
const Frame* under_way(const State& state) {
  return !state.frames.empty() && runs<P>(state.frames.back()) ? &state.frames.back() : nullptr;
}

SlotId slot_of(const State& state, CardId card) {
  return card == kNoCard || state.card(card).zone != Zone::play ? kNoSlot : state.card(card).slot;
}

KeywordId keyword_of_resolving(const Match& match) {
  KeywordId keyword = kNoKeyword;
  for (std::size_t i = match.state.frames.size(); i-- > 0;) {
    const Frame& frame = match.state.frames[i];
    if (frame.kind != FrameKind::program) continue;
    (void)ability_name(match, frame.card, frame.program, &keyword);
    break;
  }
  return keyword;
}

// [LOR-2.2 8.10.9] "Temporary Puppy Shift": the variant asks for something else than the name as well.
bool combines_variants(const Match& match, NodeId shift) {
  const Book& book = match.book();
  return shift_variant(match, shift) != ShiftVariant::one && !book.absent(book.kid(book.kid(shift, 2), 0));
}

// [LOR-2.1 8.10.2-8.10.6] What the card on top takes over from the one beneath.
void shifted(const Match& match, TraceItem& item) {
  const SlotId base = slot_of(match.state, item.part.other);
  if (base == kNoSlot) return;
  const Slot& slot = match.state.slot(base);
  const auto add = [&](rule::Key cited) { item.behind.push_back(rule::key(cited)); };
  if (slot.exerted) add(rule::shift_exerted);
  if (match.face(item.part.other).is(Kind::character)) add(rule::shift_dry);
  if (slot.damage > 0) add(rule::shift_damage);
  const ObjectRef ref = ref_of(match.state, base);
  for (const Effect& effect : match.state.effects)
    if (effect.object == ref) {
      add(rule::shift_keeps);
      break;
    }
  const NodeId used = shift_onto(match, item.player, item.part.card, item.part.other);
  if (used != kNoNode && !match.book().absent(match.book().kid(used, 2))) {
    add(rule::shift_variants);
    add(rule_of_variant(match, used));
    if (combines_variants(match, used)) add(rule::shift_combined);
  }
  if (!match.face(item.part.other).is(Kind::character)) add(rule::shift_onto_item);
  if (match.face(item.part.card).names.size() > 1 || match.face(item.part.other).names.size() > 1)
    add(rule::two_names);
}

// [LOR-2.1 4.6.4, 8.2.1, 8.9.1] What lets this challenger challenge this card.
void challenged(const Match& match, SlotId challenger, TraceItem& item) {
  const SlotId target = slot_of(match.state, item.part.other);
  if (challenger == kNoSlot || target == kNoSlot) return;
  const auto add = [&](rule::Key cited) { item.behind.push_back(rule::key(cited)); };
  if (match.state.slot(challenger).drying) add(rule::rush);
  if (has(match, target, Keyword::evasive))
    add(has(match, challenger, Keyword::evasive) ? rule::evasive : rule::alert);
  if (match.face(item.part.other).is(Kind::location))
    add(rule::challenge_location);
  else if (!match.state.slot(target).exerted)
    item.behind.push_back(core::key(core::card_text_first));
}

// [LOR-2.1 8.11, 8.12] With which cost characters sing.
void sings(const Match& match, TraceItem& item, Way way) {
  const SlotId slot = slot_of(match.state, item.part.other);
  const auto add = [&](rule::Key cited) { item.behind.push_back(rule::key(cited)); };
  if (way == Way::sing_together) add(rule::singers_total);
  if (slot == kNoSlot) return;
  if (has(match, slot, Keyword::reckless)) add(rule::reckless_exerts);
  if (has(match, slot, Keyword::singer)) add(rule::singer);
  if (has(match, slot, Keyword::singer) &&
      derived(match).slots[index(slot)].stat[static_cast<int>(figure::singing)] != 0)
    add(rule::singing_more);
}

// [LOR-2.1 1.11.2, 4.5.3.1, 6.6.3] A quest that brings nothing.
void quested(const Match& match, SlotId slot, TraceItem& item) {
  const int lore = slot == kNoSlot ? 1 : stat(match, ref_of(match.state, slot), figure::lore);
  const auto add = [&](rule::Key cited) { item.behind.push_back(rule::key(cited)); };
  if (lore == 0) add(rule::lore_value);
  if (lore >= 0) return;
  add(rule::quest_negative);
  add(rule::negative_lore);
}

// Whether the card came into play this turn. The trace knows it: only characters are marked as drying.
bool came_this_turn(const Match& match, CardId card) {
  const auto& told = match.trace->items;
  for (auto item = told.rbegin(); item != told.rend(); ++item) {
    if (item->kind != TraceKind::happened) continue;
    if (item->part.verb == Verb::start_turn) return false;
    if (item->part.kind == PartKind::move_card && item->part.card == card && item->part.to == Zone::play)
      return true;
  }
  return false;
}

void acted(const Match& match, TraceItem& item) {
  const SlotId slot = slot_of(match.state, item.part.card);
  const auto add = [&](rule::Key cited) { item.behind.push_back(rule::key(cited)); };
  const auto costs_ink = [&](Verb verb, Ban what) {
    return item.part.verb == verb && slot != kNoSlot && toll(match, slot, what) > 0;
  };
  if (costs_ink(verb::quest, ban::quest)) add(rule::quest_limits);
  if (costs_ink(verb::challenge, ban::challenge)) add(rule::challenge_limits);
  if (item.part.verb == verb::quest) quested(match, slot, item);
  if (item.part.verb == verb::challenge) challenged(match, slot, item);
  // [LOR-2.1 4.2.3.1] One more than the one card that every player may ink.
  if (item.part.verb == Verb::ink && match.state.player(item.player).inked > 0) add(rule::ink_additional);
  if (item.part.verb == Verb::use_ability && slot != kNoSlot && match.state.slot(slot).drying &&
      match.face(item.part.card).is(Kind::character))
    add(rule::use_drying);
  if (item.part.verb == Verb::use_ability && slot != kNoSlot &&
      !match.face(item.part.card).is(Kind::character) && came_this_turn(match, item.part.card))
    add(rule::use_item);
  if (item.part.verb == Verb::move && slot != kNoSlot &&
      move_cost(match, item.part.card, item.part.other) !=
          match.face(item.part.other).stat(figure::move_cost))
    add(rule::move_total);
  if (item.part.verb == Verb::use_ability && item.by.keyword != kNoKeyword)
    item.behind.push_back(match.rules->keywords[index(item.by.keyword)].rule);
  if (item.part.verb != Verb::play) return;
  const Way way = way_of(item.option.action().way);
  if (way == Way::shift) shifted(match, item);
  if (way == Way::sing || way == Way::sing_together) sings(match, item, way);
  const int printed = match.face(item.part.card).stat(Stat::cost);
  if (way != Way::pay || play_cost(match, item.player, item.part.card, way) == printed) return;
  add(rule::total_cost);
  // [LOR-2.1 6.1.12] What the card says of its own cost works where it is played from.
  const auto& own = match.face(item.part.card).abilities;
  if (std::any_of(own.begin(), own.end(), [&](const Ability& ability) {
        return ability.kind == AbilityKind::static_ && says(match.book(), ability.root, Op::cost_change) &&
               says(match.book(), ability.root, Op::self);
      }))
    add(rule::outside_play);
}

// A character or location that leaves play.
void left(const Match& match, TraceItem& item) {
  const SlotId id = slot_of(match.state, item.part.card);
  if (id == kNoSlot) return;
  const Slot& slot = match.state.slot(id);
  if (slot.under_count > 0)
    item.behind.push_back(slot.layered && has(match, id, Keyword::shift) ? rule::key(rule::shift_stack_leaves)
                                                                         : core::key(core::pile_leaves));
  if (slot.damage > 0 && item.part.verb != Verb::banish) item.behind.push_back(core::key(core::leave_play));
  for (std::uint8_t i = 0; i < match.state.slot_end(); ++i) {
    if (match.state.slots[i].location != id) continue;
    item.behind.push_back(rule::key(rule::location_leaves));
    break;
  }
}

// A keyword that the card already has: only keywords with +N add up.
void gained(const Match& match, TraceItem& item) {
  const Book& book = match.book();
  if (item.part.cause == kNoNode || book.op(item.part.cause) != Op::gains) return;
  const NodeId what = book.kid(item.part.cause, 1);
  const SlotId id = slot_of(match.state, item.part.card);
  if (book.op(what) != Op::keyword || id == kNoSlot) return;
  if (derived(match).slots[index(id)].keywords.has(KeywordId(book[what].value)))
    item.behind.push_back(rule::key(rule::keyword_stacks));
}

// [LOR-2.1 5.2.6.1] Whether the name that a player said is one of two names of a card.
bool names_a_card(const Match& match) {
  const State& state = match.state;
  return !state.frames.empty() && state.frames.back().program != kNoNode &&
         says(match.book(), state.frames.back().program, Op::name_card);
}

// [LOR-2.1 1.8.5] Whether damage would be lethal, but in the middle of an effect: the check waits until it is
// complete.
bool lethal_for_now(const Match& match, const PartRecord& part) {
  const State& state = match.state;
  if (match.edition->on(kCheckAfterEachEffect) || state.frames.empty()) return false;
  const Frame& frame = state.frames.back();
  if (frame.kind != FrameKind::program || frame.pc == kNoNode || match.book()[frame.pc].next == kNoNode)
    return false;
  const SlotId id = slot_of(state, part.card);
  return id != kNoSlot &&
         state.slot(id).damage + part.amount >= stat(match, ref_of(state, id), figure::willpower);
}

// "Another": the card that says so would fit as well.
bool another_decides(const Match& match, const Env& env, NodeId filter) {
  const Book& book = match.book();
  if (book.op(filter) != Op::all_of || env.self.none() || !in_place(match.state, env.self)) return false;
  bool other = false;
  for (const NodeId kid : book.kids(book[filter])) {
    other = other || book.op(kid) == Op::other;
    if (book.op(kid) != Op::other && !fits(match, env, kid, env.self)) return false;
  }
  return other;
}

// "That card", "that character": what a reference says where it says nothing else.
bool says_that(const Book& book, NodeId reference) {
  const Said said = book.tree(reference)->hint.said;
  return said == Said::nothing || said == said_by(Pronoun::that_card) || kind_of_that(said) >= 0;
}

// [LOR-2.1 6.7.1.2] Whether an action looks for cards of the discard, to which it goes only afterwards.
bool action_not_there_yet(const Match& match, const Frame& frame, NodeId filter) {
  const Book& book = match.book();
  return frame.card != kNoCard && match.state.card(frame.card).zone == Zone::pending &&
         any_in(book, filter, [&](NodeId at) {
           return book.op(at) == Op::in_zone && book[at].value == static_cast<int>(Zone::discard);
         });
}

// [LOR-2.1 8.15.1, 6.7.3, 6.1.6, 6.1.11, 6.7.1.2, 6.7.7] What limited the choices of the statement that
// happens now, and the cards that are gone by now and whose figures it reads.
void limited(const Match& match, TraceItem& item) {
  const State& state = match.state;
  const Book& book = match.book();
  if (item.part.cause == kNoNode || state.frames.empty() || !runs<Program>(state.frames.back())) return;
  const Frame& frame = state.frames.back();
  const Env env = env_of(frame);
  const auto add = [&](RuleKey cited) {
    if (std::find(item.behind.begin(), item.behind.end(), cited) == item.behind.end())
      item.behind.push_back(cited);
  };
  walk(book, item.part.cause, [&](NodeId at) {
    if (book.op(at) == Op::stat_of) {
      ObjectList read{};
      objects(match, env, book.kid(at, 0), read);
      for (const ObjectRef ref : read)
        if (ref.is_slot() && !in_place(state, ref)) add(core::key(core::last_known));
    }
    if (book.op(at) == Op::ref && says_that(book, at)) add(core::key(core::replacement_added_action));
    if (book.op(at) != Op::chosen) return;
    const NodeId filter = book.kid(at, 0);
    if (action_not_there_yet(match, frame, filter)) add(rule::key(rule::action_stays));
    if (another_decides(match, env, filter)) add(rule::key(rule::another));
    ObjectList list{};
    domain(match, env, filter, list);
    for (const ObjectRef ref : list) {
      if ((!ref.is_slot() && !is_fixed(state, ref)) || !fits(match, env, filter, ref)) continue;
      if (const Verdict v = can_choose(match, frame.controller, ref, frame.card); !v.legal) add(v.rule);
      if (must_be_chosen(match, frame.controller, ref)) add(core::key(core::legal_choice));
    }
  });
}

// The damage of a challenge: what the strength of its source is at that moment, and why.
void struck(const Match& match, TraceItem& item) {
  const State& state = match.state;
  const auto add = [&](rule::Key cited) { item.behind.push_back(rule::key(cited)); };
  add(rule::challenge_deal);
  const SlotId from = slot_of(state, item.part.source);
  if (from == kNoSlot) return;
  const bool changed =
      stat(match, ref_of(state, from), Stat::strength) != match.face(item.part.source).stat(Stat::strength);
  if (changed) add(rule::challenge_damage);
  const Frame* challenge = innermost<Challenge>(state);
  if (challenge && challenge->other == ref_of(state, from) && has(match, from, Keyword::challenger))
    add(rule::not_when_challenged);
  if (!changed || !challenge || challenge->subject != ref_of(state, from)) return;
  if (has(match, from, Keyword::challenger)) {
    add(rule::challenger);
    add(rule::challenge_occurs);
  }
}

void happened(const Match& match, TraceItem& item) {
  const State& state = match.state;
  const PartRecord& part = item.part;
  limited(match, item);
  const Frame* setup = under_way<Setup>(state);
  const auto of_setup = [&] {
    return step_of<Setup>(*setup) < Setup::Step::alter_hands ? rule::setup : rule::alter_hand;
  };
  const auto add = [&](rule::Key cited) { item.behind.push_back(rule::key(cited)); };
  switch (part.kind) {
    case PartKind::draw:
      if (setup) add(of_setup());
      if (setup && plays(match, GameVariant::pack_rush)) add(rule::rush_hand);
      if (under_way<Turn>(state)) add(rule::draw_step);
      break;
    case PartKind::shuffle:
      if (setup) add(of_setup());
      if (under_way<Turn>(state)) add(rule::rush_renewal);
      break;
    case PartKind::gain:
      if (part.verb == verb::quest) add(rule::quest_lore);
      if (under_way<Turn>(state)) add(rule::set_lore);
      break;
    case PartKind::deal_damage:
      if (part.has(kCombat)) struck(match, item);
      if (lethal_for_now(match, part)) add(rule::check_moment);
      break;
    case PartKind::put_damage:
      if (lethal_for_now(match, part)) add(rule::check_moment);
      if (const SlotId id = slot_of(state, part.card); id != kNoSlot && has(match, id, Keyword::resist))
        add(rule::resist_put);
      break;
    case PartKind::move_card:
      if (part.from == Zone::discard && part.to == Zone::deck && under_way<Turn>(state))
        add(rule::rush_renewal);
      if (part.from == Zone::play) left(match, item);
      if (setup) add(of_setup());
      if (part.to == Zone::hand && part.from != Zone::play) add(rule::put_in_hand);
      if (part.to == Zone::resource && part.verb != Verb::ink) add(rule::ink_by_effect);
      break;
    case PartKind::mark:
      if (part.verb == Verb::start_turn) add(rule::turn_passes);
      break;
    case PartKind::reveal:
      if (match.face(part.card).names.size() > 1 && names_a_card(match)) add(rule::two_names);
      break;
    case PartKind::relocate:
      add(rule::moves);
      break;
    case PartKind::apply:
      gained(match, item);
      break;
    case PartKind::ready:
      if (const Frame* challenge = innermost<Challenge>(state); challenge && challenge->card == part.card)
        add(rule::challenger_readied);
      break;
    case PartKind::put_under:
      // [LOR-2.2 8.10.4.2] The second of two characters beneath.
      if (const Frame* play = under_way<Play>(state); play && local<Play>(*play).second_below == part.card)
        add(rule::shift_onto_two);
      break;
    case PartKind::none:
    case PartKind::remove_damage:
    case PartKind::exert:
    case PartKind::lose:
    case PartKind::turn_over:
    case PartKind::look:
    case PartKind::pay:
    case PartKind::begin_step:
      break;
  }
}

// [LOR-2.1 1.9.3] Whether the ability waits for damage that is taken, whether it is dealt or put.
bool waits_for_taken(const Match& match, NodeId ability) {
  const Book& book = match.book();
  if (ability == kNoNode || (book.op(ability) != Op::triggered && book.op(ability) != Op::replacement))
    return false;
  const FactSet waited = watched(book, book.kid(ability, 1));
  return waited.has(Fact::damage_taken) && !waited.has(Fact::damage_dealt);
}

// [LOR-2.1 6.5.3] The replacement effect has a condition of its own.
bool asks_first(const Match& match, NodeId ability) {
  const Book& book = match.book();
  return ability != kNoNode && book.op(ability) == Op::replacement && !book.absent(book.kid(ability, 0));
}

// Why an ability triggers or waits just here.
void triggered(const Match& match, TraceItem& item) {
  const State& state = match.state;
  const auto add = [&](rule::Key cited) { item.behind.push_back(rule::key(cited)); };
  if (waits_for_taken(match, item.by.node)) item.behind.push_back(core::key(core::takes));
  if (match.edition->covered_watches && item.by.card != kNoCard &&
      state.card(item.by.card).zone == Zone::under)
    add(rule::covered_triggers);
  if (const Frame* challenge = under_way<Challenge>(state);
      challenge && step_of<Challenge>(*challenge) >= Challenge::Step::end)
    add(rule::challenge_over);
  if (under_way<Use>(state)) add(rule::use_triggers_wait);
  if (item.by.node != kNoNode && match.book().op(item.by.node) == Op::triggered) {
    const Node& ability = match.book()[item.by.node];
    if (match.edition->on(kDealtMeansTaken) &&
        watched(match.book(), match.book().kid(ability, 1)).has(fact::is_dealt))
      add(rule::dealt_means_taken);
    if (ability.value & kFirstTimeEachTurn) item.behind.push_back(core::key(core::first_time));
    if (!match.book().absent(match.book().kid(ability, 0)))
      item.behind.push_back(core::key(core::condition_in_front));
  }
  if (const Frame* play = under_way<Play>(state); play && item.by.card == play->card) add(rule::when_played);
  if (const Frame* after = under_way<After>(state); after && step_of<After>(*after) == After::Step::check)
    add(rule::check_triggers);
  if (!under_way<Turn>(state)) return;
  if (state.phase == id(Phase::ready)) add(rule::start_of_turn_triggers);
  if (state.phase == id(Phase::end)) add(rule::end_triggers);
}

// Rules for why an ability in the bag resolves now.
void resolving(const Match& match, TraceItem& item) {
  const State& state = match.state;
  const NodeId program = item.by.node != kNoNode ? item.by.node : item.node;
  if (program == kNoNode || match.book().op(program) != Op::triggered) return;
  const auto add = [&](rule::Key cited) { item.behind.push_back(rule::key(cited)); };
  // [LOR-2.1 9.3.2] Abilities of teammates wait beside it.
  for (const Waiting& waiting : state.waiting)
    if (are_teammates(state, waiting.controller, item.player)) {
      add(rule::team_bag);
      break;
    }
  const Frame* challenge = innermost<Challenge>(state);
  if (challenge && step_of<Challenge>(*challenge) == Challenge::Step::damage) {
    add(rule::challenge_triggers);
    if (!in_place(state, challenge->subject) || !in_place(state, challenge->other))
      add(rule::challenge_left_bag);
  }
  if (challenge && step_of<Challenge>(*challenge) == Challenge::Step::end) add(rule::challenge_banished_bag);
  if (innermost<PutInk>(state)) add(rule::ink_triggers);
  if (innermost<Play>(state)) add(rule::play_triggers);
  if (innermost<Use>(state)) add(rule::use_triggers);
  if (innermost<Move>(state)) add(rule::move_triggers);
  if (innermost<Quest>(state)) add(rule::quested);
  if (innermost<Turn>(state) && state.phase == id(Phase::set)) add(rule::set_triggers);
}

bool says_instead(const Match& match, NodeId ability) {
  return ability != kNoNode &&
         print_node(match.rules->grammar(), match.book(), ability, Language::en).find("instead") !=
             std::string::npos;
}

// [LOR-2.1 7.1.4] Who looks for a card in a private zone need not find one that is there.
bool finds_none(const Match& match, const TraceItem& item) {
  if (item.ask != Ask::objects || !item.option.is(OptionKind::done) || item.node == kNoNode) return false;
  if (says(match.book(), item.node, Op::up_to)) return false;
  const auto in_deck = [&](const Option& option) {
    return option.is(OptionKind::object) && option.object().is_card() &&
           match.state.card(option.object().card()).zone == Zone::deck;
  };
  return std::any_of(item.options.begin(), item.options.end(), in_deck);
}

}  // namespace

void rules_behind(const Match& match, TraceItem& item) {
  switch (item.kind) {
    case TraceKind::action:
      acted(match, item);
      break;
    case TraceKind::happened:
      happened(match, item);
      break;
    case TraceKind::triggered:
      triggered(match, item);
      break;
    case TraceKind::resolving:
      resolving(match, item);
      break;
    case TraceKind::self_replaced:
      item.behind.push_back(rule::key(rule::instead_word));
      // [LOR-2.1 6.5.3] Whether it applies is seen when the event would happen, and not again later.
      item.behind.push_back(core::key(core::replacement_exists));
      break;
    case TraceKind::candidates:
      if (item.rule == core::key(core::self_replacement)) item.behind.push_back(rule::key(rule::self_first));
      break;
    case TraceKind::phase_skipped:
      if (match.edition->policy.skip_is_replacement) item.behind.push_back(rule::key(rule::skip_word));
      break;
    case TraceKind::replaced:
      // [LOR-2.1 6.5.7.1] A self-replacement came before this one.
      if (item.part.has(kSelfProduct)) item.behind.push_back(rule::key(rule::self_first));
      if (says_instead(match, item.by.node)) item.behind.push_back(rule::key(rule::instead_word));
      if (waits_for_taken(match, item.by.node)) item.behind.push_back(core::key(core::takes));
      // [LOR-2.1 4.6.6.2] Each side's damage in a challenge is replaced for itself.
      if (item.part.has(kCombat)) item.behind.push_back(core::key(core::replacement_simultaneous));
      if (asks_first(match, item.by.node)) item.behind.push_back(core::key(core::replacement_exists));
      break;
    case TraceKind::entry:
      if (item.part.verb == Verb::shift && item.part.flags.has(kEntersExerted))
        item.behind.push_back(rule::key(rule::shift_enters_exerted));
      break;
    case TraceKind::calculated:
      // [LOR-2.1 4.6.6.1] Damage in a challenge has a calculation rule of its own.
      if (item.part.has(kCombat)) item.behind.push_back(rule::key(rule::challenge_damage));
      break;
    case TraceKind::choice:
      // [LOR-2.1 6.7.3] Whether the chosen card demands to be chosen.
      if (item.ask == Ask::objects && item.part.card != kNoCard &&
          must_be_chosen(match, item.player, ref_of(match.state, item.part.card)))
        item.behind.push_back(core::key(core::legal_choice));
      if (item.ask == Ask::order && item.node != kNoNode) {
        const OntoDeck cards = onto_deck_now(match, item.node);
        if (cards.face_up) item.behind.push_back(rule::key(rule::order_known));
        if (cards.of_piles) item.behind.push_back(rule::key(rule::piles_mixed));
      }
      if (finds_none(match, item)) item.behind.push_back(rule::key(rule::search_may_fail));
      break;
    case TraceKind::used:
      if (item.node != kNoNode && match.book().op(item.node) == Op::cost_change)
        item.behind.push_back(rule::key(rule::payment_modifier));
      break;
    case TraceKind::check:
      if (const Frame* challenge = innermost<Challenge>(match.state);
          challenge && step_of<Challenge>(*challenge) == Challenge::Step::end)
        item.behind.push_back(rule::key(rule::challenge_check));
      else
        item.behind.push_back(core::key(core::state_check));
      break;
    case TraceKind::prevented:
      if (item.part.card != kNoCard && match.state.card(item.part.card).fixed)
        item.behind.push_back(rule::key(rule::rush_ink_stays));
      break;
    case TraceKind::impossible:
      if (keyword_of_resolving(match) == id(Keyword::vanish))
        item.behind.push_back(rule::key(rule::vanish_after));
      break;
    case TraceKind::phase_began:
    case TraceKind::declined:
    case TraceKind::ceased:
    case TraceKind::covered:
    case TraceKind::not_triggered:
    case TraceKind::resolved:
    case TraceKind::no_effect:
    case TraceKind::infeasible:
    case TraceKind::closed:
    case TraceKind::attempted:
    case TraceKind::ended:
    case TraceKind::won:
    case TraceKind::lost:
    case TraceKind::reading:
    case TraceKind::fault:
      break;
  }
}

}  // namespace kawari::lorcana
