import { z } from "zod";
import { measuredReference } from "#app/sections/results/results.schema.ts";
import { layout, surface } from "#app/sections/section-fields.ts";
import { iconCard, list, sample, strictEntry, text } from "#domain/schema/content-fields.ts";

const bar = strictEntry({
  label: text("what the bar is", 60),
  percent: z
    .int({ error: "must be a whole number from 1 to 100" })
    .min(1)
    .max(100)
    .describe("its length, of 100; the two bars of a figure are to scale"),
});

export const keyBenefit = strictEntry({
  ...iconCard,
  title: text("the figure, such as 95%+", 16),
  bars: list(bar, "bars: before, then after", 2, 2).optional(),
});

/**
 * - `COLUMNS`: the heading and three figures in four columns
 * - `ROWS`: one large figure per row, with its sentence
 * - `BARS`: one figure per row, with bars for before and after; only for ratios
 * - `SENTENCE`: the three facts as one sentence in display size
 */
export const keyBenefitsSection = strictEntry({
  kind: z.literal("KEY_BENEFITS"),
  layout: layout("COLUMNS", "ROWS", "BARS", "SENTENCE"),
  surface,
  sample,
  title: text("the section's heading", 80),
  note: text("how the figures are to be read", 200).optional(),
  measured: list(measuredReference, "measured figures", 1, 3).optional(),
  items: list(keyBenefit, "figures", 3, 3),
}).refine(({ layout, items }) => layout !== "BARS" || items.every(({ bars }) => bars), {
  path: ["items"],
  error: "need bars in the layout BARS: write two with label and percent for each figure",
});
