import { z } from "zod";
import { choice, list, plural, slug, strictEntry, text } from "#domain/schema/content-fields.ts";
import { criterionIds } from "../interview/interview-questions.schema.ts";
import { dimensions } from "./dimensions.ts";

/** Where a claim about a person can be checked. */
const source = z.discriminatedUnion("from", [
  strictEntry({
    from: z.literal("RESUME"),
    requirement: text("the label of a requirement that the résumé answers", 60),
  }),
  strictEntry({
    from: z.literal("AI_INTERVIEW"),
    question: slug.describe("the id of a question in content/round/opening.yaml"),
    criterion: choice("a criterion that the engine judges", criterionIds),
    heard: slug
      .describe("the listener's criterion with the same meaning, if its id is another one")
      .optional(),
  }),
  strictEntry({
    from: z.literal("WORK"),
    tasks: list(
      slug.describe("the id of a task in content/round/opening.yaml"),
      "tasks, of which the first with the person's own words is quoted",
      1,
      8,
    ),
  }),
]);
export type ClaimSource = z.infer<typeof source>;

const claim = strictEntry({
  topic: text("the question or the skill, without a word on what the sources say about it", 50),
  dimension: choice("the dimension that it belongs to", dimensions),
  sources: list(source, "sources", 1, 4),
});
export type Claim = z.infer<typeof claim>;

const engineMarks = strictEntry({
  shown: text("the engine's mark on an answer", 80),
  partly: text("the engine's mark on an answer", 80),
  missing: text("the engine's mark on an answer", 80),
});

/** What each source says about a topic, as the second half of a claim's title. */
const markWords = strictEntry({
  resume: strictEntry({
    proven: text("the engine's mark on a requirement", 40),
    deduced: text("the engine's mark on a requirement", 40),
    partial: text("the engine's mark on a requirement", 40),
    missing: text("the engine's mark on a requirement", 40),
  }),
  interview: engineMarks,
  disputed: engineMarks.describe("marks that the listener does not share; {listener} is filled in"),
  work: strictEntry({
    quoted: text("the state of words that only a person can judge", 40),
    missing: text("the state of tests without quoted words", 40),
  }),
  foreign: text("the state of tests without the person's own words; {at} is filled in", 100),
  disagree: text("the marks of sources that disagree; {marks} is filled in", 60),
});
export type MarkWords = z.infer<typeof markWords>;

export const insightsWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  score: text("the name of the score", 30),
  claims: list(claim, "claims", 4, 8),
  open: text("the state of a question that no one has answered yet", 40),
  marks: markWords,
  person: text("the choice of a person", 30),
  summary: text("the report in one sentence; {met}, {asked} and {score} are filled in", 120),
  decided: text("the decision; {decision}, {by} and {reason} are filled in", 80),
  dimensions: strictEntry({
    TECHNICAL: text("a dimension", 40),
    INTERPERSONAL: text("a dimension", 40),
    PROBLEMS: text("a dimension", 40),
    PERSONALITY: text("a dimension", 40),
  }),
  dimensionCount: plural("the claims of a dimension: their number, {count}, none included", 160),
  missing: text("the heading of what is missing", 40),
  missingRequirement: text("a requirement without words; {label} is filled in", 60),
  struckClaim: text("a struck claim among what is missing; {topic} is filled in", 80),
  foreignAnswers: text("answers of someone else; {assessment} and {at} are filled in", 120),
  flag: text("a flag of the session; {at}, {detail} and {state} are filled in", 60),
  play: text("the button that plays the words as text", 30),
  stop: text("the button that stops", 20),
  strike: strictEntry({
    open: text("the button that opens the form", 20),
    title: text("the form's name; {topic} is filled in", 80),
    reason: text("the field of the reason", 40),
    missing: text("the line for a missing reason", 80),
    submit: text("the button that strikes the claim", 30),
    cancel: text("the button that closes the form", 20),
    struck: text("the mark of a struck claim; {reason} is filled in", 40),
    before: text("the figure before; {score} is filled in", 60),
    done: text("the announcement; {topic} and {score} are filled in", 120),
  }),
  compare: strictEntry({
    title: text("the heading of the comparison", 40),
    add: text("the choice of another person", 40),
    none: text("the option without a person", 30),
    requirement: text("the column of requirements", 30),
  }),
  print: text("the button that prints", 20),
  copy: text("the button that copies the text", 30),
  json: text("the button that downloads the data", 30),
  undo: text("the button that takes the last strike back", 20),
  redo: text("the button that repeats it", 20),
  unknownView: text("the line for an address with unknown parts", 160),
  guide: strictEntry({
    source: text("a thing to try", 80),
    strike: text("a thing to try", 80),
    compare: text("a thing to try", 80),
  }),
  simulatedHere: text("the line that says what is simulated and what is real", 240),
});
