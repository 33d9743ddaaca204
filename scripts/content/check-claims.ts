import type { Sources } from "./read-sources.ts";
import type { FieldPath, Problem } from "./read-yaml.ts";

const numberWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function numberOf(word: string): number {
  const index = numberWords.indexOf(word.toLowerCase());
  return index === -1 ? Number(word) : index;
}

type Claim = {
  /** Finds the claim; its first group is the number, in digits or as a word. */
  pattern: RegExp;
  /** The number that the data gives. */
  count: number;
  /** The data, as the beginning of a sentence that ends in the number. */
  source: string;
};

/** The length that invitations in the round give for an interview of six questions. */
function interviewMinutes({ roundPeople }: Sources): number {
  for (const { value } of roundPeople.values()) {
    for (const { text } of value.chat?.messages ?? []) {
      const [, minutes] = /six questions[^.]*?about (\d+) minutes/.exec(text) ?? [];
      if (minutes !== undefined) return Number(minutes);
    }
  }
  throw new Error("No invitation in content/round/people says how long an interview takes");
}

const word = `(${numberWords.join("|")}|\\d+)`;

function claimsOf(sources: Sources): Claim[] {
  const minutes = interviewMinutes(sources);
  const invitations = "the invitations in content/round/people have";
  return [
    {
      pattern: new RegExp(`\\b${word} (?:Chayan )?products\\b`, "i"),
      count: sources.products.value.products.length,
      source: "content/products.yaml has",
    },
    {
      pattern: new RegExp(`\\b${word} events follow\\b`, "i"),
      count: sources.api.groups.flatMap(({ events }) => events).length,
      source: "docs/openapi.yaml has",
    },
    {
      pattern: new RegExp(`\\bup to ${word} tests\\b`, "i"),
      count: new Set(sources.roundOpening.value.tasks.map(({ assessment }) => assessment)).size,
      source: "the number of tests in content/round/opening.yaml is",
    },
    {
      pattern: /\binterview\b[^.]*?\b(\d+) minutes\b[^.]*\bsix questions\b/is,
      count: minutes,
      source: invitations,
    },
    { pattern: /\bsix questions\b[^.]*?\b(\d+) minutes\b/is, count: minutes, source: invitations },
    { pattern: /(\d+) मिनट.*छह सवाल/s, count: minutes, source: invitations },
    { pattern: /(\d+) मिनिटे.*सहा प्रश्न/s, count: minutes, source: invitations },
  ];
}

/** Numbers on pages that differ from the data: of products, events and tests, and the minutes of an interview. */
export function claimProblems(sources: Sources): Problem[] {
  const claims = claimsOf(sources);
  const problems: Problem[] = [];
  for (const { value: page, problemAt } of sources.pages.values()) {
    const walk = (value: unknown, path: FieldPath): void => {
      if (typeof value === "string") {
        for (const { pattern, count, source } of claims) {
          const [, number] = pattern.exec(value) ?? [];
          if (number === undefined || numberOf(number) === count) continue;
          problems.push(problemAt(path, `says ${number}, but ${source} ${count}: write ${count}`));
        }
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
