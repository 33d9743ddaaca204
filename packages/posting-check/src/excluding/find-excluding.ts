import { anyOf, wholeWords } from "word-patterns";
import { hiring, isName, isNegated } from "../context.ts";
import { type Reading, textAfter, textAround, textBefore } from "../reading.ts";
import type { Excluding } from "../types.ts";
import { findAgeLimits } from "./age-limits.ts";
import {
  afterHe,
  afterPossessive,
  afterSex,
  antecedents,
  bareTraits,
  beforeOtherPeople,
  beforeSex,
  communities,
  communityPeople,
  femaleWords,
  genderedTitles,
  invitations,
  jobAfterSex,
  languageCommunities,
  lawfulSex,
  maleWords,
  phrases,
  religiousWork,
  servedPeople,
  sexes,
  wantedPeople,
} from "./excluding.words.ts";
import type { Mark } from "./mark.ts";

const otherPeople = new RegExp(
  String.raw`\b${anyOf(beforeOtherPeople)}(?: (?:the|a|an|one|two|three|\d+))? $`,
  "i",
);
const inviting = wholeWords(invitations, "i");
const served = new RegExp(String.raw`^(?:'s?)? ?(?:and (?:wo)?men'?s )?${anyOf(servedPeople)}\b`, "i");

/** Whether the sentence welcomes or protects people, as the phrase itself does not. */
const isInvitation = (reading: Reading, { start, end }: Pick<Mark, "start" | "end">): boolean =>
  inviting.test(`${textBefore(reading, start)} | ${textAfter(reading, end)}`);

const titles = Object.entries(genderedTitles).map(([words, instead]) => ({
  pattern: wholeWords([words], "gi"),
  instead,
}));

function findTitles(reading: Reading): Mark[] {
  return titles.flatMap(({ pattern, instead }) =>
    [...reading.plain.matchAll(pattern)]
      .map(
        ({ 0: phrase, index }): Mark => ({
          start: index,
          end: index + phrase.length,
          reason: "gender",
          instead,
        }),
      )
      .filter(({ start, end }) => {
        // "Waiter / waitress" names both.
        const isPair =
          /^(?:waitress|stewardess)/i.test(reading.plain.slice(start, end)) &&
          /\b(?:waiter|steward) ?(?:\/|or) ?$/i.test(textBefore(reading, start));
        return !isPair && !otherPeople.test(textBefore(reading, start));
      }),
  );
}

const groups = phrases.map(({ words, ...rest }) => ({ pattern: wholeWords(words, "gi"), ...rest }));
/** "Physically fit to carry 20 kg" names the duty; a certificate is the law's. */
const namesDuty = /^ (?:to|for|enough|certificate|as (?:the|per) (?:law|rules)|fitness)\b/i;
const notLooks =
  /^ (?:reports?|form|format|manner|documents?|condition|state|stall|shop|display|packag\p{L}*|rooms?|dishes|plates|way|of|salary|pay|package|cuisine|area|dispersion|training|test)\b/iu;
const isTraining = /^ ?(?:training|trainer|coach(?:ing)?|neutrali[sz]ation|reduction)\b/i;

function findPhrases(reading: Reading): Mark[] {
  return groups.flatMap(({ pattern, reason, instead }) =>
    [...reading.plain.matchAll(pattern)]
      .map(
        ({ 0: phrase, index }): Mark => ({
          start: index,
          end: index + phrase.trimEnd().length,
          reason,
          ...(instead ? { instead } : {}),
        }),
      )
      .filter((mark) => {
        const after = textAfter(reading, mark.end);
        if (reason === "health" && namesDuty.test(after)) return false;
        if (reason === "looks" && notLooks.test(after)) return false;
        if (reason === "origin" && isTraining.test(after)) return false;
        return !(reason === "age" && served.test(after));
      }),
  );
}

