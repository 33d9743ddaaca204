import { fillTemplate } from "#domain/text/fill-template.ts";
import words from "./copies-words.data.ts";

const maxNames = 5;

/** A sentence about some files with their names; of many, the first ones. */
export function namesText(
  { one, many }: { one: string; many: string },
  files: readonly { name: string }[],
): string {
  const shown = files.slice(0, maxNames).map(({ name }) => name);
  const rest = files.length - shown.length;
  const names = [shown.join(", "), rest > 0 && fillTemplate(words.import.others, { count: rest })];
  return fillTemplate(files.length === 1 ? one : many, {
    count: files.length,
    names: names.filter(Boolean).join(" "),
  });
}
