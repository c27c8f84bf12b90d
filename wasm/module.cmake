# The module: one .wasm and its glue, in build/wasm. The glue runs in pages and workers; Node hands it the
# bytes (`wasmBinary`). No eval, so that it works under a policy without `unsafe-eval`.
add_executable(hanadoku_wasm wasm/bindings.cpp)
target_link_libraries(hanadoku_wasm PRIVATE hanadoku hanadoku_options)
target_compile_definitions(hanadoku_wasm PRIVATE EMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
set_target_properties(hanadoku_wasm PROPERTIES OUTPUT_NAME hanadoku SUFFIX .js)
target_link_options(hanadoku_wasm PRIVATE
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
  -sINCOMING_MODULE_JS_API=wasmBinary,locateFile,instantiateWasm)
