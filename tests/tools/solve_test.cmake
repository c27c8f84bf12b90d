# Runs hanadoku-solve on grids as numbers: what is written is compared, or what is wrong expected. Called by ctest with
# -DPROGRAM=...
function(solve grid expected code)
  file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/solve_input.txt" "${grid}")
  execute_process(COMMAND "${PROGRAM}" INPUT_FILE "${CMAKE_CURRENT_BINARY_DIR}/solve_input.txt"
    OUTPUT_VARIABLE written ERROR_VARIABLE told RESULT_VARIABLE result)
  if(NOT result EQUAL code)
    message(FATAL_ERROR "expected exit code ${code}, found ${result}: ${told}")
  endif()
  if(NOT written STREQUAL expected)
    message(FATAL_ERROR "expected\n${expected}\nfound\n${written}")
  endif()
endfunction()

set(solved "5 3 4 6 7 8 9 1 2
6 7 2 1 9 5 3 4 8
1 9 8 3 4 2 5 6 7
8 5 9 7 6 1 4 2 3
4 2 6 8 5 3 7 9 1
7 1 3 9 2 4 8 5 6
9 6 1 5 3 7 2 8 4
2 8 7 4 1 9 6 3 5
3 4 5 2 8 6 1 7 9
")
string(REPLACE "7" "0" open "${solved}")
solve("${open}" "${solved}" 0)

# Any one of several solutions: the empty board has one, on every side.
foreach(side 4 6 8 9 10 12 14 15 16)
  math(EXPR cells "${side} * ${side}")
  string(REPEAT "0 " ${cells} empty)
  file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/solve_input.txt" "${empty}")
  execute_process(COMMAND "${PROGRAM}" INPUT_FILE "${CMAKE_CURRENT_BINARY_DIR}/solve_input.txt"
    OUTPUT_VARIABLE written RESULT_VARIABLE result)
  string(REGEX MATCHALL "[1-9][0-9]*" numbers "${written}")
  list(LENGTH numbers count)
  if(NOT result EQUAL 0 OR NOT count EQUAL cells)
    message(FATAL_ERROR "side ${side}: exit code ${result}, ${count} numbers")
  endif()
endforeach()

# The boxes of this one are 3 rows high: its first column's two ones are in one box of 2x3.
solve("1 2 3 4 5 6\n3 4 1 2 6 5\n5 6 2 1 4 3\n2 1 4 3 0 0\n4 3 6 5 0 0\n6 5 0 0 0 0\n" "" 1)
string(REPLACE "5 3 4" "5 5 4" wrong "${open}")
solve("${wrong}" "" 1)
solve("1 2 3\n" "" 2)
solve("" "" 2)
solve("1 2 3 4 0 0 0 0 0 0 0 0 0 0 0 9\n" "" 2)
