import { expect, test } from "vitest";
import { element, xmlDocument } from "./xml.ts";

test("text and attributes are escaped, characters that XML forbids are dropped", () => {
  expect(element("a", { b: 'x"&<' }, "1 < 2 & ]]> \u0001\u{1f600}").xml).toBe(
    '<a b="x&quot;&amp;&lt;">1 &lt; 2 &amp; ]]&gt; \u{1f600}</a>',
  );
});

test("elements nest, undefined children are skipped", () => {
  const inner = element("b", {}, "x");
  expect(xmlDocument(element("a", {}, inner, undefined, element("c", { d: "1" })))).toBe(
    '<?xml version="1.0" encoding="utf-8"?>\n<a><b>x</b><c d="1"/></a>\n',
  );
});
