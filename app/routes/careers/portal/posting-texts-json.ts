import { derivedFromPostings } from "#app/content/current-postings.ts";
import { businessDay } from "#domain/business-day.ts";
import { type OpenPosting, openPostings } from "#domain/postings/postings-for-tools.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/posting-texts-json";

export const delivery: Delivery = { kind: "DAILY", query: ["page"] };

/** One page of the listed postings, and the number of pages. */
export type PostingTexts = { postings: OpenPosting[]; pages: number };

/** A page is about 200 KB of a job board's texts, 50 KB compressed. Large boards are matched page by page. */
const pageSize = 50;

const currentTexts = derivedFromPostings((postings) => openPostings(postings, businessDay()));

/** Texts of the listed postings, for matching a résumé in the browser. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const all = currentTexts();
  const page = Number(searchParams.get("page") ?? 1);
  const texts: PostingTexts = {
    postings: all.slice((page - 1) * pageSize, page * pageSize),
    pages: Math.ceil(all.length / pageSize),
  };
  return Response.json(texts);
}
