#include "table/answers.h"

#include <algorithm>

#include "ir/book.h"
#include "scenario/yaml_reader.h"
#include "table/words.h"

namespace kawari {
namespace {

using Indices = std::vector<std::size_t>;
using Outcome = AnswerResult::Outcome;

AnswerResult refusal(Sentence why, bool ambiguous = false) {
  return {Outcome::refused, std::move(why), ambiguous};
}
AnswerResult taken() { return {Outcome::taken, {}, false}; }

// Cards are picked one at a time until the selection is complete.
bool is_selection(Ask ask) { return ask == Ask::objects || ask == Ask::block; }

bool is_none(const Option& option) { return option.is(OptionKind::done) || option.is(OptionKind::decline); }

// "ABILITY#2": the second waiting ability of this name, in the order in which they were added.
Indices numbered_waiting(const Table& table, const Decision& decision, std::string_view text) {
  const std::size_t hash = text.rfind('#');
  if (decision.ask != Ask::waiting || hash == std::string_view::npos) return {};
  const std::string_view digits = text.substr(hash + 1);
  if (!is_number(digits) || digits[0] == '-') return {};
  Indices found = options_named(table, decision, text.substr(0, hash));
  std::stable_sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
    return decision.options[a].waiting() < decision.options[b].waiting();
  });
  const std::size_t number = static_cast<std::size_t>(number_in(digits));
  if (number == 0 || number > found.size()) return {};
  return {found[number - 1]};
}

std::size_t different(const Decision& decision, const Indices& which) {
  std::vector<int> groups;
  for (const std::size_t i : which) groups.push_back(decision.options[i].group);
  std::sort(groups.begin(), groups.end());
  return static_cast<std::size_t>(std::unique(groups.begin(), groups.end()) - groups.begin());
}

// Whether the open decision is a further pick of the same selection.
bool goes_on(const Table& table, const Decision& before, std::size_t picks_before) {
  const Pending& pending = table.match.state.pending;
  return pending.ask == before.ask && pending.who == before.who && pending.node == before.node &&
         pending.card == before.card && table.match.state.picks.size() > picks_before;
}

const Option* none_of(const Decision& decision) {
  for (const Option& option : decision.options)
    if (is_none(option)) return &option;
  return nullptr;
}

Sentence not_on_offer(const Table& table, const Decision& decision, std::string_view text) {
  return tell(table.language, Word::not_on_offer,
              {{"name", named_sentence(table, std::string(text))},
               {"open", SlotText(decision_text(table, decision))}});
}

Sentence ambiguous_text(const Table& table, const Decision& decision, std::string_view text,
                        const Indices& found) {
  std::string all;
  for (const std::size_t i : found) {
    if (!all.empty()) all += ", ";
    const CardId card = card_behind(table, decision.options[i]);
    all += in_quotes(card == kNoCard ? option_text(table, decision, decision.options[i]).text()
                                     : table.names.way_to_name(table.match, card));
  }
  return tell(table.language, Word::ambiguous,
              {{"name", named_sentence(table, std::string(text))}, {"list", SlotText(all)}});
}

// Makes one pick by name. `same` is the number of further picks with the same name.
AnswerResult pick(Table& table, const Decision& decision, std::string_view text, std::size_t same,
                  bool by_card) {
  const Indices found = options_named(table, decision, text, by_card);
  if (found.empty()) return refusal(not_on_offer(table, decision, text));
  if (different(decision, found) > 1 && found.size() > same + 1) {
    return refusal(ambiguous_text(table, decision, text, found), true);
  }
  apply(table.match, decision.options[found[0]]);
  return taken();
}

