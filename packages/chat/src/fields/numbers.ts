import { anyOf } from "word-patterns";
import { amountWords, lowerBounds, otherUnits, upperBoundWords } from "./numbers.words.ts";

const words = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    ek: 1,
    teen: 3,
    tin: 3,
    char: 4,
    chaar: 4,
    paanch: 5,
    panch: 5,
    chhe: 6,
    saat: 7,
    aath: 8,
    nau: 9,
    das: 10,
    gyarah: 11,
    barah: 12,
    terah: 13,
    chaudah: 14,
    pandrah: 15,
    pandra: 15,
    solah: 16,
    satrah: 17,
    atharah: 18,
    unnis: 19,
    bees: 20,
    bis: 20,
    pachees: 25,
    pachis: 25,
    tees: 30,
    chalis: 40,
    pachas: 50,
    ikkis: 21,
    bais: 22,
    chaubis: 24,
    chhabbis: 26,
    sattais: 27,
    atthais: 28,
    paintis: 35,
    paintalis: 45,
    pachpan: 55,
    isang: 1,
    dalawa: 2,
    dalawang: 2,
    tatlo: 3,
    tatlong: 3,
    apat: 4,
    limang: 5,
    anim: 6,
    pitong: 7,
    walong: 8,
    siyam: 9,
    sampung: 10,
    mbili: 2,
    tatu: 3,
    nne: 4,
    tano: 5,
    mwaka: 1,
    miwili: 2,
    mitatu: 3,
    minne: 4,
    mitano: 5,
    minane: 8,
    mmoja: 1,
    mawili: 2,
    sita: 6,
    saba: 7,
    nane: 8,
    tisa: 9,
    kumi: 10,
    oru: 1,
    rendu: 2,
    moonu: 3,
    naalu: 4,
    anju: 5,
    aindhu: 5,
    ainthu: 5,
    aaru: 6,
    ezhu: 7,
    ettu: 8,
    pathu: 10,
    moonnu: 3,
    anchu: 5,
    moodu: 3,
    nalugu: 4,
    aidu: 5,
    eradu: 2,
    mooru: 3,
    naalku: 4,
    dui: 2,
    dosh: 10,
    lima: 5,
    pito: 7,
    walo: 8,
    piec: 5,
    szesc: 6,
    siedem: 7,
    osiem: 8,
    dos: 2,
    dois: 2,
    duas: 2,
    tres: 3,
    cuatro: 4,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    ocho: 8,
    dez: 10,
    diez: 10,
    dwa: 2,
    dwie: 2,
    trzy: 3,
    cztery: 4,
    dhai: 2.5,
    dedh: 1.5,
    couple: 2,
  }),
);
const units =
  "years?|yrs?|saal|sal|months?|mahin[ae]|weeks?|hafte|hafta|days?|din|lakhs?|lacs?|hazaa?r|thousand";
/** "a month", but not "900 rupees a month". */
const oneUnit = new RegExp(`(?<!(?:[\\dk]|${anyOf(amountWords)}) )\\ban? (?=(?:${units})\\b)`, "g");

/** Hindi numbers that make a preceding "do" a number, too: "do teen saal". */
const smallHindi = "teen|tin|char|chaar|paanch|panch|dhai";

const tensAndOnes =
  /\b(twenty|thirty|four?ty|fifty|sixty|seventy|eighty|ninety)[ -](one|two|three|four|five|six|seven|eight|nine)\b/g;

/** Units of time in other languages, translated to English. */
const translations: [RegExp, string][] = [
  [/\b(miaka|miezi|mwaka|mwezi|wiki|siku) (\w+)/g, "$2 $1"],
  [/(?<!\p{L})(?:a[nñ]os?|taon|miaka|mwaka|lata?|varush?am|varsham|bochor|varshe?)\b/gu, "years"],
  [
    /\b(?:buwan|mes(?:es)?|m[eê]s|miezi|mwezi|maasam|masam)\b|\bmiesi[aą]c[ae]?(?!\p{L})|\bmiesi[eę]cy\b/gu,
    "months",
  ],
  [/\b(?:linggo|semanas?|wiki|vaaram|tygodni[ea]?)\b|\btydzie[nń]/g, "weeks"],
  [/\b(?:araw|dias|siku|naal|dni)\b/g, "days"],
];

