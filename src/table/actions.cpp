#include "table/actions.h"

#include <algorithm>

#include "ir/book.h"
#include "scenario/yaml_reader.h"
#include "state/obstacle.h"
#include "state/query.h"
#include "table/answers.h"
#include "table/patterns.h"
#include "table/words.h"

namespace kawari {
namespace {

struct Wanted {
  std::vector<ActionOption> options;  // each of these is the action
  std::vector<Name> further;          // picks that follow the action
  std::optional<Error> error;
  Sentence why;  // not possible, and no rule of the engine's says so
};

AbilityViews abilities_here(const Match& match, CardId card) {
  const Card& c = match.state.card(card);
  if (c.zone == Zone::play && c.slot != kNoSlot) return abilities_of(match, c.slot);
  return printed_abilities(match, card);
}

// The card taps for a shared ability of another card: uses that card's ability, and picks this card to tap.
void shared_ability(const Table& table, const Action& action, CardId card, Wanted& wanted,
                    ActionOption base) {
  const Match& match = table.match;
  const Book& book = match.book();
  const ObjectRef tapping = ref_of(match.state, card);
  for (const SlotId slot : slots_in_order(match)) {
    for (const AbilityView& view : abilities_of(match, slot)) {
      if (view.kind != AbilityKind::activated || !book.has(book.kid(view.root, 0), Traits::PaidByExerting))
        continue;
      const Env env = env_of(match.state, slot);
      if (!tapping.is_slot() || !fits(match, env, book.kid(book.kid(view.root, 0), 0), tapping)) continue;
      base.card = match.state.slot(slot).top;
      base.ability = view.index;
      wanted.options.push_back(base);
      wanted.further = {action.card};
    }
  }
}

// The activated abilities of a card that the action can mean; an error if there is none or if it is
// ambiguous.
void choose_ability(const Table& table, const Action& action, CardId card, Wanted& wanted,
                    ActionOption base) {
  const Match& match = table.match;
  const auto name_of_view = [&](const AbilityView& view) {
    if (view.name != kNoWord) return match.book().word(view.name);
    if (view.keyword != kNoKeyword) return std::string(match.rules->keywords[index(view.keyword)].name);
    return ability_text(match, card, view.root);
  };
  std::vector<std::string> names;
  for (const AbilityView& view : abilities_here(match, card)) {
    if (view.kind != AbilityKind::activated) continue;
    names.push_back(name_of_view(view));
    if (action.ability) {
      const std::string& text = action.ability->text;
      const bool fits = fold(text) == fold(names.back()) ||
                        names_effect(match, table.names, text, card, view.root, view.keyword, false);
      if (!fits) continue;
    }
    ActionOption option = base;
    option.ability = view.index;
    wanted.options.push_back(option);
  }
  const Name& at = action.ability ? *action.ability : action.card;
  const std::string who = in_quotes(action.card.text);
  if (wanted.options.empty() && action.ability) {
    // An ability that the card has lost, or never had, is refused; one that nobody has is a mistake.
    wanted.why = tell(table.language, Word::no_ability_now,
                      {{"card", "\"" + named_sentence(table, action.card.text) + "\""},
                       {"ability", SlotText(action.ability->text)}});
    if (unknown_ability(table, *action.ability)) {
      wanted.error = Error{table.names.file, at.at.line, at.at.column,
                           who + " has no ability " + in_quotes(action.ability->text) + ".",
                           names.empty() ? "It has none that is used." : "It has " + either_of(names) + "."};
    }
  } else if (wanted.options.empty()) {
    shared_ability(table, action, card, wanted, base);
    // A card without such an ability: the engine refuses it, with its rule.
    ActionOption option = base;
    option.ability = 0;
    wanted.options.push_back(option);
  } else if (wanted.options.size() > 1 && !action.ability) {
    wanted.error = Error{table.names.file, at.at.line, at.at.column, who + " has several abilities.",
                         "Say which one with `ability:` " + either_of(names) + "."};
  }
}

void choose_way(const Table& table, const Action& action, Wanted& wanted, const ActionOption& base) {
  const auto add = [&](PlayWay way, CardId target) {
    ActionOption option = base;
    option.way = way;
    option.target = target;
    wanted.options.push_back(option);
  };
  if (action.with) {
    const bool free = fold(action.with->text) == "free";
    if (!free) {
      // Finds the permission by the name of its ability: on the card itself, or on a card in play.
      const WordId name = table.match.book().find(action.with->text);
      for (std::uint16_t i = 0; i < table.match.state.cards.size(); ++i) {
        for (const Ability& ability : table.match.face(CardId{i}).abilities) {
          if (name == kNoWord || ability.name != name) continue;
          add(PlayWay::other_cost, CardId{i});
          add(PlayWay::free, CardId{i});
          break;
        }
      }
    } else {
      add(PlayWay::free, kNoCard);
    }
    if (!free && !table.match.cards->knows_word(action.with->text)) {
      wanted.error = Error{table.names.file, action.with->at.line, action.with->at.column,
                           "There is no ability " + in_quotes(action.with->text) + ".", ""};
    }
    return;
  }
  if (action.way == nullptr) {
    add(PlayWay::pay, kNoCard);
    return;
  }
  const auto first = table.names.one(table.match, *table.game, action.way_cards[0]);
  if (!first) {
    wanted.error = first.error();
    return;
  }
  wanted.further.assign(action.way_cards.begin() + 1, action.way_cards.end());
  if (wanted.further.empty()) add(action.way->way, *first);
  if (action.way->several != action.way->way || !wanted.further.empty()) add(action.way->several, *first);
}

// One of several linked cards stands for their object.
CardId whole(const State& state, CardId card) {
  return is_linked(state, card) ? state.slot(state.card(card).slot).top : card;
}

Wanted wanted_options(const Table& table, const Action& action) {
  Wanted wanted;
  ActionOption base;
  base.verb = action_named(*table.game, action.verb->verb);
  CardId card = kNoCard;
  if (action.verb->has_card) {
    const auto found = table.names.one(table.match, *table.game, action.card);
    if (!found) {
      wanted.error = found.error();
      return wanted;
    }
    card = whole(table.match.state, *found);
    base.card = card;
  }
  const auto player = action.target && action.verb->target_may_be_player
                          ? table.names.one_player(*action.target)
                          : Result<PlayerId>(fail(""));
  if (player) {
    base.target = *player;
  } else if (action.target) {
    const auto target = table.names.one(table.match, *table.game, *action.target);
    if (!target) {
      wanted.error = target.error();
      return wanted;
    }
    base.target = whole(table.match.state, *target);
    if (action.way == nullptr) wanted.further = action.way_cards;
  }
  if (action.verb->has_ability) {
    choose_ability(table, action, card, wanted, base);
  } else if (!action.verb->ways.empty()) {
    choose_way(table, action, wanted, base);
  } else {
    // For free if the file says so, or if that is the only possible way.
    const bool free = action.with && fold(action.with->text) == "free";
    if (!free) wanted.options.push_back(base);
    if (free || (action.verb->has_with && !action.with && action.pay.empty())) {
      base.way = PlayWay::free;
      wanted.options.push_back(base);
    }
  }
  return wanted;
}

bool same_but_target(const ActionOption& x, const ActionOption& y) {
  return x.verb == y.verb && x.card == y.card && x.way == y.way && x.ability == y.ability;
}

// The option of the open decision that matches the wanted action. The engine may fill in fields that the file
// leaves open, but not the other way round.
const Option* on_offer(const Decision& open, const ActionOption& wanted, bool any_target) {
  for (const Option& option : open.options) {
    if (!option.is(OptionKind::action) || option.action().verb != wanted.verb) continue;
    const ActionOption& offered = option.action();
    if (wanted.card != kNoCard && !same_but_target(offered, wanted)) continue;
    const bool open_target = wanted.target.none() && any_target && offered.target.is_card();
    if (offered.target != wanted.target && !open_target) continue;
    return &option;
  }
  return nullptr;
}

// If the file does not say what the card is put on: the option, if there is only one.
const Option* only_one_on_offer(const Decision& open, const ActionOption& wanted) {
  const Option* found = nullptr;
  if (!wanted.target.none() || wanted.card == kNoCard) return nullptr;
  for (const Option& option : open.options) {
    if (!option.is(OptionKind::action) || !same_but_target(option.action(), wanted)) continue;
    if (!option.action().target.is_card()) continue;
    if (found != nullptr) return nullptr;
    found = &option;
  }
  return found;
}

}  // namespace

namespace {

// Lets the teammate act who is meant: the player that the file names, or the one whose card it is.
bool hand_over(Table& table, const Action& action) {
  const Decision open = decision(table.match);
  if (open.ask != Ask::action) return false;
  PlayerId meant = open.who;
  if (action.by) {
    meant = table.names.one_player(*action.by).value_or(open.who);
  } else if (action.verb->has_card) {
    if (const auto card = table.names.one(table.match, *table.game, action.card))
      meant = player_of(table.match.state, *card);
  }
  if (!are_teammates(table.match.state, open.who, meant)) return false;
  for (const Option& option : open.options) {
    const ActionOption& offered = option.action();
    if (offered.card != kNoCard || offered.target.player() != meant) continue;
    apply(table.match, option);
    return true;
  }
  return false;
}

ActionResult take_own_action(Table& table, const Action& action) {
  ActionResult result;
  const Wanted wanted = wanted_options(table, action);
  if (wanted.error) {
    result.not_understood = wanted.error;
    return result;
  }
  result.why = wanted.why;
  if (wanted.options.empty()) return result;
  const Decision open = decision(table.match);
  if (action.by) {
    const auto by = table.names.one_player(*action.by);
    if (!by) {
      result.not_understood = by.error();
      return result;
    }
    if (open.ask == Ask::action && *by != open.who) {
      result.verdict = Verdict::no(table.match.rules->only_turn_player).as(Obstacle::not_your_turn, open.who);
      result.why = tell(
          table.language, Word::not_the_actor,
          {{"player", SlotText(table.names.player_name(open.who))}, {"other", SlotText(action.by->text)}});
      return result;
    }
  }
  const bool any_target = action.with.has_value();
  const Table::Moment before = table.now();
  for (const ActionOption& option : wanted.options) {
    // If neither paying nor playing for free is possible, the problem with the payment is told.
    const bool free_besides = &option != wanted.options.data() && !action.with &&
                              option.way == PlayWay::free && action.verb->has_with;
    if (free_besides && (open.ask != Ask::action || !may_act(table.match, option).legal)) continue;
    const Verdict verdict = may_act(table.match, option);
    const Option* offered = open.ask == Ask::action ? on_offer(open, option, any_target) : nullptr;
    if (offered == nullptr && open.ask == Ask::action && verdict.legal)
      offered = only_one_on_offer(open, option);
    if (offered == nullptr) {
      // The first refusal with a rule is told.
      if (result.verdict.legal && !verdict.legal) result.verdict = verdict;
      // The action is legal, but only offered together with another card.
      const bool unsaid = open.ask == Ask::action && verdict.legal && !option.target.is_card();
      if (result.verdict.legal && unsaid)
        result.verdict = Verdict::no(kNoRule, option.card).as(Obstacle::target_missing);
      if (result.why.empty()) {
        result.why = open.ask == Ask::action ? tell(table.language, Word::action_not_offered)
                                             : decision_text(table, open);
      }
      continue;
    }
    table.match.ask_payment = !action.pay.empty();
    apply(table.match, *offered);
    // Only one card below was named: there is no second one.
    if (wanted.further.empty() && table.match.state.pending.purpose == Purpose::second_base) {
      const Decision more = decision(table.match);
      const auto none = options_named(table, more, "none");
      if (none.empty()) {
        table.back_to(before);
        result.verdict = Verdict::no(kNoRule, option.card).as(Obstacle::target_missing);
        result.why = tell(table.language, Word::action_not_offered);
        continue;
      }
      apply(table.match, more.options[none[0]]);
    }
    if (!wanted.further.empty()) {
      Answer rest;
      rest.kind = AnswerKind::list;
      for (const Name& name : wanted.further) {
        Answer one;
        one.text = name.text;
        rest.inner.push_back(std::move(one));
      }
      const AnswerResult picked = give(table, rest);
      if (!picked.ok()) {
        table.back_to(before);
        result.why = picked.why;
        continue;
      }
    } else if (action.way != nullptr && option.way == action.way->several &&
               action.way->several != action.way->way) {
      // One card was named where several are possible: that card and no more.
      const Decision more = decision(table.match);
      if (more.ask == Ask::objects && offered->action().card == more.card) {
        const auto none = options_named(table, more, "none");
        if (none.empty()) {  // it alone is not enough
          if (result.verdict.legal)
            result.verdict = table.match.rules->can_pick(table.match, table.match.state.pending, {});
          result.why = decision_text(table, more);
          table.back_to(before);
          continue;
        }
        apply(table.match, more.options[none[0]]);
      }
    }
    if (!action.pay.empty()) {
      Answer pay;
      pay.kind = AnswerKind::list;
      for (const Name& name : action.pay) {
        Answer one;
        one.text = name.text;
        pay.inner.push_back(std::move(one));
      }
      const AnswerResult paid =
          decision(table.match).ask == Ask::pay_cards
              ? give(table, pay)
              : AnswerResult{AnswerResult::Outcome::refused, tell(table.language, Word::nobody_pays), false};
      if (!paid.ok()) {
        table.back_to(before);
        result.why = paid.why;
        continue;
      }
    }
    table.match.ask_payment = false;
    result.done = true;
    return result;
  }
  return result;
}

}  // namespace

ActionResult take_action(Table& table, const Action& action) {
  if (table.match.state.player(PlayerId{0}).team == 0) return take_own_action(table, action);
  const Table::Moment before = table.now();
  const bool handed_over = hand_over(table, action);
  ActionResult result = take_own_action(table, action);
  if (!result.done && handed_over) table.back_to(before);
  return result;
}

ActionResult try_action(Table& table, const Action& action) {
  const Table::Moment before = table.now();
  ActionResult result = take_action(table, action);
  table.back_to(before);
  return result;
}

void find_unknown_names(const Table& table, const Action& action, std::vector<Error>& errors) {
  const auto card = [&](const Name& name) {
    if (auto error = table.names.unknown(table.match, name)) errors.push_back(std::move(*error));
  };
  if (action.verb->has_card) card(action.card);
  const bool player =
      action.target && action.verb->target_may_be_player && table.names.one_player(*action.target);
  if (action.target && !player) card(*action.target);
  for (const Name& name : action.way_cards) card(name);
  for (const Name& name : action.pay) card(name);
  if (action.by) {
    if (auto by = table.names.one_player(*action.by); !by) errors.push_back(by.error());
  }
}

namespace {

// `named` says how a name of the action stands in it.
template <class Named>
Sentence action_words(const Action& action, Named named) {
  Sentence out(std::string(action.verb->verb));
  if (action.verb->has_card) out += ": " + named(action.card);
  if (action.target) out += ", " + std::string(action.verb->target_key) + ": " + named(*action.target);
  for (std::size_t i = 0; action.way == nullptr && i < action.way_cards.size(); ++i)
    out += ", " + named(action.way_cards[i]);
  if (action.way != nullptr) {
    out += ", " + std::string(action.way->key) + ": ";
    for (std::size_t i = 0; i < action.way_cards.size(); ++i)
      out += (i > 0 ? ", " : "") + named(action.way_cards[i]);
  }
  if (action.with) out += ", with: " + action.with->text;
  if (action.ability) out += ", ability: " + action.ability->text;
  if (action.by) out += ", by: " + named(*action.by);
  return out;
}

}  // namespace

std::string action_text(const Action& action) {
  return action_words(action, [](const Name& name) { return Sentence(name.text); }).text();
}

Sentence action_sentence(const Table& table, const Action& action) {
  return action_words(action, [&](const Name& name) { return named_sentence(table, name.text); });
}

}  // namespace kawari
