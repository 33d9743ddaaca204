import { z } from "zod";
import { choice, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";
import { countsOf, readings } from "./reasoning.ts";

const count = z.int().min(0).max(999);

/** Lines that describe the use of a fact. */
const factWords = {
  met: text("the line if the answer uses the fact", 140),
  missed: text("the line if the answer leaves the fact out", 140),
  reversed: text("the line if the answer counts the fact the wrong way round", 140),
};

const effect = strictEntry({
  day: text("the day whose figure is wrong", 20),
  column: choice("the column whose figure is wrong", ["in", "out"]),
  change: z.int().describe("what must be added to the figure"),
});

const reasoning = strictEntry({
  title: text("the question", 80),
  brief: text("the situation", 240),
  answer: text("the label of the field for the answer", 60),
  table: strictEntry({
    columns: list(text("the heading of a column", 20), "headings of columns", 4, 4),
    rows: list(
      strictEntry({
        day: text("the day", 20),
        in: count.describe("tickets that came in"),
        out: count.describe("tickets that were solved"),
        staff: count.describe("people at work, which the question does not need"),
      }),
      "days",
      3,
      7,
    ),
  }),
  opening: strictEntry({
    text: text("the note on the open tickets of the first morning", 160),
    count: count.min(1).describe("tickets that were open on the first morning"),
    ...factWords,
  }),
  notes: list(
    z.union([
      strictEntry({ text: text("a note that changes a figure", 160), effect, ...factWords }),
      strictEntry({ text: text("a note that changes nothing", 160), met: factWords.met }),
    ]),
    "notes",
    2,
    4,
  ),
  samples: list(z.int(), "prepared answers", 1, 3),
}).superRefine((sample, context) => {
  const days = sample.table.rows.map(({ day }) => day);
  sample.notes.forEach((note, index) => {
    if ("effect" in note && !days.includes(note.effect.day)) {
      context.addIssue({
        code: "custom",
        path: ["notes", index, "effect", "day"],
        message: `is no day of the table: write one of ${days.join(", ")}`,
      });
    }
  });
  const answers = readings(countsOf(sample)).map(({ answer }) => answer);
  if (new Set(answers).size < answers.length) {
    context.addIssue({
      code: "custom",
      path: ["table"],
      message: "lets two ways of reading the notes give the same answer: change a figure",
    });
  }
});
export type ReasoningSample = z.infer<typeof reasoning>;

export const tendencies = ["ASKS", "OWNS", "LIMITS", "PROMISES", "RULES", "PASSES_ON"] as const;
const tendency = choice("a way to work that the reply leans to", tendencies);

const reply = strictEntry({
  says: text("what the visitor says", 300),
  shows: list(
    strictEntry({
      quote: text("words of the reply", 80),
      text: text("what they do", 80),
      isGap: z.literal(true).optional().describe("true if the words leave something open"),
    }),
    "things that the reply shows",
    1,
    2,
  ),
  tendencies: list(tendency, "tendencies", 1, 2),
  next: slug.describe("the turn or the end that follows"),
});

const situation = strictEntry({
  title: text("the situation's name", 60),
  brief: text("the situation", 260),
  caller: text("the other's name in the conversation", 20),
  you: text("the visitor's name in the conversation", 20),
  tendencies: strictEntry({
    ASKS: text("someone asks before they act", 120),
    OWNS: text("someone says what went wrong", 120),
    LIMITS: text("someone says what they can't do", 120),
    PROMISES: text("someone promises", 120),
    RULES: text("someone keeps to the script", 120),
    PASSES_ON: text("someone hands the case on", 120),
  }),
  turns: list(
    strictEntry({
      id: slug,
      says: text("what the caller says", 300),
      replies: list(reply, "replies", 2, 3),
    }),
    "turns",
    2,
    12,
  ),
  ends: list(
    strictEntry({
      id: slug,
      isGood: z.boolean().describe("whether the caller was helped"),
      text: text("what came of it", 240),
    }),
    "ends",
    2,
    8,
  ),
}).superRefine(({ turns, ends }, context) => {
  const problem = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  // Turns lead only to later turns or to an end, so every conversation ends.
  const later = (index: number) => [...turns.slice(index + 1), ...ends].map(({ id }) => id);
  turns.forEach(({ replies }, at) => {
    replies.forEach(({ says, shows, next }, index) => {
      if (!later(at).includes(next))
        problem(["turns", at, "replies", index, "next"], "must be the id of a later turn or of an end");
      shows.forEach(({ quote }, place) => {
        if (says.split(quote).length !== 2)
          problem(
            ["turns", at, "replies", index, "shows", place, "quote"],
            "must be words that the reply has once",
          );
      });
    });
  });
});
export type SituationSample = z.infer<typeof situation>;

/** `content/work-samples.yaml`: SkillLens' pieces of work other than programs. */
export const workSamples = strictEntry({ reasoning, situation });
export type WorkSamples = z.infer<typeof workSamples>;
