import {
  abbreviations,
  currencies,
  magnitudes,
  months,
  needFullStop,
  signs,
  unitReadings,
} from "./abbreviations.ts";
import {
  cardinals,
  decimal,
  digitByDigit,
  digitStyles,
  distinct,
  fraction,
  inPairs,
  joinReadings,
  ordinal,
  plainNumber,
  type Reading,
  year,
} from "./spoken-numbers.ts";

const list = (text: string): string[][] =>
  text.split(",").map((reading) => reading.split(" ").filter(Boolean));
const ownOf = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Names of letters: "HR" → "h. r.". */
export const spelledOut = (letters: string): string[] =>
  [...letters].filter((letter) => /[a-z]/.test(letter)).map((letter) => `${letter}.`);

const grouped = /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})*,\d{3}$/;
const isNumber = (text: string) => /^\d+$/.test(text) || grouped.test(text);
const number = String.raw`(?:\d{1,3}(?:,\d{2,3})+|\d+)`;

/** A whole or decimal amount, which counts something. */
function amount(text: string): Reading[] {
  const [, whole = "", tail] = new RegExp(`^(${number}|)(?:\\.(\\d+))?$`).exec(text) ?? [];
  if (tail !== undefined) return decimal(whole.replaceAll(",", ""), tail);
  if (!isNumber(whole)) return [];
  return grouped.test(whole) ? cardinals(whole.replaceAll(",", "")) : plainNumber(whole);
}

const isOne = (text: string) => text === "1";

/** "₹1,50,000", "$12.50", "Rs. 2.5 crore", "£5m", "₹500/-". */
function money(text: string): Reading[] {
  const signAndAmount = new RegExp(
    `^(us\\$|[₹$€£¥]|rs\\.?|inr|usd|eur|gbp)\\s*(${number}|)(?:\\.(\\d+))?\\s*(?:/-)?\\s*([a-z]*)\\.?(?:/-)?$`,
  );
  const [, sign, whole = "", tail, magnitude = ""] = signAndAmount.exec(text) ?? [];
  if (sign === undefined || (whole === "" && tail === undefined)) return [];
  const [one, many, cent, cents] = ownOf(currencies, sign.replace(".", "")) ?? ["", "", "", ""];
  const named = ownOf(magnitudes, magnitude);
  if (magnitude !== "" && named === undefined) return [];
  const size = named === undefined ? [[]] : list(named);
  const isSingle = isOne(whole) && tail === undefined && named === undefined;
  const unit = isSingle ? one : many;
  const digits = whole.replaceAll(",", "");
  const counted = tail === undefined ? cardinals(digits) : decimal(digits, tail);
  const readings: Reading[] = [];
  if (tail?.length === 2 && named === undefined) {
    const name = tail === "01" ? cent : cents;
    const small = cardinals(String(Number(tail)));
    const main = cardinals(digits).slice(0, 3);
    const mainUnit = isOne(whole) ? one : many;
    if (tail === "00") readings.push(...joinReadings([main, [[mainUnit]]]));
    else {
      if (digits !== "0" && digits !== "")
        readings.push(
          ...joinReadings([main, [[mainUnit]], [["and"], []], small, [[name], []]], 8),
          ...joinReadings([main, small]),
        );
      else readings.push(...joinReadings([small, [[name]]]));
    }
  }
  readings.push(...joinReadings([counted, size, [[unit]]]));
  if (tail === undefined && named === undefined)
    readings.push(
      ...joinReadings([counted.slice(0, 2), [[unit, "only"]]]).slice(0, text.includes("/-") ? 2 : 0),
    );
  if (many === "rupees") readings.push(...joinReadings([[[unit]], counted, size]));
  if (named !== undefined) readings.push(...joinReadings([counted, size]));
  return distinct(readings);
}

