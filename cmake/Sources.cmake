# Sources are found by folder: a new .cpp file is part of the build without a line here.

# kawari_sources(<variable> <folder>...): the .cpp files of these folders (globs allowed). Libraries must have
# at least one source, so a set of folders without any gets an empty file of the build directory.
function(kawari_sources variable)
  set(patterns ${ARGN})
  list(TRANSFORM patterns PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  list(TRANSFORM patterns APPEND /*.cpp)
  file(GLOB found CONFIGURE_DEPENDS ${patterns})
  if(NOT found)
    set(found ${CMAKE_BINARY_DIR}/empty.cpp)
    file(CONFIGURE OUTPUT ${found} CONTENT "")
  endif()
  set(${variable} ${found} PARENT_SCOPE)
endfunction()

# kawari_executable(<name> <folder>): an executable in the build directory's root, once the folder has sources.
function(kawari_executable name folder)
  file(GLOB found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  if(found)
    add_executable(${name} ${found})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
  else()
    message(STATUS "${folder}/ has no sources: no target ${name}")
  endif()
endfunction()
