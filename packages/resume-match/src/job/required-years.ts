import { numberWord, parseNumber } from "../skills/number-words.ts";

/** "3+ years", "18 months of payroll". Months need what they are spent on: a contract of 12 months asks for nothing. */
export const yearsPattern = new RegExp(
  String.raw`\b(\d{1,2}|${numberWord})\s*(?:\+|plus)?\s*(?:(?:-|–|to)\s*(?:\d{1,2}|${numberWord})\s*\+?\s*)?(?:or more\s+)?(years?|yrs?|months?(?=['’]?\s+(?:of|in|with|as|\p{L}+ experience|experience)\b))(?![\p{L}])`,
  "iu",
);

/** Years a text requires: the lower end of a range. */
export function requiredYears(text: string): number | undefined {
  const [, first, unit = ""] = yearsPattern.exec(text) ?? [];
  if (first === undefined) return undefined;
  return parseNumber(first) / (/^m/i.test(unit) ? 12 : 1);
}
