import { anyOf } from "word-patterns";
import type { SectionKind } from "./section-kind.ts";

/** Groups of words in the notation of `word-patterns`. */
export type Words = readonly string[];

/** What the engine needs to know of a language beside English. A part that is absent has no words of its own. */
export type LanguageWords = {
  /** Frequent words, by which a text in Latin letters shows its language. Compared without accents. */
  common?: Words;
  /** Headings of sections, compared without case, spaces, marks and accents. */
  headings: Partial<Record<SectionKind, Words>>;
  /** Words of free-form headings by section, and the words that may stand beside them. */
  headingWords?: Partial<Record<SectionKind, Words>>;
  fillers?: Words;
  /** "And". */
  and?: Words;
  /** Names of the twelve months, each with its forms divided by a bar. */
  months?: readonly string[];
  /** Dates in forms of this language only, as regular expressions. */
  dateForms?: readonly string[];
  /** Words for the end of a present job. */
  present?: Words;
  /** Words before a date: since, from. Words between two dates. Words behind a date: "г.", "부터", "तक". */
  since?: Words;
  from?: Words;
  to?: Words;
  sinceBehind?: Words;
  behindDate?: Words;
  /** Units of a duration: "3 года 2 месяца". */
  durations?: Words;
  /** Nouns of job titles, in any place of the title, or at the end of one in a script without spaces. */
  titles?: Words;
  titleEnds?: Words;
  /** Legal forms, and words in the names of other employers. */
  legalForms?: Words;
  employers?: Words;
  degrees?: Words;
  schools?: Words;
  /** Words between a title and its employer. Sure ones have no other meaning there. */
  at?: Words;
  sureAt?: Words;
  /** Subjects of a degree. */
  subjects?: Words;
  labels?: {
    name?: Words;
    givenName?: Words;
    familyName?: Words;
    /** Labels of personal data. */
    personal?: Words;
    /** Labels in the head of a job: "Firma:", "Stanowisko:". */
    job?: Words;
    /** Labels above the description of a job: "Aufgaben:". */
    description?: Words;
    phone?: Words;
  };
  /** Words that are not part of a name. */
  notInNames?: Words;
  places?: Words;
  /** Names of spoken languages. */
  languageNames?: Words;
  /** Words of an event that begins and ends a job or a study: "入社" and "退社". */
  begins?: Words;
  ends?: Words;
  /** A title ends with its noun. */
  isNounLast?: true;
  /** The employer stands before the title. */
  isEmployerFirst?: true;
};

/** The languages of a text beside English. The same languages are the same array, so that it can be a key. */
export type Vocabulary = readonly LanguageWords[];

export const englishOnly: Vocabulary = [];
let active = englishOnly;

/** Reads with the words of these languages beside English. `read` must be synchronous. */
export function withVocabulary<Result>(vocabulary: Vocabulary, read: () => Result): Result {
  const before = active;
  active = vocabulary;
  try {
    return read();
  } finally {
    active = before;
  }
}

/** A value that is built once for each vocabulary, when it is first needed. */
export function perVocabulary<Value>(build: (languages: Vocabulary) => Value): () => Value {
  const values = new WeakMap<Vocabulary, { value: Value }>();
  return () => {
    const known = values.get(active);
    if (known) return known.value;
    const value = build(active);
    values.set(active, { value });
    return value;
  };
}

/** A regular expression that depends on the vocabulary, with the methods of one. */
export function vocabularyPattern(build: (languages: Vocabulary) => RegExp) {
  const pattern = perVocabulary(build);
  return {
    test: (text: string) => pattern().test(text),
    exec: (text: string) => pattern().exec(text),
    matchAll: (text: string) => text.matchAll(new RegExp(pattern(), "giu")),
    [Symbol.replace]: (text: string, replacement: string) => text.replace(pattern(), replacement),
  };
}

type WordLists = {
  [Key in keyof LanguageWords as NonNullable<LanguageWords[Key]> extends Words ? Key : never]: Words;
};

/** The words of one kind in all languages. */
export const wordsOf = (languages: Vocabulary, key: keyof WordLists): string[] =>
  languages.flatMap((language) => language[key] ?? []);

/** The labels of one kind in all languages. */
export const labelsOf = (languages: Vocabulary, key: keyof NonNullable<LanguageWords["labels"]>): string[] =>
  languages.flatMap(({ labels }) => labels?.[key] ?? []);

/*
 * The inside of a class of letters and marks, as ranges: V8 compiles each `\p{L}` to 10 KB of machine code and these
 * to 1 KB, and a list of words repeats them a hundred times. Other scripts than those of our languages are coarse.
 */

/** Of scripts that divide words by spaces. */
export const spacedLetters = String.raw`A-Za-zªµºÀ-ÖØ-öø-\u02d1\u02e0-\u02e4\u02ec\u02ee\u0300-\u037d\u037f\u0386\u0388-\u03f5\u03f7-\u0481\u0483-\u0559\u0560-\u0588\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7-\u05f2\u0610-\u061a\u0620-\u065f\u066e-\u06d3\u06d5-\u06dc\u06df-\u06e8\u06ea-\u06ef\u06fa-\u06ff\u0710-\u0963\u0971-\u10ff\u1200-\u1fff\u2c00-\u2dff`;
/** Of all scripts. */
export const letters = String.raw`${spacedLetters}\u1100-\u11ff\u3005-\u3007\u302a-\u302f\u3031-\u3035\u303b\u303c\u3041-\u30fa\u30fc-\ua4cf\ua500-\ud7ff\uf900-\ufdfb\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc`;

/** Source of a pattern for one of the words, in letters of any script; matches nothing without words. */
export const anyWord = (words: Words): string =>
  words.length === 0 ? "(?!)" : anyOf(words).replaceAll(String.raw`\w`, String.raw`[${letters}\d]`);

const spacedLetter = `[${spacedLetters}]`;

/** One of the words where it is not part of a longer one, or anywhere in a script without spaces. */
export const wholeWord = (words: Words): string => `(?<!${spacedLetter})${anyWord(words)}(?!${spacedLetter})`;

const bareForms: Record<string, string> = { ı: "i", ł: "l", Ł: "L", ø: "o", Ø: "O" };

/** Strips accents without shifting letters: "März" is found as "Marz". */
export const bareLetters = (text: string): string =>
  /[À-ɏ]/.test(text)
    ? text.replace(/[À-ɏ]/g, (letter) => bareForms[letter] ?? letter.normalize("NFD")[0] ?? letter)
    : text;

/** The letters of a heading alone, to compare it with listed ones. */
export const squeeze = (text: string): string =>
  bareLetters(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/\P{L}/gu, "");
