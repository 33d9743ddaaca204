import type { NumberWords } from "#domain/chat/number.schema.ts";
import { placeholderProblem } from "./placeholders.ts";
import type { FieldPath, Problem, Source } from "./read-yaml.ts";

/** Placeholders that a text of the number must have, by its path. All other texts have none. */
const placeholders: Record<string, string[]> = {
  consent: ["months", "site"],
  handedOver: ["site", "begin"],
  passedOn: ["site"],
  closed: ["site"],
  sent: ["reference", "link"],
  amended: ["site"],
  lateDocument: ["file", "site"],
  withdrawn: ["link"],
  erasureHeld: ["link"],
  data: ["link"],
  dataSoFar: ["values"],
  notice: ["reference", "date", "link"],
  "document.notRead": ["file"],
  "document.wrongKind": ["file"],
  "document.tooLarge": ["file", "max"],
  "screening.begin": ["filled", "of", "open", "count"],
  "screening.ask": ["number", "count", "label"],
  "facts.pay.text": ["pay"],
  "facts.shifts.text": ["hours"],
  "facts.place.text": ["places"],
  "facts.remote.text": ["mode", "places"],
  "facts.experience.text": ["demands"],
};

/** Finds missing and unknown placeholders in the texts of the WhatsApp number. */
export function numberProblems({ value, problemAt }: Source<NumberWords>): Problem[] {
  const problems: Problem[] = [];
  const walk = (entry: unknown, path: FieldPath) => {
    if (typeof entry === "string") {
      const message = placeholderProblem(entry, placeholders[path.join(".")]);
      if (message !== undefined) problems.push(problemAt(path, message));
    } else if (typeof entry === "object" && entry !== null)
      for (const [key, child] of Object.entries(entry))
        walk(child, [...path, Array.isArray(entry) ? Number(key) : key]);
  };
  walk(value, []);
  return problems;
}
