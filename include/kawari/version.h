// The version of Kawari. The build reads it from here.
#pragma once
#define KAWARI_VERSION "1.0.0"
