// One table at the end of `npm test`, closed by a line of totals.

const columns = ["passed", "failed", "skipped"];

/** `rows` are { name, passed, failed, skipped, seconds, remark }. Gives back the totals. */
export function printSummary(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const cells = (values) => values.map((value) => String(value).padStart(8)).join("");
  console.log(`\n${"".padEnd(width)}${cells([...columns, "seconds"])}`);
  for (const row of rows) {
    const line = `${row.name.padEnd(width)}${cells([...columns.map((column) => row[column]), row.seconds.toFixed(1)])}`;
    console.log(row.remark ? `${line}  ${row.remark}` : line);
  }
  const totals = Object.fromEntries(columns.map((column) => [column, rows.reduce((sum, row) => sum + row[column], 0)]));
  console.log(`\n${columns.map((column) => `${totals[column]} ${column}`).join(", ")}`);
  return totals;
}
