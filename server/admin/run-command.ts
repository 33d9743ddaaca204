/** Runs a command. A failure is one line on stderr and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const cause = error instanceof AggregateError ? error.errors[0] : error;
    console.error(cause instanceof Error ? cause.message : String(cause));
    process.exitCode = 1;
  }
}
