import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ProofWords } from "./proof.schema.ts";

/** Nothing was taken, because the check against machines is on and no solution came with the form. */
export type ProofRequiredAnswer = { kind: "PROVE"; words: ProofWords };

/** The words of the check, and the address for visitors who cannot pass it. */
export type ProofContent = { proof: ProofWords; email: string };

/** The words come with the answer: no page needs them before. */
export function proofRequired({ proof, email }: ProofContent): ProofRequiredAnswer {
  const { working, needed, failed } = proof;
  return {
    kind: "PROVE",
    words: { working, needed: fillTemplate(needed, { email }), failed: fillTemplate(failed, { email }) },
  };
}
