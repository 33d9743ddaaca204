import { expect, test } from "vitest";
import { wantsMarkdown } from "./markdown-pages.ts";

test("Markdown is sent to clients that name it and prefer nothing else", () => {
  expect(wantsMarkdown("text/markdown")).toBe(true);
  expect(wantsMarkdown("text/markdown, text/html;q=0.9, */*;q=0.8")).toBe(true);
  expect(wantsMarkdown("text/html;q=0.9, Text/Markdown; charset=utf-8")).toBe(true);
  expect(wantsMarkdown("text/html, text/markdown;q=0.5")).toBe(false);
  expect(wantsMarkdown("text/markdown;q=0")).toBe(false);
  expect(wantsMarkdown("text/markdown;q=0.4, */*;q=0.5")).toBe(false);
});

test("browsers and clients that accept anything get the page", () => {
  expect(wantsMarkdown(undefined)).toBe(false);
  expect(wantsMarkdown("*/*")).toBe(false);
  expect(wantsMarkdown("text/*")).toBe(false);
  const chromium = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";
  expect(wantsMarkdown(chromium)).toBe(false);
});
