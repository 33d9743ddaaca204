import { anyOf, wholeWords } from "word-patterns";
import { memoize } from "./memoize.ts";
import { foldText, startsWithActionVerb } from "./text.ts";
import {
  cityNames,
  countryNames,
  nounsOfTitles,
  organisationWords,
  phrases,
  rankWords,
} from "./titles.words.ts";
import { anyWord, bareLetters, perVocabulary, vocabularyPattern, wholeWord, wordsOf } from "./vocabulary.ts";

/** Nouns that a job title ends with. */
const titleNouns = new Set(nounsOfTitles.flatMap((line) => line.split(" ")));
/** Endings that form further title nouns. */
const titleNounEnding =
  /(?:keeper|maker|worker|(?:gold|silver|lock|black|gun|tin|copper|metal)smith|ographer|..[cdeghnoprtuvz]ist|.ician)s?$/;
const isTitleNoun = (word: string) =>
  titleNouns.has(word) || titleNouns.has(word.replace(/s$/, "")) || titleNounEnding.test(word);
/** Ranks, mostly before a title noun. */
const ranks = new RegExp(`^${anyOf(rankWords)}$`);
const titlePhrases = wholeWords(phrases, "i");

const organisationCues = new RegExp(
  String.raw`\b(?:${anyOf(organisationWords)}|s\.?a\.?|(?<!, )co(?!-)|z o\.? ?o)\b\.?`,
  "i",
);
/** "Lowe Solicitors", "Morgan Builders": a profession in the plural names a firm. */
const pluralProfession = /^\p{Lu}.*\s\p{Lu}\p{L}+[sS]$/u;
/** Titles in the other languages of the text, by words anywhere in them. */
const foreignTitle = vocabularyPattern(
  (languages) => new RegExp(wholeWord(wordsOf(languages, "titles").map(bareLetters)), "iu"),
);

const isNounLast = perVocabulary((languages) => languages.some((language) => language.isNounLast));

/** Without spaces between words, a title ends with its noun, and a firm or school contains its kind. */
const titleEnd = vocabularyPattern(
  (languages) => new RegExp(`${anyWord(wordsOf(languages, "titleEnds"))}(?:$|[/(（,])`, "u"),
);
const foreignLegalForm = vocabularyPattern(
  (languages) => new RegExp(wholeWord(wordsOf(languages, "legalForms")), "iu"),
);
const foreignOrganisation = vocabularyPattern(
  (languages) =>
    new RegExp(
      wholeWord(
        (["legalForms", "employers", "schools"] as const)
          .flatMap((key) => wordsOf(languages, key))
          .map(bareLetters),
      ),
      "iu",
    ),
);
const isForeignOrganisation = memoize((text) => foreignOrganisation.test(bareLetters(text)));
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Similarity to a job title: not a title below 0, a title from 1 on. */
export const titleScore = memoize(scoreTitle);

function scoreTitle(written: string): number {
  if (written.length > 200) return -1;
  // A co-operative is no operative.
  const text = written.replace(/\bco-operative/gi, "cooperative");
  if (unspaced.test(text))
    return foreignLegalForm.test(text) || !titleEnd.test(text.replace(/ (?!\()/g, "").replace(/[)）]$/, "("))
      ? 0
      : 2;
  const words = foldText(text.replace(/\([^)]*\)/g, " "))
    .split(" ")
    .filter(Boolean);
  // "The Crown and Anchor" is a pub.
  if (/^the\s/i.test(text)) return 0;
  // "Building a signal tester" is work.
  if (words.length === 0 || words.length > 12 || /^\p{L}+ing an? /iu.test(text)) return -1;
  const lastWord = (part = "") =>
    foldText(part.split(/[,(]| - | – | of | for | at | to /)[0] ?? "")
      .split(" ")
      .findLast((word) => !/^([ivx]+|\d+|[a-z])$/.test(word)) ?? "";
  const parts = text.replace(/^\([^)]*\)\s*/, "").split("/");
  let score = 0;
  // "Auxiliar de clínica", "Yazılım geliştirici": at an edge of the title its noun may name the kind of employer.
  const foreign = foreignTitle.exec(bareLetters(text));
  const isAtEdge =
    foreign && (foreign.index === 0 || (isNounLast() && foreign.index + foreign[0].length === text.length));
  const last = lastWord(parts[0]);
  // "Lowe Solicitors" is a firm.
  const isFirm = !titleNouns.has(last) && pluralProfession.test(text.split(",")[0] ?? "");
  if (!isFirm && (isTitleNoun(last) || isTitleNoun(lastWord(parts[1])))) score += 2;
  else if (foreign) score += isAtEdge ? 2 : 1.6;
  else if (words.some((word) => titleNouns.has(word) || titleNounEnding.test(word))) score += 1;
  if (words.some((word) => ranks.test(word))) score += 0.6;
  if (titlePhrases.test(text)) score += 0.8;
  if (/^(?:job|position) title\b/i.test(text)) score += 2;
  if ((organisationCues.test(text) || isForeignOrganisation(text)) && score < 2) score -= 0.8;
  if (/[.!?]$/.test(text) && words.length > 6) score -= 1;
  if (/\d{3,}/.test(text)) score -= 1;
  // "Market leader in its segment since the nineties" describes an employer.
  if (words.length > 5 && (text.match(/(?<= )\p{Ll}\S+/gu)?.length ?? 0) > words.length * 0.6) score -= 2.5;
  return score - (words.length > 8 ? 0.5 : 0);
}