const sex = anyOf(sexes);
const people = anyOf(wantedPeople);
const sexWanted = new RegExp(
  String.raw`\b${sex}(?: (?:unmarried|married|young))?(?: ${people})?(?: ${anyOf(["are, is, will be, shall be"])})? ${anyOf(afterSex)}\b|\b${anyOf(beforeSex)} (?:an? )?${sex}(?: ${people})?\b(?:,? ${anyOf(["only"])}\b)?|\b(?:sex|gender) ?[:-] ?${sex}(?: only)?\b|\((?:only )?${sex}(?: only)?\)|\b${anyOf(["female, male, lady"])} ${people}\b`,
  "gi",
);
const sexOfJob = new RegExp(
  String.raw`\b(?:female|male|lady|ladies|gents)(?= ${anyOf(jobAfterSex)}\b)`,
  "gi",
);
const sexFor = /\b(?:girls|boys|ladies)(?= (?:for|required|needed|wanted|with|who)\b)/gi;
const [male, female] = [wholeWords(maleWords, "i"), wholeWords(femaleWords, "i")];
const lawful = wholeWords(lawfulSex, "i");
const maxPairDistance = 24;
const maxLawfulDistance = 110;

/** Whether both sexes are named: "male/female", "men and women". */
function namesBoth(reading: Reading, { start, end }: Pick<Mark, "start" | "end">): boolean {
  const near =
    textBefore(reading, start).slice(-maxPairDistance) +
    reading.plain.slice(start, end) +
    textAfter(reading, end).slice(0, maxPairDistance);
  return male.test(near) && female.test(near);
}

const isLawfulSex = (reading: Reading, { start, end }: Mark) =>
  lawful.test(textAround(reading, start, end, maxLawfulDistance));

function findSexes(reading: Reading): Mark[] {
  const marks = [sexWanted, sexFor].flatMap((pattern) =>
    [...reading.plain.matchAll(pattern)].map(({ 0: phrase, index }): Mark => {
      const inBrackets = phrase.startsWith("(");
      return {
        start: index + (inBrackets ? 1 : 0),
        end: index + phrase.length - (inBrackets ? 1 : 0),
        reason: "gender",
      };
    }),
  );
  const ofJobs = [...reading.plain.matchAll(sexOfJob)]
    .map(({ 0: phrase, index }): Mark => ({ start: index, end: index + phrase.length, reason: "gender" }))
    .filter(({ start }) => {
      const before = textBefore(reading, start).trim();
      return before === "" || hiring.test(before.slice(-30)) || /^[-•*\d.) ]+$/.test(before);
    });
  return [...marks, ...ofJobs].filter(
    (mark) =>
      !namesBoth(reading, mark) && !isLawfulSex(reading, mark) && !served.test(textAfter(reading, mark.end)),
  );
}

const bare = bareTraits.map(({ words, reason }) => ({ pattern: wholeWords(words, "gi"), reason }));

/** Single words that fill a part between commas: "Male, 25 to 40, unmarried". */
function findBare(reading: Reading): Mark[] {
  return bare.flatMap(({ pattern, reason }) =>
    [...reading.plain.matchAll(pattern)]
      .map(({ 0: phrase, index }): Mark => ({ start: index, end: index + phrase.length, reason }))
      .filter((mark) => {
        const before = textBefore(reading, mark.start).trim();
        const after = textAfter(reading, mark.end);
        if (!/^\s*(?:$|[,)/])/.test(after)) return false;
        // "Fabric, men, women" are departments; a degree is a bachelor's.
        if (reason === "family" && !/\b(?:age|male|female|unmarried|candidate)/i.test(before)) return false;
        const isPart = before === "" || /[,:]$/.test(before);
        if (!isPart) return false;
        if (reason === "gender")
          return (
            /^(?:male|female|lady)s?$/i.test(reading.plain.slice(mark.start, mark.end)) &&
            !namesBoth(reading, mark) &&
            !isLawfulSex(reading, mark)
          );
        return true;
      }),
  );
}

