import type { Sources } from "./read-sources.ts";
import type { FieldPath, Problem } from "./read-yaml.ts";

/** How pages in each language give the length of an interview of six questions; the first group is the minutes. */
const lengths = [
  /\binterview\b[^.]*?\b(\d+) minutes\b[^.]*\bsix questions\b/i,
  /\bsix questions\b[^.]*?\b(\d+) minutes\b/i,
  /(\d+) मिनट[^।]*छह सवाल/,
  /(\d+) मिनिटे[^.]*सहा प्रश्न/,
];

/** The length that the invitations of the round give. */
function invitedMinutes({ roundPeople }: Sources): string {
  for (const { value } of roundPeople.values()) {
    for (const { text } of value.chat?.messages ?? []) {
      const [, minutes] = /six questions[^.]*?about (\d+) minutes/.exec(text) ?? [];
      if (minutes !== undefined) return minutes;
    }
  }
  throw new Error("No invitation in content/round/people says how long an interview takes");
}

/** Pages that give another length of an interview than the invitations of the round. */
export function interviewLengthProblems(sources: Sources): Problem[] {
  const invited = invitedMinutes(sources);
  const problems: Problem[] = [];
  for (const { value: page, problemAt } of sources.pages.values()) {
    const walk = (value: unknown, path: FieldPath): void => {
      if (typeof value === "string") {
        const stated = lengths.flatMap((pattern) => pattern.exec(value)?.[1] ?? []);
        if (stated.some((minutes) => minutes !== invited))
          problems.push(
            problemAt(
              path,
              `says ${stated[0]} minutes, but the invitations in content/round/people say ${invited}`,
            ),
          );
      } else if (Array.isArray(value)) {
        for (const [index, item] of value.entries()) walk(item, [...path, index]);
      } else if (typeof value === "object" && value !== null) {
        for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
      }
    };
    walk(page, []);
  }
  return problems;
}
