import { z } from "zod";
import { entry, iconCard, list, text } from "#domain/schema/content-fields.ts";

export const stepsToMatchSection = entry({
  kind: z.literal("STEPS_TO_MATCH"),
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320).optional(),
  steps: list(entry(iconCard), "steps", 6, 6),
});
