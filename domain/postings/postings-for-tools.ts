import type { Posting } from "./posting.schema.ts";
import { postingText } from "./posting-text.ts";
import { listedPostings, postingUrl } from "./postings.ts";

/** An open posting with the text that résumés are matched with. */
export type OpenPosting = { title: string; url: string; text: string };

export type PostingLink = Pick<OpenPosting, "title" | "url">;

/** Listed postings that are open on a day (`2026-11-20`), for the tools that run on the visitor's device. */
export function openPostings(postings: readonly Posting[], today: string): OpenPosting[] {
  return listedPostings(postings, today).map((posting) => ({
    title: posting.title,
    url: postingUrl(posting),
    text: postingText(posting),
  }));
}
