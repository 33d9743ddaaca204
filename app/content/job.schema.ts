import { z } from "zod";
import { choice, entry, list, sample, slug, text } from "./fields.ts";

/** The internal model follows the shape of Greenhouse's job and questions; the names are our own. */

const flag = (what: string) => z.boolean({ error: `must be true or false: ${what}` }).describe(what);

const date = (what: string) =>
  z.iso.date({ error: `must be a date such as 2026-11-20: write ${what}` }).describe(what);

const whole = (what: string, min: number, max: number) =>
  z
    .int({ error: `must be a whole number: write ${what}` })
    .min(min, `is less than ${min}: write ${what}`)
    .max(max, `is more than ${max}: write ${what}`)
    .describe(what);

const country = z
  .string({ error: "is missing: write a country's two letters, such as IN" })
  .regex(/^[A-Z]{2}$/, {
    error: (issue) => `"${String(issue.input)}" is no country code: write two capital letters, such as IN`,
  })
  .describe("a country's two letters (ISO 3166-1), such as IN");

const place = entry({
  city: text("the city", 60),
  region: text("the state or region", 60),
  country,
});

const workplaces = ["ON_SITE", "HYBRID", "REMOTE"] as const;
/** Google's words for JobPosting. */
const employmentTypes = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"] as const;
const payPeriods = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const;
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

const pay = entry({
  min: whole("the lowest pay in the currency's smallest unit; ₹5,00,000 is 50000000 paise", 1, 1e12),
  max: whole("the highest pay in the same unit", 1, 1e12),
  currency: z
    .string({ error: "is missing: write the currency's three letters, such as INR" })
    .regex(/^[A-Z]{3}$/, "is no currency code: write three capital letters, such as INR")
    .describe("the currency's three letters (ISO 4217), such as INR"),
  period: choice("the time that the pay is for", payPeriods),
  note: text("what the range holds and what comes on top of it", 240).optional(),
});

const question = {
  id: slug.describe("its name in stored answers; do not change it once there are answers"),
  label: text("the question", 200),
  hint: text("one sentence that helps to answer", 200).optional(),
  required: flag("whether an application needs an answer"),
};

const options = {
  options: list(
    entry({ id: slug.describe("the option's name in stored answers"), label: text("the option", 80) }),
    "options",
    2,
    20,
  ),
};

const questions = [
  entry({ kind: z.literal("TEXT"), ...question }),
  entry({ kind: z.literal("LONG_TEXT"), ...question }),
  entry({ kind: z.literal("YES_NO"), ...question }),
  entry({ kind: z.literal("ONE_OF"), ...question, ...options }),
  entry({ kind: z.literal("ANY_OF"), ...question, ...options }),
  entry({
    kind: z.literal("NUMBER"),
    ...question,
    min: z.number({ error: "must be a number: write the lowest answer that makes sense" }).optional(),
    max: z.number({ error: "must be a number: write the highest answer that makes sense" }).optional(),
    unit: text("what is counted, such as days", 20).optional(),
  }),
  entry({ kind: z.literal("DATE"), ...question }),
  entry({ kind: z.literal("LINK"), ...question }),
  entry({ kind: z.literal("FILE"), ...question }),
] as const;

const questionKinds = questions.map((one) => one.shape.kind.value);

/** A screening question of an application. */
const screeningQuestion = z.discriminatedUnion("kind", questions, {
  error: () => `has no known kind: write one of ${questionKinds.join(", ")}`,
});

const item = (what: string) => text(what, 240);

