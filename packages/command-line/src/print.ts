/** Prints a value as a line of JSON. */
export function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** An error as JSON, by default one that the engine has no code for. */
export const describeError = (error: unknown, code = "failed") => ({ code, message: messageOf(error) });

/** "unreadable" for the error of a file that cannot be read. */
export const fileErrorCode = (error: unknown) =>
  /ENOENT|EISDIR|EACCES/.test(messageOf(error)) ? "unreadable" : undefined;
