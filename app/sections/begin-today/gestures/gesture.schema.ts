import { z } from "zod";
import { measuredReference } from "#app/sections/results/results.schema.ts";
import { choice, link, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

const label = (what: string) => text(what, 80);
const number = (what: string) =>
  z
    .int({ error: `must be a whole number: ${what}` })
    .min(1)
    .describe(what);
const person = slug.describe("the id of a person in content/round/people");
/** Where the product can be used in full, also without JavaScript. */
const product = strictEntry({ title: label("the link's text"), url: link });
/** Templates, with names of figures in braces, and words for cases that need not occur. */
const live = <Name extends string>(names: readonly Name[]) =>
  strictEntry(
    Object.fromEntries(names.map((name) => [name, text("a sentence with figures in braces", 160)])) as Record<
      Name,
      z.ZodString
    >,
  );
const isTime = /^\d\d:\d\d$/;

/**
 * - `MESSAGE`: a chat, and the next message
 * - `SPEECH`: a large quotation
 * - `CODE`: the task's code, and an editor
 * - `LOG`: lines of a log: time, place, what happened
 * - `FIGURE`: one large figure
 * - `TABLE`: the task's table as bars: the second column, and the third as a part of it
 * - `PAIRS`: the task's pairs, with a choice between the two sides
 * - `PAGE`: an empty page
 */
const taskLooks = ["MESSAGE", "SPEECH", "CODE", "LOG", "FIGURE", "TABLE", "PAIRS", "PAGE"] as const;

/**
 * - `SPEECH`: a large quotation
 * - `CODE`: an editor
 * - `PAGE`: a sheet with a note in its margin
 * - `SOUND`: the words below their sound
 * - `QUESTION`: a question above empty lines
 * - `STATEMENT`: a sentence in the largest type
 */
const quoteLooks = ["SPEECH", "CODE", "PAGE", "SOUND", "QUESTION", "STATEMENT"] as const;

/**
 * - `LADDER`: a list on a vertical line
 * - `DAY`: hours of one day, to scale
 * - `DAYS`: a column a day
 * - `COUNT`: a dot for each person of the sample round who reached the step; six steps
 */
const stepLooks = ["LADDER", "DAY", "DAYS", "COUNT"] as const;

/**
 * - `INLINE`: one sentence of links
 * - `ROWS`: a row each
 * - `COLUMNS`: a column each
 */
const indexLooks = ["INLINE", "ROWS", "COLUMNS"] as const;

/**
 * The last thing to do on a page, in the form of its product.
 * - `DROP`: a field for files, which the page's demo ranks
 * - `DECIDE`: an open candidate of the round, with Select, Hold and Reject
 * - `COUNT`: a text field that counts keys and pasted characters
 * - `CHAT`: a message with a QR code, which opens `link` on a phone
 * - `SEATS`: the round's people as seats of a floor that fills
 * - `RUPEES`: the price for a number of candidates
 * - `LINE`: a line of SkillLens' first program in several versions, judged by the build
 * - `SECOND`: the sound of an answer, with the words of each second
 * - `PAGE`: a claim of a report, and the match without it
 * - `PLAN`: tests, and their minutes on a ruler
 * - `TASK`: something that an assessment's task asks, the place for an answer, and a good one to compare it with
 * - `QUOTE`: words that stand elsewhere on the site, in the form of their source
 * - `FIGURE`: what was measured on unseen cases
 * - `STEPS`: the steps of a kind of hiring, to scale
 * - `INDEX`: places to go on, in large type
 *
 * Several pages may end with one of the last five, each with another look or layout.
 */
export const gesture = z.discriminatedUnion("kind", [
  strictEntry({
    kind: z.literal("DROP"),
    title: label("what to do with the files"),
    promise: text("where the files are read", 120),
    link: product,
  }),
  strictEntry({
    kind: z.literal("DECIDE"),
    person,
    question: label("what is to be decided"),
    keys: text("the keys that decide", 120),
    undecided: text("what is shown before a decision", 160),
    undo: label("the choice that takes the decision back"),
    link: product,
  }),
  strictEntry({
    kind: z.literal("COUNT"),
    label: label("the label of the field"),
    promise: text("who sees the text", 160),
    keys: label("what the number of keys is called"),
    pasted: label("what the number of pasted characters is called"),
    nothing: text("what is shown before something is pasted", 160),
    live: live(["paste"]),
    link: product,
  }),
  strictEntry({
    kind: z.literal("CHAT"),
    message: text("the message", 240),
    scan: text("what the code is for", 120),
    link: product,
  }),
  strictEntry({
    kind: z.literal("SEATS"),
    title: text("the heading of the floor", 120),
    label: label("the label of the slider"),
    live: live(["count", "without"]),
    link: product,
  }),
  strictEntry({
    kind: z.literal("RUPEES"),
    label: label("the label of the slider"),
    perCandidate: number("the price of a candidate assessed, in rupees"),
    perOpening: number("the price of an opening for a month, in rupees"),
    candidates: number("the first number of candidates"),
    most: number("the largest number of candidates"),
    live: live(["candidates", "openings"]),
    link: product,
  }),
  strictEntry({
    kind: z.literal("LINE"),
    title: label("what to choose"),
    line: number("the number of the line that can be changed"),
    versions: list(text("the line's code, without indentation", 80), "versions", 2, 4),
    link: product,
  }),
  strictEntry({
    kind: z.literal("SECOND"),
    person,
    questionId: slug.describe("the id of a question in content/round/opening.yaml"),
    label: label("the label of the slider"),
    link: product,
  }),
  strictEntry({
    kind: z.literal("PAGE"),
    person,
    strike: label("the checkbox that removes the claim"),
    score: label("what the figure is called"),
    link: product,
  }),
  strictEntry({
    kind: z.literal("PLAN"),
    label: label("the heading of the tests"),
    live: live(["total"]),
    link: product,
  }),
  strictEntry({
    kind: z.literal("TASK"),
    taskId: slug.describe("the id of a task in content/tasks"),
    look: choice("the form of what is asked", taskLooks),
    quote: text("words of the task, if the look doesn't take them from its material", 320).optional(),
    by: label("who says these words").optional(),
    between: label("the choice between the two sides of a pair").optional(),
    ask: number("which of the task's questions is answered"),
    criterion: slug.describe("the criterion whose words of the example answer are shown"),
    link: product,
  }),
  strictEntry({
    kind: z.literal("QUOTE"),
    look: choice("the form of the source", quoteLooks),
    lines: list(text("a line that also stands elsewhere in content/", 200), "lines", 1, 4),
    mark: text("the words that can be checked", 80).optional(),
    source: label("where the words come from"),
    sample: z.literal(true).optional().describe("if an invented person says or writes them"),
    note: text("what they show", 160).optional(),
    link: product,
  }).refine(({ lines, mark }) => mark === undefined || lines.some((line) => line.includes(mark)), {
    path: ["mark"],
    error: "must occur in a line",
  }),
  strictEntry({
    kind: z.literal("FIGURE"),
    measured: measuredReference,
    link: product,
  }),
  strictEntry({
    kind: z.literal("STEPS"),
    look: choice("how the steps are drawn", stepLooks),
    steps: list(
      strictEntry({ title: label("the step"), when: text("the time or day", 40).optional() }),
      "steps",
      4,
      7,
    ),
    link: product,
  }).refine(({ look, steps }) => look !== "DAY" || steps.every(({ when = "" }) => isTime.test(when)), {
    path: ["steps"],
    error: "need the look DAY's times, such as 08:30",
  }),
  strictEntry({
    kind: z.literal("INDEX"),
    look: choice("how the places are set", indexLooks),
    places: list(
      strictEntry({ title: label("the words in large type"), text: text("what is there", 120), url: link }),
      "places",
      3,
      8,
    ),
    link: product,
  }),
]);
export type AnyGesture = z.infer<typeof gesture>;
export type GestureOf<Kind extends AnyGesture["kind"]> = Extract<AnyGesture, { kind: Kind }>;
