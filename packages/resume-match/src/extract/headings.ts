import { anyOf } from "word-patterns";
import { fillWords, formHeadings, formNouns, headingForms } from "./headings.words.ts";
import type { SectionKind } from "./section-kind.ts";
import { foldText, startsWithActionVerb } from "./text.ts";
import { anyWord, bareLetters, perVocabulary, squeeze, type Words, wordsOf } from "./vocabulary.ts";

export type { SectionKind };

const formsByKind: Readonly<Record<SectionKind, readonly string[]>> = headingForms;

const squeezedForms = (forms: Partial<Record<SectionKind, Words>>): [string, SectionKind][] =>
  Object.entries(forms).flatMap(([kind, words]) =>
    words
      .flatMap((line) => line.split(", "))
      .map((form): [string, SectionKind] => [squeeze(form), kind as SectionKind]),
  );

/** An English heading is one in any text, so its kind wins. */
const kindByForm = perVocabulary(
  (languages) =>
    new Map([...languages.flatMap(({ headings }) => squeezedForms(headings)), ...squeezedForms(formsByKind)]),
);

/** Marks around a heading, and its number: "3. Skills", "二、教育背景". */
const trimEndMarks = (text: string) =>
  text.replace(
    /^[\s~*=–—\-[(【〔《<「『■□◆◇●○▼▶▪#§|]+|^[一二三四五六七八九十]{1,2}[、.]\s*|^\d{1,2}[.)、]\s*(?=\D)|[\s:\-–—|_.~*=\])】〕》>」』■□◆◇●○▼#]+$/gu,
    "",
  );

/**
 * Two-word headings that are certain for any first word: "Kitchen experience", "Academic record", "Client projects".
 */
const sureTwoWords =
  /^(?:\p{L}+ (?:experience|education|projects)|(?:employment|work|career|job) (?:history|record|background)|(?:educational?|academic) \p{L}+)$/iu;

const formPairs = Object.entries(formHeadings).map(
  ([kind, words]) => [new RegExp(`^${anyOf(words)} ${anyOf(formNouns)}$`, "i"), kind as SectionKind] as const,
);
/** "Employment particulars", "Scholastic record": a heading of a form. */
export const kindOfForm = (text: string) => formPairs.find(([pattern]) => pattern.test(text))?.[1];

/** A listed form, with or without a final "s" or a leading "My", "Key", "Other". */
function listedKind(text: string): SectionKind | undefined {
  const key = squeeze(text);
  const bare = trimEndMarks(text).replace(
    /^\s*(?:my|the|professional|key|relevant|selected|other|additional|(?:details|particulars) of(?: the| my)?)\s+/i,
    "",
  );
  return (
    kindByForm().get(key) ??
    kindByForm().get(`${key}s`) ??
    kindByForm().get(key.replace(/s$/, "")) ??
    (bare === trimEndMarks(text)
      ? (kindOfForm(bare) ?? (sureTwoWords.test(bare) ? kindByEnding(bare) : undefined) ?? firstPart(text))
      : listedKind(bare))
  );
}

const joint = perVocabulary(
  (languages) =>
    new RegExp(
      String.raw`\s*(?:[&/,+|・·、•与及和]|(?<!\p{L})${anyWord(["and", ...wordsOf(languages, "and")])}(?!\p{L}))\s*`,
      "iu",
    ),
);

/** Two headings in one: "Education & Awards" counts as the first part, "Languages and Tools" as skills. */
function firstPart(text: string): SectionKind | undefined {
  const parts = text.split(joint()).filter(Boolean);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map(listedKind);
  if (kinds.includes(undefined)) return undefined;
  return kinds[0] === "languages" && kinds.includes("skills") ? "skills" : kinds[0];
}

/** Endings of headings outside the list: "Computer and other skills". */
const endings: [RegExp, SectionKind][] = [
  [/(\bskills?|competenc(y|ies)|proficienc(y|ies)|expertise|technologies|strengths|skill ?set)$/i, "skills"],
  [
    /(experiences?|employment|(employment|work|career|job)\s+(history|details|record|background|profile)|positions|appointments)$/i,
    "experience",
  ],
  [/((educational?|academic)\s+\w+|education|qualifications?|academics?)$/i, "education"],
  [/(certifications?|certificates?|licen[cs]es?|trainings?|courses)$/i, "certificates"],
  [/projects?( undertaken| details)?$/i, "projects"],
  [/(awards?|achievements?|honou?rs)$/i, "awards"],
  [/languages( known| spoken)?$/i, "languages"],
  [/(interests?|hobbies)$/i, "interests"],
  [/(summary|profile|objective)$/i, "summary"],
];

/** Words of free-form headings, "Where I have worked", "My career so far". The others must be fillers. */
const headingWords: [RegExp, SectionKind][] = [
  [
    /^(?:experiences?|work(?:ed|s|ing)?|jobs?|roles?|positions?|posts?|employe(?:rs?|d)|employment|career|journey|placements?|internships?|appointments?|engagements|assignments|done)$/,
    "experience",
  ],
  [
    /^(?:education|stud(?:y|ies|ied)|schooling|schools?|learn(?:ing|ed|t)|qualifications?|academics?|degrees?|diplomas?|university|college)$/,
    "education",
  ],
  [
    /^(?:skills?|abilit(?:y|ies)|strengths?|expertise|know-?how|competences?|tools|methods|techniques|good)$/,
    "skills",
  ],
  [/^projects?$/, "projects"],
  [/^(?:certifications?|certificates?|licen[cs]es?|trainings?|courses?)$/, "certificates"],
];
const fillWord = new RegExp(`^${anyOf(fillWords)}$`);

/** The same in the languages of the text; the English ones come last. */
const freeHeadings = perVocabulary((languages) => {
  const whole = (words: Words) => new RegExp(`^${anyWord(words.map((line) => line.toLowerCase()))}$`, "u");
  return {
    isForeign: languages.length > 0,
    kinds: [
      ...languages.flatMap(({ headingWords: own = {} }) =>
        Object.entries(own).map(([kind, words]): [RegExp, SectionKind] => [
          whole(words),
          kind as SectionKind,
        ]),
      ),
      ...headingWords,
    ],
    filler: whole([...wordsOf(languages, "fillers"), ...wordsOf(languages, "and")]),
  };
});

const bareWord = (word: string) => (/\p{Script=Latin}/u.test(word) ? foldText(bareLetters(word)) : word);

function kindByWords(text: string): SectionKind | undefined {
  const { kinds: known, filler } = freeHeadings();
  const words = (
    text
      .replace(/['’]/g, "")
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? []
  ).map(bareWord);
  const kinds = words.map((word) => known.find(([pattern]) => pattern.test(word))?.[1]);
  if (
    words.length > 7 ||
    !words.every((word, index) => kinds[index] ?? (fillWord.test(word) || filler.test(word)))
  )
    return undefined;
  return joint().test(text) ? kinds.find(Boolean) : kinds.findLast(Boolean);
}

const kindByEnding = (text: string) =>
  /^\p{Lu}/u.test(text) && !startsWithActionVerb(text)
    ? endings.find(([ending]) => ending.test(text))?.[1]
    : undefined;

/**
 * Section that a heading opens; `undefined` for any other text. With `isLabel`, its content follows in the
 * same line.
 */
export function headingKind(text: string, isLabel = false): SectionKind | undefined {
  const clean = trimEndMarks(text);
  if (clean === "" || clean.length > 60 || /[\d@]/.test(clean)) return undefined;
  return (
    listedKind(clean) ??
    (isLabel || /[.;]/.test(clean) ? undefined : kindByWords(clean)) ??
    (clean.split(/\s+/).length <= 5 && !/[.,;]/.test(clean) ? kindByEnding(clean) : undefined)
  );
}

/** "Skills: Java, SQL": heading and content in one line. */
export function inlineHeading(
  text: string,
): { kind: SectionKind; heading: string; rest: string } | undefined {
  const match = /^([\p{L} &/]{4,40}?)\s*:\s*(\S.*)$/u.exec(text);
  if (!match) return undefined;
  const kind = headingKind(match[1] ?? "", true);
  return kind && kind !== "other" && kind !== "contact"
    ? { kind, heading: match[1] ?? "", rest: match[2] ?? "" }
    : undefined;
}

/** Last words of the listed English headings, in lower case, to look for headings in running text. */
export const headingEnds: ReadonlySet<string> = new Set(
  Object.values(formsByKind)
    .flatMap((forms) => forms.flatMap((line) => line.split(", ")))
    .map((form) => form.split(" ").at(-1) ?? "")
    .concat("record", "information", "data"),
);

/** Section that a listed heading opens. */
export const listedHeadingKind = (text: string): SectionKind | undefined => listedKind(text);

const englishForms = new Set(squeezedForms(formsByKind).map(([form]) => form));
/** Whether the text is a heading in another language only, where its words may be labels as well. */
export const isForeignHeading = (text: string) =>
  freeHeadings().isForeign && !englishForms.has(squeeze(text));

/** Whether the text is a listed heading, not only one by its ending. */
export const isListedHeading = (text: string) =>
  listedKind(text) !== undefined ||
  (freeHeadings().isForeign && text.length <= 60 && kindByWords(trimEndMarks(text)) !== undefined);
