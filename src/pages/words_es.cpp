// What a page of the rulebook says, in Spanish.
#include "pages/page_words.h"

namespace kawari {
namespace {

using W = PageWord;
constexpr Text<PageWord> kTexts[] = {
    {W::elsewhere, "En otras ediciones"},
    {W::no_number, "sin número"},
    {W::beneath, "Debajo de ella"},
    {W::heading_only, "Un título: las reglas están debajo."},
    {W::also_number_of, "En algunos documentos este es el número de la {number}: {says}"},
    {W::cited, "El motor la cita."},
    {W::not_cited, "El motor no la cita."},
    {W::written_for, "Escenarios escritos para ella"},
    {W::also_cited, "{other?Otros escenarios que la citan|Escenarios que la citan}"},
    {W::more, "y {count} más"},
    {W::not_shown, "Ningún escenario la muestra."},
    {W::not_a_number,
     "“{text}” no es el número de una regla. Para buscar una palabra: kawari rule --find {text}"},
    {W::no_such_rule, "{edition} no tiene la regla {number}."},
    {W::nearest, " Las más cercanas: {list}."},
    {W::exists_in, " Es un número de {list}."},
    {W::taken_from, "{edition} no tiene la regla {number}; esta es la de {other}."},
    {W::none_found, "Ninguna regla tiene “{text}” en su texto."},
    {W::not_spoken, "Las reglas de {game} no están en español."},
};

}  // namespace

constexpr Texts<PageWord> page_words_es = by_id<kTexts>();

}  // namespace kawari
