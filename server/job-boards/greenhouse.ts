import { z } from "zod";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { unescapeHtml, wordsOfHtml } from "./description.ts";
import { parsePay, type Range } from "./pay.ts";
import { countryCode, mergeLocations, type ParsedLocation, parseLocations, workplaceIn } from "./places.ts";
import { timestamp } from "./timestamp.ts";
import { employmentIn, oneLine, toPosting, toSlug } from "./to-posting.ts";

/** The job board of Greenhouse: developers.greenhouse.io/job-board.html */

const department = z.object({ id: z.int(), name: z.string(), parent_id: z.int().nullish() });
const office = z.object({ name: z.string().nullish(), location: z.string().nullish() });
const option = z.object({ value: z.union([z.string(), z.number()]), label: z.string() });
const field = z.object({ name: z.string(), type: z.string(), values: z.array(option).nullish() });
const question = z.object({
  label: z.string(),
  description: z.string().nullish(),
  required: z.boolean().nullish(),
  fields: z.array(field),
});
const metadata = z.object({
  name: z.string(),
  value: z.unknown().optional(),
});
const payRange = z.object({
  min_cents: z.number().nullish(),
  max_cents: z.number().nullish(),
  currency_type: z.string().nullish(),
  title: z.string().nullish(),
  blurb: z.string().nullish(),
});
const compliance = z.object({
  requires_consent: z.boolean().nullish(),
  requires_processing_consent: z.boolean().nullish(),
  requires_retention_consent: z.boolean().nullish(),
  retention_period: z.number().nullish(),
});

const job = z.object({
  id: z.int(),
  internal_job_id: z.int().nullish(),
  title: z.string(),
  requisition_id: z.union([z.string(), z.number()]).nullish(),
  first_published: timestamp.nullish(),
  updated_at: timestamp,
  application_deadline: timestamp.nullish(),
  location: z.object({ name: z.string().nullish() }).nullish(),
  content: z.string(),
  departments: z.array(department).nullish(),
  offices: z.array(office).nullish(),
  metadata: z.array(metadata).nullish(),
  pay_input_ranges: z.array(payRange).nullish(),
  questions: z.array(question).nullish(),
  data_compliance: z.array(compliance).nullish(),
});
type Job = z.infer<typeof job>;
type Department = z.infer<typeof department>;

/** What a board's answer holds, each job as it is. */
export const greenhouseAnswer = z.object({ jobs: z.array(z.unknown()) });

/** The parts of a job's own answer that the list of all jobs does not have. */
export const greenhouseDetail = z.object({
  questions: z.unknown().optional(),
  data_compliance: z.unknown().optional(),
  pay_input_ranges: z.unknown().optional(),
});

/** The answer about all departments, by their id: a job names its own alone, and not those above it. */
export const greenhouseDepartments = z
  .object({ departments: z.array(department) })
  .transform(({ departments }) => new Map(departments.map((one) => [one.id, one])));

/** The topmost department that is known above a job's own. */
function topOf(own: Department, all: Map<number, Department>): Department {
  let top = own;
  // As many steps as there are departments: an employer's tree may be a ring by mistake.
  for (let step = 0; step < all.size; step += 1) {
    const above = all.get(top.parent_id ?? Number.NaN);
    if (!above) break;
    top = above;
  }
  return top;
}

/** The narrowest of a job's departments: one that no other of them stands below. */
function ownDepartment({ departments }: Job): Department | undefined {
  // What belongs to none has one of that name.
  const own = (departments ?? []).filter(({ id }) => id !== 0);
  return own.find(({ id }) => !own.some(({ parent_id }) => parent_id === id));
}

/** A place without a country has that of the office of its name. */
function withOffice(read: ParsedLocation, { offices }: Job): ParsedLocation {
  const { place } = read;
  const { city } = place ?? {};
  if (!place || place.country !== undefined || city === undefined) return read;
  for (const { name, location } of offices ?? []) {
    if (![name, location].some((words) => words?.toLowerCase().includes(city.toLowerCase()))) continue;
    const country = countryCode(location?.split(",").at(-1) ?? "");
    if (country !== undefined) return { ...read, place: { ...place, country } };
  }
  return read;
}

function placesIn(told: Job): ReturnType<typeof mergeLocations> {
  const read = parseLocations(oneLine(told.location?.name ?? ""));
  const named = read.filter(({ place }) => place !== undefined);
  const offices = (told.offices ?? []).flatMap(({ location }) => parseLocations(oneLine(location ?? "")));
  // "Multiple locations" are those of the offices; "Remote" alone is no office.
  const isOpenWorded = named.length === 0 && !read.some(({ workplace }) => workplace === "REMOTE");
  const all = isOpenWorded ? [...read, ...offices] : read.map((one) => withOffice(one, told));
  return mergeLocations(
    all,
    workplaceIn(metadataOf(told, /workplace|work ?mode|work ?type|remote|location type/i)),
  );
}

