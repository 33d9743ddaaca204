import { z } from "zod";
import { layout } from "#app/sections/section-fields.ts";
import { manifests } from "#app/stages/manifests.ts";
import { action, choice, link, list, oneOf, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/** The hero at the top of a page. Its title is the only `h1`. */
export const heroSlide = strictEntry({
  id: slug,
  pretext: text("a short line above the title; it is typed out", 60),
  title: text("the page's heading", 100),
  highlight: text(
    "the end of the heading, marked by the stroke: words that the page's product proves",
    50,
  ).optional(),
  subtitle: text("one to three sentences under the heading", 320),
  content: list(text("one short fact", 110), "facts", 0, 4),
  image: slug.describe("the name of a file in content/pictures").optional(),
  actions: list(action, "actions", 0, 3).refine(
    (actions) => actions.filter(({ template }) => template !== "LINK").length <= 2,
    "has more than two buttons, which would break: give the third the template LINK",
  ),
});

/**
 * - `BESIDE`: text on the left, picture on the right
 * - `STATEMENT`: the heading at full width
 * - `STAGE`: the heading, and below it the product at full width
 * - `OPENING`: like `STAGE`, in the largest size; for the home page
 */
export const heroSection = strictEntry({
  kind: z.literal("HERO"),
  layout: layout("BESIDE", "STATEMENT", "STAGE", "OPENING"),
  ground: choice("the ground; PAPER if left out", [
    "PAPER",
    "SUNK",
    "INK",
    "GROVE",
    "LEAF",
    "MARIGOLD",
  ]).optional(),
  stage: oneOf(
    "the product that the page opens on",
    manifests.map(({ name }) => name),
  ).optional(),
  start: strictEntry({
    url: link.describe("the first control of the page's product, such as #try-chat"),
    isFar: z.literal(true).optional().describe("true if it is below the first window of a desktop, too"),
  }).optional(),
  slide: heroSlide,
});
