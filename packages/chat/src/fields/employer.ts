import { anyOf, wholeWords } from "word-patterns";
import type { FieldName, Reading } from "../types.ts";
import { knownCity } from "./city.ts";
import { bestOf, type Candidate, clausesOf, otherPerson } from "./clauses.ts";
import { commonWords } from "./common-words.ts";
import * as words from "./employer.words.ts";
import { languageOf } from "./languages.ts";
import { isCapital, isNameWord, organisation, sentenceWords, titled } from "./proper-names.ts";

const legalForm =
  /\s*\b(?:pvt|private|pte|ltd|limited|llp|inc|llc|wll|fze|plc|gmbh|corp|sp\.? z ?o\.?o|s\.?a|co)\b\.?(?=[^\w-]|$)/gi;
/** A kind of company, not a name. */
const kindOfCompany = new RegExp(
  [
    `^${anyOf(words.beforeKind)}\\b.*\\b${anyOf(words.kindsAfterArticle)}\\b`,
    `^${anyOf(words.kindsAlone)}\\b`,
  ].join("|"),
  "i",
);
const secret = new RegExp(`\\b${anyOf(words.secretWords)}`, "i");

const current = anyOf(words.present);
const jobEnding = anyOf(words.jobEndings);
/** Phrases that an employer's name follows. */
const opening = new RegExp(
  [
    `\\b${anyOf(words.employed)}(?: ${anyOf(words.afterEmployed)}(?: an? \\w+(?: \\w+)?)?)*\\s+(?:at|for|with|in|under|by|sa|w|kwa)`,
    `\\b${current}\\s*(?:i am |i'm |am |i )?(?:at|with|in|working|work|employed|sa)(?: (?:at|with|in|for))?`,
    "\\b(?:present |current |my )?(?:employer|company|organi[sz]ation|org|firm|entity|boss)(?: name)?\\s*(?:is|now|:|=|-|,)",
    "\\b(?:company|firm|employer)(?:'s)? (?:ka|ki|cha|che) na+m(?: hai| is|:)?",
    "\\b(?:on )?(?:the )?payroll of",
    "\\bemployee (?:of|at|with)",
    "\\b(?:joined|moved to|transferred to|shifted to|switched to)",
    "\\bnow working",
    "\\b(?:company|firm|shop|hotel|school|hospital|place|start ?up|bank|agency) (?:called|named)",
    "\\b(?:they are|they're|it is|it's) called",
    "\\b(?:been|am|i'?m|m) (?:at|with|in)",
    "\\bnasa",
    "\\b(?:current|present) (?:company|employer|firm|job)",
    `\\b\\p{L}*${jobEnding} (?:at|with|for)`,
    "\\b(?:still|worked|years?|yrs|months|exp(?:erience)?) (?:at|in|with)",
    "\\bas (?:an? )?\\w+(?: \\w+)? (?:in|at|with)",
    `\\b${anyOf(words.jobs)} (?:at|in|with|for|of|sa|w)`,
    "(?<=^\\s*)(?:i am |i'm )?(?:at|with)",
    "\\b(?:teach|drive|cook|nurse|clean|serve)(?:ing)? (?:at|in|for)",
    `\\b${current}`,
  ]
    .map((part) => `(?:${part})`)
    .join("|")
    .replace(/^/, "(?:")
    .concat(")\\s+(?:the )?"),
  "giu",
);
/** Phrases that other things may follow too, so the name needs a capital. */
const needsCapital = new RegExp(
  [
    "\\b(?:joined|moved|transferred|shifted|switched|company|employer|firm|job) (?:to )?(?:the )?$",
    `(?:${jobEnding}|years?|yrs|months|exp(?:erience)?) (?:at|with|for|in) (?:the )?$`,
    "\\bas (?:an? )?\\w+(?: \\w+)? (?:in|at|with) (?:the )?$",
    "\\b(?:been|am|i'm) in (?:the )?$",
    "\\b(?:teach|drive|cook|nurse|clean|serve)(?:ing)? (?:at|in|for) (?:the )?$",
    `\\b${current} $`,
  ].join("|"),
  "i",
);
/** Places where the candidate may have studied. */
const education = /\b(?:school|college|university|academy|institute)\b/i;
/** Phrases after an employer's name. */
const after = new RegExp(
  `^\\s*(?:${[
    "(?:me|mein|mai|la|il|lo)\\s+(?:[\\p{L}\\d]+\\s+){0,5}?(?:hu|hoon|hun|kaam|job|kar\\w*|naukri|velai|work\\w*)\\b",
    "pays me",
    "is (?:my|the) (?:present |current )?(?:employer|company)",
    "ki naukri",
    "po ako",
    "ang (?:company|employer)",
  ].join("|")})`,
  "iu",
);
const former = wholeWords(words.formerWords, "i");
const formerAfter =
  /^[^,.;]*\b(?:before|earlier|pehle|previously|till last|until|closed|shut|years? ago|tha|thi|dati|irundh?en|last job)\b/i;
