// The commands of the conversation in Spanish.
#include "talk/ask_commands.h"

namespace kawari {
namespace {

constexpr Text<CommandId> kWords[] = {
    {CommandId::help, "ayuda"},
    {CommandId::actions, "acciones"},
    {CommandId::back, "atrás|deshacer"},
    {CommandId::show, "ver|muestra"},
    {CommandId::explain, "explica"},
    {CommandId::why, "porqué"},
    {CommandId::all, "todo|resultados"},
    {CommandId::set, "cambia"},
    {CommandId::remove, "quita"},
    {CommandId::players, "jugadores"},
    {CommandId::rules, "reglas|edición"},
    {CommandId::game, "juego"},
    {CommandId::language, "idioma"},
    {CommandId::save, "guarda"},
    {CommandId::load, "abre"},
    {CommandId::begin_again, "nuevo"},
    {CommandId::quit, "salir"},
};

}  // namespace

constexpr Texts<CommandId> command_words_es = by_id<kWords>();

}  // namespace kawari
