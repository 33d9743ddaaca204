import { anyOf, wholeWords } from "word-patterns";
import type { FieldName, Reading, Shift } from "../types.ts";
import { clausesOf, otherPerson } from "./clauses.ts";
import * as words from "./shift.words.ts";

const shifts: [RegExp, Shift][] = [
  [
    new RegExp(
      [
        wholeWords(words.anyShift).source,
        "\\bany(?:thing)?\\b(?! (?:update|news|question|more|night|other|day|morning|evening|afternoon))",
        "\\bwhichever\\b(?! (?:two|one|2))",
        "\\beither\\b(?!.*\\b(?:or|ya)\\b)",
        "\\b24\\s*[x*/]\\s*7\\b",
      ].join("|"),
    ),
    "any",
  ],
  [wholeWords(words.rotatingShift), "rotating"],
  [wholeWords(words.nightShift), "night"],
  [wholeWords(words.eveningShift), "evening"],
  [
    new RegExp(
      [
        wholeWords(words.dayShift).source,
        "(?<!\\d )\\bdays?\\b(?! \\w+ week)(?! off)",
        "\\bfirst(?= (?:or|ya) second)",
      ].join("|"),
    ),
    "day",
  ],
];
const shiftWord = anyOf(words.shiftNames);
/** "night no", but not "night no issue" */
const noButNoIssue = "no\\b(?! (?:issues?|prob\\w*|worries|matter|objection|tension|dikkat))";
/** Shifts that are refused, given up or only explained. */
const refusal = new RegExp(
  [
    `\\b${anyOf(words.refusing)}\\s+(?:in |do |work |the |at |any |more |of |on )*${shiftWord}(?: (?:shifts?|duty|wali|wala))?`,
    `\\b${shiftWord}(?: (?:shifts?|duty|me[in]?|wali|wala|ki|ka|ko))* (?:${anyOf(words.refused)}|${noButNoIssue}|mudiyw*|vendaw*)`,
    `\\bless ${shiftWord}`,
    `\\b${shiftWord}(?: (?:shifts?|ko))* (?:chh?od\\w*|ke (?:alawa|alava|siwa\\w*|siva\\w*|bina)|sodun|sivay|excluded|excluding)`,
    `\\bexcluding ${shiftWord}`,
  ].join("|"),
  "g",
);
/** Activities outside work. */
const besides =
  /\b(?:college|school|class(?:es)?|stud(?:y|ies)|church|bingo|gym|tuition|kids|baby|children)\b/;
const reason = /(?<!\bsame )\b(?:because|as|since|coz|cos) [^.;!?\n]*/;
const allBut = /\bany(?:thing)? (?:shift |time )?(?:but|except|bar|that is not|which is not)\b/;
/** Phrases for choosing. */
const choice = wholeWords(words.choosing);
const former =
  /\b(?:used to|before|pehle|earlier|dati|last job|previous\w*|was|did|doing|on \w+ (?:shifts? )?now|now in|currently|abhi)\b/;

const hourWord = anyOf(words.hourWords);
const clockRange = new RegExp(
  [
    `(${anyOf([...words.partsOfDay, "night, dopahar"])} )?\\b(\\d{1,2})(?:[:.]?(\\d{2}))?\\s*(${hourWord})?`,
    `(?:-|–|${anyOf(words.untilWords)})`,
    `(?:the )?(?:${anyOf([...words.partsOfDay, "night"])} )?(\\d{1,2})(?:[:.]?\\d{2})?\\s*(${hourWord})?`,
  ].join("\\s*"),
);
const clockStart = new RegExp(
  [
    "\\b(?:from|after|start(?:ing|s)?(?: at)?|at|go at|by|mula)?\\s*",
    `(${anyOf(words.partsOfDay)} )?(\\d{1,2})(?:[:.]\\d{2})? ?(${hourWord})`,
    "(?: (?:onwards?|se|start|start\\w+|shift))?",
  ].join(""),
);

/** The shift that starts at an hour. */
const shiftAt = (hour: number): Shift =>
  hour >= 5 && hour < 12 ? "day" : hour >= 12 && hour < 19 ? "evening" : "night";

/** Converts an hour of a 12-hour clock to 24 hours, by the words around it. */
function hourOf(figure: string, words: string, isFirstOfRange: boolean, end: string): number {
  const hour = Number(figure);
  if (hour > 12) return hour;
  if (/a\.?m|morning|subah|midnight/.test(words)) return hour % 12;
  if (/p\.?m|evening|afternoon|noon|shaam|sham|dopahar/.test(words)) return (hour % 12) + 12;
  if (/night|raat/.test(words)) return hour < 5 || hour === 12 ? hour % 12 : hour + 12;
  const isPast = isFirstOfRange && hour < 6 && !/a\.?m|morning|subah/.test(end);
  const isOverNight = isFirstOfRange && /a\.?m|morning|subah/.test(end) && hour >= 6;
  return isPast || isOverNight || hour === 12 ? (hour % 12) + 12 : hour;
}

function byClock(text: string): Shift | undefined {
  const between = clockRange.exec(text);
  if (between) {
    const { 1: part = "", 2: from = "", 4: word = "", 6: end = "" } = between;
    if (Number(from) <= 24) return shiftAt(hourOf(from, `${part}${word}`, true, end));
  }
  if (/\b(?:till|until|before|up ?to|by) \d/.test(text)) return undefined;
  const start =
    clockStart.exec(text) ?? /\b(?:go|from|start\w*|report|begin)(?: at)? ()(\d{1,2})\b()/.exec(text);
  if (!start || Number(start[2]) > 24) return undefined;
  return shiftAt(hourOf(start[2] ?? "", `${start[1] ?? ""}${start[3] ?? ""}`, true, ""));
}