const fields = entry({
  sample,
  title: text("the job's title and nothing else: no place, pay or capitals", 80),
  requisition: text("the company's own number of the opening, such as CHY-2026-031", 40),
  department: text("the team within the business unit", 60),
  status: choice("whether one may apply", ["OPEN", "CLOSED"]),
  listed: flag("false keeps an opening out of the portal; whoever has its address may apply").default(true),
  opened: date("the day on which it was posted"),
  updated: date("the day on which its words were last changed"),
  closes: date("the last day, in India, on which one may apply; leave it out if there is none").optional(),

  workplace: choice("where the work is done", workplaces),
  locations: list(place, "locations", 0, 12).describe("the places of work; none for work from anywhere"),
  remoteWithin: list(country, "countries", 1, 30)
    .optional()
    .describe("for REMOTE: the countries in which one may live"),
  employment: choice("the kind of contract", employmentTypes),
  hours: text("days and hours, and shifts if there are any", 240),
  experience: entry({
    min: whole("the fewest years of experience, 0 for none", 0, 50),
    max: whole(
      "the upper end of the usual range, which is no limit; leave it out if there is none",
      0,
      50,
    ).optional(),
  }).describe("years of experience in this kind of work"),
  pay: pay.optional(),

  about: list(text("a paragraph about the role and its team", 700), "paragraphs", 1, 4),
  responsibilities: list(item("one thing the person does"), "responsibilities", 3, 12),
  requirements: list(
    entry({
      must: flag("true if nobody is hired without it"),
      text: item("one thing the person brings"),
    }),
    "requirements",
    2,
    14,
  ),
  niceToHave: list(item("one thing that is welcome and not needed"), "entries", 0, 10),
  offer: list(item("one thing the company offers"), "entries", 1, 10),
  education: entry({
    level: choice("the lowest level asked for", educationLevels),
    orExperience: flag("whether experience may stand in its place"),
    text: item("the education asked for, as a candidate reads it"),
  }),
  languages: list(
    entry({
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

/** Reports each entry whose id an earlier one has. */
function checkIds(entries: readonly { id: string }[], report: (index: number, id: string) => void) {
  const seen = new Set<string>();
  entries.forEach(({ id }, index) => {
    if (seen.has(id)) report(index, id);
    seen.add(id);
  });
}

/** One file `content/jobs/<business unit>/<job>.yaml`, as its author writes it. */
export const jobFile = fields.superRefine((job, context) => {
  const problem = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });

  if (job.updated < job.opened) {
    problem(["updated"], `is before opened: write ${job.opened} or a later day`);
  }
  if (job.closes !== undefined && job.closes < job.opened) {
    problem(["closes"], `is before opened: write ${job.opened} or a later day`);
  }
  if (job.workplace === "REMOTE" && !job.remoteWithin) {
    problem(["remoteWithin"], "is missing: write the countries in which one may live, such as [IN]");
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
    problem(["requirements"], "has no must: true: mark what nobody is hired without");
  }
  checkIds(job.questions, (index, id) => {
    problem(["questions", index, "id"], `"${id}" stands twice: give each question its own id`);
  });
  job.questions.forEach((asked, index) => {
    if ("options" in asked) {
      checkIds(asked.options, (at, id) => {
        problem(["questions", index, "options", at, "id"], `"${id}" stands twice: give each its own id`);
      });
    }
    if (asked.kind === "NUMBER" && asked.min !== undefined && asked.max !== undefined) {
      if (asked.max < asked.min) problem(["questions", index, "max"], "is less than min: write more");
    }
  });
});
export type JobFile = z.infer<typeof jobFile>;

const unit = entry({
  id: slug.describe("the name of its folder in content/jobs and of its part of the address"),
  sample,
  name: text("the business unit's name", 40),
  about: text("what it does, in one or two sentences", 240),
});
export type BusinessUnit = z.infer<typeof unit>;

const consent = entry({
  id: slug.describe("the version; a wording that somebody agreed to is never changed, a new one is added"),
  sample,
  processing: entry({
    text: text("what an applicant agrees to so that we may decide on the application", 400),
    months: whole("after how many months the application is erased", 1, 60),
  }),
  retention: entry({
    text: text("the separate and free agreement to be considered for other openings", 400),
    months: whole("after how many months it is erased then", 1, 60),
  }),
});
export type Consent = z.infer<typeof consent>;

function withOwnIds<Entries extends z.ZodType<{ id: string }[]>>(entries: Entries) {
  return entries.superRefine((all, context) => {
    checkIds(all, (index, id) => {
      const message = `"${id}" stands twice: give each entry its own id`;
      context.addIssue({ code: "custom", path: [index, "id"], message });
    });
  });
}

/** `content/jobs/business-units.yaml` */
export const businessUnits = withOwnIds(list(unit, "business units", 1, 30));

/** `content/jobs/consents.yaml` */
export const consents = withOwnIds(list(consent, "wordings", 1, 100));

/** An opening with what its file refers to; its address is `/career/{businessUnit.id}/{id}`. */
export type Posting = Omit<JobFile, "consent"> & {
  id: string;
  businessUnit: BusinessUnit;
  consent: Consent;
};
