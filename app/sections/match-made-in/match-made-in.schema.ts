import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { iconCard, link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const role = strictEntry({
  ...iconCard,
  mark: text("the phrase of the description that is marked", 80).optional(),
  skills: list(text("a skill that is assessed", 40), "skills", 2, 6),
  url: link.optional(),
}).refine(({ description, mark }) => mark === undefined || description.includes(mark), {
  path: ["mark"],
  error: "must occur in the description",
});

/**
 * - `SHEETS`: three sheets of paper
 * - `LEDGER`: one row per role: name, task, skills
 */
export const matchMadeInSection = strictEntry({
  kind: z.literal("MATCH_MADE_IN"),
  layout: layout("SHEETS", "LEDGER"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  roles: list(role, "roles", 3, 3),
});
