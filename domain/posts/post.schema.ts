import { z } from "zod";
import { link, list, sample, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

const day = z.iso.date({ error: "must be a date such as 2026-11-20", abort: true });

const nextStep = strictEntry({
  title: text("the link, as something to do", 80),
  url: link,
});

/** Front matter of a file in `content/blog`; the file name is the post's slug. */
export const postFrontMatter = strictEntry({
  title: text("the post's heading, which is its title for search results, too", 60),
  description: text("what the reader gets, in 70 to 160 characters", 160).min(
    70,
    "is shorter than 70 characters: say what the reader gets",
  ),
  published: day.describe("the day from which the post is shown; it may be in the future"),
  updated: day.optional().describe("the day of the last change that matters to readers"),
  author: slug.describe("an id of content/blog/authors.yaml"),
  topics: list(slug, "ids of content/blog/topics.yaml, the main one first", 1, 3),
  next: strictEntry({ employer: nextStep, candidate: nextStep }).describe(
    "what a reader can do now: one link for employers and one for candidates",
  ),
  draft: z
    .literal(true, { error: "is true or left out" })
    .optional()
    .describe("true while only development shows it"),
}).refine(({ published, updated }) => updated === undefined || updated >= published, {
  path: ["updated"],
  error: "is before the day of publication: write a later day",
});

const nameAndDescription = {
  name: text("what it is called", 40),
  description: text("one sentence about it", 160),
};

/** `content/blog/authors.yaml`: authors by id. */
export const authors = z.record(slug, strictEntry({ ...nameAndDescription, sample }));
/** `content/blog/topics.yaml`: topics by id, in display order. */
export const topics = z.record(slug, strictEntry(nameAndDescription));

type Named<T extends z.ZodType> =
  z.infer<T> extends Record<string, infer Value> ? Value & { id: string } : never;
export type Author = Named<typeof authors>;
export type Topic = Named<typeof topics>;
export type PostFile = z.infer<typeof postFrontMatter>;
