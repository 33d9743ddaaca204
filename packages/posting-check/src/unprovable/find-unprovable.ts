import { anyOf, wholeWords } from "word-patterns";
import { hiring, isName, isNegated } from "../context.ts";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import type { Unprovable } from "../types.ts";
import {
  ambiguousTraits,
  beforeTrait,
  claims,
  glue,
  heroes,
  intensifiers,
  notPeople,
  ownWords,
  passions,
  personWords,
  traits,
} from "./unprovable.words.ts";

const claim = wholeWords([...claims, ...heroes], "gi");
const passion = wholeWords(passions, "gi");
/** Up to four words of what the passion is for. */
const object = new RegExp(
  String.raw`^(?: (?!${anyOf(["and, or, who, with, but, to, is, are, in, at, helps?"])}\b)[\p{L}'-]+){1,4}`,
  "iu",
);
const trait = `(?:${anyOf(intensifiers)} )?${anyOf(traits)}`;
const traitRun = new RegExp(
  String.raw`(?<![-\w])${trait}(?:(?:, and |, | and | & | or |/| )${trait}){0,6}\b(?![-@])`,
  "gi",
);
const onlyAmbiguous = new RegExp(`^(?:${anyOf(intensifiers)} )?${anyOf(ambiguousTraits)}$`, "i");
const intensifier = new RegExp(String.raw`\b${anyOf(intensifiers)} $`, "i");
const saidOfPerson = new RegExp(String.raw`\b${anyOf(beforeTrait)} (?:an? )?$`, "i");
/** "The machine must be": a thing, unless it ends like a person who does something. */
const saidOfThing =
  /\b(?:the|our|all|this|each|its|a|an) (?:[\p{L}-]+ )?(?![\p{L}-]*(?:er|or|ist|ant|[^m]ent|ian|ive|ee|person|man|cook|staff|nurse|guard|people|candidate)s? )[\p{L}-]+ (?:must|should|shall|to|will|can|has to|needs to) be $/iu;
const askedFor = new RegExp(
  String.raw`(?:${hiring.source})(?: [\d+]{1,4})?(?: an?| some| the)?(?: [\p{L}-]+)? $`,
  "iu",
);
const personAfter = new RegExp(String.raw`^ (?:[\p{L}-]+ ){0,2}${anyOf(personWords)}\b(?!')`, "iu");
const onlyPerson = new RegExp(String.raw`^( ${anyOf(personWords)})\s*(?:$|[,)])`, "i");
const notPersonAfter = new RegExp(String.raw`^(?:,? (?:and )?[\p{L}-]+)?,? ${anyOf(notPeople)}\b`, "iu");
const own = new RegExp(String.raw`\b${anyOf(ownWords)}(?: [\p{L}'-]+,?){0,3} $`, "iu");
const condition = /^ (?:to|with|in|for|on|about|at|as|enough|by)\b/i;
const betweenClaims = new RegExp(String.raw`^(?:[\s,&/]|\b${anyOf(glue)}\b)+$`, "i");

/** `isSure` is false for a trait that counts only together with a claim. */
type Found = { start: number; end: number; isSure: boolean };

type Part = Pick<Found, "start" | "end">;

/** Whether a trait is said of the company: "our hard-working crew", "we are a passionate team". */
function isAboutCompany(reading: Reading, { start, end }: Part): boolean {
  const before = textBefore(reading, start);
  return notPersonAfter.test(textAfter(reading, end)) || (own.test(before) && !hiring.test(before));
}

/** Whether the run fills its sentence, list item or part between commas. */
function fillsSegment(reading: Reading, { start, end }: Part): boolean {
  const before = textBefore(reading, start).trim();
  const after = textAfter(reading, end).trim();
  const isOpen =
    before === "" ||
    /[,:(]$/.test(before) ||
    /^(?:[-•*–]|\d{1,2}[.)])$/.test(before) ||
    /^[\p{L} /]{3,20}:$/u.test(before);
  return isOpen && (after === "" || /^[,)]/.test(after) || /^(?:with|and own|and have|helps?)\b/.test(after));
}

function isTraitOfPerson(reading: Reading, run: Part): boolean {
  const phrase = reading.plain.slice(run.start, run.end);
  const before = textBefore(reading, run.start);
  const after = textAfter(reading, run.end);
  if (condition.test(after)) return false;
  if (saidOfThing.test(before)) return false;
  if (saidOfPerson.test(before) && !/^ \p{L}+(?:s|ion|ity)\b/u.test(after)) return true;
  if (onlyAmbiguous.test(phrase)) return personAfter.test(after) && hiring.test(before);
  if (personAfter.test(after) || askedFor.test(before)) return true;
  return fillsSegment(reading, run);
}

/** Joins claims that are one phrase: "self-motivated go-getter who thrives under pressure". */
function joinNear(plain: string, found: Found[]): Found[] {
  const joined: Found[] = [];
  for (const next of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    const gap = last ? plain.slice(last.end, next.start) : "";
    if (
      last &&
      (next.start <= last.end || (gap.length <= 24 && !gap.includes("\n") && betweenClaims.test(gap)))
    )
      Object.assign(last, { end: Math.max(last.end, next.end), isSure: last.isSure || next.isSure });
    else joined.push({ ...next });
  }
  return joined;
}

/** Phrases about a person's character, which everyone can write and no résumé can prove. */
export function findUnprovable(reading: Reading): Unprovable[] {
  const { plain } = reading;
  const found: Found[] = [];
  for (const { 0: phrase, index } of plain.matchAll(claim)) {
    const before = textBefore(reading, index);
    const lead = intensifier.exec(before)?.[0].length ?? 0;
    found.push({ start: index - lead, end: index + phrase.length, isSure: true });
  }
  for (const { 0: phrase, index } of plain.matchAll(passion)) {
    const end = index + phrase.length;
    const what = object.exec(textAfter(reading, end))?.[0];
    if (what !== undefined) found.push({ start: index, end: end + what.length, isSure: true });
  }
  for (const { 0: phrase, index } of plain.matchAll(traitRun)) {
    const run = { start: index, end: index + phrase.length };
    // "Sincere worker." says no more than "sincere".
    run.end += onlyPerson.exec(textAfter(reading, run.end))?.[1]?.length ?? 0;
    found.push({ ...run, isSure: isTraitOfPerson(reading, { start: index, end: index + phrase.length }) });
  }
  const kept = found.filter(
    (part) =>
      !isAboutCompany(reading, part) &&
      !isName(reading, part.start, part.end) &&
      !isNegated(reading, part.start, part.end),
  );
  return joinNear(plain, kept).flatMap(({ start, end, isSure }) =>
    isSure ? [{ span: reading.spanOf(start, end) }] : [],
  );
}