const namedIn = (text: string) => shifts.filter(([pattern]) => pattern.test(text)).map(([, shift]) => shift);

/** The single shift among those named; "any" and "rotating" include the others. */
function oneOf(named: Shift[]): Shift | undefined {
  if (named[0] === "any" || named[0] === "rotating") return named[0];
  return named.length === 1 ? named[0] : undefined;
}

/** Wishes and addresses that name a time of day. */
const notOfWork = /\bgood (?:night|morning|evening|afternoon|day)\b|\S*@\S*|\bhappy \w+ day\b/g;
const condition =
  /\b(?:only if|if|agar|unless|depends?|depending|sometimes|kabhi kabhi|for (?:the )?first|then any)\b/;
const weekday = "(?:sun|mon|tues|wednes|thurs|fri|satur)days?|week ?ends?|ravivar|itwaar|shanivar|ravivari";
/** Days on which someone does not work. */
const weekdayLimit = new RegExp(
  [
    `\\b(?:no|not|except|without|can'?t|cannot|won'?t|but not|never|off|other than|excluding)\\b[^.;!?]{0,24}\\b(?:${weekday})\\b`,
    `\\b(?:${weekday})\\b(?: (?:ko|me|is|are|must be|should be|ki|kaam))* (?:off|nahi|nai|nako|not possible|chh?utti|holiday|no|leave|mat|free|week ?off)\\b`,
  ].join("|"),
);

/** Reads the preferred shift, without refused shifts and reasons. Text has digits for numbers. */
export function readShift(raw: string, asked: FieldName | null): Reading<Shift> {
  const isAsked = asked === "shift";
  const text = raw.replace(notOfWork, " ");
  if (isAsked && (weekdayLimit.test(text) || condition.test(text))) return { doubt: "LIMITED" };
  const rest = text.replace(refusal, " ");
  const isRefused = rest !== text;
  // Any shift but one still leaves several.
  if (allBut.test(text) && (isAsked || /shift|night/.test(text))) return { doubt: "LIMITED" };
  const wanted = rest.replace(reason, " ");
  if (
    !isAsked &&
    !/\bshifts?\b|\bnights?\b|\bevenings?\b|\brotation\w*|\bduty\b|\b(?:days|mornings|evenings) only\b|\bonly (?:days|mornings|evenings)\b|\bearlies\b|\bgraveyard\b/.test(
      wanted,
    )
  )
    return undefined;
  if (
    !isAsked &&
    /\bnight (?:allowance|cab|club|bus|audits?|manager|guard|school|out)|\ball night\b|\bgood (?:night|evening)/.test(
      wanted,
    )
  )
    return undefined;
  const clauses = clausesOf(wanted);
  const relevant = isAsked
    ? clauses.filter(
        (clause, at) =>
          !(otherPerson.test(clause) && /\b(?:does|do|works?|is on)\b/.test(clause)) &&
          !(at > 0 && besides.test(clause)),
      )
    : clauses.filter((clause) => /shift|night|evening|graveyard|rotat|duty|\bdays\b|mornings/.test(clause));
  const named = namedIn(relevant.join(" , "));
  const value = oneOf(named);
  // All but one, or changing ones but one: a limit is never dropped.
  const isAllBut = isRefused && (value === "any" || value === "rotating");
  if (isAllBut && (isAsked || /shift|night|rotat/.test(text))) return { doubt: "LIMITED" };
  const isChoice =
    value === "any" &&
    /\b(?:or|ya)\b/.test(wanted) &&
    new Set(namedIn(wanted)).size > 2 &&
    !/\bany\b|\ball\b|koi bhi/.test(wanted);
  if (isChoice) return { doubt: "SEVERAL" };
  if (value && !isAllBut) return { value };
  const clock =
    isAsked || /shift/.test(wanted)
      ? byClock(relevant.join(", ").replace(/\b\d+ ?(?:days?|years?|yrs?|weeks?|months?)\b/g, " "))
      : undefined;
  if (clock) return { value: clock };
  const chosen = relevant
    .filter((clause) => choice.test(clause) && !former.test(clause))
    .map((clause) => oneOf(namedIn(clause)));
  const choices = new Set(chosen.filter((shift) => shift !== undefined));
  const [only] = choices;
  if (
    only !== undefined &&
    choices.size === 1 &&
    !/\bor\b|\bya\b|\bdepends\b/.test(relevant.filter((clause) => namedIn(clause).length > 0).join(" "))
  )
    return { value: only };
  const [first = "", ...others] = relevant;
  const isReason =
    others.length > 0 && others.every((clause) => !choice.test(clause) && /(?:\S+ ){3}/.test(clause));
  const chosenFirst = isReason && !/\b(?:or|ya|aur|and)\b/.test(first) ? oneOf(namedIn(first)) : undefined;
  if (chosenFirst && first.split(/\s+/).length <= 4) return { value: chosenFirst };
  if (isAllBut || (isAsked && isRefused)) return { doubt: "LIMITED" };
  return named.length > 1 ? { doubt: "SEVERAL" } : undefined;
}
