# The native tests: every tests/core/*_test.cpp in one binary, run by ctest in shards that write their
# results as JSON. Fuzz targets and benchmarks are built only when asked for.
enable_testing()

file(GLOB test_sources CONFIGURE_DEPENDS tests/core/*.cpp)
if(test_sources)
  find_package(GTest REQUIRED)
  add_executable(core_tests ${test_sources})
  target_include_directories(core_tests PRIVATE core/src)  # the searches are compared one by one
  target_link_libraries(core_tests PRIVATE hanadoku hanadoku_options GTest::gtest GTest::gtest_main)
  set(shards 16)  # enough that a long test does not hold up the others
  math(EXPR last_shard "${shards} - 1")
  foreach(shard RANGE ${last_shard})
    add_test(NAME core_${shard} COMMAND core_tests WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")
    set_tests_properties(core_${shard} PROPERTIES ENVIRONMENT
      "GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${shard};GTEST_OUTPUT=json:${CMAKE_BINARY_DIR}/results/${shard}.json")
  endforeach()
endif()

add_executable(hanadoku-solve tools/solve.cpp)
target_link_libraries(hanadoku-solve PRIVATE hanadoku hanadoku_options)
add_test(NAME solve COMMAND "${CMAKE_COMMAND}" "-DPROGRAM=$<TARGET_FILE:hanadoku-solve>" -P
  "${CMAKE_SOURCE_DIR}/tests/tools/solve_test.cmake")

# Tools that print figures of files of puzzles and cases.
foreach(tool reglib ratings)
  add_executable(${tool} EXCLUDE_FROM_ALL tests/tools/${tool}.cpp tests/core/reglib.cpp)
  target_link_libraries(${tool} PRIVATE hanadoku hanadoku_options)
endforeach()

if(HANADOKU_FUZZ)
  file(GLOB fuzz_sources CONFIGURE_DEPENDS tests/fuzz/*.cpp)
  target_compile_options(hanadoku PRIVATE -fsanitize=fuzzer-no-link)
  foreach(source ${fuzz_sources})
    get_filename_component(name "${source}" NAME_WE)
    add_executable(${name} "${source}")
    target_link_libraries(${name} PRIVATE hanadoku hanadoku_options)
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  endforeach()
endif()

file(GLOB bench_sources CONFIGURE_DEPENDS tests/bench/*.cpp)
foreach(source ${bench_sources})
  get_filename_component(name "${source}" NAME_WE)
  add_executable(bench_${name} EXCLUDE_FROM_ALL "${source}")
  target_link_libraries(bench_${name} PRIVATE hanadoku hanadoku_options)
endforeach()
