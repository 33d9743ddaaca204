import { z } from "zod";
import { layout, specimen, surface } from "#app/sections/section-fields.ts";
import {
  choice,
  iconCard,
  link,
  list,
  sample,
  slug,
  strictEntry,
  text,
} from "#domain/schema/content-fields.ts";

export const featureCard = strictEntry({
  ...iconCard,
  description: text("one to four sentences", 480),
  template: choice("CARD for a row or column of text, SPLIT for one with a picture", ["CARD", "SPLIT"]),
  image: slug.describe("the name of a file in content/pictures").optional(),
  specimen: specimen.optional(),
  detail: text("a short fact at the end of the row, or the price in PRICES", 60).optional(),
  url: link.optional(),
}).refine((card) => card.template !== "SPLIT" || card.image !== undefined, {
  path: ["image"],
  error: "is missing: a SPLIT card shows a picture, write the name of a file in content/pictures",
});

/**
 * `layout` is for text cards:
 * - `LEDGER`: title, sentence and detail in a row
 * - `INDEX`: title, sentence, specimen and where to check it; requires specimens
 * - `LEGEND`: columns of small text below a thin rule
 * - `LINKS`: three or four columns with a rule
 * - `PRICES`: the detail, a price and its unit, as the largest text of the row
 * - `TABLE`: dense rows with the specimen's drawing, and columns with headings
 * - `TASKS`: a large number, then title and sentence, two per row
 *
 * `pictures` is for SPLIT cards:
 * - `STICKY`: the text stays beside its tall picture
 * - `WIDE`: the text above, the picture at full width
 * - `FACING`: two pictures side by side, their texts below
 */
export const featuresSection = strictEntry({
  kind: z.literal("FEATURES"),
  id: slug.optional(),
  layout: layout("LEDGER", "INDEX", "LEGEND", "LINKS", "PRICES", "TABLE", "TASKS"),
  pictures: choice("how SPLIT cards are laid out; STICKY if left out", [
    "STICKY",
    "WIDE",
    "FACING",
  ]).optional(),
  surface,
  title: text("the section's heading", 90),
  subtitle: text("one to three sentences", 320).optional(),
  sample,
  note: text("a sentence about the cards, such as that their figures are examples", 160).optional(),
  columns: list(text("the heading of a column", 40), "headings of a TABLE", 4, 4).optional(),
  cards: list(featureCard, "cards", 1, 12),
}).superRefine(({ layout, pictures, columns, cards }, context) => {
  const problem = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if ((layout === "TABLE") !== (columns !== undefined))
    problem("columns", "belong to the layout TABLE, which needs four");
  if (pictures === "FACING" && cards.filter(({ template }) => template === "SPLIT").length % 2 === 1)
    problem("pictures", "FACING needs an even number of SPLIT cards");
  if (layout === "PRICES" && cards.some(({ detail }) => detail === undefined))
    problem("cards", "need a detail each in the layout PRICES: write the price and its unit");
  const needsSpecimen = layout === "INDEX" || layout === "TABLE";
  if (needsSpecimen && cards.some((card) => card.template === "CARD" && !card.specimen))
    problem("cards", `need a specimen each in the layout ${layout}`);
});
