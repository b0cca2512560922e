#include "tests/replace/test_game.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "games/lorcana/lorcana.h"
#include "replace/settle.h"
#include "run/run.h"
#include "state/query.h"
#include "state/setup.h"
#include "step/procedure.h"
#include "text/compile.h"

namespace kawari::test {
namespace {

constexpr std::string_view kNames[] = {"Ann", "Bob", "Cid"};

KeywordInfo resist_keyword() {
  KeywordInfo info;
  info.name = "Resist";
  info.stacks = info.numbered = true;
  return info;
}

struct Stand;
struct Nothing;
using Procedures = ProcedureList<Stand, Nothing>;

// Asks for an action again and again: nothing else happens between proposals.
struct Stand : Procedures::Row<Stand> {
  static constexpr std::string_view kName = "stand";
  using Fields = NoFields;
  KAWARI_STEPS(stand)
};
struct Nothing : Procedures::Row<Nothing> {
  static constexpr std::string_view kName = "nothing";
  using Fields = NoFields;
  KAWARI_STEPS(end)
};
constexpr auto kProcedures = Procedures::rows();

Flow Stand::stand(Match& match, Frame&) {
  State& state = match.state;
  state.answered = 0;
  state.pending.ask = Ask::action;
  state.pending.who = state.turn_player;
  state.pending.frame = 0;
  return Flow::stay();
}
Flow Nothing::end(Match&, Frame&) { return Flow::finish(); }

int reduced(const Match& match, const Part& part) {
  return std::max(0, part.amount - keyword_value(match, part.object, kResist));
}

constexpr ZoneInfo kZones[] = {
    {.zone = kHidden,
     .name = "hidden",
     .arrives = kNoFacts,
     .shown = Shown::to_nobody,
     .pointed_at = PointedAt::by_place},
    {.zone = kBeside,
     .name = "beside",
     .arrives = kNoFacts,
     .shown = Shown::to_all,
     .pointed_at = PointedAt::by_name},
};
const Zones& zones() {
  static const Zones kMade(kZones);
  return kMade;
}

const Rules& make_rules() {
  static const KeywordInfo kKeywords[] = {resist_keyword()};
  static const Rules kRules = [] {
    Rules r{};
    r.id = "test";
    r.most_players = kMaxPlayers;
    r.keywords = kKeywords;
    r.procedures = kProcedures;
    r.zones = &zones();
    r.counters = lorcana::counters();
    r.marks = lorcana::marks();
    r.facts = &lorcana::facts();  // its cards use the words of that game
    r.events = &lorcana::events();
    r.own_ops = &lorcana::own_forms();
    r.turn_procedure = Stand::kId;
    r.after_procedure = r.setup_procedure = Nothing::kId;
    r.play_by_effect = [](Match& match, const EffectPlay& play) { push_procedure<Nothing>(match, play.who); };
    r.damage_keyword = kResist;
    r.calculate_damage = reduced;
    r.list_actions = [](const Match&, OptionList& out) {
      for (std::uint8_t verb = 0; verb < 2; ++verb) out.push_back(Option::action(ActionId{verb}, kNoCard));
    };
    r.verdict = [](const Match&, const ActionOption&) { return Verdict::yes(); };
    r.begin_action = [](Match&, const ActionOption&) {};
    r.can_choose = [](const Match&, PlayerId, ObjectRef, CardId) { return Verdict::yes(); };
    r.procedure_options = [](const Match&, const Pending&, ObjectList&) {};
    r.can_play = [](const Match&, PlayerId, CardId, bool) { return Verdict::yes(); };
    r.may_enter_exerted = [](const Match&, const Part&) { return false; };
    return r;
  }();
  return kRules;
}

// [DM 609] Each card is an event of its own, the turn player's effects come first, no chaining, infeasible
// effects do not apply.
Edition duel_masters(std::string_view id, std::string_view label, std::uint8_t column,
                     bool entry_is_replacement) {
  Edition e;
  e.id = id;
  e.label = label;
  e.column = column;
  e.policy.unit = Unit::part;
  e.policy.chooser = Chooser::turn_player_first;
  e.policy.products_open = false;
  e.policy.self_products_open = false;
  e.policy.same_effect_barred = false;
  e.policy.needs_feasible = true;
  e.policy.effect_damage = e.policy.combat_damage = Calculation::never;
  e.policy.entry_is_replacement = entry_is_replacement;
  e.policy.done_by_attempt = true;
  e.policy.own_results_only = true;
  e.policy.leavers_see_each_other = false;
  e.moving_is_removing = e.later_ones_too = e.delayed_follows = true;
  return e;
}

AbilityKind kind_of(Op op) {
  switch (op) {
    case Op::triggered:
      return AbilityKind::triggered;
    case Op::activated:
      return AbilityKind::activated;
    case Op::replacement:
      return AbilityKind::replacement;
    case Op::action_text:
      return AbilityKind::action_text;
    default:
      return AbilityKind::static_;
  }
}

[[noreturn]] void give_up(const std::string& why) {
  std::cerr << "test game: " << why << "\n";
  std::abort();
}

MatchCards& with_ops_of(const Rules& rules, MatchCards& cards) {
  if (!cards.book().belong_to(rules.own_ops->ops)) give_up("cards of another game");
  return cards;
}

}  // namespace

const Rules& test_rules() { return make_rules(); }

const std::vector<const Edition*>& all_editions() {
  static const Edition kDuelMasters[] = {duel_masters("duel-masters-1.20", "DM-1.20", 0, true),
                                         duel_masters("duel-masters-1.50", "DM-1.50", 1, false)};
  static const std::vector<const Edition*> all = [] {
    std::vector<const Edition*> out;
    for (const Edition& e : lorcana::editions()) out.push_back(&e);
    for (const Edition& e : kDuelMasters) out.push_back(&e);
    return out;
  }();
  return all;
}

const Edition& edition(std::string_view id) {
  for (const Edition* e : all_editions())
    if (e->id == id) return *e;
  give_up("no edition " + std::string(id));
}

Table::Table(const Edition& edition, int players, PlayerId turn, const Rules& rules)
    : match(new_match(with_ops_of(rules, cards), rules, edition, players, 1)) {
  match.trace = &trace_;
  begin_main_phase(match, turn, 1);
  run(match);
}

NodeId Table::text(std::string_view tree) {
  if (const auto known = texts_.find(tree); known != texts_.end()) return known->second;
  std::string error;
  GameNames names;
  names.facts = &lorcana::facts();
  names.zones = test_rules().zones;
  names.values = &lorcana::value_names();
  names.game_ops = &cards.book().ops();
  const TreePtr read = tree_from_text(tree, &error, names);
  if (!read) give_up(error + " in " + std::string(tree));
  const Result<NodeId> root = cards.book().add(*read);
  if (!root) give_up(root.error().text());
  return texts_.emplace(tree, *root).first->second;
}

FaceId Table::face(std::string_view name, const std::vector<std::string>& texts, Kind kind) {
  Face face;
  face.name = face.full_name = name;
  face.kinds = kind;
  face.stats[static_cast<int>(lorcana::figure::willpower)] = 9;
  face.stats[static_cast<int>(Stat::strength)] = 1;
  for (const std::string& t : texts) {
    Ability ability;
    ability.root = text(t);
    ability.kind = kind_of(cards.book().op(ability.root));
    ability.watches = watched_facts(*cards.book().tree(ability.root));
    ability.text = t;
    if (ability.kind == AbilityKind::triggered) face.triggers |= ability.watches;
    if (ability.kind == AbilityKind::replacement) face.replaces |= ability.watches;
    if (ability.kind == AbilityKind::static_) face.has_statics = true;
    face.abilities.push_back(std::move(ability));
  }
  return cards.add(std::move(face));
}

ObjectRef Table::character(PlayerId owner, std::string_view name, const std::vector<std::string>& texts) {
  const SlotId slot = add_in_play(match, face(name, texts), owner);
  const ObjectRef object = ref_of(match.state, slot);
  if (slot != kNoSlot) characters_[{object.where, object.mark}] = match.state.slot(slot).top;
  return object;
}

CardId Table::card(PlayerId owner, Zone zone, std::string_view name, const std::vector<std::string>& texts) {
  return add_card(match, face(name, texts), owner, zone);
}

void Table::resist(ObjectRef object, int amount) {
  const NodeId node =
      text("(static none (gains (self) (keyword 0 (number " + std::to_string(amount) + "))))");
  Effect effect;
  effect.node = cards.book().kid(node, 1);
  effect.object = object;
  effect.source = card_of(match.state, object);
  effect.amount = amount;
  effect.controller = owner_of(match.state, object);
  effect.until = Until::forever;
  effect.instance = match.state.next_instance++;
  match.state.effects.push(match.state, effect);
  if (match.state.fault != Fault::none) give_up("too many effects");
  touch(match);
}

std::uint32_t Table::effect(PlayerId controller, std::string_view ability, ObjectRef bound,
                            ObjectRef source) {
  const NodeId created = text("(action-text (create none " + std::string(ability) + "))");
  Effect effect;
  effect.node = cards.book().kid(created, 0);
  effect.object = bound;
  effect.source = source.none() ? kNoCard : card_of(match.state, source);
  effect.controller = controller;
  effect.until = Until::forever;
  effect.instance = match.state.next_instance++;
  match.state.effects.push(match.state, effect);
  if (match.state.fault != Fault::none) give_up("too many effects");
  touch(match);
  instance_names_[effect.instance] = "effect " + std::to_string(instance_names_.size() + 1);
  return effect.instance;
}

void Table::propose(std::vector<Part> parts, bool one_event) {
  match.state.pending = Pending{};
  if (!begin_proposal(match)) give_up("no room for a proposal");
  std::uint8_t scope = 0xFF;
  for (Part& part : parts) {
    if (scope == 0xFF || !one_event) scope = proposal_scope(match);
    part.scope = scope;
    if (!add_part(match, part)) give_up("no room for a part");
  }
  run(match);
}

void Table::resolve(PlayerId player, std::string_view statement, ObjectRef source) {
  const NodeId node = text("(action-text " + std::string(statement) + ")");
  resolve_text(match, node, player, source.none() ? kNoCard : card_of(match.state, source));
}

std::string Table::describe(const Decision& d, const Option& option) const {
  switch (option.kind()) {
    case OptionKind::yes:
      return d.ask == Ask::replace ? name(d.card) : "yes";
    case OptionKind::no:
    case OptionKind::decline:
      return d.ask == Ask::may ? "no" : "none";
    case OptionKind::done:
      return "done";
    case OptionKind::object:
      return name(option.object());
    case OptionKind::candidate: {
      const Candidate c = open_candidates(match)[option.candidate()];
      if (c.node == kCalculationKey) return "Resist";
      return c.instance ? instance_names_.at(c.instance) : name(c.self);
    }
    case OptionKind::number:
      return std::to_string(option.number());
    case OptionKind::mode:
      return std::to_string(option.mode());
    case OptionKind::player:
      return std::to_string(index(option.player()));
    default:
      return "?";
  }
}

std::string Table::open_question() const {
  const Decision d = decision(match);
  std::string out = std::string(kNames[index(d.who)]) + ":";
  if (d.ask == Ask::replace) {
    const Candidates found = open_candidates(match);
    return out + " " + (found[0].instance ? instance_names_.at(found[0].instance) : name(found[0].self)) +
           " | none";
  }
  for (std::size_t i = 0; i < d.options.size(); ++i) out += (i ? " | " : " ") + describe(d, d.options[i]);
  return out;
}

void Table::answer(std::vector<int> choices) {
  std::size_t next = 0;
  while (!match.state.over && match.state.pending.ask != Ask::none && !standing()) {
    const Decision d = decision(match);
    questions_.push_back(open_question());
    const int pick = next < choices.size() ? choices[next++] : 0;
    apply(match, d.options[static_cast<std::size_t>(pick) % d.options.size()]);
  }
}

void Table::choose(std::string_view wanted) {
  const Decision d = decision(match);
  questions_.push_back(open_question());
  for (const Option& option : d.options)
    if (describe(d, option) == wanted ||
        (d.ask == Ask::replace && option.is(OptionKind::yes) && wanted != "none")) {
      apply(match, option);
      return;
    }
  give_up("no option " + std::string(wanted) + " in " + open_question());
}

std::string Table::name(CardId card) const { return card == kNoCard ? "nobody" : match.face(card).name; }
std::string Table::name(ObjectRef object) const { return name(card_behind(object)); }

CardId Table::card_behind(ObjectRef object) const {
  const CardId card = card_of(match.state, object);
  const auto made = characters_.find({object.where, object.mark});
  return card != kNoCard || made == characters_.end() ? card : made->second;
}

std::vector<std::string> Table::happened() const {
  std::vector<std::string> out;
  for (const TraceItem& item : trace_.items) {
    if (item.kind != TraceKind::happened) continue;
    const PartRecord& part = item.part;
    const std::string what = name(part.card), many = " " + std::to_string(part.amount);
    const std::string who = part.player == kNoPlayer ? "" : std::string(kNames[index(part.player)]);
    switch (part.kind) {
      case PartKind::deal_damage:
        out.push_back("deal " + what + many);
        break;
      case PartKind::put_damage:
        out.push_back("put " + what + many);
        break;
      case PartKind::draw:
        out.push_back("draw " + who);
        break;
      case PartKind::gain:
        out.push_back("lore " + who + many);
        break;
      case PartKind::exert:
        out.push_back("exert " + what);
        break;
      case PartKind::ready:
        out.push_back("ready " + what);
        break;
      case PartKind::move_card: {
        const char* verb = part.verb == Verb::banish    ? "banish "
                           : part.verb == Verb::discard ? "discard "
                           : part.to == Zone::hand      ? "hand "
                           : part.to == Zone::resource  ? "resource "
                           : part.to == Zone::deck      ? "deck "
                           : part.to == Zone::play      ? "enter "
                                                        : "discard-pile ";
        out.push_back(verb + what);
        break;
      }
      default:
        out.push_back("other " + what);
        break;
    }
  }
  return out;
}

std::vector<std::string> Table::waiting() const {
  std::vector<std::string> out;
  for (const Waiting& w : match.state.waiting) out.push_back(name(w.card) + " sees " + name(w.subject));
  return out;
}

bool Table::has_effect(std::uint32_t instance) const {
  return std::any_of(match.state.effects.begin(), match.state.effects.end(),
                     [&](const Effect& e) { return e.instance == instance; });
}

int Table::damage(ObjectRef object) const { return match.state.slot(object.slot()).damage; }

Part deal(ObjectRef object, int amount, CardId source) {
  return damage_part(PartKind::deal_damage, object, amount, source);
}
Part combat(ObjectRef object, int amount, CardId source) {
  Part part = deal(object, amount, source);
  part.flags |= kCombat;
  return part;
}
Part banish(const Table& table, ObjectRef object) {
  return move_part(table.match, object, Zone::discard, Verb::banish);
}
Part move(const Table& table, ObjectRef object, Zone to, Verb verb) {
  return move_part(table.match, object, to, verb);
}
Part draw(const Table& table, PlayerId player) { return draw_part(table.match, player); }

}  // namespace kawari::test
