#include "games/duel_masters/messages.h"

#include <iterator>

#include "games/duel_masters/rule_keys.h"
#include "ir/words.h"

namespace kawari::duel_masters {
namespace {

constexpr ThingName kZones[] = {
    {"nowhere", "ninguna parte", "どこでもない場所", 'f'},          // none
    {"deck", "el mazo", "山札", 'm'},                               // deck
    {"hand", "la mano", "手札", 'f'},                               // hand
    {"the battle zone", "la zona de batalla", "バトルゾーン", 'f'},  // play
    {"graveyard", "el cementerio", "墓地", 'm'},                    // discard
    {"mana zone", "la zona de maná", "マナゾーン", 'f'},            // resource
    {"shield zone", "la zona de escudos", "シールドゾーン", 'f'},   // shields
    {"hyperspatial zone", "la zona hiperespacial", "超次元ゾーン", 'f'},  // reserve
    {"being used", "en uso", "使用中", 'm'},                        // pending
    {"beneath a card", "debajo de una carta", "カードの下", 'f'},   // under
    {"out of the game", "fuera de la partida", "ゲーム外", 'f'},    // removed
};
static_assert(std::size(kZones) == static_cast<std::size_t>(Zone::count_));

constexpr ThingName kStats[] = {
    {"cost", "coste", "コスト", 'm'},
    {"power", "poder", "パワー", 'm'},
    {"power", "poder", "パワー", 'm'},
    {"lore", "lore", "ロア", 'm'},
    {"move cost", "coste de movimiento", "移動コスト", 'm'},
};
static_assert(std::size(kStats) == static_cast<std::size_t>(Stat::count_));

}  // namespace

const GameWords kGameWords{{}, kZones, {}, {}, kStats, {}};

}  // namespace kawari::duel_masters
