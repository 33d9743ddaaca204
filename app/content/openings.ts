import type { Posting } from "./job.schema.ts";

const indiaAheadOfUtc = 5.5 * 3_600_000;

/** The day it is in India, where the last day of an opening ends; India has no summer time. */
export function todayInIndia(now = Date.now()): string {
  return new Date(now + indiaAheadOfUtc).toISOString().slice(0, 10);
}

/** Whether one may apply on a day; whoever has an unlisted opening's address may, too. */
export function isOpen({ status, closes }: Pick<Posting, "status" | "closes">, today: string): boolean {
  return status === "OPEN" && (closes === undefined || closes >= today);
}

/** What the portal, the counts and the sitemap may show on a day. */
export function listedOpenings(postings: Posting[], today: string): Posting[] {
  return postings.filter((posting) => posting.listed && isOpen(posting, today));
}

export function openingUrl({ businessUnit, id }: Pick<Posting, "businessUnit" | "id">): string {
  return `/career/${businessUnit.id}/${id}`;
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });

export function countryName(code: string): string {
  return countryNames.of(code) ?? code;
}
