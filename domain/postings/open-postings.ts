import { listedPostings, postingUrl } from "./openings.ts";
import type { Posting } from "./posting.schema.ts";
import { postingText } from "./posting-text.ts";

/** A posting that is open, as the text that a résumé is compared with. */
export type OpenPosting = { title: string; url: string; text: string };

/** Its name in a list. */
export type PostingLink = Pick<OpenPosting, "title" | "url">;

/** The postings that a visitor can apply for on a day (`2026-11-20`), for the tools that run on their device. */
export function openPostings(postings: readonly Posting[], today: string): OpenPosting[] {
  return listedPostings(postings, today).map((posting) => ({
    title: posting.title,
    url: postingUrl(posting),
    text: postingText(posting),
  }));
}
