#include "tests/sim/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__)
#define KAWARI_COUNTS_ALLOCATIONS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define KAWARI_COUNTS_ALLOCATIONS 0
#endif
#endif
#ifndef KAWARI_COUNTS_ALLOCATIONS
#define KAWARI_COUNTS_ALLOCATIONS 1
#endif

namespace {
std::atomic<std::uint64_t> counted{0};
}

#if KAWARI_COUNTS_ALLOCATIONS
void* operator new(std::size_t size) {
  counted.fetch_add(1, std::memory_order_relaxed);
  if (void* place = std::malloc(size == 0 ? 1 : size)) return place;
  throw std::bad_alloc();
}
void operator delete(void* place) noexcept { std::free(place); }
void operator delete(void* place, std::size_t) noexcept { std::free(place); }
#endif

namespace kawari {

std::uint64_t allocations() { return counted.load(std::memory_order_relaxed); }
bool counts_allocations() { return KAWARI_COUNTS_ALLOCATIONS != 0; }

}  // namespace kawari