/**
 * Replaces spelled-out numbers in English, Hindi and other languages by digits. "do" is two only before a
 * unit.
 */
export function withDigits(text: string): string {
  return (
    translations
      .reduce((rest, [pattern, unit]) => rest.replace(pattern, unit), text)
      // "3yrs4months" is two amounts.
      .replace(/(\d)(?=(?:years?|yrs?|months?|mnths?|mths?|mon|mahin\w+|saal|days?|weeks?)(?:\b|\d))/g, "$1 ")
      .replace(/(\d ?(?:years?|yrs?|months?|mnths?|mths?|mon|saal|days?|weeks?))(?=\d)/g, "$1 ")
      .replace(/(\d) ?-?ish\b/g, "$1")
      .replace(/(\d)\s+1\/2(?![\d/])|(\d)\s*½/g, "$1$2.5")
      .replace(
        new RegExp(
          `(?<!\\b(?:sa?va|sawa|sadhe|saadhe|sade|paune|pone) )\\bdo(?: |(?: ?- ?)(?=${smallHindi}))(?=(?:${units}|${smallHindi}|se|ya)\\b)`,
          "g",
        ),
        (found) => (found.includes("-") ? "2-" : "2 "),
      )
      .replace(/\b(sa+d+h?e|sa[vw]a+|pau?ne) (\d+|[a-z]+)/g, (whole, part: string, word: string) => {
        const number = word === "do" ? 2 : (words.get(word) ?? (/^\d/.test(word) ? Number(word) : undefined));
        const more = part.startsWith("p") ? -0.25 : /^sa[vw]/.test(part) ? 0.25 : 0.5;
        return number === undefined ? whole : String(number + more);
      })
      .replace(/\b(?:a )?couple of\b/g, "2")
      .replace(
        /\b(\d+|[a-z]+) (?:and|&|n|nd) (?:a )?half (years?|yrs?|months?|weeks?)\b/g,
        (whole, word: string, unit: string) => {
          const number = words.get(word) ?? Number(word);
          return Number.isNaN(number) ? whole : `${number + 0.5} ${unit}`;
        },
      )
      .replace(/\bhalf a year\b|\bhalf year\b/g, "6 months")
      .replace(/\bhalf (?:a )?month\b/g, "15 days")
      .replace(/\bna nusu\b/g, "and half")
      .replace(/\b(?:a|one) (month|year|week) and a half\b/g, "1.5 $1s")
      .replace(tensAndOnes, (_, tens: string, ones: string) =>
        String((words.get(tens) ?? 0) + (words.get(ones) ?? 0)),
      )
      .replace(/\b([a-z]+)\b/g, (word) => String(words.get(word) ?? word))
      .replace(
        /\b(\d{1,2}) (?:hundred|sau)\b(?: (?:and )?(\d{1,2})\b(?! ?(?:years?|days?|months?)))?/g,
        (_, hundreds: string, rest = "0") => String(Number(hundreds) * 100 + Number(rest)),
      )
      // "six point seven five lakh", "fourteen thousand six hundred"
      .replace(
        /\b(\d{1,3}) (?:point|dot) (\d(?: \d)*)(?![\d.])/g,
        (_, whole: string, parts: string) => `${whole}.${parts.replaceAll(" ", "")}`,
      )
      .replace(
        /\b(\d{1,3}) ?(?:thousand|hazaa?r|hajaa?r) (?:and )?(\d{3})\b(?! ?(?:years?|days?|months?|k|l|lakhs?)\b)/g,
        (_, thousands: string, rest: string) => String(Number(thousands) * 1_000 + Number(rest)),
      )
      .replace(/(\d+) (?:and|&|n|nd) (?:a )?half/g, "$1.5")
      .replace(/(\d) na (?=(?:years|months|weeks|days)\b)/g, "$1 ")
      .replace(/(\d+)(?: (years?|yrs?)) (?:and|&|n|nd|at) (?:a )?(?:half|kalahati)/g, "$1.5 $2")
      .replace(oneUnit, "1 ")
  );
}

