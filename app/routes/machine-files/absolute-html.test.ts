import { expect, test } from "vitest";
import { absoluteHtml } from "./absolute-html.ts";

test("addresses become absolute, and one that cannot be read leaves the text of its link", () => {
  const html = '<p><a href="/d">one</a> <a href="https://[">two</a> <img src="https://%" alt="three"></p>';
  expect(absoluteHtml(html, "https://a.example/b")).toBe(
    '<p><a href="https://a.example/d">one</a> <a>two</a> <img alt="three"></p>',
  );
});
