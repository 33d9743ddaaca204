/** Says in one line why a command cannot be done, with exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const inner = error instanceof AggregateError ? error.errors[0] : error;
    console.error(inner instanceof Error ? inner.message : String(inner));
    process.exitCode = 1;
  }
}