// Makes the complete selection: each name once, in any order unless an order is asked for, and then no more.
AnswerResult select(Table& table, std::vector<std::string> texts, bool by_card) {
  const Decision first = decision(table.match);
  Decision open = first;
  bool in_progress = true;
  bool last_fits = false;  // of an order: the one that is left when it is complete
  while (!texts.empty()) {
    if (!in_progress) {
      // Cards that are all alike have one order: chance is not asked about the rest.
      const bool alike = std::all_of(texts.begin(), texts.end(),
                                     [&](const std::string& text) { return fold(text) == fold(texts[0]); });
      if (first.ask == Ask::chance_card && alike) return taken();
      // The last card gets the last place without a question.
      if (first.ask == Ask::order && texts.size() == 1 && last_fits) return taken();
      return refusal(
          tell(table.language, Word::choice_complete,
               {{"name", named_sentence(table, texts[0])}, {"open", SlotText(decision_text(table, first))}}));
    }
    // For an order the next name is the next pick; otherwise any of the names that is on offer.
    std::size_t next = 0;
    if (open.ask != Ask::order && first.ask != Ask::chance_card) {
      for (std::size_t i = 0; i < texts.size(); ++i) {
        if (options_named(table, open, texts[i], by_card).empty()) continue;
        next = i;
        break;
      }
    }
    const std::string text = texts[next];
    const auto same = static_cast<std::size_t>(std::count(texts.begin(), texts.end(), text)) - 1;
    const std::size_t picks = table.match.state.picks.size();
    if (open.ask == Ask::order && texts.size() == 2)
      last_fits = !options_named(table, open, texts[1], by_card).empty();
    AnswerResult result = pick(table, open, text, same, by_card);
    if (!result.ok()) return result;
    texts.erase(texts.begin() + static_cast<std::ptrdiff_t>(next));
    // Chance and orders are asked card by card; a selection keeps its picks until it is complete.
    in_progress = is_selection(first.ask) ? goes_on(table, open, picks)
                                          : table.match.state.pending.ask == open.ask &&
                                                table.match.state.pending.who == open.who &&
                                                table.match.state.pending.node == open.node;
    open = decision(table.match);
    // The last card of a deck got its place unasked, and the next question is about another deck.
    if (open.ask == Ask::order && texts.size() == 1 && last_fits &&
        options_named(table, open, texts[0], by_card).empty())
      return taken();
  }
  // A payment is named as a whole.
  const bool whole = is_selection(first.ask) || first.ask == Ask::player || first.ask == Ask::pay_cards;
  if (!whole) return taken();
  if (in_progress) {
    if (const Option* none = none_of(open)) {
      apply(table.match, *none);
      return taken();
    }
    return refusal(tell(table.language, Word::choice_incomplete,
                        {{"count", SlotText(open.least)}, {"open", SlotText(decision_text(table, first))}}));
  }
  return taken();
}

// Several triggers of one ability of one object: the name means the one that was added first.
bool same_ability(const Table& table, const Decision& open, const Indices& found) {
  if (open.ask != Ask::waiting) return false;
  const auto waiting = [&](std::size_t i) {
    return find_waiting(table.match.state, open.options[i].waiting());
  };
  const Waiting* first = waiting(found[0]);
  return std::all_of(found.begin(), found.end(), [&](std::size_t i) {
    const Waiting* other = waiting(i);
    return first != nullptr && other != nullptr && other->ability == first->ability &&
           other->self == first->self;
  });
}

AnswerResult give_word(Table& table, const Decision& open, const std::string& text, bool by_card) {
  const std::string folded = fold(text);
  if (folded == "any") {
    take_first(table, open);
    return taken();
  }
  const bool several = is_selection(open.ask) || (open.ask == Ask::player && none_of(open) != nullptr);
  if (several && folded != "none") {
    if (!options_named(table, open, text, by_card).empty()) return select(table, {text}, by_card);
    return refusal(not_on_offer(table, open, text));
  }
  Indices found = options_named(table, open, text, by_card);
  if (found.empty()) found = numbered_waiting(table, open, text);
  if (found.empty() && (open.ask == Ask::name_card || open.ask == Ask::name_race)) {
    // Any name may be given, not only those that the player can see.
    apply(table.match, Option::name(table.match.book().find(text)));
    return taken();
  }
  if (found.empty() && open.options.size() == 2 && (folded == "yes" || folded == "no")) {
    // For any question with two options: yes is the first, no the second.
    const bool two_way = open.ask == Ask::either || open.ask == Ask::replacement || open.ask == Ask::mode;
    if (two_way) found = {folded == "yes" ? std::size_t{0} : std::size_t{1}};
  }
  if (found.empty()) return refusal(not_on_offer(table, open, text));
  if (different(open, found) > 1 && !same_ability(table, open, found)) {
    return refusal(ambiguous_text(table, open, text, found), true);
  }
  apply(table.match, open.options[found[0]]);
  return taken();
}