/**
 * Whether a text is capitalised like a name. "Power BI reports and SQL" is work, although it resembles an
 * employer.
 */
export const isProperName = (name: string) =>
  !/(?:^|\s)(?!(?:and|of|the|for|de|la|le|du|des|di|da|del|van|von|und|für|zum|zur|et|in|at|on|to|by|pvt|ltd|inc|llp|llc|plc|formerly|now|part|via|with)\b)\p{Ll}{3,}/u.test(
    name,
  );

/** Similarity to the name of an organisation. */
export const organisationScore = memoize(scoreOrganisation);

function scoreOrganisation(text: string): number {
  if (unspaced.test(text))
    return foreignLegalForm.test(text)
      ? 1.8
      : titleEnd.test(text)
        ? -1
        : isForeignOrganisation(text)
          ? 1.5
          : 0.2;
  let score = 0;
  const cue = organisationCues.exec(text)?.[0];
  // "Python services" is not a firm; "Python Services" may be one.
  if (isForeignOrganisation(text)) score += 1.2;
  else if (cue !== undefined) score += isProperName(text) || text === text.toLowerCase() ? 1.2 : 0;
  else if (pluralProfession.test(text) && isTitleNoun((text.split(" ").at(-1) ?? "").toLowerCase()))
    score += 1;
  if (
    /^(?:tier|level|grade|band|phase)\s|\b(?:unit|ward|team|department|division)$|^(?:n?icu|itu|er|a&e|opd|hr|it|r&d)$/i.test(
      text,
    )
  )
    score -= 0.8;
  if (/^["«„“(]?[\p{Lu}\p{Lo}]/u.test(text)) score += 0.3;
  const words = text.split(" ").length;
  if (/[.]$/.test(text) && words > 6) score -= 1;
  if (words > 5 && !organisationCues.test(text) && !isForeignOrganisation(text)) score -= 0.6;
  if (startsWithActionVerb(text)) score -= 2;
  // A sentence: mostly lower-case words.
  const lowercaseWords = text
    .split(" ")
    .filter(
      (word) =>
        /^\p{Ll}/u.test(word) &&
        !/^(of|and|the|for|de|du|da|do|des|del|della|dos|das|la|le|les|el|los|di|dei|van|von|für|und|y|e|et|i|w|na|o|och|för|ve|и|в|in|at)$/.test(
          word,
        ),
    ).length;
  if (words >= 3 && lowercaseWords / words > 0.34)
    score -= isForeignOrganisation(text) && words < 8 ? 0.3 : 1.5;
  const title = titleScore(text);
  return score - (title >= 2 ? 1.2 : title >= 1 ? 0.5 : 0);
}

const countries = wholeWords(countryNames, "i");
const cities = wholeWords(cityNames, "i");
const foreignPlaces = vocabularyPattern(
  (languages) => new RegExp(wholeWord(wordsOf(languages, "places").map(bareLetters)), "iu"),
);

/** Unlisted towns that the file itself reveals: in its contact lines, or next to known places. */
export type Towns = ReadonlySet<string>;
const noTowns: Towns = new Set();

/** Part of an address: a known town, a country, a state's abbreviation, or a template's placeholder. */
function isKnownPlace(written: string, towns: Towns): boolean {
  const part = written.replace(/(?<=\p{Ll}) City$/u, "");
  if (towns.has(part)) return true;
  // "KLTU Hyderabad" is a school.
  if (/(?:^|\s)(?!(?:UAE|USA|UK|NSW|VIC|QLD|NCR|NYC)\b)[A-Z]{3,}\s\p{Lu}\p{Ll}/u.test(part)) return false;
  // "United States Navy", "New York Bank"
  if (part.length > 3 && organisationCues.test(part)) return false;
  return (
    [countries, cities, foreignPlaces].some(
      (list) =>
        (list.exec(list === foreignPlaces ? bareLetters(part) : part)?.[0].length ?? 0) >=
        Math.max(1, part.length * 0.6),
    ) ||
    /^(?:[A-Z]{2}|NSW|VIC|QLD|NCR|City|State)$/.test(part) ||
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)* (?:NSW|VIC|QLD|TAS|ACT)$/u.test(part)
  );
}

/** A place whose first part is known, so it cannot be an employer. */
export function isSurePlace(text: string, towns = noTowns): boolean {
  const [first = ""] = text.replace(/[().]/g, "").split(/\s*[,/]\s*/);
  return isPlace(text, towns) && isKnownPlace(first.replace(postcode, "").trim(), towns);
}

/** "SW1A 1AA", "10115", "CA 94103": postcodes, removed before a town is compared. */
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?(?:\s\d[A-Z]{2})?$|^\d{4,6}\s(?=\p{Lu})|\s\d{5,6}(?=,|$)/gu;

/** Text that only names a place: "Pune, India", "Remote", "San Francisco, CA". */
export function isPlace(text: string, towns = noTowns): boolean {
  const clean = text.replace(postcode, " ").replace(/[().]/g, "").trim();
  // "Reno, NV" is no company.
  const names = clean.replace(/, [A-Z]{2}$/, "");
  const isOrganisation = organisationCues.test(names) || isForeignOrganisation(clean);
  if (clean === "" || clean.length > 50 || isOrganisation || /\d/.test(clean)) return false;
  const parts = clean.split(/\s*[,/]\s*/);
  if (parts.length > 4 || titleScore(clean) >= 1) return false;
  const unknown = parts.filter((part) => !isKnownPlace(part, towns));
  if (unknown.length === 0) return !/^[A-Z]{2,3}$/.test(clean);
  // One unknown town, district or state before a known place.
  const [town] = unknown;
  return (
    parts.length > 1 &&
    unknown.length === 1 &&
    town !== undefined &&
    town !== parts.at(-1) &&
    (town === parts[0] || isKnownPlace(parts[0] ?? "", towns)) &&
    /^[\p{Lu}\p{Lo}][\p{L}\p{M}'-]+(?: [\p{L}\p{M}'-]+){0,2}$/u.test(town) &&
    !/['’]s\b/.test(town)
  );
}

/** Splits off the place after a name: "Acme Ltd, Pune, India" → "Acme Ltd" and "Pune, India". */
export function splitPlace(text: string, towns = noTowns): { name: string; place: string | undefined } {
  const bracket = /^(.*\S)\s*\(([^)]*)\)$/.exec(text);
  const inside = bracket?.[2] ?? "";
  if (bracket && (isPlace(inside, towns) || (inside.length > 2 && isKnownPlace(inside, towns)))) {
    const { name, place } = splitPlace(bracket[1] ?? text, towns);
    return { name, place: place === undefined ? inside : `${place}, ${inside}` };
  }
  const parts = text.split(/,\s*/);
  let keep = parts.length;
  while (keep > 1 && isKnownPlace((parts[keep - 1] ?? "").replace(/\.$/, ""), towns)) keep -= 1;
  if (keep === parts.length) return { name: text, place: undefined };
  const [code = ""] = parts.slice(keep);
  // "Springfield, MA": the town before a state's abbreviation belongs to the place.
  const town = parts[keep - 1] ?? "";
  if (keep > 1 && /^[A-Z]{2,3}$/.test(code.trim()) && isPlace(`${town}, ${code}`, towns)) keep -= 1;
  return { name: parts.slice(0, keep).join(", "), place: parts.slice(keep).join(", ") };
}
