#include "table/choices.h"

#include <algorithm>

#include "ir/book.h"
#include "replace/settle.h"
#include "scenario/yaml_reader.h"
#include "state/hash.h"
#include "state/query.h"
#include "table/actions.h"
#include "table/answers.h"

namespace kawari {
namespace {

// The most selections of several cards for one action that are listed.
constexpr std::size_t kMostTogether = 40;

class ChoiceWriter {
 public:
  ChoiceWriter(Table& table, const Decision& open) : table_(table), open_(open) {}

  std::vector<ListedChoice> all();
  int unsaid = 0;

 private:
  std::string name(CardId card) const { return table_.names.way_to_name(match(), card); }
  const Match& match() const { return table_.match; }
  void act(const Option& option);
  void act_together(const Option& option, const ListedChoice& first);
  bool means(const Action& action, std::uint64_t wanted);
  bool says(ListedChoice& choice, const Option& option);
  std::vector<std::string> ways_to_say(const Option& option) const;
  void add_effect_names(std::vector<std::string>& out, CardId card, NodeId node, KeywordId keyword) const;
  // A hash of the position that the option leads to.
  std::uint64_t after(const Option& option) {
    const Table::Moment before = table_.now();
    apply(table_.match, option);
    const std::uint64_t out = byte_hash(match().state);
    table_.back_to(before);
    return out;
  }

