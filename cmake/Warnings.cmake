# The warnings for our own targets. They are errors with g++ 12 and clang 14, with which the tree compiles without
# warnings. With other compilers they are no errors, so that a user can always build.
add_library(kawari_warnings INTERFACE)
target_compile_options(kawari_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wimplicit-fallthrough)

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 reports std::string concatenation as overlapping memory (GCC bug 105651).
  target_compile_options(kawari_warnings INTERFACE -Wno-restrict)
endif()

if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^12\\.")
   OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION MATCHES "^14\\."))
  target_compile_options(kawari_warnings INTERFACE -Werror)
endif()
