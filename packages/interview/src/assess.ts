import { criteria } from "./criteria.ts";
import { readFacts } from "./facts.ts";
import { InterviewError } from "./interview-error.ts";
import { judges } from "./judge/judges.ts";
import { type ReadAnswer, readAnswer, type Unit } from "./language/read-answer.ts";
import { trim } from "./language/split-units.ts";
import { judgeClauses } from "./model/judge-clauses.ts";
import { toldCandidates, toldParts } from "./model/told-part.ts";
import type { AssessInput, Assessment, CriterionId, CriterionResult, Evidence, TimedWord } from "./types.ts";

/** Longer answers are cut off here to bound the processing time. */
const maxLetters = 80_000;

const leading =
  /^(?:(?:and|but|so|then|well|um|uh|erm|yeah|ok|okay|right|look|like|also|plus|because|frankly|honestly|(?:one thing )?i (?:will|must|have to) (?:admit|say|confess)(?: that)?)\b[\s,]*)+/i;

function textOf(input: AssessInput): { text: string; words?: readonly TimedWord[] } {
  if (!("words" in input)) return { text: input.text };
  if (!Array.isArray(input.words) || input.words.some((word) => typeof word?.w !== "string"))
    throw new InterviewError("bad-words", "Each word needs w, start and end");
  return { text: input.words.map(({ w }) => w).join(" "), words: input.words };
}

/** Start time, in seconds, of the word at an offset. Words are joined by single spaces. */
function secondAt(offset: number, words: readonly TimedWord[]): number | undefined {
  let end = 0;
  for (const { w, start } of words) {
    end += w.length + 1;
    if (offset < end) return Math.round(start * 100) / 100;
  }
  return undefined;
}

/**
 * Merges consecutive units into spans, without leading connectives ("and", "well") and trailing punctuation.
 */
function spansOf({ text, units: all }: ReadAnswer, units: readonly Unit[]): [number, number][] {
  const spans: [number, number][] = [];
  let last = -2;
  for (const unit of units) {
    const index = all.indexOf(unit);
    const open = spans.at(-1);
    if (open && index === last + 1) open[1] = unit.end;
    else spans.push([unit.start, unit.end]);
    last = index;
  }
  return spans.map(([start, end]) => {
    const from = start + (leading.exec(text.slice(start, end))?.[0].length ?? 0);
    const piece = trim(text, { start: from < end ? from : start, end });
    return [piece.start, piece.end];
  });
}

/** Shown as the rule for evidence that only the model found. */
const learnt = "words like those that people marked";

function judgeCriterion(
  id: CriterionId,
  answer: ReadAnswer,
  told: ReadAnswer,
  words: readonly TimedWord[] | undefined,
): CriterionResult {
  const candidates = toldCandidates(judges[id](answer), told);
  const { status, strength, evidence: places } = judgeClauses(told, id, candidates);
  if (status === "missing") return { id, status, strength: 0, evidence: [] };
  const units = places.flatMap((place) => told.units[place] ?? []);
  const ruleOf = (start: number) =>
    candidates.find((one) => one.units.some((unit) => unit.start <= start && unit.end > start))?.rule ??
    learnt;
  const evidence = spansOf(answer, units).map((span): Evidence => {
    const start = words && secondAt(span[0], words);
    return {
      span,
      quote: answer.text.slice(...span),
      rule: ruleOf(span[0]),
      ...(start !== undefined && { start }),
    };
  });
  return { id, status, strength: Math.round(strength * 100) / 100, evidence };
}

function followUpFor(results: readonly CriterionResult[]): Assessment["followUp"] {
  const open =
    results.find(({ status }) => status === "missing") ?? results.find(({ status }) => status === "partly");
  const text = criteria.find(({ id }) => id === open?.id)?.followUp;
  return open && text !== undefined ? { criterion: open.id, text } : undefined;
}

/**
 * Decides for each criterion whether an answer shows it, and quotes the passages that do. Only the words
 * count: length, vocabulary, grammar, fillers and timing change nothing. The same text gives the same result,
 * typed or spoken.
 * @param input the criteria to judge and the answer, of which the first 80,000 characters are read
 * @throws {InterviewError} for an unknown criterion, and for input without text or words
 */
export function assess(input: AssessInput): Assessment {
  for (const id of input.criteria)
    if (!Object.hasOwn(judges, id)) throw new InterviewError("unknown-criterion", `"${id}" is no criterion`);
  const { text, words } = textOf(input);
  if (typeof text !== "string") throw new InterviewError("no-text", "An answer needs text or words");
  const answer = readAnswer(text.slice(0, maxLetters));
  const told = toldParts(answer);
  const results = input.criteria.map((id) => judgeCriterion(id, answer, told(id), words));
  const followUp = followUpFor(results);
  return { criteria: results, ...(followUp && { followUp }), facts: readFacts(text, words) };
}
