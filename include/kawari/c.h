// Kawari for C, and for every language that can call C functions: all that libkawari.so.1 exports is declared
// here.
#pragma once

#include "kawari/version.h"

#if defined(__GNUC__)
#define KAWARI_EXPORT __attribute__((visibility("default")))
#else
#define KAWARI_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

// The version of the library that runs, "1.0.0". The text lives as long as the program. KAWARI_VERSION is the
// version of this header.
KAWARI_EXPORT const char* kawari_version(void);

#ifdef __cplusplus
}
#endif
