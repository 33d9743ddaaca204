import { z } from "zod";
import type { PayPeriod, Posting } from "#domain/postings/posting.schema.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { htmlToLine, unescapeEntities, unescapeHtml, unescapeLine } from "./description.ts";
import type { JobBoard } from "./job-board.ts";
import {
  countryCode,
  type MergedLocations,
  mergeLocations,
  parseLocations,
  parseWorkplace,
} from "./locations.ts";
import { mergePay } from "./pay.ts";
import { milliseconds } from "./timestamp.ts";
import { oneLine, parseEmployment, type SourcePosting } from "./to-posting.ts";

/* The postings of Lever: github.com/lever/postings-api. They do not include the employer's questions. */

const postingSchema = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: milliseconds,
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
type LeverPosting = z.infer<typeof postingSchema>;

/** Without others, such as half-monthly salaries, which readers cannot compare. */
const payPeriods: Record<string, PayPeriod> = {
  "per-year-salary": "YEAR",
  "per-month-salary": "MONTH",
  "per-week-salary": "WEEK",
  "per-day-wage": "DAY",
  "per-hour-wage": "HOUR",
};

function readPay({ salaryRange, salaryDescription }: LeverPosting): Posting["pay"] {
  const period = payPeriods[salaryRange?.interval ?? ""];
  if (!salaryRange || period === undefined) return undefined;
  return mergePay([{ ...salaryRange, period, note: htmlToLine(readPart(salaryDescription)) || undefined }]);
}

/** HTML of the editor, or of another system that escaped it once more. */
const readPart = (html: string | null | undefined) => unescapeEntities(unescapeHtml(html ?? ""));

function readHtml({ description, lists, additional }: LeverPosting): string {
  const sections = (lists ?? []).map(({ text, content }) => {
    const title = oneLine(unescapeLine(text));
    const heading = title === "" ? "" : `<h3>${escapeHtml(title)}</h3>`;
    const items = readPart(content);
    // The content of a list is its items without the list element.
    return `${heading}${/^\s*<li/i.test(items) ? `<ul>${items}</ul>` : items}`;
  });
  return [readPart(description), ...sections, readPart(additional)].join("\n");
}

function readLocations({ categories, country, workplaceType }: LeverPosting): MergedLocations {
  const { location, allLocations } = categories ?? {};
  const texts = allLocations && allLocations.length > 0 ? allLocations : [location ?? ""];
  const code = countryCode(country ?? "", true);
  const locations = texts.flatMap((text) =>
    parseLocations(oneLine(unescapeLine(text))).map((parsed) => {
      // The country belongs to the first location.
      if (code === undefined || text !== (location ?? texts[0])) return parsed;
      return { ...parsed, location: { ...parsed.location, country: parsed.location?.country ?? code } };
    }),
  );
  return mergeLocations(locations, parseWorkplace(workplaceType ?? ""));
}

function convert(raw: unknown): SourcePosting {
  const posting = postingSchema.parse(raw);
  const { commitment } = posting.categories ?? {};
  const [department, team] = (["department", "team"] as const).map(
    (name) => unescapeLine(posting.categories?.[name] ?? "") || undefined,
  );
  return {
    sourceId: posting.id,
    title: unescapeLine(posting.text),
    unit: department || team,
    department: team,
    isListed: true,
    postedAt: posting.createdAt,
    locations: readLocations(posting),
    employment: parseEmployment(commitment ?? ""),
    pay: readPay(posting),
    html: readHtml(posting),
    questions: [],
  };
}

const pageSize = 100;

export const lever: JobBoard = {
  hosts: { "api.lever.co": ["jobs.lever.co"], "api.eu.lever.co": ["jobs.eu.lever.co"] },
  path: "v0/postings",
  list: (skip) => `?mode=json&skip=${skip}&limit=${pageSize}`,
  pageSize,
  answer: z.array(z.unknown()),
  createConvert: () => convert,
};
