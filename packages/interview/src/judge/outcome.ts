import { wholeWords } from "word-patterns";
import { event, figure, time } from "../language/facts-in-text.ts";
import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import { type Candidate, isReal, type Judge, sentenceOf } from "./candidate.ts";
import { closings, results, successes } from "./outcome.words.ts";

const good = wholeWords(successes);
const result = wholeWords(results);
const lesserEvent =
  /\b(?:closed|released|delivered|reached|arrived|fixed|installed|returned|accepted|launched|won)\b/;
const closing = wholeWords(closings);
/** A figure before and after a change. */
const changed =
  /\b(?:from|was) (?:around |about |some )?[\w.,%₹$€£-]+(?: \w+){0,4} to (?:around |about |under |over )?[\d₹$€£]|\b(?<!\b\d{1,9}[.,])\d[\d.,]*(?: ?%| percent)?,? then (?:\d|\w+)\b|\b(?:\w+), then (?:one|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:became|down to|up to|dropped to|fell to|rose to|came down to|went down to|went up to)\b.{0,20}(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|zero)\b)/;
const hoped =
  /\b(?:hope|hoping|hopefully|should|expect|expected|will|would|'ll|going to|aim|target|might|may (?:be|have|not|come|get)|could|plan|forecast|i think (?:they|it|he|she) will|waiting|supposed)\b/;
const problem =
  /\b(?:shouting|angry|upset|complain|broke|broken|problem|issue|was down|were down|failed|stuck|delayed|late(?!r)|wrong|mistake|missing|too expensive|too much|objected|refused)\b/;

function candidate(unit: Unit, last: number, hasDeedBefore: boolean): Candidate[] {
  const { text, actor, place, deeds } = unit;
  if (hoped.test(text) && !closing.test(text)) return [];
  const isLate = place > 0.55 || unit.sentence >= last - 1;
  const isExact = figure.test(text) || time.test(text);
  const isVague = /\b(?:successfully|smoothly|everything|on time|all went)\b/.test(text);
  const fact =
    isExact || (event.test(text) && !isVague) || (lesserEvent.test(text) && closing.test(text) && !isVague);
  if (unit.mode === "NEGATED" && /\b(?:could|would)(?: not|n't)\b/.test(text)) return [];
  if (/\b(?:agreed|promised|told (?:him|her|them)|asked|said (?:i|we) (?:would|will|'d|'ll))\b/.test(text))
    return [];
  const isOwnDeed =
    actor === "I" &&
    deeds.length > 0 &&
    !/\b(?:closed|sold|won|finished|reached|passed|signed|got)\b/.test(text);
  const strength =
    (isLate ? 0.35 : 0) +
    (closing.test(text) ? 0.2 : 0) +
    (event.test(text) ? 0.2 : 0) +
    (actor === "I" ? 0 : 0.15) +
    place * 0.2 -
    (problem.test(text) ? 0.15 : 0);
  const isTold =
    /\b(?:said|told|asked|called|complained|wanted|needed)\b/.test(text) &&
    !/\b(?:told me|wrote|emailed)\b/.test(text);
  const cameAbout =
    result.test(text) ||
    (actor === "OTHER" &&
      unit.hasPast &&
      (figure.test(text) || /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(text)) &&
      (hasDeedBefore || place > 0.35) &&
      !isTold);
  const isMeasured =
    actor !== "OTHER" &&
    /\bwe (?:were|are) (?:at|down to|up to|back|done|around|under|over)\b/.test(text) &&
    isExact;
  const isByThen =
    /\b(?:by|within|in|from) (?:the |only |about |half past |quarter to )?(?:\w+ )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/.test(
      text,
    );
  const isFinished =
    actor === "OTHER" &&
    isExact &&
    isByThen &&
    /\b(?:were|was) (?:all )?(?:in|inside|back|there|out|home|done|ready|open|up|on|live)\b/.test(text);
  const isSoonAfter =
    actor === "OTHER" &&
    (hasDeedBefore || place > 0.5) &&
    !problem.test(text) &&
    /\b(?:the same|the next|the following|since|until today|by the next) (?:\w+day|day|morning|evening|week|month|year|night|january|february|march|april|may|june|july|august|september|october|november|december)\b/.test(
      text,
    );
  const isOngoing =
    actor === "OTHER" &&
    (hasDeedBefore || place > 0.5) &&
    !problem.test(text) &&
    /\b(?:still|now|these days|to this day|since)\b/.test(text) &&
    (event.test(text) ||
      figure.test(text) ||
      /\bsince (?:january|february|march|april|may|june|july|august|september|october|november|december|then)\b/.test(
        text,
      ));
  if (isFinished || isSoonAfter || isOngoing)
    return [{ status: "shown", strength: 0.4 + place * 0.3, units: [unit], rule: "result with its time" }];
  if (isMeasured || changed.test(text))
    return [{ status: "shown", strength: 0.6 + place * 0.3, units: [unit], rule: "result in figures" }];
  if (
    cameAbout &&
    fact &&
    !isOwnDeed &&
    (strength >= 0.45 ||
      (isByThen &&
        isExact &&
        actor === "OTHER" &&
        /\b(?:were|was) (?:all )?(?:in|inside|back|there|out|home|done|ready|open|up|on|live)\b/.test(text)))
  )
    return [
      {
        status: "shown",
        strength: Math.max(Math.min(strength, 1), 0.3),
        units: [unit],
        rule: "result with a fact",
      },
    ];
  if (
    isOwnDeed &&
    isLate &&
    isByThen &&
    isExact &&
    /\b(?:carried|delivered|got|had it|brought|reached|finished|restored|completed|cleared|closed|shipped)\b/.test(
      text,
    )
  )
    return [{ status: "shown", strength: 0.3, units: [unit], rule: "done by a time" }];
  if (
    actor === "OTHER" &&
    unit.mode === "NEGATED" &&
    place > 0.4 &&
    /\b(?:continue|renew|sign|buy|come back|accept|return|order|stay|extend|go ahead)\b/.test(text)
  )
    return [{ status: "partly", strength: 0.5, units: [unit], rule: "result in general words" }];
  if (good.test(text) && !isOwnDeed && (isLate || closing.test(text)) && unit.mode === "DONE")
    return [
      { status: "partly", strength: Math.min(strength, 1), units: [unit], rule: "result in general words" },
    ];
  return [];
}

/** The result with the adjacent clauses of its sentence that belong to it. */
function wholeResult(answer: ReadAnswer, unit: Unit | undefined): Unit[] {
  if (!unit) return [];
  const sentence = sentenceOf(answer, unit);
  const index = sentence.indexOf(unit);
  const belongs = (other: Unit | undefined) =>
    other !== undefined &&
    isReal(other) &&
    !problem.test(other.text) &&
    other.text.length < 130 &&
    (other.actor === "OTHER" ||
      (unit.actor !== "OTHER" && other.actor === unit.actor) ||
      /^(?:and )?we hear\b/.test(other.text));
  let [from, to] = [index, index];
  while (belongs(sentence[from - 1])) from -= 1;
  while (belongs(sentence[to + 1])) to += 1;
  return sentence.slice(from, to + 1);
}

/** The outcome, no matter who brought it about. */
export const judgeOutcome: Judge = (answer) => {
  const { units, isGeneral } = answer;
  const last = units.at(-1)?.sentence ?? 0;
  const found = units
    .filter(
      (unit) =>
        isReal(unit) &&
        !(isGeneral && unit.actor !== "OTHER") &&
        !(isGeneral && /\bha(?:s|ve) (?:always )?(?:been|received|appreciated|come)\b/.test(unit.text)),
    )
    .flatMap((unit) =>
      candidate(
        unit,
        last,
        units.some((other) => other.start < unit.start && other.actor !== "OTHER" && other.deeds.length > 0),
      ),
    );
  return found.map((one) => ({ ...one, units: wholeResult(answer, one.units[0]) }));
};
