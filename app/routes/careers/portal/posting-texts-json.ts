import { derivedFromPostings } from "#app/content/current-postings.ts";
import { businessDay } from "#domain/business-day.ts";
import { type OpenPosting, openPostings } from "#domain/postings/postings-for-tools.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import type { Route } from "./+types/posting-texts-json";

export const delivery: Delivery = { kind: "DAILY", query: ["page"] };

/** One part of the listed postings, with the number of parts. */
export type PostingTexts = { postings: OpenPosting[]; pages: number };

/** About 200 KB of a job board's texts, a quarter of that compressed. A large board is compared part by part. */
const pageSize = 50;

const currentTexts = derivedFromPostings((postings) => openPostings(postings, businessDay()));

/** The texts of the listed postings, for comparing a résumé with them in the browser. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const all = currentTexts();
  const page = Number(searchParams.get("page") ?? 1);
  const texts: PostingTexts = {
    postings: all.slice((page - 1) * pageSize, page * pageSize),
    pages: Math.ceil(all.length / pageSize),
  };
  return Response.json(texts);
}
