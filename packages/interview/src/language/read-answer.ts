import { anyOf, wholeWords } from "word-patterns";
import { figure, time } from "./facts-in-text.ts";
import { invertedHad, isIntended, isUnreal } from "./not-done.ts";
import { beforeSpeech, isPresentDeed, isReporting, namesOccasion, tellInPast } from "./present-tense.ts";
import { type Quote, quotesIn } from "./quotes.ts";
import {
  afterVerbs,
  denials,
  habits,
  openingWords,
  participles,
  plans,
  toReader,
} from "./read-answer.words.ts";
import { type Piece, splitUnits } from "./split-units.ts";
import { generalWords, isPast, sayingPast, statePast } from "./word-lists.ts";

/** The actor: the speaker, the speaker with others, someone else, or an unnamed person. */
export type Actor = "I" | "WE" | "OTHER" | "NONE";
/** Whether a clause reports something that was done. */
export type Mode = "DONE" | "NEGATED" | "IMAGINED" | "PLANNED" | "GENERAL" | "TO_READER";

/** A clause group with its actor, mode and actions. */
export type Unit = Piece & {
  /** In lower case, with straight apostrophes. A story in the present tense is put into the past. */
  text: string;
  original: string;
  sentence: number;
  /** Position in the answer, 0 to 1. */
  place: number;
  actor: Actor;
  mode: Mode;
  /** Action verbs, in order. */
  deeds: string[];
  /** The text from the verb on, without the subject. */
  predicate: string;
  hasPast: boolean;
  /** Whether it is marked as not having happened. */
  isUnreal: boolean;
  /** Whether it is marked as still to come. */
  isIntended: boolean;
  /** Kind of the quotation that contains it. */
  quoted: "NO" | Quote["kind"];
};

export type ReadAnswer = { text: string; units: Unit[]; isGeneral: boolean };