/** "10:30", "9:05pm", "17:00", "10.30 am". */
function time(text: string): Reading[] {
  const [, hours = "", minutes = "", seconds, half = ""] =
    /^(\d{1,2}):(\d\d)(?::(\d\d))?\s*([ap]\.?m\.?|h|hrs|ist|gmt|utc)?$/.exec(text) ?? [];
  if (hours === "" || Number(hours) > 24 || Number(minutes) > 59) return [];
  const tail = half === "" ? [[]] : halves(half);
  const hour = cardinals(String(Number(hours)));
  const twelve = cardinals(String(((Number(hours) + 11) % 12) + 1));
  const after = cardinals(String((Number(hours) % 12) + 1));
  const minute = minutes.startsWith("0") ? digitByDigit(minutes).slice(0, 2).reverse() : cardinals(minutes);
  const readings: Reading[] = [];
  if (seconds !== undefined)
    readings.push(...joinReadings([hour, minute, cardinals(String(Number(seconds)))]));
  if (minutes === "00") {
    readings.push(
      ...joinReadings([hour, tail]),
      ...joinReadings([twelve, [["o'clock"]]]),
      ...joinReadings([hour, [["hundred"], ["hundred", "hours"], ["zero", "zero"]]]),
    );
    if (Number(hours) > 12) readings.push(...twelve);
  } else {
    readings.push(...joinReadings([hour, minute, tail]));
    if (minutes.startsWith("0")) readings.push(...joinReadings([hour, cardinals(minutes.slice(1)), tail]));
    const past: Record<string, [Reading[], Reading[]]> = {
      15: [
        [
          ["quarter", "past"],
          ["quarter", "after"],
        ],
        twelve,
      ],
      30: [[["half", "past"], ["half"]], twelve],
      45: [[["quarter", "to"]], after],
    };
    const [words, whole] = past[minutes] ?? [];
    if (words && whole) readings.push(...joinReadings([words, whole, tail]));
    if (Number(hours) > 12) readings.push(...joinReadings([twelve, minute]));
  }
  return distinct(readings);
}

function halves(half: string): Reading[] {
  const letters = half.replaceAll(".", "");
  if (letters === "h" || letters === "hrs") return [["hours"]];
  return [spelledOut(letters), []];
}

/** "12/05/2026", "2026-05-12", "12.5.26": the day or the month first. */
function date(text: string): Reading[] {
  let [, day = "", , month = "", years = ""] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)$/.exec(text) ?? [];
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) [, years = "", month = "", day = ""] = iso;
  if (day === "") return [];
  const inYear = year(years).slice(0, 2);
  const orders = iso
    ? [[day, month]]
    : [
        [day, month],
        [month, day],
      ];
  const valid = orders.filter(
    ([d, m]) => Number(d) >= 1 && Number(d) <= 31 && Number(m) >= 1 && Number(m) <= 12,
  );
  const shapes = valid.flatMap(([d = "", m = ""]): Reading[] => {
    const name = months[Number(m) - 1] ?? "";
    const nth = ordinal(d) ?? [];
    const plain = cardinals(String(Number(d)))[0] ?? [];
    return [
      [...nth, name],
      ["the", ...nth, "of", name],
      [name, ...nth],
      [...plain, name],
      [name, ...plain],
    ];
  });
  const digits = (part: string): Reading[] => [
    cardinals(String(Number(part)))[0] ?? [],
    ...(part.startsWith("0") ? digitByDigit(part).slice(0, 2) : []),
  ];
  const literal = iso
    ? joinReadings([inYear.slice(0, 1), digits(month), digits(day)], 3)
    : joinReadings([digits(day), digits(month), inYear], 6);
  return distinct([
    ...joinReadings([shapes, inYear.slice(0, 1)], 12),
    ...literal,
    ...joinReadings([shapes.slice(0, 5), inYear.slice(1)], 5),
  ]);
}

/** Digits in groups with hyphens, dots or brackets: "98765-43210", "+91-80-4567", "1800.123.456". */
function phoneNumber(text: string): Reading[] {
  if (!/^\+?(?:\(\d+\)-?)?\d+(?:[-.]\d+)*$/.test(text) || !/[-.()+]/.test(text)) return [];
  if (/^(?:1[89]|20)\d\d-(?:1[89]|20)\d\d$/.test(text)) return [];
  const groups = text.match(/\d+/g) ?? [];
  const isLong =
    groups.join("").length >= 7 &&
    groups.length > 1 &&
    groups.every((group) => group.length <= 6 || groups.length === 2);
  if (!isLong) return [];
  const plus: Reading[] = text.startsWith("+") ? [["plus"], []] : [[]];
  const styles = groups.map(digitStyles);
  return distinct(
    [0, 1, 2, 3].flatMap((style) => joinReadings([plus, ...styles.map((each) => [each[style] ?? []])])),
  );
}

