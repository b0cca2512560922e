# The engine for pages and Node: kawari.wasm has the functions of include/kawari/c.h and imports a clock, and
# nothing else of its surroundings; web/engine/ loads it. There is no file system: cards come as texts.

# The stack lies below everything else, so that one that overflows traps instead of overwriting data.
set(kawari_stack 8388608)

foreach(part IN ITEMS kawari_small kawari_around yaml-cpp)
  target_compile_options(${part} PRIVATE -Oz)
endforeach()
set(kawari_objects $<TARGET_OBJECTS:kawari_core> $<TARGET_OBJECTS:kawari_small> $<TARGET_OBJECTS:kawari_around>)

add_executable(kawari_engine web/engine/texts.cpp ${kawari_objects})
target_link_libraries(kawari_engine PRIVATE kawari_inside kawari_warnings)
set_target_properties(kawari_engine PROPERTIES OUTPUT_NAME kawari SUFFIX .wasm LINKER_LANGUAGE CXX
  RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
set(kawari_exports kawari_version kawari_open kawari_call kawari_cancel kawari_free kawari_close kawari_text malloc)
list(TRANSFORM kawari_exports PREPEND _)
list(JOIN kawari_exports "," kawari_exports)
target_link_options(kawari_engine PRIVATE -Oz --no-entry
  -sSTANDALONE_WASM -sEXPORTED_FUNCTIONS=${kawari_exports}
  -sALLOW_MEMORY_GROWTH -sINITIAL_MEMORY=33554432 -sMAXIMUM_MEMORY=2147483648
  -sTOTAL_STACK=${kawari_stack} -sGLOBAL_BASE=${kawari_stack} -Wl,--stack-first)

# The signature and the speed, for Node: it reads cards and decks from the disk. Only the tests use it.
add_executable(kawari_wasm_bench bench/wasm/main.cpp ${kawari_objects})
target_link_libraries(kawari_wasm_bench PRIVATE kawari_inside kawari_warnings)
set_target_properties(kawari_wasm_bench PROPERTIES OUTPUT_NAME bench SUFFIX .js RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
target_link_options(kawari_wasm_bench PRIVATE -O1 -sENVIRONMENT=node -sNODERAWFS -sMODULARIZE -sEXIT_RUNTIME
  -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=${kawari_stack})
