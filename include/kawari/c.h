// Kawari for other languages: the JSON protocol of docs/protocol.md behind a handful of C functions.
#ifndef KAWARI_C_H
#define KAWARI_C_H
#include <stddef.h>

#include "kawari/version.h"

#if defined(__GNUC__)
#define KAWARI_EXPORT __attribute__((visibility("default")))
#else
#define KAWARI_EXPORT
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kawari_session kawari_session;

/* The version of the library that runs, "1.0.0"; KAWARI_VERSION is the version of this header. The text
   belongs to the library. */
KAWARI_EXPORT const char* kawari_version(void);

/* A session with the cards that ship with Kawari. `home` is the folder with cards/ in it; NULL: no cards yet.
   Returns NULL if the cards cannot be read, and then *problem is a text that kawari_free frees; `problem` may
   be NULL. A session may be used by one thread at a time; kawari_cancel may come from any. */
KAWARI_EXPORT kawari_session* kawari_open(const char* home, char** problem);

/* Answers a request of `length` bytes. The reply ends with a zero and is freed with kawari_free; NULL only if
   there is no memory for it. */
KAWARI_EXPORT char* kawari_call(kawari_session* session, const char* request, size_t length);

/* Stops the call that is under way in another thread. */
KAWARI_EXPORT void kawari_cancel(kawari_session* session);

/* Both accept NULL. */
KAWARI_EXPORT void kawari_free(char* text);
KAWARI_EXPORT void kawari_close(kawari_session* session);

#ifdef __cplusplus
}
#endif
#endif
