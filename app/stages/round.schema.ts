import { z } from "zod";
import { openingFacts } from "#domain/chat/dialogue.schema.ts";
import { choice, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";
import { stepNames } from "./step-names.ts";

const isoDay = z.iso.date({ error: "must be a day such as 2026-11-16", abort: true });
const day = isoDay.describe("a day such as 2026-11-16");

/** Time in India, to the minute. Sorts chronologically as text. */
const moment = z
  .string({ error: "is missing: write a day and a time such as 2026-11-16 09:14" })
  .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, {
    error: (issue) =>
      `"${String(issue.input)}" is not a day with a time: write them as in 2026-11-16 09:14, in India`,
    abort: true,
  })
  .refine((text) => isoDay.safeParse(text.slice(0, 10)).success, {
    error: (issue) => `"${String(issue.input)}" is on a day that does not exist`,
  })
  .describe("a day and a time in India, such as 2026-11-16 09:14");

const timeOfDay = z
  .string({ error: "is missing: write a time of day such as 19:18" })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: (issue) => `"${String(issue.input)}" is not a time of day: write one such as 19:18`,
  })
  .describe("a time of day such as 19:18");

/** Minutes and seconds since the start of the recording or test. */
const offset = z
  .string({ error: "is missing: write minutes and seconds such as 04:31" })
  .regex(/^[0-5]\d:[0-5]\d$/, {
    error: (issue) =>
      `"${String(issue.input)}" is not minutes and seconds: write them in quotes, such as "04:31"`,
  })
  .describe("minutes and seconds since it began, such as 04:31");

const colleagueId = slug.describe("the id of a colleague in content/round/opening.yaml");
const exactWords = (of: string) => text(`the exact words of ${of}`, 240);

const colleague = strictEntry({
  id: slug,
  name: text("the colleague's full name", 40),
  role: text("the colleague's part in the round", 40),
});

/** `content/round/opening.yaml`: everything that all people of the round share. */
export const roundOpening = strictEntry({
  sample: z.literal(true, { error: "is true: everyone in the round is invented" }).describe("true"),
  id: text("the opening's number, such as R-114", 12),
  title: text("the job's title", 60),
  company: text("the name of an invented company", 60),
  location: text("the city of the job", 40),
  posting: text("what the job asks for, with headings such as Must have and one demand a line", 900),
  facts: openingFacts,
  published: strictEntry({ at: moment, by: colleagueId }),
  received: z
    .int({ error: "must be a whole number: write how many résumés arrived" })
    .min(40)
    .describe("how many résumés arrived, those of the people in people/ included"),
  turnedDown: strictEntry({ at: moment, by: colleagueId }).describe(
    "who turned down everyone who isn't in people/, and when the last of them was told",
  ),
  begins: day.describe("the Monday on which the round begins, such as 2026-11-16"),
  colleagues: list(colleague, "colleagues", 4, 5),
  heardBy: colleagueId.describe(
    "the id of the colleague who heard the interviews and chose the words for each criterion",
  ),
  interviewMinutes: z
    .int({ error: "must be a whole number of minutes" })
    .describe("how long the AI interview takes, as every chat and page says it"),
  questions: list(
    strictEntry({
      id: slug,
      text: text("the question as it is asked", 160),
      criteria: list(
        strictEntry({ id: slug, title: text("the criterion in a few words", 60) }),
        "criteria",
        2,
        4,
      ),
    }),
    "questions of the AI interview",
    6,
    6,
  ),
  tasks: list(
    strictEntry({
      id: slug,
      assessment: text("the title of an entry in content/assessments.yaml", 40),
      task: text("the task as the candidate reads it", 400),
    }),
    "tasks of the assessment",
    2,
    8,
  ),
});
export type RoundOpening = z.infer<typeof roundOpening>;

const resumeLine = strictEntry({
  style: choice("how the line is set", ["HEADING", "ROLE", "TEXT"]),
  text: text("one line of the résumé", 240),
});

const step = strictEntry({
  step: choice("the step", stepNames),
  at: moment,
  state: choice("how the step is", ["DONE", "WAITING", "BROKEN_OFF"]),
  note: text("why it is so, in a few words", 120).optional(),
  byHand: z
    .literal(true)
    .describe("true for an invitation for another reason than the match; the note says which")
    .optional(),
});

const decision = strictEntry({
  decision: choice("the decision", ["SELECT", "HOLD", "REJECT"]),
  by: colleagueId,
  at: moment,
  reason: text("the reason in one sentence, for the team: the candidate never reads it", 200),
  letter: text(
    "the reason in words for the candidate, who is addressed as you; {quote} stands for the quotation",
    280,
  ),
  unmet: list(
    text("the label of a must-have that the engine doesn't find in the résumé", 60),
    "must-haves",
    1,
    3,
  )
    .describe("the must-haves for which a person is rejected, if the reason is about requirements")
    .optional(),
  quote: exactWords("the résumé, chat, interview or work").optional(),
  until: day.describe("the day on which a hold ends, such as 2026-11-26").optional(),
});

