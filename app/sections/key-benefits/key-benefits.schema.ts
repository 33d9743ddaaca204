import { z } from "zod";
import { iconCard, list, sample, strictEntry, text } from "#domain/schema/content-fields.ts";

export const keyBenefit = strictEntry({
  ...iconCard,
  title: text("the figure, such as 95%+", 16),
});

export const keyBenefitsSection = strictEntry({
  kind: z.literal("KEY_BENEFITS"),
  sample,
  title: text("the section's heading", 80),
  note: text("how the figures are to be read", 200).optional(),
  items: list(keyBenefit, "figures", 3, 3),
});
