import { expect, test } from "vitest";
import { createCriticalCss, cssPlaceholder } from "./critical-css.ts";

const css = [
  "@layer base{a{color:red}}",
  "@layer utilities{.a{b:c}.b .c{d:e}.x,.a .y{f:g}.lg\\:p-1{h:i}.\\32 xl:hover{j:k}",
  "@media (width>=1rem){.gone{l:m}}@media print{.a{n:o}}:is(:where(.group):is([open],:popover-open) .group-open\\:r){p:q}}",
  "@font-face{src:url(a;b)}",
].join("");

const writeRules = createCriticalCss(css);
const rulesLeft = (html: string) => writeRules(`<style>${cssPlaceholder}</style>${html}`);

test("rules for a document's classes stay, and so do rules without classes", () => {
  expect(rulesLeft('<p class="a lg:p-1">')).toBe(
    "@layer base{a{color:red}}@layer utilities{.a{b:c}.lg\\:p-1{h:i}@media print{.a{n:o}}}" +
      "@font-face{src:url(a;b)}",
  );
});

test("a selector stays if all of its classes are there", () => {
  expect(rulesLeft('<p class="b">')).not.toContain("d:e");
  expect(rulesLeft('<p class="b"><i class="c">')).toContain(".b .c{d:e}");
  expect(rulesLeft('<p class="x">')).toContain(".x{f:g}");
  expect(rulesLeft('<p class="2xl">')).toContain("j:k");
  expect(rulesLeft('<p class="group group-open:r">')).toContain("p:q");
});

test("a selector stays if one of its alternatives needs no class", () => {
  const write = createCriticalCss(".x :is(h1,.y){a:b}.x>:not(.z){c:d}.x .y{e:f}");
  expect(write(`${cssPlaceholder}<p class="x">`)).toBe(".x :is(h1,.y){a:b}.x>:not(.z){c:d}");
  expect(write(cssPlaceholder)).toBe("");
});

test("variables and animations stay if a rule that is left uses them", () => {
  const write = createCriticalCss(
    ":root{--a:1px;--b:var(--a);--c:2px;--d:3px}.x{width:var(--b);--e:4px}.y{width:var(--c)}.z{animation:spin 1s}" +
      '@property --a{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}',
  );
  expect(write(`${cssPlaceholder}<p class="x">`)).toBe(
    ':root{--a:1px;--b:var(--a);}.x{width:var(--b);}@property --a{syntax:"*";inherits:false}',
  );
  const other = write(`${cssPlaceholder}<p class="y z">`);
  expect(other).toContain(":root{--c:2px;}.y{width:var(--c)}.z{animation:spin 1s}");
  expect(other).toContain('@property --c{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}');
});

test("variables that a linked sheet reads stay, and so do colours, which drawings read", () => {
  const write = createCriticalCss(":root{--a:1px;--b:2px;--color-c:red}", ".part{width:var(--b)}");
  expect(write(cssPlaceholder)).toBe(":root{--b:2px;--color-c:red}");
});

test("class attributes are decoded as by a browser", () => {
  const write = createCriticalCss("@layer u{.\\[\\&\\>a\\]\\:b{c:d}.\\[\\&\\>e\\]\\:f{g:h}}");
  const kept = write(`${cssPlaceholder}<p class="[&amp;&gt;a]:b">`);
  expect(kept).toContain("c:d");
  expect(kept).not.toContain("g:h");
});

test("documents with other classes get other rules, however many came before", () => {
  for (let at = 0; at < 500; at += 1) rulesLeft(`<p class="lg:p-1 n${at}">`);
  expect(rulesLeft('<p class="a">')).toContain(".a{b:c}");
  expect(rulesLeft('<p class="lg:p-1 n0">')).not.toContain(".a{b:c}");
});
