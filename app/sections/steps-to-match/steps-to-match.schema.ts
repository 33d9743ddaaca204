import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { iconCard, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

const step = strictEntry({
  ...iconCard,
  when: text("the day or time, such as Monday 09:14", 30).optional(),
  until: text("the way it was done before", 120).optional(),
  time: text("the time that it takes the reader", 30).optional(),
});

/**
 * - `EDITORIAL`: large numbers, two columns of text
 * - `COUNT`: how many people of the round remain after each step; follows one of them
 * - `MOMENTS`: one person's row on the board, at each step
 * - `LEDGER`: until now, with us, the reader's time
 * - `LINE`: the steps on a timeline
 */
export const stepsToMatchSection = strictEntry({
  kind: z.literal("STEPS_TO_MATCH"),
  layout: layout("EDITORIAL", "COUNT", "MOMENTS", "LEDGER", "LINE"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320).optional(),
  follow: slug.describe("the id of a person in content/round/people").optional(),
  columns: list(text("the heading of a column", 30), "headings of a LEDGER", 4, 4).optional(),
  steps: list(step, "steps", 6, 6),
}).superRefine(({ layout, follow, columns, steps }, context) => {
  const problem = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  const follows = layout === "COUNT" || layout === "MOMENTS";
  if (follows !== (follow !== undefined))
    problem("follow", "belongs to the layouts COUNT and MOMENTS, which need it: write the id of a person");
  if ((layout === "LEDGER") !== (columns !== undefined))
    problem("columns", "belong to the layout LEDGER, which needs four");
  if (layout === "LEDGER" && steps.some(({ until, time }) => !until || !time))
    problem("steps", "need until and time in the layout LEDGER");
  if (layout === "LINE" && steps.some(({ when }) => !when)) problem("steps", "need when in the layout LINE");
});
