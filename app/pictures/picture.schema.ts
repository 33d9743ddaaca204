import { z } from "zod";
import { roundPart } from "#app/stages/round-part.schema.ts";
import type { PartFigure } from "#domain/round/change.ts";
import { choice, list, sample, strictEntry, text } from "#domain/schema/content-fields.ts";

const alt = text("what the picture shows, for people who do not see it", 300);
const caption = text("the picture's own heading", 60);

/** Status of a fact, shown by text, shape and colour. */
export const pictureStatus = choice("the status of the fact", [
  "proven",
  "deduced",
  "partial",
  "missing",
  "hold",
  "none",
]);
export type PictureStatus = z.infer<typeof pictureStatus>;

/**
 * A text that is no score. Only résumés have one, and the build computes it; interviews and written work have
 * states, and tests with objective answers may count them, such as 17 of 20.
 */
const noScore = (description: string, max: number) =>
  text(description, max).refine((value) => !/^\d+([.,]\d+)?\s*%?$|\b(?:of|out of|\/)\s*100\b/.test(value), {
    error: (issue) =>
      `"${String(issue.input)}" is a score, which only résumés have: write a state, or a count such as 4 of 6`,
  });

/** A phrase that occurs once in a line of the text. */
const quote = strictEntry({
  line: z
    .int({ error: "must be the number of a line, counted from 0" })
    .min(0)
    .describe("the number of a line, counted from 0"),
  quote: text("the exact words of that line", 160),
});

/**
 * A résumé and a job. The page shows the engine's report, which the build computes. `alt` and `summary` may
 * contain its figures: {score}, {asked}, {proven}, {deduced}, {partial} and {missing}.
 */
export const matchPicture = strictEntry({
  kind: z.literal("MATCH"),
  sample,
  alt,
  job: text("the job's title", 60),
  summary: text("one line under the job's title", 90),
  posting: text("what the job asks for, with headings such as Requirements and one demand a line", 900),
  resume: list(
    strictEntry({
      style: choice("how the line is set", ["HEADING", "ROLE", "TEXT"]),
      text: text("one line of the résumé", 240),
    }),
    "lines",
    1,
    16,
  ),
});
export type MatchSource = z.infer<typeof matchPicture>;
type Evidence = { line: number; quote: string };
/** The report to draw. Evidence quotes the résumé. */
export type MatchPicture = Omit<MatchSource, "posting"> & {
  score: number;
  parts: PartFigure[];
  requirements: {
    label: string;
    status: "proven" | "deduced" | "partial" | "missing";
    note?: string;
    evidence: Evidence[];
  }[];
  suggestion?: { label: string; points: number };
};

export const rankedListPicture = strictEntry({
  kind: z.literal("RANKED_LIST"),
  alt,
  title: caption,
  rows: list(
    strictEntry({
      title: text("the row's name", 40),
      detail: text("the evidence in a few words", 80),
      value: noScore("the state or count at the end of the row", 16),
      status: pictureStatus,
    }),
    "rows",
    2,
    6,
  ),
});

export const transcriptPicture = strictEntry({
  kind: z.literal("TRANSCRIPT"),
  alt,
  title: caption,
  lines: list(
    strictEntry({
      time: text("minutes and seconds, such as 02:14", 8),
      speaker: text("who speaks", 20),
      text: text("what is said", 200),
      quote: text("words of this line to mark", 120).optional(),
      note: text("what the marked words show", 60).optional(),
    }),
    "lines",
    1,
    6,
  ),
});

export const chatPicture = strictEntry({
  kind: z.literal("CHAT"),
  alt,
  title: caption,
  messages: list(
    strictEntry({
      from: choice("who writes", ["BOT", "PERSON"]),
      text: text("the message", 160),
    }),
    "messages",
    2,
    8,
  ),
});

export const timelinePicture = strictEntry({
  kind: z.literal("TIMELINE"),
  alt,
  title: caption,
  start: text("the left end of the axis", 12),
  end: text("the right end of the axis", 12),
  lanes: list(
    strictEntry({
      title: text("the lane's name", 28),
      events: list(
        strictEntry({
          at: z.number().min(0).max(100).describe("where it begins, in percent of the axis"),
          length: z.number().min(1).max(100).describe("how long it lasts, in percent of the axis"),
          label: text("what happened", 40),
          status: pictureStatus,
        }),
        "events",
        1,
        6,
      ),
    }),
    "lanes",
    1,
    5,
  ),
});

export const findingsPicture = strictEntry({
  kind: z.literal("FINDINGS"),
  alt,
  title: caption,
  items: list(
    strictEntry({
      title: text("what was looked for", 40),
      result: noScore("the result as a state or a count, such as shown or 17 of 20", 20),
      status: pictureStatus,
      evidence: text("the evidence in a few words", 90),
    }),
    "items",
    2,
    6,
  ),
});

/** Code may start with spaces, unlike other text. */
const codeLine = z
  .string({ error: "must be text (put it in quotes)" })
  .min(1, "is empty")
  .max(160, "is longer than 160 characters");

export const passagePicture = strictEntry({
  kind: z.literal("PASSAGE"),
  alt,
  title: caption,
  code: z
    .boolean({ error: "must be true or false" })
    .optional()
    .describe("true if the lines are program code"),
  lines: list(codeLine, "lines", 1, 12),
  marks: list(strictEntry({ ...quote.shape, note: text("what the marked words show", 80) }), "marks", 1, 5),
});

/** A call, and what a candidate wrote down from it. */
export const heardPicture = strictEntry({
  kind: z.literal("HEARD"),
  alt,
  title: caption,
  said: text("the heading above what was said", 60),
  written: text("the heading above what was written", 60),
  lines: list(
    strictEntry({
      time: text("minutes and seconds, such as 0:06", 8),
      text: text("what is said", 120),
      quote: text("words of this line to mark", 60),
    }),
    "lines",
    2,
    6,
  ),
  fields: list(
    strictEntry({
      name: text("the field's name", 20),
      value: text("what was written", 60),
      line: z
        .int({ error: "must be the number of a line, counted from 0" })
        .min(0)
        .describe("the number of the line that says it, counted from 0"),
      status: choice("whether it is what was said", ["proven", "missing"]),
      result: noScore("the result in a few words, such as heard", 24),
    }),
    "fields",
    2,
    6,
  ),
});

/** A part of `content/round`: people, texts and scores. */
export const roundPicture = strictEntry({ kind: z.literal("ROUND"), alt, title: caption, part: roundPart });

const pictures = [
  matchPicture,
  rankedListPicture,
  transcriptPicture,
  chatPicture,
  timelinePicture,
  findingsPicture,
  passagePicture,
  heardPicture,
  roundPicture,
] as const;

/** A file of `content/pictures`: the texts and figures of a picture. */
export const picture = z.discriminatedUnion("kind", pictures, {
  error: () => `has no known kind: write one of ${pictures.map(({ shape }) => shape.kind.value).join(", ")}`,
});
export type Picture = z.infer<typeof picture>;
export type PictureOf<Kind extends Picture["kind"]> = Extract<Picture, { kind: Kind }>;
/** A picture ready to draw: for a match, the build has run the résumé engine. */
export type DrawnPicture = Exclude<Picture, { kind: "MATCH" }> | MatchPicture;
