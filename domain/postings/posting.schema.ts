import { z } from "zod";
import { choice, list, sample, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/* The internal model follows Greenhouse's jobs and questions, under our own names. */

const flag = (what: string) => z.boolean({ error: `must be true or false: ${what}` }).describe(what);

/** Parses `-12 days` to -12. */
const relativeDay = z
  .string()
  .regex(/^[+-]\d{1,3} days?$/, { abort: true })
  .transform((text) => Number.parseInt(text, 10))
  .describe("for samples only: days from the day on which the page is read");

/** Samples have relative days, so that they never expire. */
const day = (what: string, relative: string) =>
  z
    .union([z.iso.date({ abort: true }), relativeDay], {
      error: `must be a date such as 2026-11-20, or for a sample a relative day such as ${relative}: write ${what}`,
    })
    .describe(what);

const wholeNumber = (what: string, min: number, max: number) =>
  z
    .int({ error: `must be a whole number: write ${what}` })
    .min(min, `is less than ${min}: write ${what}`)
    .max(max, `is more than ${max}: write ${what}`)
    .describe(what);

const country = z
  .string({ error: "is missing: write a country's two letters, such as IN" })
  .regex(/^[A-Z]{2}$/, {
    error: (issue) => `"${String(issue.input)}" is not a country code: write two capital letters, such as IN`,
  })
  .describe("a country's two letters (ISO 3166-1), such as IN");

const location = strictEntry({
  city: text("the city", 60),
  region: text("the state or region", 60),
  country,
});

const workplaces = ["ON_SITE", "HYBRID", "REMOTE"] as const;
/** The values that Google documents for JobPosting. */
const employmentTypes = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"] as const;
const payPeriods = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const;
export type Workplace = (typeof workplaces)[number];
export type EmploymentType = (typeof employmentTypes)[number];
export type PayPeriod = (typeof payPeriods)[number];
const educationLevels = [
  "NONE",
  "SECONDARY",
  "HIGHER_SECONDARY",
  "DIPLOMA",
  "BACHELOR",
  "MASTER",
  "DOCTORATE",
] as const;
const languageLevels = ["BASIC", "CONVERSATIONAL", "FLUENT"] as const;

const pay = strictEntry({
  min: wholeNumber("the lowest pay in the currency's smallest unit; ₹5,00,000 is 50000000 paise", 1, 1e12),
  max: wholeNumber("the highest pay in the same unit", 1, 1e12),
  currency: z
    .string({ error: "is missing: write the currency's three letters, such as INR" })
    .regex(/^[A-Z]{3}$/, "is not a currency code: write three capital letters, such as INR")
    .describe("the currency's three letters (ISO 4217), such as INR"),
  period: choice("the time that the pay is for", payPeriods),
  note: text("what the range includes and what comes on top of it", 240).optional(),
});

type QuestionBounds = { maxLabel: number; maxOptionLabel: number; minOptions: number; maxOptions: number };

/** A screening question. Job boards get looser bounds than our own files. */
function questionSchema(bounds: QuestionBounds) {
  const question = {
    id: slug.describe("its name in stored answers; do not change it once there are answers"),
    label: text("the question", bounds.maxLabel),
    hint: text("one sentence that helps to answer", bounds.maxLabel).optional(),
    required: flag("whether an application needs an answer"),
  };
  const options = {
    options: list(
      strictEntry({
        id: slug.describe("the option's name in stored answers"),
        label: text("the option", bounds.maxOptionLabel),
      }),
      "options",
      bounds.minOptions,
      bounds.maxOptions,
    ),
  };
  const questions = [
    strictEntry({ kind: z.literal("TEXT"), ...question }),
    strictEntry({ kind: z.literal("LONG_TEXT"), ...question }),
    strictEntry({ kind: z.literal("YES_NO"), ...question }),
    strictEntry({ kind: z.literal("ONE_OF"), ...question, ...options }),
    strictEntry({ kind: z.literal("ANY_OF"), ...question, ...options }),
    strictEntry({
      kind: z.literal("NUMBER"),
      ...question,
      min: z
        .number({ error: "must be a number: write the lowest answer that makes sense" })
        .optional()
        .describe("the lowest answer that makes sense"),
      max: z
        .number({ error: "must be a number: write the highest answer that makes sense" })
        .optional()
        .describe("the highest answer that makes sense"),
      unit: text("what is counted, such as days", 20).optional(),
    }),
    strictEntry({ kind: z.literal("DATE"), ...question }),
    strictEntry({ kind: z.literal("LINK"), ...question }),
    strictEntry({ kind: z.literal("FILE"), ...question }),
  ] as const;
  const kinds = questions.map(({ shape }) => shape.kind.value);
  return z.discriminatedUnion("kind", questions, {
    error: () => `has no known kind: write one of ${kinds.join(", ")}`,
  });
}

const screeningQuestion = questionSchema({
  maxLabel: 200,
  maxOptionLabel: 80,
  minOptions: 2,
  maxOptions: 20,
});

const item = (what: string) => text(what, 240);

const fields = strictEntry({
  sample,
  title: text("the job's title and nothing else: no location, pay or capitals", 80),
  requisition: text("the company's own number of the opening, such as CHY-2026-031", 40),
  department: text("the team within the business unit", 60),
  status: choice("whether visitors may apply", ["OPEN", "CLOSED"]),
  listed: flag("false keeps an opening out of the portal; its address still works").default(true),
  opened: day("the day on which it was posted", "-12 days"),
  updated: day("the day on which its words were last changed", "-8 days"),
  closes: day("the last day, in India, to apply; leave it out if there is none", "+45 days").optional(),

  workplace: choice("where the work is done", workplaces),
  locations: list(location, "locations", 0, 12).describe("the places of work; none for work from anywhere"),
  remoteWithin: list(country, "countries", 1, 30)
    .optional()
    .describe("for REMOTE: the countries in which an employee may live"),
  employment: choice("the kind of contract", employmentTypes),
  hours: text("days and hours, and shifts if there are any", 240),
  experience: strictEntry({
    min: wholeNumber("the fewest years of experience, 0 for none", 0, 50),
    max: wholeNumber(
      "the upper end of the usual range, which is not a limit; leave it out if there is none",
      0,
      50,
    ).optional(),
  }).describe("years of experience in this kind of work"),
  pay: pay.optional(),

  about: list(text("a paragraph about the role and its team", 700), "paragraphs", 1, 4),
  responsibilities: list(item("one thing the person does"), "responsibilities", 3, 12),
  requirements: list(
    strictEntry({
      must: flag("true for a hard requirement"),
      text: item("one thing the person brings"),
    }),
    "requirements",
    2,
    14,
  ),
  niceToHave: list(item("one thing that is welcome and not needed"), "entries", 0, 10),
  offer: list(item("one thing the company offers"), "entries", 1, 10),
  education: strictEntry({
    level: choice("the lowest level asked for", educationLevels),
    orExperience: flag("whether experience may replace it"),
    text: item("the education asked for, as a candidate reads it"),
  }),
  languages: list(
    strictEntry({
      name: text("the language in English", 30),
      level: choice("how well", languageLevels),
      required: flag("false if it is only welcome"),
    }),
    "languages",
    1,
    8,
  ),

  questions: list(screeningQuestion, "questions", 0, 15),
  consent: slug.describe("the id of the wording in content/jobs/consents.yaml"),
  comparedBySoftware: flag("whether software compares applications with the requirements; the page says so"),
});

/** Reports each entry whose id an earlier entry has. */
function checkIds(entries: readonly { id: string }[], report: (index: number, id: string) => void) {
  const ids = new Set<string>();
  entries.forEach(({ id }, index) => {
    if (ids.has(id)) report(index, id);
    ids.add(id);
  });
}

type Report = (path: (string | number)[], message: string) => void;

/** A posting's days are all dates or, for samples, all relative, so that their order never changes. */
function checkDays({ sample, ...posting }: z.infer<typeof fields>, report: Report): void {
  const { opened, updated, closes = opened } = posting;
  const later = { updated, closes };
  const written = (day: string | number) => (typeof day === "number" ? `${day} days` : day);
  for (const name of ["opened", "updated", "closes"] as const) {
    if (typeof posting[name] !== "number") continue;
    if (!sample) report([name], "is relative, which only a sample may be: write a date such as 2026-11-20");
    else if (name !== "closes" && posting[name] > 0) {
      report([name], "is a day to come: write an earlier one, such as -12 days");
    }
  }
  for (const name of ["updated", "closes"] as const) {
    if (typeof later[name] !== typeof opened) {
      const form =
        typeof opened === "number" ? "a relative day such as +45 days" : "a date such as 2026-11-20";
      report([name], `is not written like opened: write ${form}`);
    } else if (later[name] < opened) {
      report([name], `is before opened: write ${written(opened)} or a later day`);
    }
  }
}

/** One file `content/jobs/<business unit>/<job>.yaml`, as written by its author. */
export const postingFile = fields.superRefine((job, context) => {
  const problem: Report = (path, message) => context.addIssue({ code: "custom", path, message });

  checkDays(job, problem);
  if (job.workplace === "REMOTE" && !job.remoteWithin) {
    problem(["remoteWithin"], "is missing: write the countries in which an employee may live, such as [IN]");
  }
  if (job.workplace !== "REMOTE" && job.remoteWithin) {
    problem(["remoteWithin"], "is only for REMOTE: remove it, or change workplace");
  }
  if (job.workplace !== "REMOTE" && job.locations.length === 0) {
    problem(["locations"], "has too few entries: write the places of work, or make workplace REMOTE");
  }
  const { experience } = job;
  if (experience.max !== undefined && experience.max < experience.min) {
    problem(["experience", "max"], `is less than min: write ${experience.min} or more`);
  }
  if (job.pay && job.pay.max < job.pay.min) {
    problem(["pay", "max"], `is less than min: write ${job.pay.min} or more`);
  }
  if (!job.requirements.some(({ must }) => must)) {
    problem(["requirements"], "has no must: true: mark the hard requirements");
  }
  checkIds(job.questions, (index, id) => {
    problem(["questions", index, "id"], `"${id}" is used twice: give each question its own id`);
  });
  job.questions.forEach((question, index) => {
    if ("options" in question) {
      checkIds(question.options, (optionIndex, id) => {
        problem(
          ["questions", index, "options", optionIndex, "id"],
          `"${id}" is used twice: give each its own id`,
        );
      });
    }
    if (question.kind === "NUMBER" && question.min !== undefined && question.max !== undefined) {
      if (question.max < question.min) problem(["questions", index, "max"], "is less than min: write more");
    }
  });
});
export type PostingFile = z.infer<typeof postingFile>;

const unit = strictEntry({
  id: slug.describe("the name of its folder in content/jobs and of its part of the address"),
  sample,
  name: text("the business unit's name", 40),
  about: text("what it does, in one or two sentences", 240),
});
export type BusinessUnit = z.infer<typeof unit>;

const consent = strictEntry({
  id: slug.describe("the version; never change a wording that an applicant agreed to, add a new one"),
  sample,
  processing: strictEntry({
    text: text("the consent that we need to decide on the application", 400),
    months: wholeNumber("the number of months after which the application is erased", 1, 60),
  }),
  retention: strictEntry({
    text: text("the separate, voluntary consent to be considered for other openings", 400),
    months: wholeNumber("the number of months after which it is erased in that case", 1, 60),
  }),
});
export type Consent = z.infer<typeof consent>;

function withUniqueIds<Entries extends z.ZodType<{ id: string }[]>>(entries: Entries) {
  return entries.superRefine((all, context) => {
    checkIds(all, (index, id) => {
      const message = `"${id}" is used twice: give each entry its own id`;
      context.addIssue({ code: "custom", path: [index, "id"], message });
    });
  });
}

/** `content/jobs/business-units.yaml` */
export const businessUnits = withUniqueIds(list(unit, "business units", 1, 30));

/** `content/jobs/consents.yaml` */
export const consents = withUniqueIds(list(consent, "wordings", 1, 100));

/** At least one part is known. */
export type Location = { city?: string; region?: string; country?: string };

type Days = "opened" | "updated" | "closes";

/** Required in files, but possibly unknown for postings from a job board. */
type RequiredInFiles =
  | "department"
  | "workplace"
  | "employment"
  | "hours"
  | "experience"
  | "education"
  | "comparedBySoftware";

/**
 * A posting with its references resolved; its path is `/career/{businessUnit.id}/{id}`. A posting from a job
 * board (server/job-boards) has its text as HTML, empty lists, and undefined for what the board does not
 * provide.
 */
export type Posting = Omit<PostingFile, "consent" | "locations" | "pay" | RequiredInFiles | Days> &
  Partial<Pick<PostingFile, RequiredInFiles>> & {
    id: string;
    opened: string;
    updated: string;
    closes?: string;
    businessUnit: BusinessUnit;
    consent: Consent;
    locations: Location[];
    /** Job boards may not provide the period. */
    pay?: Omit<NonNullable<PostingFile["pay"]>, "period"> & { period?: PayPeriod };
    /** Text of a posting without fields: sanitised HTML with headings from h3 on. */
    descriptionHtml?: string;
    /** The same text, plain, one line per block. */
    descriptionText?: string;
    /** Its id on the job board. */
    sourceId?: string;
    /** Its URLs before its business unit changed. */
    formerUrls?: string[];
  };

/**
 * A posting as the content stores it: a sample's relative days are numbers. `postingsOn` (posting-days.ts)
 * resolves them.
 */
export type StoredPosting = Omit<Posting, Days> & Pick<PostingFile, Days>;

const noItems = z.tuple([]);

/** A posting from the employer's own system, as server/job-boards makes it. */
export const feedPosting: z.ZodType<Posting> = z
  .strictObject({
    sourceId: z.string().min(1).max(80),
    id: slug.max(160),
    businessUnit: z.strictObject({
      id: slug.max(80),
      sample,
      name: text("the business unit's name", 80),
      about: z.string().max(240),
    }),
    formerUrls: z.array(z.string().max(300)).max(20).optional(),
    title: text("the title", 200),
    requisition: text("the number of the opening", 80),
    department: text("the team", 80).optional(),
    status: z.enum(["OPEN", "CLOSED"]),
    listed: z.boolean(),
    opened: z.iso.date(),
    updated: z.iso.date(),
    closes: z.iso.date().optional(),
    workplace: z.enum(workplaces).optional(),
    locations: z
      .array(
        z
          .strictObject({
            city: text("the city", 100).optional(),
            region: text("the region", 100).optional(),
            country: country.optional(),
          })
          .refine((parts) => Object.values(parts).some((part) => part !== undefined), "names no location"),
      )
      .max(60),
    remoteWithin: z.array(country).min(1).max(60).optional(),
    employment: z.enum(employmentTypes).optional(),
    pay: z
      .strictObject({
        min: z.int().min(1).max(1e12),
        max: z.int().min(1).max(1e12),
        currency: z.string().regex(/^[A-Z]{3}$/),
        period: z.enum(payPeriods).optional(),
        note: text("what the range includes", 500).optional(),
      })
      .refine(({ min, max }) => max >= min, "has a max below its min")
      .optional(),
    descriptionHtml: z.string().min(1).max(100_000),
    descriptionText: z.string().min(1).max(100_000),
    about: noItems,
    responsibilities: noItems,
    requirements: noItems,
    niceToHave: noItems,
    offer: noItems,
    languages: noItems,
    questions: z
      .array(questionSchema({ maxLabel: 600, maxOptionLabel: 300, minOptions: 1, maxOptions: 400 }))
      .max(80)
      .superRefine((questions, context) =>
        checkIds(questions, (index, id) =>
          context.addIssue({ code: "custom", path: [index, "id"], message: `"${id}" is used twice` }),
        ),
      ),
    consent,
  })
  .refine(({ updated, opened }) => updated >= opened, { path: ["updated"], error: "is before opened" });
