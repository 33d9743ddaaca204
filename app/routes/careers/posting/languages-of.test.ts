import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { contentIn } from "#app/content/content-in.ts";
import { groupLanguages } from "./languages-of.ts";

test("languages have the names of the page's language; unknown ones keep their own", () => {
  const languages = [
    { name: "French", level: "FLUENT", required: true },
    { name: "Sign language", level: "BASIC", required: true },
  ] as const;
  const posting = { languages: [...languages] };
  expect(groupLanguages(posting, content.careers.opening)).toEqual([
    "French, fluent",
    "Sign language, basic",
  ]);
  const { opening } = contentIn("hi").careers;
  expect(groupLanguages(posting, opening, "hi")).toEqual([
    `फ़्रेंच, ${opening.languageLevels.FLUENT}`,
    `Sign language, ${opening.languageLevels.BASIC}`,
  ]);
});
