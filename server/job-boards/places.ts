import type { Location, Workplace } from "#domain/postings/posting.schema.ts";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  // Not countries: the European Union, the United Nations, and codes for testing.
  .filter((code) => !["EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"].includes(code) && names.of(code))
  // A code that was given up stands for the one that took its place.
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

const byName = new Map([
  ...codes.map((code): [string, string] => [(names.of(code) ?? "").toLowerCase(), code]),
  ...Object.entries({
    usa: "US",
    us: "US",
    "u.s.": "US",
    "u.s.a.": "US",
    "united states of america": "US",
    uk: "GB",
    "u.k.": "GB",
    "great britain": "GB",
    england: "GB",
    scotland: "GB",
    wales: "GB",
    uae: "AE",
    "hong kong": "HK",
    "czech republic": "CZ",
    turkey: "TR",
    "the netherlands": "NL",
    korea: "KR",
    "republic of korea": "KR",
  }),
]);

/** The two letters of a country from its English name; from the letters themselves only where a country must stand. */
export function countryCode(text: string, isField = false): string | undefined {
  const name = text.trim();
  const code = byName.get(name.toLowerCase());
  if (code !== undefined) return code;
  return isField && codes.includes(name) ? name : undefined;
}

/** More than a country and no place of work. */
const wide = /^(?:emea|apac|latam|amer|americas|eu|europe|asia|africa|north america|south america|global)$/i;
const remoteWords = /\b(?:fully )?(?:remote|anywhere|worldwide|distributed|work from home)\b/gi;
const officeWords = /\b(?:hybrid|on-?site|in-?office)\b/gi;
const nowhere = /^(?:multiple|various|several|flexible)(?: locations| offices)?$/i;

/** What the words of a place say: where it is, and how one works there. */
export type ParsedLocation = { place?: Location; workplace?: Workplace };

/** The kind of workplace that a word such as On-site names. */
export function workplaceIn(text: string): Workplace | undefined {
  if (/hybrid/i.test(text)) return "HYBRID";
  if (text.search(remoteWords) >= 0) return "REMOTE";
  return /\bon[- ]?site\b|\bin[- ]?(?:office|person)\b/i.test(text) ? "ON_SITE" : undefined;
}

function parseLocation(text: string): ParsedLocation {
  const workplace = workplaceIn(text);
  const rest = text
    .replace(remoteWords, " ")
    .replace(officeWords, " ")
    .replace(/[()[\]]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,:–—/-]+|[\s,:–—/-]+$/g, "")
    .replace(/^(?:in|within|from|based in) /i, "")
    .replace(/ only$/i, "");
  const found = { ...(workplace && { workplace }) };
  if (rest === "" || nowhere.test(rest)) return found;
  if (wide.test(rest)) return { ...found, place: { region: rest } };
  const parts = rest
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  // Atlanta, Georgia is in the United States.
  const last = parts.at(-1) ?? "";
  const country = parts.length > 1 && /^georgia$/i.test(last) ? undefined : countryCode(last);
  const [city, ...region] = country === undefined ? parts : parts.slice(0, -1);
  return {
    ...found,
    place: {
      ...(city !== undefined && { city }),
      ...(region.length > 0 && { region: region.join(", ") }),
      ...(country !== undefined && { country }),
    },
  };
}

/** Reads what people write for a place: "Pune, Maharashtra, India", "Remote – India", "Berlin; Hamburg", "London or Remote". */
export function parseLocations(text: string): ParsedLocation[] {
  return text
    .split(/\s*[;|•]\s*|\s+\/\s+|\s+or\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(parseLocation);
}

/** Several of them as a posting has them; where the system itself names the workplace, it knows best. */
export function mergeLocations(
  read: ParsedLocation[],
  said?: Workplace,
): { workplace?: Workplace; locations: Location[]; remoteWithin?: string[] } {
  const workplaces = read.map((one) => one.workplace);
  const workplace =
    said ?? (["REMOTE", "HYBRID", "ON_SITE"] as const).find((one) => workplaces.includes(one));
  const isRemote = workplace === "REMOTE";
  const all = read.flatMap(({ place }) => (place ? [place] : []));
  const isNarrow = ({ city, region }: Location) => city !== undefined || region !== undefined;
  // A country says something only where no place in it is named.
  const narrow = new Set(all.filter(isNarrow).map(({ country }) => country));
  const locations = new Map(
    all
      .filter((place) => isNarrow(place) || (!isRemote && !narrow.has(place.country)))
      .map((place) => [JSON.stringify([place.city, place.region, place.country]), place]),
  );
  const countries = [...new Set(all.flatMap(({ country }) => country ?? []))];
  return {
    ...(workplace && { workplace }),
    locations: [...locations.values()],
    ...(isRemote && countries.length > 0 && { remoteWithin: countries }),
  };
}
