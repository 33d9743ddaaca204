import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { plural } from "#domain/schema/content-fields.ts";
import { readTranslation } from "./read-translation.ts";
import { ContentError } from "./read-yaml.ts";

const root = mkdtempSync(`${tmpdir()}/translation-`);
mkdirSync(`${root}/content/hi`, { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const path = "content/words.yaml";
const entry = z.strictObject({ id: z.string(), url: z.string(), title: z.string() });
const schema = z.strictObject({
  title: z.string(),
  text: z.string(),
  counted: plural("how many", 200),
  entries: z.array(entry),
  sample: z.strictObject({ text: z.string() }).optional(),
});

const english = `title: Openings
text: "{name} of {max}"
counted: "{count, plural, one {# of {total}} other {# of {total} openings}}"
entries:
  - { id: a, url: /careers, title: First }
  - { id: b, url: "outbound:linkedin", title: Second }
sample: { text: Read by an engine }
`;
const hindi = `title: नौकरियाँ
text: "{max} में से {name}"
counted: "{count, plural, one {{total} में से #} other {{total} में से # नौकरियाँ}}"
entries:
  - { id: a, url: /careers, title: पहली }
  - { id: b, url: "outbound:linkedin", title: दूसरी }
`;

function read(translation: string | undefined, more = {}) {
  writeFileSync(`${root}/${path}`, english);
  rmSync(`${root}/content/hi/words.yaml`, { force: true });
  if (translation !== undefined) writeFileSync(`${root}/content/hi/words.yaml`, translation);
  return readTranslation(root, { path, schema, english: ["sample"], seenOn: [], ...more }, "hi");
}

/** The problems of a translation, each as its line, field and message. */
function problems(translation: string | undefined, more = {}): string[] {
  try {
    read(translation, more);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ file, line, field, message }) => {
      expect(file).toBe("content/hi/words.yaml");
      return `${line} ${field}: ${message}`;
    });
  }
  return [];
}

test("a translation has its own words, and the English parts that it leaves out", () => {
  expect(read(hindi).value).toMatchObject({
    title: "नौकरियाँ",
    entries: [{ id: "a", url: "/careers", title: "पहली" }, { title: "दूसरी" }],
    sample: { text: "Read by an engine" },
  });
});

test("an English part wins over one in the translation", () => {
  const own = `${hindi}sample: { text: अनुवाद }\n`;
  expect(read(own).value).toMatchObject({ sample: { text: "Read by an engine" } });
});

test.each<[string, (text: string) => string, string[]]>([
  [
    "a text that is missing",
    (text) => text.replace(/^title.*\n/, ""),
    ["1 title: Invalid input: expected string, received undefined"],
  ],
  [
    "an entry that is missing",
    (text) => text.replace(/ {2}- \{ id: b.*\n/, ""),
    [
      "5 entries[1].id: is missing: translate “b”",
      "5 entries[1].url: is missing: translate “outbound:linkedin”",
      "5 entries[1].title: is missing: translate “Second”",
    ],
  ],
  [
    "an entry too much",
    (text) => `${text}  - { id: b, url: /, title: तीसरी }\n`,
    ["id", "url", "title"].map(
      (key) => `7 entries[2].${key}: isn't in the English file: remove it, or add it there first`,
    ),
  ],
  [
    "a placeholder with another name",
    (text) => text.replace("{name}", "{नाम}"),
    ["2 text: has the placeholders {max}, {नाम}: write those of the English text, {max}, {name}"],
  ],
  [
    "a brace that is not closed",
    (text) => text.replace("{name}", "{name"),
    ["2 text: has braces that can't be read"],
  ],
  [
    "a placeholder less",
    (text) => text.replace("{max} में से ", ""),
    ["2 text: has the placeholders {name}: write those of the English text, {max}, {name}"],
  ],
  [
    "no placeholder",
    (text) => text.replace('"{max} में से {name}"', "नाम"),
    ["2 text: has the placeholders none: write those of the English text, {max}, {name}"],
  ],
  [
    "a plural without the placeholder inside of its forms",
    (text) => text.replaceAll("{total} में से ", ""),
    ["3 counted: has the placeholders {count}: write those of the English text, {count}, {total}"],
  ],
  ["another id", (text) => text.replace("id: a", "id: c"), ["5 entries[0].id: must be “a”, as in English"]],
  [
    "another address, also that of the translated page",
    (text) => text.replace("url: /careers", "url: /hi/careers"),
    ["5 entries[0].url: must be “/careers”, as in English"],
  ],
])("%s is a problem at its line", (_, change, expected) => {
  const changed = change(hindi);
  expect(changed).not.toBe(hindi);
  const found = problems(changed);
  expect(found).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
});

test("a key that the schema does not know, and a file that is missing, are problems", () => {
  expect(problems(`${hindi}titel: नौकरियाँ\n`)).toEqual([expect.stringContaining("titel")]);
  expect(problems(undefined)).toEqual([
    "1 : is missing: it has the words of content/words.yaml in another language",
  ]);
});

test("a file with entries of its own may differ, but not from its schema", () => {
  const own = hindi.replace("url: /careers", "url: /hi/candidates").replace(/ {2}- \{ id: b.*\n/, "");
  expect(problems(own, { isOwn: true })).toEqual([]);
  expect(problems(own.replace("id: a, ", ""), { isOwn: true })).toEqual([
    expect.stringContaining("entries[0].id"),
  ]);
});

test("problems of the English parts are left to the English file", () => {
  const strict = z.strictObject({ ...schema.shape, sample: z.strictObject({ text: z.string().max(3) }) });
  expect(problems(hindi, { schema: strict })).toEqual([]);
});
