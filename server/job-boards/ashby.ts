import { z } from "zod";
import type { Location, PayPeriod, Posting } from "#domain/postings/posting.schema.ts";
import type { JobBoard } from "./job-board.ts";
import {
  countryCode,
  mergeLocations,
  type ParsedLocation,
  parseLocations,
  parseWorkplace,
} from "./locations.ts";
import { mergePay, type PayRange } from "./pay.ts";
import { timestamp } from "./timestamp.ts";
import { oneLine, parseEmployment, type SourcePosting } from "./to-posting.ts";

/* The job board of Ashby: developers.ashbyhq.com/docs/public-job-posting-api. It has no questions. */

const postalAddress = z.object({
  addressLocality: z.string().nullish(),
  addressRegion: z.string().nullish(),
  addressCountry: z.string().nullish(),
});
/** Nested in a job's main location, flat in its secondary ones. */
const addressSchema = z.union([z.object({ postalAddress }), postalAddress]).nullish();

const componentSchema = z.object({
  compensationType: z.string().nullish(),
  interval: z.string().nullish(),
  currencyCode: z.string().nullish(),
  minValue: z.number().nullish(),
  maxValue: z.number().nullish(),
});

const jobSchema = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string().nullish(),
  team: z.string().nullish(),
  employmentType: z.string().nullish(),
  location: z.string().nullish(),
  secondaryLocations: z.array(z.object({ location: z.string().nullish(), address: addressSchema })).nullish(),
  address: addressSchema,
  isRemote: z.boolean().nullish(),
  workplaceType: z.string().nullish(),
  publishedAt: timestamp,
  isListed: z.boolean(),
  descriptionHtml: z.string(),
  shouldDisplayCompensationOnJobPostings: z.boolean().nullish(),
  compensation: z
    .object({
      summaryComponents: z.array(componentSchema).nullish(),
      compensationTiers: z.array(z.object({ components: z.array(componentSchema).nullish() })).nullish(),
    })
    .nullish(),
});
type AshbyJob = z.infer<typeof jobSchema>;

const payPeriods: Record<string, PayPeriod> = {
  "1 HOUR": "HOUR",
  "1 DAY": "DAY",
  "1 WEEK": "WEEK",
  "1 MONTH": "MONTH",
  "1 YEAR": "YEAR",
};

/** Only the salary: the components also list equity and bonuses, in any order. */
function readPay({ compensation, shouldDisplayCompensationOnJobPostings }: AshbyJob): Posting["pay"] {
  if (!compensation || shouldDisplayCompensationOnJobPostings === false) return undefined;
  const salaries = (components: z.infer<typeof componentSchema>[] | null | undefined): PayRange[] =>
    (components ?? []).flatMap(({ compensationType, interval, currencyCode, minValue, maxValue }) => {
      const period = payPeriods[interval ?? ""];
      if (compensationType !== "Salary" || period === undefined) return [];
      return [{ min: minValue, max: maxValue, currency: currencyCode, period }];
    });
  const summary = salaries(compensation.summaryComponents);
  if (summary.length > 0) return mergePay(summary);
  return mergePay((compensation.compensationTiers ?? []).flatMap(({ components }) => salaries(components)));
}

/** The address takes precedence; the text provides the workplace, and the location if there is no address. */
function readLocation(
  text: string | null | undefined,
  address: z.infer<typeof addressSchema>,
): ParsedLocation[] {
  const fromText = parseLocations(oneLine(text ?? ""));
  const postal = address && "postalAddress" in address ? address.postalAddress : address;
  const city = oneLine(postal?.addressLocality ?? "");
  const region = oneLine(postal?.addressRegion ?? "");
  const country = countryCode(postal?.addressCountry ?? "", true);
  const location: Location = {
    ...(city !== "" && { city }),
    ...(region !== "" && { region }),
    ...(country !== undefined && { country }),
  };
  if (Object.keys(location).length === 0) return fromText;
  // If the address has only a country and the text has a city, the city is in that country.
  if (city === "" && region === "" && fromText.some((parsed) => parsed.location?.city !== undefined)) {
    return fromText.map((parsed) => ({ ...parsed, location: { ...location, ...parsed.location } }));
  }
  return [{ location, workplace: fromText.find(({ workplace }) => workplace)?.workplace }];
}

/** An unlisted job stays out of the portal but works by its address, as on Ashby. */
function convert(raw: unknown): SourcePosting {
  const job = jobSchema.parse(raw);
  const locations = [
    ...readLocation(job.location, job.address),
    ...(job.secondaryLocations ?? []).flatMap(({ location, address }) => readLocation(location, address)),
  ];
  // isRemote is also true for hybrid work, so it counts only if there is no workplace type.
  const workplace = parseWorkplace(job.workplaceType ?? "") ?? (job.isRemote ? "REMOTE" : undefined);
  return {
    sourceId: job.id,
    title: job.title,
    unit: job.department || job.team,
    department: job.team,
    isListed: job.isListed,
    postedAt: job.publishedAt,
    locations: mergeLocations(locations, workplace),
    employment: parseEmployment(job.employmentType ?? ""),
    pay: readPay(job),
    html: job.descriptionHtml,
    questions: [],
  };
}

export const ashby: JobBoard = {
  hosts: { "api.ashbyhq.com": ["jobs.ashbyhq.com"] },
  path: "posting-api/job-board",
  list: () => "?includeCompensation=true",
  answer: z.object({ jobs: z.array(z.unknown()) }).transform(({ jobs }) => jobs),
  createConvert: () => convert,
};
