// The C interface: one session of the protocol behind a pointer. No exception leaves it.
#include "kawari/c.h"

#include <cstdlib>
#include <cstring>
#include <new>

#include "kawari/version.h"
#include "library/guard.h"
#include "protocol/session.h"

struct kawari_session {
  kawari::protocol::Session inside;
};

namespace {

// A copy that the caller frees.
char* given(const std::string& text) {
  char* out = static_cast<char*>(std::malloc(text.size() + 1));
  if (out != nullptr) std::memcpy(out, text.c_str(), text.size() + 1);
  return out;
}

}  // namespace

extern "C" {

const char* kawari_version(void) { return KAWARI_VERSION; }

kawari_session* kawari_open(const char* home, char** problem) {
  kawari_session* out = nullptr;
  if (problem != nullptr) *problem = nullptr;
  std::string wrong;
  const std::string thrown = kawari::guarded([&] {
    std::vector<kawari::v1::Cards> cards;
    for (const std::string& game : kawari::v1::Cards::games()) {
      auto read = home == nullptr ? kawari::v1::Cards::of_game(game) : kawari::v1::Cards::shipped(game, home);
      if (!read) {
        wrong = read.error().text();
        return;
      }
      cards.push_back(*std::move(read));
    }
    // A home without scenarios has no examples.
    kawari::v1::Result<kawari::v1::Examples> examples = kawari::v1::Examples();
    if (home != nullptr) examples = kawari::v1::Examples::shipped(home);
    out = new kawari_session{kawari::protocol::Session(
        std::move(cards), {}, examples ? *std::move(examples) : kawari::v1::Examples())};
  });
  if (out == nullptr && problem != nullptr) *problem = given(thrown.empty() ? wrong : thrown);
  return out;
}

char* kawari_call(kawari_session* session, const char* request, size_t length) {
  if (session == nullptr || request == nullptr)
    return given(
        "{\"id\":null,\"error\":{\"file\":\"\",\"line\":0,\"column\":0,\"what\":\"There is no "
        "session.\",\"right\":\"kawari_open opens one.\"}}");
  char* out = nullptr;
  (void)kawari::guarded([&] { out = given(session->inside.call({request, length})); });
  return out;
}

void kawari_cancel(kawari_session* session) {
  if (session != nullptr) session->inside.cancel();
}

void kawari_free(char* text) { std::free(text); }
void kawari_close(kawari_session* session) { delete session; }

}  // extern "C"
