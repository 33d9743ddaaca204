import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { plural, text } from "#domain/schema/content-fields.ts";
import { fillPlural } from "#domain/text/plural.ts";
import { pseudoText, pseudoWords } from "./pseudo-words.ts";
import { readContent } from "./read-content.ts";
import { leavesOf } from "./read-translation.ts";

describe("a text", () => {
  test("has accents and brackets, and is about a third longer", () => {
    const english = "See hours, location, requirements and pay before you apply.";
    const pseudo = pseudoText(english);
    expect(pseudo).toBe("⟦Šéééé ĥóóúúŕš, ļóóçááţííóóñ, ŕééɋúúííŕééɱééñţš ááñď þááý ƀééƒóóŕéé ýóóúú ááþþļý.⟧");
    expect(pseudo.length / english.length).toBeGreaterThan(1.3);
  });

  test.each([
    ["a placeholder", "{from} to {until}", "⟦{from} ţóó {until}⟧"],
    [
      "an address",
      "Write to help@chayan.example or https://chayan.example/a",
      "⟦Ŵŕííţéé ţóó help@chayan.example óóŕ https://chayan.example/a⟧",
    ],
    ["the target of a link", "**Or** [run](/round#a) it", "⟦**ÓÓŕ** [ŕúúñ](/round#a) ííţ⟧"],
    ["a tag", 'A <em class="x">word</em>&nbsp;', '⟦ÁÁ <em class="x">ŵóóŕď</em>&nbsp;⟧'],
    ["a list", "1. First\n2. Then\n\n- End", "1. ⟦Ƒííŕšţ⟧\n2. ⟦Ţĥééñ⟧\n\n- ⟦ÉÉñď⟧"],
  ])("keeps %s", (_, english, pseudo) => {
    expect(pseudoText(english)).toBe(pseudo);
  });
});

const schema = z.strictObject({
  id: z.string(),
  template: z.enum(["CARD"]),
  short: text("a short text", 6),
  counted: plural("a number", 120),
  list: z.array(text("an entry", 20)),
  samples: z.strictObject({ job: z.string() }),
  months: z.string().transform(Number),
});

describe("words", () => {
  const raw = {
    id: "first",
    template: "CARD",
    short: "Apply",
    counted: "Now {count, plural, =0 {no jobs} one {# job in {city}} other {# jobs in {city}}} open",
    list: ["one", "two"],
    samples: { job: "An example" },
    months: "12",
  };
  const words = pseudoWords(schema.parse(raw), raw, ["samples"]);

  test("change where people read them, whatever limits they have", () => {
    expect(words).toMatchObject({ short: "⟦ÁÁþþļý⟧", list: ["⟦óóñéé⟧", "⟦ţŵóó⟧"] });
  });

  test("keep ids, choices, values and what is the same in all languages", () => {
    expect(words).toMatchObject({ id: "first", template: "CARD", samples: raw.samples, months: 12 });
  });

  test("keep the plural forms and the placeholders inside them", () => {
    const fill = (count: number) => fillPlural(words.counted, { count, city: "Pune" }, "en");
    expect([0, 1, 2].map(fill)).toEqual([
      "⟦Ñóóŵ ñóó ĵóóƀš óóþééñ⟧",
      "⟦Ñóóŵ 1 ĵóóƀ ííñ Pune óóþééñ⟧",
      "⟦Ñóóŵ 2 ĵóóƀš ííñ Pune óóþééñ⟧",
    ]);
    expect(compileMessageOrThrow(raw.counted)).not.toEqual(words.counted);
  });
});

test("only the workbench has the pseudo-language: all pages of other languages, with the same keys", () => {
  const site = readContent(process.cwd());
  expect(Object.keys(site.translations)).not.toContain("xa");
  const { pages, translations } = readContent(process.cwd(), { pseudo: true });
  const pagesIn = (language: string) =>
    Object.keys(pages).flatMap((url) => (url.startsWith(`/${language}/`) ? url.slice(3) : []));
  expect(pagesIn("xa")).toEqual(pagesIn("hi"));
  expect(Object.keys(site.pages)).toEqual(Object.keys(pages).filter((url) => !url.startsWith("/xa/")));
  // A message with a plural is a list, which is longer if its brackets are texts of their own.
  const keysOf = (words: object | undefined) => [
    ...new Set(
      leavesOf(JSON.parse(JSON.stringify(words ?? {}))).map(({ path }) =>
        path.join(".").replace(/\.\d.*/, ""),
      ),
    ),
  ];
  expect(keysOf(translations.xa?.applications)).toEqual(keysOf(site.applications));
});
