// The forms of all statements.
#pragma once
#include "run/ops/cards.h"
#include "run/ops/control.h"
#include "run/ops/figures.h"
#include "run/ops/in_force.h"
#include "run/ops/lasting.h"
