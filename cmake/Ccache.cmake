# Compiles through ccache where it is installed.
find_program(KAWARI_CCACHE ccache)
if(KAWARI_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${KAWARI_CCACHE})
endif()
