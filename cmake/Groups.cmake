# Files that lie in one folder are compiled several at a time: the headers that they share are read once for a group.
# A build from nothing takes less than half the time so. Names in a file's anonymous namespace must therefore be
# unique in its folder. With -D KAWARI_GROUPS=OFF every file is compiled alone; preset coverage does that, and so
# finds a file that lacks an include.
option(KAWARI_GROUPS "Compile several files of a folder at a time" ON)
set(kawari_group_size 8)

# kawari_groups(<target>): for all files of the target. Texts of one language form groups of their own.
function(kawari_groups target)
  if(NOT KAWARI_GROUPS)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(GET source STEM name)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE group)
    string(REPLACE "/" "_" group ${group})
    if(name MATCHES "_(en|es|ja)$")
      string(APPEND group ${CMAKE_MATCH_0})
    endif()
    if(NOT DEFINED count_${group})
      set(count_${group} 0)
    endif()
    math(EXPR part "${count_${group}} / ${kawari_group_size}")
    math(EXPR count_${group} "${count_${group}} + 1")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${part})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
