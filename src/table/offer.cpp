#include "table/offer.h"

#include <algorithm>

#include "ir/book.h"
#include "replace/settle.h"
#include "scenario/yaml_reader.h"
#include "state/query.h"
#include "table/words.h"
#include "text/print.h"

namespace kawari {

CardId card_behind(const Table& table, const Option& option) {
  if (option.is(OptionKind::card)) return option.card();
  if (option.is(OptionKind::object)) return card_of(table.match.state, option.object());
  return kNoCard;
}

bool way_fits(const Option& option, PlayWay way) {
  return option.is(OptionKind::action) && option.action().way == way;
}

namespace {

// The side at which a card enters linked; with the card that lies there, if another place is at the same
// side.
std::string side_text(const Table& table, const Decision& decision, const Option& option) {
  const Match& match = table.match;
  const LinkPlaces places = match.rules->link_sides.places(match, decision.card);
  const LinkPlace& at = places[static_cast<std::size_t>(option.mode())];
  const std::string side = symbol_of(ValueOf::Side, at.side, match.rules->grammar().names());
  const auto same = std::count_if(places.begin(), places.end(),
                                  [&](const LinkPlace& other) { return other.side == at.side; });
  if (same == 1) return side;
  const bool beside = at.side == kLeft || at.side == kRight;
  return side + (beside ? " of " : " ") + std::string(match.own_face(at.of).full_name);
}

// The text of one mode of the asking node.
std::string mode_text(const Table& table, const Decision& decision, const Option& option) {
  const Book& book = table.match.book();
  if (decision.ask == Ask::side) return side_text(table, decision, option);
  if (decision.node == kNoNode) return {};
  const Node& node = book[decision.node];
  // In `or`, the players come before the two alternatives.
  const int kid = first_kid_of(book, node, Sort::Stmt) + option.mode();
  if (kid >= node.kid_count) return {};
  return print_node(table.match.rules->grammar(), book, book.kid(node, kid), Language::en);
}

std::string_view way_text(const Option& option) { return option.way() == PlayWay::free ? "free" : "pay"; }

std::string keyword_name(const Match& match, const Option& option) {
  return std::string(match.rules->keywords[index(option.keyword())].name);
}

std::string colour_word(const Match& match, const Option& option) {
  return match.rules->grammar().vocabulary().colours[index(option.colour())].en;
}

// Whether each of several linked cards is an option of its own.
bool offers_linked_cards(const Match& match, const Decision& decision) {
  return std::any_of(decision.options.begin(), decision.options.end(), [&](const Option& option) {
    return option.is(OptionKind::object) && option.object().is_card() &&
           is_linked(match.state, option.object().card());
  });
}

// An object of linked cards can be called by the name of any of them.
bool names_linked(const Table& table, std::string_view text, CardId top) {
  const State& state = table.match.state;
  const Pile linked = linked_of(state, state.slot(state.card(top).slot));
  return std::any_of(linked.begin(), linked.end(),
                     [&](CardId card) { return table.names.fits(table.match, text, card); });
}

bool option_is(const Table& table, const Decision& decision, const Option& option, std::string_view text,
               const std::string& folded, bool by_card) {
  const Match& match = table.match;
  switch (option.kind()) {
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
      if (card == kNoCard) return false;
      if (table.names.fits(match, text, card)) return true;
      return is_linked(match.state, card) && !offers_linked_cards(match, decision) &&
             names_linked(table, text, card);
    }
    case OptionKind::player: {
      const auto player = table.names.player(text);
      return player && *player == option.player();
    }
    case OptionKind::name:
      return option.name() != kNoWord && match.book().find(text) == option.name();
    case OptionKind::colour:
      return folded == fold(colour_word(match, option));
    case OptionKind::number:
      if (option.keyword() != kNoKeyword && folded == fold(keyword_name(match, option))) return true;
      return is_number(text) && number_in(text) == option.number();
    case OptionKind::way:
      return opens(text, way_text(option));
    case OptionKind::mode:
      return opens(text, mode_text(table, decision, option));
    case OptionKind::waiting: {
      const Waiting* waiting = find_waiting(match.state, option.waiting());
      return waiting != nullptr && names_effect(match, table.names, text, waiting->card, waiting->ability,
                                                waiting->keyword, by_card);
    }
    case OptionKind::candidate: {
      const Candidates candidates = open_candidates(match);
      if (option.candidate() >= candidates.size()) return false;
      const Candidate& candidate = candidates[option.candidate()];
      const bool keyword = candidate.node == kCalculationKey;
      return names_effect(match, table.names, text, candidate.card, keyword ? kNoNode : candidate.node,
                          keyword ? match.rules->damage_keyword : kNoKeyword, true);
    }
    case OptionKind::action:
      if (folded == "pay") return way_fits(option, PlayWay::pay);
      if (folded == "free") return way_fits(option, PlayWay::free);
      if (!way_fits(option, PlayWay::other_cost) || !option.action().target.is_card()) return false;
      for (const Ability& ability : match.face(option.action().target.card()).abilities)
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

Sentence shown_sentence(const Table& table, CardId card) {
  if (card == kNoCard) return table.names.shown(table.match, card);
  const FaceId face = table.match.state.card(card).face;
  return {table.names.shown(table.match, card),
          CardSpan{card, face, face == kNoFace ? std::string() : table.match.face(card).full_name}};
}

Sentence named_sentence(const Table& table, const std::string& name) {
  if (const auto player = table.names.player(name)) return {name, PlayerSpan{*player}};
  const std::vector<CardId> meant = table.names.meant(table.match, name);
  if (meant.empty()) return name;
  const FaceId face = table.match.state.card(meant[0]).face;
  if (face == kNoFace) return name;
  // Of several copies it is one of them, and not said which.
  const bool same = std::all_of(meant.begin(), meant.end(),
                                [&](CardId card) { return table.match.state.card(card).face == face; });
  if (!same) return name;
  return {name, CardSpan{meant.size() == 1 ? meant[0] : kNoCard, face, table.match.face(meant[0]).full_name}};
}

Sentence option_text(const Table& table, const Decision& decision, const Option& option) {
  const Match& match = table.match;
  const auto effect = [&](CardId card, NodeId node, KeywordId keyword) {
    const std::string name = ability_name(match, card, node, keyword);
    if (card == kNoCard) return Sentence(name, AbilitySpan{{}, name});
    const Sentence of = shown_sentence(table, card);
    if (name.empty()) return of;
    return of + "/" + Sentence(name, AbilitySpan{*card_of(of.spans()[0]), name});
  };
  switch (option.kind()) {
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
      return shown_sentence(table, card_behind(table, option));
    case OptionKind::player:
      return {table.names.player_name(option.player()), PlayerSpan{option.player()}};
    case OptionKind::name:
      if (option.name() == kNoWord) return "?";
      return {match.book().word(option.name()), CardSpan{kNoCard, kNoFace, match.book().word(option.name())}};
    case OptionKind::colour:
      return colour_word(match, option);
    case OptionKind::number:
      if (option.keyword() != kNoKeyword) return keyword_name(match, option);
      return {std::to_string(option.number()), AmountSpan{option.number()}};
    case OptionKind::way:
      return std::string(way_text(option));
    case OptionKind::mode:
      return mode_text(table, decision, option);
    case OptionKind::waiting: {
      const Waiting* waiting = find_waiting(match.state, option.waiting());
      return waiting == nullptr ? Sentence("?") : effect(waiting->card, waiting->ability, waiting->keyword);
    }
    case OptionKind::candidate: {
      const Candidates candidates = open_candidates(match);
      if (option.candidate() >= candidates.size()) return "?";
      const Candidate& candidate = candidates[option.candidate()];
      if (candidate.node == kCalculationKey)
        return effect(candidate.card, kNoNode, match.rules->damage_keyword);
      return effect(candidate.card, candidate.node, kNoKeyword);
    }
    case OptionKind::action: {
      const ActionOption& action = option.action();
      Sentence out(std::string(match.rules->verb_name(action.verb)));
      if (out.empty()) out = "?";
      if (decision.ask == Ask::way) {
        out = {};
        const PlayWay way = action.way;
        if (way == PlayWay::pay) return "pay";
        if (way == PlayWay::free) return "free";
        for (const VerbWord& verb : table.game->words->verbs)
          for (const WayWord& word : verb.ways)
            if (word.way == way || word.several == way) out = std::string(word.key);
        if (out.empty()) return "another cost";
      } else if (action.card != kNoCard) {
        out += " " + shown_sentence(table, action.card);
      }
      if (action.target.is_card()) out += ": " + shown_sentence(table, action.target.card());
      return out;
    }
  }
  return {};
}

Sentence offer(const Table& table, const Decision& decision) {
  std::vector<Sentence> texts;
  std::vector<int> groups;
  for (const Option& option : decision.options) {
    if (std::find(groups.begin(), groups.end(), option.group) != groups.end()) continue;
    groups.push_back(option.group);
    texts.push_back(option_text(table, decision, option));
  }
  Sentence out;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i > 0) out += ", ";
    out += "\"" + texts[i] + "\"";
  }
  return out.empty() ? tell(table.language, Word::nothing) : out;
}

Sentence decision_text(const Table& table, const Decision& decision) {
  if (decision.ask == Ask::none) return tell(table.language, Word::game_over);
  if (decision.ask == Ask::action) {
    return tell(table.language, Word::may_act,
                {{"player", named_sentence(table, table.names.player_name(decision.who))}});
  }
  return tell(table.language, Word::asked,
              {{"question", SlotText(table.explainer().question(decision.ask, decision.who, decision.node,
                                                                decision.card))},
               {"offer", SlotText(offer(table, decision))}});
}

}  // namespace kawari
