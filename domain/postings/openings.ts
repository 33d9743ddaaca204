import type { Location, Posting } from "./posting.schema.ts";

/** Whether one may apply on a day; whoever has an unlisted opening's address may, too. */
export function isOpen({ status, closes }: Pick<Posting, "status" | "closes">, today: string): boolean {
  return status === "OPEN" && (closes === undefined || closes >= today);
}

/** What the portal, the counts and the sitemap may show on a day. */
export function listedPostings(postings: readonly Posting[], today: string): Posting[] {
  return postings.filter((posting) => posting.listed && isOpen(posting, today));
}

export function postingUrl({ businessUnit, id }: Pick<Posting, "businessUnit" | "id">): string {
  return `/career/${businessUnit.id}/${id}`;
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });

export function countryName(code: string): string {
  return countryNames.of(code) ?? code;
}

/** Pune, Maharashtra, India: what is known of a place, from the narrowest on. */
export function locationParts({ city, region, country }: Location): [string, ...string[]] {
  const [first = "", ...rest] = [city, region, country && countryName(country)].filter(
    (part) => part !== undefined,
  );
  return [first, ...rest];
}
