import type { RoundOpening } from "../round.schema.ts";

const mustHave = /^Must have:?$/;

/** The posting's list items below a heading. */
function demands(posting: string, heading: RegExp): string[] {
  const lines = posting.split("\n").map((line) => line.trim());
  const after = lines.slice(lines.findIndex((line) => heading.test(line)) + 1);
  const end = after.findIndex((line) => !line.startsWith("- "));
  return after.slice(0, end < 0 ? undefined : end).map((line) => line.slice(2));
}

/** Values that answers can use: the opening's facts by id, and its must-haves. */
export function factValues({
  facts,
  posting,
}: Pick<RoundOpening, "facts" | "posting">): Record<string, string> {
  return {
    ...Object.fromEntries(facts.map(({ id, text }) => [id, text])),
    demands: demands(posting, mustHave).join("; "),
  };
}
