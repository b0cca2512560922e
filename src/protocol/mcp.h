// Kawari for assistants: a Model Context Protocol server whose tools are calls of the protocol.
#pragma once
#include <string>
#include <string_view>

#include "protocol/session.h"

namespace kawari::protocol {

class Mcp {
 public:
  explicit Mcp(Session& session) : session_(&session) {}
  // Answers one message of JSON-RPC 2.0. Empty: it was a notification, which has no reply.
  std::string message(std::string_view text);

 private:
  Session* session_;
};

}  // namespace kawari::protocol