/** What the fields of the employer's own that have such a name say. */
function metadataOf(told: Job, name: RegExp): string {
  return (told.metadata ?? [])
    .filter((one) => name.test(one.name))
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === "string")
    .join(" ");
}

/** Greenhouse names no period; the employer's words about the range mostly do. */
function periodIn(words: string): Range["period"] {
  if (/hour/i.test(words)) return "HOUR";
  if (/month/i.test(words)) return "MONTH";
  return /annual|year|salary/i.test(words) ? "YEAR" : undefined;
}

function rangesOf({ pay_input_ranges }: Job): Range[] {
  return (pay_input_ranges ?? []).map(({ min_cents, max_cents, currency_type, title, blurb }) => {
    const words = wordsOfHtml(unescapeHtml(blurb ?? ""));
    const note = [oneLine(title ?? ""), words].filter((part) => part !== "").join(": ");
    return {
      min: typeof min_cents === "number" ? min_cents / 100 : null,
      max: typeof max_cents === "number" ? max_cents / 100 : null,
      currency: currency_type,
      period: periodIn(note),
      ...(note !== "" && { note }),
    };
  });
}

/** The form has these of its own. */
const ownFields = new Set([
  "first_name",
  "last_name",
  "preferred_name",
  "email",
  "phone",
  "resume",
  "resume_text",
  "cover_letter",
  "cover_letter_text",
  "location",
  "latitude",
  "longitude",
]);

type Question = Posting["questions"][number];

function optionsOf(values: z.infer<typeof option>[]): { id: string; label: string }[] {
  const taken = new Set<string>();
  return values.map(({ value, label }, at) => {
    const wanted = toSlug(String(value));
    const id = wanted === "" || taken.has(wanted) ? `option-${at + 1}` : wanted;
    taken.add(id);
    return { id, label: oneLine(label) };
  });
}

/** One question of ours for one of theirs; nothing for what is hidden or is asked anyway. */
function questionOf({ label, description, required, fields }: z.infer<typeof question>): Question[] {
  const [main] = fields.filter(({ type }) => type !== "input_hidden");
  if (!main || ownFields.has(main.name)) return [];
  const hint = wordsOfHtml(unescapeHtml(description ?? ""))
    .slice(0, 600)
    .trim();
  const asked = {
    id: toSlug(main.name) || toSlug(label),
    label: oneLine(label),
    ...(hint !== "" && { hint }),
    required: required ?? false,
  };
  const options = optionsOf(main.values ?? []);
  switch (main.type) {
    case "input_file":
      return [{ kind: "FILE", ...asked }];
    case "textarea":
      return [{ kind: "LONG_TEXT", ...asked }];
    case "multi_value_single_select": {
      const labels = options.map((one) => one.label.toLowerCase()).sort();
      if (labels.join() === "no,yes") return [{ kind: "YES_NO", ...asked }];
      return [options.length > 0 ? { kind: "ONE_OF", ...asked, options } : { kind: "TEXT", ...asked }];
    }
    case "multi_value_multi_select":
      return [options.length > 0 ? { kind: "ANY_OF", ...asked, options } : { kind: "TEXT", ...asked }];
    case "input_text":
      return [{ kind: "TEXT", ...asked }];
    default:
      // A kind that is new: what must be answered can be answered in words.
      return asked.required ? [{ kind: "LONG_TEXT", ...asked }] : [];
  }
}

/** The shortest time that one of the employer's rules on data gives, in days. */
function retentionOf({ data_compliance }: Job): number | undefined {
  const days = (data_compliance ?? [])
    .filter(
      (rule) => rule.requires_consent || rule.requires_processing_consent || rule.requires_retention_consent,
    )
    .flatMap(({ retention_period }) => retention_period ?? []);
  return days.length > 0 ? Math.min(...days) : undefined;
}

/**
 * One job with its details, as our posting. Nothing for a prospect post, by which people leave their name without
 * there being a job.
 * @throws {z.ZodError} where it is not of the documented form
 */
export function fromGreenhouse(
  raw: unknown,
  departments: Map<number, Department>,
  defaults: FeedDefaults,
): Posting | null {
  const told = job.parse(raw);
  if (told.internal_job_id === null) return null;
  const own = ownDepartment(told);
  const places = placesIn(told);
  const { application_deadline: closesAt } = told;
  return toPosting(
    {
      sourceId: String(told.id),
      title: told.title,
      requisition: told.requisition_id === null ? null : String(told.requisition_id ?? ""),
      unit: own && topOf(own, departments).name,
      department: own?.name,
      isListed: true,
      postedAt: told.first_published ?? told.updated_at,
      updatedAt: told.updated_at,
      ...(typeof closesAt === "number" && { closesAt }),
      places,
      employment: employmentIn(metadataOf(told, /employment|commitment|contract|job type|time type/i)),
      pay: parsePay(rangesOf(told)),
      html: unescapeHtml(told.content),
      questions: (told.questions ?? []).flatMap(questionOf),
      retentionDays: retentionOf(told),
    },
    defaults,
  );
}
