type Fields = Record<string, string | number | boolean>;

/**
 * Logs an event as one line of JSON; a terminal shows only warnings and errors. Fields are ids, codes and counts: never a
 * visitor's text, email address or network address.
 */
export function log(level: "info" | "warn" | "error", event: string, fields: Fields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  if (level !== "info") console.error(line);
  else if (!process.stdout.isTTY) console.log(line);
}

/** An error's code or name, safe for the log. Its message may quote a visitor's text. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** Logs promises that reject without a handler. Node would print their messages and end the process. */
export function logUnhandledRejections(): void {
  process.on("unhandledRejection", (error) =>
    log("error", "unhandled-rejection", { failure: errorCode(error) }),
  );
}
