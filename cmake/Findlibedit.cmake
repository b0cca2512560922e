# libedit (line editing and history) comes without a CMake package: gives the target libedit::libedit.
find_path(libedit_INCLUDE_DIR histedit.h)
find_library(libedit_LIBRARY edit)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(libedit
  REQUIRED_VARS libedit_LIBRARY libedit_INCLUDE_DIR
  REASON_FAILURE_MESSAGE "kawari ask needs it (on Debian: apt-get install libedit-dev).")
if(libedit_FOUND AND NOT TARGET libedit::libedit)
  add_library(libedit::libedit UNKNOWN IMPORTED)
  set_target_properties(libedit::libedit PROPERTIES
    IMPORTED_LOCATION ${libedit_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${libedit_INCLUDE_DIR})
endif()
mark_as_advanced(libedit_INCLUDE_DIR libedit_LIBRARY)
