// The version of Kawari, for C and for C++. It is written here and nowhere else: CMake, the packages and the
// program read it from this file. Versions are compatible as long as the first number stays the same.
#pragma once

#define KAWARI_VERSION_MAJOR 1
#define KAWARI_VERSION_MINOR 0
#define KAWARI_VERSION_PATCH 0

// "1.0.0"
#define KAWARI_VERSION \
  KAWARI_VERSION_JOINED_(KAWARI_VERSION_MAJOR, KAWARI_VERSION_MINOR, KAWARI_VERSION_PATCH)
#define KAWARI_VERSION_JOINED_(major, minor, patch) KAWARI_VERSION_TEXT_(major, minor, patch)
#define KAWARI_VERSION_TEXT_(major, minor, patch) #major "." #minor "." #patch
