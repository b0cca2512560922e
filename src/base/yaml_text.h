// The one way from text to YAML: size, depth and count are checked before a tree is built, document by
// document. The library beneath reads some texts without end (a comma at the top of a document); here each
// document but the first begins with `---`, so each one comes further than the one before.
#pragma once
#include <yaml-cpp/yaml.h>

#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"

namespace kawari {

struct YamlLimits {
  std::size_t bytes = limits::kYamlBytes;
  std::size_t nodes = limits::kYamlNodes;  // of all documents; an alias counts as all that it stands for
  int depth = limits::kYamlDepth;
  std::size_t documents = 1;
};

// The documents of a text, or the first thing that is wrong with it. No alias within them stands for
// something that it is part of, so whoever walks them comes to an end.
Result<std::vector<YAML::Node>> load_yaml(const std::string& text, const std::string& file,
                                          const YamlLimits& limits);

}  // namespace kawari
