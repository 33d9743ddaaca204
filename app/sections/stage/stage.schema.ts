import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { liveStageNames, stageParts } from "#app/stages/live/live-stage-name.ts";
import { choice, strictEntry, text } from "#domain/schema/content-fields.ts";

/** `WIDE`: a live product. `ONE`: the same, for a second product on a page, as layouts must not repeat. */
export const stageSection = strictEntry({
  kind: z.literal("STAGE"),
  layout: layout("WIDE", "ONE"),
  surface: surface.optional(),
  title: text("the section's heading", 80),
  subtitle: text("one or two sentences", 240).optional(),
  stage: choice("the product", liveStageNames),
  only: choice("the part of the product, if not all of it", stageParts).optional(),
});
