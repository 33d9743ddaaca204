import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { momentNames } from "#app/stages/story/moments.ts";
import { choice, link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const moment = strictEntry({
  at: choice("the moment of the round", momentNames),
  title: text("what happens, in a few words", 60),
  text: text("one to three sentences, in the layout RAIL", 300).optional(),
  link: strictEntry({ title: text("the link's text", 60), url: link }).optional(),
});

/**
 * Moments of the hiring round. Times, people and figures come from `content/round`.
 * - `RAIL`: each moment with its outcome, beside a rail with times and names
 * - `STRIP`: five moments side by side, for a page that links to the full list
 */
export const roundSection = strictEntry({
  kind: z.literal("ROUND"),
  layout: layout("RAIL", "STRIP"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  moments: list(moment, "moments", 1, momentNames.length),
  link: strictEntry({ title: text("the link's text", 60), url: link }).optional(),
})
  .refine(({ layout, link: whole }) => (layout === "STRIP") === (whole !== undefined), {
    path: ["link"],
    error: "belongs to the layout STRIP, which needs the page with the whole round",
  })
  .refine(
    ({ layout, moments }) =>
      moments.every(({ text: words }) => (layout === "RAIL") === (words !== undefined)),
    {
      path: ["moments"],
      error: "need text in the layout RAIL, and none in the layout STRIP",
    },
  );
