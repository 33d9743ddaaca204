import { nameFormat } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
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

const cachedNames = new Map<string, string>();

/** @param code ISO country code, two capital letters; the cache stays small as there are few */
export function countryName(code: string, language: Language = "en"): string {
  const key = language + code;
  let name = cachedNames.get(key);
  if (name === undefined) {
    name = nameFormat(language, "region").of(code) ?? code;
    cachedNames.set(key, name);
  }
  return name;
}

/** The known parts of a location, narrowest first, such as Pune, Maharashtra, India. */
export function locationParts(
  { city, region, country }: Location,
  language: Language = "en",
): [string, ...string[]] {
  const [first = "", ...rest] = [city, region, country && countryName(country, language)].filter(
    (part) => part !== undefined,
  );
  return [first, ...rest];
}
