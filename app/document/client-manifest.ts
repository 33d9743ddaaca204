import { z } from "zod";
import { UnexpectedOutputError } from "./unexpected-output.ts";

const manifestSchema = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ id: z.string(), path: z.string().optional() })),
});

/**
 * Removes the routes of files (feeds, sitemap, Markdown) from the browser's manifest: visitors never navigate to them
 * within the site.
 * @throws {UnexpectedOutputError}
 */
export function dropFileRoutes(manifest: string): string {
  const unexpectedOutput = () =>
    new UnexpectedOutputError("client manifest", "app/document/client-manifest.ts");
  const [, start = "", json = "", end = ""] = /^([^{]*)(\{.*\})([^}]*)$/s.exec(manifest) ?? [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw unexpectedOutput();
  }
  const known = manifestSchema.safeParse(parsed);
  if (!known.success || !known.data.routes.root) throw unexpectedOutput();
  const routes = Object.entries(known.data.routes).filter(([, { path }]) => !/\.\w+$/.test(path ?? ""));
  return start + JSON.stringify({ ...known.data, routes: Object.fromEntries(routes) }) + end;
}
