// The words of Duel Masters in scenario files and in questions in one line: keys, checks, and synonyms that
// people use. [scenario format: a player's position, steps, expect]
#include "games/duel_masters/game.h"

#include <algorithm>

#include "game/figures.h"
#include "games/duel_masters/own_messages.h"
#include "games/duel_masters/zones.h"

namespace kawari::duel_masters {
namespace {

constexpr ZoneWord kPosition[] = {{"hand", Zone::hand},          {"graveyard", Zone::discard},
                                  {"deck", Zone::deck, 20},      {"battle", Zone::play},
                                  {"shields", zone::shields, 5}, {"hyperspatial", zone::reserve}};
constexpr ZoneWord kZones[] = {
    {"battle", Zone::play},          {"hand", Zone::hand},     {"deck", Zone::deck},
    {"graveyard", Zone::discard},    {"mana", Zone::resource}, {"shields", zone::shields},
    {"hyperspatial", zone::reserve}, {"under", Zone::under}};
constexpr VerbWord kVerbs[] = {
    {"charge", true, "", false, false, false, {}},
    {"summon", true, "onto", false, false, true, {}},
    {"cast", true, "", false, false, true, {}},
    {"generate", true, "", false, false, false, {}},
    {"cross", true, "to", true, false, false, {}},
    {"attack", true, "target", true, false, false, {}, true},
    {"use", true, "", false, true, false, {}},
    {"pass", false, "", false, false, false, {}},
    {"fortify", true, "to", false, false, false, {}},
};
constexpr StateWord kStates[] = {
    {"tapped", GivenState::exerted}, {"sick", GivenState::drying},       {"at", GivenState::at},
    {"side", GivenState::side},      {"shield-force", GivenState::link}, {"linked", GivenState::linked}};

// --- checks
int power(const Match& match, CardId card) {
  return std::max(0, figures::stat_now<Stat::strength>(match, card));  // negative power reads as 0
}
int cost(const Match& match, CardId card) { return play_cost(match, player_of(match.state, card), card); }

constexpr CardFigure kCardFigures[] = {{"power", power}, {"cost", cost, false}};
constexpr CardPosture kPostures[] = {
    {"untapped", id(OwnMessage::state_untapped), id(OwnMessage::state_tapped), figures::is_ready, false},
    {"tapped", id(OwnMessage::state_tapped), id(OwnMessage::state_untapped), figures::is_exerted},
    {"sick", id(OwnMessage::state_summoning_sick), id(OwnMessage::state_not_summoning_sick),
     figures::is_drying},
    {"drying", id(OwnMessage::state_summoning_sick), id(OwnMessage::state_not_summoning_sick),
     figures::is_drying, false},  // the scenario format's word for it
};
constexpr PlayerFigure kPlayerFigures[] = {
    {"hand", figures::cards_in<Zone::hand>},
    {"deck", figures::cards_in<Zone::deck>},
    {"graveyard", figures::cards_in<Zone::discard>},
    {"mana", figures::cards_in<Zone::resource>},
    {"shields", figures::cards_in<zone::shields>},
    {"battle", figures::objects_in_play},
    {"hyperspatial", figures::cards_in<zone::reserve>},
};

// --- costs of actions
int mana_to_tap(const Match& match, const ActionOption& action) {
  if (action.way != PlayWay::pay) return 0;
  switch (action_of(action.verb)) {
    case Action::summon:
    case Action::cast:
    case Action::generate:
    case Action::cross:
    case Action::fortify:
      return play_cost(match, match.state.turn_player, action.card);
    case Action::pass:
    case Action::charge:
    case Action::attack:
    case Action::use:
      return 0;
  }
  return 0;
}
// The creature that attacks, or uses its ability instead.
int creatures_to_tap(const Match&, const ActionOption& action) {
  const Action verb = action_of(action.verb);
  return verb == Action::attack || verb == Action::use ? 1 : 0;
}
constexpr ActionCost kCosts[] = {{"mana", mana_to_tap}, {"tap", creatures_to_tap}};

std::optional<ScenarioWords::Unsound> unsound(const Match& match, SlotId slot) {
  const Face& printed = match.face(match.state.slot(slot).top);
  if (!printed.is(Kind::character) || is_attached(match, slot)) return std::nullopt;
  if (stat(match, ref_of(match.state, slot), Stat::strength) > 0) return std::nullopt;
  return ScenarioWords::Unsound{"has power 0", "Take away what lowers its power."};
}

// --- as people speak
constexpr std::string_view kOnto = "onto|on|over|sobre|encima de";
constexpr std::string_view kWith = "with|con";
constexpr std::string_view kTo = "to|into|hasta|hacia|al|a";
constexpr std::string_view kA = "a|al";  // Spanish marks the object of an attack

constexpr SpokenVerb kSpokenVerbs[] = {
    {"charge", "charges|charge", "carga", "", "", "", false, true},
    {"summon", "summons|summon", "convoca|invoca", "", "", "", false, true},
    {"summon", "summons|summon", "convoca|invoca", "", kOnto, "", false, true},
    {"cast", "casts|cast", "lanza|conjura", "", "", "", false, true},
    {"generate", "generates|generate", "genera", "", "", "", false, true},
    {"cross", "crosses|cross", "cruza", "", kTo, "", false, false},
    {"fortify", "fortifies|fortify", "fortifica", "", kWith, "", true, true},
    {"attack", "attacks|attack", "ataca", kA, kWith, "", true, false},
    {"use", "uses|use|activates|activate", "usa|activa", "", "", "", false, false},
    {"pass", "passes|pass|ends the turn|ends turn", "pasa|termina el turno|termina su turno", "", "", "",
     false, false},
    {"resolve", "resolves|resolve", "resuelve", "", "", "", false, false},
    {"concede", "concedes|concede", "se rinde|abandona", "", "", "", false, false},
};
constexpr SpokenKey kSpokenKeys[] = {
    {"mano", "hand"},
    {"cementerio", "graveyard"},
    {"discard", "graveyard"},
    {"mazo", "deck"},
    {"batalla", "battle"},
    {"zona de batalla", "battle"},
    {"battle zone", "battle"},
    {"play", "battle"},
    {"in play", "battle"},
    {"board", "battle"},
    {"maná", "mana"},
    {"mana zone", "mana"},
    {"zona de maná", "mana"},
    {"shield", "shields"},
    {"escudo", "shields"},
    {"escudos", "shields"},
    {"hiperespacial", "hyperspatial"},
    {"girado", "tapped"},
    {"girada", "tapped"},
    {"enderezado", "untapped"},
    {"enderezada", "untapped"},
    {"mareado", "sick"},
    {"mareada", "sick"},
    {"summoning sick", "sick"},
    {"boca abajo", "facedown"},
    {"face down", "facedown"},
    {"debajo", "under"},
    {"beneath", "under"},
    {"linked with", "linked"},
    {"enlazada con", "linked"},
    {"enlazado con", "linked"},
    {"como", "as"},
    {"dueño", "owner"},
    {"dueña", "owner"},
    {"luz", "light"},
    {"agua", "water"},
    {"oscuridad", "darkness"},
    {"fuego", "fire"},
    {"naturaleza", "nature"},
};

}  // namespace

const ScenarioWords& scenario_words() {
  static const ScenarioWords kWords = [] {
    ScenarioWords words;
    words.position = kPosition;
    words.zones = kZones;
    words.resource_key = "mana";
    words.states = kStates;
    words.ready_key = "untapped";
    words.verbs = kVerbs;
    words.colours = kCivilizationKeys;
    words.card_figures = kCardFigures;
    words.postures = kPostures;
    words.player_figures = kPlayerFigures;
    words.costs = kCosts;
    words.unsound = unsound;
    words.spoken_verbs = kSpokenVerbs;
    words.spoken_keys = kSpokenKeys;
    return words;
  }();
  return kWords;
}

}  // namespace kawari::duel_masters
