import { z } from "zod";
import { link, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

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
]);
export type AnyGesture = z.infer<typeof gesture>;
export type GestureOf<Kind extends AnyGesture["kind"]> = Extract<AnyGesture, { kind: Kind }>;
