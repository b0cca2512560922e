// Measures how the work of reading and printing a text grows with its size: 1, 2, 4 … 64 KB of each shape,
// without limits.
#include <benchmark/benchmark.h>

#include "bench/text_shapes.h"

namespace kawari {
namespace {

void text_growth(benchmark::State& run, const TextShape& shape) {
  TextSteps steps;
  for (auto _ : run) steps = steps_of(shape, static_cast<std::size_t>(run.range(0)) * 1024);
  run.counters["read_steps"] = static_cast<double>(steps.read);
  run.counters["print_steps"] = static_cast<double>(steps.print);
}

// The three shapes that real texts have.
[[maybe_unused]] const bool kRegistered = [] {
  for (const TextShape& shape : {kTextShapes[0], kTextShapes[1], kTextShapes[2]}) {
    benchmark::RegisterBenchmark((std::string("text_growth/") + shape.name).c_str(), text_growth, shape)
        ->RangeMultiplier(2)
        ->Range(1, 64)
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
  }
  return true;
}();

}  // namespace
}  // namespace kawari
