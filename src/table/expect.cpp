#include "table/expect.h"

#include <algorithm>

#include "explain/game_words.h"
#include "ir/book.h"
#include "scenario/yaml_reader.h"
#include "state/query.h"
#include "table/answers.h"
#include "table/patterns.h"
#include "table/words.h"

namespace kawari {
namespace {

struct KeywordWanted {
  KeywordId keyword = kNoKeyword;
  std::optional<int> value;
};

// "Resist 2", "Resist +2", "Ward".
KeywordWanted keyword_named(const Match& match, std::string_view text) {
  std::string name = fold(text);
  KeywordWanted out;
  if (const std::size_t blank = name.rfind(' '); blank != std::string::npos) {
    std::string digits = name.substr(blank + 1);
    if (!digits.empty() && digits[0] == '+') digits.erase(0, 1);
    if (is_number(digits)) {
      out.value = number_in(digits);
      name.resize(blank);
    }
  }
  for (std::size_t i = 0; i < match.rules->keywords.size(); ++i)
    if (fold(match.rules->keywords[i].name) == name) out.keyword = KeywordId(static_cast<std::uint8_t>(i));
  return out;
}

class Evaluation {
 public:
  Evaluation(Table& table, const Check& check, std::vector<CheckReport>& out, std::vector<Error>& errors)
      : table_(table), match_(table.match), check_(check), out_(out), errors_(errors) {}
  void run();

 private:
  void report(bool held, std::string text, Sentence found, Where at) {
    out_.push_back({held, check_.key + ": " + std::move(text), held ? Sentence() : std::move(found), at, {}});
  }
  std::string words(Word word, const Slots& slots = {}) const { return say(table_.language, word, slots); }
  std::optional<CardId> card(const Name& name);
  std::optional<PlayerId> player(const Name& name);
  // The last event with the card, for "found" texts.
  std::string last_about(CardId card) const;
  std::string value_found(CardId card, const std::string& value) const;

  void of_card(const CheckEntry& entry);
  void of_player(const CheckEntry& entry);
  void number_of_card(const CheckEntry& entry, CardId card);
  void state_of_card(const CheckEntry& entry, CardId card);
  void keywords(const CheckEntry& entry, CardId card, bool wanted);
  void cards_of_set(const CheckEntry& entry, std::vector<CardId> cards);
  void cards_in_order(const CheckEntry& entry, const std::vector<CardId>& cards, bool complete);
  void sight(const CheckEntry& entry, PlayerId who, bool wanted);
  void showing(const CheckEntry& entry, PlayerId who);
  void bag();
  void triggers(const CheckEntry& entry);
  void events();
  void order();
  void decision_checks();
  void winner(const CheckEntry& entry);