  Table& table_;
  const Decision& open_;
  std::vector<ListedChoice> out_;
};

// Whether the written action leads to the wanted position.
bool ChoiceWriter::means(const Action& action, std::uint64_t wanted) {
  const Table::Moment before = table_.now();
  const bool same = take_action(table_, action).done && byte_hash(match().state) == wanted;
  table_.back_to(before);
  return same;
}

void ChoiceWriter::act(const Option& option) {
  ListedChoice choice;
  choice.text = table_.explainer().option(option);
  Action& action = choice.step.action;
  const ActionOption& taken = option.action();
  const VerbWord* verb = verb_named(*table_.game, match().rules->verb_name(taken.verb));
  if (verb == nullptr) {
    ++unsaid;
    return;
  }
  action.verb = verb;
  const CardId card = taken.card;
  if (verb->has_card) action.card.text = name(card);
  if (!verb->target_key.empty()) {
    switch (taken.target.kind()) {
      case TargetKind::none:
        break;
      case TargetKind::card:
        action.target = Name{name(taken.target.card()), {}};
        break;
      case TargetKind::player:
        action.target = Name{table_.names.player_name(taken.target.player()), {}};
        break;
    }
  }
  if (verb->has_ability) {
    const Card& c = match().state.card(card);
    const AbilityViews views = c.zone == Zone::play && c.slot != kNoSlot ? abilities_of(match(), c.slot)
                                                                         : printed_abilities(match(), card);
    for (const AbilityView& view : views) {
      if (view.kind != AbilityKind::activated || view.index != taken.ability) continue;
      std::string ability = ability_name(match(), card, view.root, view.keyword);
      if (ability.empty()) ability = ability_text(match(), card, view.root);
      if (!ability.empty()) action.ability = Name{ability, {}};
    }
  }
  const PlayWay way = taken.way;
  bool several = false;
  if (!verb->ways.empty() && way != PlayWay::pay) {
    for (const WayWord& word : verb->ways) {
      if (word.way != way && word.several != way) continue;
      action.way = &word;
      action.way_cards = {Name{name(taken.target.card()), {}}};
      several = word.several == way && word.several != word.way;
    }
    if (way == PlayWay::free) action.with = Name{"free", {}};
    if (way == PlayWay::other_cost && taken.target.is_card()) {
      // The card that allows it is identified by one of its abilities.
      for (const Ability& ability : match().face(taken.target.card()).abilities)
        if (!action.with && ability.name != kNoWord)
          action.with = Name{match().book().word(ability.name), {}};
    }
  }
  if (several) {
    act_together(option, choice);
    return;
  }
  std::uint64_t wanted = after(option);
  if (action.ability && !means(action, wanted)) action.ability.reset();
  if (!means(action, wanted)) {
    ++unsaid;
    return;
  }
  out_.push_back(std::move(choice));
}

// For a way of playing that takes several cards, each selection is a choice of its own.
void ChoiceWriter::act_together(const Option& option, const ListedChoice& first) {
  const Table::Moment before = table_.now();
  std::vector<std::vector<CardId>> seen;
  const auto pick = [&](const auto& self, std::vector<CardId> cards) -> void {
    const Decision more = decision(match());
    const bool picking = more.ask == Ask::objects && more.card == option.action().card;
    const Table::Moment here = table_.now();
    const auto complete = [&] {
      std::vector<CardId> sorted = cards;
      std::sort(sorted.begin(), sorted.end());
      if (cards.size() < 2 || std::find(seen.begin(), seen.end(), sorted) != seen.end()) return;
      seen.push_back(sorted);
      const std::uint64_t wanted = byte_hash(match().state);
      ListedChoice choice = first;
      choice.step.action.way_cards.clear();
      Sentence names;
      table_.back_to(before);
      for (const CardId card : cards) {
        choice.step.action.way_cards.push_back(Name{name(card), {}});
        names += (names.empty() ? "" : ", ") + shown_sentence(table_, card);
      }
      choice.text += " (" + names + ")";
      if (means(choice.step.action, wanted))
        out_.push_back(std::move(choice));
      else
        ++unsaid;
    };
    if (!picking) {
      complete();
      table_.back_to(here);
      return;
    }
    for (const Option& next : more.options) {
      if (seen.size() >= kMostTogether) {
        ++unsaid;
        break;
      }
      apply(table_.match, next);
      if (next.is(OptionKind::done)) {
        complete();
      } else {
        std::vector<CardId> longer = cards;
        table_.back_to(here);
        longer.push_back(card_behind(table_, next));
        apply(table_.match, next);
        self(self, std::move(longer));
      }
      table_.back_to(here);
    }
  };
  apply(table_.match, option);
  pick(pick, {option.action().target.card()});
  table_.back_to(before);
}

void ChoiceWriter::add_effect_names(std::vector<std::string>& out, CardId card, NodeId node,
                                    KeywordId keyword) const {
  const std::string ability = ability_name(match(), card, node, keyword);
  if (!ability.empty()) out.push_back(ability);
  if (card != kNoCard && !ability.empty()) out.push_back(name(card) + "/" + ability);
  if (card != kNoCard) out.push_back(name(card));
  const std::string printed = ability_text(match(), card, node);
  if (!printed.empty()) out.push_back(printed);
  if (card != kNoCard && !printed.empty()) out.push_back(name(card) + "/" + printed);
  // The n-th of the waiting abilities with the same name.
  for (int i = 1; i <= 9 && open_.ask == Ask::waiting; ++i)
    out.push_back((ability.empty() ? name(card) : ability) + "#" + std::to_string(i));
}

// Possible texts of the answer, the simplest first.
std::vector<std::string> ChoiceWriter::ways_to_say(const Option& option) const {
  std::vector<std::string> out;
  if (const CardId card = card_behind(table_, option); card != kNoCard) {
    out.push_back(table_.names.shown(match(), card));
    out.push_back(name(card));
  } else if (option.is(OptionKind::waiting)) {
    if (const Waiting* waiting = find_waiting(match().state, option.waiting()))
      add_effect_names(out, waiting->card, waiting->ability, waiting->keyword);
  } else if (option.is(OptionKind::candidate)) {
    const Candidates candidates = open_candidates(match());
    if (option.candidate() < candidates.size()) {
      const Candidate& candidate = candidates[option.candidate()];
      const bool keyword = candidate.node == kCalculationKey;
      add_effect_names(out, candidate.card, keyword ? kNoNode : candidate.node,
                       keyword ? match().rules->damage_keyword : kNoKeyword);
    }
  } else if (option.is(OptionKind::no) && open_.ask == Ask::block) {
    out.push_back("none");
  }
  out.push_back(option_text(table_, open_, option).text());
  return out;
}

// Finds an answer that means this option.
bool ChoiceWriter::says(ListedChoice& choice, const Option& option) {
  const bool chance = open_.who == kChance;
  const bool picks = (open_.ask == Ask::objects || open_.ask == Ask::block) &&
                     (option.is(OptionKind::object) || option.is(OptionKind::card));
  const std::uint64_t wanted = picks ? 0 : after(option);
  for (const std::string& text : ways_to_say(option)) {
    if (text.empty()) continue;
    Answer answer;
    answer.text = text;
    if (chance) {
      Answer inner = std::move(answer);
      answer = {};
      answer.kind = AnswerKind::random;
      answer.inner.push_back(std::move(inner));
    }
    if (picks) {
      // One pick of several: the name must fit nothing else.
      const auto named = options_named(table_, open_, text);
      const bool one = !named.empty() && std::all_of(named.begin(), named.end(), [&](std::size_t i) {
        return open_.options[i].group == option.group;
      });
      if (!one) continue;
    } else {
      const Table::Moment before = table_.now();
      const bool same = give(table_, answer).ok() && byte_hash(match().state) == wanted;
      table_.back_to(before);
      if (!same) continue;
    }
    choice.answer = std::move(answer);
    return true;
  }
  return false;
}

std::vector<ListedChoice> ChoiceWriter::all() {
  std::vector<std::uint8_t> groups;
  for (const Option& option : open_.options) {
    if (std::find(groups.begin(), groups.end(), option.group) != groups.end()) continue;
    groups.push_back(option.group);
    if (open_.ask == Ask::action) {
      act(option);
      continue;
    }
    ListedChoice choice;
    choice.text = table_.explainer().option(option);
    choice.none =
        option.is(OptionKind::done) || option.is(OptionKind::decline) || option.is(OptionKind::keep);
    if (says(choice, option))
      out_.push_back(std::move(choice));
    else
      ++unsaid;
  }
  return std::move(out_);
}

}  // namespace

std::vector<ListedChoice> choices(Table& table, const Decision& open, int* unsaid) {
  ChoiceWriter writer(table, open);
  std::vector<ListedChoice> out = writer.all();
  if (unsaid != nullptr) *unsaid = writer.unsaid;
  return out;
}

}  // namespace kawari
