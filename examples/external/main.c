/* The same from C, through the shared library: a request of the protocol goes in, a reply comes out. */
#include <kawari/c.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  const char* request = "{\"id\":1,\"call\":\"hello\"}";
  char* problem = NULL;
  kawari_session* session = kawari_open(DATA, &problem);
  char* reply = kawari_call(session, request, strlen(request));
  int fine = session != NULL && reply != NULL && strstr(reply, "\"error\"") == NULL &&
             strcmp(kawari_version(), KAWARI_VERSION) == 0;
  printf("C: kawari %s replies: %s\n", kawari_version(), problem != NULL ? problem : reply);
  kawari_free(reply);
  kawari_free(problem);
  kawari_close(session);
  return fine ? 0 : 1;
}
