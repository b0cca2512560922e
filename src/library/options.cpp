// The open decision: its options as values, by their ids and in words; and why other actions are not on
// offer.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

#include "event/event.h"
#include "explain/speaker.h"
#include "ir/book.h"
#include "kawari/game.h"
#include "library/guard.h"
#include "library/inside.h"
#include "replace/settle.h"
#include "state/query.h"
#include "state/verdict.h"
#include "table/names.h"

namespace kawari::v1 {

namespace {

constexpr std::size_t kMostRefusals = 8;  // of one kind of action

// The place of the printed ability for which it holds, from 1; 0: there is none.
template <class Holds>
int place_of(const std::vector<kawari::Ability>& printed, Holds holds) {
  const auto found = std::find_if(printed.begin(), printed.end(), holds);
  return found == printed.end() ? 0 : static_cast<int>(found - printed.begin()) + 1;
}

std::string_view keyword_name(const Match& match, KeywordId keyword) {
  return match.rules->grammar().vocabulary().keywords[index(keyword)].en;
}

// The ability of a card that this node is.
AbilityRef ability_at(const Match& match, kawari::CardId card, NodeId node, KeywordId keyword) {
  AbilityRef out;
  if (card == kNoCard) return out;
  const std::vector<kawari::Ability>& printed = match.face(card).abilities;
  out.place = place_of(printed, [&](const kawari::Ability& one) { return one.root == node; });
  if (out.place == 0 && keyword != kNoKeyword)
    out.place = place_of(printed, [&](const kawari::Ability& one) { return one.keyword == keyword; });
  if (const WordId name = kawari::ability_name(match, card, node, &keyword); name != kNoWord)
    out.name = match.book().word(name);
  else if (keyword != kNoKeyword)
    out.name = keyword_name(match, keyword);
  return out;
}

// The ability that an action uses: a printed one, or one that a keyword or an effect gives.
AbilityRef used_ability(const Match& match, const ActionOption& action) {
  const std::vector<kawari::Ability>& printed = match.face(action.card).abilities;
  if (action.ability < printed.size())
    return {action.ability + 1, printed_name(*match.rules, match.book(), printed[action.ability])};
  if (action.ability < kKeywordAbilities) return {};
  // Abilities of keywords are numbered through all keywords.
  std::size_t at = kKeywordAbilities;
  for (std::size_t k = 0; k < match.cards->keyword_abilities.size(); ++k) {
    at += match.cards->keyword_abilities[k].size();
    if (action.ability >= at) continue;
    const auto keyword = KeywordId(k);
    return {place_of(printed, [&](const kawari::Ability& one) { return one.keyword == keyword; }),
            keyword_name(match, keyword)};
  }
  return {};
}

// An ability by its name; without one, by its place on the card, or by what it is.
std::string ability_id(const Match& match, kawari::CardId card, NodeId node, KeywordId keyword) {
  if (node == kCalculationKey) return "damage";
  if (const std::string named = slug(ability_name(match, card, node, keyword)); !named.empty()) return named;
  if (card != kNoCard)
    if (const int place = place_of(match.face(card).abilities,
                                   [&](const kawari::Ability& one) { return one.root == node; });
        place > 0)
      return std::to_string(place);
  return "effect";
}

// The ability that an action uses, by its name or its place; of those that effects have given it "given",
// "given-2" …
std::string used_ability_id(const Match& match, const ActionOption& action) {
  const AbilityRef used = used_ability(match, action);
  if (used.place > 0 || !used.name.empty()) return ability_slug(used.name, used.place);
  const int given = action.ability - kGivenAbilities + 1;
  return given <= 1 ? std::string("given") : fmt::format("given-{}", given);
}

// The name of the ability that an action uses; without one as its id has it.
std::string ability_used(const Match& match, const ActionOption& action) {
  const AbilityRef used = used_ability(match, action);
  return used.name.empty() ? used_ability_id(match, action) : std::string(used.name);
}

// The name of the card's ability that this node is part of; empty if it is none of them, or has no name.
std::string ability_around(const Match& match, kawari::CardId card, NodeId node) {
  if (node == kNoNode) return {};
  const Book& book = match.book();
  const auto within = [&](auto&& self, NodeId root) -> bool {
    if (root == node) return true;
    if (book.absent(root)) return false;
    for (int i = 0; i < book[root].kid_count; ++i)
      if (self(self, book.kid(root, i))) return true;
    return false;
  };
  for (const kawari::Ability& ability : match.face(card).abilities)
    if (ability.root != kNoNode && within(within, ability.root))
      return ability_name(match, card, ability.root, ability.keyword);
  return {};
}

std::string action_id(const GameState& game, const ActionOption& action, const Numbers& numbers) {
  const Rules& rules = *game.match.rules;
  std::string out(rules.verb_name(action.verb));
  if (action.card != kNoCard) out += fmt::format(":{}", numbers.now(action.card));
  if (action.way != PlayWay::pay) out += fmt::format("/{}", slug(rules.way_name(action.way)));
  if (action.ability != kNoAbility && action.card != kNoCard)
    out += "/" + used_ability_id(game.match, action);
  if (action.target.is_card()) out += fmt::format(">{}", numbers.now(action.target.card()));
  if (action.target.kind() == TargetKind::player)
    out += fmt::format(">player:{}", index(action.target.player()));
  return out;
}

std::string card_option(const Numbers& numbers, kawari::CardId card) {
  const CardId number = numbers.now(card);
  return number == 0 ? "card:?" : fmt::format("card:{}", number);
}

kawari::CardId card_picked(const Match& match, const kawari::Option& option) {
  switch (option.kind()) {
    case kawari::OptionKind::object:
      return card_of(match.state, option.object());
    case kawari::OptionKind::card:
      return option.card();
    case kawari::OptionKind::waiting: {
      const Waiting* waiting = find_waiting(match.state, option.waiting());
      return waiting == nullptr ? kNoCard : waiting->card;
    }
    case kawari::OptionKind::candidate: {
      const Candidates found = open_candidates(match);
      return option.candidate() < found.size() ? found[option.candidate()].card : kNoCard;
    }
    case kawari::OptionKind::action:
      return option.action().card;
    case kawari::OptionKind::none:
    case kawari::OptionKind::yes:
    case kawari::OptionKind::no:
    case kawari::OptionKind::done:
    case kawari::OptionKind::player:
    case kawari::OptionKind::number:
    case kawari::OptionKind::mode:
    case kawari::OptionKind::decline:
    case kawari::OptionKind::keep:
    case kawari::OptionKind::name:
    case kawari::OptionKind::colour:
    case kawari::OptionKind::way:
      return kNoCard;
  }
  return kNoCard;
}

OptionKind public_kind(kawari::OptionKind kind) {
  switch (kind) {
    case kawari::OptionKind::none:
    case kawari::OptionKind::done:
      return OptionKind::done;
    case kawari::OptionKind::yes:
      return OptionKind::yes;
    case kawari::OptionKind::no:
      return OptionKind::no;
    case kawari::OptionKind::object:
    case kawari::OptionKind::card:
      return OptionKind::card;
    case kawari::OptionKind::player:
      return OptionKind::player;
    case kawari::OptionKind::number:
      return OptionKind::number;
    case kawari::OptionKind::mode:
      return OptionKind::mode;
    case kawari::OptionKind::waiting:
      return OptionKind::effect;
    case kawari::OptionKind::candidate:
      return OptionKind::replacement;
    case kawari::OptionKind::action:
      return OptionKind::action;
    case kawari::OptionKind::decline:
      return OptionKind::decline;
    case kawari::OptionKind::keep:
      return OptionKind::keep;
    case kawari::OptionKind::name:
      return OptionKind::name;
    case kawari::OptionKind::colour:
      return OptionKind::colour;
    case kawari::OptionKind::way:
      return OptionKind::way;
  }
  return OptionKind::done;
}

// The asked player, or what everybody sees if chance is asked.
Viewer asked(const GameState& game) { return Viewer(game.decision.player); }

// Twins get a number behind, in their order.
void tell_twins_apart(std::vector<std::string>& ids) {
  std::map<std::string, int> seen;
  for (std::string& id : ids)
    if (const int n = ++seen[id]; n > 1) id += fmt::format("~{}", n);
}

class Refusing {
 public:
  Refusing(const GameState& game, Viewer viewer, Language language, kawari::CardId card)
      : game_(game),
        numbers_(game, viewer),
        explainer_(explainer_of(game, viewer, language)),
        language_(language),
        card_(card) {}

