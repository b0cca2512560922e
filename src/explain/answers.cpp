// Decisions and verdicts in words: the question, the options, and why something is refused.
#include <algorithm>
#include <cassert>

#include "explain/events.h"
#include "explain/failing.h"
#include "explain/game_words.h"
#include "explain/principles.h"
#include "explain/rulebook.h"
#include "replace/settle.h"
#include "state/obstacle.h"
#include "state/ops/reasons.h"
#include "state/query.h"
#include "state/rules.h"

namespace kawari {
namespace {

// What waits is known to all, also where its card has gone out of sight since it triggered.
Sentence waiting_name(Speaker& speaker, const Waiting& waiting) {
  const Match& match = speaker.match();
  EffectRecord effect = effect_record(match, waiting.card, waiting.ability, waiting.controller);
  if (waiting.card != kNoCard && !speaker.sees(waiting.card)) {
    effect.face = face_with(match, waiting.ability);
    effect.ability = ability_name(match, effect.face, waiting.ability, &effect.keyword);
    if (effect.face == kNoFace) effect.card = kNoCard;
  }
  effect.at.seen_by = 0xFF;
  if (waiting.keyword != kNoKeyword) effect.keyword = waiting.keyword;
  return speaker.effect(effect).text;
}

Sentence candidate_name(Speaker& speaker, std::size_t i) {
  const Match& match = speaker.match();
  if (match.state.proposals.empty()) return {};
  const Candidates candidates = open_candidates(match);
  if (i >= candidates.size()) return {};
  const Candidate& c = candidates[i];
  const bool keyword = c.node == kCalculationKey;
  EffectRecord effect = effect_record(match, c.card, keyword ? kNoNode : c.node, c.controller);
  if (keyword) effect.keyword = match.rules->damage_keyword;
  if (c.card != kNoCard) effect.at = sighting(match, c.card);
  return speaker.effect(effect).text;
}

// What the filter of a choice asks for: a character, an item …
std::optional<Kind> asked_kind(const Match& match, NodeId node) {
  const Book& book = match.book();
  const Node& n = book[node];
  if (book.sort(node) == Sort::Filter && reason_of_filter(match, n.op) == FilterReason::kind)
    return static_cast<Kind>(n.value);
  for (const NodeId kid : book.kids(n)) {
    if (const std::optional<Kind> found = asked_kind(match, kid)) return found;
  }
  return std::nullopt;
}

}  // namespace

Citation cite(const Match& match, RuleKey key, Language language) {
  Citation out;
  out.key = key;
  if (key == kNoRule) return out;
  const auto& rules = match.rules->rule_index;
  auto entries = std::lower_bound(rules.begin(), rules.end(), key,
                                  [](const RuleEntry& entry, RuleKey wanted) { return entry.key < wanted; });
  for (; entries != rules.end() && entries->key == key; ++entries) {
    const RuleEntry& entry = *entries;
    const char* number = entry.numbers[match.edition->column];
    if (number == nullptr && !out.says.empty()) continue;
    out.number = number == nullptr ? "" : number;
    out.definition = entry.definition;
    out.says = says(entry, language);
    out.said = said_in(entry, language);
    if (number != nullptr) break;
  }
  out.says = in_words_of(match.rules->words, match.edition->id, out.said, std::move(out.says)).text();
  return out;
}

bool is_cited(const Match& match, const Citation& citation) {
  if (!citation.number.empty()) return true;
  const auto& rules = match.rules->rule_index;
  return !citation.says.empty() && std::none_of(rules.begin(), rules.end(), [&](const RuleEntry& entry) {
    return entry.numbers[match.edition->column] != nullptr;
  });
}

Language language_named(std::string_view name) {
  for (const Language language : kLanguages)
    if (kLanguageCodes[index(language)] == name) return language;
  return Language::en;
}

Sentence Explainer::card_name(CardId card) const { return Speaker(*this).card(card).text; }

Sentence Explainer::option(const Option& option) const {
  Speaker speaker(*this);
  const State& state = match->state;
  switch (option.kind()) {
    case OptionKind::none:
      return {};
    case OptionKind::yes:
      return speaker.say(MessageId::answer_yes, {});
    case OptionKind::no:
      return speaker.say(MessageId::answer_no, {});
    case OptionKind::done:
      return speaker.say(MessageId::answer_done, {});
    case OptionKind::decline:
      return speaker.say(MessageId::answer_decline, {});
    case OptionKind::keep:
      return speaker.say(MessageId::answer_keep, {});
    case OptionKind::object:
      return speaker.card(card_of(state, option.object())).text;
    case OptionKind::card:
      return speaker.card(option.card()).text;
    case OptionKind::player:
      return speaker.player(option.player()).text;
    case OptionKind::colour:
      return speaker.colour(option.colour()).text;
    case OptionKind::number:
      if (option.keyword() != kNoKeyword) return speaker.keyword(option.keyword()).text;
      return SlotText(static_cast<int>(option.number())).text;
    case OptionKind::name:
      if (option.name() == kNoWord) return speaker.say(MessageId::some_card, {});
      return speaker.name(option.name()).text;
    case OptionKind::way:
      return speaker.say(option.way() == PlayWay::free ? MessageId::answer_free : MessageId::answer_pay, {});
    case OptionKind::mode: {
      if (state.pending.ask == Ask::side) {
        const LinkPlaces places = match->rules->link_sides.places(*match, state.pending.card);
        const LinkPlace& at = places[static_cast<std::size_t>(option.mode())];
        return speaker.say(match->rules->link_sides.message(at.side), {{"other", speaker.card(at.of)}});
      }
      const NodeId node = state.pending.node;
      if (node == kNoNode) return std::to_string(option.mode() + 1);
      const int first = first_kid_of(match->book(), match->book()[node], Sort::Stmt);
      const Sentence text = speaker.own_text(match->book().kid(node, first + option.mode()));
      return text.empty() ? Sentence(std::to_string(option.mode() + 1)) : text;
    }
    case OptionKind::waiting: {
      const Waiting* waiting = find_waiting(state, option.waiting());
      return waiting == nullptr ? Sentence() : waiting_name(speaker, *waiting);
    }
    case OptionKind::candidate:
      return candidate_name(speaker, option.candidate());
    case OptionKind::action:
      break;
  }
  return action_option(speaker, action_of(speaker, option.action()));
}

Sentence Explainer::question(Ask ask, PlayerId who, NodeId node, CardId card) const {
  Speaker speaker(*this);
  Slots slots{{"player", speaker.player(who)}};
  if (card != kNoCard)
    slots.set("card", speaker.card(card));
  else
    slots.set("card", SlotText(speaker.say(MessageId::some_card, {})));
  const Sentence text = speaker.nearest_text(node);
  slots.set("text", SlotText(text));
  const auto say = [&](MessageId id) { return sentence(speaker.say(id, slots), language); };
  switch (ask) {
    case Ask::action:
      return say(MessageId::ask_action);
    case Ask::may:
      if (!text.empty()) return say(MessageId::ask_may);
      return say(card == kNoCard ? MessageId::ask_other : MessageId::ask_use);
    case Ask::objects: {
      if (node == kNoNode) return say(MessageId::ask_card);
      const std::optional<Kind> kind = asked_kind(*match, node);
      if (!kind || speaker.kind(*kind).text.empty())
        return say(text.empty() ? MessageId::ask_card : MessageId::ask_object);
      slots.set("kind", speaker.kind(*kind));
      return say(MessageId::ask_kind);
    }
    case Ask::number:
      return say(MessageId::ask_number);
    case Ask::mode:
    case Ask::either:
      return say(MessageId::ask_mode);
    case Ask::waiting:
      return say(MessageId::ask_waiting);
    case Ask::replacement:
      return say(MessageId::ask_replacement);
    case Ask::replace:
      slots.set("effect", SlotText(candidate_name(speaker, 0)));
      return say(MessageId::ask_replace);
    case Ask::entry:
      return say(MessageId::ask_entry);
    case Ask::way:
      return say(MessageId::ask_way);
    case Ask::chance_card: {
      const State& state = match->state;
      const std::uint8_t frame = state.pending.frame;
      if (frame >= state.frames.size() || state.frames[frame].kind != FrameKind::shuffle)
        return say(MessageId::ask_chance);
      slots.set("zone", speaker.zone(Zone::deck, state.frames[frame].controller));
      return say(MessageId::ask_shuffle);
    }
    case Ask::alter_hand:
      return say(MessageId::ask_hand);
    case Ask::player:
      return say(MessageId::ask_player);
    case Ask::order:
      return say(MessageId::ask_order);
    case Ask::name_card:
      return say(MessageId::ask_name);
    case Ask::name_race:
      return say(MessageId::ask_race);
    case Ask::name_colour:
      return say(MessageId::ask_colour);
    case Ask::side:
      return say(match->rules->link_sides.question);
    case Ask::pay_cards:
      return say(MessageId::ask_pay);
    case Ask::block:
      return say(MessageId::ask_block);
    case Ask::repeat:
      return say(MessageId::ask_repeat);
    case Ask::none:
      break;
  }
  return say(MessageId::ask_other);
}

namespace {

// What a verdict about the obstacle contains, according to the obstacle's form.
[[maybe_unused]] About about_of(const Speaker& speaker, Obstacle obstacle) {
  for (const auto infos : {core_obstacles(), speaker.match().rules->words->obstacles})
    for (const ObstacleInfo& info : infos)
      if (info.id == obstacle) return info.about;
  return About::nothing;
}

// What stands in the way, as a clause.
Sentence obstacle_clause(Speaker& speaker, const Verdict& verdict) {
  const State& state = speaker.match().state;
  Slots slots;
  const bool of_player = verdict.about() == About::player || verdict.about() == About::amounts;
  PlayerId player = of_player ? verdict.who() : kNoPlayer;
  if (verdict.because != kNoCard) {
    slots.set("card", speaker.card(verdict.because));
    slots.set("place", SlotText(place_of(speaker, verdict.because)));
    if (player == kNoPlayer) player = state.card(verdict.because).player();
  }
  slots.set("player", speaker.player(player));
  if (verdict.node != kNoNode) slots.set("text", SlotText(speaker.text(verdict.node)));
  assert(about_of(speaker, verdict.obstacle()) == verdict.about());
  switch (verdict.about()) {
    case About::nothing:
    case About::player:
      break;
    case About::zone: {
      const SlotText zone = speaker.zone(verdict.zone(), verdict.whose_zone());
      slots.set("wanted", SlotText(speaker.say(MessageId::place_in, {{"zone", zone}})));
      break;
    }
    case About::kind:
      slots.set("kind", speaker.kind(verdict.kind()));
      break;
    case About::keyword:
      slots.set("keyword", speaker.keyword(verdict.keyword()));
      break;
    case About::step:
      slots.set("phase", speaker.phase(verdict.step()));
      break;
    case About::amounts:
      slots.set("has", SlotText(verdict.has()));
      slots.set("needs", SlotText(verdict.needs()));
      break;
  }
  return speaker.say(message_of(verdict.obstacle()), slots);
}

}  // namespace

Sentence Explainer::verdict(const Verdict& verdict, bool worded) const {
  Speaker speaker(*this);
  if (verdict.legal) return sentence(speaker.say(MessageId::allowed, {}), language);
  Citation rule = cite(*match, verdict.rule, language);
  if (!worded) rule.says.clear();
  Slots slots{{"says", speaker.rule(rule)}};
  MessageId id = rule.says.empty() ? MessageId::refused_unsaid : MessageId::refused;
  if (verdict.obstacle() != Obstacle::none) {
    slots.set("why", SlotText(obstacle_clause(speaker, verdict)));
    id = MessageId::refused_because;
  } else if (verdict.because != kNoCard) {
    slots.set("card", speaker.card(verdict.because));
    id = MessageId::refused_by;
    if (verdict.node != kNoNode) {
      slots.set("text", SlotText(speaker.text(verdict.node)));
      id = MessageId::refused_by_text;
    }
  }
  Sentence out = speaker.say(id, slots);
  while (out.text().ends_with(' ')) out.replace(out.text().size() - 1, 1, "");
  return sentence(std::move(out), language);
}

}  // namespace kawari
