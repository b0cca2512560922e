// Says which Kawari it was built with, and fails if the header, the library and the data do not belong
// together.
#include <kawari/c.h>
#include <kawari/kawari.h>
#include <kawari/version.h>

#include <cstdio>
#include <cstring>
#include <filesystem>

int main() {
  std::printf("C++: kawari %s with the data of %s\n", kawari::version(), DATA);
  const bool same = std::strcmp(kawari::version(), KAWARI_VERSION) == 0 &&
                    std::strcmp(kawari_version(), KAWARI_VERSION) == 0;
  return same && std::filesystem::is_directory(DATA "/cards") ? 0 : 1;
}
