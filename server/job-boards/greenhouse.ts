import { z } from "zod";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { htmlToLine, unescapeHtml } from "./description.ts";
import type { JobBoard } from "./job-board.ts";
import {
  countryCode,
  type MergedLocations,
  mergeLocations,
  type ParsedLocation,
  parseLocations,
  parseWorkplace,
} from "./locations.ts";
import { mergePay, type PayRange } from "./pay.ts";
import { timestamp } from "./timestamp.ts";
import { oneLine, parseEmployment, type SourcePosting, toSlug } from "./to-posting.ts";

/* The job board of Greenhouse: developers.greenhouse.io/job-board.html */

const departmentSchema = z.object({ id: z.int(), name: z.string(), parent_id: z.int().nullish() });
const officeSchema = z.object({ name: z.string().nullish(), location: z.string().nullish() });
const optionSchema = z.object({ value: z.union([z.string(), z.number()]), label: z.string() });
const fieldSchema = z.object({
  name: z.string(),
  type: z.string(),
  values: z.array(optionSchema).nullish(),
});
const questionSchema = z.object({
  label: z.string(),
  description: z.string().nullish(),
  required: z.boolean().nullish(),
  fields: z.array(fieldSchema),
});
const metadataSchema = z.object({
  name: z.string(),
  value: z.unknown().optional(),
});
const payRangeSchema = z.object({
  min_cents: z.number().nullish(),
  max_cents: z.number().nullish(),
  currency_type: z.string().nullish(),
  title: z.string().nullish(),
  blurb: z.string().nullish(),
});
const complianceSchema = z.object({
  requires_consent: z.boolean().nullish(),
  requires_processing_consent: z.boolean().nullish(),
  requires_retention_consent: z.boolean().nullish(),
  retention_period: z.number().nullish(),
});

const jobSchema = z.object({
  id: z.int(),
  internal_job_id: z.int().nullish(),
  title: z.string(),
  requisition_id: z.union([z.string(), z.number()]).nullish(),
  first_published: timestamp.nullish(),
  updated_at: timestamp,
  application_deadline: timestamp.nullish(),
  location: z.object({ name: z.string().nullish() }).nullish(),
  content: z.string(),
  departments: z.array(departmentSchema).nullish(),
  offices: z.array(officeSchema).nullish(),
  metadata: z.array(metadataSchema).nullish(),
  pay_input_ranges: z.array(payRangeSchema).nullish(),
  questions: z.array(questionSchema).nullish(),
  data_compliance: z.array(complianceSchema).nullish(),
});
type Job = z.infer<typeof jobSchema>;
type Department = z.infer<typeof departmentSchema>;

/** All departments by id: a job names only its own ones, not their parents. */
const departmentsAnswer = z
  .object({ departments: z.array(departmentSchema) })
  .transform(({ departments }) => new Map(departments.map((department) => [department.id, department])));

/** The topmost known ancestor of a department. */
function topDepartment(own: Department, all: Map<number, Department>): Department {
  let top = own;
  // Bounded, because an employer's tree may contain a cycle by mistake.
  for (let step = 0; step < all.size; step += 1) {
    const parent = all.get(top.parent_id ?? Number.NaN);
    if (!parent) break;
    top = parent;
  }
  return top;
}

/** The narrowest of a job's departments, which has no child among them. */
function ownDepartment({ departments }: Job): Department | undefined {
  // Department 0 is Greenhouse's "No Department".
  const own = (departments ?? []).filter(({ id }) => id !== 0);
  return own.find(({ id }) => !own.some(({ parent_id }) => parent_id === id));
}

/** Adds the country of the office that has the location's city. */
function addOfficeCountry(parsed: ParsedLocation, { offices }: Job): ParsedLocation {
  const { city, country } = parsed.location ?? {};
  if (country !== undefined || city === undefined) return parsed;
  for (const { name, location } of offices ?? []) {
    if (![name, location].some((text) => text?.toLowerCase().includes(city.toLowerCase()))) continue;
    const officeCountry = countryCode(location?.split(",").at(-1) ?? "");
    if (officeCountry !== undefined)
      return { ...parsed, location: { ...parsed.location, country: officeCountry } };
  }
  return parsed;
}

function readLocations(job: Job): MergedLocations {
  const parsed = parseLocations(oneLine(job.location?.name ?? ""));
  const offices = (job.offices ?? []).flatMap(({ location }) => parseLocations(oneLine(location ?? "")));
  // "Multiple locations" stands for the offices; plain "Remote" does not.
  const isUnspecific =
    parsed.every(({ location }) => location === undefined) &&
    !parsed.some(({ workplace }) => workplace === "REMOTE");
  const locations = isUnspecific
    ? [...parsed, ...offices]
    : parsed.map((location) => addOfficeCountry(location, job));
  return mergeLocations(
    locations,
    parseWorkplace(metadataText(job, /workplace|work ?mode|work ?type|remote|location type/i)),
  );
}

/** The values of the employer's custom fields with a matching name. */
function metadataText({ metadata }: Job, name: RegExp): string {
  return (metadata ?? [])
    .filter((field) => name.test(field.name))
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === "string")
    .join(" ");
}

