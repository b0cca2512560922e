#include "kawari/c.h"

extern "C" const char* kawari_version(void) { return kawari::version(); }
