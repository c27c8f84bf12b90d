# The modules: hanadoku for making, sanitizing, solving and playing; techniques, which is loaded when steps or levels are asked
# for. Each is one .wasm and its glue, in build/wasm. The glue runs in pages and workers and is handed the instance. No eval,
# so that it works under a policy without `unsafe-eval`.
set(module_options
  -O3
  --bind
  -sMODULARIZE
  -sEXPORT_ES6
  -sENVIRONMENT=web,worker
  -sFILESYSTEM=0
  -sDYNAMIC_EXECUTION=0
  -sALLOW_MEMORY_GROWTH
  -sMALLOC=emmalloc
  -sTEXTDECODER=2
  -sINCOMING_MODULE_JS_API=instantiateWasm)

function(add_module name)
  add_executable(${name}_wasm ${ARGN} wasm/no_printf.cpp)
  target_link_libraries(${name}_wasm PRIVATE hanadoku hanadoku_options)
  target_compile_definitions(${name}_wasm PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
  set_target_properties(${name}_wasm PROPERTIES OUTPUT_NAME ${name} SUFFIX .js)
  target_link_options(${name}_wasm PRIVATE ${module_options})
endfunction()
add_module(hanadoku wasm/bindings.cpp wasm/games.cpp)
add_module(techniques wasm/techniques.cpp)

# The benchmarks of tests/bench as programs for Node, built only when asked for. In one file each, since 3.1.6 would
# fetch the .wasm by a path that the fetch of Node 18 and later refuses.
file(GLOB bench_sources CONFIGURE_DEPENDS tests/bench/*.cpp)
file(WRITE "${CMAKE_BINARY_DIR}/bench/package.json" "{ \"type\": \"commonjs\" }\n")
foreach(source ${bench_sources})
  get_filename_component(name "${source}" NAME_WE)
  add_executable(bench_${name} EXCLUDE_FROM_ALL "${source}")
  target_link_libraries(bench_${name} PRIVATE hanadoku hanadoku_options)
  target_link_options(bench_${name} PRIVATE
    -O3 -sENVIRONMENT=node -sSINGLE_FILE -sNODERAWFS -sALLOW_MEMORY_GROWTH -sEXIT_RUNTIME)
  set_target_properties(bench_${name} PROPERTIES
    SUFFIX .js RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bench")
endforeach()

# What a cold start is measured against: the same glue around nothing.
add_executable(empty EXCLUDE_FROM_ALL tests/bench/cold/empty.cpp)
target_link_libraries(empty PRIVATE hanadoku_options)
target_compile_definitions(empty PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
target_link_options(empty PRIVATE ${module_options})
set_target_properties(empty PROPERTIES SUFFIX .js RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bench")
