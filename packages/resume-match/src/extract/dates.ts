/** A point in time as written: a year, or a year and month (1 to 12). */
export type YearMonth = { year: number; month?: number };
/** From and to as written. `end` is "present" for what still goes on; `isSingle` marks one date without a partner. */
export type DateRange = {
  start?: YearMonth;
  end?: YearMonth | "present";
  isSingle: boolean;
  /** Place in the text that was searched, in characters. */
  from: number;
  to: number;
};

const monthNames: Record<string, number> = Object.fromEntries(
  [
    "january|jan|januar|janvier|enero|ene|janeiro",
    "february|feb|februar|fevrier|febrero|fevereiro",
    "march|mar|maerz|mars|marzo",
    "april|apr|avril|abril|abr",
    "may|mai|mayo",
    "june|jun|juni|juin|junio",
    "july|jul|juli|juillet|julio",
    "august|aug|aout|agosto|ago",
    "september|sept|sep|septembre|septiembre",
    "october|oct|oktober|okt|octobre|octubre",
    "november|nov|novembre|noviembre",
    "december|dec|dezember|dez|decembre|diciembre|dic",
  ].flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const)),
);
const seasons: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

const monthWord = Object.keys(monthNames)
  .sort((a, b) => b.length - a.length)
  .join("|");
const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const shortYear = String.raw`['’‘]\d{2}`;
const point = [
  String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:${monthWord})\.?(?:\s*\d{1,2}(?:st|nd|rd|th)?,)?[\s,./-]*(?:of\s+)?(?:${year}|${shortYear})`,
  String.raw`(?:spring|summer|autumn|fall|winter)\s*(?:of\s+)?,?\s*${year}`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-]${year}`,
  String.raw`(?:0?[1-9]|1[0-2])\s?[./-]\s?${year}`,
  String.raw`${year}[./-](?:0[1-9]|1[0-2])(?:[./-]\d{1,2})?(?!\d)`,
  String.raw`(?:0[1-9]|1[0-2])\/\d{2}(?![\d/])`,
  year,
].join("|");
const monthOnly = String.raw`(?:${monthWord})\.?`;
const present = String.raw`present|date|current(?:ly)?|now|today|to\s?date|till\s?(?:date|now|today|present)|until\s?(?:now|today|present)|up\s?to\s?(?:now|date|present)|ongoing|on-going|heute|aujourd'hui|actual(?:idad)?`;
const dash = String.raw`\s*(?:[-–—―−~→]|->|=>|to|until|till|thru|through|bis|hasta|a)\s*`;

const rangePattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:from\s+)?(?:(?<start>${point}|${monthOnly}(?=${dash}(?:${point})))(?:${dash})(?<end>${point}|${present})|(?<startShort>${year})\s?[-–/]\s?(?<endShort>(?:1[3-9]|[2-9]\d))(?!\d|[-/.])|since\s+(?<since>${point})|(?<openStart>${point})\s*[-–—]\s*(?=$|[\t|,;)])|(?<single>${point}))(?![\p{L}\d])`,
  "giu",
);

/** Reads one date as written; `undefined` when it is none. */
export function readDate(text: string): YearMonth | undefined {
  const clean = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const season = /(spring|summer|autumn|fall|winter)\D*(\d{4})/.exec(clean);
  if (season) return { year: Number(season[2]), month: seasons[season[1] ?? ""] ?? 1 };
  const iso = /^(\d{4})[./-](\d{1,2})/.exec(clean);
  if (iso) return valid({ year: Number(iso[1]), month: Number(iso[2]) });
  const full = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(clean);
  if (full) {
    const [first, second] = [Number(full[1]), Number(full[2])];
    return valid({ year: Number(full[3]), month: second > 12 ? first : second });
  }
  const numeric = /^(\d{1,2})\s?[./-]\s?(\d{4})/.exec(clean);
  if (numeric) return valid({ year: Number(numeric[2]), month: Number(numeric[1]) });
  const shortNumeric = /^(\d{2})\/(\d{2})$/.exec(clean);
  if (shortNumeric) return valid({ year: fullYear(Number(shortNumeric[2])), month: Number(shortNumeric[1]) });
  const named = /([a-z]{3,})/.exec(clean.replace(/(\d)(st|nd|rd|th)\b/g, "$1"));
  const yearText = /(19|20)\d{2}/.exec(clean)?.[0];
  const short = /['’‘](\d{2})/.exec(clean)?.[1];
  const found = yearText
    ? Number(yearText)
    : short
      ? 2000 + Number(short) - (Number(short) > 60 ? 100 : 0)
      : undefined;
  if (found === undefined) return undefined;
  const month = named ? monthNames[named[1] ?? ""] : undefined;
  return month === undefined ? { year: found } : { year: found, month };
}

/** '98 is 1998, '21 is 2021. */
const fullYear = (short: number) => 2000 + short - (short > 60 ? 100 : 0);

const valid = (date: { year: number; month: number }): YearMonth =>
  date.month >= 1 && date.month <= 12 ? date : { year: date.year };

/** All dates and ranges of a text, in order: one grammar for work, education and projects. */
export function findDateRanges(text: string): DateRange[] {
  const ranges: DateRange[] = [];
  for (const match of text.matchAll(rangePattern)) {
    const { start, end, startShort, endShort, since, openStart, single } = match.groups ?? {};
    const place = { from: match.index, to: match.index + match[0].length };
    if (start !== undefined && end !== undefined) {
      const isOpen = new RegExp(`^(?:${present})$`, "iu").test(end);
      const endDate = isOpen ? "present" : readDate(end);
      let startDate = readDate(start);
      // "Jun - Aug 2021": the year stands once.
      if (!startDate && endDate && endDate !== "present") {
        const month = monthNames[start.toLowerCase().replace(/\W/g, "")];
        startDate = month === undefined ? undefined : { year: endDate.year, month };
      }
      ranges.push(range(place, startDate, endDate));
    } else if (startShort !== undefined) {
      const first = Number(startShort);
      const last = Math.floor(first / 100) * 100 + Number(endShort);
      if (last >= first && last - first < 40) ranges.push(range(place, { year: first }, { year: last }));
      else ranges.push({ ...range(place, { year: first }), isSingle: true });
    } else if (since !== undefined || openStart !== undefined)
      ranges.push(range(place, readDate(since ?? openStart ?? ""), "present"));
    else if (single !== undefined) ranges.push({ ...range(place, readDate(single)), isSingle: true });
  }
  return ranges;
}

function range(
  place: { from: number; to: number },
  start: YearMonth | undefined,
  end?: YearMonth | "present",
): DateRange {
  return { ...place, ...(start ? { start } : {}), ...(end ? { end } : {}), isSingle: false };
}

/** As JSON Resume writes dates: 2021-03, or 2021 where no month is known. */
export function isoDate({ year: y, month }: YearMonth): string {
  return month === undefined ? String(y) : `${y}-${String(month).padStart(2, "0")}`;
}

/** Months since year 0: the first of a start, the last of an end. */
export function monthNumber(date: YearMonth, side: "start" | "end"): number {
  return date.year * 12 + (date.month ?? (side === "start" ? 1 : 12)) - 1;
}

/** Text that is a date or a place and little else: what stands at a right margin. */
export function looksLikeDateOrPlace(text: string): boolean {
  const trimmed = text.trim();
  const [found] = findDateRanges(trimmed);
  if (found && found.to - found.from >= trimmed.length * 0.5 && trimmed.length < 60) return true;
  return (
    /^[\p{Lu}][\p{L}.' -]+,\s*(?:[A-Z]{2,3}|[\p{Lu}][\p{L}. ]{3,})$/u.test(trimmed) && trimmed.length < 40
  );
}
