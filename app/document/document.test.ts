import { expect, test } from "vitest";
import { contentSecurityPolicy, deferScripts, dropStaticHtml } from "./document.ts";
import { staticHtml } from "./static-html.ts";

const script = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/page-1.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/page":route1};

import("/assets/entry-1.js");</script>`;

test("module preloads and the module script become data of the boot script", () => {
  const html = deferScripts(
    `<head><link rel="modulepreload" href="/assets/entry-1.js"/></head>${script}`,
    "/assets/app-1.css",
  );
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain(
    'boot("/assets/app-1.css",["/assets/entry-1.js"],"/assets/manifest-1.js",{"root":"/assets/root-1.js","routes/page":"/assets/page-1.js"},"/assets/entry-1.js")',
  );
});

test("a module script of a new form is refused instead of being dropped", () => {
  expect(() => deferScripts(script.replace("__reactRouterRouteModules", "__modules"), "")).toThrow(
    /new form/,
  );
});

test("static HTML leaves the loaders' data, everything else stays in its place", () => {
  const values = [{ _1: 2 }, "html", staticHtml("<p>one</p>"), "title", 'a "quoted" \\ title\n'];
  const later = 'P1:["<!--static-->"]';
  const [first = "", ...rest] = dropStaticHtml(`${JSON.stringify(values)}\n${later}\n`).split("\n");
  expect(JSON.parse(first)).toEqual([{ _1: 2 }, "html", "", "title", 'a "quoted" \\ title\n']);
  expect(rest).toEqual([later, ""]);
});

test("the policy allows the inline scripts and styles that are there, and no others", () => {
  const policy = contentSecurityPolicy('<style>a{}</style><script>1</script><script src="/a.js"></script>');
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
  expect(policy).not.toContain("unsafe");
});
