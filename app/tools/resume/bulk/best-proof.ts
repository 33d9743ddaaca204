import type { Row, RuledQuotation } from "./rank-messages.ts";

/** Maximum length of the text before the evidence, in characters, so that a one-line row shows both. */
const maxBefore = 24;

/** The end of a text, truncated at a word boundary. */
function endOf(text: string): string {
  if (text.length <= maxBefore) return text;
  const end = text.slice(-maxBefore);
  return `… ${end.slice(end.indexOf(" ") + 1)}`;
}

/** The quotation for a row: evidence for the most important requirement with the best status. */
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
