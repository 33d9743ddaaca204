import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { liveManifests } from "#app/stages/manifests.ts";
import { oneOf, strictEntry, text } from "#domain/schema/content-fields.ts";

/** `WIDE`: a live product. `ONE`: the same, for a second product on a page, as layouts must not repeat. */
export const stageSection = strictEntry({
  kind: z.literal("STAGE"),
  layout: layout("WIDE", "ONE"),
  surface: surface.optional(),
  title: text("the section's heading", 80),
  subtitle: text("one or two sentences", 240).optional(),
  stage: oneOf(
    "the product",
    liveManifests.map(({ name }) => name),
  ),
  only: oneOf(
    "the part of the product, if not all of it",
    liveManifests.flatMap(({ parts = [] }) => parts),
  ).optional(),
});