  Table& table_;
  const Match& match_;
  const Check& check_;
  std::vector<CheckReport>& out_;
  std::vector<Error>& errors_;
};

std::optional<CardId> Evaluation::card(const Name& name) {
  auto found = table_.names.one(match_, *table_.game, name);
  if (found) return *found;
  errors_.push_back(found.error());
  return std::nullopt;
}

std::optional<PlayerId> Evaluation::player(const Name& name) {
  auto found = table_.names.one_player(name);
  if (found) return *found;
  errors_.push_back(found.error());
  return std::nullopt;
}

std::string Evaluation::last_about(CardId card) const {
  for (std::size_t i = table_.trace.items.size(); i-- > 0;) {
    const TraceItem& item = table_.trace.items[i];
    if (item.kind != TraceKind::happened || item.part.card != card || !item.part.facts) continue;
    const Fact fact = match_.rules->facts->first(item.part.facts);
    return words(Word::last_event, {{"event", SlotText(event_text(table_, item, fact))}});
  }
  return words(Word::no_event);
}

std::string Evaluation::value_found(CardId about, const std::string& value) const {
  return value + ". " + last_about(about);
}

void Evaluation::number_of_card(const CheckEntry& entry, CardId about) {
  const int value = check_.figure->value(match_, about);
  report(value == *entry.number, entry.subject.text + ": " + std::to_string(*entry.number),
         value_found(about, std::to_string(value)), entry.subject.at);
}

void Evaluation::state_of_card(const CheckEntry& entry, CardId about) {
  const Card& c = match_.state.card(about);
  const bool here = (c.zone == Zone::play && c.slot != kNoSlot) || c.zone == Zone::resource ||
                    is_linked(match_.state, about);
  const std::string found(
      here ? text_of(*table_.game->rules->words, check_.posture->otherwise, table_.language)
           : zone_name(*table_.game, c.zone));
  report(check_.posture->holds(match_, about), entry.subject.text, value_found(about, found),
         entry.subject.at);
}

void Evaluation::keywords(const CheckEntry& entry, CardId about, bool wanted) {
  const ObjectRef ref = object_of(match_.state, about);
  for (const Name& name : entry.values) {
    const KeywordWanted keyword = keyword_named(match_, name.text);
    if (keyword.keyword == kNoKeyword) {
      std::vector<std::string_view> known;
      for (const KeywordInfo& info : match_.rules->keywords) known.push_back(info.name);
      const auto near = nearest_words(name.text, known, 1);
      errors_.push_back({table_.names.file, name.at.line, name.at.column,
                         "There is no keyword " + in_quotes(name.text) + ".",
                         near.empty() ? "The keywords are: " + listed(known) + "."
                                      : "Did you mean " + in_quotes(near[0]) + "?"});
      continue;
    }
    const bool has = has_keyword(match_, ref, keyword.keyword);
    const int value = has ? keyword_value(match_, ref, keyword.keyword) : 0;
    const bool as_said = has && (!keyword.value || *keyword.value == value);
    std::string found =
        has ? std::string(match_.rules->keywords[index(keyword.keyword)].name) : words(Word::none);
    if (has && match_.rules->keywords[index(keyword.keyword)].numbered) found += " " + std::to_string(value);
    report(as_said == wanted, entry.subject.text + ": " + name.text, found + ".", name.at);
  }
}

void Evaluation::cards_in_order(const CheckEntry& entry, const std::vector<CardId>& cards, bool complete) {
  std::string wanted, there;
  for (const Name& name : entry.values) {
    wanted += (wanted.empty() ? "" : ", ") + name.text;
    if (auto error = table_.names.unknown(match_, name)) errors_.push_back(*error);
  }
  const std::size_t shown = complete ? cards.size() : std::min(cards.size(), entry.values.size());
  for (std::size_t i = 0; i < shown; ++i)
    there += (there.empty() ? "" : ", ") + table_.names.shown(match_, cards[i]);
  bool held = complete ? cards.size() == entry.values.size() : cards.size() >= entry.values.size();
  for (std::size_t i = 0; held && i < entry.values.size(); ++i) {
    held = table_.names.fits(match_, entry.values[i].text, cards[i]);
  }
  report(held, entry.subject.text + ": " + (wanted.empty() ? "none" : wanted),
         (there.empty() ? words(Word::none) : there) + ".", entry.subject.at);
}

// Exactly these cards, in any order.
void Evaluation::cards_of_set(const CheckEntry& entry, std::vector<CardId> cards) {
  std::vector<CardId> ordered;
  for (const Name& name : entry.values) {
    const auto found = std::find_if(cards.begin(), cards.end(),
                                    [&](CardId card) { return table_.names.fits(match_, name.text, card); });
    if (found == cards.end()) break;
    ordered.push_back(*found);
    cards.erase(found);
  }
  ordered.insert(ordered.end(), cards.begin(), cards.end());
  cards_in_order(entry, ordered, true);
}

void Evaluation::of_card(const CheckEntry& entry) {
  const auto about = card(entry.subject);
  if (!about) return;
  const ObjectRef ref = object_of(match_.state, *about);
  const CardId whole = ref.is_slot() ? match_.state.slot(ref.slot()).top : *about;
  switch (check_.kind) {
    case CheckKind::zone: {
      const Name& wanted = entry.values[0];
      const auto words = table_.game->words->zones;
      const auto word = std::find_if(words.begin(), words.end(),
                                     [&](const ZoneWord& w) { return w.key == fold(wanted.text); });
      if (word == words.end()) {
        std::vector<std::string_view> known;
        for (const ZoneWord& w : words) known.push_back(w.key);
        errors_.push_back({table_.names.file, wanted.at.line, wanted.at.column,
                           "There is no zone " + in_quotes(wanted.text) + ".",
                           "The zones are: " + listed(known) + "."});
        return;
      }
      const Zone there = zone_of(match_, *about);
      report(there == word->zone, entry.subject.text + ": " + wanted.text,
             value_found(*about, std::string(zone_name(*table_.game, there))), entry.subject.at);
      return;
    }
    case CheckKind::card_number:
      return number_of_card(entry, *about);
    case CheckKind::card_state:
      return state_of_card(entry, *about);
    case CheckKind::keywords:
      return keywords(entry, *about, true);
    case CheckKind::lacks:
      return keywords(entry, *about, false);
    case CheckKind::classifications:
      for (const Name& name : entry.values) {
        const WordId word = match_.book().find(name.text);
        const bool has = word != kNoWord && has_classification(match_, whole, word);
        std::string all;
        for (const WordId one : match_.face(whole).classifications)
          all += (all.empty() ? "" : ", ") + match_.book().word(one);
        report(has, entry.subject.text + ": " + name.text, (all.empty() ? words(Word::none) : all) + ".",
               name.at);
      }
      return;
    case CheckKind::under: {
      std::vector<CardId> beneath;
      if (ref.is_slot()) {
        for (CardId next = match_.state.slot(ref.slot()).under; next != kNoCard;
             next = match_.state.card(next).next) {
          if (!is_linked(match_.state, next)) beneath.push_back(next);
        }
      }
      return cards_in_order(entry, beneath, true);
    }
    case CheckKind::linked: {
      std::vector<CardId> others;
      if (is_linked(match_.state, *about))
        for (const CardId one : linked_of(match_.state, match_.state.slot(ref.slot())))
          if (one != *about) others.push_back(one);
      return cards_of_set(entry, others);
    }
    case CheckKind::at: {
      const Name& wanted = entry.values[0];
      const SlotId where = ref.is_slot() ? match_.state.slot(ref.slot()).location : kNoSlot;
      const CardId location = where == kNoSlot ? kNoCard : match_.state.slot(where).top;
      bool held = location == kNoCard;
      if (fold(wanted.text) != "none") {
        const auto named = card(wanted);
        if (!named) return;
        held = location == *named;
      }
      report(
          held, entry.subject.text + ": " + wanted.text,
          value_found(*about, location == kNoCard ? words(Word::none) : table_.names.shown(match_, location)),
          entry.subject.at);
      return;
    }
    case CheckKind::deck_top:
    case CheckKind::deck_bottom:
    case CheckKind::sees:
    case CheckKind::does_not_see:
    case CheckKind::shown:
    case CheckKind::not_shown:
    case CheckKind::player_number:
    case CheckKind::bag:
    case CheckKind::triggered:
    case CheckKind::not_triggered:
    case CheckKind::happened:
    case CheckKind::never:
    case CheckKind::in_order:
    case CheckKind::replaced:
    case CheckKind::asked:
    case CheckKind::offered:
    case CheckKind::not_offered:
    case CheckKind::winner:
      return;
  }
}

void Evaluation::sight(const CheckEntry& entry, PlayerId who, bool wanted) {
  for (const Name& name : entry.values) {
    const auto about = card(name);
    if (!about) continue;
    // Faces that the player only remembers from an earlier place do not count as seen.
    const bool sees = sees_face_there(match_, who, *about);
    const std::string zone(zone_name(*table_.game, match_.state.card(*about).zone));
    report(sees == wanted, entry.subject.text + ": " + name.text,
           words(sees ? Word::sees : Word::does_not_see,
                 {{"player", SlotText(entry.subject.text)}, {"zone", SlotText(zone)}}),
           name.at);
  }
}

// [LOR-2.1 6.1.14.2] What the table shows at this moment; what was seen before may be remembered.
void Evaluation::showing(const CheckEntry& entry, PlayerId who) {
  for (const Name& name : entry.values) {
    const auto about = card(name);
    if (!about) continue;
    const bool shown = is_shown(match_, who, *about);
    const std::string zone(zone_name(*table_.game, match_.state.card(*about).zone));
    report(shown == (check_.kind == CheckKind::shown), entry.subject.text + ": " + name.text,
           words(shown ? Word::is_shown : Word::is_not_shown,
                 {{"player", SlotText(entry.subject.text)}, {"zone", SlotText(zone)}}),
           name.at);
  }
}

void Evaluation::of_player(const CheckEntry& entry) {
  const auto who = player(entry.subject);
  if (!who) return;
  switch (check_.kind) {
    case CheckKind::player_number: {
      const int count = check_.of_player->value(match_, *who);
      report(count == *entry.number, entry.subject.text + ": " + std::to_string(*entry.number),
             std::to_string(count) + ".", entry.subject.at);
      return;
    }
    case CheckKind::sees:
      return sight(entry, *who, true);
    case CheckKind::does_not_see:
      return sight(entry, *who, false);
    case CheckKind::shown:
    case CheckKind::not_shown:
      return showing(entry, *who);
    case CheckKind::deck_top:
    case CheckKind::deck_bottom: {
      const ZoneList& deck = match_.state.list(*who, Zone::deck);
      const bool top = check_.kind == CheckKind::deck_top;
      std::vector<CardId> cards;
      for (CardId next = top ? deck.first : deck.last; next != kNoCard;
           next = top ? match_.state.card(next).next : match_.state.card(next).prev) {
        cards.push_back(next);
      }
      return cards_in_order(entry, cards, false);
    }
    case CheckKind::zone:
    case CheckKind::card_number:
    case CheckKind::card_state:
    case CheckKind::keywords:
    case CheckKind::lacks:
    case CheckKind::classifications:
    case CheckKind::under:
    case CheckKind::linked:
    case CheckKind::at:
    case CheckKind::bag:
    case CheckKind::triggered:
    case CheckKind::not_triggered:
    case CheckKind::happened:
    case CheckKind::never:
    case CheckKind::in_order:
    case CheckKind::replaced:
    case CheckKind::asked:
    case CheckKind::offered:
    case CheckKind::not_offered:
    case CheckKind::winner:
      return;
  }
}

void Evaluation::bag() {
  std::vector<const Waiting*> left;
  std::string there;
  for (const Waiting& waiting : match_.state.waiting) {
    left.push_back(&waiting);
    const std::string name = ability_name(match_, waiting.card, waiting.ability, waiting.keyword);
    there += (there.empty() ? "" : ", ") + (name.empty() ? table_.names.shown(match_, waiting.card) : name);
  }
  bool held = left.size() == check_.entries.size();
  std::string wanted;
  for (const CheckEntry& entry : check_.entries) {
    wanted += (wanted.empty() ? "" : ", ") + entry.subject.text;
    const auto found = std::find_if(left.begin(), left.end(), [&](const Waiting* waiting) {
      return names_effect(match_, table_.names, entry.subject.text, waiting->card, waiting->ability,
                          waiting->keyword, true);
    });
    if (found == left.end()) {
      held = false;
    } else {
      left.erase(found);
    }
  }
  report(held, wanted.empty() ? "empty" : wanted,
         words(Word::waiting, {{"list", SlotText(there.empty() ? words(Word::nothing) : there)}}), check_.at);
}

void Evaluation::triggers(const CheckEntry& entry) {
  const int count = trigger_count(table_, entry.subject.text);
  const bool never = check_.kind == CheckKind::not_triggered;
  const bool held = never ? count == 0 : entry.number ? count == *entry.number : count > 0;
  std::string all;
  for (const TraceItem& item : table_.trace.items) {
    if (item.kind != TraceKind::triggered) continue;
    const std::string name = ability_name(match_, item.by.card, item.by.node, item.by.keyword);
    all += (all.empty() ? "" : ", ") + (name.empty() ? table_.names.shown(match_, item.by.card) : name);
  }
  std::string text = entry.subject.text;
  if (entry.number) text += ": " + std::to_string(*entry.number);
  report(held, text,
         words(Word::triggered_times,
               {{"count", SlotText(count)}, {"list", SlotText(all.empty() ? words(Word::nothing) : all)}}),
         entry.subject.at);
}

void Evaluation::events() {
  const bool replaced = check_.kind == CheckKind::replaced;
  for (const EventPattern& pattern : check_.patterns) {
    const auto found = replaced ? replacements(table_, pattern) : occurrences(table_, pattern);
    const int count = static_cast<int>(found.size());
    std::string text = pattern_text(table_, pattern);
    bool held = count > 0;
    if (check_.kind == CheckKind::never) held = count == 0;
    if (pattern.times) {
      text += ", times: " + std::to_string(*pattern.times);
      held = check_.kind == CheckKind::never ? count != *pattern.times : count == *pattern.times;
    }
    std::string there =
        words(replaced ? Word::replaced_times : Word::happened_times, {{"count", SlotText(count)}});
    if (count > 0 && !replaced) {
      there += " " + event_text(table_, table_.trace.items[found[0]], pattern.fact) + ".";
    } else if (const std::string near = nearest_event(table_, pattern); !near.empty()) {
      there += " " + words(Word::nearest, {{"event", SlotText(near)}});
    }
    report(held, text, there, pattern.at);
  }
}

void Evaluation::order() {
  const std::size_t wrong = first_out_of_order(table_, check_.patterns);
  std::string text;
  for (const EventPattern& pattern : check_.patterns)
    text += (text.empty() ? "" : "; ") + pattern_text(table_, pattern);
  std::string found;
  if (wrong < check_.patterns.size()) {
    found = words(Word::out_of_order, {{"event", SlotText(pattern_text(table_, check_.patterns[wrong]))}});
  }
  report(wrong == check_.patterns.size(), text, found, check_.at);
}

void Evaluation::decision_checks() {
  const Decision open = decision(match_);
  const bool none = open.ask == Ask::none || open.ask == Ask::action;
  for (const CheckEntry& entry : check_.entries) {
    bool held = false;
    if (check_.kind == CheckKind::asked) {
      const auto who = player(entry.subject);
      if (!who) continue;
      held = !none && *who == open.who;
    } else {
      const bool on_offer = !none && !options_named(table_, open, entry.subject.text).empty();
      held = !none && on_offer == (check_.kind == CheckKind::offered);
    }
    report(held, entry.subject.text, decision_text(table_, open), entry.subject.at);
  }
}

void Evaluation::winner(const CheckEntry& entry) {
  const State& state = match_.state;
  const PlayerId who = state.over ? state.winner : kNoPlayer;
  bool held = who == kNoPlayer;
  if (fold(entry.subject.text) != "none") {
    const auto wanted = player(entry.subject);
    if (!wanted) return;
    held = has_won(state, *wanted);
  }
  report(held, entry.subject.text,
         who == kNoPlayer ? words(Word::nobody_won)
                          : words(Word::has_won, {{"player", SlotText(table_.names.player_name(who))}}),
         entry.subject.at);
}

void Evaluation::run() {
  switch (check_.kind) {
    case CheckKind::zone:
    case CheckKind::card_number:
    case CheckKind::card_state:
    case CheckKind::keywords:
    case CheckKind::lacks:
    case CheckKind::classifications:
    case CheckKind::under:
    case CheckKind::linked:
    case CheckKind::at:
      for (const CheckEntry& entry : check_.entries) of_card(entry);
      return;
    case CheckKind::deck_top:
    case CheckKind::deck_bottom:
    case CheckKind::sees:
    case CheckKind::does_not_see:
    case CheckKind::shown:
    case CheckKind::not_shown:
    case CheckKind::player_number:
      for (const CheckEntry& entry : check_.entries) of_player(entry);
      return;
    case CheckKind::bag:
      return bag();
    case CheckKind::triggered:
    case CheckKind::not_triggered:
      for (const CheckEntry& entry : check_.entries) triggers(entry);
      return;
    case CheckKind::replaced:
      if (check_.number) {
        const int count = replacement_count(table_);
        report(count == *check_.number, std::to_string(*check_.number), std::to_string(count) + ".",
               check_.at);
        return;
      }
      return events();
    case CheckKind::happened:
    case CheckKind::never:
      return events();
    case CheckKind::in_order:
      return order();
    case CheckKind::asked:
    case CheckKind::offered:
    case CheckKind::not_offered:
      return decision_checks();
    case CheckKind::winner:
      for (const CheckEntry& entry : check_.entries) winner(entry);
      return;
  }
}

}  // namespace

void evaluate(Table& table, const Check& check, std::vector<CheckReport>& out, std::vector<Error>& errors) {
  Evaluation(table, check, out, errors).run();
}

void find_unknown_names(const Table& table, const Check& check, std::vector<Error>& errors) {
  const auto add = [&](std::optional<Error> error) {
    if (error) errors.push_back(std::move(*error));
  };
  for (const EventPattern& pattern : check.patterns)
    for (Error& error : unknown_names(table, pattern)) errors.push_back(std::move(error));
  for (const CheckEntry& entry : check.entries) {
    switch (check.kind) {
      case CheckKind::zone:
      case CheckKind::card_number:
      case CheckKind::card_state:
      case CheckKind::keywords:
      case CheckKind::lacks:
      case CheckKind::classifications:
      case CheckKind::under:
      case CheckKind::linked:
      case CheckKind::at:
        add(table.names.unknown(table.match, entry.subject));
        break;
      case CheckKind::triggered:
      case CheckKind::not_triggered:
      case CheckKind::bag:
        add(unknown_ability(table, entry.subject));
        break;
      case CheckKind::sees:
      case CheckKind::does_not_see:
      case CheckKind::shown:
      case CheckKind::not_shown:
      case CheckKind::deck_top:
      case CheckKind::deck_bottom:
        for (const Name& name : entry.values) add(table.names.unknown(table.match, name));
        [[fallthrough]];
      case CheckKind::player_number:
      case CheckKind::asked:
        if (auto player = table.names.one_player(entry.subject); !player) errors.push_back(player.error());
        break;
      case CheckKind::happened:
      case CheckKind::never:
      case CheckKind::in_order:
      case CheckKind::replaced:
      case CheckKind::offered:
      case CheckKind::not_offered:
      case CheckKind::winner:
        break;
    }
  }
}

}  // namespace kawari
