import type { SampleTask } from "../tasks/sample-task.schema.ts";

/** A kind of assessment that can be part of a plan. */
export type PlanTest = {
  /** The last part of its page's address, such as `coding`. */
  id: string;
  title: string;
  url: string;
  minutes: number;
  /** A few skills that it shows. */
  tags: string[];
  /** The candidate's tasks in a line or two. */
  lines: string[];
  task: Pick<SampleTask, "kind" | "title" | "minutes" | "brief" | "material" | "ask">;
};

/** The part of the content that the browser gets for the plan. */
export type PlanData = {
  /** The opening of the sample round. */
  title: string;
  tests: PlanTest[];
  /** The ids of the tests of the sample round, in order. */
  first: string[];
};

/** A part of a plan: a test, or a question of the visitor's own. */
export type PlanPart = { kind: "TEST"; test: PlanTest } | { kind: "QUESTION"; text: string };

/** For an answer of a few sentences. */
export const questionMinutes = 5;
export const maxQuestions = 5;
/** A link with five questions of this length is read by every browser and mail program. */
export const maxQuestionLength = 200;

const planName = "plan";
const questionName = "ask";

/** The part's name for keys and comparisons. */
export function partKey(part: PlanPart): string {
  return part.kind === "TEST" ? part.test.id : `? ${part.text}`;
}

export function partMinutes(part: PlanPart): number {
  return part.kind === "TEST" ? part.test.minutes : questionMinutes;
}

/** The parts with the minute at which each begins. */
export function withTimes(parts: readonly PlanPart[]): { part: PlanPart; from: number }[] {
  let from = 0;
  return parts.map((part) => {
    const timed = { part, from };
    from += partMinutes(part);
    return timed;
  });
}

export const totalMinutes = (parts: readonly PlanPart[]) =>
  parts.reduce((sum, part) => sum + partMinutes(part), 0);

/** The parts with one of them at another place. */
export function movePart(parts: readonly PlanPart[], from: number, to: number): PlanPart[] {
  const moved = [...parts];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

const toTest = (test: PlanTest): PlanPart => ({ kind: "TEST", test });

/** The plan of the sample round. */
export function firstPlan({ tests, first }: PlanData): PlanPart[] {
  return first.flatMap((id) => tests.filter((test) => test.id === id).map(toTest));
}

/**
 * The plan of an address, such as `?plan=coding,1,sales&ask=Why+us`: tests by name, and the number of each question among
 * the `ask`. Without a `plan` it is that of the sample round.
 * @returns the parts that are known, each once, and whether there were others
 */
export function readPlan(query: URLSearchParams, data: PlanData): { parts: PlanPart[]; hasUnknown: boolean } {
  const asked = query.get(planName);
  if (asked === null) return { parts: firstPlan(data), hasUnknown: query.has(questionName) };
  const questions = query.getAll(questionName).map((text) => text.trim());
  const findPart = (name: string): PlanPart | undefined => {
    const test = data.tests.find(({ id }) => id === name);
    if (test) return toTest(test);
    const text = /^\d$/.test(name) ? questions.slice(0, maxQuestions)[Number(name) - 1] : undefined;
    return text && text.length <= maxQuestionLength ? { kind: "QUESTION", text } : undefined;
  };
  const parts = new Map<string, PlanPart>();
  const names = asked.split(",").filter((name) => name !== "");
  for (const name of names.slice(0, data.tests.length + maxQuestions)) {
    const part = findPart(name);
    if (part) parts.set(partKey(part), part);
  }
  return { parts: [...parts.values()], hasUnknown: parts.size < names.length };
}

/** A query with another plan in it. The names that others read stay. */
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
