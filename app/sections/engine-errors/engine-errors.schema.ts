import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { strictEntry, text } from "#domain/schema/content-fields.ts";

/**
 * Engine errors in the hiring round, computed from it. The texts around the figures are in
 * `content/stages.yaml`.
 */
export const engineErrorsSection = strictEntry({
  kind: z.literal("ENGINE_ERRORS"),
  layout: layout("ROWS"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
});
