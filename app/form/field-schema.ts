import type { z } from "zod";

/** The first error of each field, by the last key of the issue's path. */
export function fieldErrors({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path.at(-1))] ??= message;
  return errors;
}
