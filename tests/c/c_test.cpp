// The C functions: who owns what, and that nothing is too wrong for a reply.
#include "kawari/c.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "kawari/version.h"

namespace {

using Json = nlohmann::json;

Json call(kawari_session* session, const std::string& request) {
  char* reply = kawari_call(session, request.data(), request.size());
  EXPECT_NE(reply, nullptr);
  if (reply == nullptr) return {};
  Json out = Json::parse(reply, nullptr, false);
  kawari_free(reply);
  return out;
}

TEST(ProtocolC, SaysItsVersion) { EXPECT_STREQ(kawari_version(), KAWARI_VERSION); }

TEST(ProtocolC, OpensWithTheShippedCards) {
  char* problem = nullptr;
  kawari_session* session = kawari_open(KAWARI_SOURCE_DIR, &problem);
  ASSERT_NE(session, nullptr) << (problem == nullptr ? "" : problem);
  EXPECT_EQ(problem, nullptr);
  const Json reply = call(session, R"({"id": 1, "call": "card", "card": "Beast - Selfless Protector"})");
  EXPECT_EQ(reply["id"], 1);
  EXPECT_EQ(reply["ok"]["id"], "lorcana/beast-selfless-protector");
  kawari_close(session);
}

TEST(ProtocolC, OpensWithoutCards) {
  kawari_session* session = kawari_open(nullptr, nullptr);
  ASSERT_NE(session, nullptr);
  const Json reply = call(session, R"({"call": "hello"})");
  EXPECT_FALSE(reply["ok"]["games"].empty());
  for (const Json& game : reply["ok"]["games"]) EXPECT_EQ(game["cards"], 0) << game;
  kawari_close(session);
}

TEST(ProtocolC, SaysWhatIsWrongWithTheHome) {
  char* problem = nullptr;
  EXPECT_EQ(kawari_open("/no/such/folder", &problem), nullptr);
  ASSERT_NE(problem, nullptr);
  EXPECT_NE(std::string(problem).find("no card files"), std::string::npos) << problem;
  kawari_free(problem);
  EXPECT_EQ(kawari_open("/no/such/folder", nullptr), nullptr);
}

TEST(ProtocolC, TakesNothing) {
  kawari_free(nullptr);
  kawari_close(nullptr);
  kawari_cancel(nullptr);
  EXPECT_TRUE(call(nullptr, "{}").contains("error"));
  kawari_session* session = kawari_open(nullptr, nullptr);
  ASSERT_NE(session, nullptr);
  char* reply = kawari_call(session, nullptr, 3);
  ASSERT_NE(reply, nullptr);
  EXPECT_TRUE(Json::parse(reply, nullptr, false).contains("error"));
  kawari_free(reply);
  EXPECT_TRUE(call(session, "").contains("error"));
  kawari_cancel(session);  // nothing is under way: it stops nothing
  EXPECT_TRUE(call(session, R"({"call": "hello"})").contains("ok"));
  kawari_close(session);
}

// The length counts, not a zero.
TEST(ProtocolC, ReadsAsManyBytesAsItIsTold) {
  kawari_session* session = kawari_open(nullptr, nullptr);
  ASSERT_NE(session, nullptr);
  const std::string text = R"({"id": 1, "call": "hello"} and more)";
  char* reply = kawari_call(session, text.data(), text.find('}') + 1);
  ASSERT_NE(reply, nullptr);
  EXPECT_TRUE(Json::parse(reply, nullptr, false).contains("ok"));
  kawari_free(reply);
  EXPECT_TRUE(call(session, text).contains("error"));
  EXPECT_TRUE(call(session, std::string(R"({"call": "hello"})") + '\0').contains("error"));
  kawari_close(session);
}

}  // namespace
