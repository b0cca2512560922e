#include "judge/answers.h"

#include <algorithm>

#include "ir/book.h"
#include "judge/yaml_reader.h"
#include "replace/settle.h"
#include "state/query.h"
#include "text/print.h"

namespace kawari {
namespace {

using Indices = std::vector<std::size_t>;
using Outcome = AnswerResult::Outcome;

AnswerResult refusal(std::string why, bool ambiguous = false) { return {Outcome::refused, std::move(why), ambiguous}; }
AnswerResult taken() { return {Outcome::taken, {}, false}; }

CardId card_behind(const Table& table, const Option& option) {
  if (option.kind == OptionKind::card) return CardId(option.a);
  if (option.kind == OptionKind::object) return card_of(table.match.state, ObjectRef{option.a, option.b});
  return kNoCard;
}

// The text of one mode of the node that asks.
std::string mode_text(const Table& table, const Decision& decision, const Option& option) {
  const Book& book = table.match.book();
  if (decision.node == kNoNode) return {};
  const Node& node = book[decision.node];
  // `or` has its players in front of the two alternatives.
  const int first = node.op == Op::either_or ? 1 : 0;
  const int kid = first + option.a;
  if (kid >= node.kid_count) return {};
  return print_node(table.match.rules->grammar(), book, book.kid(node, kid), Language::en);
}

bool is_none(const Option& option) {
  return option.kind == OptionKind::done || option.kind == OptionKind::decline;
}

bool way_fits(const Option& option, PlayWay way) {
  return option.kind == OptionKind::action && option.c == static_cast<std::uint16_t>(way);
}

bool option_is(const Table& table, const Decision& decision, const Option& option, std::string_view text,
               const std::string& folded, bool by_card) {
  const Match& match = table.match;
  switch (option.kind) {
    case OptionKind::none:
      return false;
    case OptionKind::yes:
      return folded == "yes";
    case OptionKind::no:
      return folded == "no" || (decision.ask == Ask::block && folded == "none");
    case OptionKind::done:
    case OptionKind::decline:
      return folded == "none";
    case OptionKind::keep:
      return folded == "keep";
    case OptionKind::object:
    case OptionKind::card: {
      const CardId card = card_behind(table, option);
      return card != kNoCard && table.names.fits(match, text, card);
    }
    case OptionKind::player: {
      const auto player = table.names.player(text);
      return player && index(*player) == option.a;
    }
    case OptionKind::number:
      return is_number(text) && std::stoi(std::string(text)) == static_cast<std::int16_t>(option.a);
    case OptionKind::mode:
      return opens(text, mode_text(table, decision, option));
    case OptionKind::waiting: {
      if (option.a >= match.state.waiting.size()) return false;
      const Waiting& waiting = match.state.waiting[option.a];
      return names_effect(match, table.names, text, waiting.card, waiting.ability, waiting.keyword, by_card);
    }
    case OptionKind::candidate: {
      const Candidates candidates = open_candidates(match);
      if (option.a >= candidates.size()) return false;
      const Candidate& candidate = candidates[option.a];
      const bool keyword = candidate.node == kCalculationKey;
      return names_effect(match, table.names, text, candidate.card, keyword ? kNoNode : candidate.node,
                          keyword ? match.rules->damage_keyword : kNoKeyword, true);
    }
    case OptionKind::action:
      if (folded == "pay") return way_fits(option, PlayWay::pay);
      if (folded == "free") return way_fits(option, PlayWay::free);
      return way_fits(option, PlayWay::other_cost) && match.book().find(text) != kNoWord &&
             CardId(option.b) != kNoCard && option.d != 0xFFFF && option.d < match.face(CardId(option.b)).abilities.size() &&
             match.face(CardId(option.b)).abilities[option.d].name == match.book().find(text);
  }
  return false;
}

// "ABILITY#2": the second of those that wait under this name, in the order in which they were added.
Indices numbered_waiting(const Table& table, const Decision& decision, std::string_view text) {
  const std::size_t hash = text.rfind('#');
  if (decision.ask != Ask::waiting || hash == std::string_view::npos) return {};
  const std::string_view digits = text.substr(hash + 1);
  if (!is_number(digits) || digits[0] == '-') return {};
  Indices found = options_named(table, decision, text.substr(0, hash));
  const auto& waiting = table.match.state.waiting;
  std::stable_sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
    return waiting[decision.options[a].a].order < waiting[decision.options[b].a].order;
  });
  const std::size_t number = static_cast<std::size_t>(std::stoi(std::string(digits)));
  if (number == 0 || number > found.size()) return {};
  return {found[number - 1]};
}

std::size_t different(const Decision& decision, const Indices& which) {
  std::vector<int> groups;
  for (const std::size_t i : which) groups.push_back(decision.options[i].group);
  std::sort(groups.begin(), groups.end());
  return static_cast<std::size_t>(std::unique(groups.begin(), groups.end()) - groups.begin());
}

// The selection that was open goes on: another pick of the same choice.
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

std::string not_on_offer(const Table& table, const Decision& decision, std::string_view text) {
  return in_quotes(text) + " is not on offer. " + decision_text(table, decision);
}

