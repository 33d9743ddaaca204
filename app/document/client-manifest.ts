import { z } from "zod";
import { UnknownFormError } from "./unknown-form.ts";

const manifestSchema = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ id: z.string(), path: z.string().optional() })),
});

/**
 * Removes the routes of files (feeds, sitemap, Markdown) from the browser's manifest: visitors never navigate to them
 * within the site.
 * @throws {UnknownFormError}
 */
export function dropFileRoutes(manifest: string): string {
  const unknownForm = () => new UnknownFormError("client manifest", "app/document/client-manifest.ts");
  const [, start = "", json = "", end = ""] = /^([^{]*)(\{.*\})([^}]*)$/s.exec(manifest) ?? [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw unknownForm();
  }
  const known = manifestSchema.safeParse(parsed);
  if (!known.success || !known.data.routes.root) throw unknownForm();
  const routes = Object.entries(known.data.routes).filter(([, { path }]) => !/\.\w+$/.test(path ?? ""));
  return start + JSON.stringify({ ...known.data, routes: Object.fromEntries(routes) }) + end;
}
