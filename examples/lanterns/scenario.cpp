// The words of Lanterns in scenario files and in questions in one line.
#include "examples/lanterns/game.h"
#include "examples/lanterns/own_messages.h"
#include "examples/lanterns/zones.h"
#include "game/figures.h"

namespace kawari::lanterns {
namespace {

constexpr ZoneWord kPosition[] = {{"hand", Zone::hand},
                                  {"ashes", Zone::discard},
                                  {"deck", Zone::deck, 20},
                                  {"play", Zone::play},
                                  {"sky", zone::sky}};
constexpr ZoneWord kZones[] = {{"play", Zone::play},
                               {"hand", Zone::hand},
                               {"deck", Zone::deck},
                               {"ashes", Zone::discard},
                               {"sky", zone::sky}};
constexpr VerbWord kVerbs[] = {
    {"light", true, "", false, false, false, {}},
    {"whisper", true, "", false, false, false, {}},
    {"release", true, "", false, false, false, {}},
    {"pass", false, "", false, false, false, {}},
};
constexpr StateWord kStates[] = {{"fresh", GivenState::drying}};

constexpr CardFigure kCardFigures[] = {{"glow", figures::stat_now<kGlow>}};
constexpr CardPosture kPostures[] = {
    {"fresh", id(OwnMessage::state_fresh), id(OwnMessage::state_not_fresh), figures::is_drying}};
constexpr PlayerFigure kPlayerFigures[] = {
    {"sky-glow", glow_in_the_sky},           {"hand", figures::cards_in<Zone::hand>},
    {"deck", figures::cards_in<Zone::deck>}, {"ashes", figures::cards_in<Zone::discard>},
    {"play", figures::objects_in_play},      {"sky", figures::cards_in<zone::sky>},
};

constexpr SpokenVerb kSpokenVerbs[] = {
    {"light", "lights|light", "enciende", "", "", "", false, true},
    {"whisper", "whispers|whisper", "susurra", "", "", "", false, true},
    {"release", "releases|release", "suelta", "", "", "", false, false},
    {"pass", "passes|pass|ends the turn", "pasa|termina el turno|termina su turno", "", "", "", false, false},
    {"resolve", "resolves|resolve", "resuelve", "", "", "", false, false},
    {"concede", "concedes|concede", "se rinde|abandona", "", "", "", false, false},
};
constexpr SpokenKey kSpokenKeys[] = {
    {"mano", "hand"}, {"cenizas", "ashes"},          {"mazo", "deck"}, {"juego", "play"}, {"cielo", "sky"},
    {"como", "as"},   {"recién encendido", "fresh"},
};

}  // namespace

const ScenarioWords& scenario_words() {
  static const ScenarioWords kWords = [] {
    ScenarioWords words;
    words.position = kPosition;
    words.zones = kZones;
    words.states = kStates;
    words.verbs = kVerbs;
    words.card_figures = kCardFigures;
    words.postures = kPostures;
    words.player_figures = kPlayerFigures;
    words.spoken_verbs = kSpokenVerbs;
    words.spoken_keys = kSpokenKeys;
    return words;
  }();
  return kWords;
}

}  // namespace kawari::lanterns
