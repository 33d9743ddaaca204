import type { FieldName, Reading } from "../types.ts";
import { withSpokenDigits } from "./numbers.ts";

const phoneWords =
  /\b(?:phone|mobile|mob|cell|number|no|whats ?app|call me|contact|tel|telephone|fon|ring|reach me)\b/;
const figures = /(?<![\p{L}\d])\+?\d[\d\s().–-]{3,}\d/gu;

/** Phrases before a number that should not be used or belongs to someone else. */
const discardedNumber =
  /\b(?:not|old|instead of|wrong|(?:husband|wife|brother|sister|father|mother|friend)(?:'s)?)\b[^\d+]{0,16}$/;

/** Digits of a number. If other figures come first, only those of the last group with ten or more. */
function digitsOf(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits.length <= 11 || text.startsWith("+")) return digits;
  const whole = text.split(/\s+/).findLast((group) => group.replace(/\D/g, "").length >= 10);
  return whole?.replace(/\D/g, "") ?? digits;
}

/** Reads a complete phone number of 10 to 14 digits. */
export function readPhone(raw: string, asked: FieldName | null): Reading<string> {
  const text = raw.replace(/\S*@\S*/g, " ").replace(/\bplus (?=\S+ )/g, "+");
  const isContext = asked === "phone" || phoneWords.test(text);
  const spoken = withSpokenDigits(text);
  const found = [...spoken.matchAll(figures)].map(({ 0: figure, index }) => ({
    figure,
    digits: digitsOf(figure),
    isDiscarded: discardedNumber.test(spoken.slice(0, index)),
  }));
  const complete = found.filter(({ digits }) => digits.length >= 10 && digits.length <= 14);
  const kept = complete.filter(({ isDiscarded }) => !isDiscarded);
  const isChoice = kept.slice(1).some((after, at) => {
    const first = kept[at];
    const between =
      first &&
      spoken.slice(spoken.indexOf(first.figure) + first.figure.length, spoken.lastIndexOf(after.figure));
    return (
      first?.digits.slice(-10) !== after.digits.slice(-10) &&
      /^[\s,/&|;+-]*(?:or|and|ya|aur|n|also|alternate|alternative|either|another|second)?[\s:,/&|;+-]*$/.test(
        between ?? "",
      )
    );
  });
  if (isChoice) return { doubt: "SEVERAL" };
  const whole = complete.findLast(({ isDiscarded }) => !isDiscarded) ?? complete.at(-1);
  // An Indian mobile number with a digit too many.
  if (whole && /^[6-9]\d{10}$/.test(whole.digits) && !whole.figure.startsWith("+"))
    return isContext ? { doubt: "INCOMPLETE" } : undefined;
  if (whole) return { value: `${whole.figure.startsWith("+") ? "+" : ""}${whole.digits}` };
  if (asked === "phone" && /\d/.test(spoken) && found.length === 0) return { doubt: "INCOMPLETE" };
  const isShort = found.some(({ digits }) => digits.length >= (asked === "phone" ? 3 : 6));
  return isContext && isShort && (asked === "phone" || !/\d{4}-\d\d-\d\d/.test(text))
    ? { doubt: "INCOMPLETE" }
    : undefined;
}

/** Replaces "at", "dot" and other spelled-out characters of email addresses. */
const withSigns = (text: string) =>
  text
    .replace(/\s*(?:\(at\)|\[at\]|\bat (?:the )?rate(?: of)?\b)\s*/g, "@")
    .replace(/\s*(?:\(dot\)|\[dot\]|\bdot\b|\bpoint\b(?= com))\s*/g, ".")
    .replace(/\s*\bunderscore\b\s*/g, "_")
    .replace(/(\w)\s+(?:dash|hyphen)\s+(?=\w)/g, "$1-")
    .replace(/(\w)\s+at\s+(?=\w[\w-]*\.\w)(?!\S*@)/g, "$1@")
    .replace(/\s*@\s*/g, "@")
    // "rahul.verma 98@gmail . com"
    .replace(/(@[\w-]+)\s*\.\s*(?=(?:com|in|net|org|co)\b)/g, "$1.")
    .replace(/([a-z][\w.-]*) (\d{1,4}@)/g, "$1$2");

/** Letters of any script with their vowel signs and joiners, digits and the signs that hosts have. */
const hostPart = String.raw`[\p{L}\p{M}\p{N}_\u200C\u200D-]`;
const address = new RegExp(
  String.raw`[\p{L}\p{M}\p{N}_.+\u200C\u200D-]+@${hostPart}+(?:\.\p{L}${hostPart}*)+`,
  "gu",
);

/** Phrases before an address that should not be used. */
const discarded =
  /\b(?:old|office|closed|not opening|instead of|don'?t keep|do not keep|not|wrong|earlier|no longer)\b[^@]*$/;

/**
 * Reads an email address, also with "at" and "dot" spelled out. Of several, the last that is not discarded
 * wins.
 */
export function readEmail(text: string, asked: FieldName | null): Reading<string> {
  const isAsked = asked === "email";
  if (!isAsked && !/\be?-?mail\b|@/.test(text)) return undefined;
  const signs = withSigns(text);
  const found = [...signs.matchAll(address)];
  const kept = found.filter(({ index }) => !discarded.test(signs.slice(Math.max(0, index - 25), index)));
  const [first, second] = kept;
  if (
    first &&
    second &&
    first[0] !== second[0] &&
    /^[\s,/&|;]*(?:or|and|ya|aur|also)?[\s,/&|;]*$/.test(
      signs.slice(first.index + first[0].length, second.index),
    )
  )
    return { doubt: "SEVERAL" };
  const value = (kept.length > 0 ? kept : found).at(-1)?.[0];
  if (value && /^\d{1,4}@/.test(value) && /[a-z] \d+ at /.test(text)) return { doubt: "SEVERAL" };
  if (value) return { value: value.replace(/^[.-]+/, "") };
  return /\S@|@\S/.test(signs) ||
    (isAsked && /\bat\b|\.(?:com|in|net|org)\b|\b(?:gmail|yahoo|hotmail|outlook)\b/.test(signs))
    ? { doubt: "INCOMPLETE" }
    : undefined;
}
