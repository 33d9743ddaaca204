import { anyOf } from "word-patterns";
import type { FieldName, Reading } from "../types.ts";
import { otherPerson } from "./clauses.ts";
import * as words from "./languages.words.ts";
import { titled } from "./proper-names.ts";

const wordsOf = (groups: readonly string[]) => groups.flatMap((group) => group.split(", "));
/** Pairs of a name and the English name of its language. */
const pairsOf = (groups: readonly string[]) =>
  wordsOf(groups).map((pair): [string, string] => {
    const [name = "", language = ""] = pair.split(" ");
    return [name, language];
  });

const languageNames = new Map(
  [
    ...wordsOf(words.languages).map((name): [string, string] => [name, name]),
    ...pairsOf(words.otherNames),
  ].map(([name, language]) => [name, titled(language)]),
);

/** Whether two words differ by at most one inserted, deleted or replaced letter. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const short = Math.min(a.length, b.length);
  let same = 0;
  while (same < short && a[same] === b[same]) same += 1;
  return (
    a.slice(same + 1) === b.slice(same + 1) ||
    a.slice(same) === b.slice(same + 1) ||
    a.slice(same + 1) === b.slice(same)
  );
}

/** The language that a word names, even if one letter is wrong. */
export function languageOf(word: string): string | undefined {
  const known = languageNames.get(word);
  if (known !== undefined || word.length < 6) return known;
  return [...languageNames].find(([name]) => name.length >= 6 && isNear(word, name))?.[1];
}

/** End of a remark about languages, but not a comma within a list. */
const remarkEnd = /[.;!?\n(]+|\s(?=(?:but|par|lekin|magar|pero|though|except)\s)/;
const word = /\p{L}+/gu;
/** A language after these is not spoken. */
const notBefore = new RegExp(`\\b${anyOf(words.beforeUnspoken)}\\s+(?:in |any |much |my |all |the |of )*$`);
/** A language before these is not spoken. */
const notAfter = new RegExp(
  `^\\s*(?:${anyOf(words.betweenUnspoken)}\\s+)*(?:not\\b|never\\b|${anyOf(words.afterUnspoken)})`,
);

function languagesIn(text: string) {
  // A word that comes again is compared with all names only once.
  const known = new Map<string, string | undefined>();
  return [...text.matchAll(word)].flatMap(({ 0: name, index }) => {
    if (!known.has(name)) known.set(name, languageOf(name));
    const language = known.get(name);
    return language === undefined ? [] : [{ language, start: index, end: index + name.length }];
  });
}

/** Languages in a remark, except negated ones. */
function spokenIn(remark: string): string[] {
  const isOfOther =
    otherPerson.test(remark) ||
    /\b(?:friend|they|people|customers) (?:say|said|says|speak|told)/.test(remark);
  const isDenied =
    /\b(?:so no|not count\w*|only know \w+ so|nahi aat[ia]|don'?t (?:speak|know) (?:it|them))\b/.test(remark);
  const all = languagesIn(remark);
  if (isOfOther && !/\b(?:i|mujhe|main)\b/.test(remark)) return [];
  return all.flatMap(({ language, start, end }, at) => {
    const before = remark.slice(0, start);
    const piece = `${before.split(",").at(-1)}${remark.slice(start).split(",")[0]}`;
    if (otherPerson.test(piece) && !/\bi\b/.test(piece)) return [];
    const after = remark.slice(end).split(",")[0] ?? "";
    const isLast = at === all.length - 1;
    return notBefore.test(before) || notAfter.test(after) || (isDenied && isLast) ? [] : [language];
  });
}

const shortNames = new Map(pairsOf(words.shortNames));

/** Short names in a list of nothing but languages: "Eng, Tel, Hin". */
function inFull(text: string): string {
  const names = text.match(word) ?? [];
  const isList = names.every(
    (name) =>
      shortNames.has(name) || languageOf(name) !== undefined || /^(?:and|n|aur|only|sirf)$/.test(name),
  );
  return isList ? text.replace(word, (name) => shortNames.get(name) ?? name) : text;
}

/** Reads the spoken languages, without those that are denied. Text is in lower case. */
export function readLanguages(raw: string, asked: FieldName | null): Reading<string[]> {
  const isAsked = asked === "languages";
  // A language that is corrected right away does not count.
  const text = (isAsked ? inFull(raw) : raw)
    .replace(/\S*@\S*/g, " ")
    .replace(/\p{L}+,? (?:sorry,? )?(?:i mean|no wait|i meant)\b/gu, (part) =>
      languageOf(part.split(/[ ,]/)[0] ?? "") ? " " : part,
    );
  const isContext =
    isAsked ||
    /\bspeak|\bfluent|\blanguages?\b|\bbol(?:t[aei]|na|lun?g?a?|leta|leti)\w*|\baat[ia] hai\b|\bsalita\b|\bnaongea\b|\bm[oó]wi[eę]\b|\bpesuven\b/.test(
      text,
    );
  if (!isContext && languagesIn(text).length < 2) return undefined;
  const remarks = text.split(remarkEnd);
  const last = remarks.findLast(
    (remark) => /\b(?:sirf|list|only|correct is|just those)\b/.test(remark) && spokenIn(remark).length > 1,
  );
  const names =
    last !== undefined && remarks.length > 1 && !isAsked ? spokenIn(last) : remarks.flatMap(spokenIn);
  return names.length > 0 ? { value: [...new Set(names)] } : undefined;
}
