// A failure that a person can act on: told as one line, never as a trace.
export class Failure extends Error {}

/** Runs a command's body; what a person can act on (a Failure, or the system's no) ends the process with its line. */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Failure) && !error.syscall) throw error;
    console.error(`hanadoku: ${error.message}`);
    process.exitCode = 1;
  }
}
