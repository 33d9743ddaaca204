import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { liveStageNames } from "#app/stages/live/live-stage-name.ts";
import { choice, strictEntry, text } from "#domain/schema/content-fields.ts";

/** `WIDE`: a product that can be used, over the whole width. */
export const stageSection = strictEntry({
  kind: z.literal("STAGE"),
  layout: layout("WIDE"),
  surface: surface.optional(),
  title: text("the section's heading", 80),
  subtitle: text("one or two sentences", 240).optional(),
  stage: choice("the product", liveStageNames),
});
