import { z } from "zod";
import { layout } from "#app/sections/section-fields.ts";
import { choice, link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const state = (what: string) =>
  strictEntry({
    title: text("the state in one to four words", 30),
    text: text(what, 240),
  });

/** `content/products.yaml`: how much of each product and tool runs today; for pages and state marks. */
export const products = strictEntry({
  more: text("the link from a product page to the page that explains the states", 60),
  states: strictEntry({
    RUNS: state("what it means that a product runs"),
    PARTLY: state("what it means that a part of a product runs"),
  }),
  products: list(
    strictEntry({
      name: text("the product's name", 40),
      url: link.describe("the product's page"),
      state: choice("how much of it runs", ["RUNS", "PARTLY"]),
      text: text("what runs and what is drawn, for a visitor", 240),
    }),
    "products",
    1,
    20,
  ),
});
export type Products = z.infer<typeof products>;

/** `LEDGER`: one row for each product of `content/products.yaml`. */
export const productsSection = strictEntry({
  kind: z.literal("PRODUCTS"),
  layout: layout("LEDGER"),
  title: text("the section's heading", 80),
  subtitle: text("one or two sentences", 240).optional(),
});
