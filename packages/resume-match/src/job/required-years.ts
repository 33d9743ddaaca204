import { numberWord, parseNumber } from "../skills/number-words.ts";

export const yearsPattern = new RegExp(
  String.raw`\b(\d{1,2}|${numberWord})\s*(?:\+|plus)?\s*(?:(?:-|–|to)\s*(?:\d{1,2}|${numberWord})\s*\+?\s*)?(?:years?|yrs?)\b`,
  "i",
);

/** Years a text requires: the lower end of a range. */
export function requiredYears(text: string): number | undefined {
  const [, first] = yearsPattern.exec(text) ?? [];
  return first === undefined ? undefined : parseNumber(first);
}
