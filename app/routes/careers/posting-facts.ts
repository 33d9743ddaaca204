import { formatDate } from "#domain/language/format-time.ts";
import { moneyFormat, numberFormat } from "#domain/language/formats.ts";
import { inLanguage, type Language } from "#domain/language/language.ts";
import type { BusinessUnit, Posting } from "#domain/postings/posting.schema.ts";
import { countryName, locationParts, postingUrl } from "#domain/postings/postings.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { CareersWords } from "./careers.schema.ts";
import { majorUnits } from "./money.ts";
import type { PayBar } from "./pay-axis.ts";

type FactWords = CareersWords["facts"];

/** Such as ₹5,00,000 – ₹8,00,000 and "a year"; an unknown period is empty. */
export function payParts(
  pay: NonNullable<Posting["pay"]>,
  words: FactWords,
  language: Language = "en",
): { range: string; period: string } {
  const money = moneyFormat(language, pay.currency, { trailingZeroDisplay: "stripIfInteger" });
  const format = (amount: number) => money.format(majorUnits(amount, pay.currency));
  return {
    range: pay.min === pay.max ? format(pay.min) : `${format(pay.min)} – ${format(pay.max)}`,
    period: pay.period === undefined ? "" : words.payPeriods[pay.period],
  };
}

/** Such as ₹5,00,000 – ₹8,00,000 a year. */
export function formatPay(
  pay: NonNullable<Posting["pay"]>,
  words: FactWords,
  language: Language = "en",
): string {
  const { range, period } = payParts(pay, words, language);
  return period === "" ? range : `${range} ${period}`;
}

const rupeesPerLakh = 100_000;
const lakhsPerCrore = 100;

/** A second reading of pay in rupees, such as "₹14–22 lakh a year"; undefined below a lakh and from a crore. */
export function shortPay(
  pay: NonNullable<Posting["pay"]>,
  words: FactWords,
  language: Language = "en",
): string | undefined {
  if (pay.currency !== "INR") return undefined;
  const [min, max] = [pay.min, pay.max].map((amount) => majorUnits(amount, pay.currency) / rupeesPerLakh);
  if (min === undefined || max === undefined || min < 1 || max >= lakhsPerCrore) return undefined;
  const lakhs = numberFormat(language, { maximumFractionDigits: 1 });
  const range = min === max ? lakhs.format(min) : `${lakhs.format(min)}–${lakhs.format(max)}`;
  const period = pay.period === undefined ? "" : words.payPeriods[pay.period];
  return fillTemplate(words.lakh, { range, period }).trim();
}

/**
 * Countries of remote work (or "Remote" if they are unknown), then the locations: only the city, or in full
 * with region and country.
 */
export function formatLocations(
  posting: Posting,
  words: FactWords,
  exactness: "city" | "full",
  language: Language = "en",
): string[] {
  const cities = posting.locations.map((place) => {
    const parts = locationParts(place, language);
    return exactness === "city" ? parts[0] : parts.join(", ");
  });
  if (posting.workplace === "REMOTE" && !posting.remoteWithin) return [words.workplaces.REMOTE, ...cities];
  const remote = (posting.remoteWithin ?? []).map((country) =>
    fillTemplate(words.remoteIn, { country: countryName(country, language) }),
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

/** What a posting is shown with: the words of a language, and the names of the company's units in it. */
export type ItemWords = { facts: FactWords; units?: readonly BusinessUnit[]; language?: Language };

const items = new WeakMap<Posting, { facts: FactWords; today: string; item: PostingItem }>();

/** A posting as lists show it. Those of the language that was asked for last are kept for the day. */
export function postingItem(posting: Posting, words: ItemWords, today: string): PostingItem {
  const cached = items.get(posting);
  if (cached?.facts === words.facts && cached.today === today) return cached.item;
  const item = createItem(posting, words, today);
  items.set(posting, { facts: words.facts, today, item });
  return item;
}

/** A business unit in the language of `units`. Those of a job board have only their own words. */
export const unitIn = (unit: BusinessUnit, units: readonly BusinessUnit[] = []): BusinessUnit =>
  units.find(({ id }) => id === unit.id) ?? unit;

function createItem(
  posting: Posting,
  { facts: words, units, language }: ItemWords,
  today: string,
): PostingItem {
  const { closes, opened, pay, workplace, employment } = posting;
  const places = formatLocations(posting, words, "city", language);
  const rest = places.length - maxLocations;
  const soon = closes !== undefined && isSoon(closes, today);
  return {
    url: inLanguage(postingUrl(posting), language ?? "en"),
    title: posting.title,
    unit: unitIn(posting.businessUnit, units).name,
    department: posting.department ?? null,
    places: [...places.slice(0, maxLocations), ...(rest > 0 ? [`+${rest}`] : [])].join(", "),
    mode: workplace === undefined || workplace === "REMOTE" ? null : words.workplaces[workplace],
    type: employment === undefined ? null : words.employments[employment],
    pay: pay ? formatPay(pay, words, language) : null,
    bar: null,
    // Without pay, a posting from `content/` leaves it open; in one from a job board it is merely unknown.
    payNote: pay === undefined && posting.descriptionHtml === undefined ? words.payOpen : null,
    posted: { date: opened, text: fillTemplate(words.posted, { date: formatDate(opened, language) }) },
    closes:
      closes === undefined
        ? null
        : {
            date: closes,
            text: fillTemplate(soon ? words.closesSoon : words.closes, {
              date: formatDate(closes, language),
            }),
            isSoon: soon,
          },
  };
}
