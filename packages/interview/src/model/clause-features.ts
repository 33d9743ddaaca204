import { stem } from "text-classifier";
import type { Candidate } from "../judge/candidate.ts";
import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";
import { hasSpeaker } from "./speaker.ts";

const numbers =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakh|half|dozen|quarter|third|double|twice)$/;
const times =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|tomorrow|tonight|noon|midnight|o'clock|am|pm|christmas|easter|diwali|eid|ramadan)$/;
const spans = /^(?:minutes?|hours?|days?|weeks?|months?|years?|mins?|hrs?)$/;
const token = /[a-z]+(?:'[a-z]+)?|[£$€₹]?\d[\d.,:]*(?:%|k|am|pm)?|\?/g;

const promise = /\b(?:will|won't|shall)\b|'ll\b/;
const adverb =
  /^(?:then|also|just|only|even|first|still|always|again|myself|personally|simply|now|already|d|ve|m|re|s)$|ly$/;

/** Tokens: words as stems; numbers, times and durations as their class. */
function tokensOf({ text }: Pick<Unit, "text">): string[] {
  return (text.match(token) ?? []).map((word) => {
    if (/\d/.test(word))
      return /:|am|pm/.test(word) ? "<time>" : /[£$€₹%]/.test(word) ? "<money>" : "<number>";
    if (numbers.test(word)) return "<number>";
    if (times.test(word)) return "<when>";
    if (spans.test(word)) return "<span>";
    if (word === "?") return "<question>";
    if (word.endsWith("n't")) return "<not>";
    return /'(?:d|ll)$/.test(word) ? word : stem(word);
  });
}

function verbFeatures({ predicate, actor }: Unit): string[] {
  const [verb, next] = (predicate.replace(/^'(?=\w+ )/, "").match(/[a-z]+(?:'[a-z]+)?/g) ?? [])
    .filter((word) => !adverb.test(word))
    .slice(0, 2)
    .map(stem);
  if (verb === undefined) return [];
  const alone = [`verb ${verb}`, `${actor} ${verb}`];
  return next === undefined ? alone : [...alone, `verb ${verb} ${next}`, `${actor} ${verb} ${next}`];
}

/** Whether a clause group matches a rule, and whether any other does. */
function ruleTraits(unit: Unit, candidates: readonly Candidate[]): string[] {
  const own = candidates.filter(({ units }) => units.includes(unit));
  const any = candidates.some(({ status }) => status === "shown") ? "shown" : "partly";
  return [
    own.length > 0 ? "rule" : "no rule",
    ...own.map(({ status }) => `rule ${status}`),
    ...(candidates.length > 0 ? [`rule elsewhere ${any}`] : []),
  ];
}

function ruleFeatures(unit: Unit, candidates: readonly Candidate[]): string[] {
  const own = candidates.filter(({ units }) => units.includes(unit));
  return [...ruleTraits(unit, candidates), ...own.map(({ rule }) => `rule "${rule}"`)];
}

function wordFeatures(words: readonly string[]): string[] {
  return [
    ...words.map((word) => `w ${word}`),
    ...words.slice(1).map((word, at) => `w ${words[at]} ${word}`),
    ...words.slice(2).map((word, at) => `w ${words[at]} … ${word}`),
  ];
}

function traitsBeside(side: string, unit: Unit | undefined): string[] {
  if (!unit) return [];
  return [
    `${side} ${unit.actor} ${unit.mode}`,
    ...(unit.isUnreal ? [`${side} unreal`] : []),
    ...(unit.isIntended ? [`${side} intended`] : []),
  ];
}

const wordsBeside = (side: string, unit: Unit | undefined) =>
  unit ? tokensOf(unit).map((word) => `${side} ${word}`) : [];

/** Each word combined with the actor and whether it happened, so that "rang" counts if the speaker did it. */
function deedFeatures({ actor, mode, isIntended, isUnreal }: Unit, words: readonly string[]): string[] {
  const who = actor === "I" || actor === "NONE" ? "me" : actor === "WE" ? "we" : "other";
  const whether = mode === "DONE" && !isIntended && !isUnreal ? "did" : "not";
  return words.map((word) => `${who} ${whether} w ${word}`);
}

const personalPronoun = /\b(?:i|we|he|she|they|you|it)\b/g;
const sayingVerb =
  /\b(?:said|says|saying|say|goes|told|tells|telling|asked|asks|writes?|wrote|replied|reckons|claims?|boasts?|boasted|shouts?|shouted|swore|swears|insists?|announced|objected|promised|like)\b/;
const endsInSaying =
  /\b(?:said|says|saying|goes|told|tells|telling|asked|writes?|wrote|replied|boasts?|boasted|claims?|shouts?|shouted|like)(?: (?:me|us|him|her|them|everyone|people|to all|that|see))?\W*$/;
const quoteThenSaying =
  /["”]\W*(?:(?!I\b|we\b)[\p{L}'’-]+\s+){0,4}?(?:said|says|told|wrote|writes|boasted|claimed|claims|insisted|explained|shouted|replied|answered)\b/u;
const nameWithVerb = /(?:^|\s)([A-Z][a-z]+)\s+([a-z]+)/;

const pronounsIn = ({ text }: Unit): string[] => text.match(personalPronoun) ?? [];

/** The pronouns of a clause group, and whether the speaker comes before or after a verb of saying. */
function personTraits(unit: Unit, before: Unit | undefined): string[] {
  const { text, original, quoted } = unit;
  const pronouns = pronounsIn(unit);
  const saying = text.search(sayingVerb);
  const speaker = text.search(/\bi\b/);
  const order = speaker < 0 ? "saying, no i" : speaker < saying ? "i, then saying" : "saying, then i";
  return [
    `first ${pronouns[0] ?? "none"}`,
    ...pronouns.map((pronoun) => `pronoun ${pronoun}`),
    ...(saying < 0 ? [] : [order]),
    ...(before && endsInSaying.test(before.text) ? ["after saying"] : []),
    ...(quoted !== "OWN" && quoteThenSaying.test(original) ? ["quote, then saying"] : []),
  ];
}

/** Pronouns and names here and in the preceding clause group, and whether someone speaks there. */
function personFeatures(unit: Unit, before: Unit | undefined): string[] {
  const { original } = unit;
  const pronouns = pronounsIn(unit);
  const [first = "none"] = pronouns;
  const [firstBefore = "none"] = before ? pronounsIn(before) : [];
  const named = /\bI\b/.test(original.slice(0, 4)) ? null : nameWithVerb.exec(original);
  return [
    `pronouns ${pronouns.slice(0, 3).join(" ")}`,
    `first ${firstBefore}, then ${first}`,
    ...(before && sayingVerb.test(before.text) ? [`saying before, ${before.actor}, then ${first}`] : []),
    ...(named ? ["name acts", `name ${stem(named[2] ?? "")}`] : []),
  ];
}

const turns = ["would have", "next time", "never", "if i had", "but", "wish", "instead"];

/** The actors of clause groups two or three away, and nearby words that retract something. */
function farFeatures(units: readonly Unit[], index: number): string[] {
  const far = [-3, -2, 2, 3].flatMap((distance) => {
    const unit = units[index + distance];
    return unit ? [`${distance} ${unit.actor} ${unit.mode}`] : [];
  });
  const turnsIn = (side: string, near: readonly Unit[]) =>
    turns.filter((turn) => near.some(({ text }) => text.includes(turn))).map((turn) => `${side} ${turn}`);
  const lastWords = tokensOf(units[index - 1] ?? { text: "" }).slice(-3);
  return [
    ...lastWords.map((word) => `ends before ${word}`),
    ...(lastWords.length > 0 ? [`ends before ${lastWords.slice(-2).join(" ")}`] : []),
    ...far,
    ...turnsIn("shortly before", units.slice(Math.max(0, index - 2), index)),
    ...turnsIn("shortly after", units.slice(index + 1, index + 3)),
  ];
}

/** Features that are not single words: actor, mode, people, position, neighbours. */
function traits({ units, isGeneral }: ReadAnswer, unit: Unit, index: number): string[] {
  const { actor, mode, deeds, hasPast, isIntended, isUnreal, original, quoted } = unit;
  const place = index === 0 ? "first" : index === units.length - 1 ? "last" : "middle";
  return [
    `mode ${mode}`,
    `actor ${actor}`,
    `${actor} ${mode}`,
    place,
    ...(isGeneral ? ["general answer"] : []),
    ...(units.length === 1 ? ["single"] : []),
    ...(deeds.length > 0 ? ["deed", `deed ${actor}`] : []),
    ...(hasPast ? [] : ["no past"]),
    ...(quoted === "NO" ? [] : [`quoted ${quoted}`]),
    ...(quoted !== "OWN" && /["“”]/.test(original) ? ["quote", `quote ${actor}`] : []),
    ...(/\s[A-Z][a-z]{2,}/.test(original) ? ["name"] : []),
    ...(isUnreal ? ["unreal", `unreal ${actor}`] : []),
    ...(promise.test(unit.text) ? ["will"] : []),
    ...(isIntended ? ["intended", `intended ${actor}`] : []),
    ...(hasSpeaker(unit) ? [] : ["no speaker"]),
    ...personTraits(unit, units[index - 1]),
    ...traitsBeside("before", units[index - 1]),
    ...traitsBeside("after", units[index + 1]),
  ];
}

/** Features that do not depend on a criterion. */
function plainFeatures(answer: ReadAnswer, unit: Unit, index: number): string[] {
  const { units } = answer;
  const words = tokensOf(unit);
  return [
    "any",
    `length ${Math.min(4, Math.floor(words.length / 6))}`,
    ...traitsOf(answer, index),
    ...unit.deeds.slice(0, 3).map((deed) => `deed ${stem(deed)}`),
    ...verbFeatures(unit),
    ...wordFeatures(words),
    ...deedFeatures(unit, words),
    ...personFeatures(unit, units[index - 1]),
    ...farFeatures(units, index),
    ...wordsBeside("before", units[index - 1]),
    ...wordsBeside("after", units[index + 1]),
  ];
}

const knownTraits = new WeakMap<ReadAnswer, string[][]>();

/** The traits of a clause group, deduplicated. */
export function traitsOf(answer: ReadAnswer, index: number): string[] {
  const own =
    knownTraits.get(answer) ?? answer.units.map((unit, place) => [...new Set(traits(answer, unit, place))]);
  knownTraits.set(answer, own);
  return own[index] ?? [];
}

/** The rule traits of a clause group, deduplicated. */
export function ruleTraitsOf(
  { units }: ReadAnswer,
  index: number,
  candidates: readonly Candidate[],
): string[] {
  const unit = units[index];
  return unit ? [...new Set(ruleTraits(unit, candidates))] : [];
}

const known = new WeakMap<ReadAnswer, string[][]>();

/** The criterion-independent features of all clause groups, deduplicated. */
export function plainFeaturesOf(answer: ReadAnswer): string[][] {
  const features =
    known.get(answer) ?? answer.units.map((unit, index) => [...new Set(plainFeatures(answer, unit, index))]);
  known.set(answer, features);
  return features;
}

/** The features of the rules that a clause group matches, deduplicated. */
export function ruleFeaturesOf(
  { units }: ReadAnswer,
  index: number,
  candidates: readonly Candidate[],
): string[] {
  const unit = units[index];
  return unit ? [...new Set(ruleFeatures(unit, candidates))] : [];
}

/**
 * All features of a clause group for a criterion: actor, mode, words, word pairs, adjacent clauses and
 * matching rules. Those that do not depend on a rule occur twice, for this criterion and for all.
 */
export function clauseFeatures(
  answer: ReadAnswer,
  index: number,
  criterion: CriterionId,
  candidates: readonly Candidate[],
): string[] {
  const plain = plainFeaturesOf(answer)[index] ?? [];
  const rules = ruleFeaturesOf(answer, index, candidates);
  return [...[...plain, ...rules].map((name) => `${criterion}: ${name}`), ...plain];
}
