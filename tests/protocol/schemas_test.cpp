// Every reply of `kawari serve` fits protocol/*.schema.json. validate.py asks and checks.
#include <gtest/gtest.h>

#include "tests/docs/document.h"

namespace kawari {
namespace {

constexpr int kNotInstalled = 77;

TEST(ProtocolSchemas, FitEveryReply) {
  const std::string check = " tests/protocol/validate.py '" KAWARI_BINARY "' '" KAWARI_SOURCE_DIR "'";
  docs::Ran ran = docs::run_command("python3" + check);
  // Debian's python has the package, another one may not.
  if (ran.code == kNotInstalled) ran = docs::run_command("/usr/bin/python3" + check);
  if (ran.code == 127 || ran.code == kNotInstalled) GTEST_SKIP() << "python3-jsonschema is not installed";
  EXPECT_EQ(ran.code, 0) << ran.out;
}

// The official client speaks with `kawari mcp`. Where node has no such client, npm installs it into the build
// folder; KAWARI_NODE_MODULES names another folder that has it.
TEST(ProtocolMcpClient, UsesEveryTool) {
  const docs::Ran ran =
      docs::run_command("bash tests/protocol/mcp/run.sh '" KAWARI_BINARY "' '" KAWARI_EXAMPLES "mcp-client'");
  if (ran.code == kNotInstalled) GTEST_SKIP() << ran.out;
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
