import { wholeWords } from "word-patterns";
import { event, figure, isOnlyCalendar, time } from "../language/facts-in-text.ts";
import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import { type Candidate, isReal, type Judge, sentenceOf } from "./candidate.ts";
import { closings, results, successes } from "./outcome.words.ts";

const good = wholeWords(successes);
const result = wholeWords(results);

/** Whether a text has a word for what came of a matter. */
export const comesAbout = (text: string): boolean => result.test(text) || changed.test(text);
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

const promise = /\b(?:agreed|promised|told (?:him|her|them)|asked|said (?:i|we) (?:would|will|'d|'ll))\b/;
const byThen =
  /\b(?:by|within|in|from) (?:the |only |about |half past |quarter to )?(?:\w+ )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/;
const inPlace = /\b(?:were|was) (?:all )?(?:in|inside|back|there|out|home|done|ready|open|up|on|live)\b/;
const soonAfter =
  /\b(?:the same|the next|the following|since|until today|by the next) (?:\w+day|day|morning|evening|week|month|year|night|january|february|march|april|may|june|july|august|september|october|november|december)\b/;
const sinceMonth =
  /\bsince (?:january|february|march|april|may|june|july|august|september|october|november|december|then)\b/;

/** A clause with its place in the answer. */
type Placed = {
  unit: Unit;
  /** In the second half, or in one of the last two sentences. */
  isLate: boolean;
  /** Whether the speaker did something before. */
  hasDeedBefore: boolean;
};

const isExact = ({ text }: Unit) => figure.test(text) || time.test(text);

const isOwnDeed = ({ actor, deeds, text }: Unit) =>
  actor === "I" &&
  deeds.length > 0 &&
  !/\b(?:closed|sold|won|finished|reached|passed|signed|got)\b/.test(text);

/** A hope, a promise or what could not be: no outcome. */
const isStillOpen = ({ text, mode }: Unit) =>
  (hoped.test(text) && !closing.test(text)) ||
  (mode === "NEGATED" && /\b(?:could|would)(?: not|n't)\b/.test(text)) ||
  promise.test(text);

/** "By six the beds were in", "she ordered again the next month", "they still use it". */
function hasItsTime({ unit, hasDeedBefore }: Placed): boolean {
  const { text, actor, place } = unit;
  if (actor !== "OTHER") return false;
  if (isExact(unit) && byThen.test(text) && inPlace.test(text)) return true;
  if (!(hasDeedBefore || place > 0.5) || problem.test(text)) return false;
  const isOngoing =
    /\b(?:still|now|these days|to this day|since)\b/.test(text) &&
    (event.test(text) || figure.test(text) || sinceMonth.test(text));
  return soonAfter.test(text) || isOngoing;
}

/** "We were down to four", "from nineteen to twelve percent". */
const hasItsFigures = (unit: Unit) =>
  changed.test(unit.text) ||
  (unit.actor !== "OTHER" &&
    /\bwe (?:were|are) (?:at|down to|up to|back|done|around|under|over)\b/.test(unit.text) &&
    isExact(unit));

/** How much speaks for a result and not for a step on the way to it. */
function weightOf({ unit: { text, actor, place }, isLate }: Placed): number {
  return (
    (isLate ? 0.35 : 0) +
    (closing.test(text) ? 0.2 : 0) +
    (event.test(text) ? 0.2 : 0) +
    (actor === "I" ? 0 : 0.15) +
    place * 0.2 -
    (problem.test(text) ? 0.15 : 0)
  );
}

const leastWeight = 0.45;

/** Whether a clause says that something came about, by its verb or by what others did. */
function cameAbout({ unit, hasDeedBefore }: Placed): boolean {
  const { text, actor, place, hasPast } = unit;
  const isTold =
    /\b(?:said|told|asked|called|complained|wanted|needed)\b/.test(text) &&
    !/\b(?:told me|wrote|emailed)\b/.test(text);
  return (
    result.test(text) ||
    (actor === "OTHER" &&
      hasPast &&
      (figure.test(text) || /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(text)) &&
      (hasDeedBefore || place > 0.35) &&
      !isTold)
  );
}

/** Whether a clause has a figure, a time or an event that can be checked. */
function hasFact(unit: Unit): boolean {
  const { text } = unit;
  if (isExact(unit)) return true;
  const isVague = /\b(?:successfully|smoothly|everything|on time|all went)\b/.test(text);
  return !isVague && (event.test(text) || (lesserEvent.test(text) && closing.test(text)));
}

/** The speaker's own work, finished by a time: "by noon I had it back". */
const isDoneByTime = ({ unit, isLate }: Placed) =>
  isOwnDeed(unit) &&
  isLate &&
  byThen.test(unit.text) &&
  isExact(unit) &&
  /\b(?:carried|delivered|got|had it|brought|reached|finished|restored|completed|cleared|closed|shipped)\b/.test(
    unit.text,
  );

/** "They did not renew." */
const isLostToOthers = ({ actor, mode, place, text }: Unit) =>
  actor === "OTHER" &&
  mode === "NEGATED" &&
  place > 0.4 &&
  /\b(?:continue|renew|sign|buy|come back|accept|return|order|stay|extend|go ahead)\b/.test(text);

function judgeUnit(placed: Placed): Omit<Candidate, "units"> | undefined {
  const { unit, isLate } = placed;
  const { text } = unit;
  if (isStillOpen(unit)) return undefined;
  if (hasItsTime(placed)) return { status: "shown", rule: "result with its time" };
  if (hasItsFigures(unit)) return { status: "shown", rule: "result in figures" };
  if (cameAbout(placed) && hasFact(unit) && !isOwnDeed(unit) && weightOf(placed) >= leastWeight)
    return { status: "shown", rule: "result with a fact" };
  if (isDoneByTime(placed)) return { status: "shown", rule: "done by a time" };
  if (isLostToOthers(unit)) return { status: "partly", rule: "result in general words" };
  if (good.test(text) && !isOwnDeed(unit) && (isLate || closing.test(text)) && unit.mode === "DONE")
    return { status: "partly", rule: "result in general words" };
  return undefined;
}

/** The result with the adjacent clauses of its sentence that belong to it. */
function wholeResult(answer: ReadAnswer, unit: Unit): Unit[] {
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
  return units
    .filter(
      (unit) =>
        isReal(unit) &&
        !isOnlyCalendar(unit.text) &&
        !(isGeneral && unit.actor !== "OTHER") &&
        !(isGeneral && /\bha(?:s|ve) (?:always )?(?:been|received|appreciated|come)\b/.test(unit.text)),
    )
    .flatMap((unit): Candidate[] => {
      const found = judgeUnit({
        unit,
        isLate: unit.place > 0.55 || unit.sentence >= last - 1,
        hasDeedBefore: units.some(
          (other) => other.start < unit.start && other.actor !== "OTHER" && other.deeds.length > 0,
        ),
      });
      return found ? [{ ...found, units: wholeResult(answer, unit) }] : [];
    });
};
