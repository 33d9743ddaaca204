import type { Posting } from "#domain/postings/posting.schema.ts";
import { countryName, locationParts, postingUrl } from "#domain/postings/postings.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { CareersWords } from "./careers.schema.ts";
import { majorUnits, moneyFormat } from "./money.ts";
import type { PayBar } from "./pay-axis.ts";

type FactWords = CareersWords["facts"];

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** 2026-11-20 → 20 November 2026 */
export function formatDate(date: string): string {
  return longDate.format(new Date(date));
}

/** Such as ₹5,00,000 – ₹8,00,000 and "a year"; an unknown period is empty. */
export function payParts(
  pay: NonNullable<Posting["pay"]>,
  words: FactWords,
): { range: string; period: string } {
  const format = (amount: number) => moneyFormat(pay.currency).format(majorUnits(amount, pay.currency));
  return {
    range: pay.min === pay.max ? format(pay.min) : `${format(pay.min)} – ${format(pay.max)}`,
    period: pay.period === undefined ? "" : words.payPeriods[pay.period],
  };
}

/** Such as ₹5,00,000 – ₹8,00,000 a year. */
export function formatPay(pay: NonNullable<Posting["pay"]>, words: FactWords): string {
  const { range, period } = payParts(pay, words);
  return period === "" ? range : `${range} ${period}`;
}

const rupeesPerLakh = 100_000;
const lakhsPerCrore = 100;
const lakhs = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });

/** A second reading of pay in rupees, such as "₹14–22 lakh a year"; undefined below a lakh and from a crore. */
export function shortPay(pay: NonNullable<Posting["pay"]>, words: FactWords): string | undefined {
  if (pay.currency !== "INR") return undefined;
  const [min, max] = [pay.min, pay.max].map((amount) => majorUnits(amount, pay.currency) / rupeesPerLakh);
  if (min === undefined || max === undefined || min < 1 || max >= lakhsPerCrore) return undefined;
  const range = min === max ? lakhs.format(min) : `${lakhs.format(min)}–${lakhs.format(max)}`;
  const period = pay.period === undefined ? "" : words.payPeriods[pay.period];
  return fillTemplate(words.lakh, { range, period }).trim();
}

/**
 * Countries of remote work (or "Remote" if they are unknown), then the locations: only the city, or in full
 * with region and country.
 */
export function formatLocations(posting: Posting, words: FactWords, exactness: "city" | "full"): string[] {
  const cities = posting.locations.map((place) =>
    exactness === "city" ? locationParts(place)[0] : locationParts(place).join(", "),
  );
  if (posting.workplace === "REMOTE" && !posting.remoteWithin) return [words.workplaces.REMOTE, ...cities];
  const remote = (posting.remoteWithin ?? []).map((country) =>
    fillTemplate(words.remoteIn, { country: countryName(country) }),
  );
  return [...remote, ...cities];
}

const soonDays = 10;

function isSoon(day: string, today: string): boolean {
  return (Date.parse(day) - Date.parse(today)) / 86_400_000 <= soonDays;
}

/** A posting as lists show it. */
export type PostingItem = {
  url: string;
  title: string;
  unit: string;
  department: string | null;
  places: string;
  /** Null if `places` already says it (remote), or if it is unknown. */
  mode: string | null;
  type: string | null;
  pay: string | null;
  /** On the pay axis of the list. */
  bar: PayBar | null;
  /** Shown instead of a pay that is not decided yet. */
  payNote: string | null;
  posted: { date: string; text: string };
  closes: { date: string; text: string; isSoon: boolean } | null;
};

const maxLocations = 3;

const items = new WeakMap<Posting, { words: FactWords; today: string; item: PostingItem }>();

/** A posting as lists show it, cached for the day. */
export function postingItem(posting: Posting, words: FactWords, today: string): PostingItem {
  const cached = items.get(posting);
  if (cached?.words === words && cached.today === today) return cached.item;
  const item = createItem(posting, words, today);
  items.set(posting, { words, today, item });
  return item;
}

function createItem(posting: Posting, words: FactWords, today: string): PostingItem {
  const { closes, opened, pay, workplace, employment } = posting;
  const places = formatLocations(posting, words, "city");
  const rest = places.length - maxLocations;
  const soon = closes !== undefined && isSoon(closes, today);
  return {
    url: postingUrl(posting),
    title: posting.title,
    unit: posting.businessUnit.name,
    department: posting.department ?? null,
    places: [...places.slice(0, maxLocations), ...(rest > 0 ? [`+${rest}`] : [])].join(", "),
    mode: workplace === undefined || workplace === "REMOTE" ? null : words.workplaces[workplace],
    type: employment === undefined ? null : words.employments[employment],
    pay: pay ? formatPay(pay, words) : null,
    bar: null,
    // Without pay, a posting from `content/` leaves it open; in one from a job board it is merely unknown.
    payNote: pay === undefined && posting.descriptionHtml === undefined ? words.payOpen : null,
    posted: { date: opened, text: fillTemplate(words.posted, { date: formatDate(opened) }) },
    closes:
      closes === undefined
        ? null
        : {
            date: closes,
            text: fillTemplate(soon ? words.closesSoon : words.closes, { date: formatDate(closes) }),
            isSoon: soon,
          },
  };
}

/** Such as "No openings", "1 opening", "2 openings". */
export function formatCount(count: number, words: CareersWords["counted"]): string {
  return count === 0 ? words.none : count === 1 ? words.one : fillTemplate(words.many, { count });
}
