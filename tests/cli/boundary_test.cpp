// No exception leaves the program as a crash: each becomes a sentence and an exit code.
#include "cli/boundary.h"

#include <gtest/gtest.h>
#include <yaml-cpp/yaml.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <regex>

namespace kawari::cli {
namespace {

TEST(Boundary, WhatIsThrownIsASentenceAndACode) {
  const auto said = [](const std::function<int()>& program) {
    testing::internal::CaptureStderr();
    const int code = within_boundary(program);
    return std::to_string(code) + " " + testing::internal::GetCapturedStderr();
  };
  EXPECT_EQ(said([] { return 1; }), "1 ");
  EXPECT_EQ(said([]() -> int { throw std::bad_alloc(); }),
            "4 kawari: there is not enough memory for this.\n");
  EXPECT_EQ(said([]() -> int { throw std::out_of_range("x"); }),
            "4 kawari: an error inside of Kawari stopped it; please report it with what you typed: x\n");
  EXPECT_EQ(said([]() -> int { throw 7; }),
            "4 kawari: an error inside of Kawari stopped it; please report it with what you typed.\n");
  const std::function<int()> programs[] = {
      []() -> int { return static_cast<int>(std::filesystem::file_size("/no/such/file")); },
      []() -> int { throw YAML::ParserException(YAML::Mark(), "y"); },
      []() -> int { return nlohmann::json::parse("{").size() > 0 ? 1 : 0; },
      []() -> int { return std::regex("(").mark_count() > 0 ? 1 : 0; },
  };
  for (const auto& program : programs) EXPECT_TRUE(said(program).starts_with("4 kawari: ")) << said(program);
}

}  // namespace
}  // namespace kawari::cli
