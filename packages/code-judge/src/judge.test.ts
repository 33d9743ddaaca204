import { describe, expect, test } from "vitest";
import {
  CodeJudgeError,
  type FindingKind,
  type Growth,
  type Json,
  type TaskId,
  taskIds,
  tasks,
  type Verdict,
} from "./index.ts";
import { loadJudgeInNode } from "./load-judge-in-node.ts";

const { judge, runExamples } = loadJudgeInNode();

type Expected = { verdict: Verdict; growth?: Growth | null; kinds?: FindingKind[]; line?: number };
const programs: [what: string, task: TaskId, code: string, expected: Expected][] = [
  [
    "a set of what was seen",
    "dedupeTickets",
    "const dedupeTickets = (list) => { const seen = new Set(); return list.filter(({ id }) => !seen.has(id) && seen.add(id)); };",
    { verdict: "sound", growth: "linear", kinds: [] },
  ],
  [
    "a search in what was kept",
    "dedupeTickets",
    "function dedupeTickets(list) {\n  const kept = [];\n  for (const one of list)\n    if (!kept.some((other) => other.id === one.id)) kept.push(one);\n  return kept;\n}",
    { verdict: "sound", growth: "quadratic", kinds: ["slow-growth"] },
  ],
  [
    "an id of 0 taken for none",
    "dedupeTickets",
    "function dedupeTickets(list) {\n  const seen = new Set();\n  return list.filter((one) => {\n    if (!one.id || seen.has(one.id)) return false;\n    seen.add(one.id);\n    return true;\n  });\n}",
    { verdict: "slip", kinds: ["falsy-value"], line: 4 },
  ],
  [
    "an object as a set",
    "dedupeTickets",
    "function dedupeTickets(list) {\n  const seen = {};\n  return list.filter(({ id }) => seen[id] ? false : (seen[id] = true));\n}",
    { verdict: "slip", kinds: ["object-key"], line: 2 },
  ],
  [
    "the given list sorted in place",
    "mergeShifts",
    "function mergeShifts(shifts) {\n  const merged = [];\n  shifts.sort((a, b) => a[0] - b[0]);\n  for (const [from, to] of shifts) {\n    const last = merged.at(-1);\n    if (last && from <= last[1]) last[1] = Math.max(last[1], to);\n    else merged.push([from, to]);\n  }\n  return merged;\n}",
    { verdict: "slip", growth: "linearithmic", kinds: ["mutates-input"] },
  ],
  [
    "intervals that touch kept apart",
    "mergeShifts",
    "function mergeShifts(shifts) {\n  const sorted = [...shifts].sort((a, b) => a[0] - b[0]);\n  const merged = [];\n  for (const [from, to] of sorted) {\n    const last = merged.at(-1);\n    if (last && from < last[1]) last[1] = Math.max(last[1], to);\n    else merged.push([from, to]);\n  }\n  return merged;\n}",
    { verdict: "slip", kinds: ["touching-intervals"], line: 6 },
  ],
  [
    "code units for characters",
    "firstUnique",
    'function firstUnique(text) {\n  const all = text.split("");\n  return all.find((one) => all.indexOf(one) === all.lastIndexOf(one)) ?? null;\n}',
    { verdict: "slip", growth: "quadratic", kinds: ["unicode", "slow-growth"], line: 2 },
  ],
  [
    "undefined for null",
    "firstUnique",
    "function firstUnique(text) {\n  const counts = new Map();\n  for (const one of text) counts.set(one, (counts.get(one) ?? 0) + 1);\n  for (const [one, count] of counts) if (count === 1) return one;\n}",
    { verdict: "slip", kinds: ["wrong-type"] },
  ],
  [
    "a count that is not set back",
    "busiestHour",
    "function busiestHour(calls) {\n  let [best, at] = [0, -1];\n  let running = 0;\n  for (let minute = 0; minute < 1440; minute++) {\n    for (const one of calls) running += one.start <= minute && one.end > minute ? 1 : 0;\n    if (running > best) [best, at] = [running, minute];\n  }\n  return at;\n}",
    { verdict: "slip", kinds: ["wrong-result"] },
  ],
  [
    "one list for all minutes",
    "busiestHour",
    "function busiestHour(calls) {\n  const lines = new Array(1440).fill([]);\n  for (const one of calls) for (let minute = one.start; minute < one.end; minute++) lines[minute].push(one);\n  let at = -1;\n  lines.forEach((line, minute) => { if (line.length > (lines[at]?.length ?? 0)) at = minute; });\n  return at;\n}",
    { verdict: "slip", kinds: ["wrong-result"], line: 2 },
  ],
  [
    "the later of two shifts with one start",
    "mergeShifts",
    "function mergeShifts(shifts) {\n  const ends = new Map();\n  for (const [start, end] of shifts) {\n    ends.set(start, end);\n  }\n  const merged = [];\n  for (const start of [...ends.keys()].sort((a, b) => a - b)) {\n    const last = merged.at(-1);\n    if (last && start <= last[1]) last[1] = Math.max(last[1], ends.get(start));\n    else merged.push([start, ends.get(start)]);\n  }\n  return merged;\n}",
    { verdict: "slip", line: 4 },
  ],
  [
    "the last shift never added",
    "mergeShifts",
    "function mergeShifts(shifts) {\n  const sorted = shifts.map(([start, end]) => ({ start, end })).sort((a, b) => a.start - b.start);\n  const merged = [];\n  let current = null;\n  for (const shift of sorted) {\n    if (current === null) {\n      current = shift;\n    } else if (shift.start <= current.end) {\n      current.end = Math.max(current.end, shift.end);\n    } else {\n      merged.push([current.start, current.end]);\n      current = shift;\n    }\n  }\n  return merged;\n}",
    { verdict: "slip" },
  ],
  [
    "sorted by the wrong key",
    "mergeShifts",
    "function mergeShifts(shifts) {\n  const sorted = shifts.map(([from, to]) => ({ from, to })).sort((a, b) => a.to - b.to);\n  const merged = [];\n  for (const one of sorted) {\n    const last = merged.at(-1);\n    if (last && last.to >= one.from) last.to = Math.max(last.to, one.to);\n    else merged.push(one);\n  }\n  return merged.map(({ from, to }) => [from, to]);\n}",
    { verdict: "slip", line: 2 },
  ],
  [
    "a condition and its operator",
    "firstUnique",
    "function firstUnique(text) {\n  const all = [...text].map((one, place) => ({ one, place })).sort((a, b) => (a.one < b.one ? -1 : a.one > b.one ? 1 : a.place - b.place));\n  let best = null;\n  all.forEach((each, index) => {\n    const isBefore = index > 0 && all[index - 1].one === each.one;\n    const isAfter = index + 1 >= all.length || all[index + 1].one === each.one;\n    if (!isBefore && !isAfter && (best === null || each.place < best.place)) best = each;\n  });\n  return best && best.one;\n}",
    { verdict: "slip", line: 6 },
  ],
  [
    "characters found again behind only",
    "firstUnique",
    "function firstUnique(text) {\n  const all = [...text];\n  return all.find((one, place) => all.lastIndexOf(one) === place) ?? null;\n}",
    { verdict: "slip", kinds: ["wrong-result", "slow-growth"], line: 3 },
  ],
  [
    "the last of the high halves left out",
    "firstUnique",
    "function firstUnique(text) {\n  const all = [];\n  for (let at = 0; at < text.length; at++) {\n    const code = text.charCodeAt(at);\n    if (code >= 0xd800 && code < 0xdbff && at + 1 < text.length) all.push(text[at] + text[++at]);\n    else all.push(text[at]);\n  }\n  const counts = new Map();\n  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);\n  for (const one of all) if (counts.get(one) === 1) return one;\n  return null;\n}",
    { verdict: "slip", kinds: ["unicode"], line: 5 },
  ],
  [
    "the earliest minute by its own count",
    "busiestHour",
    "function busiestHour(calls) {\n  let [most, answer] = [0, -1];\n  for (let minute = 0; minute < 1440; minute++) {\n    const running = calls.filter((one) => one.start <= minute && minute < one.end).length;\n    if (running > most) [most, answer] = [running, minute];\n  }\n  return answer;\n}",
    { verdict: "sound", growth: "linear", kinds: [] },
  ],
  [
    "the ids only",
    "dedupeTickets",
    "function dedupeTickets(list) { return [...new Set(list.map((one) => one.id))]; }",
    { verdict: "wrong", kinds: ["wrong-type"] },
  ],
  [
    "another name",
    "firstUnique",
    "function first(text) { return null; }",
    { verdict: "does-not-run", growth: null, kinds: ["missing-function"] },
  ],
  [
    "TypeScript",
    "firstUnique",
    "function firstUnique(text: string) { return null; }",
    { verdict: "does-not-run", kinds: ["syntax"] },
  ],
  [
    "Python",
    "firstUnique",
    "def firstUnique(text):\n  return None",
    { verdict: "does-not-run", kinds: ["syntax"] },
  ],
  ["nothing", "firstUnique", "", { verdict: "does-not-run", kinds: ["missing-function"] }],
  [
    "an error each time",
    "firstUnique",
    "function firstUnique(text) { return text.nothing.at(0); }",
    { verdict: "does-not-run", kinds: ["throws"] },
  ],
  [
    "a loop without end",
    "firstUnique",
    "function firstUnique(text) { while (true); }",
    { verdict: "does-not-run", kinds: ["endless"] },
  ],
  [
    "a call of itself without end",
    "firstUnique",
    "function firstUnique(text) { return firstUnique(text + 1); }",
    { verdict: "does-not-run", kinds: ["deep-recursion"] },
  ],
  [
    "a text that doubles",
    "firstUnique",
    "function firstUnique(text) { for (;;) text += text + 1; }",
    { verdict: "does-not-run", kinds: ["memory"] },
  ],
  [
    "a changed built-in",
    "firstUnique",
    "Array.prototype.at = () => 1;\nfunction firstUnique(text) { return null; }",
    { verdict: "does-not-run", kinds: ["tampering"] },
  ],
  [
    "a request",
    "firstUnique",
    'function firstUnique(text) { fetch("/"); return null; }',
    { verdict: "does-not-run", kinds: ["outside"] },
  ],
  [
    "code from a text",
    "firstUnique",
    'function firstUnique(text) { return [].map.constructor("return 1")(); }',
    { verdict: "does-not-run", kinds: ["outside"] },
  ],
  [
    "a result that never ends",
    "firstUnique",
    "function firstUnique(text) { return { toJSON() { for (;;); } }; }",
    { verdict: "does-not-run", kinds: ["endless"] },
  ],
  [
    "deep brackets",
    "firstUnique",
    `function firstUnique(text) { return ${"(".repeat(20_000)}1${")".repeat(20_000)}; }`,
    { verdict: "does-not-run", kinds: ["syntax"] },
  ],
];

