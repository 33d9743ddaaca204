import { z } from "zod";
import { aside, layout } from "#app/sections/section-fields.ts";
import { action, list, strictEntry, text } from "#domain/schema/content-fields.ts";
import { gesture } from "./gestures/gesture.schema.ts";

/**
 * - `BAND`: the invitation on the left, the sentence and the button on the right; a gesture below, as wide as the page
 * - `SLIP`: the sentence below the invitation, and on the right a slip with what to bring
 * - `FACING`: the sentence below the invitation, and on the right the gesture
 * - `LEFT`: the same with the gesture on the left
 * - `ABOVE`: the gesture before the invitation, as wide as the page
 */
export const beginTodaySection = strictEntry({
  kind: z.literal("BEGIN_TODAY"),
  layout: layout("BAND", "SLIP", "FACING", "LEFT", "ABOVE"),
  title: text("the invitation", 80),
  subtitle: text("one or two sentences", 240),
  actions: list(action, "actions", 1, 2),
  slip: aside.optional(),
  gesture: gesture.optional().describe("the last thing to try, in the form of the page's product"),
})
  .refine(({ layout, slip }) => (layout === "SLIP") === (slip !== undefined), {
    path: ["slip"],
    error: "belongs to the layout SLIP, which needs it: write a title and items",
  })
  .refine(({ layout, gesture }) => layout === "BAND" || layout === "SLIP" || gesture !== undefined, {
    path: ["gesture"],
    error: "is missing: the layouts FACING, LEFT and ABOVE need one",
  });