  std::vector<Refusal> all() {
    const Rules& rules = *game_.match.rules;
    for (std::size_t i = 0; i < rules.verbs.size(); ++i) {
      const VerbWord* word = verb_named(*game_.game, rules.verbs[i]);
      if (word == nullptr || !word->has_card) continue;
      verb(ActionId{static_cast<std::uint8_t>(i)}, *word);
    }
    return std::move(out_);
  }

  // The refusal of this action; nothing if it is allowed.
  std::optional<Refusal> one(const ActionOption& action) {
    if (legal(action, kMostRefusals) || out_.empty()) return std::nullopt;
    return std::move(out_.back());
  }

 private:
  void verb(ActionId id, const VerbWord& word) {
    ActionOption action;
    action.verb = id;
    action.card = card_;
    if (word.has_ability) {
      const std::vector<kawari::Ability>& abilities = game_.match.face(card_).abilities;
      for (std::size_t i = 0; i < abilities.size(); ++i) {
        if (abilities[i].kind != AbilityKind::activated) continue;
        action.ability = static_cast<std::uint16_t>(i);
        (void)legal(action, kMostRefusals);
      }
      return;
    }
    if (word.target_key.empty() || !word.target_needed) {
      (void)legal(action, kMostRefusals);
      return;
    }
    targets(action, word);
  }