AnswerResult give_way(Table& table, const Decision& open, const Answer& answer) {
  PlayWay one = PlayWay::pay, several = PlayWay::pay;
  for (const VerbWord& verb : table.game->words->verbs)
    for (const WayWord& way : verb.ways)
      if (way.key == answer.text) one = way.way, several = way.several;
  const Answer& inner = answer.inner[0];
  const std::vector<Answer> cards = inner.kind == AnswerKind::list ? inner.inner : std::vector<Answer>{inner};
  for (const Option& option : open.options) {
    if (!way_fits(option, one) && !way_fits(option, several)) continue;
    const Target with = option.action().target;
    if (cards.empty() || (with.is_card() && !table.names.fits(table.match, cards[0].text, with.card())))
      continue;
    apply(table.match, option);
    std::vector<std::string> rest;
    for (std::size_t i = 1; i < cards.size(); ++i) rest.push_back(cards[i].text);
    if (rest.empty()) return taken();
    return select(table, std::move(rest), true);
  }
  return refusal(not_on_offer(table, open, answer.shown()));
}

bool is_about(const Table& table, const Decision& open, std::string_view about) {
  if (open.card != kNoCard && table.names.fits(table.match, about, open.card)) return true;
  const NodeId node = open.ability != kNoNode ? open.ability : open.node;
  return open.card != kNoCard &&
         names_effect(table.match, table.names, about, open.card, node, kNoKeyword, true);
}

AnswerResult check_decision(const Table& table, const Decision& open, const Answer& answer) {
  if (answer.asked) {
    const auto player = table.names.player(answer.asked->text);
    if (!player || *player != open.who) {
      return refusal(
          tell(table.language, Word::not_the_one,
               {{"player", SlotText(answer.asked->text)}, {"open", SlotText(decision_text(table, open))}}));
    }
  }
  for (const Name& name : answer.offered) {
    if (options_named(table, open, name.text).empty() && numbered_waiting(table, open, name.text).empty()) {
      return refusal(not_on_offer(table, open, name.text));
    }
  }
  for (const Name& name : answer.not_offered) {
    if (!options_named(table, open, name.text).empty()) {
      return refusal(
          tell(table.language, Word::should_not_be_offered,
               {{"name", named_sentence(table, name.text)}, {"open", SlotText(decision_text(table, open))}}));
    }
  }
  return taken();
}

