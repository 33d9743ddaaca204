/** A period. `endDate` null = ongoing; both null = no dates. */
export type Range = {
  startDate?: string | null;
  endDate?: string | null;
  dateText?: string;
};

/** The printed text, and the dates that a reader can know from it (the label). */
export type PrintedRange = { text: string; startDate: string | null; endDate: string | null };

/** The date format of a layout. `present` is the résumé's own word for an ongoing job. */
export type DateGrammar = (range: Range, present?: string) => PrintedRange;

const months = "January February March April May June July August September October November December".split(
  " ",
);

type Point = (year: string, month: string | undefined) => string;

function monthName(month: string): string {
  return months[Number(month) - 1] ?? month;
}

/** "Jan 2020" */
export const shortMonth: Point = (year, month) => (month ? `${monthName(month).slice(0, 3)} ${year}` : year);
/** "January 2020" */
export const longMonth: Point = (year, month) => (month ? `${monthName(month)} ${year}` : year);
/** "Sept. 2020": four-letter forms, as in British usage. */
export const dottedMonth: Point = (year, month) => {
  if (!month) return year;
  const name = monthName(month);
  if (name.length <= 4) return `${name} ${year}`;
  return `${name.slice(0, name === "September" ? 4 : 3)}. ${year}`;
};
/** "Jan '20" */
export const shortYear: Point = (year, month) =>
  month ? `${monthName(month).slice(0, 3)} ’${year.slice(2)}` : year;
/** "01/2020" */
export const slashed: Point = (year, month) => (month ? `${month}/${year}` : year);
/** "01.2020" */
export const dotted: Point = (year, month) => (month ? `${month}.${year}` : year);
/** "2020-01" */
export const iso: Point = (year, month) => (month ? `${year}-${month}` : year);
/** "2020", even if the month is known */
export const yearOnly: Point = (year) => year;
/**
 * "Q1 2020". The label has the first month of a start and the last of an end, which is all a reader can know.
 */
export const quarters: Point = (year, month) => (month ? `Q${Math.ceil(Number(month) / 3)} ${year}` : year);
const germanMonths = "Jan. Febr. März April Mai Juni Juli Aug. Sept. Okt. Nov. Dez.".split(" ");
/** "März 2020" */
export const german: Point = (year, month) =>
  month ? `${germanMonths[Number(month) - 1] ?? month} ${year}` : year;
/** "JAN 2020" */
export const capitals: Point = (year, month) => shortMonth(year, month).toUpperCase();

type GrammarParts = {
  point: Point;
  /** Separator between the two dates, with its spaces. */
  to: string;
  present: string;
  /** "Since 2021" instead of "2021 – present". */
  since?: string;
  /** Prints only the end, as is common in education: "2019". */
  endOnly?: boolean;
};

/** Builds a grammar. The label has the precision of the printed date. */
export function dateGrammar(parts: GrammarParts): DateGrammar {
  const exact = (date: string, side: "start" | "end" = "end") => {
    const [year = "", month] = date.split("-");
    if (parts.point === yearOnly || !month) return year;
    if (parts.point !== quarters) return date;
    const last = Math.ceil(Number(month) / 3) * 3;
    return `${year}-${String(side === "start" ? last - 2 : last).padStart(2, "0")}`;
  };
  const print = (date: string) => {
    const [year = "", month] = date.split("-");
    return parts.point(year, month);
  };
  return ({ startDate = null, endDate = null, dateText }, present = parts.present) => {
    if (dateText) return { text: dateText, startDate, endDate: endDate ?? "present" };
    if (!startDate && !endDate) return { text: "", startDate: null, endDate: null };
    if (startDate && !endDate) {
      const text = parts.since
        ? `${parts.since} ${print(startDate)}`
        : `${print(startDate)}${parts.to}${present}`;
      return { text, startDate: exact(startDate, "start"), endDate: "present" };
    }
    const end = exact(endDate ?? "");
    if (!startDate || parts.endOnly) return { text: print(end), startDate: null, endDate: end };
    const start = exact(startDate, "start");
    if (start === end) return { text: print(end), startDate: start, endDate: end };
    return { text: `${print(start)}${parts.to}${print(end)}`, startDate: start, endDate: end };
  };
}

export const years = dateGrammar({ point: yearOnly, to: " – ", present: "present" });
export const endYear = dateGrammar({ point: yearOnly, to: " – ", present: "present", endOnly: true });
export const endMonth = dateGrammar({ point: shortMonth, to: " – ", present: "Present", endOnly: true });
