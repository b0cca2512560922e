// Every reply of `kawari serve` fits protocol/*.schema.json. validate.py asks and checks.
#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/docs/document.h"

namespace kawari {
namespace {

constexpr int kNotInstalled = 77;

TEST(ProtocolSchemas, FitEveryReply) {
  const docs::Ran ran =
      docs::run_command("python3 tests/protocol/validate.py '" KAWARI_BINARY "' '" KAWARI_SOURCE_DIR "'");
  if (ran.code == 127 || ran.code == kNotInstalled) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(ran.code, 0) << ran.out;
}

// The official client speaks with `kawari mcp`. Where it is not among node's modules, KAWARI_NODE_MODULES
// names the folder that has it.
TEST(ProtocolMcpClient, UsesEveryTool) {
  const char* folder = std::getenv("KAWARI_NODE_MODULES");
  const docs::Ran ran = docs::run_command("node tests/protocol/mcp_client.mjs '" KAWARI_BINARY "' '" +
                                          std::string(folder == nullptr ? "" : folder) + "'");
  if (ran.code == 127) GTEST_SKIP() << "node is not installed";
  if (ran.code == kNotInstalled) GTEST_SKIP() << "@modelcontextprotocol/sdk is not installed";
  EXPECT_EQ(ran.code, 0) << ran.out;
}

// examples/protocol.py holds a conversation from another language.
TEST(ProtocolExample, TellsInSpanishWhatHappened) {
  const docs::Ran ran =
      docs::run_command("python3 examples/protocol.py '" KAWARI_BINARY "' '" KAWARI_SOURCE_DIR "'");
  if (ran.code == 127) GTEST_SKIP() << "python3 is not installed";
  EXPECT_EQ(ran.code, 0) << ran.out;
  EXPECT_NE(ran.out.find("= Beast - Selfless Protector tiene 2 de daño"), std::string::npos) << ran.out;
}

}  // namespace
}  // namespace kawari
