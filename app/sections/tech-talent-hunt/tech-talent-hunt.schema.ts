import { z } from "zod";
import { iconCard, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const dimension = strictEntry({
  ...iconCard,
  measures: list(text("one thing that is measured", 50), "measures", 2, 5),
});

export const techTalentHuntSection = strictEntry({
  kind: z.literal("TECH_TALENT_HUNT"),
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  dimensions: list(dimension, "dimensions", 4, 4),
});
