import type { Content } from "#app/site-content.ts";
import { claimProblems } from "./check-claims.ts";
import { dialogueProblems } from "./check-dialogue.ts";
import { endingProblems } from "./check-endings.ts";
import { figureProblems } from "./check-figures.ts";
import { measuredProblems } from "./check-measured.ts";
import { numberProblems } from "./check-number.ts";
import { checkReferences } from "./check-references.ts";
import { refusalProblems } from "./check-refusals.ts";
import { roundProblems } from "./check-round.ts";
import { readSources } from "./read-sources.ts";
import { ContentError } from "./read-yaml.ts";
import { resolveContent } from "./resolve-content.ts";

/**
 * Reads `content/` below `root`.
 * @param options.pseudo whether the words of the pseudo-language are made, too
 * @throws {ContentError} with every problem: file, line, field and what to write instead
 */
export function readContent(root: string, options: { pseudo?: boolean } = {}): Content {
  const sources = readSources(root, options);
  const { dialogue, whatsapp, roundOpening, roundPeople, assessments } = sources;
  const problems = [
    ...checkReferences(root, sources),
    ...figureProblems(sources),
    ...measuredProblems(root, sources),
    ...claimProblems(sources),
    ...endingProblems(sources),
    ...dialogueProblems(dialogue, roundOpening.value),
    ...numberProblems(whatsapp),
    ...roundProblems(roundOpening, roundPeople, assessments.value),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  const content = resolveContent(root, sources);
  const refusals = refusalProblems(content.round, roundPeople);
  if (refusals.length > 0) throw new ContentError(refusals);
  return content;
}
