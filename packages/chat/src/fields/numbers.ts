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
    dhai: 2.5,
    dedh: 1.5,
    couple: 2,
  }),
);
const units =
  "years?|yrs?|saal|sal|months?|mahin[ae]|weeks?|hafte|hafta|days?|din|lakhs?|lacs?|hazaa?r|thousand";

const tensAndOnes =
  /\b(twenty|thirty|four?ty|fifty|sixty|seventy|eighty|ninety)[ -](one|two|three|four|five|six|seven|eight|nine)\b/g;

/** Writes numbers that are spelled out, in English or in Hindi, as digits. "do" is two only before a unit. */
export function withDigits(text: string): string {
  return text
    .replace(/(\d)\s*1\/2/g, "$1.5")
    .replace(/\bsad[eh]* (\w+)/g, (whole, word: string) => {
      const number = words.get(word);
      return number === undefined ? whole : String(number + 0.5);
    })
    .replace(new RegExp(`\\bdo (?=(?:${units})\\b)`, "g"), "2 ")
    .replace(/\b(?:a )?couple of\b/g, "2")
    .replace(/\bhalf a year\b/g, "6 months")
    .replace(tensAndOnes, (_, tens: string, ones: string) =>
      String((words.get(tens) ?? 0) + (words.get(ones) ?? 0)),
    )
    .replace(/\b([a-z]+)\b/g, (word) => String(words.get(word) ?? word))
    .replace(/\b(\d{1,2}) hundred\b/g, "$100")
    .replace(/(\d+) (?:and|&) (?:a )?half/g, "$1.5")
    .replace(/(\d+)(?: (years?|yrs?)) (?:and|&) (?:a )?half/g, "$1.5 $2")
    .replace(new RegExp(`(?<![\\dk] )\\ban? (?=(?:${units})\\b)`, "g"), "1 ");
}

/** A range of numbers, such as "3-4", "3 to 4" or "3 or 4". */
export const rangeOf = (unit: string) =>
  new RegExp(
    `\\d[\\d.,]*\\s*(?:k|l|lakhs?|lacs?|lpa|yrs?|years?|days?|months?|weeks?)?\\s*(?:-|–|/|to|or|se|ya)\\s*\\d[\\d.]*\\s*(?:${unit})`,
  );

const digits = new Map(
  ["zero oh o", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"].flatMap(
    (names, digit) => names.split(" ").map((name): [string, string] => [name, String(digit)]),
  ),
);
const spokenDigits = new RegExp(
  `\\b(?:(?:double|triple)?[ -]*(?:${[...digits.keys()].join("|")}|\\d)\\b[ ,-]*){6,}`,
  "g",
);

/** Writes digits that are said one after the other, as in "nine eight double one", in figures. */
export const withSpokenDigits = (text: string): string =>
  text.replace(spokenDigits, (said) => {
    const parts = said.match(/[a-z]+|\d/g) ?? [];
    const times = { double: 2, triple: 3 } as Record<string, number>;
    return `${parts.map((part, at) => (digits.get(part) ?? part.replace(/\D/g, "")).repeat(times[parts[at - 1] ?? ""] ?? 1)).join("")} `;
  });
