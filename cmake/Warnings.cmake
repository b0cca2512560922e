# Warnings, for our own targets. They are errors with the compilers that we promise to be clean under,
# g++ 12 and clang 14; with any other compiler they must not keep a user from building.
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