const amount = "\\d[\\d.,]*";
const anyUnit =
  "k|l|lakhs?|lacs?|lpa|hazaa?r|thousand|yrs?|years?|saal|sal|days?|din|months?|mnths?|mahin\\w+|weeks?|haft\\w";
/** Words between two alternative amounts. */
const joint =
  "(?:[-–—/~]|\\b(?:to|or|se|ya|till|up ?to|lub|albo|au|ama|kama|czasem|kabhi|minsan|o|(?:and |or )?(?:maybe|may be|perhaps|possibly|sometimes|shayad)|can be|could be|can go to)\\b)";
/** A range or a choice: "3-4", "3 to 4" or "3, maybe 4". */
const joined = (unit: string) =>
  `${amount}\\s*\\+?\\s*(?:${anyUnit})?(?: or so)?\\s*,?\\s*${joint}\\s*(?:even |the |a |an |about )?${amount}\\s*\\+?\\s*(?:${unit})`;
/** Two bounds: "between 3 and 4" or "over 3 but under 4". */
const bounded = (unit: string) =>
  [
    `\\bbetween ${amount}\\s*(?:${anyUnit})? (?:and|to|&|aur|n) ${amount}\\s*(?:${unit})`,
    `\\b${anyOf(lowerBounds)} ${amount}\\s*(?:${anyUnit})?\\W{1,3}(?:(?:but|and|n) )?(?:${anyOf(upperBoundWords)} )+${amount}\\s*(?:${unit})`,
  ].join("|");
/** Two adjacent numbers: "2 3 saal" or "2, 3 saal". */
const beside = (unit: string) => `(?<![\\d.,:+-]|[\\d.,:+-] )(\\d{1,3}),? (\\d{1,3})\\s*(?:${unit})`;

/**
 * Makes a function that finds an ambiguous amount, such as a range, in a text.
 * @param unit pattern of what follows the last amount
 */
export function severalOf(unit: string): (text: string) => string | undefined {
  const open = new RegExp(`${joined(unit)}|${bounded(unit)}`);
  const inRow = new RegExp(beside(unit), "g");
  return (text) =>
    open.exec(text)?.[0] ??
    [...text.matchAll(inRow)].find(([, first, second]) => Number(first) < Number(second))?.[0];
}

/** Not allowed after an amount without a unit. */
export const noUnit = `(?![\\w+]|[.,]\\d|\\s*${anyOf(otherUnits)}(?!\\w))`;

/** Upper bounds, which are not values: "less than 2 years". */
export const upperBounds = (unit: string) =>
  new RegExp(
    `(?<!\\b(?:not|no|nothing|yet|but) )\\b(?:less(?:er)? th[ae]n|under|below|not even|hardly|barely) ${amount}\\s*(?:${unit})\\b|\\b${amount}\\s*(?:${unit}) se (?:kam|niche)\\b`,
    "g",
  );

const digits = new Map(
  [
    "zero oh o nought shunya",
    "one ek",
    "two do",
    "three teen",
    "four char chaar",
    "five paanch panch",
    "six chhe che",
    "seven saat",
    "eight aath",
    "nine nau",
  ].flatMap((names, digit) => names.split(" ").map((name): [string, string] => [name, String(digit)])),
);
const spokenDigits = new RegExp(
  `\\b(?:(?:double|triple)?[ -]*(?:${[...digits.keys()].join("|")}|\\d)\\b[ ,-]*){6,}`,
  "g",
);

/** Replaces digits that are spelled out one by one, such as "nine eight double one". */
export const withSpokenDigits = (text: string): string =>
  text
    .replace(/\b(one|two|three|four|five|six|seven|eight|nine) hundred\b/g, "$1 zero zero")
    .replace(spokenDigits, (spoken) => {
      const parts = spoken.match(/[a-z]+|\d/g) ?? [];
      const times = { double: 2, triple: 3 } as Record<string, number>;
      return ` ${parts.map((part, at) => (digits.get(part) ?? part.replace(/\D/g, "")).repeat(times[parts[at - 1] ?? ""] ?? 1)).join("")} `;
    });
