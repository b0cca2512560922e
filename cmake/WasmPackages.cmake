# What the library is made with, for WebAssembly. Packages of Debian have no libraries for it: fmt, tl::expected,
# nlohmann_json and xxHash are used as headers, and yaml-cpp is compiled along from the source package that
# ./dev wasm has unpacked.
set(KAWARI_YAML_CPP ${CMAKE_BINARY_DIR}/yaml-cpp CACHE PATH "The unpacked source package yaml-cpp")

add_compile_options(-fwasm-exceptions)
add_link_options(-fwasm-exceptions)

# The folder of the system's headers must not be searched as a whole: those of its C library are for another machine.
set(kawari_headers ${CMAKE_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${kawari_headers})
foreach(header IN ITEMS fmt tl nlohmann xxhash.h)
  if(NOT EXISTS /usr/include/${header})
    message(FATAL_ERROR "/usr/include/${header} is missing; ./dev wasm installs what is needed")
  endif()
  file(CREATE_LINK /usr/include/${header} ${kawari_headers}/${header} SYMBOLIC)
endforeach()
foreach(package IN ITEMS fmt::fmt tl::expected nlohmann_json::nlohmann_json xxHash::xxHash)
  add_library(${package} INTERFACE IMPORTED)
  target_include_directories(${package} SYSTEM INTERFACE ${kawari_headers})
endforeach()
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
add_library(Threads::Threads INTERFACE IMPORTED)  # there are none

file(GLOB yaml_cpp_sources ${KAWARI_YAML_CPP}/src/*.cpp)
if(NOT yaml_cpp_sources)
  message(FATAL_ERROR "there is no source of yaml-cpp in ${KAWARI_YAML_CPP}; ./dev wasm fetches it")
endif()
add_library(yaml-cpp STATIC ${yaml_cpp_sources})
target_include_directories(yaml-cpp SYSTEM PUBLIC ${KAWARI_YAML_CPP}/include)
target_include_directories(yaml-cpp PRIVATE ${KAWARI_YAML_CPP}/src)
target_compile_definitions(yaml-cpp PUBLIC YAML_CPP_STATIC_DEFINE)
target_compile_options(yaml-cpp PRIVATE -w)
set_target_properties(yaml-cpp PROPERTIES UNITY_BUILD OFF)