/** "5–7", "2024-25", "10%-15%": with "to", with "through", or one after the other. */
function range(text: string): Reading[] {
  const [, from = "", to = ""] = /^([^-]*\d[^-]*)-([^-]*\d[^-]*)$/.exec(text) ?? [];
  if (from === "") return [];
  const [, sign = ""] = /^([₹$€£]|rs\.?)/.exec(from) ?? [];
  const isPlain = /^[\d.,]+$/.test(from);
  const starts =
    sign === "" && isPlain ? amount(from) : [...amount(from.slice(sign.length)), ...spokenNumber(from)];
  const ends = sign !== "" && /^[\d.,]/.test(to) ? money(sign + to) : spokenNumber(to);
  const isScore = /^\d-\d$/.test(text);
  return joinReadings(
    [starts.slice(0, 3), [["to"], [], ...(isScore ? [["dash"]] : [["through"]])], ends.slice(0, 3)],
    16,
  );
}

/** "5km", "30°C", "10%", "3x", "50k", "10am". */
function withUnit(text: string): Reading[] {
  const [, sign = "", value = "", unit = ""] =
    new RegExp(`^([-+~<>≈≥≤±]?)((?:${number}|)(?:\\.\\d+)?)([^\\d.,-][^\\d]*|[a-z]+2|/-)$`).exec(text) ?? [];
  if (value === "") return [];
  const names = unitReadings(unit.replace(/\.$/, ""), isOne(value)) ?? [];
  if (names.length === 0) {
    const composed = /^([a-z°%]+)(\/[a-z]+)$/.exec(unit);
    const [first, second] = composed
      ? [unitReadings(composed[1] ?? "", isOne(value)), unitReadings(composed[2] ?? "", true)]
      : [];
    if (!first || !second) return [];
    names.push(...joinReadings([first, second], 4).map((reading) => [...reading]));
  }
  const counted = amount(value);
  return joinReadings([signReadings(sign), counted.slice(0, 5), names], 14);
}

function signReadings(sign: string): Reading[] {
  if (sign === "-") return [["minus"], ["negative"]];
  if (sign === "~") return [["about"], ["approximately"], ["around"]];
  return sign === "" ? [[]] : list(ownOf(signs, sign) ?? "");
}

/** Decades: "1990s", "90s", "'80s". */
function decade(text: string): Reading[] {
  const [, century = "", tens = ""] = /^'?(\d\d)?(\d0)'?s$/.exec(text) ?? [];
  if (tens === "") return [];
  const name =
    tens === "10"
      ? "tens"
      : tens === "00"
        ? century === "20"
          ? ""
          : "hundreds"
        : (cardinals(tens)[0]?.[0] ?? "").replace(/y$/, "ies");
  if (name === "") return [["two", "thousands"]];
  return century === "" ? [[name]] : joinReadings([cardinals(century), [[name]]]);
}

/** Readings of a written form with digits, all of it in lower case; none if it is not such a form. */
export function spokenNumber(text: string): Reading[] {
  const forms: (() => Reading[])[] = [
    () => (new RegExp(`^${number}$`).test(text) && isNumber(text) ? amount(text) : []),
    () => (/^(\d+)(?:st|nd|rd|th)$/.test(text) ? ordinals(text) : []),
    () => decade(text),
    () => time(text),
    () => date(text),
    () => phoneNumber(text),
    () => money(text),
    () => (/^\d*\.\d+$/.test(text) ? amount(text) : []),
    () => versions(text),
    () => joinMixed(text),
    () => slashed(text),
    () => signed(text),
    () => withUnit(text),
    () => range(text),
    () => feetAndInches(text),
    () => sums(text),
  ];
  for (const form of forms) {
    const readings = form();
    if (readings.length > 0) return readings;
  }
  return [];
}