std::string ambiguous_text(const Table& table, const Decision& decision, std::string_view text, const Indices& found) {
  std::string all;
  for (const std::size_t i : found) {
    if (!all.empty()) all += ", ";
    const CardId card = card_behind(table, decision.options[i]);
    all += in_quotes(card == kNoCard ? option_text(table, decision, decision.options[i])
                                     : table.names.way_to_name(table.match, card));
  }
  return in_quotes(text) + " is ambiguous. Write one of: " + all + ".";
}

// One pick, by name. `same` is how many further picks carry the same name.
AnswerResult pick(Table& table, const Decision& decision, std::string_view text, std::size_t same, bool by_card) {
  const Indices found = options_named(table, decision, text, by_card);
  if (found.empty()) return refusal(not_on_offer(table, decision, text));
  if (different(decision, found) > 1 && found.size() > same + 1) {
    return refusal(ambiguous_text(table, decision, text, found), true);
  }
  apply(table.match, decision.options[found[0]]);
  return taken();
}

// The complete selection: each name once, in any order where no order is asked for, and then no more.
AnswerResult select(Table& table, std::vector<std::string> texts, bool by_card) {
  const Decision first = decision(table.match);
  Decision open = first;
  bool in_progress = true;
  while (!texts.empty()) {
    if (!in_progress) {
      return refusal("The choice is complete without " + in_quotes(texts[0]) + ". " + decision_text(table, first));
    }
    // With an order the next name is the next pick; otherwise whichever of them is on offer now.
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
    AnswerResult result = pick(table, open, text, same, by_card);
    if (!result.ok()) return result;
    texts.erase(texts.begin() + static_cast<std::ptrdiff_t>(next));
    // Chance and orders are asked card by card; a selection keeps its picks until it is complete.
    in_progress = first.ask == Ask::objects
                      ? goes_on(table, open, picks)
                      : table.match.state.pending.ask == open.ask && table.match.state.pending.node == open.node;
    open = decision(table.match);
  }
  if (first.ask != Ask::objects) return taken();
  if (in_progress) {
    if (const Option* none = none_of(open)) {
      apply(table.match, *none);
      return taken();
    }
    return refusal("The choice is not complete: " + std::to_string(open.least) + " more must be chosen. " +
                   decision_text(table, first));
  }
  return taken();
}

// One ability of one object that triggered several times: its name means the one that was added first.
bool same_ability(const Table& table, const Decision& open, const Indices& found) {
  if (open.ask != Ask::waiting) return false;
  const auto& waiting = table.match.state.waiting;
  const Waiting& first = waiting[open.options[found[0]].a];
  return std::all_of(found.begin(), found.end(), [&](std::size_t i) {
    const Waiting& other = waiting[open.options[i].a];
    return other.ability == first.ability && other.self == first.self;
  });
}

AnswerResult give_word(Table& table, const Decision& open, const std::string& text, bool by_card) {
  const std::string folded = fold(text);
  if (folded == "any") {
    take_first(table, open);
    return taken();
  }
  if (open.ask == Ask::objects && folded != "none") {
    if (!options_named(table, open, text, by_card).empty()) return select(table, {text}, by_card);
    return refusal(not_on_offer(table, open, text));
  }
  Indices found = options_named(table, open, text, by_card);
  if (found.empty()) found = numbered_waiting(table, open, text);
  if (found.empty() && open.options.size() == 2 && (folded == "yes" || folded == "no")) {
    // Any two-way question: the first is yes, the second no.
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
    if (cards.empty() || (option.d != 0xFFFF && !table.names.fits(table.match, cards[0].text, CardId(option.d)))) continue;
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
  return open.card != kNoCard && names_effect(table.match, table.names, about, open.card, node, kNoKeyword, true);
}

AnswerResult check_decision(const Table& table, const Decision& open, const Answer& answer) {
  if (answer.asked) {
    const auto player = table.names.player(answer.asked->text);
    if (!player || *player != open.who) {
      return refusal(answer.asked->text + " is not the one who is asked. " + decision_text(table, open));
    }
  }
  for (const Name& name : answer.offered) {
    if (options_named(table, open, name.text).empty() && numbered_waiting(table, open, name.text).empty()) {
      return refusal(not_on_offer(table, open, name.text));
    }
  }
  for (const Name& name : answer.not_offered) {
    if (!options_named(table, open, name.text).empty()) {
      return refusal(in_quotes(name.text) + " should not be on offer. " + decision_text(table, open));
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
      if (open.who != kChance) return refusal("This is not left to chance. " + decision_text(table, open));
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
        return refusal(in_quotes(answer.inner[0].shown()) + " should be refused, but it is accepted. " +
                       decision_text(table, open));
      }
      return {Outcome::checked, {}, false};
    }
  }
  return refusal("");
}

// Whether an answer says what is taken, rather than "whatever it is" or a check.
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

