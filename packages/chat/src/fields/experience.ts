import { wholeWords } from "word-patterns";
import type { FieldName, Reading } from "../types.ts";
import { bestOf, type Candidate, clausesOf, otherPerson } from "./clauses.ts";
import * as words from "./experience.words.ts";
import { noUnit, severalOf, upperBounds } from "./numbers.ts";

const year = "years?|yrs?|yr|saal|sal|baras|varsh|y";
const month = "months?|mnths?|mths?|mon|mahin[aeo]+";

/** An age, not experience. */
const age =
  /\b(?:i'?m|i am|aged?|age is|umar|turning)\s*\d+\s*(?:years?|yrs?)(?:\s*old)?(?! (?:exp|of exp|into))|\b\d+\s*(?:years?|yrs?)\s*old\b|\b(?:1[5-9]|[2-6]\d) saal k[iae] (?:hai|hu|hoon|hun)\b/g;
const work = wholeWords(words.workWords);
/** Other durations in years: residence, bond, gap and so on. */
const other = wholeWords(words.otherDurations);

/** Years mentioned in a clause, with additional months, or else its months in years. */
function yearsIn(clause: string): number[] {
  const years = new RegExp(
    `(\\d+(?:\\.\\d+)?)\\s*\\+?\\s*(?:${year})\\b\\+?(?:\\s*(?:and|&|aur|plus|at|na|,)?\\s*(\\d+)\\s*(?:${month})\\b)?`,
    "g",
  );
  const found = [...clause.matchAll(years)].map((match) => Number(match[1]) + Number(match[2] ?? 0) / 12);
  if (found.length > 0) return found;
  const months = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*(?:${month})\\b`, "g");
  return [...clause.matchAll(months)].map((match) => Number(match[1]) / 12);
}

const severalIn = severalOf(`(?:${year}|${month})\\b`);
const severalBareIn = severalOf(noUnit);
const limits = upperBounds(`${year}|${month}`);
/** A number of years without a unit. */
const bareNumber = new RegExp(`(?<![\\d.])\\d{1,2}(?:\\.\\d+)?\\+?${noUnit}`);

const rounded = (years: number) => Math.round(years * 100) / 100;

function candidatesIn(clause: string, isAsked: boolean, isElse: boolean): Candidate<number>[] {
  const isWork = work.test(clause);
  const isOther = other.test(clause);
  const isMonths = !new RegExp(`\\d\\s*\\+?\\s*(?:${year})\\b`).test(clause);
  const score =
    (isWork ? 3 : 0) +
    (isAsked ? 1 : 0) -
    (isOther && !/\bexp/.test(clause) ? 4 : 0) +
    (/\b(?:have|exactly|only|so)\b/.test(clause) ? 1 : 0);
  if (otherPerson.test(clause) && !/\bi have\b/.test(clause)) return [];
  if (/\b(?:married|marriage|shaadi|shadi|born)\b/.test(clause)) return [];
  const isPay = /\b(?:per|a|every) (?:month|year)|\d\s*(?:k|lakhs?|lpa)\b/.test(clause);
  if (isMonths && !isWork && !isAsked) return [];
  // In reply to another question, years may be of anything.
  if (
    isElse &&
    !isWork &&
    !/\bi (?:have|got)\b|\bas (?:an? )?\w+|\d (?:years?|yrs?) (?:in|of|at|with|on)\b/.test(clause)
  )
    return [];
  if (isPay && !isWork) return [];
  // "Pune since 2 years" is about residence.
  if (/\bsince \d/.test(clause) && !isWork && !isAsked) return [];
  return yearsIn(clause).map((value) => ({ value: rounded(value), score }));
}

/** Experience without a number. */
const vague =
  /\b(?:many|several|few|some|lots? of|plenty of|kai|kuch|bahut|kaafi) (?:years?|yrs|saal)\b.*\bexp|\bexp.*\b(?:many|several|few|kai|kuch) (?:years?|yrs|saal)\b/;

/** Whether a clause is about work experience without having been asked for it. */
const isOfWork = (clause: string) =>
  (work.test(clause) || /\bi (?:have|got|hv)\b|\bas (?:an? )?\w+/.test(clause)) && !other.test(clause);

/** Reads years of experience. Text is in lower case, with digits for numbers. */
export function readExperience(raw: string, asked: FieldName | null): Reading<number> {
  const isAsked = asked === "experienceYears";
  const text = raw
    .replace(age, " ")
    .replace(limits, " ")
    .replace(/\bnotice(?: period)?(?: is| of|:)? \d+ ?(?:days?|months?|weeks?)\b/g, " ")
    .replace(/\b24\s*[x*/]\s*7\b/g, " ");
  if (
    /\b(?<!not (?:a )?)freshers?\b|\bno (?:work )?exp|\bnever worked/.test(text) &&
    !/\?|can .*apply/.test(text)
  )
    return { value: 0 };
  if (isAsked && /\b(?:none|nil|zero|not any|no experience)\b/.test(text)) return { value: 0 };
  // "3 with my training time, 1 without", "2 years in a bank + 1 year in a shop"
  if (isAsked && /\d.*\bwith\b.*\d.*\bwithout\b|\d.*\bwithout\b.*\d.*\bwith\b/.test(text))
    return { doubt: "SEVERAL" };
  const sum =
    isAsked && /\d[^,.;]*(?:\+|\bplus\b)[^,.;]*\d/.test(text)
      ? text.split(/\+(?=[^,.;]*\d)|\bplus\b/).map(yearsIn)
      : [];
  if (sum.length > 1 && sum.every(({ length }) => length === 1))
    return { value: rounded(sum.flat().reduce((a, b) => a + b, 0)) };
  const clauses = clausesOf(text);
  if (isAsked && /\bdecade\b/.test(text) && !/\d/.test(text.replace(/\b1 decade/, ""))) return { value: 10 };
  const own = clauses.filter((clause) => !otherPerson.test(clause));
  const replied = own.filter((clause) => !other.test(clause) || /\bexp/.test(clause)).join(", ");
  // "5 or 6" causes no doubt if "3 years" is given, too.
  const bare = severalBareIn(replied);
  const isOpen = isAsked
    ? severalIn(replied) !== undefined ||
      (bare !== undefined && yearsIn(replied.replace(bare, " ")).length === 0)
    : own
        .flatMap((clause) => clause.split(/\s(?:and|n|aur|&)\s/))
        .some((clause) => isOfWork(clause) && severalIn(clause) !== undefined);
  if (isOpen) return { doubt: "SEVERAL" };
  const total = isAsked
    ? /\btotal(?: is| of|:)? (\d{1,2}(?:\.\d+)?)\b|\b(\d{1,2}(?:\.\d+)?) (?:in )?total\b|\bso (\d{1,2})\W*$/.exec(
        text,
      )
    : null;
  if (total) return { value: Number(total[1] ?? total[2] ?? total[3]) };
  const best = bestOf(clauses.flatMap((clause) => candidatesIn(clause, isAsked, asked !== null && !isAsked)));
  if (best && best.score >= (isAsked ? -3 : 0)) return { value: best.value };
  const named =
    /\bexp(?:erience)?\s*(?:is|put|of|total|:|-|=|about|around|ke|hai)*\s*(\d{1,2}(?:\.\d+)?)\+?(?![\d\w])/.exec(
      text,
    );
  if (named) return { value: Number(named[1]) };
  if (!isAsked) return vague.test(text) ? { doubt: "VAGUE" } : undefined;
  const number = bareNumber.exec(own.join(", "));
  return number && Number.parseFloat(number[0]) < 60 ? { value: Number.parseFloat(number[0]) } : undefined;
}