  // Where some targets are allowed, those that are not are told one by one; where none is, each reason once.
  void targets(ActionOption action, const VerbWord& word) {
    const State& state = game_.match.state;
    std::vector<Refusal> refused;
    bool any = false;
    const auto attempt = [&](Target target) {
      action.target = target;
      const std::size_t before = out_.size();
      any = legal(action, kMostRefusals) || any;
      if (out_.size() > before) {
        refused.push_back(std::move(out_.back()));
        out_.pop_back();
      }
    };
    for (const SlotId slot : slots_in_order(state))
      if (state.slot(slot).top != card_) attempt(state.slot(slot).top);
    if (word.target_may_be_player)
      for (std::uint8_t p = 0; p < state.player_count; ++p)
        if (PlayerId{p} != state.card(card_).player()) attempt(PlayerId{p});
    if (refused.empty() && !any)
      (void)legal({action.verb, PlayWay::pay, card_, kNoAbility, {}}, kMostRefusals);
    std::vector<std::string> reasons;
    std::size_t told = 0;
    for (Refusal& one : refused) {
      const std::string reason = one.reason.text();
      if (!any && std::find(reasons.begin(), reasons.end(), reason) != reasons.end()) continue;
      reasons.push_back(reason);
      if (++told > kMostRefusals) break;
      out_.push_back(std::move(one));
    }
  }

  bool legal(const ActionOption& action, std::size_t most) {
    const Verdict verdict = may_act(game_.match, action);
    if (verdict.legal || out_.size() >= most * 8) return verdict.legal;
    Refusal out;
    out.verb = game_.match.rules->verb_name(action.verb);
    out.card = numbers_.now(card_);
    if (action.target.is_card()) out.target = numbers_.now(action.target.card());
    if (action.target.kind() == TargetKind::player) out.player = index(action.target.player());
    out.label = public_sentence(explainer_.option(kawari::Option::action(action)), numbers_);
    out.reason = public_sentence(explainer_.verdict(verdict, false), numbers_);
    out.rules = public_rules({cite(game_.match, verdict.rule, engine(language_))});
    out_.push_back(std::move(out));
    return false;
  }

