#include "judge/offer.h"

#include <algorithm>

#include "ir/book.h"
#include "judge/words.h"
#include "judge/yaml_reader.h"
#include "replace/settle.h"
#include "state/query.h"
#include "text/print.h"

namespace kawari {

CardId card_behind(const Table& table, const Option& option) {
  if (option.kind == OptionKind::card) return CardId(option.a);
  if (option.kind == OptionKind::object) return card_of(table.match.state, ObjectRef{option.a, option.b});
  return kNoCard;
}

bool way_fits(const Option& option, PlayWay way) {
  return option.kind == OptionKind::action && option.c == static_cast<std::uint16_t>(way);
}

namespace {

// The text of one mode of the node that asks.
std::string mode_text(const Table& table, const Decision& decision, const Option& option) {
  const Book& book = table.match.book();
  if (decision.ask == Ask::way) return option.a == static_cast<std::uint16_t>(PlayWay::free) ? "free" : "pay";
  if (decision.node == kNoNode) return {};
  const Node& node = book[decision.node];
  // `or` has its players in front of the two alternatives.
  const int first = node.op == Op::either_or ? 1 : 0;
  const int kid = first + option.a;
  if (kid >= node.kid_count) return {};
  return print_node(table.match.rules->grammar(), book, book.kid(node, kid), Language::en);
}

std::string colour_word(const Match& match, const Option& option) {
  return match.rules->grammar().vocabulary().colours[option.a].en;
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
    case OptionKind::name:
      return WordId(option.a) != kNoWord && match.book().find(text) == WordId(option.a);
    case OptionKind::colour:
      return folded == fold(colour_word(match, option));
    case OptionKind::number:
      if (option.b != 0 && folded == fold(match.rules->keywords[option.b - 1u].name)) return true;
      return is_number(text) && number_in(text) == static_cast<std::int16_t>(option.a);
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
      if (!way_fits(option, PlayWay::other_cost) || option.d == 0xFFFF) return false;
      for (const Ability& ability : match.face(CardId(option.d)).abilities)
        if (ability.name != kNoWord && ability.name == match.book().find(text)) return true;
      return false;
  }
  return false;
}

}  // namespace

std::vector<std::size_t> options_named(const Table& table, const Decision& decision, std::string_view text,
                                       bool by_card) {
  const std::string folded = fold(text);
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < decision.options.size(); ++i)
    if (option_is(table, decision, decision.options[i], text, folded, by_card)) out.push_back(i);
  return out;
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
    case OptionKind::name:
      return WordId(option.a) == kNoWord ? std::string("?") : match.book().word(WordId(option.a));
    case OptionKind::colour:
      return colour_word(match, option);
    case OptionKind::number:
      if (option.b != 0) return std::string(match.rules->keywords[option.b - 1u].name);
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
      if (candidate.node == kCalculationKey)
        return effect(candidate.card, kNoNode, match.rules->damage_keyword);
      return effect(candidate.card, candidate.node, kNoKeyword);
    }
    case OptionKind::action: {
      std::string out =
          option.a < match.rules->verbs.size() ? std::string(match.rules->verbs[option.a]) : "?";
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
      if (option.d != 0xFFFF && option.d < match.state.cards.size())
        out += ": " + table.names.shown(match, CardId(option.d));
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
  return out.empty() ? say(table.language, Word::nothing) : out;
}

std::string decision_text(const Table& table, const Decision& decision) {
  if (decision.ask == Ask::none) return say(table.language, Word::game_over);
  if (decision.ask == Ask::action) {
    return say(table.language, Word::may_act, {{"player", SlotText(table.names.player_name(decision.who))}});
  }
  return say(table.language, Word::asked,
             {{"question", SlotText(table.explainer().question(decision.ask, decision.who, decision.node,
                                                               decision.card))},
              {"offer", SlotText(offer(table, decision))}});
}

}  // namespace kawari
