import { z } from "zod";
import { iconCard, list, strictEntry, text } from "#domain/schema/content-fields.ts";

export const stepsToMatchSection = strictEntry({
  kind: z.literal("STEPS_TO_MATCH"),
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320).optional(),
  steps: list(strictEntry(iconCard), "steps", 6, 6),
});
