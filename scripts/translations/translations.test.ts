import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { translatedLanguages } from "#domain/language/language.ts";
import { wordsAt } from "#scripts/content/read-translation.ts";
import { ContentError } from "#scripts/content/read-yaml.ts";
import { recordPath, translationTexts } from "#scripts/content/translation-texts.ts";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { exportTexts } from "./export-texts.ts";
import { importTexts } from "./import-texts.ts";
import { replaceTexts } from "./replace-texts.ts";

const project = copyProject(["content"]);
const read = (file: string) => readFileSync(join(project.root, file), "utf8");
const contents = () =>
  Object.fromEntries(
    globSync("content/**/*.yaml", { cwd: project.root })
      .sort()
      .map((file) => [file, read(file)]),
  );

const original = contents();
afterEach(() => {
  project.restore();
  for (const [file, text] of Object.entries(contents())) {
    const before = original[file];
    if (before === undefined) rmSync(join(project.root, file));
    else if (before !== text) writeFileSync(join(project.root, file), before);
  }
});
afterAll(project.remove);

function importPo(po: string) {
  const file = join(project.root, "hi.po");
  writeFileSync(file, po);
  return importTexts(project.root, file);
}

/** Exports Hindi, changes one entry, and imports all. */
function importChanged(context: string, from: string | RegExp, to: string) {
  const entries = exportTexts(project.root, "hi").split("\n\n");
  const index = entries.findIndex((entry) => entry.includes(`msgctxt "${context}"\n`));
  entries[index] = (entries[index] ?? "").replace(from, to);
  return importPo(entries.join("\n\n"));
}

function problemsOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const search = "careers.yaml portal.search";
const searchText = "नौकरियाँ खोजें";
const fuzzy = "#, fuzzy\n";

describe("an export", () => {
  test("has each text with its purpose, limit, places and line", () => {
    const entries = exportTexts(project.root, "hi").split("\n\n");
    expect(entries).toContain(`#. the search field's label; at most 60 characters
#. Seen on: /hi/careers, /hi/career, /hi/career/<unit>/<opening>
#: content/hi/careers.yaml:20
#, fuzzy
msgctxt "careers.yaml portal.search"
msgid "Search openings"
msgstr "नौकरियाँ खोजें"`);
    expect(
      entries.find((entry) => entry.includes('"pages/careers.yaml sections[1].cards[1].title"')),
    ).toMatch(
      /^#\. a short title; at most 80 characters\n#\. Seen on: \/hi\/careers\n#\. Leads to: \/evaluate-resume\n/,
    );
    const own = entries.find((entry) => entry.includes('"navigation.yaml [1].title"'));
    expect(own).toContain("no English text: msgid repeats the text as it is now\n");
    expect(own).toContain('\nmsgid "नौकरियाँ"\nmsgstr "नौकरियाँ"');
  });

  test("has no ids, options, addresses, and no texts of another language", () => {
    const contexts = translationTexts(project.root, "hi").map(({ context }) => context);
    expect(new Set(contexts).size).toBe(contexts.length);
    expect(contexts.filter((context) => /\b(kind|layout|template|url|icon|id|ipa)$/.test(context))).toEqual(
      [],
    );
    expect(contexts.filter((context) => context.startsWith("languages.yaml"))).toEqual([
      "languages.yaml hi.offer",
      "languages.yaml hi.unread",
    ]);
  });

  test.each(translatedLanguages)("of %s, imported, changes nothing", (language) => {
    const file = join(project.root, `${language}.po`);
    writeFileSync(file, exportTexts(project.root, language));
    expect(importTexts(project.root, file)).toMatchObject({ language, changed: 0, read: 0 });
    expect(contents()).toEqual(original);
  });
});

