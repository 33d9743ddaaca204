import type { Job } from "../job/read-job.ts";
import type { Occupations } from "../occupations/occupation-data.ts";
import { occupationStems } from "../occupations/occupation-stems.ts";
import type { Requirement, RequirementResult } from "../report.ts";
import type { Compared } from "./compared.ts";
import { type Direction, directionOf, similarityTo } from "./direction.ts";
import type { WorkSentence } from "./field-of-work.ts";
import { missingBelow } from "./missing.ts";

/** The share of a duty that a line of similar work meets, from the least similarity on up to the full one. */
const similarShare = 0.7;
const [leastSimilarity, fullSimilarity] = [0.2, 0.7];
/** Longer lines hold several duties: only the words around the duty count. */
const maxLine = 160;
const reach = 40;

/** A heading or the name of a skill is no line of work. */
const minWords = 3;

/** The occupations of a duty's line, kept with the requirement: they are the same for every résumé. */
const directions = new WeakMap<Requirement, Direction>();

function directDuty(requirement: Requirement, { text }: Job, occupations: Occupations): Direction {
  const known = directions.get(requirement);
  if (known) return known;
  const [from, to] = requirement.span;
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const lineEnd = text.indexOf("\n", to);
  const line = text.slice(start, lineEnd < 0 ? text.length : lineEnd);
  const words = line.length < maxLine ? line : text.slice(Math.max(0, from - reach), to + reach);
  const direction = directionOf(occupationStems(words), occupations);
  directions.set(requirement, direction);
  return direction;
}

function nearest(target: Direction, sentences: readonly WorkSentence[], text: string) {
  let best: { sentence: WorkSentence; near: number } | undefined;
  for (const sentence of sentences) {
    const near = similarityTo(target, sentence.direction) * sentence.weight;
    if (near <= (best?.near ?? leastSimilarity)) continue;
    if (text.slice(...sentence.span).split(/\s+/).length >= minWords) best = { sentence, near };
  }
  return best;
}

/** A duty that the résumé does not name is met in part by its line of the most similar work. */
export function withSimilarWork(
  result: RequirementResult,
  { read, job, proofs, graph }: Compared,
): RequirementResult {
  if (result.score >= similarShare || result.requirement.kind === "language") return result;
  const best = nearest(directDuty(result.requirement, job, graph.occupations), proofs.sentences, read.text);
  if (!best) return result;
  const score =
    similarShare * Math.min(1, (best.near - leastSimilarity) / (fullSimilarity - leastSimilarity));
  if (score <= result.score) return result;
  const { span } = best.sentence;
  const quote = read.text.slice(...span);
  return {
    ...result,
    score,
    status: score < missingBelow && result.status === "missing" ? "missing" : "partial",
    evidence: [
      ...result.evidence,
      ...(score < missingBelow
        ? []
        : [
            {
              span,
              quote,
              place: "other" as const,
              how: "sentence" as const,
              rule: `“${quote}” is work like this`,
              strength: score,
            },
          ]),
    ],
  };
}
