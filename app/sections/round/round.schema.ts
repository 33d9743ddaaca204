import { z } from "zod";
import { layout, surface } from "#app/sections/section-fields.ts";
import { momentNames } from "#app/stages/story/moments.ts";
import { choice, link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const moment = strictEntry({
  at: choice("the moment of the round", momentNames),
  title: text("what happens, in a few words", 60),
  text: text("one to three sentences", 300),
  link: strictEntry({ title: text("the link's text", 60), url: link }).optional(),
});

/**
 * Moments of the hiring round. Times, people and figures come from `content/round`.
 * `RAIL` shows each moment with its outcome, beside a rail with times and names.
 */
export const roundSection = strictEntry({
  kind: z.literal("ROUND"),
  layout: layout("RAIL"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  moments: list(moment, "moments", 1, momentNames.length),
});
