import { toCardinal as toIndianCardinal } from "n2words/en-IN";
import { toCardinal, toOrdinal } from "n2words/en-US";

/** One way to say something: words in lower case. A letter's name is the letter with a full stop ("k."). */
export type Reading = readonly string[];

const maxDigits = 15;
const toWords = (text: string): string[] => text.split(/[\s-]+/);
const crore = 10_000_000;

/** Every combination of the parts' readings in turn, the first ones first, at most `max`. */
export function joinReadings(parts: readonly (readonly Reading[])[], max = 12): Reading[] {
  let joined: Reading[] = [[]];
  for (const readings of parts)
    joined = joined.flatMap((head) => readings.map((tail) => [...head, ...tail])).slice(0, max);
  return joined;
}

/** Readings without repetition, in order. */
export const distinct = (readings: readonly Reading[]): Reading[] => [
  ...new Map(
    readings.filter(({ length }) => length > 0).map((reading) => [reading.join(" "), reading]),
  ).values(),
];

/** "one lakh fifty thousand"; above 99 crore people count crores, not arabs. */
function indianCardinal(value: number): string[] {
  if (value < crore) return toWords(toIndianCardinal(value));
  const rest = value % crore;
  return [...indianCardinal(Math.floor(value / crore)), "crore", ...(rest > 0 ? indianCardinal(rest) : [])];
}

/** A whole number: American and British form, Indian groups, "fifteen hundred". */
export function cardinals(digits: string): Reading[] {
  if (digits.length > maxDigits) return [];
  const value = Number(digits);
  const readings: Reading[] = [toWords(toCardinal(value))];
  if (value > 100) readings.push(toWords(toCardinal(value, { and: true })));
  if (value >= 100_000) {
    const indian = indianCardinal(value);
    readings.push(
      indian.filter((word) => word !== "and"),
      indian,
    );
  }
  if (value >= 1100 && value < 10_000 && value % 100 === 0 && value % 1000 !== 0)
    readings.push(toWords(toCardinal(value, { hundredPairing: true })));
  if (value >= 100 && value < 200)
    readings.push(["a", ...toWords(toCardinal(value, { and: true })).slice(1)]);
  if (value === 1000 || value === 100_000 || value === 1_000_000)
    readings.push(...[readings[0] ?? [], indianCardinal(value)].map((words) => ["a", ...words.slice(1)]));
  return distinct(readings);
}

/** "third"; `undefined` for zero and very long numbers. */
export function ordinal(digits: string): string[] | undefined {
  const value = Number(digits);
  return value > 0 && digits.length <= maxDigits ? toWords(toOrdinal(value)) : undefined;
}

const digitNames = "zero one two three four five six seven eight nine".split(" ");
const digitName = (digit: string): string => digitNames[Number(digit)] ?? "zero";

/** "nine nine eight" as "double nine eight", and three of a kind as "triple". */
function doubled(names: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < names.length; ) {
    const name = names[i] ?? "";
    let run = 1;
    while (run < 3 && names[i + run] === name) run += 1;
    out.push(...(run === 1 ? [name] : [run === 2 ? "double" : "triple", name]));
    i += run;
  }
  return out;
}

/** Ways to read digits one by one: with "zero", with "oh", and both with "double nine", "triple two". */
export function digitStyles(digits: string): readonly [Reading, Reading, Reading, Reading] {
  const plain = [...digits].map(digitName);
  const withOh = plain.map((name) => (name === "zero" ? "oh" : name));
  return [plain, withOh, doubled(plain), doubled(withOh)];
}

export const digitByDigit = (digits: string): Reading[] => distinct(digitStyles(digits));

const underHundred = (digits: string): Reading[] => {
  if (digits === "00") return [["hundred"]];
  if (digits.startsWith("0"))
    return [
      ["oh", digitName(digits.slice(1))],
      ["zero", digitName(digits.slice(1))],
    ];
  return [toWords(toCardinal(Number(digits)))];
};

/** In pairs: "twenty twenty-six", "nineteen oh five", "four twenty". */
export function inPairs(digits: string): Reading[] {
  if (digits.startsWith("0") || digits.length < 3 || digits.length > 4) return [];
  if (digits.length === 3)
    return joinReadings([cardinals(digits.slice(0, 1)), underHundred(digits.slice(1))]);
  return digits.slice(2) === "00" && digits[1] === "0"
    ? []
    : joinReadings([underHundred(digits.slice(0, 2)), underHundred(digits.slice(2))]);
}

const isYear = (digits: string) => /^(?:1[1-9]|20)\d\d$/.test(digits);

/** A number without separators: what it counts, a year, or an identifier. */
export function plainNumber(digits: string): Reading[] {
  if (digits === "0") return [["zero"], ["oh"], ["nought"]];
  const counted = digits.startsWith("0") ? [] : cardinals(digits);
  const named = digits.length > 2 || digits.startsWith("0") ? digitByDigit(digits) : [];
  const paired = inPairs(digits);
  // A year is hardly ever read digit by digit.
  if (isYear(digits)) return distinct([...paired, ...counted, ...named.slice(0, 2)]);
  return digits.length > 5 ? distinct([...named, ...counted]) : distinct([...counted, ...paired, ...named]);
}

/** A year: "twenty twenty-six", "two thousand (and) twenty-six". */
export const year = (digits: string): Reading[] =>
  digits.length === 4
    ? distinct([...inPairs(digits), ...cardinals(digits)])
    : underHundred(digits.padStart(2, "0"));

/** "three point one four", "three point fourteen"; without its zero, "point five". */
export function decimal(whole: string, fraction: string): Reading[] {
  const tails: Reading[] = digitByDigit(fraction).slice(0, 2);
  if (fraction.length === 2 && !fraction.startsWith("0")) tails.push(...cardinals(fraction));
  const heads: Reading[] = whole === "" ? [[]] : cardinals(whole).slice(0, 3);
  if (whole === "0") heads.push([], ["oh"], ["nought"]);
  return joinReadings([heads, [["point"]], tails]);
}

/** "two thirds", "three quarters", "half", and as people read the signs. */
export function fraction(above: string, below: string): Reading[] {
  const [top = [], bottom = []] = [cardinals(above)[0], cardinals(below)[0]];
  const readings: Reading[] = [];
  const isOne = above === "1";
  if (below === "2")
    readings.push(...(isOne ? [["half"], ["a", "half"], ["one", "half"]] : [[...top, "halves"]]));
  else if (Number(above) < Number(below) && Number(below) <= 100) {
    const names = below === "4" ? ["quarter", "fourth"] : [];
    const last = ordinal(below) ?? [];
    for (const name of names.length > 0 ? names : [last.at(-1) ?? ""]) {
      const part = [...last.slice(0, -1), isOne ? name : `${name}s`];
      readings.push([...top, ...part]);
      if (isOne) readings.push(["a", ...part]);
    }
  }
  const isProper = readings.length > 0;
  for (const sign of isProper
    ? [["by"], ["over"], ["out", "of"], ["slash"], []]
    : [[], ["by"], ["over"], ["slash"], ["out", "of"]])
    readings.push([...top, ...sign, ...bottom]);
  return distinct(readings);
}