/** Greenhouse has no field for the pay period, but the employer's note usually names it. */
function parsePeriod(note: string): PayRange["period"] {
  if (/hour/i.test(note)) return "HOUR";
  if (/month/i.test(note)) return "MONTH";
  return /annual|year|salary/i.test(note) ? "YEAR" : undefined;
}

function readPayRanges({ pay_input_ranges }: Job): PayRange[] {
  return (pay_input_ranges ?? []).map(({ min_cents, max_cents, currency_type, title, blurb }) => {
    const text = htmlToLine(unescapeHtml(blurb ?? ""));
    const note = [oneLine(title ?? ""), text].filter((part) => part !== "").join(": ");
    return {
      min: typeof min_cents === "number" ? min_cents / 100 : null,
      max: typeof max_cents === "number" ? max_cents / 100 : null,
      currency: currency_type,
      period: parsePeriod(note),
      note: note || undefined,
    };
  });
}

/** Questions that our form asks anyway. */
const standardFields = new Set([
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

function toOptions(values: z.infer<typeof optionSchema>[]): { id: string; label: string }[] {
  const ids = new Set<string>();
  return values.map(({ value, label }, index) => {
    const slug = toSlug(String(value));
    const id = slug === "" || ids.has(slug) ? `option-${index + 1}` : slug;
    ids.add(id);
    return { id, label: oneLine(label) };
  });
}

/** Converts a question; empty for hidden and standard fields. */
function toQuestions({ label, description, required, fields }: z.infer<typeof questionSchema>): Question[] {
  const [main] = fields.filter(({ type }) => type !== "input_hidden");
  if (!main || standardFields.has(main.name)) return [];
  const hint = htmlToLine(unescapeHtml(description ?? ""))
    .slice(0, 600)
    .trim();
  const question = {
    id: toSlug(main.name) || toSlug(label),
    label: oneLine(label),
    hint: hint || undefined,
    required: required ?? false,
  };
  const options = toOptions(main.values ?? []);
  switch (main.type) {
    case "input_file":
      return [{ kind: "FILE", ...question }];
    case "textarea":
      return [{ kind: "LONG_TEXT", ...question }];
    case "multi_value_single_select": {
      const labels = options.map((option) => option.label.toLowerCase()).sort();
      if (labels.join() === "no,yes") return [{ kind: "YES_NO", ...question }];
      return [options.length > 0 ? { kind: "ONE_OF", ...question, options } : { kind: "TEXT", ...question }];
    }
    case "multi_value_multi_select":
      return [options.length > 0 ? { kind: "ANY_OF", ...question, options } : { kind: "TEXT", ...question }];
    case "input_text":
      return [{ kind: "TEXT", ...question }];
    default:
      // Unknown kind: asks for text if the question is required.
      return question.required ? [{ kind: "LONG_TEXT", ...question }] : [];
  }
}

/** The shortest retention period in the employer's compliance rules, in days. */
function minRetentionDays({ data_compliance }: Job): number | undefined {
  const days = (data_compliance ?? [])
    .filter(
      (rule) => rule.requires_consent || rule.requires_processing_consent || rule.requires_retention_consent,
    )
    .flatMap(({ retention_period }) => retention_period ?? []);
  return days.length > 0 ? Math.min(...days) : undefined;
}

/** Null for a prospect post, which collects names without an actual job. */
function convert(raw: unknown, departments: Map<number, Department>): SourcePosting | null {
  const job = jobSchema.parse(raw);
  if (job.internal_job_id === null) return null;
  const department = ownDepartment(job);
  return {
    sourceId: String(job.id),
    title: job.title,
    requisition: job.requisition_id === null ? null : String(job.requisition_id ?? ""),
    unit: department && topDepartment(department, departments).name,
    department: department?.name,
    isListed: true,
    postedAt: job.first_published ?? job.updated_at,
    updatedAt: job.updated_at,
    closesAt: job.application_deadline ?? undefined,
    locations: readLocations(job),
    employment: parseEmployment(metadataText(job, /employment|commitment|contract|job type|time type/i)),
    pay: mergePay(readPayRanges(job)),
    html: unescapeHtml(job.content),
    questions: (job.questions ?? []).flatMap(toQuestions),
    retentionDays: minRetentionDays(job),
  };
}

export const greenhouse: JobBoard = {
  hosts: { "boards-api.greenhouse.io": ["boards.greenhouse.io", "job-boards.greenhouse.io"] },
  path: "v1/boards",
  list: () => "/jobs?content=true&pay_transparency=true",
  answer: z.object({ jobs: z.array(z.unknown()) }).transform(({ jobs }) => jobs),
  detail: {
    path: (id) => `/jobs/${id}?questions=true&pay_transparency=true`,
    answer: z.object({
      questions: z.unknown().optional(),
      data_compliance: z.unknown().optional(),
      pay_input_ranges: z.unknown().optional(),
    }),
    changedAt: (raw) => z.object({ updated_at: z.string() }).parse(raw).updated_at,
  },
  async createConvert(fetchAnswer) {
    const departments = await fetchAnswer("/departments", departmentsAnswer);
    return (raw) => convert(raw, departments);
  },
};
