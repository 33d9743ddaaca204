import { z } from "zod";
import { link, list, sample, strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/security.yaml`: fields of security.txt (RFC 9116). */
export const security = strictEntry({
  sample,
  contact: z
    .string({ error: "is missing: write mailto: and an address, or an https address" })
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, "is no contact: write mailto: and an address, or https://…")
    .describe("where to report a vulnerability"),
  expires: z.iso
    .date({ error: "must be a date such as 2027-10-31, at most a year ahead" })
    .describe("the day from which nobody should rely on this"),
  languages: list(
    z.string().regex(/^[a-z]{2,3}$/, "must be a language's letters, such as en"),
    "languages",
    1,
    5,
  ),
  policy: link.describe("the page that says what is welcome"),
});
export type Security = z.infer<typeof security>;

/** `content/llms.yaml`: texts of llms.txt around the list of pages. */
export const llmsWords = strictEntry({
  about: text("what this site is and how its Markdown is found, in a few sentences", 600),
  pages: text("the heading over the pages", 40),
  posts: text("the heading over the posts", 40),
  feeds: text("the heading over the feeds", 40),
  blogFeed: text("what the blog's feed is", 80),
  careersFeed: text("what the feed of openings is", 80),
});
export type LlmsWords = z.infer<typeof llmsWords>;
