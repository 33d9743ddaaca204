import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { iconCard, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const dimension = strictEntry({
  ...iconCard,
  measures: list(text("one thing that is measured", 50), "measures", 2, 5),
});

/**
 * - `SCALES`: four scales with their measures, and the total that is deliberately left out
 * - `COLUMNS`: four columns with ticked measures
 * - `MATRIX`: one row per dimension, its measures side by side
 */
export const techTalentHuntSection = strictEntry({
  kind: z.literal("TECH_TALENT_HUNT"),
  layout: layout("SCALES", "COLUMNS", "MATRIX"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  dimensions: list(dimension, "dimensions", 4, 4),
});
