// Counts what the tests allocate. The operators stand in a file of their own: seen together with the code
// that calls them, the compiler takes malloc and free for a mismatch.
#pragma once
#include <cstdint>

namespace kawari {

std::uint64_t allocations();  // so far, in the whole program
bool counts_allocations();    // false where a sanitizer has an allocator of its own

}  // namespace kawari
