# What `cmake --install` puts where, and the Debian packages: kawari (component program: the program, its data and
# the shared library) and libkawari-dev (component library: what programs are built with). Nothing that is
# installed names a place of the tree, so that an installation can be moved.
include(CMakePackageConfigHelpers)

# The program finds its data from bin to share/kawari (src/judge/home.h): these two are not for choice.
set(kawari_bin bin)
set(kawari_share share)
set(kawari_cmake ${CMAKE_INSTALL_LIBDIR}/cmake/kawari)

install(TARGETS kawari RUNTIME DESTINATION ${kawari_bin} COMPONENT program)
install(DIRECTORY cards scenarios decks protocol DESTINATION ${kawari_share}/kawari COMPONENT program)
install(FILES docs/kawari.1 DESTINATION ${kawari_share}/man/man1 COMPONENT program)
install(DIRECTORY docs/ DESTINATION ${kawari_share}/doc/kawari COMPONENT program
  FILES_MATCHING PATTERN "*.md" PATTERN "*.yaml" PATTERN coverage EXCLUDE PATTERN rules EXCLUDE)
install(FILES LICENSE DESTINATION ${kawari_share}/doc/kawari COMPONENT program RENAME copyright)
install(FILES LICENSE DESTINATION ${kawari_share}/doc/libkawari-dev COMPONENT library RENAME copyright)

install(TARGETS kawari_c EXPORT kawari
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT program NAMELINK_COMPONENT library)
install(TARGETS kawari_archive EXPORT kawari
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
# Users link machine code, in a second. The tree keeps the line numbers, and what links that optimise across files read.
install(CODE "execute_process(COMMAND \"${CMAKE_STRIP}\" --strip-debug -R .gnu.lto_* -R .gnu.debuglto_*
  -N __gnu_lto_slim -N __gnu_lto_v1
  \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/$<TARGET_FILE_NAME:kawari_archive>\"
  COMMAND_ERROR_IS_FATAL ANY)" COMPONENT library)
install(DIRECTORY include/kawari DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library
  FILES_MATCHING PATTERN "*.h")

install(EXPORT kawari NAMESPACE kawari:: FILE kawariTargets.cmake DESTINATION ${kawari_cmake} COMPONENT library)
configure_package_config_file(cmake/kawariConfig.cmake.in kawariConfig.cmake
  INSTALL_DESTINATION ${kawari_cmake} PATH_VARS kawari_share)
write_basic_package_version_file(kawariConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/kawariConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/kawariConfigVersion.cmake
  DESTINATION ${kawari_cmake} COMPONENT library)

# The .pc files lie in LIBDIR/pkgconfig, and name everything from there.
file(RELATIVE_PATH kawari_prefix /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
string(REGEX REPLACE "/$" "" kawari_prefix "${kawari_prefix}")
foreach(module IN ITEMS kawari kawari-c)
  configure_file(cmake/${module}.pc.in ${module}.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${module}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
    COMPONENT library)
endforeach()

# The packages. dpkg-shlibdeps says which libraries the program and the shared library need.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME kawari)
set(CPACK_PACKAGE_VENDOR Kawari)
set(CPACK_PACKAGE_CONTACT "The authors of Kawari")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "rules engine and judge for trading card games")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL program library)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_COMPRESSION_TYPE gzip)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME kawari)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_BINARY_DIR}/triggers)
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/triggers "activate-noawait ldconfig\n")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
  "It answers what happens in a position of Disney Lorcana or Duel Masters, step by step and rule by rule.
 With the cards, scenarios and decks that ship with it, and the shared library for C.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libkawari-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS
  "kawari (= ${PROJECT_VERSION}-1), libfmt-dev, libyaml-cpp-dev, libxxhash-dev")
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION
  "Headers and archive of the library for C++ and for C, with files for CMake and pkg-config.")
include(CPack)
