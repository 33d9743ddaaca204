import { anyOf } from "word-patterns";
import type { FieldName, Reading } from "../types.ts";
import * as words from "./city.words.ts";
import { cities, otherNames, regions } from "./city-names.ts";
import { bestOf, type Candidate, clausesOf, otherPerson } from "./clauses.ts";
import { isCapital, leadingName, organisation, sentenceWords, titled } from "./proper-names.ts";

const known = new Map([...cities, ...Object.entries(otherNames)]);
/** Looks up a city by any of its known names. */
export const knownCity = (name: string) => known.get(name.toLowerCase());
/** Whether the words, in lower case, name a state, county or country. */
export const isRegion = (words: string) => regions.has(words);

const cityPattern = new RegExp(
  `(?<![\\p{L}@.])(?:${[...known.keys()].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}@]|\\.\\p{L})`,
  "giu",
);
/** City names that are also words or people's names, so they need context. */
const hasOtherMeaning = new RegExp(`^${anyOf(words.namesWithOtherMeaning)}$`, "i");

const small = "(?:in|at|to|out of|from|w|sa|near|is|as|of)?\\s*(?:the )?(?:city (?:of )?)?";
/** Phrases before the city of residence. */
const livesBefore = new RegExp(
  `\\b(?:${anyOf(words.beforeHome)}|(?:moved|shifted|relocated|transferred)[^,.;]* to|lumipat[^,.;]* sa)[ :,]*${small}$`,
  "i",
);
const fromBefore = /(?:\bfrom|\bof|\bfrm) (?:the )?(?:city of [^,]*, )?$/i;
/** Phrases after the city of residence, such as "me rehti hu". */
const livesAfter = new RegExp(
  `^\\s*(?:city )?(?:${[
    `${anyOf(words.hindiIn)}\\s+(?:hi )?${anyOf(words.livesInHindi)}\\w*`,
    "i (?:live|stay|am|dey)\\b",
    "'s (?:my )?home\\b",
    "based\\b",
    "tho?n irukk?\\w*",
  ].join("|")})`,
  "i",
);
const fromAfter = /^\s*(?:se|say|side|now|itself|lang|na)\b/i;
/** Phrases before a former city, a place of origin or work, or one that is only mentioned. */
const notHere = new RegExp(
  `\\b(?:b\\.?\\s?tech|${anyOf(words.beforeOtherPlace)})\\b(?! now)[^,.;]{0,28}$`,
  "i",
);
const notHereAfter = new RegExp(`^\\s*${anyOf(words.afterOtherPlace)}\\b`, "i");

/** Phrases that prove residence, unless negated. */
const livesHard = new RegExp(
  `\\b(?:${[
    `${anyOf(words.living)}\\s+(?:now |only |currently )?(?:in|at|out of)`,
    "(?:moved|shifted|relocated)[^,.;]* to",
    anyOf(words.atPresent),
  ].join("|")})\\s*$`,
  "i",
);
const notNow =
  /\b(?:not|never|used to|was|were|no longer|want\w*|wish|plan\w*|hoping|will be|before)\b[^,.;]{0,28}$|\b(?:moved|shifted|relocated|came)\s+from\s+$/i;

/** Living with someone else, who is not the subject. */
const livesWith = /\b(?:stay|stays|staying|live|living|lives) with [^,.;]{1,30} (?:in|at) $/i;

