import type { Job } from "../job/read-job.ts";
import type { Occupations } from "../occupations/occupation-data.ts";
import { smallWords } from "../skills/words.ts";
import type { Proofs } from "./evidence.ts";
import { wordWeight } from "./word-weight.ts";

/** Weight of a word that no occupation uses, often a name. */
const unknownWeight = 0.3;

/** Weighted share of the job's significant stems in the résumé. Neither length nor repetition adds. */
export function wordingPart(job: Job, { places }: Proofs, occupations: Occupations): number {
  let [matched, total] = [0, 0];
  for (const stem of new Set(
    job.words.filter(({ folded }) => !smallWords.has(folded)).map((word) => word.stem),
  )) {
    const weight = wordWeight(stem) * (occupations.postings(stem) ? occupations.rarity(stem) : unknownWeight);
    total += weight;
    if (places.has(stem)) matched += weight;
  }
  return total === 0 ? 0 : matched / total;
}
