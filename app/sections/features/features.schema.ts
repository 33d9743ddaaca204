import { z } from "zod";
import { choice, iconCard, link, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

export const featureCard = strictEntry({
  ...iconCard,
  description: text("one to four sentences", 480),
  template: choice("CARD for the grid, SPLIT for a wide row with a picture", ["CARD", "SPLIT"]),
  image: slug.describe("the name of a file in content/pictures").optional(),
  url: link.optional(),
}).refine((card) => card.template !== "SPLIT" || card.image !== undefined, {
  path: ["image"],
  error: "is missing: a SPLIT card shows a picture, write the name of a file in content/pictures",
});

export const featuresSection = strictEntry({
  kind: z.literal("FEATURES"),
  id: slug.optional(),
  title: text("the section's heading", 90),
  subtitle: text("one to three sentences", 320).optional(),
  cards: list(featureCard, "cards", 1, 12),
});
