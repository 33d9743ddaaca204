import type { Row, RuledQuotation } from "./rank-messages.ts";

/** Longest text before the proof, in characters: a row is one line, and the proof must be in view. */
const maxBefore = 24;

/** The end of a text, cut between words. */
function endOf(text: string): string {
  if (text.length <= maxBefore) return text;
  const end = text.slice(-maxBefore);
  return `… ${end.slice(end.indexOf(" ") + 1)}`;
}

/** The quotation that a row shows: the first of the most important requirement with the best status. */
export function bestProof({ requirements }: Pick<Row, "requirements">): RuledQuotation | undefined {
  const statuses = ["proven", "deduced", "partial"] as const;
  const priorities = ["must", "wanted", "duty", "nice"] as const;
  for (const status of statuses) {
    for (const priority of priorities) {
      const proof = requirements.find(
        (other) => other.status === status && other.priority === priority && other.quotations.length > 0,
      )?.quotations[0];
      if (proof) return { ...proof, before: endOf(proof.before) };
    }
  }
  return undefined;
}
