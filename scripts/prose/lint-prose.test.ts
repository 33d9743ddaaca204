import { expect, test } from "vitest";
import { lintProse, readPhrases } from "./lint-prose.ts";

const phrases = readPhrases();
const places = (path: string, source: string) =>
  lintProse(path, source, phrases).map(({ line, column, message }) => `${line}:${column} ${message}`);

test.each(phrases)("$wrong", ({ pattern, wrong, right }) => {
  expect(wrong.match(pattern)).not.toBeNull();
  for (const sentence of right) expect(sentence.match(pattern)).toBeNull();
});

test("a phrase in a comment is named with its line, column and replacement", () => {
  const source = 'const name = "x";\n/** Sent by somebody. */\nexport function send() {}\n';
  expect(places("server/x.ts", source)).toEqual(['2:13 "somebody": write someone']);
});

test("the same words in a string, in code or in a quotation are not the author's", () => {
  const source = [
    'const text = "somebody // somebody /* somebody */";',
    "const somebody = `/* somebody */`;",
    '// Finds "somebody" in the call `somebody()`.',
  ].join("\n");
  expect(places("server/x.ts", source)).toEqual([]);
});

test("messages of errors, reports of checks and titles of tests are read, other strings are not", () => {
  const source = [
    `throw new ReadError("empty", \`drawn anew \${anew} anew\`);`,
    'return isOpen ? report("from", "stands in it") : log("info", "anew");',
    'test.each(["anew"])("drawn anew", () => {});',
  ].join("\n");
  expect(places("server/x.ts", source)).toEqual([
    '1:37 "anew": write again',
    '1:50 "anew": write again',
    '2:33 "stands in": write is, appears, is written',
    '3:28 "anew": write again',
  ]);
});

test("content is checked for its own phrases, not for those of engineers", () => {
  expect(places("content/x.yaml", "text: Hand it to whoever sends it anew.\n")).toEqual([
    '1:18 "whoever": write anyone who, or name the person (the sender, the visitor)',
    '1:35 "anew": write again',
  ]);
  expect(places("docs/x.md", "Everybody gets an answer. We do not add you.\n")).toEqual([]);
  expect(places("content/x.md", `[x](gone.md) It stands in the list. ${"word ".repeat(40)}\n`)).toHaveLength(
    1,
  );
});

test("content is read in all styles of YAML, in cards of a list and in the head of a post", () => {
  const yaml = [
    "title: E-mail",
    'missing: "Write your \\"name\\": we do not know you."',
    "cards:",
    "  - { title: 'Nobody waits', text: Everybody is told., id: nobody-waits }",
    "note: >-",
    "  It is erased by",
    "  itself.",
  ].join("\n");
  expect(places("content/x.yaml", yaml)).toEqual([
    '1:8 "E-mail": write email',
    `2:35 "do not": write a contraction (don't, isn't, can't); legal texts have none`,
    '4:15 "Nobody": write no one, or name the group (no visitor, no test)',
    '4:36 "Everybody": write everyone, anyone',
    '4:46 "is told": write hears, learns, or who says it (we tell you, the candidate hears)',
    '6:16 "by itself": write automatically, or "on its own"',
  ]);
  expect(places("content/x.md", "---\ntitle: Seldom read\n---\n\nText.\n")).toHaveLength(1);
});

test("ids, addresses, quotations, visitors' single words and notes of a post are not the author's", () => {
  const yaml = [
    "id: telephone",
    "url: /telephone/cannot-be",
    "more: outbound:nobody",
    "synonyms: [phone, telephone]",
    "text: Read https://example.com/e-mail and “somebody”, she wrote.",
  ].join("\n");
  expect(places("content/x.yaml", yaml)).toEqual([]);
  const post = "Text.[^a]\n\n[^a]: Doe (2020). [Nobody optimized it](https://example.com/telephone).\n";
  expect(places("content/x.md", post)).toEqual([]);
});

test("a sentence after a salutation begins with a capital letter", () => {
  expect(places("content/x.yaml", 'a: "Dear {name}, your file is here."\n')).toHaveLength(1);
  expect(places("content/x.yaml", 'a: "Dear {name},\\n\\nYour file is here."\nb: "Dear {name},"\n')).toEqual(
    [],
  );
});

test("a phrase may run over the end of a line, but not into another comment", () => {
  const blockComment = "/**\n * The list is taken in the\n * place of the file.\n */\n";
  expect(places("app/x.tsx", blockComment)).toEqual(['2:22 "in the place of": write instead of']);
  const lineComments = "// It closes by\n// itself.\nrun();\n// One by\nstop();\n// itself\n";
  expect(places("app/x.tsx", lineComments)).toEqual([
    '1:14 "by itself": write automatically, or "on its own"',
  ]);
});

test("comments of style sheets and JSX are read", () => {
  expect(places("app/x.css", 'a::before { content: "/* anew */"; }\n/* Drawn anew. */\n')).toHaveLength(1);
  expect(places("app/x.tsx", "export const X = () => <p>{/* Drawn anew. */}anew</p>;\n")).toHaveLength(1);
});

test("headless clauses fail at the start of a comment, questions and docs do not", () => {
  expect(places("app/x.ts", "/**\n * What is shown first.\n */\n")).toHaveLength(1);
  expect(places("app/x.ts", "/** Is the page open? What is shown first? */\n")).toEqual([]);
  expect(places("docs/x.md", "## What to watch\n")).toEqual([]);
});

test("Markdown and YAML are read without code and targets of links", () => {
  const source =
    "# Mended\n\nA [link](/anew) to **it that\nis** told, `anew`.\n\n```\nanew\n```\n\n| anew |\n| --- |\n";
  expect(places("docs/x.md", source).map((problem) => problem.split(":")[0])).toEqual(["1", "4", "10"]);
  expect(places("docs/x.yaml", "anew: |\n  Drawn\n  anew.\n# anew\n")).toEqual(['3:3 "anew": write again']);
});

test("long lines of Markdown fail, unless they are tables, code or one long link", () => {
  const long = "word ".repeat(40);
  const link = `[word](https://example.com/${"x".repeat(200)})`;
  const source = `${long}\n\n| ${long} |\n| --- |\n\n\`\`\`\n${long}\n\`\`\`\n\n${link}\n`;
  expect(places("docs/x.md", source)).toEqual(["1:181 200 characters: wrap the line"]);
});

test("files, links and tests that do not exist are named", () => {
  const ownName = "files, links and tests that do not exist are named";
  const source = [
    "[test](lint-prose.test.ts) [gone](gone.md) [web](https://example.com) `scripts/check-prose.ts` `scripts/gone.ts`",
    `\`scripts/prose/lint-prose.test.ts\` "${ownName}", then \`server/store/store.test.ts\` "the moon is full"`,
    '`app/<name>.ts` "the moon is full".',
  ].join("\n");
  expect(places("scripts/prose/x.md", source)).toEqual([
    "1:28 scripts/prose/gone.md does not exist",
    "1:96 scripts/gone.ts does not exist",
    '2:95 server/store/store.test.ts has no test "the moon is full"',
  ]);
});