AnswerResult attempt(Table& table, const Answer& answer, bool by_card) {
  const Decision open = decision(table.match);
  switch (answer.kind) {
    case AnswerKind::word:
      if (open.who == kChance && fold(answer.text) != "any") return refusal(decision_text(table, open));
      return give_word(table, open, answer.text, by_card);
    case AnswerKind::list: {
      if (answer.inner.empty()) return give_word(table, open, "none", by_card);
      std::vector<std::string> texts;
      for (const Answer& one : answer.inner) texts.push_back(one.text);
      return select(table, std::move(texts), by_card);
    }
    case AnswerKind::way:
      return give_way(table, open, answer);
    case AnswerKind::random: {
      if (open.who != kChance)
        return refusal(
            tell(table.language, Word::not_chance, {{"open", SlotText(decision_text(table, open))}}));
      const Answer& inner = answer.inner[0];
      std::vector<std::string> texts;
      if (inner.kind == AnswerKind::word) texts.push_back(inner.text);
      for (const Answer& one : inner.inner) texts.push_back(one.text);
      return select(table, std::move(texts), by_card);
    }
    case AnswerKind::by: {
      AnswerResult checked = check_decision(table, open, answer);
      if (!checked.ok()) return checked;
      return attempt(table, answer.inner[0], by_card);
    }
    case AnswerKind::if_asked: {
      if (answer.about && !is_about(table, open, answer.about->text)) return {Outcome::skipped, {}, false};
      const Table::Moment before = table.now();
      AnswerResult result = attempt(table, answer.inner[0], by_card);
      if (result.ok()) return result;
      table.back_to(before);
      return {Outcome::skipped, {}, false};
    }
    case AnswerKind::refused: {
      const Table::Moment before = table.now();
      const AnswerResult result = attempt(table, answer.inner[0], by_card);
      table.back_to(before);
      if (result.outcome == Outcome::taken) {
        return refusal(say(table.language, Word::should_be_refused,
                           {{"name", named_sentence(table, answer.inner[0].shown())},
                            {"open", SlotText(decision_text(table, open))}}));
      }
      return {Outcome::checked, {}, false};
    }
  }
  return refusal("");
}

// Whether the answer names something, rather than accepting anything or being a check.
bool is_naming(const Answer& answer) {
  switch (answer.kind) {
    case AnswerKind::word:
      return fold(answer.text) != "any";
    case AnswerKind::refused:
      return false;
    case AnswerKind::by:
    case AnswerKind::if_asked:
      return is_naming(answer.inner[0]);
    case AnswerKind::list:
    case AnswerKind::way:
    case AnswerKind::random:
      return true;
  }
  return true;
}

}  // namespace

bool forced(Table& table, const Decision& first) {
  // The order of a shuffled deck: no player can tell the cards apart, so the file need not give it.
  const State& state = table.match.state;
  const bool in_deck = std::all_of(first.options.begin(), first.options.end(), [&](const Option& option) {
    const CardId card = card_behind(table, option);
    return card != kNoCard && state.card(card).zone == Zone::deck;
  });
  if (first.ask == Ask::chance_card && in_deck && !first.options.empty()) return true;
  const auto one_outcome = [](const Decision& open) {
    if (open.options.empty()) return false;
    if (open.groups == 1 || open.options.size() == 1) return true;
    // Everything on offer must be chosen.
    return open.ask == Ask::objects && open.least >= static_cast<int>(open.options.size());
  };
  if (!one_outcome(first)) return false;
  if (!is_selection(first.ask)) return true;
  const Table::Moment before = table.now();
  Decision open = first;
  bool result = true;
  for (;;) {
    const std::size_t picks = table.match.state.picks.size();
    apply(table.match, open.options[0]);
    if (!goes_on(table, open, picks)) break;
    open = decision(table.match);
    if (!one_outcome(open)) {
      result = false;
      break;
    }
  }
  table.back_to(before);
  return result;
}

void take_first(Table& table, const Decision& first) {
  Decision open = first;
  for (;;) {
    const std::size_t picks = table.match.state.picks.size();
    const Option* none = picks > 0 ? none_of(open) : nullptr;
    apply(table.match, none != nullptr ? *none : open.options[0]);
    if (!is_selection(open.ask) || !goes_on(table, open, picks)) return;
    open = decision(table.match);
  }
}

AnswerResult give(Table& table, const Answer& answer) {
  const Table::Moment before = table.now();
  AnswerResult result = attempt(table, answer, true);
  if (!result.ok()) table.back_to(before);
  return result;
}

AnswerResult give_forced(Table& table, const Answer& answer) {
  if (!is_naming(answer)) return refusal("");
  const Table::Moment before = table.now();
  // An if-asked answer that does not fit is kept for the next decision, so it must not be skipped here.
  AnswerResult result = attempt(table, answer, false);
  if (result.outcome == Outcome::taken) return result;
  table.back_to(before);
  return refusal(std::move(result.why));
}

}  // namespace kawari
