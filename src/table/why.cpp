#include "table/why.h"

#include <algorithm>
#include <map>

#include "explain/principles.h"
#include "explain/why.h"
#include "ir/book.h"
#include "scenario/yaml_reader.h"
#include "table/actions.h"
#include "table/offer.h"
#include "table/patterns.h"

namespace kawari {
namespace {

using Lines = std::vector<ExplainedStep>;

// The steps of the explanation with their numbers in the report.
class Steps {
 public:
  explicit Steps(const ScenarioReport& report) {
    for (const StepReport& step : report.steps)
      for (const ExplainedStep& told : step.explained) all_.push_back(&told);
  }
  // The last step that begins with this item or an earlier one; 0 if there is none.
  int number(std::size_t item) const {
    for (std::size_t i = all_.size(); i-- > 0;)
      if (all_[i]->item <= item) return static_cast<int>(i) + 1;
    return 0;
  }
  // The steps that begin with this item.
  template <class Fn>
  void each_of(std::size_t item, Fn fn) const {
    for (std::size_t i = 0; i < all_.size(); ++i)
      if (all_[i]->item == item && all_[i]->message != MessageId::refused)
        fn(static_cast<int>(i) + 1, *all_[i]);
  }

 private:
  std::vector<const ExplainedStep*> all_;
};

// Whether an ability has that name, or belongs to a card with that name. Results are cached.
MeansAbility named(const Table& table, std::string text) {
  auto known = std::make_shared<std::map<std::pair<CardId, NodeId>, bool>>();
  return [&table, text = std::move(text), known](CardId card, NodeId node, KeywordId keyword) {
    if (card == kNoCard) return false;
    const auto [at, fresh] =
        known->try_emplace({card, node == kNoNode ? NodeId(~index(keyword)) : node}, false);
    if (fresh) at->second = names_effect(table.match, table.names, text, card, node, keyword, true);
    return at->second;
  };
}

class Answering {
 public:
  Answering(Table& table, const ScenarioReport& report)
      : table_(table),
        steps_(report),
        explainer_(table.explainer()),
        why_(explainer_, table.trace, table.witness,
             [this](std::size_t item) { return steps_.number(item); }) {}
  Answering(const Answering&) = delete;

  Result<Lines> action(const WhyQuestion& question);
  Result<Lines> ability(const Name& name, QuestionKind kind);
  Result<Lines> option(const Name& name);
  // Steps of the explanation that tell what happened to such parts: replaced, forbidden, changed.
  Lines what_became_of(const MeansPart& about, std::size_t most = 3) const;
  Lines not_replaced(const MeansPart& about) const {
    return why_.replacement([](CardId, NodeId, KeywordId) { return true; }, about, 3);
  }
  Lines about_card(const Check& check, const CheckReport& failed);

 private:
  ExplainedStep line(MessageId id, const Slots& slots) const;

