// The same from C, through the shared library.
#include <kawari/c.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  printf("C: kawari %s\n", kawari_version());
  return strcmp(kawari_version(), KAWARI_VERSION) == 0 ? 0 : 1;
}
