// Ninja strike: a card in the hand is declared while an opponent's creature attacks or blocks. Its player
// then summons it for no cost, as one of their standby effects.
#include "event/event.h"
#include "games/duel_masters/attack.h"
#include "run/run.h"

namespace kawari::duel_masters {
namespace {

constexpr KeywordId kStrike = id(Keyword::ninja_strike);

// [DM-1.50 112.3c] Whether there is enough mana, and no ninja strike was used in this attack.
bool can_declare(const Match& match, PlayerId who, CardId card) {
  const ObjectRef ref = ref_of(match.state, card);
  return has_keyword(match, ref, kStrike) &&
         match.state.list(who, Zone::resource).count >= keyword_value(match, ref, kStrike) &&
         can_play(match, who, card, true).legal;
}

// [DM-1.50 603.2e] The card is declared by showing it; it then waits with its player's effects.
void declared(Match& match, Frame& frame, PlayerId who, CardId card) {
  State& state = match.state;
  local<Attack>(frame).ninja_used |= static_cast<std::uint8_t>(1u << index(who));
  const Ability& ability = match.cards->keyword_abilities[index(kStrike)][0];
  Waiting waiting;
  waiting.ability = ability.root;
  waiting.self = waiting.subject = ref_of(state, card);
  waiting.card = card;
  waiting.order = state.next_order++;
  waiting.controller = who;
  waiting.keyword = kStrike;
  state.waiting.push(state, waiting);
  tell(match, TraceKind::triggered, [&](TraceItem& item) {
    item.rule = ::kawari::rule::key(::kawari::rule::trigger);
    item.rule2 = rule::key(rule::ninja_strike);
    item.player = who;
    item.by = effect_record(match, card, ability.root, who);
    item.by.keyword = kStrike;
    item.part.card = card;
    item.part.face = state.card(card).face;
  });
  propose_one(match, make_part(PartKind::reveal, Verb::none, who, waiting.self));
}

// Asks about one card of the hand after the other; only one can be declared in an attack.
Flow ask_ninja(Match& match, Frame& frame, PlayerId who) {
  State& state = match.state;
  Attack::Fields& own = local<Attack>(frame);
  if (own.ninja_used >> index(who) & 1) return Flow::next();
  const bool asked = state.answered;
  const bool yes = asked && take_answer(match).is(OptionKind::yes);
  const bool no = asked && !yes;
  int at = 0;
  for (CardId c = state.list(who, Zone::hand).first; c != kNoCard; c = state.card(c).next) {
    if (!can_declare(match, who, c) || at++ < own.asked) continue;
    if (yes) {
      own.asked = 0;
      declared(match, frame, who, c);
      return Flow::next();
    }
    if (no && at == own.asked + 1) continue;
    own.asked = static_cast<std::uint16_t>(at - 1);
    ask(match, {.ask = Ask::may, .who = who, .card = c});
    return Flow::stay();
  }
  own.asked = 0;
  return Flow::next();
}

}  // namespace

// [DM-1.50 506.3d, 505.6a] The other player declares, if the attack still goes on.
Flow Attack::declared_against_attacker(Match& match, Frame& frame) {
  if (attack_is_over(match, frame)) return Flow::next();
  return ask_ninja(match, frame, next_player(match.state, frame.controller));
}

// [DM-1.50 507.3d] The attacking player declares after a creature has blocked.
Flow Attack::declared_against_blocker(Match& match, Frame& frame) {
  if (!local<Attack>(frame).blocked || attack_is_over(match, frame)) return Flow::next();
  return ask_ninja(match, frame, frame.controller);
}

}  // namespace kawari::duel_masters
