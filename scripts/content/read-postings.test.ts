import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { postingText } from "#domain/postings/posting-text.ts";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { readPostings } from "./read-postings.ts";
import { ContentError } from "./read-yaml.ts";

let project: ReturnType<typeof copyProject>;
beforeEach(() => {
  project = copyProject(["content/jobs"]);
});
afterEach(() => project.remove());

function problems() {
  try {
    readPostings(project.root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const jobs = "content/jobs";
const java = `${jobs}/product-engineering/java-developer.yaml`;
const writer = `${jobs}/growth/content-writer.yaml`;
const remove = (path: string) => rmSync(join(project.root, path), { recursive: true });
const move = (from: string, to: string) => renameSync(join(project.root, from), join(project.root, to));

function posting(id: string): Posting {
  const match = readPostings(project.root).find((posting) => posting.id === id);
  if (!match) throw new Error(`There is no posting ${id}`);
  return match;
}

describe("the site's own postings", () => {
  test("are samples in several business units, newest first", () => {
    const postings = readPostings(process.cwd());
    expect(postings.length).toBeGreaterThanOrEqual(6);
    expect(new Set(postings.map(({ businessUnit }) => businessUnit.id)).size).toBeGreaterThanOrEqual(4);
    expect(postings.every(({ sample }) => sample)).toBe(true);
    const dates = postings.map(({ opened }) => opened);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test("carry their business unit and the wording of their consents", () => {
    expect(posting("java-developer")).toMatchObject({
      businessUnit: { id: "product-engineering", name: "Product engineering" },
      consent: { id: "2026-11", processing: { months: 6 }, retention: { months: 12 } },
      listed: true,
    });
  });

  test("ask every kind of question somewhere", () => {
    const kinds = readPostings(process.cwd()).flatMap(({ questions }) => questions.map(({ kind }) => kind));
    expect([...new Set(kinds)].sort()).toEqual(
      ["ANY_OF", "DATE", "FILE", "LINK", "LONG_TEXT", "NUMBER", "ONE_OF", "TEXT", "YES_NO"].sort(),
    );
  });
});

test("openings of the same day are in the order of their ids", () => {
  for (const file of [java, writer]) {
    project.edit(file, (text) =>
      text.replace(/^opened: .*/m, "opened: -1 day").replace(/^updated: .*/m, "updated: -1 day"),
    );
  }
  const ids = readPostings(project.root).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(["content-writer", "java-developer"]);
});

test("a site without the folder has no postings", () => {
  remove(jobs);
  expect(readPostings(project.root)).toEqual([]);
});

test("what a system leaves behind is no posting", () => {
  project.write(`${jobs}/growth/.DS_Store`, "x");
  expect(problems()).toEqual([]);
});

function withDays(text: string, [opened, updated, closes]: [string, string, string]): string {
  return text
    .replace(/^opened: .*/m, `opened: ${opened}`)
    .replace(/^updated: .*/m, `updated: ${updated}`)
    .replace(/^closes: .*/m, `closes: ${closes}`);
}

test("a real posting has dates, and a relative day in it is refused", () => {
  project.edit(java, (text) => text.replace("sample: true\n", ""));
  const message = "is relative, which only a sample may be: write a date such as 2026-11-20";
  expect(problems().map(({ field, message }) => [field, message])).toEqual([
    ["opened", message],
    ["updated", message],
    ["closes", message],
  ]);
  project.edit(java, (text) => withDays(text, ["2026-11-16", "2026-11-19", "2027-03-31"]));
  expect(problems()).toEqual([]);
  expect(posting("java-developer")).toMatchObject({ opened: "2026-11-16", updated: "2026-11-19" });
});

const mistakes: [string, (text: string) => string, string, RegExp][] = [
  [
    "an unknown key",
    (text) => text.replace("title:", "salary: 5\ntitle:"),
    "",
    /unknown key "salary": remove it or write one of: sample, title/,
  ],
  ["a missing title", (text) => text.replace(/^title: .*\n/m, ""), "title", /is missing: write the job's/],
  [
    "a wrong day",
    (text) => text.replace("-4 days", "16-11-2026"),
    "opened",
    /a date such as 2026-11-20, or for a sample a relative day such as -12 days: write the day on which/,
  ],
  ["a word for a day", (text) => text.replace("-4 days", "yesterday"), "opened", /must be a date/],
  [
    "an update before the opening",
    (text) => text.replace("updated: -1 day", "updated: -5 days"),
    "updated",
    /is before opened: write -4 days or a later day/,
  ],
  [
    "a last day before the opening",
    (text) => text.replace("+131 days", "-131 days"),
    "closes",
    /is before opened: write -4 days/,
  ],
  [
    "an update to come",
    (text) => text.replace("updated: -1 day", "updated: +1 day"),
    "updated",
    /is a day to come/,
  ],
  [
    "a date among relative days",
    (text) => text.replace("+131 days", "2030-03-31"),
    "closes",
    /is not written like opened: write a relative day such as \+45 days/,
  ],
  [
    "a relative day among dates",
    (text) => text.replace("-4 days", "2026-11-16").replace("-1 day", "2026-11-16"),
    "closes",
    /is not written like opened: write a date/,
  ],
  [
    "an update before the opening, in dates",
    (text) => withDays(text, ["2026-11-16", "2026-11-01", "2027-03-31"]),
    "updated",
    /is before opened: write 2026-11-16 or a later day/,
  ],
  [
    "an unknown workplace",
    (text) => text.replace("HYBRID", "OFFICE"),
    "workplace",
    /"OFFICE" is not known: write one of ON_SITE, HYBRID, REMOTE/,
  ],
  [
    "a remote job from nowhere",
    (text) => text.replace("HYBRID", "REMOTE"),
    "remoteWithin",
    /is missing: write the countries/,
  ],
  [
    "an office job without a place",
    (text) => text.replace(/locations:\n(?: {2}.*\n)+/, "locations: []\n"),
    "locations",
    /write the places of work, or make workplace REMOTE/,
  ],
  [
    "a country in words",
    (text) => text.replace("country: IN", "country: India"),
    "locations[0].country",
    /"India" is not a country code/,
  ],
  ["pay in fractions", (text) => text.replace("140000000", "14.5"), "pay.min", /must be a whole number/],
  [
    "pay the wrong way round",
    (text) => text.replace("220000000", "22"),
    "pay.max",
    /less than min: write 140000000/,
  ],
  [
    "years the wrong way round",
    (text) => text.replace("max: 6 }", "max: 2 }"),
    "experience.max",
    /less than min: write 3 or more/,
  ],
  [
    "no must-have",
    (text) => text.replaceAll("must: true", "must: false"),
    "requirements",
    /has no must: true/,
  ],
  [
    "an unknown kind of question",
    (text) => text.replace("kind: LINK", "kind: SALARY"),
    "questions[4].kind",
    /has no known kind: write one of TEXT, LONG_TEXT, YES_NO/,
  ],
  [
    "a choice without options",
    (text) => text.replace("kind: LONG_TEXT", "kind: ONE_OF"),
    "questions[3].options",
    /must be a list of 2 to 20 options/,
  ],
  [
    "two questions with one id",
    (text) => text.replace("- id: code", "- id: place"),
    "questions[4].id",
    /"place" is used twice/,
  ],
  [
    "two options with one id",
    (text) => text.replace("id: moving", "id: pune"),
    "questions[1].options[2].id",
    /"pune" is used twice/,
  ],
  [
    "a wording that does not exist",
    (text) => text.replace('consent: "2026-11"', 'consent: "2025-01"'),
    "consent",
    /"2025-01" is not in content\/jobs\/consents\.yaml: write one of 2026-11/,
  ],
];

test.each(mistakes)("%s is refused with file, field and advice", (_, change, field, message) => {
  project.edit(java, change);
  expect(problems()).toEqual([
    { file: java, line: expect.any(Number), field, message: expect.stringMatching(message) },
  ]);
});

test("an id is refused in a second business unit, and so is a requisition", () => {
  project.edit(writer, (text) => text.replace("CHY-2026-033", "CHY-2026-031"));
  move(writer, `${jobs}/growth/java-developer.yaml`);
  expect(problems().map(({ file }) => file)).toEqual([java, java]);
  expect(problems().map(({ message }) => message)).toEqual([
    `has the id java-developer, which ${jobs}/growth/java-developer.yaml has too: give each opening its own`,
    `has the requisition CHY-2026-031, which ${jobs}/growth/java-developer.yaml has too: give each opening its own`,
  ]);
});

test("a folder that is no business unit is refused", () => {
  mkdirSync(join(project.root, jobs, "design"));
  move(writer, `${jobs}/design/content-writer.yaml`);
  expect(problems()).toMatchObject([
    {
      file: `${jobs}/design/content-writer.yaml`,
      message: expect.stringMatching(
        /no business unit: move it to one of product-engineering, .*or add design/,
      ),
    },
  ]);
});

test.each([
  "growth/Content Writer.yaml",
  "growth/content-writer.yml",
  "content-writer.yaml",
  "growth/more/content-writer.yaml",
])("a posting at %s is refused instead of passed over", (path) => {
  mkdirSync(join(project.root, jobs, "growth/more"));
  move(writer, `${jobs}/${path}`);
  expect(problems()).toEqual([
    {
      file: `${jobs}/${path}`,
      line: 1,
      field: "",
      message: expect.stringMatching(/^is no posting: name it/),
    },
  ]);
});

test("a shared file that is missing is named once", () => {
  remove(`${jobs}/consents.yaml`);
  expect(problems()).toEqual([
    {
      file: `${jobs}/consents.yaml`,
      line: 1,
      field: "",
      message: expect.stringMatching(/is missing/),
    },
  ]);
});

test("every problem of every file is listed", () => {
  project.edit(java, (text) => text.replace("HYBRID", "OFFICE"));
  project.edit(writer, (text) => text.replace("title: Content writer", "title: 7"));
  expect(problems().map(({ file, field }) => [file, field])).toEqual([
    [writer, "title"],
    [java, "workplace"],
  ]);
});

describe("the text of a posting", () => {
  const section = (text: string, heading: string) =>
    text
      .split("\n\n")
      .find((part) => part.startsWith(`${heading}\n`))
      ?.split("\n")
      .slice(1);

  test("has its headings in order, each before one item a line", () => {
    const java = posting("java-developer");
    const text = postingText(java);
    expect(text.split("\n\n").map((part) => part.split("\n")[0])).toEqual([
      "Java developer",
      "Responsibilities",
      "Must have",
      "Requirements",
      "Nice to have",
      "Education",
    ]);
    expect(section(text, "Responsibilities")).toHaveLength(java.responsibilities.length);
    expect(section(text, "Nice to have")).toEqual(java.niceToHave.map((one) => `- ${one}`));
  });

  test("separates hard requirements from the rest", () => {
    const text = postingText(posting("java-developer"));
    expect(section(text, "Must have")).toContain(
      "- At least 3 years of professional experience with Java (version 11 or later)",
    );
    expect(section(text, "Must have")).toContain("- English, fluent");
    expect(section(text, "Requirements")).toContain("- Git with code review through pull requests");
    expect(section(postingText(posting("qa-engineer")), "Nice to have")).toContain(
      "- Telugu, conversational",
    );
  });

  test("begins with title, places and the years that are asked for", () => {
    expect(section(postingText(posting("java-developer")), "Java developer")).toEqual([
      "Location: Pune, Maharashtra, India; Bengaluru, Karnataka, India (hybrid)",
      "Experience: 3–6 years",
    ]);
    expect(section(postingText(posting("content-writer")), "Content writer")).toEqual([
      "Location: Remote, India",
      "Experience: 2+ years",
    ]);
    expect(postingText(posting("customer-support-associate-night"))).not.toContain("Experience:");
  });

  test("has no heading without an item, and no line break within one", () => {
    project.edit(java, (text) =>
      text
        .replace(/niceToHave:\n(?: {2}.*\n)+/, "niceToHave: []\n")
        .replace("  - Write SQL and", "  - |\n    Write SQL\n    and"),
    );
    const text = postingText(posting("java-developer"));
    expect(text).not.toContain("Nice to have");
    expect(text).toContain("- Write SQL and schema migrations");
  });

  test("leaves out what asks for nothing", () => {
    const text = postingText(posting("java-developer"));
    expect(text).not.toMatch(/INR|140000000|laptop|insurance|notice period|services behind ResuMate/);
  });
});
