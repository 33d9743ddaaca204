import type { Content } from "../../content/content.ts";
import { fillIn } from "../../content/fill-in.ts";
import type { ProofWords } from "./proof.schema.ts";

/** Nothing was taken, because the check against machines is on and no solution came with the form. */
export type AskedForProof = { kind: "PROVE"; words: ProofWords };

/** The words come with the answer: no page needs them before. */
export function askForProof({ proof, shell }: Content): AskedForProof {
  const email = shell.site.email.text;
  const { working, needed, failed } = proof;
  return {
    kind: "PROVE",
    words: { working, needed: fillIn(needed, { email }), failed: fillIn(failed, { email }) },
  };
}
