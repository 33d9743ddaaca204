import { z } from "zod";
import { list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/** A place where a claim about a person can be checked. */
const source = z.discriminatedUnion("from", [
  strictEntry({
    from: z.literal("RESUME"),
    requirement: text("the label of a requirement that the résumé answers", 60),
  }),
  strictEntry({
    from: z.literal("AI_INTERVIEW"),
    criterion: slug.describe("the id of a criterion in content/round/opening.yaml"),
  }),
  strictEntry({
    from: z.literal("WORK"),
    task: slug.describe("the id of a task in content/round/opening.yaml"),
  }),
  strictEntry({
    from: z.literal("NOTE"),
    by: slug.describe("the id of a colleague whose note quotes the person"),
  }),
]);
export type ClaimSource = z.infer<typeof source>;

const claim = strictEntry({
  title: text("what the sources show, in a few words", 60),
  sources: list(source, "sources", 1, 4),
});
export type Claim = z.infer<typeof claim>;

export const insightsWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  score: text("the name of the score", 30),
  claims: list(claim, "claims", 2, 5),
  openSources: list(source, "sources of the open question", 1, 2),
  open: text("the state of a question that nobody has answered yet", 40),
  notJudged: text("the state of words that no engine has judged", 40),
  note: text("the place of a note; {by} and {at} are filled in", 40),
});
