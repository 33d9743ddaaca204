import type { Location, Posting } from "./posting.schema.ts";

/** Whether visitors may apply on a day. Includes unlisted postings, which are reachable by URL. */
export function isOpen({ status, closes }: Pick<Posting, "status" | "closes">, today: string): boolean {
  return status === "OPEN" && (closes === undefined || closes >= today);
}

/** Postings that the portal, its counts and the sitemap show on a day. */
export function listedPostings(postings: readonly Posting[], today: string): Posting[] {
  return postings.filter((posting) => posting.listed && isOpen(posting, today));
}

export function postingUrl({ businessUnit, id }: Pick<Posting, "businessUnit" | "id">): string {
  return `/career/${businessUnit.id}/${id}`;
}

const countryNames = /* @__PURE__ */ new Intl.DisplayNames("en", { type: "region" });

const cachedNames = new Map<string, string>();

/** @param code ISO country code, two capital letters; the cache stays small as there are few */
export function countryName(code: string): string {
  let name = cachedNames.get(code);
  if (name === undefined) {
    name = countryNames.of(code) ?? code;
    cachedNames.set(code, name);
  }
  return name;
}

/** The known parts of a location, narrowest first, such as Pune, Maharashtra, India. */
export function locationParts({ city, region, country }: Location): [string, ...string[]] {
  const [first = "", ...rest] = [city, region, country && countryName(country)].filter(
    (part) => part !== undefined,
  );
  return [first, ...rest];
}
