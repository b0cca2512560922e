#include "library/spoken.h"

namespace kawari {
namespace {

constexpr std::string_view kOnto = "onto|on|over|sobre|encima de";
constexpr std::string_view kWith = "with|con";
constexpr std::string_view kTo = "to|into|hasta|hacia|al|a";
constexpr std::string_view kA = "a|al";  // Spanish marks the one who is attacked

constexpr SpokenVerb kLorcanaVerbs[] = {
    {"ink", "inks|ink", "entinta", "", "", "", false, true},
    {"play", "plays|play", "juega", "", "", "", false, true},
    {"play", "plays|play", "juega", "",
     "with shift onto|by shift onto|shifted onto|shift onto|onto|sobre|encima de", "shift", false, true},
    {"play", "plays|play", "juega", "", "sung by|cantada por", "sing", false, true},
    {"play", "shifts|shift", "transforma", "", kOnto, "shift", false, true},
    {"play", "sings|sing", "canta", "", kWith, "sing", false, true},
    {"quest", "quests|quest", "explora|se va de aventura|va de aventura", kWith, "", "", false, false},
    {"challenge", "challenges|challenge", "desafía", kA, kWith, "", true, false},
    {"move", "moves|move", "mueve|se mueve", kA, kTo, "", false, false},
    {"use", "uses|use|activates|activate", "usa|activa", "", "", "", false, false},
    {"pass", "passes|pass|ends the turn|ends turn", "pasa|termina el turno|termina su turno", "", "", "",
     false, false},
    {"resolve", "resolves|resolve", "resuelve", "", "", "", false, false},
    {"concede", "concedes|concede", "se rinde|abandona", "", "", "", false, false},
};
constexpr SpokenKey kLorcanaKeys[] = {
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

constexpr SpokenVerb kDuelMastersVerbs[] = {
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
constexpr SpokenKey kDuelMastersKeys[] = {
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

void speak_lorcana(ScenarioWords& words) {
  words.spoken_verbs = kLorcanaVerbs;
  words.spoken_keys = kLorcanaKeys;
}

void speak_duel_masters(ScenarioWords& words) {
  words.spoken_verbs = kDuelMastersVerbs;
  words.spoken_keys = kDuelMastersKeys;
}

}  // namespace kawari
