import type { Priority } from "../report.ts";
import type { JobSentence } from "./job-sentences.ts";

/** Weight of a requirement by priority. */
export const priorityWeight: Record<Priority, number> = { must: 3, wanted: 2, duty: 1.5, nice: 1 };

/** Headings of explicit musts. If there are any, the plain headings below mean "wanted". */
const explicitMust = /^((the |our )?must|non[- ]neg|essential|mandatory|minimum|basic|required)/i;
const plainNeeds =
  /^((other |further )?(requirement|qualification|skill)|what (you|we)|about you|your profile)/i;
const mustCue =
  /\b(must|required|mandatory|essential|at least|minimum|need(ed)? to have|is a must|compulsory|necessary)\b/i;
const isWishToLearn =
  /\b(?:keen|eager|willing|willingness|want|wish|hungry|happy|ready|like|desire)(?:ing|s)? to (?:learn|study|train|grow|develop)\b/i;

/** A sentence that asks for something, with the weight its words and its heading state. */
export type Ask = JobSentence & { priority: Priority };

/** The sentences that ask for something: musts, wishes and duties. */
export function weighSentences(sentences: readonly JobSentence[]): Ask[] {
  const namesMusts = sentences.some(
    ({ heading }) => heading?.kind === "must" && explicitMust.test(heading.words),
  );
  return sentences.flatMap((sentence): Ask[] => {
    const { kind, heading, text } = sentence;
    if (kind === "duty") return [{ ...sentence, priority: "duty" }];
    if (kind === "wish" || (kind === "must" && isWishToLearn.test(text)))
      return [{ ...sentence, priority: "nice" }];
    if (kind !== "must") return [];
    const isListed = heading?.kind === "must" && !(namesMusts && plainNeeds.test(heading.words));
    return [{ ...sentence, priority: isListed || mustCue.test(text) ? "must" : "wanted" }];
  });
}
