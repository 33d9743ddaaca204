import { z } from "zod";
import { UnexpectedOutputError } from "./unexpected-output.ts";

const manifestSchema = z.looseObject({
  routes: z.record(
    z.string(),
    z.looseObject({ id: z.string(), path: z.string().optional(), imports: z.array(z.string()).optional() }),
  ),
  entry: z.looseObject({}).optional(),
});

/**
 * Removes parts of React Router's manifest that browsers do not need: file routes (feeds, sitemap, Markdown),
 * which are never client-side navigations; imports that every document has loaded already; and `false`
 * values, which React Router treats like missing ones.
 *
 * @throws {UnexpectedOutputError}
 */
export function shrinkManifest(manifest: string): string {
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
  const loaded = new Set(known.data.routes.root.imports);
  const routes = Object.entries(known.data.routes)
    .filter(([, { path }]) => !/\.\w+$/.test(path ?? ""))
    .map(([id, { imports, ...route }]) => {
      const own = imports?.filter((script) => !loaded.has(script));
      return [id, { ...route, imports: own }];
    });
  const withoutFalse = (_: string, value: unknown) => (value === false ? undefined : value);
  const entry = { ...known.data.entry, imports: [] };
  const shrunk = { ...known.data, routes: Object.fromEntries(routes), entry };
  return start + JSON.stringify(shrunk, withoutFalse) + end;
}
