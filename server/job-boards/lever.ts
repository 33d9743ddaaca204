import { z } from "zod";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { PayPeriod, Posting } from "#domain/postings/posting.schema.ts";
import { wordsOfHtml } from "./description.ts";
import { parsePay } from "./pay.ts";
import { countryCode, mergeLocations, parseLocations, workplaceIn } from "./places.ts";
import { employmentIn, oneLine, toPosting } from "./to-posting.ts";

/** The postings of Lever: github.com/lever/postings-api. Questions of the employer's own are not told there. */

const posting = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.number(),
  country: z.string().nullish(),
  categories: z
    .object({
      location: z.string().nullish(),
      allLocations: z.array(z.string()).nullish(),
      commitment: z.string().nullish(),
      team: z.string().nullish(),
      department: z.string().nullish(),
    })
    .nullish(),
  description: z.string().nullish(),
  lists: z.array(z.object({ text: z.string(), content: z.string() })).nullish(),
  additional: z.string().nullish(),
  workplaceType: z.string().nullish(),
  salaryRange: z
    .object({
      min: z.number().nullish(),
      max: z.number().nullish(),
      currency: z.string().nullish(),
      interval: z.string().nullish(),
    })
    .nullish(),
  salaryDescription: z.string().nullish(),
});
type LeverPosting = z.infer<typeof posting>;

/** What one page of the answer holds, each posting as it is. */
export const leverAnswer = z.array(z.unknown());

/** Others, such as a salary for half a month, are none that a reader could compare. */
const periods: Record<string, PayPeriod> = {
  "per-year-salary": "YEAR",
  "per-month-salary": "MONTH",
  "per-week-salary": "WEEK",
  "per-day-wage": "DAY",
  "per-hour-wage": "HOUR",
};

function payIn({ salaryRange, salaryDescription }: LeverPosting): Posting["pay"] {
  const period = periods[salaryRange?.interval ?? ""];
  if (!salaryRange || period === undefined) return undefined;
  const note = wordsOfHtml(salaryDescription ?? "");
  return parsePay([{ ...salaryRange, period, ...(note !== "" && { note }) }]);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function htmlOf({ description, lists, additional }: LeverPosting): string {
  // The content of a list is its entries without the list around them.
  const parts = (lists ?? []).map(({ text, content }) => {
    const heading = oneLine(text) === "" ? "" : `<h3>${escaped(text)}</h3>`;
    return `${heading}${/^\s*<li/i.test(content) ? `<ul>${content}</ul>` : content}`;
  });
  return [description ?? "", ...parts, additional ?? ""].join("\n");
}

function placesIn({ categories, country, workplaceType }: LeverPosting): ReturnType<typeof mergeLocations> {
  const { location, allLocations } = categories ?? {};
  const all = allLocations && allLocations.length > 0 ? allLocations : [location ?? ""];
  const code = countryCode(country ?? "", true);
  const read = all.flatMap((text) =>
    parseLocations(oneLine(text)).map((one) => {
      // The country is that of the first location.
      if (code === undefined || text !== (location ?? all[0])) return one;
      return { ...one, place: { ...one.place, country: one.place?.country ?? code } };
    }),
  );
  return mergeLocations(read, workplaceIn(workplaceType ?? ""));
}

/**
 * One posting as ours.
 * @throws {z.ZodError} where it is not of the documented form
 */
export function fromLever(raw: unknown, defaults: FeedDefaults): Posting {
  const told = posting.parse(raw);
  const { department, team, commitment } = told.categories ?? {};
  return toPosting(
    {
      sourceId: told.id,
      title: told.text,
      unit: department || team,
      department: team,
      isListed: true,
      postedAt: told.createdAt,
      places: placesIn(told),
      employment: employmentIn(commitment ?? ""),
      pay: payIn(told),
      html: htmlOf(told),
      questions: [],
    },
    defaults,
  );
}
