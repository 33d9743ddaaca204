import { anyOf } from "word-patterns";
import { fillWords, formHeadings, formNouns, headingForms } from "./headings.words.ts";
import { foldText, startsWithActionVerb } from "./text.ts";

export type SectionKind =
  | "contact"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "projects"
  | "certificates"
  | "languages"
  | "awards"
  | "publications"
  | "volunteer"
  | "interests"
  | "references"
  | "other";

const formsByKind: Readonly<Record<SectionKind, readonly string[]>> = headingForms;

const squeeze = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/&/g, "and").replace(/\P{L}/gu, "");

const kindByForm = new Map<string, SectionKind>(
  Object.entries(formsByKind).flatMap(([kind, forms]) =>
    forms.flatMap((line) => line.split(", ")).map((form) => [squeeze(form), kind as SectionKind] as const),
  ),
);

const trimEndMarks = (text: string) => text.replace(/^[\s~*=–—-]+|[\s:\-–—|_.~*=]+$/g, "");

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
    kindByForm.get(key) ??
    kindByForm.get(`${key}s`) ??
    kindByForm.get(key.replace(/s$/, "")) ??
    (bare === trimEndMarks(text)
      ? (kindOfForm(bare) ?? (sureTwoWords.test(bare) ? kindByEnding(bare) : undefined) ?? firstPart(text))
      : listedKind(bare))
  );
}

/** Two headings in one: "Education & Awards" counts as the first part, "Languages and Tools" as skills. */
function firstPart(text: string): SectionKind | undefined {
  const parts = text.split(/\s*(?:&|\/|,|\band\b|\+|\|)\s*/i).filter(Boolean);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map(listedKind);
  if (kinds.includes(undefined)) return undefined;
  return kinds[0] === "languages" && kinds.includes("skills") ? "skills" : kinds[0];
}

/** Endings of headings outside the list: "Computer and other skills". */
const endings: [RegExp, SectionKind][] = [
  [
    /(\bskills?|competenc(y|ies)|proficienc(y|ies)|expertise|technologies|strengths|skill ?set|kenntnisse|fähigkeiten|comp[eé]tences|competencias|competenze|competências)$/i,
    "skills",
  ],
  [
    /(experiences?|employment|(employment|work|career|job)\s+(history|details|record|background|profile)|positions|appointments|erfahrung|werdegang|professionnelles?|experiencia|esperienza|experiência)$/i,
    "experience",
  ],
  [
    /((educational?|academic)\s+\w+|education|qualifications?|academics?|bildung|studium|formations?|formación|formazione|formação)$/i,
    "education",
  ],
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
    /^(?:experiences?|work(?:ed|s|ing)?|jobs?|roles?|positions?|posts?|employe(?:rs?|d)|employment|career|journey|stationen|placements?|internships?|appointments?|engagements|assignments|laufbahn|tatigkeiten|parcours|postes?|emplois?|trayectoria|carriera|done)$/,
    "experience",
  ],
  [
    /^(?:education|stud(?:y|ies|ied)|schooling|schools?|learn(?:ing|ed|t)|qualifications?|academics?|degrees?|diplom(?:as?|es)|university|college|etudes?|estudios|studi|ausbildung|schule|titulos)$/,
    "education",
  ],
  [
    /^(?:skills?|abilit(?:y|ies)|strengths?|expertise|know-?how|kenntnisse|fahigkeiten|competences?|tools|methods|techniques|good)$/,
    "skills",
  ],
  [/^projects?$/, "projects"],
  [/^(?:certifications?|certificates?|licen[cs]es?|trainings?|courses?)$/, "certificates"],
];
const fillWord = new RegExp(`^${anyOf(fillWords)}$`);

function kindByWords(text: string): SectionKind | undefined {
  const words = foldText(text.replace(/['’]/g, "")).split(" ");
  const kinds = words.map((word) => headingWords.find(([pattern]) => pattern.test(word))?.[1]);
  if (words.length > 7 || !words.every((word, index) => kinds[index] ?? fillWord.test(word)))
    return undefined;
  return /[&,/]|\b(?:and|und|et|y|e)\b/i.test(text) ? kinds.find(Boolean) : kinds.findLast(Boolean);
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

/** Last words of the listed headings, in lower case, to look for headings in running text. */
export const headingEnds: ReadonlySet<string> = new Set(
  Object.values(formsByKind)
    .flatMap((forms) => forms.flatMap((line) => line.split(", ")))
    .map((form) => form.split(" ").at(-1) ?? "")
    .concat("record", "information", "data"),
);

/** Section that a listed heading opens. */
export const listedHeadingKind = (text: string): SectionKind | undefined => listedKind(text);

/** Whether the text is a listed heading, not only one by its ending. */
export const isListedHeading = (text: string) => listedKind(text) !== undefined;
