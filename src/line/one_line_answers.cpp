// Answers in a one-line question: the text behind `choosing`, or in square brackets.
#include <algorithm>

#include "ir/book.h"
#include "line/asking_words.h"
#include "line/one_line_roles.h"
#include "scenario/yaml_reader.h"

namespace kawari {
namespace {

constexpr std::string_view kChoosing = "choosing|choose|chooses|answering|eligiendo|elige|respondiendo";

constexpr int kUnclear = 25;

// Answers that are words of the format.
struct AnswerWord {
  std::string_view words, answer;
};
constexpr AnswerWord kAnswerWords[] = {
    {"yes|y|sí|はい", "yes"},
    {"no|n|いいえ", "no"},
    {"none|nothing|nobody|ninguno|ninguna|nada|nadie|なし", "none"},
    {"any|first|cualquiera", "any"},
    {"pay|paga|pagar", "pay"},
    {"free|gratis", "free"},
};

}  // namespace

// The clause without its answers.
std::string_view ClauseReader::cut_answers(std::string_view clause, std::vector<Answer>& answers) {
  std::string_view list;
  std::string_view bare = clause;
  if (const auto found = find_phrases(clause, kChoosing); !found.empty()) {
    bare = trimmed(clause.substr(0, found[0].begin));
    list = trimmed(clause.substr(found[0].end));
    if (list.starts_with(':')) list = trimmed(list.substr(1));
    const Bracketed all = trailing_brackets(list, '[');
    if (all.found && all.before.empty()) list = all.inside;
    while (!bare.empty() && (bare.back() == ',' || bare.back() == ' ')) bare.remove_suffix(1);
  } else if (const Bracketed brackets = trailing_brackets(clause, '['); brackets.found) {
    bare = brackets.before;
    list = brackets.inside;
  }
  if (list.empty()) return bare;
  for (const std::string_view piece :
       split_list(list, [&](std::string_view text) { return answer(text).second; })) {
    if (piece.empty()) continue;
    auto [one, cost] = answer(piece);
    doubt_ += std::min(10, cost);
    // Words that are not a card may be the beginning of a mode. A name that fits several cards is a mistake.
    const Role role = card_here(piece, std::nullopt, Zone::play);
    if (one.kind == AnswerKind::word && cost >= kUnclear && role.which.size() > 1) complain(role);
    answers.push_back(std::move(one));
  }
  return bare;
}

std::pair<Answer, int> ClauseReader::answer(std::string_view text, bool in_selection) const {
  text = trimmed(text);
  Answer out;
  out.at = {1, column_of(line_, text)};
  const auto wrap = [&](AnswerKind kind, std::pair<Answer, int> inner) {
    out.kind = kind;
    out.inner.push_back(std::move(inner.first));
    return std::pair(out, inner.second);
  };
  const auto several = [&](const std::vector<std::string_view>& parts) {
    int cost = 0;
    out.kind = AnswerKind::list;
    for (const std::string_view part : parts) {
      auto [one, its_cost] = answer(part, true);
      cost += one.kind == AnswerKind::word ? its_cost : kUnclear;
      out.inner.push_back(std::move(one));
    }
    return std::pair(out, cost);
  };
  for (const char open : {'[', '('}) {
    const Bracketed brackets = trailing_brackets(text, open);
    if (brackets.found && brackets.before.empty() && !in_selection)
      return several(
          split_list(brackets.inside, [&](std::string_view part) { return answer(part, true).second; }));
  }
  // "B: no": B must be the asked player.
  if (const std::string_view before = split_outside(text, ":")[0]; before.size() < text.size()) {
    if (const auto who = player(before)) {
      out.asked = name(out_.players[*who].name.text, before);
      return wrap(AnswerKind::by, answer(text.substr(text.find(':', before.size()) + 1), in_selection));
    }
  }
  if (const std::size_t chance = leading_phrase(text, "random|at random|al azar|azar"))
    return wrap(AnswerKind::random, answer(text.substr(chance), in_selection));
  for (const VerbWord& verb : words_.verbs) {
    for (const WayWord& way : verb.ways) {
      const std::size_t key = leading_phrase(text, way.key);
      if (key == 0 || key >= text.size()) continue;
      std::string_view card = text.substr(key);
      card.remove_prefix(leading_phrase(card, "onto|on|with|sobre|encima de|con"));
      out.text = way.key;
      return wrap(AnswerKind::way, answer(card, in_selection));
    }
  }
  for (const AnswerWord& word : kAnswerWords) {
    if (text.empty() || leading_phrase(text, word.words) != text.size()) continue;
    out.text = word.answer;
    return {out, 0};
  }
  out.text = unquoted(text);
  if (is_number(out.text)) return {out, 0};
  if (const auto who = player(text)) {
    out.text = out_.players[*who].name.text;
    return {out, 0};
  }
  const Role card = card_here(text, std::nullopt, Zone::play);
  if (card.found()) {
    out.text = card.written;
    return {out, card.cost};
  }
  // For copies of one card the name is enough, if only one of them is on offer.
  const auto same_name = [&](std::size_t i) {
    return table_->all()[i].name == table_->all()[card.which[0]].name;
  };
  if (!card.which.empty() && std::all_of(card.which.begin(), card.which.end(), same_name)) {
    out.text = table_->all()[card.which[0]].name;
    return {out, 2};
  }
  NameIndex abilities;
  for (const TableCard& one : table_->all()) {
    const FaceId face = cards_.find(one.name);
    if (face == kNoFace) continue;
    for (const Ability& ability : cards_[face].abilities)
      if (ability.name != kNoWord) abilities.add(cards_.book().word(ability.name));
  }
  if (const Guess guess = abilities.guess(text); !guess.which.empty()) {
    const std::string& first = abilities[guess.which[0]];
    if (std::all_of(guess.which.begin(), guess.which.end(),
                    [&](std::size_t i) { return abilities[i] == first; })) {
      out.text = first;
      return {out, 3};
    }
  }
  // "Flounder and Beast", "Flounder + Beast": a selection.
  std::vector<std::string_view> parts;
  for (const std::string_view part : split_outside(text, "+&")) {
    std::size_t from = 0;
    for (const Stretch& at : find_phrases(part, "and|y|e")) {
      parts.push_back(trimmed(part.substr(from, at.begin - from)));
      from = at.end;
    }
    parts.push_back(trimmed(part.substr(from)));
  }
  if (parts.size() > 1 && !in_selection) {
    auto [list, cost] = several(parts);
    if (cost < kUnclear) return {list, cost};
    out.kind = AnswerKind::word;
    out.inner.clear();
  }
  return {out, kUnclear * (1 + static_cast<int>(std::count(text.begin(), text.end(), ',')))};
}

}  // namespace kawari
