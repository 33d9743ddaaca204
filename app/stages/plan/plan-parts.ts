import type { SampleTask } from "../tasks/sample-task.schema.ts";

/** An assessment that can be part of a plan. */
export type PlanTest = {
  /** Last segment of its page's path, such as `coding`. */
  id: string;
  title: string;
  url: string;
  minutes: number;
  /** A few of the skills that it tests. */
  tags: string[];
  /** Summary of the candidate's tasks in one or more lines. */
  lines: string[];
  /** The opening's own tasks, or a sample task if it has none of this kind. */
  tasks:
    | { kind: "OWN"; texts: string[] }
    | ({ kind: "SAMPLE" } & Pick<SampleTask, "title" | "minutes" | "brief" | "material" | "ask">);
};

/** The part of the content that is sent to the browser for the plan. */
export type PlanData = {
  /** The sample round's opening. */
  title: string;
  tests: PlanTest[];
  /** Ids of the sample round's tests, in order. */
  first: string[];
};

/** A part of a plan: a test, or the visitor's own question. */
export type PlanPart = { kind: "TEST"; test: PlanTest } | { kind: "QUESTION"; text: string };

/** Enough for an answer of a few sentences. */
export const questionMinutes = 5;
/** Between two parts. */
export const breakMinutes = 5;
export const maxQuestions = 5;
/** Five questions of this length fit into a link that all browsers and mail programs accept. */
export const maxQuestionLength = 200;

const planName = "plan";
const questionName = "ask";

/** Identifies a part for React keys and comparisons. */
export function partKey(part: PlanPart): string {
  return part.kind === "TEST" ? part.test.id : `? ${part.text}`;
}

export function partMinutes(part: PlanPart): number {
  return part.kind === "TEST" ? part.test.minutes : questionMinutes;
}

/** Adds the minute at which each part begins, after the breaks before it. */
export function withTimes(parts: readonly PlanPart[]): { part: PlanPart; from: number }[] {
  let from = 0;
  return parts.map((part) => {
    const timed = { part, from };
    from += partMinutes(part) + breakMinutes;
    return timed;
  });
}

/** With the breaks between the parts. */
export const totalMinutes = (parts: readonly PlanPart[]) =>
  parts.reduce((sum, part) => sum + partMinutes(part), Math.max(0, parts.length - 1) * breakMinutes);

/** A copy in which one part has moved. */
export function movePart(parts: readonly PlanPart[], from: number, to: number): PlanPart[] {
  const moved = [...parts];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

const toTest = (test: PlanTest): PlanPart => ({ kind: "TEST", test });

/** The sample round's plan. */
export function firstPlan({ tests, first }: PlanData): PlanPart[] {
  return first.flatMap((id) => tests.filter((test) => test.id === id).map(toTest));
}

/**
 * Reads the plan from a query such as `?plan=coding,1,sales&ask=Why+us`: ids of tests, and for questions
 * their position among the `ask` parameters, from 1. Without `plan`, returns the sample round's plan.
 * @returns known parts without duplicates, and whether any were invalid
 */
export function readPlan(query: URLSearchParams, data: PlanData): { parts: PlanPart[]; hasUnknown: boolean } {
  const requested = query.get(planName);
  if (requested === null) return { parts: firstPlan(data), hasUnknown: query.has(questionName) };
  const questions = query.getAll(questionName).map((text) => text.trim());
  const findPart = (name: string): PlanPart | undefined => {
    const test = data.tests.find(({ id }) => id === name);
    if (test) return toTest(test);
    const text = /^\d$/.test(name) ? questions.slice(0, maxQuestions)[Number(name) - 1] : undefined;
    return text && text.length <= maxQuestionLength ? { kind: "QUESTION", text } : undefined;
  };
  const parts = new Map<string, PlanPart>();
  const names = requested.split(",").filter((name) => name !== "");
  for (const name of names.slice(0, data.tests.length + maxQuestions)) {
    const part = findPart(name);
    if (part) parts.set(partKey(part), part);
  }
  return { parts: [...parts.values()], hasUnknown: parts.size < names.length };
}

/** A copy of the query with another plan. Keeps other parameters. */
export function writePlan(
  query: URLSearchParams,
  parts: readonly PlanPart[],
  data: PlanData,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(planName);
  next.delete(questionName);
  const keys = parts.map(partKey);
  if (keys.join() === data.first.join()) return next;
  const questions = parts.flatMap((part) => (part.kind === "QUESTION" ? [part.text] : []));
  const names = parts.map((part) =>
    part.kind === "TEST" ? part.test.id : String(questions.indexOf(part.text) + 1),
  );
  next.set(planName, names.join());
  for (const text of questions) next.append(questionName, text);
  return next;
}