const nobody = wholeWords(words.withoutJob, "i");
/** Kinds of work that follow "3 years in" and are no employer. */
const fieldOfWork = new RegExp(`^(?:${anyOf(words.fieldsOfWork)}(?:\\s|$))+$`, "i");

/** A run of capitalised words, with short lower-case words in between. */
const capital =
  "(?:(?:St|Dr|Mr|\\p{Lu})\\.\\s?)*(?:\\d*\\p{Lu}[\\p{L}\\d&'’-]*|\\d+\\p{Lu}\\w*|\\d+i(?= \\p{Lu})|\\d+/\\d+\\.ai)";
const capitals = new RegExp(`${capital}(?:\\s+(?:(?:of|and|the|de|da|na|z|i|&)\\s+){0,2}${capital})*`, "u");
const smallEnd = new RegExp(
  `,|\\s(?:\\d+ ?(?:yrs?|years?|months?|lpa|k|days?)|${anyOf(words.afterSmallName)})\\b.*|[.;!?]`,
  "i",
);

/** Whether words are those of a sentence or name languages, not an employer. */
const isCommon = (name: string) =>
  /^(?:they|he|she|it|we|you|i|there|this|that)\b/i.test(name) ||
  name
    .toLowerCase()
    .split(/[\s,/&-]+/)
    .every((word) => commonWords.has(word) || languageOf(word) !== undefined);

/** Employer's name without its legal form. */
function employerOf(text: string, isSmallToo: boolean): string | undefined {
  const run = new RegExp(`^${capitals.source}`, "u").exec(text)?.[0];
  const words = run ?? (isSmallToo ? text.split(smallEnd)[0] : undefined);
  const name = words
    ?.replace(/[,.\s]+(?=(?:pvt|private|ltd|limited|inc|llp|plc)\b)/gi, " ")
    .replace(legalForm, "")
    .replace(/^(?:the|an?)\s+(?=\p{Lu})/u, "")
    .replace(/^(.*\S) (\p{L}+)$/u, (whole, before: string, last: string) =>
      knownCity(last) &&
      (organisation.test(before) || /^[^,.;]* branch\b/i.test(text)) &&
      !/\bof$/i.test(before)
        ? before
        : whole,
    )
    .replace(/[.,\s-]+$/, "")
    .trim();
  if (
    !name ||
    name.length < 2 ||
    name.length > 50 ||
    sentenceWords.test(name) ||
    fieldOfWork.test(name) ||
    isCommon(name) ||
    (/^\p{L}+$/u.test(name) && !isNameWord(name)) ||
    (run === undefined && otherPerson.test(`my ${name}`)) ||
    /^(?:(?:the )?same|myself|home|there|here|them|anywhere|nowhere|most|least|all|once|present|last|first|the moment|any)\b/i.test(
      name,
    ) ||
    /\b\d+ ?(?:years?|yrs?|lakhs?|months?|days?|weeks?|k)\b/i.test(name) ||
    knownCity(name)
  )
    return undefined;
  if (
    run === undefined &&
    (name.split(/\s+/).length > 4 ||
      /^(?:sales|support|it|hr|a|an|this|that|night|day|home|shifts?|it|office|field|line|one|two|customer\w*)\b/i.test(
        name,
      ))
  )
    return undefined;
  if (/^[a-z]{2,4}$/.test(name)) return name.toUpperCase();
  return /\p{Lu}/u.test(name) ? name : titled(name);
}

/** A lower-case organisation before a closing phrase: "abhi lotus bank me hu". */
const smallName = new RegExp(
  `(?:\\b(?:abhi|ab|now|filhal|currently|main|mai|i am|i'm) )?((?:[\\p{Ll}\\d&'-]+ ){1,3}?(?:${organisation.source}|\\bcent(?:re|er)\\b))\\s+(?:me|mein|mai)\\s+(?:hu|hoon|hun|kaam|job|naukri)`,
  "u",
);