const chat = strictEntry({
  day,
  messages: list(
    strictEntry({
      from: choice("who writes", ["BOT", "PERSON"]),
      text: text("the message", 300),
      at: timeOfDay,
    }),
    "messages",
    4,
    24,
  ),
  record: list(
    strictEntry({
      field: choice("the field of the record", [
        "city",
        "experienceYears",
        "noticeDays",
        "shift",
        "expectedPay",
        "languages",
        "education",
        "startDate",
        "currentEmployer",
        "interviewTime",
      ]),
      value: text("the value as the record shows it", 60).optional(),
      quote: exactWords("one of the person's messages").optional(),
      state: choice("how the value came about", ["FILLED", "DEDUCED", "OPEN"]),
    }),
    "fields",
    3,
    10,
  ),
});

const answer = strictEntry({
  question: slug.describe("the id of a question in content/round/opening.yaml"),
  from: offset,
  words: list(strictEntry({ at: offset, text: text("a phrase as it was spoken", 240) }), "phrases", 1, 24),
  criteria: list(
    strictEntry({
      id: slug.describe("the id of one of the question's criteria"),
      quote: exactWords("this answer"),
    }),
    "criteria that were heard",
    0,
    4,
  ),
});

const workSample = strictEntry({
  task: slug.describe("the id of a task in content/round/opening.yaml"),
  answer: text("the answer as it was written", 1200),
  quote: exactWords("this answer").optional(),
});

const seconds = z
  .int({ error: "must be a whole number of seconds" })
  .min(1)
  .max(1800)
  .describe("for how many seconds it lasted");
const characters = z
  .int({ error: "must be a whole number of characters" })
  .min(1)
  .max(2000)
  .describe("how many characters it brought to the answers");

/**
 * A fact as a page records it: times, lengths and sizes, without text or verdict. The build replays the facts
 * as events, and the session monitor decides what is a flag (scripts/content/watch-session.ts).
 */
const sessionFact = z.discriminatedUnion("kind", [
  strictEntry({
    at: offset,
    kind: z.literal("TYPING"),
    length: characters,
    seconds,
    corrections: z.int().min(0).max(400).describe("how many characters were deleted and typed again"),
  }),
  strictEntry({
    at: offset,
    kind: z.literal("PASTE"),
    length: characters,
    own: z.literal(true).describe("true for text of the answer itself that was moved").optional(),
  }),
  strictEntry({
    at: offset,
    kind: z.literal("INSERT"),
    length: characters,
    seconds,
    pieces: z.int().min(1).max(200).describe("in how many pieces the text came, without a key or a paste"),
  }),
  strictEntry({ at: offset, kind: z.literal("AWAY"), seconds }),
  strictEntry({
    at: offset,
    kind: z.literal("OVERLAY"),
    seconds,
    share: z.number().min(0.01).max(1).describe("the share of the task that a see-through window covered"),
  }),
  strictEntry({ at: offset, kind: z.literal("OFFLINE"), seconds }),
  strictEntry({ at: offset, kind: z.literal("SECOND_SCREEN") }),
]);

/** A recorded writing test, with the reviews of its flags. */
const session = strictEntry({
  at: moment.describe("the moment at which the test began, such as 2026-11-17 21:10"),
  assessment: text("the assessment whose tasks were answered", 40),
  device: choice("the device", ["LAPTOP", "DESKTOP", "PHONE"]),
  declared: list(text("a help that the candidate named beforehand", 40), "helps", 1, 4).optional(),
  events: list(sessionFact, "events", 1, 16),
  submitted: offset,
  reviews: list(
    strictEntry({
      flag: offset.describe("the second at which the flag begins, such as 04:31"),
      by: colleagueId,
      decision: choice("how a person settled the flag", ["CLEARED", "CONFIRMED", "ASK"]),
      note: text("why, in one or two sentences", 240),
    }),
    "reviews",
    1,
    12,
  ).optional(),
});

/** `content/round/people/<id>.yaml`: one person of the round. */
export const roundPerson = strictEntry({
  name: text("the full name of an invented person, which is also the name of the file", 40),
  signet: z.int().min(1).max(99999).describe("a random number from which the person's signet is drawn"),
  location: text("the city where the person lives", 40),
  samePersonAs: slug.describe("the id of another application of the same person").optional(),
  applied: strictEntry({
    at: moment,
    source: choice("the way in which the résumé came", [
      "CAREERS_PAGE",
      "JOB_BOARD",
      "WHATSAPP",
      "REFERRAL",
      "CAMPUS",
    ]),
  }),
  resume: list(resumeLine, "lines", 3, 18).optional(),
  unreadable: text("the reason why the résumé could not be read", 160).optional(),
  openQuestion: text("what the material leaves open", 140).optional(),
  openAbout: text("the label of the missing requirement that the open question is about", 60).optional(),
  steps: list(step, "steps", 1, stepNames.length),
  decision: decision.optional(),
  withdrew: strictEntry({
    at: moment,
    reason: text("the reason in the person's own words or ours", 200),
    quote: exactWords("the chat").optional(),
  }).optional(),
  chat: chat.optional(),
  interview: list(answer, "answers", 6, 6).optional(),
  work: list(workSample, "answers", 2, 8).optional(),
  session: session.optional(),
  notes: list(
    strictEntry({
      by: colleagueId,
      at: moment,
      about: z.literal("WORK").describe("WORK for a note on the answers of the tests").optional(),
      text: text("the note of a colleague", 400),
    }),
    "notes",
    1,
    6,
  ).optional(),
});
export type RoundPerson = z.infer<typeof roundPerson>;
