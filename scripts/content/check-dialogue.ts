import { factValues } from "#app/stages/chat/fact-values.ts";
import type { RoundOpening } from "#app/stages/round.schema.ts";
import type { Dialogue } from "#domain/chat/dialogue.schema.ts";
import { namesIn, placeholderProblem } from "./placeholders.ts";
import type { FieldPath, Problem, Source } from "./read-yaml.ts";

/** The names in braces that a text must have. Every other text has none. */
const placeholders: Record<string, string[]> = {
  greeting: ["company", "title", "location"],
  stopped: ["begin", "erase"],
  handedOver: ["hours", "begin"],
  passedOn: ["hours"],
  answer: ["text", "source"],
  noted: ["values"],
  changed: ["title", "value", "before"],
  leftOpen: ["title"],
  tooLong: ["count"],
  fromDocument: ["file", "values"],
  othersFromDocument: ["values"],
  nothingInDocument: ["file"],
  closing: ["filled", "of", "open"],
  openFields: ["titles"],
  years: ["count"],
  days: ["count"],
  pay: ["amount", "period"],
  confirm: ["value"],
};
/** Placeholders that a text may have. */
const optional: Record<string, string[]> = { range: ["low", "high"], limit: ["words"] };

/** Finds duplicate fields and topics, placeholders without a value, and sources that the opening lacks. */
export function dialogueProblems(
  { value, problemAt }: Source<Dialogue>,
  opening: Pick<RoundOpening, "facts" | "posting">,
): Problem[] {
  const problems: Problem[] = [];
  const report = (path: FieldPath, message: string) => problems.push(problemAt(path, message));
  const reportTwice = (list: "fields" | "knowledge", key: "field" | "topic", entries: string[]) =>
    entries.forEach((entry, index) => {
      if (entries.indexOf(entry) < index)
        report([list, index, key], `"${entry}" appears twice: remove one of them`);
    });
  reportTwice(
    "fields",
    "field",
    value.fields.map(({ field }) => field),
  );
  reportTwice(
    "knowledge",
    "topic",
    value.knowledge.map(({ topic }) => topic),
  );

  const walk = (entry: unknown, path: FieldPath) => {
    if (path[0] === "knowledge") return;
    if (typeof entry === "string") {
      const key = path.findLast((part) => typeof part === "string");
      const message = placeholderProblem(entry, placeholders[String(key)], optional[String(key)]);
      if (message !== undefined) report(path, message);
    } else if (typeof entry === "object" && entry !== null)
      for (const [key, child] of Object.entries(entry))
        walk(child, [...path, Array.isArray(entry) ? Number(key) : key]);
  };
  walk(value, []);

  const values = factValues(opening);
  const sources = [
    ...opening.facts.map(({ title }) => title),
    ...(values.demands === "" ? [] : ["Must have"]),
  ];
  value.knowledge.forEach(({ source, text }, index) => {
    if (!sources.includes(source))
      report(
        ["knowledge", index, "source"],
        `"${source}" is no heading of content/round/opening.yaml: write one of ${sources.join(", ")}`,
      );
    for (const name of namesIn(text))
      if (!values[name])
        report(
          ["knowledge", index, "text"],
          `{${name}} is no fact of content/round/opening.yaml: write one of ${Object.keys(values)
            .map((id) => `{${id}}`)
            .join(", ")}`,
        );
  });
  return problems;
}
