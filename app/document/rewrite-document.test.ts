import { expect, test } from "vitest";
import { dropFileRoutes } from "./client-manifest.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createCriticalCss } from "./critical-css.ts";
import { deferScripts } from "./defer-scripts.ts";
import { dropServerHtml } from "./loader-data.ts";
import { insertIntoHead } from "./rewrite-document.ts";
import { markServerHtml } from "./server-html.ts";

const script = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/page-1.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/page":route1};

import("/assets/entry-1.js");</script>`;
const html = `<head><link rel="modulepreload" href="/assets/entry-1.js"/></head>${script}`;
const manifest = `window.__manifest={"entry":{},"routes":{"root":{"id":"root","path":""},"feed":{"id":"feed","path":"feed.xml"}},"version":"1"};`;

test("module preloads and the module script become data of the boot script", () => {
  const deferred = deferScripts(html, "/assets/app-1.css");
  expect(deferred).not.toContain('<link rel="modulepreload"');
  expect(deferred).not.toMatch(/^import /m);
  expect(deferred).toContain(
    'boot("/assets/app-1.css",["/assets/entry-1.js"],"/assets/manifest-1.js",{"root":"/assets/root-1.js","routes/page":"/assets/page-1.js"},"/assets/entry-1.js")',
  );
});

test("marked HTML leaves the loaders' data, everything else stays", () => {
  const values = [{ _1: 2 }, "html", markServerHtml("<p>one</p>"), "title", 'a "quoted" \\ title\n'];
  const promise = 'P1:["<!--static-->"]';
  const [first = "", ...rest] = dropServerHtml(`${JSON.stringify(values)}\n${promise}\n`).split("\n");
  expect(JSON.parse(first)).toEqual([{ _1: 2 }, "html", "", "title", 'a "quoted" \\ title\n']);
  expect(rest).toEqual([promise, ""]);
});

test("routes of files leave the browser's manifest, pages stay", () => {
  const lean = dropFileRoutes(manifest);
  expect(lean).toContain('"root":{"id":"root"');
  expect(lean).not.toContain("feed");
  expect(lean).toMatch(/^window\.__manifest=\{.*\};$/);
});

test("the policy allows the inline scripts and styles of a document, and no others", () => {
  const policy = contentSecurityPolicy('<style>a{}</style><script>1</script><script src="/a.js"></script>');
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
  expect(policy).not.toContain("unsafe");
});

test.each([
  ["defer-scripts", "no module script", () => deferScripts("<head></head>", "")],
  [
    "defer-scripts",
    "another module map",
    () => deferScripts(html.replace("__reactRouterRouteModules", "__m"), ""),
  ],
  [
    "defer-scripts",
    "another import of the entry",
    () => deferScripts(html.replace('\nimport("', "\nload("), ""),
  ],
  ["loader-data", "no flat array", () => dropServerHtml('{"routes/page":{}}\n')],
  ["loader-data", "nested values", () => dropServerHtml(JSON.stringify([[markServerHtml("<p>one</p>")]]))],
  ["client-manifest", "no JSON", () => dropFileRoutes("window.__manifest=load();")],
  ["client-manifest", "no root route", () => dropFileRoutes('window.__manifest={"routes":{}};')],
  ["client-manifest", "a list of routes", () => dropFileRoutes('window.__manifest={"routes":[]};')],
  ["critical-css", "no placeholder", () => createCriticalCss("a{}")("<head></head>")],
  ["rewrite-document", "no head", () => insertIntoHead("<body></body>", "")],
])("%s refuses a new form of the framework's output (%s) and names itself", (file, _, step) => {
  expect(step).toThrow(new RegExp(`has a new form: update app/document/${file}\\.ts`));
});