function ordinals(text: string): Reading[] {
  const digits = text.slice(0, -2);
  const name = ordinal(digits);
  return name ? [name, ["the", ...name]] : [];
}

function versions(text: string): Reading[] {
  const parts = /^(?:v\d+|\d+\.\d+)(?:\.\d+)*$/.test(text) ? text.replace("v", "").split(".") : [];
  if (parts.length === 0 || (parts.length < 3 && !text.startsWith("v"))) return [];
  const head: Reading[] = text.startsWith("v") ? [["version"], ["v."]] : [[]];
  return ["point", "dot"].flatMap((sign) =>
    joinReadings(
      [head, ...parts.flatMap((part, i) => [i > 0 ? [[sign]] : [[]], cardinals(part).slice(0, 1)])],
      4,
    ),
  );
}

/** "5_1/2", from "5½". */
function joinMixed(text: string): Reading[] {
  const [, whole = "", above = "", below = ""] = /^(\d+)_(\d+)\/(\d+)$/.exec(text) ?? [];
  if (whole === "") return [];
  const part = fraction(above, below);
  return joinReadings(
    [cardinals(whole), [["and"]], [...part.filter(([first]) => first === "a"), ...part]],
    6,
  );
}

function slashed(text: string): Reading[] {
  const parts = /^\d+(?:\/\d+)+$/.test(text) ? text.split("/") : [];
  const [above = "", below = ""] = parts;
  if (parts.length === 2 && !(above.length === 4)) {
    const isFraction = Number(below) > 0 && !above.startsWith("0");
    return isFraction ? fraction(above, below) : [];
  }
  if (parts.length < 2) return [];
  return joinReadings(
    parts.flatMap((part, i) => [i > 0 ? [[], ["slash"], ["to"]] : [[]], plainNumber(part).slice(0, 2)]),
  );
}