const opening = new RegExp(String.raw`^(?:${anyOf(openingWords)}\b[\s,]*)+`);
const conjunction = /^(?:when|whenever|if|after|before|as|since|because|while|once|although|though|until)\b/;
const preposition = /^(?:by|during|in|on|at|for|with|from|last|next|one|this|about|out of|instead of)\b/;
const ownSubject = /(?<![\w'])(?:i|we|he|she|they)(?:'(?:d|ll|ve|re|s|m))?(?![\w'])/g;
const pronoun =
  /(?<![\w'])(i|we|he|she|they|you|it|one|who|nobody|somebody|someone|everyone|everybody|(?:my|our) (?:team|colleagues?|manager|lead|boss|supervisor|department|company)|my \w+|our \w+|his \w+|her \w+|their \w+|the \w+|an? \w+)(?:'(d|ll|ve|re|s|m))?(?![\w'])/;

const together = /^(?:we|our team|our \w+ team|the team|my team|all of us|us)$/;
const readerWords = new RegExp(
  String.raw`\b(?:${anyOf(toReader)}|(?:mark|rate|score|grade) (?:this|me|my|the)\b|(?:status|strength|evidence|verdict)\s*[:=])`,
);

/** Adverbs before a verb. No text may match in two ways, or the time to fail doubles with each adverb. */
const adverb =
  "(?:(?:\\w+ly|just|also|then|first|still|always|never|even|again|myself|both|all|now|already|ever|long|since)\\s+)*";
/** What follows "'d" where it is short for "had". */
const hadDone = String.raw`(?:already|just|also|only|ever|never|not|always|been|long|\w+(?:ed|en|ne|wn|nt|ght|ld)|${anyOf(participles)})`;
const imagined = new RegExp(
  [
    String.raw`^${adverb}(?:would|should|could(?! not)|might|may|ought to|wish|imagine)\b`,
    String.raw`^${adverb}'d\s+${adverb}(?:not |never )?(?!${hadDone}\b)\w`,
  ].join("|"),
);
const planned = new RegExp(String.raw`^${adverb}(?:${anyOf(plans)}|wanted to(?! know| hear| see| find))\b`);
const negated = new RegExp(String.raw`^${adverb}${anyOf(denials)}\b|^never\b`);
const habit = wholeWords(habits);
/** "When a customer shouts", "if it burns". */
const anyTime =
  /^(?:when|if) (?:an?|any\w*|some\w*|people|things|everything|it|they|you|(?!the|my|his|her)\w+s) /;
const unreal = new RegExp(
  String.raw`${invertedHad}|\bif (?:i|we|he|she|they|there|it|you) (?:had|have|were|was|get|got|would)\b|\bsuppose\b|\bideally\b|\bin (?:that|such a) case i\b`,
);

/** What follows a verb of saying is reported speech, not an action. */
const saying =
  /\b(?:said|told|asked|explained|replied|answered|promised|agreed|mentioned|thought|knew|felt|noticed|realised|realized|saw that|found that|heard)\b(?!.*\b(?:and|then) i (?:gave|took|sent|wrote|called|rang|went)).*/;

const noDeed = /^(?:not|i|we|you|he|she|they|my|so|well|everything|nothing|anything|what)$/;

function deedsOf(words: readonly string[]): string[] {
  // "I am relaxed", "it was delivered": a state, or a passive without an agent.
  const isAdjective = /^(?:m|am|was|were|is|are|be|been|s)$/.test(words[0] ?? "");
  return words.filter((word, index) => {
    const before = words[index - 1] ?? "";
    if (
      /^(?:the|a|an|my|his|her|their|our|was|were|been|be|being|is|are|get|gets)$/.test(before) &&
      !/^(?:got|had)$/.test(before)
    )
      return false;
    // "I did the import" and "I started a list", but not "did not", "did my best" and "started to".
    if (word === "did") return !isAdjective && !noDeed.test(words[index + 1] ?? "not");
    if (word === "started") return /^(?:an?|the|one|our|my)$/.test(words[index + 1] ?? "");
    return (
      isPast(word) &&
      !isAdjective &&
      (index < 5 || /^(?:and|then|or|i|also|just|but)$/.test(before)) &&
      !sayingPast.has(word) &&
      !statePast.has(word)
    );
  });
}

/** Drops an introductory subordinate clause or time or place phrase. */
function mainClause(text: string): string {
  const isConjunction = conjunction.test(text);
  if (!isConjunction && !preposition.test(text)) return text;
  const comma = text.search(/,\s/);
  const before = comma < 0 ? text : text.slice(0, comma);
  const subjects = [...before.matchAll(ownSubject)];
  const [first, second] = subjects;
  // "Before I went, I asked" or "before the demo I asked".
  const opensWithSubject = first !== undefined && !/\s\S+\s/.test(before.slice(0, first.index));
  const own = isConjunction && opensWithSubject ? second : first;
  if (own) return text.slice(own.index);
  return comma > 0 && comma < text.length - 8
    ? text
        .slice(comma + 1)
        .trimStart()
        .replace(opening, "")
    : text;
}

const afterVerb = new RegExp(String.raw`^(?:${anyOf(afterVerbs)}|\d+)?$`);

/** Whether a clause drops its subject, as in speech: "called the depot". */
function dropsSubject(text: string, isJoined: boolean): boolean {
  const [first = "", second = ""] = wordsAndFigures(text);
  return isPast(first) && (afterVerb.test(second) || isJoined);
}

/**
 * Finds the speaker after a fronted phrase without a verb: "The fish I unpacked", "after his tour I told
 * him".
 */
function speakerAfterFront(text: string): RegExpExecArray | undefined {
  const found = /(?<![\w'])(i)(?:'(d|ll|ve|re|m))?(?![\w'])/.exec(text);
  if (!found || found.index === 0) return undefined;
  const before = wordsAndFigures(text.slice(0, found.index));
  const hasVerb = before.some(
    (word) =>
      isPast(word) ||
      /^(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|says?|who|that|what|if|when|because|as|he|she|they|we|it)$/.test(
        word,
      ),
  );
  return hasVerb ? undefined : found;
}

type Subject = { actor: Actor; predicate: string; isExplicit: boolean };

function subjectOf(text: string): Subject {
  let rest = text.replace(opening, "");
  rest = mainClause(rest);
  const isJoined = /^(?:and|but|then|or)\b/.test(text);
  if (dropsSubject(rest, isJoined)) return { actor: "NONE", predicate: rest, isExplicit: false };
  const found = speakerAfterFront(rest) ?? pronoun.exec(rest);
  if (!found) return { actor: "OTHER", predicate: rest, isExplicit: true };
  const [whole, name = "", short] = found;
  const before = rest.slice(0, found.index);
  // A verb before the first pronoun has a name or a noun as its subject: "Meera gave him the list".
  const predicate =
    (short === undefined ? "" : `'${short} `) + rest.slice(found.index + whole.length).trimStart();
  const isLater = before
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .some((word) => isPast(word));
  if (isLater) return { actor: "OTHER", predicate: rest, isExplicit: true };
  if (name === "i") return { actor: "I", predicate, isExplicit: true };
  if (together.test(name)) return { actor: "WE", predicate, isExplicit: true };
  return { actor: "OTHER", predicate, isExplicit: true };
}

function modeOf(
  text: string,
  { predicate }: Subject,
  isGeneral: boolean,
  hasPast: boolean,
  isTimeless: boolean,
): Mode {
  if (readerWords.test(text)) return "TO_READER";
  if (imagined.test(predicate) || unreal.test(text)) return "IMAGINED";
  if (planned.test(predicate)) return "PLANNED";
  if (negated.test(predicate)) return "NEGATED";
  return isTimeless || (isGeneral && !hasPast) ? "GENERAL" : "DONE";
}

const hasPastForm = (text: string) => /\b(?:was|were)\b/.test(text) || wordsOf(text).some(isPast);

/** Whether a clause tells a habit or a principle: "I always …", "When a customer shouts, I …". */
function isHabit(text: string, { predicate }: Subject, hasPast: boolean): boolean {
  const isTold = hasPast && wordsOf(predicate).slice(0, 2).some(isPast);
  if (isTold) return false;
  return habit.test(beforeSpeech(text)) || (!hasPast && anyTime.test(text.replace(opening, "")));
}

const specifics =
  /\d|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|he|she|him|yesterday|ago|o'clock)\b/g;

/** Whether an answer describes how things should be done rather than what was done. */
function isGeneralText(words: readonly string[], text: string): boolean {
  if (words.length === 0) return false;
  const ownDeeds = [...text.matchAll(/\b(?:i|we) (?:\w+ly |also |then |just )?([a-z]+)/g)].filter(
    ([, verb = ""]) => isPast(verb) && !statePast.has(verb) && !sayingPast.has(verb),
  );
  if (ownDeeds.length >= 3) return false;
  const general = words.filter((word) => generalWords.has(word)).length;
  const past = words.filter((word) => isPast(word) && !statePast.has(word)).length;
  const exact = [...text.matchAll(specifics)].length;
  const isTimeless = (past + exact) * 16 < words.length && general >= 2;
  return isTimeless || (general * 1.5 > past + exact && (general >= 3 || general * 14 > words.length));
}

const lower = (text: string) => {
  const straight = text.replace(/[‘’]/g, "'");
  const small = straight.toLowerCase();
  // Some letters change length in lower case.
  return small.length === text.length ? small : straight;
};
const wordsAndFigures = (text: string) => text.match(/[a-z]+(?:'[a-z]+)?|\d+/g) ?? [];
const wordsOf = (text: string) => text.match(/[a-z]+(?:'[a-z]+)?/g) ?? [];

/** The quotation that a piece starts in, or that covers most of it. */
const quoteAround = ({ start, end }: Piece, quotes: readonly Quote[]) =>
  quotes.find(
    (quote) =>
      (start >= quote.start && start < quote.end) ||
      Math.min(quote.end, end) - Math.max(quote.start, start) > (end - start) / 2,
  );

/** Subject of the speaker's own quoted words: I said, "I've reset the tokens". */
function ownDeedIn(whole: string, piece: Piece, quote: Quote): Subject | undefined {
  const words = whole.slice(Math.max(piece.start, quote.start), Math.min(piece.end, quote.end));
  const subject = subjectOf(words.replace(/["“”]/g, " ").trim());
  return subject.actor === "OTHER" ? undefined : subject;
}

const isExact = (text: string) => figure.test(text) || time.test(text);

/** Splits an answer into clause groups with actor, mode and actions. */
export function readAnswer(text: string): ReadAnswer {
  const whole = lower(text);
  const isGeneral = isGeneralText(wordsOf(whole), whole);
  const units: Unit[] = [];
  const quotes = quotesIn(text);
  const isStory = !isGeneral && (namesOccasion(whole) || hasPastForm(whole));
  let isHabitual = false;
  let previous:
    | {
        actor: Actor;
        sentence: number;
        isIntended: boolean;
        isUnreal: boolean;
        isToReader: boolean;
        isReporting: boolean;
      }
    | undefined;
  for (const [sentence, { units: pieces }] of splitUnits(text).entries()) {
    for (const piece of pieces) {
      const asTold = whole.slice(piece.start, piece.end);
      if (!/[a-z]/.test(asTold)) continue;
      const quote = quoteAround(piece, quotes);
      const isPastTold = hasPastForm(asTold);
      // A habit goes on in the present tense.
      isHabitual = isHabit(asTold, subjectOf(asTold), isPastTold) || (isHabitual && !isPastTold);
      // "We agreed on Monday, he brings the papers": the present tense after it is what they agreed on.
      const isReported = previous?.sentence === sentence && previous.isReporting && !isPastTold;
      const isInStory = isStory && !isHabitual && !isReported && !(quote && piece.start >= quote.start);
      const small = isInStory ? tellInPast(asTold) : asTold;
      const subject = (quote?.kind === "OWN" && ownDeedIn(whole, piece, quote)) || subjectOf(small);
      const hasPast = hasPastForm(small);
      const inherited = previous?.sentence === sentence ? previous.actor : "I";
      const isOthers = quote !== undefined && quote.kind !== "OWN";
      // "You waited since noon," I said: the speaker acts, although the words are about someone else.
      const isOwnSpeech =
        quote?.kind === "OWN" || /^you\b.*,? i (?:said|asked|told (?:him|her|them))\b/.test(small);
      const actor = isOwnSpeech ? "I" : isOthers ? "OTHER" : subject.isExplicit ? subject.actor : inherited;
      const isTimeless = isHabitual || (!hasPast && actor !== "OTHER" && isPresentDeed(subject.predicate));
      const read = modeOf(small, subject, isGeneral, hasPast, isTimeless);
      // "Please give me full marks, I did it all alone": what follows is about the marks, too.
      const isStillToReader = previous?.sentence === sentence && previous.isToReader && !isExact(small);
      const mode = isStillToReader ? "TO_READER" : read;
      // "The plan is that I play the buyer, and he runs the call": later clauses in the present tense are
      // planned, too.
      const isJoined = /^(?:and|or)\b/.test(small) && !subject.isExplicit;
      const isStillUnreal = previous?.sentence === sentence && previous.isUnreal && isJoined;
      const isStillIntended = previous?.sentence === sentence && previous.isIntended && !hasPast;
      units.push({
        ...piece,
        text: small,
        original: text.slice(piece.start, piece.end),
        sentence,
        place: piece.start / Math.max(text.length, 1),
        actor,
        mode,
        quoted: quote?.kind ?? "NO",
        predicate: subject.predicate,
        deeds: deedsOf(wordsOf(subject.predicate.replace(/^'(?=\w+ )/, "").replace(saying, " "))),
        hasPast,
        isUnreal: isUnreal(small) || isStillUnreal,
        isIntended: isIntended(small) || isStillIntended,
      });
      const { isIntended: isPlan = false, isUnreal: isLost = false } = units.at(-1) ?? {};
      previous = {
        actor,
        sentence,
        isIntended: isPlan,
        isUnreal: isLost || mode === "IMAGINED",
        isToReader: mode === "TO_READER",
        isReporting: isReported || (isPastTold && isReporting(asTold)),
      };
    }
  }
  return { text, units, isGeneral };
}
