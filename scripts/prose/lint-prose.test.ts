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
  const source = 'const name = "x";\n/** It seldom fails. */\nexport function send() {}\n';
  expect(places("server/x.ts", source)).toEqual(['2:8 "seldom": write rarely']);
});

test("the same words in a string, in code or in a quotation are not the author's", () => {
  const source = [
    'const text = "anew // anew /* anew */";',
    "const anew = `/* anew */`;",
    '// Finds "anew" in the call `anew()`.',
  ].join("\n");
  expect(places("server/x.ts", source)).toEqual([]);
});

test("messages of errors, reports of checks and titles of tests are read, other strings are not", () => {
  const source = [
    `throw new ReadError("empty", \`drawn anew \${anew} anew\`);`,
    'return isOpen ? report("from", "mended") : log("info", "anew");',
    'test.each(["anew"])("drawn anew", () => {});',
  ].join("\n");
  expect(places("server/x.ts", source)).toEqual([
    '1:37 "anew": write again',
    '1:50 "anew": write again',
    '2:33 "mended": write fix',
    '3:28 "anew": write again',
  ]);
});

test("content is checked for all phrases, everything else for some", () => {
  expect(places("content/x.yaml", "text: Hand it to whoever sends it anew.\n")).toEqual([
    '1:18 "whoever": write anyone who, or name the person (the sender, the visitor)',
    '1:35 "anew": write again',
  ]);
  expect(places("docs/x.md", "Everybody gets an answer. We do not add you.\n")).toEqual([]);
  expect(places("content/x.md", `[x](gone.md) ${"word ".repeat(40)}\n`)).toEqual([]);
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
  const blockComment = "/**\n * The bot asks\n * back.\n */\n";
  expect(places("app/x.tsx", blockComment)).toEqual(['2:12 "asks back": write ask a follow-up question']);
  const lineComments = "// The present\n// salary.\nrun();\n// The present\nstop();\n// salary\n";
  expect(places("app/x.tsx", lineComments)).toEqual(['1:8 "present salary": write current salary']);
});

test("comments of style sheets and JSX are read", () => {
  expect(places("app/x.css", 'a::before { content: "/* anew */"; }\n/* Drawn anew. */\n')).toHaveLength(1);
  expect(places("app/x.tsx", "export const X = () => <p>{/* Drawn anew. */}anew</p>;\n")).toHaveLength(1);
});

test("Markdown and YAML are read without code and targets of links", () => {
  const source =
    "# Mended\n\nA [link](/anew) to **it that\nis** mended, `anew`.\n\n```\nanew\n```\n\n| anew |\n| --- |\n";
  expect(places("docs/x.md", source).map((problem) => problem.split(":")[0])).toEqual(["1", "4", "10"]);
  expect(places("docs/x.yaml", "anew: |\n  Drawn\n  anew.\n# anew\n")).toEqual(['3:3 "anew": write again']);
});

test("long lines of Markdown fail, unless they are tables, code or one long link", () => {
  const long = "word ".repeat(40);
  const link = `[word](https://example.com/${"x".repeat(200)})`;
  const source = `${long}\n\n| ${long} |\n| --- |\n\n\`\`\`\n${long}\n\`\`\`\n\n${link}\n`;
  expect(places("docs/x.md", source)).toEqual(["1:181 200 characters: wrap the line"]);
});

test("files, folders, links and tests that do not exist are named", () => {
  const ownName = "files, folders, links and tests that do not exist are named";
  const source = [
    "[test](lint-prose.test.ts) [gone](gone.md) [web](https://example.com) `scripts/check-prose.ts` `scripts/gone.ts`",
    `\`scripts/prose/lint-prose.test.ts\` "${ownName}", then \`server/store/store.test.ts\` "the moon is full"`,
    '`app/<name>.ts` "the moon is full".',
    "`scripts/prose` `scripts/poetry` `scripts/prose/phrases.yaml#x` `lab/gone/*.ts`",
  ].join("\n");
  expect(places("scripts/prose/x.md", source)).toEqual([
    "1:28 scripts/prose/gone.md does not exist",
    "1:96 scripts/gone.ts does not exist",
    '2:104 server/store/store.test.ts has no test "the moon is full"',
    "4:17 scripts/poetry does not exist",
  ]);
});