  Table& table_;
  Steps steps_;
  Explainer explainer_;
  WhyNot why_;
};

ExplainedStep Answering::line(MessageId id, const Slots& slots) const {
  ExplainedStep out;
  out.text = sentence(Speaker(explainer_).say(id, slots), explainer_.language);
  out.message = id;
  out.decisive = true;
  return out;
}

Result<Lines> Answering::action(const WhyQuestion& question) {
  std::vector<Error> errors;
  find_unknown_names(table_, question.action, errors);
  if (!errors.empty()) return fail(std::move(errors[0]));
  const ActionResult result = try_action(table_, question.action);
  if (result.not_understood) return fail(*result.not_understood);
  ExplainedStep out = line(MessageId::allowed, {});
  if (!result.done) {
    out.text = result.verdict.legal ? result.why : explainer_.verdict(result.verdict, false);
    out.message = MessageId::refused_because;
    Citation citation = cite(table_.match, result.verdict.rule, table_.language);
    if (is_cited(table_.match, citation)) out.citations.push_back(std::move(citation));
  }
  return Lines{std::move(out)};
}

Result<Lines> Answering::ability(const Name& name, QuestionKind kind) {
  if (auto error = unknown_ability(table_, name)) return fail(std::move(*error));
  const MeansAbility asked = named(table_, name.text);
  Lines out = kind == QuestionKind::trigger ? why_.trigger(asked) : why_.replacement(asked);
  if (!out.empty()) return out;
  return fail(Error{table_.names.file, name.at.line, name.at.column,
                    "Nothing in this scenario has the ability " + in_quotes(name.text) + ".", ""});
}

Result<Lines> Answering::option(const Name& name) {
  const Match& match = table_.match;
  const Decision open = decision(match);
  const bool asking = open.ask != Ask::none && open.ask != Ask::action;
  if (asking && !options_named(table_, open, name.text).empty())
    return Lines{line(MessageId::why_on_offer, {{"card", named_sentence(table_, name.text)}})};
  // An ability among those that wait, or among the replacement effects.
  const bool of_abilities =
      open.ask == Ask::waiting || open.ask == Ask::replacement || open.ask == Ask::replace;
  if (of_abilities && !unknown_ability(table_, name)) {
    const MeansAbility asked = named(table_, name.text);
    if (open.ask != Ask::waiting) return ability(name, QuestionKind::replacement);
    Lines out;
    for (const Waiting& waiting : match.state.waiting) {
      if (!asked(waiting.card, waiting.ability, waiting.keyword) || waiting.controller == open.who) continue;
      Speaker speaker(explainer_);
      EffectRecord by = effect_record(match, waiting.card, waiting.ability, waiting.controller);
      if (waiting.keyword != kNoKeyword) by.keyword = waiting.keyword;
      out.push_back(line(MessageId::why_others_waiting,
                         {{"effect", speaker.effect(by)}, {"player", speaker.player(waiting.controller)}}));
    }
    if (!out.empty()) return out;
    return ability(name, QuestionKind::trigger);
  }
  if (auto error = table_.names.unknown(match, name)) {
    // Not a card, but a player, a number, yes or no.
    if (!asking) return fail(std::move(*error));
    ExplainedStep out = line(MessageId::why_not_a_choice, {});
    out.text = decision_text(table_, open);
    return Lines{std::move(out)};
  }
  Lines out;
  for (const CardId card : table_.names.meant(match, name.text)) {
    for (ExplainedStep& step : why_.option(card)) {
      const bool known = std::any_of(out.begin(), out.end(),
                                     [&](const ExplainedStep& one) { return one.text == step.text; });
      if (!known && out.size() < 5) out.push_back(std::move(step));
    }
  }
  return out;
}

Lines Answering::what_became_of(const MeansPart& about, std::size_t most) const {
  Lines out;
  for (std::size_t i = table_.trace.items.size(); i-- > 0 && out.size() < most;) {
    const TraceItem& item = table_.trace.items[i];
    switch (item.kind) {
      case TraceKind::replaced:
      case TraceKind::self_replaced:
      case TraceKind::covered:
      case TraceKind::calculated:
      case TraceKind::prevented:
      case TraceKind::impossible:
      case TraceKind::infeasible:
      case TraceKind::closed:
      case TraceKind::entry:
        break;
      case TraceKind::action:
      case TraceKind::phase_began:
      case TraceKind::phase_skipped:
      case TraceKind::happened:
      case TraceKind::candidates:
      case TraceKind::declined:
      case TraceKind::ceased:
      case TraceKind::triggered:
      case TraceKind::not_triggered:
      case TraceKind::resolving:
      case TraceKind::resolved:
      case TraceKind::no_effect:
      case TraceKind::choice:
      case TraceKind::check:
      case TraceKind::attempted:
      case TraceKind::ended:
      case TraceKind::used:
      case TraceKind::won:
      case TraceKind::lost:
      case TraceKind::reading:
      case TraceKind::fault:
        continue;
    }
    const bool result = std::any_of(item.results.begin(), item.results.end(), about);
    if (!about(item.part) && !result) continue;
    Lines told;
    steps_.each_of(i, [&](int number, const ExplainedStep& step) {
      ExplainedStep copy = step;
      copy.text = Speaker(explainer_)
                      .say(MessageId::why_step, {{"step", numbered(static_cast<std::size_t>(number))},
                                                 {"text", SlotText(copy.text)}});
      told.push_back(std::move(copy));
    });
    out.insert(out.begin(), told.begin(), told.end());
  }
  return out;
}

// The parts that could have made the difference for the check.
Lines Answering::about_card(const Check& check, const CheckReport& failed) {
  const auto entry = std::find_if(check.entries.begin(), check.entries.end(), [&](const CheckEntry& one) {
    return one.subject.at.line == failed.at.line && one.subject.at.column == failed.at.column;
  });
  if (entry == check.entries.end()) return {};
  const auto card = table_.names.one(table_.match, *table_.game, entry->subject);
  if (!card) return {};
  const auto matters = [&](PartKind kind) {
    switch (kind) {
      case PartKind::deal_damage:
      case PartKind::put_damage:
      case PartKind::remove_damage:
        return check.key == table_.game->words->key_of(GivenState::damage) || check.kind == CheckKind::zone;
      case PartKind::move_card:
      case PartKind::put_under:
        return check.kind == CheckKind::zone || check.kind == CheckKind::card_state;
      case PartKind::exert:
      case PartKind::ready:
        return check.kind == CheckKind::card_state;
      case PartKind::apply:
        return check.kind == CheckKind::card_number || check.kind == CheckKind::keywords;
      case PartKind::none:
      case PartKind::draw:
      case PartKind::gain:
      case PartKind::lose:
      case PartKind::relocate:
      case PartKind::turn_over:
      case PartKind::mark:
      case PartKind::shuffle:
      case PartKind::reveal:
      case PartKind::look:
      case PartKind::pay:
      case PartKind::begin_step:
        break;
    }
    return false;
  };
  return what_became_of([&](const PartRecord& part) { return part.card == *card && matters(part.kind); });
}

}  // namespace

Result<Lines> answer(Table& table, const WhyQuestion& question, const ScenarioReport& report) {
  Answering answering(table, report);
  auto out = [&]() -> Result<Lines> {
    switch (question.kind) {
      case QuestionKind::action:
        return answering.action(question);
      case QuestionKind::trigger:
      case QuestionKind::replacement:
        return answering.ability(question.name, question.kind);
      case QuestionKind::option:
        break;
    }
    return answering.option(question.name);
  }();
  if (out) return out;
  Error error = out.error();
  error.file = "--why";
  error.line = error.column = 0;
  return fail(std::move(error));
}

Lines why_failed(Table& table, const Check& check, const CheckReport& failed, const ScenarioReport& report) {
  Answering answering(table, report);
  const auto at = [&](Where where) {
    return where.line == failed.at.line && where.column == failed.at.column;
  };
  const auto lines = [](Result<Lines> found) { return found ? std::move(*found) : Lines{}; };
  switch (check.kind) {
    case CheckKind::triggered:
    case CheckKind::not_triggered:
    case CheckKind::offered:
      for (const CheckEntry& entry : check.entries) {
        if (!at(entry.subject.at)) continue;
        if (check.kind == CheckKind::offered) return lines(answering.option(entry.subject));
        return lines(answering.ability(entry.subject, QuestionKind::trigger));
      }
      return {};
    case CheckKind::happened:
    case CheckKind::replaced:
      for (const EventPattern& pattern : check.patterns) {
        if (!at(pattern.at)) continue;
        const MeansPart about = [&](const PartRecord& part) { return part_matches(table, pattern, part); };
        if (check.kind == CheckKind::replaced) return answering.not_replaced(about);
        const std::optional<Name>& ability = pattern.ability ? pattern.ability : pattern.card;
        if (pattern.fact == Fact::ability_triggered && ability)
          return lines(answering.ability(*ability, QuestionKind::trigger));
        return answering.what_became_of(about);
      }
      if (check.kind == CheckKind::replaced)
        return answering.not_replaced([](const PartRecord&) { return true; });
      return {};
    case CheckKind::zone:
    case CheckKind::card_number:
    case CheckKind::card_state:
    case CheckKind::keywords:
      return answering.about_card(check, failed);
    case CheckKind::lacks:
    case CheckKind::classifications:
    case CheckKind::under:
    case CheckKind::linked:
    case CheckKind::deck_top:
    case CheckKind::deck_bottom:
    case CheckKind::sees:
    case CheckKind::does_not_see:
    case CheckKind::shown:
    case CheckKind::not_shown:
    case CheckKind::at:
    case CheckKind::player_number:
    case CheckKind::bag:
    case CheckKind::never:
    case CheckKind::in_order:
    case CheckKind::asked:
    case CheckKind::not_offered:
    case CheckKind::winner:
      break;
  }
  return {};
}

Lines why_refused(Table& table, const Answer& given, const ScenarioReport& report) {
  const Answer* word = &given;
  while (word->kind != AnswerKind::word && !word->inner.empty()) word = &word->inner[0];
  Answering answering(table, report);
  auto out = answering.option(Name{word->text, word->at});
  return out ? std::move(*out) : Lines{};
}

}  // namespace kawari
