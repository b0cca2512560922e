// The words of `kawari cards show` in Spanish.
#include "cli/show_words.h"

namespace kawari {
namespace {

constexpr Text<ShowWord> kWords[] = {
    {ShowWord::program, "Programa"},
    {ShowWord::text, "Texto, impreso a partir del programa"},
    {ShowWord::unread, "No leído"},
    {ShowWord::column, "columna"},
    {ShowWord::differs, "El texto que resulta del programa no es el de la carta."},
    {ShowWord::inkable, "con símbolo de tintero"},
    {ShowWord::no_card, "No hay ninguna carta «{}»."},
    {ShowWord::did_you_mean, " ¿Quisiste decir: {}?"},
};

}  // namespace

constexpr Texts<ShowWord> show_words_es = by_id<kWords>();

}  // namespace kawari
