import { z } from "zod";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { Location, PayPeriod, Posting } from "#domain/postings/posting.schema.ts";
import { parsePay, type Range } from "./pay.ts";
import { countryCode, mergeLocations, type ParsedLocation, parseLocations, workplaceIn } from "./places.ts";
import { timestamp } from "./timestamp.ts";
import { employmentIn, oneLine, toPosting } from "./to-posting.ts";

/** The job board of Ashby: developers.ashbyhq.com/docs/public-job-posting-api. It asks no questions. */

const postalAddress = z.object({
  addressLocality: z.string().nullish(),
  addressRegion: z.string().nullish(),
  addressCountry: z.string().nullish(),
});
/** A job's own address has a level more than those of its further locations. */
const address = z.union([z.object({ postalAddress: postalAddress }), postalAddress]).nullish();

const component = z.object({
  compensationType: z.string().nullish(),
  interval: z.string().nullish(),
  currencyCode: z.string().nullish(),
  minValue: z.number().nullish(),
  maxValue: z.number().nullish(),
});

const job = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string().nullish(),
  team: z.string().nullish(),
  employmentType: z.string().nullish(),
  location: z.string().nullish(),
  secondaryLocations: z.array(z.object({ location: z.string().nullish(), address })).nullish(),
  address,
  isRemote: z.boolean().nullish(),
  workplaceType: z.string().nullish(),
  publishedAt: timestamp,
  isListed: z.boolean(),
  descriptionHtml: z.string(),
  shouldDisplayCompensationOnJobPostings: z.boolean().nullish(),
  compensation: z
    .object({
      summaryComponents: z.array(component).nullish(),
      compensationTiers: z.array(z.object({ components: z.array(component).nullish() })).nullish(),
    })
    .nullish(),
});
type AshbyJob = z.infer<typeof job>;

/** What a board's answer holds, each job as it is. */
export const ashbyAnswer = z.object({ jobs: z.array(z.unknown()) });

const periods: Record<string, PayPeriod> = {
  "1 HOUR": "HOUR",
  "1 DAY": "DAY",
  "1 WEEK": "WEEK",
  "1 MONTH": "MONTH",
  "1 YEAR": "YEAR",
};

/** The salary alone; equity and bonuses stand in any order beside it. */
function payIn({ compensation, shouldDisplayCompensationOnJobPostings }: AshbyJob): Posting["pay"] {
  if (!compensation || shouldDisplayCompensationOnJobPostings === false) return undefined;
  const salaries = (components: z.infer<typeof component>[] | null | undefined): Range[] =>
    (components ?? []).flatMap(({ compensationType, interval, currencyCode, minValue, maxValue }) => {
      const period = periods[interval ?? ""];
      if (compensationType !== "Salary" || period === undefined) return [];
      return [{ min: minValue, max: maxValue, currency: currencyCode, period }];
    });
  const summed = salaries(compensation.summaryComponents);
  if (summed.length > 0) return parsePay(summed);
  return parsePay((compensation.compensationTiers ?? []).flatMap(({ components }) => salaries(components)));
}

/** The address says where; what people wrote says whether it is remote, and where there is no address. */
function readPlace(text: string | null | undefined, at: z.infer<typeof address>): ParsedLocation[] {
  const written = parseLocations(oneLine(text ?? ""));
  const given = at && "postalAddress" in at ? at.postalAddress : at;
  const city = oneLine(given?.addressLocality ?? "");
  const region = oneLine(given?.addressRegion ?? "");
  const country = countryCode(given?.addressCountry ?? "", true);
  const place: Location = {
    ...(city !== "" && { city }),
    ...(region !== "" && { region }),
    ...(country !== undefined && { country }),
  };
  if (Object.keys(place).length === 0) return written;
  const workplace = written.find((one) => one.workplace)?.workplace;
  // An address of a country alone, and a city in words: the city is in that country.
  if (city === "" && region === "" && written.some((one) => one.place?.city !== undefined)) {
    return written.map((one) => ({ ...one, place: { ...place, ...one.place } }));
  }
  return [{ place, ...(workplace && { workplace }) }];
}

/**
 * One job as our posting. What is not listed stays out of the portal and can be reached by its address, as there.
 * @throws {z.ZodError} where it is not of the documented form
 */
export function fromAshby(raw: unknown, defaults: FeedDefaults): Posting {
  const told = job.parse(raw);
  const read = [
    ...readPlace(told.location, told.address),
    ...(told.secondaryLocations ?? []).flatMap((one) => readPlace(one.location, one.address)),
  ];
  // isRemote is true of hybrid work, too: it counts where nothing better is said.
  const said = workplaceIn(told.workplaceType ?? "") ?? (told.isRemote ? "REMOTE" : undefined);
  return toPosting(
    {
      sourceId: told.id,
      title: told.title,
      unit: told.department || told.team,
      department: told.team,
      isListed: told.isListed,
      postedAt: told.publishedAt,
      places: mergeLocations(read, said),
      employment: employmentIn(told.employmentType ?? ""),
      pay: payIn(told),
      html: told.descriptionHtml,
      questions: [],
    },
    defaults,
  );
}