function fitOf(clause: string, start: number, end: number, isLegal: boolean): number {
  const [before, rest] = [clause.slice(0, start), clause.slice(end)];
  const last = before.split(/\b(?:and|then|now|but)\b/i).at(-1) ?? "";
  const isPast = former.test(last) && !new RegExp(`\\b${current}\\b`, "i").test(before);
  return (
    (isLegal ? 3 : 0) +
    (new RegExp(`\\b${current}\\b`, "i").test(clause) ? 1 : 0) -
    (isPast || formerAfter.test(rest) ? 6 : 0) -
    (otherPerson.test(before) ? 6 : 0)
  );
}

/** Employers that are recognisable by the words before or after them. */
function employersIn(clause: string, isAsked: boolean): Candidate<string>[] {
  const isSmall = !/\p{Lu}/u.test(clause.slice(1));
  const shown = [...clause.matchAll(opening)].flatMap((found) => {
    const start = found.index + found[0].length;
    const text = clause.slice(start);
    const isMove = needsCapital.test(found[0]) && !isCapital(text);
    const value =
      isMove || (kindOfCompany.test(text) && !isCapital(text))
        ? undefined
        : employerOf(text, isAsked || isSmall);
    if (value === undefined) return [];
    const end = start + value.length;
    const isLegal = /^\W*(?:pvt|private|ltd|limited|inc|llp|plc)\b/i.test(clause.slice(end));
    return [{ value, score: 3 + fitOf(clause, found.index + found[0].length, end, isLegal) }];
  });
  const named = [...clause.matchAll(new RegExp(capitals.source, "gu"))].flatMap(({ 0: run, index }) => {
    const end = index + run.length;
    const isLegal = legalForm.test(run);
    legalForm.lastIndex = 0;
    const isFollowed = after.test(clause.slice(end));
    const isPiece = clause === run && organisation.test(run) && !education.test(run);
    const value = employerOf(run, false);
    if (!value || !(isLegal || isFollowed || isPiece)) return [];
    return [{ value, score: (isFollowed ? 3 : isPiece ? 1 : 0) + fitOf(clause, index, end, isLegal) }];
  });
  const small = smallName.exec(clause)?.[1];
  const value = small === undefined ? undefined : employerOf(small, true);
  return [
    ...shown,
    ...named,
    ...(value === undefined ? [] : [{ value, score: 3 + fitOf(clause, 0, 0, false) }]),
  ];
}

/** A reply to the question for the employer: its capitalised words, or all of it if it is short. */
function bareReply(clauses: string[]): string | undefined {
  for (const clause of clauses) {
    if (
      former.test(clause) ||
      otherPerson.test(clause) ||
      sentenceWords.test(clause) ||
      /\d{5}|@/.test(clause)
    )
      continue;
    const text = clause.replace(
      /^(?:(?:hi|yes|sir|po|i'?m|i am|main|ako|currently|presently|abhi|now|working|work|at|with|in|for|sa|it'?s|its|my company is|company is|name is|the)\s+)+/i,
      "",
    );
    const runs = [...text.matchAll(new RegExp(capitals.source, "gu"))].map(([run]) => run);
    const isOneWord = /^\S+$/.test(text);
    const run =
      runs.find((part) => organisation.test(part)) ??
      runs.find((part) => text.startsWith(part) || part.includes(" "));
    const value = employerOf(run ?? text, isOneWord || text.split(/\s+/).length <= 5);
    if (value) return value;
  }
  return undefined;
}

/** Reads the current employer, without its legal form. Takes the text as written. */
export function readEmployer(raw: string, asked: FieldName | null): Reading<string> {
  const isAsked = asked === "currentEmployer";
  if (isAsked && nobody.test(raw)) return undefined;
  const clauses = clausesOf(raw.replace(/\b(pvt|ltd|co)\.(?=\s)/gi, "$1"));
  const best = bestOf(clauses.flatMap((clause) => employersIn(clause, isAsked)));
  if (isAsked && secret.test(raw)) return { doubt: "VAGUE" };
  if (best && best.score > 0) return { value: best.value };
  if (!isAsked) return undefined;
  const isKind = clauses.some((clause) =>
    kindOfCompany.test(clause.replace(/^.*?\b(?:at|for|with|in)\s+(?=an?\b)/i, "")),
  );
  const value = bareReply(clauses.filter((clause) => !kindOfCompany.test(clause)));
  const isNamed = value !== undefined && (!isKind || clauses.some((clause) => clause.includes(value)));
  if (isNamed) return { value };
  return isKind ? { doubt: "VAGUE" } : undefined;
}
