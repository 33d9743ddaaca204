import { z } from "zod";
import { layout } from "#app/sections/section-fields.ts";
import { link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const entry = {
  name: text("the product's name", 40),
  url: link.describe("the product's page"),
  here: text("what visitors can use on this site today", 160),
};

/** `content/products.yaml`: what runs on this site, for the list of products and the line in a product's hero. */
export const products = strictEntry({
  more: text("the link from a product page to the page with the list", 60),
  here: text("the label of what runs on this site", 30),
  later: text("the label of what needs a customer", 40),
  own: strictEntry({ title: text("the link to a round with own candidates", 40), url: link }).describe(
    "the link on pages of products that run on own candidates",
  ),
  note: text("what the labels mean, below the list", 300),
  products: list(
    strictEntry({
      ...entry,
      later: text("what employers get with it", 160),
      own: z.literal(true).describe("true if it runs on own candidates at /round").optional(),
    }),
    "products for employers",
    1,
    12,
  ),
  tools: list(strictEntry(entry), "tools for everyone, which run in full", 1, 8),
});
export type Products = z.infer<typeof products>;

/** `LEDGER`: one row for each product and tool of `content/products.yaml`. */
export const productsSection = strictEntry({
  kind: z.literal("PRODUCTS"),
  layout: layout("LEDGER"),
  title: text("the section's heading", 80),
  subtitle: text("one or two sentences", 240).optional(),
});
