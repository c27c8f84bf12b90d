// The package's command. Standard output has the answers, standard error what people are told.
import { createRequire } from "node:module";
import { Command, Option } from "commander";
import { levels, profiles, shapes, symmetries } from "hanadoku";
import type { FormatName } from "hanadoku/formats";
import { check } from "./check.js";
import { convert, type ConvertOptions } from "./convert.js";
import { generate, type GenerateCommandOptions } from "./generate.js";
import { grade, steps } from "./grade.js";
import { listFormats, listTechniques } from "./lists.js";
import {
  fromOption,
  integer,
  jobsOption,
  jsonOption,
  needsOption,
  shapeOption,
  toOption,
  upToOption,
  type CommonOptions,
} from "./options.js";
import { CommandError, exitCodes, systemReason } from "./output.js";
import { solve } from "./solve.js";

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };

const exits = `
Exit codes:
  0  all went well
  1  some grid is no puzzle, has no solution, or was not made
  2  wrong arguments
  3  some input could not be read
  4  the output could not be written`;

const examples = (...lines: string[]) => `\nExamples:\n${lines.map((line) => `  ${line}`).join("\n")}\n${exits}`;

const program = new Command("hanadoku")
  .description("Makes, solves, checks, grades and converts sudoku puzzles.")
  .version(version)
  .showHelpAfterError("(hanadoku --help shows what there is)")
  .configureOutput({
    outputError: (text, write) => {
      write(`hanadoku: ${text.replace(/^error: /, "")}`);
    },
  })
  .exitOverride();

const reading = (name: string, description: string) =>
  program
    .command(name)
    .description(description)
    .argument("[files...]", "files; standard input where there are none")
    .addOption(fromOption())
    .addOption(shapeOption());

reading("solve", "Prints a solution of each grid, any one where there are several.")
  .addOption(toOption())
  .addOption(jobsOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    examples(
      "hanadoku solve puzzle.txt",
      "hanadoku solve --to grid < puzzles.sdm",
      "hanadoku solve --json --jobs 2 million.txt > answers.json",
    ),
  )
  .action((files: string[], options: CommonOptions) => solve(files, options));

program
  .command("generate")
  .description("Makes puzzles. The same seed makes the same ones, however they are divided.")
  .addOption(new Option("--shape <RxC>", "box rows x box columns").choices(shapes).default("3x3"))
  .addOption(new Option("--level <level>", "how hard").choices(levels).default("normal"))
  .addOption(new Option("--profile <profile>", "what a puzzle must be").choices(profiles))
  .addOption(new Option("--symmetry <symmetry>", "of the pattern of clues").choices(symmetries))
  .addOption(new Option("--clues <count>", "how many clues").argParser(integer(0, 256)))
  .addOption(needsOption())
  .addOption(upToOption())
  .addOption(new Option("--seed <number>", "drawn where it is left out").argParser(integer(0)))
  .addOption(new Option("--count <count>", "how many puzzles").argParser(integer(0)).default(1))
  .addOption(new Option("--from <index>", "the first one's number in the run").argParser(integer(0)).default(0))
  .addOption(toOption())
  .addOption(jobsOption())
  .addOption(jsonOption())
  .addHelpText(
    "after",
    examples(
      "hanadoku generate --shape 2x3 --level hard --seed 7",
      "hanadoku generate --count 1000000 --seed 7 --jobs 2 > puzzles.txt",
      "hanadoku generate --count 1000 --from 5000 --seed 7   # puzzles 5000 to 5999 of that run",
      "hanadoku generate --to grid",
      "hanadoku generate --profile graded --level hard --needs xy-wing",
    ),
  )
  .action(({ from, ...options }: Omit<GenerateCommandOptions, "first"> & { from: number }) =>
    generate({ ...options, first: from }),
  );

reading("grade", "Prints each puzzle with its level, rating, score and hardest technique, between tabs.")
  .addOption(jobsOption())
  .addOption(jsonOption())
  .addHelpText("after", examples("hanadoku grade puzzles.sdm", "hanadoku generate --count 10 | hanadoku grade"))
  .action((files: string[], options: CommonOptions) => grade(files, options));

reading("check", "Says of each grid whether it is a puzzle, or why not.")
  .addOption(jsonOption())
  .addHelpText("after", examples("hanadoku check puzzle.sdk", "hanadoku check --json < puzzles.txt"))
  .action((files: string[], options: CommonOptions) => check(files, options));

reading("steps", "Prints the steps that solve each puzzle, easiest first.")
  .addOption(jobsOption())
  .addOption(jsonOption())
  .addHelpText("after", examples("hanadoku steps puzzle.txt", "hanadoku steps --json puzzle.txt"))
  .action((files: string[], options: CommonOptions) => steps(files, options));

reading("convert", "Prints the puzzles of files in another format.")
  .addOption(toOption().default("line"))
  .option("--givens", "the givens alone: no entries, candidates, titles or sources")
  .addOption(jsonOption())
  .addHelpText(
    "after",
    examples(
      "hanadoku convert --to json puzzles.opensudoku",
      "hanadoku convert --to opensudoku puzzles.sdm > puzzles.opensudoku",
      "hanadoku convert --givens --to line puzzles.opensudoku",
      "echo 'https://f-puzzles.com/?load=...' | hanadoku convert --to grid",
    ),
  )
  .action((files: string[], { json, ...options }: ConvertOptions & { json?: boolean }) =>
    convert(files, { ...options, format: json ? ("json" satisfies FormatName) : options.format }),
  );

program
  .command("techniques")
  .description("Lists the techniques with their level and the rating where they start, easiest first.")
  .addOption(jsonOption())
  .addHelpText("after", examples("hanadoku techniques", "hanadoku techniques | grep expert"))
  .action(listTechniques);

program
  .command("formats")
  .description("Lists the formats that are read and written.")
  .addHelpText("after", examples("hanadoku formats"))
  .action(listFormats);

program.addHelpText(
  "after",
  examples(
    "hanadoku solve puzzle.txt",
    "hanadoku generate --shape 2x3 --level hard --count 10",
    "hanadoku convert --to json puzzles.sdm",
  ),
);

/** Whoever reads has gone, as `head` does: that is no fault. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  process.stderr.write(`hanadoku: standard output: ${systemReason(error)}\n`);
  process.exit(exitCodes.unwritable);
});
process.stderr.on("error", () => undefined); // nobody is told then, and the exit code stays

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommandError) {
    process.stderr.write(`hanadoku: ${error.message}\n`);
    process.exit(error.exitCode);
  }
  if (!(error instanceof Error) || !("exitCode" in error)) throw error;
  process.exit(error.exitCode === 0 ? 0 : exitCodes.usage);
}
