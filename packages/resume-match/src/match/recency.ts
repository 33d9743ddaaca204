import { monthNumber, readDate } from "../extract/dates.ts";
import type { WorkEntry } from "../types.ts";

/** Each job has this share of the weight of the next later one, but at least `minRecency`. */
const recencyStep = 0.8;
const minRecency = 0.5;

/** What fills a gap between jobs. It is no later job, so a gap costs nothing. */
const gap =
  /\b(?:career (?:break|gap)|sabbatical|(?:parental|maternity|paternity|family|caring|carer['’]?s?|medical|sick) leave|gap year|unemployed|job search|travel(?:ling|ing)? break|full[- ]time (?:parent|carer|mother|father))\b/i;
const isGap = ({ position, name }: WorkEntry) => gap.test(`${position ?? ""} ${name ?? ""}`);

/** The month a dated job ended, since year 0; infinite for a current one. */
function endOf({ startDate, endDate }: WorkEntry): number | undefined {
  if (endDate === undefined) return startDate === undefined ? undefined : Number.POSITIVE_INFINITY;
  const end = readDate(endDate);
  return end && monthNumber(end, "end");
}

/** Whether `a` comes after `b`: it ended later or, without dates, is higher up in the résumé. */
function isLater(a: WorkEntry, b: WorkEntry, standsHigher: boolean): boolean {
  const [endA, endB] = [endOf(a), endOf(b)];
  return endA === undefined || endB === undefined ? standsHigher : endA > endB;
}

/**
 * Weight of each job as a sign of someone's current kind of work: 1 for the latest, times ⅘ for each job that
 * ended later, and at least ½.
 */
export const jobRecency = (work: readonly WorkEntry[]): number[] =>
  work.map((job, place) => {
    const later = work.filter(
      (other, otherPlace) => !isGap(other) && isLater(other, job, otherPlace < place),
    ).length;
    return Math.max(minRecency, recencyStep ** later);
  });