  const GameState& game_;
  Numbers numbers_;
  Explainer explainer_;
  Language language_;
  kawari::CardId card_;
  std::vector<Refusal> out_;
};

}  // namespace

std::string_view name_of(OptionKind kind) {
  switch (kind) {
    case OptionKind::yes:
      return "yes";
    case OptionKind::no:
      return "no";
    case OptionKind::done:
      return "done";
    case OptionKind::card:
      return "card";
    case OptionKind::player:
      return "player";
    case OptionKind::number:
      return "number";
    case OptionKind::mode:
      return "mode";
    case OptionKind::effect:
      return "effect";
    case OptionKind::replacement:
      return "replacement";
    case OptionKind::action:
      return "action";
    case OptionKind::decline:
      return "decline";
    case OptionKind::keep:
      return "keep";
    case OptionKind::name:
      return "name";
    case OptionKind::colour:
      return "colour";
    case OptionKind::way:
      return "way";
  }
  return "done";
}

std::string plain_option_id(const GameState& game, const kawari::Option& option, const Numbers& numbers) {
  const Match& match = game.match;
  switch (option.kind()) {
    case kawari::OptionKind::none:
    case kawari::OptionKind::done:
      return "done";
    case kawari::OptionKind::yes:
      return "yes";
    case kawari::OptionKind::no:
      return "no";
    case kawari::OptionKind::decline:
      return "decline";
    case kawari::OptionKind::keep:
      return "keep";
    case kawari::OptionKind::object:
    case kawari::OptionKind::card:
      return card_option(numbers, card_picked(match, option));
    case kawari::OptionKind::player:
      return fmt::format("player:{}", index(option.player()));
    case kawari::OptionKind::number:
      if (option.keyword() == kNoKeyword) return fmt::format("number:{}", option.number());
      return fmt::format("number:{}/{}", option.number(),
                         slug(match.rules->grammar().vocabulary().keywords[index(option.keyword())].en));
    case kawari::OptionKind::mode:
      return fmt::format("mode:{}", option.mode() + 1);
    case kawari::OptionKind::way:
      return "way:" + slug(match.rules->way_name(option.way()));
    case kawari::OptionKind::waiting: {
      const Waiting* waiting = find_waiting(match.state, option.waiting());
      if (waiting == nullptr) return "effect:gone";
      return fmt::format("effect:{}@{}", ability_id(match, waiting->card, waiting->ability, waiting->keyword),
                         numbers.now(waiting->card));
    }
    case kawari::OptionKind::candidate: {
      const Candidates found = open_candidates(match);
      if (option.candidate() >= found.size()) return "replace:gone";
      const Candidate& one = found[option.candidate()];
      return fmt::format("replace:{}@{}", ability_id(match, one.card, one.node, kNoKeyword),
                         numbers.now(one.card));
    }
    case kawari::OptionKind::action:
      return action_id(game, option.action(), numbers);
    case kawari::OptionKind::name:
      return option.name() == kNoWord ? "name:*" : "name:" + match.book().word(option.name());
    case kawari::OptionKind::colour:
      return "colour:" + slug(match.rules->grammar().vocabulary().colours[index(option.colour())].en);
  }
  return "done";
}

Option Game::option(std::size_t i) const {
  Option out;
  if (over() || i >= state_->open.options.size()) return out;
  const GameState& game = *state_;
  const kawari::Option& option = game.open.options[i];
  const Numbers numbers(game, asked(game));
  out.kind = public_kind(option.kind());
  out.card = numbers.now(card_picked(game.match, option));
  switch (option.kind()) {
    case kawari::OptionKind::action: {
      const ActionOption& action = option.action();
      out.verb = game.match.rules->verb_name(action.verb);
      if (action.way != PlayWay::pay) out.way = game.match.rules->way_name(action.way);
      if (action.ability != kNoAbility && action.card != kNoCard)
        out.ability = used_ability(game.match, action);
      if (action.target.is_card()) out.target = numbers.now(action.target.card());
      if (action.target.kind() == TargetKind::player) out.player = index(action.target.player());
      break;
    }
    case kawari::OptionKind::player:
      out.player = index(option.player());
      break;
    case kawari::OptionKind::number:
      out.number = option.number();
      break;
    case kawari::OptionKind::mode:
      out.number = option.mode();
      break;
    case kawari::OptionKind::way:
      out.way = game.match.rules->way_name(option.way());
      break;
    case kawari::OptionKind::waiting:
      if (const Waiting* waiting = find_waiting(game.match.state, option.waiting()))
        out.ability = ability_at(game.match, waiting->card, waiting->ability, waiting->keyword);
      break;
    case kawari::OptionKind::candidate: {
      const Candidates found = open_candidates(game.match);
      if (option.candidate() < found.size() && found[option.candidate()].node != kCalculationKey)
        out.ability = ability_at(game.match, found[option.candidate()].card, found[option.candidate()].node,
                                 kNoKeyword);
      break;
    }
    case kawari::OptionKind::none:
    case kawari::OptionKind::yes:
    case kawari::OptionKind::no:
    case kawari::OptionKind::done:
    case kawari::OptionKind::object:
    case kawari::OptionKind::card:
    case kawari::OptionKind::decline:
    case kawari::OptionKind::keep:
    case kawari::OptionKind::name:
    case kawari::OptionKind::colour:
      break;
  }
  return out;
}

std::vector<Action> Game::actions(Viewer viewer, Language language) const {
  std::vector<Action> out;
  if (over() || decision().ask != Ask::action) return out;
  const GameState& game = *state_;
  const Match& match = game.match;
  std::vector<std::string> ids = option_ids(viewer);
  std::vector<Sentence> labels = option_texts(viewer, language);
  if (ids.size() != game.open.options.size() || labels.size() != ids.size()) return out;
  const Numbers numbers(game, viewer);
  const std::string wrong = guarded([&] {
    for (std::size_t i = 0; i < ids.size(); ++i) {
      const ActionOption& action = game.open.options[i].action();
      Action one;
      one.id = std::move(ids[i]);
      one.label = std::move(labels[i]);
      one.verb = match.rules->verb_name(action.verb);
      one.by = game.decision.player;
      if (action.way != PlayWay::pay) one.way = match.rules->way_name(action.way);
      one.card = numbers.now(action.card);
      if (action.ability != kNoAbility && action.card != kNoCard) one.ability = ability_used(match, action);
      if (action.target.is_card()) one.target = numbers.now(action.target.card());
      if (action.target.kind() == TargetKind::player) one.target_player = index(action.target.player());
      for (const ActionCost& cost : game.game->words->costs)
        if (const int amount = cost.amount(match, action); amount != 0)
          one.cost.push_back(
              {std::string(cost.key), amount, 0, fact_label(*game.game, cost.key, spoken(language))});
      out.push_back(std::move(one));
    }
  });
  return wrong.empty() ? out : std::vector<Action>();
}

AskedBy Game::asked_by(Viewer viewer) const {
  AskedBy out;
  if (over()) return out;
  const GameState& game = *state_;
  const kawari::CardId card = game.open.card;
  if (card == kNoCard || !sees_face(game.match, engine(viewer), card)) return out;
  out.card = Numbers(game, viewer).now(card);
  if (out.card != 0) out.ability = ability_around(game.match, card, game.open.node);
  return out;
}

std::string Game::question_id(Viewer viewer) const {
  if (over() || decision().ask == Ask::action) return {};
  std::string out(name_of(decision().ask));
  const AskedBy by = asked_by(viewer);
  if (by.card != 0) {
    const std::string ability = slug(by.ability);
    out += ability.empty() ? fmt::format(":{}", by.card) : fmt::format(":{}@{}", ability, by.card);
  }
  if (decision().player >= 0) out += fmt::format(">player:{}", decision().player);
  return out;
}

std::vector<int> Game::groups() const {
  std::vector<int> out;
  if (over()) return out;
  kawari::Decision open = state_->open;
  group_options(state_->match, open);
  for (const kawari::Option& option : open.options) out.push_back(static_cast<int>(option.group));
  return out;
}

std::vector<std::string> Game::option_ids(Viewer viewer) const {
  std::vector<std::string> out;
  if (over() || (!viewer.is_judge() && viewer != asked(*state_))) return out;
  const Numbers numbers(*state_, viewer);
  for (const kawari::Option& option : state_->open.options)
    out.push_back(plain_option_id(*state_, option, numbers));
  tell_twins_apart(out);
  return out;
}

std::string Game::option_id(std::size_t i, Viewer viewer) const {
  const std::vector<std::string> all = option_ids(viewer);
  return i < all.size() ? all[i] : std::string();
}

Explainer explainer_of(const GameState& game, Viewer viewer, Language language) {
  Explainer out(game.match, engine(viewer));
  out.player_names = game.beginning->names;
  out.aliases = game.beginning->aliases;
  out.language = engine(spoken(*game.game, language));
  out.spans_have_ids = true;
  return out;
}

Sentence Game::question(Viewer viewer, Language language) const {
  Sentence out;
  if (over()) return out;
  const GameState& game = *state_;
  const kawari::Decision& open = game.open;
  const std::string wrong = guarded([&] {
    out = public_sentence(
        explainer_of(game, viewer, language).question(open.ask, open.who, open.node, open.card),
        Numbers(game, viewer));
  });
  return wrong.empty() ? out : Sentence{};
}

std::vector<Sentence> Game::option_texts(Viewer viewer, Language language) const {
  std::vector<Sentence> out;
  if (over() || (!viewer.is_judge() && viewer != asked(*state_))) return out;
  const GameState& game = *state_;
  const std::string wrong = guarded([&] {
    const Explainer explainer = explainer_of(game, viewer, language);
    const Numbers numbers(game, viewer);
    std::map<std::string, int> seen;
    for (const kawari::Option& option : game.open.options) {
      Sentence text = public_sentence(explainer.option(option), numbers);
      if (const int n = ++seen[text.text()]; n > 1) {
        Span mark;
        mark.text = fmt::format(" #{}", n);
        text.spans.push_back(std::move(mark));
      }
      out.push_back(std::move(text));
    }
  });
  return wrong.empty() ? out : std::vector<Sentence>();
}

namespace {

// The next part of an id, up to one of these signs.
std::string_view part_of(std::string_view& id, std::string_view signs) {
  const std::size_t end = std::min(id.find_first_of(signs), id.size());
  const std::string_view out = id.substr(0, end);
  id.remove_prefix(end);
  return out;
}

// The number that a text is; nothing if it is none.
std::optional<CardId> number_of(std::string_view text) {
  CardId out = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), out);
  if (text.empty() || read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  return out;
}

// The number of the first ability that the keyword gives; kNoAbility: it gives none.
std::uint16_t keyword_ability(const Match& match, KeywordId keyword) {
  const auto& given = match.cards->keyword_abilities;
  if (index(keyword) >= given.size() || given[index(keyword)].empty()) return kNoAbility;
  std::uint16_t out = kKeywordAbilities;
  for (std::size_t k = 0; k < index(keyword); ++k) out = static_cast<std::uint16_t>(out + given[k].size());
  return out;
}

// The way, or the ability, that an id names behind the card.
bool read_manner(const Match& match, std::string_view manner, ActionOption& out) {
  const Rules& rules = *match.rules;
  const std::size_t ways = static_cast<std::size_t>(PlayWay::count_) + rules.own_ways.size();
  for (std::size_t i = 0; i < ways; ++i)
    if (const auto way = static_cast<PlayWay>(i); slug(rules.way_name(way)) == manner) {
      out.way = way;
      return true;
    }
  const std::vector<kawari::Ability>& printed = match.face(out.card).abilities;
  for (std::size_t i = 0; i < printed.size(); ++i) {
    const int place = static_cast<int>(i) + 1;
    if (ability_slug(printed_name(rules, match.book(), printed[i]), place) != manner) continue;
    out.ability = static_cast<std::uint16_t>(i);
    if (printed[i].kind == AbilityKind::keyword) out.ability = keyword_ability(match, printed[i].keyword);
    return out.ability != kNoAbility;
  }
  return false;
}

// The action that an id means: "move:2>1", "use:4/quick-hands", "attack:3>player:1". Nothing if it is no
// action.
std::optional<ActionOption> read_action(const GameState& game, std::string_view id, const Numbers& numbers) {
  const Match& match = game.match;
  ActionOption out;
  const std::string_view verb = part_of(id, ":");
  const auto& verbs = match.rules->verbs;
  const auto found = std::find(verbs.begin(), verbs.end(), verb);
  if (found == verbs.end() || id.empty()) return std::nullopt;
  out.verb = ActionId(static_cast<std::uint8_t>(found - verbs.begin()));
  id.remove_prefix(1);
  const auto card_in = [&](std::string_view text) {
    const auto number = number_of(text);
    return number ? numbers.card(*number) : kNoCard;
  };
  out.card = card_in(part_of(id, "/>~"));
  if (out.card == kNoCard) return std::nullopt;
  while (id.starts_with('/')) {
    id.remove_prefix(1);
    if (!read_manner(match, part_of(id, "/>~"), out)) return std::nullopt;
  }
  if (!id.starts_with('>')) return id.empty() ? std::optional(out) : std::nullopt;
  id.remove_prefix(1);
  constexpr std::string_view kPlayer = "player:";
  if (id.starts_with(kPlayer)) {
    const auto seat = number_of(id.substr(kPlayer.size()));
    if (!seat || *seat >= match.state.player_count) return std::nullopt;
    out.target = PlayerId(static_cast<std::uint8_t>(*seat));
    return out;
  }
  const kawari::CardId target = card_in(id);
  if (target == kNoCard) return std::nullopt;
  out.target = target;
  return out;
}

}  // namespace

std::optional<Refusal> Game::refusal(std::string_view option_id, Viewer viewer, Language language) const {
  std::optional<Refusal> out;
  if (over() || decision().ask != Ask::action || option_id.size() > 400) return out;
  const std::string wrong = guarded([&] {
    const auto action = read_action(*state_, option_id, Numbers(*state_, viewer));
    if (!action) return;
    for (const kawari::CardId card :
         {action->card, action->target.is_card() ? action->target.card() : kNoCard})
      if (card != kNoCard && !sees_face(state_->match, engine(viewer), card)) return;
    out = Refusing(*state_, viewer, language, action->card).one(*action);
  });
  return wrong.empty() ? out : std::nullopt;
}

std::vector<Refusal> Game::refusals(CardId card, Viewer viewer, Language language) const {
  if (over()) return {};
  const kawari::CardId found = Numbers(*state_, viewer).card(card);
  if (found == kNoCard || !sees_face(state_->match, engine(viewer), found)) return {};
  std::vector<Refusal> out;
  const std::string wrong = guarded([&] { out = Refusing(*state_, viewer, language, found).all(); });
  return wrong.empty() ? out : std::vector<Refusal>();
}

}  // namespace kawari::v1
