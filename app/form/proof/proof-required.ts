import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ProofWords } from "./proof.schema.ts";

/** Response to a form without a solution while proof of work is required. */
export type ProofRequiredAnswer = { kind: "PROVE"; words: ProofWords };

/** Texts about the proof, and the email address for visitors whose device cannot compute it. */
export type ProofContent = { proof: ProofWords; email: string };

/** Sends the texts with the response, as no page needs them earlier. */
export function proofRequired({ proof, email }: ProofContent): ProofRequiredAnswer {
  const { working, needed, failed } = proof;
  return {
    kind: "PROVE",
    words: { working, needed: fillTemplate(needed, { email }), failed: fillTemplate(failed, { email }) },
  };
}