test.each(programs)("%s", async (_, task, code, { verdict, growth, kinds, line }) => {
  const judged = await judge({ task, code });
  expect(judged.verdict).toBe(verdict);
  if (growth !== undefined) expect(judged.growth).toBe(growth);
  if (kinds) expect(judged.findings.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  if (line !== undefined) expect(judged.fix?.line).toBe(line);
});

const firsts =
  "function dedupeTickets(list) {\n  const ids = new Set();\n  return list.filter(({ id }) => !ids.has(id) && ids.add(id));\n}\n";

test.each([
  [
    "calls of the console",
    `${firsts.replace("return", "console.log(...list.map(String))\n  return")}console.table(dedupeTickets([]));`,
  ],
  ["an export", `${firsts}module.exports = { dedupeTickets };\nconst after = 1;`],
  ["a byte order mark, and the lines of Windows", `\uFEFF${firsts.replaceAll("\n", "\r\n")}`],
  ["a hashbang", `#!/usr/bin/env node\n"use strict"\n${firsts}`],
  ["a fence", `\`\`\`js\n${firsts}\`\`\`\n`],
  ["a fence between sentences", `It is short:\n\n~~~\n${firsts}~~~\nIt takes the first.`],
  ["an error after it", `${firsts}setInterval(() => {}, 9);`],
])("%s around a sound program changes nothing", async (_, code) => {
  const { verdict, growth, findings } = await judge({ task: "dedupeTickets", code });
  expect({ verdict, growth, findings }).toEqual({ verdict: "sound", growth: "linear", findings: [] });
});

test("what was left out around a program, and an error after its function, are remarks", async () => {
  const remarks = async (code: string) =>
    (await judge({ task: "dedupeTickets", code })).observations.map(({ line, text }) => `${line} ${text}`);
  expect(await remarks(`\n\`\`\`\n${firsts}\`\`\``)).toEqual([expect.stringMatching(/^2 .*fence/)]);
  expect(await remarks(`${firsts}setInterval(0);`)).toEqual([
    expect.stringMatching(/^5 .*setInterval is not/),
  ]);
});

test("a template that holds a fence stays as it is", async () => {
  const code = `${firsts}const note = \`\n\\\`\\\`\\\`js\n\`;`;
  expect((await judge({ task: "dedupeTickets", code })).observations).toEqual([]);
});

test("a slip is fixed although an error comes after the function", async () => {
  const code = `${firsts.replace("!ids", "id && !ids")}setInterval(0);`;
  const { verdict, findings } = await judge({ task: "dedupeTickets", code });
  expect(verdict).toBe("slip");
  expect(findings[0]?.text).toContain("setInterval is not defined here");
});

test.each([
  ["before the function", `for (;;);\n${firsts}`],
  ["after it", `${firsts}let n = 0; do n += 1; while (n < 1e10);`],
  [
    "in a built-in that walks over holes",
    "function dedupeTickets(list) { const a = []; a[4e9] = 0; return a.join(list); }",
  ],
])("what does not end %s is endless", async (_, code) => {
  const { verdict, growth, findings } = await judge({ task: "dedupeTickets", code });
  expect([verdict, growth, findings.map(({ kind }) => kind)]).toEqual(["does-not-run", null, ["endless"]]);
});

test.each([
  ["function dedupeTickets(list) {\n  return $.unique(list);\n}", /\$ is not defined here/, 2],
  ["const dedupeTickets = (list) => globalThis.structuredClone(list);", /structuredClone is no function/, 1],
  ["const dedupeTickets = (list) => list.first(list.map(({ id }) => id));", /TypeError: not a function/, 1],
  ["const unique = Buffer.from('');\nvar dedupeTickets = () => unique;", /Buffer is not defined here/, 1],
  ["function dedupeTickets(list) {\n  return list list;\n}", /“list” \(line 2, column 15\)/, 2],
  ["function dedupeTickets(list) {\n  return list;\n", /at the end \(line 3, column 1\)/, 3],
])("%j: its finding says what is missing, and where", async (code, text, line) => {
  const { verdict, findings } = await judge({ task: "dedupeTickets", code });
  expect(verdict).toBe("does-not-run");
  expect(findings).toEqual([expect.objectContaining({ line, text: expect.stringMatching(text) })]);
});

test("where reading a program stopped has a place", async () => {
  const placeIn = async (code: string) =>
    (await judge({ task: "dedupeTickets", code })).findings.map(({ line, place }) => ({ line, ...place }));
  expect(await placeIn("const a = 1;\nfunction dedupeTickets(list) { retrun list; }")).toEqual([
    { line: 2, column: 39, length: 4 },
  ]);
  expect(await placeIn("function dedupeTickets(list) {")).toEqual([{ line: 1, column: 31, length: 0 }]);
});

describe("examples", () => {
  const run = (code: string, ...inputs: [input: Json, expected?: Json][]) =>
    runExamples(
      { task: "firstUnique", code },
      inputs.map(([input, expected]) => ({ input, ...(expected !== undefined && { expected }) })),
    );

  test("show the result, whether it was expected, and what was printed for each", async () => {
    const code =
      'console.log("begin");\nconst firstUnique = (text) => {\n  console.log(text.length, [...text], new Map([[1, null]]));\n  return text[0] ?? null;\n};';
    expect(await run(code, ["ab", "a"], ["", "a"], ["b"])).toEqual({
      printed: ["begin"],
      runs: [
        { got: '"a"', isRight: true, printed: ['2 ["a","b"] Map [[1,null]]'] },
        { got: "null", isRight: false, printed: ["0 [] Map [[1,null]]"] },
        { got: '"b"', printed: ['1 ["b"] Map [[1,null]]'] },
      ],
    });
  });

  test("that end with an error or not at all do not keep others from running, and print only so much", async () => {
    const code =
      'function firstUnique(text) {\n  while (text === "") console.log("again ".repeat(99));\n  return text.x.y ?? b;\n}';
    const { runs } = await run(code, ["", null], ["a", "a"]);
    expect(runs.map(({ got }) => got)).toEqual(["Does not end.", expect.stringContaining("TypeError")]);
    expect(runs[0]?.printed).toHaveLength(21);
    expect(runs[0]?.printed.join("").length).toBeLessThan(7_000);
  });

  test("of what does not run have a finding, and the lines before it", async () => {
    expect(await run("function firstUnique(text) { retrun text; }", ["a"])).toMatchObject({
      finding: { kind: "syntax", line: 1, place: { column: 37, length: 4 } },
      runs: [],
    });
    expect(await run("console.log(1);\nconst second = 2;", ["a"])).toMatchObject({
      finding: { kind: "missing-function" },
      printed: ["1"],
    });
  });
});

test("keys like integers that come first are an order, and no value taken for nothing", async () => {
  const code =
    "function dedupeTickets(list) {\n  const kept = Object.create(null);\n  for (const one of list) kept[one.id] ??= one;\n  return Object.values(kept);\n}";
  const { findings } = await judge({ task: "dedupeTickets", code });
  expect(findings.map(({ kind }) => kind)).toEqual(["wrong-order"]);
});

test("memory has a limit that holds", async () => {
  const lists = "const lists = [];\nfor (;;) lists.push(new Array(50_000).fill(0));\n";
  const before = process.memoryUsage.rss();
  const { findings } = await judge({ task: "dedupeTickets", code: lists + firsts });
  expect(findings.map(({ kind }) => kind)).toEqual(["memory"]);
  // Without it, the list grew to 2 GB.
  expect(process.memoryUsage.rss() - before).toBeLessThan(2 ** 29);
});

describe("a slip", async () => {
  const [, task, code] = programs[2] ?? programs[0] ?? ["", "firstUnique", ""];
  const slip = await judge({ task: task as TaskId, code });

  test("is fixed by the program that is shown", async () => {
    expect((await judge({ task: task as TaskId, code: slip.fix?.code ?? "" })).verdict).toBe("sound");
    expect(slip.fix?.before).toContain("!one.id ||");
  });

  test("shows an input, the right result and its own", () => {
    const [finding] = slip.findings;
    expect(finding?.input).toBeDefined();
    expect(JSON.stringify(finding?.expected)).not.toBe(finding?.got);
  });
});

test.each(taskIds)("%s has its own id, and a solution that agrees with its results and types", (id) => {
  const { id: own, solve, ordinary, plain, edges, mixed, isRightType, emptyResult } = tasks[id];
  expect(own).toBe(id);
  const inputs = [...ordinary, ...plain, ...mixed, ...edges.flatMap((group) => group.inputs)];
  expect(inputs.filter((input) => !isRightType(solve(input)))).toEqual([]);
  const [empty] = edges.filter(({ kind }) => kind === "empty-input").flatMap((group) => group.inputs);
  expect(JSON.stringify(solve(empty ?? null))).toBe(emptyResult);
});

test("the same submission gives the same judgement, to the byte", async () => {
  for (const [, task, code] of programs.slice(0, 9))
    expect(JSON.stringify(await judge({ task, code }))).toBe(JSON.stringify(await judge({ task, code })));
});

test.each([
  [
    "a loop without a condition",
    "function firstUnique(text) {\n  for (let at = 0; ; at += 1) {\n    if (at >= text.length) return null;\n    if (text.indexOf(text[at]) === text.lastIndexOf(text[at])) return text.charAt(at);\n  }\n}",
  ],
  [
    "a method with the name of an inherited one",
    "function firstUnique(text) {\n  const all = text.split('').map((one) => one.toString());\n  return all.find((one) => all.indexOf(one) === all.lastIndexOf(one)) || null;\n}",
  ],
  [
    "built-ins that are interrupted while a fix is searched",
    "function firstUnique(text) {\n  var table = {};\n  for (var i = 0; i < text.length; i++) {\n    var c = text[i];\n    table[c] = (table[c] || 0) + 1;\n  }\n  var found = Object.entries(table).find(function (pair) { return pair[1] === 1; });\n  return found ? found[0] : null;\n}",
  ],
])("%s is judged, and the judge still works", async (_, code) => {
  expect((await judge({ task: "firstUnique", code })).findings.map(({ kind }) => kind)).toContain("unicode");
  const wrong = await judge({ task: "firstUnique", code: "function firstUnique(text) { return 1; }" });
  expect(wrong.verdict).toBe("wrong");
});

test("remarks on clarity are apart and change no verdict", async () => {
  const code =
    "function firstUnique(text) {\n  const q = [...text];\n  return q.find((one, at) => q.indexOf(one) === q.lastIndexOf(one)) ?? null;\n  return 1;\n}";
  const { verdict, observations } = await judge({ task: "firstUnique", code });
  expect(verdict).toBe("sound");
  expect(observations.map(({ kind, line }) => [kind, line])).toEqual([
    ["name", 2],
    ["dead-code", 4],
  ]);
});

test("a submission that cannot be judged is an error with a code", async () => {
  await expect(judge({ task: "sort" as TaskId, code: "" })).rejects.toThrow(CodeJudgeError);
  await expect(judge({ task: "firstUnique", code: undefined as unknown as string })).rejects.toThrow(
    CodeJudgeError,
  );
  const long = await judge({ task: "firstUnique", code: " ".repeat(1_000_000) });
  expect(long.findings[0]?.kind).toBe("syntax");
});
