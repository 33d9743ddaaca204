type Fields = Record<string, string | number | boolean>;

/**
 * One line of JSON for each event. Fields are ids, codes and counts; what a visitor wrote, an e-mail or network address
 * never is one.
 */
export function log(level: "info" | "warn" | "error", event: string, fields: Fields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  if (level === "info") console.log(line);
  else console.error(line);
}

/** What may be said of an error: its code or kind. Its message may quote what a visitor wrote. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
