import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ProofWords } from "./proof.schema.ts";

/** The form was rejected: the proof of work is on, and the form had no solution. */
export type ProofRequiredAnswer = { kind: "PROVE"; words: ProofWords };

/** The words of the proof, and the address for visitors who cannot give it. */
export type ProofContent = { proof: ProofWords; email: string };

/** The words come with the answer: no page needs them earlier. */
export function proofRequired({ proof, email }: ProofContent): ProofRequiredAnswer {
  const { working, needed, failed } = proof;
  return {
    kind: "PROVE",
    words: { working, needed: fillTemplate(needed, { email }), failed: fillTemplate(failed, { email }) },
  };
}
