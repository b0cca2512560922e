// Every reply of `kawari serve` fits protocol/*.schema.json. validate.py asks and checks.
#include <gtest/gtest.h>

#include "tests/docs/document.h"

namespace kawari {
namespace {

constexpr int kNoJsonSchema = 77;

TEST(ProtocolSchemas, FitEveryReply) {
  const docs::Ran ran =
      docs::run_command("python3 tests/protocol/validate.py '" KAWARI_BINARY "' '" KAWARI_SOURCE_DIR "'");
  if (ran.code == 127 || ran.code == kNoJsonSchema) GTEST_SKIP() << "python3-jsonschema is not installed";
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
