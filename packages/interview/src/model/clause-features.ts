import { stem } from "text-classifier";
import type { Candidate } from "../judge/candidate.ts";
import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import type { CriterionId } from "../types.ts";

const numbers =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakh|half|dozen|quarter|third|double|twice)$/;
const times =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|tomorrow|tonight|noon|midnight|o'clock|am|pm|christmas|easter|diwali|eid|ramadan)$/;
const spans = /^(?:minutes?|hours?|days?|weeks?|months?|years?|mins?|hrs?)$/;
const token = /[a-z]+(?:'[a-z]+)?|[£$€₹]?\d[\d.,:]*(?:%|k|am|pm)?|\?/g;

/** Words for something that did not come about. */
const unreal =
  /\b(?:would|might|could|should|may) (?:\w+ )?have\b|\bif (?:i|we|he|she|they) had\b|\bhad (?:i|we)\b|\b(?:almost|nearly|imagine|suppose|never|without|wish(?:ed)?)\b|\b(?:about|meant|supposed|failed|forgot) to\b|\binstead of\b|\brefus/;
/** Words for something that is still to come. */
const future =
  /\b(?:will|shall|going to|plan(?:s|ning)? to|hope(?:s|fully)?|hoping|intend|intention|aim|next (?:time|week|month|year|quarter|season)|expect(?:ed|s)? to|due to|estimate|the idea is|would like to|want to|one day|in future|from (?:january|february|march|april|may|june|july|august|september|october|november|december|next|now))\b|'ll\b/;
const adverb =
  /^(?:then|also|just|only|even|first|still|always|again|myself|personally|simply|now|already|d|ve|m|re|s)$|ly$/;

/** Words by their stems; figures, times and spans of time by their kind. */
function tokensOf({ text }: Unit): string[] {
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

function ruleFeatures(unit: Unit, candidates: readonly Candidate[]): string[] {
  const own = candidates.filter(({ units }) => units.includes(unit));
  const any = candidates.some(({ status }) => status === "shown") ? "shown" : "partly";
  return [
    ...(own.length > 0 ? ["rule"] : ["no rule"]),
    ...own.flatMap(({ status, rule }) => [`rule ${status}`, `rule "${rule}"`]),
    ...(candidates.length > 0 ? [`rule elsewhere ${any}`] : []),
  ];
}

/**
 * The features of a clause group for a criterion: its actor and mode, its words alone and with the next ones, the words
 * of the clauses beside it, and the rules that it meets. Each is there twice, for this criterion and for all.
 */
export function clauseFeatures(
  answer: ReadAnswer,
  index: number,
  criterion: CriterionId,
  candidates: readonly Candidate[],
): string[] {
  const { units, isGeneral } = answer;
  const unit = units[index];
  if (!unit) return [];
  const { actor, mode, deeds, hasPast, original, text } = unit;
  const words = tokensOf(unit);
  const [before, after] = [units[index - 1], units[index + 1]];
  const place = index === 0 ? "first" : index === units.length - 1 ? "last" : "middle";
  const features = [
    "any",
    `mode ${mode}`,
    `actor ${actor}`,
    `${actor} ${mode}`,
    place,
    `length ${Math.min(4, Math.floor(words.length / 6))}`,
    ...(isGeneral ? ["general answer"] : []),
    ...(units.length === 1 ? ["single"] : []),
    ...(deeds.length > 0 ? ["deed", `deed ${actor}`] : []),
    ...deeds.slice(0, 3).map((deed) => `deed ${stem(deed)}`),
    ...(hasPast ? [] : ["no past"]),
    ...(/["“”]/.test(original) ? ["quote", `quote ${actor}`] : []),
    ...(/\s[A-Z][a-z]{2,}/.test(original) ? ["name"] : []),
    ...(unreal.test(text) ? ["unreal", `unreal ${actor}`] : []),
    ...(future.test(text) ? ["future", `future ${actor}`] : []),
    ...verbFeatures(unit),
    ...words.map((word) => `w ${word}`),
    ...words.slice(1).map((word, at) => `w ${words[at]} ${word}`),
    ...words.slice(2).map((word, at) => `w ${words[at]} … ${word}`),
    ...(before
      ? [`before ${before.actor} ${before.mode}`, ...tokensOf(before).map((word) => `before ${word}`)]
      : []),
    ...(after
      ? [`after ${after.actor} ${after.mode}`, ...tokensOf(after).map((word) => `after ${word}`)]
      : []),
  ];
  const rules = ruleFeatures(unit, candidates);
  return [...new Set([...features, ...rules].map((name) => `${criterion}: ${name}`)), ...new Set(features)];
}
