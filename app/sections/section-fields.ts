import type { z } from "zod";
import { choice, link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

/** The layouts of a section kind. The first is the default. */
export function layout<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return choice(`how the section is laid out; ${names[0]} if left out`, names).prefault(names[0]);
}

const surfaceNames = ["PAPER", "SUNK", "INK"] as const;
export type Surface = (typeof surfaceNames)[number];

/** The background of a section. Each layout has its own default. */
export const surface = choice("the ground, if not the layout's own", surfaceNames).optional();

/** One piece of evidence, in its product's form. */
export const specimen = strictEntry({
  kind: choice("the form of the evidence", [
    "PHRASE",
    "SECOND",
    "LINE",
    "MOMENT",
    "DECISION",
    "PAGE",
    "MESSAGE",
    "PLAN",
  ]),
  text: text("the evidence: a phrase, a line of code, a message", 60),
  mark: text("the part of the text that is marked", 40).optional(),
  source: text("where it can be checked, such as résumé, line 7", 40),
}).refine(({ text: whole, mark }) => mark === undefined || whole.includes(mark), {
  path: ["mark"],
  error: "must occur in the text",
});
export type Specimen = z.infer<typeof specimen>;

/** A list beside a section's main part. */
export const aside = strictEntry({
  title: text("the heading of the list", 60),
  items: list(text("one entry", 90), "entries", 2, 7),
  note: text("a closing sentence", 160).optional(),
  link: strictEntry({ title: text("the link's text", 60), url: link }).optional(),
});
export type Aside = z.infer<typeof aside>;
