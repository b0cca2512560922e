// Counts the allocations of the tests. The operators are in a file of their own: if the compiler sees them
// together with their callers, it warns of a mismatch of malloc and free.
#pragma once
#include <cstdint>

namespace kawari {

std::uint64_t allocations();  // in the whole program so far
bool counts_allocations();    // false if a sanitizer replaces the allocator

}  // namespace kawari
