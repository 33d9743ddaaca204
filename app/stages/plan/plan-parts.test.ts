import { expect, test } from "vitest";
import { data } from "./plan.data.ts";
import {
  firstPlan,
  maxQuestionLength,
  movePart,
  type PlanPart,
  partKey,
  readPlan,
  totalMinutes,
  withTimes,
  writePlan,
} from "./plan-parts.ts";

const read = (query: string) => readPlan(new URLSearchParams(query), data);
const keys = (parts: readonly PlanPart[]) => parts.map(partKey);
const question: PlanPart = { kind: "QUESTION", text: "Which shift, and why?" };

test("every kind of assessment can be planned, with a sample task and its time", () => {
  expect(data.tests.map(({ id }) => id)).toEqual([
    ..."aptitude coding communication domain personality sales technical writing".split(" "),
  ]);
  for (const { minutes, lines } of data.tests) {
    expect(minutes).toBe(30);
    expect(lines.length).toBeGreaterThan(0);
  }
});

test("a URL without a plan gives the sample round's plan", () => {
  expect(read("")).toEqual({ parts: firstPlan(data), hasUnknown: false });
  expect(keys(firstPlan(data))).toEqual(data.first);
  expect(data.first).toHaveLength(3);
});

test("a plan survives a round trip through the URL, and other parameters stay", () => {
  const parts = [...firstPlan(data), question, { kind: "QUESTION", text: "Commas, & ampersands?" } as const];
  const moved = movePart(parts, 4, 0);
  const query = writePlan(new URLSearchParams("q=java"), moved, data);
  expect(query.get("q")).toBe("java");
  expect(read(String(query))).toEqual({ parts: moved, hasUnknown: false });
  expect(String(writePlan(query, firstPlan(data), data))).toBe("q=java");
});

test("a plan without parts is empty, not the sample's", () => {
  expect(read(String(writePlan(new URLSearchParams(), [], data))).parts).toEqual([]);
});

test.each([
  ["an unknown test", "plan=coding,astrology"],
  ["a test twice", "plan=coding,coding"],
  ["a question without its words", "plan=coding,2&ask=One"],
  ["an empty question", "plan=coding,1&ask=+"],
  ["a question that is too long", `plan=coding,1&ask=${"a".repeat(maxQuestionLength + 1)}`],
  ["a sixth question", "plan=coding,6&ask=a&ask=b&ask=c&ask=d&ask=e&ask=f"],
  ["markup", "plan=coding,<b>"],
])("%s in the URL is ignored and reported", (_, query) => {
  const { parts, hasUnknown } = read(query);
  expect(keys(parts)).toEqual(["coding"]);
  expect(hasUnknown).toBe(true);
});

test("a URL with thousands of parts gives a plan with only a few", () => {
  const { parts, hasUnknown } = read(`plan=${"1,2,coding,".repeat(5_000)}&ask=a&ask=b`);
  expect(parts).toHaveLength(3);
  expect(hasUnknown).toBe(true);
});

test("a candidate gets the tasks that the plan lists", () => {
  for (const { id, lines, tasks } of data.tests) {
    expect(tasks.kind, id).toBe(data.first.includes(id) ? "OWN" : "SAMPLE");
    const texts = tasks.kind === "OWN" ? tasks.texts : [tasks.title];
    expect(texts, id).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) expect(texts[index]).toContain(line);
  }
});

test("each part begins after the previous one and a break, and breaks count in the total", () => {
  const parts = [question, ...firstPlan(data)];
  expect(withTimes(parts).map(({ from }) => from)).toEqual([0, 10, 45, 80]);
  expect(totalMinutes(parts)).toBe(110);
  expect(totalMinutes([question])).toBe(5);
  expect(totalMinutes([])).toBe(0);
});
