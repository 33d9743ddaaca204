import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { shrinkManifest } from "./client-manifest.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createCriticalCss, cssPlaceholder } from "./critical-css.ts";
import { deferScripts } from "./defer-scripts.ts";
import { dropServerHtml, loaderDataScripts } from "./loader-data.ts";
import { completeDocument } from "./rewrite-document.ts";
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

test("marked HTML is removed from the loaders' data, everything else stays", () => {
  const values = [{ _1: 2 }, "html", markServerHtml("<p>one</p>"), "title", 'a "quoted" \\ title\n'];
  const promise = 'P1:["<!--static-->"]';
  const [first = "", ...rest] = dropServerHtml(`${JSON.stringify(values)}\n${promise}\n`).split("\n");
  expect(JSON.parse(first)).toEqual([{ _1: 2 }, "html", "", "title", 'a "quoted" \\ title\n']);
  expect(rest).toEqual([promise, ""]);
});

test("marked HTML ends where its string ends, whatever it quotes", () => {
  const html = ['<p class="a">\\"</p>', "\\", '\\\\"', '","<!--static-->', ""].map(markServerHtml);
  const values = ["a", ...html, 'z <!--static--> "<!--static-->'];
  expect(JSON.parse(dropServerHtml(JSON.stringify(values)))).toEqual([
    "a",
    ...html.map(() => ""),
    values.at(-1),
  ]);
});

test("file routes are removed from the browser's manifest, pages stay", () => {
  const lean = shrinkManifest(manifest);
  expect(lean).toContain('"root":{"id":"root"');
  expect(lean).not.toContain("feed");
  expect(lean).toMatch(/^window\.__manifest=\{.*\};$/);
});

test("a route keeps the imports that not every document has loaded", () => {
  const root = { id: "root", imports: ["/vendor.js"] };
  const blog = { id: "blog", path: "blog", imports: ["/vendor.js", "/feed.js"] };
  const lean = shrinkManifest(
    `window.__manifest=${JSON.stringify({ routes: { root, blog }, entry: { imports: ["/vendor.js"] } })};`,
  );
  expect(lean).toContain('"imports":["/feed.js"]');
  expect(lean).not.toContain("vendor");
});

test("data reaches the browser unchanged, and cannot end a script early", () => {
  const data = '[{"_1":2},"</script><!-- \u2028"]\n';
  const [, text = ""] = /^<script>.*?enqueue\(([\s\S]*?)\);<\/script>/.exec(loaderDataScripts(data)) ?? [];
  expect(JSON.parse(text)).toBe(data);
  expect(loaderDataScripts(data).match(/</g)).toHaveLength(4);
});

test("a document is completed in its head, at its end and where it shares HTML", () => {
  const shared = new Map([["<!--shared footer-->", "$& <p>&#x27;</p>"]]);
  const document = `<head>${cssPlaceholder}</head><body>${cssPlaceholder}<!--shared footer--><!--shared x--></body></html>`;
  expect(completeDocument(document, { inHead: "<meta>", atEnd: "$1" }, shared, "a{}")).toBe(
    `<head>a{}<meta></head><body>${cssPlaceholder}$& <p>&#x27;</p><!--shared x-->$1</body></html>`,
  );
});

const flags = "readFlags()";
const context = `window.__reactRouterContext = {"basename":"/"};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
const enqueue = (data: string) => `window.__reactRouterContext.streamController.enqueue(${data});`;
const bootScript =
  /<script type="module" async="">([\s\S]*)<\/script>/.exec(deferScripts(html, "/a.css"))?.[1] ?? "";
const page = (...scripts: string[]) =>
  `<head><script>${flags}</script></head><main>${scripts.map((text) => `<script>${text}</script>`).join("")}</main>`;
const hashesIn = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("the policy allows the inline scripts that the build knows, and the rules in the head", () => {
  const scripts = loaderDataScripts('[{"_1":2},"a </script>"]\n');
  const [data = "", end = ""] = [...scripts.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text);
  const policy = contentSecurityPolicy(page(context, bootScript, data, end), flags, ["a{}"]);
  expect(hashesIn(policy)).toEqual([flags, context, bootScript, data, end, "a{}"].map(hashOf));
  expect(policy).not.toContain("unsafe");
});

test("the policy allows no script and no style that got into the text of a page", () => {
  const injected = [
    "alert(1)",
    `${flags};alert(1)`,
    enqueue("alert(1)"),
    enqueue('"a"),alert("b"'),
    enqueue('"a");alert("b"'),
    `${bootScript};alert(1)`,
    bootScript.replace(/boot\(("\/)/, "boot(alert(1),$1"),
    context.replace('"/"', "alert(1)"),
    '((storageKey, restoreKey) => {\n\t\talert(1)\n\t})("react-router-scroll-positions", null)',
  ];
  const clean = contentSecurityPolicy(page(context, bootScript), flags, []);
  const dirty = page(context, bootScript, ...injected).replace("</main>", "<style>b{}</style></main>");
  expect(new Set(injected).size).toBe(injected.length);
  expect(contentSecurityPolicy(dirty, flags, [])).toBe(clean);
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
  ["client-manifest", "no JSON", () => shrinkManifest("window.__manifest=load();")],
  ["client-manifest", "no root route", () => shrinkManifest('window.__manifest={"routes":{}};')],
  ["client-manifest", "a list of routes", () => shrinkManifest('window.__manifest={"routes":[]};')],
  ["critical-css", "no placeholder", () => createCriticalCss("a{}")("<head></head>")],
  [
    "content-security-policy",
    "another context",
    () => contentSecurityPolicy(page(context.replace("pipeThrough", "pipe"), bootScript), flags, []),
  ],
  [
    "rewrite-document",
    "no head",
    () => completeDocument("<body></body>", { inHead: "", atEnd: "" }, new Map()),
  ],
])("%s refuses a new format of the framework's output (%s) and names itself", (file, _, step) => {
  expect(step).toThrow(new RegExp(`has a new format: update app/document/${file}\\.ts`));
});
