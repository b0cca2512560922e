// The words of Lorcana in scenario files and in questions in one line: keys, checks, and synonyms that people
// use. [scenario format: a player's position, steps, expect]
#include "games/lorcana/game.h"

#include "game/figures.h"
#include "games/lorcana/counters.h"
#include "games/lorcana/ops_costs.h"
#include "games/lorcana/own_messages.h"
#include "games/lorcana/words.h"
#include "run/paying.h"

namespace kawari::lorcana {
namespace {

constexpr ZoneWord kPosition[] = {
    {"hand", Zone::hand}, {"discard", Zone::discard}, {"deck", Zone::deck, 20}, {"play", Zone::play}};
constexpr ZoneWord kZones[] = {{"play", Zone::play},        {"hand", Zone::hand},
                               {"deck", Zone::deck},        {"discard", Zone::discard},
                               {"inkwell", Zone::resource}, {"under", Zone::under}};
constexpr WayWord kWays[] = {{"shift", id(Way::shift), id(Way::shift)},
                             {"sing", id(Way::sing), id(Way::sing_together)}};
constexpr VerbWord kVerbs[] = {
    {"ink", true, "", false, false, false, {}},   {"play", true, "", false, false, true, kWays},
    {"quest", true, "", false, false, false, {}}, {"challenge", true, "target", true, false, false, {}},
    {"move", true, "to", true, false, false, {}}, {"use", true, "", false, true, false, {}},
    {"pass", false, "", false, false, false, {}}, {"hand-over", false, "to", true, false, false, {}, true},
};
constexpr StateWord kStates[] = {{"damage", GivenState::damage},
                                 {"exerted", GivenState::exerted},
                                 {"drying", GivenState::drying},
                                 {"at", GivenState::at}};

// --- checks
int damage(const Match& match, CardId card) {
  const ObjectRef ref = ref_of(match.state, card);
  return ref.is_slot() ? match.state.slot(ref.slot()).damage : 0;
}
int cost(const Match& match, CardId card) {
  return play_cost(match, player_of(match.state, card), card, Way::pay);
}
int lore(const Match& match, PlayerId player) {
  return match.state.player(player).counters[index(counter::lore)];
}

constexpr CardFigure kCardFigures[] = {{"damage", damage},
                                       {"strength", figures::stat_now<Stat::strength>},
                                       {"willpower", figures::stat_now<figure::willpower>},
                                       {"lore-value", figures::stat_now<figure::lore>},
                                       {"cost", cost, false}};
constexpr CardPosture kPostures[] = {
    {"ready", id(OwnMessage::state_ready), id(OwnMessage::state_exerted), figures::is_ready, false},
    {"exerted", id(OwnMessage::state_exerted), id(OwnMessage::state_ready), figures::is_exerted},
    {"drying", id(OwnMessage::state_drying), id(OwnMessage::state_dry), figures::is_drying}};
constexpr PlayerFigure kPlayerFigures[] = {
    {"lore", lore},
    {"ink", figures::ready_resources},
    {"hand", figures::cards_in<Zone::hand>},
    {"deck", figures::cards_in<Zone::deck>},
    {"discard", figures::cards_in<Zone::discard>},
    {"play", figures::objects_in_play},
};

// --- costs of actions

// The parts of the cost that an action has besides its ink: those of the op, as many as `count` says.
template <class Cost, class Count>
int parts_of_cost(const Match& match, const ActionOption& action, Count count) {
  const PlayerId who = match.state.turn_player;
  NodeId cost = kNoNode;
  bool free = false;
  if (action_of(action.verb) == Action::play) {
    cost = cost_of_way(match, who, action.card, way_of(action.way), action.target.card());
  } else if (action_of(action.verb) == Action::use) {
    const NodeId ability = activated_ability(match, action.card, action.ability);
    if (ability != kNoNode) cost = match.book().kid(ability, 0);
    free = !can_use(match, who, action.card, action.ability, false).legal;
  }
  int out = 0;
  for (int i = 0; cost_item(match, cost, i) != kNoNode; ++i) {
    const NodeId item = cost_item(match, cost, i);
    if (match.book().op(item) != op_of<Cost> || (free && !Cost::paid_when_free(match))) continue;
    out += count(Paying{match, who, action.card, item, match.book()[item]});
  }
  return out;
}
int one_card(const Paying&) { return 1; }
int picked_cards(const Paying& paying) { return cards_to_pay(paying.match, paying.item); }
int first_number(const Paying& paying) { return paying.number(0); }

int ink_to_pay(const Match& match, const ActionOption& action) {
  const PlayerId who = match.state.turn_player;
  const int more = parts_of_cost<PayInk>(match, action, first_number);
  switch (action_of(action.verb)) {
    case Action::play:
      return more + play_cost(match, who, action.card, way_of(action.way), action.target.card());
    case Action::move:
      return more + move_cost(match, action.card, action.target.card());
    case Action::quest:
      return more + toll(match, match.state.card(action.card).slot, ban::quest);
    case Action::challenge:
      return more + toll(match, match.state.card(action.card).slot, ban::challenge);
    case Action::use:
    case Action::ink:
    case Action::pass:
    case Action::hand_over:
      return more;
  }
  return more;
}
// The characters that quest, challenge or sing, and the cards of a cost. [LOR-2.1 4.5.1.3, 5.4.4.2]
int cards_to_exert(const Match& match, const ActionOption& action) {
  int out = parts_of_cost<ExertSelf>(match, action, one_card) +
            parts_of_cost<ExertOther>(match, action, picked_cards);
  const Action verb = action_of(action.verb);
  if (verb == Action::quest || verb == Action::challenge) ++out;
  if (verb == Action::play && way_of(action.way) == Way::sing) ++out;
  return out;
}
int cards_to_banish(const Match& match, const ActionOption& action) {
  return parts_of_cost<BanishSelf>(match, action, one_card) +
         parts_of_cost<BanishOther>(match, action, picked_cards);
}
int cards_to_discard(const Match& match, const ActionOption& action) {
  return parts_of_cost<DiscardCost>(match, action, picked_cards);
}
int damage_to_take(const Match& match, const ActionOption& action) {
  return parts_of_cost<DamageSelf>(match, action, first_number);
}
constexpr ActionCost kCosts[] = {{"ink", ink_to_pay},
                                 {"exert", cards_to_exert},
                                 {"banish", cards_to_banish},
                                 {"discard", cards_to_discard},
                                 {"damage", damage_to_take}};

std::optional<ScenarioWords::Unsound> unsound(const Match& match, SlotId slot) {
  const Face& printed = match.face(match.state.slot(slot).top);
  if (!printed.is(Kind::character) && !printed.is(Kind::location)) return std::nullopt;
  const int damage = match.state.slot(slot).damage;
  const int willpower = stat(match, ref_of(match.state, slot), figure::willpower);
  if (damage < willpower) return std::nullopt;
  return ScenarioWords::Unsound{
      "has " + std::to_string(damage) + " damage and " + std::to_string(willpower) + " willpower",
      "Give it less damage."};
}

// [LOR-2.1 10.2.2]
constexpr const char* kPackRush[] = {nullptr, "10.2", "10.2", "10.2"};
constexpr VariantWord kVariants[] = {{"pack-rush", kPackRush, kMarketingCard, Zone::resource, 2}};

// --- as people speak
constexpr std::string_view kOnto = "onto|on|over|sobre|encima de";
constexpr std::string_view kWith = "with|con";
constexpr std::string_view kTo = "to|into|hasta|hacia|al|a";
constexpr std::string_view kA = "a|al";  // Spanish marks the object of an attack

constexpr SpokenVerb kSpokenVerbs[] = {
    {"ink", "inks|ink", "entinta", "", "", "", false, true},
    {"play", "plays|play", "juega", "", "", "", false, true},
    {"play", "plays|play", "juega", "",
     "with shift onto|by shift onto|shifted onto|shift onto|onto|sobre|encima de", "shift", false, true},
    {"play", "plays|play", "juega", "", "sung by|cantada por", "sing", false, true},
    {"play", "shifts|shift", "transforma", "", kOnto, "shift", false, true},
    {"play", "sings|sing", "canta", "", kWith, "sing", false, true},
    {"quest", "quests|quest",
     "questea|realiza una misión|hace una misión|explora|se va de aventura|"
     "va de aventura",
     kWith, "", "", false, false},
    {"challenge", "challenges|challenge", "desafía", kA, kWith, "", true, false},
    {"move", "moves|move", "mueve|se mueve", kA, kTo, "", false, false},
    {"use", "uses|use|activates|activate", "usa|activa", "", "", "", false, false},
    {"pass", "passes|pass|ends the turn|ends turn", "pasa|termina el turno|termina su turno", "", "", "",
     false, false},
    {"resolve", "resolves|resolve", "resuelve", "", "", "", false, false},
    {"concede", "concedes|concede", "se rinde|abandona", "", "", "", false, false},
};
constexpr SpokenKey kSpokenKeys[] = {
    {"mano", "hand"},
    {"descarte", "discard"},
    {"mazo", "deck"},
    {"juego", "play"},
    {"en juego", "play"},
    {"in play", "play"},
    {"board", "play"},
    {"inkwell", "ink"},
    {"tinta", "ink"},
    {"tintero", "ink"},
    {"pozo de tinta", "ink"},
    {"daño", "damage"},
    {"damaged", "damage"},
    {"agotado", "exerted"},
    {"agotada", "exerted"},
    {"listo", "ready"},
    {"lista", "ready"},
    {"preparado", "ready"},
    {"preparada", "ready"},
    {"enderezado", "ready"},
    {"enderezada", "ready"},
    {"secándose", "drying"},
    {"fresh", "drying"},
    {"wet", "drying"},
    {"recién jugado", "drying"},
    {"recién jugada", "drying"},
    {"boca abajo", "facedown"},
    {"face down", "facedown"},
    {"en", "at"},
    {"debajo", "under"},
    {"beneath", "under"},
    {"como", "as"},
    {"dueño", "owner"},
    {"dueña", "owner"},
};

}  // namespace

const ScenarioWords& scenario_words() {
  static const ScenarioWords kWords = [] {
    ScenarioWords words;
    words.position = kPosition;
    words.zones = kZones;
    words.score_key = "lore";
    words.resource_key = "ink";
    words.states = kStates;
    words.ready_key = "ready";
    words.verbs = kVerbs;
    words.card_figures = kCardFigures;
    words.postures = kPostures;
    words.player_figures = kPlayerFigures;
    words.costs = kCosts;
    words.unsound = unsound;
    words.teams = true;
    words.variants = kVariants;
    words.spoken_verbs = kSpokenVerbs;
    words.spoken_keys = kSpokenKeys;
    return words;
  }();
  return kWords;
}

}  // namespace kawari::lorcana