/** Scores how well the context of a place fits the city of residence. */
function fitOf(before: string, after: string, clause: string): number {
  let fit = 0;
  const isNow = /\b(?:now|since|these days|currently|abhi|ab)\b/i.test(clause);
  if (livesBefore.test(before) || /^(?:i'?m )?(?:in|at) $/i.test(before) || livesWith.test(before)) fit += 5;
  else if (fromBefore.test(before)) fit += 2;
  if (livesAfter.test(after)) fit += 5;
  else if (fromAfter.test(after)) fit += 2;
  if (fit > 0 && isNow) fit += 1;
  const isPast = (livesHard.test(before) ? notNow : notHere).test(before);
  if (isPast || notHereAfter.test(after)) fit -= 6;
  if (
    (otherPerson.test(before) && !livesWith.test(before)) ||
    (otherPerson.test(clause) && !/\bi\b/i.test(clause))
  )
    fit -= 4;
  return fit;
}

/** Known cities in a clause. */
function knownIn(clause: string, isList: boolean): Candidate<string>[] {
  return [...clause.matchAll(cityPattern)].flatMap(({ 0: name, index }) => {
    const before = clause.slice(0, index);
    const after = clause.slice(index + name.length);
    const fit = fitOf(before, after, clause);
    const isPiece =
      isList &&
      clause.split(/\s+/).length <= 3 &&
      (before === "" || /(?:^|\s)(?:i\.?e\.?|that is|means|matlab|in|at)\s$/i.test(before));
    const isDoubtful = hasOtherMeaning.test(name) && !isCapital(name);
    const isOfName = hasOtherMeaning.test(name) && fit <= 0 && clause.trim() !== name;
    if ((isDoubtful && fit < 2 && clause.trim().toLowerCase() !== name.toLowerCase()) || isOfName) return [];
    return [{ value: known.get(name.toLowerCase()) ?? titled(name), score: fit + (isPiece ? 2 : 0) }];
  });
}

/** Phrases that a place name follows, known or not. */
const placeAfter = new RegExp(
  `(?:${[
    "\\b(?:live|living|stay|staying|reside|residing|settled|renting)\\s+(?:now\\s+)?(?:in|at)",
    "\\b(?:moved|shifted|relocated|moved me|shifted me)\\s+(?:back )?to",
    `\\b${anyOf(words.beforeUnknownPlace)}`,
    "^\\W*(?:po )?from",
  ].join("|")})\\s+`,
  "giu",
);
const placeBefore =
  /([\p{L}'-]+(?: [\p{L}'-]+)?)\s+(?:(?:me|mein|mai|mei|main)\s+(?:hi )?(?:reh|rah)\w+|la irukk?\w+|se (?:bol|hu|hoon|hun)\b)/giu;

/** Unknown places that are recognisable by their context. */
function shownIn(clause: string): Candidate<string>[] {
  const after = [...clause.matchAll(placeAfter)].map((found) => ({
    place: placeOf(clause.slice(found.index + found[0].length)),
    before: clause.slice(0, found.index),
  }));
  const before = [...clause.matchAll(placeBefore)].map((found) => ({
    place: placeOf(
      (found[1] ?? "")
        .split(" ")
        .slice(isCapital(found[1] ?? "") ? 0 : -1)
        .join(" "),
    ),
    before: clause.slice(0, found.index),
  }));
  return [...after, ...before].flatMap(({ place, before }) =>
    place === undefined || notHere.test(`${before} `) || otherPerson.test(before)
      ? []
      : [{ value: place, score: 3 }],
  );
}

function placeOf(text: string): string | undefined {
  const words = leadingName(text.replace(/^the\s+/i, ""), 3);
  const isWritten = isCapital(words[0] ?? "");
  const place = words
    .slice(0, isWritten ? Math.max(1, words.findIndex((word) => !isCapital(word)) >>> 0) : 1)
    .join(" ");
  const name = place.replace(/[.]$/, "");
  return name.length < 3 || organisation.test(name) || isRegion(name.toLowerCase())
    ? undefined
    : (knownCity(name) ?? titled(name));
}

/** A reply to the question for the city that is just a name. */
function bareReply(clauses: string[]): string | undefined {
  for (const clause of clauses) {
    if (sentenceWords.test(clause) || notHere.test(`${clause} `)) continue;
    const text = clause
      .replace(
        /^(?:no|nahi|yes|haan|sir|po|it'?s|its|in|at|from|sa|taga|currently|now|abhi|presently)\s+/i,
        "",
      )
      .replace(
        /\s+(?:po|ji|sir|mam|madam|only|now|bro|itself|currently|city|me|mein|like|lang|se|sir ji)$/gi,
        "",
      )
      .replace(/\s+(?:city|po|me|mein)$/gi, "");
    const words = leadingName(text, 3);
    if (words.length === 0 || words.join(" ") !== text.trim() || text.trim().length < 3) continue;
    if (!isRegion(text.trim().toLowerCase())) return titled(text);
  }
  return undefined;
}

/** Replaces an unknown place by the known city next to it: "Tallaght, Dublin". */
function withCityOf(best: Candidate<string> | undefined, found: Candidate<string>[]) {
  const isKnown = best && (knownCity(best.value) || [...known.values()].includes(best.value));
  if (!best || isKnown) return best;
  return (
    bestOf(found.filter(({ value, score }) => score >= 0 && [...known.values()].includes(value))) ?? best
  );
}

const cityChoice = new RegExp(`${cityPattern.source},?\\s+(?:or|ya|lub|au)\\s+${cityPattern.source}`, "iu");
/** Phrases for living in two places. */
const inTurns =
  /\b(?:both|dono|half|between|sometimes|kabhi|week(?:days?|ends?)|partly|shuttl\w+|up and down|back and forth|(?:two|2) places|alternat\w+|depends)\b|\//i;
/** Whether the message names two cities without choosing one. */
function isOpen(raw: string, found: Candidate<string>[]): boolean {
  if (cityChoice.test(raw)) return true;
  const most = Math.max(...found.map(({ score }) => score));
  const likely = new Set(
    found.filter(({ score }) => score >= Math.max(0, most - 2)).map(({ value }) => value),
  );
  return likely.size > 1 && inTurns.test(raw);
}

/** Reads the city of residence, not one of origin or work. Takes the text as written. */
export function readCity(raw: string, asked: FieldName | null): Reading<string> {
  const isAsked = asked === "city";
  const clauses = clausesOf(raw);
  const isList = clauses.length > 1;
  const found = clauses.flatMap((clause) => {
    const names = knownIn(clause, isList);
    return [...names, ...(names.some(({ score }) => score >= 4) ? [] : shownIn(clause))];
  });
  const best = withCityOf(bestOf(found), found);
  if (isAsked && isOpen(raw, found)) return { doubt: "SEVERAL" };
  // A place next to a qualification is probably where someone studied.
  if (best && best.score >= (isAsked ? 0 : asked === "education" ? 5 : 2)) return { value: best.value };
  if (!isAsked || /\?/.test(raw)) return undefined;
  const bare = /\d/.test(raw) ? undefined : bareReply(clauses);
  if (bare !== undefined) return { value: bare };
  const isElsewhere = /\b(?:near|behind|opposite|beside|next to|opp)\b/i.test(raw);
  const named = clauses.some((clause) =>
    isRegion(clause.toLowerCase().replace(/^(?:in|from)\s+|\s+(?:me|mein|se)$/g, "")),
  );
  return best || isElsewhere || named ? { doubt: "VAGUE" } : undefined;
}
