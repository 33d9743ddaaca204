import type { z } from "zod";

/** The first error of each field. A field is the last key of an issue's path. */
export function fieldErrors({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path.at(-1))] ??= message;
  return errors;
}
