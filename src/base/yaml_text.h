// The only function that turns text into YAML. It checks size, depth and count before it builds a tree,
// document by document. The YAML library loops for ever on some texts (a comma at the top of a document).
// Here each document but the first must begin with `---`, so every document makes progress.
#pragma once
#include <yaml-cpp/yaml.h>

#include <string>
#include <vector>

#include "base/limits.h"
#include "base/result.h"

namespace kawari {

struct YamlLimits {
  std::size_t bytes = limits::kYamlBytes;
  // In all documents; an alias counts as everything that it stands for.
  std::size_t nodes = limits::kYamlNodes;
  int depth = limits::kYamlDepth;
  std::size_t documents = 1;
};

// The documents of a text, or its first error. No alias stands for a node that contains the alias, so walking
// a document always ends.
Result<std::vector<YAML::Node>> load_yaml(const std::string& text, const std::string& file,
                                          const YamlLimits& limits);

}  // namespace kawari