const community = new RegExp(
  String.raw`\b(?:only )?(?:local )?(?:${anyOf(communities)}|${anyOf(languageCommunities)})(?:(?:,| or| and| &|/|, or) ?(?:${anyOf(communities)}|${anyOf(languageCommunities)}))*(?: ${anyOf(communityPeople)})?(?: (?:cook|maid|driver|nurse))?(?: (?:only|preferred|required|will be preferred))?\b`,
  "gi",
);
const [pureCommunity, person] = [wholeWords(communities, "i"), wholeWords(communityPeople, "i")];
const religious = wholeWords(religiousWork, "i");

function findCommunities(reading: Reading): Mark[] {
  return [...reading.plain.matchAll(community)]
    .map(({ 0: phrase, index }): Mark => ({ start: index, end: index + phrase.length, reason: "community" }))
    .filter((mark) => {
      const phrase = reading.plain.slice(mark.start, mark.end);
      const isLimited =
        /\b(?:only|preferred|required)\b/i.test(phrase) ||
        /\b(?:only|prefer\p{L}*) $/iu.test(textBefore(reading, mark.start));
      const isPeople = pureCommunity.test(phrase) || person.test(phrase);
      const limits =
        isLimited ||
        (/ (?:candidates?|community|caste|applicants?)\b/i.test(phrase) && !isInvitation(reading, mark));
      return (
        isPeople && limits && !religious.test(textAround(reading, mark.start, mark.end, maxLawfulDistance))
      );
    });
}

const pronoun = new RegExp(
  String.raw`\bhe (?=${anyOf(afterHe)}\b)(?:${anyOf(["will, must, should, shall, would, can, may"])}\b)?|\bhis (?=${anyOf(afterPossessive)}\b)(?:own\b)?`,
  "gi",
);
const otherPerson = wholeWords(antecedents, "i");
const bothPronouns = /\b(?:she|her|hers)\b/i;

function findPronouns(reading: Reading): Mark[] {
  return [...reading.plain.matchAll(pronoun)]
    .map(
      ({ 0: phrase, index }): Mark => ({
        start: index,
        end: index + phrase.trimEnd().length,
        reason: "gender",
        instead: neutral(phrase.trim()),
      }),
    )
    .filter(({ start, end }) => {
      const before = textBefore(reading, start);
      if (bothPronouns.test(textAround(reading, start, end, 16)) || /[/]$/.test(before.trim())) return false;
      if (
        /^\p{Lu}/u.test(reading.plain.slice(start, end)) &&
        /^ \p{Lu}/u.test(reading.plain.slice(end, end + 2))
      )
        return false;
      // The person may have been named in the sentence before.
      const wide = reading.plain.slice(Math.max(0, start - 90), start);
      const candidate = /\b(?:candidate|applicant|incumbent|person we|selected person)\b/i;
      return candidate.test(before) || !otherPerson.test(wide);
    });
}

const neutral = (phrase: string) =>
  phrase.toLowerCase().startsWith("his")
    ? phrase.toLowerCase().replace("his", "their")
    : phrase.toLowerCase().replace("he", "they");

/** Gives the suggestion the capital letter of what it replaces. */
const withCapital = (suggestion: string, phrase: string) =>
  /^\p{Lu}/u.test(phrase) ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;

/** Words that exclude people or discourage them, where no law or duty needs them. */
export function findExcluding(reading: Reading): Excluding[] {
  const all = [
    ...findTitles(reading),
    ...findPhrases(reading),
    ...findAgeLimits(reading),
    ...findSexes(reading),
    ...findBare(reading),
    ...findCommunities(reading),
    ...findPronouns(reading),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const marks: Excluding[] = [];
  let end = 0;
  for (const mark of all) {
    if (mark.start < end || isName(reading, mark.start, mark.end)) continue;
    if (isNegated(reading, mark.start, mark.end) || isInvitation(reading, mark)) continue;
    end = mark.end;
    const phrase = reading.plain.slice(mark.start, mark.end);
    marks.push({
      span: reading.spanOf(mark.start, mark.end),
      reason: mark.reason,
      ...(mark.instead === undefined ? {} : { suggestion: withCapital(mark.instead, phrase) }),
    });
  }
  return marks;
}
