// The open decision: its options as values, by their ids and in words; and why other actions are not on
// offer.
#include <fmt/format.h>

#include <algorithm>
#include <map>

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

// "SHIELD ANOTHER": "shield-another".
std::string slug(std::string_view text) {
  std::string out;
  for (const char c : fold(text)) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
    if (letter)
      out += c;
    else if (!out.empty() && out.back() != '-' && c != '\'')
      out += '-';
  }
  while (!out.empty() && out.back() == '-') out.pop_back();
  return out;
}

// An ability by its name; without one, by its place on the card, or by what it is.
std::string ability_id(const Match& match, kawari::CardId card, NodeId node, KeywordId keyword) {
  if (node == kCalculationKey) return "damage";
  if (const std::string named = slug(ability_name(match, card, node, keyword)); !named.empty()) return named;
  if (card != kNoCard) {
    const std::vector<Ability>& abilities = match.face(card).abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i)
      if (abilities[i].root == node) return std::to_string(i + 1);
  }
  return "effect";
}

std::string used_ability(const Match& match, const ActionOption& action) {
  const std::vector<Ability>& abilities = match.face(action.card).abilities;
  if (action.ability < abilities.size()) {
    const Ability& ability = abilities[action.ability];
    return ability_id(match, action.card, ability.root, ability.keyword);
  }
  return std::to_string(action.ability + 1);
}

// The name of the ability that an action uses; without one, its place on the card.
std::string ability_used(const Match& match, const ActionOption& action) {
  const std::vector<Ability>& abilities = match.face(action.card).abilities;
  if (action.ability < abilities.size()) {
    const Ability& ability = abilities[action.ability];
    if (std::string name = ability_name(match, action.card, ability.root, ability.keyword); !name.empty())
      return name;
  }
  return used_ability(match, action);
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
  for (const Ability& ability : match.face(card).abilities)
    if (ability.root != kNoNode && within(within, ability.root))
      return ability_name(match, card, ability.root, ability.keyword);
  return {};
}

std::string action_id(const GameState& game, const ActionOption& action, const Numbers& numbers) {
  const Rules& rules = *game.match.rules;
  std::string out(rules.verb_name(action.verb));
  if (action.card != kNoCard) out += fmt::format(":{}", numbers.now(action.card));
  if (action.way != PlayWay::pay) out += fmt::format("/{}", slug(rules.way_name(action.way)));
  if (action.ability != kNoAbility && action.card != kNoCard) out += "/" + used_ability(game.match, action);
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

 private:
  void verb(ActionId id, const VerbWord& word) {
    ActionOption action;
    action.verb = id;
    action.card = card_;
    if (word.has_ability) {
      const std::vector<Ability>& abilities = game_.match.face(card_).abilities;
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
      if (action.ability != kNoAbility) out.ability = action.ability;
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
    case kawari::OptionKind::none:
    case kawari::OptionKind::yes:
    case kawari::OptionKind::no:
    case kawari::OptionKind::done:
    case kawari::OptionKind::object:
    case kawari::OptionKind::card:
    case kawari::OptionKind::waiting:
    case kawari::OptionKind::candidate:
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

std::vector<Refusal> Game::refusals(CardId card, Viewer viewer, Language language) const {
  if (over()) return {};
  const kawari::CardId found = Numbers(*state_, viewer).card(card);
  if (found == kNoCard || !sees_face(state_->match, engine(viewer), found)) return {};
  std::vector<Refusal> out;
  const std::string wrong = guarded([&] { out = Refusing(*state_, viewer, language, found).all(); });
  return wrong.empty() ? out : std::vector<Refusal>();
}

}  // namespace kawari::v1
