import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { StaticFile } from "#server/http/static-files.ts";
import { createRouteTable, type Delivery } from "./delivery.ts";
import { createRouteNames } from "./route-name.ts";

const routes: Record<string, Delivery> = {
  "blog/:slug": { kind: "DAILY", urls: () => ["/blog/one"], markdown: "FROM_PAGE" },
  application: { kind: "PER_REQUEST" },
  "round/*": { kind: "APPLICATION", url: "/round" },
  "*": { kind: "PRERENDERED", urls: () => ["/", "/about"] },
};
const table = createRouteTable(
  Object.fromEntries(
    Object.entries(routes).map(([path, delivery]) => [path, { id: path, path, module: { delivery } }]),
  ) as unknown as ServerBuild["routes"],
);
const files = new Map(
  ["/about", "/assets/a.js", "/favicon.svg", "/round/sw.js"].map((path) => [path, {} as StaticFile]),
);
const nameOf = createRouteNames(files, table, { "/old": { to: "/about", status: 301 } });

test("a path is named by its route, and by nothing that a visitor wrote", () => {
  const names: [string, string][] = [
    ["/blog/one", "/blog/:slug"],
    ["/blog/one.data", "/blog/:slug"],
    ["/blog/one.md", "/blog/:slug"],
    ["/blog/asha", "unknown"],
    ["/application", "/application"],
    ["/about", "/*"],
    ["/_.data", "/*"],
    ["/round/asha", "/round/*"],
    ["/ROUND/asha", "/round/*"],
    ["/round/sw.js", "file"],
    ["/assets/a.js", "/assets/*"],
    ["/assets/asha.js", "unknown"],
    ["/favicon.svg", "file"],
    ["/old/", "redirect"],
    ["/healthz", "/healthz"],
    ["/uploads", "/uploads"],
    ["/api/applications", "/api/applications"],
    ["/api/applications/01890a5d-ac96-774b-bcce-b302099a8057", "/api/applications/{id}"],
    ["/api/asha", "/api/*"],
    ["/api/rounds", "/api/rounds"],
    [`/api/links/${"a".repeat(22)}`, "/api/links/{link}"],
    [`/api/links/${"a".repeat(22)}%23secret`, "/api/*"],
    ["/round/asha%2523secret", "/round/*"],
    ["/blog/one%23secret", "unknown"],
    ["/%zz", "unknown"],
    ["", "unknown"],
  ];
  for (const [path, name] of names) expect([path, nameOf(path)]).toEqual([path, name]);
});

test("the ids of rounds are not kept", () => {
  const seen: string[] = [];
  const patternOf = (path: string) => {
    seen.push(path);
    return undefined;
  };
  const watched = { ...table, patternOf };
  createRouteNames(files, watched, {})("/round/asha");
  expect(seen).toEqual([]);
});