std::vector<std::size_t> options_named(const Table& table, const Decision& decision, std::string_view text,
                                       bool by_card) {
  const std::string folded = fold(text);
  Indices out;
  for (std::size_t i = 0; i < decision.options.size(); ++i)
    if (option_is(table, decision, decision.options[i], text, folded, by_card)) out.push_back(i);
  return out;
}

bool forced(Table& table, const Decision& first) {
  const auto one_outcome = [](const Decision& open) {
    if (open.options.empty()) return false;
    if (open.groups == 1 || open.options.size() == 1) return true;
    // Everything on offer must be chosen.
    return open.ask == Ask::objects && open.least >= static_cast<int>(open.options.size());
  };
  if (!one_outcome(first)) return false;
  if (first.ask != Ask::objects) return true;
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
    if (open.ask != Ask::objects || !goes_on(table, open, picks)) return;
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
  // An if-asked that does not name it is kept for the next decision, so it must not be skipped here.
  AnswerResult result = attempt(table, answer, false);
  if (result.outcome == Outcome::taken) return result;
  table.back_to(before);
  return refusal(std::move(result.why));
}

std::string option_text(const Table& table, const Decision& decision, const Option& option) {
  const Match& match = table.match;
  const auto effect = [&](CardId card, NodeId node, KeywordId keyword) {
    const std::string name = ability_name(match, card, node, keyword);
    const std::string of = card == kNoCard ? std::string() : table.names.shown(match, card);
    if (name.empty()) return of;
    return of.empty() ? name : of + "/" + name;
  };
  switch (option.kind) {
    case OptionKind::none:
      return "nothing";
    case OptionKind::yes:
      return "yes";
    case OptionKind::no:
      return "no";
    case OptionKind::done:
    case OptionKind::decline:
      return "none";
    case OptionKind::keep:
      return "keep";
    case OptionKind::object:
    case OptionKind::card:
      return table.names.shown(match, card_behind(table, option));
    case OptionKind::player:
      return table.names.player_name(PlayerId(static_cast<std::uint8_t>(option.a)));
    case OptionKind::number:
      return std::to_string(static_cast<std::int16_t>(option.a));
    case OptionKind::mode:
      return mode_text(table, decision, option);
    case OptionKind::waiting: {
      if (option.a >= match.state.waiting.size()) return "?";
      const Waiting& waiting = match.state.waiting[option.a];
      return effect(waiting.card, waiting.ability, waiting.keyword);
    }
    case OptionKind::candidate: {
      const Candidates candidates = open_candidates(match);
      if (option.a >= candidates.size()) return "?";
      const Candidate& candidate = candidates[option.a];
      if (candidate.node == kCalculationKey) return effect(candidate.card, kNoNode, match.rules->damage_keyword);
      return effect(candidate.card, candidate.node, kNoKeyword);
    }
    case OptionKind::action: {
      std::string out = option.a < match.rules->verbs.size() ? std::string(match.rules->verbs[option.a]) : "?";
      if (decision.ask == Ask::way) {
        out.clear();
        const auto way = static_cast<PlayWay>(option.c);
        if (way == PlayWay::pay) return "pay";
        if (way == PlayWay::free) return "free";
        for (const VerbWord& verb : table.game->words->verbs)
          for (const WayWord& word : verb.ways)
            if (word.way == way || word.several == way) out = word.key;
        if (out.empty()) return "another cost";
      } else if (option.b != index(kNoCard)) {
        out += " " + table.names.shown(match, CardId(option.b));
      }
      if (option.d != 0xFFFF && option.d < match.state.cards.size()) out += ": " + table.names.shown(match, CardId(option.d));
      return out;
    }
  }
  return {};
}

std::string offer(const Table& table, const Decision& decision) {
  std::vector<std::string> texts;
  std::vector<int> groups;
  for (const Option& option : decision.options) {
    if (std::find(groups.begin(), groups.end(), option.group) != groups.end()) continue;
    groups.push_back(option.group);
    texts.push_back(option_text(table, decision, option));
  }
  std::string out;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i > 0) out += ", ";
    out += in_quotes(texts[i]);
  }
  return out.empty() ? "nothing" : out;
}

std::string decision_text(const Table& table, const Decision& decision) {
  if (decision.ask == Ask::none) return "Nobody is asked anything: the game is over.";
  if (decision.ask == Ask::action) return table.names.player_name(decision.who) + " may act freely; no decision is open.";
  static constexpr std::string_view kQuestions[] = {
      "nothing",          "which action",        "yes or no",     "which card",         "which number",
      "which mode",       "which of the two",    "which ability resolves next", "which replacement effect applies",
      "whether the replacement effect applies", "whether the card enters exerted", "how the card is played",
      "which card",       "which cards of the opening hand to put back", "which player", "which card is next",
      "which name",       "which cards pay",     "who blocks",    "how often"};
  std::string out = table.names.player_name(decision.who) + " is asked ";
  out += kQuestions[static_cast<std::size_t>(decision.ask)];
  if (decision.card != kNoCard) {
    out += " (" + table.names.shown(table.match, decision.card) + ")";
  }
  return out + "; on offer: " + offer(table, decision) + ".";
}

}  // namespace kawari
