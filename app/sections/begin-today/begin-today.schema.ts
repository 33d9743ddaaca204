import { z } from "zod";
import { aside, layout } from "#app/sections/section-fields.ts";
import { action, list, strictEntry, text } from "#domain/schema/content-fields.ts";

/**
 * - `BAND`: the invitation on the left, the sentence and the button on the right
 * - `SLIP`: the sentence below the invitation, and on the right a slip with what to bring
 */
export const beginTodaySection = strictEntry({
  kind: z.literal("BEGIN_TODAY"),
  layout: layout("BAND", "SLIP"),
  title: text("the invitation", 80),
  subtitle: text("one or two sentences", 240),
  actions: list(action, "actions", 1, 2),
  slip: aside.optional(),
}).refine(({ layout, slip }) => (layout === "SLIP") === (slip !== undefined), {
  path: ["slip"],
  error: "belongs to the layout SLIP, which needs it: write a title and items",
});
