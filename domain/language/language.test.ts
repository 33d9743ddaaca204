import { expect, test } from "vitest";
import { inEnglish, inLanguage, languageOf } from "./language.ts";

test.each([
  ["/", "en"],
  ["/careers", "en"],
  ["/hi", "hi"],
  ["/hi/careers", "hi"],
  ["/hi?a=b", "hi"],
  ["/mr#top", "mr"],
  ["/xa/careers", "xa"],
  ["/zz/careers", "en"],
  ["/en/careers", "en"],
  ["/HI/careers", "en"],
  ["/hiring", "en"],
  ["/hi.html", "en"],
  ["/candidates/hi", "en"],
])("the language of %s is %s", (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test.each([
  ["/", "/"],
  ["/careers?q=java#results", "/careers?q=java#results"],
  ["/hi", "/"],
  ["/hi/", "/"],
  ["/hi?a=b", "/?a=b"],
  ["/hi/careers?q=java#results", "/careers?q=java#results"],
  ["/mr/career/growth/content-writer", "/career/growth/content-writer"],
  ["/zz/careers", "/zz/careers"],
  ["/hiring", "/hiring"],
])("%s is %s in English", (path, english) => {
  expect(inEnglish(path)).toBe(english);
});

test.each([
  "/candidates",
  "/candidates.md",
  "/career",
  "/career#benefits",
  "/career/growth/content-writer",
  "/career/growth/content-writer.md",
  "/careers",
  "/careers?q=java&page=2#results-title",
  "/careers.json?q=java",
  "/careers.data",
  "/evaluate-resume",
  "/pronunciation-test",
  "/application",
  "/application/data?token=a",
  "/email-verification?token=a",
])("%s exists in all languages", (url) => {
  expect(inLanguage(url, "hi")).toBe(`/hi${url}`);
  expect(inLanguage(url, "en")).toBe(url);
});

test.each([
  "/",
  "/careers/feed.xml",
  "/careers/feed.json",
  "/careers-texts.json",
  "/careersx",
  "/platform/career",
  "/evaluate-resume-in-bulk",
  "/company/contact",
  "/hi/careers",
  "#application",
  "https://example.com/careers",
  "mailto:careers@example.com",
])("%s stays as it is", (url) => {
  expect(inLanguage(url, "mr")).toBe(url);
});
