// Kawari as a library: cards, games and the judge. Everything is a value; docs/library.md walks through it.
#pragma once
#include "kawari/cards.h"
#include "kawari/game.h"
#include "kawari/judge.h"
#include "kawari/values.h"

// Users write kawari::Game. The symbols carry the version of the interface.
namespace kawari {
using namespace v1;
}