function signed(text: string): Reading[] {
  const [, sign = "", rest = ""] = /^([-+~#<>≈≥≤±])(\d.*)$/.exec(text) ?? [];
  if (sign === "" || !/^[\d.,]+$/.test(rest)) return [];
  const readings = sign === "#" ? [["number"], ["hash"], []] : signReadings(sign);
  const digits = sign === "+" && rest.length <= 3 ? digitByDigit(rest).slice(0, 1) : [];
  return joinReadings([readings, [...digits, ...amount(rest)]]);
}

function feetAndInches(text: string): Reading[] {
  const [, feet = "", inches = ""] = /^(\d)'(\d{1,2})(?:"|'')?$/.exec(text) ?? [];
  if (feet === "") return [];
  const [high = [], low = []] = [cardinals(feet)[0], cardinals(inches)[0]];
  return [
    [...high, ...low],
    [...high, "feet", ...low, "inches"],
    [...high, "foot", ...low],
    [...high, "feet", ...low],
  ];
}

/** "2+2", "3x4", "2×2", "1:1", "2=2". */
function sums(text: string): Reading[] {
  const parts = text.split(/(?<=\d)([+x×*=:÷])(?=\d)/);
  if (parts.length < 3 || !parts.every((part, i) => (i % 2 === 1 ? true : /^[\d.,]+$/.test(part)))) return [];
  const between: Record<string, string> = {
    "+": "plus",
    x: "by,times,into,cross",
    "×": "times,by,into",
    "*": "times,into",
    "=": "equals,is",
    ":": "to",
    "÷": "divided by,by",
  };
  const readings = parts.map((part, i) =>
    i % 2 === 1
      ? [...list(between[part] ?? ""), ...(part === ":" ? [["is", "to"], []] : [])]
      : amount(part).slice(0, 2),
  );
  return joinReadings(readings);
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** Value of a Roman numeral up to 89; `undefined` if it is none. */
function romanValue(text: string): number | undefined {
  if (!/^(?:l?x{0,3}|x[lc])(?:i[xv]|v?i{0,3})$/.test(text) || text === "") return undefined;
  const values = [...text].map((letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

const counts =
  /^(?:chapter|part|class|grade|type|phase|section|volume|war|act|scene|stage|level|tier|schedule|article|book|unit|module|semester|appendix|version|rocky|mark|category|level|round|group)$/;

/** "Louis XIV", "Chapter IV", "World War II": after a name, with "the". */
export function romanNumeral(text: string, before: string): Reading[] {
  const value = /^[IVXLC]+$/.test(text) ? romanValue(text.toLowerCase()) : undefined;
  if (value === undefined || value > 60) return [];
  const isCount = counts.test(before.toLowerCase());
  if (!isCount && (!/^\p{Lu}\p{Ll}/u.test(before) || text.length < 2)) return [];
  const cardinal = cardinals(String(value));
  const nth = ordinal(String(value)) ?? [];
  return isCount ? cardinal : [["the", ...nth], ...cardinal, nth, spelledOut(text.toLowerCase())];
}

/** Context of a token: the words beside it, as written. */
export type Beside = { before: string; after: string };

const isMonth = (word: string) => {
  const name = word.toLowerCase().replace(/[.,]$/, "");
  return months.includes(name) || (name.length >= 3 && months.some((month) => month.startsWith(name)));
};

/** A day beside a month is read as an ordinal too: "12 May", "May 12". */
export function dayOfMonth(text: string, { before, after }: Beside): Reading[] {
  if (!/^\d{1,2}$/.test(text) || Number(text) < 1 || Number(text) > 31) return [];
  const nth = ordinal(text) ?? [];
  if (isMonth(after)) return [nth, ["the", ...nth, "of"], [...nth, "of"]];
  return isMonth(before) ? [nth, ["the", ...nth]] : [];
}

/** Abbreviations; ordinary words only with their full stop ("no." but not "no"). */
export function abbreviation(text: string, hasFullStop: boolean, { before, after }: Beside): Reading[] {
  const word = text.toLowerCase();
  const isAfterNumber = /\d$/.test(before) || isMagnitude(before);
  if (isAfterNumber) {
    const unit = unitReadings(word, isOne(before));
    if (unit?.some(({ length }) => length > 0)) return unit;
  }
  if (word === "no" && /^[#\d]/.test(after)) return hasFullStop ? [["number"]] : [["number"], ["no"]];
  const known = ownOf(abbreviations, word);
  if (known === undefined) return [];
  if (!hasFullStop && needFullStop.has(word)) {
    const isSaint = word === "st" && text === "St" && /^\p{Lu}/u.test(after);
    return isDateName(text) ? [[word], ...list(known)] : isSaint ? [["saint"]] : [];
  }
  if ((word === "am" || word === "pm") && !isAfterNumber) return word === "am" ? [] : list(known);
  if (word === "st") return /^\p{Lu}/u.test(after) ? [["saint"], ["street"]] : [["street"], ["saint"]];
  if (word === "dr") return [["doctor"], ["drive"]];
  return list(known);
}

/** "Mon", "Fri", "Jan" without their full stop, with a capital. */
const isDateName = (text: string) =>
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Mar|Apr|Jul|Aug|Sep|Oct|Dec)$/.test(text);

const isMagnitude = (word: string) => Object.hasOwn(magnitudes, word.toLowerCase());

/** A sign that stands alone. */
export const signReading = (text: string): Reading[] => {
  const known = ownOf(signs, text);
  return known === undefined ? [] : list(known);
};

/** "B2B", "MP3", "Q3", "5G", "covid19": letters and digits in turn. */
export function lettersAndDigits(text: string, readWord: (part: string) => Reading[]): Reading[] {
  const parts = text.match(/\p{L}+|\d+/gu) ?? [];
  if (parts.length < 2 || parts.length > 8 || parts.join("") !== text) return [];
  return joinReadings(
    parts.map((part) => {
      if (!/^\d/.test(part)) return readWord(part);
      return distinct([
        ...cardinals(part).slice(0, 1),
        ...inPairs(part).slice(0, 1),
        ...digitByDigit(part).slice(0, 2),
      ]);
    }),
    8,
  );
}
