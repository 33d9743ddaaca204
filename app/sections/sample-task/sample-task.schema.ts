import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/**
 * - `SHEET`: the task on a sheet; below it the example with the criteria at its side
 * - `FACING`: the task and the example side by side; below them the criteria
 */
export const sampleTaskSection = strictEntry({
  kind: z.literal("SAMPLE_TASK"),
  layout: layout("SHEET", "FACING"),
  surface,
  title: text("the section's heading", 90),
  subtitle: text("one or two sentences", 240).optional(),
  task: slug.describe("the id of a task in content/tasks"),
});