describe("an import", () => {
  test("changes the line of a text, and no other", () => {
    expect(importChanged(search, searchText, "नौकरी: खोजें")).toMatchObject({ changed: 1 });
    const file = "content/hi/careers.yaml";
    expect(contents()).toEqual({
      ...original,
      [file]: original[file]?.replace(`search: ${searchText}`, 'search: "नौकरी: खोजें"'),
    });
  });

  test("changes a text of its language in languages.yaml", () => {
    const before = read("content/languages.yaml");
    importChanged("languages.yaml hi.offer", "यह पेज हिन्दी में भी है", "हिन्दी में पढ़ें");
    expect(read("content/languages.yaml")).toBe(before.replace("यह पेज हिन्दी में भी है", "हिन्दी में पढ़ें"));
  });

  test("repeated, changes nothing more, also where there is no English text", () => {
    const po = exportTexts(project.root, "hi").replace(
      'msgctxt "navigation.yaml [1].title"\nmsgid "नौकरियाँ"\nmsgstr "नौकरियाँ"',
      'msgctxt "navigation.yaml [1].title"\nmsgid "नौकरियाँ"\nmsgstr "सभी नौकरियाँ"',
    );
    expect(importPo(po).changed).toBe(1);
    expect(importPo(po).changed).toBe(0);
  });

  test("accepts what editors of PO files add: earlier texts, further flags, Windows lines, obsolete entries", () => {
    const entries = exportTexts(project.root, "hi")
      .replace(
        /(#[^\n]*\n)+msgctxt "careers.yaml portal.submit"/,
        '#| msgid "Find"\nmsgctxt "careers.yaml portal.submit"',
      )
      .replace(`#, fuzzy\nmsgctxt "${search}"`, `#, icu-message, fuzzy\nmsgctxt "${search}"`)
      .replaceAll("\n", "\r\n");
    expect(importPo(`\uFEFF${entries}\r\n#~ msgid "Gone"\r\n#~ msgstr "Gone"\r\n`)).toMatchObject({
      changed: 0,
      read: 1,
    });
  });

  const refusals: [string, [context: string, from: string | RegExp, to: string], RegExp][] = [
    ["an unknown entry", [search, "portal.search", "portal.find"], /^is no text of the site/],
    [
      "an entry with another English text",
      [search, "Search openings", "Search jobs"],
      /^has another English text since the export, “Search openings”/,
    ],
    [
      "other placeholders",
      ["careers.yaml portal.empty.word", /msgstr .*/, 'msgstr "{words}"'],
      /^has the placeholders \{words\}: write those of the English text, \{word\}$/,
    ],
    [
      "a broken plural",
      ["careers.yaml counted", "other {# नौकरियाँ}", "others {# नौकरियाँ}"],
      /^isn't a message with plural forms/,
    ],
    [
      "other placeholders on a page",
      ["pages/careers.yaml name", /msgstr .*/, 'msgstr "{jobs}"'],
      /^has the placeholders \{jobs\}: write those of the English text, none$/,
    ],
    ["a text that is too long", [search, searchText, "खोज ".repeat(30)], /^is longer than 60 characters/],
    [
      "a text that is too short",
      ["pages/careers.yaml description", /msgstr .*/, 'msgstr "नौकरी"'],
      /^is shorter/,
    ],
    ["an empty text", [search, searchText, ""], /^is empty/],
  ];
  test.each(refusals)("refuses %s by its line, and writes nothing", (_, [context, from, to], message) => {
    const found = problemsOf(() => importChanged(context, from, to));
    expect(found).toMatchObject([{ message: expect.stringMatching(message) }]);
    const [{ file = "", field = "", line = 0 } = {}] = found;
    expect(file).toMatch(/\/hi\.po$/);
    expect(
      read("hi.po")
        .split("\n")
        .slice(line - 2, line),
    ).toEqual([`msgctxt "${field}"`, expect.stringMatching(/^msgid /)]);
    expect(contents()).toEqual(original);
  });

  test("with one wrong entry writes none of the right ones, and names every wrong one", () => {
    const po = exportTexts(project.root, "hi")
      .replace('msgstr "नौकरियाँ खोजें"', 'msgstr "खोजें"')
      .replace('msgid "Filters"', 'msgid "Filter"')
      .replace('msgid "Sort"', 'msgid "Sorted"');
    expect(problemsOf(() => importPo(po))).toHaveLength(2);
    expect(contents()).toEqual(original);
  });

  test("refuses an entry that is there twice, and a file without a language of the site", () => {
    const po = exportTexts(project.root, "hi");
    const entry = po.split("\n\n").find((part) => part.includes(`"${search}"`));
    expect(problemsOf(() => importPo(`${po}\n${entry}\n`))).toMatchObject([
      { field: search, message: expect.stringMatching(/^is here twice/) },
    ]);
    expect(problemsOf(() => importPo(po.replace("Language: hi", "Language: ta")))).toMatchObject([
      { message: "has the language “ta” in its header: write one of hi, mr" },
    ]);
  });
});

describe("a text that a native speaker has read", () => {
  const readSearch = () => importChanged(search, fuzzy, "");
  const isRead = () =>
    translationTexts(project.root, "hi")
      .filter((text) => text.isRead)
      .map((text) => text.context);

  test("is no longer fuzzy, also in the next export and after its import", () => {
    expect(readSearch()).toMatchObject({ changed: 0, read: 1 });
    expect(isRead()).toEqual([search]);
    const po = exportTexts(project.root, "hi");
    expect(po).toContain(`#: content/hi/careers.yaml:20\nmsgctxt "${search}"`);
    expect(importPo(po)).toMatchObject({ changed: 0, read: 1 });
  });

  test("stays read when a file without it is imported, and is unread when it comes back as fuzzy", () => {
    readSearch();
    const po = exportTexts(project.root, "hi");
    const without = po.split("\n\n").filter((entry) => !entry.includes(`"${search}"`));
    expect(importPo(without.join("\n\n"))).toMatchObject({ read: 1 });
    expect(importPo(po.replace(`msgctxt "${search}"`, `${fuzzy}msgctxt "${search}"`))).toMatchObject({
      read: 0,
    });
    expect(parse(read(recordPath("hi")))).toEqual({});
  });

  test.each([
    ["the English text", "content/careers.yaml", "search: Search openings", "search: Find openings"],
    ["the translation", "content/hi/careers.yaml", `search: ${searchText}`, "search: पद खोजें"],
  ])("is unread when %s changes, until that is undone", (_, file, from, to) => {
    readSearch();
    project.edit(file, (text) => text.replace(from, to));
    expect(isRead()).toEqual([]);
    project.restore();
    expect(isRead()).toEqual([search]);
  });

  test("may have been changed by the same import, also without an English text", () => {
    importChanged(search, `${fuzzy}msgctxt`, "msgctxt");
    importChanged("navigation.yaml [1].title", /#, fuzzy\n([\s\S]*)msgstr .*/, '$1msgstr "सभी नौकरियाँ"');
    expect(isRead()).toEqual([search, "navigation.yaml [1].title"]);
  });
});

describe("replacing a text in YAML", () => {
  const long = "word ".repeat(40).trim();
  const yaml = `# A comment.
plain: one # beside it
double: "two: 2"
single: 'three'
flow: { first: four, second: [five, "six, 6"] } # and here
list:
  - folded: >-
      seven
      eight

    # above
    literal: |-
      nine

      - ten
`;
  const change = (path: (string | number)[], value: string) => replaceTexts(yaml, [{ path, value }]);

  test.each<[string, (string | number)[], string, string, string]>([
    ["plain", ["plain"], "1", "plain: one #", 'plain: "1" #'],
    ["plain text that needs quotation marks", ["plain"], "a: b", "plain: one", 'plain: "a: b"'],
    ["double quotation marks", ["double"], "two", '"two: 2"', '"two"'],
    ["single quotation marks", ["single"], "3", "'three'", "'3'"],
    ["in a flow map", ["flow", "first"], "a, b", "first: four", 'first: "a, b"'],
    ["in a flow list", ["flow", "second", 1], "6", '"six, 6"', '"6"'],
    ["folded", ["list", 0, "folded"], "7", "      seven\n      eight\n", "      7\n"],
    ["literal", ["list", 0, "literal"], "9\n\n10", "nine\n\n      - ten", "9\n\n      10"],
  ])("keeps the style and everything else: %s", (_, path, value, from, to) => {
    expect(yaml).toContain(from);
    expect(change(path, value)).toBe(yaml.replace(from, to));
  });

  test("folds long text", () => {
    const lines = change(["list", 0, "folded"], long).split("\n");
    expect(lines.filter((line) => line.startsWith("      word")).length).toBe(2);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(130);
  });

  test("can be done with every text of the site at once", () => {
    for (const language of translatedLanguages) {
      const byFile = Map.groupBy(translationTexts(project.root, language), ({ file }) => file);
      for (const [file, texts] of byFile) {
        const changes = texts.map(({ path, translation }) => ({
          path,
          value: `# ${translation}: “{x}”, [y]`,
        }));
        const changed = parse(replaceTexts(read(file), changes));
        for (const { path, value } of changes) expect(wordsAt(changed, path)).toBe(value);
      }
    }
  });
});
